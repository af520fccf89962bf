"""What the log says: no number that stands for something else on the board, and a miss is told as well."""

import re

import pytest

from cantina.core.game import Game
from cantina.core.phrases import event_gist, event_phrase
from cantina.core.words import LANGUAGES
from cantina.games.risk_star_wars.words import DICE_LOST, EVENTS, TROOPER, TROOPER_BACK

from .tables import REBELS, turn


@pytest.mark.parametrize("lang", LANGUAGES)
def test_spaces_on_endor_are_not_numbered_since_the_board_shows_the_dice_they_need(game: Game, lang: str) -> None:
    world = turn(game, REBELS, "x-wings-luke").world
    for kind in (TROOPER, TROOPER_BACK):
        numbers = [14 if argument == "space" else 0 for argument in EVENTS[kind].types]
        gist = event_gist(game, world, int(kind), numbers, lang)
        assert gist
        for phrase in (event_phrase(game, world, int(kind), numbers, lang), gist):
            assert not re.search(r"\d", phrase.text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_head_of_a_turn_says_how_many_dice_missed(game: Game, lang: str) -> None:
    gist = event_gist(game, turn(game, REBELS, "x-wings-luke").world, int(DICE_LOST), [3], lang)
    assert gist
    assert gist.text.endswith(": 3")
