"""The lobby: the tables that a guest can go on with, join, watch or delete, and those who follow the list."""

import asyncio
from typing import Any

from .connection import Connection, keep
from .messages import LobbyList, TableLine
from .store import Line, Store
from .tables import Table

PAUSE = 1.0  # seconds between two tellings


class Lobby:
    """The list of tables, told to its followers when it changes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._followers: set[Connection] = set()
        self._due = False
        self._telling = asyncio.Lock()

    async def list_for(self, person: Connection, mark: str = "") -> LobbyList:
        """The tables that someone can do something with."""
        lines = [as_seen(line, person.guest) for line in await self._store.lines(person.guest)]
        return LobbyList(id=mark, tables=[line for line in lines if line.can])

    def follow(self, person: Connection, wanted: bool) -> None:
        """Begins or ends telling someone of changes."""
        if wanted:
            self._followers.add(person)
        else:
            self._followers.discard(person)

    def changed(self) -> None:
        """Tells the followers soon."""
        if not self._due:
            self._due = True
            asyncio.get_running_loop().call_later(PAUSE, lambda: keep(self.tell()))

    async def tell(self) -> None:
        """Sends the list to every follower. One telling waits for the other, so that the latest comes last."""
        async with self._telling:
            self._due = False
            for person in list(self._followers):
                person.tell(await self.list_for(person))


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
    )


def as_seen(line: Line, guest: str) -> TableLine:
    """A table of the lobby as a guest sees it, with what the guest can do."""
    mine, owner = guest in line.guests, line.owner == guest
    can: list[Any] = ["play"] if mine and line.status in ("open", "playing") else []
    if line.status == "open" and line.open:
        can.append("join")
    if line.status in ("playing", "ended") and (line.watchers or mine):
        can.append("watch")
    if owner:
        can.append("delete")
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
        can=can,
    )
