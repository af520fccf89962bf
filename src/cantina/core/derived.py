"""What stands in for modules that a draft of a game need not have: positions, pictures and reasons made from its record."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from .errors import PositionError
from .header import HEADER
from .reading import Reader

if TYPE_CHECKING:
    from rich.console import RenderableType

UNWRITTEN = (*HEADER, "spare")


class DerivedPosition:
    """Positions in which every field of the record stands under its own name, as the numbers that it holds."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        self.fields = {name: dtype[name] for name in dtype.names or () if name not in UNWRITTEN}

    def write(self, _world: Any, s: Any) -> dict[str, Any]:
        """The record as plain data."""
        return {name: getattr(s, name) for name in self.fields}

    def read(self, _world: Any, s: Any, data: dict[str, Any]) -> None:
        """Fills a blank record; what is left out stays zero."""
        reader = Reader(data)
        for name, kind in self.fields.items():
            zero = np.zeros(kind.shape, kind.base).tolist()
            value = checked(name, reader.value(name, zero), kind.shape, np.iinfo(kind.base))
            if kind.shape:
                getattr(s, name)[:] = value
            else:
                setattr(s, name, value)
        reader.finish()


def checked(key: str, value: Any, shape: tuple[int, ...], limits: Any) -> Any:
    """`value` if it is a whole number within the limits, or lists of them of that shape."""
    if shape:
        if not isinstance(value, list) or len(value) != shape[0]:
            raise PositionError(f"{key}: must be a list of {shape[0]}, not {value!r}")
        return [checked(f"{key}[{i}]", x, shape[1:], limits) for i, x in enumerate(value)]
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
