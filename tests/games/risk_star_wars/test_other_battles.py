"""Chapters 8 to 10: the Death Star, the shield and the duel."""

from typing import Any

import pytest

from cantina.core.errors import IllegalMove
from cantina.core.game import Game
from cantina.core.match import Match

from .tables import bonus, given, log, orders, places, ships, turn


def fired(game: Game, place: str | None, dice: str, **position: object) -> Match:
    """The match after the Death Star fired; None where there is one target only."""
    match = given(game, "death-star-emperor", "death-star", chance=None if place else dice, **position)
    if place:
        match.play(f"attack {place}", chance=dice)
    return match


def test_8_1_the_death_star_fires_at_a_marker(game: Game) -> None:
    match = given(game, "death-star-emperor", "death-star", ships={"x-wing": {"f1": 1, "o5": 1}}, markers=["f1", "f4"])
    assert match.legal(1) == ["attack f1", "attack f4"], "with or without fighters, and no sector yet"
    with pytest.raises(IllegalMove) as error:
        match.play("attack o5")
    assert error.value.clause == "8.1"
    with pytest.raises(IllegalMove):
        match.play("attack f2")


@pytest.mark.parametrize(("dice", "hit"), [("5 1", True), ("6 1", True), ("6 5", True), ("4 4", False), ("2 1", False)])
def test_8_2_a_five_or_a_six_destroys(game: Game, dice: str, hit: bool) -> None:
    match = fired(game, "f2", dice)
    assert ("f2" not in match.view()["markers"]) == hit
    assert ("f2" not in ships(match)["x-wing"]) == hit
    assert ("The Death Star missed F2" in log(match)) != hit
    assert bonus(match) == [0, 0]


def test_8_3_sectors_when_no_marker_stands(game: Game) -> None:
    table = {"x-wing": {"o5": 2}, "falcon": "m1", "y-wing": {"m1": 1}, "tie": {"o7": 3}}
    match = given(game, "death-star-emperor", "death-star", ships=table, markers=[])
    assert places(match, "attack") == ["o5", "m1"]
    for wrong in ("attack o7", "attack o6", "attack f1"):
        with pytest.raises(IllegalMove) as error:
            match.play(wrong)
        assert error.value.clause == "8.3"
    match.play("attack m1", chance="5 2")
    assert ships(match)["x-wing"] == {"o5": 2}
    assert ships(match)["y-wing"] == {}
    assert "falcon" not in ships(match)
    assert "destroyed all 2 ships in M1" in log(match)


@pytest.mark.parametrize(("target", "dice", "left"), [("m1", "5 2", 0), ("m1", "4 2", 4), ("o5", "5 2", 4)])
def test_8_3_the_death_star_takes_all_hits_that_the_falcon_has_left(
    game: Game, target: str, dice: str, left: int
) -> None:
    table = {"x-wing": {"o5": 2}, "falcon": "m1"}
    match = fired(game, target, dice, ships=table, markers=[], hits={"falcon": 4})
    assert match.view()["hits"] == {"falcon": left, "executor": 0, "luke": 12, "vader": 13}


def test_8_4_bonus_orders_of_the_death_star(game: Game) -> None:
    table = {"x-wing": {"o5": 2, "m2": 1}, "falcon": "m1"}
    assert bonus(fired(game, "o5", "5 2", ships=table, markers=[])) == [0, 1]
    assert bonus(fired(game, "m1", "5 2", ships=table, markers=[])) == [0, 3]
    assert bonus(fired(game, "m1", "4 2", ships=table, markers=[])) == [0, 0]


def test_8_5_the_death_star_can_be_attacked_once_the_shield_is_down(game: Game) -> None:
    table = {"x-wing": {"i2": 7}, "tie": {"i1": 1}, "falcon": "i2"}
    match = given(game, "x-wings-luke", "x-wings", ships=table, shield={"team": 27})
    match.play("to i3")
    match.play("move 7")
    assert match.phase == "order", "the shield holds, so there is nothing to attack"
    match = given(game, "x-wings-luke", "x-wings", ships=table, shield={"team": 28})
    match.play("stay")
    assert match.legal(0) == ["attack i1", "attack death-star"]
    match.play("attack death-star", chance="5 5 5 5 5")
    assert match.outcome is None
    assert match.to_act == [1]
    match = given(game, "x-wings-falcon-luke", "falcon", ships=table, shield={"team": 28})
    match.play("stay")
    match.play("attack death-star", chance="5 5")
    assert match.outcome is None


def test_8_5_only_from_the_inner_ring_and_only_rebels(game: Game) -> None:
    match = given(game, "x-wings-luke", "x-wings", ships={"x-wing": {"m2": 7}}, shield={"team": 28})
    assert "stay" not in match.legal(0)
    match = given(
        game, "ties-vader", "ties", ships={"tie": {"i2": 7}, "x-wing": {"i3": 1, "i1": 1}}, shield={"team": 28}
    )
    match.play("stay")
    assert places(match, "attack") == ["i1", "i3"]
    match = given(game, "x-wings-luke", "x-wings", ships={"x-wing": {"i2": 7}, "tie": {"i1": 1, "i3": 1}})
    match.play("stay")
    with pytest.raises(IllegalMove) as error:
        match.play("attack death-star")
    assert error.value.clause == "8.5"


@pytest.mark.parametrize(("kind", "dice"), [("x-wing", "6"), ("y-wing", "6"), ("b-wing", "6")])
def test_8_6_a_six_destroys_the_death_star(game: Game, kind: str, dice: str) -> None:
    card = f"{kind}s-luke"
    match = given(game, card, f"{kind}s", ships={kind: {"i2": 1}}, shield={"team": 28})
    match.play("stay", chance=dice)
    assert match.outcome
    assert match.outcome.reason == "death-star-destroyed"
    assert match.to_act == []


def test_9_1_the_shield_track(game: Game) -> None:
    world = game.new(seed=1).world
    assert int(world.spaces) == 28
    assert [int(n) for n in world.track[1:29]] == [2] * 9 + [3] * 13 + [4] * 4 + [5] * 2
    assert assaulted(game, "1 1 1 1 1", 0)["team"] == 0
    assert assaulted(game, "2 1 1 1 1", 8)["team"] == 9
    assert assaulted(game, "2 2 2 2 2", 9)["team"] == 9
    assert assaulted(game, "4 4 4 4 4", 24)["team"] == 26


def assaulted(game: Game, dice: str, team: int, troopers: list[int] | None = None) -> dict[str, Any]:
    """The shield track after an assault."""
    shield = {"team": team, "troopers": troopers or []}
    match = given(game, "assault-luke", "assault", shield=shield, chance=dice)
    found: dict[str, Any] = match.view()["shield"]
    return found


def test_9_2_five_dice_one_space_each(game: Game) -> None:
    assert assaulted(game, "6 5 4 3 2", 0)["team"] == 5
    assert assaulted(game, "6 5 4 3 1", 0)["team"] == 4
    assert assaulted(game, "3 3 2 2 1", 7)["team"] == 11, "two of 2, then two of 3"
    assert assaulted(game, "5 3 2 1 1", 8)["team"] == 11, "the example of a fan page: a 2 and two 3s"


def test_9_3_each_space_takes_the_smallest_die_that_is_enough(game: Game) -> None:
    assert assaulted(game, "6 3 2 1 1", 8)["team"] == 11, "the 2 for the 2, the 3 and the 6 for the 3s"
    assert assaulted(game, "5 5 4 4 1", 24)["team"] == 28, "fours on fours, fives on fives"
    assert assaulted(game, "5 4 4 4 1", 24)["team"] == 27


def test_9_4_a_stormtrooper_adds_one(game: Game) -> None:
    assert assaulted(game, "2 2 2 2 2", 0, [1])["team"] == 0
    assert assaulted(game, "3 2 2 2 2", 0, [1])["team"] == 5
    assert assaulted(game, "5 5 5 5 5", 27, [28])["team"] == 27
    assert assaulted(game, "6 5 5 5 5", 27, [28])["team"] == 28


def test_9_5_entered_stormtroopers_go_back_to_the_supply(game: Game) -> None:
    match = given(
        game, "assault-luke", "assault", shield={"team": 0, "troopers": [1, 2, 3, 9]}, chance="6 6 1 1 1",
    )  # fmt: skip
    assert match.view()["shield"] == {"team": 2, "troopers": [3, 9]}
    assert int(match.state.supply) == 7
    assert "Stormtrooper sent back to the supply" in log(match)


def test_9_6_the_last_space_brings_the_shield_down(game: Game) -> None:
    match = given(game, "assault-luke", "assault", shield={"team": 26}, chance="6 5 1 1 1")
    assert match.view()["shield"]["team"] == 28
    assert "The shield generator is destroyed" in log(match)
    match = given(game, "assault-luke", "assault", shield={"team": 26}, chance="6 4 1 1 1")
    assert "destroyed" not in log(match)


def ambushed(game: Game, team: int, troopers: list[int]) -> list[int]:
    """The spaces with Stormtroopers after an ambush."""
    match = given(game, "ties-ambush", "ambush", shield={"team": team, "troopers": troopers})
    found: list[int] = match.view()["shield"]["troopers"]
    return found


def test_9_7_an_ambush_takes_the_next_free_spaces(game: Game) -> None:
    assert ambushed(game, 0, []) == [1, 2, 3]
    assert ambushed(game, 10, [11, 13]) == [11, 12, 13, 14, 15]
    assert ambushed(game, 10, [11, 12, 13, 14, 15, 16, 17]) == list(range(11, 20)), "the two that are left"
    assert ambushed(game, 26, []) == [27, 28], "none beyond the last space"
    assert ambushed(game, 25, [27]) == [26, 27, 28]


def test_9_8_when_an_ambush_is_impossible(game: Game) -> None:
    def possible(team: int, troopers: list[int]) -> bool:
        return "ambush" in orders(turn(game, 1, "ties-ambush", shield={"team": team, "troopers": troopers}), 1)

    assert possible(0, [])
    assert possible(0, list(range(1, 9)))
    assert not possible(0, list(range(1, 10))), "no Stormtroopers left"
    assert not possible(26, [27, 28]), "no space left"
    assert possible(26, [27])
    assert not possible(28, []), "no shield left"
    with pytest.raises(IllegalMove) as error:
        turn(game, 1, "ties-ambush", shield={"team": 28}).play("order ambush")
    assert error.value.clause == "9.8"


def test_9_9_no_assault_without_a_shield(game: Game) -> None:
    match = turn(game, 0, "assault-luke", shield={"team": 28})
    assert orders(match, 0) == ["luke"]
    with pytest.raises(IllegalMove) as error:
        match.play("order assault")
    assert error.value.clause == "9.9"
    assert orders(turn(game, 0, "assault-luke", shield={"team": 27}), 0) == ["assault", "luke"]


def hits(match: Match) -> dict[str, int]:
    """Hits left."""
    found: dict[str, int] = match.view()["hits"]
    return found


def test_10_1_who_reaches_the_end_is_destroyed(game: Game) -> None:
    match = given(game, "ties-vader", "vader", hits={"luke": 3}, chance="6 5 4 4")
    assert hits(match)["luke"] == 0, "four hits on three left"
    assert "Luke Skywalker was defeated" in log(match)
    match = given(game, "assault-luke", "luke", hits={"vader": 2}, chance="6 5 1 1")
    assert hits(match)["vader"] == 0
    assert "redeemed" not in match.view()
    match = given(game, "assault-luke", "luke", hits={"vader": 3}, chance="6 5 1 1")
    assert hits(match)["vader"] == 1


@pytest.mark.parametrize(("dice", "number"), [("6 5 4 3", 3), ("3 3 2 1", 0), ("4 4 4 4", 4), ("5 1 1 1", 1)])
def test_10_2_vader_strikes_luke(game: Game, dice: str, number: int) -> None:
    match = given(game, "ties-vader", "vader", chance=dice)
    assert hits(match) == {"falcon": 6, "executor": 8, "luke": 12 - number, "vader": 13}


def test_10_2_vader_needs_himself_and_luke(game: Game) -> None:
    for gone in ("luke", "vader"):
        match = turn(game, 1, "ties-vader", hits={gone: 0})
        assert orders(match, 1) == ["ties"]
        with pytest.raises(IllegalMove) as error:
            match.play("order vader")
        assert error.value.clause == "10.2"


def test_10_3_the_emperor_takes_two_hits(game: Game) -> None:
    assert hits(given(game, "ties-emperor", "emperor"))["luke"] == 10
    assert hits(given(game, "ties-emperor", "emperor", hits={"luke": 1}))["luke"] == 0
    assert orders(turn(game, 1, "ties-emperor", hits={"vader": 0}), 1) == ["ties", "emperor"], "Vader was only killed"
    for gone in ({"hits": {"luke": 0}}, {"hits": {"vader": 0}, "redeemed": True}):
        match = turn(game, 1, "ties-emperor", **gone)
        assert orders(match, 1) == ["ties"]
        with pytest.raises(IllegalMove) as error:
            match.play("order emperor")
        assert error.value.clause == "10.3"


@pytest.mark.parametrize(("dice", "number"), [("6 5 4 3", 3), ("3 3 2 1", 0), ("4 4 4 4", 4)])
def test_10_4_luke_strikes_vader(game: Game, dice: str, number: int) -> None:
    match = given(game, "assault-luke", "luke", chance=dice)
    assert hits(match) == {"falcon": 6, "executor": 8, "luke": 12, "vader": 13 - number}


def test_10_4_luke_needs_himself_and_vader(game: Game) -> None:
    for gone in ("luke", "vader"):
        match = turn(game, 0, "assault-luke", hits={gone: 0})
        assert orders(match, 0) == ["assault"]
        with pytest.raises(IllegalMove) as error:
            match.play("order luke")
        assert error.value.clause == "10.4"


def test_10_5_redemption_in_the_red_spaces(game: Game) -> None:
    for left in range(14):
        match = turn(game, 0, "x-wings-redemption", hits={"vader": left, "luke": 0})
        assert ("redemption" in orders(match, 0)) == (1 <= left <= 3), left
    with pytest.raises(IllegalMove) as error:
        turn(game, 0, "x-wings-redemption", hits={"vader": 4}).play("order redemption")
    assert error.value.clause == "10.5"
    match = given(game, "x-wings-redemption", "redemption", hits={"vader": 3, "luke": 5})
    assert hits(match)["vader"] == 0
    assert match.view()["redeemed"] is True
    assert hits(match)["luke"] == 5
    match.play("decline", 1)
    assert "redeemed Darth Vader, and the Emperor fell with him" in log(match)


def test_10_6_luke_is_worth_four(game: Game) -> None:
    assert bonus(given(game, "ties-vader", "vader", hits={"luke": 1}, chance="6 5 4 4")) == [0, 4]
    assert bonus(given(game, "ties-emperor", "emperor", hits={"luke": 2})) == [0, 4]
    assert bonus(given(game, "ties-emperor", "emperor", hits={"luke": 2, "vader": 0})) == [0, 4]
    assert bonus(given(game, "ties-emperor", "emperor", hits={"luke": 3})) == [0, 0]


def test_10_7_vader_is_worth_three(game: Game) -> None:
    assert bonus(given(game, "assault-luke", "luke", hits={"vader": 1}, chance="6 5 1 1")) == [3, 0]
    assert bonus(given(game, "assault-luke", "luke", hits={"vader": 3}, chance="6 5 1 1")) == [0, 0]


def test_10_8_redemption_is_worth_five_in_all(game: Game) -> None:
    assert bonus(given(game, "x-wings-redemption", "redemption", hits={"vader": 1})) == [5, 0]
