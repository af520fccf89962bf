"""Before the first start: the rules and the bots of every game are compiled, each in a process of its own, and kept.

`python -m cantina.server.preparing GAME` is one of these processes.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from cantina.core.kernel import cache_home, stamp_of, usable
from cantina.core.registry import all_facts

WORKER = (sys.executable, "-m", "cantina.server.preparing")


def prepare(games: Sequence[str], worker: Sequence[str] = WORKER) -> None:
    """Compiles what is not compiled yet, with a line for each game; a game that fails is compiled when it is played."""
    home = usable(cache_home())
    ready = cache_home() / f"ready-{stamp_of(Path(__file__).parents[1].rglob('*.py'))}"
    if home is None or ready.exists():
        return
    columns = (SpinnerColumn(finished_text="✓"), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress, ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        progress.console.print("Compiling the rules and the bots, once:")
        results = list(pool.map(lambda game: compiled(game, worker, progress), games))
    if all(results):
        for old in home.glob("ready-*"):
            old.unlink(missing_ok=True)
        ready.touch()


def compiled(game: str, worker: Sequence[str], progress: Progress) -> bool:
    """Whether a game could be compiled; its line runs while it is."""
    line = progress.add_task(all_facts()[game].title, total=1)
    # In silence: what goes wrong here is said in words by the game itself, when it is played.
    ran = subprocess.run([*worker, game], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    progress.update(line, completed=int(ran.returncode == 0))
    return ran.returncode == 0


def main(game: str) -> None:
    """Loads a game and its bots, which compiles and keeps them."""
    from .board import board_of
    from .serving import warm_up
    from .thinking import load_bots

    warm_up([game])
    load_bots(board_of(game, all_facts()[game].pack))


if __name__ == "__main__":
    main(sys.argv[1])
