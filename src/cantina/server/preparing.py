"""What makes a game ready: its rules and bots are compiled once, in a process of its own, and then loaded from the cache.

`python -m cantina.server.preparing GAME` is such a process. What it leaves is marked, so that the next start finds it.
"""

import os
import sys
import time
from pathlib import Path

from cantina.bots import engine
from cantina.core.errors import CantinaError
from cantina.core.kernel import cache_home, stamp_of, usable
from cantina.core.registry import facts_of
from cantina.core.registry import game as game_of
from cantina.core.sources import sources_of

from .board import Board, board_of
from .thinking import load_bots

WORKER = (sys.executable, "-m", "cantina.server.preparing")
USUAL = 45.0  # seconds that a game takes on a core of its own, where none was ever compiled
STAMP = "[0-9a-f]" * 16
YIELDING = 5  # how far a worker stands back behind those who play


def mark_of(home: Path, game: str) -> Path:
    """The file that says that a game is compiled as its sources are now."""
    folder, bots = facts_of(game).folder, Path(engine.__file__)
    sources = sources_of([bots, *filter(Path.exists, (folder / "rules.py", folder / "hints.py"))])
    return home / f"ready-{game}-{stamp_of(sources)}"


def expected(home: Path, game: str) -> float:
    """The seconds that a game will take: what it took the last time, as far as that is known."""
    for mark in sorted(home.glob(f"ready-{game}-{STAMP}")):
        try:
            return float(mark.read_text())
        except (OSError, ValueError):  # gone meanwhile, or of an edition that noted no time
            continue
    return USUAL


def set_mark(mark: Path, seconds: float) -> None:
    """Notes that a game is compiled, and how long it took; marks of earlier sources go."""
    for old in mark.parent.glob(f"{mark.name[:-16]}{STAMP}"):
        old.unlink(missing_ok=True)
    mark.write_text(f"{seconds:.1f}")


def load_rules(game: str) -> Board:
    """The board of a game, whose rules are loaded, so that nobody waits for a compiler at a table."""
    facts = facts_of(game)
    board, players = board_of(game, facts.pack), facts.players[0]
    board.game.position, board.game.reasons  # noqa: B018  their modules are loaded by the first look
    states = board.setup(players, 0, game_of(game).options(players, {}, lambda _name, _n: 0))
    for seat in range(players):
        for action in board.legal(states, seat)[:1]:
            board.apply(states.copy(), seat, action, 0)
    return board


def load(game: str) -> None:
    """Loads the rules and the bots of a game."""
    load_bots(load_rules(game))


def main(game: str) -> None:
    """Loads a game and its bots, which compiles and keeps them, and marks that as done."""
    if hasattr(os, "nice"):
        os.nice(YIELDING)
    try:
        home, begun = usable(cache_home()), time.monotonic()
        mark = mark_of(home, game) if home else None
        load(game)
    except CantinaError as error:
        sys.exit(str(error))
    if mark:
        set_mark(mark, time.monotonic() - begun)


if __name__ == "__main__":
    main(sys.argv[1])
