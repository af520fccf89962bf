"""Running the server: what differs between a server at home and one that strangers can reach, and a warm start."""

import gc
import sys
import webbrowser
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import uvicorn

from cantina.core.errors import CantinaError
from cantina.core.registry import all_facts
from cantina.core.registry import game as game_of

from .app import Origins, build, uvicorn_options
from .board import board_of
from .hall import Setup
from .limits import Limits
from .preparing import prepare

LOOPBACK = ("127.0.0.1", "localhost", "::1")
QUIET = (50_000, 20, 50)  # new objects until the collector looks: a look at everything would stop all tables
SWITCH = 0.001  # seconds that a thread may hold the interpreter while another waits: the store's answers must not wait longer


@dataclass(frozen=True)
class Place:
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


def origins_of(place: Place) -> Origins:
    """The origins of pages that may connect; given ones must be written as a browser writes them."""
    for origin in place.origins:
        scheme, _, rest = origin.partition("://")
        if scheme not in ("http", "https") or not rest or "/" in rest or rest != rest.lower():
            raise CantinaError(f"--origin: {origin!r} is not of the form https://play.example.org")
    return Origins(place.port, place.origins, addresses=place.host not in LOOPBACK)


def setup_of(place: Place, threads: int | None) -> Setup:
    """How a server runs at a place: strict limits where strangers can reach it."""
    return Setup(place.data, Limits.strict() if place.public else Limits(), threads=threads)


def warm_up(only: Sequence[str] = ()) -> None:
    """Loads every game that is offered (or only some), so that nobody waits for a compiler at a table."""
    for facts in all_facts().values():
        if facts.id in only or (facts.offered and not only):
            print(f"Loading {facts.title} …", flush=True)
            board = board_of(facts.id, facts.pack)
            game = game_of(facts.id)
            states = board.lay(facts.players[0], "0", game.options(facts.players[0], {}, lambda _name, _n: 0))
            for seat in range(facts.players[0]):
                for action in board.choices(states, seat)[:1]:
                    board.act(states.copy(), seat, action, "0")


def tune() -> None:
    """Sets the interpreter for many small answers: threads give way soon, and what was loaded is never searched for garbage."""
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*QUIET)


def serve(place: Place, threads: int | None = None, show: bool = False) -> None:
    """Runs the server until it is interrupted."""
    app = build(setup_of(place, threads), origins_of(place))
    prepare([facts.id for facts in all_facts().values() if facts.offered])
    warm_up()
    tune()
    host = f"[{place.host}]" if ":" in place.host else place.host
    address = place.origins[0] if place.origins else f"http://{host}:{place.port}"
    print(f"Cantina is open at {address} (data in {place.data}). Ctrl+C closes it.", flush=True)
    if show:
        webbrowser.open(address)
    options = uvicorn_options(host=place.host, port=place.port, proxy_headers=place.proxy)
    uvicorn.run(app, **options)
