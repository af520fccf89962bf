"""One game stepped by kernels alone: what the adapters of single games stand on."""

from typing import Any

import numpy as np
import numpy.typing as npt

from cantina.core.game import NO_LOG
from cantina.core.header import SEATS
from cantina.core.seeds import key_for, seed_text

from .kernels.stepping import LINE
from .layout import layout_of
from .setting import Setting, kernels_of, quick

Array = npt.NDArray[Any]


class Single:
    """One game in arrays of one row; every call goes straight to compiled code, with arguments that were made ready before."""

    def __init__(self, setting: Setting) -> None:
        self.setting, self.game = setting, setting.game
        game, t = self.game, setting
        self.layout = layout_of(game)
        self.states, self.seen, self.shown = (game.blank(1, t.players) for _ in range(3))
        self.lines, self.looker = np.zeros(1, LINE), np.zeros(1, LINE)
        self.mask = np.zeros((1, game.actions), np.int8)
        self.rewards = np.zeros((1, t.players), np.float32)
        self.floats = np.zeros((1, self.layout.size), np.float32)
        raw = self.shown.view(np.uint8).reshape(1, -1)
        results, room = np.zeros(SEATS, np.float64), game.buffer()
        table = (t.worlds, self.states, self.seen, t.blank, self.lines, t.rows(1), t.drawn, self.mask)
        self._start_with = (*table, 0, 1, room)
        self._advance_with = (*table, self.rewards, 0, 0, 0, 1, results, room, NO_LOG)
        self._unpack_with = (raw, self.layout.table, self.looker, self.layout.seats, self.floats, 0, 1)
        self._seat, self._action, self._ended = self.lines["seat"], self.lines["action"], self.lines["terminated"]
        self._warm()

    def _warm(self) -> None:
        """Calls each kernel once, which compiles it; after that the check of its arguments can be left out."""
        kernels = {**self.game.kernels, **kernels_of(self.game)}
        self.lines["key"] = 1
        kernels["start"](*self._start_with)
        self._action[0] = self.lines["pick"][0]
        kernels["advance"](*self._advance_with)
        kernels["hide_for"](self.setting.worlds, self.states, 0, self.shown, 0, 0)
        kernels["unpack"](*self._unpack_with)
        self._start, self._advance, self._hide, self._unpack = (
            quick(kernels[name]) for name in ("start", "advance", "hide_for", "unpack")
        )

    def seed(self, seed: int | str | None) -> None:
        """Begins another series of deals."""
        self.lines["key"] = key_for(seed_text(seed), "deals")
        self.lines["lot"] = key_for(seed_text(seed), "picks")
        self.lines["dealt"] = 0

    def setup(self) -> None:
        """Lays the next game of the series out."""
        self._start(*self._start_with)

    def apply(self, action: int) -> bool:
        """Plays an action of the seat to act, and says whether the game has ended with it."""
        self._action[0] = action
        self._advance(*self._advance_with)
        return bool(self._ended[0])

    @property
    def seat(self) -> int:
        """The seat to act, -1 when the game has ended."""
        return int(self._seat[0])

    def acting(self) -> int:
        """All seats that may act, as bits."""
        return int(self.states["acting"][0])

    def hide(self, seat: int) -> Array:
        """The state as a seat knows it; it is overwritten by the next call."""
        self._hide(self.setting.worlds, self.states, 0, self.shown, 0, seat)
        return self.shown

    def row(self, seat: int) -> Array:
        """What a seat knows as a row of floats of its own."""
        self.hide(seat)
        self.looker["seat"] = seat
        self._unpack(*self._unpack_with)
        row: Array = self.floats[0].copy()
        return row
