"""A table of Smugglers drawn for the terminal."""

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from .state import BIDS, BLANK, JAMMER


def draw(_world: Any, s: Any, seat: int, say: Callable[..., str]) -> RenderableType:
    """The table as `seat` sees it."""
    table = Table(show_header=False, box=None)
    table.add_row(say("board-deck"), str(int(s.left)))
    table.add_row(say("board-haul"), f"{int(s.haul[0])} : {int(s.haul[1])}")
    table.add_row(say("board-bag"), str(int(s.bagged)))
    if seat >= 0:
        hand = [str(bid + 1) for bid in range(BIDS) for _ in range(int(s.hand[seat][bid]))]
        table.add_row(say("board-hand"), " ".join(hand))
        kinds = [(JAMMER, "token-jammer"), (BLANK, "token-blank")]
        table.add_row("", ", ".join(f"{int(s.token[seat][kind])} × {say(name)}" for kind, name in kinds))
    return table
