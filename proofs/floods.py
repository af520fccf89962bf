"""One guest cannot stall the others: a probe from another address is answered as before, whatever the flooder does.

Each attack runs against a server in a process of its own with the limits of a public server. A table with what came out
of it compares the probe's answers with those just before: half of them came within p50, 99 in 100 within p99.
The flooder is a process of its own, too (`python -m proofs.floods ATTACK PORT`), so that the probe waits for the server
alone; it attacks until its input ends, and says how often it sent something and was closed.
"""

import argparse
import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .child import CHECKOUT, free_port, running
from .wire import MASK, PING, TEXT, Wire, ask, dial

FLOODER, PROBE = "127.0.0.66", "127.0.0.2"
FLOOR = 0.02  # seconds: below it a ratio says nothing about what a person feels
RATIO = 3.0
EVERY = 0.02  # seconds between two questions of the probe
SOCKETS = 18  # of one guest, who may have 20
EMPTY = bytes([0x80 | TEXT, 0x80]) + MASK
PINGS = bytes([0x80 | PING, 0x80]) + MASK


@dataclass
class Flood:
    """What a flooder has done: how often it sent something, and how often the server closed its connection."""

    port: int
    table: str = ""
    sent: int = 0
    closed: int = 0
    cookie: str = ""

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
    """Sends frames as fast as they are taken, on one socket after the other."""

    async def talk(wire: Wire) -> None:
        while not wire.closed.done():
            if wire.transport.get_write_buffer_size() < 1 << 20:
                wire.transport.write(frames)
                flood.sent += len(frames) // 6
            await asyncio.sleep(0.001)

    await flood.sockets(talk)


async def tiny(flood: Flood) -> None:
    """Eight sockets of empty messages."""
    await asyncio.gather(*(pour(flood, EMPTY * 2000) for _ in range(8)))


async def pings(flood: Flood) -> None:
    """Eight sockets of pings."""
    await asyncio.gather(*(pour(flood, PINGS * 2000) for _ in range(8)))


async def idle(flood: Flood) -> None:
    """As many connections as the server takes, on which nothing is said."""
    await hold(flood, b"")


async def halves(flood: Flood) -> None:
    """As many connections as the server takes, each with half a handshake."""
    await hold(flood, b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgr")


async def hold(flood: Flood, words: bytes) -> None:
    """Opens connections, says these words on them, and opens another for each that is closed."""

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(words)
        flood.sent += 1
        await reader.read()
        await asyncio.sleep(0.2)

    await asyncio.gather(*(flood.calls(talk) for _ in range(800)))


async def hints(flood: Flood) -> None:
    """Eighteen sockets of one guest that ask for hints without end."""
    await busy(flood, lambda: {"type": "hint", "table": flood.table, "seat": 0})


async def looks(flood: Flood) -> None:
    """Eighteen sockets of one guest that look at a table without end."""
    await busy(flood, lambda: {"type": "watch", "table": flood.table})


async def replays(flood: Flood) -> None:
    """Eighteen sockets of one guest that look back at an ended game without end."""
    await busy(flood, lambda: {"type": "replay", "table": flood.table, "count": 20}, {"type": "resign", "seat": 0})


async def churn(flood: Flood) -> None:
    """Eighteen sockets that follow the lobby, and change one public table of it without end."""
    await busy(flood, lambda: {"type": "arrange", "table": flood.table, "public": True}, begin=False)


async def busy(
    flood: Flood, message: Callable[[], dict[str, Any]], last: dict[str, Any] | None = None, begin: bool = True
) -> None:
    """Sockets that ask again as soon as they are answered, refused or not, at a table that has begun (and heard a `last` move)."""

    async def make(wire: Wire) -> None:
        made = await ask(wire, type="create", game="template", seats=[{"kind": "me"}] * 2, start=begin, window=0)
        flood.table = made.get("table", "")
        if last:
            await ask(wire, **last, table=flood.table)

    async def talk(wire: Wire) -> None:
        await ask(wire, type="hello", protocol=1)
        await ask(wire, type="lobby", follow=True, changes=True)
        if not flood.table:
            await make(wire)
        while True:
            answer = await ask(wire, **message())
            flood.sent += 1
            if answer["type"] == "refused":
                await asyncio.sleep(0.01)

    await asyncio.gather(*(flood.sockets(talk) for _ in range(SOCKETS)))


async def fetches(flood: Flood) -> None:
    """Sixteen clients who fetch texts, lists of games, records and files as fast as they are answered."""
    paths = ("/api/games/super-teams/texts", "/api/games?lang=de", "/api/record/aaaaaaaaaaaa", "/js/main.js")
    await asyncio.gather(*(fetch(flood, path) for path in paths * 4))


async def fetch(flood: Flood, path: str) -> None:
    """Fetches one path again and again."""
    request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{flood.port}\r\n\r\n".encode()

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while True:
            writer.write(request)
            flood.sent += 1
            head = (await reader.readuntil(b"\r\n\r\n")).lower()
            size = int(head.partition(b"content-length:")[2].split(b"\r\n")[0])
            await reader.readexactly(size)

    await flood.calls(talk)


ATTACKS: dict[str, Attack] = {
    attack.__name__: attack for attack in (tiny, pings, idle, halves, hints, looks, replays, churn, fetches)
}


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
        wish = {"type": "create", "game": "template", "seats": [{"kind": "me"}] * 2, "start": True, "window": 0}
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
    flood.sent, flood.closed = map(int, words.split())


def under(attack: str, count: int, limits: str) -> tuple[Answers, Answers, Flood]:
    """What the probe found on a quiet server, and on the same one attacked, and what became of the attack."""
    port = free_port()
    cores = sorted(os.sched_getaffinity(0))
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), port, "--limits", limits, "--core", str(cores[0])),
    ):
        quiet = asyncio.run(probe(port, count))
        with attacking(attack, port) as flood:
            return quiet, asyncio.run(probe(port, count)), flood


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes which attacks, how many questions the probe asks, and which limits the server has."""
    parser.add_argument("--attacks", default=",".join(ATTACKS), help="(default: all)")
    parser.add_argument("--answers", type=int, default=1000, help="questions of the probe under each attack")
    parser.add_argument(
        "--limits", choices=("strict", "lax"), default="strict", help="lax: a mutant, which must be caught"
    )


def run(args: argparse.Namespace) -> int:
    """Prints a line for each attack; 1 if others felt one of them."""
    print("           quiet, ms         attacked, ms")
    print(f"{'attack':>8} {'p50':>7} {'p99':>7}  {'p50':>7} {'p99':>7} {'most':>7}  ratio  sent, closed")
    felt = []
    for name in args.attacks.split(","):
        quiet, answers, flood = under(name, args.answers, args.limits)
        before, after = quiet.within(0.99), answers.within(0.99)
        waits = (quiet.within(0.5), before, answers.within(0.5), after, answers.within(1.0))
        a, b, c, d, e = (f"{1000 * seconds:7.1f}" for seconds in waits)
        print(f"{name:>8} {a} {b}  {c} {d} {e} {after / before:6.1f}  {flood.sent:,}, {flood.closed:,}", flush=True)
        if after > max(RATIO * before, FLOOR):
            felt.append(name)
    print(f"felt by others: {', '.join(felt)}" if felt else "others felt none of them")
    return int(bool(felt))


if __name__ == "__main__":
    os.nice(10)  # the probe shares the processor with it, and must not wait for it
    print("attacking", flush=True)
    found = asyncio.run(attack_on(sys.argv[1], int(sys.argv[2])))
    print(found.sent, found.closed, flush=True)
    os._exit(0)
