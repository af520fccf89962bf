"""The list of words, docs/words.toml, and the page that is made from it: `python -m tests.wordlist` writes docs/words.md."""

import tomllib
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parent.parent / "docs"
LANGUAGES = ("en", "ro", "es", "pl", "de")
HEAD = """# The words of the games

One word for one thing in each language, in rules, log, buttons, tips and lessons. A word in **bold** is the box's own:
its rulebook is printed in that language. Made from `docs/words.toml` by `python -m tests.wordlist`; a test finds words
that mean the same as one of these and are not on the list.
"""


def terms() -> list[dict[str, Any]]:
    """The terms in the order of the file."""
    found: list[dict[str, Any]] = tomllib.loads((DOCS / "words.toml").read_text(encoding="utf-8"))["term"]
    return found


def page() -> str:
    """The list as a page: a table for each game."""
    lines = [HEAD]
    for game in dict.fromkeys(term["game"] for term in terms()):
        lines += [f"## {game}\n", f"| {' | '.join(LANGUAGES)} |", "|---" * len(LANGUAGES) + "|"]
        own = [term for term in terms() if term["game"] == game]
        lines += [f"| {' | '.join(cell(term, lang) for lang in LANGUAGES)} |" for term in own] + [""]
    return "\n".join(lines)


def cell(term: dict[str, Any], lang: str) -> str:
    """A word as the page shows it."""
    return f"**{term[lang]}**" if lang in term["box"] else str(term[lang])


if __name__ == "__main__":
    (DOCS / "words.md").write_text(page(), encoding="utf-8")
