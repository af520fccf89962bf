"""Toy Battle: positions as people write them, with errors that name the key."""

from typing import Any

import pytest

from cantina.core.errors import PositionError
from cantina.core.game import Game

WRONG: dict[str, dict[str, Any]] = {
    "troops: is not known here": {"troops": 1},
    "mode: must be one of normal, beginner": {"mode": "easy"},
    "blue: must be a whole number from 0 to 1": {"blue": 2},
    "seats: must have 2 entries": {"seats": [{}]},
    "seats[0].hand: is not known here": {"seats": [{"hand": {}}, {}]},
    "seats[1].colour: must be red, because blue is seat 0": {"seats": [{}, {"colour": "blue"}]},
    "seats[0].rack.rex: is not known here": {"seats": [{"rack": {"rex": 1}}, {}]},
    "seats[0].rack.roxy: must be a whole number from 0 to 3": {"seats": [{"rack": {"roxy": 4}}, {}]},
    "seats[0].rack: holds 9 troops; 8 fit": {"seats": [{"rack": {"roxy": 3, "star": 3, "hook": 3}}, {}]},
    "seats[0].rack: is unknown as a whole or not at all": {"seats": [{"rack": {"roxy": 1, "unknown": 2}}, {}]},
    "seats[0].lying: must be unknown if the rack is": {"seats": [{"rack": {"unknown": 2}, "lying": {"roxy": 1}}, {}]},
    "seats[0].lying: names troops that are not on the rack": {"seats": [{"lying": {"roxy": 1}}, {}]},
    "seats[0].known: names troops that are not on the rack": {"seats": [{"known": {"roxy": 1}}, {}]},
    "seats[0].discard.unknown: is not known here": {"seats": [{"discard": {"unknown": 1}}, {}]},
    "seats[0].reserve: must be 20 by all the rest, not 7": {"seats": [{"reserve": 7}, {}]},
    "seats[0].medals: must be 0 by all the rest, not 2": {"seats": [{"medals": 2}, {}]},
    "seats[0]: has 4 of roxy, but an army has 3": {
        "seats": [{"rack": {"roxy": 3}}, {}],
        "bases": {"1": ["blue roxy"]},
    },
    "seats[0]: has too many troops: 4 of each army are removed": {
        "seats": [{"discard": dict.fromkeys(("kwak", "skully", "capn", "jumbo", "hook", "xb-42", "star"), 3)}, {}]
    },
    "seats[0].regions[0]: must be a whole number from 1 to 8": {"seats": [{"regions": [9]}, {}]},
    "seats[1].regions: the medals of region 2 are taken already": {"seats": [{"regions": [2]}, {"regions": [2]}]},
    "seats[0].regions: region 2 is surrounded: name it here": {
        "bases": {"3": ["blue roxy"], "5": ["blue roxy"], "7": ["blue roxy"]}
    },
    "seats[1].regions: hold 7 medals, which end the game": {"seats": [{}, {"regions": [1, 4, 5]}]},
    "bases.16: is not known here": {"bases": {"16": ["blue roxy"]}},
    "bases.1: must be a list of troops": {"bases": {"1": "blue roxy"}},
    'bases.1: must be troops such as "blue roxy", not \'roxy\'': {"bases": {"1": ["roxy"]}},
    "bases: hold 49 troops": {"bases": {"1": ["blue roxy"] * 49}},
    "base: nothing is asked about a base now": {"base": 1},
    "from: nothing is asked about a base now": {"from": 1},
    "pending: nothing is asked about a base now": {"pending": [5]},
    "pending: must be 4 bases at most": {"pending": [5] * 5},
    "to_act: must be the one seat whose turn it is": {"to_act": [0, 1]},
    "winner: the game goes on": {"winner": 1},
    "captured: the game goes on": {"captured": {"troop": "roxy", "hq": "red"}},
    "base: must name the base that the phase 'jumbo' is about": {"phase": "jumbo"},
    "base: no jumbo of seat 0 is visible there": {"phase": "jumbo", "base": 1},
    "base: must be one with the effect 'recall'": {"phase": "castle", "base": 1},
    "phase: 'castle' leaves nothing to choose": {"phase": "castle", "base": 5, "bases": {"5": ["blue hook"]}},
    "phase: 'jumbo' leaves nothing to choose": {"phase": "jumbo", "base": 1, "bases": {"1": ["blue jumbo"]}},
    "phase: 'xb-42' leaves nothing to choose": {"phase": "xb-42", "base": 1, "bases": {"1": ["blue xb-42"]}},
    "phase: 'extra' leaves nothing to choose": {"phase": "extra", "base": 1, "bases": {"1": ["blue capn"]}},
    "phase: 'battlefield' leaves nothing to choose": {"pack": "battlefield", "phase": "battlefield", "base": 4},
    "phase: 'cemetery' leaves nothing to choose": {"pack": "cursed-cemetery", "phase": "cemetery", "base": 2},
    "phase: 'jungle-from' leaves nothing to choose": {"pack": "volcanic-jungle", "phase": "jungle-from", "base": 5},
    "from: must name a base while a troop is being moved": {"pack": "volcanic-jungle", "phase": "jungle-to", "base": 5},
    "from: no enemy troop is visible there": {"pack": "volcanic-jungle", "phase": "jungle-to", "base": 5, "from": 4},
    "pending: base 1 has no effect after a placement": {
        "phase": "star", "base": 2, "pending": [1], "bases": {"2": ["blue star"]},
    },
    "base: troops have no effect there": {
        "pack": "station-metal-x", "phase": "star", "base": 7, "bases": {"7": ["blue star"]},
    },
    "seats[1].lying: these troops stood up": {"seats": [{}, {"rack": {"roxy": 1}, "lying": {"roxy": 1}}]},
    "winner: must be named when the game is won": {"end": "stuck"},
    "captured: must be there when a headquarters was captured": {"end": "captured", "winner": 0},
    "captured.hq: blue cannot capture its own": {
        "end": "captured", "winner": 0, "captured": {"troop": "roxy", "hq": "blue"},
    },
    "captured.hq: must be one of": {"end": "captured", "winner": 0, "captured": {"troop": "roxy", "hq": "green"}},
    "phase: nothing is decided when the game has ended": {"end": "stuck", "winner": 0, "phase": "star"},
}  # fmt: skip


@pytest.mark.parametrize("message", WRONG)
def test_a_wrong_position_is_refused_with_the_key(game: Game, message: str) -> None:
    with pytest.raises(PositionError) as caught:
        game.from_position(WRONG[message])
    assert str(caught.value).startswith(message), str(caught.value)


def test_an_empty_position_is_the_bare_terrain(game: Game) -> None:
    match = game.from_position({})
    view = match.view(0)
    assert view["bases"] == {}
    assert view["seats"][0] == {
        "colour": "blue", "rack": {}, "reserve": 20, "discard": {}, "medals": 0, "regions": [],
    }  # fmt: skip
    assert match.legal(0) == ["draw"]


def test_a_position_in_words(game: Game) -> None:
    """A position as a person would write it down, read and written again."""
    text = """
        pack = "volcanic-jungle"
        to_act = [1]
        phase = "jungle-to"
        blue = 1
        base = 5
        from = 4
        seats = [{ rack = { roxy = 2 } }, { rack = { kwak = 1, star = 1 }, known = { star = 1 }, regions = [6] }]
        [bases]
        1 = ["blue skully"]
        2 = ["blue capn"]
        4 = ["blue jumbo", "red hook"]
        5 = ["blue roxy"]
    """
    match = game.from_position(text, seed=1)
    assert match.legal(1) == ["move-to 1", "move-to 5", "move-to 7"]
    assert game.from_position(match.position(), seed=1).states[0].tobytes() == match.states[0].tobytes()
    assert match.view(0)["seats"][1]["medals"] == 2
