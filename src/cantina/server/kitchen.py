"""The kitchen: the games of a server on their way to the tables, while the page is open already.

A game that is not in the cache is compiled in a process of its own; then it is loaded off the event loop. They come in the
order in which they are offered, the short ones first: whoever waits wants to play soon.
"""

import asyncio
import contextlib
import logging
import os
import subprocess
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from pathlib import Path

from cantina.core.errors import CantinaError
from cantina.core.kernel import cache_home, usable
from cantina.core.registry import Facts
from cantina.core.registry import game as game_of

from . import preparing
from .errors import Refusal
from .messages import GameStage, Stage

log = logging.getLogger(__name__)


class Dish:
    """One game on its way."""

    def __init__(self, facts: Facts) -> None:
        self.game, self.title = facts.id, facts.title
        self.stage: Stage = "waiting"
        self.begun = self.about = 0.0  # when it was begun, and the seconds that it will take
        self.problem = ""
        self.settled = asyncio.Event()

    def shown(self) -> GameStage:
        """How far it is, as everybody is told."""
        if self.stage != "preparing":
            return GameStage(game=self.game, stage=self.stage, problem=self.problem)
        return GameStage(game=self.game, stage=self.stage, seconds=int(self.seconds), about=round(self.about))

    @property
    def seconds(self) -> float:
        """How long it has been compiled."""
        return time.monotonic() - self.begun


class Kitchen:
    """The games that a server prepares, and who listens to how far they are. All other games are ready."""

    def __init__(self, games: Iterable[Facts], worker: Sequence[str]) -> None:
        self.dishes = {facts.id: Dish(facts) for facts in games}
        self.worker = worker
        self.listeners: list[Callable[[Dish], None]] = []
        self._loading = asyncio.Lock()

    # For those who ask

    def unready(self) -> list[GameStage]:
        """The games that are not ready."""
        return [dish.shown() for dish in self.dishes.values() if dish.stage != "ready"]

    @property
    def idle(self) -> bool:
        """Whether nothing is left to do."""
        return all(dish.settled.is_set() for dish in self.dishes.values())

    async def done(self) -> None:
        """Waits until nothing is left to do."""
        for dish in self.dishes.values():
            await dish.settled.wait()

    async def need(self, game: str) -> None:
        """Waits while a game is loaded, which takes a moment; refuses while it is compiled, which may take a minute."""
        dish = self.dishes.get(game)
        if dish and dish.stage in ("waiting", "preparing"):
            raise Refusal("preparing", f"{dish.title} is being prepared and can be played soon")
        if dish:
            await dish.settled.wait()

    # The work

    @contextlib.asynccontextmanager
    async def at_work(self) -> AsyncIterator[None]:
        """Prepares the games meanwhile; whatever is still being compiled at the end is given up."""
        work = asyncio.create_task(self.run())
        try:
            yield
        finally:
            work.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await work

    async def run(self) -> None:
        """Prepares every game, as many at a time as there are cores."""
        home, cores = usable(cache_home()), asyncio.Semaphore(os.cpu_count() or 1)
        async with asyncio.TaskGroup() as group:
            for dish in self.dishes.values():
                group.create_task(self.prepare(dish, await self.mark_of(dish, home), cores))

    async def mark_of(self, dish: Dish, home: Path | None) -> Path | None:
        """The mark that a game is compiled; None where none can be kept, or where loading the game will say what is wrong."""
        with contextlib.suppress(Exception):
            game_of(dish.game)  # made here, once: two threads would make two of them
            return await asyncio.to_thread(preparing.mark_of, home, dish.game) if home else None
        return None

    async def prepare(self, dish: Dish, mark: Path | None, cores: asyncio.Semaphore) -> None:
        """Compiles a game if it is not in the cache, and loads it."""
        if mark and not mark.exists():
            async with cores:
                with contextlib.suppress(OSError):  # no room for a process or a file: it is compiled as it is loaded
                    await self.compile(dish, mark)
        self.enter(dish, "loading")
        async with self._loading:
            await self.load(dish)

    async def compile(self, dish: Dish, mark: Path) -> None:
        """Lets a worker compile a game; if that fails, the game is compiled as it is loaded."""
        dish.begun, dish.about = time.monotonic(), preparing.expected(mark.parent, dish.game)
        self.enter(dish, "preparing")
        # In silence: what goes wrong is said in words when the game is loaded. In a session of its own: Ctrl+C is for us.
        with subprocess.Popen(
            [*self.worker, dish.game],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        ) as process:
            try:
                if await asyncio.to_thread(process.wait) == 0:
                    preparing.set_mark(mark, dish.seconds)  # as the worker did, with the time that people waited
            finally:
                process.kill()

    async def load(self, dish: Dish) -> None:
        """Loads a game in a thread, so that those who play notice nothing."""
        try:
            await asyncio.to_thread(preparing.load, dish.game)
        except Exception as error:  # whatever an author has written
            dish.problem = str(error).partition("\n")[0] or type(error).__name__
            if not isinstance(error, CantinaError):
                log.exception("%s cannot be loaded", dish.title)
        dish.settled.set()
        self.enter(dish, "failed" if dish.problem else "ready")

    def enter(self, dish: Dish, stage: Stage) -> None:
        """Notes how far a game is, and tells those who listen."""
        dish.stage = stage
        for listener in self.listeners:
            listener(dish)
