"""Texts said the quick way are the same as by all the rules of Fluent."""

import pytest

from cantina.core.game import Game
from cantina.core.words import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quick_texts_are_fluent_texts(each_game: Game, lang: str) -> None:
    """Every message made of texts and variables alone, with words and with small numbers."""
    texts = each_game.texts(lang)
    quick = {name: texts.parts(name) for name in texts.bundle._messages}
    assert any(parts for parts in quick.values())
    for name, parts in quick.items():
        variables = [text for variable, text in parts or () if variable]
        if parts is None:
            continue
        for args in ({v: f"word {i}" for i, v in enumerate(variables)}, {v: 37 * i for i, v in enumerate(variables)}):
            assert texts.say(name, **args) == texts.format(name, dict(args))


def test_large_numbers_and_choices_go_the_long_way(each_game: Game) -> None:
    """Numbers that a language may group are formatted by Fluent."""
    texts = each_game.texts("en")
    assert texts.say("player", number=1234) == texts.format("player", {"number": 1234})


def test_a_missing_argument_is_an_error(each_game: Game) -> None:
    """A text without its argument is a mistake of ours, said with the language and the message."""
    with pytest.raises(ValueError, match="en: player"):
        each_game.texts("en").say("player")
