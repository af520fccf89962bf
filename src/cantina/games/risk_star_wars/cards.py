"""Decks, hands, piles of orders and discards."""

from cantina.core.counts import total
from cantina.core.kernel import kernel
from cantina.core.log import EVERYONE, NOBODY, WATCHERS, tell
from cantina.core.rng import draw

from .board import side_of
from .counting import account, forget
from .state import CARDS, CARDS_MAX, EMPIRE
from .words import BONUS, DREW, DREW_SECRETLY, EARNED, PLANNED, PLANNED_SECRETLY, RESHUFFLED, TURNED_UP


@kernel
def card_number(side, kind):
    """A kind of card of a side among those of both: as actions and events count them."""
    return kind + (CARDS[0] if side == EMPIRE else 0)


@kernel
def team(side):
    """The audience of a side: its seats."""
    return 0b0110 if side == EMPIRE else 0b1001


@kernel
def rivals(side):
    """The audience of everyone but a side: the other side and those who watch."""
    return WATCHERS | (0b1001 if side == EMPIRE else 0b0110)


@kernel
def orders_a_round(world, s):
    """How many cards everyone plans, and draws back, in a round."""
    return int(world.orders[0]) if s.players == 2 else int(world.orders[1])


@kernel
def make_deck(world, s, side, log):
    """Shuffles the discard into a new deck. Whatever is not in it, nor turned up, is known to be in hands and piles."""
    size = 0
    for kind in range(CARDS_MAX):
        count = int(s.discard[side, kind])
        s.deck[side, kind] = count
        s.kept[side, kind] = int(world.copies[side, kind]) - count
        s.discard[side, kind] = 0
        size += count
    s.deck_size[side] = size
    if s.card > 0:  # a side draws in its own turns and between rounds only, so that the card is its own
        s.kept[side, s.card - 1] -= 1
    for seat in range(int(s.players)):
        if side_of(seat) == side:
            s.fresh[seat] = s.drawn[seat] = 0
            forget(s, seat)
    tell(log, EVERYONE, RESHUFFLED, side)


@kernel
def draw_card(world, s, side, log):
    """The kind of a card drawn from a deck, which is made anew if it is needed; -1 when there is none."""
    if s.deck_size[side] == 0 and total(s.discard[side]) > 0:
        make_deck(world, s, side, log)
    left = int(s.deck_size[side])
    if left == 0:
        return -1
    s.deck_size[side] = left - 1
    return draw(s, s.deck[side], left)


@kernel
def take_cards(world, s, seat, number, log):
    """Lets a seat draw cards into its hand."""
    side = side_of(seat)
    taken = 0
    for _ in range(number):
        kind = draw_card(world, s, side, log)
        if kind < 0:
            break
        s.hand[seat, kind] += 1
        s.drawn[seat] += 1
        tell(log, team(side), DREW, seat, card_number(side, kind))
        taken += 1
    s.hand_size[seat] += taken
    if taken > 0:
        tell(log, rivals(side), DREW_SECRETLY, seat, taken)


@kernel
def earn(world, s, seat, number, log):
    """Puts bonus orders under the pile of a seat, unseen by anybody."""
    earned = 0
    for _ in range(number):
        kind = draw_card(world, s, side_of(seat), log)
        if kind < 0:
            break
        s.pile[seat, s.pile_size[seat]] = kind + 1
        s.pile_size[seat] += 1
        s.fresh[seat] += 1
        tell(log, NOBODY, BONUS, seat, card_number(side_of(seat), kind))
        earned += 1
    if number > 0:
        tell(log, EVERYONE, EARNED, seat, earned)


@kernel
def place_order(s, seat, kind, log):
    """Puts a card of the hand under the pile, face down."""
    side = side_of(seat)
    s.hand[seat, kind] -= 1
    s.hand_size[seat] -= 1
    s.pile[seat, s.pile_size[seat]] = kind + 1
    s.pile_size[seat] += 1
    s.planned[seat] += 1
    tell(log, team(side), PLANNED, seat, card_number(side, kind))
    tell(log, rivals(side), PLANNED_SECRETLY, seat)


@kernel
def turn_up(s, seat, log):
    """Turns the top card of a pile up."""
    pile = s.pile[seat]
    s.card = pile[0]
    planned, older = s.planned[seat] > 0, s.fresh[seat] < s.pile_size[seat]
    left = int(s.pile_size[seat]) - 1
    for i in range(left):
        pile[i] = pile[i + 1]
    pile[left] = 0
    s.pile_size[seat] = left
    s.planned[seat] = max(int(s.planned[seat]) - 1, 0)
    s.fresh[seat] = min(int(s.fresh[seat]), left - int(s.planned[seat]))
    if planned:
        account(s, seat, int(s.card) - 1)
    elif older:
        s.kept[side_of(seat), s.card - 1] -= 1
    s.news = 1
    s.turns += 1
    tell(log, EVERYONE, TURNED_UP, seat, card_number(side_of(seat), int(s.card) - 1))


@kernel
def put_away(s, seat):
    """Lays the card turned up on the open discard and forgets its order."""
    s.discard[side_of(seat), s.card - 1] += 1
    s.card = s.order = s.origin = s.goal = s.target = 0
    for i in range(s.dice.size):
        s.dice[i] = 0
