"""The host's door: what `cantina admin` asks of a running server, with a key that only the folder of data knows."""

import asyncio
import contextlib
import hmac
import os
import secrets
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.routing import Route

from cantina.core.errors import CantinaError

from . import changes, forgetting
from .connection import Connection
from .errors import Refusal, StoreFailed
from .guests import household
from .hall import Hall
from .messages import Notice
from .store import Ban, Line
from .web import PRIVATE, Json

DOOR = "/api/admin/"  # open to the host, whatever else is kept out
FILE = "cantina.admin"  # beside the data while the server runs: where it is, and the key
MINUTE, DAY = 60_000, 24 * 3600 * 1000
BANNED = 1008  # the code by which sockets of banned people are closed
HangUp = Callable[[Callable[[Connection], bool], int], Awaitable[None]]


class Door(msgspec.Struct, frozen=True):
    """Where a running server listens to its host, and the key of this run."""

    url: str
    key: str = msgspec.field(default_factory=lambda: secrets.token_urlsafe(24))


@contextlib.contextmanager
def left_open(door: Door, data: Path) -> Iterator[None]:
    """Leaves the key in the folder of data, readable by its owner alone, while the server runs."""
    path = data / FILE
    path.unlink(missing_ok=True)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(msgspec.json.encode(door))
    try:
        yield
    finally:
        path.unlink(missing_ok=True)


def read_door(path: Path) -> Door:
    """The door of the server that runs on a folder of data."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Door)
    except FileNotFoundError:
        raise CantinaError(f"{path.parent}: no server runs on this data; is it another --data?") from None
    except (OSError, msgspec.MsgspecError) as error:
        raise CantinaError(f"{path}: cannot be read: {error}") from None


# What may be asked


class Ask(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Nothing more to say."""


class Tables(Ask, kw_only=True):
    """Which tables there are, the latest first."""

    count: Annotated[int, Meta(ge=1, le=100_000)] = 100


class OneTable(Ask, kw_only=True):
    """One table."""

    table: str


class Someone(Ask, kw_only=True):
    """A guest by public number, or an address."""

    who: Annotated[str, Meta(min_length=1, max_length=64)]


class KeepOut(Someone, kw_only=True):
    """Whom to keep out, for how many days (0: for good), and why."""

    days: Annotated[float, Meta(ge=0, le=36_500)] = 0
    note: Annotated[str, Meta(max_length=200)] = ""


class Announce(Ask, kw_only=True):
    """What everybody is told, for how many minutes; no text takes it back."""

    text: Annotated[str, Meta(max_length=300)] = ""
    minutes: Annotated[float, Meta(gt=0, le=1440)] = 10


class Drain(Ask, kw_only=True):
    """In how many minutes the server closes."""

    minutes: Annotated[float, Meta(ge=0, le=1440)] = 5


class Admin:
    """Carries out what the host asks for."""

    def __init__(self, hall: Hall, hang_up: HangUp, key: str) -> None:
        self.hall, self.hang_up, self.key = hall, hang_up, key
        self.commands: dict[str, tuple[type[Ask], Callable[[Any], Awaitable[Any]]]] = {
            "tables": (Tables, self.tables),
            "people": (Ask, self.people),
            "present": (Ask, self.present),
            "close": (OneTable, self.close),
            "delete": (OneTable, self.delete),
            "ban": (KeepOut, self.ban),
            "unban": (Someone, self.unban),
            "bans": (Ask, self.bans),
            "announce": (Announce, self.announce),
            "drain": (Drain, self.drain),
            "resume": (Ask, self.resume),
            "export": (Someone, self.export),
            "forget": (Someone, self.forget),
        }

    async def answer(self, request: Request) -> Json:
        """Carries out one command, if the key is right."""
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        command = self.commands.get(str(request.path_params["command"]))
        if not command or not hmac.compare_digest(given.encode(), self.key.encode()):
            raise HTTPException(404)
        kind, function = command
        try:
            ask = msgspec.json.decode(await request.body() or b"{}", type=kind)
        except msgspec.MsgspecError as error:
            return Json({"problem": str(error)}, 422, PRIVATE)
        try:
            return Json(await function(ask), headers=PRIVATE)
        except (CantinaError, StoreFailed) as error:
            return Json({"problem": problem_of(error, ask)}, 409, PRIVATE)

    # Tables

    async def tables(self, ask: Tables) -> list[dict[str, Any]]:
        """The tables, and how many people are in front of each."""
        return [self.entry(line) for line in await self.hall.store.all_lines(ask.count)]

    def entry(self, line: Line) -> dict[str, Any]:
        """A table as the host sees it: nothing of the game itself, for hosts play too."""
        room = self.hall.rooms.get(line.table)
        return {
            "table": line.table, "game": line.game, "status": line.status, "public": line.public, "names": line.names,
            "updated": line.updated, "here": len(room.people) if room else 0,
            "owner": self.hall.guests.public(line.owner),
        }  # fmt: skip

    async def close(self, ask: OneTable) -> dict[str, Any]:
        """Ends a game where it stands; it stays to be looked at."""
        async with self.hall.rooms.at(ask.table) as room:
            if room.table.status != "playing":
                raise Refusal("not-now", f"table {ask.table} is {room.table.status}; only a game in play can be closed")
            await room.alter(changes.Closed())
        return {"closed": ask.table}

    async def delete(self, ask: OneTable) -> dict[str, Any]:
        """Removes a table for good."""
        await self.hall.rooms.discard(ask.table)
        return {"deleted": ask.table}

    # People

    async def people(self, _ask: Ask) -> list[dict[str, Any]]:
        """Those who are connected."""
        return [
            {
                "guest": self.hall.guests.public(person.guest),
                "name": await self.hall.store.name_of(person.guest),
                "address": person.address,
                "table": person.room.id if person.room else "",
            }
            for person in list(self.hall.people)  # others come and go while names are read
        ]

    async def present(self, _ask: Ask) -> dict[str, Any]:
        """How many are in front of tables: all that `cantina admin drain` must know, and it asks often."""
        return {"present": sum(1 for person in self.hall.people if person.room)}

    async def ban(self, ask: KeepOut) -> dict[str, Any]:
        """Keeps a guest or an address out, and sends them away if they are here."""
        who = household(ask.who) or await self.number_of(ask.who)
        until = self.hall.now_ms() + int(ask.days * DAY) if ask.days else 0
        await self.hall.house.ban(Ban(who=who, until=until, note=ask.note))
        gone = [person for person in self.hall.people if who in self.names(person)]
        await self.hang_up(lambda person: person in gone, BANNED)
        return {"banned": who, "sent away": len(gone)}

    async def number_of(self, who: str) -> str:
        """The public number of a guest who is here, kept out already, or known to the data: any other would match nobody."""
        here = (self.hall.guests.public(person.guest) for person in self.hall.people)
        if who not in self.hall.house.bans and who not in here:
            try:
                await self.guest_of(who)
            except Refusal:
                raise Refusal(
                    "not-now",
                    f"{who!r} is neither an address nor the number of a guest, such as `cantina admin people` lists",
                ) from None
        return who

    def names(self, person: Connection) -> tuple[str, str]:
        """The names under which somebody can be kept out."""
        return self.hall.guests.public(person.guest), person.address

    async def unban(self, ask: Someone) -> dict[str, Any]:
        """Lets somebody in again."""
        bans = self.hall.house.bans
        who = ask.who if ask.who in bans else household(ask.who)
        if who not in bans:
            raise Refusal("not-now", f"{ask.who} is not kept out")
        await self.hall.house.unban(who)
        return {"let in": who}

    async def bans(self, _ask: Ask) -> list[Ban]:
        """Those who are kept out."""
        return list(self.hall.house.bans.values())

    async def guest_of(self, who: str) -> str:
        """The guest with a public number: one of those who have a name or a table, or who sat at one once."""
        public = self.hall.guests.public
        for find in (self.hall.store.known_guests, self.hall.store.guests_in_changes):
            known = await find()
            # One digest for each guest there ever was, in a thread: those who play do not wait for it.
            found = await asyncio.to_thread(lambda ids: next((i for i in ids if public(i) == who), None), known)
            if found is not None:
                return found
        raise Refusal("not-now", f"there is no guest {who!r}; `cantina admin people` lists those who are here")

    async def export(self, ask: Someone) -> dict[str, Any]:
        """All that is stored of a guest."""
        return await forgetting.stored_of(self.hall.rooms, await self.guest_of(ask.who))

    async def forget(self, ask: Someone) -> dict[str, Any]:
        """Forgets a guest; games of others stay, without the name."""
        guest = await self.guest_of(ask.who)
        removed, kept = await forgetting.forget(self.hall.rooms, guest)
        await self.hang_up(lambda person: person.guest == guest, BANNED)
        return {"forgotten": ask.who, "tables removed": removed, "tables of others": kept}

    # Notices

    async def announce(self, ask: Announce) -> dict[str, Any]:
        """Tells everybody something, newcomers too, for a while."""
        if self.hall.house.closing:
            raise Refusal("not-now", "everybody is told that the server closes; `cantina admin resume` takes that back")
        until = self.hall.now_ms() + int(ask.minutes * MINUTE)
        return self.tell(Notice(text=ask.text, until=until) if ask.text else None)

    async def drain(self, ask: Drain) -> dict[str, Any]:
        """Lets nothing new begin, and tells everybody when the server closes."""
        return self.tell(Notice(until=self.hall.now_ms() + int(ask.minutes * MINUTE), closing=True))

    async def resume(self, _ask: Ask) -> dict[str, Any]:
        """Lets new games begin again."""
        return self.tell(None)

    def tell(self, notice: Notice | None) -> dict[str, Any]:
        """Tells a notice to everybody."""
        message = self.hall.house.announce(notice)
        for person in self.hall.people:
            person.tell(message)
        return {"told": len(self.hall.people), "playing": sum(1 for room in self.hall.rooms.values() if room.people)}


def problem_of(error: Exception, ask: Ask) -> str:
    """What went wrong, as the host is told; nothing is hidden from hosts, so a table that they cannot find is not there."""
    if isinstance(ask, OneTable) and isinstance(error, Refusal) and error.code == "no-table":
        return f"there is no table {ask.table}"
    return str(error)


def admin_route(hall: Hall, hang_up: HangUp, door: Door) -> Route:
    """The path of the host's door."""
    return Route(DOOR + "{command}", Admin(hall, hang_up, door.key).answer, methods=["POST"])
