"""Where tables are kept: what a store does, whatever it is made of. SQLite and the memory are the two that there are.

Writes are taken at once, in the order of the calls; each returns a future that is done when the write is durable, and that
raises StoreFailed when it is not. A store may take many writes into one commit, but never part of one. Reads see every
write that is done, and none of them holds the event loop up.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Literal

import msgspec

Written = asyncio.Future[None]
ARCHIVE, CURVE, POSITION = "archive", "curve", "position"  # the names of what is kept of a table
CLOSED = "the data is closed"
LISTED = 100  # public tables in a lobby
OWN = 200  # tables of one's own


class Line(msgspec.Struct, kw_only=True):
    """A table's line in the lobby: enough to list it without loading it. `guests` hold its seats, `updated` is in milliseconds.

    `forgot` are those who took it off their lists; `practice` and `moment` say what may be known of its game beforehand.
    By seat: `seats` who has or had it, `bots` their levels, `returns` of an ended game. `acting` are those waited for.
    """

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
    forgot: list[str] = []
    practice: bool = False
    moment: bool = False
    seats: list[str] = []
    bots: list[str] = []
    acting: list[int] = []
    returns: list[float] = []

    @property
    def people(self) -> set[str]:
        """The owner, and everyone who has a seat or resigned one."""
        return {self.owner, *self.guests}

    @property
    def members(self) -> set[str]:
        """The guests who have this table among their own."""
        return self.people - set(self.forgot)


class Ban(msgspec.Struct, kw_only=True):
    """Someone whom the host keeps out: a guest by public number, or an address; `until` in milliseconds, 0: for good."""

    who: str
    until: int = 0
    note: str = ""


class Store(ABC):
    """The data of a server: the changes of each table and what is kept beside them, the lobby, guests' names, a key."""

    key: bytes  # the server's secret, the same for the life of the data

    @abstractmethod
    def close(self) -> None:
        """Writes what is waiting; every write and read after that raises StoreFailed. Closing twice is closing once."""

    # Writing

    @abstractmethod
    def append(
        self, table: str, version: int, body: bytes, line: Line | None = None, played: int | None = None
    ) -> Written:
        """Appends the next change of a table, and in the same commit replaces its line or notes when it was last played."""

    @abstractmethod
    def wait_for(self, table: str, seats: Sequence[int]) -> Written:
        """Notes in the line of a table whom the others wait for; nothing when the table is not there."""

    @abstractmethod
    def remove(self, table: str) -> Written:
        """Removes everything about a table."""

    @abstractmethod
    def keep(self, table: str, name: str, body: bytes) -> Written:
        """Keeps something about a table in place of what had that name; nothing when the table is not there."""

    @abstractmethod
    def name_guest(self, guest: str, name: str) -> Written:
        """Keeps the name that a guest gave."""

    @abstractmethod
    def rewrite(self, table: str, bodies: Sequence[bytes], line: Line) -> Written:
        """Puts other changes in the place of all those of a table: for what somebody wants to be forgotten.

        What was kept beside them is gone.
        """

    @abstractmethod
    def unlist(self, table: str, guest: str) -> Written:
        """Takes a table off the list of a guest by its line alone: for one that is damaged and takes no change."""

    @abstractmethod
    def forget_guest(self, guest: str) -> Written:
        """Forgets the name of a guest."""

    @abstractmethod
    def tidy(self) -> Written:
        """Leaves nothing on the disk of what was removed or rewritten before."""

    @abstractmethod
    def ban(self, ban: Ban) -> Written:
        """Keeps a ban, in the place of an earlier one of the same guest or address."""

    @abstractmethod
    def unban(self, who: str) -> Written:
        """Forgets a ban."""

    @abstractmethod
    def touch(self, time: int) -> Written:
        """Writes the time: a store that takes it takes moves too."""

    # Reading

    @abstractmethod
    async def bans(self) -> list[Ban]:
        """Everyone whom the host keeps out."""

    @abstractmethod
    async def known_guests(self) -> dict[str, str]:
        """The id of every guest who has a name or a table, with the name."""

    @abstractmethod
    async def guests_in_changes(self) -> set[str]:
        """The id of every guest who stands in a change of some table; it takes a look at all of them."""

    @abstractmethod
    async def tables_with(self, guest: str) -> list[str]:
        """The tables in whose changes or lines the id of a guest stands, damaged ones too; it takes a look at all of them."""

    @abstractmethod
    async def has(self, table: str) -> bool:
        """Whether anything is stored of a table."""

    @abstractmethod
    async def line(self, table: str) -> Line | None:
        """The line of a table; None when there is none, or none that can be read."""

    @abstractmethod
    async def all_lines(self, count: int) -> list[Line]:
        """The lines of all tables, the latest first."""

    @abstractmethod
    async def changes(self, table: str) -> list[bytes]:
        """The changes of a table in order; none when there is no such table. Raises Damaged if they are not as written."""

    @abstractmethod
    async def kept(self, table: str, name: str) -> bytes | None:
        """What was last kept of a table under a name."""

    @abstractmethod
    async def ended_without(self, name: str, count: int = LISTED) -> list[str]:
        """Some ended tables of which nothing is kept under a name, the latest first."""

    @abstractmethod
    async def name_of(self, guest: str) -> str:
        """The name that a guest gave last, or nothing."""

    @abstractmethod
    async def lines(self, guest: str, count: int = OWN) -> list[Line]:
        """The tables of a guest, the latest first."""

    @abstractmethod
    async def public(self, count: int = LISTED) -> list[Line]:
        """The public tables that can be joined or watched, the latest first."""

    @abstractmethod
    async def untouched(self, status: str, before: int, count: int) -> list[Line]:
        """Tables of a status that nobody has changed or played since a time in milliseconds, the oldest first."""

    @abstractmethod
    async def unfinished(self, guest: str) -> int:
        """How many tables that a guest owns have not ended."""

    @abstractmethod
    async def table_count(self) -> int:
        """How many tables there are."""
