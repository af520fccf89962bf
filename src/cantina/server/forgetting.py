"""Leaving a server for good: what is stored of a guest, and the tables of others without them.

The changes of a table name more people than sit there now: who stood up, whom the owner arranged away, whose seat another
took over. So tables are found by the ids in their changes, and not by their lines in the lobby.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from cantina.core.words import shared_texts

from . import changes, lobby, making
from .changes import AnyChange, Holder
from .loading import folded, sound_changes
from .room import Room
from .rooms import Rooms
from .seeing import may_see
from .store import CURVE, POSITION, Line
from .tables import Table

Known = frozenset[tuple[str, str]]  # guests, each with a name that they have from the one who is forgotten
NOBODY: Known = frozenset()
NAMELESS = (CURVE, POSITION)  # what is kept of a table in figures alone


# What is stored


async def stored_of(rooms: Rooms, guest: str) -> dict[str, Any]:
    """All that is stored of a guest: the name, a ban, and every table with its changes, without the ids of others."""
    services = rooms.services
    public = services.guests.public(guest)
    tables = [await table_of(rooms, table, guest) for table in await services.store.tables_with(guest)]
    return {
        "guest": public,
        "name": await services.store.name_of(guest),
        "bans": [msgspec.to_builtins(ban) for ban in await services.store.bans() if ban.who == public],
        "tables": sorted(tables, key=lambda entry: -entry.get("updated", 0)),
    }


async def table_of(rooms: Rooms, table: str, guest: str) -> dict[str, Any]:
    """What is stored of a guest at a table, as far as it is sound."""
    services = rooms.services
    line = await services.store.line(table)
    found, damage = await sound_changes(services.store, table)
    entry: dict[str, Any] = {"table": table}
    if line:
        entry |= {"game": line.game, "status": line.status, "names": line.names, "updated": line.updated}
    if damage:
        entry["damaged"] = damage
    return entry | {"changes": own_changes(found, guest, line, services.guests.public)}


def own_changes(found: Iterable[AnyChange], guest: str, line: Line | None, public: Callable[[str], str]) -> list[Any]:
    """The changes of a table as data; until the end of its game, nothing that only others may know.

    Who may not see the table any more has only those by which they came, acted and went.
    """
    seen = line is not None and may_see(line, guest)
    over = seen and line is not None and line.status == "ended"
    mine, kept = set[int](), []
    for change in found:
        before, mine = mine, seats_after(change, guest, mine)
        if seen or guest in people_of(change) or getattr(change, "seat", -1) in before | mine:
            data = masked(change, guest, public)
            kept.append(data if over else discreet(data, mine))
    return kept


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


def masked(change: AnyChange, guest: str, public: Callable[[str], str]) -> dict[str, Any]:
    """A change as data, with the public numbers of others for their ids, and without what is secret until the end."""

    def number(other: str) -> str:
        return other if other == guest else public(other)

    shown = with_people(change, number, lambda holder: replace(holder, guest=number(holder.guest)))
    data: dict[str, Any] = msgspec.json.decode(changes.encode(shown))
    data.pop("secret", None)
    return data


# Forgetting


async def forget(rooms: Rooms, guest: str) -> tuple[int, int]:
    """Forgets a guest: how many tables were removed, and in how many the others keep the game, without the name."""
    store = rooms.services.store
    tables = await store.tables_with(guest)
    kept = [table for table in tables if await stays(rooms, table, guest)]
    await store.forget_guest(guest)
    await store.tidy()
    return len(tables) - len(kept), len(kept)


async def stays(rooms: Rooms, table: str, guest: str) -> bool:
    """Whether others keep a table, which has nothing of the guest now; a damaged one, in which anything may stand, is removed."""
    found, damage = await sound_changes(rooms.services.store, table)
    if found and not damage:
        async with rooms.at(table) as room:
            if not room.table.damaged:
                return await leave(rooms, room, guest)
    await rooms.discard(table)
    return False


async def leave(rooms: Rooms, room: Room, guest: str) -> bool:
    """Takes a guest out of a table, whose lock is held; whether there are others who keep it."""
    table = room.table
    others = sorted(table.people - {guest})
    if not others or (table.status == "open" and table.owner == guest):
        await rooms.remove(room)
        return False
    for seat in table.held_by(guest):
        if table.status == "open":
            await room.alter(changes.Seated(seat=seat, holder=Holder()))
        elif table.status == "playing":
            await room.alter(making.resignation(table, seat))
    await rewrite(rooms, room, guest, others[0], NOBODY)
    return True


async def rewrite(rooms: Rooms, room: Room, guest: str, heir: str, known: Known) -> None:
    """Stores a table as if a nameless player had sat there; what the guest owned is the heir's.

    Who took a seat over has its name from the guest, and plays again by that name where the same people go on.
    """
    found, _ = await sound_changes(rooms.services.store, room.id)
    known = taken_over(found, guest, known)
    room.replace(await replaced(rooms, room.table, list(rewritten(found, guest, heir, known))))
    if known and room.table.rematch:
        found, damage = await sound_changes(rooms.services.store, room.table.rematch)
        if found and not damage:
            async with rooms.at(room.table.rematch) as later:
                await rewrite(rooms, later, guest, heir, known)


async def replaced(rooms: Rooms, table: Table, found: Sequence[AnyChange]) -> Table:
    """The table with other changes, as it is stored now."""
    services = rooms.services
    bodies = [changes.encode(change) for change in found]
    fresh = await folded(services.kitchen.need, table.id, bodies, "")
    if table.past:
        gone = [seat for seat, holder in enumerate(fresh.seats) if holder.name != table.seats[seat].name]
        named = numbered(table.past.languages, table.players)
        fresh.past, fresh.status = table.past.without(gone, named) if gone else table.past, table.status
    line = lobby.line_of(fresh, services.now_ms())
    beside = {name: await services.store.kept(table.id, name) for name in NAMELESS}
    await services.store.rewrite(table.id, bodies, line)
    for name, body in beside.items():
        if body is not None:
            await services.store.keep(table.id, name, body)
    services.lobby.changed(line)
    if fresh.status == "ended":
        await services.keeper.renew(fresh)
    services.keeper.note(fresh)
    return fresh


def numbered(languages: Sequence[str], players: int) -> list[list[str]]:
    """What nameless players are called, by language."""
    says = [shared_texts(lang).say for lang in languages]
    return [[say("player", number=seat + 1) for seat in range(players)] for say in says]


def taken_over(found: Iterable[AnyChange], guest: str, known: Known) -> Known:
    """Those who are known by a name of the guest: they took a seat over with its link, and the name with it."""
    seats: list[Holder] = []
    for change in found:
        match change:
            case changes.Made() | changes.Arranged():
                seats = list(change.seats)
            case changes.Seated():
                before, seats[change.seat] = seats[change.seat], change.holder
                theirs = before.guest == guest or (before.guest, before.name) in known
                if theirs and before.name and change.holder.name == before.name and change.holder.guest != guest:
                    known |= {(change.holder.guest, before.name)}
    return known


def rewritten(found: Iterable[AnyChange], guest: str, heir: str, known: Known) -> Iterator[AnyChange]:
    """The changes of a table without the guest; the ids of messages go as well: they are whatever the guest's program wrote."""
    mine = set[int]()
    for change in found:
        mine = seats_after(change, guest, mine)
        own = isinstance(change, changes.Moved) and change.seat in mine
        yield replace(change, ids=[]) if own else without(change, guest, heir, known)


def without(change: AnyChange, guest: str, heir: str, known: Known) -> AnyChange:
    """A change in which the guest has neither id nor name, and nobody the guest's name."""
    if isinstance(change, changes.Forgotten):
        return changes.Forgotten(guest="") if change.guest == guest else change
    return with_people(change, lambda one: heir if one == guest else one, lambda one: nameless(one, guest, known))


def nameless(holder: Holder, guest: str, known: Known) -> Holder:
    """A holder, without id and name if it is the guest, and without the name if it is the guest's."""
    if holder.guest == guest:
        return replace(holder, guest="", name="")
    return replace(holder, name="") if (holder.guest, holder.name) in known else holder


# Who stands in a change


def with_people(change: AnyChange, person: Callable[[str], str], holder: Callable[[Holder], Holder]) -> AnyChange:
    """A change with other people in the place of those whom it names."""
    match change:
        case changes.Made():
            return replace(change, owner=person(change.owner), seats=[holder(one) for one in change.seats])
        case changes.Arranged():
            return replace(change, seats=[holder(one) for one in change.seats])
        case changes.Seated():
            return replace(change, holder=holder(change.holder))
        case changes.Forgotten():
            return replace(change, guest=person(change.guest))
        case _:
            return change


def people_of(change: AnyChange) -> set[str]:
    """The guests whom a change names."""
    match change:
        case changes.Made():
            return {change.owner, *(holder.guest for holder in change.seats)}
        case changes.Arranged():
            return {holder.guest for holder in change.seats}
        case changes.Seated():
            return {change.holder.guest}
        case changes.Forgotten():
            return {change.guest}
        case _:
            return set()
