"""The rules of Conflict, chapters 6 and 7: the card, the leaders, the field."""

import pytest

from cantina.core.game import Game

from . import tables as t


def test_6_1_exactly_one_card_must_be_played(game: Game) -> None:
    match = t.with_hand(game, "play", {"chase": 1, "sabotage": 1, "elite-guard": 1})
    assert match.legal(0)[:3] == ["play chase", "play sabotage", "play elite-guard"]
    assert len(match.legal(0)) == 9
    t.refused(match, "done", "5.1")
    t.refused(match, "play blockade", "6.1")
    match.play("play sabotage")
    assert match.phase == "cover"
    t.refused(match, "play chase", "6.1")


def test_6_2_one_two_or_three_cards_or_none(game: Game) -> None:
    for covers in range(4):
        match = t.with_hand(game, "play", {"chase": 4})
        match.play("play-plain rebel-orange")
        for leader in ("phasma", "hux", "ren")[:covers]:
            match.play(f"cover {leader}")
        if covers < 3:
            match.play("stop")
        assert t.hand(match) == {"chase": 4 - covers}
        assert t.at(match) == 30 + sum((t.PHASMA, t.HUX, t.REN)[covers:])


def test_6_2_any_force_card_but_no_starting_card(game: Game) -> None:
    match = t.with_hand(game, "cover", {"chase": 1, "sabotage": 1, "elite-guard": 1})
    match.play("cover phasma")
    assert match.phase == "cover-card"
    assert match.legal(0) == ["cover-with chase", "cover-with sabotage", "cover-with elite-guard"]
    t.refused(match, "cover-with blockade", "6.2")
    match.play("cover-with elite-guard")
    assert match.view()["leaders"] == ["elite-guard", "", ""]
    t.refused(match, "cover phasma", "6.2")
    empty = t.table(game, "play")
    empty.play("play-plain rebel-orange")
    assert empty.to_act == [1]


def test_6_2_covering_cards_move_nothing(game: Game) -> None:
    match = t.with_hand(game, "cover", {"blockade": 1})
    match.play("cover phasma")
    assert t.at(match) == 30 + t.HUX + t.REN


def test_6_3_in_the_order_phasma_hux_ren(game: Game) -> None:
    match = t.with_hand(game, "cover", {"chase": 3})
    assert match.legal(0) == ["cover phasma", "stop"]
    t.refused(match, "cover ren", "6.3")
    t.refused(match, "cover hux", "6.3")
    match.play("cover phasma")
    assert match.legal(0) == ["cover hux", "stop"]
    match.play("cover hux")
    assert match.legal(0) == ["cover ren", "stop"]


def test_6_3_leaders_under_heroes_are_skipped(game: Game) -> None:
    match = t.with_hand(game, "cover", {"chase": 3}, leaders=["rey", "", ""], heroes_unseen=[0, 2])
    assert match.legal(0) == ["cover hux", "stop"]
    two = t.with_hand(game, "cover", {"chase": 3}, leaders=["rey", "finn", ""], heroes_unseen=[0, 1])
    assert two.legal(0) == ["cover ren", "stop"]


def test_6_4_the_leaders_not_covered_move_the_marker(game: Game) -> None:
    assert t.at(t.to_the_leaders(t.table(game, "play"))) == 30 + t.ALL_LEADERS
    for leaders, symbols in ((["rey", "", ""], t.HUX + t.REN), (["rey", "poe", ""], t.REN)):
        match = t.table(game, "play", leaders=leaders)
        assert t.at(t.to_the_leaders(match)) == 30 + symbols


def test_6_4_after_the_card_and_its_effect(game: Game) -> None:
    match = t.with_hand(game, "play", {"fleet-rescue": 1}, marker=36)
    match.play("play fleet-rescue")
    assert t.at(match) == 38  # back five, then seven
    assert match.outcome is None


def test_7_1_only_elsewhere_than_at_the_beginning_of_the_turn(game: Game) -> None:
    moved = t.on_field(game, 24)
    assert t.to_the_leaders(moved).view()["marker_aside"] == "this turn"
    same = t.table(game, "play", marker=24 - t.ALL_LEADERS, turn_began_at=24)
    assert "marker_aside" not in t.to_the_leaders(same).view()
    there_and_back = t.with_hand(
        game, "play", {"fleet-rescue": 1, "supply-run": 1}, marker=24, pack=t.pack(leaders=[5, 0, 0])
    )
    there_and_back.play("play fleet-rescue")
    there_and_back.play("stop")
    assert t.at(there_and_back) == 24
    assert "marker_aside" not in there_and_back.view()


def test_7_1_once_and_no_chain(game: Game) -> None:
    decks = t.spread("up daring-escape")
    match = t.on_field(
        game,
        9,
        decks=t.spread(black=("up elite-guard",)),
        pack=t.pack(track_standard="S..y..o..kz.Y..O..1..3..z......F"),
    )
    t.to_the_leaders(match)
    assert t.at(match) == 10  # the black card moved it to a field that sets it aside, which does nothing
    assert "marker_aside" not in match.view()
    back = t.on_field(game, 12, decks=decks, pack=t.pack(track_standard="S..y..o..z..y..O..1..3..z......F"))
    t.to_the_leaders(back)
    assert t.at(back) == 9
    assert "marker_aside" not in back.view()


def test_7_1_fields_that_are_only_passed_do_nothing(game: Game) -> None:
    match = t.with_hand(game, "play", {"chase": 2}, marker=17)
    match.play("play-plain rebel-orange")
    match.play("stop")
    assert t.at(match) == 24
    assert t.hand(match) == {"chase": 2}  # 18 and 21 would have taken them


@pytest.mark.parametrize(
    ("field", "name", "card", "moved"),
    [(3, "yellow", "daring-escape", -3), (3, "yellow", "blockade", 2), (6, "orange", "walker-attack", 3),
     (6, "orange", "stormed-bunker", -6), (6, "orange", "stand-off", 0), (9, "black", "elite-squad", 2)],
)  # fmt: skip
def test_7_2_the_top_card_is_played_from_the_deck(game: Game, field: int, name: str, card: str, moved: int) -> None:
    for lies in ("up", "down"):
        low = ["unseen-low 6"] if name == "black" else []
        decks = {name: [f"{lies} {card}", "unseen", *low]}
        match = t.on_field(game, field, decks=decks, marker=field - 1, pack=t.pack(leaders=[1, 0, 0]))
        t.to_the_leaders(match)
        assert t.at(match) == field + moved  # no ambush, face down or not
        assert t.discard(match) == {card: 1}
        assert t.hand(match) == {}


def test_7_2_an_unseen_card_is_turned_up(game: Game) -> None:
    match = t.on_field(game, 9)
    match.play("play-plain rebel-orange", chance="elite-squad")
    assert t.at(match) == 11
    assert t.deck(match, "black") == ["unseen 5", "unseen-low 6"]


def test_7_2_an_empty_deck_does_nothing(game: Game) -> None:
    match = t.on_field(game, 6, marker=5, decks={"orange": []}, pack=t.pack(leaders=[1, 0, 0]))
    t.to_the_leaders(match)
    assert match.outcome is None
    assert t.at(match) == 6
    assert match.to_act == [1]


def test_7_3_a_hero_turned_up_is_found(game: Game) -> None:
    match = t.on_field(game, 9, decks=t.spread(black=("down rey",)), heroes_unseen=[0, 2])
    t.to_the_leaders(match)
    assert match.view()["leaders"] == ["rey", "", ""]
    assert t.at(match) == 9
    assert t.discard(match) == {}


def test_7_3_a_card_that_covers_the_leader_is_discarded(game: Game) -> None:
    match = t.with_hand(
        game, "play", {"chase": 2}, marker=9 - t.REN, decks=t.spread(black=("up rey",)), heroes_unseen=[0, 2]
    )
    match.play("play-plain rebel-orange")
    match.play("cover phasma")
    match.play("cover hux")
    assert t.at(match) == 9  # what Ren alone moved: nothing is counted again
    assert match.view()["leaders"] == ["rey", "", ""]
    assert t.discard(match) == {"chase": 2}
    assert "Chase was taken off Captain Phasma and discarded." in match.log()


@pytest.mark.parametrize(("field", "name", "card"), [(12, "yellow", "blockade"), (15, "orange", "trooper-raid")])
def test_7_4_a_card_must_be_drawn(game: Game, field: int, name: str, card: str) -> None:
    ambush, aggression = {"blockade": (3, 2), "trooper-raid": (1, 1)}[card]
    for lies, moved in (("down", ambush), ("up", aggression)):
        match = t.on_field(game, field, decks={name: [f"{lies} {card}", "unseen"]})
        t.to_the_leaders(match)
        assert t.at(match) == field + moved
        assert t.hand(match) == {card: 1}
        assert match.to_act == [1]


def test_7_4_no_field_draws_a_black_card(game: Game) -> None:
    from cantina.core.errors import PackError

    with pytest.raises(PackError, match="'K' is no kind of field"):
        t.table(game, pack=t.pack(track_standard="S..K..F"))


def test_7_5_one_card_of_ones_choice(game: Game) -> None:
    match = t.with_hand(game, "play", {"chase": 1, "sabotage": 1}, marker=18 - t.ALL_LEADERS)
    match.play("play-plain rebel-orange")
    match.play("stop")
    assert match.phase == "discard"
    assert match.legal(0) == ["discard chase", "discard sabotage"]
    t.refused(match, "discard blockade", "7.5")
    match.play("discard sabotage")
    assert t.hand(match) == {"chase": 1}
    assert t.discard(match) == {"sabotage": 1}
    assert match.to_act == [1]


def test_7_5_three_cards_or_all_that_there_are(game: Game) -> None:
    keys = {"marker": 21 - t.ALL_LEADERS}
    match = t.with_hand(game, "play", {"chase": 2, "sabotage": 2}, **keys)
    match.play("play-plain rebel-orange")
    match.play("stop")
    for text in ("discard chase", "discard sabotage", "discard sabotage"):
        assert match.phase == "discard"
        match.play(text)
    assert t.hand(match) == {"chase": 1}
    few = t.with_hand(game, "play", {"chase": 1, "sabotage": 1}, **keys)
    few.play("play-plain rebel-orange")
    few.play("stop")
    assert t.hand(few) == {}
    assert few.to_act == [1]
    none = t.to_the_leaders(t.table(game, "play", **keys))
    assert none.to_act == [1]


def test_7_6_set_aside_nothing_moves_the_marker(game: Game) -> None:
    match = t.on_field(
        game, 24, decks=t.spread("down blockade", "up blockade"), hands=[{}, {"fleet-rescue": 1, "blockade": 1}]
    )
    t.to_the_leaders(match)
    assert match.view()["marker_aside"] == "this turn"
    match.play("draw", 1, chance="1 1 2")  # an ambush
    assert t.at(match) == 24
    match.play("keep")
    match.play("pair 1 yellow")  # aggression
    assert t.at(match) == 24
    match.play("done")
    match.play("play fleet-rescue")  # back
    match.play("stop")  # and the leaders
    assert t.at(match) == 24
    assert "marker_aside" not in match.view()
    assert match.to_act == [0]


def test_7_6_and_no_field_is_resolved_then_or_after(game: Game) -> None:
    match = t.table(game, "play", marker=18, marker_aside="this turn", decks=t.spread("up supply-run"),
                    hands=[{"chase": 1, "sabotage": 1}, {"supply-run": 4}])  # fmt: skip
    match.play("play-plain rebel-orange")
    match.play("stop")
    assert t.hand(match) == {"chase": 1, "sabotage": 1}  # field 18 would have taken one
    assert "The marker was put back." in match.log()
    t.to_the_card(match)
    match.play("play-plain scout-orange")
    for leader in ("phasma", "hux", "ren"):
        match.play(f"cover {leader}")
    assert (t.at(match), match.to_act) == (18, [0])
    assert t.hand(match, 1) == {"supply-run": 2}  # one drawn, three on the leaders, none for the field
    assert not any("stood on field" in line for line in match.log())


def test_7_6_only_for_one_turn(game: Game) -> None:
    match = t.table(game, "play", marker=24, marker_aside="this turn")
    t.to_the_leaders(match)
    match.play("draw", 1, chance="blockade; 1 2 3")
    assert t.at(match) == 27


def test_7_6_the_marker_cannot_lose_while_it_is_aside(game: Game) -> None:
    match = t.table(game, "play", marker=39, marker_aside="this turn")
    t.to_the_leaders(match)
    assert match.outcome is None
    empty = t.table(game, "begin", marker=39, marker_aside="this turn", decks={"yellow": []})
    empty.play("draw")
    assert empty.outcome.reason == "deck-empty"
