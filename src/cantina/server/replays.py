"""Ended games to look through: moments with everything open, and a bot's chances all along."""

import asyncio
from functools import partial
from typing import Any

from . import messages
from .archives import Archive
from .checks import ended
from .connection import Connection
from .curves import Point, kept_curve, read_game
from .errors import Refusal
from .room import Room
from .services import Services
from .store import ARCHIVE, CURVE
from .tables import Table

PART = 96 * 1024  # bytes of moments in one answer
ARCHIVE_SECONDS, CURVE_SECONDS = 1.0, 2.0  # what they take of a processor in a long game


async def replay(room: Room, person: Connection, m: messages.Replay) -> None:
    """Sends moments of an ended game."""
    table = await ended_table(room)
    archive = await archive_for(room.services, person.address, table)
    answer = await room.services.keeper.run(lambda: part_of(archive, person.lang, m))
    person.tell(answer)


def part_of(archive: Archive, lang: str, m: messages.Replay) -> messages.ReplayFrames:
    """The moments from one on, as many as were asked for or fit into one answer."""
    at = min(m.at, archive.of)
    frames: list[Any] = []
    size = 0
    for frame in archive.frames(at, lang, m.patches):
        size += len(frame)
        if frames and (size > PART or len(frames) == m.count):
            break
        frames.append(frame)
    still = archive.still if at == 0 else {}
    return messages.ReplayFrames(id=m.id, table=m.table, of=archive.of, still=still, frames=frames)


async def archive_for(services: Services, address: str, table: Table) -> Archive:
    """The archive of an ended table; what has to be made now counts as work for whoever asks first."""
    keeper = services.keeper
    found = await keeper.find(table)
    if found:
        return found
    if not keeper.makes(ARCHIVE, table.id):
        services.pay(address, ARCHIVE_SECONDS)
    return await keeper.archive(table)


async def ended_table(room: Room) -> Table:
    """The table, if its game is over."""
    async with room.lock:
        return ended(room)


async def curve(room: Room, person: Connection, m: messages.Curve) -> None:
    """Sends a bot's chances along an ended game; while they are found, whoever asked first hears of them in parts."""
    table, keeper = await ended_table(room), room.services.keeper
    points = await kept_curve(keeper, table)
    if not points:
        if not table.course:
            raise Refusal("not-now", table.problem)
        if not keeper.makes(CURVE, table.id):
            room.services.pay(person.address, CURVE_SECONDS)
        tell = partial(tell_points, person, m, False)
        points = await asyncio.shield(
            keeper.once(CURVE, table.id, lambda: read_game(room.services, person.asker, table, tell))
        )
    tell_points(person, m, True, points)


def tell_points(person: Connection, m: messages.Curve, whole: bool, points: list[Point]) -> None:
    """Sends points of a curve."""
    person.tell(messages.CurvePart(id=m.id, table=m.table, points=points, whole=whole))
