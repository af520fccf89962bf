"""The ASGI application: who is let in, security headers, the socket."""

import asyncio
import contextlib
import ipaddress
import logging
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .admin import DOOR, Door, admin_route, left_open
from .connection import Connection, Write
from .errors import StoreFailed
from .framing import WRITE
from .gate import FLOOD, TOO_MUCH, Caller, Wire
from .guests import address_of
from .hall import Hall
from .reloading import Reloader
from .services import Config
from .sharing import Turnstile
from .store import Store
from .web import not_now, routes

log = logging.getLogger(__name__)

HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
RELOAD = 4001  # the code of a closed socket by which the page knows that it is out of date
KEPT_OUT = b"the host of this server keeps you out\n"
LOCAL = ("localhost", "127.0.0.1", "[::1]")


@dataclass(frozen=True)
class Origins:
    """Which pages may open a socket: this server's own, under the names that it is known by.

    A name that anyone can point at this address (DNS rebinding) is refused: only local names, the name that the
    server is bound to, the given origins, and, when bound to other than this machine, plain IP addresses count as ours.
    """

    port: int
    given: tuple[str, ...] = ()
    bound: str = LOCAL[0]  # the name or address that the server listens at, in small letters
    addresses: bool = False  # whether an IP address as host is ours

    def own_host(self, host: str) -> bool:
        """Whether a Host header names this server."""
        return self.plain_host(host) or any(urlsplit(origin).netloc == host for origin in self.given)

    def plain_host(self, host: str) -> bool:
        """Whether a Host header is a local name, the one we are bound to, or an address that may be ours, with our port."""
        name, port = split_host(host.lower())
        return port == self.port and (name in (*LOCAL, self.bound) or (self.addresses and is_address(name)))

    def own_origin(self, origin: str, host: str) -> bool:
        """Whether an Origin header is exactly that of a page from this server."""
        if origin in self.given:
            return urlsplit(origin).netloc == host
        return self.plain_host(host) and origin == f"http://{host}"

    @property
    def secure(self) -> bool:
        """Whether the cookie may only travel encrypted."""
        return bool(self.given) and all(origin.startswith("https://") for origin in self.given)


def split_host(host: str) -> tuple[str, int]:
    """The name and the port of a Host header."""
    name, colon, port = host.rpartition(":")
    if not colon or not port.isdigit() or host.endswith("]"):
        return host, 80
    return name, int(port)


def is_address(name: str) -> bool:
    """Whether a host is a plain IP address."""
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def is_private(address: str) -> bool:
    """Whether an address is one of this machine or of a network at home: anybody else may claim to be a proxy."""
    return is_address(address) and ipaddress.ip_address(address).is_private


class Front:
    """The front door: the socket for /ws, and for pages security headers, a cookie for every guest, no foreign hosts.

    Sockets do not pass through Starlette: its layers would cost each of them a few kilobytes and every message some time.
    """

    def __init__(self, app: ASGIApp, hall: Hall, origins: Origins, socket: "Socket") -> None:
        self.app, self.hall, self.origins, self.socket = app, hall, origins, socket
        self.turnstile = Turnstile()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles one request, or one socket from beginning to end."""
        if scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        elif scope["type"] == "http":
            await self.page(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def page(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles one request."""
        headers = Headers(scope=scope)
        if not self.hall.may_fetch(address_of(scope)):
            await answer(send, 429, b"too many requests; wait a little\n", (b"connection", b"close"))
            return
        await self.turnstile.enter(address_of(scope))
        cookie = self.new_cookie(scope, headers)

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                out = MutableHeaders(scope=message)
                if self.hall.config.reload:
                    out["cache-control"] = "no-store"
                for name, value in HEADERS.items():
                    out.setdefault(name, value)
                if cookie:
                    out.append("set-cookie", cookie)
                    out["cache-control"] = "no-store"  # no cache on the way may give it to somebody else
            await send(message)

        if not self.origins.own_host(headers.get("host", "")):
            await answer(guarded, 421, b"this server is not known by that name; see --origin\n")
        elif not scope["path"].startswith(DOOR) and self.kept_out(scope, headers):
            await answer(guarded, 403, KEPT_OUT)
        else:
            await self.app(scope, receive, guarded)

    def kept_out(self, scope: Scope, headers: Headers) -> bool:
        """Whether the host keeps the sender of a request out."""
        known = self.hall.guests.of_header(headers.get("cookie", ""))
        return self.hall.keeps_out(known[0] if known else None, address_of(scope))

    def new_cookie(self, scope: Scope, headers: Headers) -> str:
        """The cookie to set for who asks for a page: a new guest's, or a known one's that is old."""
        page = scope["path"] == "/" or scope["path"].startswith("/table/")
        if not page:
            return ""
        return self.hall.guest_of(headers.get("cookie", ""), address_of(scope), self.origins.secure)[1] or ""


class Socket:
    """The endpoint /ws."""

    def __init__(self, hall: Hall, origins: Origins) -> None:
        self.hall, self.origins = hall, origins
        self._open: dict[Connection, Send] = {}
        self._warned: set[str] = set()  # proxies that are not believed

    async def reload_pages(self) -> None:
        """Closes every socket in such a way that its page loads itself again."""
        await self.hang_up(lambda _person: True, RELOAD)

    async def hang_up(self, test: Callable[[Connection], bool], code: int) -> None:
        """Closes the sockets of some people, with a code that says why."""
        for person, send in list(self._open.items()):
            if test(person):
                with contextlib.suppress(Exception):  # it was closed meanwhile
                    await send({"type": "websocket.close", "code": code})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one connection from beginning to end."""
        await receive()  # websocket.connect
        if scope["path"] != "/ws":
            await refuse(send, 404, b"the socket is at /ws\n")
            return
        headers, address = Headers(scope=scope), address_of(scope)
        if not self.origins.own_origin(headers.get("origin", ""), headers.get("host", "")):
            await refuse(send, 403, b"a page from elsewhere may not connect\n")
            return
        self.warn_of_proxy(headers, address)
        guest, cookie = self.hall.guest_of(headers.get("cookie", ""), address, self.origins.secure)
        if self.hall.keeps_out(guest, address):
            await refuse(send, 403, KEPT_OUT)
            return
        shut = self.hall.doors.shut(address, self.hall.now())
        if guest is None or shut or not self.hall.doors.enter(address, guest):
            await refuse(send, 429, b"too many connections\n")
            return
        try:
            extra = [(b"set-cookie", cookie.encode())] if cookie else []
            await send({"type": "websocket.accept", "headers": extra})
            await self.serve(guest, address, receive, send, scope.get("extensions", {}).get(WRITE))
        finally:
            self.hall.doors.leave(address, guest)

    def warn_of_proxy(self, headers: Headers, address: str) -> None:
        """Says once that people come through a proxy which is not believed, so that all of them count as one."""
        named = headers.get("x-forwarded-for", "")
        if named and address not in named and address not in self._warned and is_private(address):
            self._warned.add(address)
            log.warning(
                "people come through a proxy at %s and count as one: start with --proxy %s to tell them apart",
                address,
                address,
            )

    async def serve(self, guest: str, address: str, receive: Receive, send: Send, write: Write | None) -> None:
        """Reads messages until the other side goes."""

        async def send_text(text: bytes) -> None:
            await send({"type": "websocket.send", "text": text.decode()})

        person = Connection(guest, address, send_text, self.hall.config.limits, self.hall.now())
        person.write = write or person.write
        self.hall.connect(person)
        self._open[person] = send
        try:
            while (message := await receive())["type"] == "websocket.receive":
                await self.hall.receive(person, message.get("text") or message.get("bytes") or b"")
                if person.flooding:
                    self.hall.doors.flooded(address, self.hall.now())
                    await send({"type": "websocket.close", "code": FLOOD, "reason": TOO_MUCH})
                    break
        finally:
            self._open.pop(person, None)
            self.hall.disconnect(person)


async def refuse(send: Send, status: int, reason: bytes) -> None:
    """Refuses a socket with an HTTP answer."""
    await answer(send, status, reason, kind="websocket.http.response")


async def answer(
    send: Send, status: int, text: bytes, *headers: tuple[bytes, bytes], kind: str = "http.response"
) -> None:
    """Answers in one sentence."""
    plain = (b"content-type", b"text/plain"), (b"content-length", str(len(text)).encode())
    await send({"type": f"{kind}.start", "status": status, "headers": [*plain, *headers]})
    await send({"type": f"{kind}.body", "body": text})


def build(config: Config, origins: Origins, store: Store | None = None, door: Door | None = None) -> Front:
    """The application, with a door for its host if it is to have one."""
    hall = Hall(config, store)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[dict[str, Any]]:
        await hall.house.open()
        with left_open(door, config.data) if door else contextlib.nullcontext():
            async with hall.kitchen.at_work(), reloading(front):
                hall.begin()
                yield {"doors": hall.doors}  # where the gate finds them
        await hall.rest()
        hall.close()

    socket = Socket(hall, origins)
    found = [*([admin_route(hall, socket.hang_up, door)] if door else []), *routes(hall)]
    app = Starlette(routes=found, lifespan=lifespan, exception_handlers={StoreFailed: not_now})
    app.state.games, app.state.kitchen = hall.games, hall.kitchen
    front = Front(app, hall, origins, socket)
    return front


@contextlib.asynccontextmanager
async def reloading(front: Front) -> AsyncIterator[None]:
    """Reads edited games again meanwhile, if the server is told to."""
    if not front.hall.config.reload:
        yield
        return
    watching = asyncio.create_task(Reloader(front.hall, front.socket.reload_pages).run())
    try:
        yield
    finally:
        watching.cancel()


def uvicorn_options(**more: Any) -> dict[str, Any]:
    """How uvicorn runs the application: no compression (32 KB a socket), no access log (it would hold seat links)."""
    return {
        "http": Caller,
        "ws": Wire,
        "ws_max_size": 64 * 1024,  # beyond it the socket is closed; between it and 4 KB a message is refused
        "ws_per_message_deflate": False,
        "access_log": False,
        "server_header": False,
        "proxy_headers": False,
        "log_level": "warning",
        "log_config": None,  # as our own lines
        **more,
    }
