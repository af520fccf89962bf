"""What a seat cannot know, and how chance would deal it again."""

import numpy as np

from cantina.core.counts import total
from cantina.core.header import UNKNOWN
from cantina.core.kernel import kernel
from cantina.core.rng import below, draw

from .board import side_of
from .cards import orders_a_round
from .guessing import divide
from .state import CARDS_MAX, SEATS


@kernel
def hide(world, s, seat):
    """Blanks both decks, all bonus orders, and the hands and planned orders of the other side (-1: of both)."""
    for side in range(2):
        for kind in range(CARDS_MAX):
            s.deck[side, kind] = 0
    for other in range(int(s.players)):
        mine = seat >= 0 and side_of(other) == side_of(seat)
        if not mine:
            for kind in range(CARDS_MAX):
                s.hand[other, kind] = 0
        for i in range(int(s.planned[other]) if mine else 0, int(s.pile_size[other])):
            s.pile[other, i] = UNKNOWN


@kernel
def redeal(world, s):
    """Deals the unseen cards of each side to its hidden hands and orders; the rest is its deck."""
    blanks = np.zeros(SEATS, np.int64)
    for side in range(2):
        left = gather_unseen(world, s, side)
        held = older_blanks(s, side)
        for seat in range(int(s.players)):
            if side_of(seat) == side:
                blanks[seat] = hand_blanks(s, seat) + planned_blanks(s, seat)
                held += blanks[seat]
        if held > 0:
            left = deal_held(world, s, side, left, blanks)
        deal_fresh(s, side, left)


@kernel
def gather_unseen(world, s, side):
    """Makes a deck of all the cards of a side that lie nowhere in sight, and returns how many they are."""
    deck = s.deck[side]
    for kind in range(CARDS_MAX):
        deck[kind] = int(world.copies[side, kind]) - int(s.discard[side, kind])
    for seat in range(int(s.players)):
        if side_of(seat) == side:
            take_seen(s, seat, deck)
    return total(deck)


@kernel
def take_seen(s, seat, deck):
    """Takes the known cards of a seat out of the deck: its hand, its orders and the card it has turned up."""
    for kind in range(CARDS_MAX):
        deck[kind] -= s.hand[seat, kind]
    for i in range(int(s.pile_size[seat])):
        if s.pile[seat, i] != UNKNOWN:
            deck[s.pile[seat, i] - 1] -= 1
    if s.card > 0 and int(s.acting) >> seat & 1:
        deck[s.card - 1] -= 1


@kernel
def hand_blanks(s, seat):
    """How many cards of a hand are hidden."""
    return int(s.hand_size[seat]) - total(s.hand[seat])


@kernel
def fresh_from(s, seat):
    """The place in a pile from which on the orders are bonus orders out of the present deck."""
    return int(s.pile_size[seat]) - int(s.fresh[seat])


@kernel
def planned_blanks(s, seat):
    """How many planned orders of a seat are hidden."""
    blanks = 0
    for i in range(int(s.planned[seat])):
        if s.pile[seat, i] == UNKNOWN:
            blanks += 1
    return blanks


@kernel
def older_blanks(s, side):
    """How many hidden bonus orders of a side were drawn before its present deck was made."""
    blanks = 0
    for seat in range(int(s.players)):
        if side_of(seat) == side:
            for i in range(int(s.planned[seat]), fresh_from(s, seat)):
                if s.pile[seat, i] == UNKNOWN:
                    blanks += 1
    return blanks


@kernel
def deal_held(world, s, side, left, blanks):
    """Deals hidden hands, planned orders and older bonus orders; returns how many unseen cards remain, all in the deck."""
    kept, new = np.zeros(CARDS_MAX, np.int8), np.zeros(SEATS, np.int64)
    divide(s, side, orders_a_round(world, s), kept, new)
    for kind in range(CARDS_MAX):
        s.deck[side, kind] -= kept[kind]
    kept_left = total(kept)
    left -= kept_left
    for seat in range(int(s.players)):
        if side_of(seat) == side:
            deal_seat(s, seat, kept, kept_left, left, int(blanks[seat]), int(new[seat]))
            kept_left -= int(blanks[seat]) - int(new[seat])
            left -= int(new[seat])
    deal_older(s, side, kept, kept_left)
    return left


@kernel
def deal_seat(s, seat, kept, kept_left, left, blanks, new):
    """Deals a seat's hidden hand and planned orders, `new` of the cards from the deck and the others kept ones."""
    deck = s.deck[side_of(seat)]
    hand = hand_blanks(s, seat)
    place = 0
    for unknown in range(blanks, 0, -1):
        if below(s, unknown) < new:
            kind = draw(s, deck, left)
            left -= 1
            new -= 1
        else:
            kind = draw(s, kept, kept_left)
            kept_left -= 1
        if hand > 0:
            s.hand[seat, kind] += 1
            hand -= 1
        else:
            while s.pile[seat, place] != UNKNOWN:
                place += 1
            s.pile[seat, place] = kind + 1


@kernel
def deal_older(s, side, kept, kept_left):
    """Deals what is left of the kept cards to the hidden bonus orders that are not from the present deck."""
    for seat in range(int(s.players)):
        if side_of(seat) == side:
            for i in range(int(s.planned[seat]), fresh_from(s, seat)):
                if s.pile[seat, i] == UNKNOWN:
                    s.pile[seat, i] = draw(s, kept, kept_left) + 1
                    kept_left -= 1


@kernel
def deal_fresh(s, side, left):
    """Draws the hidden bonus orders that came from the present deck."""
    for seat in range(int(s.players)):
        if side_of(seat) == side:
            for i in range(fresh_from(s, seat), int(s.pile_size[seat])):
                if s.pile[seat, i] == UNKNOWN:
                    s.pile[seat, i] = draw(s, s.deck[side], left) + 1
                    left -= 1
