"""A lean socket: uvicorn's own, without what four thousand of them cannot afford.

A text becomes a frame and a frame a text without objects in between, and no task waits where nobody has to. Queue and flag are
lists, where asyncio's take four kilobytes, and what the handshake said is forgotten once it is over.
"""

import asyncio
import struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # where nothing could be compiled
    from websockets.utils import apply_mask

TEXT = 0x81  # the first byte of a message in one frame
MASKED = 0x80  # in the second byte: a mask follows
SHORT = 126  # in the second byte: the size follows in two bytes; one more, and it does in eight
HEAD = 14  # the most bytes before what a frame holds
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
        """The oldest thing, as soon as there is one and others have had their turn."""
        if self._items:
            await asyncio.sleep(0)  # however much has come from here, the others are heard in between
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
    """A socket that reads and writes messages in one frame, as nearly all are, by itself; all else goes uvicorn's way.

    The application finds `write` among the extensions of its scope.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        lean: Any = Inbox(), Flag()
        self.queue, self.writable = lean
        self.framing = False  # whether what comes is cut into frames here: from the end of the handshake on
        self.came = b""  # the beginning of a frame
        self.frames_out: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        """Begins to serve a socket."""
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WRITE] = self.write

    # What comes in

    def data_received(self, data: bytes) -> None:
        """Takes in frame by frame what came; each of them is asked for, and so is a read that brings no whole one."""
        came, start = self.came + data, 0
        while start < len(came) and self.takes_more():
            end = end_of_frame(came, start) if self.framing else len(came)
            if end - start > HEAD + self.config.ws_max_size:  # uvicorn refuses it
                self.framing, end = False, len(came)
            if end > len(came):
                break
            self.take(came[start:end])
            start = end
        self.came = came[start:]

    def takes_more(self) -> bool:
        """Whether another frame is taken in."""
        return not self.transport.is_closing()

    def take(self, frame: bytes) -> None:
        """Takes in one frame."""
        text = None if not self.framing or self.frames else text_in(frame)
        if text is None:
            super().data_received(frame)
        elif not self.close_sent:
            if not self.queue.empty() and not self.read_paused:  # the application has more than it can do
                self.read_paused = True
                self.transport.pause_reading()
            self.queue.put_nowait({"type": "websocket.receive", "text": text})

    # What goes out

    def write(self, text: bytes) -> bool:
        """Takes a text unless that would mean to wait, and says whether it did; texts of one moment go out together."""
        going = self.handshake_complete and not self.close_sent and not self.transport.is_closing()
        if not going or not self.writable.is_set():
            return False
        if not self.frames_out:
            self.loop.call_soon(self.write_out)
        self.frames_out.append(frame(text))
        return True

    def write_out(self) -> None:
        """Writes what was taken."""
        frames, self.frames_out = self.frames_out, []
        if frames and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    def shutdown(self) -> None:
        """Says the last words before the server ends."""
        self.write_out()
        super().shutdown()

    async def send(self, message: Any) -> None:
        """Sends what the application says, after all that was taken before."""
        self.write_out()
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.framing = True
            self.forget_handshake()

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


def end_of_frame(data: bytes, start: int) -> int:
    r"""Where the frame ends that begins there, or as much of it as must be there to say more.

    >>> end_of_frame(b"....\x81\x85maskhello", 4), end_of_frame(b"\x81\xfe\x01", 0), end_of_frame(b"\x81\xfe\x01\x00", 0)
    (15, 4, 264)
    """
    if len(data) < start + 2:
        return start + 2
    size, body = data[start + 1] & ~MASKED, start + 2
    if size >= SHORT:
        body += 2 if size == SHORT else 8
        if len(data) < body:
            return body
        size = int.from_bytes(data[start + 2 : body], "big")
    return body + size + (4 if data[start + 1] & MASKED else 0)


def text_in(frame: bytes) -> str | None:
    r"""The text of a whole frame, or None if it is none: uvicorn knows what it is, or what is wrong.

    >>> text_in(b"\x81\x85\x01\x01\x01\x01idmmn"), text_in(b"\x01\x85\x01\x01\x01\x01idmmn")
    ('hello', None)
    """
    if frame[0] != TEXT or not frame[1] & MASKED:
        return None
    size = frame[1] & ~MASKED
    mask = 2 if size < SHORT else 4 if size == SHORT else 10
    try:
        return apply_mask(frame[mask + 4 :], frame[mask : mask + 4]).decode()
    except UnicodeDecodeError:
        return None
