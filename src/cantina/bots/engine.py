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
    share: float = 0.5  # of a turn's iterations that are left, how much one decision takes
    deals: int = 8  # what the greedy bot imagines
    easy: int = 100  # iterations of a turn
    medium: int = 1000
    hard: int = 10_000

    def record(self) -> Array:
        """The figures that the kernels read."""
        settings = np.zeros(1, search.SETTINGS)
        settings[0] = (self.explore, self.widen, self.trust, self.plan, self.turns, self.guided)
        return settings


class Engine:
    """The bots' kernels for one game, and its style."""

    def __init__(self, game: Game) -> None:
        self.game = game
        hints = game.module("hints") if game.has("hints") else defaults
        self.style: Style = Style(**getattr(hints, "STYLE", {}))
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


class Scratch:
    """The states, lists and results that any bot needs to think in; one thread uses it at a time."""

    def __init__(self, game: Game, style: Style | None = None) -> None:
        self.engine = engine_of(game)
        self.style = style or self.engine.style
        self.kernels = self.engine.kernels
        self.states = np.zeros(search.STATES, game.state)
        self.out = game.buffer()
        self.totals = np.zeros(SEATS, np.float64)
        self.base = np.zeros(1, np.uint64)

    def look(self, worlds: Array, hidden: Any, seat: int, seed: int) -> Array:
        """Takes in what `seat` knows, and returns what it may choose."""
        self.worlds = worlds
        self.states[search.ROOT] = hidden
        self.base[0] = seed
        n = self.kernels["legal_at"](self.worlds, self.states, search.ROOT, seat, self.out)
        return self.out[:n].copy()

    def rate(self, choices: Array, seat: int) -> Array:
        """What each choice of the seat that was looked at is worth at a glance."""
        values = np.zeros(choices.size, np.float64)
        self.kernels["rate"](
            self.worlds, self.states, int(not self.engine.estimates), seat, self.base, self.style.deals, choices, values,
            self.out, self.totals, NO_LOG,
        )  # fmt: skip
        return values


class Tree(Scratch):
    """Memory for a search of so many iterations; all memory is taken here."""

    def __init__(self, game: Game, capacity: int, style: Style | None = None) -> None:
        super().__init__(game, style)
        self.settings = self.style.record()
        self.nodes = np.zeros(1 << max(8, (2 * capacity).bit_length()), search.NODE)
        self.each = EDGES_EACH if self.style.trust else 1
        self.edges = np.zeros(capacity * self.each, search.EDGE)
        self.planned = True
        self.counts = np.zeros(search.COUNTS, np.int64)
        self.path = np.zeros(search.DEPTH, np.int64)
        self.seats = np.zeros(search.DEPTH, np.int64)
        self.spots = np.zeros(search.DEPTH, np.int64)
        self.marks = np.zeros(game.actions, np.int64)
        self.looks = np.zeros(game.max_legal, np.float64)
        self.words = self.states.view(np.uint64).reshape(search.STATES, -1)
        self.actions = np.zeros(game.max_legal, np.int64)
        self.visits = np.zeros(game.max_legal, np.int64)
        self.values = np.zeros(game.max_legal, np.float64)

    def look(self, worlds: Array, hidden: Any, seat: int, seed: int) -> Array:
        """Takes in what `seat` knows, and returns what it may choose."""
        self.choices = super().look(worlds, hidden, seat, seed)
        self.planned = self.style.plan == 0
        return self.choices

    def plan(self, seat: int) -> None:
        """Looks at the choices in the root as the greedy bot does, once."""
        values = self.rate(self.choices, seat)
        self.kernels["plant"](
            self.worlds, self.states, self.words, self.nodes, self.edges, self.counts, seat, self.choices, values
        )
        self.planned = True

    def clear(self) -> None:
        """Forgets the tree."""
        self.nodes["key"] = 0
        self.counts[:] = 0
        self.marks[:] = 0

    def fits(self, iterations: int) -> bool:
        """Whether there is room for so many more iterations: each adds one node at most, and few add more than one edge."""
        return int(self.counts[search.EDGES]) + iterations * self.each <= self.edges.size

    def grow(self, seat: int, iterations: int, seconds: float = math.inf) -> None:
        """Runs more iterations for the seat that was looked at, in chunks, until none are left or the time is up."""
        if not self.planned:
            self.plan(seat)
        until = time.monotonic() + seconds
        while iterations > 0 and time.monotonic() < until:
            n = min(iterations, CHUNK)
            self.kernels["grow"](
                self.worlds, self.states, self.words, self.nodes, self.edges, self.counts, self.path, self.seats,
                self.spots, self.settings, seat, self.base, n, self.out, self.marks, self.looks, self.totals, NO_LOG,
            )  # fmt: skip
            iterations -= n

    def ranking(self, seat: int) -> list[Ranked]:
        """The choices of `seat`, the most visited first; those never tried are left out."""
        n = self.kernels["read_root"](
            self.worlds, self.states, self.words, self.nodes, self.edges, self.counts, seat,
            self.actions, self.visits, self.values,
        )  # fmt: skip
        rows = zip(self.actions[:n].tolist(), self.visits[:n].tolist(), self.values[:n].tolist(), strict=True)
        return sorted((Ranked(*row) for row in rows if row[1]), key=lambda r: (-r.visits, -r.value, r.action))
