"""What the host of a server can do and see: figures, health, logs, and the door of `cantina admin`."""

import asyncio
import contextlib
import itertools
import json
import logging
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from cantina.server import logs
from cantina.server.admin import FILE, Door, left_open, read_door
from cantina.server.app import Front, Origins, build
from cantina.server.errors import StoreFailed
from cantina.server.figures import Figures
from cantina.server.hall import Hall
from cantina.server.services import Config
from cantina.server.store import Ban
from proofs.child import LAX
from proofs.scripted import Guest, settle

from .conftest import Open, Run, act, friends, table_for

HOST = "localhost:8000"
KEY = "the host's key"


@pytest.fixture
def front(tmp_path: Path) -> Front:
    return build(Config(tmp_path / "data", LAX, pauses=(0, 0)), Origins(8000), door=Door("", KEY))


@pytest.fixture
def web(front: Front) -> Iterator[TestClient]:
    with TestClient(front, base_url=f"http://{HOST}", client=("127.0.0.1", 5000)) as client:
        yield client


def ask(web: TestClient, command: str, key: str = KEY, **fields: Any) -> Any:
    answer = web.post(f"/api/admin/{command}", json=fields, headers={"authorization": f"Bearer {key}"})
    return answer.json() if answer.status_code in (200, 409, 422) else answer.status_code


def socket(web: TestClient, **headers: str) -> Any:
    return web.websocket_connect("/ws", headers={"host": HOST, "origin": f"http://{HOST}", **headers})


@pytest.fixture
def cookie(web: TestClient) -> dict[str, str]:
    """The cookie of a new guest."""
    return {"cookie": web.get("/").headers["set-cookie"].split(";")[0]}


marks = itertools.count()


def say(connection: Any, kind: str, **fields: Any) -> dict[str, Any]:
    mark = f"{kind}-{next(marks)}"
    connection.send_json({"type": kind, "id": mark, **fields})
    while (answer := connection.receive_json()).get("id") != mark:
        pass
    return dict(answer)


def new_table(connection: Any, start: bool = True) -> str:
    say(connection, "hello", protocol=1, name="Ana")
    made = say(connection, "create", game="template", seats=[{"kind": "me"}] * 2, start=start, window=0)
    return str(made["table"])


# The door


def test_the_door_opens_to_its_key_alone(web: TestClient) -> None:
    assert ask(web, "tables") == []
    assert ask(web, "tables", key="another") == 404
    assert ask(web, "no-such-command") == 404
    assert web.get("/api/admin/tables").status_code in (404, 405)


def test_the_key_lies_beside_the_data_while_the_server_runs(tmp_path: Path) -> None:
    with left_open(Door("http://127.0.0.1:8000", "k"), tmp_path):
        assert read_door(tmp_path / FILE).url == "http://127.0.0.1:8000"
        assert (tmp_path / FILE).stat().st_mode & 0o777 == 0o600
    assert not (tmp_path / FILE).exists()


@pytest.mark.parametrize(
    ("command", "fields", "named"),
    [
        ("tables", {"count": 0}, "count"),
        ("tables", {"of": 1}, "of"),
        ("close", {}, "table"),
        ("ban", {"who": "x", "days": -1}, "days"),
        ("announce", {"text": "x" * 301}, "text"),
    ],
)
def test_a_wrong_field_is_named(web: TestClient, command: str, fields: dict[str, Any], named: str) -> None:
    assert named in ask(web, command, **fields)["problem"]


# Tables


def test_tables_are_listed_closed_and_deleted(web: TestClient, cookie: dict[str, str]) -> None:
    with socket(web, **cookie) as ana:
        table = new_table(ana)
        say(ana, "watch", table=table)
        (entry,) = ask(web, "tables")
        assert (entry["table"], entry["status"], entry["here"], entry["names"]) == (
            table,
            "playing",
            1,
            ["Ana", "Ana 2"],
        )
        assert ask(web, "close", table=table) == {"closed": table}
        shown = say(ana, "watch", table=table)
        assert shown["about"]["status"] == "ended"
        assert {face["result"]["reason"] for face in shown["faces"]} == {"closed"}
        assert shown["faces"][0]["result"]["returns"] == [0, 0]
        assert "ended" in ask(web, "close", table=table)["problem"]
        record = web.get(f"/api/record/{table}", headers=cookie)
        assert "closed = true" in record.text
        assert web.get(f"/api/verify/{table}", headers=cookie).json()["problem"] == ""
        assert ask(web, "delete", table=table) == {"deleted": table}
        assert ask(web, "delete", table=table)["problem"] == f"there is no table {table}"


# People


def test_a_banned_guest_is_sent_away_and_kept_out(web: TestClient, cookie: dict[str, str]) -> None:
    with socket(web, **cookie) as ana:
        new_table(ana)
        (person,) = ask(web, "people")
        assert person["name"] == "Ana"
        assert ask(web, "ban", who=person["guest"], note="floods")["sent away"] == 1
        assert ana.receive()["type"] == "websocket.close"
    assert web.get("/", headers=cookie).status_code == 403
    assert [ban["who"] for ban in ask(web, "bans")] == [person["guest"]]
    assert ask(web, "unban", who=person["guest"]) == {"let in": person["guest"]}
    assert web.get("/", headers=cookie).status_code == 200
    assert "not kept out" in ask(web, "unban", who=person["guest"])["problem"]


def test_a_ban_holds_after_a_restart_and_ends_in_time(open_hall: Open, run: Run) -> None:
    async def ban(hall: Hall) -> None:
        await hall.house.ban(Ban(who="10.0.0.1", until=2000))

    async def look(hall: Hall) -> None:
        await hall.house.open()
        assert hall.house.keeps_out(1999, "x", "10.0.0.1")
        assert not hall.house.keeps_out(2000, "x", "10.0.0.1")
        assert not hall.house.keeps_out(1999, "10.0.0.2")

    run(ban(open_hall()))
    run(look(open_hall()))


def test_an_address_can_be_kept_out(web: TestClient) -> None:
    ask(web, "ban", who="127.0.0.1")
    assert web.get("/").status_code == 403
    assert web.get("/api/health").status_code == 403
    assert ask(web, "unban", who="127.0.0.1") == {"let in": "127.0.0.1"}  # the host's door is never shut
    assert web.get("/").status_code == 200


@pytest.mark.parametrize("written", ["2001:db8::1", "2001:db8:0:0:5::9", "2001:db8::/64"])
def test_a_household_can_be_kept_out(front: Front, written: str) -> None:
    """Under any of its addresses, and as `people` shows it."""
    with TestClient(front, base_url=f"http://{HOST}", client=("2001:db8::1", 5000)) as web, socket(web) as ana:
        (person,) = ask(web, "people")
        assert person["address"] == "2001:db8::/64"
        assert ask(web, "ban", who=written) == {"banned": "2001:db8::/64", "sent away": 1}
        assert ana.receive()["type"] == "websocket.close"
        assert web.get("/").status_code == 403
        assert ask(web, "unban", who=written) == {"let in": "2001:db8::/64"}
        assert web.get("/").status_code == 200


@pytest.mark.parametrize("who", ["Ben", "aaaaaaaaaa", "10.0.0.0/8", "2001:db8::/32", "play.example.org"])
def test_a_ban_that_would_match_nobody(web: TestClient, who: str) -> None:
    problem = ask(web, "ban", who=who)["problem"]
    assert problem.startswith(f"{who!r} is neither an address nor the number of a guest")
    assert "cantina admin people" in problem
    assert ask(web, "bans") == []


def test_a_guest_who_has_left_can_be_kept_out(web: TestClient, cookie: dict[str, str]) -> None:
    with socket(web, **cookie) as ana:
        say(ana, "hello", protocol=1, name="Ana")
        (person,) = ask(web, "people")
    assert ask(web, "ban", who=person["guest"]) == {"banned": person["guest"], "sent away": 0}
    assert web.get("/", headers=cookie).status_code == 403


def test_who_is_here_costs_no_look_at_everybody(web: TestClient, front: Front, monkeypatch: pytest.MonkeyPatch) -> None:
    """`people` reads the names of those who are here, and `drain`, which asks again and again, nothing at all."""
    with socket(web) as ana:
        table = new_table(ana)
        monkeypatch.setattr(front.hall.store, "known_guests", lambda: pytest.fail("all guests were read"))
        (person,) = ask(web, "people")
        assert person["name"] == "Ana"
        monkeypatch.setattr(front.hall.store, "name_of", lambda _guest: pytest.fail("a name was read"))
        assert ask(web, "present") == {"present": 0}
        say(ana, "watch", table=table)
        assert ask(web, "present") == {"present": 1}


def test_numbers_are_looked_for_beside_the_loop(web: TestClient, front: Front, monkeypatch: pytest.MonkeyPatch) -> None:
    """Years of guests are many digests, and nobody at a table shall wait for them."""
    held: list[bool] = []
    public = front.hall.guests.public
    with socket(web) as ana:
        say(ana, "hello", protocol=1, name="Ana")
    monkeypatch.setattr(front.hall.guests, "public", lambda guest: (held.append(on_a_loop()), public(guest))[1])
    assert "no guest" in ask(web, "export", who="aaaaaaaaaa")["problem"]
    assert held == [False]


def on_a_loop() -> bool:
    """Whether an event loop waits for this."""
    with contextlib.suppress(RuntimeError):
        return bool(asyncio.get_running_loop())
    return False


def test_all_that_is_stored_of_a_guest_can_be_had_and_deleted(web: TestClient, front: Front) -> None:
    with socket(web) as ana, socket(web) as ben:
        say(ben, "hello", protocol=1, name="Ben")
        alone = new_table(ana)
        shared = str(say(ana, "create", game="template", seats=[{"kind": "me"}, {"kind": "open"}], window=0)["table"])
        say(ben, "sit", table=shared, seat=1)
        say(ana, "start", table=shared)
        people = {person["name"]: person["guest"] for person in ask(web, "people")}
        stored = ask(web, "export", who=people["Ana"])
        assert {entry["table"] for entry in stored["tables"]} == {alone, shared}
        text = json.dumps(stored)
        ids = {name: guest for guest, name in names(front).items()}
        assert ids["Ben"] not in text
        assert '"secret"' not in text
        assert ask(web, "forget", who=people["Ana"]) == {
            "forgotten": people["Ana"], "tables removed": 1, "tables of others": 1,
        }  # fmt: skip
        shown = say(ben, "watch", table=shared)
        assert [seat.get("name", "") for seat in shown["seats"]] == ["", "Ben"]
        assert shown["about"]["status"] == "ended"
        assert shown["owner"]
    folder = front.hall.config.data
    front.hall.close()
    assert not any(ids["Ana"].encode() in path.read_bytes() for path in folder.iterdir())


def test_nobody_by_that_number(web: TestClient) -> None:
    assert "no guest" in ask(web, "export", who="aaaaaaaaaa")["problem"]


def names(front: Front) -> dict[str, str]:
    """The guests in the data."""
    with contextlib.closing(sqlite3.connect(front.hall.config.data / "cantina.sqlite")) as file:
        return dict(file.execute("SELECT id, name FROM guests").fetchall())


# Notices


def test_everybody_is_told_and_newcomers_too(web: TestClient) -> None:
    with socket(web) as ana:
        say(ana, "hello", protocol=1)
        assert ask(web, "announce", text="Tea is ready")["told"] == 1
        assert ana.receive_json()["text"] == "Tea is ready"
        with socket(web) as ben:
            say(ben, "hello", protocol=1)
            assert ben.receive_json()["text"] == "Tea is ready"
        ask(web, "announce")
        assert ana.receive_json() == {"type": "notice"}


def test_before_it_closes_games_go_on_but_none_begins(web: TestClient) -> None:
    with socket(web) as ana:
        table = new_table(ana)
        waiting = str(say(ana, "create", game="template", seats=[{"kind": "me"}] * 2)["table"])
        ask(web, "drain", minutes=5)
        assert ana.receive_json()["closing"]
        assert say(ana, "create", game="template", seats=[{"kind": "me"}] * 2)["code"] == "closing"
        assert say(ana, "start", table=waiting)["code"] == "closing"
        shown = say(ana, "watch", table=table)
        face = next(face for face in shown["faces"] if face.get("choices"))
        action = face["choices"][0]["action"]
        done = say(ana, "do", table=table, seat=face["seat"], version=shown["version"], step=0, action=action)
        assert done["type"] == "done"
        assert web.get("/api/health").status_code == 503
        assert "resume" in ask(web, "announce", text="Back in ten minutes")["problem"]
        assert say(ana, "start", table=waiting)["code"] == "closing"
        ask(web, "resume")
        assert say(ana, "start", table=waiting)["type"] == "done"
        assert web.get("/api/health").status_code == 200


# Health, figures, logs


def test_health_writes(web: TestClient, front: Front, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that is read but not written is not healthy; an answer holds for a few seconds."""
    written: list[int] = []
    touch = front.hall.store.touch
    now = [100.0]
    monkeypatch.setattr(front.hall, "now", lambda: now[0])
    monkeypatch.setattr(front.hall.store, "touch", lambda time: (written.append(time), touch(time))[1])
    assert [web.get("/api/health").status_code for _ in range(3)] == [200] * 3
    assert len(written) == 1

    def full(_time: int) -> Any:
        raise StoreFailed("database or disk is full")

    monkeypatch.setattr(front.hall.store, "touch", full)
    assert web.get("/api/health").status_code == 200
    now[0] += 6
    answer = web.get("/api/health")
    assert answer.status_code == 503
    assert "disk is full" in answer.json()["problem"]


def test_figures(web: TestClient, front: Front, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket(web) as ana:
        new_table(ana)
        say(ana, "watch", table="aaaaaaaaaaaa")
        text = web.get("/metrics").text
    assert 'cantina_message_seconds_count{type="create"} 1.0' in text
    assert 'cantina_refusals_total{code="no-table"} 1.0' in text
    assert "cantina_commit_seconds_count" in text
    assert "cantina_connections 1.0" in text
    assert web.get("/metrics", headers={"x-forwarded-for": "8.8.8.8"}).status_code == 404
    monkeypatch.setattr(front.hall, "figures", Figures())
    assert "pip install prometheus-client" in web.get("/metrics").text


def test_moves_are_counted(hall: Hall, run: Run) -> None:
    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = await table_for([ana, ben])
        seat = hall.rooms[table].course.to_act()[0]
        moves = hall.rooms[table].course.legal(seat)
        text = hall.rooms[table].course.board.game.action_text(hall.rooms[table].course.board.world, moves[0])
        await act([ana, ben][seat], table, seat, text)
        await settle()
        counted = hall.figures.text()
        assert counted
        stored = hall.rooms[table].table.course.ply
        assert (b'cantina_moves_total{by="player"} 1.0' in counted) == (stored > 0)

    run(play())


def test_other_machines_get_no_figures(front: Front) -> None:
    with TestClient(front, base_url=f"http://{HOST}", client=("192.168.0.7", 5000)) as web:
        assert web.get("/metrics").status_code == 404


@pytest.mark.parametrize("style", ["text", "json"])
def test_logs_have_time_and_level(style: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """The time is UTC and says so, with milliseconds."""
    root = logging.getLogger()
    kept, level = root.handlers[:], root.level
    try:
        logs.set_up(style)
        logging.getLogger("cantina.server.room").warning("table %s: %s", "abc", "busy")
        logging.getLogger("cantina.server.room").debug("nobody reads this")
    finally:
        root.handlers, root.level = kept, level
        logging.getLogger("cantina").setLevel(logging.NOTSET)
    (line,) = capsys.readouterr().err.splitlines()
    if style == "json":
        read = json.loads(line)
        assert (read["level"], read["message"]) == ("warning", "table abc: busy")
        line = read["time"]
    else:
        assert "WARNING" in line
        assert line.endswith("cantina.server.room: table abc: busy")
    assert re.match(r"20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z( |$)", line)


def test_someone_without_a_socket_has_an_address(hall: Hall) -> None:
    assert not hall.keeps_out(Guest(hall).id, "test")
