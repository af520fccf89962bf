"""Cantina: play, study and train on modern board games.

>>> import cantina
>>> m = cantina.game("template").new(players=2, seed=7)
>>> m.legal(0)
['bid 1', 'bid 2', 'bid 3']
"""

from typing import TYPE_CHECKING, Any

from .core.errors import (
    BadOption,
    CantinaError,
    GameFileError,
    IllegalMove,
    ImpossibleChance,
    MoveError,
    PackError,
    PositionError,
    UnknownGame,
    UnknownMove,
)
from .core.registry import game

if TYPE_CHECKING:
    from .core.gamefile import load
    from .core.match import Match
    from .core.registry import games
else:
    from . import games

__version__ = "0.2.0"
__all__ = [
    "BadOption",
    "CantinaError",
    "GameFileError",
    "IllegalMove",
    "ImpossibleChance",
    "Match",
    "MoveError",
    "PackError",
    "PositionError",
    "UnknownGame",
    "UnknownMove",
    "__version__",
    "game",
    "games",
    "load",
]

LATER = {"Match": "match", "load": "gamefile"}  # what needs NumPy, and the module of `core` that has it


def __getattr__(name: str) -> Any:
    """What needs NumPy, on first use: listing the games does not."""
    if name in LATER:
        from importlib import import_module

        return getattr(import_module(f".core.{LATER[name]}", __name__), name)
    raise AttributeError(f"module 'cantina' has no attribute {name!r}")


def __dir__() -> list[str]:
    """What is offered here, also what is not loaded yet."""
    return sorted(__all__)
