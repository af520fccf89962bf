"""What an observation is made of: the fields of a game's record, with the comments that stand beside them in its source."""

import ast
import io
import tokenize
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from cantina.core.game import Game
from cantina.core.header import HEADER, SEATS
from cantina.core.kernel import struct

Array = npt.NDArray[Any]
COLUMN = struct(offset="i4", width="i1", bit="i1", spare=("i1", 2))
NEVER = ("rng", "news", "filler", "spare")  # blank in every hidden record


@dataclass(frozen=True)
class Field:
    """One field: its name, type, shape, first byte, and its columns in the flat form."""

    name: str
    kind: str  # as NumPy writes it: i1, u2 …
    shape: tuple[int, ...]
    offset: int
    first: int
    columns: int
    about: str


@dataclass(frozen=True)
class Layout:
    """The fields of a game's observation, and how they become columns of numbers.

    A signed element is one number. An unsigned one is a set of things by the house's rules, so it is a column for each bit.
    """

    fields: tuple[Field, ...]
    table: Array  # a row for each column but those of the seat
    seats: int  # the first columns: a one for the seat that looks

    @property
    def size(self) -> int:
        """How many numbers an observation is as floats."""
        return self.seats + len(self.table)

    def bounds(self) -> tuple[Array, Array]:
        """The least and the greatest value of each column."""
        low, high = np.zeros(self.size, np.float32), np.ones(self.size, np.float32)
        for c, row in enumerate(self.table, self.seats):
            if row["bit"] < 0:
                high[c] = 2.0 ** (8 * int(row["width"]) - 1)
                low[c] = -high[c]
        return low, high


@lru_cache(maxsize=64)
def layout_of(game: Game) -> Layout:
    """The layout of a game's observations."""
    dtype, about = game.state, comments(Path(str(game.module("state").__file__)), "STATE")
    core = comments(Path(__file__).parent.parent / "core" / "header.py", "HEADER")
    fields: list[Field] = []
    rows: list[tuple[int, int, int, tuple[int, int]]] = []
    for name in dtype.names or ():
        if name in NEVER:
            continue
        part, offset = dtype[name], int(dtype.fields[name][1]) if dtype.fields else 0
        added = columns_of(part, offset)
        text = core[name] if name in HEADER else about.get(name, "")
        fields.append(Field(name, part.base.str.lstrip("<|"), part.shape, offset, SEATS + len(rows), len(added), text))
        rows += added
    return Layout(tuple(fields), np.array(rows, COLUMN), SEATS)


def columns_of(part: np.dtype[Any], offset: int) -> list[tuple[int, int, int, tuple[int, int]]]:
    """The columns of a field: one for each signed element, one for each bit of an unsigned one."""
    width, count = part.base.itemsize, int(np.prod(part.shape, dtype=int))
    starts = range(offset, offset + width * count, width)
    if part.base.kind == "i":
        return [(at, width, -1, (0, 0)) for at in starts]
    return [(at + bit // 8, 1, bit % 8, (0, 0)) for at in starts for bit in range(8 * width)]


def comments(path: Path, name: str) -> dict[str, str]:
    """What the source says of each field of a record: the comment above it or beside it."""
    source = path.read_text(encoding="utf-8")
    notes = {
        token.start[0]: (token.string.lstrip("# "), not token.line[: token.start[1]].strip())
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    found = {}
    for key, first, last in entries(source, name):
        beside = [notes[line][0] for line in range(first, last + 1) if line in notes]
        above: list[str] = []
        while first - 1 in notes and notes[first - 1][1]:
            first -= 1
            above.insert(0, notes[first][0])
        found[key] = " ".join([*above, *beside])
    return found


def entries(source: str, name: str) -> list[tuple[str, int, int]]:
    """The fields of the record assigned to `name`, each with its first and last line, a comment after the comma included."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == name:
            if isinstance(node.value, ast.Call):
                return [(k.arg, k.lineno, k.value.end_lineno or 0) for k in node.value.keywords if k.arg]
            if isinstance(node.value, ast.Dict):
                pairs = zip(node.value.keys, node.value.values, strict=True)
                return [(str(k.value), k.lineno, v.end_lineno or 0) for k, v in pairs if isinstance(k, ast.Constant)]
    return []
