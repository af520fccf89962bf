"""Whose turn it is: work that waits, shared fairly between addresses, the guests of an address, and kinds of work."""

import asyncio
from collections import OrderedDict, deque
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Asker:
    """For whom something is done."""

    address: str = ""
    guest: str = ""


NOBODY = Asker()


class Kind(IntEnum):
    """What waits, the most pressing first: a table waits for its bot, one person for a hint or a record, nobody for a curve."""

    BOT = 0
    HINT = 1
    CHORE = 2
    GLANCE = 3


# Whose turn is first. The other kinds come in their order, so that bots hardly wait, and whatever waits has its day.
CYCLE = (Kind.BOT, Kind.BOT, Kind.HINT, Kind.BOT, Kind.CHORE, Kind.BOT, Kind.BOT, Kind.GLANCE)


class Turns(Generic[T]):
    """A queue in which addresses take turns, and the guests of each address."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()

    def put(self, asker: Asker, item: T) -> None:
        """Adds something to what waits for someone."""
        guests = self._addresses.setdefault(asker.address, OrderedDict())
        guests.setdefault(asker.guest, deque()).append(item)

    def take(self) -> T | None:
        """What is next, or None."""
        if not self._addresses:
            return None
        address, guests = next(iter(self._addresses.items()))
        guest, items = next(iter(guests.items()))
        item = items.popleft()
        rotate(guests, guest)
        rotate(self._addresses, address)
        return item


def rotate(turns: "OrderedDict[str, deque[T]] | OrderedDict[str, OrderedDict[str, deque[T]]]", key: str) -> None:
    """Lets the others come first, or forgets whoever waits for nothing more."""
    if turns[key]:
        turns.move_to_end(key)
    else:
        del turns[key]


class Waiting(Generic[T]):
    """All that waits, of every kind."""

    def __init__(self) -> None:
        self._kinds: dict[Kind, Turns[T]] = {kind: Turns() for kind in Kind}
        self._taken = 0

    def put(self, kind: Kind, asker: Asker, item: T) -> None:
        """Adds something to what waits for someone."""
        self._kinds[kind].put(asker, item)

    def take(self) -> T | None:
        """What is next, or None."""
        first = CYCLE[self._taken % len(CYCLE)]
        self._taken += 1
        for kind in (first, *Kind):
            item = self._kinds[kind].take()
            if item is not None:
                return item
        return None


class Turnstile:
    """Lets one request of an address in at a time: between any two of them everybody else is heard."""

    def __init__(self) -> None:
        self._last: dict[str, asyncio.Future[None]] = {}  # who came last from an address, until the next may come

    async def enter(self, address: str) -> None:
        """Waits for those who came from the same address before."""
        loop = asyncio.get_running_loop()
        before, mine = self._last.get(address), loop.create_future()
        self._last[address] = mine
        try:
            if before:
                await before
        finally:
            loop.call_soon(self._pass_on, address, mine)

    def _pass_on(self, address: str, mine: "asyncio.Future[None]") -> None:
        """Lets the next one in, if there is one."""
        if not mine.done():
            mine.set_result(None)
        if self._last.get(address) is mine:
            del self._last[address]
