"""Load: a thousand tables with four sockets each, an action or a stored move a second at each, on one core and on all."""

import argparse
import asyncio
import itertools
import os
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec

from .child import free_port, running
from .crash import lost
from .wire import Wire, ask, dial


class SomeFace(msgspec.Struct):
    """What a player needs of a face."""

    seat: int
    choices: list[msgspec.Raw] = []
    steps: int = 0


class Heard(msgspec.Struct):
    """What a player needs of a message."""

    kind: str = msgspec.field(name="type")
    id: str = ""
    version: int = 0
    steps: int = 0
    stored: bool = False
    faces: list[SomeFace] = []
    code: str = ""


class ActionOnly(msgspec.Struct):
    """The number of a choice."""

    action: int


Found = dict[str, float]
NAMES = (
    "moves/s", "drafts/s", "p50 ms", "p99 ms", "max ms", "draft p99", "core", "µs a move", "KB seated", "KB playing", "KB grown",
    "refused", "unanswered", "doubled", "lost",
)  # fmt: skip
WRONG = NAMES[-4:]  # what there must be nothing of
PATIENCE = 60.0  # seconds within which the last messages must be answered
MUTANTS = ("lossy", "mute")
COUNTS = ("actions", "moves")
CORES = ("one", "all")
read = msgspec.json.Decoder(Heard).decode
read_choice = msgspec.json.Decoder(ActionOnly).decode


class Figures:
    """What is measured."""

    def __init__(self) -> None:
        self.acks: list[float] = []  # of stored moves
        self.drafts: list[float] = []
        self.refused: list[str] = []
        self.acked: dict[tuple[str, str], int] = {}  # the version of a stored move that was told, by table and id
        self.doubled = 0  # answers to what was answered already
        self.measuring = self.over = False


class LoadTable:
    """A table whose players move once a second."""

    def __init__(self, table: str, figures: Figures, every: float, hurry: bool) -> None:
        self.table, self.figures, self.every, self.hurry = table, figures, every, hurry
        self.due = 0.0


class LoadPlayer:
    """One seat with its socket."""

    def __init__(self, wire: Wire, seat: int, table: LoadTable, chance: random.Random) -> None:
        self.wire, self.seat, self.table, self.chance = wire, seat, table, chance
        self.count = 0
        self.sent: dict[str, float] = {}
        self.face: SomeFace | None = None
        self.version = 0
        wire.heard = self.heard

    def heard(self, body: bytes) -> None:
        """Answers when it is this seat's turn."""
        message = read(body)
        now = time.perf_counter()
        figures = self.table.figures
        if message.kind in ("done", "refused") and message.id:
            began = self.sent.pop(message.id, None)
            if began is None:
                figures.doubled += 1
            elif message.kind == "refused":
                figures.refused.append(message.code)
            else:
                self.acknowledged(message, now - began)
        elif message.faces:
            self.version, self.face = message.version, message.faces[0]
            if self.face.choices:
                self.plan()

    def acknowledged(self, message: Heard, spent: float) -> None:
        """Notes that an action was taken, and how long that took."""
        figures = self.table.figures
        if message.stored:
            figures.acked[self.table.table, message.id] = message.version
        if figures.measuring:
            (figures.acks if message.stored else figures.drafts).append(spent)

    def plan(self) -> None:
        """Chooses at the table's next second; the small actions of a draft follow at once where moves are counted."""
        loop = asyncio.get_running_loop()
        assert self.face
        if self.face.steps and self.table.hurry:
            self.act()
            return
        self.table.due = max(self.table.due + self.table.every, loop.time())
        loop.call_at(self.table.due, self.act)

    def act(self) -> None:
        """Sends any of the choices."""
        face = self.face
        if not face or not face.choices or not self.wire.open or self.table.figures.over:
            return
        self.count += 1
        mark = f"{self.seat}-{self.count}"
        action = read_choice(self.chance.choice(face.choices)).action
        self.sent[mark] = time.perf_counter()
        self.wire.say(
            type="do",
            id=mark,
            table=self.table.table,
            seat=self.seat,
            version=self.version,
            step=face.steps,
            action=action,
        )


async def seat_all(port: int, figures: Figures, number: int, args: Any, count: str) -> list[LoadPlayer]:
    """A table with a socket for each seat, not yet begun."""
    game, players = args.game, args.players
    wires = [await dial(port) for _ in range(players)]
    for wire in wires:
        await ask(wire, type="hello", protocol=1)
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
    made = await ask(wires[0], type="create", game=game, seats=seats, window=0, patience=0)
    for seat in range(1, players):
        await ask(wires[seat], type="sit", table=made["table"], seat=seat)
    table = LoadTable(made["table"], figures, args.every, count == "moves")
    chance = random.Random(number)
    found = [LoadPlayer(wire, seat, table, chance) for seat, wire in enumerate(wires)]
    for player in found:
        await ask(player.wire, type="watch", table=table.table)
    return found


def memory(pid: int) -> int:
    """The resident memory of a process in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def processor(pid: int) -> float:
    """The seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def at(values: list[float], part: float) -> float:
    """A percentile in milliseconds."""
    return sorted(values)[min(int(len(values) * part), len(values) - 1)] * 1000 if values else float("nan")


async def unanswered(players: list[LoadPlayer]) -> int:
    """How many messages are not answered when nothing more is sent, however long one waits."""
    until = time.monotonic() + PATIENCE
    while (waiting := sum(len(player.sent) for player in players)) and time.monotonic() < until:
        await asyncio.sleep(0.05)
    return waiting


async def drive(port: int, pid: int, args: Any, count: str, figures: Figures) -> Found:
    """Seats everybody, begins, and measures."""
    empty = memory(pid)
    tables: list[list[LoadPlayer]] = []
    for first in range(0, args.tables, 20):
        batch = range(first, min(first + 20, args.tables))
        tables += await asyncio.gather(*(seat_all(port, figures, n, args, count) for n in batch))
    seated = memory(pid)
    loop = asyncio.get_running_loop()
    for n, players in enumerate(tables):
        players[0].table.due = loop.time() + (n % 100) * args.every / 100
        players[0].wire.say(type="start", table=players[0].table.table)
        if n % 20 == 19:
            await asyncio.sleep(0.2)
    await asyncio.sleep(args.warm)
    figures.measuring, begun, used = True, time.perf_counter(), processor(pid)
    first_memory = memory(pid)
    await asyncio.sleep(args.seconds)
    spent, used = time.perf_counter() - begun, processor(pid) - used
    last_memory = memory(pid)
    figures.measuring, figures.over = False, True
    everybody = [player for players in tables for player in players]
    silent = await unanswered(everybody)
    for player in everybody:
        player.wire.transport.abort()
    await asyncio.sleep(0.1)
    sockets = args.tables * args.players
    return {
        "moves/s": len(figures.acks) / spent,
        "drafts/s": len(figures.drafts) / spent,
        "p50 ms": at(figures.acks, 0.5),
        "p99 ms": at(figures.acks, 0.99),
        "max ms": at(figures.acks, 1),
        "draft p99": at(figures.drafts, 0.99),
        "core": used / spent,
        "µs a move": used / max(len(figures.acks), 1) * 1e6,  # with the draft steps on the way to it
        "KB seated": (seated - empty) / sockets / 1024,
        "KB playing": (last_memory - empty) / sockets / 1024,
        "KB grown": (last_memory - first_memory) / sockets / 1024,
        "refused": len(figures.refused),
        "unanswered": silent,
        "doubled": figures.doubled,
    }


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes the size of the load."""
    parser.add_argument("--game", default="super-teams")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--warm", type=float, default=5)
    parser.add_argument("--every", type=float, default=1.0, help="seconds between two actions of a table")
    parser.add_argument(
        "--count", choices=(*COUNTS, "both"), default="both",
        help="what comes once a second: an action, or a stored move with all draft steps on the way to it",
    )  # fmt: skip
    parser.add_argument("--cores", choices=(*CORES, "both"), default="both", help="what the server may use")
    parser.add_argument("--p99", type=float, default=50, help="the most milliseconds that are good enough")
    parser.add_argument("--kilobytes", type=float, default=30, help="the most memory of a socket that is good enough")
    parser.add_argument(
        "--disk", choices=("plain", *MUTANTS), default="plain",
        help="lossy: a mutant that stores no moves; mute: one that never acknowledges some; they must be caught",
    )  # fmt: skip


def quick_loop() -> asyncio.AbstractEventLoop:
    """The fastest loop there is: the clients shall not be what is measured."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def measure(args: argparse.Namespace, count: str, cores: str) -> Found:
    """The figures of one run; on one core, the server has it for itself as far as the clients are concerned."""
    port, all_cores = free_port(), sorted(os.sched_getaffinity(0))
    pinned = ("--core", str(all_cores[0])) if cores == "one" else ()
    figures = Figures()
    try:
        with tempfile.TemporaryDirectory() as folder:
            data = Path(folder)
            with running(data, port, "--games", args.game, "--disk", args.disk, *pinned) as server:
                if pinned:
                    os.sched_setaffinity(0, set(all_cores[1:] or all_cores))
                with asyncio.Runner(loop_factory=quick_loop) as runner:
                    found = runner.run(drive(port, server.pid, args, count, figures))
            return found | {"lost": lost(data, figures.acked)}
    finally:
        os.sched_setaffinity(0, set(all_cores))


def run(args: argparse.Namespace) -> int:
    """Measures, prints a row for each run, and fails when one is not good enough."""
    counts = COUNTS if args.count == "both" else (args.count,)
    cores = CORES if args.cores == "both" else (args.cores,)
    print(f"{args.tables} tables, {args.tables * args.players} sockets, every {args.every:g} s")
    print(f"{'':14}", *[f"{name:>10}" for name in NAMES])
    bad = caught = 0
    for count, core in itertools.product(counts, cores):
        found = measure(args, count, core)
        print(f"{count + ', ' + core:14}", *[f"{found[name]:10.2f}" for name in NAMES], flush=True)
        wrong = any(found[name] for name in WRONG)
        bad += wrong or found["p99 ms"] >= args.p99 or found["KB playing"] >= args.kilobytes
        caught += wrong
    return int(caught == 0 if args.disk in MUTANTS else bad > 0)
