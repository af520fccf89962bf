"""What bots know of Toy Battle beyond its rules: how the terrain stands, and what is sensible at a glance."""

import math
from collections.abc import Mapping
from typing import Any

from numpy import int64

from cantina.core.kernel import kernel
from cantina.core.rng import below

from .actions import CAPTURE, DISCARD, DRAW_TROOPS, MOVE_FROM, PASS, PLACE, RECALL_FROM
from .board import colour_of, connected, lowest
from .racks import can_choose
from .state import ALL_BASES, BASES, EXTRA, KINDS, KWAK, TURN

STYLE = {
    "turns": 1, "guided": True, "share": 0.75, "explore": 0.3, "widen": 2.0, "trust": 2.0, "plan": 5.0,
    "easy": 150, "medium": 2000, "hard": 30_000,
}  # fmt: skip

MEDALS = 2.6  # all medals of the objective
REGION = 0.22  # a medal of a region that is half taken, times two
BASE = 0.07
STEP = 0.11  # a step nearer to the enemy's headquarters
TROOP = 0.06  # a troop on the rack
MENACE = 0.9  # an open way to the enemy's headquarters when the enemy is next to place
WIN = 4.0  # the same when the next placement is one's own


@kernel
def size(mask):
    """How many bits of a mask of sixteen are set."""
    mask = mask - (mask >> 1 & 0x5555)
    mask = (mask & 0x3333) + (mask >> 2 & 0x3333)
    mask = mask + (mask >> 4) & 0x0F0F
    return mask + (mask >> 8) & 0x1F


@kernel
def steps_to(world, reach, goal):
    """How many bases lie between what is connected and a headquarters: 0 when it can be captured now."""
    seen = 0
    for steps in range(BASES):
        if reach & goal:
            return steps
        ahead = reach & ALL_BASES & ~seen
        if ahead == 0:
            return BASES
        seen |= ahead
        while ahead:
            reach |= int64(world.near[lowest(ahead)])
            ahead &= ahead - 1
    return BASES


@kernel
def can_capture(world, s, seat, reach):
    """Whether `seat` has a troop that may be placed on an enemy headquarters now."""
    goal = reach & int64(world.hq[colour_of(s, 1 - seat)])
    if goal:
        for kind in range(KINDS):
            if can_choose(s, seat, kind) and goal & int64(world.admits[s.beginner, kind]):
                return True
    return False


@kernel
def grip(world, s):
    """How much more of the regions with medals seat 0 holds than seat 1, in medals."""
    mine, theirs = int64(s.held[0]), int64(s.held[1])
    taken = int64(s.taken[0]) | int64(s.taken[1])
    total = 0.0
    for region in range(world.regions):
        if taken >> region & 1 == 0:
            around = int64(world.region[region])
            n, a, b = size(around), size(around & mine), size(around & theirs)
            total += int(world.prize[region]) * (a * a - b * b) / (n * n)
    return total


@kernel
def standing_of(world, s, seat, reach):
    """What a seat has of itself: medals, bases, troops, and the way to the enemy's headquarters."""
    colour = colour_of(s, seat)
    steps = steps_to(world, reach, int64(world.hq[1 - colour]))
    return (
        MEDALS * int(s.medals[seat]) / int(world.objective[colour])
        + BASE * size(int64(s.held[seat]))
        + TROOP * int(s.rack_size[seat])
        - STEP * min(steps, 6)
    )


@kernel
def estimate(world, s, out):
    """Writes how the terrain stands for each seat, from -1 to 1."""
    reach, enemy_reach = connected(world, s, 0), connected(world, s, 1)
    lead = standing_of(world, s, 0, reach) - standing_of(world, s, 1, enemy_reach) + REGION * grip(world, s)
    placing = s.phase == TURN or s.phase == EXTRA  # else an effect is decided, after which the enemy is next to place
    first = (int64(s.acting) & 1 == 1) == placing
    if can_capture(world, s, 0, reach):
        lead += WIN if first else MENACE
    if can_capture(world, s, 1, enemy_reach):
        lead -= MENACE if first else WIN
    out[0] = math.tanh(lead)
    out[1] = -out[0]


# A light hand for playouts


@kernel
def liking_of_place(world, s, seat, kind, base):
    """How good it looks to place a troop on a base."""
    bit = 1 << base
    enemy = 1 - seat
    mine = int64(s.held[seat])
    taken = int64(s.taken[0]) | int64(s.taken[1])
    likes = 0.25 * kind if kind != KWAK else 0.0
    if mine & bit:
        likes -= 3.0
    elif int64(s.held[enemy]) & bit:
        likes += 1.5 - 0.4 * kind
    regions = int64(world.beside[base]) & ~taken
    while regions:
        region = lowest(regions)
        regions &= regions - 1
        around = int64(world.region[region])
        prize = int(world.prize[region])
        likes += prize * (3.0 if around & ~(mine | bit) == 0 else 0.3)
    if int64(world.home[colour_of(s, enemy)]) & bit:
        likes += 2.0
    if int64(world.home[colour_of(s, seat)]) & bit and int64(s.held[enemy]) & bit:
        likes += 4.0
    return likes


@kernel
def liking(world, s, seat, action):
    """How good an action looks at a glance."""
    if action == DRAW_TROOPS:
        return 2.0 - 0.5 * int(s.rack_size[seat])
    if action < PLACE:
        return 0.0 if action == PASS else 1.0
    if action < CAPTURE:
        return liking_of_place(world, s, seat, (action - PLACE) // BASES, (action - PLACE) % BASES)
    if action < DISCARD:
        return 1000.0
    if action < RECALL_FROM:
        return 2.0
    return -1.0 if action < MOVE_FROM else 1.0


@kernel
def policy(world, s, seat, actions, n):
    """The best looking of three actions drawn at random; to capture a headquarters always."""
    last = int(actions[n - 1])
    if CAPTURE <= last < DISCARD:
        return n - 1
    best, highest = 0, -1e9
    for _ in range(3):
        i = int64(below(s, n))
        likes = liking(world, s, seat, int(actions[i]))
        if likes > highest:
            best, highest = i, likes
    return best


def labels(players: int, options: Mapping[str, Any]) -> dict[str, list[str]]:
    """What the seats are called in reports: their colours."""
    return {"colour": ["blue" if options["blue"] == str(seat + 1) else "red" for seat in range(players)]}
