"""Chapter 6: moving and deploying."""

import pytest

from cantina.core.errors import IllegalMove
from cantina.core.game import Game

from .tables import given, log, places, ships, turn


@pytest.mark.parametrize(
    ("card", "order", "kind"),
    [
        ("x-wings-luke", "x-wings", "x-wing"),
        ("y-wings-luke", "y-wings", "y-wing"),
        ("b-wings-luke", "b-wings", "b-wing"),
        ("ties-vader", "ties", "tie"),
    ],
)
def test_6_1_any_number_to_one_adjacent_sector(game: Game, card: str, order: str, kind: str) -> None:
    enemy = {"x-wing": {"f6": 1}} if kind == "tie" else {}
    match = given(game, card, order, ships=enemy | {kind: {"m2": 4, "o9": 2}}, markers=["f6"])
    assert places(match, "from") == ["o9", "m2"]
    match.play("from m2")
    assert places(match, "to") == ["o2", "o3", "m1", "m3", "i2"]
    for wrong in ("to o1", "to m2", "to i1", "to o9"):
        with pytest.raises(IllegalMove) as error:
            match.play(wrong)
        assert error.value.clause == "6.1"
    match.play("to i2")
    assert match.legal(match.to_act[0]) == ["move 1", "move 2", "move 3", "move 4"]
    with pytest.raises(IllegalMove):
        match.play("move 5")
    match.play("move 3")
    assert ships(match)[kind] == {"m2": 1, "i2": 3, "o9": 2}


def test_6_2_only_into_empty_or_own_sectors(game: Game) -> None:
    table = {"x-wing": {"m2": 3, "m1": 1}, "falcon": "o2", "tie": {"o3": 1}, "executor": "i2"}
    match = given(game, "x-wings-luke", "x-wings", ships=table)
    match.play("from m2")
    assert places(match, "to") == ["o2", "m1", "m3"]
    for enemy in ("o3", "i2"):
        with pytest.raises(IllegalMove) as error:
            match.play(f"to {enemy}")
        assert error.value.clause == "6.2"
    match = given(
        game, "ties-vader", "ties", ships={"tie": {"m2": 1}, "b-wing": {"o2": 1}, "falcon": "m1", "executor": "m3"}
    )
    match.play("from m2")
    assert places(match, "to") == ["o3", "m3", "i2"]


def test_6_3_nothing_enters_a_marker(game: Game) -> None:
    for markers in (["f1", "f6"], ["f6"]):
        match = given(game, "x-wings-luke", "x-wings", ships={"x-wing": {"o1": 2}}, markers=markers)
        assert places(match, "to") == ["o2", "o9", "m1"]
        with pytest.raises(Exception, match="is no move"):
            match.play("to f1")
    match = given(game, "executor-emperor", "executor", ships={"executor": "o1", "x-wing": {"f6": 1}})
    assert all(place[0] != "f" for place in places(match, "to"))
    walled = {"x-wing": {"o1": 2}, "tie": {"o2": 1, "o9": 1, "m1": 1}}
    match = given(game, "x-wings-luke", "x-wings", ships=walled)
    assert match.phase == "attack", "the marker beside them is no way out"


def test_6_3_fighters_leave_a_marker(game: Game) -> None:
    match = given(game, "y-wings-luke", "y-wings", ships={"y-wing": {"f4": 4}})
    match.play("move 3")
    assert ships(match)["y-wing"] == {"f4": 1, "o3": 3}
    match = turn(game, 0, "y-wings-luke", ships={"y-wing": {"f4": 4}, "tie": {"m5": 1}})
    match.play("order y-wings")
    assert match.phase == "count", "an enemy elsewhere does not bar the way"


def test_6_4_special_ships_move_up_to_two_steps(game: Game) -> None:
    match = given(game, "x-wings-falcon-luke", "falcon", ships={"falcon": "o6"})
    one = {"o5", "o7", "m5"}
    two = {"o4", "m3", "m4", "o8", "m6", "i4", "i5"}
    assert set(places(match, "to")) == one | two
    match = given(game, "executor-emperor", "executor", ships={"executor": "o6", "x-wing": {"i1": 1}})
    assert set(places(match, "to")) == one | two
    with pytest.raises(IllegalMove) as error:
        match.play("to m2")
    assert error.value.clause == "6.4"
    with pytest.raises(IllegalMove):
        match.play("to o6")
    match.play("to i5")
    assert ships(match)["executor"] == "i5"
    assert "moved the Executor from O6 to I5" in log(match)


def test_6_4_each_step_into_an_empty_or_own_sector(game: Game) -> None:
    table = {"falcon": "o6", "tie": {"o7": 1, "m5": 1}, "x-wing": {"o5": 1}}
    match = given(game, "x-wings-falcon-luke", "falcon", ships=table)
    assert set(places(match, "to")) == {"o5", "o4", "m3", "m4"}, "only through O5"
    walled = {"falcon": "o6", "tie": {"o7": 1, "m5": 1, "o5": 1}}
    match = given(game, "x-wings-falcon-luke", "falcon", ships=walled)
    assert match.phase == "attack", "no way out: it stays and attacks"
    assert places(match, "attack") == ["o5", "o7", "m5"]


def test_6_4_the_second_step_may_lead_to_own_ships(game: Game) -> None:
    for tie in ("i5", "m5"):
        match = given(
            game, "executor-emperor", "executor", ships={"executor": "o6", "tie": {tie: 2}, "x-wing": {"i1": 1}}
        )
        match.play("to i5")
        assert ships(match)["executor"] == "i5"


def test_6_5_one_way_out_is_a_choice_when_there_is_an_enemy_to_attack(game: Game) -> None:
    match = given(game, "x-wings-luke", "x-wings", ships={"x-wing": {"o8": 2}, "tie": {"o7": 1, "m6": 1}})
    assert match.legal(0) == ["to o9", "stay"]


def test_6_5_ships_without_a_way_out_cannot_hold_fire(game: Game) -> None:
    match = given(game, "x-wings-luke", "x-wings", ships={"x-wing": {"o8": 2}, "tie": {"o7": 1, "o9": 1, "m6": 1}})
    assert match.legal(0) == ["attack o7", "attack o9", "attack m6"]


def test_6_5_ships_may_stay_and_attack(game: Game) -> None:
    match = given(game, "x-wings-luke", "x-wings", ships={"x-wing": {"m2": 3}, "tie": {"i2": 2, "m3": 1}})
    match.play("stay")
    assert match.legal(0) == ["attack m3", "attack i2"]
    with pytest.raises(IllegalMove) as error:
        match.play("hold")
    assert error.value.clause == "6.5"
    assert ships(match)["x-wing"] == {"m2": 3}
    match = given(game, "x-wings-luke", "x-wings", ships={"x-wing": {"m2": 3}})
    with pytest.raises(IllegalMove) as error:
        match.play("stay")
    assert error.value.clause == "6.5"
    match = given(game, "x-wings-falcon-luke", "falcon", ships={"falcon": "m2", "tie": {"i2": 2}})
    match.play("stay", chance="3 2")
    assert ships(match)["tie"] == {"i2": 1}
    assert ships(match)["falcon"] == "m2"


def test_6_6_one_kind_of_ship_acts(game: Game) -> None:
    match = given(game, "x-wings-y-wings-luke", "x-wings", ships={"x-wing": {"m2": 2}, "y-wing": {"m2": 4, "o9": 2}})
    assert match.phase == "to", "only one place has X-wings"
    match.play("to i2")
    match.play("move 2")
    assert ships(match)["y-wing"] == {"o9": 2, "m2": 4}
    match = given(game, "x-wings-y-wings-luke", "x-wings", ships={"x-wing": {"m2": 2, "o1": 1}, "y-wing": {"o9": 2}})
    with pytest.raises(IllegalMove) as error:
        match.play("from o9")
    assert error.value.clause == "6.6"


def test_6_6_only_its_dice_count(game: Game) -> None:
    table = {"x-wing": {"m2": 2}, "y-wing": {"m2": 4}, "falcon": "m2", "tie": {"i2": 9}}
    match = given(game, "x-wings-y-wings-luke", "x-wings", ships=table)
    match.play("stay", chance="6 6")
    assert ships(match)["tie"] == {"i2": 7}


def test_6_7_deploy_instead_of_moving(game: Game) -> None:
    table = {"tie": {"o8": 1, "i5": 2}, "executor": "o8", "x-wing": {"o1": 1}}
    match = given(game, "ties-vader", "ties", ships=table, reserve=6)
    assert "deploy" in match.legal(1)
    match.play("deploy")
    assert ships(match)["tie"] == {"o8": 5, "i5": 2}
    assert match.view()["reserve"] == 2
    assert match.to_act == [0], "nothing to attack: the order is done"
    assert "deployed 4 TIE fighters in O8" in log(match)


def test_6_7_deploy_what_is_left(game: Game) -> None:
    table = {"tie": {"i5": 2}, "executor": "o8", "x-wing": {"o1": 1}}
    match = given(game, "ties-vader", "ties", ships=table, reserve=3)
    match.play("deploy")
    assert ships(match)["tie"] == {"o8": 3, "i5": 2}
    match = given(game, "ties-vader", "ties", ships=table, reserve=0)
    assert match.phase == "to"
    for kind in ({"tie": {"i5": 2, "i6": 1}}, table | {"tie": {"i5": 2, "i6": 1}}):
        match = given(game, "ties-vader", "ties", ships=kind | {"x-wing": {"o1": 1}}, reserve=0)
        with pytest.raises(IllegalMove) as error:
            match.play("deploy")
        assert error.value.clause == "6.7"


def test_6_7_the_choice_to_move_stays(game: Game) -> None:
    match = given(
        game, "ties-vader", "ties", ships={"tie": {"i5": 2}, "executor": "o8", "x-wing": {"o1": 1}}, reserve=4
    )
    assert match.legal(1) == ["from i5", "deploy"]
    match.play("from i5")
    match.play("to i4")
    match.play("move 2")
    assert match.view()["reserve"] == 4


def test_6_7_new_and_old_attack_together(game: Game) -> None:
    table = {"tie": {"o8": 1}, "executor": "o8", "x-wing": {"o9": 7}}
    match = given(game, "ties-vader", "ties", ships=table, reserve=4)
    match.play("deploy")
    assert match.legal(1) == ["attack o9", "hold"]
    match.play("attack o9", chance="6 6 6 6 6")
    assert ships(match)["x-wing"] == {"o9": 2}
    assert ships(match)["tie"] == {"o8": 5}
