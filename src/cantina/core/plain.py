"""Records opened for reading: NumPy looks the fields of a record up one by one, ten times slower than all at once."""

from types import SimpleNamespace
from typing import Any


def plain(record: Any) -> Any:
    """A copy of a record (or of an array of one) with plain numbers and arrays as attributes, for what only reads it.

    >>> import numpy as np
    >>> from cantina.core.kernel import struct
    >>> plain(np.zeros(1, struct(hand=("i1", 3), left="i1"))[0])
    namespace(hand=array([0, 0, 0], dtype=int8), left=0)
    """
    return SimpleNamespace(**dict(zip(record.dtype.names, record.item(), strict=True)))
