"""The games: one folder each, found by its `game.toml`. Called, it lists them: `cantina.games()`."""

import sys
from types import ModuleType

from cantina.core import registry


class Games(ModuleType):
    """This package, which can be called: importing a game would put it in the place of a function of its name."""

    def __call__(self) -> list[str]:
        """The ids of the games on offer."""
        return registry.games()


sys.modules[__name__].__class__ = Games
