"""Where a thread thinks: a thousand tables need no more memory than there are threads."""

import threading
from typing import Any

from cantina.core.game import Game

from .engine import Style, Tree
from .forest import Forest

_here = threading.local()


def greedy_tree(game: Game) -> Tree:
    """This thread's room to look one action ahead."""
    rooms: dict[Game, Tree] = _here.__dict__.setdefault("greedy", {})
    if game not in rooms:
        rooms[game] = Tree(game, 1)
    return rooms[game]


def search_forest(game: Game, capacity: int, style: Style) -> Forest:
    """This thread's room for a search."""
    rooms: dict[Any, Forest] = _here.__dict__.setdefault("search", {})
    key = (game, capacity, style)
    if key not in rooms:
        rooms[key] = Forest(game, capacity, style)
    return rooms[key]
