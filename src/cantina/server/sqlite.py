"""One SQLite file that takes changes durably: one writer thread, many changes to a commit, and nothing acknowledged before it.

`changes` is the truth. `tables` and `members` are for finding tables; they are written in the same commit.
"""

import asyncio
import contextlib
import json
import logging
import os
import queue
import secrets
import sqlite3
import sys
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from cantina.core.errors import CantinaError

from .errors import StoreFailed
from .store import CLOSED, LISTED, Line, Store, Written, each_once, in_order

T = TypeVar("T")
FILE = "cantina.sqlite"
SCHEMA = 1
log = logging.getLogger(__name__)

TABLES = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE tables (
  id TEXT PRIMARY KEY, game TEXT NOT NULL, owner TEXT NOT NULL, status TEXT NOT NULL, public INTEGER NOT NULL,
  updated INTEGER NOT NULL, line TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_public ON tables (public, status, updated);
CREATE TABLE members (guest TEXT NOT NULL, "table" TEXT NOT NULL, PRIMARY KEY (guest, "table")) WITHOUT ROWID;
CREATE TABLE changes (
  "table" TEXT NOT NULL, version INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY ("table", version)
) WITHOUT ROWID;
"""

# A whole batch in one statement: the interpreter's lock is then given up once, not once a row.
APPEND = "INSERT INTO changes SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)"
NAME = "INSERT INTO guests VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name"
PLAYED = "UPDATE tables SET updated = ? WHERE id = ?"
LINE = "INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)"
NO_MEMBERS = 'DELETE FROM members WHERE "table" = ?'
MEMBER = "INSERT INTO members VALUES (?, ?)"
REMOVE = ('DELETE FROM changes WHERE "table" = ?', NO_MEMBERS, "DELETE FROM tables WHERE id = ?")

FOUND = "t.id, t.owner, t.status, t.public, t.updated, t.line"
MINE = f"""SELECT {FOUND} FROM tables t JOIN members m ON m."table" = t.id WHERE m.guest = ? ORDER BY updated DESC LIMIT ?"""
PUBLIC = (
    f"""SELECT {FOUND} FROM tables t WHERE public AND status IN ('open', 'playing') ORDER BY updated DESC LIMIT ?"""
)
CHANGES = 'SELECT version, body FROM changes WHERE "table" = ? ORDER BY version'
UNFINISHED = "SELECT count(*) FROM tables WHERE owner = ? AND status != 'ended'"

Statement = tuple[str, Sequence[Any]]
Row = tuple[str, int, str]  # a change: table, version, body


@dataclass(slots=True)
class Job:
    """A change and the statements that belong to it, and who waits for them."""

    rows: list[Row]
    statements: list[Statement]
    waiting: Written


class SqliteStore(Store):
    """The file of data. One thread writes, another reads; the loop waits for neither."""

    def __init__(self, folder: Path) -> None:
        make_private(folder)
        self._lock = only_server(folder / "cantina.lock")
        self.path = folder / FILE
        self._writer = connect(self.path)
        prepare(self._writer, self.path)
        self._reader = connect(self.path)
        (self.key,) = self._reader.execute("SELECT value FROM meta WHERE key = 'key'").fetchone()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_on, name="cantina-store", daemon=True)
        self._thread.start()
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="cantina-reader")

    def close(self) -> None:
        """Writes what is waiting, and closes the file."""
        if not self._thread.is_alive():
            return
        self._jobs.put(None)
        self._thread.join()
        self._reading.shutdown()
        self._reader.close()
        self._writer.close()
        os.close(self._lock)

    # Writing

    def append(
        self, table: str, version: int, body: bytes, line: Line | None = None, played: int | None = None
    ) -> Written:
        """Appends a change with the table's line, or with the time when it was last played."""
        statements: list[Statement] = [] if played is None else [(PLAYED, (played, table))]
        return self._write([(table, version, body.decode())], line_statements(line) if line else statements)

    def remove(self, table: str) -> Written:
        """Removes everything about a table."""
        return self._write([], [(sql, (table,)) for sql in REMOVE])

    def name_guest(self, guest: str, name: str) -> Written:
        """Keeps the name that a guest gave."""
        return self._write([], [(NAME, (guest, name))])

    def _write(self, rows: list[Row], statements: list[Statement]) -> Written:
        """Gives a job to the writer thread."""
        waiting: Written = asyncio.get_running_loop().create_future()
        if self._thread.is_alive():
            self._jobs.put(Job(rows, statements, waiting))
        else:  # after the end nobody would ever answer
            waiting.set_exception(StoreFailed(CLOSED))
        return waiting

    def _write_on(self) -> None:
        """The writer thread: takes all that is waiting into one commit."""
        while True:
            jobs = [self._jobs.get()]
            with contextlib.suppress(queue.Empty):
                while True:
                    jobs.append(self._jobs.get_nowait())
            batch = [job for job in jobs if job]
            if batch:
                self._commit(batch)
            if len(batch) < len(jobs):
                return

    def _commit(self, batch: list[Job]) -> None:
        """Commits a batch; if it fails, each job alone, so that one cannot spoil the others."""
        try:
            self._transact(batch)
        except sqlite3.Error as error:
            if len(batch) == 1:
                log.error("a change could not be stored: %s", error)
                answer(batch, StoreFailed(str(error)))
            else:
                for job in batch:
                    self._commit([job])
        else:
            answer(batch, None)

    def _transact(self, batch: list[Job]) -> None:
        """One transaction for the whole batch."""
        rows = [row for job in batch for row in job.rows]
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            if rows:
                self._writer.execute(APPEND, (json.dumps(rows),))
            for job in batch:
                for sql, values in job.statements:
                    self._writer.execute(sql, values)
            self._writer.execute("COMMIT")
        except sqlite3.Error:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
            raise

    # Reading

    async def changes(self, table: str) -> list[bytes]:
        """The changes of a table in order."""
        found = await self._read(lambda: self._rows(CHANGES, table))
        return in_order(table, {version: body.encode() for version, body in found})

    async def name_of(self, guest: str) -> str:
        """The name that a guest gave last."""
        found = await self._read(lambda: self._rows("SELECT name FROM guests WHERE id = ?", guest))
        return str(found[0][0]) if found else ""

    async def lines(self, guest: str, count: int = LISTED) -> list[Line]:
        """The lobby of a guest."""
        return await self._read(
            lambda: each_once(map(line_of, [*self._rows(MINE, guest, 2 * count), *self._rows(PUBLIC, count)]))
        )

    async def unfinished(self, guest: str) -> int:
        """How many tables that a guest owns have not ended."""
        return int((await self._read(lambda: self._rows(UNFINISHED, guest)))[0][0])

    async def table_count(self) -> int:
        """How many tables there are."""
        return int((await self._read(lambda: self._rows("SELECT count(*) FROM tables")))[0][0])

    def _rows(self, sql: str, *values: Any) -> list[Any]:
        """What a query finds; for the reader thread."""
        return self._reader.execute(sql, values).fetchall()

    async def _read(self, query: Callable[[], T]) -> T:
        """The answer of a query that the reader thread runs."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, query)
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from None
        except RuntimeError:  # the thread takes no more
            raise StoreFailed(CLOSED) from None


def line_statements(line: Line) -> list[Statement]:
    """The statements that replace a table's line and its members."""
    shown = msgspec.structs.asdict(line)
    rest = {key: shown[key] for key in ("game", "pack", "names", "open", "watchers", "guests")}
    values = (
        line.table, line.game, line.owner, line.status, line.public, line.updated, msgspec.json.encode(rest).decode(),
    )  # fmt: skip
    members = [(MEMBER, (guest, line.table)) for guest in sorted(line.members)]
    return [(LINE, values), (NO_MEMBERS, (line.table,)), *members]


def line_of(row: Sequence[Any]) -> Line:
    """The line in a row of FOUND."""
    table, owner, status, public, updated, rest = row
    return Line(
        table=table, owner=owner, status=status, public=bool(public), updated=updated, **msgspec.json.decode(rest)
    )


def answer(batch: list[Job], error: Exception | None) -> None:
    """Tells those who wait, in one call to their loop."""
    loops = {job.waiting.get_loop() for job in batch}
    for loop in loops:
        waiting = [job.waiting for job in batch if job.waiting.get_loop() is loop]
        with contextlib.suppress(RuntimeError):  # the loop was closed: nobody is waiting
            loop.call_soon_threadsafe(release, waiting, error)


def release(waiting: list[Written], error: Exception | None) -> None:
    """Completes futures that are still waited for."""
    for future in waiting:
        if not future.done():
            if error:
                future.set_exception(error)
            else:
                future.set_result(None)


def connect(path: Path) -> sqlite3.Connection:
    """A connection that is durable: what it has committed survives a crash of the machine."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "wal_autocheckpoint = 4000"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Makes the tables of a new file; refuses the file of a newer server."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > SCHEMA:
        raise CantinaError(f"{path}: was written by a newer server (format {version}); this one knows format {SCHEMA}")
    if version == 0:
        connection.executescript(f"BEGIN; {TABLES} PRAGMA user_version = {SCHEMA}; COMMIT;")
        connection.execute("INSERT INTO meta VALUES ('key', ?)", (secrets.token_bytes(32),))


def make_private(folder: Path) -> None:
    """Makes the folder of data, readable by its owner alone: seeds and keys are in it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o700)
    except OSError as error:
        raise CantinaError(f"{folder}: cannot be used for data: {error}") from None


def only_server(path: Path) -> int:
    """A lock that says that a server uses this data; raises CantinaError when another one does."""
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        lock(handle)
    except OSError:
        os.close(handle)
        raise CantinaError(f"{path.parent}: another server uses this data; give --data another folder") from None
    return handle


def lock(handle: int) -> None:
    """Takes a file for this process alone, or raises OSError."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def backup(folder: Path, target: Path) -> int:
    """Copies the data of a server, running or not, into a file, and returns how many tables it holds."""
    source = folder / FILE
    if not source.exists():
        raise CantinaError(f"{folder}: holds no data of a server")
    if target.exists():
        raise CantinaError(f"{target}: is there already; a backup overwrites nothing")
    with contextlib.closing(sqlite3.connect(source)) as old, contextlib.closing(sqlite3.connect(target)) as new:
        target.chmod(0o600)
        old.backup(new)
        if new.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise CantinaError(f"{target}: the copy is damaged")
        return int(new.execute("SELECT count(*) FROM tables").fetchone()[0])
