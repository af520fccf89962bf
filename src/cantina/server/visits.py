"""Coming and going: greetings, the lobby, and the messages by which tables are made, watched, left and removed."""

import secrets
from collections.abc import Callable
from functools import partial

from cantina import __version__
from cantina.bots.levels import LEVELS

from . import changes, checks, making, messages
from .connection import Connection
from .errors import Refusal
from .messages import Done
from .names import clean_name
from .room import Room
from .rooms import Rooms
from .seeing import may_see
from .services import Services
from .store import Line
from .tables import Table


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
            games=services.kitchen.unready(),
            address=services.config.address,
        )
    )
    if notice := services.house.current(services.now_ms()):
        person.tell(notice)


async def lobby(rooms: Rooms, person: Connection, m: messages.AskLobby) -> None:
    """Lists the tables, and notes whether the person wants to hear of changes."""
    await rooms.services.lobby.ask(person, m)


async def create(rooms: Rooms, person: Connection, m: messages.Create) -> None:
    """Makes a table, and begins if that was asked; when the message comes again, its table is there."""
    mark = messages.digest(m) or secrets.token_hex(16)
    table = rooms.services.guests.table_id(f"{person.guest}|{mark}")
    if not m.id or not await rooms.known(table):
        await rooms.make(person.guest, await new_table(rooms, person, m), table)
    async with rooms.at(table) as room:
        if m.start and room.table.status == "open":
            await room.alter(making.start(room.table))
        room.done(person, m.id, commitment=room.table.commitment)


async def new_table(rooms: Rooms, person: Connection, m: messages.Create) -> changes.Made:
    """The table that someone asks for, if they may have one more."""
    services = rooms.services
    await check_another(services, person, m.game)
    start = None
    if m.moment:
        async with rooms.visit(m.moment.table, person.guest) as room:
            table, moment = room.table, m.moment
        start = await services.keeper.run(lambda: making.position_at(table, m.game, moment.at))
    name = await services.store.name_of(person.guest)
    return making.new_table(m, person.guest, name, services.now_ms(), start)


async def check_another(services: Services, person: Connection, game: str) -> None:
    """Refuses one more table of a game to those who may not have it now; its game is ready then."""
    services.house.check_open()
    services.check_calm()
    if not services.doors.take("tables", person.address, services.config.limits.tables, services.now()):
        raise Refusal("too-fast", "too many tables are made from your address; wait a little")
    services.check_offered(game)
    await services.kitchen.need(game)


async def watch(rooms: Rooms, person: Connection, m: messages.Watch) -> None:
    """Brings someone in front of a table."""
    async with rooms.visit(m.table, person.guest) as room:
        if person.room is room:
            room.show(person, m.have, m.id)
        else:
            rooms.part(person)
            room.join(person, m.have, m.id)


async def leave(rooms: Rooms, person: Connection, m: messages.Leave) -> None:
    """Takes someone away from a table."""
    if person.room and person.room.id == m.table:
        async with rooms.at(m.table) as room:
            room.leave(person)
    person.tell(Done(id=m.id, table=m.table))


async def rematch(rooms: Rooms, person: Connection, m: messages.Rematch) -> None:
    """Makes a new table for the same people, or says which it is; what is stuck goes on there."""
    async with rooms.visit(m.table, person.guest) as room:
        if room.table.status != "stuck":
            checks.ended(room)
        if all(holder.guest != person.guest for holder in room.table.seats):  # who resigned counts as well
            raise Refusal("not-yours")
        room.check_sound()
        if not room.table.rematch or not await rooms.known(room.table.rematch):
            fresh = await rematch_of(rooms, person, room.table)
            await room.alter(changes.Rematched(table=fresh))
            for other in room.people:
                if other is not person:
                    other.tell(messages.RematchMade(table=fresh, at=room.id))
        person.tell(messages.RematchMade(id=m.id, table=room.table.rematch, at=room.id))


async def rematch_of(rooms: Rooms, person: Connection, table: Table) -> str:
    """The new table for the same people: there is one even if its maker was cut off before the old one knew of it.

    After one that is gone comes another by another id: whoever has seen the first remembers its seal.
    """
    gone = f"|{table.rematch}" if table.rematch else ""
    fresh = rooms.services.guests.table_id(f"rematch|{table.id}{gone}")
    if not await rooms.known(fresh):
        await check_another(rooms.services, person, table.game)
        made = making.rematch if table.status == "ended" else await going_on(rooms, table)
        await rooms.make(person.guest, made(table, person.guest, rooms.services.now_ms()), fresh)
    rooms.forget_soon(rooms[fresh])
    if table.status == "stuck":
        async with rooms.at(fresh) as room:
            if room.table.status == "open":
                await room.alter(making.start(room.table))
    return fresh


async def going_on(rooms: Rooms, table: Table) -> Callable[[Table, str, int], changes.Made]:
    """What makes the table at which a stuck one goes on, from the last position that was kept of it."""
    last = await rooms.services.keeper.last_position(table.id)
    if not last:
        raise Refusal("stuck", "no position of this game was kept, so it cannot go on")
    return partial(making.going_on, last)


async def delete(rooms: Rooms, person: Connection, m: messages.Delete) -> None:
    """Takes a table off someone's list; one that is not there is gone, and so is, for a stranger, one that may not be seen."""
    try:
        if await rooms.known(m.table):
            async with rooms.at(m.table) as room:
                room.check_sound()
                if may_see(room.table, person.guest):
                    await forget(rooms, room, person)
    except Refusal as refusal:
        line = await rooms.services.store.line(m.table) if refusal.code in ("stuck", "preparing") else None
        if not line or (refusal.code == "preparing" and may_see(line, person.guest)):
            raise
        await forget_damaged(rooms, line, person)
    person.tell(messages.Gone(id=m.id, table=m.table))


async def forget(rooms: Rooms, room: Room, person: Connection) -> None:
    """Removes an open table for its owner, and any other with the last of its people; before that it leaves one list."""
    table = room.table
    check_own(table, person.guest)
    if goes_with(table, person.guest):
        await rooms.remove(room)
    else:
        await room.alter(changes.Forgotten(guest=person.guest))
        room.leave(person)


async def forget_damaged(rooms: Rooms, line: Line, person: Connection) -> None:
    """Does the same with a table that takes no change and may not know all its people, by its line in the lobby."""
    if not may_see(line, person.guest):
        return
    check_own(line, person.guest)
    if goes_with(line, person.guest):
        await rooms.discard(line.table)
        return
    await rooms.services.store.unlist(line.table, person.guest)
    rooms.services.lobby.changed(line)
    if person.room and person.room.id == line.table:
        rooms.part(person)


def check_own(shown: Table | Line, guest: str) -> None:
    """Refuses those who may not take a table off a list: strangers, and before the start all but its owner."""
    if guest not in shown.people or (shown.status == "open" and guest != shown.owner):
        raise Refusal("not-yours")


def goes_with(shown: Table | Line, guest: str) -> bool:
    """Whether a table that this guest takes off the list is on nobody's then, or has not begun."""
    return shown.status == "open" or shown.people <= {guest, *shown.forgot}
