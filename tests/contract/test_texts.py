"""Nothing is missing: texts and rules in five languages, sources, provenance, and a test for every clause."""

import re
from pathlib import Path

import numpy as np

from cantina.core.game import Game
from cantina.core.pack import SOURCES
from cantina.core.plain import plain
from cantina.core.words import kind_of
from helpers import languages_of, random_match


def messages(game: Game) -> dict[str, dict[str, str | int]]:
    """Every message that the game may need, with arguments to try it with."""
    world = plain(game.worlds([game.pack()]))
    wanted: dict[str, dict[str, str | int]] = {"title": {}, "about": {}}
    wanted |= {f"prompt-{phase}": {} for phase in game.phases}
    wanted |= {f"end-{end}": {} for end in game.ends[1:]}
    for event in game.events.values():
        wanted[f"event-{event.name}"] = sample(game, [t.rstrip("?") for t in event.types])
    for action in range(game.actions):
        name, args = game.parts(world, action)
        wanted[f"action-{name}"] = sample(game, list(args))
    for kind, names in game.names.items():
        for name in names(world) if callable(names) else names:
            if name:
                wanted[f"{kind}-{name}"] = {}
    for option in game.facts.options:
        wanted[f"option-{option.name}"] = {}
        wanted |= {f"option-{option.name}-{c}": {} for c in option.drawable if not c.isdigit()}
    return wanted


def sample(game: Game, types: list[str]) -> dict[str, str | int]:
    """An argument of each type to try a message with."""
    return {t: "X" if kind_of(t) in (*game.names, "seat") else 3 for t in types}


def test_every_text_is_there_in_every_language(each_game: Game) -> None:
    for lang in languages_of(each_game):
        texts = each_game.texts(lang)
        for message, args in messages(each_game).items():
            assert texts.has(message), f"{lang}: {message} is missing"
            assert texts.say(message, **args).strip(), f"{lang}: {message} says nothing"


def test_the_languages_have_the_same_messages(each_game: Game) -> None:
    keys = {}
    for lang in languages_of(each_game):
        source = (each_game.facts.folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
        keys[lang] = re.findall(r"^([a-z][a-z0-9-]*) =", source, flags=re.MULTILINE)
        assert len(set(keys[lang])) == len(keys[lang]), f"{lang}: a message stands twice"
    for lang in languages_of(each_game):
        assert set(keys[lang]) == set(keys["en"]), lang


def test_the_log_is_told_in_every_language(each_game: Game) -> None:
    match = random_match(each_game, 8, players=each_game.facts.players[-1])
    for lang in languages_of(each_game):
        told = {each_game.events[t.kind].name for t in match.told}
        assert {name for name in told if not each_game.texts(lang).has(f"event-{name}")} == set()
        for seat in range(-1, match.players):
            for line in match.log(seat, lang):
                assert line
                assert "{" not in line


def test_clauses_have_the_same_numbers_in_every_language(each_game: Game) -> None:
    numbers = list(each_game.rulebook("en").clauses)
    assert numbers
    for lang in languages_of(each_game):
        book = each_game.rulebook(lang)
        assert book.title
        assert list(book.clauses) == numbers, lang
        assert [c.number for c in book.chapters] == [c.number for c in each_game.rulebook("en").chapters]


def test_clauses_have_the_same_figures_in_every_language(each_game: Game) -> None:
    """Whoever reads a rule in another language plays with the same numbers."""
    for number, clause in each_game.rulebook("en").clauses.items():
        for lang in languages_of(each_game):
            told = each_game.rulebook(lang).clauses[number].text
            assert figures(told) == figures(clause.text), f"{lang}: clause {number}"


def figures(text: str) -> list[str]:
    """The figures in a text, in any order: languages put words where they like, and a mark between thousands or none."""
    return sorted(re.findall(r"\d+", re.sub(r"(?<=\d)[.,\u00a0\u202f](?=\d{3}\b)", "", text)))


def test_every_clause_has_a_source(each_game: Game) -> None:
    for clause in each_game.rulebook("en").clauses.values():
        assert clause.source, f"clause {clause.number} has no source in square brackets"


def test_every_clause_has_a_test(each_game: Game, game_tests: Path) -> None:
    if each_game.facts.draft:
        return
    folder = game_tests / each_game.facts.folder.name
    sources = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("test_*.py")))
    tested = {f"{a}.{b}" for a, b in re.findall(r"^def test_(\d+)_(\d+)_", sources, flags=re.MULTILINE)}
    clauses = set(each_game.rulebook("en").clauses)
    assert clauses - tested == set(), "clauses without a test named after them"
    assert tested - clauses == set(), "tests of clauses that are not there"


def test_every_figure_has_a_provenance(each_game: Game) -> None:
    for name in each_game.pack_names():
        pack = each_game.pack(name)
        assert pack.name == name
        assert pack.figures
        assert all(figure["source"] in SOURCES for figure in pack.figures.values())
        assert isinstance(each_game.worlds([pack])[0], np.record)


def test_only_a_draft_leaves_modules_out(each_game: Game) -> None:
    """Without `draft = true` a game writes its positions, names its clauses and draws itself."""
    wanted = () if each_game.facts.draft else ("position", "reasons", "terminal")
    assert [name for name in wanted if not each_game.has(name)] == []
