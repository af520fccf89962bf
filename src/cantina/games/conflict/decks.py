"""The three decks: which card an unseen one is, drawing, revealing, peeking, and moving cards to the bottom."""

from cantina.core.kernel import kernel
from cantina.core.log import EVERYONE, tell
from cantina.core.rng import below

from . import state as st
from . import words as told
from .marker import advance, find_hero, is_hero


@kernel
def from_pool(s, first, end, total):
    """The kind of one of the `total` unseen cards of kinds first to end-1; it is unseen no more."""
    left = below(s, total)
    for kind in range(first, end):
        left -= int(s.pool[kind])
        if left < 0:
            s.pool[kind] -= 1
            return kind
    return -1  # not reached while `total` is the sum of the pool


@kernel
def unseen_black(s, pile):
    """The kind of an unseen card of one of the black deck's piles: each pile holds its own number of heroes."""
    heroes = int(s.heroes_in[pile])
    if below(s, int(s.unseen[st.BLACK + pile])) < heroes:
        s.heroes_in[pile] -= 1
        return from_pool(s, st.HERO, st.KINDS, heroes + int(s.heroes_in[1 - pile]))
    others = int(s.unseen[st.BLACK]) + int(s.unseen[st.BLACK + 1]) - heroes - int(s.heroes_in[1 - pile])
    return from_pool(s, st.FIRST_KIND[st.BLACK], st.HERO, others)


@kernel
def kind_at(s, deck, lying):
    """The kind of a card of a deck by what lies in its place; an unseen one is drawn now."""
    if lying > 0:
        return lying % st.FACE_UP - 1
    pile = st.UNSEEN - lying
    if deck == st.BLACK:
        kind = unseen_black(s, pile)
    else:
        kind = from_pool(s, st.FIRST_KIND[deck], st.END_KIND[deck], int(s.unseen[deck]))
    s.unseen[deck + pile] -= 1
    return kind


@kernel
def lift(s, deck):
    """What lay in the top place of a deck, which is now empty."""
    s.cards[deck] -= 1
    top = st.BASE[deck] + int(s.cards[deck])
    lying = int(s.deck[top])
    s.deck[top] = st.EMPTY
    return lying


@kernel
def draw_card(world, s, seat, deck, log):
    """Draws the top card of a deck that is not empty: an ambush if it lay face down, aggression if face up."""
    lying = lift(s, deck)
    kind = kind_at(s, deck, lying)
    event = told.DREW_UNSEEN if lying < 0 else told.DREW_PEEKED if lying < st.FACE_UP else told.DREW_OPEN
    tell(log, EVERYONE, event, seat, kind)
    if is_hero(kind):
        find_hero(s, kind, log)
        return
    s.hand[seat, kind] += 1
    if lying > st.FACE_UP:
        advance(world, s, int(world.left[kind]), told.ATTACKED, log)
    else:
        advance(world, s, int(world.ambush[kind]), told.AMBUSHED, log)


@kernel
def forced_draw(world, s, seat, deck, log):
    """Draws the top card of a deck; an empty one loses the game."""
    if s.cards[deck] == 0:
        s.end = st.DECK_LOSS
        tell(log, EVERYONE, told.EMPTY_DECK, deck)
        return
    draw_card(world, s, seat, deck, log)


@kernel
def draw_cards(world, s, seat, deck, cards, log):
    """Draws that many cards, one at a time, until the game ends."""
    for _ in range(cards):
        if s.end == 0:
            draw_card(world, s, seat, deck, log)


@kernel
def turn_up(s, deck, cards, log):
    """Turns the top cards of a deck face up."""
    top = st.BASE[deck] + int(s.cards[deck]) - 1
    for i in range(top, top - cards, -1):
        lying = int(s.deck[i])
        kind = kind_at(s, deck, lying)
        s.deck[i] = st.FACE_UP + 1 + kind
        tell(log, EVERYONE, told.TURNED_UNSEEN if lying < 0 else told.TURNED_KNOWN, kind)


@kernel
def peek(s, deck, cards, log):
    """Shows the top cards of a deck to everyone and leaves them as they lie."""
    top = st.BASE[deck] + int(s.cards[deck]) - 1
    for i in range(top, top - cards, -1):
        lying = int(s.deck[i])
        kind = kind_at(s, deck, lying)
        if lying < 0:
            s.deck[i] = 1 + kind
        tell(log, EVERYONE, told.PEEKED_UNSEEN if lying < 0 else told.PEEKED_KNOWN, kind)


@kernel
def find_lying(s, deck, first, cards, lying):
    """How deep the first card lies that lies so, among `cards` cards from depth `first` on; -1 if there is none."""
    top = st.BASE[deck] + int(s.cards[deck]) - 1
    for depth in range(first, first + cards):
        if s.deck[top - depth] == lying:
            return depth
    return -1


@kernel
def all_alike(s, deck, first, cards):
    """Whether `cards` cards of a deck from depth `first` on cannot be told apart."""
    top = st.BASE[deck] + int(s.cards[deck]) - 1
    like_the_first = 0
    for depth in range(first, first + cards):
        if s.deck[top - depth] == s.deck[top - first]:
            like_the_first += 1
    return like_the_first == cards


@kernel
def raise_card(s, deck, depth, to):
    """Moves a card of a deck up from one depth to another; those between sink by one."""
    top = st.BASE[deck] + int(s.cards[deck]) - 1
    lying = s.deck[top - depth]
    for i in range(top - depth, top - to):
        s.deck[i] = s.deck[i + 1]
    s.deck[top - to] = lying


@kernel
def sink_card(s, deck, depth):
    """Moves a card of a deck from some depth to the bottom."""
    place = st.BASE[deck] + int(s.cards[deck]) - 1 - depth
    lying = s.deck[place]
    for i in range(place, st.BASE[deck], -1):
        s.deck[i] = s.deck[i - 1]
    s.deck[st.BASE[deck]] = lying
