"""Toy Battle, chapter 8: the end of the game."""

from collections.abc import Callable

import pytest

from cantina.core.match import Match
from cantina.core.plain import plain
from helpers import redealt

At = Callable[..., Match]
LINE = {1: "b7", 3: "b7", 7: "b6", 12: "b6"}  # from the blue headquarters to one step before base 14
SIEGE = {14: "b7", 15: "b7"}  # all that red could reach is too strong for it


def result(match: Match) -> tuple[str, tuple[float, ...]]:
    """The reason for the end and the result of each seat."""
    assert match.outcome
    assert match.to_act == []
    return match.outcome.reason, match.outcome.returns


def test_8_1_capture_wins_at_once(at: At) -> None:
    match = at(bases=LINE | {14: "b5"}, rack="1 2", enemy="7")
    told = match.play("capture skully red")
    assert result(match) == ("captured", (1, -1))
    assert told == ["Player 1 captured the red headquarters with Skully."]
    assert match.state.rack_size[0] == 1  # Skully drew nothing
    assert match.view()["captured"] == {"troop": "skully", "hq": "red"}


def test_8_1_one_of_several_is_enough(at: At) -> None:
    bases = {1: "b7", 3: "b7", 7: "b6", 11: "b6"}
    match = at("tropical-pool", bases, rack="7", enemy="7")
    assert match.play("capture roxy red-1") == ["Player 1 captured the first red headquarters with Roxy."]
    assert result(match) == ("captured", (1, -1))


def test_8_1_the_capturing_troop_is_not_imagined_elsewhere(at: At) -> None:
    bases = {1: "b7", 3: "b7", 7: "b6", 11: "b6", 13: "b5"}
    match = at("tropical-pool", bases, rack="1 2", enemy="7")
    match.play("capture capn red-2")
    census = match.game.module("state").census
    for key in range(20):
        other = redealt(match, 1, key)
        assert census(other.opened_world, plain(other.states)) == census(match.opened_world, plain(match.states))
        assert other.state.unseen[0].sum() == match.state.unseen[0].sum()


def test_8_2_objective_wins_at_once(at: At) -> None:
    bases = {1: "b1", 3: "b1", 5: "b2"}
    match = at(bases=bases, rack="6 7", enemy="7", mine={"regions": [1, 4, 3]})
    told = match.play("place star 7")
    assert result(match) == ("conquered", (1, -1))
    assert told[-1] == "Player 1 reached the objective with 7 medals."
    match = at(bases=bases, rack="6 7", enemy="7", mine={"regions": [1, 4]})
    match.play("place star 7")
    assert match.outcome is None  # six of seven


def test_8_2_also_in_the_enemys_turn(at: At) -> None:
    bases = {1: "b7", 3: "b7", 7: "r2", 10: "r2", 12: "r1 b6"}
    match = at(bases=bases, rack="K", enemy="7", theirs={"regions": [1, 4, 3]})
    match.play("place kwak 5")
    match.play("recall 12")  # hands red its seventh medal
    assert result(match) == ("conquered", (-1, 1))


@pytest.mark.parametrize("blue", [0, 1])
def test_8_3_both_at_once(at: At, blue: int) -> None:
    """One move of the jungle completes a region for each: the player whose turn it is wins."""
    bases = {1: "b7", 2: "b7", 4: "b1 r7", 6: "r1", 9: "r1", 10: "r1"}
    mine, theirs, moves = [1, 3], [5, 6], ("place kwak 5", "move-from 4", "move-to 7")
    if blue:  # the same from the red side
        swap = str.maketrans("br", "rb")
        bases = {14 - base: short.translate(swap) for base, short in bases.items()}
        mine, theirs, moves = [5, 4], [1, 2], ("place kwak 9", "move-from 10", "move-to 7")
    match = at(
        "volcanic-jungle", bases, rack="K", enemy="7", blue=blue, mine={"regions": mine}, theirs={"regions": theirs}
    )
    for move in moves:
        match.play(move)
    assert match.state.medals.tolist() == [7, 7]
    assert result(match) == ("conquered", (1, -1))


def test_8_4_stuck(at: At) -> None:
    for mine, theirs, returns in (([1], [], (1, -1)), ([], [1], (-1, 1)), ([2, 3], [1], (-1, 1))):
        match = at(
            bases=SIEGE, rack="6", enemy="6", enemy_reserve=0, mine={"regions": mine}, theirs={"regions": theirs}
        )
        told = match.play("place star 1")
        match.play("pass")
        assert told == ["Player 1 placed Star on base 1."]
        assert result(match) == ("stuck", returns)
        assert match.log(0)[-1] == "Player 2 could neither draw nor place a troop."


def test_8_4_not_stuck_while_one_thing_is_possible(at: At) -> None:
    for enemy, reserve in (("6", 1), ("K", 0), ("4", 0)):
        match = at(bases=SIEGE, rack="7", enemy=enemy, enemy_reserve=reserve)
        match.play("place roxy 1")
        assert match.to_act == [1], enemy


def test_8_4_with_an_empty_rack(at: At) -> None:
    match = at(rack="7", enemy="", enemy_reserve=0)
    match.play("place roxy 1")
    assert result(match)[0] == "stuck"


def test_8_4_a_full_rack_that_fits_nowhere(at: At) -> None:
    match = at(bases=SIEGE, rack="7", enemy="1 1 1 2 2 2 3 3")
    match.play("place roxy 1")
    assert result(match)[0] == "stuck"


def test_8_4_lying_troops_cannot_be_placed(at: At) -> None:
    match = at("battlefield", {1: "b7", 3: "b7"}, rack="7", enemy="6", enemy_reserve=0)
    match.play("place roxy 4")
    match.play("use")
    assert result(match) == ("stuck", (1, -1))


def test_8_4_whoever_is_not_stuck_is_imagined_so(at: At) -> None:
    """Red cannot draw and yet the game goes on, so red holds a Kwak: whoever imagines its rack must know that."""
    match = at(bases=SIEGE, rack="7", enemy="K", enemy_reserve=0, theirs={})
    match.play("place roxy 1")
    assert match.to_act == [1]
    for seat in (0, -1):
        for key in range(200):
            other = redealt(match, seat, key)
            assert other.state.rack[1][0] == 1 or other.state.rack[1][4] == 1
            assert other.legal(1)
    assert match.state.news == 1  # that the game goes on has told blue something


def test_8_5_a_tie_is_lost_by_the_stuck_player(at: At) -> None:
    for regions in ([], [[2], [3]]):
        mine, theirs = regions or ([], [])
        match = at(
            bases=SIEGE, rack="7", enemy="6", enemy_reserve=0, mine={"regions": mine}, theirs={"regions": theirs}
        )
        match.play("place roxy 1")
        assert result(match) == ("stuck", (1, -1))


def test_8_6_a_draw_after_500_turns(at: At) -> None:
    match = at(rack="7", enemy="7", turns=499)
    match.play("draw")
    assert match.outcome is None
    match = at(rack="7", enemy="7", turns=500)
    told = match.play("draw", chance="star kwak")
    assert result(match) == ("cap", (0, 0))
    assert told[-1] == "After 500 turns nobody had won."
