"""Toy Battle, chapter 6: the troops."""

from collections import Counter
from collections.abc import Callable

import pytest

from cantina.core.errors import IllegalMove
from cantina.core.match import Match

At = Callable[..., Match]
KEYS = [key * 0x9E3779B97F4A7C15 % 2**64 for key in range(1, 3001)]


def refused(match: Match, move: str, seat: int = 0) -> str:
    """The clause that forbids a move."""
    with pytest.raises(IllegalMove) as caught:
        match.play(move, seat)
    return caught.value.clause


def test_6_1_effects_may_be_declined(at: At) -> None:
    for troop, name in (("1", "skully"), ("2", "capn"), ("3", "jumbo"), ("5", "xb-42"), ("6", "star")):
        match = at(bases={1: "b7", 3: "r7"}, rack=f"{troop} 7", enemy="7 7", mine={"discard": {"hook": 1}})
        before = match.view(0)["seats"][1]
        match.play(f"place {name} 1")
        assert "pass" in match.legal(0)
        told = match.play("pass")
        assert match.to_act == [1]
        assert match.view(0)["seats"][1] == before
        assert match.state.rack_size[0] == 1
        assert told == ["Player 1 did not place another troop." if name == "capn" else "Player 1 skipped the effect."]


def test_6_1_every_placement_applies_its_effect(at: At) -> None:
    """Also on top of an own troop; but a troop that comes to light applies nothing."""
    match = at(bases={1: "b6"}, rack="6", enemy="7")
    match.play("place star 1")
    assert match.phase == "star"
    match = at(bases={1: "b7", 3: "b1", 8: "b6 r7"}, rack="3", enemy="7")
    match.play("place jumbo 3")
    match.play("discard 8")
    assert match.view()["bases"]["8"] == ["blue star"]
    assert match.to_act == [1]


def test_6_2_kwak_covers_and_is_covered(at: At) -> None:
    match = at(bases={1: "r7", 2: "rK"}, rack="K 1")
    assert {"place kwak 1", "place kwak 2", "place skully 2"} <= set(match.legal(0))
    assert "place skully 1" not in match.legal(0)
    match.play("place kwak 1")
    assert match.to_act == [1]  # no effect


def test_6_3_skully_draws_two(at: At) -> None:
    match = at(rack="1", enemy="7")
    match.play("place skully 1")
    assert match.legal(0) == ["use", "pass"]
    assert match.play("use", chance="hook roxy") == ["Player 1 drew Hook and Roxy."]
    assert match.view(0)["seats"][0]["rack"] == {"hook": 1, "roxy": 1}
    assert match.to_act == [1]


def test_6_3_skully_draws_what_fits(at: At) -> None:
    match = at(rack="1 7 7 7 6 6 6 5", enemy="7")
    match.play("place skully 1")  # seven are left
    match.play("use")
    assert match.state.rack_size[0] == 8
    match = at(rack="1 7", enemy="7", reserve=1)
    match.play("place skully 1")
    match.play("use")
    assert (match.state.rack_size[0], match.state.reserve[0]) == (2, 0)
    match = at(rack="1 7", enemy="7", reserve=0)
    match.play("place skully 1")
    assert match.to_act == [1]


def test_6_4_capn_places_one_more(at: At) -> None:
    match = at(rack="2 1 7", enemy="7")
    match.play("place capn 1")
    assert match.phase == "extra"
    assert "pending" not in match.view()  # a plain base has nothing to do later
    assert "place roxy 3" in match.legal(0)  # by way of the base just taken
    assert "draw" not in match.legal(0)
    assert refused(match, "draw") == "6.4"
    assert refused(match, "place roxy 4") == "4.5"
    match.play("place skully 3")
    assert match.phase == "skully"
    match.play("pass")
    assert match.to_act == [1]


def test_6_4_chains_of_capns(at: At) -> None:
    match = at(rack="2 2 2 7 7", enemy="7")
    for base in (1, 3, 8):
        match.play(f"place capn {base}")
        assert match.phase == "extra"
    match.play("place roxy 12")
    assert match.to_act == [1]
    assert match.state.rack_size[0] == 1


def test_6_4_the_extra_troop_may_take_a_headquarters(at: At) -> None:
    match = at(bases={1: "b7", 3: "b7", 7: "b6", 12: "b6"}, rack="2 1", enemy="7")
    match.play("place capn 14")
    match.play("capture skully red")
    assert match.outcome
    assert match.outcome.winners == (0,)


def test_6_4_no_question_with_an_empty_rack(at: At) -> None:
    match = at(rack="2", enemy="7")
    match.play("place capn 1")
    assert match.to_act == [1]


def test_6_5_jumbo_discards_a_neighbour(at: At) -> None:
    match = at(bases={1: "b6", 3: "b6", 8: "r7", 7: "r1", 12: "r5", 5: "b1"}, rack="3", enemy="7")
    assert match.why("place jumbo 8", 0) == "4.2"
    match.play("place jumbo 7")  # 7 touches 3, 5, 10 and 12
    assert match.legal(0) == ["pass", "discard 12"]
    assert refused(match, "discard 8") == "6.5"
    assert refused(match, "discard 5") == "6.5"
    assert match.play("discard 12") == ["Player 1 discarded XB-42 (Player 2) from base 12."]
    assert "12" not in match.view()["bases"]
    match = at(bases={1: "b6", 3: "r7", 2: "r7"}, rack="3", enemy="7")
    match.play("place jumbo 1")
    match.play("discard 3")  # a Roxy, whatever its strength
    assert match.view()["seats"][1]["discard"] == {"roxy": 1}


def test_6_5_jumbo_reaches_the_first_and_the_last_base(at: At) -> None:
    for base, spot in ((1, 3), (15, 13)):
        match = at(bases={base: "r7", 2: "b6", 4: "b6", 8: "b6"}, rack="3", enemy="7")
        match.play(f"place jumbo {spot}")
        match.play(f"discard {base}")
        assert str(base) not in match.view()["bases"]


def test_6_5_jumbo_without_neighbours_asks_nothing(at: At) -> None:
    match = at(bases={1: "b6", 3: "b6", 13: "r1"}, rack="3", enemy="7")
    match.play("place jumbo 8")  # adjacent to 13
    assert match.legal(0) == ["pass", "discard 13"]
    match = at(bases={1: "b6", 3: "b6", 13: "r1"}, rack="3", enemy="7")
    match.play("place jumbo 3")
    assert match.to_act == [1]


def test_6_6_hook_needs_no_connection(at: At) -> None:
    bases = {1: "r1", 2: "r2", 3: "r3", 4: "rK", 5: "r4", 6: "r5", 7: "r6", 8: "r7", 15: "b7"}
    match = at(bases=bases, rack="4 7", enemy="7", theirs={"regions": [1, 2]})
    hooks = [int(text.split()[2]) for text in match.legal(0) if text.startswith("place hook")]
    assert hooks == [1, 2, 3, 4, 9, 10, 11, 12, 13, 14, 15]  # not on 4, 5, 6 and 7 of the enemy
    assert refused(match, "place hook 5") == "4.2"
    assert refused(match, "capture hook red") == "4.5"  # not a base
    match.play("place hook 14")
    assert match.to_act == [1]  # no option afterwards


def test_6_6_a_lone_hook_connects_nothing_but_occupies(at: At) -> None:
    match = at(bases={12: "b1", 10: "b1"}, rack="4 7", enemy="7")
    match.play("place hook 7")
    assert match.view()["seats"][0]["regions"] == [6]
    match.play("draw", 1)
    assert [text for text in match.legal(0) if "roxy" in text] == ["place roxy 1", "place roxy 2"]


def test_6_6_hook_as_the_extra_troop(at: At) -> None:
    match = at(rack="2 4 7", enemy="7")
    match.play("place capn 1")
    assert "place hook 13" in match.legal(0)
    assert "place roxy 13" not in match.legal(0)
    assert refused(match, "capture hook red") == "4.5"


def test_6_6_hook_takes_a_connected_headquarters(at: At) -> None:
    match = at(bases={1: "b7", 3: "b7", 7: "b6", 12: "b6", 14: "b5"}, rack="4", enemy="7")
    match.play("capture hook red")
    assert match.outcome


def test_6_7_xb_42_hits_a_random_troop(at: At) -> None:
    match = at(rack="5 7", enemy="K 6 6")
    match.play("place xb-42 1")
    assert match.legal(0) == ["use", "pass"]
    copy = match.copy()
    assert match.play("use", chance="star") == ["Player 1 hit Player 2's rack: Star was discarded."]
    assert match.view(1)["seats"][1]["rack"] == {"kwak": 1, "star": 1}
    assert match.view(0)["seats"][1]["discard"] == {"star": 1}
    hits: Counter[int] = Counter()
    for key in KEYS:
        other = copy.copy()
        other.apply(0, 1, key)
        hits[int(other.state.discard[1].argmax())] += 1
    assert set(hits) == {0, 6}
    assert abs(hits[6] - 2000) < 4 * 2000**0.5


def test_6_7_xb_42_and_an_empty_rack(at: At) -> None:
    match = at(rack="5 7", enemy="")
    match.play("place xb-42 1")
    assert match.to_act == [1]


def test_6_8_star_draws_one(at: At) -> None:
    match = at(rack="6", enemy="7")
    match.play("place star 1")
    assert match.play("use", chance="kwak") == ["Player 1 drew Kwak."]
    assert match.view(0)["seats"][0]["rack"] == {"kwak": 1}
    match = at(rack="6", enemy="7", reserve=0)
    match.play("place star 1")
    assert match.to_act == [1]


def test_6_9_roxy_has_no_effect(at: At) -> None:
    match = at(bases={3: "r1"}, rack="7 6", enemy="7")
    match.play("place roxy 1")
    assert match.to_act == [1]


def test_6_10_what_was_below_occupies_again(at: At) -> None:
    """The discard mends blue's connection to 8; what comes to light may be red as well."""
    match = at(bases={1: "b6", 3: "b1 r7", 8: "b6"}, rack="3 7", enemy="7")
    assert "place roxy 12" not in match.legal(0)
    match.play("place jumbo 1")
    told = match.play("discard 3")
    assert told[1] == "Skully (Player 1) is visible again on base 3."
    match.play("draw", 1)
    assert "place roxy 12" in match.legal(0)
    match = at(bases={1: "b6", 3: "r2 r7", 8: "b6"}, rack="3", enemy="7")
    match.play("place jumbo 1")
    match.play("discard 3")  # below it another red one
    assert match.view()["bases"]["3"] == ["red capn"]
    assert match.state.held[1] == 1 << 2


def test_6_11_discards_lie_with_their_owner(at: At) -> None:
    match = at(bases={1: "b6", 3: "r7"}, rack="3", enemy="7")
    match.play("place jumbo 1")
    match.play("discard 3")
    for seat in (-1, 0, 1):
        assert [s["discard"] for s in match.view(seat)["seats"]] == [{}, {"roxy": 1}]
