"""Which cards of a side were kept out of its present deck and which were drawn from it: a room of hiding.py, which deals by it.

To all who cannot look, every order of a deck is as likely, and so is every card of a hand to be the next one planned. A card
in sight that can be either was then a kept or a drawn one with these weights:

* kept: the kept copies of its kind, times the part of all kept cards that its seat held;
* drawn: the drawn copies of its kind, times the part of all drawn cards that its seat held.

Cards that can only be drawn ones tell something too: the more of them came up in a later round, the fewer drawn cards had
left the hand before. One thing leaves no trace in the record: a round in which all orders of a seat were of that sort.
"""

import numpy as np

from cantina.core.counts import total
from cantina.core.kernel import kernel, struct
from cantina.core.rng import below

from .board import side_of
from .counting import group_size
from .state import CARDS_MAX, DECK, SEATS

FINE = 1 << 30  # how finely one chance is told from another

CARD = struct(  # a card in sight that can be a kept or a drawn one
    kind="i8",
    seat="i8",
    limit="i8",  # how many cards of its seat, up to it, can be drawn ones
    certain="i8",  # how many cards that can only be drawn ones came up in its seat's next round
    next_limit="i8",  # how many drawn cards that round began with, if none had left before
    settled="i8",  # 1 if no copy of its kind can be a drawn one
    # How many cards stand before it that are not settled: in all, of its seat, and of its kind
    place="i8",
    nth="i8",
    alike="i8",
    kept="i8",  # the kept copies of its kind
    drawn="i8",  # the drawn copies of its kind
    room="i8",  # the kept cards that its seat had
    # The cards before it are told apart by a number with a digit for each kind, the kept ones of it, and one for the second seat
    step="i8",  # the digit of its kind is worth so much
    span="i8",  # how many values that digit has
    move="i8",  # what is added if the card was a kept one
)


@kernel
def divide(s, side, orders, kept, new):
    """Writes which kept cards are unseen, and how many of the hidden cards of each seat come from the present deck."""
    cards = np.zeros(DECK, CARD)
    n = list_uncertain(s, side, cards)
    note_certain(s, orders, cards, n)
    drawn = np.zeros(CARDS_MAX, np.int64)
    count_copies(s, side, cards, n, kept, drawn)
    rooms = np.zeros(SEATS, np.int64)
    note_settled(s, cards, n, kept, drawn, rooms)
    ways = count_ways(cards, n, kept, drawn, rooms)
    weights = np.ones((n + 1, ways.shape[0]))
    sizes = (total(kept), total(drawn))
    for i in range(n - 1, -1, -1):
        card, then = cards[i], weights[i + 1]
        for way in range(ways.shape[0]):
            if reachable(card, ways[way, 0], ways[way, 1]):
                weights[i, way] = if_kept(card, way, ways, sizes, then) + if_drawn(card, way, ways, sizes, then)
    if weights[0, 0] <= 0:
        raise ValueError("no course of the game explains the kept, drawn and unclear cards of this position")
    choose_way(s, cards, n, ways, sizes, weights, kept, new)


@kernel
def list_uncertain(s, side, cards):
    """Lists the cards in sight that can be kept or drawn ones by seat, as they came up, and returns how many they are."""
    n = 0
    for seat in range(int(s.players)):
        if side_of(seat) != side or not 0 < s.drawn[seat] < group_size(s, seat):
            continue
        for i in range(int(s.unclear_size[seat])):
            n = list_card(cards, n, seat, int(s.unclear[seat, i]) - 1, int(s.most[seat, i]))
        for kind in range(CARDS_MAX):
            for _ in range(int(s.hand[seat, kind])):
                n = list_card(cards, n, seat, kind, int(s.drawn[seat]))
        for i in range(int(s.planned[seat])):
            if s.pile[seat, i] > 0:
                n = list_card(cards, n, seat, int(s.pile[seat, i]) - 1, int(s.drawn[seat]))
    return n


@kernel
def list_card(cards, n, seat, kind, limit):
    """Appends a card to the list and returns how many there are now."""
    cards[n].seat = seat
    cards[n].kind = kind
    cards[n].limit = limit
    return n + 1


@kernel
def note_certain(s, orders, cards, n):
    """Notes how many cards that can only be drawn ones came up in the round after that of each card.

    The limit falls by one with each of them and rises by the cards drawn between two rounds. Those of the card's own round
    may as well have come up before it.
    """
    for i in range(n - 1, -1, -1):
        card = cards[i]
        seat = int(card.seat)
        later = int(cards[i + 1].limit) if i + 1 < n and cards[i + 1].seat == seat else int(s.drawn[seat])
        card.limit = min(int(card.limit), later)
        card.next_limit = int(card.limit) + orders
        if later > card.limit:
            card.certain = max(int(card.next_limit) - later, 0)


@kernel
def count_copies(s, side, cards, n, kept, drawn):
    """Counts the kept and the drawn copies of each kind among the listed cards and those that are not in sight."""
    for kind in range(CARDS_MAX):
        kept[kind] = s.kept[side, kind]
    for seat in range(int(s.players)):
        if side_of(seat) == side:
            take_known(s, seat, kept)
    for kind in range(CARDS_MAX):
        drawn[kind] = int(s.deck[side, kind]) - int(kept[kind])
    for i in range(n):
        drawn[cards[i].kind] += 1


@kernel
def take_known(s, seat, kept):
    """Takes the cards of a seat that are in sight and known to be kept ones out of the kept."""
    first = 0 if s.drawn[seat] == 0 else int(s.planned[seat])
    for i in range(first, int(s.pile_size[seat]) - int(s.fresh[seat])):
        if s.pile[seat, i] > 0:
            kept[s.pile[seat, i] - 1] -= 1
    if s.drawn[seat] == 0:
        for kind in range(CARDS_MAX):
            kept[kind] -= s.hand[seat, kind]


@kernel
def note_settled(s, cards, n, kept, drawn, rooms):
    """Takes the listed cards whose kind was never drawn out of the kept, and writes how many others each seat has kept."""
    for seat in range(int(s.players)):
        rooms[seat] = group_size(s, seat) - int(s.drawn[seat])
    for i in range(n):
        card = cards[i]
        if drawn[card.kind] == 0:
            card.settled = 1
            kept[card.kind] -= 1
            rooms[card.seat] -= 1


@kernel
def count_ways(cards, n, kept, drawn, rooms):
    """Numbers the ways in which cards can have been kept ones; returns how many of both seats are, for each way."""
    alike, nth = np.zeros(CARDS_MAX, np.int64), np.zeros(SEATS, np.int64)
    for i in range(n):
        card = cards[i]
        card.nth, card.alike, card.place = nth[card.seat], alike[card.kind], total(nth)
        card.kept, card.drawn, card.room = kept[card.kind], drawn[card.kind], rooms[card.seat]
        alike[card.kind] += 1 - card.settled
        nth[card.seat] += 1 - card.settled
    steps, spans = np.zeros(CARDS_MAX, np.int64), np.zeros(CARDS_MAX, np.int64)
    half = 1
    for kind in range(CARDS_MAX):
        steps[kind], spans[kind] = half, 1 + min(int(alike[kind]), max(int(kept[kind]), 0))
        half *= spans[kind]
    for i in range(n):
        card = cards[i]
        card.step, card.span = steps[card.kind], spans[card.kind]
        card.move = card.step + (half if is_second(card.seat) else 0)
    others = min(int(nth[2]), int(rooms[2])) + min(int(nth[3]), int(rooms[3]))
    return count_kept(steps, spans, half, 1 + others)


@kernel
def is_second(seat):
    """Whether a seat is the second of its side, which is empty with two players."""
    return seat >= 2


@kernel
def count_kept(steps, spans, half, others):
    """How many cards of the first and of the second seat of a side were kept ones, by way."""
    taken = np.zeros(half, np.int64)
    for kind in range(CARDS_MAX):
        for way in range(steps[kind], steps[kind] * spans[kind]):
            taken[way] = taken[way - steps[kind]] + 1
    ways = np.zeros((half * others, 2), np.int64)
    for way in range(ways.shape[0]):
        ways[way, 1] = way // half
        ways[way, 0] = taken[way % half] - ways[way, 1]
    return ways


@kernel
def reachable(card, first, second):
    """Whether so many of the cards before it, of the first and of the second seat, can have been kept ones."""
    if is_second(card.seat):
        return 0 <= first <= card.place - card.nth and second <= card.nth
    return first <= card.nth and second == 0


@kernel
def if_kept(card, way, ways, sizes, then):
    """The weight of all courses of the game in which a card was a kept one, after the way of those before it."""
    alike, seated = way // card.step % card.span, ways[way, 1 if is_second(card.seat) else 0]
    if card.settled:
        return certain_ones(card, card.nth - seated) * then[way]
    if alike + 1 == card.span or way + card.move >= then.size or seated >= card.room:
        return 0.0
    share = (card.room - seated) / (sizes[0] - ways[way, 0] - ways[way, 1])
    return (card.kept - alike) * share * certain_ones(card, card.nth - seated) * then[way + card.move]


@kernel
def if_drawn(card, way, ways, sizes, then):
    """The weight of all courses of the game in which a card was a drawn one, after the way of those before it."""
    alike = card.alike - way // card.step % card.span
    seated = card.nth - ways[way, 1 if is_second(card.seat) else 0]
    if card.settled or alike >= card.drawn or seated >= card.limit:
        return 0.0
    share = (card.limit - seated) / max(sizes[1] - card.place + ways[way, 0] + ways[way, 1], 1)
    return (card.drawn - alike) * share * certain_ones(card, seated + 1) * then[way]


@kernel
def certain_ones(card, gone):
    """In how many ways the cards that can only be drawn ones were taken from a hand that `gone` drawn ones had left before."""
    ways = 1.0
    for i in range(card.certain):
        ways *= max(card.next_limit - gone - i, 0)
    return ways


@kernel
def choose_way(s, cards, n, ways, sizes, weights, kept, new):
    """Takes each card for kept or drawn, as likely as it is, out of the kept and of the drawn ones of its seat."""
    for seat in range(int(s.players)):
        new[seat] = s.drawn[seat]
    way = 0
    for i in range(n):
        card = cards[i]
        share = if_kept(card, way, ways, sizes, weights[i + 1]) / weights[i, way]
        if card.settled:
            continue
        if share >= 1 or (share > 0 and below(s, FINE) < share * FINE):
            kept[card.kind] -= 1
            way += card.move
        else:
            new[card.seat] -= 1
