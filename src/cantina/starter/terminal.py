"""The table drawn for the terminal."""

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType
from rich.table import Table


def draw(_world: Any, s: Any, _seat: int, say: Callable[..., str]) -> RenderableType:
    """The table as a seat sees it: the cards that it knows, and how many more there are."""
    table = Table(say("board-player"), say("board-cards"), say("board-points"), box=None)
    for seat in range(s.players):
        known = [str(value + 1) for value, n in enumerate(s.hand[seat]) for _ in range(max(n, 0))]
        cards = [*known, *["?"] * (s.held[seat] - len(known))]
        table.add_row(say("player", number=seat + 1), " ".join(cards), str(s.points[seat]))
    table.add_row(say("board-bag"), str(s.left), "")
    return table
