"""What the tests of the server share: a hall on a disk of its own, whose guests need no sockets."""

import asyncio
import contextlib
import signal
import threading
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from cantina.server.hall import Hall
from cantina.server.services import Config
from cantina.server.store import Store
from proofs.child import LAX
from proofs.scripted import Guest

Run = Callable[[Coroutine[Any, Any, Any]], Any]
Open = Callable[..., Hall]


LONGEST = 300.0  # seconds for a test that runs a loop: a game may have to be compiled in it, on a machine that is busy


class Hangs(SystemExit):
    """A test took too long. asyncio lets this exception through, out of whatever task or wait it is raised in."""


@contextlib.contextmanager
def bounded(seconds: float) -> Iterator[None]:
    """Raises Hangs after so many seconds, even in a loop that never has its turn again; where there is no alarm, nothing."""

    def ring(*_signal: object) -> None:
        raise Hangs(f"the test hangs: it took more than {seconds:g} s")

    if not hasattr(signal, "SIGALRM") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, 1.0)  # and again, for a task that goes on while the loop is closed
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@pytest.fixture
def run() -> Iterator[Run]:
    """Runs a coroutine; one loop for the whole test, which fails if it hangs."""
    with bounded(LONGEST), asyncio.Runner() as runner:
        yield runner.run


@pytest.fixture
def open_hall(tmp_path: Path, run: Run) -> Iterator[Open]:
    """Opens halls on the same data, one after the other: opening one closes the last."""
    halls: list[Hall] = []

    def opened(store: Store | None = None, **setup: Any) -> Hall:
        while halls:
            halls.pop().close()
        halls.append(Hall(Config(tmp_path / "data", **{"limits": LAX, "pauses": (0, 0), **setup}), store))
        return halls[0]

    yield opened
    run(asyncio.sleep(0))
    for hall in halls:
        hall.close()


@pytest.fixture
def hall(open_hall: Open) -> Hall:
    """A hall."""
    return open_hall()


async def friends(hall: Hall, count: int, **lang: str) -> list[Guest]:
    """Guests who have said hello."""
    names = ["Ana", "Ben", "Cleo", "Dan", "Eva", "Fay"][:count]
    guests = [Guest(hall, name, **lang) for name in names]
    for guest in guests:
        await guest.hello()
    return guests


async def table_for(guests: list[Guest], game: str = "template", **fields: Any) -> str:
    """A table in play with a guest in each seat, all in front of it."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(guests) - 1)]
    made = await guests[0].say("create", game=game, seats=seats, **{"window": 0, "patience": 0, **fields})
    table = str(made["table"])
    await guests[0].say("salt", table=table, seat=0, salt="0a")
    for seat, guest in enumerate(guests):
        if seat:
            await guest.say("sit", table=table, seat=seat, salt="0b")
        await guest.say("watch", table=table)
    await guests[0].say("start", table=table)
    return table


async def alone(
    hall: Hall, game: str = "template", seed: str | None = "7", seats: int = 2, **fields: Any
) -> tuple[Guest, str]:
    """Someone who plays all seats of a practice game."""
    (guest,) = await friends(hall, 1)
    made = await guest.say(
        "create",
        game=game,
        seats=[{"kind": "me"}] * seats,
        seed=seed,
        start=True,
        **{"window": 0, "patience": 0, **fields},
    )
    await guest.say("watch", table=made["table"])
    return guest, str(made["table"])


async def act(guest: Guest, table: str, seat: int, text: str, **fields: Any) -> dict[str, Any]:
    """Chooses an action given as text."""
    room = guest.hall.rooms[table]
    action = room.table.match(0).table()[text]
    given = {"version": room.table.version, "step": room.course.steps(seat), "action": action}
    return await guest.say("do", table=table, seat=seat, **{**given, **fields})


async def until(ready: Callable[[], Any], seconds: float = 60) -> None:
    """Waits for something that happens by itself."""
    for _ in range(int(seconds * 100)):
        if ready():
            return
        await asyncio.sleep(0.01)
    raise TimeoutError
