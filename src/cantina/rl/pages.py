"""The page of observations, made from the games' own sources: `python -m cantina.rl.pages` writes docs/observations.md."""

import sys
from pathlib import Path

from cantina.core.game import Game
from cantina.core.registry import all_facts, game

from .layout import Field, layout_of
from .observe import BEHIND

PAGE = Path("docs") / "observations.md"

INTRO = """# Observations and actions, game by game

This page is made from the sources of the games (`python -m cantina.rl.pages`); a test sees to it that it is up to date. How the
environments are used is in [rl.md](rl.md).

An observation is the record of a game as one seat knows it: what the seat cannot know is blank (`-1` where a value is
hidden, so that nothing looks like *none*). It comes in three forms. As a **record** its fields have the names below. As
**int8** it is the bytes of the record behind the generator; the byte of a field is given. As **float** it is a row of
numbers: six ones and zeros for the seat that looks, then, from the column given, a number for each signed element and a
one or zero for each bit of an unsigned one.
"""


def kind(field: Field) -> str:
    """The type of a field with its shape."""
    return field.kind + "".join(f"[{n}]" for n in field.shape)


def rows(fields: tuple[Field, ...]) -> list[str]:
    """A row of the table for each field."""
    found = []
    for f in fields:
        last = f.first + f.columns - 1
        columns = f"{f.first}–{last}" if f.columns > 1 else f"{f.first}"
        about = f.about.replace("|", "\\|") or f"the {f.name}"
        found.append(f"| `{f.name}` | {kind(f)} | {f.offset - BEHIND} | {columns} | {about} |")
    return found


def families(found: Game) -> list[str]:
    """The actions as ranges of numbers with the same name, each with its first text."""
    world = found.worlds([found.pack()])[0]
    lines, first, name = [], 0, found.parts(world, 0)[0]
    for action in range(1, found.actions + 1):
        other = found.parts(world, action)[0] if action < found.actions else ""
        if other != name:
            numbers = f"{first}–{action - 1}" if action - first > 1 else f"{first}"
            texts = dict.fromkeys(found.action_text(world, one) for one in (first, action - 1))
            lines.append(f"| {numbers} | {name} | `{'`, `'.join(texts)}` |")
            first, name = action, other
    return lines


def section(found: Game) -> str:
    """All about one game."""
    facts, layout = found.facts, layout_of(found)
    results = "the same for all: 1 won, -1 lost" if facts.cooperative else "1 won, 0.5 shared, 0 drawn, -1 lost"
    size = found.state.itemsize
    lines = [
        f"## {found.title}", "", facts.about, "",
        "| | |", "|---|---|",
        f"| id | `{found.id}`, in OpenSpiel `cantina_{found.id.replace('-', '_')}` |",
        f"| players | {', '.join(map(str, facts.players))} |",
        f"| actions | {found.actions}, at most {found.max_legal} legal at once |",
        f"| observation | a record of {size} bytes; int8: {size - BEHIND}; float: {layout.size} |",
        f"| rewards | at the end, by seat: {results} |",
        f"| ends | {', '.join(end for end in found.ends if end)} |",
        f"| packs | {', '.join(found.pack_names())} |",
        f"| rules | version {facts.rules}, `cantina rules {found.id}` |",
        "", "| field | type | byte | columns | |", "|---|---|--:|--:|---|", *rows(layout.fields),
        "", "| actions | | such as |", "|--:|---|---|", *families(found), "",
    ]  # fmt: skip
    return "\n".join(lines)


def page() -> str:
    """The whole page."""
    offered = [game(facts.id) for facts in all_facts().values() if facts.offered]
    return "\n".join([INTRO, *(section(found) for found in offered)])


if __name__ == "__main__":
    Path(sys.argv[1] if len(sys.argv) > 1 else PAGE).write_text(page(), encoding="utf-8")
