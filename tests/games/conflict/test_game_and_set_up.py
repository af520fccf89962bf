"""The rules of Conflict, chapters 1 and 2: what the game is, and how it is set up."""

from collections import Counter

import pytest

from cantina.core.content import Content
from cantina.core.errors import BadOption, PackError
from cantina.core.game import Game
from cantina.core.match import Match
from cantina.games.conflict.state import PLAY

from . import tables as t


def test_1_1_two_to_six_players_win_or_lose_together(game: Game) -> None:
    for players in range(2, 7):
        won = t.table(game, "play", players=players, leaders=["rey", "poe", ""], marker=7, turn_began_at=5,
                      decks={"black": ["up finn", "unseen-low 4"]}, heroes_unseen=[0, 0],
                      discard={"elite-guard": 5}, pack=t.pack(leaders=[0, 0, 2]))  # fmt: skip
        t.to_the_leaders(won)
        assert won.outcome.returns == (1.0,) * players
        lost = t.to_the_leaders(t.table(game, "play", players=players, marker=39))
        assert lost.outcome.returns == (-1.0,) * players
    for players in (1, 7):
        with pytest.raises(BadOption, match="2, 3, 4, 5, 6 players"):
            game.new(players=players)


def test_1_2_the_third_hero_wins_whether_drawn_or_played(game: Game) -> None:
    black = ["up finn", "unseen-low 6"]
    keys = {"leaders": ["rey", "poe", ""], "heroes_unseen": [0, 0], "discard": {"elite-guard": 3}}
    drawn = t.with_dice(game, "1", "1", decks={"black": black}, **keys)
    drawn.play("pair 1 black")
    drawn.play("discard sabotage")
    assert drawn.outcome.reason == "heroes-found"
    played = t.table(game, "play", marker=5, decks={"black": black}, **keys)
    assert t.to_the_leaders(played).outcome.reason == "heroes-found"


def test_1_2_one_or_two_heroes_are_not_enough(game: Game) -> None:
    match = t.with_dice(
        game, "2", "2", hand={"sabotage": 2}, decks=t.spread(black=("up rey", "down finn")), heroes_unseen=[0, 1]
    )
    match.play("pair 2 black")
    assert match.outcome is None
    assert match.view()["leaders"] == ["rey", "finn", ""]


def test_1_3_the_decks_have_55_25_and_12_cards(game: Game) -> None:
    match = game.new(players=2, seed=1)
    assert [int(n) for n in match.state.cards] == [55, 25, 12]
    world = match.world
    assert [sum(world.count[a:b]) for a, b in ((0, 10), (10, 20), (20, 26), (26, 29))] == [55, 25, 9, 3]
    assert sum(int(n) for n in match.state.dice) == 3
    with pytest.raises(PackError, match=r"deck\.yellow: is 54, but the kinds of card add up to 55"):
        game.new(players=2, pack=t.pack(deck_yellow=54))


def test_1_4_the_left_corner_acts_when_played_the_right_one_when_drawn(game: Game) -> None:
    match = t.with_hand(game, "play", {"blockade": 1, "supply-run": 1})
    match.play("play blockade")  # two symbols towards the First Order, three of ambush
    assert t.at(match) == 32
    assert t.table(game, decks=t.spread("down blockade")).play("draw")[1].startswith("Ambush: the marker moved 3 ")


def test_1_4_heroes_have_no_symbols(game: Game) -> None:
    for lies in ("up", "down"):
        match = t.with_dice(
            game, "1", "1", hand={"sabotage": 1}, decks=t.spread(black=(f"{lies} rey",)), heroes_unseen=[0, 2]
        )
        match.play("pair 1 black")
        assert t.at(match) == 30
        assert match.view()["leaders"][0] == "rey"


def test_1_5_hands_are_open_and_unseen_cards_hidden_from_everyone(game: Game) -> None:
    match = t.with_hand(game, "play", {"chase": 1})
    assert match.view(0) == match.view(1) == match.view(-1)
    assert match.hide(0).tobytes() == match.hide(-1).tobytes()
    assert t.hand(match) == {"chase": 1}
    assert t.deck(match, "yellow") == ["unseen 54"]


def test_1_5_a_peeked_card_is_known_in_its_place_and_stays_face_down(game: Game) -> None:
    match = t.table(game, "play", first=1)  # so that seat 0 is the Scout
    match.play("use scout-orange", chance="walker-attack; stand-off")
    assert t.deck(match, "orange") == ["down walker-attack", "down stand-off", "unseen 23"]
    assert match.view(1) == match.view(0)
    assert "Everyone saw Walker Attack." in match.log(1)


def test_1_6_discards_never_come_back(game: Game) -> None:
    match = t.table(game, decks={"yellow": []})
    assert sum(t.discard(match).values()) == 55
    match.play("draw")
    assert match.outcome.reason == "deck-empty"


def test_1_7_dice_cards_leaders_and_fields_come_from_the_pack(game: Game) -> None:
    match = t.table(game, pack=t.pack(dice=[3, 3, 3, 3, 3, 1]))
    match.play("draw")
    assert set(match.view()["dice"]) <= {"1", "3"}
    leaders = t.table(game, "play", pack=t.pack(leaders=[0, 0, 1]))
    assert t.at(t.to_the_leaders(leaders)) == 31
    fields = t.table(game, "play", marker=0, turn_began_at=0, pack=t.pack(leaders=[0, 0, 1], track_standard="Sz.....F"))
    assert t.to_the_leaders(fields).view()["marker_aside"] == "this turn"


def test_1_7_every_side_of_the_die_comes_up_as_often(game: Game) -> None:
    seen = Counter[str]()
    for seed in range(300):
        match = game.from_position({"pack": t.pack(), "decks": t.spread("up recon-flight")}, seed=seed)
        match.play("draw")
        seen.update(match.view()["dice"])
    assert [round(seen[x] / 150) for x in ("first-order", "1", "2", "3")] == [1, 2, 2, 1]


def test_2_1_the_side_of_the_board_and_shuffled_decks_face_down(game: Game) -> None:
    match = game.new(players=2, seed=1)
    assert match.view()["decks"] == {
        "yellow": ["unseen 55"], "orange": ["unseen 25"], "black": ["unseen 6", "unseen-low 6"]
    }  # fmt: skip
    seen = Counter(
        game.from_position({"pack": t.pack()}, seed=seed).play("draw")[0].split("drew ")[1].split(",")[0]
        for seed in range(550)
    )
    assert abs(seen["Supply Run"] - 80) < 40  # 8 of 55
    assert abs(seen["Blockade"] - 50) < 30  # 5 of 55
    assert len(seen) == 8


def test_2_2_the_top_pile_holds_one_hero_and_the_bottom_pile_two(game: Game) -> None:
    found = Counter[int]()
    for seed in range(120):
        match = game.from_position({"pack": t.pack(), "phase": "play"}, seed=seed)
        for depth in range(12):  # everything is turned up, and what was on top goes to the bottom
            scout_and_sink(match, found, depth)
    assert sum(found[d] for d in range(6)) == 120
    assert sum(found[d] for d in range(6, 12)) == 240
    assert all(5 < found[d] < 40 for d in range(6))
    assert all(18 < found[d] < 66 for d in range(6, 12))


def scout_and_sink(match: Match, found: Counter[int], depth: int) -> None:
    """Peeks at the top black card as the Scout, notes whether it is a hero, and moves it to the bottom as the Rebel."""
    for first, card in ((1, "use scout-black"), (0, "use rebel-black")):
        match.state.phase, match.state.acting, match.state.first, match.state.at = PLAY, 1, first, 0
        if first == 0:
            found[depth] += t.deck(match, "black")[0] in ("down rey", "down poe", "down finn")
        match.play(card, 0)


def test_2_2_which_other_cards_lie_in_which_pile_is_open(game: Game) -> None:
    seen = set()
    for seed in range(60):
        data = {"pack": t.pack(), "phase": "play", "first": 1, "decks": {"black": ["unseen-low 6", "unseen 6"]}}
        match = game.from_position(data, seed=seed)
        match.play("use scout-black")
        seen.add(t.deck(match, "black")[0])
    assert seen == {"down rey", "down poe", "down finn", "down elite-guard", "down elite-squad"}


def test_2_3_the_markers_begin_on_the_start_and_on_the_grey_field(game: Game) -> None:
    for players, start in ((2, 0), (6, 5)):
        match = game.new(players=players, seed=1, pack=t.pack())
        assert t.at(match) == start
        assert "help_die" not in match.view()
    new = game.new(players=4, seed=3)
    assert t.at(new) == int(new.world.start[0][4])
    advanced = game.new(players=4, seed=3, variant="advanced")
    assert t.at(advanced) == int(advanced.world.start[1][4])


def test_2_3_a_start_field_has_no_effect(game: Game) -> None:
    for name in game.pack_names():
        world = Content(game, [game.pack(name)]).opened[0]
        effects = {(side, n): world.track[side][world.start[side][n]] for side in range(2) for n in game.facts.players}
        assert not any(effects.values()), f"{name}: {effects}"
    match = t.with_hand(game, "play", {"fleet-rescue": 1}, players=6, marker=8, pack=t.NO_LEADERS)
    assert match.play("play fleet-rescue")[1:] == [
        "The marker moved 3 towards the start, to field 5.", "It is Player 2's turn.",
    ]  # fmt: skip


def test_2_4_the_highest_sum_goes_first(game: Game) -> None:
    match = t.table(game, "first", players=3, turns=0, marker=0)
    match.play("throw", 0, chance="1 1 first-order")
    match.play("throw", 1, chance="1 2 2")
    assert match.to_act == [2]
    match.play("throw", 2, chance="3 first-order first-order")
    assert (match.phase, match.to_act, match.view()["first"]) == ("begin", [1], 1)
    assert match.state.turns == 1


def test_2_4_only_those_who_are_level_throw_again(game: Game) -> None:
    match = t.table(game, "first", players=3, turns=0, marker=0)
    match.play("throw", chance="1 2 3")
    match.play("throw", chance="1 1 1")
    match.play("throw", chance="2 2 2")
    assert match.view()["throws"] == ["to throw", "out", "to throw"]
    match.play("throw", 0, chance="1 1 1")
    assert match.to_act == [2]
    match.play("throw", 2, chance="1 1 1")
    assert match.to_act == [0]  # level again
    match.play("throw", 0, chance="1 1 2")
    match.play("throw", 2, chance="1 1 3")
    assert match.to_act == [2]
    assert match.phase == "begin"


def test_2_4_a_higher_throw_ends_being_level(game: Game) -> None:
    match = t.table(game, "first", players=3, turns=0, marker=0)
    for dice in ("1 1 1", "1 1 1", "2 2 2"):
        match.play("throw", chance=dice)
    assert (match.phase, match.to_act, match.view()["first"]) == ("begin", [2], 2)


def test_2_4_nothing_else_is_done_before(game: Game) -> None:
    match = game.new(players=2, seed=1)
    assert match.legal(0) == ["throw"]
    t.refused(match, "draw", "4.2")
    t.refused(t.table(game), "throw", "2.4")


def test_2_5_sets_go_clockwise_from_the_first_player(game: Game) -> None:
    roles = ["rebel-yellow", "scout-yellow", "pilot-back", "rebel-yellow", "scout-yellow", "pilot-back"]
    for players in range(2, 7):
        for first in range(players):
            for seat in range(players):
                match = t.table(game, "play", players=players, first=first, to_act=[seat], marker=30)
                assert f"use {roles[(seat - first) % players]}" in match.legal(seat)


def test_2_5_each_set_has_its_own_symbols(game: Game) -> None:
    for seat, symbols in enumerate((-1, -2, 0, -3, -4, 1)):
        match = t.table(game, "play", players=6, to_act=[seat], pack=t.pack(leaders=[0, 0, 0]))
        card = ("rebel-yellow", "scout-yellow", "pilot-back")[seat % 3]
        match.play(f"play-plain {card}")
        assert t.at(match) == 30 + symbols


def test_2_5_no_card_of_another_set(game: Game) -> None:
    match = t.table(game, "play", players=3)
    for text in ("use scout-yellow", "use pilot-back", "play-plain pilot-orange", "play-plain scout-black"):
        t.refused(match, text, "2.5")


def test_2_6_the_starting_cards_are_the_whole_hand(game: Game) -> None:
    match = game.new(players=5, seed=2)
    assert [t.hand(match, seat) for seat in range(5)] == [{}] * 5
    play = t.table(game, "play")
    assert play.legal(0) == [
        "use rebel-yellow", "use rebel-orange", "use rebel-black",
        "play-plain rebel-yellow", "play-plain rebel-orange", "play-plain rebel-black",
    ]  # fmt: skip


def test_2_6_starting_cards_are_never_lost(game: Game) -> None:
    match = on_discard_field(game)
    assert match.to_act == [1]  # no card could cover a leader, and the field took none
    t.idle_turn(match)
    t.to_the_card(match)
    assert (match.to_act, match.state.turns) == ([0], 3)
    assert [text for text in match.legal(0) if text.startswith("use")] == [
        "use rebel-yellow", "use rebel-orange", "use rebel-black"
    ]  # fmt: skip


def on_discard_field(game: Game) -> Match:
    """A turn that ends on the field that takes three cards, without a card to give."""
    return t.to_the_leaders(t.table(game, "play", marker=14, decks=t.spread("up recon-flight", "up recon-flight")))
