"""Clocks: people play against windows and clocks while the machine's calendar jumps by hours, and every clock ends, once.

Time goes faster than the machine's, and timers fire early by chance, as those of some loops do. People answer or let the clock
decide. Nobody may be locked out, no clock may end before its time, hang, or act twice, and what people are shown must fit.
"""

import argparse
import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from cantina.server import changes
from cantina.server.hall import Hall
from cantina.server.limits import Limits
from cantina.server.tables import Table

from .memory import memory_hall
from .scripted import Guest

SPEED = 20.0  # seconds of the hall in one of the machine
HOUR = 3600.0
PATIENCE = 20.0  # seconds of the machine until a clock counts as hanging
CHOSEN = {"window": 2, "pace": 3}


class HastyLoop(asyncio.SelectorEventLoop):
    """A loop that is as fast as the hall's time, and whose timers are early by up to a tenth."""

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any, context: Any = None
    ) -> asyncio.TimerHandle:
        """Calls back after a delay, or a little before."""
        return super().call_later(delay / SPEED * random.uniform(0.9, 1.0), callback, *args, context=context)


def jumpy_hall() -> Hall:
    """A hall with the limits of every server, in quick time, whose calendar can be set; its bots do not think."""
    hall = memory_hall()
    hall.config.limits = Limits()
    hall.clock = lambda: time.monotonic() * SPEED

    async def choose(_mind: Any, _hidden: Any, _seat: int, choices: list[int], _asker: Any) -> int:
        return random.choice(choices)

    hall.thinker.choose = choose  # type: ignore[method-assign, assignment]
    return hall


async def jump(hall: Hall, found: Counter[str]) -> None:
    """Sets the calendar back and forth by up to an hour, over and over."""
    while True:
        ahead = random.uniform(-HOUR, HOUR)
        hall.calendar = lambda ahead=ahead: time.time() + ahead  # type: ignore[misc]
        found["jumps"] += 1
        await asyncio.sleep(SPEED * 0.02)


class Sitting:
    """Two people at one table, who answer or let the clock decide."""

    def __init__(self, hall: Hall, number: int, found: Counter[str]) -> None:
        self.hall, self.found, self.chance = hall, found, random.Random(number)
        self.guests = [Guest(hall, f"t{number}s{seat}", address=f"home {number}") for seat in range(2)]
        self.table = ""

    async def say(self, who: int, kind: str, **fields: Any) -> dict[str, Any]:
        """What a guest is answered; nobody is ever told to wait."""
        answer = await self.guests[who].say(kind, table=self.table, **fields)
        assert answer.get("code") != "too-fast", "somebody was locked out"
        return answer

    async def sit_down(self) -> None:
        """Makes the table and starts."""
        for guest in self.guests:
            assert (await guest.hello())["type"] == "welcome", "somebody was locked out"
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await self.guests[0].say("create", game="template", seats=seats, **CHOSEN)
        self.table = made["table"]
        await self.say(1, "sit", seat=1)
        for seat in range(2):
            await self.say(seat, "watch")
        await self.say(0, "start")

    async def play(self) -> None:
        """Plays until the game ends."""
        await self.sit_down()
        room = self.hall.rooms[self.table]
        while room.table.status == "playing":
            self.look(room.turn())
            if self.chance.random() < 0.5:
                await self.answer()
            else:
                await self.wait()
        await self.audit()

    def look(self, turn: Any) -> None:
        """Checks that what people are shown of a clock fits what was chosen; who is late is played for, without one."""
        if turn.thinking:
            return
        assert turn.deadline is not None, "a decision has no clock"
        seconds = CHOSEN["window" if turn.window else "pace"]
        assert 0 <= turn.deadline - turn.now <= 1000 * seconds, "a clock shows a time that was never given"

    async def answer(self) -> None:
        """Lets somebody who is to act choose; the clock may have been faster."""
        room = self.hall.rooms[self.table]
        seat = self.chance.choice(room.course.to_act())
        action = self.chance.choice(room.course.legal(seat))
        version, step = room.table.version, room.course.steps(seat)
        answer = await self.say(seat, "do", seat=seat, version=version, step=step, action=action)
        assert answer["type"] == "done" or answer["code"] in ("late", "illegal", "not-now"), answer

    async def wait(self) -> None:
        """Waits until the clock has decided; not before its time."""
        room, begun = self.hall.rooms[self.table], time.monotonic()
        end, version = room.host.clock.end, room.table.version
        while room.table.version == version:
            assert time.monotonic() - begun < PATIENCE, "a clock never ended"
            await asyncio.sleep(0.01 * SPEED)
        assert end is None or self.hall.now() >= end, "a clock ended before its time"

    async def audit(self) -> None:
        """Checks every stored move: legal where it stands, so that nothing was done twice."""
        table = Table(self.table)
        for body in await self.hall.store.changes(self.table):
            change = changes.decode(body)
            if isinstance(change, changes.Moved):
                assert table.course
                legal = change.seat in table.course.to_act() and change.actions[0] in table.course.legal(change.seat)
                assert legal, "a clock acted twice"
                self.found[change.auto or "people"] += 1
            table.fold(change)


async def sittings(tables: int) -> Counter[str]:
    """Plays at many tables at once while the calendar jumps; how many moves came from whom, and how many jumps there were."""
    found: Counter[str] = Counter()
    hall = jumpy_hall()
    jumping = asyncio.get_running_loop().create_task(jump(hall, found))
    try:
        await asyncio.gather(*(Sitting(hall, number, found).play() for number in range(tables)))
    finally:
        jumping.cancel()
        hall.close()
    return found


def prove(tables: int) -> Counter[str]:
    """Plays, in a loop in a hurry."""
    with asyncio.Runner(loop_factory=HastyLoop) as runner:
        return runner.run(sittings(tables))


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes how many tables."""
    parser.add_argument("--tables", type=int, default=200)


def run(args: argparse.Namespace) -> int:
    """Plays, and prints what ended by itself."""
    found = prove(args.tables)
    print(
        f"{args.tables} tables, {found['jumps']} jumps of the calendar: {found['people']} moves of people and "
        f"{found['clock']} of clocks, each once and in its time; nobody was locked out",
        flush=True,
    )
    return 0
