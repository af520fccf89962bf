"""Several trees that search one root side by side and are added up: the same is found, however many threads grow them."""

import hashlib
import math
import os
from collections import defaultdict
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy.typing as npt

from cantina.core.game import Game

from .engine import Ranked, Style, Tree, engine_of

Array = npt.NDArray[Any]


class Forest:
    """As many trees as the style says, with room for that many iterations in all; each has random numbers of its own."""

    def __init__(self, game: Game, capacity: int, style: Style | None = None) -> None:
        self.style = style or engine_of(game).style
        self.trees = [Tree(game, -(-capacity // self.style.trees), self.style) for _ in range(self.style.trees)]
        self.owner: object = None  # whose search this is, and of which turn

    def look(self, worlds: Array, hidden: Any, seat: int, seed: int) -> Array:
        """Takes in what `seat` knows, and returns what it may choose."""
        found = [tree.look(worlds, hidden, seat, seed_of_tree(seed, i)) for i, tree in enumerate(self.trees)]
        return found[0]

    def clear(self, owner: object = None) -> None:
        """Forgets the trees; they now belong to `owner`."""
        self.owner = owner
        for tree in self.trees:
            tree.clear()

    def fits(self, iterations: int) -> bool:
        """Whether there is room for that many more iterations."""
        return all(tree.fits(share) for tree, share in zip(self.trees, self.shares(iterations), strict=True))

    def shares(self, iterations: int) -> list[int]:
        """The iterations of each tree, when all of them together have that many."""
        count = len(self.trees)
        return [iterations // count + (i < iterations % count) for i in range(count)]

    def grow(self, seat: int, iterations: int, seconds: float = math.inf, threads: int | None = None) -> None:
        """Runs more iterations for the seat that was looked at, until none are left or the time is up.

        While the kernels run they leave Python's lock to other threads.
        """
        if len(self.trees) == 1:
            self.trees[0].grow(seat, iterations, seconds)
            return
        with ThreadPoolExecutor(min(threads or os.cpu_count() or 1, len(self.trees))) as pool:
            list(pool.map(lambda tree, share: tree.grow(seat, share, seconds), self.trees, self.shares(iterations)))

    def ranking(self, seat: int) -> list[Ranked]:
        """The choices of `seat` by all trees together, the most visited first; those never tried are left out."""
        return merged(tree.ranking(seat) for tree in self.trees)


def seed_of_tree(seed: int, i: int) -> int:
    """The random bits of one tree; those of the first are the seed itself, so that one tree alone finds what it did before."""
    if i == 0:
        return seed
    return int.from_bytes(hashlib.sha256(f"{seed} tree {i}".encode()).digest()[:8], "big")


def merged(rankings: Iterable[list[Ranked]]) -> list[Ranked]:
    """Several rankings as one: visits and results are added up."""
    visits: dict[int, int] = defaultdict(int)
    totals: dict[int, float] = defaultdict(float)
    for ranked in (r for ranking in rankings for r in ranking):
        visits[ranked.action] += ranked.visits
        totals[ranked.action] += ranked.visits * ranked.value
    rows = [Ranked(action, n, totals[action] / n) for action, n in visits.items()]
    return sorted(rows, key=lambda r: (-r.visits, -r.value, r.action))
