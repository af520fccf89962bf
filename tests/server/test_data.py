"""Damage is noticed and said; one damaged table takes no other with it, and reading many changes holds nobody up."""

import asyncio
import contextlib
import json
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from cantina.cli import main
from cantina.core.errors import CantinaError
from cantina.server import changes, loading
from cantina.server.admin import Admin, OneTable
from cantina.server.app import Origins, build
from cantina.server.errors import Damaged, Refusal, StoreFailed
from cantina.server.files import FILE
from cantina.server.hall import Hall
from cantina.server.services import Config
from cantina.server.sqlite import SqliteStore
from proofs.child import LAX
from proofs.scripted import Guest, settle

from .conftest import Open, Run, act, alone, friends, table_for

BODY = 'UPDATE changes SET body = replace(body, \'"actions":[\', \'"actions":[1\') WHERE "table" = ? AND version = 3'
DAMAGE = {
    "a changed action": (BODY, "change 3 is not what was written"),
    "a lost change": ('DELETE FROM changes WHERE "table" = ? AND version = 2', "change 2 is missing"),
    "bytes that are no text": (
        "UPDATE changes SET body = CAST(x'7bff' AS TEXT) WHERE \"table\" = ? AND version = 3",
        "change 3 is not what was written",
    ),
    "another digest": (
        "UPDATE changes SET digest = 'x' WHERE \"table\" = ? AND version = 3",
        "change 3 is not what was written",
    ),
}
damage = pytest.mark.parametrize(("sql", "said"), DAMAGE.values(), ids=DAMAGE)


def alter(folder: Path, sql: str, *values: object) -> None:
    """Changes a file of data behind the server's back."""
    with contextlib.closing(sqlite3.connect(folder / FILE, isolation_level=None)) as file:
        file.execute(sql, values)


async def two_tables(hall: Hall) -> tuple[Guest, str, str]:
    """Someone with two tables, a move played at each."""
    ana, first = await alone(hall)
    await act(ana, first, 0, "bid 1")
    made = await ana.say("create", game="template", seats=[{"kind": "me"}] * 2, seed="7", start=True)
    await ana.say("watch", table=made["table"])
    await act(ana, made["table"], 0, "bid 1")
    return ana, first, made["table"]


@damage
def test_a_damaged_table_is_set_aside(open_hall: Open, run: Run, tmp_path: Path, sql: str, said: str) -> None:
    """It says what is wrong and can be deleted; the other table is played on."""

    async def play() -> None:
        ana, bad, good = await two_tables(open_hall())
        ana.hall.close()
        alter(tmp_path / "data", sql, bad)
        hall = open_hall()
        ana = Guest(hall, guest=ana.id)
        await ana.hello()
        shown = (await ana.say("watch", table=bad))["about"]
        assert (shown["status"], shown["problem"]) == ("stuck", f"table {bad} is damaged: {said}")
        answer = await ana.say("do", table=bad, seat=1, version=3, step=0, action=0)
        assert (answer["code"], answer["text"]) == ("stuck", shown["problem"])
        await ana.say("watch", table=good)
        assert (await act(ana, good, 1, "bid 2"))["stored"]
        assert {line["table"] for line in (await ana.say("lobby"))["tables"]} == {bad, good}
        assert (await ana.say("delete", table=bad))["type"] == "gone"

    run(play())


@damage
def test_nothing_is_added_to_a_damaged_table(open_hall: Open, run: Run, tmp_path: Path, sql: str, said: str) -> None:
    """Neither the holder of a seat link nor a rematch writes into its gaps, and no table is made beside it."""

    async def play() -> None:
        ana, table = await alone(open_hall(), seed=None)
        await act(ana, table, 0, "bid 1")
        await ana.hall.rooms.drop_all()  # a position is kept, from which a game of other rules could go on
        ana.hall.close()
        alter(tmp_path / "data", sql, table)
        hall = open_hall()
        ana, ben = Guest(hall, guest=ana.id), Guest(hall)
        await ana.hello()
        await ben.hello()
        before = await everything(hall)
        link = await ana.say("link", table=table, seat=0)
        for answer in (
            await ben.say("claim", table=table, seat=0, token=link["token"]),
            await ana.say("rematch", table=table),
        ):
            assert (answer["type"], answer["code"], said in answer["text"]) == ("refused", "stuck", True)
        assert await everything(hall) == before

    run(play())


async def everything(hall: Hall) -> list[Any]:
    """Every change that is stored."""
    with contextlib.closing(sqlite3.connect(hall.config.data / FILE)) as file:
        file.text_factory = bytes
        return file.execute("SELECT * FROM changes").fetchall()


FIRST = "UPDATE changes SET body = '{}' WHERE \"table\" = ? AND version = 1"
SECOND = "UPDATE changes SET digest = 'x' WHERE \"table\" = ? AND version = 2"
NO_LINE = "UPDATE tables SET line = '{' WHERE id = ?"
LOST = 'DELETE FROM changes WHERE "table" = ?'


@pytest.mark.parametrize("sql", [(FIRST,), (SECOND,), (NO_LINE,), (LOST,), (FIRST, NO_LINE)])
@pytest.mark.parametrize("awake", [False, True])
def test_the_host_deletes_a_damaged_table(hall: Hall, run: Run, sql: tuple[str, ...], awake: bool) -> None:
    """Whatever is left of it, and whether somebody looks at it or not; one that is not there cannot be deleted."""

    async def delete() -> None:
        ana, bad, good = await two_tables(hall)
        await ana.say("watch", table=bad)
        if not awake:
            await ana.say("leave", table=bad)
            await hall.rooms.drop_all()
        for each in sql:
            alter(hall.config.data, each, bad)
        host = Admin(hall, nobody_goes, "")
        assert await host.delete(OneTable(table=bad)) == {"deleted": bad}
        await settle()
        assert [message["table"] for message in ana.mail if message["type"] == "gone"] == [bad] * awake
        assert not await hall.store.has(bad)
        assert bad not in hall.rooms
        assert [line["table"] for line in (await ana.say("lobby"))["tables"]] == [good]
        with pytest.raises(Refusal) as raised:
            await host.delete(OneTable(table=bad))
        assert raised.value.code == "no-table"

    run(delete())


async def nobody_goes(_who: object, _code: int) -> None:
    """Sends nobody away."""


def test_the_host_deletes_a_table_that_is_just_being_loaded(hall: Hall, run: Run) -> None:
    async def delete() -> None:
        ana, table, _ = await two_tables(hall)
        await ana.say("leave", table=table)
        await hall.rooms.drop_all()
        loading = asyncio.create_task(hall.rooms.find(table))
        await asyncio.sleep(0)
        await asyncio.wait_for(hall.rooms.discard(table), 60)
        assert (await loading).id == table
        assert table not in hall.rooms
        assert (await ana.say("watch", table=table))["code"] == "no-table"

    run(delete())


@pytest.mark.parametrize("sql", [FIRST, SECOND])
def test_a_damaged_table_of_two_leaves_one_list_after_the_other(hall: Hall, run: Run, sql: str) -> None:
    """It takes no change, so its line says who took it off; with the last of them it is gone, and it never was a stranger's."""

    async def delete() -> None:
        ana, ben, eve = await friends(hall, 3)
        table = await table_for([ana, ben], watchers=False)
        for guest in (ana, ben):
            await guest.say("leave", table=table)
        await hall.rooms.drop_all()
        alter(hall.config.data, sql, table)
        assert (await eve.say("delete", table=table))["type"] == "gone"
        assert (await ana.say("delete", table=table))["type"] == "gone"
        assert (await ana.say("lobby"))["tables"] == []
        assert [line["table"] for line in (await ben.say("lobby"))["tables"]] == [table]
        assert (await ben.say("delete", table=table))["type"] == "gone"
        assert (await ben.say("lobby"))["tables"] == []
        assert not await hall.store.has(table)

    run(delete())


@pytest.mark.parametrize("sql", [FIRST, SECOND])
def test_a_damaged_open_table_is_its_owners(hall: Hall, run: Run, sql: str) -> None:
    async def delete() -> None:
        ana, ben = await friends(hall, 2)
        made = await ana.say("create", game="template", seats=[{"kind": "me"}, {"kind": "open"}])
        await ben.say("sit", table=made["table"], seat=1)
        await hall.rooms.drop_all()
        alter(hall.config.data, sql, made["table"])
        assert (await ben.say("delete", table=made["table"]))["code"] == "not-yours"
        assert (await ana.say("delete", table=made["table"]))["type"] == "gone"
        assert not await hall.store.has(made["table"])

    run(delete())


def test_a_table_without_a_sound_change_is_refused(open_hall: Open, run: Run, tmp_path: Path) -> None:
    """Nothing is known of it but that it is damaged."""

    async def play() -> None:
        ana, bad, _ = await two_tables(open_hall())
        ana.hall.close()
        alter(tmp_path / "data", "UPDATE changes SET body = '{}' WHERE \"table\" = ? AND version = 1", bad)
        ana = Guest(open_hall(), guest=ana.id)
        await ana.hello()
        answer = await ana.say("watch", table=bad)
        assert (answer["code"], answer["text"]) == (
            "stuck",
            f"table {bad} is damaged: change 1 is not what was written",
        )

    run(play())


def test_a_change_that_cannot_be_played(open_hall: Open, run: Run, caplog: pytest.LogCaptureFixture) -> None:
    """A table whose digests are right, and whose changes make no sense, is set aside as well."""

    async def play() -> None:
        hall = open_hall()
        ana, table = await alone(hall)
        await hall.store.append(table, 3, b'{"is":"nothing we know"}')
        hall = open_hall()
        ana = Guest(hall, guest=ana.id)
        await ana.hello()
        shown = (await ana.say("watch", table=table))["about"]
        assert (shown["status"], shown["problem"]) == ("stuck", f"table {table} is damaged: change 3 cannot be played")

    with caplog.at_level(logging.CRITICAL):
        run(play())


@pytest.mark.parametrize("line", ["", "{", "[]", '{"game":7}', "CAST(x'7bff' AS TEXT)"])
def test_one_damaged_line_empties_nobodys_lobby(open_hall: Open, run: Run, tmp_path: Path, line: str) -> None:
    """All other tables are listed."""

    async def play() -> None:
        ana, bad, good = await two_tables(open_hall())
        value = line if line.startswith("CAST") else f"'{line}'"
        alter(tmp_path / "data", f"UPDATE tables SET line = {value} WHERE id = ?", bad)
        assert [found["table"] for found in (await ana.say("lobby"))["tables"]] == [good]
        assert [found.table for found in await ana.hall.store.all_lines(10)] == [good]

    run(play())


def test_the_damaged_line_is_named_once(
    open_hall: Open, run: Run, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The log says which it is, however often the lobby is listed."""

    async def play() -> str:
        ana, bad, _ = await two_tables(open_hall())
        alter(tmp_path / "data", "UPDATE tables SET line = '{' WHERE id = ?", bad)
        for _ in range(3):
            await ana.say("lobby")
        return bad

    table = run(play())
    assert [table in record.getMessage() for record in caplog.records] == [True]


def test_over_http_damage_is_a_sentence(tmp_path: Path) -> None:
    """A damaged table is 409 with what is wrong; a disk that does not answer is 503; an unknown table is 404."""
    app = build(Config(tmp_path, LAX), Origins(80))
    with TestClient(app, base_url="http://localhost") as client:
        hall = app.hall

        async def break_it() -> str:
            ana, table = await alone(hall)
            await act(ana, table, 0, "bid 1")
            await ana.say("leave", table=table)
            hall.rooms.drop(hall.rooms[table])
            alter(tmp_path, BODY, table)
            return table

        assert client.portal
        table = client.portal.call(break_it)
        answer = client.get(f"/api/record/{table}")
        assert (answer.status_code, answer.text) == (409, f"table {table} is damaged: change 3 is not what was written")
        assert client.get("/api/record/aaaaaaaaaaaa").status_code == 404

        def fails() -> Any:
            raise StoreFailed("disk I/O error")

        hall.store.table_count = fails  # type: ignore[method-assign]
        answer = client.get("/api/health")
        assert (answer.status_code, "just now" in answer.text) == (503, True)


@pytest.mark.parametrize("body", [b"", b"nothing of the kind", b"x\x9c" + b"\x00" * 50])
def test_a_damaged_archive_is_made_again(open_hall: Open, run: Run, tmp_path: Path, body: bytes) -> None:
    """What is derived from the changes is derived once more."""

    async def play() -> None:
        ana, table = await alone(open_hall())
        await ana.say("resign", table=table, seat=0)
        await ana.hall.keeper.archive(ana.hall.rooms[table].table)
        ana.hall.close()
        alter(tmp_path / "data", "UPDATE kept SET body = ?", body)
        ana = Guest(open_hall(), guest=ana.id)
        await ana.hello()
        assert (await ana.say("replay", table=table, at=0, count=1))["type"] == "replay"

    run(play())


# The file as a whole


def garbage(path: Path) -> None:
    path.write_bytes(b"Once upon a time " * 1000)


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def mixed_up(path: Path) -> None:
    whole = bytearray(path.read_bytes())
    whole[4096 : 3 * 4096] = b"\xa5" * 8192
    path.write_bytes(whole)


def foreign(path: Path) -> None:
    path.unlink()
    with contextlib.closing(sqlite3.connect(path)) as file:
        file.execute("CREATE TABLE recipes (name TEXT)")


def without_a_key(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("DELETE FROM meta")


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (garbage, "is not a file of a server's data"),
        (cut, "is damaged ("),
        (mixed_up, "is damaged ("),
        (foreign, "is the file of another program"),
        (without_a_key, "the server's key is missing"),
    ],
)
def test_a_file_that_cannot_be_used_is_said_to_be(
    spoil: Callable[[Path], None], said: str, tmp_path: Path, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    """One sentence with the path and what to do, exit code 2, and the file is left as it is."""

    async def fill() -> None:
        store = SqliteStore(tmp_path)
        await asyncio.gather(*(store.append("t", n, b"{}" * 500) for n in range(1, 100)))
        store.close()

    run(fill())
    spoil(tmp_path / FILE)
    before = (tmp_path / FILE).read_bytes()
    for command in (["serve", "--data", str(tmp_path), "--port", "0"], ["check", str(tmp_path)]):
        assert main(command) in (1, 2)
        out, err = capsys.readouterr()
        assert said in err or "the file: " in out
    with pytest.raises(CantinaError) as raised:
        SqliteStore(tmp_path)
    assert str(tmp_path / FILE) in str(raised.value)
    assert "\n" not in str(raised.value)
    assert (tmp_path / FILE).read_bytes() == before


def test_all_is_in_one_file_after_a_start_and_after_an_end(tmp_path: Path, run: Run) -> None:
    """Tables and key are in the file itself as soon as the server runs, and everything when it has ended."""
    store = SqliteStore(tmp_path)
    begun = (tmp_path / FILE).read_bytes()

    async def write() -> None:
        await store.append("t", 1, b"{}")

    run(write())
    reading = sqlite3.connect(tmp_path / FILE)  # someone else who still looks: SQLite alone would leave the journal
    assert reading.execute("SELECT count(*) FROM changes").fetchall() == [(1,)]
    store.close()
    ended = (tmp_path / FILE).read_bytes()
    reading.close()
    for name, data, count in (("begun", begun, 0), ("ended", ended, 1)):
        (tmp_path / name).mkdir()
        (tmp_path / name / FILE).write_bytes(data)
        alone = SqliteStore(tmp_path / name)
        assert (alone.key, len(run(alone.changes("t")))) == (store.key, count)
        alone.close()


# Loading


def test_a_long_table_lets_others_go_on(hall: Hall, run: Run) -> None:
    """Thousands of changes are folded in slices; between them the loop turns."""

    async def load() -> None:
        made = changes.Made(
            game="template", owner="a", settings=changes.Settings(pack="standard"), seats=[], secret="00", time=1
        )
        arranged = changes.encode(changes.Arranged(settings=made.settings, seats=[]))
        bodies = [changes.encode(made), *[arranged] * (20 * loading.SLICE)]
        await asyncio.gather(*(hall.store.append("t", n, body) for n, body in enumerate(bodies, 1)))
        turns, loaded = 0, asyncio.create_task(loading.load(hall.store, hall.kitchen.need, "t"))
        while not loaded.done():
            turns += 1
            await asyncio.sleep(0)
        table = loaded.result()
        assert table
        assert table.version == len(bodies)
        assert turns > 20

    run(load())


def test_digests_are_checked_beside_the_loop(tmp_path: Path, run: Run) -> None:
    """A damaged table is found by whoever reads it, with the changes before the damage."""

    async def read() -> None:
        store = SqliteStore(tmp_path)
        for n in (1, 2, 3):
            await store.append("t", n, json.dumps({"n": n}).encode())
        alter(tmp_path, "UPDATE changes SET body = '{}' WHERE version = 3")
        with pytest.raises(Damaged) as raised:
            await store.changes("t")
        assert raised.value.sound == [b'{"n": 1}', b'{"n": 2}']
        store.close()

    run(read())
