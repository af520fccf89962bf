"""The file of data in its folder: private, for one server at a time, and checked before anything is done with it."""

import contextlib
import os
import sqlite3
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from cantina.core.errors import CantinaError

from .migrations import FORMAT, migrate

FILE = "cantina.sqlite"
LOCK = "cantina.lock"
BESIDE = ("-wal", "-shm")  # what SQLite keeps beside a file that is in use, or that was when the machine stopped
OURS = {"meta", "guests", "tables", "members", "changes"}
INSTEAD = "`cantina restore FILE` puts a backup in its place, and keeps it"  # for a server's own file
LENIENT = partial(str, encoding="utf-8", errors="replace")  # one damaged text must not spoil the reading of all others
PATIENCE = 30  # seconds that a connection waits for others
CLEAN = "secure_delete = ON"  # what is deleted is overwritten: who is forgotten shall not be found in the file
DURABLE = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "wal_autocheckpoint = 4000")


def opened(path: Path) -> sqlite3.Connection:
    """The file in the newest format, made if there is none; raises CantinaError if it is not ours, or damaged."""
    with in_words(path):
        with contextlib.closing(sqlite3.connect(path)) as file:  # nothing is written into a file that is not ours
            check_ours(file, path)
            check_pages(file, path)
        file = connect(path)
        migrate(file)
        into_one(file)
        return file


def into_one(file: sqlite3.Connection, patience: float = 1.0) -> bool:
    """Takes what is in the journal into the file, and says whether all of it is there now.

    If others read it for longer than we are patient, or the disk is full, it stays for later.
    """
    busy = 1
    with contextlib.suppress(sqlite3.OperationalError):
        file.execute(f"PRAGMA busy_timeout = {round(1000 * patience)}")
        busy, _, _ = file.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    file.execute(f"PRAGMA busy_timeout = {1000 * PATIENCE}")
    return not busy


def connect(path: Path) -> sqlite3.Connection:
    """A connection that is durable: what it has committed survives a crash of the machine."""
    file = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=PATIENCE)
    file.text_factory = LENIENT
    for pragma in (*DURABLE, CLEAN):
        file.execute(f"PRAGMA {pragma}")
    return file


def key_of(file: sqlite3.Connection, path: Path) -> bytes:
    """The server's key, without which no guest would be known again."""
    found = file.execute("SELECT value FROM meta WHERE key = 'key'").fetchone()
    if not found:
        raise CantinaError(damaged(path, "the server's key is missing"))
    return bytes(found[0])


def read_only(path: Path) -> sqlite3.Connection:
    """A file of data to read from, by a server in use or not, checked to be one."""
    if not path.is_file():
        raise CantinaError(f"{path}: there is no such file")
    # Without a journal beside it nobody writes the file, and SQLite need not make one, where it perhaps may not.
    alone = "" if journal(path).exists() else "&immutable=1"
    with in_words(path):
        file = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro{alone}", uri=True, isolation_level=None)
        file.text_factory = LENIENT
        check_ours(file, path)
        if not format_of(file):
            raise CantinaError(f"{path}: is empty")
        return file


def journal(path: Path) -> Path:
    """Where SQLite keeps what is written and not yet in the file itself."""
    return path.with_name(path.name + BESIDE[0])


def format_of(file: sqlite3.Connection) -> int:
    """The number of a file's format; 0 is a new file."""
    return int(file.execute("PRAGMA user_version").fetchone()[0])


def check_ours(file: sqlite3.Connection, path: Path) -> None:
    """Raises CantinaError unless this server can use the file: another program's or a newer server's is let be."""
    found = {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    version = format_of(file)
    if version > FORMAT and found >= OURS:
        raise CantinaError(f"{path}: was written by a newer server (format {version}); this one knows format {FORMAT}")
    if found and not (found >= OURS and version):
        way = "; move it away, or give --data another folder" if is_own(path) else ", no backup of Cantina"
        raise CantinaError(f"{path}: is the file of another program{way}")


def check_pages(file: sqlite3.Connection, path: Path) -> None:
    """Raises CantinaError if the file is cut or its pages do not fit together."""
    (found,) = file.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise CantinaError(damaged(path, found))


def damaged(path: Path, what: str) -> str:
    """What is said of a damaged file."""
    first = what.replace("*** in database main ***", "").strip().splitlines()[0]
    return f"{path}: is damaged ({first})" + (f"; {INSTEAD}" if is_own(path) else "")


def is_own(path: Path) -> bool:
    """Whether a file is the data of a server: all others that we are given are backups."""
    return path.name == FILE


@contextlib.contextmanager
def in_words(path: Path) -> Iterator[None]:
    """Says what SQLite cannot do with a file as a CantinaError."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        if name_of(error) == "SQLITE_NOTADB" and is_own(path):
            raise CantinaError(f"{path}: is not a file of a server's data; move it away, or: {INSTEAD}") from None
        if name_of(error) == "SQLITE_NOTADB":
            raise CantinaError(f"{path}: is no backup of Cantina") from None
        if is_damage(error):
            raise CantinaError(damaged(path, str(error))) from None
        raise CantinaError(f"{path}: cannot be used for data: {error}") from None


def is_damage(error: sqlite3.Error) -> bool:
    """Whether SQLite found pages that do not fit together."""
    return name_of(error).startswith("SQLITE_CORRUPT")


def name_of(error: sqlite3.Error) -> str:
    """SQLite's name of an error; what Python itself raises has none."""
    return str(getattr(error, "sqlite_errorname", ""))


def make_private(folder: Path) -> None:
    """Makes the folder of data, readable by its owner alone: seeds and keys are in it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o700)
    except OSError as error:
        raise CantinaError(f"{folder}: cannot be used for data: {error}") from None


def only_server(folder: Path) -> int:
    """A lock that says that a server uses this data; raises CantinaError when another one does."""
    try:
        handle = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise CantinaError(f"{folder}: cannot be used for data: {error}") from None
    try:
        lock(handle)
    except OSError:
        os.close(handle)
        raise CantinaError(f"{folder}: another server uses this data; stop it, or give --data another folder") from None
    return handle


def lock(handle: int) -> None:
    """Takes a file for this process alone, or raises OSError."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
