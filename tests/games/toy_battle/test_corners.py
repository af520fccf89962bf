"""Toy Battle: corners that a change of the rules could break without any other test noticing."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from cantina.core.errors import PositionError
from cantina.core.game import Game
from cantina.core.match import Match
from helpers import redealt

At = Callable[..., Match]


def asking(match: Match) -> tuple[str, Any]:
    """The question, and the base that asks it."""
    return match.phase, match.view().get("base")


def imagined_kinds(match: Match, seat: int) -> set[int]:
    """The kinds that a lone troop of `seat` may be to the other one."""
    return {int(redealt(match, 1 - seat, k).state.rack[seat].argmax()) for k in range(60)}


def test_2_7_of_two_known_troops_one_leaves(at: At) -> None:
    match = at(rack="7 7 1", enemy="7", mine={"known": {"roxy": 2}})
    match.play("place roxy 1")
    assert match.view(1)["seats"][0]["known"] == {"roxy": 1}


def test_2_7_a_known_troop_that_was_shot_is_gone(at: At) -> None:
    match = at(rack="5", enemy="7", theirs={"known": {"roxy": 1}})
    match.play("place xb-42 1")
    match.play("use")
    assert "known" not in match.view(0)["seats"][1]
    assert all(redealt(match, 0, k).state.rack[1].sum() == 0 for k in range(20))


def test_7_1_bases_act_in_order_after_a_recall(at: At) -> None:
    """Of 6, 10 and 6 again, the last placement is undone: the first stays where it was in the row."""
    bases = {1: "b7", 3: "b7", 8: "b6", 4: "b6", 7: "b1", 12: "b1"}
    match = at(bases=bases, rack="2 2 2 7", enemy="7", mine={"regions": [4]})
    for move in ("place capn 5", "place capn 6", "place capn 10", "place roxy 6"):
        match.play(move)
    assert asking(match) == ("castle", 5)
    match.play("recall 6")
    assert asking(match) == ("castle", 6)
    match.play("pass")
    assert asking(match) == ("castle", 10)


def test_7_1_a_base_acts_though_an_enemy_was_moved_onto_it(at: At) -> None:
    match = at("volcanic-jungle", {1: "b7", 2: "b7", 4: "r1", 8: "r1"}, rack="2 7", enemy="7")
    match.play("place capn 5")
    match.play("place roxy 5")
    assert asking(match) == ("jungle-from", 5)
    match.play("move-from 4")
    match.play("move-to 5")
    assert asking(match) == ("jungle-from", 5)
    assert match.to_act == [0]


@pytest.mark.parametrize(
    ("terrain", "bases", "spot", "question"),
    [
        ("battlefield", {1: "b3", 3: "b3"}, 4, "battlefield"),
        ("volcanic-jungle", {1: "b3", 2: "b3", 8: "r7"}, 5, "jungle-from"),
    ],
)
def test_7_2_a_full_rack_stops_only_what_brings_a_troop(
    at: At, terrain: str, bases: dict[int, str], spot: int, question: str
) -> None:
    match = at(terrain, bases, rack="1 7 7 6 6 5 5 4", enemy="7")
    match.play(f"place skully {spot}")
    match.play("use")
    assert match.state.rack_size[0] == 8
    assert asking(match) == (question, spot)


def test_8_2_more_medals_than_the_objective_win_too(at: At) -> None:
    bases = {1: "b1", 3: "b1", 5: "b1", 8: "b2", 12: "b2"}
    match = at(bases=bases, rack="7", enemy="7", mine={"regions": [1, 8]})
    assert match.state.medals[0] == 6
    match.play("place roxy 7")
    assert match.state.medals[0] == 9
    assert match.outcome
    assert match.outcome.reason == "conquered"


def test_8_2_a_discard_by_jumbo_may_win(at: At) -> None:
    match = at(bases={1: "b6", 3: "b6", 5: "b1 r7"}, rack="3", enemy="7", mine={"regions": [1, 8]})
    match.play("place jumbo 7")
    assert match.outcome is None
    match.play("discard 5")
    assert match.outcome
    assert match.outcome.winners == (0,)


def test_8_4_only_a_turn_that_begins_tells_of_a_troop_that_fits(at: At) -> None:
    """Whoever cannot draw and may begin a turn has a troop that fits; off turn and within one that is not known."""
    waiting = at(bases={14: "b7", 15: "b7"}, rack="7", enemy="6", enemy_reserve=0)
    assert imagined_kinds(waiting, 1) - {0, 4}
    inside = at("battlefield", {13: "b7", 14: "b7"}, rack="7", enemy="4 1", enemy_reserve=0, to_act=[1])
    inside.play("place hook 9", 1)
    assert asking(inside) == ("battlefield", 9)
    assert imagined_kinds(inside, 1) == {0, 1}


@pytest.mark.parametrize(
    ("hooks", "rack"),
    [
        (3, {"rack": {"unknown": 1}}),  # nothing that red might hold fits
        (2, {"rack": {"unknown": 1}, "lying": {"unknown": 1}}),  # what it holds may not be chosen
        (2, {"rack": {"unknown": 1}, "known": {"skully": 1}}),  # what it holds is known by other means
        (2, {"rack": {"skully": 1}}),  # the same rack written out
    ],
)
def test_8_4_a_position_that_no_deal_explains_is_refused(game: Game, hooks: int, rack: dict[str, Any]) -> None:
    """Red cannot draw and cannot place: the game would have ended."""
    gone = {"kwak": 3, "hook": hooks, "roxy": 3, "star": 3, "xb-42": 3, "jumbo": 3, "capn": 4 - hooks}
    position = {
        "pack": "castle-field",
        "to_act": [1],
        "seats": [{"rack": {"star": 1}}, {**rack, "reserve": 0, "discard": gone}],
        "bases": {"14": ["blue roxy"], "15": ["blue roxy"]},
    }
    with pytest.raises(PositionError, match="to_act: seat 1 has nothing to choose"):
        game.from_position(position, seed=1)


@pytest.mark.parametrize("lying", range(4))
@pytest.mark.parametrize("known", [[], [1], [4], [1, 1], [1, 4], [1, 1, 2]])
@pytest.mark.parametrize("bag", [[1, 1, 2], [1, 2, 4], [4, 4, 4]])
def test_8_4_whether_some_deal_fits_is_known_before_dealing(
    game: Game, bag: list[int], known: list[int], lying: int
) -> None:
    """`might_fit` agrees with trying every deal: were it too hopeful, dealing until a troop fits would never end."""
    match = game.from_position({"bases": {"14": ["blue roxy"], "15": ["blue roxy"]}}, seed=1)
    s = match.state
    for row, kinds in ((s.known[1], known), (s.rack[1], known), (s.unseen[1], bag)):
        row[:] = np.bincount(np.array(kinds, np.int64), minlength=8)
    s.rack_size[1], s.lying_size[1] = 3, lying
    racks = [[*known, *drawn] for drawn in combinations(bag, 3 - len(known))]
    # Blue holds the bases in front of red's headquarters: of these kinds only Hook, number 4, fits.
    possible = any(4 in standing for rack in racks for standing in combinations(rack, 3 - lying))
    assert game.module("hiding").might_fit(match.world, s, 1) == possible
