"""Old tables are removed, as the host of the server chooses: a few at a time, and none that is in use."""

import asyncio
import logging

from .errors import StoreFailed
from .rooms import Rooms
from .services import Services

log = logging.getLogger(__name__)
DAY = 24 * 3600 * 1000  # milliseconds
ROUND = 600.0  # seconds between two looks
BATCH = 50  # tables looked at together
PAUSE = 0.2  # seconds between two batches
JUMP = 3600.0  # seconds that the calendar may gain or lose between two looks
STEADY = 3600.0  # seconds for which it must have gone on without a jump: what a wrong one removes is gone for good


class Calendar:
    """The machine's calendar, compared at every look with the clock that never jumps."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._lead, self._since = self.lead, services.now()

    @property
    def lead(self) -> float:
        """The seconds by which the calendar is ahead of the clock, whose beginning is nowhere in particular."""
        return self.services.now_ms() / 1000 - self.services.now()

    def steady(self) -> bool:
        """Whether the calendar has gone on as the clock does for long enough to say how old a table is."""
        now, lead = self.services.now(), self.lead
        jump, self._lead = lead - self._lead, lead
        if abs(jump) > JUMP:
            self._since = now
            log.warning("this machine's calendar has jumped by %.0f hours; no old tables are removed yet", jump / 3600)
        return now - self._since >= STEADY


async def expire_on(rooms: Rooms) -> None:
    """Removes old tables again and again, until it is cancelled."""
    calendar = Calendar(rooms.services)
    while True:
        if calendar.steady():
            await expire_all(rooms)
        await asyncio.sleep(ROUND)


async def expire_all(rooms: Rooms) -> None:
    """Removes the tables of every status that nobody has touched for as long as the host chose."""
    for status, days in rooms.services.config.keep.items():
        try:
            await expire(rooms, status, days)
        except StoreFailed as error:
            log.warning("old tables could not be removed: %s", error)


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
