"""What bots know of Super Teams beyond its rules: how a race stands, and what is sensible at a glance."""

import math

from numpy import int64

from cantina.core.kernel import kernel
from cantina.core.rng import below

from . import state as st
from .actions import HOOK, MOVE, PASS, PLACE, SIDES, USE
from .flight import under_way
from .turn import side_of

STYLE = {
    "turns": 2, "guided": True, "explore": 0.4, "trust": 2.0, "plan": 5.0,
    "easy": 60, "medium": 800, "hard": 30_000,
}  # fmt: skip

FAST = 3.0  # spaces that hyperspace is worth: a card goes twice as far from there
SLOW = -2.5  # and an asteroid field, from where every card goes one space
ARRIVAL = 3.0  # spaces that being home is worth: no card is wasted on that ship any more
BONUS_CARD = 2.5  # spaces that a bonus card in hand is worth
IN_HAND = 0.6  # spaces that each point of a movement card in hand is worth to the side it moves
SCALE = 22.0  # a lead of this many spaces decides three games in four


@kernel
def worth(world, space, kind):
    """How far along a ship is on a space, in spaces."""
    if kind == st.HOME:
        return int(world.last) + ARRIVAL
    if kind == st.HYPERSPACE:
        return space + FAST
    if kind == st.ASTEROIDS:
        return space + SLOW
    return float(space)


@kernel
def race(world, s, side):
    """How far along all ships of a side are, in spaces, with what its players hold."""
    total = 0.0
    for ship in range(st.SHIPS):
        if s.at[ship] >= 0 and side_of(s, int(s.owner[ship >> 1])) == side:
            total += worth(world, int(s.at[ship]), int(s.on[ship]))
    for seat in range(s.players):
        if side_of(s, seat) == side:
            total += BONUS_CARD * int(s.held[seat])
    return total


@kernel
def hands(s, side):
    """The points on all movement cards held that move ships of a side."""
    total = 0
    for card in range(st.CARDS):
        colour = card // st.NUMBERS
        if s.owner[colour] >= 0 and side_of(s, int(s.owner[colour])) == side:
            for seat in range(s.players):
                total += int(s.hand[seat, card]) * (card % st.NUMBERS + 1)
    return total


@kernel
def estimate(world, s, out):
    """Writes the lead of each seat's side over the best of the others, from -1 to 1."""
    sides = 3 if s.players == 3 else 2
    a, b = race(world, s, 0) + IN_HAND * hands(s, 0), race(world, s, 1) + IN_HAND * hands(s, 1)
    c = race(world, s, 2) + IN_HAND * hands(s, 2) if sides == 3 else -1e9
    for seat in range(s.players):
        side = side_of(s, seat)
        own = a if side == 0 else b if side == 1 else c
        rival = max(b, c) if side == 0 else max(a, c) if side == 1 else max(a, b)
        out[seat] = math.tanh((own - rival) / SCALE)


# A light hand for playouts


@kernel
def landing(world, s, ship, number):
    """How far along a ship would be after that many spaces, as it would lie at best."""
    space = min(int(s.at[ship]) + number, int(world.last))
    kind = int(world.kind[space])
    if kind == st.MAW:
        return float(world.back[space])
    return worth(world, space, st.NORMAL if kind >= st.DOUBLE else kind)


@kernel
def gain(world, s, seat, ship, number):
    """What `seat` gains in spaces when a card with a number moves a ship: a loss when it is another side's."""
    if s.on[ship] == st.HYPERSPACE:
        number *= 2
    elif s.on[ship] == st.ASTEROIDS:
        number = 1
    change = landing(world, s, ship, number) - worth(world, int(s.at[ship]), int(s.on[ship]))
    return change if side_of(s, int(s.owner[ship >> 1])) == side_of(s, seat) else -change


@kernel
def gain_of_card(world, s, seat, card):
    """What `seat` gains when a card is played on the better of its ships; a joker is kept for later."""
    colour, number = card // st.NUMBERS, card % st.NUMBERS + 1
    best = -100.0
    for ship in (2 * colour, 2 * colour + 1):
        if under_way(s, ship):
            best = max(best, gain(world, s, seat, ship, number))
    return best if best > -100.0 else 0.0


@kernel
def liking(world, s, seat, action):
    """How good an action looks at a glance, in spaces."""
    number = int(s.card) % st.NUMBERS + 1
    if action < MOVE:
        return gain_of_card(world, s, seat, action)
    if action < USE:
        return gain(world, s, seat, action - MOVE, number)
    if action < HOOK:
        if s.phase == st.DODGE_PHASE:
            return 5.0
        return number - 3.0 if action - USE == st.LIGHTSPEED else number - 1.0 if s.on[s.ship] == st.ASTEROIDS else -0.5
    if action < PLACE:
        return int(s.at[s.ship]) - int(s.at[action - HOOK]) - 2.5
    if action < PASS:
        own = side_of(s, int(s.owner[s.ship >> 1])) == side_of(s, seat)
        change = worth(world, 0, SIDES[action - PLACE])
        return change if own else -change
    return 0.0


@kernel
def policy(world, s, seat, actions, n):
    """The better looking of two actions drawn at random; in a window, where a choice costs a card, of all."""
    if s.phase == st.CARD_PHASE or s.phase == st.SHIP_PHASE or s.phase == st.SIDE_PHASE:
        one, other = int64(below(s, n)), int64(below(s, n))
        better = liking(world, s, seat, int(actions[one])) >= liking(world, s, seat, int(actions[other]))
        return one if better else other
    best, highest = 0, -100.0
    for i in range(n):
        likes = liking(world, s, seat, int(actions[i]))
        if likes > highest:
            best, highest = i, likes
    return best
