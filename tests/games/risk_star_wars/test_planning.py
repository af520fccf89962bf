"""Chapters 4 and 5: planning and giving orders."""

from collections import Counter
from typing import Any

import pytest

from cantina.core.errors import IllegalMove
from cantina.core.game import Game
from cantina.core.match import Match
from cantina.core.plain import plain

from .tables import bonus, changed, given, log, orders, places, ships, turn

HANDS = [
    {"assault-luke": 3, "y-wings-luke": 2, "x-wings-luke": 1},
    {"ties-ambush": 3, "ties-vader": 2, "executor-emperor": 1},
]


def planning(game: Game, **position: object) -> Match:
    """A match about to plan with known hands."""
    return game.from_position({"to_act": [0, 1], "hands": HANDS} | position, seed=1)


def plan(match: Match, seat: int, *cards: str) -> None:
    """Plans cards, the first order first."""
    for card in cards:
        match.play(f"plan {card}", seat)


def planned(game: Game, **position: object) -> Match:
    """A match in which both sides have planned three orders."""
    match = planning(game, **position)
    plan(match, 0, "x-wings-luke", "y-wings-luke", "assault-luke")
    plan(match, 1, "ties-vader", "executor-emperor", "ties-ambush")
    return match


# The decks of the facts page, typed in again
REBEL_DECK = """
assault-luke 3, assault-redemption 1, x-wings-redemption 1, x-wings-luke 1, x-wings-assault 1, y-wings-luke 4,
y-wings-assault 2, b-wings-luke 2, b-wings-assault 1, x-wings-y-wings-luke 1, x-wings-y-wings-assault 1,
x-wings-b-wings-luke 1, x-wings-b-wings-assault 2, y-wings-b-wings-assault 1, x-wings-falcon-luke 1,
x-wings-falcon-assault 1, y-wings-falcon-luke 1, y-wings-falcon-assault 2, b-wings-falcon-luke 1,
b-wings-falcon-assault 1, b-wings-falcon-redemption 1
"""
IMPERIAL_DECK = """
ties-ambush 8, ties-vader 6, ties-emperor 2, executor-ambush 4, executor-emperor 2, death-star-ambush 2,
death-star-vader 2, death-star-emperor 2, executor-death-star-vader 2
"""


def test_4_1_two_decks_of_cards_with_two_or_three_orders(game: Game) -> None:
    match = game.from_position({"to_act": [0, 1], "hands": [{"assault-luke": 1}, {"ties-ambush": 1}]})
    data = game.position.write(match.opened_world, plain(match.states))["decks"]
    data["rebels"]["assault-luke"] += 1
    data["empire"]["ties-ambush"] += 1
    for side, text in (("rebels", REBEL_DECK), ("empire", IMPERIAL_DECK)):
        expected = {name: int(n) for name, n in (entry.split() for entry in text.replace("\n", " ").split(","))}
        assert data[side] == expected
        assert sum(expected.values()) == 30
    symbols = [x for row in match.opened_world.symbols for x in row if x]
    assert {x.bit_count() for x in symbols} == {2, 3}


def test_4_2_three_orders_at_once_the_first_on_top(game: Game) -> None:
    match = planning(game)
    assert match.to_act == [0, 1]
    plan(match, 1, "ties-vader", "executor-emperor")
    assert match.to_act == [0, 1]
    plan(match, 0, "x-wings-luke", "y-wings-luke", "assault-luke")
    assert match.to_act == [1], "who has planned three waits"
    assert match.view(0)["orders"][0] == ["x-wings-luke", "y-wings-luke", "assault-luke"]
    assert match.phase == "plan"
    plan(match, 1, "ties-ambush")
    assert match.phase == "order"
    assert match.view()["card"] == "x-wings-luke"
    match.play("decline")
    assert match.view()["card"] == "ties-vader"
    for expected in ("y-wings-luke", "executor-emperor", "assault-luke", "ties-ambush"):
        match.play("decline")
        assert match.view()["card"] == expected


def test_4_2_who_plans_first_changes_nothing(game: Game) -> None:
    first, second = planning(game), planning(game)
    mine, theirs = ("x-wings-luke", "y-wings-luke", "assault-luke"), ("ties-vader", "executor-emperor", "ties-ambush")
    plan(first, 0, *mine)
    plan(first, 1, *theirs)
    plan(second, 1, theirs[0])
    plan(second, 0, *mine[:2])
    plan(second, 1, *theirs[1:])
    plan(second, 0, mine[2])
    assert first.states[0].tobytes() == second.states[0].tobytes()


def test_4_3_only_cards_of_the_own_hand(game: Game) -> None:
    match = planning(game)
    assert match.legal(0) == ["plan assault-luke", "plan x-wings-luke", "plan y-wings-luke"]
    for card in ("b-wings-luke", "ties-ambush"):
        with pytest.raises(IllegalMove) as error:
            match.play(f"plan {card}", 0)
        assert error.value.clause == "4.3"
    plan(match, 0, "x-wings-luke")
    assert "plan x-wings-luke" not in match.legal(0), "the one copy is placed"


def test_4_3_three_even_if_useless(game: Game) -> None:
    match = planning(game, hands=[{"assault-luke": 3}, {"ties-ambush": 3}], shield={"team": 28}, hits={"luke": 0})
    plan(match, 0, "assault-luke", "assault-luke")
    assert match.legal(0) == ["plan assault-luke"]
    with pytest.raises(IllegalMove):
        match.play("decline", 0)


def test_4_3_who_has_fewer_cards_plans_them_all(game: Game) -> None:
    match = planning(game, hands=[{"assault-luke": 2}, {"ties-ambush": 3}])
    plan(match, 0, "assault-luke", "assault-luke")
    assert match.to_act == [1]


def test_4_3_who_has_no_card_is_not_asked(game: Game) -> None:
    """Player 1 holds all cards of the Rebels but one, and draws that one, so that player 4 has none to plan."""
    hands = [rest("rebels", "x-wings-luke"), {}, {}, {}]
    match = turn(game, 3, "x-wings-luke", players=4, orders=[[]] * 4, hands=hands)
    match.play("decline")
    assert match.phase == "plan"
    assert match.to_act == [0, 1, 2]


def test_4_4_the_other_side_sees_only_that_a_card_was_placed(game: Game) -> None:
    match = planning(game)
    plan(match, 0, "x-wings-luke")
    assert match.view(0)["orders"][0] == ["x-wings-luke"]
    assert match.view(1)["orders"][0] == ["?"]
    assert match.view(1)["hands"][0] == {"?": 5}
    assert match.view()["orders"][0] == ["?"]
    assert "planned X-wings / Luke Skywalker" in log(match, 0)
    for seat in (1, -1):
        assert "placed an order face down" in log(match, seat)
        assert "Luke" not in log(match, seat)


def test_4_4_an_action_shows_no_more(game: Game) -> None:
    match, module = planning(game), game.module("rules")
    table = match.table()
    shown = {
        seat: {module.shown(match.world, match.state, table[f"plan {card}"], seat) for card in HANDS[0]}
        for seat in (-1, 0, 1)
    }
    assert shown[0] == {table[f"plan {card}"] for card in HANDS[0]}
    assert len(shown[1]) == len(shown[-1]) == 1
    assert min(shown[1]) >= game.actions
    assert module.shown(match.world, match.state, table["decline"], 1) == table["decline"]
    imperial = module.shown(match.world, match.state, table["plan ties-vader"], 0)
    assert imperial >= game.actions
    assert {imperial} != shown[1]


def test_5_1_rebels_begin_and_turns_alternate(game: Game) -> None:
    match = planned(game)
    for n in range(6):
        assert match.to_act == [n % 2]
        assert match.legal(1 - n % 2) == []
        assert int(match.state.turns) == n + 2, "a position begins at turn 1"
        if n < 5:
            with pytest.raises(IllegalMove) as error:
                match.play("decline", 1 - n % 2)
            assert error.value.clause == "5.1"
        match.play("decline")
    assert match.phase == "plan"


def test_5_2_one_of_the_orders_on_the_card(game: Game) -> None:
    match = turn(game, 0, "y-wings-falcon-assault")
    assert orders(match, 0) == ["y-wings", "falcon", "assault"]
    with pytest.raises(IllegalMove) as error:
        match.play("order x-wings")
    assert error.value.clause == "5.2"
    match.play("order assault", chance="6 6 6 6 6")
    assert match.to_act == [1], "one order only"
    assert match.view()["shield"]["team"] == 5


def test_5_3_a_card_may_be_declined(game: Game) -> None:
    match = turn(game, 1, "executor-death-star-vader")
    before = match.view()
    match.play("decline")
    after = match.view()
    for key in ("ships", "markers", "hits", "shield", "reserve", "bonus"):
        assert before[key] == after[key]
    assert after["discards"]["empire"] == {"executor-death-star-vader": 1}
    assert "declined" in log(match)


def test_5_4_an_order_must_be_able_to_do_something(game: Game) -> None:
    def given_up(card: str, seat: int, **position: Any) -> list[str]:
        return orders(turn(game, seat, card, **position), seat)

    no_x = {"y-wing": {"o2": 4}, "tie": {"o6": 4}, "executor": "o8"}
    assert given_up("x-wings-luke", 0, ships=no_x) == ["luke"]
    assert given_up("x-wings-y-wings-luke", 0, ships=no_x) == ["y-wings", "luke"]
    assert given_up("x-wings-falcon-luke", 0, ships=no_x) == ["luke"]
    assert given_up("executor-emperor", 1, ships={"x-wing": {"o1": 1}}) == ["emperor"]
    assert given_up("ties-vader", 1, ships={"x-wing": {"o1": 1}}) == ["vader"]
    # A fighter on a marker whose sector is held by the enemy can still attack; behind a friend it can move.
    assert given_up("x-wings-luke", 0, ships={"x-wing": {"f1": 1}, "tie": {"o1": 1}}) == ["x-wings", "luke"]
    with pytest.raises(IllegalMove) as error:
        turn(game, 0, "x-wings-luke", ships=no_x).play("order x-wings")
    assert error.value.clause == "5.4"


def test_5_4_reserve_alone_makes_ties_possible(game: Game) -> None:
    inside = {"executor": "o8", "x-wing": {"o7": 1, "o9": 1, "m6": 1}}
    assert orders(turn(game, 1, "ties-vader", ships=inside, reserve=3), 1) == ["ties", "vader"]
    assert orders(turn(game, 1, "ties-vader", ships=inside, reserve=0), 1) == ["vader"]


def test_5_5_a_card_without_a_possible_order_is_put_away(game: Game) -> None:
    match = turn(
        game, 0, "assault-luke", shield={"team": 28}, hits={"luke": 0},
        orders=[["assault-luke", "x-wings-luke"], ["ties-ambush"]],
    )  # fmt: skip
    match.play("decline")
    match.play("decline", 1)
    assert match.view()["card"] == "x-wings-luke", "the second useless card was not even asked about"
    assert "None of the orders on Player 1's card could be given" in log(match)
    assert match.view()["discards"]["rebels"] == {"assault-luke": 2}


def test_5_5_questions_with_one_answer_are_skipped(game: Game) -> None:
    match = given(game, "x-wings-luke", "x-wings", ships={"x-wing": {"f1": 1}})
    assert ships(match)["x-wing"] == {"o1": 1}, "one ship, one way"
    assert match.to_act == [1]
    match = given(game, "x-wings-luke", "x-wings", ships={"x-wing": {"f1": 1}, "tie": {"o1": 1}}, chance="4")
    assert ships(match)["tie"] == {}, "one target, one ship to hit"
    match = given(game, "death-star-emperor", "death-star", markers=["f3"], chance="1 1")
    assert "fired the Death Star at F3" in log(match)


def test_5_5_to_deploy_is_not_asked_when_nothing_else_is_possible(game: Game) -> None:
    walled = {"executor": "o8", "x-wing": {"o7": 1, "o9": 1, "m6": 1}}
    match = given(game, "ties-vader", "ties", ships=walled, reserve=3)
    assert match.phase == "attack"
    assert ships(match)["tie"] == {"o8": 3}
    assert match.legal(1) == ["attack o7", "attack o9", "attack m6", "hold"]


def test_5_6_played_cards_lie_open(game: Game) -> None:
    match = turn(game, 0, "y-wings-luke")
    assert match.view(1)["discards"]["rebels"] == {}, "not before its order is done"
    match.play("order luke", chance="6 6 1 1")
    assert match.view(1)["discards"] == {"rebels": {"y-wings-luke": 1}, "empire": {}}
    assert match.view(1)["discards"] == match.view(-1)["discards"]


def test_5_7_orders_one_after_the_other(game: Game) -> None:
    match = turn(game, 1, "ties-ambush", orders=[[], ["ties-vader", "ties-ambush"]])
    for card in ("ties-vader", "ties-ambush"):
        match.play("decline")
        assert match.to_act == [1]
        assert match.view()["card"] == card
    assert match.view()["round"] == 1
    match.play("decline")
    assert match.phase == "plan"
    assert match.view()["round"] == 2


def test_5_8_bonus_orders_go_under_the_pile_unseen(game: Game) -> None:
    match = given(
        game, "ties-emperor", "emperor", hits={"luke": 2}, orders=[["assault-luke"], ["ties-ambush"]],
    )  # fmt: skip
    assert bonus(match) == [0, 4]
    assert match.view(1)["orders"][1] == ["ties-ambush", "?", "?", "?", "?"]
    assert match.view(0)["orders"][1] == ["?"] * 5
    assert int(match.state.deck_size[1]) == 30 - 2 - 4
    hidden = [int(x) for x in match.state.pile[1][1:5]]
    assert all(x > 0 for x in hidden), "drawn already"
    assert "earned 4 bonus orders" in log(match)
    match.play("decline")
    for _ in range(5):
        assert match.to_act == [1], "played in this round"
        match.play("decline")
    assert match.phase == "plan"


def test_5_8_the_order_of_bonus_orders_is_kept(game: Game) -> None:
    match = turn(
        game, 1, "ties-emperor", orders=[[], ["ties-ambush", "executor-emperor", "ties-vader"]], bonus=[0, 2]
    )  # fmt: skip
    seen = []
    while match.phase == "order":
        match.play("decline")
        seen.append(match.view().get("card"))
    assert seen[:3] == ["ties-ambush", "executor-emperor", "ties-vader"]


def test_5_8_bonus_orders_of_the_present_deck_are_counted_until_they_are_played(game: Game) -> None:
    match = given(game, "ties-emperor", "emperor", hits={"luke": 2}, orders=[[], []])
    assert [int(match.state.fresh[1]), int(match.state.pile_size[1])] == [3, 3], "the first was turned up at once"
    match.play("decline")
    assert [int(match.state.fresh[1]), int(match.state.pile_size[1])] == [2, 2]


def test_5_9_draw_three_after_the_round(game: Game) -> None:
    match = planned(game)
    for _ in range(6):
        match.play("decline")
    assert [sum(hand.values()) for hand in match.view()["hands"]] == [6, 6]
    assert [int(n) for n in match.state.deck_size] == [21, 21]
    assert match.to_act == [0, 1]
    assert sum(line.count("drew") for line in match.log(0)) == 3 + 1
    match = turn(game, 1, "ties-vader", orders=[[], []], hands=[{"?": 3}, {"?": 3}], bonus=[0, 0])
    match.play("decline")
    assert match.view()["hands"] == [{"?": 6}, {"?": 6}]


def test_5_9_bonus_orders_do_not_change_the_draw(game: Game) -> None:
    match = turn(game, 1, "ties-vader", orders=[[], ["ties-ambush"] * 3], bonus=[0, 3], hands=[{"?": 3}, {"?": 3}])
    for _ in range(4):
        match.play("decline")
    assert match.view()["hands"] == [{"?": 6}, {"?": 6}]


def rest(side: str, *out: str) -> dict[str, int]:
    """The whole deck of a side but for some cards."""
    text = REBEL_DECK if side == "rebels" else IMPERIAL_DECK
    cards = Counter({name: int(n) for name, n in (entry.split() for entry in text.replace("\n", " ").split(","))})
    cards.subtract(out)
    return {name: n for name, n in cards.items() if n}


def test_5_10_the_discard_is_shuffled_only_when_a_card_is_needed(game: Game) -> None:
    out = ["ties-vader", "ties-vader", "ties-ambush", "executor-emperor"]
    match = turn(
        game, 1, "ties-vader", orders=[[], []], discards={"empire": rest("empire", *out)},
        decks={"empire": {"ties-vader": 1, "ties-ambush": 1, "executor-emperor": 1}}, seed=5,
    )  # fmt: skip
    match.play("decline")
    assert match.view(1)["hands"][1] == {"ties-ambush": 1, "ties-vader": 1, "executor-emperor": 1}
    assert match.view()["decks"]["empire"] == {}, "empty, and not yet made anew"
    assert sum(match.view()["discards"]["empire"].values()) == 27
    assert "shuffled" not in log(match)
    match = turn(
        game, 1, "ties-vader", orders=[[], []], discards={"empire": rest("empire", *out[:3])},
        decks={"empire": {"ties-ambush": 1, "ties-vader": 1}}, seed=5,
    )  # fmt: skip
    match.play("decline")
    assert "The Empire shuffled the discard pile into a new deck" in log(match)
    assert match.view()["discards"]["empire"] == {}
    assert match.view()["decks"]["empire"] == {"?": 27}
    assert match.view()["kept"]["empire"] == {"ties-ambush": 1, "ties-vader": 1}


def test_5_10_without_any_card_none_is_drawn(game: Game) -> None:
    hands = [{}, rest("empire", "ties-emperor", "ties-ambush")]
    match = given(
        game, "ties-emperor", "emperor", hits={"luke": 1}, hands=hands, orders=[[], ["ties-ambush"]],
    )  # fmt: skip
    assert bonus(match) == [0, 0]
    assert "there was no card left" in log(match)
    match.play("decline")
    assert int(match.state.hand_size[1]) == 28 + 2, "the card in play is no discard until its order is done"
    assert places(match, "plan")


def test_5_10_a_deck_can_be_made_anew_in_the_middle_of_a_draw(game: Game) -> None:
    pack = changed(game, {"bonus.luke": 4})
    match = given(
        game, "ties-emperor", "emperor", hits={"luke": 1}, pack=pack, orders=[[], []],
        decks={"empire": {"ties-vader": 1}},
        discards={"empire": rest("empire", "ties-emperor", "ties-vader")},
    )  # fmt: skip
    assert int(match.state.pile_size[1]) == 3, "one of the four was turned up at once"
    assert int(match.state.deck_size[1]) == 28 - 3
    assert "shuffled" in log(match)


def test_5_10_a_new_deck_of_one_side_changes_nothing_for_the_other(game: Game) -> None:
    match = given(
        game, "ties-emperor", "emperor", hits={"luke": 1}, orders=[["assault-luke", "y-wings-luke", "x-wings-luke"], []],
        bonus=[2, 0], hands=[{"assault-luke": 1, "?": 2}, {}], decks={"empire": {"ties-vader": 1}},
        discards={"empire": rest("empire", "ties-emperor", "ties-vader")},
    )  # fmt: skip
    assert "The Empire shuffled" in log(match)
    assert [int(n) for n in match.state.fresh[:2]] == [2, 3]
    assert [int(n) for n in match.state.drawn[:2]] == [3, 0], "the Rebels' hand is from their present deck as before"
    assert match.view()["kept"]["rebels"] == {}
