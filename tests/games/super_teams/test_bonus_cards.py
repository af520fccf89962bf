"""The rules of Super Teams, chapters 5 and 6: bonus cards and the Grapple."""

from typing import Any

import pytest

from cantina.core.errors import IllegalMove
from cantina.core.game import Game

from .tables import flown, log, pack, place, table, with_card


def test_5_1_the_owner_is_asked_first_then_the_team_mate(game: Game) -> None:
    bonus = [{"speed-boost": 1}, {"speed-boost": 1}, {"speed-boost": 1}, {"speed-boost": 1}]
    match = flown(game, "green-2", "death-star", 14, players=4, bonus=bonus)  # green is the second seat's
    assert (match.phase, match.to_act) == ("bonus", [1])
    match.play("pass", 1)
    assert (match.phase, match.to_act) == ("bonus", [3])
    assert match.legal(3) == ["use speed-boost", "pass"]
    assert place(match, "death-star") == 14
    match.play("use speed-boost", 3)
    assert place(match, "death-star") == 17


def test_5_1_the_card_must_be_held(game: Game) -> None:
    match = flown(game, "red-2", "x-wing", 14, bonus=[{"lightspeed": 1}, {}])
    assert match.legal(0) == ["use lightspeed", "pass"]
    assert match.why("use speed-boost", 0) == "5.1"


def test_5_1_a_team_mate_without_an_asked_owner(game: Game) -> None:
    match = flown(game, "green-2", "death-star", 14, players=4, bonus=[{}, {}, {}, {"lightspeed": 1}])
    assert match.to_act == [3]
    match.play("pass")
    assert match.to_act == [1]
    assert match.phase == "card"


def test_5_2_one_card_on_each_ship_in_a_turn(game: Game) -> None:
    bonus = [{"speed-boost": 2}, {}, {"speed-boost": 1, "dodging-maneuver": 1}, {}]
    match = flown(game, "red-2", "x-wing", 14, players=4, bonus=bonus)
    assert match.why("use speed-boost", 2) == "5.1"  # its team-mate is asked first
    match.play("use speed-boost", 0)
    assert place(match, "x-wing") == 17
    assert match.phase == "card"
    maw = flown(game, "red-1", "x-wing", 9, players=4, bonus=bonus)
    maw.play("pass", 0)
    maw.play("use speed-boost", 2)
    assert maw.phase == "card"  # no window for Dodging Maneuver
    assert place(maw, "x-wing") == 9


def test_5_3_never_on_the_ship_of_a_rival(game: Game) -> None:
    match = flown(game, "green-2", "death-star", 14, bonus=[{"speed-boost": 1, "grapple": 1}, {"speed-boost": 1}])
    assert match.to_act == [1]
    assert match.why("use speed-boost", 0) == "5.3"
    assert match.why("grapple death-star", 0) == "6.1"
    match.play("pass")
    grapple = flown(
        game, "green-3", "death-star", 13, bonus=[{"grapple": 1}, {}], ships={"x-wing": 14, "tie-fighter": 14}
    )
    assert grapple.legal(0) == ["grapple x-wing", "pass"]
    assert grapple.why("grapple tie-fighter", 0) == "5.3"


def test_5_4_experienced_pilot(game: Game) -> None:
    content = pack("SA.......F")
    match = flown(game, "red-5", "x-wing", 1, content=content, bonus=[{"experienced-pilot": 1}, {}])
    assert match.legal(0) == ["use experienced-pilot", "pass"]
    match.play("use experienced-pilot")
    assert place(match, "x-wing") == 6


def test_5_4_experienced_pilot_from_the_asteroid_side(game: Game) -> None:
    content = pack("Sxa......F")
    for begin in ("1 asteroids", "2 asteroids"):
        match = flown(game, "red-4", "x-wing", begin, content=content, bonus=[{"experienced-pilot": 1}, {}])
        match.play("use experienced-pilot")
        assert place(match, "x-wing") == int(begin[0]) + 4


@pytest.mark.parametrize("begin", [0, 1, 2, 3, "6 hyperspace", "7 normal"])
def test_5_4_experienced_pilot_only_from_asteroids(game: Game, begin: int | str) -> None:
    match = flown(game, "red-5", "x-wing", begin, bonus=[{"experienced-pilot": 1}, {}])
    assert match.legal(0) == ["pass"]
    assert match.why("use experienced-pilot", 0) == "5.4"


@pytest.mark.parametrize(("begin", "end"), [(0, 12), (1, 13), (2, 14), ("7 normal", 19), ("8 normal", 20)])
def test_5_5_lightspeed_doubles(game: Game, begin: int | str, end: int) -> None:
    match = flown(game, "red-6", "x-wing", begin, bonus=[{"lightspeed": 1}, {}])
    match.play("use lightspeed")
    assert place(match, "x-wing") == end


@pytest.mark.parametrize("begin", [3, 4, "6 hyperspace", "6 asteroids", "7 hyperspace", "8 asteroids"])
def test_5_5_lightspeed_neither_from_hyperspace_nor_asteroids(game: Game, begin: int | str) -> None:
    match = flown(game, "red-6", "x-wing", begin, bonus=[{"lightspeed": 1}, {}])
    assert match.legal(0) == ["pass"]
    with pytest.raises(IllegalMove, match=r"Rule 5\.5"):
        match.play("use lightspeed")


@pytest.mark.parametrize(("begin", "end"), [(0, 5), (1, 6), (2, 7), ("6 hyperspace", 15), (3, 12), ("7 normal", 12)])
def test_5_6_speed_boost_adds_one_after_doubling(game: Game, begin: int | str, end: int) -> None:
    content = pack("S.BHA.xh............F")
    match = flown(game, "red-4", "x-wing", begin, content=content, bonus=[{"speed-boost": 1}, {}])
    match.play("use speed-boost")
    if match.phase == "side":
        match.play("place hyperspace")
    assert str(place(match, "x-wing")).split()[0] == str(end)


@pytest.mark.parametrize("begin", [4, "6 asteroids", "8 asteroids"])
def test_5_6_speed_boost_never_from_asteroids(game: Game, begin: int | str) -> None:
    match = flown(game, "red-4", "x-wing", begin, bonus=[{"speed-boost": 1}, {}])
    assert match.legal(0) == ["pass"]
    assert match.why("use speed-boost", 0) == "5.6"


def test_5_7_dodging_maneuver_goes_on(game: Game) -> None:
    match = flown(game, "red-1", "x-wing", 9, bonus=[{"dodging-maneuver": 1, "speed-boost": 1}, {}])
    assert match.why("use dodging-maneuver", 0) == "5.7"
    match.play("pass")
    assert match.phase == "dodge"
    assert match.legal(0) == ["use dodging-maneuver", "pass"]
    assert match.why("use speed-boost", 0) == "5.1"
    assert match.why("use dodging-maneuver", 1) == "5.3"
    match.play("use dodging-maneuver")
    assert place(match, "x-wing") == 12


def test_5_7_the_owner_is_asked_first_then_the_team_mate(game: Game) -> None:
    bonus = [{"speed-boost": 1}, {}, {"dodging-maneuver": 1}, {}]
    match = flown(game, "red-2", "x-wing", 9, players=4, bonus=bonus)
    match.play("pass", 0)
    match.play("pass", 2)
    assert (match.phase, match.to_act) == ("dodge", [0])
    assert match.legal(0) == ["pass"]
    match.play("pass", 0)
    assert (match.phase, match.to_act) == ("dodge", [2])
    match.play("use dodging-maneuver", 2)
    assert place(match, "x-wing") == 12


def test_5_7_passing_goes_back(game: Game) -> None:
    match = flown(game, "red-2", "x-wing", 9, bonus=[{"dodging-maneuver": 1}, {}])
    match.play("pass")
    match.play("pass")
    assert place(match, "x-wing") == 9
    assert match.view(0)["bonus"][0] == {"dodging-maneuver": 1}


def test_5_7_to_the_final_planet_if_there_is_no_normal_space(game: Game) -> None:
    match = flown(game, "red-1", "x-wing", 1, content=pack("S.MMBF"), bonus=[{"dodging-maneuver": 1}, {}])
    match.play("pass")
    match.play("use dodging-maneuver")
    assert place(match, "x-wing") == 5
    assert match.view()["planet"] == {}


def test_5_8_asked_by_the_number_of_cards_alone(game: Game) -> None:
    match = flown(game, "red-2", "x-wing", 14, players=4, bonus=[{"grapple": 1}, {}, {"dodging-maneuver": 1}, {}])
    assert match.legal(0) == ["pass"]
    match.play("pass", 0)
    assert match.legal(2) == ["pass"]
    match.play("pass", 2)
    assert match.phase == "card"


def test_5_8_even_when_all_fitting_cards_have_been_played(game: Game) -> None:
    discards = {"lightspeed": 4, "speed-boost": 4}
    match = flown(game, "red-2", "x-wing", 14, bonus=[{"grapple": 1}, {}], discards=discards)
    assert (match.phase, match.legal(0)) == ("bonus", ["pass"])


def test_5_8_who_holds_none_is_not_asked(game: Game) -> None:
    match = flown(game, "red-1", "x-wing", 9, ships={"tie-fighter": 12})
    assert match.phase == "card"
    assert "played no bonus card" not in log(match)
    team = flown(game, "red-2", "x-wing", 14, players=4, bonus=[{"grapple": 1}, {}, {}, {}])
    assert team.why("use speed-boost", 2) == "5.8"


def test_5_9_discarded_at_once(game: Game) -> None:
    match = flown(game, "red-1", "x-wing", 5, bonus=[{"lightspeed": 1, "grapple": 1}, {}])
    match.play("use lightspeed")  # to the double space 7: the turn is not over
    assert match.phase == "side"
    assert match.why("use speed-boost", 0) == "5.2"
    assert match.view(1)["discards"] == {"lightspeed": 1}
    assert match.view(1)["bonus"][0] == {"unknown": 1}


def test_5_10_a_new_pile_when_a_draw_finds_none(game: Game) -> None:
    """The pile of the little deck is used up; the discards come back only when somebody draws."""
    content = pack(dodging_maneuver=0, experienced_pilot=0, lightspeed=3, speed_boost=2, grapple=1, planet=1)
    held = [{"lightspeed": 1, "grapple": 1}, {}]
    start: dict[str, Any] = {
        "content": content,
        "bonus": held,
        "planet": {"speed-boost": 2},
        "discards": {"lightspeed": 2},
    }
    match = with_card(game, "red-2", **start)
    assert match.view()["pile"] == {}
    match.play("play red 2")
    match.play("move x-wing")
    match.play("pass")
    assert match.view(0)["bonus"][0] == {"lightspeed": 2, "grapple": 1}
    assert match.view()["discards"] == {}
    assert match.view()["pile"] == {"unknown": 1}
    assert match.view()["remade"] == {"lightspeed": 2}
    assert "The played bonus cards were shuffled into a new pile." in match.log()
    untouched = flown(game, "red-1", "x-wing", 0, **start)
    untouched.play("pass")
    assert untouched.view()["pile"] == {}
    assert untouched.view()["discards"] == {"lightspeed": 2}


def test_5_10_nothing_to_draw(game: Game) -> None:
    content = pack(dodging_maneuver=0, experienced_pilot=0, lightspeed=1, speed_boost=2, grapple=0, planet=0)
    match = flown(game, "green-2", "death-star", 0, content=content, bonus=[{"lightspeed": 1, "speed-boost": 2}, {}])
    assert match.view()["bonus"] == [{"unknown": 3}, {}]
    assert "There was no bonus card left for Player 2 to draw." in match.log()


def test_5_10_a_card_just_played_can_be_drawn_again(game: Game) -> None:
    content = pack(dodging_maneuver=0, experienced_pilot=0, lightspeed=1, speed_boost=0, grapple=0, planet=0)
    match = flown(game, "red-1", "x-wing", 0, content=content, bonus=[{"lightspeed": 1}, {}])
    match.play("use lightspeed")
    assert place(match, "x-wing") == 2
    assert match.view(0)["bonus"][0] == {"lightspeed": 1}


def test_5_11_no_limit(game: Game) -> None:
    held = {"dodging-maneuver": 3, "experienced-pilot": 4, "lightspeed": 2, "speed-boost": 2}
    match = with_card(game, "green-2", bonus=[{}, held])
    match.play("play green 2")
    match.play("move death-star")
    match.play("pass", 1, chance="grapple")
    assert sum(match.view(1)["bonus"][1].values()) == 12


@pytest.mark.parametrize("players", [2, 3, 4])
def test_5_12_the_first_arrival_deals_the_planets_cards(game: Game, players: int) -> None:
    match = flown(game, "green-1", "death-star", 19, players=players)
    assert match.view()["planet"] == {}
    assert match.view()["bonus"] == [{"unknown": 2}] * players
    assert match.view()["pile"] == {"unknown": 20 - 2 * players}
    assert log(match).count("took 2 bonus cards from the final planet") == players
    assert sum("took a bonus card from the final planet:" in line for line in match.log(0)) == 2


def test_5_12_only_the_first_arrival(game: Game) -> None:
    match = flown(game, "green-1", "death-star", 19, ships={"x-wing": 20})
    assert match.view()["bonus"] == [{}, {}]


def test_5_12_they_can_be_used_in_the_same_turn(game: Game) -> None:
    planet = {"grapple": 4}
    match = flown(game, "green-1", "death-star", 19, ships={"x-wing": 19}, planet=planet)
    assert match.legal(0) == ["grapple x-wing", "pass"]
    match.play("grapple x-wing")
    assert place(match, "x-wing") == 20


@pytest.mark.parametrize(
    ("place_", "passed"),
    [(12, False), (13, True), (14, True), (15, True), (16, False), (17, False)],
)
def test_6_1_passed_from_behind_or_beside_to_ahead(game: Game, place_: int, passed: bool) -> None:
    """The Death Star moves from 13 to 16."""
    match = flown(game, "green-3", "death-star", 13, ships={"x-wing": place_}, bonus=[{"grapple": 1}, {}])
    assert (match.phase == "grapple") == passed
    if passed:
        assert match.legal(0) == ["grapple x-wing", "pass"]
        assert match.why("grapple millennium-falcon", 0) == "6.1"


def test_6_1_also_on_the_start_planet(game: Game) -> None:
    match = flown(game, "green-1", "death-star", 0, bonus=[{"grapple": 1}, {}])
    assert match.legal(0) == [
        "grapple x-wing",
        "grapple millennium-falcon",
        "grapple jedi-starfighter",
        "grapple tantive-iv",
        "pass",
    ]


def test_6_1_ships_of_the_own_side_are_not_passed(game: Game) -> None:
    match = flown(
        game, "red-3", "x-wing", 13, players=4, ships={"jedi-starfighter": 14}, bonus=[{}, {}, {"grapple": 1}, {}]
    )
    match.play("pass", 2)
    assert match.phase == "card"


def test_6_1_what_counts_is_where_it_rests(game: Game) -> None:
    """A ship thrown back by a Maw passes nobody; one that dodges passes those up to where it rests."""
    ships = {"x-wing": 9}
    back = flown(game, "green-3", "death-star", "8 normal", ships=ships, bonus=[{"grapple": 1}, {}])
    assert back.phase == "card"
    dodged = flown(
        game, "green-3", "death-star", "8 normal", ships=ships, bonus=[{"grapple": 1}, {"dodging-maneuver": 1}]
    )
    dodged.play("pass", 1)
    dodged.play("use dodging-maneuver", 1)
    assert dodged.legal(0) == ["grapple x-wing", "pass"]
    boosted = flown(game, "green-1", "death-star", 14, ships={"x-wing": 15}, bonus=[{"grapple": 1}, {"speed-boost": 1}])
    boosted.play("use speed-boost", 1)
    boosted.play("grapple x-wing", 0)
    assert place(boosted, "x-wing") == 16


def test_6_2_clockwise_from_the_player(game: Game) -> None:
    """The second seat moves a ship past ships of everybody else: with three players all are sides of their own."""
    match = table(
        game,
        3,
        to_act=[1],
        hands=[{"unknown": 6}, {"red-3": 1}, {"unknown": 6}],
        ships={"x-wing": 13, "jedi-starfighter": 14, "star-destroyer": 15},
        bonus=[{"lightspeed": 1}, {"grapple": 1}, {"grapple": 1}],
    )
    match.play("play red 3")
    match.play("move x-wing")
    match.play("pass", 0)  # the owner of the moved ship, before it moves
    assert (match.phase, match.to_act) == ("grapple", [1])
    match.play("pass", 1)
    assert match.to_act == [2]
    match.play("pass", 2)
    assert match.phase == "card"


def test_6_2_the_player_may_grapple_a_ship_that_it_passed_itself(game: Game) -> None:
    match = flown(game, "green-3", "death-star", 13, ships={"x-wing": 14}, bonus=[{"grapple": 1}, {}])
    assert match.to_act == [0]
    match.play("grapple x-wing")
    assert place(match, "x-wing") == 16


def test_6_2_a_grapple_must_be_held_but_any_card_opens_the_window(game: Game) -> None:
    match = flown(game, "green-3", "death-star", 13, ships={"x-wing": 14}, bonus=[{"lightspeed": 1}, {}])
    assert (match.phase, match.legal(0)) == ("grapple", ["pass"])
    assert match.why("grapple x-wing", 0) == "6.2"


def test_6_3_to_the_same_space_and_side(game: Game) -> None:
    match = flown(game, "green-1", "death-star", 5, ships={"x-wing": 5}, bonus=[{"grapple": 1}, {}])
    match.play("place asteroids")
    match.play("grapple x-wing")
    assert place(match, "x-wing") == "6 asteroids"
    assert place(match, "death-star") == "6 asteroids"


def test_6_4_own_ships_and_those_of_the_team_mate(game: Game) -> None:
    ships = {"x-wing": 14, "jedi-starfighter": 15, "tie-fighter": 15}
    match = flown(game, "green-3", "death-star", 13, players=4, ships=ships, bonus=[{}, {}, {"grapple": 1}, {}])
    assert match.to_act == [2]
    assert match.legal(2) == ["grapple x-wing", "grapple jedi-starfighter", "pass"]


def test_6_5_several_grapples_on_different_ships(game: Game) -> None:
    ships = {"x-wing": 14, "jedi-starfighter": 15}
    match = flown(game, "green-3", "death-star", 13, ships=ships, bonus=[{"grapple": 3}, {}])
    match.play("grapple x-wing")
    assert match.legal(0) == ["grapple jedi-starfighter", "pass"]
    match.play("grapple jedi-starfighter")
    assert match.phase == "card"
    assert match.view(0)["bonus"][0] == {"grapple": 1}
    assert match.view()["discards"] == {"grapple": 2}


def test_6_6_a_grapple_passes_ships_too(game: Game) -> None:
    """Green passes red, which stood behind black: red's Grapple passes black, and black may follow."""
    ships = {"x-wing": 13, "tie-fighter": 14}
    match = flown(game, "green-4", "death-star", 13, ships=ships, bonus=[{"grapple": 1}, {"grapple": 1}])
    match.play("pass", 1)  # before the movement
    assert match.legal(0) == ["grapple x-wing", "pass"]
    match.play("grapple x-wing", 0)
    assert match.to_act == [1]
    assert match.legal(1) == ["grapple tie-fighter", "pass"]
    match.play("grapple tie-fighter", 1)
    assert place(match, "tie-fighter") == 17


def test_6_6_only_what_the_pulled_ship_passes(game: Game) -> None:
    ships = {"x-wing": 15, "tie-fighter": 14}
    match = flown(game, "green-4", "death-star", 13, ships=ships, bonus=[{"grapple": 1}, {"grapple": 1}])
    match.play("pass", 1)
    match.play("grapple x-wing", 0)
    assert match.phase == "card"


def test_6_7_the_asking_starts_again_after_each_grapple(game: Game) -> None:
    """Seats 0 and 2 are asked; after the Grapple of seat 2, seat 0 is asked again although it had passed."""
    ships = {"x-wing": 14, "millennium-falcon": 15}
    bonus = [{"grapple": 1}, {}, {"grapple": 2}, {}]
    match = flown(game, "green-3", "death-star", 13, players=4, ships=ships, bonus=bonus)
    match.play("pass", 0)
    match.play("grapple x-wing", 2)
    assert match.to_act == [0]
    match.play("pass", 0)
    assert match.to_act == [2]
    match.play("pass", 2)
    assert match.phase == "card"
    assert match.to_act == [1]


def test_6_8_a_grapple_to_a_bonus_space_draws(game: Game) -> None:
    match = flown(game, "green-1", "death-star", 12, ships={"x-wing": 12}, bonus=[{"grapple": 1}, {}])
    match.play("grapple x-wing", chance="lightspeed")
    assert place(match, "x-wing") == 13
    assert match.view(0)["bonus"][0] == {"lightspeed": 1}
    assert match.view()["bonus"][1] == {"unknown": 1}  # for the Death Star


def test_6_8_a_drawn_card_opens_the_window_for_its_player(game: Game) -> None:
    """The fourth seat has no card until its ship is pulled to the bonus space by its team-mate."""
    ships = {"star-destroyer": 12, "tie-fighter": 12}
    match = flown(game, "red-1", "x-wing", 12, players=4, ships=ships, bonus=[{}, {"grapple": 1}, {}, {}])
    assert match.to_act == [1]
    match.play("grapple tie-fighter", 1, chance="grapple")
    assert match.to_act == [3]
    assert match.legal(3) == ["grapple star-destroyer", "pass"]


def test_6_8_a_grapple_to_the_final_planet_arrives(game: Game) -> None:
    ships = {"x-wing": 19, "tantive-iv": 20}
    match = flown(game, "green-1", "death-star", 19, ships=ships, bonus=[{"grapple": 1}, {}])
    match.play("grapple x-wing")
    assert place(match, "x-wing") == 20
    assert "X-Wing reached the final planet." in match.log()
