"""A pack may have as many kinds of card as a box has cards: every card its own kind and name."""

import random
from itertools import product
from typing import Any

import pytest

from cantina.core.content import Content
from cantina.core.errors import PackError, PositionError
from cantina.core.game import Game
from cantina.core.gamefile import loads
from cantina.core.plain import plain
from cantina.games.conflict import state as st
from cantina.games.conflict.words import BLACK_NAMES, ORANGE_NAMES, YELLOW_NAMES
from helpers import random_match, steps, without_rng

from . import tables as t

NAMES = (*YELLOW_NAMES, *ORANGE_NAMES, *BLACK_NAMES)


def cards(counts: dict[str, int]) -> dict[str, Any]:
    """The pack of the tests with these cards, whose symbols differ."""
    data = t.pack()
    data["card"] = {
        name: t.figure({"count": count, "left": i % 8 - 5, "ambush": i % 3})
        for i, (name, count) in enumerate(counts.items())
    }
    return data


EACH_ITS_OWN = cards(dict.fromkeys(NAMES, 1))


def test_every_card_can_be_its_own_kind(game: Game) -> None:
    world = Content(game, [game.new(players=2, pack=EACH_ITS_OWN).pack]).opened[0]
    assert world.first == [0, 55, 80, 89]
    assert world.count[: st.KINDS] == [1] * 92
    assert sorted(world.name) == list(range(92))


@pytest.mark.parametrize(("players", "variant"), [(2, "simplified"), (4, "standard"), (6, "simplified-advanced")])
def test_whole_games_with_every_card_its_own_kind(game: Game, players: int, variant: str) -> None:
    census, why = game.module("state").census, game.module("reasons").why
    match = game.new(players=players, seed=players, pack=EACH_ITS_OWN, variant=variant)
    before = census(match.opened_world, plain(match.states))
    for seat, _ in steps(match, random.Random(players)):
        legal, seen = match.legal_actions(seat), match.seen(seat)
        assert legal == sorted(set(legal))
        assert census(match.opened_world, plain(match.states)) == before
        again = game.from_position(match.position())
        assert without_rng(again.states) == without_rng(match.states), match.position()
        if len(match.record) % 5 == 0:
            reasons = [why(match.opened_world, seen, seat, action) for action in range(game.actions)]
            assert [action for action, reason in enumerate(reasons) if reason is None] == legal
    assert loads(match.save(), expected=game).states.tobytes() == match.states.tobytes()


def test_a_hand_of_every_card(game: Game) -> None:
    decks = {"black": ["down rey", "down poe", "down finn"]}
    match = t.with_hand(game, "play", dict.fromkeys(NAMES, 1), pack=EACH_ITS_OWN, decks=decks)
    assert t.hand(match) == dict.fromkeys(NAMES, 1)
    assert {text.removeprefix("play ") for text in match.legal(0) if text.startswith("play ")} == set(NAMES)
    assert len(match.legal(0)) == game.max_legal - 2  # the Rebel's yellow and orange decks are empty
    assert "Night Landing" in match.picture(0)
    for name in NAMES:
        other = match.copy()
        other.play(f"play {name}")
        assert t.discard(other) == {name: 1}
        assert name not in t.hand(other)


def test_the_further_cards_are_revealed_paid_sunk_and_cover(game: Game) -> None:
    hand = {"closed-sector": 1, "elite-commander": 1, "chase": 1}
    decks = t.spread("down smoke-screen", "up ion-storm", orange=("down reprisal",))
    match = t.with_dice(game, "2", "1", hand=hand, pack=EACH_ITS_OWN, decks=decks)
    match.play("reveal 2 yellow")
    assert match.legal(0) == ["put-up smoke-screen", "put-up ion-storm"]
    match.play("put-up ion-storm")
    assert t.deck(match, "yellow")[:2] == ["up ion-storm", "up smoke-screen"]
    match.play("reveal 1 orange")
    assert match.legal(0) == ["discard chase", "discard closed-sector"]
    match.play("discard closed-sector")
    assert t.deck(match, "orange")[0] == "up reprisal"
    match.play("use rebel-yellow")
    assert match.legal(0) == ["put-unseen", "put-up smoke-screen", "put-up ion-storm"]
    match.play("put-up smoke-screen")
    match.play("put-unseen")
    assert t.deck(match, "yellow")[-3:] == ["up smoke-screen", "unseen 1", "up ion-storm"]
    match.play("cover phasma")
    match.play("cover-with elite-commander")
    assert match.view()["leaders"][0] == "elite-commander"


def test_a_peeked_further_card_is_put_under_the_deck_face_down(game: Game) -> None:
    decks = t.spread("down smoke-screen", "down chase", "down closed-sector")
    match = t.table(game, "play", pack=EACH_ITS_OWN, decks=decks)
    match.play("use rebel-yellow")
    assert match.legal(0) == ["put-down chase", "put-down smoke-screen", "put-down closed-sector"]
    match.play("put-down closed-sector")
    match.play("put-down smoke-screen")
    assert t.deck(match, "yellow")[-3:] == ["down closed-sector", "down smoke-screen", "down chase"]


def test_our_pack_has_the_numbers_of_the_first_edition(game: Game) -> None:
    match = game.new(players=2, seed=1)
    assert match.opened_world.first == [0, 10, 20, 26]
    numbers = {"discard fleet-rescue": 57, "put-unseen": 83, "put-down chase": 91, "put-up finn": 132,
               "play elite-squad": 158, "use rebel-yellow": 159, "cover-with fleet-rescue": 181}  # fmt: skip
    assert {text: match.parse(text) for text in numbers} == numbers
    assert game.state.itemsize == 368


def test_a_name_that_the_pack_does_not_use_is_refused(game: Game) -> None:
    t.refused(t.table(game, "play"), "play night-landing", "6.1")
    with pytest.raises(PositionError, match="1 cards night-landing; the pack has 0"):
        t.with_hand(game, "play", {"night-landing": 1})
    with pytest.raises(PackError, match=r"card\.my-own: is not a figure"):
        game.new(players=2, pack=cards({**dict.fromkeys(NAMES, 1), "my-own": 1}))


@pytest.mark.parametrize(("deck", "kinds"), [(0, 55), (1, 25), (2, 9)])
def test_whatever_the_counts_the_kinds_of_a_deck_have_room(game: Game, deck: int, kinds: int) -> None:
    """A kind needs as many bits as its count; the fewest cards that need so many are the worst case."""
    place = game.module("pack").place_kinds
    for many in product(*(range(kinds // 2**bits + 1) for bits in range(1, 6))):
        rest = kinds - sum(n * 2**bits for bits, n in enumerate(many, 1))
        if rest >= 0:
            counts = [2**bits for bits, n in enumerate(many, 1) for _ in range(n)] + [1] * rest
            world = game.worlds([game.pack()])[0]
            world.count[: len(counts)] = counts
            place(world, deck, range(len(counts)))
            assert max(world.cell[: len(counts)]) < st.FIRST_CELL[deck] + st.CELLS[deck], counts
            assert_apart(world, len(counts))


def assert_apart(world: Any, kinds: int) -> None:
    """Asserts that no two kinds share a bit."""
    bits = [(int(world.cell[k]), int(world.mask[k]) << int(world.shift[k])) for k in range(kinds)]
    for cell in {cell for cell, _ in bits}:
        masks = [mask for at, mask in bits if at == cell]
        assert sum(masks) < 128
        assert sum(mask.bit_count() for mask in masks) == sum(masks).bit_count()


def test_random_games_with_some_kinds_more(game: Game) -> None:
    counts = (
        dict.fromkeys(NAMES[:12], 4) | {"closed-sector": 7} | dict.fromkeys(ORANGE_NAMES[:5], 5) | {"elite-scout": 9}
    )
    for seed in range(5):
        match = random_match(game, seed, players=3, pack=cards(counts))
        assert game.from_position(match.position()).view() == match.view()
