"""Toy Battle: what a seat sees after an action differs only if it was told something different."""

import random
from collections.abc import Callable

import pytest

from cantina.core.game import Game
from cantina.core.match import Match
from helpers import fields_that_differ, redealt, same, steps, told_to

At = Callable[..., Match]


def test_2_7_placing_a_known_troop_does_not_tell_of_a_second_one(at: At) -> None:
    """Of two roxys one is known: when one is placed nobody else can say whether the known one is still there."""
    match = at(rack="7 7 1", enemy="7", mine={"known": {"roxy": 1}})
    match.play("place roxy 1")
    for seat in (1, -1):
        assert "known" not in match.view(seat)["seats"][0]
    racks = {redealt(match, 1, key).state.rack[0].tobytes() for key in range(60)}
    assert len(racks) > 10, "the two troops left may be any"


@pytest.mark.parametrize("pack", ["castle-field", "cursed-cemetery"])  # where troops go back to racks for all to see
def test_2_7_a_seat_that_is_told_the_same_sees_the_same(game: Game, pack: str) -> None:
    """Every choice of the truth, played in it and in other deals: who was told the same must see the same."""
    compared = 0
    for seed in range(6):
        match = game.new(seed=seed, pack=pack)
        choose = random.Random(seed)
        for actor, _ in steps(match, choose):
            if match.state.known[actor].any():
                compared += sum(compare(match, actor, seat, choose.getrandbits(64)) for seat in (-1, 1 - actor))
    assert compared > 200


def compare(match: Match, actor: int, seat: int, key: int) -> int:
    """Plays each choice of `actor` in the truth and in a deal that looks the same to `seat`; returns how many were alike."""
    other, before, alike = redealt(match, seat, key), len(match.record), 0
    for action in set(match.legal_actions(actor)) & set(other.legal_actions(actor)):
        truth, guess = match.copy(), other.copy()
        truth.apply(actor, action)
        guess.apply(actor, action)
        if told_to(truth, seat, before) == told_to(guess, seat, before):
            one, two = truth.hide(seat), guess.hide(seat)
            assert same(one, two), f"seat {seat} after {match.text(action)!r}: {fields_that_differ(one, two)}"
            alike += 1
    return alike
