"""What the table says all the time: what each side still has to do, whose order it is, and which orders come next."""

from typing import Any

import pytest

from cantina.core.game import Game
from cantina.core.match import Match
from cantina.games.risk_star_wars.previews import prompt
from cantina.games.risk_star_wars.scene import CLAUSES, moving
from cantina.games.risk_star_wars.scene_cards import gone
from cantina.games.risk_star_wars.words import ORDER_NAMES

from .tables import ALL_MARKERS, given, turn


def scene(match: Match, seat: int = 0) -> dict[str, Any]:
    """What a seat sees on the table."""
    return moving(match.opened_world, match.seen(seat), seat)


def asked(match: Match) -> Any:
    """What whoever acts is asked."""
    seat = match.to_act[0]
    return prompt(match.opened_world, match.seen(seat), seat)


def chips(match: Match) -> list[tuple[int, bool]]:
    """The orders to come in their order: whose, and whether they are placed."""
    found = [item for item in scene(match)["tokens"].values() if item["look"] == "chip"]
    return [(item["seat"], item["placed"]) for item in sorted(found, key=lambda item: item["at"])]


@pytest.mark.parametrize(
    ("team", "ships", "left", "how"),
    [
        (10, {"x-wing": {"o1": 2}}, ["goal.shield", {"n": 18}], "goal.then"),
        (28, {"x-wing": {"o1": 2}}, ["goal.open", {}], "goal.enter"),
        (28, {"x-wing": {"i2": 2}}, ["goal.open", {}], "goal.attack"),
    ],
)
def test_the_rebels_see_how_far_the_death_star_is(
    game: Game, team: int, ships: dict[str, Any], left: list[Any], how: str
) -> None:
    match = turn(game, 0, "x-wings-luke", shield={"team": team, "troopers": []}, ships=ships)
    goal = scene(match)["teams"][0]["goal"]
    assert (goal["left"], goal["how"][0], goal["part"]) == (left, how, team / 28)
    assert goal["how"][1]["least"] == 6
    assert goal["how"][1].get("places", "I2") == "I2"


def test_the_empire_sees_which_rebel_ships_are_left(game: Game) -> None:
    goal = scene(game.new(players=2, seed=1))["teams"][1]["goal"]
    assert goal["left"] == ["goal.ships", {"n": 58}]
    assert goal["how"] == ["goal.fleet", {"fighters": 51, "falcon": 1, "markers": 6}]
    assert goal["part"] == 0
    match = turn(game, 0, "x-wings-luke", ships={"x-wing": {"o1": 2}}, markers=ALL_MARKERS[:2])
    goal = scene(match)["teams"][1]["goal"]
    assert goal["how"] == ["goal.fleet", {"fighters": 2, "falcon": 0, "markers": 2}]
    assert goal["part"] == 1 - 4 / 58


def test_planning_counts_the_cards_that_are_placed(game: Game) -> None:
    match = game.new(players=2, seed=1)
    assert asked(match) == ("ask-plan", {"number": 1, "of": 3})
    match.play(match.legal(0)[0], 0)
    assert asked(match) == ("ask-plan", {"number": 2, "of": 3})
    assert chips(match) == [(0, True), (1, False), (0, False), (1, False), (0, False), (1, False)]
    assert scene(match)["turn"] == {"number": 0, "of": 3}


def test_an_order_is_told_by_its_number_while_planned_ones_follow(game: Game) -> None:
    match = turn(game, 0, "x-wings-luke")
    assert asked(match) == ("ask-order", {"number": 2, "of": 3})
    assert scene(match)["turn"] == {"seat": 0, "after": 1, "number": 2, "of": 3}
    assert chips(match) == [(1, True), (0, True)]


@pytest.mark.parametrize("bonus", [0, 2])
def test_after_the_planned_orders_only_what_follows_is_told(game: Game, bonus: int) -> None:
    match = turn(game, 0, "x-wings-luke", orders=[["assault-luke"] * bonus, ["ties-ambush"]], bonus=[bonus, 0])
    assert asked(match) == ("ask-last", {"number": bonus})
    assert chips(match) == [(1, True)] + [(0, True)] * bonus


def test_orders_go_round_among_four(game: Game) -> None:
    assert [seat for seat, _ in chips(game.new(players=4, seed=1))] == [0, 1, 2, 3, 0, 1, 2, 3]
    match = turn(game, 1, "ties-ambush", players=4)
    assert [seat for seat, _ in chips(match)] == [2, 3, 0, 1]


def test_a_place_tells_the_hits_of_its_large_ship(game: Game) -> None:
    places = scene(game.new(players=2, seed=1))["places"]
    assert places["place-m1"]["more"] == {"board-hits": 6}
    assert places["place-o8"]["more"] == {"board-hits": 8}
    assert "more" not in places["place-o6"]
    tokens = scene(game.new(players=2, seed=1))["tokens"]
    assert [tokens[f"hero-{hero}"]["more"]["board-hits"] for hero in ("luke", "vader")] == [12, 13]


def test_a_held_sector_tells_what_hits_its_ships(game: Game) -> None:
    held = {item.get("held") for item in scene(game.new(players=2, seed=1))["places"].values()} - {None}
    assert {CLAUSES[f"held-{side}"] for side in held} == {"7.4"}


def test_groups_of_a_place_know_where_they_stand_whatever_came_first(game: Game) -> None:
    """A page that was told of the TIE fighters after the Executor draws them in the same order as any other."""
    match = turn(game, 0, "x-wings-luke", ships={"x-wing": {"o1": 2}, "tie": {"i1": 3}, "executor": "i1"})
    tokens = scene(match)["tokens"]
    assert [(tokens[name]["order"], tokens[name]["crowd"]) for name in ("tie.i1", "ship-executor")] == [(0, 2), (1, 2)]
    assert tokens["x-wing.o1"]["order"] == 0


DOWN = {"team": 28, "troopers": []}
ALIVE = {"x-wing": {"o1": 2}, "tie": {"o6": 1}, "executor": "o8"}


@pytest.mark.parametrize(
    ("position", "dead"),
    [
        ({"ships": ALIVE}, {"y-wings", "b-wings", "falcon"}),
        ({"ships": {"x-wing": {"o1": 2}, "executor": "o8"}, "reserve": 4}, {"y-wings", "b-wings", "falcon"}),
        ({"ships": {"x-wing": {"o1": 2}, "executor": "o8"}, "reserve": 0}, {"y-wings", "b-wings", "falcon", "ties"}),
        ({"ships": ALIVE, "shield": DOWN}, {"y-wings", "b-wings", "falcon", "ambush", "assault"}),
        (
            {"ships": ALIVE, "hits": {"luke": 0}},
            {"y-wings", "b-wings", "falcon", "luke", "vader", "emperor"},
        ),
        (
            {"ships": ALIVE, "hits": {"vader": 0}},
            {"y-wings", "b-wings", "falcon", "luke", "vader", "redemption"},
        ),
        (
            {"ships": ALIVE, "hits": {"vader": 0}, "redeemed": True},
            {"y-wings", "b-wings", "falcon", "luke", "vader", "emperor", "redemption"},
        ),
    ],
)
def test_orders_that_nobody_can_ever_give_again_count_as_dead(
    game: Game, position: dict[str, Any], dead: set[str]
) -> None:
    match = turn(game, 0, "x-wings-luke", **position)
    assert {ORDER_NAMES[order] for order in gone(match.opened_world, match.seen(0))} == dead


def test_the_last_hits_of_vader_are_told_apart_until_he_is_redeemed(game: Game) -> None:
    vader = scene(turn(game, 0, "x-wings-luke"))["tokens"]["hero-vader"]
    assert vader["edge"] == 3
    assert vader["tells"] == [["about.edge", {"least": 3}]]
    assert "tells" not in scene(turn(game, 0, "x-wings-luke"))["tokens"]["hero-luke"]
    redeemed = scene(turn(game, 0, "x-wings-luke", hits={"vader": 0}, redeemed=True))["tokens"]["hero-vader"]
    assert "tells" not in redeemed


def test_only_the_die_that_is_to_be_assigned_is_ringed(game: Game) -> None:
    ships = {"y-wing": {"m5": 3}, "tie": {"i4": 2}, "executor": "i4"}
    match = given(game, "y-wings-luke", "y-wings", ships=ships)
    match.play("stay", chance="6 5 5")
    dice = [item for item in scene(match)["tokens"].values() if item["look"] == "die"]
    assert sorted((die["at"], die["asked"]) for die in dice) == [("dice-0", True), ("dice-1", False), ("dice-2", False)]


def test_a_click_on_the_enemy_stays_and_one_on_the_goal_sends_everyone(game: Game) -> None:
    match = given(game, "x-wings-luke", "x-wings", ships={"x-wing": {"m2": 3, "m1": 1}, "tie": {"i2": 2}})
    match.play("from m2")
    seen = scene(match)
    assert seen["tokens"]["tie.i2"]["elements"] == seen["places"]["place-i2"]["elements"] == ["action-stay"]
    assert seen["tokens"]["odds-i2"]["elements"] == ["action-stay"]
    assert "elements" not in seen["places"].get("place-m1", {})
    match.play("to m1")
    seen = scene(match)
    assert seen["tokens"]["x-wing.m1"]["elements"] == seen["places"]["place-m1"]["elements"] == ["number-3"]
    assert "elements" not in seen["places"]["place-i2"]


def test_a_plan_is_shown_to_whoever_makes_it(game: Game) -> None:
    match = game.new(seed=3)
    assert scene(match)["plan"] == {"side": "rebels", "cards": [[], [], []]}
    match.apply(0, match.legal_actions(0)[0])
    card, *rest = scene(match)["plan"]["cards"]
    assert card
    assert rest == [[], []]
    assert scene(match, 1)["plan"] == {"side": "empire", "cards": [[], [], []]}
    assert scene(match, -1)["plan"] == {}
