"""Written positions of Super Teams, and what is wrong with some; and the table in the terminal."""

import random
from typing import Any

import pytest

from cantina.core.errors import PositionError
from cantina.core.game import Game
from cantina.core.words import LANGUAGES
from helpers import steps

from .tables import table

WINDOW: dict[str, Any] = {"phase": "bonus", "turn": {"card": "red-2", "ship": "x-wing", "from": 0}, "player": 0}
GRAPPLING: dict[str, Any] = {
    "phase": "grapple",
    "player": 0,
    "ships": {"death-star": 15, "x-wing": 14},
    "turn": {"card": "green-2", "ship": "death-star", "from": 13},
    "bonus": [{"grapple": 1}, {}],
}


def test_what_is_left_out_is_as_at_the_beginning(game: Game) -> None:
    match = table(game, 3, to_act=[1])
    view = match.view(1)
    assert (view["first"], view["player"]) == (1, 1)
    assert sum(view["hands"][1].values()) == 6
    assert view["planet"] == {"unknown": 6}
    assert view["pile"] == {"unknown": 14}


def test_the_passed_ships_may_be_left_out(game: Game) -> None:
    match = table(game, **GRAPPLING)
    assert match.view()["turn"]["passed"] == ["x-wing"]
    assert match.legal(0) == ["grapple x-wing", "pass"]


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"speed": 1}, "speed: is not known"),
        ({"player": 2}, "player: must be a whole number from 0 to 1"),
        ({"player": 1}, "to_act: phase 'card' asks one of these seats: 1"),
        ({"first": "red"}, "first: must be a whole number"),
        ({"colours": {"red": 0, "yellow": 1}}, "colours: every seat must have 2"),
        ({"colours": {"blue": 0}}, "colours.blue: is not known"),
        ({"players": 3, "colours": {"red": 0, "yellow": 1, "green": 1}}, "colours: every seat must have 1"),
        ({"players": 3, "ships": {"tie-fighter": 1}}, "ships.tie-fighter: is of a colour that is not in play"),
        ({"ships": {"tie-bomber": 1}}, "ships.tie-bomber: is not known"),
        ({"ships": {"x-wing": 21}}, "ships.x-wing: must be a whole number from 0 to 20"),
        ({"ships": {"x-wing": True}}, "ships.x-wing: must be a whole number"),
        ({"ships": {"x-wing": "far"}}, "ships.x-wing: must be a whole number"),
        ({"ships": {"x-wing": 10}}, "ships.x-wing: space 10 is a Maw"),
        ({"ships": {"x-wing": 6}}, "ships.x-wing: space 6 is double; say hyperspace or asteroids"),
        ({"ships": {"x-wing": "6 normal"}}, "ships.x-wing: must be one of hyperspace, asteroids"),
        ({"ships": {"x-wing": "5 normal"}}, "ships.x-wing: must be one of"),
        ({"hands": [{}]}, "hands: must have 2 entries"),
        ({"hands": [{"red-7": 1}, {}]}, "hands[0].red-7: is not known"),
        ({"hands": [{"red-1": 3}, {}]}, "hands: there are 1 cards too many of red-1"),
        ({"hands": [{"red-1": 2}, {"unknown": 7}]}, "hands[1]: is 7 cards; a hand is 6 at most"),
        ({"hands": [{"red-1": 1, "unknown": 1}, {}]}, "hands[0].unknown: stands alone"),
        ({"deck": {"red-1": 1}}, "deck: must be the movement cards that are neither in hands nor played"),
        ({"bonus": [{"grapple": 5}, {}]}, "bonus: there are 1 cards too many of grapple"),
        ({"planet": {"grapple": 1}}, "planet: must be 4 cards here"),
        ({"ships": {"x-wing": 20}, "planet": {"grapple": 4}}, "planet: must be 0 cards here"),
        ({"pile": {"grapple": 4}}, "pile: must be 16 cards"),
        ({"pile": {"lightspeed": 4, "grapple": 4, "speed-boost": 4, "experienced-pilot": 4}}, "pile: cannot be known"),
        ({"bonus": [{"unknown": 1}, {}], "planet": {"grapple": 4}}, "pile: cannot be known, nor the planet"),
        ({"fresh": [{"grapple": 1}, {}]}, "fresh[0]: must be some of the bonus cards"),
        ({"bonus": [{"grapple": 1}, {}], "fresh": [{"unknown": 1}, {}]}, "fresh[0]: must be known"),
        ({"remade": {"grapple": 1}}, "remade: must be the cards of the pile"),
        (
            {"ships": dict.fromkeys(("x-wing", "millennium-falcon", "jedi-starfighter", "tantive-iv"), 20)},
            "ships: a side has all",
        ),
        ({"end": "won", "to_act": []}, "end: 'won' does not fit: 0 sides"),
        ({"end": "cap", "to_act": [], "phase": "ship", "turn": {"card": "red-1"}}, "phase: must be 'card'"),
        ({"phase": "ship"}, "turn: is missing"),
        ({"phase": "ship", "turn": {"card": "red-1", "ship": "x-wing"}}, "ship: is not known here"),
        ({"phase": "ship", "turn": {"card": "red-1"}, "played": {"red-2": 1}}, "turn.card: red-1 must be among"),
        (WINDOW, "to_act: phase 'bonus' asks one of these seats: nobody"),
        (WINDOW | {"bonus": [{"grapple": 1}, {}], "ships": {"x-wing": 1}}, "turn.ship: x-wing on space 1 does not fit"),
        (WINDOW | {"bonus": [{"grapple": 1}, {}], "player": None}, "player: must be a whole number"),
        (
            WINDOW | {"phase": "dodge", "bonus": [{"grapple": 1}, {}]},
            "turn.ship: x-wing on space 0 does not fit phase 'dodge'",
        ),
        (GRAPPLING | {"to_act": [1]}, "to_act: phase 'grapple' asks one of these seats: 0"),
        (GRAPPLING | {"turn": GRAPPLING["turn"] | {"passed": ["tie-fighters"]}}, "turn.passed: must be one of"),
        (GRAPPLING | {"turn": GRAPPLING["turn"] | {"passed": ["death-star"]}}, "turn.passed: death-star is not behind"),
    ],
)
def test_wrong_positions_name_their_key(game: Game, position: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError) as error:
        table(game, **position)
    assert message in str(error.value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_shows_the_table(game: Game, lang: str) -> None:
    say = game.texts(lang).say
    match = game.new(players=4, seed=3)
    for n, _ in enumerate(steps(match, random.Random(3))):
        for seat in (-1, *match.to_act) if n % 9 == 0 else ():
            text = match.picture(seat, lang)
            assert text.count("▶") == 1
            assert text.count("▲X") >= 2  # on the track and in the legend
            assert say("board-hand") in text or seat < 0
            assert "board-" not in text


def test_the_terminal_shows_sides_cards_and_hands(game: Game) -> None:
    hands = [{"red-2": 1, "green-5": 1}, {"unknown": 6}]
    match = table(game, ships={"x-wing": "6 asteroids"}, bonus=[{"grapple": 2}, {}], hands=hands)
    match.play("play red 2")
    match.play("move x-wing")
    text = match.picture(0)
    assert "▲X∴" in text
    assert "▲ red 2 → ▲X X-Wing" in text
    assert "Your hand: ■ green 5" in text
    assert "2 × Grapple" in text
