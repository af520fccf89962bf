"""Bots off the event loop: a small pool of threads, with an answer for every bot that crashes or takes too long."""

import asyncio
import logging
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

from cantina.core.game import Array

from .board import Board

if TYPE_CHECKING:
    from cantina.bots.engine import Ranked

T = TypeVar("T")
log = logging.getLogger(__name__)
ADVICE_SECONDS = 1.0
ADVICE_ITERATIONS = 20_000
GLANCE_ITERATIONS = 400  # for one point of a curve


class Mind:
    """A bot at a seat with what it remembers. It sits down in a thread of the pool: its kernels may have to be compiled."""

    def __init__(self, board: Board, level: str) -> None:
        self.board, self.level = board, level
        self._player: Any = None

    def ask(self, hidden: Array, seat: int) -> int:
        """The bot's answer, on its own copy of what the seat knows."""
        if self._player is None:
            from cantina.bots import registry

            self._player = registry.sit(self.level, self.board.content, secrets.token_hex(8))
        return int(self._player.choose(hidden[0], seat))


class Thinker:
    """The pool. `seconds` caps every thought; whoever is late is replaced by a random choice, and its thread by a new one."""

    def __init__(self, threads: int | None = None, seconds: float = 10.0) -> None:
        self.threads = threads or max(1, (os.cpu_count() or 2) - 1)
        self.seconds = seconds
        self._pool = self._new_pool()
        self._warm: dict[str, asyncio.Future[None]] = {}

    def _new_pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.threads, thread_name_prefix="cantina-bot")

    def close(self) -> None:
        """Lets thoughts in progress run out, and starts no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def choose(self, mind: Mind, hidden: Array, seat: int, choices: list[int]) -> int:
        """What a bot does at a seat, of which it is given what the seat knows: whatever happens, one of the choices."""
        try:
            await self.warm(mind.board)
            action = await self.run(lambda: mind.ask(hidden, seat))
        except Exception:  # whatever a bot does wrong, the table goes on
            log.exception("a bot of level %s failed at %s", mind.level, mind.board.game.id)
            return secrets.choice(choices)
        return action if action in choices else secrets.choice(choices)

    async def advise(self, board: Board, hidden: Array, seat: int) -> "list[Ranked]":
        """What a strong bot thinks of the choices of a seat, the best first."""
        await self.warm(board)
        return await self.run(lambda: think(board, hidden, seat, ADVICE_ITERATIONS, ADVICE_SECONDS))

    async def glance(self, board: Board, hidden: Array, seat: int) -> float:
        """The chance to win that a bot sees at a short look for a seat that is to act."""
        await self.warm(board)
        ranked = await self.run(lambda: think(board, hidden, seat, GLANCE_ITERATIONS, ADVICE_SECONDS))
        return ranked[0].chance if ranked else 0.5

    async def warm(self, board: Board) -> None:
        """Loads or compiles a game's bots once; no cap on that, for it is nobody's thought."""
        game = board.game.id
        if game not in self._warm:
            self._warm[game] = asyncio.get_running_loop().run_in_executor(self._pool, load_bots, board)
        await asyncio.shield(self._warm[game])

    async def run(self, thought: Callable[[], T]) -> T:
        """The result of a thought in the pool; TimeoutError when it takes too long, not counting the wait for a thread."""
        pool, loop = self._pool, asyncio.get_running_loop()
        begun = asyncio.Event()

        def begin() -> T:
            loop.call_soon_threadsafe(begun.set)
            return thought()

        future = loop.run_in_executor(pool, begin)
        await begun.wait()
        try:
            # Not `wait_for`: before Python 3.12 it forgets that it was cancelled when the thought ends in that moment.
            async with asyncio.timeout(self.seconds):
                return await asyncio.shield(future)
        except TimeoutError:
            future.add_done_callback(lambda f: f.cancelled() or f.exception())
            if pool is self._pool:  # its thread may hang for good: leave it to itself
                self._pool = self._new_pool()
                pool.shutdown(wait=False)
            raise


def load_bots(board: Board) -> None:
    """Loads the kernels of a game's bots by one short search."""
    match = board.game.new(seed=0)
    seat = match.to_act[0]
    think(board, match.runner.hide(match.states, seat), seat, 1, 1.0)


def think(board: Board, hidden: Array, seat: int, iterations: int, seconds: float) -> "list[Ranked]":
    """A search from what a seat knows: its choices with their chances, the most tried first."""
    from cantina.bots.advice import search

    return search(board.content, hidden[0], seat, iterations, secrets.randbits(63), seconds=seconds)
