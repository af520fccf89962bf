"""The store: durable, in order, apart from each other's mistakes, for one server at a time, copied while it runs."""

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest

from cantina.cli import main
from cantina.core.errors import CantinaError
from cantina.server import changes
from cantina.server.errors import StoreFailed
from cantina.server.store import FILE, SCHEMA, Store, backup

from .conftest import Open, Run, act, alone


def test_done_means_on_disk(tmp_path: Path, run: Run) -> None:
    """When a write is done, another connection can read it; the file is in WAL mode with full synchronisation."""

    async def write() -> None:
        store = Store(tmp_path)
        await store.write([("t", 1, b'{"a":1}'), ("t", 2, b'{"b":"\xc8\x99"}')])
        with sqlite3.connect(tmp_path / FILE) as other:
            assert other.execute("SELECT version, body FROM changes").fetchall() == [(1, '{"a":1}'), (2, '{"b":"ș"}')]
        assert store._writer.execute("PRAGMA synchronous").fetchone() == (2,)
        assert store._writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert store.changes("t") == [b'{"a":1}', '{"b":"ș"}'.encode()]
        store.close()

    run(write())


def test_after_the_end_nothing_waits(tmp_path: Path, run: Run) -> None:
    """A write to a closed store fails at once."""

    async def write() -> None:
        store = Store(tmp_path)
        store.close()
        with pytest.raises(StoreFailed, match="closed"):
            await store.write([("t", 1, b"{}")])

    run(write())


def test_many_writes_share_a_commit(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """What waits is written together, in order."""
    commits: list[int] = []
    transact = Store._transact
    monkeypatch.setattr(
        Store, "_transact", lambda store, batch: (commits.append(len(batch)), transact(store, batch))[1]
    )

    async def write() -> None:
        store = Store(tmp_path)
        await asyncio.gather(*(store.write([("t", n, b"{}")]) for n in range(1, 201)))
        assert len(store.changes("t")) == 200
        store.close()

    run(write())
    assert sum(commits) == 200
    assert len(commits) < 200


def test_one_bad_write_spoils_no_other(tmp_path: Path, run: Run) -> None:
    """A write that fails is refused alone: the same version twice, for one."""

    async def write() -> None:
        store = Store(tmp_path)
        waiting = [store.write([("t", n, b"{}")]) for n in (1, 2, 2, 3)]
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), type(None), StoreFailed, type(None)]
        assert len(store.changes("t")) == 3
        store.close()

    run(write())


def test_a_gap_is_noticed(tmp_path: Path, run: Run) -> None:
    """Changes with a hole are no table."""

    async def write() -> None:
        store = Store(tmp_path)
        await store.write([("t", 1, b"{}"), ("t", 3, b"{}")])
        with pytest.raises(StoreFailed, match="gaps"):
            store.changes("t")
        store.close()

    run(write())


def test_when_the_disk_fails_nothing_has_happened(open_hall: Open, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that cannot be stored is refused, and the table is as it was; it can be played later."""

    async def play() -> None:
        hall = open_hall()
        guest, table = await alone(hall)

        def full(_store: Store, _batch: object) -> None:
            raise sqlite3.OperationalError("disk full")

        with monkeypatch.context() as patched:
            patched.setattr(Store, "_transact", full)
            answer = await act(guest, table, 0, "bid 1", id="a")
            assert answer["code"] == "busy"
            assert hall.rooms[table].table.version == 2
        assert guest.last("table")["version"] == 2
        assert (await act(guest, table, 0, "bid 1", id="a"))["version"] == 3

    run(play())


def test_one_server_at_a_time(tmp_path: Path) -> None:
    """A second server on the same data is refused plainly; after the first has gone it may start."""
    store = Store(tmp_path)
    with pytest.raises(CantinaError, match="another server"):
        Store(tmp_path)
    store.close()
    Store(tmp_path).close()


def test_newer_data_is_refused(tmp_path: Path) -> None:
    """Data of a newer server is not touched."""
    Store(tmp_path).close()
    with sqlite3.connect(tmp_path / FILE) as file:
        file.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    with pytest.raises(CantinaError, match="newer server"):
        Store(tmp_path)


def test_data_is_private(tmp_path: Path) -> None:
    """Seeds and keys are for the owner of the server alone; the key stays the same."""
    store = Store(tmp_path / "data")
    key = store.key()
    store.close()
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
    again = Store(tmp_path / "data")
    assert again.key() == key
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
    store = Store(tmp_path / "other")
    assert isinstance(changes.decode(store.changes(table)[-1]), changes.Moved)
    assert len(store.changes(table)) == 3
    store.close()
    with pytest.raises(CantinaError, match="no data"):
        backup(tmp_path / "nowhere", tmp_path / "x")
