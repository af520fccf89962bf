"""Listening: the port is taken first of all, and as many files may be open as the machine allows."""

import asyncio
import contextlib
import errno
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import uvicorn

from cantina.core.errors import CantinaError

from .limits import Limits
from .logs import tell

OWN_FILES = 100  # kept for the server's own: data, games, pages, threads


def taken(host: str, port: int) -> socket.socket:
    """A socket that has the port; nobody is answered before the server listens on it."""
    if port not in range(65_536):
        raise CantinaError(f"--port: must be a number from 0 to 65535, not {port}")
    try:
        (family, kind, _, _, where), *_ = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        return bound(socket.socket(family, kind), where)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise CantinaError(f"--port: {port} is used by another program, perhaps by another Cantina") from None
        raise CantinaError(f"--host: cannot listen at {host}, port {port}: {error.strerror or error}") from None


def bound(found: socket.socket, where: Any) -> socket.socket:
    """The socket, with an address of its own."""
    try:
        if sys.platform != "win32":  # there it would let two servers have one port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(where)
    except OSError:
        found.close()
        raise
    return found


def open_files() -> int | None:
    """How many files this process may have open, after asking for as many as the machine allows; None: nobody counts."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return None if soft == resource.RLIM_INFINITY else soft


def within(limits: Limits, files: int | None) -> Limits:
    """The limits with no more connections than there are files for; if these are few, that is said."""
    room = limits.connections if files is None else max(files - OWN_FILES, 1)
    if room < limits.connections:
        tell(f"Only {room:,} can connect at once, because {files:,} files may be open (`ulimit -n` says so).")
        return replace(limits, connections=room)
    return limits


class Listener(uvicorn.Server):
    """uvicorn's server, which says when it is open."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins to listen."""
        await super().startup(sockets)
        if self.started:
            self._opened()


def listen(app: Any, port: socket.socket, opened: Callable[[], None], **options: Any) -> None:
    """Serves an application until it is interrupted; `opened` is called when people can come."""
    with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
        Listener(uvicorn.Config(app, **options), opened).run([port])
