"""One SQLite file that takes changes durably: one writer thread, many changes to a commit, and nothing acknowledged before it.

`changes` is the truth. `tables` and `members` are for finding tables; they are written in the same commit.
"""

import asyncio
import contextlib
import json
import logging
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from . import digests
from .errors import Damaged, StoreFailed
from .files import FILE, connect, into_one, is_damage, key_of, make_private, only_server, opened
from .store import CLOSED, LISTED, OWN, Ban, Line, Store, Written

T = TypeVar("T")
log = logging.getLogger(__name__)

# A whole batch in one statement: the interpreter's lock is then given up once, not once a row.
APPEND = (
    'INSERT INTO changes ("table", version, body, digest) '
    "SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)"
)
BEFORE = """SELECT "table", version, digest FROM json_each(?) JOIN changes ON "table" = value ->> 0 AND version = value ->> 1"""
NAME = "INSERT INTO guests VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name"
PLAYED = ("UPDATE tables SET updated = ? WHERE id = ?", 'UPDATE members SET updated = ? WHERE "table" = ?')
LINE = "INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)"
NO_MEMBERS = 'DELETE FROM members WHERE "table" = ?'
MEMBER = 'INSERT INTO members (guest, "table", updated) VALUES (?, ?, ?)'
WAIT_FOR = "UPDATE tables SET line = json_set(line, '$.acting', json(?)) WHERE id = ?"
TOUCH = "INSERT OR REPLACE INTO meta VALUES ('touched', ?)"
BAN = "INSERT OR REPLACE INTO bans VALUES (?, ?, ?)"
KEEP = """INSERT OR REPLACE INTO kept SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM changes WHERE "table" = ?1)"""
EMPTY = ('DELETE FROM changes WHERE "table" = ?', 'DELETE FROM kept WHERE "table" = ?')
UNLIST = (
    """UPDATE tables SET line = json_set(line, '$.forgot[#]', ?1) WHERE id = ?2""",
    'DELETE FROM members WHERE guest = ?1 AND "table" = ?2',
)
REMOVE = (*EMPTY, NO_MEMBERS, "DELETE FROM tables WHERE id = ?")

FOUND = "t.id, t.owner, t.status, t.public, t.updated, t.line"
MINE = (
    f"""SELECT {FOUND} FROM members m CROSS JOIN tables t ON t.id = m."table" """
    "WHERE m.guest = ? ORDER BY m.updated DESC LIMIT ?"
)
# Written as the index of format 3 has it: only then SQLite knows that the index serves.
PUBLIC = f"""SELECT {FOUND} FROM tables t WHERE (public AND status IN ('open', 'playing')) = 1 ORDER BY updated DESC LIMIT ?"""
UNTOUCHED = f"""SELECT {FOUND} FROM tables t WHERE status = ? AND updated < ? ORDER BY updated LIMIT ?"""
CHANGES = 'SELECT version, body, digest FROM changes WHERE "table" = ? ORDER BY version'
GUESTS = "SELECT guest, '' FROM members UNION SELECT id, name FROM guests ORDER BY 2"
# Moves, which are most of all changes, name nobody.
IN_CHANGES = """SELECT DISTINCT value FROM changes, json_tree(CASE WHEN json_valid(body) THEN body ELSE '{}' END)
WHERE body NOT LIKE '{"is":"moved"%' AND key IN ('guest', 'owner') AND type = 'text' AND value != ''"""
WITH_GUEST = """SELECT "table" FROM changes WHERE instr(body, ?1)
UNION SELECT id FROM tables WHERE owner = ?1 OR instr(line, ?1) ORDER BY 1"""
HAS = 'SELECT 1 FROM changes WHERE "table" = ?1 UNION ALL SELECT 1 FROM tables WHERE id = ?1 LIMIT 1'
ONE_LINE = f"SELECT {FOUND} FROM tables t WHERE id = ?"
ALL = f"SELECT {FOUND} FROM tables t ORDER BY updated DESC LIMIT ?"
KEPT = 'SELECT body FROM kept WHERE "table" = ? AND name = ?'
ENDED_WITHOUT = """SELECT id FROM tables WHERE status = 'ended' AND NOT EXISTS
(SELECT 1 FROM kept WHERE "table" = id AND name = ?) ORDER BY updated DESC LIMIT ?"""
UNFINISHED = "SELECT count(*) FROM tables WHERE owner = ? AND status != 'ended'"

ENDS = 10_000  # digests that are remembered
GATHER = 0.004  # seconds between two commits of a busy server: a thread that wakes up for every move costs more than the disk
SOON = 0.1  # seconds for which moves may wait until nobody else reads, so that the journal can be emptied

Statement = tuple[str, Sequence[Any]]
Row = tuple[str, int, str]  # a change: table, version, body


@dataclass(slots=True)
class Job:
    """A change and the statements that belong to it, and who waits for them."""

    rows: list[Row]
    statements: list[Statement]
    waiting: Written = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    erases: bool = False  # whether it takes changes away
    tidy: bool = False  # whether the journal is to be emptied after it


class SqliteStore(Store):
    """The file of data. One thread writes, another reads; the loop waits for neither."""

    def __init__(self, folder: Path) -> None:
        make_private(folder)
        self._lock = only_server(folder)
        self.path = folder / FILE
        try:
            self._writer = opened(self.path)
            self.key = key_of(self._writer, self.path)
        except BaseException:
            os.close(self._lock)
            raise
        self._reader = connect(self.path)
        self._ends: dict[tuple[str, int], str] = {}  # the digests of the latest changes of tables; the writer thread's
        self._untidy = False  # whether the journal is still to be emptied; the writer thread's
        self._unreadable: set[str] = set()  # tables whose line of the lobby was found damaged, and said to be
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
        into_one(self._writer)
        self._writer.close()
        os.close(self._lock)

    # Writing

    def append(
        self, table: str, version: int, body: bytes, line: Line | None = None, played: int | None = None
    ) -> Written:
        """Appends a change with the table's line, or with the time when it was last played."""
        statements: list[Statement] = [] if played is None else [(sql, (played, table)) for sql in PLAYED]
        return self._write([(table, version, body.decode())], line_statements(line) if line else statements)

    def wait_for(self, table: str, seats: Sequence[int]) -> Written:
        """Notes whom the others wait for."""
        return self._write([], [(WAIT_FOR, (msgspec.json.encode(seats).decode(), table))])

    def remove(self, table: str) -> Written:
        """Removes everything about a table."""
        return self._write([], [(sql, (table,)) for sql in REMOVE], erases=True)

    def keep(self, table: str, name: str, body: bytes) -> Written:
        """Keeps something about a table."""
        return self._write([], [(KEEP, (table, name, body))])

    def name_guest(self, guest: str, name: str) -> Written:
        """Keeps the name that a guest gave."""
        return self._write([], [(NAME, (guest, name))])

    def rewrite(self, table: str, bodies: Sequence[bytes], line: Line) -> Written:
        """Puts other changes in the place of all those of a table."""
        rows = [(table, *row) for row in digests.added(table, enumerate((body.decode() for body in bodies), 1))]
        changed = [*((sql, (table,)) for sql in EMPTY), (APPEND, (json.dumps(rows),))]
        return self._write([], [*changed, *line_statements(line)], erases=True)

    def unlist(self, table: str, guest: str) -> Written:
        """Takes a table off the list of a guest by its line alone."""
        return self._write([], [(sql, (guest, table)) for sql in UNLIST])

    def forget_guest(self, guest: str) -> Written:
        """Forgets the name of a guest."""
        return self._write([], [("DELETE FROM guests WHERE id = ?", (guest,))])

    def tidy(self) -> Written:
        """Empties the journal, which holds pages as they were before; if others read the file, as soon as they have gone."""
        return self._give(Job([], [], tidy=True))

    def ban(self, ban: Ban) -> Written:
        """Keeps a ban."""
        return self._write([], [(BAN, (ban.who, ban.until, ban.note))])

    def unban(self, who: str) -> Written:
        """Forgets a ban."""
        return self._write([], [("DELETE FROM bans WHERE who = ?", (who,))])

    def touch(self, time: int) -> Written:
        """Writes the time."""
        return self._write([], [(TOUCH, (time,))])

    def _write(self, rows: list[Row], statements: list[Statement], erases: bool = False) -> Written:
        """Writes changes and what belongs to them."""
        return self._give(Job(rows, statements, erases=erases))

    def _give(self, job: Job) -> Written:
        """Gives a job to the writer thread."""
        if self._thread.is_alive():
            self._jobs.put(job)
        else:  # after the end nobody would ever answer
            job.waiting.set_exception(StoreFailed(CLOSED))
        return job.waiting

    def _write_on(self) -> None:
        """The writer thread: takes all that is waiting into one commit; where many write, it lets some more gather."""
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
            if len(batch) > 1:
                time.sleep(GATHER)

    def _commit(self, batch: list[Job]) -> None:
        """Commits a batch; if it fails, each job alone, so that one cannot spoil the others."""
        try:
            self._transact(batch)
        except Exception as error:  # the thread must go on: rooms wait for it with their locks held
            if len(batch) == 1:
                ours = not isinstance(error, (sqlite3.Error, StoreFailed))
                log.error("a change could not be stored: %s", error, exc_info=ours)
                answer(batch, StoreFailed(str(error)))
            else:
                for job in batch:
                    self._commit([job])
        else:
            if any(job.tidy for job in batch):
                self._empty_journal(SOON)
            elif self._untidy:
                self._empty_journal(0)
            answer(batch, None)

    def _empty_journal(self, patience: float) -> None:
        """Leaves nothing in the journal; while somebody else reads the file it is tried again after every commit."""
        self._untidy = True
        with contextlib.suppress(sqlite3.Error):
            self._untidy = not into_one(self._writer, patience)

    def _transact(self, batch: list[Job]) -> None:
        """One transaction for the whole batch."""
        # Changes go first, whatever the order of jobs: a room's lock keeps a `rewrite` apart from an `append` of its table.
        rows = [row for job in batch for row in job.rows]
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            if rows:
                self._writer.execute(APPEND, (json.dumps(self._chained(rows)),))
            for job in batch:
                for sql, values in job.statements:
                    self._writer.execute(sql, values)
            self._writer.execute("COMMIT")
            if any(job.erases for job in batch):
                self._ends.clear()
        except Exception:
            self._ends.clear()  # some of them were never stored
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
            raise

    def _chained(self, rows: list[Row]) -> list[tuple[str, int, str, str]]:
        """The changes with their digests, each made from the one before it, which must be there."""
        self._remember([(table, version - 1) for table, version, _ in rows])
        chained = []
        for table, version, body in rows:
            before = self._ends.pop((table, version - 1), None) if version > 1 else digests.first(table)
            if before is None:
                raise StoreFailed(f"table {table} has no version {version - 1}")
            self._ends[table, version] = digest = digests.following(before, body)
            chained.append((table, version, body, digest))
        return chained

    def _remember(self, ends: list[tuple[str, int]]) -> None:
        """Reads the digests of these changes, unless they were written lately."""
        if len(self._ends) > ENDS:
            self._ends.clear()
        asked = [end for end in ends if end not in self._ends]
        if asked:
            found = self._writer.execute(BEFORE, (json.dumps(asked),))
            self._ends.update(((table, version), digest) for table, version, digest in found)

    # Reading

    async def changes(self, table: str) -> list[bytes]:
        """The changes of a table in order."""

        def read() -> list[bytes]:
            try:
                return digests.checked(table, self._rows(CHANGES, table))
            except sqlite3.DatabaseError as error:
                if is_damage(error):
                    raise Damaged(table, str(error)) from None
                raise

        return await self._read(read)

    async def bans(self) -> list[Ban]:
        """Everyone whom the host keeps out."""
        found = await self._read(lambda: self._rows("SELECT who, until, note FROM bans ORDER BY who"))
        return [Ban(who=who, until=until, note=note) for who, until, note in found]

    async def known_guests(self) -> dict[str, str]:
        """The id of every guest who has a name or a table, with the name."""
        return {guest: name for guest, name in await self._read(lambda: self._rows(GUESTS)) if guest}

    async def guests_in_changes(self) -> set[str]:
        """The id of every guest who stands in a change."""
        return {str(guest) for (guest,) in await self._read(lambda: self._rows(IN_CHANGES))}

    async def tables_with(self, guest: str) -> list[str]:
        """The tables in whose changes or lines the id of a guest stands."""
        return [str(table) for (table,) in await self._read(lambda: self._rows(WITH_GUEST, guest))]

    async def has(self, table: str) -> bool:
        """Whether anything is stored of a table."""
        return bool(await self._read(lambda: self._rows(HAS, table)))

    async def line(self, table: str) -> Line | None:
        """The line of a table, if it can be read."""
        return next(iter(await self._lines(ONE_LINE, table)), None)

    async def all_lines(self, count: int) -> list[Line]:
        """The lines of all tables, the latest first."""
        return await self._lines(ALL, count)

    async def kept(self, table: str, name: str) -> bytes | None:
        """What was last kept of a table under a name."""
        found = await self._read(lambda: self._rows(KEPT, table, name))
        return bytes(found[0][0]) if found else None

    async def ended_without(self, name: str, count: int = LISTED) -> list[str]:
        """Some ended tables of which nothing is kept under a name."""
        return [str(table) for (table,) in await self._read(lambda: self._rows(ENDED_WITHOUT, name, count))]

    async def name_of(self, guest: str) -> str:
        """The name that a guest gave last."""
        found = await self._read(lambda: self._rows("SELECT name FROM guests WHERE id = ?", guest))
        return str(found[0][0]) if found else ""

    async def lines(self, guest: str, count: int = OWN) -> list[Line]:
        """The tables of a guest."""
        return await self._lines(MINE, guest, count)

    async def public(self, count: int = LISTED) -> list[Line]:
        """The public tables that can be joined or watched."""
        return await self._lines(PUBLIC, count)

    async def untouched(self, status: str, before: int, count: int) -> list[Line]:
        """Tables of a status that nobody has changed or played since then."""
        return await self._lines(UNTOUCHED, status, before, count)

    async def _lines(self, sql: str, *values: Any) -> list[Line]:
        """The lines that a query finds."""
        return await self._read(lambda: list(self._readable(self._rows(sql, *values))))

    async def unfinished(self, guest: str) -> int:
        """How many tables that a guest owns have not ended."""
        return int((await self._read(lambda: self._rows(UNFINISHED, guest)))[0][0])

    async def table_count(self) -> int:
        """How many tables there are."""
        return int((await self._read(lambda: self._rows("SELECT count(*) FROM tables")))[0][0])

    def _readable(self, rows: list[Any]) -> Iterator[Line]:
        """The lines in rows of FOUND; one that is damaged takes no other with it, and is named once in the log."""
        for row in rows:
            try:
                yield line_of(row)
            except ValueError:
                if row[0] not in self._unreadable:
                    self._unreadable.add(row[0])
                    log.error("the line of table %s in the lobby is damaged; `cantina check` says more", row[0])

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
    columns = ("table", "owner", "status", "public", "updated")
    rest = {key: value for key, value in shown.items() if key not in columns}
    values = (
        line.table, line.game, line.owner, line.status, line.public, line.updated, msgspec.json.encode(rest).decode(),
    )  # fmt: skip
    members = [(MEMBER, (guest, line.table, line.updated)) for guest in sorted(line.members)]
    return [(LINE, values), (NO_MEMBERS, (line.table,)), *members]


def line_of(row: Sequence[Any]) -> Line:
    """The line in a row of FOUND; raises ValueError if it is damaged."""
    table, owner, status, public, updated, rest = row
    given = {"table": table, "owner": owner, "status": status, "public": public == 1, "updated": updated}
    return msgspec.convert({**msgspec.json.decode(rest, type=dict), **given}, Line)


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
