"""Coming and going: greetings, the lobby, and the messages by which tables are made, watched, left and removed."""

from cantina import __version__
from cantina.bots.levels import LEVELS

from . import changes, checks, making, messages
from .connection import Connection
from .errors import Refusal
from .guests import clean_name
from .messages import Done
from .rooms import Rooms


async def hello(rooms: Rooms, person: Connection, m: messages.Hello) -> None:
    """Greets someone, or changes language and name."""
    if m.protocol != messages.PROTOCOL:
        raise Refusal("hello-first", f"this server speaks protocol {messages.PROTOCOL}")
    services = rooms.services
    name, known = clean_name(m.name), await services.store.name_of(person.guest)
    if name and name != known:
        await services.store.name_guest(person.guest, name)
    person.greeted, person.lang = True, m.lang
    if person.room:
        await person.room.refresh(person, 0)
    person.tell(
        messages.Welcome(
            id=m.id,
            protocol=messages.PROTOCOL,
            server=__version__,
            guest=services.guests.public(person.guest),
            name=name or known,
            lang=person.lang,
            emotes=messages.EMOTES,
            levels=LEVELS,
            largest=messages.LARGEST,
        )
    )


async def lobby(rooms: Rooms, person: Connection, m: messages.AskLobby) -> None:
    """Lists the tables, and notes whether the person wants to hear of changes."""
    rooms.services.lobby.follow(person, m.follow)
    person.tell(await rooms.services.lobby.list_for(person, m.id))


async def create(rooms: Rooms, person: Connection, m: messages.Create) -> None:
    """Makes a table, and begins if that was asked."""
    services = rooms.services
    if not services.doors.take("tables", person.address, services.config.limits.tables, services.now()):
        raise Refusal("too-fast")
    services.check_offered(m.game)
    start = None
    if m.moment:
        async with rooms.at(m.moment.table) as room:
            start = making.position_at(room.table, m.game, m.moment.at)
    name = await services.store.name_of(person.guest)
    made = making.new_table(m, person.guest, name, services.now_ms(), start)
    async with rooms.at((await rooms.make(person.guest, made)).id) as room:
        if m.start:
            await room.alter(making.start(room.table))
        room.done(person, m.id)


async def watch(rooms: Rooms, person: Connection, m: messages.Watch) -> None:
    """Brings someone in front of a table."""
    async with rooms.at(m.table) as room:
        if not room.may_look(person):
            raise Refusal("no-table")
        if person.room is room:
            room.show(person, m.have, m.id)
        else:
            rooms.part(person)
            room.join(person, m.have, m.id)


async def leave(rooms: Rooms, person: Connection, m: messages.Leave) -> None:
    """Takes someone away from a table."""
    if not person.room or person.room.id != m.table:
        raise Refusal("not-now")
    async with rooms.at(m.table) as room:
        room.leave(person, at_once=True)
    person.tell(Done(id=m.id, table=m.table))


async def rematch(rooms: Rooms, person: Connection, m: messages.Rematch) -> None:
    """Makes a new table for the same people, or says which it is."""
    async with rooms.at(m.table) as room:
        checks.ended(room)
        if all(holder.guest != person.guest for holder in room.table.seats):  # who resigned counts as well
            raise Refusal("not-yours")
        if not room.table.rematch:
            made = making.rematch(room.table, person.guest, rooms.services.now_ms())
            fresh = await rooms.make(person.guest, made)
            rooms.forget_soon(fresh)
            await room.alter(changes.Rematched(table=fresh.id))
            for other in room.people:
                other.tell(messages.RematchMade(table=fresh.id, at=room.id))
        person.tell(messages.RematchMade(id=m.id, table=room.table.rematch, at=room.id))


async def delete(rooms: Rooms, person: Connection, m: messages.Delete) -> None:
    """Removes a table for good."""
    async with rooms.at(m.table) as room:
        checks.check_owner(room, person)
        await rooms.remove(room)
    person.tell(messages.Gone(id=m.id, table=m.table))
