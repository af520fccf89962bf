"""The rules of Smugglers: one function for each verb of the rulebook."""

from cantina.core.counts import total
from cantina.core.kernel import kernel
from cantina.core.log import EVERYONE, only, others, tell
from cantina.core.rng import draw, shuffle

from . import words as told
from .actions import BURY, FIRST_BID, JAM, PASS, PEEK, SOME_BID, TAKE
from .hiding import hide, redeal
from .state import BID, BIDS, BLANK, CARGO, DECIDE, JAMMER, SPENT, WINDOW

__all__ = ["apply", "hide", "legal", "redeal", "returns", "setup", "shown"]


# Setting up


@kernel
def setup(world, s, options):
    """Shuffles the cargo, deals bids and tokens, and begins the first round."""
    s.blind = options[0]
    s.lead = options[1]
    for value in range(CARGO):
        for _ in range(world.cargo[value]):
            s.deck[s.left] = value + 1
            s.left += 1
    shuffle(s, s.deck, int(s.left))
    s.bag[JAMMER], s.bag[BLANK] = world.jammers, world.blanks
    s.bagged = int(world.jammers) + int(world.blanks)
    for seat in range(s.players):
        for bid in range(BIDS):
            s.hand[seat, bid] = world.bids[bid]
        for _ in range(world.dealt):
            take_token(s, seat)
    s.turns = 1
    s.acting = (1 << int(s.players)) - 1
    s.news = 0


@kernel
def take_token(s, seat):
    """Draws a token from the bag for `seat` and returns its kind, or -1 when the bag is empty."""
    if s.bagged == 0:
        return -1
    kind = draw(s, s.bag, int(s.bagged))
    s.bagged -= 1
    s.token[seat, kind] += 1
    s.tokens[seat] += 1
    return kind


# What may be chosen


@kernel
def legal(world, s, seat, out):
    """Writes what `seat` may choose now, ascending, and returns how many."""
    if s.acting >> seat & 1 == 0:
        return 0
    if s.phase == BID:
        return legal_bids(s, seat, out)
    if s.phase == DECIDE:
        return legal_decisions(s, seat, out)
    return legal_answers(s, seat, out)


@kernel
def legal_bids(s, seat, out):
    """Writes the bids that `seat` still holds."""
    n = 0
    for bid in range(BIDS):
        if s.hand[seat, bid] > 0:
            out[n] = FIRST_BID + bid
            n += 1
    return n


@kernel
def legal_decisions(s, seat, out):
    """Writes what a captain may do with the top card."""
    n = 0
    if s.blind == 0 and s.peeked[s.left - 1] >> seat & 1 == 0:
        out[n] = PEEK
        n += 1
    out[n], out[n + 1] = TAKE, BURY
    return n + 2


@kernel
def legal_answers(s, seat, out):
    """Writes what a rival may do about the cargo that is turned up."""
    n = 0
    if s.token[seat, JAMMER] > 0:
        out[n] = JAM
        n += 1
    out[n] = PASS
    return n + 1


# What follows


@kernel
def apply(world, s, seat, action, log):
    """Plays one legal action."""
    if action < PEEK:
        choose_bid(s, seat, action - FIRST_BID + 1, log)
    elif action == PEEK:
        peek(s, seat, log)
    elif action == TAKE:
        take_cargo(s, seat, log)
    elif action == BURY:
        bury(s, seat, log)
    elif action == JAM:
        jam(s, seat, log)
    else:
        tell(log, EVERYONE, told.PASSED, seat)
        ask_next(s, seat, log)


@kernel
def choose_bid(s, seat, bid, log):
    """Notes a secret bid; the last one reveals them all."""
    s.bid[seat] = bid
    s.acting = int(s.acting) & ~(1 << seat)
    tell(log, only(seat), told.CHOSE, seat, bid)
    tell(log, others(seat), told.CHOSE_SECRETLY, seat)
    if s.acting == 0:
        reveal_bids(s, log)


@kernel
def reveal_bids(s, log):
    """Spends the bids and makes the highest bidder captain, ties going clockwise from the lead."""
    best = 0
    for i in range(s.players):
        seat = (int(s.lead) + i) % int(s.players)
        bid = int(s.bid[seat])
        tell(log, EVERYONE, told.BIDS_SHOWN, seat, bid)
        s.hand[seat, bid - 1] -= 1
        s.bid[seat] = 0
        if bid > best:
            best = bid
            s.captain = seat
    s.news = 1
    s.phase = DECIDE
    s.acting = 1 << int(s.captain)
    tell(log, EVERYONE, told.CAPTAIN, s.captain)


@kernel
def peek(s, seat, log):
    """Lets the captain look at the top card."""
    top = int(s.left) - 1
    s.peeked[top] |= 1 << seat
    s.news = 1
    tell(log, only(seat), told.PEEKED, seat, s.deck[top])
    tell(log, others(seat), told.PEEKED_SECRETLY, seat)


@kernel
def take_cargo(s, seat, log):
    """Turns the top card up and opens the window of the other side."""
    s.left -= 1
    s.cargo = s.deck[s.left]
    s.deck[s.left] = 0
    s.peeked[s.left] = 0
    s.news = 1
    tell(log, EVERYONE, told.TURNED_UP, seat, s.cargo)
    s.phase = WINDOW
    ask_next(s, seat, log)


@kernel
def bury(s, seat, log):
    """Puts the top card to the bottom, whoever has seen it; the captain draws a token."""
    top = int(s.left) - 1
    card, seen = s.deck[top], s.peeked[top]
    for place in range(top, 0, -1):
        s.deck[place], s.peeked[place] = s.deck[place - 1], s.peeked[place - 1]
    s.deck[0], s.peeked[0] = card, seen
    tell(log, EVERYONE, told.BURIED, seat)
    kind = take_token(s, seat)
    if kind >= 0:
        tell(log, only(seat), told.DREW, seat, kind)
        tell(log, others(seat), told.DREW_SECRETLY, seat)
    end_round(s, log)


@kernel
def ask_next(s, seat, log):
    """Asks the next rival clockwise who holds a token; when none is left, the captain's side scores.

    Who is asked depends on the number of tokens alone: asking only those with a jammer would tell who has one.
    """
    for i in range(1, int(s.players)):
        rival = (seat + i) % int(s.players)
        if rival == s.captain:
            break
        if rival % 2 != s.captain % 2 and s.tokens[rival] > 0:
            s.acting = 1 << rival
            return
    side = int(s.captain) % 2
    s.haul[side] += s.cargo
    tell(log, EVERYONE, told.SCORED, s.captain, s.cargo)
    drop_cargo(s)
    end_round(s, log)


@kernel
def jam(s, seat, log):
    """Loses the cargo to everyone; the jammer leaves the game."""
    s.token[seat, JAMMER] -= 1
    s.tokens[seat] -= 1
    s.jammed += 1
    s.news = 1
    tell(log, EVERYONE, told.JAMMED, seat, s.cargo)
    drop_cargo(s)
    end_round(s, log)


@kernel
def drop_cargo(s):
    """Puts the card that is turned up out of the game."""
    s.gone[s.cargo - 1] += 1
    s.cargo = 0


@kernel
def end_round(s, log):
    """Passes the lead and begins a round, or ends the game when bids or cargo are spent."""
    s.captain = 0
    s.phase = BID
    if total(s.hand[0]) == 0 or s.left == 0:
        s.end, s.acting = SPENT, 0
        tell(log, EVERYONE, told.OVER, s.haul[0], s.haul[1])
        return
    s.turns += 1
    s.lead = (int(s.lead) + 1) % int(s.players)
    s.acting = (1 << int(s.players)) - 1
    tell(log, EVERYONE, told.ROUND, s.turns, s.lead)


# The result, and what the others see


@kernel
def returns(world, s, out):
    """Writes 1 for the seats of the richer side and -1 for the others, or 0 for all."""
    for seat in range(s.players):
        mine, theirs = int(s.haul[seat % 2]), int(s.haul[1 - seat % 2])
        out[seat] = 1.0 if mine > theirs else -1.0 if mine < theirs else 0.0


@kernel
def shown(world, s, action, seat):
    """What another seat sees of an action: of a bid, only that it was made."""
    return SOME_BID if action < PEEK else action
