"""Every game keeps to the list of words: what means a thing on the list is called by its word there, in every text."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

import wordlist
from cantina.core.registry import facts_of
from cantina.core.rulebook import rulebook_in
from vocabulary import EVERYONE, SAID_OTHERWISE, names_of, others_decide

GAMES = ("super-teams", "toy-battle", "risk-star-wars", "conflict", "template")


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


def clause_of(game: str, number: str, lang: str) -> str:
    """What a clause says in a language."""
    return rulebook_in(facts_of(game).folder, lang).clauses[number].text


@pytest.mark.parametrize(
    ("game", "lang", "number", "who", "other"),
    [
        ("super-teams", "ro", "4.6", "player whose turn it is", "proprietarul"),
        ("super-teams", "es", "5.2", "teammate", "rival"),
        ("super-teams", "pl", "5.3", "nobody", "Partner"),
        ("toy-battle", "de", "8.3", "player whose turn it is", "zuerst so weit ist"),
        ("toy-battle", "es", "7.11", "opponent", "resto"),
        ("risk-star-wars", "pl", "7.5", "attacker", "broniący się"),
        ("risk-star-wars", "ro", "5.1", "Rebels", "Imperiul"),
        ("risk-star-wars", "de", "10.4", "Luke", "Imperator"),
        ("conflict", "pl", "8.2", "next player", "ten sam gracz"),
    ],
)
def test_a_rule_that_lets_another_decide_is_found(game: str, lang: str, number: str, who: str, other: str) -> None:
    """One clause of one language, in a copy, gives the decision to somebody else."""
    english, told = clause_of(game, number, "en"), clause_of(game, number, lang)
    assert not others_decide(english, told, lang)
    assert others_decide(english, names_of(who, lang).sub(other, told), lang)


def test_a_rule_in_which_two_change_places_is_found() -> None:
    """Luke's order reads like Vader's, but for who rolls and who is hit."""
    for lang in wordlist.LANGUAGES[1:]:
        assert others_decide(clause_of("risk-star-wars", "10.4", "en"), clause_of("risk-star-wars", "10.2", lang), lang)


def test_a_rule_that_is_no_longer_for_everyone_is_found() -> None:
    english, told = clause_of("conflict", "2.4", "en"), clause_of("conflict", "2.4", "de")
    assert others_decide(english, re.sub(EVERYONE["de"], "einer", told), "de")


def test_what_is_said_otherwise_is_still_said() -> None:
    told = " ".join(
        clause.text for game in GAMES for clause in rulebook_in(facts_of(game).folder, "en").clauses.values()
    )
    assert [phrase for phrase in SAID_OTHERWISE if phrase not in told] == []
