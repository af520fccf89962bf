"""Copies of a server's data: made while it runs, and put back while it does not."""

import contextlib
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

from cantina.core.errors import CantinaError

from .files import (
    BESIDE,
    FILE,
    check_pages,
    damaged,
    in_words,
    into_one,
    journal,
    key_of,
    make_private,
    only_server,
    read_only,
)

PART = ".part"  # ends the name of a copy that is not yet complete


def backup(folder: Path, target: Path) -> int:
    """Copies the data of a server, running or not, into a file, and returns how many tables it holds."""
    if not (folder / FILE).exists():
        raise CantinaError(f"{folder}: holds no data of a server")
    if target.exists():
        raise CantinaError(f"{target}: is there already; a backup overwrites nothing")
    with complete(target) as part:
        return copy(folder / FILE, part)


def restore(source: Path, folder: Path) -> tuple[int, Path | None]:
    """Puts a backup in the place of a server's data: how many tables it holds, and where the old data is now."""
    make_private(folder)
    handle = only_server(folder)
    try:
        path = folder / FILE
        with complete(path) as part:
            count = copy(source, part)
            on_disk(part)  # before anything of the old data is touched
            kept = set_aside(path) if path.exists() else None
            remove_beside(path)
        return count, kept
    finally:
        os.close(handle)


def copy(source: Path, target: Path) -> int:
    """Copies a file of data page by page, checked before and after, and returns how many tables it holds."""
    with contextlib.closing(read_only(source)) as file:
        with in_words(source):
            check_pages(file, source)
            key_of(file, source)
        with in_words(target), contextlib.closing(sqlite3.connect(target, isolation_level=None)) as new:
            target.chmod(0o600)
            file.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
            (found,) = new.execute("PRAGMA integrity_check(1)").fetchone()
            if found != "ok":
                raise CantinaError(damaged(source, found))
            return int(new.execute("SELECT count(*) FROM tables").fetchone()[0])


@contextlib.contextmanager
def complete(target: Path) -> Iterator[Path]:
    """The name for a copy that gets its own name when it is whole and on the disk, and is removed if it does not."""
    part = target.with_name(target.name + PART)
    try:
        part.unlink(missing_ok=True)
        yield part
        on_disk(part)
        part.replace(target)
        names_on_disk(target.parent)
    except OSError as error:
        raise CantinaError(f"{target}: cannot be written: {error}") from None
    finally:
        part.unlink(missing_ok=True)


def on_disk(path: Path) -> None:
    """Waits until a file would survive a power cut, and its name too."""
    to_disk(path)
    names_on_disk(path.parent)


def names_on_disk(folder: Path) -> None:
    """Waits until the names in a folder would survive a power cut."""
    with contextlib.suppress(OSError):  # Windows does not open folders
        to_disk(folder)


def to_disk(path: Path) -> None:
    """Waits until a file, or the names in a folder, would survive a power cut."""
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def set_aside(path: Path) -> Path:
    """Keeps the present data under a name that says when, and returns it."""
    kept = unused(path.with_name(f"cantina-until-{time.strftime('%Y%m%d-%H%M%S')}.sqlite"))
    # The journal goes before the new data comes, for SQLite would write it into that. It is merged first: if a restore is
    # broken off, no server may start on an older file without it. None starts on damaged data, which keeps its journal.
    if journal(path).exists() and is_sound(path):
        merge(path)
    if journal(path).exists():
        keep_as(journal(path), journal(kept))
    keep_as(path, kept)
    names_on_disk(path.parent)
    return kept


def is_sound(path: Path) -> bool:
    """Whether a file can be read with the journal beside it, perhaps by a newer server than this one."""
    address = f"{path.resolve().as_uri()}?mode=ro"
    try:
        with in_words(path), contextlib.closing(sqlite3.connect(address, uri=True)) as file:
            check_pages(file, path)
    except CantinaError:
        return False
    return True


def merge(path: Path) -> None:
    """Takes the journal of a file of data into the file, or raises CantinaError."""
    with in_words(path), contextlib.closing(sqlite3.connect(path, isolation_level=None)) as file:
        if not into_one(file):
            raise CantinaError(f"{path}: its journal cannot be merged now; is the disk full, or does somebody read it?")


def keep_as(path: Path, kept: Path) -> None:
    """Keeps a file under another name as well."""
    try:
        os.link(path, kept)
    except OSError:  # there are disks without links
        with complete(kept) as part:
            shutil.copyfile(path, part)


def unused(path: Path) -> Path:
    """The path, or the next one like it that is free."""
    paths = (path.with_stem(f"{path.stem}{more}") for more in ("", *(f"-{n}" for n in range(2, 100))))
    return next(path for path in paths if not path.exists())


def remove_beside(path: Path) -> None:
    """Removes what a server that was killed has left beside its data."""
    for end in BESIDE:
        path.with_name(path.name + end).unlink(missing_ok=True)
