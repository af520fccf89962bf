"""What a seat sees, as arrays: its hidden record, the bytes of it, or a row of floats, with the mask of its choices."""

from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from cantina.core.errors import BadOption
from cantina.core.game import Game
from cantina.core.match import Match

from .kernels.stepping import LINE
from .layout import layout_of
from .setting import kernels_of

Array = npt.NDArray[Any]
Form = Literal["record", "int8", "float"]
FORMS = ("record", "int8", "float")
BEHIND = 8  # bytes of the generator, which is zero in every hidden record


def check_form(form: str) -> None:
    """Raises BadOption unless there is such a form."""
    if form not in FORMS:
        raise BadOption(f"there is no observation {form!r}; there are {', '.join(FORMS)}")


def as_bytes(records: Array) -> Array:
    """The records behind their generator as int8, a row each; it is the same memory."""
    return records.view(np.int8).reshape(records.size, records.dtype.itemsize)[:, BEHIND:]


def as_floats(game: Game, records: Array, seats: npt.ArrayLike, out: Array | None = None) -> Array:
    """The records as float32, a row each: a one for the seat that looks, then every field (see docs/observations.md)."""
    layout = layout_of(game)
    if out is None:
        out = np.empty((records.size, layout.size), np.float32)
    raw = records.view(np.uint8).reshape(records.size, records.dtype.itemsize)
    lines = np.zeros(records.size, LINE)
    lines["seat"] = seats
    kernels_of(game)["unpack"](raw, layout.table, lines, layout.seats, out, 0, records.size)
    return out


def observe(match: Match, seat: int, form: Form = "record") -> tuple[Any, Array]:
    """What a seat of a match knows, in one of the three forms, and the mask of its choices.

    >>> import cantina
    >>> seen, mask = observe(cantina.game("template").new(players=2, seed=7), 0, "int8")
    >>> seen.dtype, mask.tolist()
    (dtype('int8'), [1, 1, 1, 0, 0, 0, 0, 0])
    """
    check_form(form)
    mask = np.zeros(match.game.actions, np.int8)
    if seat >= 0:
        mask[match.legal_actions(seat)] = 1
    seen = match.runner.hide(match.states, seat).copy()
    if form == "record":
        return seen[0], mask
    if form == "int8":
        return as_bytes(seen)[0], mask
    return as_floats(match.game, seen, [seat])[0], mask
