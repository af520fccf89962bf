"""The rules of Conflict, chapter 3: revealing, drawing, moving to the bottom and playing cards."""

import pytest

from cantina.core.errors import IllegalMove
from cantina.core.game import Game

from . import tables as t


def test_3_1_revealed_cards_go_back_face_up_in_any_order(game: Game) -> None:
    match = t.with_dice(
        game, "3", decks=t.spread("down fleet-rescue", "down chase", "down blockade", "down supply-run")
    )
    match.play("reveal 3 yellow")
    assert match.phase == "arrange"
    assert match.legal(0) == ["put-up fleet-rescue", "put-up chase", "put-up blockade"]
    match.play("put-up blockade")
    assert match.legal(0) == ["put-up fleet-rescue", "put-up chase"]
    match.play("put-up fleet-rescue")
    assert t.deck(match, "yellow")[:4] == ["up blockade", "up fleet-rescue", "up chase", "down supply-run"]
    assert match.phase == "play"


def test_3_1_every_order_can_be_had(game: Game) -> None:
    cards = ("fleet-rescue", "chase", "blockade")
    for first in cards:
        for second in set(cards) - {first}:
            match = t.with_dice(game, "3", decks=t.spread(*(f"down {c}" for c in cards)))
            match.play("reveal 3 yellow")
            match.play(f"put-up {first}")
            match.play(f"put-up {second}")
            (third,) = set(cards) - {first, second}
            assert t.deck(match, "yellow")[:3] == [f"up {first}", f"up {second}", f"up {third}"]


def test_3_1_a_second_card_of_a_kind_lies_below_the_first(game: Game) -> None:
    match = t.with_dice(game, "3", decks=t.spread("down chase", "down blockade", "down chase", "down supply-run"))
    match.play("reveal 3 yellow")
    match.play("put-up chase")
    match.play("put-up chase")
    assert t.deck(match, "yellow")[:4] == ["up chase", "up chase", "up blockade", "down supply-run"]


def test_3_1_an_unseen_card_becomes_known_when_it_is_revealed(game: Game) -> None:
    match = t.with_dice(game, "2")
    match.play("reveal 2 yellow", chance="chase; blockade")
    assert t.deck(match, "yellow")[:2] == ["up chase", "up blockade"]
    t.refused(match, "put-up supply-run", "3.1")
    t.refused(match, "put-down chase", "3.6")
    t.refused(match, "put-unseen", "3.6")


def test_3_1_revealing_moves_nothing(game: Game) -> None:
    match = t.with_dice(game, "1", decks=t.spread("down blockade"))
    match.play("reveal 1 yellow")
    assert t.at(match) == 30
    assert t.hand(match) == {"supply-run": 2, "chase": 2, "sabotage": 2, "stand-off": 2}


def test_3_2_cards_are_drawn_from_the_top_one_at_a_time(game: Game) -> None:
    match = t.with_dice(game, "2", "2", hand={}, decks=t.spread("down long-patrol", "up chase", "down blockade"))
    match.play("pair 2 yellow")
    assert t.hand(match) == {"long-patrol": 1, "chase": 1}
    assert t.deck(match, "yellow")[0] == "down blockade"
    assert t.at(match) == 32  # an ambush of one, then an aggression of one
    drawn = [line for line in match.log() if "drew" in line or "marker" in line]
    assert [line.split(":")[0].split(",")[0] for line in drawn] == [
        "Player 1 drew Long Patrol", "Ambush", "Player 1 drew Chase", "Attack"
    ]  # fmt: skip


def test_3_3_ambush_if_the_card_lay_face_down(game: Game) -> None:
    match = t.table(game, decks=t.spread("down blockade"))
    match.play("draw")
    assert t.at(match) == 33
    unseen = t.table(game)
    unseen.play("draw", chance="fleet-rescue")
    assert t.at(unseen) == 32
    none = t.table(game, decks=t.spread("down chase"))
    none.play("draw")
    assert t.at(none) == 30  # no ambush on it, and its aggression does not count


def test_3_3_no_ambush_if_it_lay_face_up(game: Game) -> None:
    match = t.table(game, decks=t.spread("up long-patrol"))
    match.play("draw")
    assert t.at(match) == 30


def test_3_4_aggression_if_the_card_lay_face_up(game: Game) -> None:
    match = t.table(game, decks=t.spread("up blockade"))
    match.play("draw")
    assert t.at(match) == 32  # two symbols top left, not the three of ambush


def test_3_4_symbols_towards_the_start_do_not_act_when_drawn(game: Game) -> None:
    for lies, field in (("up", 30), ("down", 32)):
        match = t.table(game, decks=t.spread(f"{lies} fleet-rescue"))
        match.play("draw")
        assert t.at(match) == field


def test_3_5_a_drawn_hero_covers_the_next_leader(game: Game) -> None:
    for lies in ("up", "down"):
        match = t.with_dice(
            game, "1", "1", hand={"sabotage": 1}, decks=t.spread(black=(f"{lies} poe",)), heroes_unseen=[0, 2]
        )
        match.play("pair 1 black")
        assert match.view()["leaders"] == ["poe", "", ""]
        assert t.hand(match) == {}
        match.play("play-plain rebel-orange")
        assert t.at(match) == 36  # Hux and Ren are left
        assert match.view()["leaders"] == ["poe", "", ""]  # and at the end of the turn the hero stays


def test_3_5_heroes_come_in_the_order_phasma_hux_ren(game: Game) -> None:
    match = t.with_dice(game, "1", "1", hand={"sabotage": 1}, leaders=["finn", "", ""],
                        decks={"black": ["up rey", "unseen", "unseen-low 6"]}, heroes_unseen=[0, 1])  # fmt: skip
    match.play("pair 1 black")
    assert match.view()["leaders"] == ["finn", "rey", ""]


def test_3_5_a_revealed_hero_stays_in_the_deck(game: Game) -> None:
    match = t.with_dice(
        game, "2", hand={"sabotage": 1}, decks=t.spread(black=("down elite-guard", "down rey")), heroes_unseen=[0, 2]
    )
    match.play("reveal 2 black")
    match.play("put-up rey")
    assert t.deck(match, "black")[:2] == ["up rey", "up elite-guard"]
    assert match.view()["leaders"] == ["", "", ""]


def test_3_6_cards_go_to_the_bottom_in_any_order_and_keep_their_state(game: Game) -> None:
    yellow = ("up chase", "down blockade", "unseen 1", "up supply-run")
    match = t.table(game, "play", decks=t.spread(*yellow), pack=t.NO_LEADERS)
    match.play("use rebel-yellow")
    assert match.phase == "sink"
    assert match.legal(0) == ["put-unseen", "put-down blockade", "put-up chase"]
    match.play("put-up chase")
    assert t.deck(match, "yellow")[-1] == "up chase"
    match.play("put-down blockade")
    assert t.deck(match, "yellow") == ["up supply-run", "unseen 51", "up chase", "down blockade", "unseen 1"]


def test_3_6_an_unseen_card_is_not_looked_at(game: Game) -> None:
    match = t.table(game, "play", decks={"yellow": ["unseen 3", "up chase", "unseen"]}, pack=t.NO_LEADERS)
    match.play("use rebel-yellow")
    assert t.deck(match, "yellow") == ["up chase", "unseen 54"]


def test_3_6_cards_that_lie_alike_are_the_ones_moved(game: Game) -> None:
    cards = ("up chase", "up chase", "up blockade", "up supply-run")
    match = t.table(
        game, "play", decks=t.spread(orange=("up sabotage", "up sabotage", "up stand-off")), pack=t.NO_LEADERS
    )
    match.play("use rebel-orange")
    assert t.deck(match, "orange") == ["up stand-off", "unseen 22", "up sabotage", "up sabotage"]
    mixed = t.table(game, "play", decks=t.spread(*cards), pack=t.NO_LEADERS)
    mixed.play("use rebel-yellow")
    mixed.play("put-up blockade")
    assert t.deck(mixed, "yellow") == ["up supply-run", "unseen 51", "up blockade", "up chase", "up chase"]


def test_3_7_only_cards_that_can_be_told_apart_are_ordered(game: Game) -> None:
    match = t.with_dice(game, "3", decks=t.spread("down chase", "down blockade", "down chase"))
    match.play("reveal 3 yellow")
    assert match.legal(0) == ["put-up chase", "put-up blockade"]
    match.play("put-up blockade")
    assert match.phase != "arrange"  # two of a kind are left
    assert t.deck(match, "yellow")[:3] == ["up blockade", "up chase", "up chase"]
    unseen = t.table(game, "play")
    unseen.play("use rebel-yellow")
    assert unseen.phase == "begin"


def test_3_7_face_up_and_face_down_can_be_told_apart(game: Game) -> None:
    match = t.table(game, "play", decks=t.spread("up chase", "down chase", "unseen 1"))
    match.play("use rebel-yellow")
    assert match.legal(0) == ["put-unseen", "put-down chase", "put-up chase"]


def test_3_7_the_pile_of_a_black_card_stays_known(game: Game) -> None:
    match = t.table(game, "play", pack=t.NO_LEADERS)
    match.play("use rebel-black")
    assert t.deck(match, "black") == ["unseen 5", "unseen-low 6", "unseen 1"]
    assert match.view()["heroes_unseen"] == [1, 2]


def test_3_7_a_moved_card_is_drawn_as_one_of_its_pile(game: Game) -> None:
    decks = {"black": ["unseen 1", "unseen-low 5"]}
    keys = {"leaders": ["rey", "", ""], "discard": {"elite-guard": 5}, "hands": [{"sabotage": 1}, {}]}
    for seed in range(25):  # the last card of the top pile, whose hero was found, is never a hero
        data = {"pack": t.pack(), "phase": "dice", "dice": ["1", "1"], "decks": decks, "heroes_unseen": [0, 2], **keys}
        match = game.from_position(data, seed=seed)
        match.play("pair 1 black")
        assert t.hand(match) == {"elite-squad": 1}
    data["heroes_unseen"] = [1, 1]
    match = game.from_position(data, seed=1)
    match.play("pair 1 black")
    assert match.view()["leaders"][1] in ("poe", "finn")


def test_3_8_as_far_as_the_deck_goes(game: Game) -> None:
    reveal = t.with_dice(game, "3", decks={"yellow": ["down chase", "down blockade"]})
    reveal.play("reveal 3 yellow")
    reveal.play("put-up blockade")
    assert t.deck(reveal, "yellow") == ["up blockade", "up chase"]
    peek = t.table(game, "play", first=1, decks={"orange": ["unseen 1"]}, discard=all_orange_but("stand-off"))
    peek.play("use scout-orange")
    assert t.deck(peek, "orange") == ["down stand-off"]
    sink = t.table(game, "play", decks={"yellow": ["up chase", "down blockade"]}, pack=t.NO_LEADERS)
    sink.play("use rebel-yellow")
    sink.play("put-up chase")
    assert t.deck(sink, "yellow") == ["up chase", "down blockade"]


def all_orange_but(name: str) -> dict[str, int]:
    """A discard pile with every orange card but one."""
    cards = ("stormed-bunker", "sabotage", "stand-off", "trooper-raid", "walker-attack")
    return {card: 5 - (card == name) for card in cards}


def test_3_8_not_offered_on_an_empty_deck(game: Game) -> None:
    reveal = t.with_dice(game, "3", hand={"supply-run": 1}, decks={"orange": []})
    t.refused(reveal, "reveal 3 orange", "3.8")
    assert "reveal 3 yellow" in reveal.legal(0)
    for first, cards in ((0, "rebel"), (1, "scout")):
        match = t.table(game, "play", first=first, decks={"orange": []})
        t.refused(match, f"use {cards}-orange", "3.8")
        assert f"play-plain {cards}-orange" in match.legal(0)


@pytest.mark.parametrize(
    ("card", "field"), [("fleet-rescue", 25), ("recon-flight", 30), ("blockade", 32), ("elite-squad", 32)]
)
def test_3_9_a_played_force_card_moves_the_marker_and_is_discarded(game: Game, card: str, field: int) -> None:
    match = t.with_hand(game, "play", {card: 2}, pack=t.NO_LEADERS)
    match.play(f"play {card}")
    assert t.at(match) == field
    assert t.discard(match) == {card: 1}
    assert t.hand(match) == {card: 1}


def test_3_10_power_first_then_the_symbols(game: Game) -> None:
    match = t.table(game, "play", players=3, first=1, to_act=[0], marker=39, decks=t.spread(orange=("down trooper-raid",)),
                    pack=t.pack(leaders=[0, 0, 0], set_3=[0, 0, -5]))  # fmt: skip
    match.play("use pilot-orange")  # the ambush would come first
    assert match.outcome.reason == "first-order-wins"
    assert t.at(match) == 40  # and the symbols of the card come no more
    sinking = t.table(game, "play", decks=t.spread("up chase", "up blockade"), pack=t.NO_LEADERS)
    sinking.play("use rebel-yellow")
    assert t.at(sinking) == 30  # not before the power is finished
    sinking.play("put-up chase")
    sinking.play("put-up blockade")
    assert t.at(sinking) == 29


def test_3_10_a_starting_card_comes_back(game: Game) -> None:
    match = t.table(game, "play", decks=t.spread("up recon-flight", "up recon-flight"), pack=t.NO_LEADERS)
    match.play("use rebel-black")
    t.idle_turn(match)
    t.to_the_card(match)
    assert (match.to_act, match.state.turns) == ([0], 3)
    assert {"use rebel-black", "play-plain rebel-black"} <= set(match.legal(0))
    assert t.discard(match) == {}


def test_3_10_the_power_may_be_declined(game: Game) -> None:
    match = t.table(game, "play", decks=t.spread("up chase"), pack=t.NO_LEADERS)
    match.play("play-plain rebel-yellow")
    assert t.deck(match, "yellow")[0] == "up chase"
    assert t.at(match) == 29  # the symbols count all the same


@pytest.mark.parametrize(("name", "cards"), [("yellow", 3), ("orange", 2), ("black", 1)])
def test_3_11_the_rebel_moves_three_two_or_one(game: Game, name: str, cards: int) -> None:
    tops = {
        "yellow": ["up chase", "up chase", "up chase", "up blockade"],
        "orange": ["up sabotage", "up sabotage", "up stand-off"],
        "black": ["up elite-guard", "up elite-squad"],
    }
    match = t.table(game, "play", decks={name: [*tops[name], "unseen", *(["unseen-low 6"] if name == "black" else [])]})
    match.play(f"use rebel-{name}")
    assert t.deck(match, name)[0] == tops[name][-1]
    assert t.deck(match, name)[-cards:] == tops[name][:-1]


def test_3_11_sets_1_and_4_are_rebels(game: Game) -> None:
    for seat, rebel in enumerate((True, False, False, True, False, False)):
        match = t.table(game, "play", players=6, to_act=[seat])
        assert ("use rebel-black" in match.legal(seat)) == rebel


@pytest.mark.parametrize(
    ("name", "chance"),
    [("yellow", "chase; blockade; chase"), ("orange", "sabotage; stand-off"), ("black", "elite-guard")],
)
def test_3_12_the_scout_shows_three_two_or_one(game: Game, name: str, chance: str) -> None:
    match = t.table(game, "play", first=1, pack=t.NO_LEADERS)
    match.play(f"use scout-{name}", chance=chance)
    cards = chance.split("; ")
    assert t.deck(match, name)[: len(cards)] == [f"down {card}" for card in cards]
    assert t.deck(match, name)[len(cards)].startswith("unseen")


def test_3_12_peeked_cards_keep_order_and_state(game: Game) -> None:
    decks = t.spread("up chase", "down blockade", "unseen 1", "unseen 1")
    match = t.table(game, "play", first=1, decks=decks)
    match.play("use scout-yellow", chance="supply-run")
    assert t.deck(match, "yellow")[:4] == ["up chase", "down blockade", "down supply-run", "unseen 52"]


def test_3_12_sets_2_and_5_are_scouts(game: Game) -> None:
    for seat, scout in enumerate((False, True, False, False, True, False)):
        match = t.table(game, "play", players=6, to_act=[seat])
        assert ("use scout-black" in match.legal(seat)) == scout


def test_3_13_the_pilot_moves_the_marker_back(game: Game) -> None:
    third = t.table(game, "play", players=3, to_act=[2], pack=t.NO_LEADERS)
    third.play("use pilot-back")
    assert t.at(third) == 28
    declined = t.table(game, "play", players=3, to_act=[2], pack=t.NO_LEADERS)
    declined.play("play-plain pilot-back")
    assert t.at(declined) == 30
    sixth = t.table(game, "play", players=6, to_act=[5], pack=t.NO_LEADERS)
    sixth.play("use pilot-back")
    assert t.at(sixth) == 27  # four back, then one symbol forward


@pytest.mark.parametrize(("lies", "field"), [("up", 33), ("down", 30)])
def test_3_13_the_pilot_draws_a_card_for_nothing(game: Game, lies: str, field: int) -> None:
    match = t.table(
        game, "play", players=3, to_act=[2], decks=t.spread(orange=(f"{lies} walker-attack",)), pack=t.NO_LEADERS
    )
    match.play("use pilot-orange")
    match.play("stop")
    assert t.hand(match, 2) == {"walker-attack": 1}
    assert t.at(match) == field + 2  # two symbols on the card itself
    yellow = t.table(game, "play", players=3, to_act=[2], decks=t.spread("down chase"), pack=t.NO_LEADERS)
    yellow.play("use pilot-yellow")
    assert t.hand(yellow, 2) == {"chase": 1}
    assert t.at(yellow) == 29


def test_3_13_not_from_an_empty_deck(game: Game) -> None:
    match = t.table(game, "play", players=3, to_act=[2], decks={"orange": []})
    t.refused(match, "use pilot-orange", "3.13", seat=2)
    with pytest.raises(IllegalMove, match=r"3\.13"):
        match.play("use pilot-orange")
    assert "play-plain pilot-orange" in match.legal(2)
    assert "use pilot-back" in match.legal(2)
