"""What a seat cannot know, and how chance would deal it again."""

import numpy as np

from cantina.core.header import UNKNOWN
from cantina.core.kernel import kernel
from cantina.core.rng import below, draw

from .board import side_of
from .state import CARDS_MAX


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
    for side in range(2):
        left = gather_unseen(world, s, side)
        blanks = held_blanks(s, side)
        if blanks > 0:
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
    left = 0
    for kind in range(CARDS_MAX):
        left += int(deck[kind])
    return left


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
    blanks = int(s.hand_size[seat])
    for kind in range(CARDS_MAX):
        blanks -= int(s.hand[seat, kind])
    return blanks


@kernel
def fresh_from(s, seat):
    """The place in a pile from which on the orders are bonus orders out of the present deck."""
    return int(s.pile_size[seat]) - int(s.fresh[seat])


@kernel
def held_blanks(s, side):
    """How many hidden cards of a side may have been held since before its present deck was made."""
    blanks = 0
    for seat in range(int(s.players)):
        if side_of(seat) == side:
            blanks += hand_blanks(s, seat)
            for i in range(fresh_from(s, seat)):
                if s.pile[seat, i] == UNKNOWN:
                    blanks += 1
    return blanks


@kernel
def deal_held(world, s, side, left, blanks):
    """Deals hidden hands and orders, those first that must be there; returns how many unseen cards remain."""
    held = np.zeros(CARDS_MAX, np.int8)
    kept = pick_kept(world, s, side, left, blanks, held)
    for kind in range(CARDS_MAX):
        s.deck[side, kind] -= held[kind]
    left -= kept
    for _ in range(blanks - kept):
        held[draw(s, s.deck[side], left)] += 1
        left -= 1
    hand_out(s, side, held, blanks)
    return left


@kernel
def pick_kept(world, s, side, left, blanks, held):
    """Picks which cards kept out of the present deck are still hidden, and returns how many.

    A card in sight may or may not be one of the kept ones of its kind: each of its copies is as likely. Those kept
    that are not in sight must all be among the blanks, so that a draw which leaves many of them unseen is less likely;
    drawing again in proportion makes it exact.
    """
    least = 0
    for kind in range(CARDS_MAX):
        in_sight = int(world.copies[side, kind]) - int(s.deck[side, kind])
        least += max(int(s.kept[side, kind]) - in_sight, 0)
    while True:
        kept = 0
        for kind in range(CARDS_MAX):
            in_sight = int(world.copies[side, kind]) - int(s.deck[side, kind])
            held[kind] = kept_unseen(s, int(s.kept[side, kind]), int(world.copies[side, kind]), in_sight)
            kept += int(held[kind])
        if all_fit(s, least, kept, left, blanks):
            return kept


@kernel
def kept_unseen(s, kept, copies, in_sight):
    """How many of the kept copies of a card are not among those in sight."""
    if kept == 0:
        return 0
    for _ in range(in_sight):
        if below(s, copies) < kept:
            kept -= 1
        copies -= 1
    return kept


@kernel
def all_fit(s, least, kept, left, blanks):
    """Whether the unseen kept cards beyond the least number all fall on blanks, one after the other."""
    i = least
    while i < kept and below(s, left - i) < blanks - i:
        i += 1
    return i == kept


@kernel
def hand_out(s, side, held, left):
    """Deals the held cards to the blanks in hands and among older orders."""
    for seat in range(int(s.players)):
        if side_of(seat) != side:
            continue
        for _ in range(hand_blanks(s, seat)):
            s.hand[seat, draw(s, held, left)] += 1
            left -= 1
        for i in range(fresh_from(s, seat)):
            if s.pile[seat, i] == UNKNOWN:
                s.pile[seat, i] = draw(s, held, left) + 1
                left -= 1


@kernel
def deal_fresh(s, side, left):
    """Draws the hidden bonus orders that came from the present deck."""
    for seat in range(int(s.players)):
        if side_of(seat) == side:
            for i in range(fresh_from(s, seat), int(s.pile_size[seat])):
                if s.pile[seat, i] == UNKNOWN:
                    s.pile[seat, i] = draw(s, s.deck[side], left) + 1
                    left -= 1
