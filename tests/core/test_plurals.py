"""Every counted thing has its plural forms, in all texts of page, games and terminal: tried with numbers that differ."""

import json
import re
from collections.abc import Callable, Iterator
from functools import cache

import pytest
from babel.core import Locale

from cantina.core.registry import BUILT_IN
from cantina.core.words import LANGUAGES, Texts
from vocabulary import SOURCES

NUMBERS = (0, 1, 2, 5, 15, 20, 21, 101)
GAMES = sorted(path for path in BUILT_IN.iterdir() if (path / "text").is_dir())
Saying = Callable[[str, int], str]  # a text with a number in one of its gaps and a word in all others

# Words that are the same for one and for many
SAME = {
    "de": {"Würfel", "Treffer", "Orden", "Jäger", "Spieler"},
    "en": {"left"},
    "es": set(),
    "ro": {"nume"},
    "pl": set(),
}
NAMED = {"ship"}  # a name may have forms for many of them, and counts nothing
# What the box fixes, and is never one
FIXED = {"about.ambush"}


def texts(lang: str) -> Iterator[tuple[str, list[str], Saying]]:
    """Every text with its gaps."""
    for folder in (SOURCES / "core/text", *(game / "text" for game in GAMES)):
        found = Texts([folder], lang)
        source = (folder / f"{lang}.ftl").read_text(encoding="utf-8") + "\n"
        for name, text in re.findall(r"^([a-z][\w-]*) =((?:.*\n)(?:(?![a-z#]).*\n)*)", source, re.MULTILINE):
            gaps = list(dict.fromkeys(re.findall(r"(?<=[{ ]\$)[a-z]\w*", text)))
            yield f"{folder.parent.name}/{name}", gaps, fluent(found, name, gaps)
    for folder in (SOURCES / "client/text", *(game / "page/text" for game in GAMES)):
        for name, entry in json.loads((folder / f"{lang}.json").read_text(encoding="utf-8")).items():
            forms = entry if isinstance(entry, dict) else {"other": entry}
            gaps = list(dict.fromkeys(re.findall(r"\{(\w+)\}", " ".join(forms.values()))))
            yield f"{folder.parents[1].name}/page/{name}", gaps, simple(forms, lang)


def fluent(found: Texts, name: str, gaps: list[str]) -> Saying:
    """How a text of a game is said."""
    return lambda gap, n: found.say(name, **{other: n if other == gap else "Xx" for other in gaps})


def simple(forms: dict[str, str], lang: str) -> Saying:
    """How a text of the page is said: its forms go by the gap {n}."""

    def say(gap: str, n: int) -> str:
        form = forms.get(Locale(lang).plural_form(n) if gap == "n" else "other", forms["other"])
        return re.sub(r"\{(\w+)\}", lambda found: str(n) if found[1] == gap else "Xx", form)

    return say


@cache
def counted() -> set[tuple[str, str]]:
    """The gaps that count something: some language has another form for another number there."""
    found = set()
    for lang in LANGUAGES:
        for name, gaps, say in texts(lang):
            for gap in (gap for gap in gaps if gap not in NAMED):
                if len({re.sub(rf"(?<![\w–]){n}(?![\w–])", "#", say(gap, n)) for n in (5, 15, 20, 21)}) > 1:
                    found.add((name, gap))
    return found


def after(say: Saying, gap: str, n: int) -> list[str]:
    """The words that stand behind a number."""
    return re.findall(rf"(?<![\w.,–]){n} ([^\W\d_]+(?: [^\W\d_]+)?)", say(gap, n))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_counted_thing_has_its_forms(lang: str) -> None:
    wrong = []
    for name, gaps, say in texts(lang):
        for gap in [gap for gap in gaps if (name, gap) in counted() and name.split("/")[-1] not in FIXED]:
            words = {n: after(say, gap, n) for n in NUMBERS}
            if words[1] and words[1] == words[5] and words[1][0].split()[0] not in SAME[lang]:
                wrong.append(f"{name}: {say(gap, 1)}")
            if (
                lang == "ro" and words[15] != words[20]
            ):  # from 20 on a number has "de" behind it, and from 101 none again
                wrong += [f"{name}: {say(gap, n)}" for n in (20, 21) if not words[n][0].startswith("de ")]
                wrong += [
                    f"{name}: {say(gap, n)}" for n in (0, 2, 5, 15, 101) if words[n] and words[n][0].startswith("de ")
                ]
    assert wrong == []
