"""A hall whose store is the memory, with a clock that stands still: for proofs that look at what is sent, not at the disk."""

import asyncio
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from cantina.server.hall import Config, Hall
from cantina.server.store import Statement, Store

from .child import LAX

KEY = b"k" * 32
NOON = 1_000_000_000.0


class MemoryStore(Store):
    """Takes changes at once, and forgets them with the process."""

    def __init__(self) -> None:
        self.rows: dict[str, list[bytes]] = {}
        self.names: dict[str, str] = {}

    def write(
        self, rows: Sequence[tuple[str, int, bytes]], statements: Iterable[Statement] = ()
    ) -> "asyncio.Future[None]":
        """Takes changes; what is for the lobby is left out."""
        del statements
        for table, version, body in rows:
            changes = self.rows.setdefault(table, [])
            assert version == len(changes) + 1, "a change out of order"
            changes.append(body)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    def close(self) -> None:
        """Has nothing to close."""

    def key(self) -> bytes:
        """The same key in every hall, so that two halls give the same public numbers."""
        return KEY

    def changes(self, table: str) -> list[bytes]:
        """The changes of a table."""
        return list(self.rows.get(table, ()))

    def name(self, guest: str) -> str:
        """Nobody's name is kept."""
        return self.names.get(guest, "")

    def lines(self, guest: str, count: int = 100) -> Iterator[dict[str, Any]]:
        """The lobby is empty."""
        del guest, count
        return iter(())

    def going_on(self, guest: str) -> int:
        """Nobody has too many tables here."""
        del guest
        return 0


def memory_hall() -> Hall:
    """A hall without a disk, in which time stands still and nothing pauses."""
    hall = Hall(Config(Path(tempfile.gettempdir()), LAX, pauses=(0, 0)), MemoryStore())
    hall.clock = lambda: NOON
    return hall
