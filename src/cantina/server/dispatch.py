"""Which function carries out which message, and how it runs: plain, under the lock of its table, or as heavy work."""

from collections.abc import Awaitable, Callable
from typing import Any

from . import messages, replays, requests, visits
from .connection import Connection
from .errors import Refusal
from .rooms import Rooms

Handler = Callable[[Any, Connection, Any], Awaitable[None]]
Way = Callable[[Handler, Rooms, Connection, Any], Awaitable[None]]


async def plain(handler: Handler, rooms: Rooms, person: Connection, m: Any) -> None:
    """Gives the message to a function of all rooms."""
    await handler(rooms, person, m)


async def locked(handler: Handler, rooms: Rooms, person: Connection, m: Any) -> None:
    """Gives the message to a function of one room, whose lock is held from beginning to end."""
    async with rooms.at(m.table) as room:
        await handler(room, person, m)


async def heavy(handler: Handler, rooms: Rooms, person: Connection, m: Any) -> None:
    """Gives the message to a function of one room that holds its lock for moments only; nobody may ask for that often."""
    if not person.heavy.take(rooms.services.now()):
        raise Refusal("too-fast")
    room = await rooms.find(m.table)
    try:
        await handler(room, person, m)
    finally:
        rooms.forget_soon(room)


HANDLERS: dict[type[messages.In], tuple[Way, Handler]] = {
    messages.Hello: (plain, visits.hello),
    messages.AskLobby: (plain, visits.lobby),
    messages.Create: (plain, visits.create),
    messages.Watch: (plain, visits.watch),
    messages.Leave: (plain, visits.leave),
    messages.Rematch: (plain, visits.rematch),
    messages.Delete: (plain, visits.delete),
    messages.Arrange: (locked, requests.arrange),
    messages.Sit: (locked, requests.sit),
    messages.Stand: (locked, requests.stand),
    messages.Start: (locked, requests.start),
    messages.Do: (locked, requests.do),
    messages.Back: (locked, requests.back),
    messages.PassFor: (locked, requests.pass_for),
    messages.Resign: (locked, requests.resign),
    messages.Look: (locked, requests.look),
    messages.Log: (locked, requests.log),
    messages.Why: (locked, requests.why),
    messages.SendEmote: (locked, requests.emote),
    messages.Link: (locked, requests.link),
    messages.Claim: (locked, requests.claim),
    messages.Hint: (heavy, requests.hint),
    messages.Replay: (heavy, replays.replay),
    messages.Curve: (heavy, replays.curve),
}


async def carry_out(rooms: Rooms, person: Connection, m: messages.Incoming) -> None:
    """Carries out one message, or raises what refuses it."""
    way, handler = HANDLERS[type(m)]
    await way(handler, rooms, person, m)
