"""Running the server: what differs between a server at home and one that strangers can reach, and the start."""

import gc
import ipaddress
import socket
import sys
import threading
import webbrowser
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from cantina.core.errors import CantinaError

from .admin import Door
from .app import Origins, build, uvicorn_options
from .limits import Limits
from .listening import listen, open_files, taken, within
from .logs import Style, set_up, tell
from .preparing import WORKER
from .repeats import quieten
from .services import Config
from .terminal import Lines

LOOPBACK = ("127.0.0.1", "localhost", "::1")
# Addresses that stand for all of a machine: what its own browser opens, and one elsewhere, to which the way is asked
EVERYWHERE = {"0.0.0.0": ("127.0.0.1", "192.0.2.1"), "::": ("::1", "2001:db8::1")}
QUIET = (5_000, 200, 50)  # new objects until the collector looks, and how seldom at older ones: all tables wait for it
SWITCH = 0.001  # seconds that a thread may hold the interpreter while another waits: the store's answers must not wait longer


@dataclass(frozen=True)
class Address:
    """Where a server runs, and under which names."""

    host: str
    port: int
    data: Path
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()  # addresses or networks of proxies whose word is taken for where people come from

    @property
    def inside(self) -> str:
        """Where this machine itself reaches the server."""
        return self.page_at(EVERYWHERE.get(self.host, (self.host, ""))[0])

    @property
    def public(self) -> bool:
        """Whether others than this machine can connect."""
        return self.host not in LOOPBACK or bool(self.origins)

    @property
    def link(self) -> str:
        """Where the page is opened on this machine."""
        return self.origins[0] if self.origins else self.inside

    @property
    def shared(self) -> str:
        """Where others open the page; nothing if they cannot, or if this machine has no network."""
        if not self.public or self.origins:
            return "".join(self.origins[:1])
        own = own_address(EVERYWHERE[self.host][1]) if self.host in EVERYWHERE else self.host
        return self.page_at(own) if own else ""

    def page_at(self, host: str) -> str:
        """The address of the page under the name of a host."""
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"


def own_address(elsewhere: str) -> str:
    """This machine's address on the way to another one, or nothing if there is no way. Nothing is sent to find out."""
    family = socket.AF_INET6 if ":" in elsewhere else socket.AF_INET
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((elsewhere, 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def origins_of(address: Address) -> Origins:
    """The origins of pages that may connect; given ones must be written as a browser writes them."""
    for origin in address.origins:
        scheme, _, rest = origin.partition("://")
        if scheme not in ("http", "https") or not rest or "/" in rest or rest != rest.lower():
            raise CantinaError(f"--origin: {origin!r} is not of the form https://play.example.org")
    return Origins(address.port, address.origins, address.host.lower(), addresses=address.host not in LOOPBACK)


def config_of(address: Address, **chosen: Any) -> Config:
    """How a server runs at an address: strict limits where strangers can reach it, and nothing that is for authors alone."""
    limits = Limits.strict() if address.public else Limits()
    config = Config(address.data, limits, proxies=address.proxies, address=address.shared, **chosen)
    if config.reload and address.public:
        raise CantinaError("--reload: is for a server that nobody else can reach")
    return config


def tune() -> None:
    """Sets the interpreter for many small answers: threads give way soon, and what was loaded is never searched for garbage."""
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*QUIET)


def proxies_of(given: str) -> tuple[str, ...]:
    """The addresses or networks of proxies in a list with commas."""
    for proxy in (found := tuple(filter(None, given.split(",")))):
        try:
            ipaddress.ip_network(proxy)
        except ValueError:
            raise CantinaError(
                f"--proxy: {proxy!r} is no address such as 10.0.0.2, and no network such as 10.0.0.0/24"
            ) from None
    return found


def serve(address: Address, show: bool = False, style: Style = "text", **chosen: Any) -> None:
    """Runs the server until it is interrupted; what is `chosen` goes into its Config."""
    set_up(style)
    with taken(address.host, address.port) as port:
        address = replace(address, port=port.getsockname()[1])
        config = config_of(address, worker=WORKER, **chosen)
        config.limits = within(config.limits, open_files())
        app = build(config, origins_of(address), door=Door(address.inside))
        tune()

        def opened() -> None:
            quieten()
            greet(address)
            if show:
                threading.Thread(target=webbrowser.open, args=(address.link,), daemon=True).start()

        believed = {"proxy_headers": bool(address.proxies), "forwarded_allow_ips": list(address.proxies)}
        with Lines(app.hall.kitchen, when_idle=gc.freeze):
            listen(app, port, opened, **uvicorn_options(**believed))


def greet(address: Address) -> None:
    """Says where the page is, for oneself and for others."""
    tell(f"Cantina is open at {address.link} (data in {address.data}). Ctrl+C closes it.")
    if address.shared and address.shared != address.link:
        tell(f"Friends in your network open {address.shared}")
