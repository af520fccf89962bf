"""Chapters 1 to 3: the game, the board and the set-up."""

import pytest

from cantina.core.errors import BadOption, IllegalMove
from cantina.core.game import Game

from .tables import ALL_MARKERS, changed, given, orders, places, ships, turn

# The table of the facts page, typed in again: F fleet, O outer, M middle, I inner, DS Death Star.
BORDERS = """
F1 O1
F2 O2
F3 O2
F4 O3
F5 O3
F6 O4
O1 F1 O2 O9 M1
O2 F2 F3 O1 O3 M1 M2
O3 F4 F5 O2 O4 M2 M3
O4 F6 O3 O5 M3
O5 O4 O6 M3 M4 M5
O6 O5 O7 M5
O7 O6 O8 M5 M6
O8 O7 O9 M6
O9 O1 O8 M1 M6 M7
M1 O1 O2 O9 M2 M7 I1 I2
M2 O2 O3 M1 M3 I2
M3 O3 O4 O5 M2 M4 I2 I3
M4 O5 M3 M5 I3 I4
M5 O5 O6 O7 M4 M6 I4 I5
M6 O7 O8 O9 M5 M7 I5 I6
M7 O9 M1 M6 I1 I6
I1 M1 M7 I2 I6 DS
I2 M1 M2 M3 I1 I3 DS
I3 M3 M4 I2 I4 DS
I4 M4 M5 I3 I5 DS
I5 M5 M6 I4 I6 DS
I6 M6 M7 I1 I5 DS
"""


def borders() -> dict[str, set[str]]:
    """The neighbours of each place by name."""
    rows = [line.lower().replace("ds", "death-star").split() for line in BORDERS.strip().splitlines()]
    return {name: set(others) for name, *others in rows}


def test_1_1_what_each_side_wants(game: Game) -> None:
    match = turn(game, 0, "x-wings-luke", ships={"x-wing": {"i2": 5}}, shield={"team": 28})
    match.play("order x-wings")
    match.play("stay", chance="6 3 2 1 1")
    assert match.outcome
    assert match.outcome.returns == (1, -1)
    match = turn(game, 1, "ties-vader", ships={"x-wing": {"o1": 1}, "tie": {"o2": 5}}, markers=[])
    match.play("order ties")
    match.play("stay", chance="6 3 2 1 1")
    assert match.outcome
    assert match.outcome.returns == (-1, 1)


def test_1_2_cards_choose_among_three_battles(game: Game) -> None:
    rebel = turn(game, 0, "x-wings-y-wings-assault")
    assert orders(rebel, 0) == ["x-wings", "y-wings", "assault"]
    assert orders(turn(game, 0, "y-wings-luke"), 0) == ["y-wings", "luke"]
    assert orders(turn(game, 1, "death-star-emperor"), 1) == ["death-star", "emperor"]
    assert orders(turn(game, 1, "ties-ambush"), 1) == ["ties", "ambush"]


def test_1_3_two_players_or_four(game: Game) -> None:
    match = game.new(players=2, seed=1)
    rebel, imperial = match.view(0)["hands"][0], match.view(1)["hands"][1]
    assert not any(word in card for card in rebel for word in ("ties", "executor", "death-star"))
    assert all(any(word in card for word in ("ties", "executor", "death-star")) for card in imperial)
    assert game.new(players=4, seed=1).players == 4
    for players in (1, 3, 5):
        with pytest.raises(BadOption):
            game.new(players=players)


def test_1_4_contents_of_the_box(game: Game) -> None:
    match = game.new(seed=1)
    fleet = ships(match)
    totals = {kind: sum(fleet[kind].values()) for kind in ("x-wing", "y-wing", "b-wing", "tie")}
    assert totals == {"x-wing": 20, "y-wing": 16, "b-wing": 15, "tie": 28}
    assert match.view()["reserve"] == 56 - 28
    assert match.view()["markers"] == ALL_MARKERS
    assert int(match.state.supply) == 9
    assert [sum(match.opened_world.copies[side]) for side in (0, 1)] == [30, 30]
    assert max(match.opened_world.dice) == 5


def test_1_5_figures_say_where_they_are_from_and_can_be_corrected(game: Game) -> None:
    figures = game.pack().figures
    assert figures["box"]["source"] == "rulebook"
    assert figures["hits.executor"]["source"] == "public"
    for key in ("hits.luke", "hits.vader", "start.rebels-o1", "start.empire-i4", "bonus.marker"):
        assert figures[key]["source"] == "inferred"
        assert figures[key]["note"]
    other = changed(game, {"hits.luke": 13, "start.empire-i4": {}, "start.rebels-o1": {}})
    match = game.from_position({"pack": other, "to_act": [0, 1], "hands": [{"?": 6}, {"?": 6}]})
    assert match.view()["hits"]["luke"] == 13
    assert match.view()["reserve"] == 32
    assert "o1" not in ships(match)["b-wing"]


def test_2_1_rings_and_borders(game: Game) -> None:
    expected = borders()
    names = [name for name in expected if name[0] != "f"]
    assert [sum(name[0] == ring for name in names) for ring in "omi"] == [9, 7, 6]
    for place in expected:
        if place[0] == "f":
            continue
        match = given(game, "ties-vader", "ties", ships={"tie": {place: 1}}, seed=3)
        reached = set(places(match, "to")) if match.phase == "to" else set()
        assert reached == {other for other in expected[place] if other[0] in "omi"}, place
    for place, others in expected.items():
        for other in others - {"death-star"}:
            assert place in expected[other]


def test_2_2_the_death_star_touches_the_inner_ring_only(game: Game) -> None:
    for place, others in borders().items():
        if place[0] == "f":
            continue
        match = turn(game, 0, "x-wings-luke", ships={"x-wing": {place: 1}}, shield={"team": 28})
        match.play("order x-wings")
        assert ("stay" in match.legal(0)) == ("death-star" in others) == (place[0] == "i"), place
    with pytest.raises(Exception, match="is no move"):
        match.play("to death-star", 0)


def test_2_3_markers_lie_beside_one_outer_sector(game: Game) -> None:
    for marker in ALL_MARKERS:
        match = given(game, "x-wings-luke", "x-wings", ships={"x-wing": {marker: 2}})
        assert match.phase == "count", "one way out leaves nothing to choose"
        match.play("move 1")
        (beside,) = borders()[marker]
        assert ships(match)["x-wing"] == {marker: 1, beside: 1}
        match = given(game, "ties-vader", "ties", ships={"tie": {beside: 1}, "x-wing": {"i1": 1}})
        match.play("stay")
        same_sector = [m for m in ALL_MARKERS if borders()[m] == {beside}]
        if len(same_sector) > 1:
            assert places(match, "attack") == same_sector


def test_2_4_ships_and_their_sides(game: Game) -> None:
    everywhere = {"x-wing": {"o1": 2}, "y-wing": {"o2": 2}, "b-wing": {"o3": 2}, "falcon": "o4"}
    everywhere |= {"tie": {"o6": 2}, "executor": "o8"}
    match = given(game, "x-wings-y-wings-luke", "y-wings", ships=everywhere)
    with pytest.raises(IllegalMove):
        match.play("from o1", 0)
    match = turn(game, 1, "executor-emperor", ships=everywhere)
    with pytest.raises(IllegalMove):
        match.play("order falcon", 1)
    match.play("order executor")
    match.play("to o9")
    assert ships(match)["executor"] == "o9"


def test_2_5_a_sector_holds_any_mixture_of_one_side(game: Game) -> None:
    crowd = {"x-wing": {"m1": 15, "m2": 5}, "y-wing": {"m1": 16}, "b-wing": {"m1": 15}, "falcon": "m1"}
    match = given(game, "x-wings-luke", "x-wings", ships=crowd)
    match.play("from m2")
    match.play("to m1")
    match.play("move 5")
    assert ships(match)["x-wing"] == {"m1": 20}
    match = given(
        game, "ties-vader", "ties", ships={"tie": {"o6": 28, "o7": 28}, "executor": "o7", "x-wing": {"o1": 1}}
    )
    match.play("from o6")
    match.play("to o7")
    match.play("move 28")
    assert ships(match)["tie"] == {"o7": 56}


def test_3_1_rebel_ships_at_the_start(game: Game) -> None:
    fleet = ships(game.new(seed=1))
    sectors = {kind: {p: n for p, n in fleet[kind].items() if p[0] != "f"} for kind in ("x-wing", "y-wing", "b-wing")}
    assert sectors["x-wing"] == {"o3": 5, "m1": 5}
    assert sectors["y-wing"] == {"o2": 4, "m3": 4}
    assert sectors["b-wing"] == {"o1": 3, "o4": 3, "m2": 3}
    assert fleet["falcon"] == "m1"


def test_3_2_fighters_on_the_markers(game: Game) -> None:
    match = game.new(seed=1)
    fleet = ships(match)
    on_markers = {
        p: (kind, n) for kind in ("x-wing", "y-wing", "b-wing") for p, n in fleet[kind].items() if p[0] == "f"
    }
    assert on_markers == {
        "f1": ("y-wing", 4), "f2": ("x-wing", 5), "f3": ("b-wing", 3),
        "f4": ("y-wing", 4), "f5": ("b-wing", 3), "f6": ("x-wing", 5),
    }  # fmt: skip
    assert match.view()["markers"] == ALL_MARKERS


def test_3_3_imperial_ships_at_the_start(game: Game) -> None:
    match = game.new(seed=1)
    assert ships(match)["tie"] == dict.fromkeys(["o6", "o7", "m5", "m6", "i4", "i5", "i6"], 4)
    assert ships(match)["executor"] == "o8"
    assert match.view()["reserve"] == 28


def test_3_4_tracks_at_the_start(game: Game) -> None:
    view = game.new(seed=1).view()
    assert view["shield"] == {"team": 0, "troopers": []}
    assert view["hits"] == {"falcon": 6, "executor": 8, "luke": 12, "vader": 13}
    assert "redeemed" not in view


def test_3_5_six_cards_each_unseen_by_the_other_side(game: Game) -> None:
    match = game.new(seed=1)
    assert sum(match.view(0)["hands"][0].values()) == 6
    assert match.view(0)["hands"][1] == {"?": 6}
    assert match.view(1)["hands"][0] == {"?": 6}
    assert match.view()["hands"] == [{"?": 6}, {"?": 6}]
    assert match.view(0)["decks"] == {"rebels": {"?": 24}, "empire": {"?": 24}}
    hands = {str(game.new(seed=seed).view(0)["hands"][0]) for seed in range(20)}
    assert len(hands) > 15
