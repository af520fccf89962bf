"""What the log says, read aloud in every language."""

import re

import pytest

from cantina.core.game import Game
from cantina.core.phrases import event_phrase
from cantina.core.words import LANGUAGES
from cantina.games.conflict.words import EVENTS, PEEKS, REVEALS, ROLLED, TURN

from . import tables as t


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_a_throw_of_fewer_dice_is_a_sentence_too(game: Game, lang: str, dice: int) -> None:
    said = event_phrase(game, t.table(game).world, ROLLED, [0, *range(1, dice + 1)], lang).text
    assert said.endswith(", ".join(str(n) for n in range(1, dice + 1)) + ".")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", [REVEALS, PEEKS])
def test_one_card_is_no_number_of_cards(game: Game, lang: str, kind: int) -> None:
    one, three = (event_phrase(game, t.table(game).world, kind, [0, number, 0], lang).text for number in (1, 3))
    assert not re.search(r"\d", one)
    assert "3" in three


def test_the_head_of_a_turn_says_whose_it_is_so_the_log_need_not() -> None:
    assert EVENTS[TURN].quiet
