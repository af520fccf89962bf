"""Content packs: boards, decks and tracks in TOML, each figure with its provenance, read with errors that name file and key."""

import hashlib
import json
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn

from .errors import PackError

SOURCES = ("rulebook", "public", "inferred", "own")
ALLOWED = {"value", "source", "note"}


@dataclass
class Pack:
    """A pack as read from a file: facts about itself, and figures by dotted key."""

    place: str  # the file, for messages
    about: dict[str, str]
    figures: dict[str, dict[str, Any]]
    builtin: bool = False
    rules: str = ""  # the earlier rules that it is played by, if it is for a game that was begun by them
    used: set[str] = field(default_factory=set)

    @property
    def name(self) -> str:
        """The short name of the pack."""
        return self.about["name"]

    @property
    def hash(self) -> str:
        """A short hash over every value, whatever the notes say."""
        values = {key: figure["value"] for key, figure in self.figures.items()}
        return hashlib.sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()[:16]

    def wrong(self, key: str, message: str) -> NoReturn:
        """Refuses the pack because of what stands at `key`."""
        raise PackError(f"{self.place}: {key}: {message}")

    def has(self, key: str) -> bool:
        """Whether the pack has a figure of that key."""
        return key in self.figures

    def value(self, key: str) -> Any:
        """The figure at `key`, of any type."""
        if key not in self.figures:
            self.wrong(key, "is missing; it needs a table with `value` and `source`")
        self.used.add(key)
        return self.figures[key]["value"]

    def integer(self, key: str, low: int, high: int) -> int:
        """The whole number at `key`, from low to high."""
        return self.checked(key, self.value(key), low, high)

    def checked(self, key: str, value: Any, low: int, high: int) -> int:
        """`value` if it is a whole number from low to high."""
        if isinstance(value, bool) or not isinstance(value, int):
            self.wrong(key, f"must be a whole number, not {value!r}")
        if not low <= value <= high:
            self.wrong(key, f"must be from {low} to {high}, not {value}")
        return value

    def integers(self, key: str, n: int | None, low: int, high: int) -> list[int]:
        """The list of whole numbers at `key`, n of them (None: any number)."""
        value = self.value(key)
        if not isinstance(value, list):
            self.wrong(key, f"must be a list of whole numbers, not {value!r}")
        if n is not None and len(value) != n:
            self.wrong(key, f"must hold {n} numbers, not {len(value)}")
        return [self.checked(f"{key}[{i}]", x, low, high) for i, x in enumerate(value)]

    def text(self, key: str) -> str:
        """The text at `key`."""
        value = self.value(key)
        if not isinstance(value, str):
            self.wrong(key, f"must be a text, not {value!r}")
        return value

    def table(self, key: str) -> dict[str, Any]:
        """The table at `key`, whose entries the caller checks."""
        value = self.value(key)
        if not isinstance(value, dict):
            self.wrong(key, f"must be a table, not {value!r}")
        return value

    def rows(self, key: str) -> list[Any]:
        """The list at `key`, whose entries the caller checks."""
        value = self.value(key)
        if not isinstance(value, list):
            self.wrong(key, f"must be a list, not {value!r}")
        return value

    def finish(self) -> None:
        """Refuses figures that nothing asked for: a misspelt key would otherwise be silently ignored."""
        for key in self.figures:
            if key not in self.used:
                self.wrong(key, f"is not a figure of this game; it has {', '.join(sorted(self.used))}")


def read_pack(path: Path, game: str, builtin: bool = False) -> Pack:
    """The pack in a file."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise PackError(f"{path}: there is no such file") from None
    except (OSError, UnicodeDecodeError) as error:
        raise PackError(f"{path}: cannot be read: {error}") from None
    except tomllib.TOMLDecodeError as error:
        raise PackError(f"{path}: is not valid TOML: {error}") from None
    return parse_pack(data, path.name if builtin else str(path), game, builtin)


def parse_pack(data: dict[str, Any], place: str, game: str, builtin: bool = False) -> Pack:
    """The pack in plain data."""
    data = dict(data)
    about = data.pop("pack", None)
    if not isinstance(about, dict):
        raise PackError(f"{place}: pack: is missing; a pack begins with [pack] name, title, about")
    for key in ("name", "title", "about"):
        if not isinstance(about.get(key), str) or not about[key]:
            raise PackError(f"{place}: pack.{key}: must be a text")
    if about.get("game", game) != game:  # ours lie in the game's folder; a copy says which game it is for
        raise PackError(f"{place}: pack.game: is for {about['game']!r}, not for {game!r}")
    figures: dict[str, dict[str, Any]] = {}
    collect(place, "", data, figures)
    return Pack(place, about, figures, builtin)


def collect(place: str, prefix: str, table: dict[str, Any], figures: dict[str, dict[str, Any]]) -> None:
    """Gathers the figures below one table, by dotted key."""
    for name, entry in table.items():
        key = prefix + name
        if not isinstance(entry, dict):
            raise PackError(f"{place}: {key}: must be a table with `value` and `source`, not {entry!r}")
        if "value" not in entry:
            collect(place, f"{key}.", entry, figures)
            continue
        if entry.get("source") not in SOURCES:
            raise PackError(f"{place}: {key}.source: must be one of {', '.join(SOURCES)}, not {entry.get('source')!r}")
        extra = sorted(set(entry) - ALLOWED)
        if extra:
            raise PackError(f"{place}: {key}.{extra[0]}: is not known here; a figure has value, source and note")
        if not isinstance(entry.get("note", ""), str):
            raise PackError(f"{place}: {key}.note: must be a text")
        figures[key] = entry
