"""Bots and other long work off the event loop: a few threads, shared fairly, and an end to whatever takes too long."""

import asyncio
import contextlib
import logging
import os
import queue
import secrets
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from cantina.bots import registry
from cantina.bots.advice import search
from cantina.bots.engine import Ranked
from cantina.core.game import Array

from .board import Board
from .sharing import NOBODY, Asker, Kind, Waiting

T = TypeVar("T")
log = logging.getLogger(__name__)
ADVICE_SECONDS = 1.0
ADVICE_ITERATIONS = 20_000
LOADING = 180.0  # seconds in which the bots of a game must be loaded; to compile them may take a minute or two


class Mind:
    """A bot at a seat with what it remembers. It sits down in a thread of its own: its kernels may have to be compiled.

    It plays by a secret of its own, or by a seed that was given for it.
    """

    def __init__(self, board: Board, level: str, seed: str | None = None) -> None:
        self.board, self.level, self.seed = board, level, seed
        self._player: Any = None

    def ask(self, hidden: Array, seat: int) -> int:
        """The bot's answer, on its own copy of what the seat knows."""
        if self._player is None:
            self._player = registry.sit(self.level, self.board.content, self.seed or secrets.token_hex(8))
        return int(self._player.choose(hidden[0], seat))

    def forget(self) -> None:
        """Begins anew: a thought that was given up may still be at work on what is remembered."""
        self._player = None


@dataclass(eq=False, slots=True)
class Thought:
    """Something to find out, and who waits for it; `spent` is what it took of a processor, in seconds."""

    work: Callable[[], Any]
    answer: "asyncio.Future[Any]"
    timer: asyncio.TimerHandle | None = None
    late: bool = False
    spent: float = 0.0


class Loading(NamedTuple):
    """The bots of a game on their way, and until when they are waited for."""

    loaded: "asyncio.Future[None]"
    until: float


class Worker(threading.Thread):
    """A thread that thinks one thought after the other, until it is given None. It never keeps the process alive."""

    def __init__(self, done: Callable[["Worker", Thought, Any, Exception | None], None]) -> None:
        super().__init__(name="cantina-bot", daemon=True)
        self.thoughts: queue.SimpleQueue[Thought | None] = queue.SimpleQueue()
        self._done = done
        self.start()

    def run(self) -> None:
        """Thinks, and tells the loop that waits."""
        while thought := self.thoughts.get():
            result: Any = None
            error: Exception | None = None
            begun = time.thread_time()
            try:
                result = thought.work()
            except StopIteration as failure:  # no future takes it
                error = RuntimeError(repr(failure))
            except Exception as failure:  # it is raised where the answer is waited for
                error = failure
            except BaseException as failure:  # a bot that wants to end the server, which it may not
                error = RuntimeError(repr(failure))
            thought.spent = time.thread_time() - begun
            with contextlib.suppress(RuntimeError):  # the loop was closed: nobody is waiting
                thought.answer.get_loop().call_soon_threadsafe(self._done, self, thought, result, error)


class Thinker:
    """The threads. `seconds` caps every thought; whoever is late is replaced by a random choice, and its thread by a new one."""

    def __init__(self, threads: int | None = None, seconds: float = 10.0, loading: float = LOADING) -> None:
        self.threads = threads or max(1, (os.cpu_count() or 2) - 1)
        self.seconds, self.loading = seconds, loading
        self._waiting: Waiting[Thought] = Waiting()
        self._idle: list[Worker] = []
        self._busy = 0
        self._warm: dict[str, Loading] = {}

    def close(self) -> None:
        """Lets thoughts in progress run out, and starts no more."""
        self.threads = 0
        while self._idle:
            self._idle.pop().thoughts.put(None)

    # What is asked

    async def choose(self, mind: Mind, hidden: Array, seat: int, choices: list[int], asker: Asker = NOBODY) -> int:
        """What a bot does at a seat, of which it is given what the seat knows: whatever happens, one of the choices."""
        try:
            await self.warm(mind.board)
            action = await self.run(lambda: mind.ask(hidden, seat), Kind.BOT, asker)
        except Exception:  # whatever a bot does wrong, the table goes on
            log.exception("a bot of level %s failed at %s", mind.level, mind.board.game.id)
            mind.forget()
            return secrets.choice(choices)
        return action if action in choices else secrets.choice(choices)

    async def advise(self, board: Board, hidden: Array, seat: int, asker: Asker = NOBODY) -> list[Ranked]:
        """What a strong bot thinks of the choices of a seat, the best first."""
        await self.warm(board)
        return await self.run(lambda: think(board, hidden, seat, ADVICE_ITERATIONS, ADVICE_SECONDS), Kind.HINT, asker)

    async def glance(self, board: Board, hidden: Array, seat: int, iterations: int, asker: Asker = NOBODY) -> float:
        """The chance to win that a bot sees at a look of so many iterations for a seat that is to act."""
        await self.warm(board)
        ranked = await self.run(lambda: think(board, hidden, seat, iterations, ADVICE_SECONDS), Kind.GLANCE, asker)
        return ranked[0].chance if ranked else 0.5

    async def warm(self, board: Board) -> None:
        """Loads or compiles a game's bots once, in a thread of its own; TimeoutError for all who would wait too long for it."""
        game, loop = board.game.id, asyncio.get_running_loop()
        if game not in self._warm:
            thought = Thought(lambda: load_bots(board), loop.create_future())
            Worker(self._loaded).thoughts.put(thought)
            self._warm[game] = Loading(thought.answer, loop.time() + self.loading)
        bots = self._warm[game]
        await asyncio.wait([bots.loaded], timeout=max(bots.until - loop.time(), 0))
        if not bots.loaded.done():
            raise TimeoutError("its bots are still being loaded")
        if bots.loaded.exception() and self._warm.get(game) is bots:  # whoever asks next tries again
            del self._warm[game]
        bots.loaded.result()

    def _loaded(self, worker: Worker, thought: Thought, _result: Any, error: Exception | None) -> None:
        """Takes in that bots are loaded, or why they are not."""
        worker.thoughts.put(None)
        if error:
            thought.answer.set_exception(error)
        else:
            thought.answer.set_result(None)

    # How it is shared

    async def run(self, work: Callable[[], T], kind: Kind = Kind.BOT, asker: Asker = NOBODY) -> T:
        """The result of a thought; TimeoutError when it takes too long, not counting the wait for a thread."""
        result, _ = await self.measured(work, kind, asker)
        return result

    async def measured(self, work: Callable[[], T], kind: Kind, asker: Asker) -> tuple[T, float]:
        """The result of a thought, and the seconds of a processor that it took."""
        thought = Thought(work, asyncio.get_running_loop().create_future())
        self._waiting.put(kind, asker, thought)
        self._begin()
        return await thought.answer, thought.spent

    def _begin(self) -> None:
        """Begins thoughts while there are threads for them; one that nobody waits for any more is left out."""
        while self._busy < self.threads and (thought := self._waiting.take()):
            if not thought.answer.done():
                self._busy += 1
                worker = self._idle.pop() if self._idle else Worker(self._ended)
                thought.timer = thought.answer.get_loop().call_later(self.seconds, self._give_up, thought)
                worker.thoughts.put(thought)

    def _give_up(self, thought: Thought) -> None:
        """Waits no longer for a thought. Its thread may hang for good, so the next thought gets another."""
        thought.late = True
        self._busy -= 1
        if not thought.answer.done():
            thought.answer.set_exception(TimeoutError())
        self._begin()

    def _ended(self, worker: Worker, thought: Thought, result: Any, error: Exception | None) -> None:
        """Takes the result of a thought, and gives its thread another; a thread that was given up ends."""
        if thought.late or not self.threads:
            worker.thoughts.put(None)
        else:
            self._idle.append(worker)
        if not thought.late:
            self._busy -= 1
        if thought.timer:
            thought.timer.cancel()
        if not thought.answer.done():
            if error:
                thought.answer.set_exception(error)
            else:
                thought.answer.set_result(result)
        self._begin()


def load_bots(board: Board) -> None:
    """Loads the kernels of a game's bots by one short search."""
    match = board.game.new(seed=0)
    seat = match.to_act[0]
    think(board, match.runner.hide(match.states, seat), seat, 1, 1.0)


def think(board: Board, hidden: Array, seat: int, iterations: int, seconds: float) -> list[Ranked]:
    """A search from what a seat knows: its choices with their chances, the most tried first."""
    return search(board.content, hidden[0], seat, iterations, secrets.randbits(63), seconds=seconds)
