"""Chapters 11 and 12: the end, and four players."""

from typing import Any

import pytest

from cantina.core.errors import IllegalMove
from cantina.core.game import Game
from cantina.core.match import Match

from .tables import bonus, changed, given, log, orders, ships, turn


def test_11_1_the_rebels_win_with_the_death_star(game: Game) -> None:
    match = given(game, "x-wings-falcon-luke", "falcon", ships={"falcon": "i2"}, shield={"team": 28})
    match.play("stay", chance="6 1")
    assert match.outcome
    assert match.outcome.reason == "death-star-destroyed"
    assert match.outcome.returns == (1, -1)
    assert match.outcome.winners == (0,)
    assert match.legal(0) == match.legal(1) == []
    assert "the Rebels won" in log(match)


def last_stand(game: Game, rebels: dict[str, Any], markers: list[str], **more: object) -> Match:
    """The match after TIE fighters in O2 destroyed what they could of the last Rebel ships beside them."""
    match = given(game, "ties-vader", "ties", ships={"tie": {"o2": 5}} | rebels, markers=markers, **more)
    match.play("stay", chance="6 6 6 6 6")
    return match


def test_11_2_the_empire_wins_when_every_ship_is_gone(game: Game) -> None:
    for rebels, markers in (
        ({"x-wing": {"o1": 1}}, []),
        ({"b-wing": {"o3": 5}}, []),
        ({}, ["f2"]),
    ):
        match = last_stand(game, rebels, markers)
        assert match.outcome
        assert match.outcome.reason == "fleet-destroyed"
        assert match.outcome.returns == (-1, 1)
        assert "the Empire won" in log(match)
    match = last_stand(game, {"falcon": "o1"}, [], hits={"falcon": 1})
    assert match.outcome
    assert bonus(match) == [0, 0], "the game is over before a bonus is drawn"


def test_11_2_nothing_happens_after_the_end(game: Game) -> None:
    for rebels, markers in (({"x-wing": {"o1": 1}}, []), ({}, ["f2"])):
        match = last_stand(game, rebels, markers)
        assert "the Empire won" in match.log()[-1], "the four dice left are not even lost"
        assert match.view()["discards"]["empire"] == {"ties-vader": 1}, "the card is laid down"


def test_11_2_anything_left_and_the_game_goes_on(game: Game) -> None:
    for rebels, markers in (
        ({"x-wing": {"o1": 1, "i6": 1}}, []),
        ({"x-wing": {"o1": 1}, "y-wing": {"o6": 1}}, []),
        ({"x-wing": {"o1": 1}, "b-wing": {"m7": 1}}, []),
        ({"x-wing": {"o1": 1}, "falcon": "m7"}, []),
        ({"x-wing": {"o1": 1}}, ["f6"]),
        ({"x-wing": {"o1": 1, "f6": 1}}, ["f6"]),
    ):
        assert last_stand(game, rebels, markers).outcome is None


def test_11_2_fighters_that_fall_with_their_marker_count(game: Game) -> None:
    match = given(game, "ties-vader", "ties", ships={"tie": {"o1": 5}, "y-wing": {"f1": 4}}, markers=["f1"])
    match.play("stay", chance="6 6 6 6 6")
    match.play("hit marker")
    assert match.outcome
    assert match.outcome.reason == "fleet-destroyed"


def test_11_2_the_death_star_wins_too(game: Game) -> None:
    match = given(game, "death-star-emperor", "death-star", ships={"x-wing": {"f3": 2}}, markers=["f3"], chance="5 1")
    assert match.outcome
    match = given(game, "death-star-emperor", "death-star", ships={"falcon": "m1"}, markers=[], chance="5 1")
    assert match.outcome
    assert match.outcome.winners == (1,)


def test_11_3_rebels_with_only_markers_play_on(game: Game) -> None:
    match = last_stand(game, {"x-wing": {"o1": 1}}, ["f5"])
    assert match.outcome is None
    assert match.to_act == [0]
    assert orders(match, 0) == ["assault", "luke"]


def test_11_3_an_empire_without_ships_plays_on(game: Game) -> None:
    match = given(game, "x-wings-luke", "x-wings", ships={"x-wing": {"m2": 5}, "tie": {"i2": 1}})
    match.play("stay", chance="6 6 6 6 6")
    assert match.outcome is None
    match = turn(game, 1, "executor-death-star-vader", ships={"x-wing": {"m2": 5}})
    assert orders(match, 1) == ["death-star", "vader"]


def test_11_4_a_draw_after_the_last_round(game: Game) -> None:
    match = turn(game, 1, "ties-vader", orders=[[], []], round=199)
    match.play("decline")
    assert match.outcome is None
    assert match.view()["round"] == 200
    match = turn(game, 1, "ties-vader", orders=[[], []], round=200)
    match.play("decline")
    assert match.outcome
    assert match.outcome.reason == "round-limit"
    assert match.outcome.returns == (0, 0)
    assert match.outcome.winners == ()
    match = turn(game, 1, "ties-vader", orders=[[], []], round=3, pack=changed(game, {"rounds": 3}))
    match.play("decline")
    assert match.outcome


FOUR = [
    {"assault-luke": 2, "y-wings-luke": 4},
    {"ties-ambush": 6},
    {"ties-vader": 6},
    {"x-wings-luke": 1, "b-wings-luke": 2, "x-wings-b-wings-assault": 2, "y-wings-assault": 1},
]


def four(game: Game, **position: object) -> Match:
    """Four players about to plan with known hands."""
    return game.from_position({"players": 4, "to_act": [0, 1, 2, 3], "hands": FOUR} | position, seed=1)


def plan_all(match: Match) -> None:
    """Everyone plans, the last seat first."""
    for seat in (3, 2, 1, 0):
        while seat in match.to_act and match.phase == "plan":
            match.play(match.legal(seat)[0], seat)


def test_12_1_seats_and_order_of_play(game: Game) -> None:
    match = four(game)
    plan_all(match)
    turns = []
    while match.phase == "order":
        turns += match.to_act
        match.play("decline")
    assert turns == [0, 1, 2, 3] * 2
    assert match.view()["round"] == 2
    match = turn(game, 3, "x-wings-luke", players=4, ships={"x-wing": {"i2": 1}}, shield={"team": 28})
    match.play("order x-wings")
    match.play("stay", chance="6")
    assert match.outcome
    assert match.outcome.returns == (1, -1, -1, 1)


def test_12_2_shared_deck_six_cards_two_orders(game: Game) -> None:
    match = game.new(players=4, seed=1)
    assert match.view()["hands"] == [{"?": 6}] * 4
    assert [int(n) for n in match.state.deck_size] == [18, 18]
    plan_all(match)
    assert [len(pile) for pile in match.view()["orders"]] == [1, 2, 2, 2], "one of the first player's is turned up"
    while match.phase != "plan":
        match.play("decline")
    assert match.view()["hands"] == [{"?": 6}] * 4
    assert [int(n) for n in match.state.deck_size] == [14, 14]
    assert [sum(cards.values()) for cards in match.view()["discards"].values()] == [4, 4]


def test_12_3_empty_piles_are_skipped_and_a_refilled_one_comes_in_again(game: Game) -> None:
    match = turn(
        game, 1, "ties-emperor", players=4, hits={"luke": 2},
        orders=[["assault-luke"], [], [], ["x-wings-luke", "y-wings-luke"]],
    )  # fmt: skip
    match.play("order emperor")
    turns = []
    while match.phase == "order":
        turns += match.to_act
        match.play("decline")
    assert turns == [3, 0, 1, 3, 1, 1, 1], "player 3 is skipped, player 2 comes in again after player 1"


def test_12_4_team_mates_see_each_others_cards(game: Game) -> None:
    match = four(game)
    match.play("plan y-wings-luke", 0)
    assert match.view(3)["hands"][0] == match.view(0)["hands"][0] == {"assault-luke": 2, "y-wings-luke": 3}
    assert match.view(3)["orders"][0] == ["y-wings-luke"]
    assert "planned Y-wings / Luke Skywalker" in log(match, 3)
    for seat in (1, 2, -1):
        assert match.view(seat)["hands"][0] == {"?": 5}
        assert match.view(seat)["orders"][0] == ["?"]
        assert "Luke" not in log(match, seat)
    shown = game.module("rules").shown
    action = match.table()["plan y-wings-luke"]
    assert shown(match.world, match.state, action, 3) == action
    assert shown(match.world, match.state, action, 1) >= game.actions
    with pytest.raises(IllegalMove):
        match.play("plan x-wings-luke", 0)


def test_12_4_nobody_sees_bonus_orders(game: Game) -> None:
    match = given(game, "ties-emperor", "emperor", players=4, hits={"luke": 2})
    for seat in range(-1, 4):
        assert match.view(seat)["orders"][1][1:] == ["?"] * 4
    assert match.view(2)["orders"][1][0] == "ties-ambush"


def test_12_4_team_mates_see_what_is_drawn(game: Game) -> None:
    match = turn(game, 3, "x-wings-luke", players=4, orders=[[], [], [], []])
    match.play("decline")
    assert match.view(0)["hands"][3] == match.view(3)["hands"][3]
    assert sum(line.count("Player 4 drew") for line in match.log(0)) == 2
    assert "Player 4 drew 2 cards" in log(match, 1)


def test_12_5_the_player_of_the_card_decides_and_earns(game: Game) -> None:
    table = {"x-wing": {"m2": 5}, "tie": {"i2": 1, "m3": 2}}
    match = turn(game, 3, "x-wings-luke", players=4, ships=table)
    match.play("order x-wings")
    for other in (0, 1, 2):
        with pytest.raises(IllegalMove):
            match.play("stay", other)
    match.play("stay", 3)
    match.play("attack i2", 3, chance="6 6 6 6 6")
    assert bonus(match) == [0, 0, 0, 1]
    assert ships(match)["tie"] == {"m3": 2}
    match = turn(game, 2, "ties-emperor", players=4, hits={"luke": 2})
    match.play("order emperor")
    assert bonus(match) == [0, 0, 4, 0]
