"""The lesson of a game that brings one: the same in every language, and every example is played as it is told."""

import re

import pytest

from cantina.core.game import Game
from cantina.core.lessons import played, read_lesson, script_of
from cantina.core.match import Match
from helpers import languages_of


def test_a_lesson_is_the_same_in_every_language(each_game: Game) -> None:
    english = each_game.lesson("en")
    for lang in languages_of(each_game):
        lesson = each_game.lesson(lang)
        assert [(e.id, e.clauses) for e in lesson.examples] == [(e.id, e.clauses) for e in english.examples], lang
        assert [s.element for s in lesson.signs] == [s.element for s in english.signs], lang
        assert len(lesson.minute) == len(english.minute), lang
        assert len(lesson.terms) == len(english.terms), lang
        assert figures(lesson.minute) == figures(english.minute), lang
        for example, same in zip(lesson.examples, english.examples, strict=True):
            assert figures((example.title, example.text)) == figures((same.title, same.text)), f"{lang}: {example.id}"


def figures(texts: tuple[str, ...]) -> set[str]:
    """The numbers that are written as figures."""
    return set(re.findall(r"\d+", " ".join(texts)))


def test_every_example_cites_clauses_that_there_are(each_game: Game) -> None:
    known = each_game.rulebook().clauses
    for example in each_game.lesson().examples:
        assert example.clauses, example.id
        assert set(example.clauses) <= set(known), example.id


def test_every_example_is_played_as_it_is_told(each_game: Game) -> None:
    folder = each_game.facts.folder
    ids = [example.id for example in each_game.lesson().examples]
    assert sorted(ids) == sorted(path.stem for path in (folder / "lesson").glob("*.toml"))
    for name in ids:
        script = script_of(folder, name)
        *_, match = played(each_game, script)
        log = match.log(script.seat)
        assert script.tells, name
        for sentence in script.tells:
            assert any(sentence in line for line in log), f"{name}: {sentence!r} is not in {log}"
        for lang in languages_of(each_game):
            assert len(match.log(script.seat, lang)) == len(log)


def test_every_sign_is_on_the_table(each_game: Game) -> None:
    for sign in each_game.lesson().signs:
        example, element = sign.element.split("/")
        script = script_of(each_game.facts.folder, example)
        assert element in drawn(next(played(each_game, script)), script.seat), sign.element


def drawn(match: Match, seat: int) -> set[str]:
    """The ids of all that the scene of a match shows to a seat."""
    scene, world = match.game.module("scene"), match.opened_world
    moving = scene.moving(world, match.seen(seat), seat)
    return {*scene.still(world)["places"], *moving["tokens"], *moving.get("hand", {})}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("# One\n\n# Two\n", "2 headings"),
        ("# A\n\n# B\n\n## only-an-id\nText. [1.1]\n\n# C\n\n# D\n", "2 parts"),
        ("# A\n\n# B\n\n## id | Title\nNo clause.\n\n# C\n\n# D\n", "'id' must end with its clauses"),
        ("# A\n\n# B\n\n# C\n\n- place | Name\n\n# D\n", "3 parts"),
    ],
)
def test_a_wrong_lesson_is_named(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        read_lesson(text, "lesson/en.md")
