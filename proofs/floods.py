"""One guest cannot stall the others: a probe from another address is answered as before, whatever the flooder does.

Each attack runs against a server in a process of its own with the limits of a public server. A table with what came out
of it compares the probe's answers with those just before: half of them came within p50, 99 in 100 within p99.
The flooder is a process of its own, too (`python -m proofs.floods ATTACK PORT`), so that the probe waits for the server
alone; it attacks until its input ends, and says how often it sent something, was served, refused and closed. A server
that serves an attack more often than its limits grant has no limits, however quick it is.
"""

import argparse
import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from cantina.server.limits import Limits, Rate
from cantina.server.services import CHORE

from .child import CHECKOUT, free_port, running
from .wire import MASK, PING, TEXT, Wire, ask, dial

FLOODER, PROBE = "127.0.0.66", "127.0.0.2"
# Seconds. What takes less is never felt, even if it is more than three times the quiet value: an answer passes through
# two processes, there and back, and on a shared core each may wait for a time slice of another (some 3 ms) without any
# fault of the server. Who passes by it alone is named.
FLOOR = 0.01
RATIO = 3.0
EVERY = 0.02  # seconds between two questions of the probe
SOCKETS = 18  # of one guest, who may have 20
STREAMS = 8  # sockets that pour
CONNECTIONS = 800  # that say nothing
LOOK = 4  # messages that a look counts for
MINE = [{"kind": "me"}] * 2
EMPTY = bytes([0x80 | TEXT, 0x80]) + MASK
PINGS = bytes([0x80 | PING, 0x80]) + MASK


@dataclass
class Flood:
    """What a flooder has sent, and how often the server served it, refused it, and closed its connection."""

    port: int
    table: str = ""
    sent: int = 0
    served: int = 0
    refused: int = 0
    closed: int = 0
    cookie: str = ""

    def answered(self, well: bool) -> None:
        """Counts an answer."""
        self.served += well
        self.refused += not well

    async def sockets(self, talk: Callable[[Wire], Awaitable[None]]) -> None:
        """Talks on one socket after the other; that the server closes it or does not want it is counted."""
        while True:
            with contextlib.suppress(OSError):
                wire = await dial(self.port, self.cookie, FLOODER)
                self.cookie = wire.cookie
                try:
                    await talk(wire)
                finally:
                    wire.transport.abort()
            self.closed += 1
            await asyncio.sleep(0.05)

    async def calls(self, talk: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]) -> None:
        """Talks on one TCP connection after the other; that the server closes it or does not want it is counted."""
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(FLOODER, 0))
                try:
                    await talk(reader, writer)
                finally:
                    writer.transport.abort()
            self.closed += 1
            await asyncio.sleep(0.05)


Attack = Callable[[Flood], Awaitable[None]]


async def pour(flood: Flood, frames: bytes) -> None:
    """Sends frames as fast as they are taken, on one socket after the other; every frame that comes back has been served."""

    async def talk(wire: Wire) -> None:
        while not wire.closed.done():
            if wire.transport.get_write_buffer_size() < 1 << 20:
                wire.transport.write(frames)
                flood.sent += len(frames) // 6
            await asyncio.sleep(0.001)
            flood.served += wire.frames
            wire.frames = 0

    await flood.sockets(talk)


async def tiny(flood: Flood) -> None:
    """Eight sockets of empty messages."""
    await asyncio.gather(*(pour(flood, EMPTY * 2000) for _ in range(STREAMS)))


async def pings(flood: Flood) -> None:
    """Eight sockets of pings."""
    await asyncio.gather(*(pour(flood, PINGS * 2000) for _ in range(STREAMS)))


async def idle(flood: Flood) -> None:
    """As many connections as the server takes, on which nothing is said."""
    await hold(flood, b"")


async def halves(flood: Flood) -> None:
    """As many connections as the server takes, each with half a handshake."""
    await hold(flood, b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgr")


async def hold(flood: Flood, words: bytes) -> None:
    """Opens connections, says these words on them, and opens another for each that is closed.

    Served is the greatest number of them that were open at once; one counts when it has stayed open for a second.
    """
    let_in = 0

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal let_in
        writer.write(words)
        flood.sent += 1
        try:
            await asyncio.wait_for(reader.read(), 1.0)
        except TimeoutError:
            let_in += 1
            flood.served = max(flood.served, let_in)
            try:
                await reader.read()
            finally:
                let_in -= 1
        await asyncio.sleep(0.2)

    await asyncio.gather(*(flood.calls(talk) for _ in range(CONNECTIONS)))


async def hints(flood: Flood) -> None:
    """Eighteen sockets of one guest that ask for hints without end."""
    await make_table(flood, begin=True)
    await busy(flood, lambda: {"type": "hint", "table": flood.table, "seat": 0})


async def looks(flood: Flood) -> None:
    """Eighteen sockets of one guest that look at a table without end."""
    await make_table(flood, begin=True)
    await busy(flood, lambda: {"type": "watch", "table": flood.table})


async def replays(flood: Flood) -> None:
    """Eighteen sockets of one guest that look back at an ended game without end."""
    await make_table(flood, begin=True, to_the_end=True)
    await busy(flood, lambda: {"type": "replay", "table": flood.table, "count": 20})


async def churn(flood: Flood) -> None:
    """Eighteen sockets that follow the lobby, and change one public table of it without end."""
    await make_table(flood, begin=False)
    await busy(flood, lambda: {"type": "arrange", "table": flood.table, "public": True})


async def rematches(flood: Flood) -> None:
    """Eighteen sockets of one guest that resign their games and ask for a rematch without end; each new table is served."""
    await make_table(flood, begin=False)

    async def insist(wire: Wire, **wish: Any) -> dict[str, Any]:
        flood.sent += 1
        while (answer := await ask(wire, **wish))["type"] == "refused":
            flood.sent, flood.refused = flood.sent + 1, flood.refused + 1
            await asyncio.sleep(0.01)
        return answer

    async def talk(wire: Wire) -> None:
        await ask(wire, type="hello", protocol=1)
        made = await insist(wire, type="create", game="template", seats=MINE, window=0, patience=0)
        while True:
            flood.served += 1
            await insist(wire, type="start", table=made["table"])
            await insist(wire, type="resign", table=made["table"], seat=0)
            made = await insist(wire, type="rematch", table=made["table"])

    await asyncio.gather(*(flood.sockets(talk) for _ in range(SOCKETS)))


async def make_table(flood: Flood, begin: bool, to_the_end: bool = False) -> None:
    """Makes the flooder a guest with a table, at which a game is played if that is wanted."""
    wire = await dial(flood.port, address=FLOODER)
    flood.cookie = wire.cookie
    await ask(wire, type="hello", protocol=1)
    made = await ask(wire, type="create", game="template", seats=MINE, start=begin, window=0, patience=0)
    flood.table = made["table"]
    if to_the_end:
        await play_out(wire, flood.table)
    wire.transport.close()


async def play_out(wire: Wire, table: str) -> None:
    """Plays a game to its end, all seats of which are the socket's: always the first choice of the first seat that has one."""
    news: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    wire.heard = lambda body: news.put_nowait(msgspec.json.decode(body))
    wire.closed.add_done_callback(lambda _: news.put_nowait({}))
    wire.say(type="watch", table=table, id="w")
    faces: dict[int, dict[str, Any]] = {}
    while message := await news.get():
        assert message["type"] != "refused", message
        if "faces" not in message:
            continue
        faces |= {face["seat"]: face for face in message["faces"]}
        face = next((face for face in faces.values() if face.get("choices")), None)
        if face is None:
            return
        said = {"seat": face["seat"], "version": message["version"], "step": face.get("steps", 0)}
        mark = f"{said['version']}.{said['step']}"
        wire.say(type="do", id=mark, table=table, action=face["choices"][0]["action"], **said)
    raise ConnectionError("the server hung up")


async def busy(flood: Flood, message: Callable[[], dict[str, Any]]) -> None:
    """Sockets of one guest that follow the lobby, and ask again as soon as they are answered, refused or not."""

    async def talk(wire: Wire) -> None:
        await ask(wire, type="hello", protocol=1)
        await ask(wire, type="lobby", follow=True, changes=True)
        while True:
            answer = await ask(wire, **message())
            flood.sent += 1
            flood.answered(answer["type"] != "refused")
            if answer["type"] == "refused":
                await asyncio.sleep(0.01)

    await asyncio.gather(*(flood.sockets(talk) for _ in range(SOCKETS)))


async def fetches(flood: Flood) -> None:
    """Sixteen clients who fetch texts, the list of games, the record of an ended game and a file as fast as they are answered."""
    await make_table(flood, begin=True, to_the_end=True)
    paths = ("/api/games/super-teams/texts", "/api/games?lang=de", f"/api/record/{flood.table}", "/js/main.js")
    await asyncio.gather(*(fetch(flood, path) for path in paths * 4))


async def verifies(flood: Flood) -> None:
    """Sixteen clients who have an ended game verified as fast as they are answered."""
    await make_table(flood, begin=True, to_the_end=True)
    await asyncio.gather(*(fetch(flood, f"/api/verify/{flood.table}") for _ in range(16)))


async def fetch(flood: Flood, path: str) -> None:
    """Fetches one path again and again."""
    head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{flood.port}\r\nCookie: {flood.cookie}\r\n\r\n".encode()

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while True:
            writer.write(head)
            flood.sent += 1
            answer = (await reader.readuntil(b"\r\n\r\n")).lower()
            flood.answered(answer.startswith(b"http/1.1 200"))
            size = int(answer.partition(b"content-length:")[2].split(b"\r\n")[0])
            await reader.readexactly(size)

    await flood.calls(talk)


ATTACKS: dict[str, Attack] = {
    attack.__name__: attack
    for attack in (tiny, pings, idle, halves, hints, looks, replays, churn, rematches, fetches, verifies)
}
BY_TURNS = ("hints",)  # no limit is meant for these: such work is shared by turns, which the short form counts


def granted(attack: str, limits: Limits, seconds: float) -> float:
    """How often a server with these limits serves an attack of so many seconds at most."""

    def within(rate: Rate, each: float = 1) -> float:
        return (rate[1] + rate[0] * seconds) / each

    sockets = STREAMS * (1 + seconds / 60) + within(limits.floods)  # cut off, and shut out for a minute after some
    return {
        "tiny": sockets * within(limits.frames),
        "pings": sockets * within(limits.frames),
        "idle": limits.lines,
        "halves": limits.lines,
        "looks": within(limits.address_messages, LOOK),
        "churn": within(limits.arrangements),
        "rematches": within(limits.tables),
        "fetches": within(limits.requests),
        "verifies": within(limits.heavy, CHORE),
    }.get(attack, within(limits.address_messages))


@dataclass
class Answers:
    """How long the probe waited for each answer, in seconds."""

    waits: list[float]

    def within(self, share: float) -> float:
        """The time within which so many of the answers came."""
        return sorted(self.waits)[min(int(len(self.waits) * share), len(self.waits) - 1)]


async def probe(port: int, count: int, clients: int = 4) -> Answers:
    """So many questions from another address: each client asks at a table of its own, and waits for the answer."""
    loop, waits = asyncio.get_running_loop(), list[float]()

    async def one() -> None:
        wire = await dial(port, address=PROBE)
        await ask(wire, type="hello", protocol=1)
        wish = {"type": "create", "game": "template", "seats": MINE, "start": True, "window": 0}
        while "table" not in (made := await ask(wire, **wish)):
            await asyncio.sleep(0.2)  # the server has asked for patience
        await ask(wire, type="hint", table=made["table"], seat=0)  # from now on nothing has to be loaded
        while len(waits) < count:
            begun = loop.time()
            answer = await ask(wire, type="do", table=made["table"], seat=0, version=0, step=0, action=0)
            waits.append(loop.time() - begun)
            assert answer["code"] == "late", answer  # the whole way to the table and back, and the game does not end
            await asyncio.sleep(EVERY * clients)
        wire.transport.close()

    await asyncio.gather(*(one() for _ in range(clients)))
    return Answers(waits)


async def attack_on(name: str, port: int) -> Flood:
    """Attacks until the input ends."""
    flood = Flood(port)
    attacking = asyncio.ensure_future(ATTACKS[name](flood))
    ended = asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    await asyncio.wait((attacking, ended), return_when=asyncio.FIRST_COMPLETED)
    if attacking.done():
        attacking.result()
    attacking.cancel()
    return flood


@contextlib.contextmanager
def attacking(name: str, port: int) -> Iterator[Flood]:
    """An attack meanwhile; afterwards it is known what became of it."""
    flood = Flood(port)
    command = [sys.executable, "-m", "proofs.floods", name, str(port)]
    with subprocess.Popen(command, cwd=CHECKOUT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        process.stdout.readline()  # it has begun
        yield flood
        words, _ = process.communicate("")
    flood.sent, flood.served, flood.refused, flood.closed = map(int, words.split())


def under(attack: str, count: int, limits: str) -> tuple[Answers, Answers, Flood, float]:
    """What the probe found on a quiet server, and on the same one attacked, what became of the attack, and its seconds."""
    port = free_port()
    cores = sorted(os.sched_getaffinity(0))
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), port, "--limits", limits, "--core", str(cores[0])),
    ):
        quiet = asyncio.run(probe(port, count))
        begun = time.monotonic()
        with attacking(attack, port) as flood:
            try:
                answers = asyncio.run(probe(port, count))
            except ConnectionError:  # the server has lost others over it
                answers = Answers([float("inf")])
        return quiet, answers, flood, time.monotonic() - begun


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes which attacks, how many questions the probe asks, and which limits the server has."""
    parser.add_argument("--attacks", default=",".join(ATTACKS), help="(default: all)")
    parser.add_argument("--answers", type=int, default=1000, help="questions of the probe under each attack")
    parser.add_argument(
        "--limits", choices=("strict", "lax"), default="strict", help="lax: a mutant, which must be caught"
    )


def run(args: argparse.Namespace) -> int:
    """Prints a line for each attack; 1 if others felt one, or one was served too often, unless the server is a mutant."""
    print("           quiet, ms         attacked, ms")
    print(
        f"{'attack':>8} {'p50':>7} {'p99':>7}  {'p50':>7} {'p99':>7} {'most':>7}  ratio  sent, served, refused, closed"
    )
    names = args.attacks.split(",")
    felt, hardly, served = list[str](), list[str](), list[str]()
    for name in names:
        quiet, answers, flood, seconds = under(name, args.answers, args.limits)
        before, after = quiet.within(0.99), answers.within(0.99)
        print(row(name, quiet, answers, flood), flush=True)
        if after > RATIO * before:
            (felt if after > FLOOR else hardly).append(name)
        if flood.served > granted(name, Limits.strict(), seconds):
            served.append(name)
    print(f"felt by others: {listed(felt)}; more than {RATIO:g} times, within {1000 * FLOOR:g} ms: {listed(hardly)}")
    print(f"served more often than the limits grant: {listed(served)}")
    if args.limits == "lax":
        return int(not set(names) <= {*felt, *served, *BY_TURNS})
    return int(bool(felt or served))


def row(name: str, quiet: Answers, answers: Answers, flood: Flood) -> str:
    """A line of the table."""
    waits = (quiet.within(0.5), quiet.within(0.99), answers.within(0.5), answers.within(0.99), answers.within(1.0))
    a, b, c, d, e = (f"{1000 * seconds:7.1f}" for seconds in waits)
    counts = f"{flood.sent:,}, {flood.served:,}, {flood.refused:,}, {flood.closed:,}"
    return f"{name:>8} {a} {b}  {c} {d} {e} {answers.within(0.99) / quiet.within(0.99):6.1f}  {counts}"


def listed(names: list[str]) -> str:
    """Names with commas, or the word for none."""
    return ", ".join(names) or "none"


if __name__ == "__main__":
    os.nice(10)  # the probe shares the processor with it, and must not wait for it
    print("attacking", flush=True)
    found = asyncio.run(attack_on(sys.argv[1], int(sys.argv[2])))
    print(found.sent, found.served, found.refused, found.closed, flush=True)
    os._exit(0)
