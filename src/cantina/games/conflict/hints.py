"""What bots know of Conflict beyond its rules: how far the heroes are, and how near the First Order is."""

import math
from typing import Any

from numpy import int64

from cantina.core.kernel import kernel
from cantina.core.rng import below

from . import actions as a
from . import state as st
from .marker import side

COOPERATIVE = True
STYLE = {
    "turns": 3,
    "guided": True,
    "explore": 0.5,
    "widen": 2.0,
    "share": 0.3,
    "easy": 100,
    "medium": 1000,
    "hard": 10_000,
}

BLACK_GONE = 0.36  # a card that has left the black deck
ORANGE_HELD = 0.2
YELLOW_HELD = 0.06
YELLOW_LEFT = 0.03  # a card that still lies in the yellow deck: an empty one loses
FIELD = -0.07  # a field that the marker has gone
HURRY = 8  # fields before the end on which the danger begins to grow
LEVEL = -1.8  # what all of this comes to in a game that hangs in the balance


@kernel
def held(s, deck):
    """How many cards of a deck are in the hands of all."""
    total = 0
    for seat in range(s.players):
        for kind in range(st.FIRST_KIND[deck], st.END_KIND[deck]):
            total += int(s.hand[seat, kind])
    return total


@kernel
def estimate(world, s, out):
    """Writes how the search for the heroes stands, the same for all."""
    left = int(world.goal[side(s)]) - int(s.at)
    lead = LEVEL + BLACK_GONE * (int(world.total[st.BLACK]) - int(s.cards[st.BLACK])) + FIELD * int(s.at)
    lead += ORANGE_HELD * held(s, st.ORANGE) + YELLOW_HELD * held(s, st.YELLOW) + YELLOW_LEFT * int(s.cards[st.YELLOW])
    if left < HURRY:
        lead -= 0.15 * (HURRY - left)
    value = math.tanh(lead / 2)
    for seat in range(s.players):
        out[seat] = value


# A light hand for playouts


@kernel
def liking(world, s, seat, action):
    """How good an action looks at a glance."""
    if action < a.REVEAL:
        return 0.5 if action == a.KEEP and pair_shown(s) else 0.0
    if action < a.PAIR:
        return 0.3 if (action - a.REVEAL) % 3 == st.BLACK else -0.5
    if action < a.STORE:
        return 2.0 + (action - a.PAIR) % 3
    if action < a.DISCARD:
        return 0.2
    if a.PLAY <= action < a.USE:
        return -0.6 * int(world.left[action - a.PLAY])
    if a.USE <= action < a.COVER:
        return 0.4 if action < a.PLAIN else 0.0
    if action >= a.COVER:
        return 0.0 if action == a.STOP else 0.5
    return 0.0


@kernel
def pair_shown(s):
    """Whether two dice show the same symbol of the Resistance."""
    for die in range(1, st.FIRST_ORDER):
        if s.dice[die] > 1:
            return True
    return False


@kernel
def policy(world, s, seat, actions, n):
    """The best looking of three actions drawn at random."""
    best, highest = 0, -1e9
    for _ in range(3):
        i = int64(below(s, n))
        likes = liking(world, s, seat, int(actions[i]))
        if likes > highest:
            best, highest = i, likes
    return best


def labels(players: int, options: dict[str, Any]) -> dict[str, Any]:
    """What the seats are called in reports: nothing sets them apart."""
    return {}
