"""A lean socket: uvicorn's own, without what four thousand of them cannot afford.

A text becomes a frame without objects in between, and no task waits where nobody has to. Queue and flag are lists, where
asyncio's take four kilobytes, and what the handshake said is forgotten once it is over.
"""

import asyncio
import struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

TEXT = 0x81  # the first byte of a message in one frame
SWITCHING = 101  # the status of a handshake that went well
WRITE = "cantina.write"  # the name of `Framed.write` for the application


class Inbox:
    """What has come in and was not yet read, in order; one task reads."""

    __slots__ = ("_items", "_reader")

    def __init__(self) -> None:
        self._items: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        """Adds something, and wakes the reader."""
        self._items.append(item)
        if self._reader and not self._reader.done():
            self._reader.set_result(None)

    def empty(self) -> bool:
        """Whether everything was read."""
        return not self._items

    def get_nowait(self) -> Any:
        """The oldest thing; there must be one."""
        return self._items.pop(0)

    async def get(self) -> Any:
        """The oldest thing, as soon as there is one."""
        while not self._items:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        self._reader = None
        return self._items.pop(0)


class Flag:
    """Something to wait for."""

    __slots__ = ("_up", "_waiting")

    def __init__(self) -> None:
        self._up = True
        self._waiting: list[asyncio.Future[None]] = []

    def is_set(self) -> bool:
        """Whether nobody needs to wait."""
        return self._up

    def clear(self) -> None:
        """Lets everybody wait from now on."""
        self._up = False

    def set(self) -> None:
        """Lets everybody go on."""
        self._up = True
        waiting, self._waiting = self._waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(None)

    async def wait(self) -> None:
        """Waits until everybody may go on."""
        while not self._up:
            future = asyncio.get_running_loop().create_future()
            self._waiting.append(future)
            await future


class Framed(WebSocketsSansIOProtocol):
    """A socket that takes texts without waiting while the other side does; all else goes uvicorn's way.

    The application finds `write` among the extensions of its scope.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        lean: Any = Inbox(), Flag()
        self.queue, self.writable = lean
        self.frames_out: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        """Begins to serve a socket."""
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WRITE] = self.write

    def write(self, text: str) -> bool:
        """Takes a text unless that would mean to wait, and says whether it did; texts of one moment go out together."""
        going = self.handshake_complete and not self.close_sent and not self.transport.is_closing()
        if not going or not self.writable.is_set():
            return False
        if not self.frames_out:
            self.loop.call_soon(self.write_out)
        self.frames_out.append(frame(text.encode()))
        return True

    def write_out(self) -> None:
        """Writes what was taken."""
        frames, self.frames_out = self.frames_out, []
        if frames and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    async def send(self, message: Any) -> None:
        """Sends what the application says, after all that was taken before."""
        self.write_out()
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.forget_handshake()

    def shutdown(self) -> None:
        """Says the last words before the server ends."""
        self.write_out()
        super().shutdown()

    def forget_handshake(self) -> None:
        """Lets go of all headers."""
        self.request.headers.clear()
        self.response.headers.clear()
        headers: Any = self.scope["headers"]
        headers.clear()


def frame(body: bytes) -> bytes:
    r"""A text as one frame of WebSocket (RFC 6455, 5.2), as a server sends it: without a mask.

    >>> frame(b"hello")
    b'\x81\x05hello'
    """
    size = len(body)
    if size < 126:
        return bytes((TEXT, size)) + body
    if size < 65536:
        return struct.pack("!BBH", TEXT, 126, size) + body
    return struct.pack("!BBQ", TEXT, 127, size) + body
