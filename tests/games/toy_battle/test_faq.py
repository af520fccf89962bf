"""Toy Battle: every question of the facts' FAQ, with its answer."""

from collections.abc import Callable

from cantina.core.match import Match

At = Callable[..., Match]


def legal_of(match: Match, troop: str) -> set[str]:
    """Where a troop may go, without its name."""
    return {text.split()[2] for text in match.legal(match.to_act[0]) if f" {troop} " in text}


def test_faq_hook_cannot_jump_onto_the_enemy_headquarters(at: At) -> None:
    match = at(rack="4", enemy="7")
    assert "red" not in legal_of(match, "hook")
    assert legal_of(match, "hook") == {str(base) for base in range(1, 16)}


def test_faq_the_headquarters_beside_a_region_need_not_be_held(at: At) -> None:
    match = at(bases={14: "b1", 15: "b1", 12: "b1", 13: "b2", 1: "b7", 3: "b7"}, rack="7", enemy="7")
    match.play("place roxy 8")  # the region in front of the red headquarters
    assert match.view()["seats"][0]["regions"] == [8]


def test_faq_a_region_needs_no_connection(at: At) -> None:
    match = at(bases={12: "b1", 10: "b1"}, rack="4", enemy="7")
    match.play("place hook 7")
    assert match.view()["seats"][0]["regions"] == [6]


def test_faq_own_troops_may_be_covered_by_any(at: At) -> None:
    for below, above, name in (("7", "1", "skully"), ("1", "7", "roxy"), ("4", "4", "hook")):
        assert "1" in legal_of(at(bases={1: f"b{below}"}, rack=above, enemy="7"), name)


def test_faq_covering_an_own_troop_triggers_again(at: At) -> None:
    match = at("city-of-clouds", {1: "b7", 3: "b6"}, rack="6", enemy="7")
    match.play("place star 3")
    assert match.phase == "star"
    match.play("use")
    assert match.phase == "clouds"


def test_faq_effects_may_be_declined(at: At) -> None:
    match = at("battlefield", {1: "b7", 3: "b7"}, rack="5", enemy="7")
    match.play("place xb-42 4")
    match.play("pass")
    assert match.phase == "battlefield"
    match.play("pass")
    assert match.to_act == [1]
    assert match.state.lying_size[1] == 0


def test_faq_kwak_is_allowed_everywhere_in_the_pool(at: At) -> None:
    bases = {1: "b7", 2: "b1", 3: "b7", 4: "b6", 7: "b6", 11: "b5"}
    match = at("tropical-pool", bases, rack="K", enemy="7", mine={"regions": [1, 3]})
    assert {"2", "6", "7", "12", "red-1"} <= legal_of(match, "kwak")


def test_faq_hook_does_not_jump_onto_a_shield(at: At) -> None:
    match = at("station-metal-x", rack="4", enemy="7")
    assert legal_of(match, "hook").isdisjoint({"6", "7", "8"})


def test_faq_capn_on_a_shield_brings_nobody(at: At) -> None:
    match = at("station-metal-x", {2: "b7", 5: "b7"}, rack="2 7", enemy="7")
    match.play("place capn 7")
    assert match.to_act == [1]


def test_faq_a_blocked_troop_counts_for_the_eight(at: At) -> None:
    match = at("battlefield", {1: "b7", 3: "b7"}, rack="7", enemy="K K 1 1 2 2 3")
    match.play("place roxy 4")
    match.play("use")
    match.play("draw", 1)
    assert match.state.rack_size[1] == 8  # one drawn, not two


def test_faq_everything_blocked_but_a_draw_is_possible(at: At) -> None:
    match = at("battlefield", {1: "b7", 3: "b7"}, rack="7", enemy="6")
    match.play("place roxy 4")
    match.play("use")
    assert match.legal(1) == ["draw"]
    match = at(bases={14: "b7", 15: "b7"}, rack="7", enemy="6")  # unplaceable
    match.play("place roxy 1")
    assert match.legal(1) == ["draw"]


def test_faq_everything_blocked_and_no_draw(at: At) -> None:
    match = at("battlefield", {1: "b7", 3: "b7"}, rack="7", enemy="6", enemy_reserve=0, theirs={"regions": [2]})
    match.play("place roxy 4")
    match.play("use")
    assert match.outcome
    assert (match.outcome.reason, match.outcome.winners) == ("stuck", (1,))


def test_faq_a_jungle_move_triggers_nothing(at: At) -> None:
    match = at("volcanic-jungle", {1: "b7", 2: "b7", 8: "r6", 7: "b6"}, rack="7", enemy="7")
    match.play("place roxy 5")
    match.play("move-from 8")
    match.play("move-to 5")  # a Star onto a special base
    assert (match.phase, match.to_act) == ("turn", [1])
    assert match.state.rack_size[1] == 1


def test_faq_the_jungle_may_drop_an_enemy_on_the_new_troop(at: At) -> None:
    match = at("volcanic-jungle", {1: "b7", 2: "b7", 4: "r1"}, rack="7", enemy="7")
    match.play("place roxy 5")
    match.play("move-from 4")
    assert "move-to 5" in match.legal(0)


def test_faq_castle_leaves_the_troop_just_placed(at: At) -> None:
    match = at(bases={1: "b7", 3: "b7"}, rack="7", enemy="7")
    match.play("place roxy 5")
    assert match.legal(0) == ["pass", "recall 1", "recall 3"]


def test_faq_a_recall_may_give_the_enemy_a_region(at: At) -> None:
    match = at(bases={1: "b7", 3: "b7", 7: "r2", 10: "r2", 12: "r1 b6"}, rack="K", enemy="7")
    match.play("place kwak 5")
    match.play("recall 12")
    assert match.view()["seats"][1]["regions"] == [6]


def test_faq_a_base_fires_twice_for_two_placements(at: At) -> None:
    match = at("city-of-clouds", {1: "b7"}, rack="2 7", enemy="7")
    match.play("place capn 3")
    match.play("place roxy 3")
    match.play("use")
    match.play("use")
    assert match.state.rack_size[0] == 2
    assert match.to_act == [1]


def test_faq_both_reach_the_objective_by_one_jungle_move(at: At) -> None:
    bases = {1: "b7", 2: "b7", 4: "b1 r7", 6: "r1", 9: "r1", 10: "r1"}
    match = at("volcanic-jungle", bases, rack="K", enemy="7", mine={"regions": [1, 3]}, theirs={"regions": [5, 6]})
    for move in ("place kwak 5", "move-from 4", "move-to 7"):
        match.play(move)
    assert match.outcome
    assert match.outcome.winners == (0,)


def test_faq_sizes_and_discards_are_public(at: At) -> None:
    match = at(rack="7 6", enemy="7 7 7", theirs={"discard": {"hook": 2}})
    seat = match.view(0)["seats"][1]
    assert (seat["rack"], seat["reserve"], seat["discard"]) == ({"unknown": 3}, 15, {"hook": 2})
    assert match.view()["seats"][0]["rack"] == {"unknown": 2}


def test_faq_blocked_until_the_end_of_the_whole_turn(at: At) -> None:
    match = at("battlefield", {1: "b7", 3: "b7"}, rack="7", enemy="6 2 1 1")
    match.play("place roxy 4")
    match.play("use", chance="star")
    match.play("place capn 13")
    assert match.state.lying_size[1] == 1
    match.play("place skully 14")
    assert match.state.lying_size[1] == 1  # the turn goes on, and Star still lies
    match.play("use", 1)
    assert match.to_act == [0]
    assert match.state.lying_size[1] == 0
