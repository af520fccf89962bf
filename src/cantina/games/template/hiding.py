"""What a seat cannot know, and how chance would have dealt it."""

from cantina.core.counts import total
from cantina.core.header import UNKNOWN
from cantina.core.kernel import kernel
from cantina.core.rng import below, draw

from .state import BIDS, BLANK, CARGO, JAMMER


@kernel
def hide(world, s, seat):
    """Blanks unseen cargo, the others' bids and tokens, and the bag."""
    for place in range(s.left):
        if seat < 0 or s.peeked[place] >> seat & 1 == 0:
            s.deck[place] = UNKNOWN
    for other in range(s.players):
        if other == seat:
            continue
        if s.bid[other] != 0:
            s.bid[other] = UNKNOWN
        s.token[other, JAMMER] = s.token[other, BLANK] = 0
    s.bag[JAMMER] = s.bag[BLANK] = 0


@kernel
def redeal(world, s):
    """Deals unseen cargo, tokens and bids as chance would have."""
    redeal_cargo(world, s)
    redeal_tokens(world, s)
    for seat in range(s.players):
        if s.bid[seat] == UNKNOWN:
            s.bid[seat] = any_bid(s, seat)


@kernel
def redeal_cargo(world, s):
    """Puts an unseen card in every place that is not known."""
    for place in range(s.left):
        if s.deck[place] == UNKNOWN:
            s.deck[place] = unseen_cargo(world, s)


@kernel
def unseen_cargo(world, s):
    """The value of a card drawn from those that stand nowhere yet."""
    unseen = 0
    for value in range(1, CARGO + 1):
        unseen += unplaced(world, s, value)
    left = below(s, unseen)
    for value in range(1, CARGO + 1):
        left -= unplaced(world, s, value)
        if left < 0:
            return value
    return 0


@kernel
def unplaced(world, s, value):
    """How many cards of a value stand nowhere yet."""
    n = int(world.cargo[value - 1]) - int(s.gone[value - 1]) - (1 if s.cargo == value else 0)
    for place in range(s.left):
        if s.deck[place] == value:
            n -= 1
    return n


@kernel
def redeal_tokens(world, s):
    """Fills the bag with the unseen tokens and draws the hidden hands from it."""
    jammers = int(world.jammers) - int(s.jammed)
    blanks = int(world.blanks)
    for seat in range(s.players):
        jammers -= int(s.token[seat, JAMMER])
        blanks -= int(s.token[seat, BLANK])
    s.bag[JAMMER], s.bag[BLANK] = jammers, blanks
    unseen = jammers + blanks
    for seat in range(s.players):
        for _ in range(int(s.tokens[seat]) - int(s.token[seat, JAMMER]) - int(s.token[seat, BLANK])):
            s.token[seat, draw(s, s.bag, unseen)] += 1
            unseen -= 1


@kernel
def any_bid(s, seat):
    """One of the bids in a hand, each card as likely."""
    left = below(s, total(s.hand[seat]))
    for bid in range(BIDS):
        left -= int(s.hand[seat, bid])
        if left < 0:
            return bid + 1
    return 0
