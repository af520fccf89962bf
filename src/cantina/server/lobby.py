"""The lobby: the tables that a guest can go on with, join, watch or delete, and those who follow the list."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import msgspec

from . import messages
from .connection import Connection, keep
from .errors import StoreFailed
from .messages import AskLobby, LobbyChanged, LobbyList, TableLine
from .seeing import may_see
from .store import Line, Store
from .tables import Table

PAUSE = 1.0  # seconds between two tellings, and between two looks at the public tables
BREATH = 50  # followers told before others have their turn
Seen = dict[str, bytes]  # lines by table, as someone sees them


@dataclass(slots=True)
class Follower:
    """What someone who follows the list has been told of it; `losses` is how often they had lost messages then."""

    changes: bool
    seen: Seen
    losses: int


class Lobby:
    """The list of tables, told to its followers when it changes. What all can see is read and written once for all."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._followers: dict[Connection, Follower] = {}
        self._seen: Seen = {}  # the public tables as strangers see them
        self._own: dict[str, Seen] = {}  # the tables of guests who follow
        self._watching: dict[str, int] = {}  # how many people without a seat are in front of a table
        self._touched: dict[str, set[str]] = {}  # tables that have changed since the last telling, with their members
        self._changes, self._known = 1, 0  # so many have there been, and so many are in what was read of public tables
        self._reading: asyncio.Task[None] | None = None
        self._read_at = -PAUSE
        self._due = False
        self._telling = asyncio.Lock()

    async def ask(self, person: Connection, m: AskLobby) -> None:
        """Tells someone the whole list, and notes whether they want to hear of changes."""
        await self._refresh()
        async with self._telling:
            known, own = self._known, await self._own_tables(person.guest)
            seen = self._seen_by(own)
            self.forget(person)
            if m.follow and not person.closed:
                self._own[person.guest] = own
                self._followers[person] = Follower(m.changes, seen, person.losses)
                if known < self._changes:  # something has changed meanwhile, when perhaps nobody followed
                    self._touch("", {person.guest})
            person.tell(LobbyList(id=m.id, tables=written(seen.values())))

    def forget(self, person: Connection) -> None:
        """Ends telling someone of changes."""
        if self._followers.pop(person, None) and all(other.guest != person.guest for other in self._followers):
            self._own.pop(person.guest, None)

    def changed(self, line: Line) -> None:
        """Tells the followers soon that a table has changed, which is stored by now."""
        self._changes += 1
        if self._followers:
            self._touch(line.table, line.members)

    def watched(self, table: Table, count: int) -> None:
        """Tells the followers soon how many people without a seat are in front of a table now."""
        if self._watching.get(table.id, 0) == count:
            return
        self._watching[table.id] = count
        if not count:
            del self._watching[table.id]
        self._changes += 1
        if self._followers:
            self._touch(table.id, table.people - table.forgot)

    def _touch(self, table: str, members: set[str]) -> None:
        """Notes that a table has changed, and that this is to be told."""
        self._touched.setdefault(table, set()).update(members)
        if not self._due:
            self._due = True
            asyncio.get_running_loop().call_later(PAUSE, lambda: keep(self.tell()))

    async def tell(self) -> None:
        """Tells every follower what has changed. One telling waits for the other, so that the latest comes last."""
        async with self._telling:
            self._due = False
            touched, self._touched = self._touched, {}
            before = self._seen
            try:
                await self._refresh()
                for guest in self._affected(touched):
                    own = await self._own_tables(guest)
                    if guest in self._own:  # nobody of that guest has gone meanwhile
                        self._own[guest] = own
            except StoreFailed:  # what cannot be read now is told later
                for table, members in touched.items():
                    self._touch(table, members)
                return
            shared = difference(before, self._seen)
            for n, (person, follower) in enumerate(list(self._followers.items())):
                self._tell_one(person, follower, before, shared)
                if n % BREATH == BREATH - 1:
                    await asyncio.sleep(0)

    def _tell_one(self, person: Connection, follower: Follower, before: Seen, shared: bytes) -> None:
        """Tells one follower what has changed since the last time, or the whole list to one who wants that or lost something."""
        if person.behind:  # it would be lost as well; the next telling is the whole list
            return
        seen, lost = self._seen_by(self._own.get(person.guest, {})), follower.losses != person.losses
        if lost or not follower.changes:
            news = lost or seen != follower.seen
            text = messages.encode(LobbyList(tables=written(seen.values()))) if news else b""
        elif follower.seen is before and seen is self._seen:
            text = shared
        else:
            text = difference(follower.seen, seen)
        if text:
            follower.seen, follower.losses = seen, person.losses
            person.push(text)

    # Reading

    async def _refresh(self) -> None:
        """Waits until all that has changed by now is in what was read of the public tables; many wait for one reading."""
        wanted = self._changes
        while self._known < wanted:
            if not self._reading or self._reading.done():
                self._reading = asyncio.get_running_loop().create_task(self._read())
            await asyncio.shield(self._reading)  # one who stops waiting must not stop the others

    async def _read(self) -> None:
        """Reads the public tables again: once a second at most, whoever asks."""
        loop = asyncio.get_running_loop()
        await asyncio.sleep(max(self._read_at + PAUSE - loop.time(), 0))
        self._read_at, known = loop.time(), self._changes
        lines = await self._store.public()
        self._seen, self._known = self._lines_for(lines, ""), known

    async def _own_tables(self, guest: str) -> Seen:
        """The tables of a guest as that guest sees them."""
        return self._lines_for(await self._store.lines(guest), guest)

    def _lines_for(self, lines: Iterable[Line], guest: str) -> Seen:
        """The lines of tables that a guest can do something with, written as the guest sees them."""
        seen = (as_seen(line, guest, self._watching.get(line.table, 0)) for line in lines)
        return {line.table: messages.encode(line) for line in seen if line.can}

    def _affected(self, touched: dict[str, set[str]]) -> set[str]:
        """The guests who follow the list and have, or had, one of these tables among their own."""
        now = {guest for members in touched.values() for guest in members}
        return {guest for guest, own in self._own.items() if guest in now or not own.keys().isdisjoint(touched)}

    def _seen_by(self, own: Seen) -> Seen:
        """The whole list of someone with these tables: own ones first, then the public ones."""
        return {**own, **{t: text for t, text in self._seen.items() if t not in own}} if own else self._seen


def difference(before: Seen, now: Seen) -> bytes:
    """The message that leads from one list to the other, or nothing when they are the same."""
    changed = [text for table, text in now.items() if before.get(table) != text]
    gone = [table for table in before if table not in now]
    return messages.encode(LobbyChanged(tables=written(changed), gone=gone)) if changed or gone else b""


def written(lines: Iterable[bytes]) -> Any:
    """Lines that are written already, for a message."""
    return [msgspec.Raw(line) for line in lines]


def line_of(table: Table, now: int) -> Line:
    """The line of a table as it is now."""
    return Line(
        table=table.id,
        game=table.game,
        pack=table.settings.pack,
        owner=table.owner,
        status=table.status,
        public=table.settings.public,
        watchers=table.settings.watchers,
        names=[holder.name for holder in table.seats],
        open=sum(holder.kind == "open" for holder in table.seats),
        guests=sorted({holder.guest for holder in table.seats if holder.guest}),
        updated=now,
        forgot=sorted(table.forgot),
        practice=table.practice is not None,
        moment=table.start is not None,
        seats=[holder.guest for holder in table.seats],
        bots=[holder.level for holder in table.seats],
        acting=awaited(table),
        returns=table.returns() if table.status == "ended" and not table.closed else [],
    )


def awaited(table: Table) -> list[int]:
    """The seats of people whom others wait for; none where one person plays alone, for bots do not mind."""
    people = {holder.guest for holder in table.seats if holder.kind == "guest"}
    if not table.course or table.status != "playing" or len(people) < 2:
        return []
    return [seat for seat in table.course.to_act() if table.seats[seat].kind == "guest"]


def as_seen(line: Line, guest: str, watching: int = 0) -> TableLine:
    """A table of the lobby as a guest sees it, with what the guest can do, and how many watch it."""
    own, owner = guest in line.members, line.owner == guest
    mine = own and guest in line.guests
    can: list[Any] = ["play"] if mine and line.status in ("open", "playing") else []
    if line.status == "open" and line.open:
        can.append("join")
    if line.status in ("playing", "ended") and may_see(line, guest):
        can.append("watch")
    if owner if line.status == "open" else own:
        can.append("delete")
    held = [seat for seat, holder in enumerate(line.seats) if holder and holder == guest]
    plays = [seat for seat in held if not line.bots[seat]]  # where one resigned, a bot plays
    alone = len({who for who, bot in zip(line.seats, line.bots, strict=True) if who and not bot}) < 2
    turn = line.status == "playing" and bool(plays) and (alone or not set(plays).isdisjoint(line.acting))
    return TableLine(
        table=line.table,
        game=line.game,
        pack=line.pack,
        status=line.status,
        players=len(line.names),
        open=line.open,
        names=line.names,
        updated=line.updated,
        mine=mine,
        owner=owner,
        practice=line.practice,
        moment=line.moment,
        can=can,
        held=held,
        levels=line.bots if any(line.bots) else [],
        acting=line.acting,
        turn=turn,
        returns=line.returns,
        others=len(line.members - {guest}) if own else 0,
        watching=watching,
    )
