"""Texts said the quick way are the same as by all the rules of Fluent."""

from functools import partial
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.visitor import Visitor

from cantina.core.game import Game
from cantina.core.words import LANGUAGES, Texts

NUMBERS = [(0, 1), (1, 2), (2, 5), (3, 0), (5, 12), (21, 22), (112, 1), (999, 4)]  # of every plural form


class Asked(Visitor):
    """The arguments that a message asks for, and the words that it chooses by."""

    def __init__(self, message: Any) -> None:
        self.names: set[str] = set()
        self.words: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        """Notes an argument."""
        self.names.add(node.id.name)

    def visit_Variant(self, node: Any) -> None:  # noqa: N802
        """Notes the word of a variant, if it has one."""
        if hasattr(node.key, "name"):
            self.words.add(node.key.name)
        self.generic_visit(node)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quick_texts_are_fluent_texts(each_game: Game, lang: str) -> None:
    """Every message, with words, with the words of its own choices, and with small numbers of every plural form."""
    texts = each_game.texts(lang)
    intricate = []
    for name, source in texts.bundle._messages.items():
        asked = Asked(source)
        names = sorted(asked.names)
        tried: list[dict[str, str | int]] = [{v: f"word {i}" for i, v in enumerate(names)}]
        tried += [dict.fromkeys(names, word) for word in asked.words]
        tried += [{v: pair[i % 2] for i, v in enumerate(names)} for pair in NUMBERS]
        intricate += [name] if isinstance(texts.quick(name), partial) else []
        for args in tried:
            assert texts.say(name, **args) == texts.format(name, args), (name, args)
    assert not intricate


def test_what_is_not_quick_is_said_by_fluent() -> None:
    """A game's texts may have whatever Fluent knows."""
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(
        FluentResource(
            "-term = Falcon\na = { -term } { $n }\nb = { NUMBER($n) ->\n [one] x\n *[other] y\n }\n"
            "c = one\n .more = two\nd = { c }, { c.more }"
        )
    )
    texts = Texts([], "en")
    texts.bundle = bundle
    assert (texts.say("a", n=3), texts.say("b", n=1), texts.say("d")) == ("Falcon 3", "x", "one, two")


def test_large_numbers_and_choices_go_the_long_way(each_game: Game) -> None:
    """Numbers that a language may group are formatted by Fluent."""
    texts = each_game.texts("en")
    assert texts.say("player", number=1234) == texts.format("player", {"number": 1234})


def test_a_missing_argument_is_an_error(each_game: Game) -> None:
    """A text without its argument is a mistake of ours, said with the language and the message."""
    with pytest.raises(ValueError, match="en: player"):
        each_game.texts("en").say("player")
