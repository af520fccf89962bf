"""Records opened for reading: NumPy looks the fields of a record up ten times slower than Python looks up an attribute."""

from collections.abc import Callable
from functools import cache
from operator import itemgetter
from struct import Struct
from typing import Any


class Plain:
    """A copy of a record with plain numbers and lists as attributes, each made when it is first asked for."""

    def __init__(self, data: bytes) -> None:
        self._data = data


class Slot:
    """A field of a record: read from its bytes once, and from then on an attribute like any other."""

    def __init__(self, name: str, dtype: Any, at: int) -> None:
        self.name, self.at, self.end = name, at, at + dtype.itemsize
        self.read = reading(dtype, at, self.end)

    def __get__(self, record: Any, owner: Any) -> Any:
        """The value of the field."""
        value = record.__dict__[self.name] = self.read(record._data)
        return value


def reading(dtype: Any, at: int, end: int) -> Callable[[bytes], Any]:
    """What reads a field between two places of a record: a number, or numbers as lists within lists."""
    base, shape = dtype.base, dtype.shape
    row = Struct(f"{shape[-1] if shape else 1}{base.char}")
    if not shape:
        return lambda data: row.unpack_from(data, at)[0]
    if len(shape) == 1:
        return lambda data: list(row.unpack_from(data, at))
    if len(shape) == 2:
        return lambda data: [*map(list, row.iter_unpack(data[at:end]))]
    return lambda data: shaped([*map(list, row.iter_unpack(data[at:end]))], shape[:-1])


def shaped(rows: list[Any], shape: tuple[int, ...]) -> list[Any]:
    """Things in a row as lists within lists.

    >>> shaped([1, 2, 3, 4, 5, 6], (2, 3))
    [[1, 2, 3], [4, 5, 6]]
    """
    if len(shape) == 1:
        return rows
    size = len(rows) // shape[0]
    return [shaped(rows[i : i + size], shape[1:]) for i in range(0, len(rows), size)]


@cache
def plain_of(dtype: Any) -> type[Plain]:
    """The records of one kind, opened."""
    return type("Plain", (Plain,), {name: Slot(name, *dtype.fields[name]) for name in dtype.names})


def plain(records: Any, i: int = 0) -> Any:
    """One of an array of records, copied and opened for plain Python to read.

    >>> import numpy as np
    >>> from cantina.core.kernel import struct
    >>> s = plain(np.zeros(1, struct(hand=("i1", 3), left="i1")))
    >>> s.hand, s.left
    ([0, 0, 0], 0)
    """
    return plain_of(records.dtype)(records[i : i + 1].tobytes())


def asked(record: Plain) -> tuple[str, ...]:
    """The fields of an opened record that were asked for so far."""
    return tuple(vars(record))[1:]  # after `_data`, the first attribute of all


@cache
def looking(kind: type[Plain], names: tuple[str, ...]) -> Callable[[bytes], Any]:
    """What takes some fields out of the bytes of opened records: what was made of these alone is the same while they are.

    >>> import numpy as np
    >>> from cantina.core.kernel import struct
    >>> s = plain(np.ones(1, struct(hand=("i1", 3), left="i1")))
    >>> looking(type(s), ("hand",))(s._data), s.left, asked(s)
    (b'\\x01\\x01\\x01', 1, ('left',))
    """
    fields = vars(kind)
    return itemgetter(*[slice(fields[name].at, fields[name].end) for name in names] or [slice(0)])
