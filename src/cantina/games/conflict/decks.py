"""The three decks: which card an unseen one is, drawing, revealing, peeking, and moving cards to the bottom."""

from cantina.core.kernel import kernel
from cantina.core.log import EVERYONE, tell
from cantina.core.rng import below

from . import state as st
from . import words as told
from .marker import advance, find_hero
from .rows import add_card, cards, is_hero, take_card


@kernel
def from_pool(world, s, first, end, total):
    """The kind of one of the `total` unseen cards of kinds first to end-1; it is unseen no more."""
    left = below(s, total)
    for kind in range(first, end):
        left -= cards(world, s.pool, kind)
        if left < 0:
            take_card(world, s.pool, kind)
            return kind
    return -1  # not reached while `total` is the sum of the pool


@kernel
def unseen_black(world, s, pile):
    """The kind of an unseen card of one of the black deck's piles: each pile holds its own number of heroes."""
    heroes, hero = int(s.heroes_in[pile]), int(world.first[st.DECKS])
    if below(s, int(s.unseen[st.BLACK + pile])) < heroes:
        s.heroes_in[pile] -= 1
        return from_pool(world, s, hero, hero + st.HEROES, heroes + int(s.heroes_in[1 - pile]))
    others = int(s.unseen[st.BLACK]) + int(s.unseen[st.BLACK + 1]) - heroes - int(s.heroes_in[1 - pile])
    return from_pool(world, s, int(world.first[st.BLACK]), hero, others)


@kernel
def kind_lying(world, deck, lying):
    """The kind of a seen card of a deck by what lies in its place."""
    return lying % st.FACE_UP - 1 + int(world.extra[deck])


@kernel
def face_down(world, deck, kind):
    """What lies in the place of a seen card of a deck that lies face down."""
    return 1 + kind - int(world.extra[deck])


@kernel
def face_up(world, deck, kind):
    """What lies in the place of a card of a deck that lies face up."""
    return st.FACE_UP + face_down(world, deck, kind)


@kernel
def kind_at(world, s, deck, lying):
    """The kind of a card of a deck by what lies in its place; an unseen one is drawn now."""
    if lying > 0:
        return kind_lying(world, deck, lying)
    pile = st.UNSEEN - lying
    if deck == st.BLACK:
        kind = unseen_black(world, s, pile)
    else:
        kind = from_pool(world, s, int(world.first[deck]), int(world.first[deck + 1]), int(s.unseen[deck]))
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
    kind = kind_at(world, s, deck, lying)
    event = told.DREW_UNSEEN if lying < 0 else told.DREW_PEEKED if lying < st.FACE_UP else told.DREW_OPEN
    tell(log, EVERYONE, event, seat, kind)
    if is_hero(world, kind):
        find_hero(world, s, kind, log)
        return
    add_card(world, s.hand[seat], kind)
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
def draw_cards(world, s, seat, deck, number, log):
    """Draws that many cards, one at a time, until the game ends."""
    for _ in range(number):
        if s.end == 0:
            draw_card(world, s, seat, deck, log)


@kernel
def turn_up(world, s, deck, number, log):
    """Turns the top cards of a deck face up."""
    top = st.BASE[deck] + int(s.cards[deck]) - 1
    for i in range(top, top - number, -1):
        lying = int(s.deck[i])
        kind = kind_at(world, s, deck, lying)
        s.deck[i] = face_up(world, deck, kind)
        tell(log, EVERYONE, told.TURNED_UNSEEN if lying < 0 else told.TURNED_KNOWN, kind)


@kernel
def peek(world, s, deck, number, log):
    """Shows the top cards of a deck to everyone and leaves them as they lie."""
    top = st.BASE[deck] + int(s.cards[deck]) - 1
    for i in range(top, top - number, -1):
        lying = int(s.deck[i])
        kind = kind_at(world, s, deck, lying)
        if lying < 0:
            s.deck[i] = face_down(world, deck, kind)
        tell(log, EVERYONE, told.PEEKED_UNSEEN if lying < 0 else told.PEEKED_KNOWN, kind)


@kernel
def find_lying(s, deck, first, number, lying):
    """How deep the first card lies that lies so, among `number` cards from depth `first` on; -1 if there is none."""
    top = st.BASE[deck] + int(s.cards[deck]) - 1
    for depth in range(first, first + number):
        if s.deck[top - depth] == lying:
            return depth
    return -1


@kernel
def all_alike(s, deck, first, number):
    """Whether `number` cards of a deck from depth `first` on cannot be told apart."""
    top = st.BASE[deck] + int(s.cards[deck]) - 1
    like_the_first = 0
    for depth in range(first, first + number):
        if s.deck[top - depth] == s.deck[top - first]:
            like_the_first += 1
    return like_the_first == number


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
