"""Records opened for reading: NumPy looks the fields of a record up ten times slower than Python looks up an attribute."""

from collections.abc import Iterable
from functools import cache
from struct import Struct
from typing import Any


class Plain:
    """A copy of a record with plain numbers and lists as attributes, each made when it is first asked for."""

    def __init__(self, data: bytes) -> None:
        self._data = data


class Slot:
    """A field of a record: read from its bytes once, and from then on an attribute like any other."""

    def __init__(self, name: str, dtype: Any, at: int) -> None:
        count = dtype.itemsize // dtype.base.itemsize
        self.name, self.at, self.end, self.shape = name, at, at + dtype.itemsize, dtype.shape
        self.read = Struct(f"{count}{dtype.base.char}").unpack_from

    def __get__(self, record: Any, owner: Any) -> Any:
        """The value of the field."""
        numbers = self.read(record._data, self.at)
        value = record.__dict__[self.name] = shaped(numbers, self.shape) if self.shape else numbers[0]
        return value


def shaped(numbers: tuple[Any, ...], shape: tuple[int, ...]) -> list[Any]:
    """Numbers as lists within lists.

    >>> shaped((1, 2, 3, 4, 5, 6), (2, 3))
    [[1, 2, 3], [4, 5, 6]]
    """
    if len(shape) == 1:
        return list(numbers)
    size = len(numbers) // shape[0]
    return [shaped(numbers[i : i + size], shape[1:]) for i in range(0, len(numbers), size)]


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
    return tuple(name for name in vars(record) if name != "_data")


def part(record: Plain, names: Iterable[str]) -> bytes:
    """Some fields of an opened record as bytes: what was made of these fields alone is the same while they are.

    >>> import numpy as np
    >>> from cantina.core.kernel import struct
    >>> s = plain(np.ones(1, struct(hand=("i1", 3), left="i1")))
    >>> part(s, ["hand"]), s.left, asked(s)
    (b'\\x01\\x01\\x01', 1, ('left',))
    """
    fields = vars(type(record))
    return b"".join([record._data[fields[name].at : fields[name].end] for name in names])
