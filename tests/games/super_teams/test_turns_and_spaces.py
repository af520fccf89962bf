"""The rules of Super Teams, chapters 3 and 4: a turn, and what the spaces do."""

import pytest

from cantina.core.errors import IllegalMove
from cantina.core.game import Game

from .tables import flown, log, pack, place, table, with_card

RED_HOME = {"x-wing": 20, "millennium-falcon": 20}


def test_3_1_turns_go_clockwise(game: Game) -> None:
    match = table(
        game, 4, hands=[{"red-1": 1}, {"red-2": 1}, {"red-3": 1}, {"red-4": 1}], first=2, player=2, to_act=[2]
    )
    order = []
    for _ in range(4):
        order += match.to_act
        match.play(match.legal(match.to_act[0])[0])
        match.play("move x-wing")
    assert order == [2, 3, 0, 1]


def test_3_1_only_the_player_plays_a_card_and_must(game: Game) -> None:
    match = table(game, hands=[{"red-1": 1}, {"red-2": 1}], bonus=[{"grapple": 1}, {"grapple": 1}])
    assert match.legal(0) == ["play red 1"]
    assert match.legal(1) == []
    with pytest.raises(IllegalMove, match=r"Rule 3\.1"):
        match.play("play red 2", 1)
    assert match.why("pass", 0) == "3.1"


def test_3_2_cards_come_from_the_own_hand(game: Game) -> None:
    match = table(game, hands=[{"red-1": 2, "black-4": 1, "green-6": 1}, {"red-2": 1}])
    assert match.legal(0) == ["play red 1", "play green 6", "play black 4"]
    assert match.why("play red 2", 0) == "3.2"
    match.play("play red 1")
    assert match.view(0)["hands"] == [{"red-1": 1, "green-6": 1, "black-4": 1}, {"unknown": 1}]
    assert match.view(1)["played"] == {"red-1": 1}


@pytest.mark.parametrize(("players", "card"), [(2, "red-1"), (2, "black-1"), (4, "yellow-1"), (4, "green-1")])
def test_3_3_any_ship_of_the_colour_whoever_owns_it(game: Game, players: int, card: str) -> None:
    words = game.module("words")
    match = with_card(game, card, players)
    match.play(f"play {card.replace('-', ' ')}")
    first = 2 * words.COLOUR_NAMES.index(card[:-2])
    assert match.phase == "ship"
    assert match.to_act == [0]
    assert match.legal(0) == [f"move {words.SHIP_NAMES[first]}", f"move {words.SHIP_NAMES[first + 1]}"]
    other = words.SHIP_NAMES[(first + 2) % 8]
    assert match.why(f"move {other}", 0) == "3.3"


def test_3_3_the_only_ship_under_way_is_not_asked_for(game: Game) -> None:
    match = with_card(game, "red-3", ships={"x-wing": 20, "millennium-falcon": 14})
    match.play("play red 3")
    assert place(match, "millennium-falcon") == 17
    assert match.to_act == [1]


def test_3_4_it_moves_the_number_on_the_card(game: Game) -> None:
    for number in range(1, 6):
        match = flown(game, f"red-{number}", "x-wing", 14)
        assert place(match, "x-wing") == 14 + number
        assert place(match, "millennium-falcon") == 0


def test_3_5_any_number_of_ships_on_a_space(game: Game) -> None:
    words = game.module("words")
    match = flown(game, "red-1", "x-wing", 13, ships=dict.fromkeys(words.SHIP_NAMES[1:], 14))
    assert set(match.view()["ships"].values()) == {14}


@pytest.mark.parametrize("players", [2, 4])
def test_3_6_jokers_move_any_ship_under_way(game: Game, players: int) -> None:
    match = with_card(game, "red-2", players, ships=RED_HOME | {"star-destroyer": 20, "tie-fighter": 14})
    match.play("play red 2")
    under_way = ["jedi-starfighter", "tantive-iv", "death-star", "tie-fighter", "tie-advanced"]
    assert match.legal(0) == [f"move {ship}" for ship in under_way]
    match.play("move tie-fighter")
    assert place(match, "tie-fighter") == 16


def test_3_6_cards_are_jokers_at_once(game: Game) -> None:
    match = table(game, ships={"x-wing": 19, "millennium-falcon": 20}, hands=[{"red-1": 1}, {"red-5": 1}])
    match.play("play red 1")
    assert "Both ships are home: the red cards are jokers now." in match.log()
    match.play("play red 5", 1)
    assert len(match.legal(1)) == 6


def test_3_7_no_jokers_with_three_players(game: Game) -> None:
    match = flown(game, "red-1", "x-wing", 19, players=3, ships={"millennium-falcon": 20})
    assert match.outcome
    assert "jokers" not in log(match)


def test_3_8_a_ship_on_the_final_planet_is_never_moved(game: Game) -> None:
    match = with_card(game, "red-2", ships=RED_HOME | {"star-destroyer": 20})
    match.play("play red 2")
    assert match.why("move x-wing", 0) == "3.8"
    assert match.why("move star-destroyer", 0) == "3.8"
    grapple = flown(
        game, "green-6", "death-star", 18, ships={"x-wing": 20, "tantive-iv": 19}, bonus=[{"grapple": 1}, {}]
    )
    assert grapple.legal(0) == ["grapple tantive-iv", "pass"]


def test_3_9_the_order_of_a_turn(game: Game) -> None:
    """Card, ship, bonus card, movement, side of a double space, Grapple, next turn."""
    match = with_card(game, "red-3", ships={"tie-fighter": 5}, bonus=[{"lightspeed": 1}, {"grapple": 1}])
    phases = []
    for move in ("play red 3", "move x-wing", "use lightspeed", "place hyperspace", "grapple tie-fighter"):
        phases.append((match.phase, match.to_act[0]))
        match.play(move)
    assert phases == [("card", 0), ("ship", 0), ("bonus", 0), ("side", 0), ("grapple", 1)]
    assert (match.phase, match.to_act) == ("card", [1])


def test_3_9_a_maw_and_a_draw_come_before_grapples(game: Game) -> None:
    ships = {"tie-fighter": 9, "jedi-starfighter": 9}
    match = flown(game, "green-4", "death-star", 9, ships=ships, bonus=[{"grapple": 1}, {"grapple": 1}])
    match.play("pass", 1, chance="lightspeed")  # in the window before the movement to the bonus space 13
    assert match.view()["bonus"] == [{"unknown": 1}, {"unknown": 2}]
    assert (match.phase, match.to_act) == ("grapple", [0])
    maw = flown(game, "green-1", "death-star", 9, bonus=[{}, {"dodging-maneuver": 1}], ships={"x-wing": 9})
    maw.play("pass")
    assert (maw.phase, maw.to_act) == ("dodge", [1])


def test_3_9_only_what_is_asked_for(game: Game) -> None:
    match = with_card(game, "red-3", bonus=[{"lightspeed": 1}, {"grapple": 1}])
    match.play("play red 3")
    clauses = {
        "play red 3": "3.1",
        "pass": "3.9",
        "use lightspeed": "5.1",
        "place normal": "4.6",
        "grapple x-wing": "6.1",
    }
    for move, clause in clauses.items():
        assert match.why(move, 0) == clause
    assert match.why("move x-wing", 1) == "3.3"
    match.play("move x-wing")
    assert match.to_act == [0]
    assert match.why("pass", 1) == "3.9"


def test_4_1_spaces_flown_over_do_nothing(game: Game) -> None:
    match = flown(game, "red-6", "x-wing", 1)  # over bonus, hyperspace, asteroids, a normal and a double space
    assert match.phase == "side"
    assert match.view()["bonus"] == [{}, {}]
    match.play("place hyperspace")
    assert place(match, "x-wing") == "7 hyperspace"


@pytest.mark.parametrize(("begin", "number", "end"), [(0, 3, 3), (1, 4, 5), (2, 3, 5), (13, 6, 19)])
def test_4_2_from_start_normal_and_bonus(game: Game, begin: int, number: int, end: int) -> None:
    assert place(flown(game, f"red-{number}", "x-wing", begin), "x-wing") == end


@pytest.mark.parametrize(("number", "end"), [(1, 5), (3, 9), (5, 13), (6, 15)])
def test_4_3_from_hyperspace_twice(game: Game, number: int, end: int) -> None:
    assert place(flown(game, f"red-{number}", "x-wing", 3), "x-wing") == end


@pytest.mark.parametrize("number", [1, 2, 6])
def test_4_4_from_asteroids_one(game: Game, number: int) -> None:
    assert place(flown(game, f"red-{number}", "x-wing", 4), "x-wing") == 5


@pytest.mark.parametrize(("card", "ship", "owner"), [("red-2", "x-wing", 0), ("black-2", "tie-fighter", 3)])
def test_4_5_the_player_of_the_colour_draws(game: Game, card: str, ship: str, owner: int) -> None:
    match = with_card(game, card, 4)
    match.play(f"play {card.replace('-', ' ')}")
    match.play(f"move {ship}", chance="lightspeed")
    assert match.view(owner)["bonus"][owner] == {"lightspeed": 1}
    held = [{"unknown": 1} if seat == owner else {} for seat in range(4)]
    assert match.view(-1)["bonus"] == held
    assert f"Player {owner + 1} drew a bonus card: Lightspeed." in match.log(owner)
    assert f"Player {owner + 1} drew a bonus card." in match.log(-1)
    assert "Lightspeed" not in log(match)
    assert match.view()["pile"] == {"unknown": 11}


@pytest.mark.parametrize(
    ("space", "sides"), [(6, ["hyperspace", "asteroids"]), (7, ["normal", "hyperspace"]), (8, ["normal", "asteroids"])]
)
@pytest.mark.parametrize(("colour", "ship"), [("red", "x-wing"), ("green", "death-star")])
def test_4_6_the_player_chooses_the_side(game: Game, space: int, sides: list[str], colour: str, ship: str) -> None:
    match = flown(game, f"{colour}-{space - 5}", ship, 5)
    assert match.phase == "side"
    assert match.to_act == [0]
    assert match.legal(0) == [f"place {side}" for side in sides]
    missing = ({"normal", "hyperspace", "asteroids"} - set(sides)).pop()
    assert match.why(f"place {missing}", 0) == "4.6"
    assert match.why(f"place {sides[0]}", 1) == "4.6"
    match.play(f"place {sides[1]}")
    assert place(match, ship) == f"{space} {sides[1]}"
    assert match.to_act == [1]


@pytest.mark.parametrize(
    ("begin", "end"),
    [
        ("1 hyperspace", 7),
        ("1 asteroids", 2),
        ("2 hyperspace", 8),
        ("2 normal", 5),
        ("3 asteroids", 4),
        ("3 normal", 6),
    ],
)
def test_4_7_the_side_is_the_kind_it_moves_from(game: Game, begin: str, end: int) -> None:
    match = flown(game, "red-3", "x-wing", begin, content=pack("Sxha..........F"))
    if match.phase == "side":
        match.play("place normal" if "place normal" in match.legal(0) else "place hyperspace")
    assert str(place(match, "x-wing")).split()[0] == str(end)


def test_4_7_the_two_sides_are_one_position(game: Game) -> None:
    beside = flown(game, "red-1", "x-wing", 5, ships={"tie-fighter": "6 asteroids"}, bonus=[{}, {"grapple": 1}])
    beside.play("place hyperspace")
    assert beside.phase == "card"
    away = flown(
        game, "red-2", "x-wing", "6 asteroids", ships={"tie-fighter": "6 hyperspace"}, bonus=[{}, {"grapple": 1}]
    )
    away.play("place normal")
    assert away.legal(1) == ["grapple tie-fighter", "pass"]


@pytest.mark.parametrize(("number", "maw"), [(1, 10), (2, 11)])
def test_4_8_a_maw_throws_ships_back(game: Game, number: int, maw: int) -> None:
    match = flown(game, f"red-{number}", "x-wing", 9)
    assert place(match, "x-wing") == 9
    assert f"X-Wing ended in the Maw on space {maw}." in match.log()
    farther = flown(game, "red-4", "x-wing", "7 normal")
    assert place(farther, "x-wing") == 9


def test_4_8_back_to_the_start_planet(game: Game) -> None:
    match = flown(game, "red-1", "x-wing", 1, content=pack("SBMM...F"))
    assert place(match, "x-wing") == 0
    assert "The Maw threw X-Wing back to the starting planet." in match.log()


def test_4_9_a_maw_is_crossed_in_one_go(game: Game) -> None:
    assert place(flown(game, "red-3", "x-wing", 9), "x-wing") == 12
    assert place(flown(game, "red-5", "x-wing", "8 normal"), "x-wing") == 13


def test_4_10_only_pure_normal_spaces_count(game: Game) -> None:
    content = pack("S.BhaMMhaB.F")
    back = flown(game, "red-5", "x-wing", 0, content=content)
    assert place(back, "x-wing") == 1
    dodge = flown(game, "red-5", "x-wing", 0, content=content, bonus=[{"dodging-maneuver": 1}, {}])
    dodge.play("pass")
    dodge.play("use dodging-maneuver")
    assert place(dodge, "x-wing") == 10


@pytest.mark.parametrize("number", [1, 2, 6])
def test_4_11_the_final_planet_needs_no_exact_count(game: Game, number: int) -> None:
    match = flown(game, f"red-{number}", "x-wing", 19)
    assert place(match, "x-wing") == 20
    assert "X-Wing reached the final planet." in match.log()


def test_4_11_hyperspace_too(game: Game) -> None:
    assert place(flown(game, "red-6", "x-wing", 5, content=pack("S....HF")), "x-wing") == 6
