"""From the command to the first move: how long a server takes until its page answers, and until each game is ready.

`python -m bench.start` measures a first start, with an empty cache, and then a later one; `--later` with the cache that
there is.
"""

import argparse
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

SERVE = "import sys; from cantina.cli import main; sys.exit(main())"
PAUSE = 0.02  # seconds between two looks


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def fetch(port: int, path: str) -> bytes | None:
    """What is at a path, or None while nobody answers."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}") as answer:
            return bytes(answer.read())
    except OSError:
        return None


def stages(port: int) -> dict[str, str]:
    """How far each game is."""
    lists: dict[str, Any] = json.loads(fetch(port, "/api/games") or b'{"games": []}')
    return {entry["game"]: entry["stage"]["stage"] for entry in lists["games"]}


def watch(port: int, begun: float) -> None:
    """Prints when the page answers, and when each game is ready."""
    while fetch(port, "/") is None:
        time.sleep(PAUSE)
    print(f"  {time.perf_counter() - begun:6.2f} s  the page answers", flush=True)
    told: set[str] = set()
    while (found := stages(port)) and told < found.keys():
        for game in [game for game, stage in found.items() if stage in ("ready", "failed") and game not in told]:
            print(f"  {time.perf_counter() - begun:6.2f} s  {game} is {found[game]}", flush=True)
            told.add(game)
        time.sleep(PAUSE if any(stage == "loading" for stage in found.values()) else 10 * PAUSE)


def start(title: str, folder: Path, cache: str) -> None:
    """Runs a real server until its games are ready."""
    port, before = free_port(), os.times()
    print(f"{title}:", flush=True)
    begun = time.perf_counter()
    command = [sys.executable, "-c", SERVE, "serve", "--port", str(port), "--data", str(folder / "data")]
    environment = os.environ | ({"CANTINA_CACHE": cache} if cache else {})
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet) as server:
        try:
            watch(port, begun)
        finally:
            server.send_signal(signal.SIGINT)
    after = os.times()
    spent = after.children_user + after.children_system - before.children_user - before.children_system
    print(f"  {spent:6.1f} s  of processor time in all", flush=True)


def main() -> None:
    """Measures a first and a later start, or a later one alone."""
    parser = argparse.ArgumentParser(prog="python -m bench.start", description=__doc__)
    parser.add_argument("--later", action="store_true", help="measure only a start with the cache that there is")
    later = parser.parse_args().later
    with tempfile.TemporaryDirectory() as folder:
        cache = "" if later else f"{folder}/cache"
        if not later:
            start("A first start", Path(folder), cache)
        start("A later start", Path(folder), cache)


if __name__ == "__main__":
    main()
