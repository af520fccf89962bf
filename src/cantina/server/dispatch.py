"""Which function carries out which message, and how it runs: plain, under the lock of its table, or as heavy work."""

from collections.abc import Awaitable, Callable
from typing import Any

from . import foresight, messages, replays, requests, visits
from .connection import Connection
from .errors import Refusal
from .room import Room
from .rooms import Rooms
from .seeing import Shown, may_see

Handler = Callable[[Any, Connection, Any], Awaitable[None]]
Way = Callable[[Handler, Rooms, Connection, Any], Awaitable[None]]


async def plain(handler: Handler, rooms: Rooms, person: Connection, m: Any) -> None:
    """Gives the message to a function of all rooms."""
    await handler(rooms, person, m)


async def locked(handler: Handler, rooms: Rooms, person: Connection, m: Any) -> None:
    """Gives the message to a function of one room, whose lock is held from beginning to end."""
    async with rooms.visit(m.table, person.guest) as room:
        await handler(room, person, m)


async def arranging(handler: Handler, rooms: Rooms, person: Connection, m: Any) -> None:
    """Gives the message to a function of one room that stores something other than a move: nobody may fill the disk so."""
    count_arrangement(rooms, person)
    async with rooms.visit(m.table, person.guest) as room:
        check_arranged(room)
        await handler(room, person, m)


async def by_secret(handler: Handler, rooms: Rooms, person: Connection, m: Any) -> None:
    """The same for those who may be strangers with the right secret; with a wrong one they learn nothing of the table."""
    count_arrangement(rooms, person)
    shown: Shown | None = None
    try:
        async with rooms.at(m.table) as room:
            shown = room.table
            check_arranged(room)
            await handler(room, person, m)
    except Refusal:
        shown = shown or await rooms.services.store.line(m.table)
        if not shown or not may_see(shown, person.guest):
            raise Refusal("no-table") from None
        raise


def count_arrangement(rooms: Rooms, person: Connection) -> None:
    """Refuses one arrangement more to those who have made too many of late."""
    services = rooms.services
    if not services.doors.take("arrangements", person.guest, services.config.limits.arrangements, services.now()):
        raise Refusal("too-fast", "you are changing tables too fast; wait a little")


def check_arranged(room: Room) -> None:
    """Refuses to arrange a table again and again before its start."""
    if room.table.status == "open" and room.table.version >= room.services.config.limits.arranged:
        raise Refusal("too-many", "this table was changed too often before its start; make another")


async def heavy(handler: Handler, rooms: Rooms, person: Connection, m: Any) -> None:
    """Gives the message to a function of one room that takes its time, and holds the lock for moments only."""
    async with rooms.visit(m.table, person.guest):
        pass  # it may be seen; the function waits for bots, so it takes the lock by itself
    with rooms.using(await rooms.find(m.table)) as room:
        await handler(room, person, m)


HANDLERS: dict[type[messages.In], tuple[Way, Handler]] = {
    messages.Hello: (plain, visits.hello),
    messages.AskLobby: (plain, visits.lobby),
    messages.Create: (plain, visits.create),
    messages.Watch: (plain, visits.watch),
    messages.Leave: (plain, visits.leave),
    messages.Rematch: (plain, visits.rematch),
    messages.Delete: (plain, visits.delete),
    messages.Arrange: (arranging, requests.arrange),
    messages.Sit: (arranging, requests.sit),
    messages.Stand: (arranging, requests.stand),
    messages.GiveSalt: (arranging, requests.salt),
    messages.Start: (locked, requests.start),
    messages.Do: (locked, requests.do),
    messages.Back: (locked, requests.back),
    messages.PassFor: (locked, requests.pass_for),
    messages.StandIn: (locked, requests.stand_in),
    messages.Resign: (locked, requests.resign),
    messages.Look: (locked, requests.look),
    messages.Glance: (locked, requests.glance),
    messages.Log: (locked, requests.log),
    messages.Why: (locked, requests.why),
    messages.Foresee: (locked, foresight.foresee),
    messages.SendEmote: (locked, requests.emote),
    messages.Link: (locked, requests.link),
    messages.Claim: (by_secret, requests.claim),
    messages.Hint: (heavy, requests.hint),
    messages.Replay: (heavy, replays.replay),
    messages.Curve: (heavy, replays.curve),
}


# Messages that are more work than others count as several.
WEIGHTS: dict[type[messages.In], int] = {
    messages.Create: 4,
    messages.Watch: 4,
    messages.Look: 4,
    messages.Glance: 4,
    messages.Log: 2,
    messages.Rematch: 4,
}


def weight(person: Connection, m: messages.Incoming) -> int:
    """For how many messages one counts; a greeting in front of a table shows all of it again."""
    again = isinstance(m, messages.Hello) and person.room
    return WEIGHTS.get(messages.Watch if again else type(m), 1)


def is_heavy(m: messages.Incoming) -> bool:
    """Whether a message takes its time: its socket is not held up by it."""
    return HANDLERS[type(m)][0] is heavy


async def carry_out(rooms: Rooms, person: Connection, m: messages.Incoming) -> None:
    """Carries out one message, or raises what refuses it."""
    way, handler = HANDLERS[type(m)]
    await way(handler, rooms, person, m)
