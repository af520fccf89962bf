"""Crash: kill -9 under load, again and again: acknowledged moves lost 0, duplicated 0, gaps 0."""

import argparse
import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from cantina.server import changes
from cantina.server.auditing import audit as examined
from cantina.server.files import FILE
from cantina.server.preparing import load_rules
from cantina.server.tables import Table

from .child import forked, free_port, running
from .wire import Wire, ask, dial

GAME, PLAYERS = "template", 2
Life = Callable[[Path, int, str], contextlib.AbstractContextManager[int]]  # a server: its data, port and disk


@dataclass
class Heard:
    """What clients were told, and what they sent without being told."""

    acked: dict[tuple[str, str], int] = field(default_factory=dict)  # table and id: the version
    resent: int = 0


class Client:
    """Plays one table after the other as fast as the server takes it, and comes back after every crash."""

    def __init__(self, number: int, told: Heard) -> None:
        self.number, self.told = number, told
        self.cookie, self.table = "", ""
        self.marks = 0
        self.open: dict[str, Any] | None = None  # what was sent and not answered
        self.faces: dict[int, dict[str, Any]] = {}
        self.version = 0
        self.chance = random.Random(number)

    async def live(self, port: int) -> None:
        """Plays until the server is gone."""
        with contextlib.suppress(ConnectionError, OSError):
            wire = await dial(port, self.cookie)
            wire.heard = self.heard
            self.cookie = wire.cookie
            await ask(wire, type="hello", protocol=1)
            if self.table:
                await ask(wire, type="watch", table=self.table, have=self.version)
            while True:
                await self.step(wire)

    async def step(self, wire: Wire) -> None:
        """Sends what is unanswered again, or the next action, or begins a new table."""
        seats = [seat for seat, face in self.faces.items() if face.get("choices")]
        if self.open:
            self.told.resent += 1
        elif seats:
            seat = self.chance.choice(seats)
            face = self.faces[seat]
            self.marks += 1
            action = self.chance.choice(face["choices"])["action"]
            self.open = {"type": "do", "id": f"{self.number}.{self.marks}", "table": self.table, "seat": seat}
            self.open |= {"version": self.version, "step": face.get("steps", 0), "action": action}
        else:
            await self.new_table(wire)
            return
        answer = await ask(wire, **self.open)
        if answer["type"] == "done" and answer.get("stored"):
            self.told.acked[self.table, self.open["id"]] = answer["version"]
        self.open = None  # a draft that was lost with the server is refused as late; the seat chooses again
        if answer["type"] == "refused":
            await ask(wire, type="watch", table=self.table, have=self.version)

    async def new_table(self, wire: Wire) -> None:
        """Begins another game, unless the server has too much to do."""
        seats = [{"kind": "me"}] * PLAYERS
        made = await ask(wire, type="create", game=GAME, seats=seats, start=True, patience=0, window=0)
        if made["type"] == "refused":
            await asyncio.sleep(0.05)
            return
        self.table, self.faces = made["table"], {}
        await ask(wire, type="watch", table=self.table)

    def heard(self, body: bytes) -> None:
        """Keeps what the seats see."""
        message = msgspec.json.decode(body)
        if message.get("table") == self.table and "faces" in message:
            self.version = message["version"]
            for face in message["faces"]:
                self.faces[face["seat"]] = face


def changes_in(data: Path) -> dict[str, list[tuple[int, changes.AnyChange]]]:
    """The changes of every table in the file, with their versions."""
    with contextlib.closing(sqlite3.connect(data / FILE)) as file:
        rows = file.execute('SELECT "table", version, body FROM changes ORDER BY "table", version').fetchall()
    tables: dict[str, list[tuple[int, changes.AnyChange]]] = {}
    for table, version, body in rows:
        tables.setdefault(table, []).append((version, changes.decode(body)))
    return tables


def marks_in(found: list[tuple[int, changes.AnyChange]]) -> list[tuple[str, int]]:
    """The ids of all messages that led to the moves of a table, with the versions of these."""
    return [(mark, version) for version, change in found if isinstance(change, changes.Moved) for mark in change.ids]


def lost(data: Path, acked: dict[tuple[str, str], int]) -> int:
    """How many acknowledged moves are not in the file at the version that was told."""
    stored = {(table, mark): version for table, found in changes_in(data).items() for mark, version in marks_in(found)}
    return sum(stored.get(key) != version for key, version in acked.items())


def audit(data: Path, told: Heard) -> Counter[str]:
    """Counts what is wrong in the file: lost and doubled moves, gaps, impossible actions."""
    wrong: Counter[str] = Counter(lost=0, doubled=0, gaps=0, illegal=0, damaged=0)
    for table, found in changes_in(data).items():
        wrong["gaps"] += [version for version, _ in found] != list(range(1, len(found) + 1))
        wrong["illegal"] += not replays(table, [change for _, change in found])
        marks = [mark for mark, _ in marks_in(found)]
        wrong["doubled"] += len(marks) - len(set(marks))
    wrong["damaged"] += len(examined(data / FILE).damaged)
    wrong["lost"] = lost(data, told.acked)
    return wrong


def replays(table_id: str, found: list[changes.AnyChange]) -> bool:
    """Whether every stored action is legal where it stands."""
    table = Table(table_id)
    for change in found:
        if isinstance(change, changes.Moved):
            assert table.course
            for action in change.actions:
                if action not in table.course.legal(change.seat):
                    return False
                if table.course.add(change.seat, action) != (action == change.actions[-1]):
                    return False
        table.fold(change)
    return True


async def one_life(clients: list[Client], told: Heard, port: int, pid: int, moves: int) -> None:
    """Lets the clients play, and kills the server after some more moves were acknowledged, in the middle of the next ones."""
    living = [asyncio.create_task(client.live(port)) for client in clients]
    goal = len(told.acked) + moves
    while len(told.acked) < goal and not all(task.done() for task in living):
        await asyncio.sleep(0.001)
    os.kill(pid, signal.SIGKILL)
    await asyncio.gather(*living)


@contextlib.contextmanager
def spawned(data: Path, port: int, disk: str) -> Iterator[int]:
    """The number of a server's process that loads everything by itself."""
    with running(data, port, "--disk", disk) as server:
        yield server.pid


def crash(
    kills: int, tables: int, disk: str = "plain", moves: int = 300, lives: Life = spawned, every: int = 1
) -> tuple[Heard, Counter[str]]:
    """Kills a server again and again; what was told, and what was wrong in the last audit or in the first bad one.

    Between two kills 5 to `moves` moves are acknowledged. The data is audited after `every` so many kills, and at the
    end.
    """
    told, chance = Heard(), random.Random(1)
    clients = [Client(n, told) for n in range(tables)]
    wrong: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        for n in range(1, kills + 1):
            port = free_port()
            with lives(data, port, disk) as pid:
                asyncio.run(one_life(clients, told, port, pid, chance.randint(5, moves)))
            if n % every and n < kills:
                continue
            wrong = audit(data, told)
            if n % 10 == 0 or n == kills or wrong.total():
                print(
                    f"{n:4} kills: {len(told.acked):7} acknowledged, {told.resent:5} sent again; {dict(wrong)}",
                    flush=True,
                )
            if wrong.total():
                break
    return told, wrong


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes how often."""
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--moves", type=int, default=300, help="how many may be acknowledged between two kills")
    parser.add_argument("--every", type=int, default=20, help="audit the data after so many kills")
    parser.add_argument(
        "--disk",
        choices=("plain", "slow", "early"),
        default="plain",
        help="early: a mutant that acknowledges first; it must be caught",
    )


def run(args: argparse.Namespace) -> int:
    """Kills, and prints what was lost."""
    load_rules(GAME)
    told, wrong = crash(args.kills, args.tables, args.disk, args.moves, forked, args.every)
    print(f"acknowledged {len(told.acked)}, " + ", ".join(f"{name} {count}" for name, count in wrong.items()))
    return int(bool(wrong.total()) != (args.disk == "early"))
