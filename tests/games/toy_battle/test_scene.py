"""What the page is told of the table of Toy Battle: from which pile a click draws, and what the guided game says of it."""

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from cantina.core.game import Game
from cantina.core.match import Match
from cantina.core.words import LANGUAGES

At = Callable[..., Match]


def piles(match: Match, seat: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """The two reserves as a seat sees them, blue first."""
    tokens = match.game.module("scene").moving(match.opened_world, match.seen(seat), seat)["tokens"]
    return tokens["reserve-of-blue"], tokens["reserve-of-red"]


def test_one_draws_from_the_own_pile_and_nobody_elses(at: At) -> None:
    match = at(rack="7", enemy="1")
    mine, others = piles(match, 0)
    assert (mine["elements"], mine["draws"]) == (["reserve"], 2)
    assert "elements" not in others
    for seat in (1, -1):  # whoever waits, and whoever looks on
        assert not any("draws" in pile or "elements" in pile for pile in piles(match, seat))


@pytest.mark.parametrize(("troop", "draws"), [("skully", 2), ("star", 1)])
def test_troops_that_an_effect_gives_lie_on_the_own_pile(at: At, troop: str, draws: int) -> None:
    match = at(rack="1 6 7", enemy="1")
    match.play(f"place {troop} 1")
    mine, others = piles(match, 0)
    assert (mine["elements"], mine["draws"], mine["button"]) == (["action-use"], draws, True)
    assert "draws" not in others


def test_the_cloud_tower_gives_one(at: At) -> None:
    match = at("city-of-clouds", {1: "b7"}, rack="7", enemy="7")
    match.play("place roxy 3")
    assert match.phase == "clouds"
    mine, _ = piles(match, 0)
    assert (mine["elements"], mine["draws"]) == (["action-use"], 1)


def test_no_other_effect_is_used_at_the_pile(at: At) -> None:
    match = at(rack="5", enemy="7")
    match.play("place xb-42 1")
    assert not any("elements" in pile for pile in piles(match, 0))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guided_game_says_how_many_medals_win(game: Game, lang: str) -> None:
    words = json.loads((files("cantina.games.toy_battle") / "page" / "text" / f"{lang}.json").read_text("utf-8"))
    places = game.module("scene").still(game.new(seed=1).opened_world)["places"]
    slots = {place["slots"] for place in places.values() if "slots" in place}
    assert slots == {7}
    assert "7" in words["guide.counts"]


# Headquarters in reach


def marks(match: Match) -> dict[str, str]:
    """The headquarters with a mark, as whoever looks on sees them."""
    places = match.game.module("scene").moving(match.opened_world, match.seen(-1), -1)["places"]
    return {name: place["mark"] for name, place in places.items() if name.startswith("hq")}


def test_a_headquarters_is_threatened_once_a_line_of_the_enemy_reaches_it(at: At) -> None:
    line = {14: "r6", 12: "r2", 7: "r2", 3: "r3"}
    assert marks(at(bases=line, rack="7", enemy="1")) == {}
    assert marks(at(bases=line | {1: "r7"}, rack="7", enemy="1")) == {"hq-blue": "threatened"}
    assert marks(at(bases={1: "r4"}, rack="7", enemy="1")) == {}, "a Hook without a line threatens nothing"
    assert marks(at("tropical-pool", {11: "r3", 7: "r6", 3: "r5"}, rack="7", enemy="1")) == {"hq-blue-2": "threatened"}


def test_a_battle_that_is_over_threatens_nobody(at: At) -> None:
    match = at(bases={1: "b7", 3: "b7", 7: "b6", 12: "b6", 14: "b5"}, rack="1", enemy="7")
    assert marks(match) == {"hq-red": "threatened"}
    match.play("capture skully red")
    assert marks(match) == {"hq-red": "captured"}


def test_a_tray_knows_how_many_kinds_of_discards_it_holds(at: At) -> None:
    match = at(rack="7", enemy="1", mine={"discard": {"star": 2, "capn": 1}})
    places = match.game.module("scene").moving(match.opened_world, match.seen(0), 0)["places"]
    assert (places["discards-blue"]["n"], places["discards-red"]["n"]) == (2, 0)
