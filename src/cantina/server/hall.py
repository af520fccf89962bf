"""The hall: every table, whoever is connected, and the messages that are about no table yet."""

import asyncio
import base64
import contextlib
import logging
import random
import secrets
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from cantina import __version__
from cantina.bots.levels import LEVELS
from cantina.core.errors import BadOption, CantinaError
from cantina.core.registry import all_facts

from . import changes, making, messages, requests
from .connection import Connection, keep
from .errors import Refusal
from .guests import Guests, clean_name
from .limits import Doors, Limits
from .messages import Done, Refused
from .replays import curve, replay
from .room import Room
from .store import Statement, Store
from .tables import Table
from .thinking import Thinker

log = logging.getLogger(__name__)
IDLE = 60.0  # seconds after which a table that nobody watches leaves the memory


@dataclass
class Config:
    """How a server runs; the defaults are those of a server at home."""

    data: Path
    limits: Limits = field(default_factory=Limits)
    pauses: tuple[float, float] = (0.7, 2.2)  # the shortest and the longest pause before a bot or a pass, in seconds
    thinking: float = 10.0
    threads: int | None = None


class Hall:
    """All that runs in one server."""

    def __init__(self, config: Config, store: Store | None = None) -> None:
        self.config = config
        self.store = store or Store(config.data)
        self.guests = Guests(self.store.key())
        self.doors = Doors(config.limits)
        self.thinker = Thinker(config.threads, config.thinking)
        self.rooms: dict[str, Room] = {}
        self.people: set[Connection] = set()
        self.titles = {facts.id: facts.title for facts in all_facts().values()}
        self._chance = random.SystemRandom()
        self._lobby_due = False
        self.clock: Callable[[], float] = time.time

    def close(self) -> None:
        """Stops everything and closes the data."""
        for room in self.rooms.values():
            room.host.close()
        self.thinker.close()
        self.store.close()

    # Time and chance, which no game is decided by

    def now(self) -> float:
        """Seconds since 1970."""
        return self.clock()

    def now_ms(self) -> int:
        """Milliseconds since 1970."""
        return int(self.clock() * 1000)

    def pause(self) -> float:
        """A pause before an answer that comes by itself: drawn in the same way for every seat and every bot."""
        return self._chance.uniform(*self.config.pauses)

    def title(self, game: str) -> str:
        """The title of a game."""
        return self.titles.get(game, game)

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
        person.lost = self.catch_up

    def disconnect(self, person: Connection) -> None:
        """Lets someone go."""
        person.closed = True
        self.people.discard(person)
        room = person.room
        if room:
            room.leave(person)
            self.forget_soon(room)

    def catch_up(self, person: Connection) -> None:
        """Shows the whole table to a reader who lost messages."""

        async def show() -> None:
            room = person.room
            if room and not person.closed:
                async with room.lock:
                    if person in room.people:
                        room.show(person, room.table.version)

        keep(asyncio.get_running_loop().create_task(show()))

    async def receive(self, person: Connection, text: str | bytes) -> None:
        """Carries out one message, or refuses it; whatever it holds, nothing else happens."""
        mark = messages.mark_of(text)
        try:
            await self.answer(person, self.read(person, text))
        except Refusal as refusal:
            person.tell(Refused(id=mark, code=refusal.code, text=str(refusal), clause=refusal.clause))
        except BadOption as error:
            person.tell(Refused(id=mark, code="bad-option", text=str(error)))
        except CantinaError as error:
            person.tell(Refused(id=mark, code="bad-option", text=str(error)))
        except Exception:  # ours, not theirs: it is logged loudly, and the table goes on
            log.exception("a message failed")
            person.tell(Refused(id=mark, code="busy", text=messages.CODES["busy"]))

    def read(self, person: Connection, text: str | bytes) -> messages.Incoming:
        """The message in a frame, if its sender may say more."""
        now, limits = self.now(), self.config.limits
        if not person.asked.take(now) or not self.doors.take("messages", person.address, limits.address_messages, now):
            raise Refusal("too-fast")
        data = text.encode() if isinstance(text, str) else text
        if len(data) > messages.LARGEST:
            raise Refusal("too-large")
        try:
            message: messages.Incoming = messages.decode(data)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            raise Refusal("malformed", f"malformed: {error}"[:200]) from None
        if not person.greeted and not isinstance(message, messages.Hello):
            raise Refusal("hello-first")
        if isinstance(message, requests.HEAVY) and not person.heavy.take(now):
            raise Refusal("too-fast")
        return message

    async def answer(self, person: Connection, m: messages.Incoming) -> None:
        """Carries out one message."""
        match m:
            case messages.Hello():
                await self.hello(person, m)
            case messages.Lobby():
                person.follows = m.follow
                person.tell(self.lobby(person, m.id))
            case messages.Create():
                await self.create(person, m)
            case messages.Watch():
                await self.watch(person, m)
            case messages.Leave():
                await self.leave(person, m)
            case messages.Hint():
                await requests.hint(self.room(m.table), person, m)
            case messages.Replay():
                await replay(self.room(m.table), person, m)
            case messages.Curve():
                await curve(self.room(m.table), person, m)
            case _:
                async with self.at(m.table) as room:
                    await requests.LOCKED[type(m)](room, person, m)
                self.forget_soon(room)

    async def hello(self, person: Connection, m: messages.Hello) -> None:
        """Greets someone, or changes language and name."""
        if m.protocol != messages.PROTOCOL:
            raise Refusal("hello-first", f"this server speaks protocol {messages.PROTOCOL}")
        name = clean_name(m.name)
        if name and name != self.store.name(person.guest):
            sql = "INSERT INTO guests VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name"
            await self.store.write([], [(sql, (person.guest, name))])
        person.greeted, person.lang = True, m.lang
        if person.room:
            async with person.room.lock:
                if person.room and person in person.room.people:
                    person.room.regroup()
                    person.room.show(person, 0)
        person.tell(
            messages.Welcome(
                id=m.id,
                protocol=messages.PROTOCOL,
                server=__version__,
                guest=self.guests.public(person.guest),
                name=name or self.store.name(person.guest),
                lang=person.lang,
                emotes=messages.EMOTES,
                levels=LEVELS,
                largest=messages.LARGEST,
            )
        )

    # The lobby

    def lobby(self, person: Connection, mark: str = "") -> messages.LobbyList:
        """The tables that someone can go on with, join, watch or delete."""
        lines = [self.line(person.guest, entry) for entry in self.store.lines(person.guest)]
        return messages.LobbyList(id=mark, tables=[line for line in lines if line.can])

    def line(self, guest: str, entry: dict[str, Any]) -> messages.TableLine:
        """One table of the lobby as a guest sees it."""
        mine, owner, status = guest in entry["guests"], entry["owner"] == guest, entry["status"]
        can: list[Any] = ["play"] if mine and status in ("open", "playing") else []
        if status == "open" and entry["open"]:
            can.append("join")
        if status in ("playing", "ended") and (entry["watchers"] or mine):
            can.append("watch")
        if owner:
            can.append("delete")
        return messages.TableLine(
            table=entry["id"],
            game=entry["game"],
            pack=entry["pack"],
            status=status,
            players=len(entry["names"]),
            open=entry["open"],
            names=entry["names"],
            updated=entry["updated"],
            mine=mine,
            owner=owner,
            can=can,
        )

    def note(self, table: Table) -> list[Statement]:
        """The statements that write the lobby's line of a table; the followers of the lobby are told soon."""
        guests = sorted({holder.guest for holder in table.seats if holder.guest})
        line = {
            "game": table.game,
            "pack": table.settings.pack,
            "names": [holder.name for holder in table.seats],
            "open": sum(holder.kind == "open" for holder in table.seats),
            "watchers": table.settings.watchers,
            "guests": guests,
        }
        values = (
            table.id, table.game, table.owner, table.status, table.settings.public, self.now_ms(),
            msgspec.json.encode(line).decode(),
        )  # fmt: skip
        members = [("INSERT INTO members VALUES (?, ?)", (guest, table.id)) for guest in sorted({table.owner, *guests})]
        self.lobby_changed()
        return [
            ("INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", values),
            ('DELETE FROM members WHERE "table" = ?', (table.id,)),
            *members,
        ]

    def lobby_changed(self) -> None:
        """Tells those who follow the lobby, once a second at most."""
        if not self._lobby_due:
            self._lobby_due = True
            asyncio.get_running_loop().call_later(1.0, self.tell_lobby)

    def tell_lobby(self) -> None:
        """Sends the lobby to its followers."""
        self._lobby_due = False
        for person in list(self.people):
            if person.follows:
                person.tell(self.lobby(person))

    # Tables

    def load(self, table_id: str) -> Table | None:
        """A table as it is stored, or None."""
        stored = self.store.changes(table_id)
        if not stored:
            return None
        table = Table(table_id)
        for body in stored:
            table.fold(changes.decode(body))
        return table

    def room(self, table_id: str) -> Room:
        """The room of a table, which is loaded if nobody was there."""
        if table_id not in self.rooms:
            table = self.load(table_id)
            if not table:
                raise Refusal("no-table")
            self.rooms[table_id] = Room(self, table)
        return self.rooms[table_id]

    @contextlib.asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Room]:
        """The room of a table with its lock held; one that left the memory meanwhile is loaded again."""
        while True:
            room = self.room(table_id)
            async with room.lock:
                if self.rooms.get(table_id) is room:
                    yield room
                    return

    def forget_soon(self, room: Room) -> None:
        """Lets a table leave the memory when nobody has been there for a while."""

        def forget() -> None:
            if not room.people and not room.lock.locked() and self.rooms.get(room.table.id) is room:
                room.host.close()
                del self.rooms[room.table.id]

        if not room.people:
            asyncio.get_running_loop().call_later(IDLE, forget)

    async def watch(self, person: Connection, m: messages.Watch) -> None:
        """Brings someone in front of a table."""
        async with self.at(m.table) as room:
            if not room.may_look(person):
                raise Refusal("no-table")
            if person.room is not room:
                if person.room:
                    person.room.leave(person)
                room.join(person, m.have, m.id)
            else:
                room.show(person, m.have, m.id)

    async def leave(self, person: Connection, m: messages.Leave) -> None:
        """Takes someone away from a table."""
        room = person.room
        if not room or room.table.id != m.table:
            raise Refusal("not-now")
        async with room.lock:
            room.leave(person, at_once=True)
        self.forget_soon(room)
        person.tell(Done(id=m.id, table=m.table))

    async def create(self, person: Connection, m: messages.Create) -> None:
        """Makes a table, and begins if that was asked."""
        limits, now = self.config.limits, self.now()
        if not self.doors.take("tables", person.address, limits.tables, now):
            raise Refusal("too-fast")
        room = await self.make(person, making.made(self, person.guest, m))
        if m.start:
            async with room.lock:
                await room.alter(making.begun(room.table))
        requests.done(room, person, m.id)
        self.forget_soon(room)

    async def make(self, person: Connection, change: changes.Made) -> Room:
        """A new table in the store."""
        if self.store.going_on(person.guest) >= self.config.limits.tables_of_guest:
            raise Refusal("too-many", "you have too many tables; delete some")
        table = Table(base64.b32encode(secrets.token_bytes(8))[:12].decode().lower())
        room = Room(self, table)
        async with room.lock:
            await room.stored(room.change(change))
            room.take(table)
        self.rooms[table.id] = room
        return room

    async def remove(self, room: Room) -> None:
        """Removes a table and everything about it."""
        room.gone = True
        table = room.table.id
        await self.store.write([], forget_table(table))
        room.host.close()
        self.rooms.pop(table, None)
        for person in list(room.people):
            person.tell(messages.Gone(table=table))
            room.people.pop(person, None)
            person.room, person.held = None, ()
        self.lobby_changed()


def forget_table(table: str) -> list[Statement]:
    """The statements that remove everything about a table."""
    places = (("changes", "table"), ("members", "table"), ("tables", "id"))
    return [(f'DELETE FROM {name} WHERE "{key}" = ?', (table,)) for name, key in places]
