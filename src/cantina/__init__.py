"""Cantina: play, study and train on modern board games.

>>> import cantina
>>> m = cantina.game("template").new(players=2, seed=7)
>>> m.legal(0)
['bid 1', 'bid 2', 'bid 3']
"""

from typing import TYPE_CHECKING, Any

from .core.registry import game

if TYPE_CHECKING:
    from .core.gamefile import load

__version__ = "0.1.0"
__all__ = ["__version__", "game", "load"]


def __getattr__(name: str) -> Any:
    """`load` on first use: it needs NumPy, which listing the games does not."""
    if name == "load":
        from .core.gamefile import load

        return load
    raise AttributeError(f"module 'cantina' has no attribute {name!r}")
