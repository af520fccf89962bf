"""A backup that is put back is whole and on the disk before anything of the old data is moved."""

import asyncio
import contextlib
import os
import sqlite3
from pathlib import Path

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
