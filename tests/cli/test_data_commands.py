"""`cantina backup`, `restore` and `check`: copies that can be put back, and data that is looked through."""

import asyncio
import contextlib
import shutil
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from cantina.cli import main
from cantina.server.files import FILE
from cantina.server.sqlite import SqliteStore

Said = pytest.CaptureFixture[str]
SCRIPTS = Path(__file__).parent.parent / "server" / "formats"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder of data with three tables of the template."""
    folder = tmp_path / "data"
    folder.mkdir()
    with contextlib.closing(sqlite3.connect(folder / FILE)) as file:
        file.executescript((SCRIPTS / "format-1.sql").read_text(encoding="utf-8"))
    SqliteStore(folder).close()
    return folder


@contextlib.contextmanager
def running(folder: Path) -> Iterator[SqliteStore]:
    """A server's store, in use."""
    store = SqliteStore(folder)
    yield store
    store.close()


def contents(path: Path) -> list[tuple[object, ...]]:
    """All changes in a file."""
    with contextlib.closing(sqlite3.connect(path)) as file:
        return file.execute("SELECT * FROM changes").fetchall()


async def write(store: SqliteStore, table: str, count: int) -> None:
    """Appends changes to a table."""
    await asyncio.gather(*(store.append(table, n, b"{}" * 200) for n in range(1, count + 1)))


def crashed(folder: Path, changes: int) -> Path:
    """The files of a server that was killed, its journal not yet in the file."""
    target = folder.with_name("crashed")
    with running(folder) as store:
        asyncio.run(write(store, "late", changes))
        shutil.copytree(folder, target)
    assert (target / f"{FILE}-wal").stat().st_size
    return target


def test_a_backup_is_put_back(data: Path, tmp_path: Path, capsys: Said) -> None:
    """Into an empty folder, or over other data, which is kept under a name that is said."""
    copy, other = tmp_path / "copy.sqlite", tmp_path / "other"
    assert main(["backup", str(copy), "--data", str(data)]) == 0
    assert capsys.readouterr().out == f"{copy}: 3 tables. `cantina restore --data {data} {copy}` puts it back.\n"
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert main(["restore", str(copy), "--data", str(other)]) == 0
    assert capsys.readouterr().out == f"{other}: 3 tables from {copy}. There was no data before.\n"
    assert contents(other / FILE) == contents(data / FILE)
    with running(other) as store:
        asyncio.run(write(store, "late", 3))
    late = contents(other / FILE)
    assert main(["restore", str(copy), "--data", str(other)]) == 0
    (kept,) = other.glob("cantina-until-*.sqlite")
    assert f"kept as {kept}" in capsys.readouterr().out
    assert contents(kept) == late
    assert contents(other / FILE) == contents(copy)
    with running(other) as store:
        assert len(store.key) == 32


def test_a_crashed_server_can_be_backed_up(data: Path, tmp_path: Path) -> None:
    """What is still in the journal is in the copy, and the files are left as they are."""
    folder, copy = crashed(data, 20), tmp_path / "copy.sqlite"
    before = (folder / FILE).read_bytes(), (folder / f"{FILE}-wal").read_bytes()
    assert main(["backup", str(copy), "--data", str(folder)]) == 0
    assert sum(row[0] == "late" for row in contents(copy)) == 20
    assert ((folder / FILE).read_bytes(), (folder / f"{FILE}-wal").read_bytes()) == before
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.sqlite"]


def test_restoring_over_a_crashed_server(data: Path, tmp_path: Path) -> None:
    """The old journal is not written into the restored file; what it held is kept with the old data."""
    copy = tmp_path / "copy.sqlite"
    assert main(["backup", str(copy), "--data", str(data)]) == 0
    folder = crashed(data, 50)
    assert main(["restore", str(copy), "--data", str(folder)]) == 0
    with running(folder):
        assert contents(folder / FILE) == contents(copy)
    (kept,) = folder.glob("cantina-until-*.sqlite")
    assert sum(row[0] == "late" for row in contents(kept)) == 50
    assert main(["check", str(folder)]) == 0


def test_restoring_over_a_damaged_file(data: Path, tmp_path: Path) -> None:
    """A file that SQLite cannot read is kept as it is, its journal too."""
    copy = tmp_path / "copy.sqlite"
    assert main(["backup", str(copy), "--data", str(data)]) == 0
    folder = crashed(data, 5)
    (folder / FILE).write_bytes(b"garbage" * 1000)
    journal = (folder / f"{FILE}-wal").read_bytes()
    assert main(["restore", str(copy), "--data", str(folder)]) == 0
    (kept,) = folder.glob("cantina-until-*.sqlite")
    assert kept.read_bytes() == b"garbage" * 1000
    assert kept.with_name(f"{kept.name}-wal").read_bytes() == journal
    assert contents(folder / FILE) == contents(copy)


def test_what_restore_refuses(data: Path, tmp_path: Path, capsys: Said) -> None:
    """While a server runs, and whatever is not a whole file of data: nothing is changed."""
    copy, bad = tmp_path / "copy.sqlite", tmp_path / "bad.sqlite"
    assert main(["backup", str(copy), "--data", str(data)]) == 0
    with running(data):
        before = sorted(path.name for path in data.iterdir())
        assert main(["restore", str(copy), "--data", str(data)]) == 2
        assert "another server uses this data" in capsys.readouterr().err
        assert sorted(path.name for path in data.iterdir()) == before
    before = sorted(path.name for path in data.iterdir())
    whole = (data / FILE).read_bytes()
    good = copy.read_bytes()
    mixed = good[:8192] + b"\xa5" * 4096 + good[12288:]
    spoilt = (
        (b"garbage" * 999, "no backup of Cantina"),
        (good[:9000], "damaged"),
        (mixed, "damaged"),
        (b"", "empty"),
    )
    for content, said in spoilt:
        bad.write_bytes(content)
        assert main(["restore", str(bad), "--data", str(data)]) == 2
        error = capsys.readouterr().err
        assert f"{bad}: is {said}" in error
        assert error.count("\n") == 1
        assert "cantina restore" not in error, "it is the backup that is spoilt"
        assert main(["check", str(bad)]) > 0
        assert "cantina restore" not in capsys.readouterr().err
    assert main(["restore", str(tmp_path / "nowhere"), "--data", str(data)]) == 2
    assert sorted(path.name for path in data.iterdir()) == before
    assert (data / FILE).read_bytes() == whole


def test_what_is_no_backup_makes_no_data(tmp_path: Path, capsys: Said) -> None:
    """A name that was mistyped leaves no folder and no lock behind."""
    missing, other, folder = tmp_path / "nowhere", tmp_path / "other.sqlite", tmp_path / "data"
    with contextlib.closing(sqlite3.connect(other)) as file:
        file.execute("CREATE TABLE songs (title)")
    for path, said in (
        (missing, "there is no such file"),
        (other, "is the file of another program, no backup of Cantina"),
    ):
        assert main(["restore", str(path), "--data", str(folder)]) == 2
        assert capsys.readouterr().err == f"cantina: {path}: {said}\n"
    assert not folder.exists()


def test_a_backup_that_cannot_be_written(data: Path, tmp_path: Path, capsys: Said) -> None:
    target = tmp_path / "nope" / "copy.sqlite"
    assert main(["backup", str(target), "--data", str(data)]) == 2
    assert capsys.readouterr().err == f"cantina: {target}: cannot be written: No such file or directory\n"


def test_damaged_data_names_the_way_back(data: Path, capsys: Said) -> None:
    """The file of a server, unlike a backup, can be replaced by a backup."""
    (data / FILE).write_bytes(b"garbage" * 999)
    assert main(["check", "--data", str(data)]) == 2
    assert "`cantina restore FILE` puts a backup in its place" in capsys.readouterr().err


def test_check_finds_nothing_wrong(data: Path, capsys: Said) -> None:
    """A folder or a file, also while a server runs."""
    with running(data):
        assert main(["check", str(data)]) == 0
    assert main(["check", str(data / FILE)]) == 0
    assert main(["check", "--data", str(data)]) == 0
    assert capsys.readouterr().out.splitlines() == [f"{data / FILE}: 3 tables with 39 changes: all sound."] * 3
    assert main(["check", "--data", str(data / "nowhere")]) == 2
    assert capsys.readouterr().err == f"cantina: {data / 'nowhere' / FILE}: there is no such file\n"


@pytest.mark.parametrize(
    ("sql", "said"),
    [
        ("UPDATE changes SET body = body || ' ' WHERE version = 3", "change 3 is not what was written"),
        ("DELETE FROM changes WHERE version = 3", "change 3 is missing"),
        ("DELETE FROM changes", "none of its changes is there"),
        ("UPDATE tables SET line = '{'", "its line of the lobby cannot be read"),
        ("DELETE FROM tables", "its line of the lobby cannot be read"),
        ("UPDATE tables SET owner = 'eve'", "its line of the lobby is that of another table"),
    ],
)
def test_check_names_every_damaged_table(data: Path, capsys: Said, sql: str, said: str) -> None:
    """Each with what is wrong; the exit code is 1."""
    with contextlib.closing(sqlite3.connect(data / FILE, isolation_level=None)) as file:
        tables = {table for (table,) in file.execute("SELECT id FROM tables WHERE status != 'open'")}
        file.execute(sql)
    assert main(["check", str(data)]) == 1
    *lines, last = capsys.readouterr().out.splitlines()
    assert tables <= {line.split()[1] for line in lines}
    assert all(line.endswith(said) for line in lines)
    assert last.endswith("not all sound.")


def test_check_plays_every_move(tmp_path: Path, capsys: Said) -> None:
    """A move that the rules forbid is found even where no digest tells: in data of the first format."""
    script = (SCRIPTS / "format-1.sql").read_text(encoding="utf-8")
    with contextlib.closing(sqlite3.connect(tmp_path / "old.sqlite")) as file:
        file.executescript(script.replace('"seat":1,"actions":[0]', '"seat":1,"actions":[250]', 1))
    assert main(["check", str(tmp_path / "old.sqlite")]) == 1
    assert "change 4 is a move that the rules forbid" in capsys.readouterr().out
