"""Where tables are kept: what a store does, whatever it is made of. SQLite and the memory are the two that there are.

Writes are taken at once, in the order of the calls; each returns a future that is done when the write is durable, and that
raises StoreFailed when it is not. A store may take many writes into one commit, but never part of one. Reads see every
write that is done, and none of them holds the event loop up.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Literal

import msgspec

from .errors import StoreFailed

Written = asyncio.Future[None]
CLOSED = "the data is closed"
LISTED = 100  # public tables in a lobby; of one's own there are twice as many


class Line(msgspec.Struct, kw_only=True):
    """A table's line in the lobby: enough to list it without loading it. `guests` hold its seats, `updated` is in milliseconds."""

    table: str
    game: str
    pack: str
    owner: str
    status: Literal["open", "playing", "ended", "stuck"]
    public: bool
    watchers: bool
    names: list[str]
    open: int
    guests: list[str]
    updated: int

    @property
    def members(self) -> set[str]:
        """The guests who have this table among their own."""
        return {self.owner, *self.guests}


class Store(ABC):
    """The data of a server: the changes of each table, the lobby's lines, the names of guests, and the server's key."""

    key: bytes  # the server's secret, the same for the life of the data

    @abstractmethod
    def close(self) -> None:
        """Writes what is waiting; every write and read after that raises StoreFailed. Closing twice is closing once."""

    # Writing

    @abstractmethod
    def append(
        self, table: str, version: int, body: bytes, line: Line | None = None, played: int | None = None
    ) -> Written:
        """Appends a change to a table, and in the same commit replaces the table's line or notes when it was last played."""

    @abstractmethod
    def remove(self, table: str) -> Written:
        """Removes everything about a table."""

    @abstractmethod
    def name_guest(self, guest: str, name: str) -> Written:
        """Keeps the name that a guest gave."""

    # Reading

    @abstractmethod
    async def changes(self, table: str) -> list[bytes]:
        """The changes of a table in order; none when there is no such table. Raises StoreFailed at a gap."""

    @abstractmethod
    async def name_of(self, guest: str) -> str:
        """The name that a guest gave last, or nothing."""

    @abstractmethod
    async def lines(self, guest: str, count: int = LISTED) -> list[Line]:
        """The lobby of a guest: own tables, then public ones that can be joined or watched, each the latest first."""

    @abstractmethod
    async def unfinished(self, guest: str) -> int:
        """How many tables that a guest owns have not ended."""

    @abstractmethod
    async def table_count(self) -> int:
        """How many tables there are."""


def in_order(table: str, found: Mapping[int, bytes]) -> list[bytes]:
    """The changes of a table by version as a list; raises StoreFailed at a gap."""
    if list(found) != list(range(1, len(found) + 1)):
        raise StoreFailed(f"the changes of table {table} have gaps")
    return list(found.values())


def each_once(lines: Iterable[Line]) -> list[Line]:
    """The lines without those of tables that came before."""
    found: dict[str, Line] = {}
    for line in lines:
        found.setdefault(line.table, line)
    return list(found.values())
