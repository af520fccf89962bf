"""A page of observations for each game, made from its sources: `python -m cantina.rl.pages [GAME …]` writes it into its folder."""

import sys

from cantina.core.game import Game
from cantina.core.plain import plain
from cantina.core.registry import all_facts, game

from .layout import Field, layout_of
from .observe import BEHIND

PAGE = "observations.md"

INTRO = """# {title}: observations and actions

Made from the sources of the game by `python -m cantina.rl.pages {id}`; a test sees to it that it is up to date.
docs/observations.md says how to read it.

{about}
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
    world = plain(found.worlds([found.pack()]))
    lines, first, name = [], 0, found.parts(world, 0)[0]
    for action in range(1, found.actions + 1):
        other = found.parts(world, action)[0] if action < found.actions else ""
        if other != name:
            numbers = f"{first}–{action - 1}" if action - first > 1 else f"{first}"
            texts = dict.fromkeys(found.action_text(world, one) for one in (first, action - 1))
            lines.append(f"| {numbers} | {name} | `{'`, `'.join(texts)}` |")
            first, name = action, other
    return lines


def page(found: Game) -> str:
    """The page of one game."""
    facts, layout = found.facts, layout_of(found)
    results = "the same for all: 1 won, -1 lost" if facts.cooperative else "1 won, 0.5 shared, 0 drawn, -1 lost"
    size = found.state.itemsize
    lines = [
        INTRO.format(title=found.title, id=found.id, about=facts.about),
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


def main(ids: list[str]) -> None:
    """Writes the pages of some games, or of all that are offered."""
    for name in ids or [facts.id for facts in all_facts().values() if facts.offered]:
        (game(name).facts.folder / PAGE).write_text(page(game(name)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
