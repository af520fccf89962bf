"""One guest cannot stall the others: floods are cut off, connections are counted and timed, refusals fill no log."""

import asyncio
import contextlib
import logging
import socket
from collections.abc import AsyncIterator
from dataclasses import replace
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
from proofs import floods
from proofs.child import LAX
from proofs.wire import CLOSE, MASK, PING, TEXT, Wire, ask, dial

from .conftest import Run, until

TINY = bytes([0x80 | TEXT, 0x80]) + MASK  # an empty message
ELSEWHERE = "127.0.0.2"


@contextlib.asynccontextmanager
async def serving(folder: Path, most: Limits = LAX, **limits: Any) -> AsyncIterator[tuple[Hall, int]]:
    """A server with its port, in the loop of the test; it has the lax limits or others, but for those that are given."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = int(listener.getsockname()[1])
        app = build(Config(folder, replace(most, **limits)), Origins(port))
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


# The proof in its short form


PATIENT = ("hints", "replays")  # who asks again when answered is not cut off: such work waits for its turn


async def cut_off(attack: str, port: int, most: int) -> bool:
    """Whether an attack is cut off before it has sent so much (or waits), while every question of a probe is answered."""
    flood = floods.Flood(port)
    attacking = asyncio.ensure_future(floods.ATTACKS[attack](flood))
    try:
        await floods.probe(port, 20)
        await until(lambda: flood.closed or flood.sent > (0 if attack in PATIENT else most) or attacking.done())
        assert not attacking.done(), "the attack goes on"
        return flood.closed > 0 or attack in PATIENT
    finally:
        attacking.cancel()
        await asyncio.gather(attacking, return_exceptions=True)


@pytest.mark.parametrize("attack", floods.ATTACKS)
def test_every_attack_is_cut_off(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch, attack: str) -> None:
    """A public server answers others while it is attacked, and does not listen to the attacker for long."""
    monkeypatch.setattr(floods, "EVERY", 0.001)

    async def attacked() -> bool:
        few = {"lines": 100, "arrivals": (10.0, 200), "requests": (30.0, 300)}  # or the test would take long
        async with serving(tmp_path, Limits.strict(), **few) as (_, port):
            return await cut_off(attack, port, 100_000)

    assert run(attacked())


def test_a_server_without_limits_is_caught(tmp_path: Path, run: Run) -> None:
    """The mutant listens to whatever comes."""

    async def attacked() -> bool:
        async with serving(tmp_path) as (_, port):
            return await cut_off("tiny", port, 10_000)

    assert not run(attacked())
