"""What stands in for modules that a draft of a game need not have: positions, pictures and reasons made from its record."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from .errors import PositionError
from .header import HEADER, UNKNOWN
from .reading import Reader

if TYPE_CHECKING:
    from rich.console import RenderableType

UNWRITTEN = (*HEADER, "spare")


class DerivedPosition:
    """Positions in which every field of the record stands under its own name, as the numbers that it holds.

    What is unknown is "?", and of a field with an entry for each seat the empty ones of seats that nobody has are left out.
    """

    def __init__(self, dtype: np.dtype[Any], seats: int) -> None:
        self.fields = {name: dtype[name] for name in dtype.names or () if name not in UNWRITTEN}
        self.seats = seats  # the most that can play

    def write(self, _world: Any, s: Any) -> dict[str, Any]:
        """The record as plain data."""
        return {name: self.written(getattr(s, name), kind.shape, s.players) for name, kind in self.fields.items()}

    def written(self, value: Any, shape: tuple[int, ...], players: int) -> Any:
        """The numbers of one field."""
        if shape and shape[0] == self.seats and not any(flat(value[players:])):
            value = value[:players]
        return marked(value)

    def read(self, _world: Any, s: Any, data: dict[str, Any]) -> None:
        """Fills a blank record; what is left out stays zero."""
        reader, players = Reader(data), int(s.players)
        for name, kind in self.fields.items():
            zero = np.zeros(kind.shape, kind.base).tolist()
            value = reader.value(name, zero)
            if kind.shape and kind.shape[0] == self.seats and isinstance(value, list) and len(value) == players:
                value = [*value, *zero[players:]]
            value = checked(name, value, kind.shape, np.iinfo(kind.base))
            if kind.shape:
                getattr(s, name)[:] = value
            else:
                setattr(s, name, value)
        reader.finish()


def flat(value: Any) -> list[int]:
    """All numbers in lists of lists."""
    return [n for x in value for n in flat(x)] if isinstance(value, list) else [value]


def marked(value: Any) -> Any:
    """The numbers with "?" for what is unknown."""
    return [marked(x) for x in value] if isinstance(value, list) else "?" if value == UNKNOWN else value


def checked(key: str, value: Any, shape: tuple[int, ...], limits: Any) -> Any:
    """`value` if it is a whole number within the limits, or lists of them of that shape; "?" is what is unknown."""
    if shape:
        if not isinstance(value, list) or len(value) != shape[0]:
            raise PositionError(f"{key}: must be a list of {shape[0]}, not {value!r}")
        return [checked(f"{key}[{i}]", x, shape[1:], limits) for i, x in enumerate(value)]
    if value == "?" and limits.min < 0:
        return UNKNOWN
    if isinstance(value, bool) or not isinstance(value, int) or not limits.min <= value <= limits.max:
        raise PositionError(f"{key}: must be a whole number from {limits.min} to {limits.max}, not {value!r}")
    return value


class DerivedPicture:
    """A picture for the terminal that lists what a seat knows."""

    def __init__(self, position: Any) -> None:
        self.position = position

    def draw(self, world: Any, s: Any, _seat: int, _say: Callable[..., str]) -> "RenderableType":
        """The table as it is known."""
        from rich.table import Table

        table = Table(show_header=False, box=None)
        for key, value in self.position.write(world, s).items():
            table.add_row(key, str(value))
        return table


class NoReasons:
    """Refusals that name no clause."""

    def why(self, _world: Any, _s: Any, _seat: int, _action: int) -> str:
        """No clause in particular; it is asked only about what is not allowed."""
        return ""
