"""The rules of a game as numbered clauses, read from rulebook/*.md."""

import re
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path

from .words import ENGLISH

HEADING = re.compile(r"^## (\d+) (.+)$")
CLAUSE = re.compile(r"^(\d+\.\d+) (.+)$", re.DOTALL)
SOURCE = re.compile(r"\s*\[([^\[\]]+)\]$")


@dataclass(frozen=True)
class Clause:
    """One rule: its number, its text, and where it comes from (in English only)."""

    number: str
    text: str
    source: str


@dataclass(frozen=True)
class Chapter:
    """A heading and its clauses."""

    number: str
    title: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class Rulebook:
    """All rules of a game in one language."""

    title: str
    chapters: tuple[Chapter, ...]
    notes: str  # what stands behind the clauses, such as a table of readings

    @property
    def clauses(self) -> dict[str, Clause]:
        """Every clause by its number, in order."""
        return {clause.number: clause for chapter in self.chapters for clause in chapter.clauses}


def rulebook_in(folder: Path, lang: str) -> Rulebook:
    """The rulebook of the game in a folder, in English where it is not there in the language."""
    own = folder / "rulebook" / f"{lang}.md"
    return read_rulebook(own if own.is_file() else folder / "rulebook" / f"{ENGLISH}.md")


def read_rulebook(source: Traversable) -> Rulebook:
    """The rulebook in a Markdown file; raises ValueError naming the paragraph that is out of place."""
    title, notes = "", []
    chapters: list[tuple[str, str, list[Clause]]] = []
    text = re.sub(r"^(#+ .*)$", r"\n\1\n", source.read_text(encoding="utf-8"), flags=re.MULTILINE)
    for paragraph in re.split(r"\n\s*\n", text.strip()):
        paragraph = paragraph.strip()
        if paragraph.startswith("# "):
            title = paragraph[2:].strip()
        elif match := HEADING.match(paragraph):
            chapters.append((match[1], match[2], []))
        elif match := CLAUSE.match(paragraph):
            if not chapters or match[1].split(".")[0] != chapters[-1][0]:
                raise ValueError(f"{source.name}: clause {match[1]} stands in the wrong chapter")
            chapters[-1][2].append(clause_of(match[1], " ".join(match[2].split())))
        else:
            notes.append(paragraph)
    return Rulebook(title, tuple(Chapter(n, t, tuple(c)) for n, t, c in chapters), "\n\n".join(notes))


def clause_of(number: str, text: str) -> Clause:
    """A clause from its paragraph: the source stands in square brackets at the end."""
    match = SOURCE.search(text)
    return Clause(number, text[: match.start()] if match else text, match[1] if match else "")
