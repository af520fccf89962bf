"""The desk for requests that take their time: each runs on its own, and nobody has too many of them under way."""

import asyncio
from collections import Counter
from collections.abc import Coroutine
from typing import Any

from .connection import Connection
from .errors import Refusal
from .limits import Limits, count_out


class Desk:
    """Requests under way, by socket, guest and address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._tasks: dict[Connection, set[asyncio.Task[None]]] = {}
        self._guests: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    def check(self, person: Connection) -> None:
        """Refuses someone who waits for enough already: what counts is the work that waits, not how often one asks."""
        few = self._guests[person.guest] < self.limits.waiting
        if not few or self._addresses[person.address] >= self.limits.address_waiting:
            raise Refusal("too-fast", "you have asked for a lot already; wait for the answers")

    def begin(self, person: Connection, work: Coroutine[Any, Any, None]) -> None:
        """Lets a request run on its own, until it is done or its socket has gone."""
        self._guests[person.guest] += 1
        self._addresses[person.address] += 1
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.setdefault(person, set()).add(task)
        task.add_done_callback(lambda done: self._end(person, done))

    def _end(self, person: Connection, task: "asyncio.Task[None]") -> None:
        """Counts a request out."""
        count_out(self._guests, person.guest)
        count_out(self._addresses, person.address)
        tasks = self._tasks[person]
        tasks.discard(task)
        if not tasks:
            del self._tasks[person]

    def drop(self, person: Connection) -> None:
        """Ends what someone asked for who has gone."""
        for task in self._tasks.get(person, ()):
            task.cancel()

    async def answered(self, person: Connection) -> None:
        """Waits until nothing that someone asked for is under way."""
        while tasks := self._tasks.get(person):
            await asyncio.wait(tasks)
