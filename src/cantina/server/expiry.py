"""Old tables are removed, as the host of the server chooses: a few at a time, and none that is in use."""

import asyncio
import logging

from .errors import StoreFailed
from .rooms import Rooms

log = logging.getLogger(__name__)
DAY = 24 * 3600 * 1000  # milliseconds
ROUND = 600.0  # seconds between two looks
BATCH = 50  # tables looked at together
PAUSE = 0.2  # seconds between two batches


async def expire_on(rooms: Rooms) -> None:
    """Removes old tables again and again, until it is cancelled."""
    while True:
        for status, days in rooms.services.config.keep.items():
            try:
                await expire(rooms, status, days)
            except StoreFailed as error:
                log.warning("old tables could not be removed: %s", error)
        await asyncio.sleep(ROUND)


async def expire(rooms: Rooms, status: str, days: float) -> int:
    """Removes the tables of a status that nobody has touched for some days, and returns how many."""
    before = rooms.services.now_ms() - int(days * DAY)
    removed = 0
    while found := await rooms.services.store.untouched(status, before, BATCH):
        gone = sum([await rooms.expire(line) for line in found])
        removed += gone
        if gone < len(found):  # the rest is in use: they have another round
            break
        await asyncio.sleep(PAUSE)
    if removed:
        log.warning("removed %d tables (%s) that nobody had touched for %g days", removed, status, days)
    return removed
