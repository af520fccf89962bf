"""Toy Battle: what a terrain must be, with errors that name the key."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cantina.core import toml
from cantina.core.errors import PackError
from cantina.core.game import Game
from cantina.core.pack import parse_pack

Change = Callable[[dict[str, Any]], None]


def terrain(game: Game, name: str = "castle-field") -> dict[str, Any]:
    """The data of a terrain, to be changed."""
    return tomllib.loads((game.facts.folder / "content" / f"{name}.toml").read_text(encoding="utf-8"))


def put(*keys: Any, value: Any) -> Change:
    """A change that puts a value at a place of the data."""

    def change(data: dict[str, Any]) -> None:
        *path, last = keys
        for key in path:
            data = data[key]
        data[last] = value

    return change


def drop(*keys: Any) -> Change:
    """A change that takes something out of the data."""

    def change(data: dict[str, Any]) -> None:
        *path, last = keys
        for key in path:
            data = data[key]
        del data[last]

    return change


def both(*changes: Change) -> Change:
    """Several changes."""

    def change(data: dict[str, Any]) -> None:
        for one in changes:
            one(data)

    return change


REGION = ("regions", "value", 0)

WRONG = {
    "bases: must be from 1 to 16": put("bases", "value", value=17),
    "headquarters: red-1 is missing": put("headquarters", "value", value=["blue-1"]),
    "headquarters: must be some of blue-1": put("headquarters", "value", value=["blue-1", "green-1"]),
    "paths.3: there is no space '16'": put("paths", "value", "3", value=["16"]),
    "paths.red-2: there is no space 'red-2'": put("paths", "value", "red-2", value=["1"]),
    "paths.3: names 8, but paths.8 does not name 3": put("paths", "value", "8", value=["4", "12", "13"]),
    "paths.8: a space is no neighbour of itself": put("paths", "value", "8", value=["3", "4", "8", "12", "13"]),
    "paths.8: must be a list of different spaces": put("paths", "value", "8", value=["3", "3"]),
    "paths.15: no path leads from 1 to 15": both(
        put("paths", "value", "15", value=["red-1"]),
        put("paths", "value", "red-1", value=["15"]),
        put("paths", "value", "13", value=["8", "9", "11"]),
        put("paths", "value", "14", value=["12"]),
    ),
    "places.4: must be two numbers": drop("places", "value", "4"),
    "places.4: must be from 0 to 100": put("places", "value", "4", value=[101, 5]),
    "places.20: there is no space": put("places", "value", "20", value=[1, 1]),
    "places: the path 8 to 13 crosses the path 12 to 14": put("places", "value", "14", value=[95, 29]),
    "regions: must be 1 to 16 regions": put("regions", "value", value=[]),
    "regions[0]: must be a table": put(*REGION, value=7),
    "regions[0].bases: must be from 1 to 15": put(*REGION, "bases", value=[1, 2, 3, 4, 16]),
    "regions[0].bases: these bases do not lie around one closed area": put(*REGION, "bases", value=[1, 2, 3, 4, 9]),
    "regions[0].medals: must be 3": put(*REGION, "medals", value=2),
    "regions: the closed area between the bases 1, 2, 3, 4, 8 is missing": drop(*REGION),
    "objective.red: must be 7: half of the 14 medals": put("objective", "red", "value", value=8),
    "objective.blue: must be 7": put("objective", "blue", "value", value=6),
    "special.red-1: is a headquarters": put("special", "value", "red-1", value="draw"),
    "special.5: must be one of recall, draw": put("special", "value", "5", value="fly"),
    "special.19: there is no space": put("special", "value", "19", value="draw"),
    "limits.5: this base has an effect already": put("limits", "value", "5", value=["kwak"]),
    "limits.1: must be a list of some of kwak": put("limits", "value", "1", value=["duck"]),
    "troops.roxy: must be from 0 to 3": put("troops", "value", "roxy", value=4),
    "troops.rex: there must be a number for each": put("troops", "value", "rex", value=1),
    "troops.star: there must be a number for each": drop("troops", "value", "star"),
    "removed: must be from 0 to 24": put("removed", "value", value=25),
    "rack.second: must be from 0 to 8": put("rack", "second", "value", value=9),
    "cap: is missing": drop("cap"),
    "paths.source: must be one of rulebook": put("paths", "source", value="hearsay"),
    "medals: is not a figure of this game": put("medals", value={"value": 1, "source": "own"}),
}


@pytest.mark.parametrize("message", WRONG)
def test_a_wrong_terrain_is_refused_with_the_key(game: Game, message: str) -> None:
    data = terrain(game)
    WRONG[message](data)
    with pytest.raises(PackError) as caught:
        game.worlds([parse_pack(data, "mine.toml", game.id)])
    assert str(caught.value).startswith(f"mine.toml: {message}")


def test_a_face_with_two_bases_holds_no_medals(game: Game) -> None:
    data = terrain(game, "volcanic-jungle")
    data["regions"]["value"].append({"bases": [1, 3], "medals": 1})
    with pytest.raises(PackError, match=r"regions\[6\].medals: must be 0"):
        game.worlds([parse_pack(data, "mine.toml", game.id)])


HILL: dict[str, Any] = {
    "bases": 4,
    "headquarters": ["blue-1", "red-1"],
    "paths": {
        "blue-1": ["1"], "1": ["blue-1", "2", "3"], "2": ["1", "4"], "3": ["1", "4", "red-1"], "4": ["2", "3"],
        "red-1": ["3"],
    },
    "places": {"blue-1": [50, 90], "1": [50, 70], "2": [20, 60], "3": [50, 30], "4": [20, 40], "red-1": [50, 10]},
    "regions": [{"bases": [1, 2, 3, 4], "medals": 2}],
    "special": {"2": "draw"},
    "limits": {},
    "troops": {"kwak": 1, "skully": 1, "capn": 0, "jumbo": 0, "hook": 1, "xb-42": 0, "star": 0, "roxy": 1},
    "removed": 1,
    "cap": 40,
}  # fmt: skip


def test_a_terrain_of_ones_own_can_be_played(game: Game, tmp_path: Path) -> None:
    """A tiny one: four bases and a headquarters each, armies of four, and a game that can be saved and loaded."""
    pack: dict[str, Any] = {key: {"value": value, "source": "own"} for key, value in HILL.items()}
    pack["pack"] = {"name": "hill", "game": "toy-battle", "title": "Hill", "about": "A pond between two doors."}
    pack["rack"] = {name: {"value": n, "source": "own"} for name, n in (("limit", 2), ("first", 1), ("second", 2))}
    pack["objective"] = {name: {"value": 1, "source": "own"} for name in ("blue", "red")}
    path = tmp_path / "hill.toml"
    path.write_text(toml.dumps(pack), encoding="utf-8")
    match = game.new(seed=1, pack=path, first="1")
    assert [int(n) for n in match.state.rack_size] == [1, 2]
    assert [int(n) for n in match.state.reserve] == [2, 1]
    while not match.outcome:
        match.play(match.legal(match.to_act[0])[0])
    saved = tmp_path / "game.toml"
    match.save(saved)
    assert game.load(saved).record == match.record
