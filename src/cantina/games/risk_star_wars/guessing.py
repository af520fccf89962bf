"""Which cards of a side may have been kept out of its present deck: one way of many, each with its own chance.

A way says of every card in sight that can be either whether it was kept or drawn, and how many drawn cards each hidden hand
holds. Its chance is in proportion to the number of layouts of the single copies, seen and unseen, that it stands for.
"""

import math

import numpy as np

from cantina.core.kernel import kernel
from cantina.core.rng import below

from .board import side_of
from .counting import group_size
from .state import CARDS_MAX, DECK, EMPIRE, SEATS

FACTORIALS = np.array([float(math.factorial(n)) for n in range(DECK + 1)])
FINE = 1 << 30  # how finely one chance is told from another


@kernel
def divide(s, side, left, blanks, older, kept, new):
    """Writes which kept cards are unseen, and how many of the hidden cards of each seat come from the present deck."""
    kinds, seats = np.zeros(DECK, np.int64), np.zeros(DECK, np.int64)
    most, listed = np.zeros(DECK, np.int64), np.zeros(SEATS, np.int64)
    n = list_uncertain(s, side, kinds, seats, most)
    for i in range(n):
        listed[seats[i]] += 1
    best = most_layouts(s, side, left, blanks, older, listed)
    drawn = np.zeros(CARDS_MAX, np.int64)
    while True:
        count_copies(s, side, kinds, n, kept, drawn)
        if guess(s, kinds, seats, most, n, kept, drawn, new) and fits(s, side, blanks, new):
            share = layouts(side, left, blanks, older, new) / best
            if share >= 1 or below(s, FINE) < share * FINE:
                return


@kernel
def first_seat(side):
    """The first seat of a side."""
    return 1 if side == EMPIRE else 0


@kernel
def second_seat(side):
    """The other seat of a side, which is empty with two players."""
    return 2 if side == EMPIRE else 3


@kernel
def list_uncertain(s, side, kinds, seats, most):
    """Lists the cards in sight that can be kept or drawn ones, by kind, seat and how many up to it can be drawn ones."""
    n = 0
    for seat in range(int(s.players)):
        if side_of(seat) != side:
            continue
        for i in range(int(s.unclear_size[seat])):
            kinds[n], seats[n], most[n] = s.unclear[seat, i] - 1, seat, s.most[seat, i]
            n += 1
        for kind in range(CARDS_MAX):
            for _ in range(int(s.hand[seat, kind])):
                kinds[n], seats[n], most[n] = kind, seat, s.drawn[seat]
                n += 1
        for i in range(int(s.planned[seat])):
            if s.pile[seat, i] > 0:
                kinds[n], seats[n], most[n] = s.pile[seat, i] - 1, seat, s.drawn[seat]
                n += 1
    return n


@kernel
def count_copies(s, side, kinds, n, kept, drawn):
    """Counts the kept and the drawn copies of each kind among the listed cards and those that are not in sight."""
    for kind in range(CARDS_MAX):
        kept[kind] = s.kept[side, kind]
        drawn[kind] = int(s.deck[side, kind]) - int(kept[kind])
    for i in range(n):
        drawn[kinds[i]] += 1
    for seat in range(int(s.players)):
        if side_of(seat) == side:
            for i in range(int(s.planned[seat]), int(s.pile_size[seat]) - int(s.fresh[seat])):
                if s.pile[seat, i] > 0:  # known to be a kept one
                    kept[s.pile[seat, i] - 1] -= 1
                    drawn[s.pile[seat, i] - 1] += 1


@kernel
def guess(s, kinds, seats, most, n, kept, drawn, new):
    """Takes each listed card for one of the copies of its kind that are left, each as likely; returns whether it can be.

    `new` becomes the number of drawn cards of each seat that are not in the list.
    """
    for seat in range(int(s.players)):
        new[seat] = s.drawn[seat]
    for settled in (True, False):  # those first that leave no choice, so that the others know what is left
        for i in range(n):
            seat, kind = seats[i], kinds[i]
            all_kept = s.drawn[seat] == 0
            if (all_kept or s.drawn[seat] == group_size(s, seat)) != settled:
                continue
            if all_kept or (not settled and below(s, int(kept[kind]) + int(drawn[kind])) < kept[kind]):
                kept[kind] -= 1
                continue
            drawn[kind] -= 1
            new[seat] -= 1
            if s.drawn[seat] - new[seat] > most[i]:
                return False
    return True


@kernel
def fits(s, side, blanks, new):
    """Whether the hidden cards of each seat can be so many drawn ones."""
    for seat in range(int(s.players)):
        if side_of(seat) == side and not 0 <= new[seat] <= blanks[seat]:
            return False
    return True


@kernel
def choices(n, k):
    """In how many ways k of n places can be chosen."""
    return FACTORIALS[n] / (FACTORIALS[k] * FACTORIALS[n - k])


@kernel
def layouts(side, left, blanks, older, new):
    """In how many ways, up to a factor that never changes, the unseen copies can lie where they may."""
    a, b = first_seat(side), second_seat(side)
    kept = older + blanks[a] - new[a] + blanks[b] - new[b]
    return FACTORIALS[kept] * FACTORIALS[left - kept] * choices(blanks[a], new[a]) * choices(blanks[b], new[b])


@kernel
def most_layouts(s, side, left, blanks, older, listed):
    """The most layouts that any number of drawn cards in the hidden hands allows."""
    a, b = first_seat(side), second_seat(side)
    new = np.zeros(SEATS, np.int64)
    best = 0.0
    for i in range(max(int(s.drawn[a]) - listed[a], 0), min(int(s.drawn[a]), blanks[a]) + 1):
        for j in range(max(int(s.drawn[b]) - listed[b], 0), min(int(s.drawn[b]), blanks[b]) + 1):
            new[a], new[b] = i, j
            best = max(best, layouts(side, left, blanks, older, new))
    return best
