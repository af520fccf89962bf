"""The rules of Conflict, chapters 8 to 10: the end of a turn, the end of the game, the variants."""

import pytest

from cantina.core.game import Game
from cantina.core.match import Match
from helpers import random_match

from . import tables as t


def test_8_1_covers_are_discarded_and_heroes_stay(game: Game) -> None:
    match = t.with_hand(game, "play", {"chase": 2}, leaders=["rey", "", ""])
    match.play("play-plain rebel-orange")
    match.play("cover hux")
    match.play("stop")
    assert match.view()["leaders"] == ["rey", "", ""]
    assert t.discard(match) == {"chase": 1}


def test_8_2_the_dice_pass_clockwise(game: Game) -> None:
    match = t.table(game, "play", players=3, to_act=[2], dice=["1", "2"], stored_this_turn=True, help_die="1", turns=4)
    match.play("play-plain pilot-yellow")
    assert match.to_act == [0]
    assert match.phase == "begin"
    assert match.view()["dice"] == []
    assert "stored_this_turn" not in match.view()
    assert match.view()["help_die"] == "1"
    assert match.state.turns == 5
    assert match.view()["turn_began_at"] == t.at(match)


def test_9_1_the_third_hero_wins_at_once(game: Game) -> None:
    decks = {"black": ["up finn", "up elite-squad", "unseen-low 4"]}
    match = t.with_dice(game, "2", "2", marker=39, hand={"sabotage": 2}, leaders=["rey", "poe", ""], decks=decks,
                        discard={"elite-guard": 4}, heroes_unseen=[0, 0])  # fmt: skip
    match.play("pair 2 black")
    assert match.outcome.reason == "heroes-found"
    assert match.view()["leaders"] == ["rey", "poe", "finn"]
    assert match.to_act == []


def test_9_2_the_last_field_loses_at_once(game: Game) -> None:
    for marker in (33, 34, 39):
        match = t.to_the_leaders(t.table(game, "play", marker=marker))
        assert match.outcome.reason == "first-order-wins"
        assert t.at(match) == 40
    short = t.to_the_leaders(t.table(game, "play", marker=32))
    assert short.outcome is None


@pytest.mark.parametrize(("field", "name"), [(12, "yellow"), (15, "orange")])
def test_9_3_a_forced_draw_from_an_empty_deck_loses(game: Game, field: int, name: str) -> None:
    match = t.on_field(game, field, decks={name: []})
    t.to_the_leaders(match)
    assert match.outcome.reason == "deck-empty"
    begin = t.table(game, decks={"yellow": []})
    begin.play("draw")
    assert begin.outcome.reason == "deck-empty"


def test_9_3_the_last_card_does_not_lose(game: Game) -> None:
    match = t.table(game, decks={"yellow": ["up recon-flight"]})
    match.play("draw", chance="1 2 3")
    assert match.outcome is None


def test_9_4_an_end_in_the_middle_of_a_draw(game: Game) -> None:
    lost = t.with_dice(
        game, "3", "3", hand={}, marker=39, decks=t.spread("down supply-run", "down long-patrol", "down chase")
    )
    lost.play("pair 3 yellow")
    assert lost.outcome.reason == "first-order-wins"
    assert t.hand(lost) == {"supply-run": 1, "long-patrol": 1}
    assert t.deck(lost, "yellow")[0] == "down chase"
    first = t.with_dice(game, "2", "2", hand={"sabotage": 2}, marker=39, leaders=["rey", "poe", ""], heroes_unseen=[0, 0],
                        decks={"black": ["down elite-guard", "up finn", "unseen-low 4"]}, discard={"elite-guard": 4})  # fmt: skip
    first.play("pair 2 black")
    assert first.outcome.reason == "first-order-wins"  # the ambush came before the hero


def test_9_4_nothing_follows_when_the_leaders_lose(game: Game) -> None:
    match = t.with_hand(game, "play", {"chase": 1}, marker=39)
    match.play("play-plain rebel-orange")
    match.play("cover phasma")
    assert match.outcome.reason == "first-order-wins"
    nothing_followed(match)


def test_9_4_nothing_follows_when_a_field_loses(game: Game) -> None:
    match = t.with_hand(game, "play", {"chase": 1}, marker=12 - t.HUX - t.REN, decks={"yellow": []})
    match.play("play-plain rebel-orange")
    match.play("cover phasma")
    assert match.outcome.reason == "deck-empty"
    nothing_followed(match)


def nothing_followed(match: Match) -> None:
    """Asserts that the turn in which Phasma was covered with a chase went no further than the end of the game."""
    assert match.state.turns == 1
    assert match.view()["leaders"] == ["chase", "", ""]
    assert not any("'s turn" in line for line in match.log())


def test_9_5_never_behind_the_start_field(game: Game) -> None:
    match = t.with_hand(game, "play", {"fleet-rescue": 1}, marker=3, pack=t.NO_LEADERS)
    match.play("play fleet-rescue")
    assert t.at(match) == 0
    six = t.with_hand(game, "play", {"fleet-rescue": 1}, players=6, marker=8, pack=t.NO_LEADERS)
    six.play("play fleet-rescue")
    assert t.at(six) == 5


def test_9_5_on_the_start_field_nobody_is_told_of_a_move(game: Game) -> None:
    match = t.with_hand(game, "play", {"fleet-rescue": 1}, marker=0, pack=t.NO_LEADERS)
    assert match.play("play fleet-rescue") == ["Player 1 played Fleet Rescue.", "It is Player 2's turn."]
    pilot = t.table(game, "play", players=3, first=1, marker=0, pack=t.NO_LEADERS)  # so that seat 0 is the Pilot
    assert pilot.play("use pilot-back") == ["Player 1 played Pilot, marker back.", "It is Player 2's turn."]


def test_nobody_is_ever_told_of_nothing(game: Game) -> None:
    for players in game.facts.players:
        match = random_match(game, players, players=players, pack=t.NO_LEADERS)  # the marker stays near the start
        for told in match.told:
            counts = [n for kind, n in zip(game.events[told.kind].types, told.args, strict=False) if kind == "number"]
            assert 0 not in counts, match.sentence(told, "en")


def test_10_1_simplified_frees_the_order_of_covering(game: Game) -> None:
    match = t.with_hand(game, "cover", {"chase": 3}, variant="simplified")
    assert match.legal(0) == ["cover phasma", "cover hux", "cover ren", "stop"]
    match.play("cover ren")
    assert match.legal(0) == ["cover phasma", "cover hux", "stop"]
    match.play("stop")
    assert t.at(match) == 30 + t.PHASMA + t.HUX


def test_10_1_heroes_still_go_in_order(game: Game) -> None:
    match = t.with_hand(game, "play", {"chase": 1}, variant="simplified", marker=9 - t.PHASMA - t.HUX,
                        decks=t.spread(black=("up rey",)), heroes_unseen=[0, 2])  # fmt: skip
    match.play("play-plain rebel-orange")
    match.play("cover ren")
    assert match.view()["leaders"] == ["rey", "", ""]
    assert t.discard(match) == {"chase": 1}


def test_10_2_advanced_is_played_on_the_other_side(game: Game) -> None:
    match = t.table(game, "play", variant="advanced", marker=11)
    t.to_the_leaders(match)
    assert match.outcome.reason == "first-order-wins"
    assert t.at(match) == 18
    aside = t.table(game, "play", variant="advanced", marker=1, pack=t.pack(leaders=[1, 0, 0]))
    assert t.to_the_leaders(aside).view()["marker_aside"] == "this turn"
    ordered = t.with_hand(game, "cover", {"chase": 3}, variant="advanced", marker=3)
    assert ordered.legal(0) == ["cover phasma", "stop"]


def test_10_3_both_together(game: Game) -> None:
    match = t.with_hand(game, "cover", {"chase": 3}, variant="simplified-advanced", marker=11)
    assert match.legal(0) == ["cover phasma", "cover hux", "cover ren", "stop"]
    match.play("stop")
    assert match.outcome.reason == "first-order-wins"
    for variant in ("standard", "simplified", "advanced", "simplified-advanced"):
        assert game.new(players=2, seed=1, variant=variant).view()["variant"] == variant
