"""A server in a process of its own for proofs: lax limits, no pauses; it says when it is ready.

`python -m proofs.child DATA PORT [--disk plain|slow|early] [--core N] [--games a,b]`
"""

import argparse
import contextlib
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from cantina.server.limits import Limits
from cantina.server.sqlite import Job, Row, SqliteStore, Statement
from cantina.server.store import Written

CHECKOUT = Path(__file__).parents[1]  # where Python finds `proofs`
LAX = Limits(
    connections=100_000, per_address=100_000, per_guest=100_000, messages=(1e6, 10**6), address_messages=(1e6, 10**6),
    tables=(1e6, 10**6), guests=(1e6, 10**6), heavy=(1e6, 10**6), tables_of_guest=10**6,
)  # fmt: skip


class SlowDisk(SqliteStore):
    """A store on a disk that takes its time."""

    def _transact(self, batch: list[Job]) -> None:
        time.sleep(0.02)
        super()._transact(batch)


class EarlyStore(SlowDisk):
    """A mutant that says that a change is on disk before it is: the crash proof must catch it."""

    def _write(self, rows: list[Row], statements: list[Statement]) -> Written:
        """Done at once."""
        waiting = super()._write(rows, statements)
        waiting.set_result(None)
        return waiting


DISKS: dict[str, type[SqliteStore]] = {"plain": SqliteStore, "slow": SlowDisk, "early": EarlyStore}


def main() -> None:
    """Runs the server."""
    import uvicorn

    from cantina.server.app import Origins, build, uvicorn_options
    from cantina.server.preparing import warm_up
    from cantina.server.services import Config
    from cantina.server.serving import tune

    parser = argparse.ArgumentParser()
    parser.add_argument("data", type=Path)
    parser.add_argument("port", type=int)
    parser.add_argument("--disk", choices=DISKS, default="plain")
    parser.add_argument("--core", type=int)
    parser.add_argument("--games", default="template")
    args = parser.parse_args()
    if args.core is not None:
        os.sched_setaffinity(0, {args.core})
    app = build(Config(args.data, LAX, pauses=(0, 0)), Origins(args.port), DISKS[args.disk](args.data))
    warm_up(args.games.split(","))
    tune()
    uvicorn.run(app, **uvicorn_options(host="127.0.0.1", port=args.port, backlog=8192))


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int, process: "subprocess.Popen[bytes]", seconds: float = 900) -> None:
    """Waits until the server answers."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if process.poll() is not None:
            raise RuntimeError(f"the server ended with {process.returncode}")
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
        wait_for(port, process)
        yield process
    finally:
        process.kill()
        process.wait()


if __name__ == "__main__":
    main()
