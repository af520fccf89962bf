"""The rules of Super Teams, chapter 7: rounds and the end."""

import random

import pytest

from cantina.core.game import Game
from helpers import steps

from .tables import flown, pack, place, table

RED_AND_YELLOW = ("x-wing", "millennium-falcon", "jedi-starfighter", "tantive-iv")
GREEN_AND_BLACK = ("star-destroyer", "death-star", "tie-fighter", "tie-advanced")
ALL_BUT_ONE = dict.fromkeys((*RED_AND_YELLOW[1:], *GREEN_AND_BLACK[1:]), 20)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_7_1_six_new_cards_and_the_same_seat_begins(game: Game, players: int) -> None:
    match = game.new(players=players, seed=4, first="2")
    starters = [1]
    for _ in steps(match, random.Random(4)):
        if match.phase == "card" and [sum(hand.values()) for hand in match.view()["hands"]] == [6] * players:
            starters += match.to_act
            assert (int(match.state.turns) - 1) % (6 * players) == 0
    assert len(starters) > 3
    assert set(starters) == {1}
    assert "A new round began: everyone was dealt 6 movement cards." in match.log()


@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 2), (4, 2)])
def test_7_2_a_new_deck_when_it_is_empty(game: Game, players: int, rounds: int) -> None:
    """The deck lasts exactly that many rounds; then all cards are in hands or in the deck again."""
    match = game.new(players=players, seed=4)
    cards = 36 if players == 3 else 48
    for _ in steps(match, random.Random(4)):
        turns = int(match.state.turns) - 1
        if match.phase == "card":
            assert sum(match.view()["played"].values()) == turns % cards
        assert match.log().count("All movement cards were shuffled into a new deck.") == turns // (rounds * 6 * players)


def test_7_3_after_everything_that_happens_in_a_turn(game: Game) -> None:
    """The side is complete, but the rivals are asked for their Grapples first."""
    ships = dict.fromkeys(RED_AND_YELLOW[1:], 20) | {"tie-fighter": 19}
    match = flown(game, "red-1", "x-wing", 19, ships=ships, bonus=[{}, {"grapple": 1}])
    assert match.outcome is None
    assert match.to_act == [1]
    match.play("pass")
    assert match.outcome
    assert match.outcome.reason == "won"
    assert match.outcome.returns == (1, -1)
    assert match.to_act == []
    assert match.why("pass", 1) == "7.3"


def test_7_3_the_side_wins_whoever_moved_the_ship(game: Game) -> None:
    ships = dict.fromkeys(GREEN_AND_BLACK[1:], 20)
    match = flown(game, "green-1", "star-destroyer", 19, ships=ships)
    assert match.outcome
    assert match.outcome.winners == (1,)


def test_7_4_a_shared_victory(game: Game) -> None:
    ships = ALL_BUT_ONE | {"star-destroyer": 18}
    match = flown(game, "red-1", "x-wing", 19, ships=ships, bonus=[{}, {"grapple": 1}])
    assert match.outcome  # the Star Destroyer was behind and is not passed
    ships["star-destroyer"] = 19
    match = flown(game, "red-1", "x-wing", 19, ships=ships, bonus=[{}, {"grapple": 1}])
    match.play("grapple star-destroyer")
    assert match.outcome
    assert match.outcome.reason == "shared"
    assert match.outcome.returns == (0.5, 0.5)


def test_7_4_two_of_three_sides_share(game: Game) -> None:
    ships = {"millennium-falcon": 20, "tantive-iv": 20, "jedi-starfighter": 19}
    match = flown(game, "red-1", "x-wing", 19, players=3, ships=ships, bonus=[{}, {"grapple": 1}, {}])
    match.play("grapple jedi-starfighter")
    assert match.outcome
    assert match.outcome.returns == (0.5, 0.5, -1)


def test_7_5_a_draw_after_the_last_turn(game: Game) -> None:
    match = table(game, hands=[{"red-1": 1}, {"red-2": 1}], turns=999)
    assert match.world.cap == 1000
    match.play("play red 1")
    match.play("move x-wing")
    assert match.outcome is None
    match.play("play red 2")
    match.play("move millennium-falcon")
    assert match.outcome
    assert match.outcome.reason == "cap"
    assert match.outcome.returns == (0, 0)
    assert match.outcome.winners == ()


def test_7_5_the_last_turn_can_still_be_won(game: Game) -> None:
    ships = dict.fromkeys(RED_AND_YELLOW[1:], 20)
    match = flown(game, "red-1", "x-wing", 19, ships=ships, turns=1000)
    assert match.outcome
    assert match.outcome.reason == "won"


def test_7_5_the_cap_is_content(game: Game) -> None:
    match = flown(game, "red-1", "x-wing", 0, content=pack(cap=7), turns=7)
    assert place(match, "x-wing") == 1
    assert match.outcome
