"""A disk that does what a proof tells it: SQLite's own calls to the system go through here, and writes fail or kill.

This works where Python shares its SQLite with the system (Linux, mostly); anywhere else it says so.
"""

import _sqlite3
import contextlib
import ctypes
import os
import signal
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

Pointer = ctypes.c_void_p
COUNTS = ("version", "file_size", "longest_name")
SKIPPED = ("next", "name", "data", "open", "delete", "access", "full_name", "dl_open", "dl_error", "dl_sym", "dl_close")
REST = ("randomness", "sleep", "time", "last_error", "time_64", "set_call", "get_call", "next_call")
WRITE = ctypes.CFUNCTYPE(
    ctypes.c_ssize_t, ctypes.c_int, Pointer, ctypes.c_size_t, ctypes.c_int64, use_errno=True
)  # of bytes at a place in a file
NAMES = (b"pwrite", b"pwrite64")


class Vfs(ctypes.Structure):
    """`sqlite3_vfs` of SQLite's C interface, by which it calls the system."""

    _fields_ = (*((name, ctypes.c_int) for name in COUNTS), *((name, Pointer) for name in SKIPPED + REST))


@dataclass
class Disk:
    """What happens to writes: `left` more are done (None: all), then each fails with `error`, or kills."""

    left: int | None = None
    error: int = 0  # an errno; 0: SIGKILL, with half of the bytes written
    writes: int = 0
    kept: list[Any] = field(default_factory=list)  # what C calls must not be collected

    def heal(self) -> None:
        """Lets everything be written again."""
        self.left = None

    def fail(self, error: int, left: int = 0) -> None:
        """Lets writes fail after some more."""
        self.error, self.left = error, left

    def through(self, real: Callable[..., int]) -> Callable[..., int]:
        """A write that does what this disk is told."""

        def write(file: int, data: int, size: int, place: int) -> int:
            self.writes += 1
            if self.left is None:
                return real(file, data, size, place)
            if self.left:
                self.left -= 1
                return real(file, data, size, place)
            if not self.error:
                real(file, data, size // 2, place)
                os.kill(os.getpid(), signal.SIGKILL)
            ctypes.set_errno(self.error)
            return -1

        return write


@contextlib.contextmanager
def faulty() -> Iterator[Disk]:
    """The disk of this process, as long as it is wanted."""
    library = ctypes.CDLL(_sqlite3.__file__)
    try:
        library.sqlite3_vfs_find.restype = Pointer
    except AttributeError:
        raise SystemExit("this Python keeps its SQLite to itself; the proof needs one that shares it") from None
    vfs = library.sqlite3_vfs_find(None)
    table = Vfs.from_address(vfs)
    get = ctypes.CFUNCTYPE(Pointer, Pointer, ctypes.c_char_p)(table.get_call)
    put = ctypes.CFUNCTYPE(ctypes.c_int, Pointer, ctypes.c_char_p, Pointer)(table.set_call)
    disk, names = Disk(), [name for name in NAMES if get(vfs, name)]
    for name in names:
        ours = WRITE(disk.through(WRITE(get(vfs, name))))
        disk.kept.append(ours)
        put(vfs, name, ctypes.cast(ours, Pointer))
    try:
        yield disk
    finally:
        for name in names:
            put(vfs, name, None)
