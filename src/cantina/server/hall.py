"""The hall: the people who are connected to a server, and what they say."""

import logging

import msgspec

from cantina.core.errors import CantinaError

from . import messages
from .connection import Connection
from .dispatch import carry_out
from .errors import Refusal
from .messages import Refused
from .rooms import Rooms
from .services import Config, Services
from .store import Store

log = logging.getLogger(__name__)


class Hall(Services):
    """One server: what its tables share, the rooms of the tables, and the people."""

    def __init__(self, config: Config, store: Store | None = None) -> None:
        super().__init__(config, store)
        self.rooms = Rooms(self)
        self.people: set[Connection] = set()

    def close(self) -> None:
        """Stops everything and closes the data."""
        self.rooms.close()
        super().close()

    # Connections

    def new_guest(self, address: str, secure: bool) -> tuple[str | None, str | None]:
        """A new guest with the cookie to keep, or nothing when the address has had too many."""
        if not self.doors.take("guests", address, self.config.limits.guests, self.now()):
            return None, None
        guest = self.guests.new()
        return guest, self.guests.cookie(guest, secure)

    def may_ask(self, address: str) -> bool:
        """Whether an address may ask for something that is work over HTTP once more."""
        return self.doors.take("heavy", address, self.config.limits.heavy, self.now())

    def connect(self, person: Connection) -> None:
        """Takes in someone who has been let in."""
        self.people.add(person)

    def disconnect(self, person: Connection) -> None:
        """Lets someone go."""
        person.closed = True
        self.people.discard(person)
        self.lobby.follow(person, False)
        self.rooms.part(person)

    # Messages

    async def receive(self, person: Connection, frame: str | bytes) -> None:
        """Carries out one message, or refuses it; whatever it holds, nothing else happens."""
        message: messages.Incoming | None = None
        try:
            message = self.read(person, frame)
            await carry_out(self.rooms, person, message)
        except Exception as error:
            mark = message.id if message else messages.mark_of(frame)
            person.tell(refused(error, mark))

    def read(self, person: Connection, frame: str | bytes) -> messages.Incoming:
        """The message in a frame, if its sender may say more."""
        now, limits = self.now(), self.config.limits
        if not person.asked.take(now) or not self.doors.take("messages", person.address, limits.address_messages, now):
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
        return message


def refused(error: Exception, mark: str) -> Refused:
    """The answer to a message that failed. What is our fault, not the sender's, is logged loudly, and the table goes on."""
    if isinstance(error, Refusal):
        return Refused(id=mark, code=error.code, text=str(error), clause=error.clause)
    if isinstance(error, CantinaError):
        return Refused(id=mark, code="bad-option", text=str(error))
    log.error("a message failed", exc_info=error)
    return Refused(id=mark, code="busy", text=messages.CODES["busy"])
