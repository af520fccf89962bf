"""What environments share: a game set up for its players, and the kernels that step it."""

import weakref
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from cantina.core.content import Content, find_pack, usual_packs
from cantina.core.game import Game
from cantina.core.plain import plain
from cantina.core.position import describe
from cantina.core.registry import game as game_of
from cantina.core.seeds import seed_text
from cantina.lab.playouts import option_columns

from .kernels import chance, stepping

Array = npt.NDArray[Any]
_kernels: "weakref.WeakKeyDictionary[Game, dict[str, Callable[..., Any]]]" = weakref.WeakKeyDictionary()


def kernels_of(game: Game) -> dict[str, Callable[..., Any]]:
    """The kernels of environments for a game, made once."""
    if game not in _kernels:
        _kernels[game] = game.compile([*stepping.TEMPLATES, *chance.TEMPLATES], {})
    return _kernels[game]


def quick(kernel: Any) -> Callable[..., Any]:
    """A kernel that has been called once, without the check of its argument types, which costs as much as a step does."""
    compiled = getattr(kernel, "signatures", None)
    found: Callable[..., Any] = kernel.overloads[compiled[0]].entry_point if compiled else kernel
    return found


@dataclass(frozen=True, eq=False)
class Setting:
    """A game, how many play it, on which boards, and with which options; what is left to chance is drawn for every game."""

    content: Content
    players: int
    blank: Array
    options: Array  # a row of the numbers that `setup` takes
    drawn: Array  # columns of it that chance decides, each with how many values it has

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.content.game

    @property
    def worlds(self) -> Array:
        """The boards, as the kernels take them."""
        return self.content.worlds

    def view(self, states: Array) -> dict[str, Any]:
        """A full or hidden state as plain data, as `Match.view` gives it."""
        return describe(self.content, plain(states))

    def rows(self, count: int) -> Array:
        """The options of that many games."""
        return np.tile(self.options, (count, 1))


def setting_of(
    game: Game | str,
    players: int | None = None,
    pack: str | Path | None = None,
    options: Mapping[str, Any] | None = None,
) -> Setting:
    """A game by its id, set up; `pack="random"` draws the board of every game."""
    found = game_of(game) if isinstance(game, str) else game
    count = players or found.facts.players[0]
    packs = usual_packs(found) if pack == "random" else [find_pack(found, pack, seed_text(0))]
    numbers, columns = option_columns(found, count, options or {})
    drawn = np.array(columns, np.int64).reshape(-1, 2)
    return Setting(Content(found, packs), count, found.blank(1, count), numbers, drawn)
