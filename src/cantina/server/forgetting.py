"""Leaving a server for good: what is stored of a guest, and the tables of others without them."""

from collections.abc import Sequence
from typing import Any

import msgspec

from cantina.core.words import Texts, core_texts

from . import changes, lobby, making
from .changes import AnyChange, Holder
from .guests import Guests
from .rooms import Rooms
from .store import Line
from .tables import Table


async def stored_of(rooms: Rooms, guest: str) -> dict[str, Any]:
    """All that is stored of a guest: the name, and every table with its changes, without the ids of others."""
    services = rooms.services
    lines = await own_lines(rooms, guest)
    hidden = {other for line in lines for other in line.people if other and other != guest}
    return {
        "guest": services.guests.public(guest),
        "name": await services.store.name_of(guest),
        "tables": [
            {
                "table": line.table,
                "game": line.game,
                "status": line.status,
                "names": line.names,
                "updated": line.updated,
                "changes": await own_changes(rooms, line, guest, hidden),
            }
            for line in lines
        ],
    }


async def own_changes(rooms: Rooms, line: Line, guest: str, hidden: set[str]) -> list[Any]:
    """The changes of a table as data; until the end of its game, nothing that only others may know."""
    services, mine, found = rooms.services, set[int](), []
    for body in await services.store.changes(line.table):
        change = changes.decode(body)
        mine = seats_after(change, guest, mine)
        data = masked(body, hidden, services.guests)
        found.append(data if line.status == "ended" else discreet(data, mine))
    return found


def seats_after(change: AnyChange, guest: str, before: set[int]) -> set[int]:
    """The seats that a guest holds after a change, of which it held some before."""
    match change:
        case changes.Made() | changes.Arranged():
            return {seat for seat, holder in enumerate(change.seats) if holder.guest == guest}
        case changes.Seated():
            return before | {change.seat} if change.holder.guest == guest else before - {change.seat}
        case _:
            return before


def discreet(data: dict[str, Any], mine: set[int]) -> dict[str, Any]:
    """A change without what somebody may not know who holds these seats: moves, shares and hands of others."""
    data.pop("start", None)
    if data.get("seat") not in mine:
        data.pop("actions", None)
        data.pop("salt", None)
        data.get("place", {}).pop("salt", None)
    for seat, holder in enumerate(data.get("seats", ())):
        if seat not in mine:
            holder.pop("salt", None)
    return data


async def own_lines(rooms: Rooms, guest: str) -> list[Line]:
    """The lines of all tables that a guest owns or sits at."""
    lines = await rooms.services.store.all_lines(await rooms.services.store.table_count())
    return [line for line in lines if guest in line.people]


def masked(body: bytes, hidden: set[str], guests: Guests) -> Any:
    """A change as data, with the public numbers of others for their ids, and without what is secret until the end."""
    text = body.decode()
    for other in hidden:
        text = text.replace(other, guests.public(other))
    data = msgspec.json.decode(text)
    data.pop("secret", None)
    return data


async def forget(rooms: Rooms, guest: str) -> tuple[int, int]:
    """Forgets a guest: how many tables were removed, and in how many the others keep the game, without the name."""
    removed = kept = 0
    for line in await own_lines(rooms, guest):
        async with rooms.at(line.table) as room:
            table = room.table
            others = sorted(table.people - {guest})
            if not others or (table.status == "open" and table.owner == guest):
                await rooms.remove(room)
                removed += 1
                continue
            for seat in table.held_by(guest):
                if table.status == "open":
                    await room.alter(changes.Seated(seat=seat, holder=Holder()))
                elif table.status == "playing":
                    await room.alter(making.resignation(table, seat))
            room.replace(await rewrite(rooms, table, guest, others[0]))
            kept += 1
    await rooms.services.store.forget_guest(guest)
    return removed, kept


async def rewrite(rooms: Rooms, table: Table, guest: str, heir: str) -> Table:
    """The table as it is stored now: as if a nameless player had sat there; what the guest owned is the heir's."""
    store = rooms.services.store
    bodies = [without(changes.decode(body), guest, heir) for body in await store.changes(table.id)]
    fresh = Table(table.id)
    for change in bodies:
        fresh.fold(change)
    if table.past:
        gone = [seat for seat, holder in enumerate(table.seats) if holder.guest == guest]
        fresh.past, fresh.status = table.past.without(gone, numbered(table.past.languages, table.players)), table.status
    line = lobby.line_of(fresh, rooms.services.now_ms())
    await store.rewrite(table.id, [changes.encode(change) for change in bodies], line)
    rooms.services.lobby.changed(line)
    if fresh.status == "ended":
        await rooms.services.keeper.renew(fresh)
    rooms.services.keeper.note(fresh)
    return fresh


def numbered(languages: Sequence[str], players: int) -> list[list[str]]:
    """What nameless players are called, by language."""
    says = [Texts([core_texts()], lang).say for lang in languages]
    return [[say("player", number=seat + 1) for seat in range(players)] for say in says]


def without(change: AnyChange, guest: str, heir: str) -> AnyChange:
    """A change in which the guest has neither id nor name."""
    match change:
        case changes.Made():
            owner = heir if change.owner == guest else change.owner
            return msgspec.structs.replace(change, owner=owner, seats=[nameless(h, guest) for h in change.seats])
        case changes.Arranged():
            return msgspec.structs.replace(change, seats=[nameless(h, guest) for h in change.seats])
        case changes.Seated():
            return msgspec.structs.replace(change, holder=nameless(change.holder, guest))
        case changes.Forgotten(guest=one) if one == guest:
            return msgspec.structs.replace(change, guest="")
        case _:
            return change


def nameless(holder: Holder, guest: str) -> Holder:
    """A holder, without id and name if it is the guest."""
    return msgspec.structs.replace(holder, guest="", name="") if holder.guest == guest else holder
