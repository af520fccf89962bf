"""Toy Battle, chapter 7: special bases."""

import tomllib
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from cantina.core.errors import IllegalMove
from cantina.core.game import Game
from cantina.core.match import Match
from helpers import redealt

At = Callable[..., Match]
KEYS = [key * 0x9E3779B97F4A7C15 % 2**64 for key in range(1, 3001)]
USE = 1


def refused(match: Match, move: str, seat: int = 0) -> str:
    """The clause that forbids a move."""
    with pytest.raises(IllegalMove) as caught:
        match.play(move, seat)
    return caught.value.clause


def own_pack(game: Game, name: str, **special: str) -> dict[str, Any]:
    """A terrain with other special bases, as the data of a pack of one's own."""
    pack = tomllib.loads((game.facts.folder / "content" / f"{name}.toml").read_text(encoding="utf-8"))
    pack["special"] = {"value": {base[1:]: effect for base, effect in special.items()}, "source": "own"}
    return pack


def asked(match: Match) -> tuple[str, int]:
    """The question that is open and the base that it is about."""
    return match.phase, match.view()["base"]


# All of them


def test_7_1_the_base_acts_for_whoever_places(at: At) -> None:
    match = at(bases={1: "b7", 3: "b7", 5: "rK"}, rack="7", enemy="7")
    match.play("place roxy 5")
    assert asked(match) == ("castle", 5)
    assert match.to_act == [0]
    red = at(bases={14: "r7", 12: "r7", 10: "bK", 1: "b7"}, rack="7", enemy="7", blue=1)
    red.play("place roxy 10")
    assert (asked(red), red.to_act) == (("castle", 10), [0])


def test_7_1_once_for_every_placement(at: At) -> None:
    match = at(bases={1: "b7", 3: "b7", 5: "b6"}, rack="2 7", enemy="7")
    match.play("place capn 5")  # on an own troop
    match.play("place roxy 5")  # on a troop placed this turn
    assert asked(match) == ("castle", 5)
    match.play("pass")
    assert asked(match) == ("castle", 5)
    match.play("pass")
    assert match.to_act == [1]


def test_7_1_four_placements_in_one_turn(at: At) -> None:
    match = at(bases={1: "b7", 3: "b7"}, rack="2 2 2 7", enemy="7")
    for move in ("place capn 5", "place capn 5", "place capn 5", "place roxy 5"):
        match.play(move)
    for _ in range(4):
        assert asked(match) == ("castle", 5)
        match.play("pass")
    assert match.to_act == [1]


def test_7_1_in_the_order_of_placement(at: At) -> None:
    bases = {1: "b7", 3: "b7", 8: "b6", 4: "b6"}
    for order in ((5, 6), (6, 5)):
        match = at(bases=bases, rack="2 7", enemy="7")
        match.play(f"place capn {order[0]}")
        match.play(f"place roxy {order[1]}")
        assert asked(match) == ("castle", order[0])
        match.play("pass")
        assert asked(match) == ("castle", order[1])


def test_7_1_troop_effects_first(at: At) -> None:
    match = at("city-of-clouds", {1: "b7"}, rack="1", enemy="7")
    match.play("place skully 3")
    assert match.phase == "skully"
    match.play("use")
    assert match.phase == "clouds"


def test_7_2_visible_troops_only(at: At) -> None:
    match = at(bases={1: "b7", 3: "b7", 8: "b6 r7", 13: "r1"}, rack="7", enemy="7")
    match.play("place roxy 5")
    assert match.legal(0) == ["pass", "recall 1", "recall 3"]
    jungle = at("volcanic-jungle", {1: "b7", 2: "b7", 4: "r2 b6", 8: "r7"}, rack="7", enemy="7")
    jungle.play("place roxy 5")
    assert jungle.legal(0) == ["pass", "move-from 8"]


def test_7_2_never_a_ninth_troop(at: At) -> None:
    rack = "1 7 7 6 6 5 5 4"
    castle = at(bases={1: "b3", 3: "b3"}, rack=rack, enemy="7")
    castle.play("place skully 5")
    castle.play("use")  # eight again
    assert castle.to_act == [1]
    cemetery = at("cursed-cemetery", {3: "b3"}, rack=rack, enemy="7", mine={"discard": {"kwak": 1}})
    cemetery.play("place skully 2")
    cemetery.play("use")
    assert cemetery.to_act == [1]
    clouds = at("city-of-clouds", {1: "b3"}, rack=rack, enemy="7")
    clouds.play("place skully 3")
    clouds.play("use")
    assert clouds.to_act == [1]


def test_7_2_effects_may_be_declined(at: At) -> None:
    for pack, bases, to in (
        ("castle-field", {1: "b7", 3: "b7"}, 5),
        ("city-of-clouds", {1: "b7"}, 3),
        ("volcanic-jungle", {1: "b7", 2: "b7", 8: "r7"}, 5),
        ("cursed-cemetery", {3: "b7"}, 2),
        ("battlefield", {1: "b7", 3: "b7"}, 4),
    ):
        match = at(pack, bases, rack="K", enemy="1", mine={"discard": {"star": 1}})
        match.play(f"place kwak {to}")
        assert "pass" in match.legal(0), pack
        before = match.view()["seats"]
        match.play("pass")
        assert match.to_act == [1]
        assert match.view()["seats"] == before
        assert "base" not in match.view()  # no question is open any more


def test_7_3_a_moved_troop_is_not_placed(at: At) -> None:
    """Red's Jumbo lands on the special base next to blue troops, and nothing happens."""
    match = at("volcanic-jungle", {1: "b7", 2: "b7", 4: "b6", 8: "r3"}, rack="7", enemy="7")
    match.play("place roxy 5")
    match.play("move-from 8")
    match.play("move-to 5")
    assert match.view()["bases"]["5"] == ["blue roxy", "red jumbo"]
    assert (match.to_act, match.phase) == ([1], "turn")


# Terrain by terrain


def test_7_4_castle_takes_a_troop_back(at: At) -> None:
    match = at(bases={1: "b7", 3: "b7", 8: "b1 b6", 12: "r7"}, rack="K", enemy="7")
    match.play("place kwak 5")
    assert match.legal(0) == ["pass", "recall 1", "recall 3", "recall 8"]
    assert refused(match, "recall 5") == "7.4"  # the base that acts
    assert refused(match, "recall 12") == "7.4"  # the enemy's
    told = match.play("recall 8")
    assert told == ["Player 1 took Star back from base 8.", "Skully (Player 1) is visible again on base 8."]
    assert match.view(0)["seats"][0]["rack"] == {"star": 1}
    assert match.view()["bases"]["8"] == ["blue skully"]
    assert match.to_act == [1]


def test_7_4_castle_reaches_the_first_and_the_last_base(at: At) -> None:
    for base in (1, 15):
        match = at(bases={1: "b7", 3: "b7", 15: "b6"}, rack="K", enemy="7")
        match.play("place kwak 5")
        match.play(f"recall {base}")
        assert match.state.rack_size[0] == 1
        assert str(base) not in match.view()["bases"]


def test_7_4_castle_with_nothing_to_take(at: At) -> None:
    match = at(bases={13: "r1"}, rack="4", enemy="7")
    match.play("place hook 5")
    assert match.to_act == [1]


def test_7_4_the_effect_of_a_troop_taken_back_is_lost(at: At) -> None:
    bases = {1: "b7", 3: "b7", 8: "b6", 4: "b6"}
    match = at(bases=bases, rack="2 7", enemy="7")
    match.play("place capn 5")
    match.play("place roxy 6")
    match.play("recall 6")
    assert match.to_act == [1]
    match = at(bases=bases, rack="2 7", enemy="7")
    match.play("place capn 5")
    match.play("place roxy 6")
    match.play("recall 4")  # another troop: base 6 still acts
    assert asked(match) == ("castle", 6)


def test_7_4_two_placements_on_one_base(at: At) -> None:
    """What is lost is the effect of the troop taken back, not that of the one below."""
    bases = {1: "b7", 3: "b7", 8: "b6", 4: "b6"}
    match = at(bases=bases, rack="2 2 7", enemy="7")
    for move in ("place capn 5", "place capn 6", "place roxy 6"):
        match.play(move)
    match.play("recall 6")  # Roxy
    assert asked(match) == ("castle", 6)  # for the Cap'n
    match.play("pass")
    assert match.to_act == [1]
    match = at(bases=bases, rack="2 2 7", enemy="7")
    for move in ("place capn 6", "place capn 5", "place roxy 6", "recall 5"):
        match.play(move)
    assert asked(match) == ("castle", 6)  # for Roxy; the second Cap'n has lost its own
    match.play("pass")
    assert match.to_act == [1]


def test_7_5_pool_limits(at: At) -> None:
    bases = {1: "b7", 2: "b1", 3: "b7", 5: "b6", 4: "b6"}
    match = at("tropical-pool", bases, rack="K 1 2 3 4 5 6 7", enemy="7", mine={"regions": [1]})
    takes = dict.fromkeys((2, 6, 7, 8), "")
    for text in match.legal(0):
        words = text.split()
        if words[0] == "place" and int(words[2]) in takes:
            takes[int(words[2])] += "K1234567"[match.game.names["troop"].index(words[1])]
    assert takes == {2: "K12", 6: "K345", 7: "K67", 8: "K345"}  # 2 is blue's own
    assert refused(match, "place roxy 2") == "7.5"


def test_7_5_pool_limits_bind_hook(at: At) -> None:
    match = at("tropical-pool", rack="4", enemy="7")
    hooks = [int(text.split()[2]) for text in match.legal(0) if text.startswith("place hook")]
    assert hooks == [1, 3, 4, 5, 6, 8, 9, 10, 11, 13]
    assert refused(match, "place hook 7") == "7.5"


def test_7_5_pool_headquarters(at: At) -> None:
    bases = {1: "b7", 3: "b7", 4: "b6", 7: "b6", 11: "b5", 13: "b5"}
    match = at("tropical-pool", bases, rack="K 1 2 3 4 5 6 7", enemy="7", mine={"regions": [3]})
    first = [text.split()[1] for text in match.legal(0) if text.endswith(" red-1")]
    second = [text.split()[1] for text in match.legal(0) if text.endswith(" red-2")]
    assert first == ["kwak", "star", "roxy"]
    assert tuple(second) == match.game.names["troop"]
    assert refused(match, "capture xb-42 red-1") == "7.5"


def test_7_6_clouds_draw_one(at: At) -> None:
    match = at("city-of-clouds", {1: "b7"}, rack="7", enemy="7")
    match.play("place roxy 3")
    assert asked(match) == ("clouds", 3)
    match.play("use", chance="hook")
    assert match.view(0)["seats"][0]["rack"] == {"hook": 1}
    assert match.log(1)[-1] == "Player 1 drew a troop."
    match = at("city-of-clouds", {1: "b7"}, rack="7", enemy="7", reserve=0)
    match.play("place roxy 3")
    assert match.to_act == [1]


def test_7_7_jungle_moves_an_enemy(at: At) -> None:
    bases = {1: "b7", 2: "b7", 4: "r7", 7: "rK", 8: "r1"}
    match = at("volcanic-jungle", bases, rack="K", enemy="7")
    match.play("place kwak 5")
    assert match.legal(0) == ["pass", "move-from 4", "move-from 8"]
    assert refused(match, "move-from 7") == "7.7"  # not adjacent
    assert refused(match, "move-from 2") == "7.7"  # not an enemy
    match.play("move-from 4")
    assert match.legal(0) == ["move-to 1", "move-to 5", "move-to 7"]  # own, the special base, enemy
    assert refused(match, "move-to 2") == "7.7"
    assert refused(match, "pass") == "7.7"
    match.play("move-to 7")
    assert match.view()["bases"]["7"] == ["red kwak", "red roxy"]
    assert "4" not in match.view()["bases"]
    assert match.log(1)[-1] == "Player 1 moved Roxy (Player 2) from base 4 to base 7."


def test_7_7_jungle_ignores_strength(at: At) -> None:
    match = at("volcanic-jungle", {1: "b7", 2: "b7", 4: "r1"}, rack="7", enemy="7")
    match.play("place roxy 5")
    match.play("move-from 4")
    match.play("move-to 1")  # a Skully on Roxy
    assert match.view()["bases"]["1"] == ["blue roxy", "red skully"]


def test_7_7_jungle_uncovers_and_completes_at_both_ends(at: At) -> None:
    bases = {1: "b7", 2: "b7", 4: "b1 r7", 6: "r1", 9: "r1", 10: "r1"}
    match = at("volcanic-jungle", bases, rack="K", enemy="7")
    match.play("place kwak 5")
    match.play("move-from 4")
    match.play("move-to 7")
    assert [seat["regions"] for seat in match.view()["seats"]] == [[2], [4]]


def test_7_7_jungle_never_moves_to_a_headquarters(game: Game, at: At) -> None:
    match = at(own_pack(game, "volcanic-jungle", b3="move"), {1: "r1"}, rack="7", enemy="7")
    match.play("place roxy 3")
    match.play("move-from 1")  # adjacent to the blue headquarters too
    assert match.legal(0) == ["move-to 2", "move-to 3", "move-to 4"]


def test_7_7_jungle_reaches_the_first_and_the_last_base(game: Game, at: At) -> None:
    pack = own_pack(game, "volcanic-jungle", b3="move", b10="move")
    match = at(pack, {1: "r1"}, rack="7", enemy="7")
    for move in ("place roxy 3", "move-from 1", "move-to 2"):
        match.play(move)
    assert match.view()["bases"] == {"2": ["red skully"], "3": ["blue roxy"]}
    match = at(pack, {1: "b7", 3: "b6", 4: "b6", 7: "b6", 13: "r1"}, rack="7", enemy="7")
    for move in ("place roxy 10", "move-from 13", "move-to 12"):
        match.play(move)
    assert match.view()["bases"]["12"] == ["red skully"]


def test_7_7_jungle_asks_nothing_where_there_is_one_way(game: Game, at: At) -> None:
    match = at(own_pack(game, "castle-field", b3="move"), {1: "r1", 2: "b7", 4: "b7", 8: "b6"}, rack="7", enemy="7")
    match.play("place roxy 3")
    match.play("move-from 1")  # its only neighbour that is a base is 3
    assert match.view()["bases"]["3"] == ["blue roxy", "red skully"]
    assert match.to_act == [1]


def test_7_7_jungle_without_neighbours(at: At) -> None:
    match = at("volcanic-jungle", {1: "b7", 2: "b7", 7: "r1"}, rack="7", enemy="7")
    match.play("place roxy 5")
    assert match.to_act == [1]


def test_7_8_cemetery_brings_a_troop_back(at: At) -> None:
    mine, theirs = {"discard": {"kwak": 1, "roxy": 2}}, {"discard": {"star": 3}}
    match = at("cursed-cemetery", {3: "b6"}, rack="6", enemy="7", mine=mine, theirs=theirs, reserve=None)
    match.play("place star 2")
    match.play("pass")
    assert match.legal(0) == ["pass", "recover kwak", "recover roxy"]
    assert refused(match, "recover star") == "7.8"  # the enemy's
    assert match.play("recover roxy") == ["Player 1 took Roxy back from the discards."]
    assert match.view(0)["seats"][0]["rack"] == {"roxy": 1}
    assert match.view(1)["seats"][0]["known"] == {"roxy": 1}
    assert match.view()["seats"][0]["discard"] == {"kwak": 1, "roxy": 1}


def test_7_8_cemetery_reaches_the_first_and_the_last_kind(at: At) -> None:
    for kind in ("kwak", "roxy"):
        match = at("cursed-cemetery", {3: "b6"}, rack="7", enemy="7", mine={"discard": {"kwak": 1, "roxy": 1}})
        match.play("place roxy 2")
        match.play(f"recover {kind}")
        assert match.view(0)["seats"][0]["rack"] == {kind: 1}


def test_7_8_cemetery_with_no_discards(at: At) -> None:
    match = at("cursed-cemetery", {3: "b6"}, rack="7", enemy="7", theirs={"discard": {"star": 3}})
    match.play("place roxy 2")
    assert match.to_act == [1]


def test_7_9_shields_switch_effects_off(at: At) -> None:
    for short, troop in (("1", "skully"), ("2", "capn"), ("3", "jumbo"), ("5", "xb-42"), ("6", "star")):
        match = at("station-metal-x", {2: "b7", 5: "b7", 9: "r7"}, rack=f"{short} 7", enemy="7")
        match.play(f"place {troop} 7")
        assert match.to_act == [1], troop


def test_7_9_hook_needs_a_connection_to_a_shield(at: At) -> None:
    match = at("station-metal-x", {2: "b7"}, rack="4", enemy="7")
    hooks = [int(text.split()[2]) for text in match.legal(0) if text.startswith("place hook")]
    assert hooks == [1, 2, 3, 4, 5, 9, 10, 11, 12, 13]
    assert refused(match, "place hook 7") == "7.9"
    match = at("station-metal-x", {2: "b7", 5: "b7"}, rack="4", enemy="7")
    assert {"place hook 6", "place hook 7", "place hook 8"} <= set(match.legal(0))


def test_7_9_a_shield_does_not_protect(at: At) -> None:
    match = at("station-metal-x", {2: "b7", 7: "r7"}, rack="3", enemy="7")
    match.play("place jumbo 5")
    match.play("discard 7")
    assert "7" not in match.view()["bases"]


def test_7_10_battlefield_lays_a_troop_down(at: At) -> None:
    match = at("battlefield", {1: "b7", 3: "b7"}, rack="7", enemy="6 K 1")
    match.play("place roxy 4")
    assert match.legal(0) == ["use", "pass"]
    match.play("use", chance="star")
    assert match.log(0)[-1] == match.log()[-1] == "Player 1 pinned down a troop on the rack of Player 2."
    assert match.log(1)[-1] == "Player 1 pinned down Star on the rack of Player 2."
    assert match.to_act == [1]
    assert not any("star" in text for text in match.legal(1))
    assert refused(match, "place star 13", 1) == "7.10"
    match.play("place kwak 13")
    assert match.view()["seats"][1].get("lying") is None  # stood up at the end of the turn
    assert match.log(0)[-1] == "A troop on the rack of Player 2 stood up again."
    match.play("draw", 0)
    assert any("star" in text for text in match.legal(1))


def test_7_10_it_stands_up_after_a_draw_too(at: At) -> None:
    match = at("battlefield", {1: "b7", 3: "b7"}, rack="7", enemy="6 K 1")
    match.play("place roxy 4")
    match.play("use")
    match.play("draw", 1)
    assert match.state.lying.sum() == match.state.lying_size.sum() == 0


def test_7_10_not_even_with_a_capn(at: At) -> None:
    match = at("battlefield", {1: "b7", 3: "b7"}, rack="7", enemy="6 2 1")
    match.play("place roxy 4")
    match.play("use", chance="star")
    match.play("place capn 13")
    assert not any("star" in text for text in match.legal(1))
    assert any("skully" in text for text in match.legal(1))
    match = at("battlefield", {1: "b7", 3: "b7"}, rack="7", enemy="6 2")
    match.play("place roxy 4")
    match.play("use", chance="star")
    match.play("place capn 13")  # nothing stands on the rack: no question
    assert match.to_act == [0]


def test_7_10_one_of_two_alike_may_be_placed(at: At) -> None:
    match = at("battlefield", {1: "b7", 3: "b7"}, rack="7", enemy="6 6")
    match.play("place roxy 4")
    match.play("use")
    match.play("place star 13")
    match.play("pass", 1)
    assert match.state.rack[1].tolist() == [0, 0, 0, 0, 0, 0, 1, 0]
    assert match.to_act == [0]


def test_7_10_two_towers_lay_two_troops_down(at: At) -> None:
    match = at("battlefield", {1: "b7", 3: "b7"}, rack="2 7", enemy="6 K")
    match.play("place capn 4")
    match.play("place roxy 6")
    match.play("use")
    match.play("use")
    assert match.view(1)["seats"][1]["lying"] == {"kwak": 1, "star": 1}
    assert match.view(0)["seats"][1]["lying"] == {"unknown": 2}
    assert match.legal(1) == ["draw"]
    match = at("battlefield", {1: "b7", 3: "b7"}, rack="2 7", enemy="6")
    for move in ("place capn 4", "place roxy 6", "use"):
        match.play(move)
    assert match.to_act == [1]  # the second tower finds nobody standing


def test_7_10_every_troop_is_as_likely(at: At) -> None:
    match = at("battlefield", {1: "b7", 3: "b7"}, rack="7", enemy="6 6 K")
    match.play("place roxy 4")
    laid: Counter[int] = Counter()
    for key in KEYS:
        other = match.copy()
        other.apply(0, USE, key)
        laid[int(other.state.lying[1].argmax())] += 1
    assert set(laid) == {0, 6}
    assert abs(laid[6] - 2000) < 4 * 2000**0.5


def test_7_10_an_empty_rack(at: At) -> None:
    match = at("battlefield", {1: "b7", 3: "b7"}, rack="7", enemy="")
    match.play("place roxy 4")
    assert match.to_act == [1]


def test_7_11_a_lying_troop_counts_and_is_secret(at: At) -> None:
    match = at("battlefield", {1: "b7", 3: "b7"}, rack="7", enemy="K K 1 1 2 2 3 3")
    match.play("place roxy 4")
    match.play("use", chance="kwak")
    assert "draw" not in match.legal(1)
    assert match.why("draw", 1) == "3.3"
    assert match.view(1)["seats"][1]["lying"] == {"kwak": 1}
    assert match.view(0)["seats"][1]["lying"] == match.view()["seats"][1]["lying"] == {"unknown": 1}
    imagined = {int(redealt(match, 0, key).state.lying[1].argmax()) for key in range(60)}
    assert imagined == set(range(8))


def test_7_11_lying_troops_are_imagined_on_the_rack(at: At) -> None:
    match = at("battlefield", {1: "b7", 3: "b7"}, rack="7", enemy="K 6")
    match.play("place roxy 4")
    match.play("use")
    for key in range(60):
        state = redealt(match, 0, key).state
        assert state.lying[1].sum() == 1
        assert (state.lying[1] <= state.rack[1]).all()
