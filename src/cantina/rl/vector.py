"""Thousands of games at once in NumPy: one compiled call plays an action in each, deals again where a game has ended, and
writes what the next seat sees and may choose. Chunks of games run on all cores; results do not depend on how many.
"""

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from cantina.core.errors import IllegalMove
from cantina.core.game import NO_LOG, Game
from cantina.core.header import SEATS
from cantina.core.plain import plain
from cantina.core.rng import GAMMA
from cantina.core.seeds import key_for, seed_text

from .kernels.stepping import LINE
from .layout import layout_of
from .needs import need
from .observe import Form, as_bytes, check_form
from .setting import kernels_of, setting_of

Array = npt.NDArray[Any]
ALONE = 128  # games below which one thread is as quick as several


class VectorEnv:
    """Many games of one kind, stepped together.

    >>> env = VectorEnv("template", num_envs=4, seed=1)
    >>> observations, info = env.reset()
    >>> for _ in range(100):
    ...     observations, rewards, terminated, truncated, info = env.step(env.sample())
    >>> observations.shape, rewards.shape, info["action_mask"].shape
    ((4,), (4, 2), (4, 8))
    """

    def __init__(
        self,
        game: Game | str,
        num_envs: int,
        players: int | None = None,
        pack: str | Path | None = None,
        seed: int | str | None = None,
        threads: int | None = None,
        observation: Form = "record",
        max_steps: int = 0,
        copy: bool = True,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        """Takes its memory; `max_steps` cuts games short, `copy=False` hands out arrays that the next step overwrites."""
        check_form(observation)
        self.setting = setting_of(game, players, pack, options)
        self.game, self.players = self.setting.game, self.setting.players
        self.num_envs, self.observation, self.limit, self.copy = num_envs, observation, max_steps, copy
        self.layout = layout_of(self.game)
        self._take_memory(num_envs)
        self._cut(threads or os.cpu_count() or 1)
        self._kernels = kernels_of(self.game)
        self._seed(seed)

    def _take_memory(self, n: int) -> None:
        """One row for each game in every array."""
        self.states = self.game.blank(n, self.players)  # the truth
        self.seen = self.game.blank(n, self.players)  # what the seat to act knows of it
        self._bytes = as_bytes(self.seen)
        self._floats = np.zeros((n, self.layout.size), np.float32) if self.observation == "float" else None
        self.lines = np.zeros(n, LINE)
        self.mask = np.zeros((n, self.game.actions), np.int8)
        self.rewards = np.zeros((n, self.players), np.float32)
        self._rows = self.setting.rows(n)

    def _cut(self, threads: int) -> None:
        """Cuts the games into a chunk for each thread, with room of its own."""
        threads = 1 if self.num_envs < ALONE else min(threads, self.num_envs // (ALONE // 2))
        edges = np.linspace(0, self.num_envs, threads + 1).astype(int).tolist()
        self._chunks = list(pairwise(edges))
        self._rooms = [(np.zeros(SEATS, np.float64), self.game.buffer()) for _ in self._chunks]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def _seed(self, seed: int | str | None) -> None:
        """Gives every place its key: game 5 is the same whatever the number of games."""
        text = seed_text(seed)
        steps = np.arange(1, self.num_envs + 1, dtype=np.uint64) * GAMMA
        self.lines["key"] = np.uint64(key_for(text, "deals")) + steps
        self.lines["lot"] = np.uint64(key_for(text, "picks")) + steps
        self.lines["dealt"] = 0

    # Gymnasium's conventions

    def reset(
        self,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Array, dict[str, Array]]:
        """Deals every game; without a seed the series of deals goes on. `options` is there for the convention's sake."""
        if seed is not None:
            self._seed(seed)
        self._on_all(self._start)
        self.rewards[:] = 0
        return self._observations(), self._info()

    def step(self, actions: npt.ArrayLike) -> tuple[Array, Array, Array, Array, dict[str, Array]]:
        """Plays an action in each game: observations, rewards by seat, terminated, truncated, info.

        A game that is over is dealt again in the same step: its rewards and flags are of the end, its observation of the new deal.
        """
        self.lines["action"] = actions
        wrong = self._kernels["refused"](self.lines, self.mask)
        if wrong >= 0:
            raise self._refusal(wrong)
        self._on_all(self._advance)
        return (
            self._observations(), self._given(self.rewards), self._given(self.lines["terminated"].view(np.bool_)),
            self._given(self.lines["truncated"].view(np.bool_)), self._info(),
        )  # fmt: skip

    def sample(self) -> Array:
        """A legal action for each game, drawn at random as the masks were written."""
        return self.lines["pick"].copy()

    def close(self) -> None:
        """Ends the threads."""
        if self._pool:
            self._pool.shutdown()

    # Spaces, for those who have Gymnasium

    @cached_property
    def single_action_space(self) -> Any:
        """The actions of one game."""
        return need("gymnasium", "pettingzoo").spaces.Discrete(self.game.actions)

    @cached_property
    def single_observation_space(self) -> Any:
        """The observation of one game; a record has no space of its own and is described by its bytes."""
        spaces = need("gymnasium", "pettingzoo").spaces
        if self.observation == "float":
            return spaces.Box(*self.layout.bounds(), dtype=np.float32)
        return spaces.Box(-128, 127, (self._bytes.shape[1],), np.int8)

    @cached_property
    def action_space(self) -> Any:
        """The actions of all games."""
        return need("gymnasium", "pettingzoo").vector.utils.batch_space(self.single_action_space, self.num_envs)

    @cached_property
    def observation_space(self) -> Any:
        """The observations of all games."""
        return need("gymnasium", "pettingzoo").vector.utils.batch_space(self.single_observation_space, self.num_envs)

    # How it is done

    def _on_all(self, work: Callable[[int], None]) -> None:
        """Does something for each chunk, in threads if there are several."""
        if self._pool:
            list(self._pool.map(work, range(len(self._chunks))))
        else:
            work(0)

    def _start(self, chunk: int) -> None:
        """Deals a chunk."""
        begin, end = self._chunks[chunk]
        t = self.setting
        self._kernels["start"](
            t.worlds, self.states, self.seen, t.blank, self.lines, self._rows, t.drawn, self.mask, begin, end,
            self._rooms[chunk][1],
        )  # fmt: skip
        self._unpack(begin, end)

    def _advance(self, chunk: int) -> None:
        """Steps a chunk."""
        begin, end = self._chunks[chunk]
        t = self.setting
        results, room = self._rooms[chunk]
        self._kernels["advance"](
            t.worlds, self.states, self.seen, t.blank, self.lines, self._rows, t.drawn, self.mask, self.rewards,
            self.limit, 1, begin, end, results, room, NO_LOG,
        )  # fmt: skip
        self._unpack(begin, end)

    def _unpack(self, begin: int, end: int) -> None:
        """Writes the observations of a chunk as floats, if that is wanted."""
        if self._floats is not None:
            raw = self.seen.view(np.uint8).reshape(self.num_envs, -1)
            table, first = self.layout.table, self.layout.seats
            self._kernels["unpack"](raw, table, self.lines, first, self._floats, begin, end)

    def _observations(self) -> Array:
        """What the seats to act see, in the form that was asked for."""
        if self._floats is not None:
            return self._given(self._floats)
        return self._given(self.seen if self.observation == "record" else self._bytes)

    def _info(self) -> dict[str, Array]:
        """The mask of legal actions, who is to act, and of games just over the reason and the length."""
        columns = {name: self._given(self.lines[name]) for name in ("seat", "end", "length")}
        return {"action_mask": self._given(self.mask), **columns}

    def _given(self, array: Array) -> Array:
        """The array, or a copy of it."""
        return array.copy() if self.copy else array

    def _refusal(self, i: int) -> IllegalMove:
        """Why the action of game i is refused, by the rule that forbids it."""
        action, seat = int(self.lines[i]["action"]), int(self.lines[i]["seat"])
        if not 0 <= action < self.game.actions:
            return IllegalMove(f"game {i}: there is no action {action}: they are 0 to {self.game.actions - 1}", "")
        world = self.setting.content.world(self.states[i])
        clause = str(self.game.reasons.why(world, plain(self.seen, i), seat, action))
        text = self.game.action_text(world, action)
        return IllegalMove(f"game {i}: seat {seat} cannot choose {text!r} ({action}) now, by rule {clause}", clause)
