"""The gate in front of the application: connections are counted and timed before a request, and floods are cut off.

uvicorn speaks HTTP and WebSocket by these two classes. They find the server's doors in the state of its lifespan.
"""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .framing import Framed
from .guests import address_of
from .limits import Bucket, Doors

REQUEST = 10.0  # seconds in which a request must be whole
LAST = 1.0  # seconds for the last words to a socket that is cut off
FLOOD = 1008  # the code of a socket that was closed because too much came from it
TOO_MUCH = "too many messages"


class Caller(H11Protocol):
    """A TCP connection until it becomes a socket: counted for its address, closed when no whole request comes."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.doors: Doors = self.app_state["doors"]
        self.address = ""  # that it is counted for
        self.deadline: asyncio.TimerHandle | None = None
        self.upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Lets a connection in, if there is room."""
        super().connection_made(transport)
        address = address_of({"client": self.client})
        if self.doors.arrive(address, self.loop.time()):
            self.address = address
            self.wait()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Reads on; from the first byte of a request on, the rest must come in time."""
        super().data_received(data)
        if self.upgraded or (self.cycle is not None and not self.cycle.response_complete):
            self.wait_no_more()
        elif self.deadline is None:
            self.wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hands the connection over; the socket counts it out."""
        self.upgraded = True
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Counts the connection out."""
        super().connection_lost(exc)
        self.wait_no_more()
        if self.address:
            self.doors.depart(self.address)

    def wait(self) -> None:
        """Closes the connection unless a whole request comes."""
        self.deadline = self.loop.call_later(REQUEST, self.transport.abort)

    def wait_no_more(self) -> None:
        """Lets the connection be."""
        if self.deadline:
            self.deadline.cancel()
            self.deadline = None


class Wire(Framed):
    """A socket that is cut off when more frames come than anyone can mean, whatever they hold; pings are frames too.

    So is one whose other side answers no ping: whoever has lost the net is away, and others may ask for a stand-in.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.doors: Doors = self.app_state["doors"]
        self.allowed = Bucket(self.doors.limits.frames, self.loop.time())
        self.cut = False

    def connection_lost(self, exc: Exception | None) -> None:
        """Counts the connection out that came in by the gate."""
        super().connection_lost(exc)
        self.doors.depart(address_of({"client": self.client}))

    def takes_more(self) -> bool:
        """Whether another frame is taken in; a flood is noticed before the rest of it has been read."""
        if self.cut or not super().takes_more():
            return False
        if not self.allowed.take(self.loop.time()):
            self.cut_off()
        return not self.cut

    def cut_off(self) -> None:
        """Closes the socket without another look at what came; who does not read the last words loses them."""
        self.cut = self.close_sent = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOOD, "reason": TOO_MUCH})
        self.conn.fail(FLOOD, TOO_MUCH)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        self.loop.call_later(LAST, self.transport.abort)
        client = self.scope["client"] if hasattr(self, "scope") else self.client  # behind a proxy: the one it named
        self.doors.flooded(address_of({"client": client}), self.loop.time())

    def keepalive_timeout(self) -> None:
        """Gives the socket up, without waiting until somebody reads what was sent."""
        super().keepalive_timeout()
        self.loop.call_later(LAST, self.transport.abort)

    async def send(self, message: Any) -> None:
        """Sends; a refusal in the words of HTTP is a handshake that is complete, which uvicorn's own class forgets."""
        if message["type"] == "websocket.close":  # whoever does not read what came before is not waited for
            self.writable.set()
            self.loop.call_later(LAST, self.transport.abort)
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True
