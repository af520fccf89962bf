"""Chapter 7: attacks."""

from typing import Any

import pytest

from cantina.core.errors import IllegalMove
from cantina.core.game import Game
from cantina.core.match import Match

from .tables import bonus, changed, given, log, places, ships


def attack(game: Game, mine: dict[str, Any], theirs: dict[str, Any], dice: str, **position: object) -> Match:
    """The match after the X-wings in M2 (or others given) attacked I2, the one enemy beside them."""
    card = "x-wings-luke" if "x-wing" in mine else "y-wings-luke"
    match = given(game, card, card.removesuffix("-luke"), ships=mine | theirs, **position)
    match.play("stay", chance=dice)
    return match


def test_7_1_after_moving_ships_may_attack_or_hold_fire(game: Game) -> None:
    def moved() -> Match:
        match = given(game, "x-wings-luke", "x-wings", ships={"x-wing": {"m2": 3}, "tie": {"i1": 2, "i3": 1, "i5": 4}})
        match.play("to i2")
        match.play("move 3")
        return match

    match = moved()
    assert match.legal(0) == ["attack i1", "attack i3", "hold"]
    for wrong in ("attack i5", "attack m2", "attack m3"):
        with pytest.raises(IllegalMove) as error:
            match.play(wrong)
        assert error.value.clause == "7.1"
    match.play("hold")
    assert match.to_act == [1]
    assert ships(match)["tie"] == {"i1": 2, "i3": 1, "i5": 4}
    match = moved()
    match.play("attack i3", chance="6 5 4")
    assert ships(match)["tie"] == {"i1": 2, "i5": 4}, "one place only is attacked"


def test_7_2_a_die_for_each_fighter_of_the_kind_there(game: Game) -> None:
    match = given(game, "x-wings-luke", "x-wings", ships={"x-wing": {"m2": 2, "m1": 2}, "tie": {"i2": 9}})
    match.play("from m2")
    match.play("to m1")
    match.play("move 1")
    match.play("attack i2", chance="6 6 6")
    assert ships(match)["tie"] == {"i2": 6}, "one moved, two were there"
    match = given(game, "x-wings-luke", "x-wings", ships={"x-wing": {"m2": 2}, "tie": {"i2": 9}})
    match.play("stay", chance="6 6")
    assert ships(match)["tie"] == {"i2": 7}


def test_7_2_never_more_than_five_dice(game: Game) -> None:
    for number in (5, 6, 20):
        match = attack(game, {"x-wing": {"m2": number}}, {"tie": {"i2": 9}}, "6 6 6 6 6")
        assert ships(match)["tie"] == {"i2": 4}
    match = attack(game, {"x-wing": {"m2": 4}}, {"tie": {"i2": 9}}, "6 6 6 6")
    assert ships(match)["tie"] == {"i2": 5}


def test_7_3_dice_of_the_special_ships(game: Game) -> None:
    match = given(game, "x-wings-falcon-luke", "falcon", ships={"falcon": "m2", "tie": {"i2": 9}})
    match.play("stay", chance="5 3")
    assert ships(match)["tie"] == {"i2": 7}
    match = given(game, "executor-emperor", "executor", ships={"executor": "m2", "tie": {"m2": 5}, "x-wing": {"i2": 9}})
    match.play("stay", chance="5 4 3 3")
    assert ships(match)["x-wing"] == {"i2": 5}


@pytest.mark.parametrize(
    ("kind", "least"), [("x-wing", 3), ("y-wing", 4), ("b-wing", 5), ("falcon", 5), ("tie", 3), ("executor", 5)]
)
def test_7_4_what_hits_a_ship(game: Game, kind: str, least: int) -> None:
    rebel = kind not in ("tie", "executor")
    special = kind in ("falcon", "executor")
    target = {kind: "i2" if special else {"i2": 2}}
    mine = {"tie": {"m2": 1}} if rebel else {"x-wing": {"m2": 1}}
    for die in range(1, 7):
        match = given(
            game, "ties-vader" if rebel else "x-wings-luke", "ties" if rebel else "x-wings", ships=mine | target
        )
        match.play("stay", chance=str(die))
        hit = (
            match.view()["hits"][kind] < {"falcon": 6, "executor": 8}[kind]
            if special
            else ships(match)[kind]["i2"] == 1
        )
        assert hit == (die >= least)


def test_7_4_what_hits_a_marker(game: Game) -> None:
    for die in range(1, 7):
        match = given(game, "ties-vader", "ties", ships={"tie": {"o1": 1}})
        match.play("stay", chance=str(die))
        assert ("f1" not in match.view()["markers"]) == (die >= 5)


def test_7_5_dice_are_assigned_one_by_one_highest_first(game: Game) -> None:
    match = attack(game, {"x-wing": {"m2": 5}}, {"tie": {"i2": 3}, "executor": "i2"}, "6 5 4 4 2")
    assert match.view()["dice"] == [6, 5, 4, 4, 2]
    assert match.legal(0) == ["hit tie", "hit executor"]
    match.play("hit tie")
    assert match.view()["dice"] == [5, 4, 4, 2]
    match.play("hit executor")
    assert match.view()["hits"]["executor"] == 7
    assert ships(match)["tie"] == {}, "the fours can hit TIE fighters only, and must"
    assert match.to_act == [1]


def test_7_5_only_ships_that_are_there_and_can_be_hit(game: Game) -> None:
    rebels = {"x-wing": {"i2": 2}, "y-wing": {"i2": 2}, "b-wing": {"i2": 1}, "falcon": "i2"}
    match = given(game, "ties-vader", "ties", ships=rebels | {"tie": {"m2": 5}})
    match.play("stay", chance="6 4 4 3 3")
    assert match.legal(1) == ["hit x-wing", "hit y-wing", "hit b-wing", "hit falcon"]
    match.play("hit b-wing")
    assert match.legal(1) == ["hit x-wing", "hit y-wing"]
    with pytest.raises(IllegalMove) as error:
        match.play("hit falcon")
    assert error.value.clause == "7.4"
    with pytest.raises(IllegalMove) as error:
        match.play("hit marker")
    assert error.value.clause == "7.5"
    match.play("hit y-wing")
    match.play("hit y-wing")
    assert ships(match)["x-wing"] == {}, "the threes hit the X-wings"
    assert ships(match)["falcon"] == "i2"


def test_7_6_dice_that_hit_nothing_are_lost(game: Game) -> None:
    match = attack(game, {"x-wing": {"m2": 5}}, {"tie": {"i2": 9}}, "4 2 2 1 1")
    assert ships(match)["tie"] == {"i2": 8}
    assert "4 dice hit nothing" in log(match)
    match = attack(game, {"x-wing": {"m2": 5}}, {"tie": {"i2": 2}}, "6 6 6 6 6")
    assert ships(match)["tie"] == {}
    assert "3 dice hit nothing" in log(match)
    assert match.to_act == [1]


def test_7_7_a_fighter_is_destroyed_by_one_hit_for_good(game: Game) -> None:
    match = attack(game, {"x-wing": {"m2": 1}}, {"tie": {"i2": 3}, "executor": "o8"}, "3", reserve=5)
    assert ships(match)["tie"] == {"i2": 2}
    assert match.view()["reserve"] == 5
    assert "TIE fighter destroyed in I2" in log(match)


def test_7_8_special_ships_take_one_hit_for_each_die(game: Game) -> None:
    match = attack(game, {"x-wing": {"m2": 5}}, {"executor": "i2"}, "6 6 5 5 4")
    assert match.view()["hits"]["executor"] == 4
    match = attack(game, {"x-wing": {"m2": 5}}, {"executor": "i2"}, "6 6 5 5 4", hits={"executor": 5})
    assert ships(match)["executor"] == "i2"
    match = attack(game, {"x-wing": {"m2": 5}}, {"executor": "i2"}, "6 6 5 5 4", hits={"executor": 4})
    assert "executor" not in ships(match)
    assert match.view()["hits"]["executor"] == 0
    assert "The Executor was destroyed in I2" in log(match)


def test_7_9_the_reserve_falls_with_the_executor(game: Game) -> None:
    theirs = {"executor": "i2", "tie": {"i2": 3, "o7": 2}}
    match = attack(game, {"x-wing": {"m2": 1}}, theirs, "6", hits={"executor": 1}, reserve=20)
    match.play("hit executor")
    assert match.view()["reserve"] == 0
    assert ships(match)["tie"] == {"i2": 3, "o7": 2}
    assert "The 20 TIE fighters inside were destroyed with it" in log(match)
    assert bonus(match) == [0, 0], "the sector is not clear"
    match.play("order ties", 1)
    assert match.legal(1) == ["from o7", "from i2"]


def test_7_10_markers_are_attacked_as_the_attacker_likes(game: Game) -> None:
    match = given(game, "ties-vader", "ties", ships={"tie": {"o1": 5}, "y-wing": {"f1": 4}})
    match.play("stay", chance="6 5 4 3 1")
    assert match.legal(1) == ["hit y-wing", "hit marker"]
    match.play("hit y-wing")
    match.play("hit y-wing")
    assert ships(match)["y-wing"] == {"f1": 1}, "the 4 hits a Y-wing, the 3 nothing"
    assert "f1" in match.view()["markers"]
    match = given(game, "executor-emperor", "executor", ships={"executor": "o1", "y-wing": {"f6": 1}}, markers=["f6"])
    assert "stay" not in match.legal(1), "a marker that fell is no target"


def test_7_10_a_marker_without_fighters_is_a_target(game: Game) -> None:
    match = given(game, "executor-emperor", "executor", ships={"executor": "o1"})
    match.play("stay", chance="4 4 4 4")
    assert "f1" in match.view()["markers"]
    match = given(game, "executor-emperor", "executor", ships={"executor": "o1"})
    match.play("stay", chance="5 4 4 4")
    assert "f1" not in match.view()["markers"]


def test_7_11_a_marker_takes_its_fighters_with_it(game: Game) -> None:
    match = given(
        game, "ties-vader", "ties", ships={"tie": {"o2": 5}, "x-wing": {"f2": 5, "f3": 2}, "b-wing": {"f2": 1}}
    )
    match.play("stay")
    match.play("attack f2", chance="6 6 6 6 6")
    match.play("hit x-wing")
    match.play("hit marker")
    assert ships(match)["x-wing"] == {"f3": 2}
    assert ships(match)["b-wing"] == {}
    assert match.view()["markers"] == ["f1", "f3", "f4", "f5", "f6"]
    assert "and 5 fighters with it" in log(match)
    assert "3 dice hit nothing" in log(match)
    assert match.to_act == [0]


def test_7_12_fighters_attack_from_a_marker(game: Game) -> None:
    match = given(game, "x-wings-luke", "x-wings", ships={"x-wing": {"f2": 3}, "tie": {"o2": 4}}, chance="5 3 1")
    assert ships(match)["tie"] == {"o2": 2}
    assert ships(match)["x-wing"] == {"f2": 3}
    match = given(game, "x-wings-luke", "x-wings", ships={"x-wing": {"f2": 3, "o1": 1}, "tie": {"m1": 4}})
    match.play("from f2")
    assert match.phase == "count", "M1 is not beside a marker"


def test_7_13_the_example_of_the_rulebook(game: Game) -> None:
    match = given(
        game, "y-wings-falcon-assault", "y-wings",
        ships={"y-wing": {"m2": 6}, "falcon": "m2", "tie": {"i2": 4}, "executor": "i2"},
    )  # fmt: skip
    match.play("stay", chance="6 6 4 2 1")
    assert match.view()["dice"] == [6, 6, 4, 2, 1]
    assert match.legal(0) == ["hit tie", "hit executor"]
    match.play("hit executor")
    match.play("hit executor")
    assert match.view()["hits"]["executor"] == 6
    assert ships(match)["tie"] == {"i2": 3}
    assert "2 dice hit nothing" in log(match)
    assert bonus(match) == [0, 0]
    assert match.to_act == [1]


def test_7_14_clearing_a_sector_earns_a_bonus_order(game: Game) -> None:
    match = attack(game, {"x-wing": {"m2": 5}}, {"tie": {"i2": 2}}, "6 6 1 1 1")
    assert bonus(match) == [1, 0]
    assert "cleared I2" in log(match)
    match = attack(game, {"x-wing": {"m2": 5}}, {"tie": {"i2": 3}}, "6 6 1 1 1")
    assert bonus(match) == [0, 0]
    match = attack(game, {"x-wing": {"m2": 5}}, {"executor": "i2"}, "6 6 1 1 1", hits={"executor": 2})
    assert bonus(match) == [1, 0]
    match = given(game, "ties-vader", "ties", ships={"tie": {"m2": 1}, "x-wing": {"i2": 1}})
    match.play("stay", chance="3")
    assert bonus(match) == [0, 1]


def test_7_15_a_marker_earns_nothing(game: Game) -> None:
    table = {"tie": {"o1": 5}, "y-wing": {"f1": 1}}
    match = given(game, "ties-vader", "ties", ships=table)
    match.play("stay", chance="6 6 4 1 1")
    match.play("hit y-wing")
    assert match.view()["markers"][0] == "f2", "then the marker itself"
    assert bonus(match) == [0, 0]
    assert "cleared" not in log(match)


def test_7_15_a_pack_may_pay_for_the_last_fighter_on_a_marker(game: Game) -> None:
    pack = changed(game, {"bonus.marker": 1})
    table = {"tie": {"o1": 5}, "y-wing": {"f1": 1}}
    for first, paid in (("y-wing", 1), ("marker", 1)):
        match = given(game, "ties-vader", "ties", ships=table, pack=pack)
        match.play("stay", chance="6 4 1 1 1")
        match.play(f"hit {first}")
        assert bonus(match) == [0, paid]
    match = given(game, "ties-vader", "ties", ships={"tie": {"o1": 5}}, pack=pack)
    match.play("stay", chance="6 4 1 1 1")
    assert bonus(match) == [0, 0], "there was no fighter on it"


def test_7_15_the_death_star_is_never_paid_for_a_marker(game: Game) -> None:
    pack = changed(game, {"bonus.marker": 1})
    table = {"y-wing": {"f3": 2, "o1": 1}, "tie": {"i5": 1}}
    match = given(game, "death-star-emperor", "death-star", ships=table, markers=["f3"], chance="5 1", pack=pack)
    assert match.view()["markers"] == []
    assert ships(match)["y-wing"] == {"o1": 1}
    assert bonus(match) == [0, 0]
    assert "earned" not in log(match)


def test_7_16_the_falcon_is_worth_two_more(game: Game) -> None:
    alone = given(game, "ties-vader", "ties", ships={"tie": {"m2": 1}, "falcon": "i2"}, hits={"falcon": 1})
    alone.play("stay", chance="5")
    assert bonus(alone) == [0, 3]
    assert alone.view()["hits"]["falcon"] == 0
    table = {"tie": {"m2": 1}, "falcon": "i2", "b-wing": {"i2": 1}}
    together = given(game, "ties-vader", "ties", ships=table, hits={"falcon": 1})
    together.play("stay", chance="5")
    together.play("hit falcon")
    assert bonus(together) == [0, 2]
    assert places(together, "order") == ["assault", "luke"]
