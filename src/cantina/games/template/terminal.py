"""A table of Smugglers drawn for the terminal."""

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from .state import BIDS
from .words import TOKEN_NAMES


def draw(_world: Any, s: Any, seat: int, say: Callable[..., str]) -> RenderableType:
    """The table as `seat` sees it."""
    table = Table(show_header=False, box=None)
    table.add_row(say("board-deck"), str(s.left))
    table.add_row(say("board-haul"), f"{s.haul[0]} : {s.haul[1]}")
    table.add_row(say("board-bag"), str(s.bagged))
    if seat >= 0:
        hand = [str(bid + 1) for bid in range(BIDS) for _ in range(s.hand[seat][bid])]
        table.add_row(say("board-hand"), " ".join(hand))
        tokens = zip(s.token[seat], TOKEN_NAMES, strict=True)
        table.add_row("", ", ".join(f"{n} × {say(f'token-{name}')}" for n, name in tokens))
    return table
