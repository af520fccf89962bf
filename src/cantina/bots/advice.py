"""Advice: what a seat may choose, ranked by a search that knows what the seat knows."""

from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from cantina.core.errors import BadOption
from cantina.core.match import Match

from .engine import Ranked, Tree
from .registry import seed_at

TREES = 2  # searched side by side and added up, however many threads there are: the same advice on every machine


@dataclass(frozen=True)
class Advice:
    """One move: its text, the chance to win that the search sees in it from 0 to 1, and how often it was tried."""

    action: int
    move: str
    chance: float
    visits: int


def advise(match: Match, seat: int | None = None, iterations: int = 10_000, seed: int | str = 0) -> list[Advice]:
    """The choices of a seat, the best first, from that seat's information only.

    >>> import cantina
    >>> m = cantina.game("template").new(players=2, seed=7)
    >>> sorted(a.move for a in advise(m, 0, iterations=100))
    ['bid 1', 'bid 2', 'bid 3']
    """
    seat = seat_to_advise(match, seat)
    if iterations < 1:
        raise BadOption(f"iterations: must be at least 1, not {iterations}")
    found = merged(search(match, seat, iterations, seed))
    untried = [Ranked(action, 0, -1.0) for action in match.choices(seat) if action not in {r.action for r in found}]
    return [Advice(r.action, match.text(r.action), (r.value + 1) / 2, r.visits) for r in [*found, *untried]]


def seat_to_advise(match: Match, seat: int | None) -> int:
    """The seat asked for, or the lowest that is to act; BadOption when it has nothing to choose."""
    if seat is None and match.to_act:
        seat = match.to_act[0]
    if seat is None or seat not in match.to_act:
        ended = "the game has ended" if not match.to_act else f"to act: {', '.join(map(str, match.to_act))}"
        raise BadOption(f"there is nothing to advise{'' if seat is None else f' seat {seat}'}: {ended}")
    return seat


def search(match: Match, seat: int, iterations: int, seed: int | str) -> list[list[Ranked]]:
    """The rankings of several trees from what the seat knows."""
    hidden = match.hidden(seat).copy()
    shares = [iterations // TREES + (i < iterations % TREES) for i in range(TREES)]

    def grown(i: int) -> list[Ranked]:
        if shares[i] == 0:
            return []
        tree = Tree(match.game, shares[i])
        tree.look(match.worlds, hidden, seat, seed_at(f"{seed} tree {i}", hidden))
        tree.grow(seat, shares[i])
        return tree.ranking(seat)

    with ThreadPoolExecutor(TREES) as pool:
        return list(pool.map(grown, range(TREES)))


def merged(rankings: list[list[Ranked]]) -> list[Ranked]:
    """Several rankings as one."""
    visits: dict[int, int] = defaultdict(int)
    totals: dict[int, float] = defaultdict(float)
    for ranked in (r for ranking in rankings for r in ranking):
        visits[ranked.action] += ranked.visits
        totals[ranked.action] += ranked.visits * ranked.value
    rows = [Ranked(action, n, totals[action] / n) for action, n in visits.items()]
    return sorted(rows, key=lambda r: (-r.visits, -r.value, r.action))
