"""The lean socket: frames that any client reads, in the order in which they were said, and nothing kept of the handshake."""

import asyncio
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from cantina.server.framing import WRITE, Flag, Framed, Inbox

from .conftest import Run


class Pipe:
    """A transport whose other end is a client of the `websockets` library."""

    def __init__(self, client: ClientProtocol) -> None:
        self.client, self.writes, self.closed = client, 0, False

    def write(self, data: bytes) -> None:
        """Hands bytes to the client."""
        self.writes += 1
        self.client.receive_data(data)

    def is_closing(self) -> bool:
        """Whether the server has closed it."""
        return self.closed

    def close(self) -> None:
        """Closes it."""
        self.closed = True

    def get_extra_info(self, _name: str) -> Any:
        """Nothing is known of it."""

    def pause_reading(self) -> None:
        """Nothing more comes anyway."""

    resume_reading = pause_reading


class Talk:
    """A socket with its client, greeted; the application waits for ever."""

    def __init__(self) -> None:
        self.client = ClientProtocol(parse_uri("ws://cantina.test/ws"))
        self.pipe = Pipe(self.client)
        self.scope: Any = None
        self.accepted = asyncio.Event()
        self.said: list[Any] = []

    async def begin(self) -> Framed:
        """The server's side."""
        config = uvicorn.Config(self.app, interface="asgi3", log_level="critical", ws_per_message_deflate=False)
        config.load()
        framed = Framed(config, ServerState(), {}, asyncio.get_running_loop())
        framed.connection_made(self.pipe)  # type: ignore[arg-type]
        self.client.send_request(self.client.connect())
        framed.data_received(b"".join(self.client.data_to_send()))
        await self.accepted.wait()
        self.pipe.writes = 0
        self.client.events_received()
        return framed

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        """Accepts, and reads on."""
        self.scope = scope
        await receive()
        await send({"type": "websocket.accept", "headers": [(b"set-cookie", b"a=b")]})
        self.accepted.set()
        while (message := await receive())["type"] != "websocket.disconnect":
            self.said.append(message.get("text") or message.get("bytes"))

    def heard(self) -> list[str]:
        """The texts that the client has got, in order."""
        return [bytes(e.data).decode() for e in self.client.events_received() if isinstance(e, Frame) and e.opcode == 1]


def test_what_is_said_in_one_moment_is_one_write(run: Run) -> None:
    """Short, longer and very long texts, in order; a text that takes the waiting way comes after them."""

    async def talk() -> None:
        talk = Talk()
        framed = await talk.begin()
        texts = ["short", "ș" * 200, "long" * 30_000]
        assert all(talk.scope["extensions"][WRITE](text.encode()) for text in texts)
        assert talk.pipe.writes == 0
        await asyncio.sleep(0)
        assert talk.pipe.writes == 1
        assert talk.heard() == texts
        framed.write(b"first")
        await framed.send({"type": "websocket.send", "text": "second"})
        assert talk.heard() == ["first", "second"]

    run(talk())


def test_last_words_come_before_the_end(run: Run) -> None:
    """Neither closing nor the end of the server overtakes what was said before."""

    async def talk(ending: str) -> None:
        talk = Talk()
        framed = await talk.begin()
        framed.write(b"done")
        if ending == "close":
            await framed.send({"type": "websocket.close", "code": 4001})
        else:
            framed.shutdown()
        assert talk.heard() == ["done"]
        assert talk.client.close_rcvd
        assert not framed.write(b"too late")

    for ending in ("close", "shutdown"):
        run(talk(ending))


def test_a_slow_reader_is_waited_for(run: Run) -> None:
    """While the other side takes nothing, nothing is taken; who waits goes on when it does."""

    async def talk() -> None:
        talk = Talk()
        framed = await talk.begin()
        framed.pause_writing()
        assert not framed.write(b"now")
        waiting = asyncio.ensure_future(framed.send({"type": "websocket.send", "text": "later"}))
        await asyncio.sleep(0)
        assert not waiting.done()
        framed.resume_writing()
        await waiting
        assert talk.heard() == ["later"]

    run(talk())


def whole_and_in_pieces(framed: Framed, data: bytes) -> None:
    """Everything at once, then again in every two pieces."""
    framed.data_received(data)
    for place in range(1, len(data)):
        framed.data_received(data[:place])
        framed.data_received(data[place:])


def test_whatever_is_cut_where_is_read(run: Run) -> None:
    """Short, long, binary and fragmented messages, with a ping in between, in one read and in any two."""

    async def talk() -> None:
        talk = Talk()
        framed, client = await talk.begin(), talk.client
        client.send_text(b"short")
        client.send_text("ș".encode() * 100)
        client.send_binary(b"bytes")
        client.send_text(b"frag", fin=False)
        client.send_ping(b"ping")
        client.send_continuation(b"ment", fin=True)
        client.send_text(b"")
        client.send_text(b"last")
        data = b"".join(client.data_to_send())
        whole_and_in_pieces(framed, data)
        while framed.read_paused or not framed.queue.empty():
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert talk.said == ["short", "ș" * 100, b"bytes", "fragment", None, "last"] * len(data)
        pongs = [e for e in client.events_received() if isinstance(e, Frame) and e.opcode == Opcode.PONG]
        assert len(pongs) == len(data)

    run(talk())


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (b"\x81\x82mask\x8e\x9e", 1007),  # no UTF-8
        (b"\x81\x05hello", 1002),  # no mask
        (b"\xc1\x80mask", 1002),  # a bit that nobody has agreed on
        (b"\x81\xff\x00\x00\x00\x00\x7f\x00\x00\x00mask", 1009),  # too large
    ],
)
def test_what_is_wrong_closes_the_socket(run: Run, wrong: bytes, code: int) -> None:
    """A frame against the rules ends the talk, with the code that says why."""

    async def talk() -> None:
        talk = Talk()
        framed = await talk.begin()
        framed.data_received(wrong)
        assert talk.client.close_rcvd
        assert talk.client.close_rcvd.code == code
        assert talk.pipe.closed

    run(talk())


def test_who_says_more_than_can_be_done_waits(run: Run) -> None:
    """While messages wait to be read, the transport reads no more; the others are heard between two of them."""

    async def talk() -> None:
        talk = Talk()
        framed = await talk.begin()
        for text in (b"1", b"2", b"3"):
            talk.client.send_text(text)
        framed.data_received(b"".join(talk.client.data_to_send()))
        assert framed.read_paused
        turns = 0
        while len(talk.said) < 3:
            before = len(talk.said)
            await asyncio.sleep(0)
            turns += 1
            assert len(talk.said) <= before + 1
        assert turns >= 3
        assert not framed.read_paused

    run(talk())


def test_the_handshake_is_forgotten(run: Run) -> None:
    """Headers were answered, and are gone."""

    async def talk() -> None:
        talk = Talk()
        framed = await talk.begin()
        assert talk.client.handshake_exc is None
        assert not talk.scope["headers"]
        assert not framed.request.headers
        assert not framed.response.headers

    run(talk())


def test_inbox_and_flag(run: Run) -> None:
    """Things come out in the order in which they came; a reader who gave up takes nothing along."""

    async def read() -> None:
        inbox, flag = Inbox(), Flag()
        reader = asyncio.ensure_future(inbox.get())
        await asyncio.sleep(0)
        reader.cancel()
        for thing in (1, 2):
            inbox.put_nowait(thing)
        assert [await inbox.get(), inbox.get_nowait(), inbox.empty()] == [1, 2, True]
        with pytest.raises(asyncio.CancelledError):
            await reader
        await flag.wait()
        flag.clear()
        waiting = [asyncio.ensure_future(flag.wait()) for _ in range(2)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        flag.set()
        await waiting[1]
        assert flag.is_set()

    run(read())
