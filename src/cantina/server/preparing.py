"""Before the start: rules and bots are compiled once, each game in a process of its own, and loaded.

`python -m cantina.server.preparing GAME` is one of these processes.
"""

import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from cantina.bots import engine
from cantina.core.kernel import cache_home, stamp_of, usable
from cantina.core.registry import facts_of
from cantina.core.registry import game as game_of
from cantina.core.sources import sources_of

from .board import board_of
from .thinking import load_bots

WORKER = (sys.executable, "-m", "cantina.server.preparing")


def prepare(games: Iterable[str], worker: Sequence[str] = WORKER) -> None:
    """Compiles what is not compiled yet, with a line for each game; a game that fails is compiled when it is played."""
    home = usable(cache_home())
    waiting = [game for game in games if home and not mark_of(home, game).exists()]
    if home is None or not waiting:
        return
    columns = (SpinnerColumn(finished_text="✓"), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress, ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        progress.console.print("Compiling the rules and the bots, once:")
        results = list(pool.map(lambda game: compiled(game, worker, progress), waiting))
    for game in (game for game, done in zip(waiting, results, strict=True) if done):
        mark = mark_of(home, game)
        for old in home.glob(mark.name[:-16] + "[0-9a-f]" * 16):
            old.unlink(missing_ok=True)
        mark.touch()


def mark_of(home: Path, game: str) -> Path:
    """The file that says that a game is compiled as its sources are now."""
    folder, bots = facts_of(game).folder, Path(engine.__file__)
    sources = sources_of([bots, *filter(Path.exists, (folder / "rules.py", folder / "hints.py"))])
    return home / f"ready-{game}-{stamp_of(sources)}"


def compiled(game: str, worker: Sequence[str], progress: Progress) -> bool:
    """Whether a game could be compiled; its line runs while it is."""
    line = progress.add_task(facts_of(game).title, total=1)
    # In silence: what goes wrong here is said in words by the game itself, when it is played.
    ran = subprocess.run([*worker, game], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    progress.update(line, completed=int(ran.returncode == 0))
    return ran.returncode == 0


def warm_up(games: Iterable[str]) -> None:
    """Loads games, so that nobody waits for a compiler at a table."""
    for facts in map(facts_of, games):
        print(f"Loading {facts.title} …", flush=True)
        board, players = board_of(facts.id, facts.pack), facts.players[0]
        states = board.setup(players, 0, game_of(facts.id).options(players, {}, lambda _name, _n: 0))
        for seat in range(players):
            for action in board.legal(states, seat)[:1]:
                board.apply(states.copy(), seat, action, 0)


def main(game: str) -> None:
    """Loads a game and its bots, which compiles and keeps them."""
    warm_up([game])
    load_bots(board_of(game, facts_of(game).pack))


if __name__ == "__main__":
    main(sys.argv[1])
