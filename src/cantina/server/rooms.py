"""The life of tables: they are made, loaded when somebody comes, forgotten when everybody has gone, and removed."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Coroutine, Iterator, Mapping
from typing import Any

from . import changes, messages
from .clocks import INSTANT
from .connection import Connection, keep
from .errors import Refusal
from .loading import load
from .lobby import line_of
from .room import Room
from .seeing import Shown, may_see
from .services import Services
from .store import Line
from .tables import Table

IDLE = 60.0  # seconds after which a table that nobody watches leaves the memory


class Rooms(Mapping[str, Room]):
    """The rooms in the memory by table, and the ways to all others. There is never more than one room of a table."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._users: Counter[Room] = Counter()  # requests that are under way
        self._left: dict[Room, float] = {}  # when nobody was seen at a room, the earliest first
        self._sweep: asyncio.TimerHandle | None = None

    def __getitem__(self, table: str) -> Room:
        return self._rooms[table]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rooms)

    def __len__(self) -> int:
        return len(self._rooms)

    def close(self) -> None:
        """Stops whatever happens at tables by itself."""
        if self._sweep:
            self._sweep.cancel()
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
            self._begin(table, self._load(table))
        return await asyncio.shield(self._loading[table])  # one who stops waiting must not stop the others

    def _begin(self, table: str, finding: Coroutine[Any, Any, Room]) -> None:
        """Begins to find the room of a table; all who ask for it meanwhile wait for that."""
        task = self._loading[table] = asyncio.get_running_loop().create_task(finding)
        task.add_done_callback(lambda done: (self._loading.pop(table), done.cancelled() or done.exception()))

    async def _load(self, table: str) -> Room:
        """The room of a table that is not in the memory."""
        loaded = await load(self.services.store, self.services.kitchen.need, table)
        if table in self._rooms:  # it was made meanwhile, and another room would not know of what is changed there
            return self._rooms[table]
        if not loaded:
            raise Refusal("no-table")
        self.services.keeper.note(loaded)
        room = self.add(loaded)
        self.forget_soon(room)
        return room

    def at(self, table: str) -> "Visit":
        """The room of a table with its lock held; one that left the memory meanwhile is loaded again."""
        return Visit(self, table)

    def visit(self, table: str, guest: str | None) -> "Visit":
        """The same for a guest who may see the table; for anyone else there is no such table."""
        return Visit(self, table, (guest,))

    async def hold(self, table: str) -> Room:
        """Takes the lock of a room."""
        while True:
            room = self._rooms.get(table) or await self.find(table)
            self.use(room)
            try:
                await room.lock.acquire()
            except BaseException:
                self.used(room)
                raise
            if self._rooms.get(table) is room:
                return room
            self.release(room)

    def release(self, room: Room) -> None:
        """Gives the lock of a room back."""
        room.lock.release()
        self.used(room)

    @contextlib.contextmanager
    def using(self, room: Room) -> Iterator[Room]:
        """The room, which does not leave the memory meanwhile."""
        self.use(room)
        try:
            yield room
        finally:
            self.used(room)

    def use(self, room: Room) -> None:
        """Counts a request that needs a room: it stays in the memory."""
        self._users[room] += 1

    def used(self, room: Room) -> None:
        """Counts the request out."""
        self._users[room] -= 1
        if not self._users[room]:
            del self._users[room]
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

    async def known(self, table: str) -> bool:
        """Whether there is such a table."""
        try:
            await self.find(table)
        except Refusal as refusal:
            if refusal.code != "no-table":  # it is there, and cannot be shown now
                raise
            return False
        return True

    async def make(self, guest: str, change: changes.Made, table: str) -> Room:
        """A new table in the store. Whoever finds it before it is stored waits for its lock."""
        if await self.services.store.unfinished(guest) >= self.services.config.limits.tables_of_guest:
            raise Refusal("too-many", "you have too many tables; delete some")
        if table in self._rooms:  # the same message came on two ways, and the other was faster
            return self._rooms[table]
        room = self.add(Table(table))
        async with room.lock:
            try:
                await room.stored(room.change(change))
            except BaseException:
                self.drop(room)
                raise
            room.take(room.table)
        return room

    def forget_soon(self, room: Room) -> None:
        """Lets a table leave the memory when nobody has been there for a while; one timer serves all of them."""
        self._left.pop(room, None)
        if self._rooms.get(room.id) is room and not room.people:
            self._left[room] = self.services.now()
            self._sweep_later()

    def _sweep_later(self) -> None:
        """Looks again when the first of those that nobody is at has been left for long enough."""
        if self._left and not self._sweep:
            wait = next(iter(self._left.values())) + IDLE - self.services.now()
            self._sweep = asyncio.get_running_loop().call_later(max(wait, INSTANT), self._sweep_now)

    def _sweep_now(self) -> None:
        """Lets tables leave the memory that nobody has come back to, and looks again after those in use."""
        self._sweep = None
        for room, left in list(self._left.items()):
            if self.services.now() - left < IDLE:
                break
            del self._left[room]
            if self._users[room] or room.lock.locked():
                self.forget_soon(room)
            elif not room.people:
                self.drop(room)
        self._sweep_later()

    def drop(self, room: Room) -> None:
        """Lets a table leave the memory now."""
        if self._rooms.get(room.id) is room:
            self.services.keeper.note(room.table)
            if room.listing:
                room.list_now()
            room.close()
            self.services.lobby.watched(room.table, 0)
            del self._rooms[room.id]
            self._left.pop(room, None)

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
        self.services.lobby.changed(line_of(room.table, self.services.now_ms()))

    async def discard(self, table: str) -> None:
        """Removes a table by its id, in the memory or asleep, and damaged or not: it is not loaded for that."""
        store = self.services.store
        if not await store.has(table):
            raise Refusal("no-table")
        line = await store.line(table)
        while True:
            if room := self._rooms.get(table):
                with self.using(room):
                    async with room.lock:
                        if self._rooms.get(table) is room:
                            await self.remove(room)
                            return
            elif loading := self._loading.get(table):
                await asyncio.wait([loading])
                await asyncio.sleep(0)  # what was loaded takes itself out of the list after it is done
            else:
                await self._remove_now(table)
                if line:
                    self.services.lobby.changed(line)
                return

    async def expire(self, line: Line) -> bool:
        """Removes a table that nobody has touched for long, unless it is in use; whether it is gone."""
        table = line.table
        if table in self._rooms or table in self._loading:
            return False
        await self._remove_now(table)
        self.services.lobby.changed(line)
        return True

    async def _remove_now(self, table: str) -> None:
        """Removes a table that is neither in the memory nor being loaded."""
        self._begin(table, self._remove_asleep(table))
        with contextlib.suppress(Refusal):
            await asyncio.shield(self._loading[table])

    async def _remove_asleep(self, table: str) -> Room:
        """Removes a table that is not in the memory; whoever looks for it meanwhile finds none."""
        await self.services.store.remove(table)
        raise Refusal("no-table")


class Visit:
    """A room with its lock held, as it is stored; a guest who may not see it finds no such table."""

    __slots__ = ("_guests", "_room", "_rooms", "_table")

    def __init__(self, rooms: Rooms, table: str, guests: tuple[str | None, ...] = ()) -> None:
        self._rooms, self._table, self._guests = rooms, table, guests

    async def __aenter__(self) -> Room:
        try:
            room = self._room = await self._rooms.hold(self._table)
        except Refusal:
            await self._check_line()
            raise
        try:
            if room.stale:
                await room.recover()
            self._check(room.table)
        except BaseException:
            self._rooms.release(room)
            raise
        return room

    async def __aexit__(self, *_: object) -> None:
        self._rooms.release(self._room)

    def _check(self, shown: Shown | None) -> None:
        """Refuses a guest who may not see the table."""
        for guest in self._guests:
            if not shown or not may_see(shown, guest):
                raise Refusal("no-table")

    async def _check_line(self) -> None:
        """The same by its line in the lobby, if it cannot be loaded: why not is for those to hear who may see it."""
        self._check(await self._rooms.services.store.line(self._table))
