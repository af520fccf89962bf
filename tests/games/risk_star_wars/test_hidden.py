"""What stays secret, and how it is dealt anew."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from cantina.core.errors import PositionError
from cantina.core.game import Game
from cantina.core.match import Match
from cantina.core.plain import plain
from helpers import redealt, steps

from .tables import given, turn

DEALS = 6000


def cards(match: Match) -> dict[str, Any]:
    """Every card of a full record by where it is."""
    found: dict[str, Any] = match.game.position.write(match.opened_world, plain(match.states))
    return found


def deals(match: Match, seat: int) -> Any:
    """Many records in which what `seat` cannot see is dealt anew."""
    states = np.repeat(match.hide(seat).copy().reshape(1), DEALS)
    states["rng"] = np.arange(1, DEALS + 1, dtype=np.uint64) * np.uint64(7919)
    for i in range(DEALS):
        match.game.kernels["redeal_at"](match.worlds, states, i)
    return states


def kind(match: Match, name: str, side: int = 1) -> int:
    """The number of a card among those of a side, the Empire unless it is said otherwise."""
    card_name = match.game.module("words").card_name
    return next(k for k in range(24) if card_name(match.opened_world, side, k) == name)


def test_own_cards_stay_and_unseen_ones_move(game: Game) -> None:
    match = game.new(seed=4)
    for seat in (0, 1):
        states = deals(match, seat)
        assert (states["hand"][:, seat] == match.state.hand[seat]).all()
        assert (states["deck"][:, seat] == match.state.deck[seat]).all(), "the own deck is known by counting"
        assert len(np.unique(states["hand"][:, 1 - seat], axis=0)) > 500


def test_unseen_cards_are_dealt_evenly_to_hand_plan_bonus_and_deck(game: Game) -> None:
    """Seen by the Rebels, 30 imperial cards less two discards lie unseen: 2 in hand, 2 planned, 3 bonus, 21 in the deck."""
    match = turn(
        game, 0, "assault-luke", hands=[{}, {"ties-ambush": 2}], discards={"empire": {"ties-ambush": 2}},
        orders=[[], ["ties-vader", "ties-vader", "ties-emperor", "ties-emperor", "executor-emperor"]], bonus=[0, 3],
    )  # fmt: skip
    unseen = {"ties-ambush": 6, "ties-vader": 6, "ties-emperor": 2, "executor-emperor": 2}
    states = deals(match, 0)
    for name, n in unseen.items():
        k = kind(match, name)
        assert states["hand"][:, 1, k].mean() == pytest.approx(2 * n / 28, abs=0.03)
        assert states["deck"][:, 1, k].mean() == pytest.approx(21 * n / 28, abs=0.06)
        for place in range(5):
            assert (states["pile"][:, 1, place] == k + 1).mean() == pytest.approx(n / 28, abs=0.025)


def test_the_owner_knows_all_but_the_bonus_orders(game: Game) -> None:
    match = given(game, "ties-emperor", "emperor", hits={"luke": 2}, hands=[{}, {"ties-vader": 3}])
    states = deals(match, 1)
    assert (states["hand"][:, 1, kind(match, "ties-vader")] == 3).all()
    assert (states["pile"][:, 1, 0] == kind(match, "ties-ambush") + 1).all()
    assert (states["pile_size"][:, 1] == 5).all()
    unseen = {"ties-ambush": 7, "ties-vader": 3, "ties-emperor": 1, "executor-ambush": 4}
    for name, n in unseen.items():
        assert (states["pile"][:, 1, 4] == kind(match, name) + 1).mean() == pytest.approx(n / 25, abs=0.025)


def reshuffled(game: Game, seed: int) -> Match:
    """The Empire has drawn the last two cards and then one from a new deck: five cards were out of it and are known."""
    held = {"death-star-vader": 2, "death-star-emperor": 1}
    discards = {
        "ties-ambush": 8, "ties-vader": 5, "ties-emperor": 2, "executor-ambush": 4, "executor-emperor": 2,
        "executor-death-star-vader": 2, "death-star-ambush": 1,
    }  # fmt: skip
    match = turn(
        game, 1, "ties-vader", orders=[[], []], seed=seed, hands=[{}, held], discards={"empire": discards},
        decks={"empire": {"death-star-ambush": 1, "death-star-emperor": 1}},
    )  # fmt: skip
    match.play("decline")
    return match


def test_cards_kept_out_of_a_new_deck_are_known_to_be_outside(game: Game) -> None:
    match = reshuffled(game, 1)
    kept = {"death-star-vader": 2, "death-star-emperor": 2, "death-star-ambush": 1}
    assert match.view(0)["kept"]["empire"] == kept
    hands = deals(match, 0)["hand"][:, 1]
    assert (hands.sum(axis=1) == 6).all()
    for name, n in kept.items():
        assert (hands[:, kind(match, name)] >= n).all(), "all five are in the hand"
    assert hands[:, kind(match, "ties-ambush")].mean() == pytest.approx(8 / 25, abs=0.025)
    assert hands[:, kind(match, "death-star-ambush")].mean() == pytest.approx(1 + 1 / 25, abs=0.015)


def test_a_turned_up_card_may_be_a_kept_one_or_not(game: Game) -> None:
    """Exact odds by hand: the one ambush card in sight was the kept one or, as likely, the other copy drawn anew.

    Unseen are 29 cards, 5 of them outside the deck. If the card in sight was the kept one, four kept ones are hidden: the
    fifth hidden card is one of 25 others. If not, all five hidden cards are the kept ones. So (by counting deals)
    the second case has odds 1 : 25.
    """
    match = reshuffled(game, 1)
    data = cards(match)
    held = {"death-star-vader": 2, "death-star-emperor": 2, "ties-vader": 1}
    data |= {"players": 2, "phase": "order", "to_act": [1], "card": "death-star-ambush", "hands": [{"?": 3}, held]}
    data |= {"drawn": [3, 1], "unclear": [[], [["death-star-ambush", 1]]]}
    data.pop("decks")
    later = game.from_position(data | {"orders": [[], []], "bonus": [0, 0]})
    hands = deals(later, 0)["hand"][:, 1]
    for name in ("death-star-vader", "death-star-emperor"):
        assert (hands[:, kind(match, name)] == 2).all()
    # Either the kept card itself (1 in 26), or the kept one in sight and the other copy drawn (25 in 26, then 1 in 25).
    assert hands[:, kind(match, "death-star-ambush")].mean() == pytest.approx(1 / 26 + 1 / 26, abs=0.012)


def test_bonus_orders_from_a_new_deck_are_none_of_the_kept_cards(game: Game) -> None:
    match = reshuffled(game, 1)
    data = cards(match)
    data |= {"players": 2, "phase": "order", "to_act": [1], "card": "death-star-ambush", "hands": [{}, {"?": 5}]}
    data |= {"orders": [[], ["?", "?"]], "bonus": [0, 2], "fresh": [0, 2]}
    data |= {"drawn": [0, 1], "unclear": [[], [["death-star-ambush", 1]]]}
    data.pop("decks")
    later = game.from_position(data)
    pile = deals(later, 0)["pile"][:, 1, :2]
    assert (pile > 0).all()
    for name in ("death-star-vader", "death-star-emperor"):
        assert not (pile == kind(match, name) + 1).any()


def test_a_new_deck_makes_older_bonus_orders_known_by_counting(game: Game) -> None:
    """The Empire earns four: one is the last of the old deck, so it is known to all who count; three are from the new one."""
    discards = {"ties-ambush": 7, "ties-vader": 6, "executor-ambush": 4, "executor-emperor": 2, "death-star-vader": 2}
    discards |= {"death-star-ambush": 2, "death-star-emperor": 2, "executor-death-star-vader": 2}
    match = given(
        game, "ties-emperor", "emperor", hits={"luke": 2}, orders=[["assault-luke"], []],
        hands=[{}, {"ties-ambush": 1}], decks={"empire": {"ties-emperor": 1}}, discards={"empire": discards},
    )  # fmt: skip
    assert match.view(1)["orders"][1] == ["?"] * 4
    assert match.view(1)["fresh"] == [0, 3]
    pile = deals(match, 1)["pile"][:, 1]
    known = kind(match, "ties-emperor") + 1
    assert (pile[:, 0] == known).all(), "the owner has seen every other card that is not in the deck"
    assert not (pile[:, 1:] == known).any()


def test_log_of_a_draw(game: Game) -> None:
    match = turn(game, 1, "ties-vader", orders=[[], []])
    match.play("decline")
    assert sum("Player 2 drew" in line for line in match.log(1)) == 3
    assert [line for line in match.log(0) if "Player 2 drew" in line] == ["Player 2 drew 3 cards."]
    assert [line for line in match.log() if "drew" in line] == ["Player 1 drew 3 cards.", "Player 2 drew 3 cards."]


FIRST = {"assault-luke": 2, "y-wings-luke": 2}
SECOND = {"x-wings-luke": 1, "y-wings-assault": 2, "b-wings-luke": 1}
LAST = {"assault-redemption": 1, "y-wings-b-wings-assault": 1}


def four_draw(game: Game, last: dict[str, int], **more: Any) -> Match:
    """Four players at the end of a round; the Rebels hold four cards each, and the old deck has so many left."""
    copies = turn(game, 1, "ties-vader", players=4, orders=[[]] * 4).world.copies[0]
    name = game.module("words").card_name
    world = game.new(seed=1).opened_world
    deck = {name(world, 0, k): int(copies[k]) for k in range(24) if copies[k]}
    out = Counter(FIRST) + Counter(SECOND) + Counter(last) + Counter(["x-wings-assault"])
    discards = {card: n - out[card] for card, n in deck.items() if n > out[card]}
    match = turn(
        game, 3, "x-wings-assault", players=4, orders=[[]] * 4, hands=[FIRST, {}, {}, SECOND],
        discards={"rebels": discards}, decks={"rebels": last}, **more,
    )  # fmt: skip
    match.play("decline")
    return match


def test_12_2_who_drew_before_the_shuffle_holds_kept_cards_only(game: Game) -> None:
    """Player 1 draws the last two, then the Rebels shuffle, and player 4 draws two: everyone saw it."""
    match = four_draw(game, LAST)
    assert match.view(1)["drawn"][0::3] == [0, 2]
    kept = Counter(FIRST) + Counter(SECOND) + Counter(LAST)
    assert match.view(1)["kept"]["rebels"] == dict(sorted(kept.items(), key=lambda row: kind(match, row[0], 0)))
    states = deals(match, 1)
    hands = states["hand"]
    assert (hands[:, 0].sum(axis=1) == 6).all()
    for name, n in kept.items():
        k = kind(match, name, 0)
        assert (hands[:, 0, k] <= n).all(), "nothing but kept cards"
        assert (hands[:, 0, k] + hands[:, 3, k] >= n).all(), "and all of them are in the two hands"
        assert hands[:, 0, k].mean() == pytest.approx(6 * n / 10, abs=0.04)
    others = [k for k in range(24) if k not in [kind(match, name, 0) for name in kept]]
    assert (hands[:, 0][:, others] == 0).all()
    drawn = hands[:, 3, kind(match, "x-wings-b-wings-assault", 0)].mean()
    assert drawn == pytest.approx(2 * 2 / 20, abs=0.02), "two of the twenty in the new deck are this card"


def test_12_2_a_draw_that_makes_a_new_deck_brings_one_new_card(game: Game) -> None:
    match = four_draw(game, {"assault-redemption": 1})
    assert match.view()["drawn"][0::3] == [1, 2]
    kept = Counter(FIRST) + Counter(SECOND) + Counter(["assault-redemption"])
    limits = np.array([kept.get(match.game.module("words").card_name(match.opened_world, 0, k), 0) for k in range(24)])
    hands = deals(match, 2)["hand"]
    assert (np.maximum(hands[:, 0] - limits, 0).sum(axis=1) <= 1).all()
    assert (np.maximum(hands[:, 3] - limits, 0).sum(axis=1) <= 2).all()


@pytest.mark.parametrize("players", [2, 4])
def test_5_10_what_is_true_is_always_possible(game: Game, players: int) -> None:
    """The true cards pass the check of a position here and there in whole games, and so does every deal anew."""
    unclear = 0
    for seed in range(3):
        match = game.new(players=players, seed=seed)
        choose = random.Random(seed)
        for _ in steps(match, choose):
            if choose.random() < 0.97:
                continue
            around = {"players": players, "phase": match.phase, "to_act": match.to_act}
            game.from_position(around | cards(match))
            for seat in (-1, 0, 1):
                other = redealt(match, seat, choose.getrandbits(63))
                game.from_position(around | cards(other))
                census = game.module("state").census
                assert census(match.opened_world, plain(other.states)) == census(
                    match.opened_world, plain(match.states)
                )
            unclear += sum(int(n) for n in match.state.unclear_size)
    assert unclear > 0


def test_5_10_a_turned_up_bonus_order_of_the_new_deck_is_not_a_kept_card(game: Game) -> None:
    """One of the two ambush cards is kept in the hand; the other comes up as a bonus order, so the kept one stays."""
    match = turn(
        game, 1, "ties-vader", orders=[["assault-luke"], ["death-star-ambush"]], bonus=[0, 1], fresh=[0, 1],
        hands=[{}, {"death-star-ambush": 1, "ties-emperor": 2}], drawn=[1, 0],
        kept={"empire": {"death-star-ambush": 1, "ties-emperor": 2}},
    )  # fmt: skip
    match.play("decline")
    match.play("decline")
    assert match.view()["card"] == "death-star-ambush"
    hands = deals(match, 0)["hand"][:, 1]
    assert (hands[:, kind(match, "death-star-ambush")] == 1).all()


def test_5_10_cards_that_only_one_reading_explains_are_no_longer_unclear(game: Game) -> None:
    """Of four cards one is new. Two that can be either come up, then one that was never kept: it was the new one."""
    hand = {"ties-ambush": 1, "ties-emperor": 1, "executor-emperor": 1, "ties-vader": 1}
    match = turn(
        game, 1, "death-star-vader", orders=[[], ["ties-ambush", "ties-emperor", "ties-vader"]],
        hands=[{}, {"executor-emperor": 1}], drawn=[0, 1],
        kept={"empire": {name: n for name, n in hand.items() if name != "ties-vader"}},
    )  # fmt: skip
    match.play("decline")
    match.play("decline")
    assert match.view(0)["unclear"] == [[], [["ties-ambush", 1], ["ties-emperor", 1]]]
    match.play("decline")
    assert "unclear" not in match.view(0)
    assert match.view(0)["kept"]["empire"] == {"executor-emperor": 1}
    assert (deals(match, 0)["hand"][:, 1, kind(match, "executor-emperor")] == 1).all()


def unclear_cards(game: Game, rows: list[list[Any]]) -> Match:
    """A turn of the Rebels; the Empire has three new cards, and two of its cards came up that can be kept or new ones."""
    return turn(
        game, 0, "assault-luke", orders=[[], []], hands=[{}, {"?": 4}], drawn=[0, 3], unclear=[[], rows],
        discards={"empire": {"ties-ambush": 1, "death-star-ambush": 1}},
        kept={"empire": {"ties-ambush": 1, "death-star-ambush": 1, "ties-emperor": 1}},
    )  # fmt: skip


def test_5_10_a_position_that_no_course_of_the_game_explains_is_refused(game: Game) -> None:
    """The first card can be a new one only if none of the first two can be."""
    assert unclear_cards(game, [["ties-ambush", 3], ["death-star-ambush", 3]])
    with pytest.raises(PositionError, match=r"kept\.empire: some of these cards"):
        turn(
            game, 0, "assault-luke", orders=[[], []], hands=[{}, {"?": 4}], drawn=[0, 3],
            unclear=[[], [["ties-vader", 3], ["death-star-ambush", 0]]],
            discards={"empire": {"ties-vader": 1, "death-star-ambush": 1}},
            kept={"empire": {"ties-ambush": 1, "death-star-ambush": 1, "ties-emperor": 1}},
        )  # fmt: skip


def test_5_10_a_record_that_cannot_be_is_not_dealt_for_ever(game: Game) -> None:
    match = unclear_cards(game, [["ties-ambush", 3], ["death-star-ambush", 3]])
    match.states["kept"][0, 1, kind(match, "ties-ambush")] = 0
    match.states["most"][0, 1] = 0
    match.states[0] = match.hide(0)
    with pytest.raises(ValueError, match="no course of the game explains the kept, drawn and unclear cards"):
        match.runner.redeal(match.states, 1)
