"""Many random games on all cores: the same seed gives the same numbers, whatever the number of threads."""

import os
import time
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from cantina.core.content import find_pack, usual_packs
from cantina.core.game import NO_LOG, Game
from cantina.core.header import SEATS
from cantina.core.rng import GAMMA, MIX_1, MIX_2, S27, S30, S31
from cantina.core.seeds import key_for, seed_text

Array = npt.NDArray[Any]
CHUNK = 500  # games in one call: short enough for a progress bar to move


@dataclass
class Totals:
    """What a series of games came to; one row of the arrays for each game."""

    game: Game
    players: int
    returns: Array
    ends: Array
    turns: Array
    plies: Array
    seconds: float

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.ends)

    @property
    def wins(self) -> list[int]:
        """Games won by each seat; every seat of a winning side counts."""
        return [int(n) for n in (self.returns[:, : self.players] > 0).sum(axis=0)]

    @property
    def draws(self) -> int:
        """Games that nobody won and nobody lost."""
        return int((self.returns[:, : self.players] == 0).all(axis=1).sum())

    def summary(self) -> dict[str, Any]:
        """The totals as plain data."""
        steps = int(self.plies.sum())
        ends = Counter(self.game.ends[end] for end in self.ends.tolist())
        low, middle, high = (float(np.percentile(self.turns, p)) for p in (5, 50, 95))
        return {
            "game": self.game.id, "players": self.players, "games": self.games, "steps": steps,
            "seconds": round(self.seconds, 3), "games_per_s": round(self.games / self.seconds),
            "steps_per_s": round(steps / self.seconds), "wins": self.wins, "draws": self.draws,
            "turns": {"mean": round(float(self.turns.mean()), 3), "p5": low, "p50": middle, "p95": high},
            "ends": dict(sorted(ends.items())),
        }  # fmt: skip


def play_random(
    game: Game,
    players: int,
    games: int,
    seed: int | str | bytes | None = None,
    pack: str | Path | None = None,
    options: Mapping[str, Any] | None = None,
    threads: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Totals:
    """Random games from first to last; what is left to chance (who begins, which board) is drawn for every game."""
    key = seed_text(seed)
    packs = usual_packs(game) if pack == "random" else [find_pack(game, pack, key)]
    worlds = game.worlds(packs)
    fixed, drawn = option_columns(game, players, options or {})
    base = np.array([key_for(key, "series")], np.uint64)
    totals = Totals(
        game, players, np.zeros((games, SEATS)), np.zeros(games, np.int64), np.zeros(games, np.int64),
        np.zeros(games, np.int64), 0.0,
    )  # fmt: skip
    simulate = game.kernels["simulate"]

    def run(first: int) -> int:
        """Plays one chunk, in room of its own."""
        last = min(first + CHUNK, games)
        rows = np.tile(fixed, (last - first, 1))
        for column, n in drawn:
            rows[:, column] = numbers_below(n, key, f"option {column}", first, last)
        simulate(
            worlds, game.blank(2, players), numbers_below(len(packs), key, "pack", first, last), rows, base, first,
            totals.returns[first:last], totals.ends[first:last], totals.turns[first:last], totals.plies[first:last],
            game.buffer(), NO_LOG,
        )  # fmt: skip
        return last - first

    run(0)  # compiles, or loads, before the clock starts
    begun = time.perf_counter()
    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        for done in pool.map(run, range(0, games, CHUNK)):
            if progress:
                progress(done)
    totals.seconds = max(time.perf_counter() - begun, 1e-9)
    return totals


def option_columns(game: Game, players: int, chosen: Mapping[str, Any]) -> tuple[Array, list[tuple[int, int]]]:
    """The options as numbers, and the columns that chance decides, each with how many values it has."""
    drawn: list[str] = []

    def note(name: str, n: int) -> int:
        drawn.append(name)
        return n - 1

    settled = game.options(players, chosen, note)
    numbers, column = game.option_numbers(settled), 0
    columns = []
    for option in game.facts.options:
        if option.name in drawn:
            columns.append((column, int(numbers[column]) + 1))
        column += len(option.order) or 1
    return numbers, columns


def numbers_below(n: int, key: str, label: str, first: int, last: int) -> Array:
    """A number from 0 to n-1 for each game from first to last, which depends on the game's own number alone."""
    base = np.uint64(key_for(key, label))
    numbers = np.arange(first, last, dtype=np.uint64)
    with np.errstate(over="ignore"):
        x = base + numbers * GAMMA
        x = (x ^ (x >> S30)) * MIX_1
        x = (x ^ (x >> S27)) * MIX_2
    return ((x ^ (x >> S31)) % np.uint64(n)).astype(np.int64)
