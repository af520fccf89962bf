"""Data of every earlier format is taken to the present one, whole, or not at all."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest

from cantina.core.errors import CantinaError
from cantina.server import migrations
from cantina.server.auditing import audit
from cantina.server.files import FILE, format_of
from cantina.server.hall import Hall
from cantina.server.migrations import FORMAT
from cantina.server.services import Config
from cantina.server.sqlite import SqliteStore
from proofs.child import LAX
from proofs.scripted import Guest

from .conftest import Run

FORMATS = sorted((Path(__file__).parent / "formats").glob("*.sql"))
OLD = pytest.mark.parametrize("old", FORMATS, ids=lambda path: path.stem)
ANA = "a" * 32  # who played the games in them
BODIES = 'SELECT "table", version, body FROM changes ORDER BY 1, 2'
KEY = "SELECT value FROM meta WHERE key = 'key'"


def written(folder: Path, script: Path) -> Path:
    """The file of data that a script makes."""
    folder.mkdir(exist_ok=True)
    with contextlib.closing(sqlite3.connect(folder / FILE)) as file:
        file.executescript(script.read_text(encoding="utf-8"))
    return folder / FILE


def rows(path: Path, sql: str) -> list[tuple[object, ...]]:
    """What a query finds in a file."""
    with contextlib.closing(sqlite3.connect(path)) as file:
        return file.execute(sql).fetchall()


def test_every_earlier_format_is_among_them() -> None:
    """Each file has the format that its name says: whoever adds a step adds the data of the format before it."""
    assert [path.stem for path in FORMATS] == [f"format-{number}" for number in range(1, FORMAT)]
    for number, path in enumerate(FORMATS, 1):
        assert path.read_text(encoding="utf-8").endswith(f"PRAGMA user_version = {number};\n")


@OLD
def test_old_data_goes_on(old: Path, tmp_path: Path, run: Run) -> None:
    """Changes and key are the same byte for byte, everything is sound, and the games are played on."""
    path = written(tmp_path, old)
    before = rows(path, BODIES), rows(path, KEY)

    async def play() -> None:
        hall = Hall(Config(tmp_path, LAX))
        ana = Guest(hall, guest=ANA)
        assert (await ana.hello())["name"] == "Ană"
        tables = {line["status"]: line["table"] for line in (await ana.say("lobby"))["tables"]}
        assert set(tables) == {"open", "playing", "ended"}
        shown = await ana.say("watch", table=tables["playing"])
        room = hall.rooms[tables["playing"]]
        seat = room.course.to_act()[0]
        given = {"seat": seat, "version": shown["version"], "step": 0, "action": room.course.legal(seat)[0]}
        assert (await ana.say("do", table=tables["playing"], **given))["type"] == "done"
        assert (await ana.say("replay", table=tables["ended"], at=0, count=1))["type"] == "replay"
        hall.close()

    SqliteStore(tmp_path).close()
    assert (rows(path, BODIES), rows(path, KEY)) == before
    assert rows(path, "PRAGMA user_version") == [(FORMAT,)]
    run(play())
    assert audit(path).damaged == []


@OLD
def test_old_data_can_be_checked_and_is_not_touched(old: Path, tmp_path: Path) -> None:
    """`check` reads the file of an older format as it is."""
    path = written(tmp_path, old)
    before = path.read_bytes()
    report = audit(path)
    assert (report.tables, report.damaged, report.stuck) == (3, [], [])
    assert path.read_bytes() == before


def test_a_step_is_taken_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A step that fails has left nothing behind, and is taken by the next start."""
    path = written(tmp_path, FORMATS[0])

    def failing(file: sqlite3.Connection) -> None:
        migrations.digests_of_changes(file)
        raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as patched:
        patched.setattr(migrations, "STEPS", (migrations.tables_and_key, failing, *migrations.STEPS[2:]))
        with pytest.raises(CantinaError, match="disk I/O error"):
            SqliteStore(tmp_path)
    with contextlib.closing(sqlite3.connect(path)) as file:
        assert format_of(file) == 1
        assert [column[1] for column in file.execute("PRAGMA table_info(changes)")] == ["table", "version", "body"]
    SqliteStore(tmp_path).close()
    assert audit(path).damaged == []


def test_a_first_server_that_was_killed_before_it_had_a_key(tmp_path: Path) -> None:
    """The first servers wrote the tables, then the key: a folder that has only the tables is usable again."""
    path = tmp_path / FILE
    with contextlib.closing(sqlite3.connect(path)) as file:
        file.executescript(f"{migrations.TABLES} PRAGMA user_version = 1;")
    store = SqliteStore(tmp_path)
    key = store.key
    store.close()
    again = SqliteStore(tmp_path)
    assert (again.key, len(key)) == (key, 32)
    again.close()


def test_tables_and_key_come_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    """A first start that ends at the key has made nothing; the next one begins anew."""

    def no_chance(_count: int) -> bytes:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("cantina.server.migrations.secrets.token_bytes", no_chance)
        with pytest.raises(KeyboardInterrupt):
            SqliteStore(tmp_path)
    assert rows(tmp_path / FILE, "SELECT name FROM sqlite_master") == []
    store = SqliteStore(tmp_path)

    async def write() -> None:
        await asyncio.wait_for(store.append("t", 1, b"{}"), 60)

    run(write())
    store.close()
