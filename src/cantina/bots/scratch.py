"""Where a thread thinks: a thousand tables need no more memory than there are threads."""

import threading
from typing import Any

from cantina.core.game import Game

from .engine import Scratch, Style
from .forest import Forest

_here = threading.local()


def greedy_scratch(game: Game) -> Scratch:
    """This thread's room to look one action ahead."""
    rooms: dict[Game, Scratch] = _here.__dict__.setdefault("greedy", {})
    if game not in rooms:
        rooms[game] = Scratch(game)
    return rooms[game]


def search_forest(game: Game, capacity: int, style: Style) -> Forest:
    """This thread's room for a search."""
    rooms: dict[Any, Forest] = _here.__dict__.setdefault("search", {})
    key = (game, capacity, style)
    if key not in rooms:
        rooms[key] = Forest(game, capacity, style)
    return rooms[key]
