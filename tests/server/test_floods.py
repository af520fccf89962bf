"""One guest cannot stall the others: floods are cut off, connections are counted and timed, refusals fill no log."""

import asyncio
import contextlib
import logging
import socket
import sys
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn

from cantina.server import gate
from cantina.server.app import Origins, build, uvicorn_options
from cantina.server.hall import Hall
from cantina.server.limits import Doors, Limits
from cantina.server.repeats import OFTEN, Repeats
from cantina.server.services import Config
from cantina.server.sharing import NOBODY, Asker, Kind, Turns
from cantina.server.thinking import Thinker
from proofs import floods
from proofs.child import LAX
from proofs.wire import CLOSE, MASK, PING, TEXT, Wire, ask, dial

from .conftest import Run, until

TINY = bytes([0x80 | TEXT, 0x80]) + MASK  # an empty message
ELSEWHERE = "127.0.0.2"
UNREAD = 32 * 1024 * 1024  # bytes: more than the two ends of a connection take in


@contextlib.asynccontextmanager
async def serving(folder: Path, most: Limits = LAX, **limits: Any) -> AsyncIterator[tuple[Hall, int]]:
    """A server with its port, in the loop of the test; it has the lax limits or others, but for those that are given."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = int(listener.getsockname()[1])
        app = build(Config(folder, replace(most, **limits), threads=1), Origins(port))
        server = uvicorn.Server(uvicorn.Config(app, **uvicorn_options(timeout_graceful_shutdown=1)))
        running = asyncio.create_task(server._serve([listener]))
        await until(lambda: server.started)
        try:
            yield app.hall, port
        finally:
            server.should_exit = True
            await running


@contextlib.asynccontextmanager
async def calling(port: int) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A bare TCP connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        yield reader, writer
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


async def hello(wire: Wire) -> Wire:
    """A socket that has been greeted."""
    assert (await ask(wire, type="hello", protocol=1))["type"] == "welcome"
    return wire


@pytest.mark.parametrize("frame", [TINY, bytes([0x80 | PING, 0x80]) + MASK, bytes([TEXT, 0x80]) + MASK])
def test_a_flood_is_cut_off(tmp_path: Path, run: Run, frame: bytes) -> None:
    """Messages, pings and parts of messages without end: the socket is closed before much of it is read, others are heard."""

    async def flood() -> None:
        async with serving(tmp_path, frames=(10.0, 50)) as (hall, port):
            other, flooder = await hello(await dial(port)), await dial(port)
            answers: list[bytes] = []
            flooder.heard = answers.append
            flooder.transport.write(frame * 100_000)
            assert (await ask(other, type="lobby"))["type"] == "lobby"
            await flooder.closed
            assert len(answers) <= 50
            assert (await ask(other, type="lobby"))["type"] == "lobby"
            await until(lambda: len(hall.people) == 1)

    run(flood())


def test_who_goes_on_while_refused_is_cut_off(tmp_path: Path, run: Run) -> None:
    """What is refused is answered for a while, and then the socket is closed with a code of its own."""

    async def flood() -> None:
        async with serving(tmp_path, messages=(0.0, 3), refusals=(0.0, 4)) as (_, port):
            wire = await dial(port)
            answers: list[Any] = []
            wire.heard = lambda body: answers.append(msgspec.json.decode(body))
            for n in range(20):
                wire.say(type="hello", protocol=1, id=f"h{n}")
            await wire.closed
            assert [answer["type"] for answer in answers[:7]] == ["welcome"] * 3 + ["refused"] * 4
            assert len(answers) <= 8
            assert wire.code == gate.FLOOD

    run(flood())


def test_who_reads_nothing_is_cut_off_all_the_same(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last words wait for nobody: neither those to a flooder, nor those by which the host sends somebody away."""
    monkeypatch.setattr(sys.modules[__name__], "uvicorn_options", partial(uvicorn_options, ws_ping_interval=None))
    monkeypatch.setattr(gate, "LAST", 0.05)

    async def flood() -> None:
        async with serving(tmp_path, messages=(0.0, 5), refusals=(0.0, 1)) as (hall, port):
            wire = await hello(await dial(port))
            (person,) = hall.people
            wire.transport.pause_reading()
            person.push(b"x" * UNREAD)
            wire.transport.write(TINY * 20)
            await until(lambda: not hall.people)
            wire.transport.abort()

    run(flood())


def test_who_floods_again_and_again_is_shut_out(tmp_path: Path, run: Run) -> None:
    """An address that was cut off too often gets no connection for a while; others do, and later it does again."""

    async def flood() -> None:
        async with serving(tmp_path, frames=(0.0, 5), floods=(0.0, 2)) as (hall, port):
            for _ in range(3):
                flooder = await dial(port)
                flooder.transport.write(TINY * 100)
                await flooder.closed
            with pytest.raises((ConnectionError, TimeoutError)):
                await dial(port)
            await dial(port, address=ELSEWHERE)
            hall.doors._shut["127.0.0.1"] = 0.0
            await dial(port)

    run(flood())


def test_shut_doors_open_again() -> None:
    doors = Doors(Limits(floods=(0.0, 1)))
    doors.flooded("a", 0.0)
    assert not doors.shut("a", 0.0)
    doors.flooded("a", 1.0)
    assert doors.shut("a", 1.0)
    assert not doors.shut("b", 1.0)
    assert not doors.shut("a", 1.0 + Doors.SHUT)
    assert not doors._shut


@pytest.mark.parametrize(
    "words", [b"", b"GET /ws HT", b"GET / HTTP/1.1\r\nHost: a\r\n", b"POST / HTTP/1.1\r\nContent-Le"]
)
def test_who_asks_for_nothing_is_closed(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch, words: bytes
) -> None:
    """A connection on which no whole request comes is closed; a socket that says nothing stays."""
    monkeypatch.setattr(gate, "REQUEST", 0.2)

    async def wait() -> None:
        async with serving(tmp_path) as (hall, port):
            wire = await dial(port)
            async with calling(port) as (reader, writer):
                writer.write(words)
                with contextlib.suppress(ConnectionResetError):
                    assert await reader.read() == b""
            await until(lambda: hall.doors.lines["127.0.0.1"] == 1)
            assert (await hello(wire)).open

    run(wait())


def test_a_request_may_follow_another_in_its_time(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """After an answer a new request must be whole in time as well."""
    monkeypatch.setattr(gate, "REQUEST", 0.2)

    async def wait() -> None:
        async with serving(tmp_path) as (_, port), calling(port) as (reader, writer):
            for _ in range(2):
                writer.write(f"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
                assert b"200" in await reader.readuntil(b"\r\n\r\n")
                await reader.readuntil(b"}")
            writer.write(b"GET /api")
            with contextlib.suppress(ConnectionResetError):
                assert await reader.read() == b""

    run(wait())


def test_connections_are_counted_before_they_ask(tmp_path: Path, run: Run) -> None:
    """An address has room for a few connections, whatever they are for; others still come in, and who leaves makes room."""

    async def crowd() -> None:
        async with serving(tmp_path, lines=3) as (hall, port):
            async with calling(port), calling(port), calling(port):
                await until(lambda: hall.doors.lines["127.0.0.1"] == 3)
                with pytest.raises(ConnectionError):
                    await dial(port)
                await hello(await dial(port, address=ELSEWHERE))
            await until(lambda: not hall.doors.lines["127.0.0.1"])
            await hello(await dial(port))

    run(crowd())


def test_a_proxy_has_as_many_connections_as_its_guests() -> None:
    """What one address may have is not counted for a proxy that is believed; all together still have a limit."""
    doors = Doors(Limits(lines=1, connections=3), ("10.0.0.0/24", "fd00::/64"))
    assert [doors.arrive("10.0.0.7", 0.0) for _ in range(4)] == [True, True, True, False]
    for _ in range(3):
        doors.depart("10.0.0.7")
    assert not doors.lines
    assert [doors.arrive("10.0.1.7", 0.0) for _ in range(2)] == [True, False]
    assert doors.is_proxy("fd00::/64")
    assert not doors.is_proxy("unknown")


@pytest.mark.parametrize(("path", "origin"), [("/nowhere", ""), ("/ws", "http://evil.example")])
def test_a_refused_socket_is_no_error(
    tmp_path: Path, run: Run, caplog: pytest.LogCaptureFixture, path: str, origin: str
) -> None:
    """Anyone can be refused as often as they like: the answer is a whole one, and the log stays empty."""

    async def knock() -> bytes:
        async with serving(tmp_path) as (_, port), calling(port) as (reader, writer):
            head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: {origin}\r\n"
            key = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            writer.write(f"{head}{key}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode())
            return await reader.read()

    caplog.set_level(logging.INFO)
    answer = run(knock())
    assert answer.startswith(b"HTTP/1.1 40")
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_a_line_that_comes_again_and_again_is_counted() -> None:
    """A few lines of a kind are written in a minute; the first after it says how many were left out."""
    now = 0.0
    repeats = Repeats(lambda: now)

    def write(text: str, value: int) -> str:
        record = logging.LogRecord("cantina", logging.ERROR, "", 0, text, (value,), None)
        return record.getMessage() if repeats.filter(record) else ""

    written = [write("table %d failed", n) for n in range(100)]
    assert [line for line in written if line] == [f"table {n} failed" for n in range(OFTEN)]
    assert write("another %d", 1) == "another 1"
    now = 61.0
    assert write("table %d failed", 7) == "table 7 failed (95 lines like this one were left out)"
    assert write("table %d failed", 8) == "table 8 failed"


def test_close_is_no_flood(tmp_path: Path, run: Run) -> None:
    """A socket that goes in good order is not counted as a flood."""

    async def leave() -> None:
        async with serving(tmp_path, floods=(0.0, 0)) as (hall, port):
            wire = await hello(await dial(port))
            wire.write(CLOSE, (1000).to_bytes(2, "big"))
            await wire.closed
            await until(lambda: not hall.people and not hall.doors.lines)
            await hello(await dial(port))

    run(leave())


@pytest.mark.parametrize("unread", [0, UNREAD])
def test_who_has_lost_the_net_is_gone(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch, unread: int) -> None:
    """Who answers no ping is away, so that others may ask for a stand-in, however much is still on its way to them."""
    options = partial(uvicorn_options, ws_ping_interval=0.05, ws_ping_timeout=0.05)
    monkeypatch.setattr(sys.modules[__name__], "uvicorn_options", options)
    monkeypatch.setattr(gate, "LAST", 0.05)

    async def lose() -> None:
        async with serving(tmp_path) as (hall, port):
            wire = await dial(port)
            await ask(wire, type="hello", protocol=1)
            (person,) = hall.people
            wire.transport.pause_reading()
            person.push(b"x" * unread)
            await until(lambda: not hall.people)
            wire.transport.abort()

    run(lose())


# The proof in its short form. Buckets do not fill again here, so that all is counted and nothing is a matter of time.


BRIEF = replace(
    Limits.strict(), lines=50, arrivals=(0.0, 400), requests=(0.0, 300), frames=(0.0, 150), messages=(0.0, 600),
    address_messages=(0.0, 600), refusals=(0.0, 40), floods=(0.0, 3), arrangements=(0.0, 120), tables=(0.0, 20),
    heavy=(0.0, 1.0), late=float("inf"),
)  # fmt: skip
# The defence that is meant for an attack: the limits without which it succeeds. What comes as messages is counted twice,
# as frames and as messages, and either is enough to cut off empty ones.
DEFENCES = {
    "tiny": ("frames", "messages", "address_messages", "refusals"),
    "pings": ("frames",),
    "idle": ("lines", "arrivals"),
    "halves": ("lines", "arrivals"),
    "looks": ("messages", "address_messages"),
    "replays": ("messages", "address_messages"),
    "churn": ("arrangements",),
    "rematches": ("tables",),
    "fetches": ("requests",),
    "verifies": ("heavy",),
}
HELD = ("idle", "halves")
NOES = 40  # after which an attack has got all that it will get
FEW = 120  # connections of these attacks: attacker and server share the files that one process may open
NEVER = 3600.0  # seconds
BETWEEN = 3  # thoughts of the flooder, of which one is under way, that may end while another waits for a hint
DEEP = 10  # thoughts that wait or are under way


@contextlib.asynccontextmanager
async def attacked(attack: str, port: int) -> AsyncIterator[floods.Flood]:
    """A server under an attack, which goes on to the end."""
    flood = floods.Flood(port)
    attacking = asyncio.ensure_future(floods.ATTACKS[attack](flood))
    try:
        yield flood
        assert not attacking.done(), "the attack goes on"
    finally:
        attacking.cancel()
        await asyncio.gather(attacking, return_exceptions=True)


async def held_back(attack: str, hall: Hall, port: int) -> bool:
    """Whether an attack gets no more than the limits grant, while every question of a probe is answered."""
    most = floods.granted(attack, BRIEF, 0)
    async with attacked(attack, port) as flood:

        def served() -> int:
            return hall.doors.lines[floods.FLOODER] if attack in HELD else flood.served

        await floods.probe(port, 20)
        await until(lambda: served() > most or flood.refused + flood.closed >= NOES)
        return served() <= most


@pytest.fixture
def _brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Attacks as large as the limits here; connections are not closed for their silence, which would hide that none is refused."""
    monkeypatch.setattr(floods, "EVERY", 0.001)
    monkeypatch.setattr(floods, "CONNECTIONS", FEW)
    monkeypatch.setattr(gate, "REQUEST", NEVER)


@pytest.mark.usefixtures("_brief")
@pytest.mark.parametrize("attack", DEFENCES)
@pytest.mark.parametrize("defended", [True, False], ids=["defended", "mutant"])
def test_every_attack_is_held_back(tmp_path: Path, run: Run, attack: str, defended: bool) -> None:
    """A public server answers others and serves the attacker no more than it should; without the one defence it is caught."""

    async def play() -> bool:
        lifted = {} if defended else {name: getattr(LAX, name) for name in DEFENCES[attack]}
        async with serving(tmp_path, BRIEF, **lifted) as (hall, port):
            return await held_back(attack, hall, port)

    assert run(play()) == defended


def test_every_attack_has_a_defence() -> None:
    """Each attack is tried with its defence and without it, here or by turns."""
    assert {*DEFENCES, *floods.BY_TURNS} == set(floods.ATTACKS)


@pytest.mark.usefixtures("_brief")
@pytest.mark.parametrize("attack", HELD)
@pytest.mark.parametrize("defended", [True, False], ids=["defended", "mutant"])
def test_silence_is_not_waited_for(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch, attack: str, defended: bool
) -> None:
    """However many connections there may be, those without a request are closed; a server that waits for ever is caught."""
    monkeypatch.setattr(gate, "REQUEST", 0.3 if defended else NEVER)

    async def play() -> bool:
        async with serving(tmp_path) as (hall, port), attacked(attack, port) as flood:
            await until(lambda: hall.doors.lines[floods.FLOODER] == FEW or flood.closed)
            try:
                await until(lambda: flood.closed, 60 if defended else 1)
            except TimeoutError:
                return False
            return True

    assert run(play()) == defended


def first_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server with one queue for all, in which whoever asks most has the most turns."""
    put = Turns.put
    monkeypatch.setattr(Turns, "put", lambda turns, _asker, item: put(turns, NOBODY, item))


@pytest.mark.parametrize("defended", [True, False], ids=["defended", "mutant"])
def test_hints_are_thought_of_by_turns(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch, defended: bool
) -> None:
    """Whoever asks for a hint waits for a thought or two of the flooder, not for all that wait; one queue for all is caught."""
    if not defended:
        first_come(monkeypatch)
    ended, between = list[str](), list[int]()
    measured = Thinker.measured

    async def noted(thinker: Thinker, work: Any, kind: Kind, asker: Asker) -> Any:
        begun = len(ended)
        found = await measured(thinker, work, kind, asker)
        if asker.address == floods.PROBE:
            between.append(len(ended) - begun)
        ended.append(asker.address)
        return found

    async def play() -> int:
        async with serving(tmp_path) as (hall, port), attacked("hints", port):
            wire = await hello(await dial(port, address=floods.PROBE))
            made = await ask(wire, type="create", game="template", seats=floods.MINE, start=True, window=0)
            for _ in range(3):
                await until(lambda: hall.desk._addresses[floods.FLOODER] >= DEEP)
                answer = await ask(wire, type="hint", table=made["table"], seat=0)
                assert answer["type"] == "hint", answer
            return max(between)

    monkeypatch.setattr(Thinker, "measured", noted)
    assert (run(play()) <= BETWEEN) == defended
