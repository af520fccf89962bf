"""Toy Battle, chapters 1, 2 and 9: terrains, troops and set-up."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from cantina.core.errors import BadOption, IllegalMove
from cantina.core.game import Game
from cantina.core.match import Match
from cantina.core.plain import plain
from helpers import random_match, redealt, steps

At = Callable[..., Match]

BOX = {
    "battlefield", "caribbean-sea", "castle-field", "city-of-clouds",
    "cursed-cemetery", "station-metal-x", "tropical-pool", "volcanic-jungle",
}  # fmt: skip


def masks(row: list[int]) -> list[list[int]]:
    """Masks of bases as the numbers on the board."""
    return [[base + 1 for base in range(16) if int(mask) >> base & 1] for mask in row]


def test_1_1_two_players_two_ways_to_win(game: Game, at: At) -> None:
    with pytest.raises(BadOption, match="for 2 players, not 3"):
        game.new(players=3)
    match = at(bases={1: "b1", 3: "b1", 7: "b1", 12: "b2", 14: "b2"}, rack="K")
    match.play("capture kwak red")
    assert match.outcome
    assert (match.outcome.reason, match.outcome.returns) == ("captured", (1, -1))
    match = at(bases={1: "b1", 3: "b1", 5: "b1", 8: "b2", 12: "b2"}, rack="7", mine={"regions": [1, 3]})
    match.play("place roxy 7")  # regions 2 and 4: three medals more than the four
    assert match.outcome
    assert (match.outcome.reason, match.outcome.returns) == ("conquered", (1, -1))


def test_1_2_paths_join_spaces(at: At) -> None:
    match = at(bases={1: "b1", 3: "b1", 8: "r7", 12: "r7"}, rack="3")
    assert match.legal(0) == ["draw", *(f"place jumbo {base}" for base in (1, 2, 3, 5, 7))]
    with pytest.raises(IllegalMove, match=r"Rule 1\.2"):
        match.play("place jumbo 16")
    match.play("place jumbo 7")  # 7 touches 12, and 8 only by way of 3 or 12
    assert match.legal(0) == ["pass", "discard 12"]


def test_1_3_eight_kinds_three_of_each(start: At) -> None:
    match = start()
    for seat in range(2):
        assert (match.state.rack[seat] + match.state.unseen[seat]).tolist() == [3] * 8
    assert match.game.names["troop"] == ("kwak", "skully", "capn", "jumbo", "hook", "xb-42", "star", "roxy")


def test_1_4_medals_of_a_region(game: Game, start: At) -> None:
    for pack in game.pack_names():
        world = start(pack).world
        for region in range(int(world.regions)):
            bases = int(world.region[region]).bit_count()
            assert bases >= 3
            assert world.prize[region] == bases - 2
    regions = masks(start("volcanic-jungle").world.region)
    assert [1, 3] not in regions  # a closed area beside the blue headquarters, with two bases only
    assert [11, 13] not in regions


def test_2_1_choice_of_terrain(game: Game) -> None:
    assert set(game.pack_names()) == BOX | {"la-croisette"}
    assert game.new(seed=1).pack.name == "castle-field"
    drawn = {game.new(seed=seed, pack="random").pack.name for seed in range(80)}
    assert drawn == BOX
    assert game.new(seed=1, pack="today").pack.name == game.new(seed=2, pack="today").pack.name
    assert game.new(seed=1, pack="today").pack.name in BOX
    assert game.new(seed=1, pack="la-croisette").pack.name == "la-croisette"


def test_2_2_colours(start: At) -> None:
    match = start(blue="2", first="1")
    assert [seat["colour"] for seat in match.view()["seats"]] == ["red", "blue"]
    homes = {int(text.split()[2]) for text in match.legal(0) if text.startswith("place") and "hook" not in text}
    assert homes <= {14, 15}  # beside the red headquarters
    drawn = {start(blue="random", seed=seed).state.blue.item() for seed in range(20)}
    assert drawn == {0, 1}


def test_2_3_medals_lie_on_the_terrain(start: At) -> None:
    match = start("city-of-clouds")
    assert sum(int(n) for n in match.world.prize) == 16
    assert [seat["medals"] for seat in match.view()["seats"]] == [0, 0]
    assert [seat["regions"] for seat in match.view()["seats"]] == [[], []]


def test_2_4_four_troops_are_removed_unseen(start: At) -> None:
    match = start()
    assert [seat["reserve"] for seat in match.view()["seats"]] == [24 - 4 - 3, 24 - 4 - 4]
    left: Counter[int] = Counter()
    for seed in range(30):
        match = start(seed=seed)
        while match.state.reserve[0]:
            match.state.rack_size[:] = match.state.rack[:] = 0  # as if every troop were used at once
            match.play("draw", 0)
            match.state.acting, match.state.phase = 1, 0
        assert match.state.unseen[0].sum() == 4
        left.update(kind for kind in range(8) for _ in range(match.state.unseen[0][kind]))
    assert set(left) == set(range(8))  # any kind may be among the four


def test_2_5_first_player(game: Game, start: At) -> None:
    for first in (0, 1):
        for blue in (0, 1):
            match = start(first=str(first + 1), blue=str(blue + 1))
            assert match.to_act == [first]
            assert match.state.blue == blue
            assert match.state.rack_size[first] == 3
            assert match.state.rack_size[1 - first] == 4
    combinations = {(m.to_act[0], int(m.state.blue)) for m in (game.new(seed=seed) for seed in range(40))}
    assert combinations == {(0, 0), (0, 1), (1, 0), (1, 1)}


def test_2_6_beginner_mode(at: At) -> None:
    castle = at(bases={1: "b6", 3: "b7"}, rack="7", mode="beginner")
    castle.play("place roxy 5")
    assert castle.to_act == [1]
    pool = at("tropical-pool", {1: "b7", 3: "b7", 7: "b7", 11: "b6"}, rack="1 5", mode="beginner")
    assert {"place skully 7", "place xb-42 2", "capture skully red-1"} <= set(pool.legal(0))
    station = at("station-metal-x", {2: "b7", 5: "b7"}, rack="1 4", mode="beginner")
    assert {"place hook 8", "place hook 13"} <= set(station.legal(0))
    station.play("place skully 6")
    assert station.phase == "skully"


def test_2_6_no_special_base_acts_for_beginners(at: At) -> None:
    for pack, bases, to in (
        ("city-of-clouds", {1: "b7"}, 3),
        ("cursed-cemetery", {3: "b7"}, 2),
        ("battlefield", {1: "b7", 3: "b7"}, 4),
        ("volcanic-jungle", {1: "b7", 2: "b7", 8: "r7"}, 5),
    ):
        for mode, acting in (("normal", [0]), ("beginner", [1])):
            match = at(pack, bases, rack="7", enemy="1", mine={"discard": {"kwak": 1}}, mode=mode)
            match.play(f"place roxy {to}")
            assert match.to_act == acting, pack


def test_2_7_what_is_open_and_what_is_secret(at: At) -> None:
    match = at(bases={1: "b2 b7", 14: "r3"}, rack="K 5", enemy="6 6 6", theirs={"discard": {"hook": 1}})
    mine, theirs = match.view(0)["seats"]
    assert mine["rack"] == {"kwak": 1, "xb-42": 1}
    assert theirs["rack"] == {"unknown": 3}
    assert (mine["reserve"], theirs["reserve"]) == (16, 15)
    assert theirs["discard"] == {"hook": 1}
    assert match.view(1)["bases"] == {"1": ["blue capn", "blue roxy"], "14": ["red jumbo"]}
    assert [seat["rack"] for seat in match.view()["seats"]] == [{"unknown": 2}, {"unknown": 3}]


def test_2_7_a_troop_taken_back_in_the_open_is_known(at: At) -> None:
    match = at(bases={3: "b7", 1: "b6"}, rack="5 1", enemy="7 7")
    match.play("place skully 5")
    match.play("pass")
    match.play("recall 3")
    assert match.view(1)["seats"][0]["known"] == {"roxy": 1}
    assert match.view()["seats"][0]["rack"] == {"unknown": 2}
    for key in range(40):
        assert redealt(match, 1, key).state.rack[0][7] >= 1
    match.play("draw", 1)
    match.play("place xb-42 2")  # another kind leaves: still known
    assert match.view(1)["seats"][0]["known"] == {"roxy": 1}
    match.play("pass")
    match.play("draw", 1)
    match.play("place roxy 3")
    assert "known" not in match.view(1)["seats"][0]


def test_2_7_known_troops_and_the_rest_have_the_right_chances(at: At) -> None:
    """Of a rack of three with a known Star, the two others come from the troops that nobody has seen."""
    match = at(bases={1: "b7 b7 b7"}, rack="6 K 1", enemy="7", mine={"known": {"star": 1}}, reserve=2)
    hidden = Counter[str]()
    bag = Counter[str]()
    match_bag = (match.state.rack[0] + match.state.unseen[0]).tolist()
    match_bag[6] -= 1
    for key in range(4000):
        rack = redealt(match, 1, key).state.rack[0].tolist()
        rack[6] -= 1
        assert sum(rack) == 2
        assert min(rack) >= 0
        hidden.update({str(kind): n for kind, n in enumerate(rack)})
    bag.update({str(kind): n for kind, n in enumerate(match_bag)})
    for kind, copies in bag.items():
        expected = 8000 * copies / sum(bag.values())
        assert abs(hidden[kind] - expected) <= 4 * expected**0.5


FIGURES = {
    "castle-field": (15, 1, 1, 24, 8, 14, 7),
    "tropical-pool": (13, 2, 2, 24, 8, 12, 6),
    "city-of-clouds": (14, 1, 1, 28, 13, 16, 8),
    "volcanic-jungle": (13, 1, 1, 22, 6, 14, 7),
    "cursed-cemetery": (15, 1, 1, 28, 10, 14, 7),
    "caribbean-sea": (12, 2, 1, 20, 6, 11, 5),
    "station-metal-x": (13, 1, 1, 28, 14, 14, 7),
    "battlefield": (14, 1, 1, 24, 9, 16, 8),
    "la-croisette": (13, 1, 1, 22, 8, 11, 5),
}


def figures(match: Match) -> tuple[int, ...]:
    """Bases, blue and red headquarters, paths, regions, medals and objective of a terrain."""
    world = match.world
    paths = sum(int(mask).bit_count() for mask in world.near) // 2
    medals = sum(int(n) for n in world.prize)
    assert world.objective[0] == world.objective[1]
    headquarters = [int(mask).bit_count() for mask in world.hq]
    return (int(world.bases), *headquarters, paths, int(world.regions), medals, int(world.objective[0]))


def specials(match: Match) -> dict[str, list[int]]:
    """The special bases of a terrain by effect."""
    found: dict[str, list[int]] = {}
    names = match.game.module("words").SPECIAL_NAMES
    for base in range(16):
        if kind := int(match.world.special[0][base]):
            found.setdefault(names[kind], []).append(base + 1)
    return found


def admitted(match: Match, space: int) -> str:
    """The strengths that may be placed on a space."""
    return "".join("K1234567"[kind] for kind in range(8) if int(match.world.admits[0][kind]) >> space & 1)


def turned(match: Match) -> bool:
    """Whether the terrain looks the same from both sides: by half a turn, colours swapped."""
    world, bases = match.world, int(match.world.bases)
    near = {(a, b) for a in range(20) for b in range(20) if int(world.near[a]) >> b & 1}
    swap = {base: bases - 1 - base for base in range(bases)} | {16: 18, 18: 16, 17: 19, 19: 17}
    if match.pack.name == "tropical-pool":
        swap |= {16: 19, 19: 16, 17: 18, 18: 17}
    return near == {(swap[a], swap[b]) for a, b in near}


def test_9_1_castle_field(start: At) -> None:
    match = start("castle-field")
    assert figures(match) == FIGURES["castle-field"]
    assert specials(match) == {"recall": [5, 6, 10, 11]}
    assert [3, 7, 8, 12] in masks(match.world.region)


def test_9_2_tropical_pool(start: At) -> None:
    match = start("tropical-pool")
    assert figures(match) == FIGURES["tropical-pool"]
    assert specials(match) == {"limit": [2, 6, 7, 8, 12]}
    limits = {space: admitted(match, space) for space in (1, 11, 5, 7, 6, 17, 18)}
    assert limits == {1: "K12", 11: "K12", 5: "K345", 7: "K345", 6: "K67", 17: "K67", 18: "K67"}
    assert admitted(match, 16) == admitted(match, 19) == admitted(match, 0) == "K1234567"


def test_9_3_city_of_clouds(start: At) -> None:
    match = start("city-of-clouds")
    assert figures(match) == FIGURES["city-of-clouds"]
    assert specials(match) == {"draw": [3, 6, 9, 12]}


def test_9_4_volcanic_jungle(start: At) -> None:
    match = start("volcanic-jungle")
    assert figures(match) == FIGURES["volcanic-jungle"]
    assert specials(match) == {"move": [5, 9]}
    near = [int(mask) for mask in match.world.near]
    for special in (4, 8):  # no headquarters is within reach of the effect
        assert not any(near[base] >> 16 for base in range(16) if near[special] >> base & 1)


def test_9_5_cursed_cemetery(start: At) -> None:
    match = start("cursed-cemetery")
    assert figures(match) == FIGURES["cursed-cemetery"]
    assert specials(match) == {"recover": [2, 4, 12, 14]}


def test_9_6_caribbean_sea(at: At, start: At) -> None:
    match = start("caribbean-sea")
    assert figures(match) == FIGURES["caribbean-sea"]
    assert specials(match) == {}
    assert match.legal(0)[0] == "draw"
    blue = at("caribbean-sea", rack="7")
    assert blue.legal(0) == ["draw", "place roxy 1", "place roxy 3", "place roxy 5"]  # from either headquarters
    for hq, bases in (
        ("blue-1", {12: "r1", 9: "r1", 6: "r1", 4: "r2", 3: "r2"}),
        ("blue-2", {10: "r1", 11: "r1", 8: "r1", 5: "r2"}),
    ):
        red = at("caribbean-sea", bases, rack="7", blue=1)
        red.play(f"capture roxy {hq}")  # one of the two is enough
        assert red.outcome
        assert red.outcome.winners == (0,)


def test_9_7_station_metal_x(start: At) -> None:
    match = start("station-metal-x")
    assert figures(match) == FIGURES["station-metal-x"]
    assert specials(match) == {"shield": [6, 7, 8]}
    near = match.world.near
    assert all(int(near[a]) >> b & 1 == int(near[b]) >> a & 1 for a in range(20) for b in range(20))  # no one-way paths


def test_9_8_battlefield(start: At) -> None:
    match = start("battlefield")
    assert figures(match) == FIGURES["battlefield"]
    assert specials(match) == {"block": [4, 6, 9, 11]}


def test_9_9_la_croisette(at: At, start: At) -> None:
    match = start("la-croisette")
    assert figures(match) == FIGURES["la-croisette"]
    assert specials(match) == {"draw": [2, 12], "limit": [4, 10], "block": [5, 8], "shield": [7]}
    assert admitted(match, 3) == admitted(match, 9) == "K4567"
    match = at("la-croisette", rack="3 4", enemy="7")
    assert [text for text in match.legal(0) if "hook" in text] == [f"place hook {b}" for b in range(1, 14) if b != 7]
    assert [text for text in match.legal(0) if "jumbo" in text] == ["place jumbo 1", "place jumbo 3"]  # not on 4


@pytest.mark.parametrize("pack", sorted(BOX - {"caribbean-sea"}))
def test_both_sides_of_a_terrain_are_alike(start: At, pack: str) -> None:
    assert turned(start(pack))


def test_troops_are_never_lost(game: Game) -> None:
    match = random_match(game, 77, pack="cursed-cemetery")
    assert set(game.module("state").census(match.opened_world, plain(match.states)).values()) == {3, 14}
    assert list(steps(match, random.Random(1))) == []
