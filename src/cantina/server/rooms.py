"""The life of tables: they are made, loaded when somebody comes, forgotten when everybody has gone, and removed."""

import asyncio
import base64
import contextlib
import secrets
from collections.abc import AsyncIterator, Iterator, Mapping

from . import changes, messages
from .connection import Connection, keep
from .errors import Refusal
from .room import Room, load
from .services import Services
from .tables import Table

IDLE = 60.0  # seconds after which a table that nobody watches leaves the memory


class Rooms(Mapping[str, Room]):
    """The rooms in the memory by table, and the ways to all others. There is never more than one room of a table."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}

    def __getitem__(self, table: str) -> Room:
        return self._rooms[table]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rooms)

    def __len__(self) -> int:
        return len(self._rooms)

    def close(self) -> None:
        """Stops whatever happens at tables by itself."""
        for room in self._rooms.values():
            room.close()

    def add(self, table: Table) -> Room:
        """The new room of a table."""
        room = self._rooms[table.id] = Room(self.services, table)
        return room

    # Finding

    async def find(self, table: str) -> Room:
        """The room of a table; if nobody was there it is loaded, once for all who ask meanwhile."""
        if table in self._rooms:
            return self._rooms[table]
        if table not in self._loading:
            task = self._loading[table] = asyncio.get_running_loop().create_task(self._load(table))
            task.add_done_callback(lambda done: (self._loading.pop(table), done.cancelled() or done.exception()))
        return await asyncio.shield(self._loading[table])  # one who stops waiting must not stop the others

    async def _load(self, table: str) -> Room:
        """The room of a table that is not in the memory."""
        loaded = await load(self.services.store, table)
        if not loaded:
            raise Refusal("no-table")
        return self.add(loaded)

    @contextlib.asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Room]:
        """The room of a table with its lock held; one that left the memory meanwhile is loaded again."""
        while True:
            room = await self.find(table)
            try:
                async with room.lock:
                    if self._rooms.get(table) is room:
                        yield room
                        return
            finally:
                self.forget_soon(room)

    def part(self, person: Connection) -> None:
        """Takes someone away from their table: now, or as soon as what is being changed there is stored."""
        room = self._rooms.get(person.room.id) if person.room else None
        if room and room.lock.locked():
            keep(self._part_later(room, person))
        elif room:
            room.leave(person)
            self.forget_soon(room)

    async def _part_later(self, room: Room, person: Connection) -> None:
        """Takes someone away from a table that is being changed, unless they have come back."""
        async with room.lock:
            if person.closed or person.room is not room:
                room.leave(person)
        self.forget_soon(room)

    # Making, forgetting, removing

    async def make(self, guest: str, change: changes.Made) -> Room:
        """A new table in the store. Whoever finds it before it is stored waits for its lock."""
        if await self.services.store.unfinished(guest) >= self.services.config.limits.tables_of_guest:
            raise Refusal("too-many", "you have too many tables; delete some")
        room = self.add(Table(base64.b32encode(secrets.token_bytes(8))[:12].decode().lower()))
        async with room.lock:
            try:
                await room.stored(room.change(change))
            except BaseException:
                self.drop(room)
                raise
            room.take(room.table)
        return room

    def forget_soon(self, room: Room) -> None:
        """Lets a table leave the memory when nobody has been there for a while."""

        def forget() -> None:
            if not room.people and not room.lock.locked():
                self.drop(room)

        if not room.people:
            asyncio.get_running_loop().call_later(IDLE, forget)

    def drop(self, room: Room) -> None:
        """Lets a table leave the memory now."""
        if self._rooms.get(room.id) is room:
            room.close()
            del self._rooms[room.id]

    async def drop_all(self) -> None:
        """Lets every table leave the memory, each as soon as nobody changes it; people stay in front of nothing."""
        for table in list(self._rooms):
            async with self.at(table) as room:
                self.drop(room)

    async def remove(self, room: Room) -> None:
        """Removes a table and everything about it; its lock is held."""
        await self.services.store.remove(room.id)
        self.drop(room)
        for person in list(room.people):
            person.tell(messages.Gone(table=room.id))
            room.people.pop(person, None)
            person.room, person.held = None, ()
        self.services.lobby.changed()
