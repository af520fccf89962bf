"""What bots know of Risk: Star Wars Edition beyond its rules: how the three battles stand, and what is sensible at a glance."""

import math
from collections.abc import Mapping
from typing import Any

from numpy import int64

from cantina.core.kernel import kernel
from cantina.core.rng import below

from .actions import DECLINE, FIRE_AT, GIVE, GO, HIT, HOLD, MOVE, STAY
from .board import bits, side_of
from .state import (
    ASSAULT,
    B_WING,
    DEATH_STAR,
    EXECUTOR,
    EXECUTOR_HITS,
    FALCON,
    FALCON_HITS,
    INNER,
    LASER,
    LUKE_HITS,
    MARKER,
    MARKERS,
    MIDDLE,
    PLACES,
    REBELS,
    TIE,
    VADER_HITS,
    X_WING,
)

STYLE = {
    "turns": 1, "guided": True, "share": 0.6, "explore": 0.3, "widen": 2.0, "trust": 2.0, "plan": 5.0,
    "easy": 120, "medium": 2000, "hard": 40_000,
}  # fmt: skip

# Half the logarithm of the Rebels' odds, fitted to 952 games of greedy and easy bots that now and then played at random
LEVEL = -1.53
SHIELD = 0.69  # all of the shield track
ON_MARKER, IN_OUTER, IN_MIDDLE, IN_INNER = -0.015, 0.026, 0.075, 0.135  # a fighter, by where it stands
FLEET_MARKER = 0.187
FALCON_HIT = 0.089
TIE_FIGHTER = 0.005
RESERVE = 0.017
EXECUTOR_HIT = 0.013
LUKE_HIT, VADER_HIT = 0.032, 0.012
REBEL_ORDER, IMPERIAL_ORDER = 0.042, 0.03  # an order still to be given in this round


@kernel
def fighters(s, place):
    """The Rebel fighters in a place."""
    total = 0
    for kind in range(X_WING, B_WING + 1):
        total += int(s.ships[kind, place])
    return total


@kernel
def rebels_in_space(s):
    """What the Rebels' ships are worth where they stand."""
    total = FALCON_HIT * int(s.hits[FALCON_HITS])
    for place in range(PLACES):
        n = fighters(s, place)
        if place >= INNER:
            total += IN_INNER * n
        elif place >= MIDDLE:
            total += IN_MIDDLE * n
        elif place >= MARKERS:
            total += IN_OUTER * n
        else:
            total += ON_MARKER * n
            if bits(s.fleet) >> place & 1:
                total += FLEET_MARKER
    return total


@kernel
def empire_in_space(s):
    """What the Empire's ships are worth."""
    total = EXECUTOR_HIT * int(s.hits[EXECUTOR_HITS]) + RESERVE * int(s.reserve)
    for place in range(MARKERS, PLACES):
        total += TIE_FIGHTER * int(s.ships[TIE, place])
    return total


@kernel
def estimate(world, s, out):
    """Writes how the battles stand for the seats of both sides."""
    lead = LEVEL + SHIELD * (int(s.team) / int(world.spaces)) + rebels_in_space(s) - empire_in_space(s)
    lead += LUKE_HIT * int(s.hits[LUKE_HITS]) - VADER_HIT * int(s.hits[VADER_HITS])
    for seat in range(s.players):
        orders = int(s.pile_size[seat])
        lead += REBEL_ORDER * orders if side_of(seat) == REBELS else -IMPERIAL_ORDER * orders
    value = math.tanh(lead)
    for seat in range(s.players):
        out[seat] = value if side_of(seat) == REBELS else -value


# A light hand for playouts


@kernel
def liking(world, s, seat, action):
    """How good an action looks at a glance."""
    if action < GIVE:
        return 0.0
    if action < DECLINE:
        order = action - GIVE
        return 1.5 if order == ASSAULT else 1.2 if order == LASER else 1.0
    if action == DECLINE:
        return -2.0
    if GO <= action < STAY:
        place = action - GO + MARKERS
        return 0.8 if place >= INNER else 0.4 if place >= MIDDLE else 0.0
    if MOVE <= action < FIRE_AT:
        return 0.05 * (action - MOVE)
    if FIRE_AT <= action < HOLD:
        return 5.0 if action - FIRE_AT == DEATH_STAR else 1.0
    if action >= HIT:
        kind = action - HIT
        return 2.0 if kind in (FALCON, EXECUTOR) else 1.5 if kind == MARKER else 1.0
    return 0.0


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


def labels(players: int, _options: Mapping[str, Any]) -> dict[str, list[str]]:
    """What the seats are called in reports: their sides."""
    return {"side": ["Rebels", "Empire", "Empire", "Rebels"][:players]}
