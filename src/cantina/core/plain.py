"""Records as plain Python: reading many fields of a NumPy record one by one is ten times slower than copying it once."""

from types import SimpleNamespace
from typing import Any

import numpy as np


def plain(record: Any) -> Any:
    """A copy of a record whose fields are plain numbers and nested lists; what only reads a record can read this as well.

    >>> from cantina.core.kernel import struct
    >>> plain(np.zeros(1, struct(hand=("i1", 3), left="i1"))[0])
    namespace(hand=[0, 0, 0], left=0)
    """
    values = {name: plain_field(value) for name, value in zip(record.dtype.names, record.item(), strict=True)}
    return SimpleNamespace(**values)


def plain_field(value: Any) -> Any:
    """One field: an array as nested lists, a record or records as `plain` ones."""
    if isinstance(value, np.ndarray):
        return [plain(x) for x in value] if value.dtype.names else value.tolist()
    return value
