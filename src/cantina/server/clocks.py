"""Times after which something happens by itself, by a clock that never goes back. What is begun always ends, and once."""

import asyncio
from collections.abc import Callable

INSTANT = 0.001  # seconds: the shortest wait, so that a timer that fires early does not fire a thousand times


class Countdown:
    """Seconds until `ring` is called. The count goes on while it does not run; only running does it ring."""

    __slots__ = ("_now", "_ring", "_timer", "end")

    def __init__(self, now: Callable[[], float], ring: Callable[[], None]) -> None:
        self._now, self._ring = now, ring
        self.end: float | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def left(self) -> float | None:
        """How many seconds are left, none below 0; None when nothing is counted."""
        return None if self.end is None else max(self.end - self._now(), 0.0)

    @property
    def over(self) -> bool:
        """Whether the time is up."""
        return self.left == 0

    def set(self, seconds: float | None) -> None:
        """Counts these seconds from now on, or nothing (None)."""
        self.rest()
        self.end = None if seconds is None else self._now() + seconds

    def run(self) -> None:
        """Rings when the time is up."""
        self.rest()
        left = self.left
        if left is not None:
            self._timer = asyncio.get_running_loop().call_later(max(left, INSTANT), self._wake)

    def rest(self) -> None:
        """Does not ring until it runs again."""
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _wake(self) -> None:
        """Rings, unless the timer was early (uvloop's may be, by a millisecond): then it goes on."""
        if self.over:
            self._ring()
        else:
            self.run()


class Retry:
    """Something that failed and is tried again: after a pause that grows each time, until it has worked."""

    FIRST, LONGEST = 0.5, 60.0  # seconds

    def __init__(self, now: Callable[[], float], what: Callable[[], None]) -> None:
        self._countdown, self._pause = Countdown(now, what), self.FIRST

    def later(self) -> None:
        """Tries again after a pause, the next time after a longer one."""
        self._countdown.set(self._pause)
        self._countdown.run()
        self._pause = min(2 * self._pause, self.LONGEST)

    def rest(self) -> None:
        """Tries nothing more: it has worked, or nobody wants it."""
        self._countdown.set(None)
        self._pause = self.FIRST
