"""A game that brings neither scene nor drawings, for tests and pictures."""

import shutil
from pathlib import Path

from cantina.core.registry import facts_of

GAME = "bare-game"


def bare_game(home: Path) -> Path:
    """A folder for $CANTINA_GAMES: the template as a game of its own, without all that the page would draw."""
    folder = home / GAME.replace("-", "_")
    shutil.copytree(
        facts_of("template").folder, folder, ignore=shutil.ignore_patterns("page", "scene.py", "__pycache__")
    )
    facts = folder / "game.toml"
    facts.write_text(facts.read_text(encoding="utf-8").replace("offered = false", "offered = true"), encoding="utf-8")
    return home
