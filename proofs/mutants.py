"""Servers with a fault built in, which a proof must catch, or it proves nothing."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any
from unittest.mock import patch

from cantina.server import checks, messages, tables
from cantina.server.connection import Connection
from cantina.server.dispatch import HANDLERS, Handler, locked
from cantina.server.errors import Refusal
from cantina.server.rooms import Rooms

PLAIN = "plain"  # a server without any of them


@contextlib.contextmanager
def forgetful() -> Iterator[None]:
    """A server that forgets the ids of messages, so that one which comes again is new to it."""
    with patch.object(messages, "digest", lambda _message: ""), patch.object(tables, "IDS_KEPT", 0):
        yield


@contextlib.contextmanager
def trusting() -> Iterator[None]:
    """A server that believes that every seat it is asked about exists."""
    with patch.object(checks, "any_seat", lambda room, seat: room.table.seats[seat]):
        yield


@contextlib.contextmanager
def hoarding() -> Iterator[None]:
    """A server on whose tables something stays behind of what it has refused: an action in the draft of a seat."""
    ways = {kind: (leaving_behind, handler) for kind, (way, handler) in HANDLERS.items() if way is locked}
    with patch.dict(HANDLERS, ways):
        yield


async def leaving_behind(handler: Handler, rooms: Rooms, person: Connection, m: Any) -> None:
    """Gives a message to a function of its room; when it is refused, the first seat to act has acted."""
    try:
        await locked(handler, rooms, person, m)
    except Refusal:
        course = rooms[m.table].table.course if m.table in rooms else None
        if course and not course.ended:
            seat = course.to_act()[0]
            course.add(seat, course.legal(seat)[0])
        raise


MUTANTS = {mutant.__name__: mutant for mutant in (forgetful, trusting, hoarding)}


def verdict(server: str, proof: Callable[[], None]) -> int:
    """Runs a proof on a server; 0 if it holds for the plain one, or catches the mutant."""
    with contextlib.nullcontext() if server == PLAIN else MUTANTS[server]():
        try:
            proof()
        except AssertionError as error:
            print(f"caught: {error}".splitlines()[0])
            return int(server == PLAIN)
    return int(server != PLAIN)
