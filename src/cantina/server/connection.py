"""One socket of one guest: what it watches, how much it may ask, and a bounded queue of what it has yet to read."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from . import messages
from .limits import Bucket, Limits

if TYPE_CHECKING:
    from .room import Room

Send = Callable[[str], Awaitable[None]]


class Connection:
    """A socket from hello to goodbye."""

    __slots__ = (
        "address", "asked", "behind", "closed", "emoted", "flushing", "follows", "greeted", "guest", "heavy", "held",
        "lang", "limits", "lost", "outbox", "room", "send", "waiting",
    )  # fmt: skip

    def __init__(self, guest: str, address: str, send: Send, limits: Limits, now: float) -> None:
        self.guest, self.address, self.send, self.limits = guest, address, send, limits
        self.lang: messages.Lang = "en"
        self.greeted = self.follows = self.closed = False
        self.room: Room | None = None
        self.held: tuple[int, ...] = ()
        self.asked = Bucket(limits.messages, now)
        self.heavy = Bucket(limits.heavy, now)
        self.emoted = Bucket(limits.emotes, now)
        self.outbox: list[str] = []
        self.waiting = 0  # characters in the outbox
        self.flushing = self.behind = False
        self.lost: Callable[[Connection], None] = lambda _: None  # called when a slow reader can be brought up to date

    @property
    def viewers(self) -> tuple[int, ...]:
        """Through whose eyes it looks: the seats that it holds, or a spectator's."""
        return self.held or (-1,)

    def push(self, text: str) -> None:
        """Queues a message; a reader who is too slow loses what waits, and gets the whole table later."""
        if self.closed or self.behind:
            return
        if len(self.outbox) >= self.limits.outbox or self.waiting + len(text) > self.limits.outbox_bytes:
            self.outbox, self.waiting, self.behind = [], 0, True
            return
        self.outbox.append(text)
        self.waiting += len(text)
        if not self.flushing:
            self.flushing = True
            keep(asyncio.get_running_loop().create_task(self.flush()))

    def tell(self, message: Any) -> None:
        """Queues a message of the protocol."""
        self.push(messages.encode(message).decode())

    async def flush(self) -> None:
        """Sends what is queued, as fast as the reader takes it."""
        try:
            while self.outbox or self.behind:
                if self.behind and not self.outbox:
                    self.behind = False
                    self.lost(self)
                    break
                text = self.outbox.pop(0)
                self.waiting -= len(text)
                await self.send(text)
        except Exception:  # the socket is gone; whoever reads from it will notice
            self.closed = True
        finally:
            self.flushing = False


_kept: set[asyncio.Task[Any]] = set()


def keep(task: asyncio.Task[Any]) -> None:
    """Holds on to a task until it is done: the loop itself would let it go."""
    _kept.add(task)
    task.add_done_callback(_kept.discard)
