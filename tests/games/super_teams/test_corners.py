"""Super Teams: corners that a change of the rules could break without any other test noticing."""

from typing import Any

import pytest

from cantina.core.game import Game

from .tables import flown, pack, place, table


def only(**bonus: int) -> dict[str, object]:
    """A pack with no other bonus cards, and none on the final planet."""
    none: dict[str, Any] = {
        "dodging_maneuver": 0,
        "experienced_pilot": 0,
        "lightspeed": 0,
        "speed_boost": 0,
        "grapple": 0,
    }
    return pack(planet=0, **(none | bonus))


def test_2_8_a_new_hand_is_told_to_its_owner_alone(game: Game) -> None:
    match = table(game, hands=[{"red-1": 1}, {}], ships={"x-wing": 1})
    match.play("play red 1")
    match.play("move x-wing")
    assert sum(match.view(0)["hands"][0].values()) == 6
    assert match.log(0)[-1] != match.log(1)[-1]
    assert len(match.log()) < len(match.log(0)) == len(match.log(1))


def test_2_8_the_last_card_of_a_new_pile_is_fresh(game: Game) -> None:
    content = only(lightspeed=1, speed_boost=1)
    match = flown(game, "red-1", "x-wing", 0, content=content, bonus=[{"lightspeed": 1}, {"speed-boost": 1}])
    match.play("use lightspeed")
    assert match.view(1)["fresh"] == [{"unknown": 1}, {}]


def test_2_8_a_second_new_pile_makes_all_cards_held_old(game: Game) -> None:
    match = table(
        game,
        content=only(lightspeed=3),
        hands=[{"red-1": 1}, {"unknown": 6}],
        bonus=[{"lightspeed": 1}, {"lightspeed": 1}],
        fresh=[{}, {"lightspeed": 1}],
        remade={"lightspeed": 1},
        discards={"lightspeed": 1},
    )
    match.play("play red 1")
    match.play("move x-wing")
    match.play("use lightspeed", 0)
    assert match.view()["remade"] == {"lightspeed": 2}
    assert match.view()["fresh"] == [{"unknown": 1}, {}]


@pytest.mark.parametrize(("card", "begin"), [("lightspeed", "7 normal"), ("experienced-pilot", "8 asteroids")])
def test_5_2_no_dodge_after_another_card_for_the_same_move(game: Game, card: str, begin: str) -> None:
    match = flown(game, "red-2", "x-wing", begin, bonus=[{card: 1, "dodging-maneuver": 1}, {}])
    match.play(f"use {card}", 0)
    assert match.phase == "card"
    assert place(match, "x-wing") == 9


def test_5_10_a_draw_that_empties_the_pile_leaves_it_empty(game: Game) -> None:
    match = flown(game, "red-2", "x-wing", 0, content=only(lightspeed=2), discards={"lightspeed": 1})
    assert match.view()["pile"] == {}
    assert match.view()["discards"] == {"lightspeed": 1}


def test_6_2_asking_goes_round_past_the_last_seat(game: Game) -> None:
    match = table(
        game,
        4,
        to_act=[3],
        player=3,
        hands=[{"unknown": 6}] * 3 + [{"green-3": 1}],
        ships={"death-star": 13, "x-wing": 14, "jedi-starfighter": 15},
        bonus=[{"grapple": 1}, {}, {"grapple": 1}, {}],
    )
    match.play("play green 3")
    match.play("move death-star")
    assert (match.phase, match.to_act) == ("grapple", [0])
    match.play("pass", 0)
    assert match.to_act == [2]
    match.play("pass", 2)
    assert match.phase == "card"


def test_6_2_nothing_is_left_over_of_the_turn_before(game: Game) -> None:
    """Neither the bonus card that was used nor the ships that were passed count in the next turn."""
    match = table(
        game,
        hands=[{"green-3": 1}, {"black-1": 1}],
        ships={"death-star": 13, "x-wing": 14},
        bonus=[{"grapple": 1}, {"speed-boost": 1}],
    )
    match.play("play green 3")
    match.play("move death-star")
    match.play("use speed-boost", 1)
    match.play("pass", 0)
    assert match.phase == "card"
    match.play("play black 1", 1)
    match.play("move tie-fighter", 1)
    assert place(match, "tie-fighter") == 1
    assert "grapple x-wing" not in match.legal(0)


def test_6_6_a_pulled_ship_passes_the_ships_beside_it(game: Game) -> None:
    ships = {"x-wing": 14, "tie-fighter": 14}
    match = flown(game, "green-4", "death-star", 13, ships=ships, bonus=[{"grapple": 1}, {"grapple": 1}])
    match.play("pass", 1)
    match.play("grapple x-wing", 0)
    assert match.to_act == [1]
    assert match.legal(1) == ["grapple tie-fighter", "pass"]


def test_7_3_the_third_of_three_sides_wins(game: Game) -> None:
    match = flown(game, "green-1", "death-star", 19, players=3, ships={"star-destroyer": 20})
    assert match.outcome
    assert match.outcome.returns == (-1, -1, 1)
