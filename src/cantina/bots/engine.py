"""What bots share for one game: the compiled kernels, the game's hints, and the arrays in which one bot thinks."""

import math
import time
import weakref
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from cantina.core.game import NO_LOG, Game
from cantina.core.header import SEATS

from . import defaults, greedy, search
from .levels import SEARCHES

Array = npt.NDArray[Any]
EDGES_EACH = 4  # edges for every iteration where glances add several at once; most iterations add none
CHUNK = 128  # iterations in one call: between calls Python may look at the clock


@dataclass(frozen=True)
class Style:
    """How bots play one game: the figures that its hints.py may change."""

    explore: float = 0.7
    widen: float = 4.0
    trust: float = 0.0  # visits that a glance at a choice counts for; 0: nobody glances
    plan: float = 0.0  # visits that the look of the greedy bot counts for at the root
    turns: int = -1  # turns that a playout goes on for until the estimate; -1: to the end
    guided: bool = False  # whether playouts follow the policy
    trees: int = 1  # searched side by side and added up
    share: float = 0.5  # of the iterations that are left, how much one decision takes
    deals: int = 8  # what the greedy bot imagines

    def record(self) -> Array:
        """The figures that the kernels read."""
        settings = np.zeros(1, search.SETTINGS)
        settings[0] = (self.explore, self.widen, self.trust, self.plan, self.turns, self.guided)
        return settings


class Engine:
    """The bots' kernels for one game, its style, and how many iterations each level has."""

    def __init__(self, game: Game) -> None:
        self.game = game
        hints = game.module("hints") if game.has("hints") else defaults
        figures = dict(getattr(hints, "STYLE", {}))
        self.iterations: dict[str, int] = {level: figures.pop(level, usual) for level, usual in SEARCHES.items()}
        self.style = Style(**figures)
        self.estimates = hasattr(hints, "estimate") and hints is not defaults
        extra = {name: getattr(hints, name, getattr(defaults, name)) for name in ("estimate", "policy")}
        self.kernels: dict[str, Callable[..., Any]] = game.compile([*search.TEMPLATES, *greedy.TEMPLATES], extra)


_engines: "weakref.WeakKeyDictionary[Game, Engine]" = weakref.WeakKeyDictionary()


def engine_of(game: Game) -> Engine:
    """The engine of a game, made once."""
    if game not in _engines:
        _engines[game] = Engine(game)
    return _engines[game]


@dataclass(frozen=True)
class Ranked:
    """One choice as a search sees it: how often it was tried, and its mean result from -1 to 1."""

    action: int
    visits: int
    value: float

    @property
    def chance(self) -> float:
        """The chance to win, from 0 to 1."""
        return min(max((self.value + 1) / 2, 0.0), 1.0)


def arrays_for(game: Game, style: Style, iterations: int, edges: int) -> search.Arrays:
    """Empty memory for a search; the worlds come with what is looked at."""
    states = np.zeros(search.STATES, game.state)
    path, seats, spots = np.zeros((3, search.DEPTH), np.int64)
    return search.Arrays(
        worlds=None,
        states=states,
        words=states.view(np.uint64).reshape(search.STATES, -1),
        base=np.zeros(1, np.uint64),
        nodes=np.zeros(1 << max(8, (2 * iterations).bit_length()), search.NODE),
        edges=np.zeros(edges, search.EDGE),
        counts=np.zeros(search.COUNTS, np.int64),
        path=path,
        seats=seats,
        spots=spots,
        settings=style.record(),
        out=game.buffer(),
        marks=np.zeros(game.actions, np.int64),
        looks=np.zeros(game.max_legal, np.float64),
        totals=np.zeros(SEATS, np.float64),
        log=NO_LOG,
    )


class Tree:
    """A search of some iterations, for which all memory is taken here; one thread uses it at a time."""

    def __init__(self, game: Game, capacity: int, style: Style | None = None) -> None:
        self.engine = engine_of(game)
        self.style = style or self.engine.style
        self.kernels = self.engine.kernels
        self.each = EDGES_EACH if self.style.trust else 1
        self.arrays = arrays_for(game, self.style, capacity, capacity * self.each)
        self.planned = True

    def look(self, worlds: Array, hidden: Any, seat: int, seed: int) -> Array:
        """Takes in what `seat` knows, and returns what it may choose."""
        self.arrays = self.arrays._replace(worlds=worlds)
        self.arrays.states[search.ROOT] = hidden
        self.arrays.base[0] = seed
        n = self.kernels["legal_at"](worlds, self.arrays.states, search.ROOT, seat, self.arrays.out)
        choices: Array = self.arrays.out[:n].copy()
        self.choices, self.planned = choices, self.style.plan == 0
        return choices

    def rate(self, seat: int) -> Array:
        """What each choice of the seat that was looked at is worth at a glance."""
        values = np.zeros(self.choices.size, np.float64)
        whole = int(not self.engine.estimates)
        self.kernels["rate"](self.arrays, whole, seat, self.style.deals, self.choices, values)
        return values

    def plan(self, seat: int) -> None:
        """Looks at the choices in the root as the greedy bot does, once."""
        self.kernels["plant"](self.arrays, seat, self.choices, self.rate(seat))
        self.planned = True

    def clear(self) -> None:
        """Forgets the tree."""
        self.arrays.nodes["key"] = 0
        self.arrays.counts[:] = 0
        self.arrays.marks[:] = 0

    def fits(self, iterations: int) -> bool:
        """Whether there is room for that many more iterations: each adds one node at most, and few add more than one edge."""
        return bool(self.arrays.counts[search.EDGES] + iterations * self.each <= self.arrays.edges.size)

    def grow(self, seat: int, iterations: int, seconds: float = math.inf) -> None:
        """Runs more iterations for the seat that was looked at, in chunks, until none are left or the time is up."""
        if not self.planned:
            self.plan(seat)
        until = time.monotonic() + seconds
        while iterations > 0 and time.monotonic() < until:
            n = min(iterations, CHUNK)
            self.kernels["grow"](self.arrays, seat, n)
            iterations -= n

    def ranking(self, seat: int) -> list[Ranked]:
        """The choices of `seat`, the most visited first; those never tried are left out."""
        most = self.arrays.looks.size
        actions, visits, values = np.zeros(most, np.int64), np.zeros(most, np.int64), np.zeros(most, np.float64)
        n = self.kernels["read_root"](self.arrays, seat, actions, visits, values)
        rows = zip(actions[:n].tolist(), visits[:n].tolist(), values[:n].tolist(), strict=True)
        return sorted((Ranked(*row) for row in rows if row[1]), key=lambda r: (-r.visits, -r.value, r.action))
