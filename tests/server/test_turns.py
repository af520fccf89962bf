"""Whoever has much to say is heard message by message, and the others in between."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cantina.server.app import Origins, build
from cantina.server.framing import Inbox
from cantina.server.services import Config
from proofs.child import LAX

from .conftest import Run

MANY = 200


def heard(count: int) -> Iterator[dict[str, Any]]:
    """Messages that are there already, so that nobody has to wait for one, and the end."""
    for _ in range(count):
        yield {"type": "websocket.receive", "text": "{}"}
    yield {"type": "websocket.disconnect"}


def test_between_two_messages_of_a_socket_others_have_their_turn(tmp_path: Path, run: Run) -> None:
    """The loop turns at least once for each of them, even if none of them waits for anything."""
    front = build(Config(tmp_path, LAX), Origins(80))

    async def serve() -> int:
        coming, answers = Inbox(), list[Any]()
        for message in heard(MANY):
            coming.put_nowait(message)

        async def send(message: Any) -> None:
            answers.append(message)

        guest = front.hall.guests.new()
        turns, serving = 0, asyncio.create_task(front.socket.serve(guest, "test", coming.get, send, None))
        while not serving.done():
            turns += 1
            await asyncio.sleep(0)
        await serving
        return turns

    turns = run(serve())
    front.hall.close()
    assert turns >= MANY
