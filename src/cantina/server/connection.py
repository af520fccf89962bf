"""One socket of one guest: what it watches, how much it may ask, and a bounded queue of what it has yet to read."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol

from . import messages
from .limits import Bucket, Limits
from .sharing import Asker

Send = Callable[[bytes], Awaitable[None]]
Write = Callable[[bytes], bool]  # takes a text if nobody has to wait for that, and says whether it did


class Watched(Protocol):
    """A table as a connection in front of it needs it."""

    @property
    def id(self) -> str:
        """The table's id."""

    async def refresh(self, person: "Connection", have: int | None = None) -> None:
        """Shows the whole table again."""


class Connection:
    """A socket from hello to goodbye."""

    __slots__ = (
        "address", "asked", "behind", "closed", "emoted", "flooding", "flushing", "greeted", "guest", "held", "lang",
        "limits", "losses", "outbox", "refusals", "room", "send", "waiting", "write",
    )  # fmt: skip

    def __init__(self, guest: str, address: str, send: Send, limits: Limits, now: float) -> None:
        self.guest, self.address, self.send, self.limits = guest, address, send, limits
        self.write: Write = never
        self.lang: messages.Lang = "en"
        self.greeted = self.closed = self.flooding = False
        self.room: Watched | None = None
        self.held: tuple[int, ...] = ()
        self.asked = Bucket(limits.messages, now)
        self.refusals = Bucket(limits.refusals, now)
        self.emoted = Bucket(limits.emotes, now)
        self.outbox: list[bytes] = []
        self.waiting = 0  # bytes in the outbox
        self.losses = 0  # how often messages were lost on a slow reader
        self.flushing = self.behind = False

    @property
    def viewers(self) -> tuple[int, ...]:
        """Through whose eyes it looks: the seats that it holds, or a spectator's."""
        return self.held or (-1,)

    @property
    def asker(self) -> Asker:
        """For whom work that this socket asks for is done."""
        return Asker(self.address, self.guest)

    def push(self, text: bytes) -> None:
        """Sends a message, or queues it; a reader who is too slow loses what waits, and gets the whole table later."""
        if self.closed or self.behind or (not self.flushing and self.write(text)):
            return
        if len(self.outbox) >= self.limits.outbox or self.waiting + len(text) > self.limits.outbox_bytes:
            self.outbox, self.waiting, self.behind = [], 0, True
            self.losses += 1
            return
        self.outbox.append(text)
        self.waiting += len(text)
        if not self.flushing:
            self.flushing = True
            keep(self.flush())

    def tell(self, message: Any) -> None:
        """Queues a message of the protocol."""
        self.push(messages.encode(message))

    async def flush(self) -> None:
        """Sends what is queued, as fast as the reader takes it."""
        try:
            while self.outbox or self.behind:
                if self.behind and not self.outbox:
                    self.behind = False
                    if self.room:
                        keep(self.room.refresh(self))
                    break
                text = self.outbox.pop(0)
                self.waiting -= len(text)
                await self.send(text)
        except Exception:  # the socket is gone; the task that reads from it will notice
            self.closed = True
        finally:
            self.flushing = False


def never(_text: bytes) -> bool:
    """A socket that takes nothing without waiting."""
    return False


_kept: set[asyncio.Task[Any]] = set()


def keep(work: Coroutine[Any, Any, None]) -> None:
    """Lets something run on its own, and holds on to it until it is done: the loop itself would let it go."""
    task = asyncio.get_running_loop().create_task(work)
    _kept.add(task)
    task.add_done_callback(_kept.discard)
