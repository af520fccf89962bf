"""The rules of Conflict, chapters 4 and 5: the yellow card, the dice and what they are used for."""

import pytest

from cantina.core.errors import IllegalMove
from cantina.core.game import Game

from . import tables as t


def test_4_1_turns_go_clockwise_and_only_one_player_acts(game: Game) -> None:
    decks = t.spread(*["up recon-flight"] * 4)
    match = t.table(game, players=3, first=2, to_act=[1], decks=decks, pack=t.NO_LEADERS)
    order = []
    for _ in range(4):
        order += match.to_act
        assert all(match.legal(seat) == [] for seat in range(3) if seat not in match.to_act)
        t.idle_turn(match)
    assert order == [1, 2, 0, 1]


def test_4_1_another_seat_is_refused(game: Game) -> None:
    match = t.table(game)
    with pytest.raises(IllegalMove) as caught:
        match.play("draw", 1)
    assert caught.value.clause == "4.1"
    t.refused(match, "draw", "4.1", seat=1)


def test_4_1_the_steps_follow_each_other(game: Game) -> None:
    match = t.table(game, decks=t.spread("up chase"))
    phases = [match.phase]
    match.play("draw", chance="1 2 3")
    phases.append(match.phase)
    match.play("keep")
    phases.append(match.phase)
    match.play("done")
    phases.append(match.phase)
    match.play("play-plain rebel-orange")
    phases.append(match.phase)
    match.play("stop")
    assert [*phases, match.phase] == ["begin", "reroll", "dice", "play", "cover", "begin"]
    early = t.table(game)
    for text, clause in {
        "keep": "4.4",
        "done": "5.1",
        "play chase": "6.1",
        "stop": "6.2",
        "discard chase": "5.9",
    }.items():
        t.refused(early, text, clause)


def test_4_2_a_yellow_card_is_drawn_first(game: Game) -> None:
    match = t.table(game, decks=t.spread("up chase", "up blockade"))
    assert match.legal(0) == ["draw"]
    match.play("draw")
    assert t.hand(match) == {"chase": 1}
    assert t.deck(match, "yellow")[0] == "up blockade"
    assert t.at(match) == 31


def test_4_2_the_ambush_comes_before_the_dice(game: Game) -> None:
    match = t.table(game, marker=38, decks=t.spread("down blockade"))
    match.play("draw")
    assert match.outcome.reason == "first-order-wins"
    assert match.view()["dice"] == []


def test_4_3_three_dice_and_those_of_the_first_order_are_locked(game: Game) -> None:
    match = t.table(game)
    match.play("draw", chance="recon-flight; 1 2 first-order")
    assert match.view()["dice"] == ["1", "2", "first-order"]
    assert match.legal(0) == ["keep", "reroll 1", "reroll 2", "reroll 1-2"]


def test_4_3_with_all_dice_locked_nothing_is_thrown_again(game: Game) -> None:
    match = t.table(game)
    match.play("draw", chance="recon-flight; first-order first-order first-order")
    assert match.phase == "play"
    helped = t.table(game, help_die="2")
    helped.play("draw", chance="recon-flight; first-order first-order first-order")
    assert helped.legal(0) == ["done", "help first-order"]


def test_4_4_any_of_the_other_dice_may_be_thrown_again(game: Game) -> None:
    match = t.with_hand(game, "reroll", {}, dice=["1", "1", "3"])
    assert match.legal(0) == ["keep", "reroll 1", "reroll 3", "reroll 1-1", "reroll 1-3", "reroll 1-1-3"]
    match.play("reroll 1-3", chance="2 2")
    assert match.view()["dice"] == ["1", "2", "2"]
    three = t.with_hand(game, "reroll", {}, dice=["1", "2", "3"])
    assert len(three.legal(0)) == 8
    t.refused(three, "reroll 1-1", "4.4")


def test_4_4_at_most_twice(game: Game) -> None:
    match = t.with_hand(game, "reroll", {}, dice=["1", "2", "3"])
    match.play("reroll 3", chance="3")
    assert match.phase == "reroll"
    match.play("reroll 1-2-3", chance="1 2 3")  # kept dice may still be thrown the second time
    assert match.phase == "dice"
    once = t.with_hand(game, "reroll", {}, dice=["1", "2", "3"])
    once.play("keep")
    assert once.phase == "dice"


def test_4_4_dice_that_turn_to_the_first_order_are_locked(game: Game) -> None:
    match = t.with_hand(game, "reroll", {}, dice=["1", "2", "3"])
    match.play("reroll 1-2", chance="first-order first-order")
    assert match.legal(0) == ["keep", "reroll 3"]
    match.play("reroll 3", chance="first-order")
    assert match.phase == "play"


def test_5_1_dice_in_any_order_each_once_and_any_unused(game: Game) -> None:
    match = t.with_dice(game, "1", "2", "2")
    match.play("reveal 1 yellow")
    assert match.view()["dice"] == ["2", "2"]
    t.refused(match, "reveal 1 yellow", "5.1")
    match.play("pair 2 yellow")
    assert match.phase == "play"  # nothing is left
    other = t.with_dice(game, "1", "2", "2")
    other.play("pair 2 yellow")
    assert other.view()["dice"] == ["1"]
    assert "reveal 1 yellow" in other.legal(0)
    idle = t.with_dice(game, "1", "2", "2")
    idle.play("done")
    assert idle.phase == "play"
    assert idle.view()["dice"] == ["1", "2", "2"]
    assert t.hand(idle) == {"supply-run": 2, "chase": 2, "sabotage": 2, "stand-off": 2}
    assert t.deck(idle, "yellow") == ["unseen 51"]


def test_5_1_the_symbol_of_the_first_order_is_good_for_nothing(game: Game) -> None:
    match = t.with_dice(game, "1", "first-order", "first-order")
    match.play("store 1")
    assert match.phase == "play"


@pytest.mark.parametrize("die", [1, 2, 3])
def test_5_2_one_die_reveals_what_it_shows(game: Game, die: int) -> None:
    match = t.with_dice(game, str(die))
    match.play(f"reveal {die} yellow", chance="; ".join(["chase"] * die))
    assert t.deck(match, "yellow")[:die] == ["up chase"] * die
    assert t.deck(match, "yellow")[die].startswith("unseen")


def test_5_3_what_revealing_costs(game: Game) -> None:
    match = t.with_dice(game, "3", "3", "3", hand={"chase": 1, "sabotage": 1})
    match.play("reveal 3 yellow", chance="chase; chase; chase")
    assert t.hand(match) == {"chase": 1, "sabotage": 1}
    match.play("reveal 3 orange", chance="sabotage; sabotage; sabotage")
    assert t.hand(match) == {"sabotage": 1}
    match.play("reveal 3 black", chance="elite-guard; elite-guard; elite-guard")
    assert t.hand(match) == {}
    assert t.discard(match) == {"chase": 1, "sabotage": 1}


def test_5_3_without_the_price_no_reveal(game: Game) -> None:
    match = t.with_dice(game, "3", hand={"elite-guard": 3})
    t.refused(match, "reveal 3 orange", "5.3")
    t.refused(match, "reveal 3 black", "5.3")
    yellow = t.with_dice(game, "3", hand={"chase": 3})
    t.refused(yellow, "reveal 3 black", "5.3")
    assert "reveal 3 orange" in yellow.legal(0)
    orange = t.with_dice(game, "3", hand={"sabotage": 3})
    t.refused(orange, "reveal 3 orange", "5.3")
    assert "reveal 3 black" in orange.legal(0)


def test_5_4_cards_are_always_counted_from_the_top(game: Game) -> None:
    tops = ("down chase", "down blockade", "down supply-run", "down fleet-rescue")
    match = t.with_dice(game, "2", "3", decks=t.spread(*tops))
    match.play("reveal 2 yellow")
    match.play("put-up blockade")
    match.play("reveal 3 yellow")
    assert match.legal(0) == ["put-up supply-run", "put-up chase", "put-up blockade"]
    match.play("put-up chase")
    match.play("put-up supply-run")
    assert t.deck(match, "yellow")[:4] == ["up chase", "up supply-run", "up blockade", "down fleet-rescue"]


@pytest.mark.parametrize("die", [1, 2, 3])
def test_5_5_two_equal_dice_draw_what_one_shows(game: Game, die: int) -> None:
    match = t.with_dice(game, str(die), str(die), "first-order", hand={}, decks=t.spread(*["up recon-flight"] * 4))
    match.play(f"pair {die} yellow")
    assert t.hand(match) == {"recon-flight": die}
    assert match.phase == "play"


def test_5_5_two_different_dice_draw_nothing(game: Game) -> None:
    match = t.with_dice(game, "1", "2", "first-order")
    t.refused(match, "pair 1 yellow", "5.5")
    t.refused(match, "pair 2 yellow", "5.5")


@pytest.mark.parametrize("die", [1, 2, 3])
def test_5_6_three_equal_dice_draw_one_more(game: Game, die: int) -> None:
    match = t.with_dice(game, *[str(die)] * 3, hand={}, decks=t.spread(*["up recon-flight"] * 5))
    match.play(f"triple {die} yellow")
    assert t.hand(match) == {"recon-flight": die + 1}
    assert match.phase == "play"


def test_5_6_or_two_draw_and_one_reveals_in_any_order(game: Game) -> None:
    for order in (("reveal 1 yellow", "pair 1 yellow"), ("pair 1 yellow", "reveal 1 yellow")):
        match = t.with_dice(game, "1", "1", "1", hand={}, decks=t.spread("down recon-flight", "down chase"))
        for text in order:
            match.play(text)
        assert t.hand(match) == {"recon-flight": 1}
        lies = "down" if order[0].startswith("reveal") else "up"
        assert t.deck(match, "yellow")[0] == f"{lies} chase"
    t.refused(t.with_dice(game, "1", "1"), "triple 1 yellow", "5.6")


def test_5_7_what_drawing_costs(game: Game) -> None:
    orange = t.with_dice(game, "2", "2", hand={"chase": 2, "sabotage": 1}, decks=t.spread(orange=("up stand-off",) * 2))
    orange.play("pair 2 orange")
    assert t.hand(orange) == {"sabotage": 1, "stand-off": 2}
    assert t.discard(orange) == {"chase": 2}
    black = t.with_dice(
        game, "1", "1", "1", hand={"chase": 1, "sabotage": 2}, decks=t.spread(black=("up elite-guard",) * 2)
    )
    black.play("triple 1 black")  # two cards for two
    assert t.hand(black) == {"chase": 1, "elite-guard": 2}
    assert t.discard(black) == {"sabotage": 2}
    yellow = t.with_dice(game, "2", "2", hand={}, decks=t.spread("up recon-flight", "up recon-flight"))
    yellow.play("pair 2 yellow")
    assert t.discard(yellow) == {}


def test_5_8_exactly_as_many_or_none(game: Game) -> None:
    short = t.with_dice(game, "3", "3", "3", hand={}, decks={"yellow": ["up chase"] * 3})
    t.refused(short, "triple 3 yellow", "5.8")
    assert "pair 3 yellow" in short.legal(0)
    poor = t.with_dice(game, "2", "2", "2", hand={"chase": 2, "sabotage": 1})
    assert "pair 2 orange" in poor.legal(0)
    t.refused(poor, "triple 2 orange", "5.8")
    t.refused(poor, "pair 2 black", "5.8")
    empty = t.with_dice(game, "1", "1", hand={"chase": 1}, decks={"orange": []})
    t.refused(empty, "pair 1 orange", "5.8")


def test_5_9_costs_come_first_from_the_own_hand_as_one_chooses(game: Game) -> None:
    match = t.with_dice(
        game, "2", "2", hand={"chase": 1, "supply-run": 1, "blockade": 1}, decks=t.spread(orange=("up stand-off",) * 2)
    )
    match.play("pair 2 orange")
    assert match.phase == "pay"
    assert t.hand(match) == {"chase": 1, "supply-run": 1, "blockade": 1}
    assert match.legal(0) == ["discard supply-run", "discard chase", "discard blockade"]
    match.play("discard blockade")
    assert match.phase == "pay"
    assert "stand-off" not in t.hand(match)
    match.play("discard chase")
    assert t.hand(match) == {"supply-run": 1, "stand-off": 2}
    assert t.discard(match) == {"chase": 1, "blockade": 1}


def test_5_9_only_cards_of_the_right_deck_pay(game: Game) -> None:
    match = t.with_dice(game, "1", hand={"chase": 1, "supply-run": 1, "sabotage": 1, "elite-guard": 1})
    match.play("reveal 1 orange")
    assert match.legal(0) == ["discard supply-run", "discard chase"]
    t.refused(match, "discard sabotage", "5.9")
    t.refused(match, "discard elite-guard", "5.9")
    t.refused(match, "discard blockade", "5.9")


def test_5_9_nobody_else_pays(game: Game) -> None:
    match = t.table(game, "dice", dice=["1"], hands=[{}, {"chase": 5}])
    t.refused(match, "reveal 1 orange", "5.3")


def test_5_10_one_die_is_stored_in_a_turn(game: Game) -> None:
    match = t.with_dice(game, "1", "2", "3")
    assert [text for text in match.legal(0) if text.startswith("store")] == ["store 1", "store 2", "store 3"]
    match.play("store 2")
    assert match.view()["help_die"] == "2"
    assert match.view()["dice"] == ["1", "3"]
    t.refused(match, "store 1", "5.10")
    t.refused(t.with_dice(game, "1", "first-order"), "store 2", "5.10")


def test_5_10_an_older_result_is_lost(game: Game) -> None:
    match = t.with_dice(game, "1", help_die="3")
    match.play("store 1")
    assert match.view()["help_die"] == "1"


def test_5_11_a_stored_result_replaces_any_unused_die(game: Game) -> None:
    match = t.with_dice(game, "1", "2", "first-order", help_die="2")
    assert [text for text in match.legal(0) if text.startswith("help")] == ["help 1", "help first-order"]
    match.play("help first-order")
    assert match.view()["dice"] == ["1", "2", "2"]
    assert "help_die" not in match.view()
    assert "pair 2 yellow" in match.legal(0)
    t.refused(match, "help 1", "5.11")


def test_5_11_not_on_a_die_that_shows_it_already(game: Game) -> None:
    match = t.with_dice(game, "2", "2", help_die="2")
    t.refused(match, "help 2", "5.11")
    assert match.phase == "dice"  # the dice themselves can still be used
    match.play("reveal 2 yellow", chance="chase; chase")
    t.refused(match, "help 2", "5.11")


def test_5_11_not_in_the_turn_in_which_it_was_stored(game: Game) -> None:
    match = t.with_dice(game, "1", "2", "3")
    match.play("store 2")
    t.refused(match, "help 1", "5.11")
    match.play("done")
    t.to_the_leaders(match)
    match.play("draw", 1, chance="recon-flight; 1 3 first-order")
    match.play("keep")
    assert "help first-order" in match.legal(1)


def test_5_11_its_giver_may_use_it_later(game: Game) -> None:
    match = t.with_dice(game, "1", "2", "3", pack=t.NO_LEADERS)
    match.play("store 2")
    match.play("done")
    t.to_the_leaders(match)
    t.idle_turn(match)
    assert (match.to_act, match.view()["help_die"]) == ([0], "2")
    match.play("draw", chance="recon-flight; 1 3 first-order")
    match.play("keep")
    match.play("help first-order")
    assert match.view()["dice"] == ["1", "2", "3"]
    assert "help_die" not in match.view()


def test_5_11_not_on_a_used_die(game: Game) -> None:
    match = t.with_dice(game, "2", help_die="3")
    t.refused(match, "help 1", "5.11")
    match.play("reveal 2 yellow", chance="chase; chase")
    assert match.phase == "play"  # there was no die left to change


def test_5_12_a_changed_die_is_not_stored_again(game: Game) -> None:
    match = t.with_dice(game, "1", "first-order", help_die="3")
    match.play("help first-order")
    t.refused(match, "store 3", "5.12")
    assert "store 1" in match.legal(0)
    assert "reveal 3 yellow" in match.legal(0)


def test_5_12_in_a_later_turn_that_result_can_be_stored(game: Game) -> None:
    match = t.with_dice(game, "1", "first-order", help_die="3")
    match.play("help first-order")
    match.play("done")
    t.to_the_leaders(match)
    match.play("draw", 1, chance="recon-flight; 3 first-order first-order")
    match.play("keep")
    assert "store 3" in match.legal(1)
    assert "changed_die" not in match.view()


def test_5_12_another_die_with_that_result_can_be(game: Game) -> None:
    match = t.with_dice(game, "3", "first-order", help_die="3")
    match.play("help first-order")
    assert "store 3" in match.legal(0)
    match.play("store 3")
    assert match.view()["help_die"] == "3"
    used = t.with_dice(game, "3", "first-order", help_die="3")
    used.play("help first-order")
    used.play("reveal 3 yellow", chance="chase; chase; chase")  # the changed die is used first
    assert "store 3" in used.legal(0)
