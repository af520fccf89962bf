"""A scripted guest without a socket: what it says goes straight into a hall, what it hears is a list. Proofs and tests use it."""

import asyncio
import itertools
from typing import Any

import msgspec

from cantina.server.connection import Connection
from cantina.server.hall import Hall

Message = dict[str, Any]


class Guest:
    """Someone at a server, with everything that was sent to them."""

    def __init__(self, hall: Hall, name: str = "", lang: str = "en", guest: str = "", address: str = "test") -> None:
        self.hall, self.name, self.lang = hall, name, lang
        self.id = guest or hall.guests.new()
        self.raw: list[str] = []
        self.marks = itertools.count(1)
        self.person = Connection(self.id, address, self.hear, hall.config.limits, hall.now())
        hall.connect(self.person)

    async def hear(self, text: bytes) -> None:
        """Takes a message from the server."""
        self.raw.append(text.decode())

    @property
    def mail(self) -> list[Message]:
        """Every message so far."""
        return [msgspec.json.decode(text) for text in self.raw]

    def last(self, kind: str) -> Message:
        """The latest message of a kind."""
        return next(m for m in reversed(self.mail) if m["type"] == kind)

    async def say(self, kind: str, **fields: Any) -> Message:
        """Sends a message with an id and returns its answer."""
        mark = fields.pop("id", f"{self.name or 'g'}{next(self.marks)}")
        before = len(self.raw)
        await self.hall.receive(self.person, msgspec.json.encode({"type": kind, "id": mark, **fields}))
        await self.hall.desk.answered(self.person)
        while self.person.flushing:
            await asyncio.sleep(0)
        answers = [m for m in self.mail[before:] if m.get("id") == mark]
        return answers[0] if answers else {}

    async def hello(self) -> Message:
        """Greets the server."""
        return await self.say("hello", protocol=1, lang=self.lang, name=self.name)

    def go(self) -> None:
        """Hangs up."""
        self.hall.disconnect(self.person)


async def settle() -> None:
    """Lets everything that is ready happen."""
    for _ in range(20):
        await asyncio.sleep(0)
