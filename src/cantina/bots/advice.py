"""Advice: what a seat may choose, ranked by a search that knows what the seat knows."""

import math
from dataclasses import dataclass, replace
from typing import Any

from cantina.core.content import Content
from cantina.core.errors import BadOption
from cantina.core.match import Match

from .engine import Ranked, engine_of
from .registry import seed_at
from .scratch import search_forest

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
    hidden = match.hide(seat).copy()
    found = search(match.content, hidden, seat, iterations, seed_at(seed, hidden), trees)
    untried = [
        Ranked(action, 0, -1.0) for action in match.legal_actions(seat) if action not in {r.action for r in found}
    ]
    return [Advice(r.action, match.text(r.action), r.chance, r.visits) for r in [*found, *untried]]


def seat_to_advise(match: Match, seat: int | None) -> int:
    """The seat asked for, or the lowest that is to act; BadOption when it has nothing to choose."""
    if seat is None and match.to_act:
        seat = match.to_act[0]
    if seat is None or seat not in match.to_act:
        ended = "the game has ended" if not match.to_act else f"to act: {', '.join(map(str, match.to_act))}"
        raise BadOption(f"there is nothing to advise{'' if seat is None else f' seat {seat}'}: {ended}")
    return seat


def search(
    content: Content, hidden: Any, seat: int, iterations: int, seed: int, trees: int = 1, seconds: float = math.inf
) -> list[Ranked]:
    """What some trees find from what a seat knows, when all iterations are done or the time is up; the most tried first."""
    forest = search_forest(content.game, iterations, replace(engine_of(content.game).style, trees=trees))
    forest.clear()
    if forest.look(content.worlds, hidden, seat, seed).size == 0:
        return []
    forest.grow(seat, iterations, seconds)
    return forest.ranking(seat)
