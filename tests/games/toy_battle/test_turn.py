"""Toy Battle, chapters 3, 4 and 5: the turn, placement, regions."""

import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from cantina.core.errors import IllegalMove
from cantina.core.match import Match

At = Callable[..., Match]


def places(match: Match, troop: str, seat: int = 0) -> list[int]:
    """The bases on which a seat may place a troop."""
    texts = [text.split() for text in match.legal(seat)]
    return [int(words[2]) for words in texts if words[:2] == ["place", troop]]


def refused(match: Match, move: str, seat: int = 0) -> str:
    """The clause that forbids a move."""
    with pytest.raises(IllegalMove) as caught:
        match.play(move, seat)
    return caught.value.clause


# 3 Your turn


def test_3_1_one_action_in_turn(at: At) -> None:
    match = at(rack="7 6", enemy="7")
    assert match.legal(1) == []
    assert refused(match, "draw", 1) == "3.1"
    assert refused(match, "pass") == "3.1"
    assert refused(match, "use") == "3.1"
    match.play("place roxy 1")
    assert match.to_act == [1]
    match.play("draw")
    assert match.to_act == [0]
    match.play("draw")
    assert match.to_act == [1]
    assert match.state.turns == 4


def test_3_2_draw_two(at: At) -> None:
    match = at(rack="7", enemy="7")
    told = match.play("draw", chance="kwak star")
    assert match.view(0)["seats"][0]["rack"] == {"kwak": 1, "star": 1, "roxy": 1}
    assert match.view(0)["seats"][0]["reserve"] == 24 - 4 - 3
    assert told == ["Player 1 drew Kwak and Star."]
    assert match.log(1) == match.log() == ["Player 1 drew 2 troops."]


def test_3_2_every_troop_of_the_reserve_is_as_likely(at: At) -> None:
    match = at(rack="7 7")
    counts = [0] * 8
    for key in range(3000):
        other = match.copy()
        other.apply(0, 0, key * 0x9E3779B97F4A7C15 % 2**64)
        for kind in range(8):
            counts[kind] += int(other.state.rack[0][kind]) - 2 * (kind == 7)
    for kind, copies in enumerate([3] * 7 + [1]):
        expected = 6000 * copies / 22
        assert abs(counts[kind] - expected) < 4 * expected**0.5


def test_3_3_eight_on_the_rack(at: At) -> None:
    match = at(rack="K K 1 1 2 2 3 3", enemy="7")
    assert "draw" not in match.legal(0)
    assert refused(match, "draw") == "3.3"
    match = at(rack="K K 1 1 2 2 3", enemy="7")
    match.play("draw")
    assert match.state.rack_size[0] == 8
    assert match.state.reserve[0] == 24 - 4 - 8
    assert match.log(1) == ["Player 1 drew a troop."]


def test_3_4_empty_reserve(at: At) -> None:
    match = at(rack="7", enemy="7", reserve=0)
    assert "draw" not in match.legal(0)
    assert refused(match, "draw") == "3.4"
    match = at(rack="7", enemy="7", reserve=1)
    match.play("draw")
    assert (match.state.rack_size[0], match.state.reserve[0]) == (2, 0)


def test_3_5_place_from_the_rack(at: At) -> None:
    match = at(rack="7", enemy="6")
    assert refused(match, "place star 1") == "3.5"
    match.play("place roxy 1")
    assert match.view(0)["seats"][0]["rack"] == {}
    assert match.view(1)["bases"] == {"1": ["blue roxy"]}
    assert match.log(1) == ["Player 1 placed Roxy on base 1."]


def test_3_6_order_of_checks_and_effects(at: At) -> None:
    """Medals first, then troop effects one by one, then special bases in the order of placement."""
    match = at(bases={1: "b7", 3: "b7", 4: "b6", 7: "b6", 8: "b6"}, rack="2 1 7", enemy="7 7")
    match.play("place capn 5")  # completes 3, 5, 7
    assert match.state.medals[0] == 1
    assert match.phase == "extra"
    match.play("place skully 6")
    assert match.phase == "skully"
    match.play("use")
    assert (match.phase, match.view()["base"]) == ("castle", 5)
    match.play("pass")
    assert (match.phase, match.view()["base"]) == ("castle", 6)
    match.play("pass")
    assert match.to_act == [1]


def test_3_6_a_victory_stops_everything(at: At) -> None:
    bases = {1: "b7", 3: "b7", 7: "b6", 8: "r7"}
    match = at(bases=bases, rack="1 7", enemy="7 7", mine={"regions": [1, 4, 3]})
    match.play("place skully 5")  # the seventh medal: neither Skully nor the tower asks
    assert match.outcome
    assert match.outcome.reason == "conquered"
    assert (match.state.rack_size[0], match.to_act) == (1, [])
    assert match.state.pending.tolist() == [0, 0, 0, 0]


def test_3_7_questions_with_one_open_answer_are_skipped(at: At) -> None:
    full = "K K 1 1 2 2 3 3"
    match = at(rack="1", enemy="7", reserve=0)
    match.play("place skully 1")  # nothing to draw
    assert match.to_act == [1]
    match = at(bases={1: "b7"}, rack="2", enemy="7")
    match.play("place capn 2")  # the rack is empty
    assert match.to_act == [1]
    match = at(bases={1: "b7"}, rack="2 1", enemy="7 7", reserve=0)
    match.play("place capn 1")
    assert match.legal(0)[0] == "pass"
    match = at(bases={1: "b7", 2: "r7", 3: "r7"}, rack=full, enemy="7")
    match.play("place capn 1")  # whether anything fits is a secret, so the question is asked
    assert match.phase == "extra"


def test_3_7_cap_n_asks_even_if_nothing_fits(at: At) -> None:
    """The enemy must not learn from a skipped question that nothing on the rack fits."""
    pack = tomllib.loads((at().game.facts.folder / "content" / "castle-field.toml").read_text(encoding="utf-8"))
    pack["limits"] = {"value": {base: ["capn"] for base in "123"}, "source": "own"}
    match = at(pack, rack="2 7", enemy="7")
    match.play("place capn 1")
    assert match.legal(0) == ["pass"]


# 4 Where a troop may be placed


def test_4_1_empty_and_own_bases(at: At) -> None:
    match = at(bases={1: "b7"}, rack="1 7")
    assert places(match, "skully") == [1, 2, 3]
    assert places(match, "roxy") == [1, 2, 3]


@pytest.mark.parametrize("mine", range(8))
@pytest.mark.parametrize("theirs", range(8))
def test_4_2_strictly_stronger(at: At, mine: int, theirs: int) -> None:
    """On an enemy troop only a stronger one, and the joker either way."""
    short = "K1234567"
    match = at(bases={1: f"r{short[theirs]}"}, rack=short[mine])
    names: Any = match.game.names["troop"]
    allowed = mine == 0 or theirs == 0 or mine > theirs
    assert (1 in places(match, names[mine])) == allowed
    if not allowed:
        assert match.why(f"place {names[mine]} 1", 0) == "4.2"


def test_4_2_only_the_visible_troop_counts(at: At) -> None:
    match = at(bases={1: "b1 r7 r2"}, rack="3 1")
    assert 1 in places(match, "jumbo")
    assert 1 not in places(match, "skully")


def test_4_3_headquarters(at: At) -> None:
    match = at(bases={1: "b7", 3: "b6", 8: "b6", 12: "b6", 14: "b5"}, rack="1")
    assert "capture skully red" in match.legal(0)
    assert refused(match, "capture skully blue") == "4.3"
    assert refused(match, "capture skully red-2") == "1.2"
    match = at(bases={1: "r7", 3: "r6", 8: "r6", 12: "r6", 14: "r5"}, rack="1", blue=1)
    assert "capture skully blue" in match.legal(0)
    assert refused(match, "capture skully red") == "4.3"


def test_4_4_stacks(at: At) -> None:
    match = at(bases={1: "r1 b2 r3"}, rack="7", enemy="K")
    match.play("place roxy 1")
    assert match.view(1)["bases"] == {"1": ["red skully", "blue capn", "red jumbo", "blue roxy"]}
    assert match.state.held.tolist() == [1, 0]
    assert match.state.height[0] == 4
    assert match.log(1)[-1] == "Player 1 placed Roxy on base 1, over Jumbo (Player 2)."


def test_4_4_a_stack_of_any_height(at: At) -> None:
    tower = " ".join(f"b{x}" for x in "KKK111222333444555") + " " + " ".join(f"r{x}" for x in "KKK111222333444555")
    match = at(bases={1: tower, 3: "b6"}, rack="7", enemy="7", theirs={"reserve": 1})
    match.play("place roxy 1")
    assert len(match.view()["bases"]["1"]) == 37
    assert match.view()["bases"]["1"][-1] == "blue roxy"
    assert match.view()["bases"]["3"] == ["blue star"]


def test_4_5_connection(at: At) -> None:
    """The example of the rulebook: through an own base, not through the enemy's."""
    match = at(bases={1: "b1", 2: "r1"}, rack="7")
    assert places(match, "roxy") == [1, 2, 3]
    assert refused(match, "place roxy 4") == "4.5"
    assert refused(match, "place roxy 8") == "4.5"
    assert refused(match, "capture roxy red") == "4.5"


def test_4_6_what_breaks_a_connection(at: At) -> None:
    match = at(bases={3: "b1", 8: "b1"}, rack="7")  # base 1 is empty
    assert places(match, "roxy") == [1, 2]
    match = at(bases={1: "b2 r1", 3: "b1", 8: "b1"}, rack="7")  # base 1 is the enemy's
    assert places(match, "roxy") == [1, 2]
    match = at("caribbean-sea", rack="7")
    assert places(match, "roxy") == [1, 3, 5]
    match = at("la-croisette", {11: "b7", 1: "r7", 3: "r7", 4: "r7"}, rack="7")
    assert places(match, "roxy") == []  # 11 touches an enemy headquarters and 13 beyond it; none is connected
    match = at("la-croisette", {3: "b7", 6: "b7", 9: "b6", 11: "b6"}, rack="7")
    assert 10 not in places(match, "roxy")  # beside the enemy headquarters, which nobody passes through
    assert "capture roxy red" in match.legal(0)


def test_4_7_troops_cut_off(at: At) -> None:
    match = at(bases={3: "b1", 7: "b1"}, rack="4 7", enemy="1")
    match.play("place hook 5")  # 3, 5 and 7 are cut off, and yet they take region 2
    assert match.view()["seats"][0]["regions"] == [2]
    assert set(match.view()["bases"]) == {"3", "5", "7"}


# 5 Regions and medals


def test_5_1_all_bases_around_a_region(at: At) -> None:
    match = at(bases={1: "b1", 3: "b1", 5: "b1"}, rack="7 6", enemy="7")
    match.play("place roxy 8")
    assert match.state.medals[0] == 0
    match = at(bases={1: "b1", 3: "b1", 5: "b1"}, rack="7 6", enemy="7")
    told = match.play("place roxy 7")
    assert match.state.medals[0] == 1
    assert "Player 1 took control of region 2 and won a medal." in told


def test_5_1_a_headquarters_does_not_matter(at: At) -> None:
    """Red takes the region in front of the blue headquarters."""
    match = at(bases={1: "r1", 2: "r1", 3: "r2", 4: "r2", 12: "r3", 14: "r3"}, rack="7", blue=1)
    match.play("place roxy 8")
    assert match.view()["seats"][0]["regions"] == [1]
    assert match.state.medals[0] == 3


def test_5_2_medals_are_kept(at: At) -> None:
    bases = {1: "b1", 3: "b1", 5: "b1", 7: "b2", 12: "r1", 14: "r1"}
    match = at(bases=bases, rack="7", enemy="7", mine={"regions": [2]})
    match.play("place roxy 2")
    match.play("place roxy 7", 1)
    assert match.state.medals[0] == 1
    assert match.view(1)["seats"][0]["medals"] == 1


def test_5_3_several_regions_and_empty_ones(at: At) -> None:
    match = at(bases={1: "b1", 3: "b1", 5: "b1", 8: "b2", 12: "b2"}, rack="7", enemy="7")
    match.play("place roxy 7")
    assert match.view()["seats"][0]["regions"] == [2, 4]
    assert match.state.medals[0] == 3
    match = at(bases={1: "b1", 3: "b1", 5: "b1"}, rack="7", enemy="7", theirs={"regions": [2]})
    match.play("place roxy 7")
    assert match.state.medals.tolist() == [0, 1]


def test_5_4_no_connection_needed(at: At) -> None:
    match = at(bases={12: "b1", 13: "b1", 14: "b1", 15: "b2"}, rack="4 7", enemy="7")
    match.play("place hook 8")
    assert match.view()["seats"][0]["regions"] == [8]


def test_5_5_both_players_are_checked(at: At) -> None:
    jumbo = at(bases={1: "b6", 3: "b6", 5: "b1 r7"}, rack="3", enemy="7")
    jumbo.play("place jumbo 7")
    jumbo.play("discard 5")  # Skully comes to light and completes region 2
    assert jumbo.view()["seats"][0]["regions"] == [2]
    castle = at(bases={1: "b7", 3: "b7", 7: "r2", 10: "r2", 12: "r1 b6"}, rack="7", enemy="7")
    castle.play("place roxy 5")
    told = castle.play("recall 12")  # the red Skully below completes region 6 for red
    assert castle.view()["seats"][1]["regions"] == [6]
    assert castle.state.medals.tolist() == [0, 1]
    assert told[-2:] == [
        "Skully (Player 2) is visible again on base 12.",
        "Player 2 took control of region 6 and won a medal.",
    ]
