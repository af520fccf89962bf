"""The hall: the people who are connected to a server, and what they say."""

import asyncio
import logging
import time

import msgspec

from cantina.core.errors import CantinaError

from . import messages
from .connection import Connection
from .desk import Desk
from .dispatch import carry_out, is_heavy, weight
from .errors import Refusal
from .expiry import expire_on
from .guests import DAY, RENEWED
from .kitchen import Dish
from .messages import GamesStaged, Refused
from .rooms import Rooms
from .services import Config, Services
from .store import Store

log = logging.getLogger(__name__)


class Hall(Services):
    """One server: what its tables share, the rooms of the tables, and the people."""

    def __init__(self, config: Config, store: Store | None = None) -> None:
        super().__init__(config, store)
        self.rooms = Rooms(self)
        self.desk = Desk(config.limits)
        self.people: set[Connection] = set()
        self.kitchen.listeners.append(self.tell_stage)
        self.figures.watch("connections", "Open sockets", lambda: len(self.people))
        self.figures.watch("tables_loaded", "Tables in the memory", lambda: len(self.rooms))
        self.figures.watch("delay_seconds", "How late the server comes to its work", lambda: self.pulse.delay)
        self._expiry: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Begins what goes on by itself, in the loop that runs."""
        self.pulse.begin()
        self._expiry = asyncio.get_running_loop().create_task(expire_on(self.rooms))
        self.keeper.begin()

    async def rest(self) -> None:
        """Keeps the position of every game in the memory, and what has ended: the next server may have other rules."""
        for room in self.rooms.values():
            self.keeper.note(room.table)
            if room.listing:
                room.list_now()
        await self.keeper.finish()

    def close(self) -> None:
        """Stops everything and closes the data."""
        self.pulse.close()
        if self._expiry:
            self._expiry.cancel()
        self.rooms.close()
        super().close()

    # Connections

    def guest_of(self, header: str, address: str, secure: bool) -> tuple[str | None, str | None]:
        """The guest of a Cookie header, and the cookie to set if there is none or it is old.

        Whoever has no cookie is a new guest, or nobody when the address has had too many.
        """
        known, today = self.guests.of_header(header), self.now_ms() // (1000 * DAY)
        if known and today - known[1] < RENEWED:
            return known[0], None
        if not known and not self.doors.take("guests", address, self.config.limits.guests, self.now()):
            return None, None
        guest = known[0] if known else self.guests.new()
        return guest, self.guests.cookie(guest, today, secure)

    def keeps_out(self, guest: str | None, address: str) -> bool:
        """Whether the host keeps a guest or an address out."""
        names = [self.guests.public(guest)] if guest else []
        return bool(self.house.bans) and self.house.keeps_out(self.now_ms(), *names, address) is not None

    def may_fetch(self, address: str) -> bool:
        """Whether an address may ask for something over HTTP once more."""
        return self.doors.take("requests", address, self.config.limits.requests, self.now())

    def connect(self, person: Connection) -> None:
        """Takes in someone who has been let in."""
        self.people.add(person)

    def disconnect(self, person: Connection) -> None:
        """Lets someone go."""
        person.closed = True
        self.people.discard(person)
        self.desk.drop(person)
        self.lobby.forget(person)
        self.rooms.part(person)

    def tell_stage(self, dish: Dish) -> None:
        """Tells everybody how far a game is."""
        for person in self.people:
            if person.greeted:
                person.tell(GamesStaged(games=[dish.shown()]))

    # Messages

    async def receive(self, person: Connection, frame: str | bytes) -> None:
        """Carries out one message, or refuses it; whatever it holds, nothing else happens."""
        message: messages.Incoming | None = None
        try:
            message = self.read(person, frame)
            if is_heavy(message):
                self.check_calm()
                self.desk.check(person)
        except Exception as error:
            self.refuse(person, error, message.id if message else messages.mark_of(frame))
            return
        if is_heavy(message):
            self.desk.begin(person, self.answer(person, message))
        else:
            await self.answer(person, message)

    async def answer(self, person: Connection, message: messages.Incoming) -> None:
        """Carries out a message that was read, or refuses it."""
        begun = time.perf_counter()
        try:
            await carry_out(self.rooms, person, message)
        except Exception as error:
            self.refuse(person, error, message.id)
        self.figures.answered(str(message.__struct_config__.tag), time.perf_counter() - begun)

    def refuse(self, person: Connection, error: Exception, mark: str) -> None:
        """Tells someone why a message was not carried out."""
        answer = refused(error, mark)
        self.figures.refused(answer.code)
        person.tell(answer)

    def read(self, person: Connection, frame: str | bytes) -> messages.Incoming:
        """The message in a frame, if its sender may say more."""
        now = self.now()
        shared = self.doors.bucket("messages", person.address, self.config.limits.address_messages, now)
        if not person.asked.take(now) or not shared.take(now):
            person.flooding = not person.refusals.take(now)
            raise Refusal("too-fast")
        data = frame.encode() if isinstance(frame, str) else frame
        if len(data) > messages.LARGEST:
            raise Refusal("too-large")
        try:
            message: messages.Incoming = messages.decode(data)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            raise Refusal("malformed", f"malformed: {error}"[:200]) from None
        if not person.greeted and not isinstance(message, messages.Hello):
            raise Refusal("hello-first")
        if more := weight(person, message) - 1:
            person.asked.owe(more)
            shared.owe(more)
        return message


def refused(error: Exception, mark: str) -> Refused:
    """The answer to a message that failed. What is our fault, not the sender's, is logged loudly, and the table goes on."""
    if isinstance(error, Refusal):
        return Refused(id=mark, code=error.code, text=str(error), clause=error.clause)
    if isinstance(error, CantinaError):
        return Refused(id=mark, code="bad-option", text=str(error))
    log.error("a message failed", exc_info=error)
    return Refused(id=mark, code="busy", text=messages.CODES["busy"])
