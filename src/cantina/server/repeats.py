"""A log that nobody can fill: the same line again and again is counted, and the count is said once a minute."""

import logging
import time
from collections.abc import Callable

OFTEN = 5  # lines of a kind that are written in a minute
MINUTE = 60.0
KINDS = 1000  # kinds of lines that are remembered


class Repeats(logging.Filter):
    """Lets a few lines of a kind through each minute. A kind is what the programmer wrote, whatever it is filled with."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._kinds: dict[tuple[str, int, str], tuple[float, int]] = {}  # since when, and how many since

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write a line; the first after a minute says how many were left out."""
        kind, now = (record.name, record.levelno, str(record.msg)), self._clock()
        since, count = self._kinds.get(kind, (now, 0))
        if now - since >= MINUTE:
            if count > OFTEN:
                record.msg = f"{record.getMessage()} ({count - OFTEN} lines like this one were left out)"
                record.args = None
            since, count = now, 0
        if len(self._kinds) >= KINDS:
            self._kinds.clear()
        self._kinds[kind] = (since, count + 1)
        return count < OFTEN


def quieten() -> None:
    """Puts the filter before everything that writes lines of this server and of uvicorn."""
    repeats = Repeats()
    handlers = [logging.lastResort, *logging.getLogger().handlers, *logging.getLogger("uvicorn").handlers]
    for handler in handlers:
        if handler:
            handler.addFilter(repeats)
