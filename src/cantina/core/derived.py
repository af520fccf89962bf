"""What stands in for modules that a draft of a game need not have: positions, pictures and reasons made from its record."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from .errors import PositionError
from .header import HEADER, UNKNOWN
from .reading import Reader
from .words import Names

if TYPE_CHECKING:
    from rich.console import RenderableType

UNWRITTEN = (*HEADER, "spare")


class DerivedPosition:
    """Positions in which every field of the record stands under its own name.

    A row with a number for each thing of one kind is written as the things that there are, by their names. What is unknown
    is "?", and of a field with an entry for each seat the empty ones of seats that nobody has are left out.
    """

    def __init__(self, dtype: np.dtype[Any], seats: int, names: Names) -> None:
        self.fields = {name: dtype[name] for name in dtype.names or () if name not in UNWRITTEN}
        self.seats = seats  # the most that can play
        self.kinds = kinds_by_number(names)

    def write(self, _world: Any, s: Any) -> dict[str, Any]:
        """The record as plain data."""
        return {name: self.written(getattr(s, name), s.players) for name in self.fields}

    def written(self, value: Any, players: int) -> Any:
        """Numbers in lists, or by the names of the things that they count."""
        if not isinstance(value, list):
            return "?" if value == UNKNOWN else value
        names = self.kinds.get(len(value))
        if names and not isinstance(value[0], list):
            counts = {name: self.written(n, players) for name, n in zip(names, value, strict=True) if n}
            return "?" if all(n == UNKNOWN for n in value) else counts
        if len(value) == self.seats and not any(flat(value[players:])):
            value = value[:players]
        return [self.written(x, players) for x in value]

    def read(self, _world: Any, s: Any, data: dict[str, Any]) -> None:
        """Fills a blank record; what is left out stays zero."""
        reader, players = Reader(data), int(s.players)
        for name, kind in self.fields.items():
            zero = np.zeros(kind.shape, kind.base)
            value = self.checked(name, reader.value(name, zero.tolist()), zero, players)
            if kind.shape:
                getattr(s, name)[:] = value
            else:
                setattr(s, name, value)
        reader.finish()

    def checked(self, key: str, value: Any, zero: Any, players: int) -> Any:
        """The number or the lists of numbers of the shape of `zero` that a value stands for."""
        if not zero.shape:
            return checked_number(key, value, np.iinfo(zero.dtype))
        names = self.kinds.get(len(zero)) if zero.ndim == 1 else None
        if names and value == "?":
            value = [value] * len(zero)
        if names and isinstance(value, dict):
            value = counts_of(key, value, names)
        if len(zero) == self.seats and isinstance(value, list) and len(value) == players:
            value = [*value, *zero[players:].tolist()]
        if not isinstance(value, list) or len(value) != len(zero):
            raise PositionError(f"{key}: must be a list of {len(zero)}, not {value!r}")
        return [self.checked(f"{key}[{i}]", x, zero[i], players) for i, x in enumerate(value)]


def kinds_by_number(names: Names) -> dict[int, tuple[str, ...]]:
    """The names of the things of a kind, by how many there are; no kind where two have as many."""
    lists = [tuple(name for name in known if name) for known in names.values() if not callable(known)]
    return {len(known): known for known in lists if sum(len(known) == len(other) for other in lists) == 1}


def counts_of(key: str, counts: dict[str, Any], names: Sequence[str]) -> list[Any]:
    """The numbers of things by name as a list in the order of the names."""
    for name in counts:
        if name not in names:
            raise PositionError(f"{key}.{name}: is not known here; known are {', '.join(names)}")
    return [counts.get(name, 0) for name in names]


def flat(value: Any) -> list[int]:
    """All numbers in lists of lists."""
    return [n for x in value for n in flat(x)] if isinstance(value, list) else [value]


def checked_number(key: str, value: Any, limits: Any) -> int:
    """`value` if it is a whole number within the limits; "?" is what is unknown."""
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
