"""Advice: what a seat may choose, ranked by a search that knows what the seat knows."""

from dataclasses import dataclass, replace

from cantina.core.errors import BadOption
from cantina.core.match import Match

from .engine import Ranked, engine_of
from .forest import Forest
from .registry import seed_at

TREES = 2  # searched side by side and added up, however many threads there are: the same advice on every machine


@dataclass(frozen=True)
class Advice:
    """One move: its text, the chance to win that the search sees in it from 0 to 1, and how often it was tried."""

    action: int
    move: str
    chance: float
    visits: int


def advise(
    match: Match, seat: int | None = None, iterations: int = 10_000, seed: int | str = 0, trees: int = TREES
) -> list[Advice]:
    """The choices of a seat, the best first, from that seat's information only.

    >>> import cantina
    >>> m = cantina.game("template").new(players=2, seed=7)
    >>> sorted(a.move for a in advise(m, 0, iterations=100))
    ['bid 1', 'bid 2', 'bid 3']
    """
    seat = seat_to_advise(match, seat)
    if iterations < 1:
        raise BadOption(f"iterations: must be at least 1, not {iterations}")
    if trees < 1:
        raise BadOption(f"trees: must be at least 1, not {trees}")
    found = search(match, seat, iterations, seed, trees)
    untried = [
        Ranked(action, 0, -1.0) for action in match.legal_actions(seat) if action not in {r.action for r in found}
    ]
    return [Advice(r.action, match.text(r.action), (r.value + 1) / 2, r.visits) for r in [*found, *untried]]


def seat_to_advise(match: Match, seat: int | None) -> int:
    """The seat asked for, or the lowest that is to act; BadOption when it has nothing to choose."""
    if seat is None and match.to_act:
        seat = match.to_act[0]
    if seat is None or seat not in match.to_act:
        ended = "the game has ended" if not match.to_act else f"to act: {', '.join(map(str, match.to_act))}"
        raise BadOption(f"there is nothing to advise{'' if seat is None else f' seat {seat}'}: {ended}")
    return seat


def search(match: Match, seat: int, iterations: int, seed: int | str, trees: int) -> list[Ranked]:
    """What several trees find from what the seat knows."""
    hidden = match.hide(seat).copy()
    forest = Forest(match.game, iterations, replace(engine_of(match.game).style, trees=trees))
    forest.look(match.worlds, hidden, seat, seed_at(seed, hidden))
    forest.grow(seat, iterations)
    return forest.ranking(seat)
