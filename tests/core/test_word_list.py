"""Every game keeps to the list of words: what means a thing on the list is called by its word there, in every text."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

import wordlist
from cantina.core.registry import facts_of


def texts(game: str, lang: str) -> Iterator[tuple[str, str]]:
    """Every text of a game that people read, with the place where it stands."""
    folder = facts_of(game).folder
    for path in [folder / f"{part}/{lang}{end}" for part, end in KINDS]:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#") or path.suffix == ".md":
                yield f"{path.parent.name}/{path.name}:{number}", said(line, path.suffix)


KINDS = (("rulebook", ".md"), ("lesson", ".md"), ("text", ".ftl"), ("page/text", ".json"))


def said(line: str, kind: str) -> str:
    """What of a line is read: without the key it stands under and the numbers that fill it."""
    if kind == ".ftl":
        line = re.sub(r"^[a-z][\w-]* =", "", line)
    elif kind == ".json":
        line = re.sub(r'^\s*"[^"]*":', "", line)
    else:
        line = re.sub(r"^(## |- )[\w./-]+ \|", "", line)
        line = re.sub(r"\[[^\]]*\]$", "", line)  # sources are named as the box names them
    return re.sub(r"\{[^}]*\}|\$\w+", "", line)


@pytest.mark.parametrize("term", wordlist.terms(), ids=lambda term: f"{term['game']}-{term['en']}")
def test_a_thing_has_one_word(term: dict[str, Any]) -> None:
    for lang, patterns in term.get("never", {}).items():
        for place, line in texts(term["game"], lang):
            for pattern in patterns:
                found = re.search(pattern, line, re.IGNORECASE)
                assert not found, f"{place}: {found and found[0]!r} is called {term[lang]!r}"


def test_every_term_has_a_word_in_every_language() -> None:
    for term in wordlist.terms():
        assert all(term[lang] for lang in wordlist.LANGUAGES), term


def test_the_page_of_words_is_made_from_the_list() -> None:
    assert (wordlist.DOCS / "words.md").read_text(encoding="utf-8") == wordlist.page()
