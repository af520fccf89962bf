"""What bots know of Risk: Star Wars Edition beyond its rules: how the three battles stand, and what is sensible at a glance."""

import math
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy import int64

from cantina.core.kernel import kernel
from cantina.core.rng import below

from . import state as st
from .actions import DECLINE, FIRE_AT, GIVE, GO, HIT, HOLD, MOVE, STAY
from .board import bits, side_of

STYLE = {
    "turns": 1, "guided": True, "share": 0.6, "explore": 0.3, "widen": 2.0, "trust": 2.0, "plan": 5.0,
    "easy": 60, "medium": 600, "hard": 40_000,
}  # fmt: skip

# Half the logarithm of the Rebels' odds, fitted to 2,101 games of easy bots that now and then played at random
LEVEL = -1.657
SHIELD = 0.941  # all of the shield track
TROOPER = -0.02  # a Stormtrooper ahead of the strike team
FLEET_MARKER = 0.178
# A hit left of Falcon, Executor, Luke, and of Vader, for whom the fit has next to nothing
HIT_LEFT = np.array([0.071, -0.04, 0.021, -0.01])
REDEEMED = 0.36
REBEL_ORDER, IMPERIAL_ORDER = 0.04, -0.026  # an order still to be given in this round
RING = np.array(
    [0] * st.MARKERS + [1] * (st.MIDDLE - st.MARKERS) + [2] * (st.INNER - st.MIDDLE) + [3] * (st.PLACES - st.INNER)
)
SHIP = np.array(  # a ship on a marker, in the outer, middle and inner ring
    [
        [-0.003, 0.009, 0.019, 0.03],  # X-wing
        [0.013, 0.031, 0.035, 0.039],  # Y-wing
        [-0.005, 0.044, 0.064, 0.076],  # B-wing
        [0.0, -0.275, -0.182, -0.065],  # Falcon
        [0.0, -0.01, -0.012, -0.02],  # TIE fighter
        [0.0, -0.111, -0.135, -0.193],  # Executor
    ]
)
CLOSE, CLOSER = 0.051, 0.115  # a fighter in the middle and in the inner ring when the shield is down
MANY = 10  # more fighters in a ring add no more to that


@kernel
def ships_in_space(s):
    """What the ships of both sides are worth where they stand."""
    total = 0.0
    for kind in range(st.KINDS_OF_SHIP):
        places, place = bits(s.here[kind]), 0
        while places >> place:
            if places >> place & 1:
                total += SHIP[kind, RING[place]] * int(s.ships[kind, place])
            place += 1
    return total


@kernel
def fighters(s, first, last):
    """The Rebel fighters in the places from `first` to before `last`."""
    total = 0
    for kind in range(st.X_WING, st.B_WING + 1):
        for place in range(first, last):
            total += int(s.ships[kind, place])
    return total


@kernel
def shield(world, s):
    """What the shield track is worth, and once the shield is down the fighters that may strike at the core."""
    team = int(s.team)
    total = SHIELD * (team / int(world.spaces)) + TROOPER * ones(int64(s.troopers) >> (team + 1))
    if team >= world.spaces:
        total += CLOSE * min(MANY, fighters(s, st.MIDDLE, st.INNER)) + CLOSER * min(
            MANY, fighters(s, st.INNER, st.PLACES)
        )
    return total


@kernel
def ones(mask):
    """How many bits are set."""
    total = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total


@kernel
def estimate(world, s, out):
    """Writes how the battles stand for the seats of both sides."""
    lead = LEVEL + shield(world, s) + ships_in_space(s)
    lead += FLEET_MARKER * ones(int64(s.fleet)) + REDEEMED * int(s.redeemed)
    for track in range(HIT_LEFT.size):
        lead += HIT_LEFT[track] * int(s.hits[track])
    for seat in range(s.players):
        lead += (REBEL_ORDER if side_of(seat) == st.REBELS else IMPERIAL_ORDER) * int(s.pile_size[seat])
    value = math.tanh(lead)
    for seat in range(s.players):
        out[seat] = value if side_of(seat) == st.REBELS else -value


# A light hand for playouts


@kernel
def liking(world, s, seat, action):
    """How good an action looks at a glance."""
    if action < GIVE:
        return 0.0
    if action < DECLINE:
        order = action - GIVE
        return 1.5 if order == st.ASSAULT else 1.2 if order == st.LASER else 1.0
    if action == DECLINE:
        return -2.0
    if GO <= action < STAY:
        place = action - GO + st.MARKERS
        return 0.8 if place >= st.INNER else 0.4 if place >= st.MIDDLE else 0.0
    if MOVE <= action < FIRE_AT:
        return 0.05 * (action - MOVE)
    if FIRE_AT <= action < HOLD:
        return 5.0 if action - FIRE_AT == st.DEATH_STAR else 1.0
    if action >= HIT:
        kind = action - HIT
        return 2.0 if kind in (st.FALCON, st.EXECUTOR) else 1.5 if kind == st.MARKER else 1.0
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
