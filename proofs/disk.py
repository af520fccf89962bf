"""Disk: full or failing, in the middle of a commit too: nothing acknowledged is lost, all goes on by itself."""

import argparse
import asyncio
import errno
import logging
import random
import tempfile
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path

from cantina.server.clocks import Retry
from cantina.server.hall import Hall
from cantina.server.services import Config
from cantina.server.sqlite import Job, SqliteStore, answer

from .child import LAX
from .crash import Heard, audit
from .faults import Disk, faulty
from .scripted import Guest, Message

ERRORS = (errno.ENOSPC, errno.EIO)
PATIENCE = 120.0  # seconds within which a table must go on that the disk lets go on


class Careless(SqliteStore):
    """A mutant that acknowledges what the disk has refused."""

    def _commit(self, batch: list[Job]) -> None:
        """Says that all is well."""
        try:
            self._transact(batch)
        except Exception:
            logging.getLogger(__name__).debug("forgotten")
        answer(batch, None)


class Player:
    """Someone with both seats of a table, who tries the same action until it is taken."""

    def __init__(self, guest: Guest, told: Heard, chance: random.Random) -> None:
        self.guest, self.told, self.chance = guest, told, chance
        self.table = ""
        self.asked: Message = {}  # what was refused
        self.refused = 0

    async def step(self) -> None:
        """Asks for what was refused, or for the next action, or for a table."""
        hall, table = self.guest.hall, self.table
        if not table or (table in hall.rooms and hall.rooms[table].table.status == "ended"):
            await self.begin()
            return
        request = self.asked or self.next_action()
        answer = await self.guest.say("do", table=table, **request)
        self.asked = request if answer["type"] == "refused" and answer["code"] == "busy" else {}
        self.refused += bool(self.asked)
        if answer.get("stored"):
            self.told.acked[table, request["id"]] = answer["version"]

    async def begin(self) -> None:
        """Makes a table and sits down at it."""
        made = await self.guest.say("create", game="template", seats=[{"kind": "me"}] * 2, start=True, patience=0)
        self.table = made.get("table", "")
        self.refused += not self.table
        if self.table:
            await self.guest.say("watch", table=self.table)

    def next_action(self) -> Message:
        """Any action of any seat."""
        room = self.guest.hall.rooms[self.table]
        seat = self.chance.choice(room.course.to_act())
        given = {"version": room.table.version, "step": room.course.steps(seat), "seat": seat}
        mark = f"{self.table}.{room.course.ply}.{room.course.steps(seat)}.{self.chance.random()}"
        return {**given, "id": mark[:40], "action": self.chance.choice(room.course.legal(seat))}


async def until(ready: Callable[[], bool]) -> bool:
    """Whether something has happened by itself within the patience of this proof."""
    for _ in range(int(PATIENCE * 100)):
        if ready():
            return True
        await asyncio.sleep(0.01)
    return False


async def bots_at_play(hall: Hall) -> str:
    """A table where bots play each other before somebody's eyes."""
    guest = Guest(hall, "Eve")
    await guest.hello()
    seats = [{"kind": "bot", "level": "random"}] * 2
    made = await guest.say("create", game="template", seats=seats, start=True)
    await guest.say("watch", table=made["table"])
    return str(made["table"])


async def bad_times(hall: Hall, disk: Disk, rounds: int, told: Heard, chance: random.Random) -> Counter[str]:
    """Breaks and heals the disk while people and bots play; what was refused meanwhile, and what did not go on."""
    found: Counter[str] = Counter(refused=0, hung=0)
    players = [Player(Guest(hall, f"P{n}"), told, chance) for n in range(6)]
    for player in players:
        await player.guest.hello()
    for number in range(rounds):
        for _ in range(chance.randrange(2, 6)):
            await asyncio.gather(*(player.step() for player in players))
        table = await bots_at_play(hall)
        disk.fail(ERRORS[number % len(ERRORS)], chance.randrange(4))
        for _ in range(3):
            await asyncio.gather(*(player.step() for player in players))
        disk.heal()
        found["hung"] += not await until(partial(over, hall, table))
    found["refused"] = sum(player.refused for player in players)
    return found


def over(hall: Hall, table: str) -> bool:
    """Whether a game has come to its end."""
    return table in hall.rooms and hall.rooms[table].table.status == "ended"


def break_often(rounds: int, store: type[SqliteStore] = SqliteStore, seed: int = 1) -> Counter[str]:
    """Plays on a disk that breaks so many times: what was acknowledged, refused, and what was wrong."""
    told = Heard()
    with tempfile.TemporaryDirectory() as folder, faulty() as disk:
        data = Path(folder)
        hall = Hall(Config(data, LAX, pauses=(0, 0)), store(data))

        async def live() -> Counter[str]:
            try:
                return await bad_times(hall, disk, rounds, told, random.Random(seed))
            finally:
                disk.heal()
                hall.close()

        found = asyncio.run(live())
        found.update(audit(data, told), acknowledged=len(told.acked))
    return found


def wrong(found: Counter[str]) -> int:
    """How much of what was found should not be."""
    return found.total() - found["acknowledged"] - found["refused"]


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes how often."""
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--store", choices=("plain", "careless"), default="plain", help="careless: a mutant")


def run(args: argparse.Namespace) -> int:
    """Breaks the disk, and prints what came of it."""
    logging.disable(logging.CRITICAL)
    Retry.LONGEST = 2.0
    found = break_often(args.rounds, {"plain": SqliteStore, "careless": Careless}[args.store])
    print(f"{args.rounds} times: " + ", ".join(f"{name} {count}" for name, count in found.items()))
    return int(bool(wrong(found)) != (args.store == "careless"))
