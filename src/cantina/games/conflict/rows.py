"""Rows of cards: a hand, the discard pile and the pool of unseen cards count their cards by kind."""

from cantina.core.kernel import kernel

from . import state as st


@kernel
def cards(world, row, kind):
    """How many cards of a kind there are in a row."""
    return int(row[world.cell[kind]]) >> int(world.shift[kind]) & int(world.mask[kind])


@kernel
def add_cards(world, row, kind, number):
    """Puts cards of a kind into a row."""
    row[world.cell[kind]] += number << int(world.shift[kind])


@kernel
def add_card(world, row, kind):
    """Puts one card into a row."""
    add_cards(world, row, kind, 1)


@kernel
def take_card(world, row, kind):
    """Takes one card out of a row that has it."""
    row[world.cell[kind]] -= 1 << int(world.shift[kind])


@kernel
def cards_held(world, s, seat, deck):
    """How many cards of a deck a seat holds."""
    n, hand = 0, s.hand[seat]
    for kind in range(int(world.first[deck]), int(world.first[deck + 1])):
        n += cards(world, hand, kind)
    return n


@kernel
def all_held(world, s, seat):
    """How many cards a seat holds, starting cards not counted."""
    n, hand = 0, s.hand[seat]
    for kind in range(int(world.first[st.DECKS])):
        n += cards(world, hand, kind)
    return n


@kernel
def is_hero(world, kind):
    """Whether a kind of card is one of the three heroes."""
    return kind >= world.first[st.DECKS]
