"""Games played out by chance, at a table in the memory or straight into a store, for tests of what comes after."""

import asyncio
import random
from pathlib import Path

from cantina.core.registry import facts_of
from cantina.server import changes
from cantina.server.changes import Holder, Moved, Settings
from cantina.server.course import Course
from cantina.server.hall import Hall
from cantina.server.lobby import line_of
from cantina.server.sqlite import SqliteStore
from cantina.server.tables import Table, settle


def chosen(course: Course, chance: random.Random) -> Moved:
    """A move by chance, of anyone who may act."""
    seat = chance.choice(course.to_act())
    while not course.add(seat, chance.choice(course.legal(seat))):
        pass
    return Moved(seat=seat, actions=list(course.drafts[seat].actions))


async def play_out(hall: Hall, table: str, moves: int = 100_000) -> None:
    """Plays a table by chance, always in the same way, until so many moves were made or the game has ended."""
    chance = random.Random(7)
    async with hall.rooms.at(table) as room:
        for _ in range(moves):
            course = room.table.course
            if room.table.status != "playing" or not course:
                return
            move = chosen(course, chance)
            await room.move(move.seat, move.actions, [])


async def store_game(folder: Path, table_id: str, game: str, guest: str, players: int = 2, seed: str = "7") -> int:
    """Stores an ended game by chance of a guest against bots where no server runs; returns how many actions it has."""
    store, table, chance = SqliteStore(folder), Table(table_id), random.Random(7)
    seats = [Holder("guest", guest, "Ana"), *(Holder("bot", "", name, "easy") for name in ("Dax", "Koro", "Nima"))]
    settings = Settings(pack=facts_of(game).pack, public=True)
    made = changes.Made(
        game=game, owner=guest, settings=settings, seats=seats[:players], secret="00" * 32, time=1, seed=seed
    )
    stored = [fold(store, table, made)]
    stored.append(fold(store, table, settle(table)))
    while table.status == "playing" and table.course:
        stored.append(fold(store, table, chosen(table.course, chance)))
    await asyncio.gather(*stored)
    store.close()
    assert table.course
    return table.course.ply


def fold(store: SqliteStore, table: Table, change: changes.AnyChange) -> "asyncio.Future[None]":
    """Takes a change into a table and into the store."""
    table.fold(change)
    line = None if table.status == "playing" and isinstance(change, Moved) else line_of(table, table.version)
    return store.append(table.id, table.version, changes.encode(change), line)
