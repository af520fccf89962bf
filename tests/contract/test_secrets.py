"""Secrets have two doors, `hide` and the audience of an event: dealing anew what a seat cannot see changes nothing for it."""

import random
from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import pytest

from cantina.core.errors import MoveError
from cantina.core.game import Game
from cantina.core.match import Match
from helpers import QUICK, fields_that_differ, redealt, same, setups, steps, told_to, without_rng

LEARNT = 12  # deals that one game is compared with at a time


def test_a_seat_is_given_the_same_whatever_it_cannot_see(each_game: Game) -> None:
    """View, legal list, reasons and errors are equal byte for byte after what is hidden is dealt anew."""
    for seed, setup in enumerate(setups(each_game)):
        match = each_game.new(seed=seed, **setup)
        choose = random.Random(seed)
        for _ in steps(match, choose):
            for seat in range(-1, match.players):
                other = redealt(match, seat, choose.getrandbits(64))
                one, two = match.hide(seat).copy(), other.hide(seat)
                assert same(one, two), f"hide and redeal disagree for seat {seat}: {fields_that_differ(one, two)}"
                assert match.view(seat) == other.view(seat)
                if seat >= 0:
                    assert match.legal(seat) == other.legal(seat)
                    assert errors(match, seat) == errors(other, seat)


def errors(match: Match, seat: int) -> list[str]:
    """What a seat is told when it tries a few moves that may be illegal."""
    messages = []
    for action in range(0, match.game.actions, 1 + match.game.actions // 5):
        try:
            match.check(seat, action)
        except MoveError as error:
            messages.append(str(error))
    return messages


def test_a_seat_that_sees_the_same_is_told_the_same(each_game: Game) -> None:
    """After any move that leaves a seat's view equal in two deals, it was told the same."""
    check(leaks_of(each_game).told)


def test_what_is_shown_is_news(each_game: Game) -> None:
    """After a move without news its own seat sees the same in two deals: only such a move may be taken back."""
    check(leaks_of(each_game).news)


def test_what_a_seat_sees_differs_only_if_it_was_told_so(each_game: Game) -> None:
    """After a move of another that is told to a seat in the same words, it sees the same: `hide` blanks all that is secret."""
    check(leaks_of(each_game).seen)


def test_what_a_seat_has_learnt_it_still_knows(each_game: Game) -> None:
    """Two deals that a seat can tell apart stay so through actions without chance that show nothing."""
    check(leaks_of(each_game).forgotten)


def check(leak: str) -> None:
    """Fails with the whole sentence: pytest would cut it short."""
    if leak:
        raise AssertionError(leak)


@dataclass
class Leaks:
    """The first violation of each kind that was met, as a sentence."""

    told: str = ""
    news: str = ""
    seen: str = ""
    forgotten: str = ""


@cache
def leaks_of(game: Game) -> Leaks:
    """What comes out where whole games are compared, move by move, with deals that look the same to a seat."""
    leaks = Leaks()
    for seed, setup in enumerate(setups(game)):
        match = game.new(seed=seed, **setup)
        choose = random.Random(seed)
        apart: list[tuple[Match, int]] = []  # deals that a seat knows not to be the truth
        for actor, action in steps(match, choose):
            truth = match.copy()
            truth.apply(actor, action)
            apart = [pair for pair in apart if still_apart(leaks, truth, *pair)][-LEARNT:]
            for seat in range(-1, match.players):
                other = redealt(match, seat, choose.getrandbits(64))
                if action in other.legal_actions(actor):  # else the actor could not have chosen it there
                    other.apply(actor, action)
                    if not compare(leaks, truth, other, seat) and seat >= 0:
                        apart.append((other, seat))
            if truth.state.news:
                compare_luck(leaks, match, truth, choose.getrandbits(64))
    return leaks


def compare(leaks: Leaks, truth: Match, other: Match, seat: int) -> bool:
    """Whether a seat sees the same after the last action in two deals that looked the same to it before."""
    one, two = truth.hide(seat).copy(), other.hide(seat).copy()
    equal, alike = same(one, two), told_last(truth, seat) == told_last(other, seat)
    played = truth.record[-1]
    text, heard = truth.text(played.action), truth.log(seat, since=len(truth.record))
    if equal and not alike:
        leaks.told = leaks.told or (
            f"after {text!r} {who(seat)} sees the same in two deals, but was told {heard} or "
            f"{other.log(seat, since=len(other.record))}. Either an event tells too many (its audience), or what it showed is gone "
            "at once, as when a round ends and the next is dealt in one action: then let the new deal be an action of its own "
            "(docs/add_a_game.md, Rounds)."
        )
    if not equal and seat == played.seat and not truth.state.news:
        leaks.news = leaks.news or (
            f"after {text!r} its own seat sees {fields_that_differ(one, two)}, which it could not know before. Does who is asked, "
            "or what may be chosen, depend on a secret? If something hidden was rightly shown, say so: set s.news = 1"
        )
    if not equal and seat != played.seat and alike:
        leaks.seen = leaks.seen or unseen(truth, seat, one, two)
    return equal


def compare_luck(leaks: Leaks, match: Match, truth: Match, key: int) -> None:
    """Plays the last action with other luck too: where a seat is told the same, it sees the same."""
    played, other = truth.record[-1], match.copy()
    other.apply(played.seat, played.action, key)
    for seat in range(-1, match.players):
        one, two = truth.hide(seat).copy(), other.hide(seat).copy()
        if told_last(truth, seat) == told_last(other, seat) and not same(one, two):
            leaks.seen = leaks.seen or unseen(truth, seat, one, two)


def unseen(truth: Match, seat: int, one: Any, two: Any) -> str:
    """What is wrong when a seat sees more than it was told."""
    played = truth.record[-1]
    return (
        f"hide blanks too little, or an event is missing: after {truth.text(played.action)!r} {who(seat)} was told "
        f"{truth.log(seat, since=len(truth.record))} whatever had been dealt, and sees what was by {fields_that_differ(one, two)}"
    )


def who(seat: int) -> str:
    """A seat in words."""
    return "a spectator" if seat < 0 else f"seat {seat}"


def still_apart(leaks: Leaks, truth: Match, other: Match, seat: int) -> bool:
    """Plays the last action of the truth in a deal that a seat knows not to be it; whether the seat knows it still."""
    played = truth.record[-1]
    if played.action not in other.legal_actions(played.seat):
        return False
    other.apply(played.seat, played.action)
    if not same(truth.hide(seat).copy(), other.hide(seat)):
        return True
    news = truth.state.news or other.state.news or told_last(truth, seat) != told_last(other, seat)
    if not news:
        text = truth.text(played.action)
        leaks.forgotten = leaks.forgotten or (
            f"seat {seat} forgets what it was told before when seat {played.seat} plays {text!r}, which changes nothing of it"
        )
    return False


def told_last(match: Match, seat: int) -> list[tuple[int, tuple[int, ...]]]:
    """What a seat was told of the last action, as numbers."""
    return told_to(match, seat, len(match.record) - 1)


def test_a_secret_choice_stays_secret(each_game: Game) -> None:
    """Where `shown` makes two choices look alike to a seat, it sees and is told the same after either."""
    shown = each_game.rules["shown"]
    for players in each_game.facts.players:
        match = each_game.new(players=players, seed=31)
        for actor, _ in steps(match, random.Random(31)):
            for seat in set(range(players)) - {actor}:
                alike: dict[int, Any] = {}
                for action in match.legal_actions(actor):
                    look = int(shown(match.world, match.state, action, seat))
                    if look >= each_game.actions:
                        told = after(match, actor, action, seat)
                        assert alike.setdefault(look, told) == told, match.text(action)
                    else:
                        assert look == action


def after(match: Match, actor: int, action: int, seat: int) -> Any:
    """What a seat sees and is told after an action, unless it ends the secrecy for everyone (then only that it did)."""
    other = match.copy()
    other.apply(actor, action)
    if other.state.news:
        return "all is shown"
    return other.hide(seat).tobytes(), told_to(other, seat, len(match.record))


def test_spectators_see_nothing_of_the_deal(each_game: Game) -> None:
    """Sixty deals that all differ look alike to someone who holds no cards, but for a few open beginnings."""
    deals = [each_game.new(players=each_game.facts.players[-1], seed=seed) for seed in range(60)]
    truths = len({without_rng(match.states) for match in deals})
    assert truths > 50 or truths == 1  # one: a game that draws every card when it is first seen keeps no secret
    assert len({match.hide(-1).tobytes() for match in deals}) <= 12


def test_hiding_hides_the_generator_and_is_done_at_once(each_game: Game) -> None:
    match = each_game.new(seed=2)
    for _ in steps(match, random.Random(2)):
        for seat in range(-1, match.players):
            once = match.hide(seat).copy()
            assert once.rng == 0
            again = np.array([once], each_game.state)
            each_game.kernels["hide_at"](match.worlds, again, 0, seat)
            assert same(again[0], once)


def test_a_full_state_is_not_dealt_anew(each_game: Game) -> None:
    """`redeal` draws what is blank and nothing else."""
    match = each_game.new(seed=6)
    for _ in steps(match, random.Random(6)):
        full = match.states[0].copy()
        other = match.copy()
        other.runner.redeal(other.states, int(full.rng))
        other.states[0].rng = full.rng
        other.states[0].news = full.news
        assert same(other.states[0], full)


@pytest.mark.parametrize("seat", [-1, 0])
def test_redeal_has_the_frequencies_of_the_deal(each_game: Game, seat: int) -> None:
    """Over many deals, each byte of the state is distributed as it is after hiding and dealing anew."""
    deals = 300 if QUICK else 1500
    dealt, anew = [], []
    players = each_game.facts.players[-1]
    for seed in range(deals):
        match = each_game.new(players=players, seed=seed)
        dealt.append(np.frombuffer(match.states[0].tobytes(), np.uint8))
        anew.append(np.frombuffer(redealt(match, seat, seed * 7919 + 13).states[0].tobytes(), np.uint8))
    a, b = np.array(dealt), np.array(anew)
    offset = each_game.state["rng"].itemsize  # behind the generator
    for column in range(offset, a.shape[1]):
        if (a[:, column] != a[0, column]).any():
            assert distance(a[:, column], b[:, column]) < 5.5, f"byte {column} is dealt differently"


def distance(a: np.ndarray, b: np.ndarray) -> float:
    """How far two samples of byte values are apart, in standard deviations at the value where they differ most."""
    first, second = Counter(a.tolist()), Counter(b.tolist())
    spread = [abs(first[v] - second[v]) / np.sqrt(max(first[v] + second[v], 1)) for v in first | second]
    return float(max(spread))
