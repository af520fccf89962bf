"""Positions of Risk: Star Wars Edition: written, read, and refused."""

from typing import Any

import pytest

from cantina.core.errors import PositionError
from cantina.core.game import Game
from cantina.core.plain import plain
from helpers import without_rng

from .tables import given, turn

PLANNING = {"to_act": [0, 1], "hands": [{"?": 6}, {"?": 6}]}
TURN = {"phase": "order", "to_act": [0], "card": "x-wings-luke"}
FOUR = {"players": 4, "to_act": [0, 1, 2, 3], "hands": [{"?": 6}] * 4}
SHIPS = {"x-wing": {"m2": 5}, "tie": {"i2": 3, "m3": 1}}
ORDERED = {"card": "x-wings-luke", "order": "x-wings", "to_act": [0], "ships": SHIPS}


def test_what_is_left_out_is_as_at_the_beginning(game: Game) -> None:
    match, begun = game.from_position(PLANNING), game.new(seed=1)
    for key in ("ships", "markers", "reserve", "hits", "shield", "round", "decks"):
        assert match.view()[key] == begun.view()[key]


def test_cards_not_named_are_in_the_deck(game: Game) -> None:
    match = turn(game, 0, "x-wings-luke", orders=[[], ["ties-vader"]], hands=[{"assault-luke": 3}, {}])
    data = game.position.write(match.opened_world, plain(match.states))
    assert "assault-luke" not in data["decks"]["rebels"]
    assert "x-wings-luke" not in data["decks"]["rebels"]
    assert data["decks"]["empire"]["ties-vader"] == 5
    assert sum(data["decks"]["rebels"].values()) == 26


def test_every_phase_can_be_written_and_read(game: Game) -> None:
    match = given(game, "x-wings-luke", "x-wings", ships=SHIPS | {"x-wing": {"m2": 5, "o1": 1}, "executor": "i2"})
    met = []
    for move in ("from m2", "to m1", "move 4", "attack i2", None):
        again = game.from_position(match.position())
        assert without_rng(again.states) == without_rng(match.states)
        met.append(match.phase)
        if move:
            match.play(move, chance="6 6 6 6" if move == "attack i2" else None)
    assert met == ["from", "to", "count", "attack", "die"]
    match = given(game, "death-star-emperor", "death-star")
    assert match.phase == "fire"
    assert game.from_position(match.position()).legal(1) == match.legal(1)


def test_ships_that_were_deployed_come_from_nowhere(game: Game) -> None:
    match = given(game, "ties-vader", "ties", ships={"executor": "o8", "x-wing": {"o9": 3}}, reserve=9)
    assert "from" not in match.view()
    assert match.view()["to"] == "o8"
    assert game.from_position(match.position()).legal(1) == ["attack o9", "hold"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"nonsense": 1}, "nonsense: is not known"),
        ({"round": 0}, "round: must be"),
        ({"round": 201}, "round: must be"),
        ({"markers": ["o1"]}, "markers\\[0\\]: must be one of"),
        ({"markers": 3}, "markers: must be a list"),
        ({"ships": {"tie-fighter": {}}}, "ships.tie-fighter: is not known"),
        ({"ships": {"tie": {"o99": 1}}}, "ships.tie.o99: is not known"),
        ({"ships": {"tie": {"o1": -1}}}, "ships.tie.o1: must be"),
        ({"ships": {"x-wing": {"o1": 11, "o2": 10}}}, "ships.x-wing: there are 21, but the box has 20"),
        ({"ships": {"falcon": {"o1": 1}}}, "ships.falcon: must be one of"),
        ({"ships": {"x-wing": {"o1": 1}, "tie": {"o1": 1}}}, "ships: both sides stand in o1"),
        ({"ships": {"tie": {"f1": 1}}}, "ships: only Rebel fighters can stand in f1"),
        ({"ships": {"falcon": "f2"}}, "ships: only Rebel fighters can stand in f2"),
        ({"ships": {"x-wing": {"f1": 1}}, "markers": []}, "ships: a marker that fell holds no ships"),
        ({"ships": {}, "markers": []}, "ships: the Rebels have none left"),
        ({"reserve": 29}, "reserve: must be"),
        ({"ships": {"x-wing": {"o1": 1}}, "reserve": 1}, "reserve: must be a whole number from 0 to 0"),
        ({"hits": {"luke": 13}}, "hits.luke: must be"),
        ({"hits": {"falcon": 0}}, "hits.falcon: must be"),
        ({"hits": {"chewbacca": 1}}, "hits.chewbacca: is not known"),
        ({"redeemed": True}, "redeemed: Vader has hits left"),
        ({"redeemed": 1}, "redeemed: must be true or false"),
        ({"shield": {"team": 29}}, "shield.team: must be"),
        ({"shield": {"team": 4, "troopers": [4]}}, "shield.troopers\\[0\\]: must be"),
        ({"shield": {"troopers": [4, 4]}}, "shield.troopers: at most 9, each on a space of its own"),
        ({"shield": {"troopers": list(range(1, 11))}}, "shield.troopers: at most 9"),
        ({"hands": [{"?": 6}]}, "hands: must have 2 entries"),
        ({"hands": [{"ties-vader": 1}, {}]}, "hands\\[0\\].ties-vader: is not known"),
        ({"hands": [{"x-wings-luke": 2}, {}]}, "hands\\[0\\].x-wings-luke: must be"),
        ({"hands": [{"?": 31}, {}]}, "decks.rebels: 31 cards in all"),
        (
            {"hands": [{"x-wings-luke": 1}, {"?": 1}], "orders": [["x-wings-luke"], []]},
            "2 cards x-wings-luke, but the pack has 1",
        ),
        ({"orders": [["x-wings"], []]}, "orders\\[0\\]\\[0\\]: must be a card"),
        ({"orders": [3, []]}, "orders\\[0\\]: must be a list"),
        ({"orders": [["?"] * 4, []]}, "orders\\[0\\]: while planning"),
        ({"orders": [["?"], []], "bonus": [1, 0]}, "orders\\[0\\]: while planning"),
        ({"bonus": [1, 0]}, "bonus\\[0\\]: must be at least"),
        ({"decks": {"rebels": {"?": 3}}}, "decks.rebels: 9 cards in all"),
        ({"decks": {"rebels": {"x-wings-luke": 2}}}, "decks.rebels.x-wings-luke: must be"),
        ({"discards": {"rebels": {"?": 1}}}, "discards.rebels.\\?: is not known"),
        ({"kept": {"rebels": {"assault-luke": 3, "y-wings-luke": 4}}}, "kept.rebels: some of these cards"),
        ({"drawn": [6]}, "drawn: must be a list of 2"),
        ({"drawn": [7, 6]}, "drawn\\[0\\]: the seat has 6 cards"),
        ({"drawn": [5, 6]}, "drawn: by the kept cards 6 of the rebels are from the present deck, not 5"),
        ({"unclear": [[], 3]}, "unclear\\[1\\]: must be a list of at most 32"),
        ({"unclear": [[], ["ties-vader"]]}, "unclear\\[1\\]\\[0\\]: must be a card and how many"),
        ({"unclear": [[], [["luke", 1]]]}, "unclear\\[1\\]\\[0\\]: must be one of"),
        ({"unclear": [[], [["ties-vader", 33]]]}, "unclear\\[1\\]\\[0\\]: must be a whole number"),
        ({"unclear": [[], [["ties-vader", 1]]]}, "unclear\\[1\\]: either all cards of the seat were drawn"),
        (
            {"unclear": [[], [["ties-vader", 1]]], "kept": {"empire": {"ties-ambush": 1, "ties-vader": 1}}},
            "unclear: some of these cards of the empire do not lie open",
        ),
        (
            {"hands": [{"?": 6}, {"ties-vader": 5, "ties-ambush": 1}], "kept": {"empire": {"ties-ambush": 2}}},
            "kept.empire: some of these",
        ),
        (FOUR | {"kept": {"rebels": {"assault-luke": 3}}}, "drawn: must say how many of the 9 new cards"),
        ({"to_act": [0]}, "to_act: seat 1 is to plan"),
        ({"orders": [["?"] * 3, []]}, "to_act: seat 0 is not to plan"),
        ({"card": "x-wings-luke"}, "card: is not settled in the phase 'plan'"),
    ],
)
def test_a_wrong_position_is_refused(game: Game, change: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        game.from_position(PLANNING | change)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (TURN | {"card": "ties-vader"}, "card: must be one of"),
        (TURN | {"card": ""}, "card: must be a card"),
        ({"phase": "order", "to_act": [0]}, "card: is missing"),
        (TURN | {"to_act": [0, 1]}, "to_act: one seat only"),
        (TURN | {"order": "x-wings"}, "order: is not settled"),
        (ORDERED | {"phase": "from", "order": "y-wings"}, "order: y-wings is not on the card"),
        (ORDERED | {"phase": "from", "order": "luke"}, "order: luke never comes to the phase 'from'"),
        (ORDERED | {"phase": "to"}, "from: is missing"),
        (ORDERED | {"phase": "to", "from": "o1"}, "from: no ships of the order stand in o1"),
        (ORDERED | {"phase": "count", "from": "m2", "to": "o7"}, "to: the ships cannot move from m2 to o7"),
        (ORDERED | {"phase": "attack", "to": "o7"}, "to: no ships of the order stand in o7"),
        (ORDERED | {"phase": "die", "to": "m2", "target": "i5", "dice": [6]}, "target: i5 cannot be attacked from m2"),
        (ORDERED | {"phase": "die", "to": "m2", "target": "i2", "dice": [7]}, "dice\\[0\\]: must be"),
        (ORDERED | {"phase": "die", "to": "m2", "target": "i2", "dice": [1] * 6}, "dice: must be 1 to 5 dice"),
        (ORDERED | {"phase": "die", "to": "m2", "target": "i2", "dice": [1]}, "to_act: seat 0 has nothing to choose"),
    ],
)
def test_a_wrong_turn_is_refused(game: Game, position: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        game.from_position(position)


def test_dice_are_sorted(game: Game) -> None:
    table = SHIPS | {"executor": "i2"}
    match = game.from_position(
        ORDERED | {"phase": "die", "ships": table, "to": "m2", "target": "i2", "dice": [2, 6, 5]}
    )
    assert match.view()["dice"] == [6, 5, 2]
