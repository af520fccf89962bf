"""A backup that is put back is whole and on the disk before anything of the old data is moved."""

import asyncio
import contextlib
import itertools
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from cantina.core.errors import CantinaError
from cantina.server import copies
from cantina.server.copies import PART, backup, restore
from cantina.server.files import FILE, journal
from cantina.server.sqlite import SqliteStore


async def write(folder: Path, table: str) -> SqliteStore:
    """A store with a table, still open, so that its journal is not yet in the file."""
    store = SqliteStore(folder)
    await asyncio.gather(*(store.append(table, n, b"{}" * 200) for n in range(1, 50)))
    return store


class Killed(BaseException):
    """The process ended here."""


@contextlib.contextmanager
def killed_at(step: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Ends a restore before one of its steps on files; the names of those that it began."""
    begun: list[str] = []

    def stopping(name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any, **more: Any) -> Any:
            if len(begun) >= step:
                raise Killed
            begun.append(name)
            return real(*given, **more)

        return call

    with monkeypatch.context() as patched:
        for where, name in ((Path, "unlink"), (Path, "replace"), (os, "link"), (os, "fsync"), (copies, "into_one")):
            patched.setattr(where, name, stopping(name, getattr(where, name)))
        with contextlib.suppress(Killed):
            yield begun


def no_links(*_paths: Path) -> None:
    """What a disk without links says."""
    raise OSError("not supported")


def tables(path: Path) -> set[str]:
    """The tables of which there are changes in a file."""
    with contextlib.closing(sqlite3.connect(path)) as file:
        return {table for (table,) in file.execute('SELECT DISTINCT "table" FROM changes')}


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A backup with one table, `early`."""
    asyncio.run(write(tmp_path / "first", "early")).close()
    backup(tmp_path / "first", tmp_path / "copy.sqlite")
    return tmp_path / "copy.sqlite"


@pytest.fixture
def killed(tmp_path: Path) -> Path:
    """The folder of a server that was killed: its table, `late`, is in the journal."""
    store = asyncio.run(write(tmp_path / "used", "late"))
    folder = tmp_path / "killed"
    folder.mkdir()
    for path in (store.path, journal(store.path)):
        (folder / path.name).write_bytes(path.read_bytes())
    store.close()
    return folder


def test_an_old_journal_without_its_file_is_not_read_into_the_new_one(copy: Path, killed: Path) -> None:
    """Whoever deletes the data by hand and leaves the journal gets what the backup holds, and nothing else."""
    (killed / FILE).unlink()
    assert restore(copy, killed) == (0, None)
    assert not journal(killed / FILE).exists()
    SqliteStore(killed).close()
    assert tables(killed / FILE) == {"early"}


def test_the_new_file_is_on_the_disk_before_the_old_one_moves(
    copy: Path, killed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A power cut in between would else leave a file of which nothing was written, and no journal."""
    happened: list[str] = []
    to_disk, set_aside = copies.to_disk, copies.set_aside
    monkeypatch.setattr(copies, "to_disk", lambda path: (happened.append(path.name), to_disk(path))[1])
    monkeypatch.setattr(copies, "set_aside", lambda path: (happened.append("aside"), set_aside(path))[1])
    restore(copy, killed)
    assert happened[: happened.index("aside")] == [FILE + PART, killed.name]
    assert happened[-1] == killed.name
    assert tables(killed / FILE) == {"early"}


def test_a_restore_that_is_killed_leaves_the_old_data_or_the_new(
    copy: Path, killed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At whichever step: the next server has all of the old data or all of the new, and what is set aside is whole."""
    found = []
    for step in itertools.count():
        folder = tmp_path / f"step-{step}"
        shutil.copytree(killed, folder)
        with killed_at(step, monkeypatch) as begun:
            restore(copy, folder)
        SqliteStore(folder).close()
        found.append(tables(folder / FILE))
        assert all(tables(kept) == {"late"} for kept in folder.glob("cantina-until-*.sqlite"))
        if len(begun) < step:
            break
    assert found == [{"late"}] * found.index({"early"}) + [{"early"}] * found.count({"early"})
    assert found.count({"late"}) > 5


def test_a_restore_over_newer_data_that_is_killed_leaves_all_of_it(
    copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever goes back to an older Cantina may be cut off, and then go on with the newer one."""
    store = asyncio.run(write(tmp_path / "used", "late"))
    store._writer.execute("PRAGMA user_version = 99")
    for step in itertools.count():
        folder = tmp_path / f"step-{step}"
        folder.mkdir()
        for path in (store.path, journal(store.path)):
            shutil.copy(path, folder)
        with killed_at(step, monkeypatch) as begun:
            restore(copy, folder)
        assert tables(folder / FILE) in ({"late"}, {"early"})
        if len(begun) < step:
            break
    assert tables(folder / FILE) == {"early"}
    store.close()


@pytest.mark.parametrize("links", [True, False])
@pytest.mark.parametrize("damage", ["garbage", "cut"])
def test_a_restore_over_damaged_data_that_is_killed_leaves_all_of_it(
    copy: Path, killed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: str, links: bool
) -> None:
    """File and journal are in their place or both under another name, and no server starts on half of them."""
    if not links:
        monkeypatch.setattr(os, "link", no_links)
    (killed / FILE).write_bytes(b"garbage" * 1000 if damage == "garbage" else (killed / FILE).read_bytes()[:4096])
    before = (killed / FILE).read_bytes(), journal(killed / FILE).read_bytes()
    for step in itertools.count():
        folder = tmp_path / f"step-{step}"
        shutil.copytree(killed, folder)
        with killed_at(step, monkeypatch) as begun:
            restore(copy, folder)
        pairs = [(path, journal(path)) for path in folder.glob("cantina*.sqlite")]
        whole = [(path.read_bytes(), beside.read_bytes()) for path, beside in pairs if beside.exists()]
        assert before in whole
        if len(begun) < step:
            break
        if (folder / FILE).read_bytes() == before[0]:
            with pytest.raises(CantinaError, match=r"move it away|damaged"):
                SqliteStore(folder)
    assert tables(folder / FILE) == {"early"}


def test_a_disk_that_does_not_take_the_new_file_keeps_the_old_one(
    copy: Path, killed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """File and journal are as they were, and nothing else is there."""
    before = {path.name: path.read_bytes() for path in killed.iterdir()}

    def fails(_handle: int) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", fails)
        with pytest.raises(CantinaError, match="no space left"):
            restore(copy, killed)
    assert {path.name: path.read_bytes() for path in killed.iterdir() if path.name in before} == before
    assert not list(killed.glob("cantina-until-*"))
