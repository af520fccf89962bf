"""First start: killed half-way through any of its writes, a server starts the next time as if nothing had been."""

import argparse
import asyncio
import contextlib
import os
import secrets
import signal
import sqlite3
import tempfile
from pathlib import Path
from unittest.mock import patch

from cantina.core.errors import CantinaError
from cantina.server import files, migrations
from cantina.server.auditing import audit
from cantina.server.files import FILE
from cantina.server.sqlite import SqliteStore

from .faults import faulty

MUTANT = "INSERT INTO meta VALUES ('key', ?)"


def killed(data: Path, writes: int) -> bool:
    """Whether a process that opens data was killed after so many writes, half-way through the next one."""
    child = os.fork()
    if child == 0:
        with faulty() as disk:
            disk.fail(0, writes)
            with contextlib.suppress(CantinaError):
                SqliteStore(data).close()
                os._exit(0)
        os._exit(1)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL:
        return True
    if status:
        raise AssertionError("the data could not be opened, though nothing was killed")
    return False


def fails(data: Path, before: list[tuple[object, ...]]) -> str:
    """What is wrong with data after a kill; nothing when a server starts on it, keeps key and changes, and writes."""
    try:
        store = SqliteStore(data)
        asyncio.run(named(store))
        store.close()
        again = SqliteStore(data)
        again.close()
    except (CantinaError, sqlite3.Error, TypeError) as error:
        return str(error)
    if again.key != store.key or stored(data) != before:
        return "another key or other changes"
    return "; ".join(audit(data / FILE).damaged)


def stored(data: Path) -> list[tuple[object, ...]]:
    """All changes in a folder of data."""
    with contextlib.closing(sqlite3.connect(data / FILE)) as file:
        return file.execute('SELECT "table", version, body FROM changes ORDER BY 1, 2').fetchall()


async def named(store: SqliteStore) -> None:
    """Writes something."""
    await store.name_guest("a", "Ana")


def every_kill(old: Path | None = None, step: int = 1) -> tuple[int, str]:
    """Kills a start at each of its writes, in an empty folder or on old data (SQL): how many, and what failed."""
    writes = 0
    while True:
        with tempfile.TemporaryDirectory() as folder:
            data, before = Path(folder), []
            if old:
                with contextlib.closing(sqlite3.connect(data / FILE)) as file:
                    file.executescript(old.read_text(encoding="utf-8"))
                before = stored(data)
            if not killed(data, writes):
                return writes, ""
            if problem := fails(data, before):
                return writes, f"killed at write {writes + 1}: {problem}"
        writes += step


def key_later() -> None:
    """Makes this process a mutant: tables in one transaction, the key in the next, as the first servers did."""
    whole = migrations.migrate

    def migrate(file: sqlite3.Connection) -> None:
        fresh = files.format_of(file) == 0
        whole(file)
        if fresh:
            file.execute(MUTANT, (secrets.token_bytes(32),))

    def without_key(step: migrations.Step) -> migrations.Step:
        def taken(file: sqlite3.Connection) -> None:
            step(file)
            file.execute("DELETE FROM meta")

        return taken

    migrations.STEPS = (*migrations.STEPS[:-1], without_key(migrations.STEPS[-1]))
    patch.object(files, "migrate", migrate).start()


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes what is started."""
    parser.add_argument("--old", type=Path, help="begin with the data of an SQL script instead of an empty folder")
    parser.add_argument("--step", type=int, default=1, help="kill at every so many writes")
    parser.add_argument("--key", choices=("together", "later"), default="together", help="later: a mutant")


def run(args: argparse.Namespace) -> int:
    """Kills, and prints at which write a server could not start again."""
    if args.key == "later":
        key_later()
    writes, problem = every_kill(args.old, args.step)
    print(problem or f"killed at each of {writes} writes: the next start always worked")
    return int(bool(problem) != (args.key == "later"))
