"""Many games by bots: what `play_random` does for chance, with a bot by name in every seat."""

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from cantina.bots.registry import find_bot
from cantina.core.errors import BadOption
from cantina.core.game import Game
from cantina.core.header import SEATS
from cantina.core.seeds import seed_text

from .arena import Setup, in_threads, play
from .playouts import Totals, play_random


def seated(bots: str, players: int) -> list[str]:
    """Who sits where: one name for all seats, or one for each, with commas.

    >>> seated("greedy", 3), seated("hard,easy", 2)
    (['greedy', 'greedy', 'greedy'], ['hard', 'easy'])
    """
    names = [name.strip() for name in bots.split(",")]
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise BadOption(f"--bots {bots}: must be one name, or {players} with commas")
    for name in names:
        find_bot(name)
    return names


def play_series(
    game: Game,
    players: int,
    games: int,
    seed: int | str | bytes | None = None,
    pack: str | Path | None = None,
    options: Mapping[str, Any] | None = None,
    threads: int | None = None,
    progress: Callable[[int], None] | None = None,
    bots: str = "random",
) -> Totals:
    """So many games by bots; the same seed gives the same games, whatever the number of threads."""
    names = seated(bots, players)
    if set(names) == {"random"}:
        return play_random(game, players, games, seed, pack, options, threads, progress)
    setup = Setup(game, players, str(pack) if pack else None, options or {})
    return of_bots(setup, names, games, seed_text(seed), threads, progress)


def of_bots(
    setup: Setup,
    names: Sequence[str],
    games: int,
    key: str,
    threads: int | None,
    progress: Callable[[int], None] | None,
) -> Totals:
    """The totals of games that bots play."""
    begun = time.perf_counter()
    returns, numbers = np.zeros((games, SEATS)), np.zeros((3, games), np.int64)
    for g, played in enumerate(in_threads(lambda n: play(setup, f"{key} game {n}", names), range(games), threads)):
        returns[g, : setup.players] = played.returns
        numbers[:, g] = setup.game.ends.index(played.end), played.turns, played.plies
        if progress:
            progress(1)
    spent = max(time.perf_counter() - begun, 1e-9)
    return Totals(setup.game, setup.players, returns, numbers[0], numbers[1], numbers[2], spent)
