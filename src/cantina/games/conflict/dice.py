"""Dice: throwing for the first player, throwing again, and what a die can still be used for."""

import numpy as np

from cantina.core.header import SEATS
from cantina.core.kernel import kernel
from cantina.core.log import EVERYONE, tell
from cantina.core.rng import below

from . import state as st
from . import words as told
from .actions import HANDFULS
from .rows import cards_held

HANDFUL = np.array(HANDFULS, np.int8)


@kernel
def throw(world, s):
    """What one die shows when it is thrown."""
    return int(world.face[below(s, int(world.sides))])


@kernel
def throw_dice(world, s, seat, dice, event, log):
    """Throws that many dice and adds them to those that lie there."""
    # Told from the lowest result to the First Order, because dice cannot be told apart.
    low = mid = high = 0
    for i in range(dice):
        shown = throw(world, s)
        s.dice[shown] += 1
        if i == 0 or shown < low:
            low, mid, high = shown, low, mid
        elif i == 1 or shown < mid:
            mid, high = shown, mid
        else:
            high = shown
    tell(log, EVERYONE, event, seat, low, mid, high)


@kernel
def clear_dice(s):
    """Takes all dice up: none shows anything."""
    for shown in range(1, st.FIRST_ORDER + 1):
        s.dice[shown] = 0
    s.dice[st.SPENT] = st.DICE


@kernel
def throw_all(world, s, seat, event, log):
    """Throws all three dice."""
    clear_dice(s)
    s.dice[st.SPENT] = 0
    throw_dice(world, s, seat, st.DICE, event, log)


@kernel
def resistance_dice(s):
    """How many unused dice show the Resistance."""
    return int(s.dice[1]) + int(s.dice[2]) + int(s.dice[3])


@kernel
def handful_there(s, handful):
    """Whether the dice of a handful lie there."""
    ones, twos, threes = HANDFUL[handful, 0], HANDFUL[handful, 1], HANDFUL[handful, 2]
    return s.dice[1] >= ones and s.dice[2] >= twos and s.dice[3] >= threes


@kernel
def reroll(world, s, seat, handful, log):
    """Throws the dice of a handful again; a First Order symbol locks a die."""
    dice = 0
    for i in range(3):
        n = int(HANDFUL[handful, i])
        s.dice[i + 1] -= n
        dice += n
    s.rerolls -= 1
    throw_dice(world, s, seat, dice, told.ROLLED, log)


# The first player


@kernel
def next_to_throw(s):
    """The first seat that still has to throw for the first player, or -1."""
    for seat in range(int(s.players)):
        if s.throw[seat] == st.TO_THROW:
            return seat
    return -1


@kernel
def throw_for_first(world, s, seat, log):
    """Throws a seat's three dice and notes the sum of its symbols."""
    throw_all(world, s, seat, told.THREW, log)
    s.throw[seat] = int(s.dice[1]) + 2 * int(s.dice[2]) + 3 * int(s.dice[3])
    clear_dice(s)


@kernel
def settle_first(s, log):
    """The seat that threw the most symbols, or -1 when several did, who then throw again."""
    best = first = -1
    tied = False
    for seat in range(int(s.players)):
        thrown = int(s.throw[seat])
        if thrown > best:
            best, first, tied = thrown, seat, False
        elif thrown == best:
            tied = True
    for seat in range(SEATS):
        if not tied:
            s.throw[seat] = 0
        elif seat < s.players:
            s.throw[seat] = st.TO_THROW if s.throw[seat] == best else st.OUT
    if tied:
        tell(log, EVERYONE, told.TIED)
        return -1
    tell(log, EVERYONE, told.BEGINS, first)
    return first


# Using dice


@kernel
def spend(s, die, dice):
    """Uses up that many dice that show `die`, the changed one first: it alone could not be stored."""
    s.dice[die] -= dice
    s.dice[st.SPENT] += dice
    if s.changed == die:
        s.changed = 0


@kernel
def can_pay(world, s, seat, deck, cards):
    """Whether a seat holds the price in cards: yellow costs nothing, the other decks cost cards of the deck before."""
    return deck == st.YELLOW or cards_held(world, s, seat, deck - 1) >= cards


@kernel
def can_reveal(world, s, seat, deck):
    """Whether a die may reveal cards of a deck."""
    return s.cards[deck] > 0 and can_pay(world, s, seat, deck, 1)


@kernel
def can_draw(world, s, seat, deck, cards):
    """Whether a seat may draw exactly that many cards of a deck with its dice."""
    return int(s.cards[deck]) >= cards and can_pay(world, s, seat, deck, cards)


@kernel
def can_store(s, die):
    """Whether a die that shows `die` may be stored."""
    own = int(s.dice[die]) - (1 if s.changed == die else 0)
    return s.stored == 0 and own > 0


@kernel
def can_change(s, shown):
    """Whether the stored result is there from an earlier turn, and an unused die that shows `shown` and not the same."""
    return s.help > 0 and s.stored == 0 and shown != s.help and s.dice[shown] > 0


@kernel
def can_use_help(s):
    """Whether the stored result can change any die."""
    return can_change(s, 1) or can_change(s, 2) or can_change(s, 3) or can_change(s, st.FIRST_ORDER)


@kernel
def dice_left_to_use(world, s, seat):
    """Whether the dice allow anything more."""
    if can_use_help(s):
        return True
    if resistance_dice(s) == 0:
        return False
    # Two or three dice are never needed: where a deck can be drawn from, it can be revealed.
    for deck in range(st.DECKS):
        if can_reveal(world, s, seat, deck):
            return True
    return can_store(s, 1) or can_store(s, 2) or can_store(s, 3)


@kernel
def store(s, seat, die, log):
    """Puts a die aside, never the changed one, and keeps its result for a later turn."""
    s.dice[die] -= 1
    s.dice[st.SPENT] += 1
    s.help = die
    s.stored = 1
    tell(log, EVERYONE, told.STORED, seat, die)


@kernel
def use_help(s, seat, shown, log):
    """Changes a die that shows `shown` into the stored result."""
    die = int(s.help)
    s.dice[shown] -= 1
    s.dice[die] += 1
    s.changed = die
    s.help = 0
    tell(log, EVERYONE, told.HELPED, seat, die, shown)


assert st.BLACK == st.DECKS - 1, "the price of a deck is cards of the deck before"
