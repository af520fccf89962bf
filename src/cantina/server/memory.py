"""A store that is forgotten with the process: for proofs and tests that look at what is sent, not at the disk."""

import asyncio
import secrets

import msgspec

from .errors import StoreFailed
from .store import CLOSED, LISTED, Line, Store, Written, each_once, in_order


class MemoryStore(Store):
    """A store in memory. Every write is done at once; halls that are compared with each other share a `key`."""

    def __init__(self, key: bytes = b"") -> None:
        self.key = key or secrets.token_bytes(32)
        self._changes: dict[str, dict[int, bytes]] = {}
        self._lines: dict[str, Line] = {}
        self._names: dict[str, str] = {}
        self._closed = False

    def close(self) -> None:
        """Takes and gives nothing more."""
        self._closed = True

    # Writing

    def append(
        self, table: str, version: int, body: bytes, line: Line | None = None, played: int | None = None
    ) -> Written:
        """Appends a change, unless the table has that version."""
        if version in self._changes.get(table, ()):
            return self._written(StoreFailed(f"table {table} has version {version} already"))
        if not self._closed:
            self._changes.setdefault(table, {})[version] = body
            if line:
                self._lines[table] = line
            elif played is not None and table in self._lines:
                self._lines[table] = msgspec.structs.replace(self._lines[table], updated=played)
        return self._written()

    def remove(self, table: str) -> Written:
        """Removes everything about a table."""
        if not self._closed:
            self._changes.pop(table, None)
            self._lines.pop(table, None)
        return self._written()

    def name_guest(self, guest: str, name: str) -> Written:
        """Keeps the name that a guest gave."""
        if not self._closed:
            self._names[guest] = name
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

    async def changes(self, table: str) -> list[bytes]:
        """The changes of a table in order."""
        self._check_open()
        return in_order(table, dict(sorted(self._changes.get(table, {}).items())))

    async def name_of(self, guest: str) -> str:
        """The name that a guest gave last."""
        self._check_open()
        return self._names.get(guest, "")

    async def lines(self, guest: str, count: int = LISTED) -> list[Line]:
        """The lobby of a guest."""
        self._check_open()
        latest = sorted(self._lines.values(), key=lambda line: -line.updated)
        mine = [line for line in latest if guest in line.members]
        public = [line for line in latest if line.public and line.status in ("open", "playing")]
        return each_once([*mine[: 2 * count], *public[:count]])

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
