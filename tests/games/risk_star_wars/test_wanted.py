"""Cards that chance is asked for by name."""

import tomllib

import pytest

from cantina.core.errors import ImpossibleChance
from cantina.core.game import Game
from cantina.core.gamefile import loads

from .tables import bonus, given, turn


def test_5_8_a_bonus_order_can_be_asked_for(game: Game) -> None:
    """Chance can be told which card is drawn, though nobody is."""
    table = {"x-wing": {"m2": 5}, "tie": {"i2": 2}}
    match = given(game, "x-wings-luke", "x-wings", ships=table)
    match.play("stay", chance="6 6 1 1 1; b-wings-falcon-redemption")
    assert bonus(match) == [1, 0]
    assert tomllib.loads(match.position())["orders"][0] == ["assault-luke", "b-wings-falcon-redemption"]
    assert not any("unseen" in line for seat in (-1, 0, 1) for line in match.log(seat))
    assert loads(match.save()).digest() == match.digest()


def test_5_9_six_cards_can_be_asked_for_at_the_end_of_a_round(game: Game) -> None:
    match = turn(game, 1, "ties-vader", orders=[[], []])
    mine = ["x-wings-falcon-luke", "x-wings-redemption", "b-wings-falcon-redemption"]
    theirs = ["death-star-ambush", "death-star-vader", "executor-emperor"]
    match.play("decline", chance=[*mine, *theirs])
    assert match.view(0)["hands"][0] == dict.fromkeys(mine, 1)
    assert match.view(1)["hands"][1] == dict.fromkeys(theirs, 1)


def test_5_9_cards_that_cannot_come_are_refused(game: Game) -> None:
    match = turn(game, 1, "ties-vader", orders=[[], []])
    with pytest.raises(ImpossibleChance, match="'decline' did not bring"):
        match.play("decline", chance=["x-wings-redemption", "x-wings-redemption"])
