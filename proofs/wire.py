"""A lean WebSocket client for proofs: four thousand of them fit on one core beside the server."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Any

import msgspec

MASK = b"\0\0\0\0"  # a client must mask its frames; this mask leaves the bytes as they are
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA


class Wire(asyncio.Protocol):
    """One socket: `heard` is called with the bytes of each message."""

    def __init__(self, port: int, cookie: str = "", claimed: str = "") -> None:
        self.port, self.cookie = port, cookie
        self.claimed = claimed  # the address that it says it comes from
        self.buffer = bytearray()
        self.open = False
        self.code = 0  # with which the server closed it
        self.frames = 0  # that the server sent, pongs too
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.heard: Callable[[bytes], None] = lambda _: None
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        """Asks for the upgrade."""
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        more = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        more += f"X-Forwarded-For: {self.claimed}\r\n" if self.claimed else ""
        transport.write(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nOrigin: http://127.0.0.1:{self.port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"{more}\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Takes in what has come, and hands on every whole message."""
        self.buffer += data
        if not self.open and not self.greet():
            return
        while (frame := self.frame()) is not None:
            kind, body = frame
            self.frames += 1
            if kind == TEXT:
                self.heard(body)
            elif kind == PING:
                self.write(PONG, body)
            elif kind == CLOSE:
                self.code = int.from_bytes(body[:2], "big")
                self.transport.close()

    def greet(self) -> bool:
        """Reads the answer to the upgrade; whether it is whole."""
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        head = bytes(self.buffer[:end]).decode()
        del self.buffer[: end + 4]
        if " 101 " not in head.split("\r\n")[0]:
            self.opened.set_exception(ConnectionError(head.split("\r\n")[0]))
            return False
        for line in head.split("\r\n"):
            name, _, value = line.partition(":")
            if name.lower() == "set-cookie":
                self.cookie = value.strip().split(";")[0]
        self.open = True
        self.opened.set_result(None)
        return True

    def frame(self) -> tuple[int, bytes] | None:
        """The next whole frame, or None."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 127, 2
        if size == 126:
            if len(buffer) < 4:
                return None
            (size,), start = struct.unpack_from("!H", buffer, 2), 4
        elif size == 127:
            if len(buffer) < 10:
                return None
            (size,), start = struct.unpack_from("!Q", buffer, 2), 10
        if len(buffer) < start + size:
            return None
        kind, body = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        return kind, body

    def write(self, kind: int, body: bytes) -> None:
        """Sends one frame."""
        if self.transport.is_closing():
            return
        size = len(body)
        head = bytes([0x80 | kind, 0x80 | size]) if size < 126 else struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size)
        self.transport.write(head + MASK + body)

    def say(self, **message: Any) -> None:
        """Sends one message of the protocol."""
        self.write(TEXT, msgspec.json.encode(message))

    def connection_lost(self, _error: Exception | None) -> None:
        """Notes that the socket is gone."""
        self.open = False
        for future in (self.opened, self.closed):
            if not future.done():
                future.set_result(None)


async def dial(port: int, cookie: str = "", address: str = "127.0.0.1", claimed: str = "") -> Wire:
    """An open socket to a server on this machine, from one of the machine's own addresses."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(
        lambda: Wire(port, cookie, claimed), "127.0.0.1", port, local_addr=(address, 0)
    )
    try:
        await wire.opened
    except BaseException:
        wire.transport.abort()
        raise
    if not wire.open:
        raise ConnectionError("the server hung up")
    return wire


async def ask(wire: Wire, **message: Any) -> dict[str, Any]:
    """Sends a message and returns the answer with its id; other messages are handed to nobody."""
    answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
    before = wire.heard
    mark = message.setdefault("id", base64.b16encode(os.urandom(6)).decode())

    def heard(body: bytes) -> None:
        before(body)
        found = msgspec.json.decode(body)
        if found.get("id") == mark and not answer.done():
            answer.set_result(found)

    wire.heard = heard
    wire.say(**message)
    try:
        waiting: set[asyncio.Future[Any]] = {answer, wire.closed}
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        if not answer.done():
            raise ConnectionError("the server hung up")
        return answer.result()
    finally:
        wire.heard = before
