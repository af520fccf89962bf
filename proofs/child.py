"""A server in a process of its own for proofs: lax limits unless told otherwise, no pauses; it says when it is ready.

`python -m proofs.child DATA PORT [--disk plain|slow|early|lossy|mute] [--core N] [--games a,b] [--limits lax|strict]`
"""

import argparse
import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from cantina.server.limits import Limits
from cantina.server.sqlite import Job, Row, SqliteStore, Statement
from cantina.server.store import Line, Written

CHECKOUT = Path(__file__).parents[1]  # where Python finds `proofs`
MANY, OFTEN = 10**6, (1e6, 1e6)
LAX = Limits(
    connections=MANY, lines=MANY, arrivals=OFTEN, per_address=MANY, per_guest=MANY, requests=OFTEN, frames=OFTEN,
    messages=OFTEN, address_messages=OFTEN, refusals=OFTEN, floods=OFTEN, tables=OFTEN, arrangements=OFTEN,
    arranged=MANY, guests=OFTEN, heavy=OFTEN, waiting=MANY, address_waiting=MANY, tables_of_guest=MANY,
)  # fmt: skip
LIMITS = {"lax": LAX, "strict": Limits.strict()}


class SlowDisk(SqliteStore):
    """A store on a disk that takes its time."""

    def _transact(self, batch: list[Job]) -> None:
        time.sleep(0.02)
        super()._transact(batch)


class EarlyStore(SlowDisk):
    """A mutant that says that a change is on disk before it is: the crash proof must catch it."""

    def _write(self, rows: list[Row], statements: list[Statement], erases: bool = False) -> Written:
        """Done at once."""
        waiting = super()._write(rows, statements, erases)
        waiting.set_result(None)
        return waiting


class LossyStore(SqliteStore):
    """A mutant that says of every move that it is on disk, and stores none: the load proof must catch it."""

    def append(
        self, table: str, version: int, body: bytes, line: Line | None = None, played: int | None = None
    ) -> Written:
        """Done at once, if the change is a move that ends nothing: such a one has no line."""
        if line:
            return super().append(table, version, body, line, played)
        done: Written = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done


class MuteStore(SqliteStore):
    """A mutant that never says of some moves that they are on disk: the load proof must catch it."""

    def append(
        self, table: str, version: int, body: bytes, line: Line | None = None, played: int | None = None
    ) -> Written:
        """Never done, if the change is a move with an even version."""
        waiting = super().append(table, version, body, line, played)
        return waiting if line or version % 2 else asyncio.get_running_loop().create_future()


DISKS: dict[str, type[SqliteStore]] = {
    "plain": SqliteStore, "slow": SlowDisk, "early": EarlyStore, "lossy": LossyStore, "mute": MuteStore
}  # fmt: skip


def serve(data: Path, port: int, disk: str, limits: str = "lax") -> None:
    """Runs the server."""
    import uvicorn

    from cantina.server.app import Origins, build, uvicorn_options
    from cantina.server.services import Config
    from cantina.server.serving import tune

    app = build(Config(data, LIMITS[limits], pauses=(0, 0)), Origins(port), DISKS[disk](data))
    tune()
    uvicorn.run(app, **uvicorn_options(host="127.0.0.1", port=port, backlog=8192))


def main() -> None:
    """Runs the server as the arguments say."""
    from cantina.server.preparing import load_rules

    parser = argparse.ArgumentParser()
    parser.add_argument("data", type=Path)
    parser.add_argument("port", type=int)
    parser.add_argument("--disk", choices=DISKS, default="plain")
    parser.add_argument("--core", type=int)
    parser.add_argument("--games", default="template")
    parser.add_argument("--limits", choices=LIMITS, default="lax")
    args = parser.parse_args()
    if args.core is not None:
        os.sched_setaffinity(0, {args.core})
    for game in args.games.split(","):
        load_rules(game)
    serve(args.data, args.port, args.disk, args.limits)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int, ended: Callable[[], int | None], seconds: float = 900) -> None:
    """Waits until the server answers; `ended` says with which code it has ended, if it has."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if (code := ended()) is not None:
            raise RuntimeError(f"the server ended with {code}")
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise TimeoutError("the server did not start")


@contextlib.contextmanager
def running(data: Path, port: int, *options: str) -> Iterator["subprocess.Popen[bytes]"]:
    """A server in a process of its own, killed at the end."""
    command = [sys.executable, "-m", "proofs.child", str(data.resolve()), str(port), *options]
    process = subprocess.Popen(command, cwd=CHECKOUT)
    try:
        wait_for(port, process.poll)
        yield process
    finally:
        process.kill()
        process.wait()


@contextlib.contextmanager
def forked(data: Path, port: int, disk: str) -> Iterator[int]:
    """The number of a server's process that is a copy of this one: it has loaded all it needs, and starts at once."""
    process = os.fork()
    if process == 0:
        try:
            serve(data, port, disk)
        finally:
            os._exit(1)
    ended: list[int] = []

    def poll() -> int | None:
        if not ended and (found := os.waitpid(process, os.WNOHANG))[0]:
            ended.append(found[1])
        return ended[0] if ended else None

    try:
        wait_for(port, poll)
        yield process
    finally:
        if poll() is None:
            os.kill(process, signal.SIGKILL)
            os.waitpid(process, 0)


if __name__ == "__main__":
    main()
