"""The lesson of a game: the game in one minute, examples that can be played, its signs and its words, read from lesson/."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .words import ENGLISH

if TYPE_CHECKING:
    from .game import Game
    from .match import Match

PARTS = ("minute", "examples", "signs", "terms")  # of a file, in this order, each under a heading
CLAUSES = re.compile(r"\s*\[([\d., ]+)\]$")


@dataclass(frozen=True)
class Example:
    """One thing that people ask about, told and, by its id, played."""

    id: str
    title: str
    text: str
    clauses: tuple[str, ...]


@dataclass(frozen=True)
class Sign:
    """Something that is drawn on the table, by its id there, and what it means."""

    element: str
    name: str
    text: str


@dataclass(frozen=True)
class Term:
    """A word of the game and what it means."""

    word: str
    text: str


@dataclass(frozen=True)
class Lesson:
    """All that one reads before a first game, in one language; `titles` are the headings of its parts."""

    titles: tuple[str, ...] = ()
    minute: tuple[str, ...] = ()
    examples: tuple[Example, ...] = ()
    signs: tuple[Sign, ...] = ()
    terms: tuple[Term, ...] = ()


def lesson_in(folder: Path, lang: str) -> Lesson:
    """The lesson of the game in a folder, in English where the language has none; an empty one where there is none at all."""
    for code in (lang, ENGLISH):
        path = folder / "lesson" / f"{code}.md"
        if path.is_file():
            return read_lesson(path.read_text(encoding="utf-8"), f"{path.parent.name}/{path.name}")
    return Lesson()


def read_lesson(text: str, place: str) -> Lesson:
    """The lesson in a Markdown text; raises ValueError naming the place that is wrong."""
    headings = [part.split("\n", 1) for part in re.split(r"^# ", text, flags=re.MULTILINE)[1:]]
    if len(headings) != len(PARTS):
        raise ValueError(
            f"{place}: has {len(headings)} headings with '# '; there must be {len(PARTS)}: {', '.join(PARTS)}"
        )
    titles = tuple(title.strip() for title, _ in headings)
    minute, examples, signs, terms = (body for _, body in headings)
    return Lesson(
        titles,
        tuple(paragraphs(minute)),
        tuple(example_of(part, place) for part in re.split(r"^## ", examples, flags=re.MULTILINE)[1:]),
        tuple(Sign(*fields(line, 3, place)) for line in items(signs)),
        tuple(Term(*fields(line, 2, place)) for line in items(terms)),
    )


def paragraphs(text: str) -> list[str]:
    """The paragraphs of a text, each on one line."""
    return [" ".join(part.split()) for part in re.split(r"\n\s*\n", text.strip()) if part.strip()]


def items(text: str) -> list[str]:
    """The items of a list, each on one line."""
    return [" ".join(part.split()) for part in re.split(r"^- ", text, flags=re.MULTILINE)[1:]]


def fields(line: str, count: int, place: str) -> list[str]:
    """The parts of a line that bars divide."""
    parts = [part.strip() for part in line.split("|")]
    if len(parts) != count:
        raise ValueError(f"{place}: {line!r} must have {count} parts with '|' between them")
    return parts


def example_of(part: str, place: str) -> Example:
    """An example from its heading `id | title` and what stands below it: a text that ends in the clauses, in brackets."""
    heading, body = part.split("\n", 1)
    name, title = fields(heading, 2, place)
    text = " ".join(body.split())
    cited = CLAUSES.search(text)
    if not cited:
        raise ValueError(f"{place}: example {name!r} must end with its clauses in square brackets, such as [4.3]")
    return Example(name, title, text[: cited.start()], tuple(re.split(r"[, ]+", cited[1])))


@dataclass(frozen=True)
class Script:
    """How an example is played: from a position, through the eyes of a seat, and what its log tells in English."""

    position: dict[str, Any]
    seat: int
    moves: tuple[dict[str, Any], ...]  # each a `move`, perhaps with the `seat` that makes it and the `chance` it brings
    tells: tuple[str, ...]


def script_of(folder: Path, example: str) -> Script:
    """The script of an example of the game in a folder: a position with a table `example`."""
    data = tomllib.loads((folder / "lesson" / f"{example}.toml").read_text(encoding="utf-8"))
    script = data.pop("example")
    return Script(data, script["seat"], tuple(script["moves"]), tuple(script["tells"]))


def played(game: "Game", script: Script) -> Iterator["Match"]:
    """The match at the beginning of an example and after each of its moves; it is the same match, which goes on."""
    match = game.from_position(script.position, seed=0)
    yield match
    for move in script.moves:
        match.play(move["move"], move.get("seat", script.seat), chance=move.get("chance"))
        yield match
