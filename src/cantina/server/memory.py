"""A store that is forgotten with the process: for proofs and tests that look at what is sent, not at the disk."""

import asyncio
import re
import secrets
from collections.abc import Sequence

import msgspec

from .errors import StoreFailed
from .store import CLOSED, LISTED, OWN, Ban, Line, Store, Written

PERSON = re.compile(rb'"(?:guest|owner)":"([^"]+)"')  # in a change


class MemoryStore(Store):
    """A store in memory. Every write is done at once; halls that are compared with each other share a `key`."""

    def __init__(self, key: bytes = b"") -> None:
        self.key = key or secrets.token_bytes(32)
        self._changes: dict[str, list[bytes]] = {}
        self._lines: dict[str, Line] = {}
        self._kept: dict[tuple[str, str], bytes] = {}
        self._names: dict[str, str] = {}
        self._bans: dict[str, Ban] = {}
        self._closed = False

    def close(self) -> None:
        """Takes and gives nothing more."""
        self._closed = True

    # Writing

    def append(
        self, table: str, version: int, body: bytes, line: Line | None = None, played: int | None = None
    ) -> Written:
        """Appends a change, if it is the next of its table."""
        stored = self._changes.get(table, [])
        if version != len(stored) + 1:
            return self._written(StoreFailed(f"table {table} is at version {len(stored)}"))
        if not self._closed:
            self._changes.setdefault(table, []).append(body)
            if line:
                self._lines[table] = line
            elif played is not None and table in self._lines:
                self._lines[table] = msgspec.structs.replace(self._lines[table], updated=played)
        return self._written()

    def wait_for(self, table: str, seats: Sequence[int]) -> Written:
        """Notes whom the others wait for."""
        if not self._closed and table in self._lines:
            self._lines[table] = msgspec.structs.replace(self._lines[table], acting=list(seats))
        return self._written()

    def remove(self, table: str) -> Written:
        """Removes everything about a table."""
        if not self._closed:
            self._changes.pop(table, None)
            self._lines.pop(table, None)
            self._kept = {key: body for key, body in self._kept.items() if key[0] != table}
        return self._written()

    def keep(self, table: str, name: str, body: bytes) -> Written:
        """Keeps something about a table."""
        if not self._closed and table in self._changes:
            self._kept[table, name] = body
        return self._written()

    def name_guest(self, guest: str, name: str) -> Written:
        """Keeps the name that a guest gave."""
        if not self._closed:
            self._names[guest] = name
        return self._written()

    def rewrite(self, table: str, bodies: Sequence[bytes], line: Line) -> Written:
        """Puts other changes in the place of all those of a table."""
        if not self._closed:
            self._changes[table], self._lines[table] = list(bodies), line
            self._kept = {key: body for key, body in self._kept.items() if key[0] != table}
        return self._written()

    def unlist(self, table: str, guest: str) -> Written:
        """Takes a table off the list of a guest by its line alone."""
        if not self._closed and table in self._lines:
            line = self._lines[table]
            self._lines[table] = msgspec.structs.replace(line, forgot=[*line.forgot, guest])
        return self._written()

    def forget_guest(self, guest: str) -> Written:
        """Forgets the name of a guest."""
        if not self._closed:
            self._names.pop(guest, None)
        return self._written()

    def tidy(self) -> Written:
        """Nothing but a write that is done: what is gone from the memory is gone."""
        return self._written()

    def ban(self, ban: Ban) -> Written:
        """Keeps a ban."""
        if not self._closed:
            self._bans[ban.who] = ban
        return self._written()

    def unban(self, who: str) -> Written:
        """Forgets a ban."""
        if not self._closed:
            self._bans.pop(who, None)
        return self._written()

    def touch(self, time: int) -> Written:  # noqa: ARG002
        """Nothing but a write that is done."""
        return self._written()

    def _written(self, error: StoreFailed | None = None) -> Written:
        """A future that is done."""
        future: Written = asyncio.get_running_loop().create_future()
        if self._closed:
            error = StoreFailed(CLOSED)
        if error:
            future.set_exception(error)
        else:
            future.set_result(None)
        return future

    # Reading

    async def bans(self) -> list[Ban]:
        """Everyone whom the host keeps out."""
        self._check_open()
        return list(self._bans.values())

    async def known_guests(self) -> dict[str, str]:
        """The id of every guest who has a name or a table, with the name."""
        self._check_open()
        members = {guest: "" for line in self._lines.values() for guest in line.members if guest}
        return members | self._names

    async def guests_in_changes(self) -> set[str]:
        """The id of every guest who stands in a change."""
        self._check_open()
        bodies = (body for stored in self._changes.values() for body in stored)
        return {guest.decode() for body in bodies for guest in PERSON.findall(body)}

    async def tables_with(self, guest: str) -> list[str]:
        """The tables in whose changes or lines the id of a guest stands."""
        self._check_open()
        lines = {line.table for line in self._lines.values() if guest in (*line.people, *line.forgot)}
        changed = {table for table, stored in self._changes.items() if any(guest.encode() in body for body in stored)}
        return sorted(lines | changed)

    async def has(self, table: str) -> bool:
        """Whether anything is stored of a table."""
        self._check_open()
        return table in self._changes

    async def line(self, table: str) -> Line | None:
        """The line of a table."""
        self._check_open()
        return self._lines.get(table)

    async def all_lines(self, count: int) -> list[Line]:
        """The lines of all tables, the latest first."""
        self._check_open()
        return sorted(self._lines.values(), key=lambda line: -line.updated)[:count]

    async def changes(self, table: str) -> list[bytes]:
        """The changes of a table in order."""
        self._check_open()
        return list(self._changes.get(table, []))

    async def kept(self, table: str, name: str) -> bytes | None:
        """What was last kept of a table under a name."""
        self._check_open()
        return self._kept.get((table, name))

    async def ended_without(self, name: str, count: int = LISTED) -> list[str]:
        """Some ended tables of which nothing is kept under a name."""
        self._check_open()
        ended = [
            line for line in self._lines.values() if line.status == "ended" and (line.table, name) not in self._kept
        ]
        return [line.table for line in sorted(ended, key=lambda line: -line.updated)][:count]

    async def name_of(self, guest: str) -> str:
        """The name that a guest gave last."""
        self._check_open()
        return self._names.get(guest, "")

    async def lines(self, guest: str, count: int = OWN) -> list[Line]:
        """The tables of a guest."""
        return [line for line in self._latest() if guest in line.members][:count]

    async def public(self, count: int = LISTED) -> list[Line]:
        """The public tables that can be joined or watched."""
        return [line for line in self._latest() if line.public and line.status in ("open", "playing")][:count]

    async def untouched(self, status: str, before: int, count: int) -> list[Line]:
        """Tables of a status that nobody has changed or played since then."""
        return [line for line in self._latest()[::-1] if line.status == status and line.updated < before][:count]

    def _latest(self) -> list[Line]:
        """All lines, the latest first."""
        self._check_open()
        return sorted(self._lines.values(), key=lambda line: -line.updated)

    async def unfinished(self, guest: str) -> int:
        """How many tables that a guest owns have not ended."""
        self._check_open()
        return sum(line.owner == guest and line.status != "ended" for line in self._lines.values())

    async def table_count(self) -> int:
        """How many tables there are."""
        self._check_open()
        return len(self._lines)

    def _check_open(self) -> None:
        """Raises StoreFailed after the end."""
        if self._closed:
            raise StoreFailed(CLOSED)
