"""Running the server: what differs between a server at home and one that strangers can reach, and a warm start."""

import gc
import sys
import webbrowser
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvicorn

from cantina.core.errors import CantinaError

from .app import Origins, build, uvicorn_options
from .limits import Limits
from .preparing import prepare, warm_up
from .services import Config

LOOPBACK = ("127.0.0.1", "localhost", "::1")
QUIET = (50_000, 20, 50)  # new objects until the collector looks: a look at everything would stop all tables
SWITCH = 0.001  # seconds that a thread may hold the interpreter while another waits: the store's answers must not wait longer


@dataclass(frozen=True)
class Address:
    """Where a server runs, and under which names."""

    host: str
    port: int
    data: Path
    origins: tuple[str, ...] = ()
    proxy: bool = False

    @property
    def public(self) -> bool:
        """Whether others than this machine can connect."""
        return self.host not in LOOPBACK or bool(self.origins)


def origins_of(address: Address) -> Origins:
    """The origins of pages that may connect; given ones must be written as a browser writes them."""
    for origin in address.origins:
        scheme, _, rest = origin.partition("://")
        if scheme not in ("http", "https") or not rest or "/" in rest or rest != rest.lower():
            raise CantinaError(f"--origin: {origin!r} is not of the form https://play.example.org")
    return Origins(address.port, address.origins, addresses=address.host not in LOOPBACK)


def config_of(address: Address, **chosen: Any) -> Config:
    """How a server runs at an address: strict limits where strangers can reach it, and nothing that is for authors alone."""
    config = Config(address.data, Limits.strict() if address.public else Limits(), **chosen)
    if config.reload and address.public:
        raise CantinaError("--reload: is for a server that nobody else can reach")
    return config


def tune() -> None:
    """Sets the interpreter for many small answers: threads give way soon, and what was loaded is never searched for garbage."""
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*QUIET)


def serve(address: Address, show: bool = False, **chosen: Any) -> None:
    """Runs the server until it is interrupted; what is `chosen` goes into its Config."""
    app = build(config_of(address, **chosen), origins_of(address))
    prepare(app.hall.games)
    warm_up(app.hall.games)
    tune()
    host = f"[{address.host}]" if ":" in address.host else address.host
    link = address.origins[0] if address.origins else f"http://{host}:{address.port}"
    print(f"Cantina is open at {link} (data in {address.data}). Ctrl+C closes it.", flush=True)
    if show:
        webbrowser.open(link)
    options = uvicorn_options(host=address.host, port=address.port, proxy_headers=address.proxy)
    uvicorn.run(app, **options)
