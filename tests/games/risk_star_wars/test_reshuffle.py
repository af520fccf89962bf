"""What can be known of a hand after a reshuffle, against every course that a game with a few cards can have taken."""

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from cantina.core.game import Game
from cantina.core.match import Match

from .tables import changed

DEALS = 8000
CARD_NAMES = {"T": "ties-vader", "E": "executor-emperor", "X": "death-star-ambush"}

Hands = tuple[frozenset[int], ...]
Piles = tuple[tuple[int, ...], ...]
Table = tuple[Hands, Piles, frozenset[int]]  # the copies in the hands, piles of orders and deck of the Empire


class Courses:
    """Every course of a game with single copies that looks the same to the Rebels: how many lead to each table.

    All are as likely: a shuffled deck gives any of its copies, and any cards of a hand may be planned.
    """

    def __init__(self, cards: str, seats: int, hand: int) -> None:
        """Everyone has drawn a hand of the deck, which is written as a letter for each copy."""
        self.cards = cards
        self.all = frozenset(range(len(cards)))
        self.tables: Counter[Table] = Counter({((frozenset(),) * seats, ((),) * seats, self.all): 1})
        for seat in range(seats):
            self.draw(seat, hand)

    def draw(self, seat: int, number: int) -> None:
        """A seat draws; when the deck is empty, all copies that nobody holds are a new one."""
        for _ in range(number):
            found: Counter[Table] = Counter()
            for (hands, piles, deck), n in self.tables.items():
                left = deck or self.all.difference(*hands, *piles)
                for copy in left:
                    found[swap(hands, seat, hands[seat] | {copy}), piles, left - {copy}] += n
            self.tables = found

    def plan(self, seat: int, number: int) -> None:
        """A seat plans some cards of its hand in some order."""
        found: Counter[Table] = Counter()
        for (hands, piles, deck), n in self.tables.items():
            for pile in itertools.permutations(hands[seat], number):
                found[swap(hands, seat, hands[seat].difference(pile)), swap(piles, seat, pile), deck] += n
        self.tables = found

    def turn_up(self, seat: int, card: str) -> None:
        """The top order of a seat is seen."""
        found: Counter[Table] = Counter()
        for (hands, piles, deck), n in self.tables.items():
            if self.cards[piles[seat][0]] == card:
                found[hands, swap(piles, seat, piles[seat][1:]), deck] += n
        self.tables = found

    def chances(self) -> dict[tuple[str, ...], float]:
        """How likely it is that the seats hold these hands."""
        found: Counter[tuple[str, ...]] = Counter()
        for (hands, _, _), n in self.tables.items():
            found[tuple("".join(sorted(self.cards[copy] for copy in hand)) for hand in hands)] += n
        return {hands: n / found.total() for hands, n in found.items()}


def swap(row: tuple[Any, ...], place: int, entry: Any) -> tuple[Any, ...]:
    """A row with another entry in one place."""
    return (*row[:place], entry, *row[place + 1 :])


def rounds(turned_up: str, seats: int, orders: int) -> Iterator[list[str]]:
    """The orders of each seat, round by round, when these came up in turn."""
    for i in range(0, len(turned_up), seats * orders):
        yield [turned_up[i + seat : i + seats * orders : seats] for seat in range(seats)]


def courses(cards: str, turned_up: str, seats: int, hand: int, orders: int) -> Courses:
    """All courses of the game in which these cards came up."""
    found = Courses(cards, seats, hand)
    for planned in rounds(turned_up, seats, orders):
        for seat in range(seats):
            found.plan(seat, orders)
            for card in planned[seat]:
                found.turn_up(seat, card)
        for seat in range(seats):
            found.draw(seat, orders)
    return found


def little(game: Game, cards: str, hand: int, orders: int) -> dict[str, Any]:
    """A pack with a few cards for the Empire."""
    rows = [[cards.count(letter), *name.rsplit("-", 1)] for letter, name in CARD_NAMES.items()]
    figures = {"hand": hand, "orders.two-players": orders, "orders.four-players": orders, "cards.empire": rows}
    return changed(game, figures)


def played(game: Game, pack: dict[str, Any], turned_up: str, seats: int, orders: int) -> Match:
    """The first game by seed in which the Empire can plan these cards; everybody declines everything."""
    for seed in itertools.count():
        match = game.new(players=2 * seats, pack=pack, seed=seed)
        if all(play_round(match, planned) for planned in rounds(turned_up, seats, orders)):
            return match
    raise AssertionError


def play_round(match: Match, planned: list[str]) -> bool:
    """Plays a round with these orders of the Empire, and returns whether it could."""
    for seat, cards in enumerate(planned, 1):
        for card in cards:
            if f"plan {CARD_NAMES[card]}" not in match.legal(seat):
                return False
            match.play(f"plan {CARD_NAMES[card]}", seat)
    while match.phase == "plan":
        match.play(match.legal(match.to_act[0])[0], match.to_act[0])
    while match.phase == "order":
        match.play("decline")
    return True


def hands_dealt(match: Match, seats: int) -> dict[tuple[str, ...], float]:
    """How often the seats of the Empire get these hands when what the Rebels cannot see is dealt again."""
    states = np.repeat(match.hide(0).copy().reshape(1), DEALS)
    states["rng"] = np.arange(1, DEALS + 1, dtype=np.uint64) * np.uint64(7919)
    found: Counter[tuple[str, ...]] = Counter()
    for i in range(DEALS):
        match.game.kernels["redeal_at"](match.worlds, states, i)
        hands = states["hand"][i, 1 : 1 + seats, : len(CARD_NAMES)]
        found[tuple(name_hand(hand) for hand in hands)] += 1
    return {hands: n / DEALS for hands, n in found.items()}


def name_hand(counts: Any) -> str:
    """A hand given as counts by kind, as sorted letters."""
    return "".join(sorted("".join(letter * int(n) for letter, n in zip(CARD_NAMES, counts, strict=True))))


@pytest.mark.parametrize(
    ("cards", "turned_up", "seats", "hand", "orders"),
    [
        ("TTXXX", "TXXTX", 1, 2, 1),
        ("TTTEEXXXX", "TTXEXETXEX", 1, 4, 2),
        ("TTTEEXXXX", "TXXXTTEEXT", 1, 4, 2),
        ("TTTEEXXX", "EXXETTXX", 2, 2, 1),
        ("TTTEEXXX", "XEETXTXT", 2, 2, 1),
        ("TTTEEEXXXX", "XEXTTETXEXXE", 2, 3, 2),
    ],
)
def test_5_10_after_a_reshuffle_each_hand_is_as_likely_as_the_courses_that_lead_to_it(
    game: Game, cards: str, turned_up: str, seats: int, hand: int, orders: int
) -> None:
    match = played(game, little(game, cards, hand, orders), turned_up, seats, orders)
    assert match.state.unclear_size.sum() > 0, "some of the cards in sight can be kept or drawn ones"
    expected = courses(cards, turned_up, seats, hand, orders).chances()
    met = hands_dealt(match, seats)
    assert set(met) <= set(expected)
    for hands, chance in expected.items():
        assert met.get(hands, 0) == pytest.approx(chance, abs=0.02), hands


def test_the_courses_of_a_very_small_deck_are_counted_as_by_hand() -> None:
    """With one kept X in the hand and TTXX in the new deck, the X that came up was the kept one twice as often as not."""
    chances = courses("TTXXX", "TXXTX", 1, 2, 1).chances()
    assert chances == pytest.approx({("XX",): 2 / 9, ("TX",): 6 / 9, ("TT",): 1 / 9})
