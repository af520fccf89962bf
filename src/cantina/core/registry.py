"""Games are found by their folder: whatever lies in `cantina/games`, or in a folder named by $CANTINA_GAMES, and has a game.toml.

Facts are read without loading NumPy or Numba, so that listing the games is quick.
"""

import os
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .errors import CantinaError, UnknownGame
from .header import SEATS

if TYPE_CHECKING:
    from .game import Game

BUILT_IN = Path(__file__).parent.parent / "games"


@dataclass(frozen=True)
class Option:
    """Something to choose before a game: one of `choices`, or an `order` of things."""

    name: str
    choices: tuple[str, ...]
    order: tuple[str, ...]
    defaults: dict[int, Any]  # by number of players

    @property
    def drawable(self) -> tuple[str, ...]:
        """The choices that can be drawn when `random` is chosen."""
        return tuple(choice for choice in self.choices if choice != "random")


@dataclass(frozen=True)
class First:
    """How the guided first game is played; its pack may lie in content/first, where no list shows it."""

    pack: str
    players: int
    level: str  # of the bots
    options: dict[str, Any]
    seeds: list[str] = field(default_factory=list)  # of deals that suit a learner; without any, chance deals


@dataclass(frozen=True)
class Facts:
    """What game.toml says."""

    id: str
    title: str
    about: str
    rules: str  # the version of the rules: games of another one are refused
    replays: tuple[str, ...]  # but for these earlier ones, whose games still go as they went
    players: tuple[int, ...]
    minutes: int
    offered: bool  # the template is not
    draft: bool  # a game in the making: English alone, and what can be derived is
    cooperative: bool  # all win or lose together
    pack: str
    options: tuple[Option, ...]
    first: First
    folder: Path

    def plays(self, rules: str) -> bool:
        """Whether a game that was begun by this version of the rules can be gone on with."""
        return rules in (self.rules, *self.replays)

    def earlier(self, rules: str) -> str:
        """`rules` where they are not today's, else nothing."""
        return "" if rules == self.rules else rules


# What every game.toml says, and how
NEEDED: dict[str, tuple[type, str]] = {
    "title": (str, "a text"),
    "about": (str, "a text"),
    "rules": (str, 'a text, such as "1"'),
    "players": (list, "a list of numbers, such as [2, 3, 4]"),
    "minutes": (int, "a whole number"),
    "offered": (bool, "true or false"),
    "pack": (str, 'the name of a pack in content, such as "standard"'),
}


def read_facts(folder: Path) -> Facts:
    """The facts of the game in a folder; CantinaError names the file and the key that is wrong."""
    path = folder / "game.toml"
    try:
        stat = path.stat()
        return facts_in(path, stat.st_mtime_ns, stat.st_size)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise CantinaError(f"{path}: cannot be read: {error}") from None


@lru_cache(maxsize=100)
def facts_in(path: Path, _written: int, _size: int) -> Facts:
    """What a game.toml says; a server asks at every start of a game, so it is read again only when it was edited."""
    folder, data = path.parent, tomllib.loads(path.read_text(encoding="utf-8"))
    for key, (kind, what) in NEEDED.items():
        if not isinstance(data.get(key), kind) or (kind is int and isinstance(data[key], bool)):
            raise CantinaError(f"{path}: {key}: must be {what}, not {data.get(key)!r}")
    players = tuple(data["players"])
    if not players or any(type(n) is not int or not 1 <= n <= SEATS for n in players):
        raise CantinaError(
            f"{path}: players: must be numbers from 1 to {SEATS}, such as [2, 3, 4], not {data['players']!r}"
        )
    options = tuple(read_option(name, entry, players) for name, entry in data.get("options", {}).items())
    plain = {key: data[key] for key in ("title", "about", "rules", "minutes", "offered", "pack")}
    flags = {key: data.get(key, False) for key in ("cooperative", "draft")}
    name = folder.name.replace("_", "-")
    replays = tuple(data.get("replays", ()))
    first = read_first(data.get("first", {}), First(data["pack"], players[0], "easy", {}), path)
    return Facts(
        name, **plain, **flags, replays=replays, players=players, options=options, first=first, folder=folder,
    )  # fmt: skip


def read_first(entry: Any, usual: First, path: Path) -> First:
    """How the guided first game is played: as the usual one but for what [first] says."""
    if not isinstance(entry, dict):
        raise CantinaError(f"{path}: first: must be a table, not {entry!r}")
    for key, value in entry.items():
        if key not in vars(usual):
            raise CantinaError(f"{path}: first.{key}: is not known; known are {', '.join(vars(usual))}")
        if type(value) is not type(vars(usual)[key]):
            raise CantinaError(f"{path}: first.{key}: must be like {vars(usual)[key]!r}, not {value!r}")
    return replace(usual, **entry)


def read_option(name: str, entry: dict[str, Any], players: Sequence[int]) -> Option:
    """One option; its default is one for all, or one for each number of players."""
    default = entry["default"]
    defaults = {n: default[str(n)] if isinstance(default, dict) else default for n in players}
    return Option(name, tuple(entry.get("choices", ())), tuple(entry.get("order", ())), defaults)


def folders() -> list[Path]:
    """The folders that hold a game each, those of $CANTINA_GAMES last."""
    homes = [BUILT_IN, *(Path(p) for p in os.environ.get("CANTINA_GAMES", "").split(os.pathsep) if p)]
    return [folder.parent for home in homes for folder in sorted(home.glob("*/game.toml"))]


def all_facts() -> dict[str, Facts]:
    """The facts of every game found, by id, which is the name of its folder with hyphens."""
    known: dict[str, Facts] = {}
    for facts in map(read_facts, folders()):
        if facts.id in known:
            raise CantinaError(f"{facts.folder}: there is another game {facts.id!r} in {known[facts.id].folder}")
        known[facts.id] = facts
    return known


def facts_of(game_id: str) -> Facts:
    """The facts of one game."""
    known = all_facts()
    if game_id not in known:
        home, there = os.environ.get("CANTINA_GAMES", ""), ", ".join(games()) or "–"
        raise UnknownGame(text="error-game-home" if home else "error-game", game=game_id, games=there, home=home)
    return known[game_id]


def games() -> list[str]:
    """The ids of the games on offer, each good for `game`.

    >>> "toy-battle" in games()
    True
    """
    return sorted(facts.id for facts in all_facts().values() if facts.offered)


@cache
def game(game_id: str) -> "Game":
    """The game with that id.

    >>> game("template").title
    'Smugglers'
    """
    from .game import Game

    return Game(facts_of(game_id))
