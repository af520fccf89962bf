"""What is kept of a table beside its changes: the archive and the curve of an ended game, the position of one that goes on.

Archives are made and read in one thread, so that nobody waits for the event loop; the latest stay in the memory.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec

from cantina.core.plain import plain
from cantina.core.words import LANGUAGES

from .archives import Archive, packed, unpacked
from .archiving import archive_of, results_of
from .connection import keep
from .errors import Refusal, StoreFailed
from .kitchen import Kitchen
from .loading import load
from .store import ARCHIVE, POSITION, Store, Written
from .tables import Table

T = TypeVar("T")
log = logging.getLogger(__name__)
ENDING = "ending"  # what is done for a game that has just ended, beside the things that a store keeps
OPEN = 16  # archives in the memory
PAUSE = 1.0  # seconds between two archives that nobody has asked for
LATER = 60.0  # seconds until the disk is tried again that failed at one of these
LAST = 20.0  # seconds that an orderly end waits for archives


class LastPosition(msgspec.Struct):
    """The position of a game that went on: after how many actions, by which rules, and as plain data."""

    at: int
    rules: str
    position: dict[str, Any]


class Keeper:
    """Makes, keeps and finds it."""

    def __init__(self, store: Store, kitchen: Kitchen) -> None:
        self.store, self.kitchen = store, kitchen
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="cantina-keeper")
        self._open: dict[str, Archive] = {}  # the latest last
        self._tasks: dict[tuple[str, str], asyncio.Task[Any]] = {}
        self._catching_up: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Begins to make what is missing, in the loop that runs, unless it is being made."""
        if not self._catching_up or self._catching_up.done():
            self._catching_up = asyncio.get_running_loop().create_task(self.catch_up())

    async def finish(self) -> None:
        """Waits for the archives that are being made, but not for ever: the next server may have other rules."""
        making = [task for (what, _), task in self._tasks.items() if what in (ENDING, ARCHIVE)]
        if making:
            await asyncio.wait(making, timeout=LAST)

    def close(self) -> None:
        """Makes nothing more."""
        if self._catching_up:
            self._catching_up.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def run(self, work: Callable[[], T]) -> T:
        """The result of some work in the keeper's thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def once(self, what: str, table: str, work: Callable[[], Awaitable[T]]) -> "asyncio.Task[T]":
        """The task that makes something of a table, one for all who ask meanwhile."""
        key = (what, table)
        if key not in self._tasks:

            async def made() -> T:
                return await work()

            task = self._tasks[key] = asyncio.get_running_loop().create_task(made())
            task.add_done_callback(lambda done: (self._tasks.pop(key), done.cancelled() or done.exception()))
        return self._tasks[key]

    def makes(self, what: str, table: str) -> bool:
        """Whether something of a table is being made."""
        return (what, table) in self._tasks

    # Archives

    async def find(self, table: Table) -> Archive | None:
        """The archive of a table, if there is one."""
        found = table.past or self._open.pop(table.id, None)
        if found is None:
            body = await self.store.kept(table.id, ARCHIVE)
            found = await self.run(lambda: unpacked(body)) if body else None
        if found:
            self.remember(table.id, found)
        return found

    async def archive(self, table: Table) -> Archive:
        """The archive of an ended table, made now if there is none."""
        found = await self.find(table)
        if not found:
            found = await asyncio.shield(self.once(ARCHIVE, table.id, lambda: self._make(table)))
        return found

    async def _make(self, table: Table) -> Archive:
        """A new archive, in the store as well."""
        if not table.course:
            raise Refusal("not-now", table.problem)
        game = table.course.board.game
        await self.run(lambda: [game.texts(lang) for lang in LANGUAGES])  # to read them holds nobody up so
        results = results_of(table)
        archive, body = await self.run(lambda: made(table, results))
        self.remember(table.id, archive)
        try:
            await self.store.keep(table.id, ARCHIVE, body)
        except StoreFailed:
            self.begin()  # it is in the memory alone, and is made again when the disk is well
            raise
        return archive

    async def renew(self, table: Table) -> None:
        """Keeps an ended table anew, whose people are no longer called what they were."""
        for what in (ENDING, ARCHIVE):  # an archive with the old names must not be the last to be kept
            if making := self._tasks.get((what, table.id)):
                await asyncio.wait([making])
        self._open.pop(table.id, None)
        if table.past:
            past = table.past
            await self.store.keep(table.id, ARCHIVE, await self.run(lambda: packed(past)))
        elif table.course:
            await self._make(table)

    def remember(self, table: str, archive: Archive) -> None:
        """Holds an archive in the memory, and lets the one go that was not asked for longest."""
        self._open.pop(table, None)
        self._open[table] = archive
        while len(self._open) > OPEN:
            del self._open[next(iter(self._open))]

    def game_over(self, table: Table) -> None:
        """Lets the archive of a table that has just ended be made."""
        self.once(ENDING, table.id, lambda: self._safely(table))

    async def _safely(self, table: Table) -> None:
        """Makes an archive for nobody in particular: what fails is logged, and what the disk refused is tried again."""
        try:
            await self.archive(table)
        except (StoreFailed, Refusal) as error:
            log.warning("the archive of table %s is not kept: %s", table.id, error)
        except Exception:
            log.exception("the archive of table %s cannot be made", table.id)

    async def catch_up(self) -> None:
        """Makes the archives of tables that ended before there were any, one after the other and without haste."""
        await self.kitchen.done()
        while True:
            try:
                while tables := await self.store.ended_without(ARCHIVE):
                    for table_id in tables:
                        await self._add_missing(table_id)
                        await asyncio.sleep(PAUSE)
                return
            except StoreFailed as error:
                log.warning("the archives of earlier games are made later: %s", error)
                await asyncio.sleep(LATER)

    async def _add_missing(self, table_id: str) -> None:
        """Makes the archive of a table, or notes that there is nothing to keep, so that it is not asked about again."""
        try:
            table = await load(self.store, self.kitchen.need, table_id)
            if table and table.course:
                self._open.pop(table_id, None)  # one that the disk refused is in the memory alone
                await self.archive(table)
                return
        except StoreFailed:  # a full disk has no room for an archive, and perhaps for that note
            raise
        except Exception as error:
            log.warning("table %s gets no archive: %s", table_id, error)
        await self.store.keep(table_id, ARCHIVE, b"")

    # Positions

    def note(self, table: Table) -> None:
        """Keeps the position of a game that goes on, for the day on which its rules are gone."""
        if table.status != "playing" or not table.course:
            return
        board = table.course.board
        position = board.view(plain(table.course.states))
        last = LastPosition(table.course.ply, position["rules"], position)
        keep(self._noted(table.id, self.store.keep(table.id, POSITION, msgspec.json.encode(last))))

    async def _noted(self, table: str, waiting: Written) -> None:
        """Waits for a position to be kept; if the disk refuses, an older one has to do."""
        try:
            await waiting
        except StoreFailed as error:
            log.warning("the position of table %s is not kept: %s", table, error)

    async def last_position(self, table: str) -> LastPosition | None:
        """The position that was kept last of a game that went on."""
        body = await self.store.kept(table, POSITION)
        return msgspec.json.decode(body, type=LastPosition) if body else None


def made(table: Table, results: Any) -> tuple[Archive, bytes]:
    """An archive, and as it is kept."""
    archive = archive_of(table, results)
    return archive, packed(archive)
