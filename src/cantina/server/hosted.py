"""What a host knows of its room: the two need each other, and only this much."""

import asyncio
from collections.abc import Collection
from typing import Any, Protocol

from .connection import Connection
from .course import Course
from .services import Services
from .tables import Table


class Hosted(Protocol):
    """A room as its host needs it."""

    services: Services
    table: Table
    lock: asyncio.Lock
    gone: bool
    stale: bool  # whether a write has failed, and the table is not yet again what is stored
    ready: list[int]  # the version since which each seat has had its choices
    passing: dict[int, str]

    @property
    def people(self) -> Collection[Connection]:
        """The people in front of the table."""

    @property
    def course(self) -> Course:
        """The game, which must have begun."""

    def here(self, seat: int) -> bool:
        """Whether the holder of a seat is in front of the table."""

    def tell_seats(self) -> None:
        """Tells everybody who sits where."""

    async def recover(self) -> None:
        """Makes the table again what is stored, if it is stale."""

    async def move(self, seat: int, actions: list[int], ids: list[str], auto: Any = "") -> None:
        """Plays a move, stores it and shows it to everybody."""
