"""Records opened for reading: NumPy looks the fields of a record up ten times slower than Python looks up an attribute."""

from typing import Any

import numpy as np


class Plain:
    """A copy of a record with plain numbers and lists as attributes, each made when it is first asked for."""

    def __init__(self, records: Any) -> None:
        self._records = records  # an array of one: NumPy reads a field of it quicker than of a record

    def __getattr__(self, name: str) -> Any:
        """A field that was not asked for before."""
        if name.startswith("_") or name not in self._records.dtype.names:
            raise AttributeError(f"the record has no field {name!r}")
        value = self.__dict__[name] = self._records[name][0].tolist()
        return value


def plain(records: Any, i: int = 0) -> Any:
    """One of an array of records, copied and opened for plain Python to read.

    >>> from cantina.core.kernel import struct
    >>> s = plain(np.zeros(1, struct(hand=("i1", 3), left="i1")))
    >>> s.hand, s.left
    ([0, 0, 0], 0)
    """
    return Plain(records[i : i + 1].view(np.uint8).copy().view(records.dtype))
