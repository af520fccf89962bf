"""What plays a game: the six rules for one state at a time. Matches, tables, environments and the arena stand on it."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from .content import Content
from .counts import members
from .header import SEATS
from .log import CAPACITY, EVENT
from .plain import plain
from .seeds import key_for

Array = npt.NDArray[Any]


class Runner:
    """The rules of a game on some content, with the memory they need; one thread uses it at a time.

    A state is an array of one record. The runner keeps none: whoever plays a game does.
    """

    def __init__(self, content: Content, kernels: Mapping[str, Callable[..., Any]] | None = None) -> None:
        self.content, self.game, self.worlds = content, content.game, content.worlds
        self.kernels = kernels or self.game.kernels
        self.log = np.zeros(CAPACITY, EVENT)
        self._told = self.log["args"][0]  # entry 0 counts the events
        self._seen = self.game.blank(1, self.game.facts.players[0])
        self._out = self.game.buffer()
        self._returns = np.zeros(SEATS, np.float64)

    # Playing

    def setup(self, players: int, key: int, options: Mapping[str, Any]) -> Array:
        """The state before the first action, laid out by the rules with the chance of `key`."""
        states = self.game.blank(1, players)
        states["rng"][0] = key
        self.kernels["setup_at"](self.worlds, states, 0, self.game.option_numbers(options))
        return states

    def apply(self, states: Array, seat: int, action: int, key: int | None = None) -> None:
        """Plays a legal action; with a `key` the generator is set to it first, without one chance runs on."""
        if key is not None:
            states["rng"][0] = key
        self.kernels["apply_at"](self.worlds, states, 0, seat, action, self.log)

    def told(self) -> Array:
        """The events that told the last action; the next one overwrites them."""
        return self.log[1 : int(self._told[0]) + 1]

    def redeal(self, states: Array, key: int) -> None:
        """Draws what is blank in a state as chance would have dealt it."""
        states["rng"][0] = key
        self.kernels["redeal_at"](self.worlds, states, 0)

    # Looking

    def hide(self, states: Array, seat: int) -> Array:
        """The state as `seat` knows it (-1: a spectator); the next call overwrites it."""
        self.kernels["hide_for"](self.worlds, states, 0, self._seen, 0, seat)
        return self._seen

    def seen(self, states: Array, seat: int) -> Any:
        """What `seat` knows, opened for plain Python."""
        return plain(self.hide(states, seat))

    def legal(self, states: Array, seat: int) -> list[int]:
        """What `seat` may choose, worked out from what it knows."""
        return self.legal_in(self.hide(states, seat), seat)

    def legal_in(self, hidden: Array, seat: int) -> list[int]:
        """What `seat` may choose in a state that is hidden already."""
        n = self.kernels["legal_at"](self.worlds, hidden, 0, seat, self._out)
        actions: list[int] = self._out[:n].tolist()
        return actions

    def returns(self, states: Array) -> list[float]:
        """The result of an ended game by seat."""
        self.kernels["returns_at"](self.worlds, states, 0, self._returns)
        found: list[float] = self._returns[: int(states["players"][0])].tolist()
        return found


def to_act(states: Array) -> list[int]:
    """The seats that may act; several when they choose at the same time, none when the game has ended."""
    return members(int(states["acting"][0]))


def next_key(states: Array, seed: str) -> int:
    """The chance that a seed gives to the next action of a state."""
    return key_for(seed, int(states["ply"][0]) + 1)
