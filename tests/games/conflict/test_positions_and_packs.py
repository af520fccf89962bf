"""Positions and packs of Conflict: what is written, what is read, and what is refused."""

from typing import Any

import pytest

from cantina.core.errors import PackError, PositionError
from cantina.core.game import Game
from cantina.core.words import LANGUAGES

from . import tables as t


def test_a_position_says_where_every_card_is(game: Game) -> None:
    match = t.table(game, "play", leaders=["rey", "chase", ""], hands=[{"sabotage": 2}, {"elite-guard": 1}],
                    decks=t.spread("up chase", "down blockade", orange=("unseen 3", "up stand-off")))  # fmt: skip
    again = game.from_position(match.position())
    assert again.state.tobytes()[23:] == match.state.tobytes()[23:]
    assert t.deck(again, "orange") == ["unseen 3", "up stand-off", "unseen 19"]
    assert t.deck(again, "black") == ["unseen 4", "unseen-low 6"]


def test_what_is_left_out_is_as_at_the_beginning(game: Game) -> None:
    match = game.from_position({"players": 3})
    assert match.phase == "begin"
    assert [t.hand(match, seat) for seat in range(3)] == [{}] * 3
    assert match.view()["decks"] == game.new(players=3, seed=1).view()["decks"]


def test_cards_that_stand_nowhere_are_unseen_or_discarded(game: Game) -> None:
    unseen = t.table(game, decks={"orange": ["unseen"]}, hands=[{"sabotage": 2}, {}])
    assert t.deck(unseen, "orange") == ["unseen 23"]
    gone = t.table(game, decks={"orange": ["up sabotage"]})
    assert t.discard(gone) == {
        "stormed-bunker": 5,
        "sabotage": 4,
        "stand-off": 5,
        "trooper-raid": 5,
        "walker-attack": 5,
    }


@pytest.mark.parametrize(
    ("phase", "keys", "message"),
    [
        ("begin", {"variant": "hard"}, "variant: must be one of"),
        ("begin", {"marker": 41}, "marker: must be a whole number from 0 to 40"),
        ("begin", {"marker": 40}, "marker: this ends the game"),
        ("begin", {"luck": 1}, "luck: is not known here"),
        ("begin", {"dice": ["1", "1", "1", "1"]}, "dice: there are 3 dice"),
        ("begin", {"dice": ["4"]}, r"dice\[0\]: must be one of"),
        ("begin", {"hands": [{"chase": 6}, {}]}, "6 cards chase; the pack has 5"),
        ("begin", {"hands": [{"rey": 1}, {}]}, r"hands\[0\]\.rey: is not known here"),
        ("begin", {"hands": [{}]}, "hands: must have 2 entries"),
        ("begin", {"leaders": ["", "rey", ""]}, "leaders: heroes cover phasma first"),
        ("begin", {"leaders": ["rey", "poe", "finn"]}, "leaders: this ends the game"),
        ("begin", {"leaders": ["rey", "rey", ""]}, "2 cards rey; the pack has 1"),
        ("begin", {"decks": {"yellow": "all"}}, "decks.yellow: must be a list"),
        ("begin", {"decks": {"yellow": ["up sabotage"]}}, r"decks\.yellow\[0\]: must be `up NAME`"),
        ("begin", {"decks": {"yellow": ["unseen-low 3"]}}, r"decks\.yellow\[0\]: must be"),
        ("begin", {"decks": {"yellow": ["unseen 90"]}}, "decks.yellow: holds 90 cards"),
        ("begin", {"decks": {"yellow": ["unseen 50"]}}, "50 unseen cards, but 55 cards"),
        ("begin", {"heroes_unseen": [1, 1]}, "heroes_unseen: must be 3 in all"),
        ("begin", {"decks": {"black": ["unseen 1", "unseen-low 11"]}, "heroes_unseen": [2, 1]}, r"heroes_unseen\[0\]"),
        ("begin", {"to_act": [0, 1]}, "to_act: exactly one seat"),
        ("first", {"throws": [3, 3]}, "throws: must have the seat that acts"),
        ("first", {"throws": ["to throw", 10]}, r"throws\[1\]: must be"),
        ("pay", {}, "task: must say what is paid for"),
        ("pay", {"task": {"paying for": "draw", "deck": "orange", "cards": 1, "left": 1}}, "task.left: must be from 1"),
        ("pay", {"task": {"paying for": "draw", "deck": "orange", "cards": 0, "left": 1}}, "task.cards: must be cards"),
        ("pay", {"task": {"price": 1}}, "task.price: is not known"),
        ("arrange", {}, "task.cards: must be cards that the deck has"),
        ("arrange", {"task": {"deck": "yellow", "cards": 2, "left": 3}}, "task.left: must be at least 1"),
        ("arrange", {"task": {"deck": "yellow", "cards": 2, "left": 2}}, "task.cards: must lie face up"),
        ("sink", {}, "starting_card: must be one of the Rebel's"),
        ("sink", {"starting_card": "rebel-black", "task": {"deck": "black", "left": 1}}, "task.deck: must be"),
        ("sink", {"starting_card": "rebel-yellow", "task": {"deck": "yellow"}}, "task.left: must be cards"),
        ("cover", {}, r"hands\[0\]: must hold a card"),
        ("cover", {"hands": [{"chase": 1}, {}], "leaders": ["chase", "chase", "chase"]}, "leaders: must have"),
        ("cover-card", {"hands": [{"chase": 1}, {}]}, "covering: must be a leader"),
        ("discard", {"hands": [{"chase": 1}, {}], "task": {"left": 2}}, "task.left: must be from 1 to the 1 cards"),
    ],
)  # fmt: skip
def test_a_wrong_position_is_refused_with_its_key(game: Game, phase: str, keys: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        t.table(game, phase, **keys)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"deck_black": 11}, r"deck\.black: is 11, but the kinds of card add up to 12"),
        ({"card_chase": {"count": 5, "left": 1, "ambush": 0, "luck": 1}}, r"card\.chase\.luck: is not known"),
        ({"card_chase": {"count": 5, "left": 1}}, r"card\.chase\.ambush: must be a whole number"),
        ({"card_chase": {"count": 5, "left": 99, "ambush": 0}}, r"card\.chase\.left: must be from -9 to 9"),
        ({"card_rey": {"count": 1, "left": 0, "ambush": 0}}, r"card\.rey: is not a figure"),
        ({"dice": [1, 1, 1]}, "dice: must show different results"),
        ({"dice": []}, "dice: must have 1 to 12 sides"),
        ({"dice": [0, 4]}, r"dice\[1\]: must be from 0 to 3"),
        ({"leaders": [1, 2]}, "leaders: must hold 3 numbers"),
        ({"set_3": [1, 2]}, r"set\.3: must hold 3 numbers"),
        ({"back_3": 0}, r"back\.3: must be from 1"),
        ({"track_standard": "....."}, r"track\.standard: must be S"),
        ({"track_standard": "S.?.F"}, r"track\.standard: field 2: '\?' is no kind of field"),
        ({"start_standard": [0, 0, 0, 0, 40]}, r"start\.standard\[4\]: must be from 0 to 39"),
        ({"piles_top": 9}, r"piles\.top: must be from 1 to 8"),
    ],
)  # fmt: skip
def test_a_wrong_pack_is_refused_with_its_key(game: Game, changes: dict[str, Any], message: str) -> None:
    with pytest.raises(PackError, match=message):
        t.table(game, pack=t.pack(**changes))


def test_our_content_keeps_to_the_hints(game: Game) -> None:
    """What the drafts ask of it: how the black field lies, and that revealing and playing are worth their price."""
    world = game.worlds([game.pack()])[0]
    for side in range(2):
        track, goal = world.track[side].tolist(), int(world.goal[side])
        black = [i for i, kind in enumerate(track) if kind == 3]
        assert len(black) == 1
        assert black[0] >= goal - 4
        assert set(track[: goal + 1]) == set(range(9)), "a kind of field is missing"
        assert track.index(1) < goal / 3 < [i for i, kind in enumerate(track) if kind == 2][-1]
    assert world.goal[1] < world.goal[0]
    for first, end in ((0, 10), (10, 20), (20, 26)):
        ambush = sum(int(world.count[k]) * int(world.ambush[k]) for k in range(first, end))
        aggression = sum(int(world.count[k]) * max(int(world.left[k]), 0) for k in range(first, end))
        assert ambush > aggression
    best = -min(int(world.left[k]) for k in range(10))
    starting = max(
        -int(world.symbols[n][c]) + (int(world.back[n]) if c == 0 else 0) for n in range(6) for c in range(3)
    )
    assert best >= starting + 2
    assert all(world.left[k] > 0 for k in range(20, 26) if world.count[k])


def test_the_table_can_be_drawn_in_every_language(game: Game) -> None:
    match = t.table(game, "dice", dice=["1", "first-order"], help_die="2", marker_aside="this turn", leaders=["rey", "chase", ""],
                    hands=[{"sabotage": 2}, {"blockade": 1}], decks=t.spread("up chase", "down blockade", "up chase"))  # fmt: skip
    for lang in LANGUAGES:
        drawn = match.picture(0, lang)
        assert "board-" not in drawn
        assert game.texts(lang).say("card-blockade") in drawn
    assert "Player 6" in game.new(players=6, seed=1).picture()
