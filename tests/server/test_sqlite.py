"""The store on disk: durable, many writes to a commit, for one server at a time, copied while it runs, read beside the loop."""

import asyncio
import contextlib
import sqlite3
import stat
import threading
from pathlib import Path

import pytest

from cantina.cli import main
from cantina.core.errors import CantinaError
from cantina.server import changes, digests
from cantina.server.copies import backup
from cantina.server.errors import StoreFailed
from cantina.server.files import FILE
from cantina.server.migrations import FORMAT
from cantina.server.sqlite import CHANGES, SqliteStore
from proofs.scripted import settle

from .conftest import Open, Run, act, alone, friends, table_for, until


def test_done_means_on_disk(tmp_path: Path, run: Run) -> None:
    """When a write is done, another connection can read it; the file is in WAL mode with full synchronisation."""

    async def write() -> None:
        store = SqliteStore(tmp_path)
        await asyncio.gather(store.append("t", 1, b'{"a":1}'), store.append("t", 2, b'{"b":"\xc8\x99"}'))
        with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as other:
            assert other.execute("SELECT version, body FROM changes").fetchall() == [(1, '{"a":1}'), (2, '{"b":"ș"}')]
        assert store._writer.execute("PRAGMA synchronous").fetchone() == (2,)
        assert store._writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        store.close()

    run(write())


def test_many_writes_share_a_commit(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """What waits is written together, in order."""
    commits: list[int] = []
    transact = SqliteStore._transact
    monkeypatch.setattr(
        SqliteStore, "_transact", lambda store, batch: (commits.append(len(batch)), transact(store, batch))[1]
    )

    async def write() -> None:
        store = SqliteStore(tmp_path)
        await asyncio.gather(*(store.append("t", n, b"{}") for n in range(1, 201)))
        assert len(await store.changes("t")) == 200
        store.close()

    run(write())
    assert sum(commits) == 200
    assert len(commits) < 200


def test_the_end_of_a_table_is_read_only_if_it_is_not_known(tmp_path: Path, run: Run) -> None:
    """A change goes behind the one before it without a look at the disk, whatever else is written, unless some were taken away."""

    async def write() -> None:
        store, read = SqliteStore(tmp_path), list[str]()
        for n in range(1, 4):
            await asyncio.gather(store.append("t", n, b"{}"), store.append("u", n, b"{}"), store.wait_for("t", [n]))
            store._writer.set_trace_callback(read.append)
        await store.name_guest("g", "Ana")
        await store.append("t", 4, b"{}")
        assert not [sql for sql in read if sql.startswith("SELECT")]
        await store.remove("u")
        with pytest.raises(StoreFailed):
            await store.append("u", 4, b"{}")
        assert len(await store.changes("t")) == 4
        store.close()

    run(write())


def test_when_the_disk_fails_nothing_has_happened(open_hall: Open, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that cannot be stored is refused, and the table is as it was; it can be played later."""

    async def play() -> None:
        hall = open_hall()
        guest, table = await alone(hall)

        def full(_store: SqliteStore, _batch: object) -> None:
            raise sqlite3.OperationalError("disk full")

        with monkeypatch.context() as patched:
            patched.setattr(SqliteStore, "_transact", full)
            answer = await act(guest, table, 0, "bid 1", id="a")
            assert answer["code"] == "busy"
            assert hall.rooms[table].table.version == 2
            made = await guest.say("create", game="template", seats=[{"kind": "me"}, {"kind": "bot"}])
            assert (made["code"], list(hall.rooms)) == ("busy", [table])
        assert guest.last("table")["version"] == 2
        assert (await act(guest, table, 0, "bid 1", id="a"))["version"] == 3

    run(play())


def test_a_fault_ends_no_writing(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever goes wrong with a write, whoever waits for it hears so, nothing of it stays, and later ones work."""
    following, faults, free = digests.following, [ValueError("a bug")], threading.Event()

    def faulty(before: str, body: str) -> str:
        if body == "held":
            free.wait()
        elif faults:
            raise faults.pop()
        return following(before, body)

    async def write() -> None:
        store = SqliteStore(tmp_path)
        monkeypatch.setattr(digests, "following", faulty)
        with pytest.raises(StoreFailed, match="a bug"):
            await store.append("t", 1, b"{}")
        with pytest.raises(StoreFailed, match="too large"):
            await store.touch(2**70)
        faults.append(ValueError("another, amid many"))
        waiting = [store.append("u", 1, b"held"), *(store.append("t", n, b"{}") for n in range(1, 20))]
        free.set()
        await asyncio.gather(*waiting)
        assert [len(await store.changes(table)) for table in "tu"] == [19, 1]
        store.close()

    run(write())
    assert "a bug" in caplog.text
    assert "Traceback" in caplog.text, "it is a fault of ours, not of the disk"


def test_nobody_is_told_what_is_not_stored(open_hall: Open, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a move is on its way to the disk someone hangs up, another goes to another table: the rest hear of it later."""
    free, transact = threading.Event(), SqliteStore._transact
    monkeypatch.setattr(SqliteStore, "_transact", lambda store, batch: (free.wait(), transact(store, batch))[1])
    monkeypatch.setattr("cantina.server.rooms.IDLE", 0.02)
    free.set()

    async def play() -> None:
        hall = open_hall()
        ana, ben, eve, fay = await friends(hall, 4)
        other = (await fay.say("create", game="template", seats=[{"kind": "me"}, {"kind": "bot"}]))["table"]
        table = await table_for([ana, ben])
        for guest in (eve, fay):
            await guest.say("watch", table=table)
        version = hall.rooms[table].table.version
        free.clear()
        try:
            waiting = asyncio.create_task(act(ana, table, 0, "bid 1"))
            await until(lambda: hall.rooms[table].table.version > version)
            eve.go()
            assert (await fay.say("watch", table=other))["held"] == [0]
            await settle()
            assert max(m.get("version", 0) for m in ben.mail) == version
        finally:
            free.set()
        assert (await waiting)["stored"]
        await until(lambda: list(hall.rooms[table].people) == [ana.person, ben.person])
        assert fay.person.room is hall.rooms[other]
        assert fay.person.held == (0,)
        free.clear()
        try:
            waiting = asyncio.create_task(act(ben, table, 1, "bid 2"))
            await until(lambda: hall.rooms[table].table.version == version + 2)
            ana.go()
            ben.go()
        finally:
            free.set()
        await waiting
        await until(lambda: table not in hall.rooms)

    run(play())


class HeldReads(SqliteStore):
    """A store whose reads wait until they are let go."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.free = threading.Event()
        self.free.set()
        self.asked: list[str] = []

    def _rows(self, sql: str, *values: object) -> list[object]:
        self.free.wait()
        self.asked.append(sql)
        return super()._rows(sql, *values)


def test_reads_hold_nobody_up(tmp_path: Path, open_hall: Open, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a table is read from a slow disk another goes on, and it is loaded once, however many ask for it."""
    monkeypatch.setattr("cantina.server.rooms.IDLE", 0.0)

    async def play() -> None:
        store = HeldReads(tmp_path / "data")
        hall = open_hall(store)
        ana, asleep = await alone(hall)
        await ana.say("leave", table=asleep)
        await until(lambda: asleep not in hall.rooms)
        ben, awake = await alone(hall)
        guests = [ana, *await friends(hall, 2)]
        store.asked.clear()
        store.free.clear()
        try:
            waiting = [asyncio.create_task(guest.say("watch", table=asleep)) for guest in guests]
            assert (await act(ben, awake, 0, "bid 1"))["stored"]
            assert not any(task.done() for task in waiting)
        finally:
            store.free.set()
        assert [answer["type"] for answer in await asyncio.gather(*waiting)] == ["table"] * 3
        assert store.asked == [CHANGES]
        assert list(hall.rooms[asleep].people) == [guest.person for guest in guests]

    run(play())


def test_who_stops_waiting_stops_no_other(
    tmp_path: Path, open_hall: Open, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table is loaded for those who still want it when the one who asked first has gone."""
    monkeypatch.setattr("cantina.server.rooms.IDLE", 0.0)

    async def play() -> None:
        store = HeldReads(tmp_path / "data")
        hall = open_hall(store)
        ana, table = await alone(hall)
        (ben,) = await friends(hall, 1)
        await ana.say("leave", table=table)
        await until(lambda: table not in hall.rooms)
        store.free.clear()
        try:
            gone, stays = [asyncio.create_task(guest.say("watch", table=table)) for guest in (ana, ben)]
            await settle()
            gone.cancel()
            await settle()
        finally:
            store.free.set()
        assert (await stays)["type"] == "table"
        assert gone.cancelled()

    run(play())


def test_one_server_at_a_time(tmp_path: Path) -> None:
    """A second server on the same data is refused plainly; after the first has gone it may start."""
    store = SqliteStore(tmp_path)
    with pytest.raises(CantinaError, match="another server"):
        SqliteStore(tmp_path)
    store.close()
    SqliteStore(tmp_path).close()


def test_newer_data_is_refused(tmp_path: Path) -> None:
    """Data of a newer server is not touched."""
    SqliteStore(tmp_path).close()
    with sqlite3.connect(tmp_path / FILE) as file:
        file.execute(f"PRAGMA user_version = {FORMAT + 1}")
    with pytest.raises(CantinaError, match="newer server"):
        SqliteStore(tmp_path)


def test_data_is_private(tmp_path: Path) -> None:
    """Seeds and keys are for the owner of the server alone; the key stays the same."""
    store = SqliteStore(tmp_path / "data")
    key = store.key
    store.close()
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
    again = SqliteStore(tmp_path / "data")
    assert again.key == key
    assert len(key) == 32
    again.close()


def test_backup_while_it_runs(open_hall: Open, run: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`cantina backup` copies the data of a running server; the copy is a server's data."""

    async def play() -> str:
        guest, table = await alone(open_hall())
        await act(guest, table, 0, "bid 1")
        assert main(["backup", str(tmp_path / "copy.sqlite"), "--data", str(tmp_path / "data")]) == 0
        await act(guest, table, 1, "bid 1")
        return table

    table = run(play())
    assert "1 table" in capsys.readouterr().out
    assert main(["backup", str(tmp_path / "copy.sqlite"), "--data", str(tmp_path / "data")]) == 2
    (tmp_path / "other").mkdir()
    (tmp_path / "copy.sqlite").rename(tmp_path / "other" / FILE)
    store = SqliteStore(tmp_path / "other")
    stored = run(store.changes(table))
    assert isinstance(changes.decode(stored[-1]), changes.Moved)
    assert len(stored) == 3
    store.close()
    with pytest.raises(CantinaError, match="no data"):
        backup(tmp_path / "nowhere", tmp_path / "x")


def test_data_of_the_first_servers_is_read(tmp_path: Path, run: Run) -> None:
    """A line as it has been written since the first server, before lines had a type."""
    SqliteStore(tmp_path).close()
    line = '{"game":"template","pack":"classic","names":["Ana",""],"open":1,"watchers":true,"guests":["ana"]}'
    with contextlib.closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as file:
        file.execute("INSERT INTO tables VALUES ('t', 'template', 'ana', 'open', 1, 7, ?)", (line,))
        file.execute("INSERT INTO members (guest, \"table\") VALUES ('ana', 't')")
    store = SqliteStore(tmp_path)
    (found,) = run(store.lines("ana"))
    assert (found.table, found.owner, found.public, found.names, found.updated) == ("t", "ana", True, ["Ana", ""], 7)
    store.close()
