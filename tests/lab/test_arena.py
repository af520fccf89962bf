"""Matches: seats swapped on the same deals, the same results for any number of threads."""

import itertools

import pytest

import cantina
from cantina.core.errors import BadOption
from cantina.lab.arena import Finished, Setup, duel, duels, in_threads, play, share_of_wins


def setup(players: int = 2) -> Setup:
    """The template."""
    return Setup(cantina.game("template"), players)


def test_a_deal_is_the_same_game_again() -> None:
    """Whoever sits there; luck after it differs when asked for."""
    one, other = (play(setup(), "deal 1", ["easy", "random"]) for _ in range(2))
    assert one == other
    lucks = {play(setup(), "deal 1", ["random", "random"], luck).plies for luck in "abcdefgh"}
    assert len(lucks) > 1


def test_a_bot_against_itself_is_even() -> None:
    """Swapped seats on the same deal: the same game twice, won once by each."""
    for n in range(6):
        assert sum(duel(setup(), "random", "random", f"deal {n}")) == pytest.approx(1.0)


def test_threads_change_nothing() -> None:
    """One or three."""
    scores = [list(duels(setup(4), "easy", "random", 8, "seed", threads)) for threads in (1, 3)]
    assert scores[0] == scores[1]
    assert sum(len(deal) for deal in scores[0]) == 8


def test_nobody_works_ahead_for_ever() -> None:
    """Results come in order, and work stops when nobody asks any more."""
    done: list[int] = []

    def work(n: int) -> int:
        done.append(n)
        return n

    assert list(itertools.islice(in_threads(work, itertools.count(), 2), 5)) == [0, 1, 2, 3, 4]
    assert len(done) < 20


def test_shared_wins_are_shared() -> None:
    """Half a win for one of two winners; nobody's game is half for both."""

    def played(*returns: float) -> Finished:
        return Finished(returns, "", 1, 1, "", {}, None)

    assert share_of_wins(played(0.5, -1, 0.5), [0, 1]) == 0.5
    assert share_of_wins(played(0, 0), [0]) == 0.5
    assert share_of_wins(played(1, -1, 1, -1), [0, 2]) == 1


def test_unknown_bots_are_said_first() -> None:
    """Before a game is played."""
    with pytest.raises(BadOption, match="there is no bot 'nobody'"):
        duels(setup(), "random", "nobody", 2, "seed")
