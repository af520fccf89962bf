"""Tables leave the memory when nobody is there, however they came into it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from cantina.server import rooms
from cantina.server.app import Origins, build
from cantina.server.hall import Hall
from cantina.server.keeping import LastPosition
from cantina.server.services import Config
from proofs.child import LAX
from proofs.scripted import Guest

from .conftest import Open, Run, act, alone, friends, until

HOST = "localhost:8000"


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that nobody is at leaves at once."""
    monkeypatch.setattr(rooms, "IDLE", 0.02)


async def ended(guest: Guest, table: str) -> None:
    """Gives the game up for a seat, which ends it."""
    await guest.say("resign", table=table, seat=0)


ASKED: list[Callable[[Guest, str], Awaitable[Any]]] = [
    lambda guest, table: guest.say("replay", table=table),
    lambda guest, table: guest.say("hint", table=table, seat=0),
    lambda guest, table: guest.say("curve", table=table),
    lambda guest, table: guest.say("look", table=table),
    lambda guest, table: guest.say("do", table=table, seat=5, version=0, step=0, action=0),
    lambda guest, table: guest.say("claim", table=table, seat=0, token="x"),
    lambda guest, table: guest.say("log", table=table),
    lambda guest, table: guest.say("rematch", table=table),
]


def test_whatever_was_asked_the_table_leaves(open_hall: Open, run: Run) -> None:
    """Replays, hints, curves, refused requests: eight of eight tables that were loaded for them leave again."""

    async def play() -> None:
        hall = open_hall(thinking=600.0)
        guest, first = await alone(hall)
        tables = [first]
        for _ in ASKED[1:]:
            tables.append((await guest.say("create", game="template", seats=[{"kind": "me"}] * 2, start=True))["table"])
        for table in tables:
            await ended(guest, table)
        await guest.say("leave", table=first)
        await until(lambda: not hall.rooms)
        for table, ask in zip(tables, ASKED, strict=True):
            await ask(guest, table)
        await until(lambda: not hall.rooms)
        assert not hall.rooms._left
        assert not hall.rooms._users

    run(play())


def test_a_record_lets_its_table_leave(tmp_path: Path) -> None:
    """What is asked for over HTTP leaves as well."""
    app = build(Config(tmp_path, LAX, pauses=(0, 0)), Origins(8000))
    with TestClient(app, base_url=f"http://{HOST}") as connection:
        with connection.websocket_connect("/ws", headers={"host": HOST, "origin": f"http://{HOST}"}) as socket:
            socket.send_json({"type": "hello", "protocol": 1})
            socket.receive_json()
            seats = [{"kind": "me"}] * 2
            socket.send_json({"type": "create", "game": "template", "seats": seats, "start": True, "id": "c"})
            table = socket.receive_json()["table"]
            socket.send_json({"type": "resign", "table": table, "seat": 0, "id": "r"})
            assert socket.receive_json()["stored"]

        async def empty() -> None:
            await until(lambda: not app.hall.rooms)

        assert connection.portal
        connection.portal.call(empty)
        assert connection.get(f"/api/record/{table}").status_code == 200
        connection.portal.call(empty)
        assert connection.get(f"/api/verify/{table}").status_code == 200
        connection.portal.call(empty)


def test_timers_do_not_pile_up(hall: Hall, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often a table is asked for something, one timer looks after all of them."""
    monkeypatch.setattr(rooms, "IDLE", 60.0)

    async def play() -> None:
        (guest,) = await friends(hall, 1)
        seats = [{"kind": "me"}] * 2
        tables = [(await guest.say("create", game="template", seats=seats))["table"] for _ in range(5)]
        loop: Any = asyncio.get_running_loop()
        before = len(loop._scheduled)
        for _ in range(100):
            for table in tables:
                await guest.say("look", table=table)
        assert len(loop._scheduled) <= before + 1
        assert set(hall.rooms) == set(tables)

    run(play())


def test_a_table_in_use_stays(hall: Hall, run: Run) -> None:
    """Neither people nor a request that is under way lose their table; when both have gone it leaves."""

    async def play() -> None:
        guest, table = await alone(hall)
        room = hall.rooms[table]
        await asyncio.sleep(0.1)
        assert hall.rooms[table] is room
        with hall.rooms.using(room):
            guest.go()
            await asyncio.sleep(0.1)
            assert hall.rooms[table] is room
        await until(lambda: not hall.rooms)
        again = Guest(hall, guest=guest.id)
        await again.hello()
        await again.say("watch", table=table)
        assert (await act(again, table, 0, "bid 1"))["stored"]

    run(play())


async def kept_position(hall: Hall, table: str) -> LastPosition | None:
    """The position that is kept of a game, after all that was to be written before."""
    await hall.store.touch(hall.now_ms())
    return await hall.keeper.last_position(table)


def test_the_position_of_a_game_is_kept_when_its_table_leaves(hall: Hall, run: Run) -> None:
    """The next server may have other rules, and the table may sleep until then."""

    async def play() -> None:
        guest, table = await alone(hall)
        await act(guest, table, 0, "bid 1")
        guest.go()
        await until(lambda: not hall.rooms)
        assert (await kept_position(hall, table)).at == 1

    run(play())


def test_the_position_of_a_game_is_kept_when_its_table_is_loaded(open_hall: Open, run: Run) -> None:
    """A server that was killed could keep none; it is there before the table leaves."""

    async def play() -> None:
        guest, table = await alone(open_hall())
        await act(guest, table, 0, "bid 1")
        hall = open_hall()
        again = Guest(hall, guest=guest.id)
        await again.hello()
        await again.say("watch", table=table)
        assert (await kept_position(hall, table)).at == 1
        assert table in hall.rooms

    run(play())
