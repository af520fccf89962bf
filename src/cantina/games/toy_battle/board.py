"""The terrain: stacks, connections and regions."""

import numpy as np
from numpy import int64

from cantina.core.kernel import kernel
from cantina.core.log import EVERYONE, tell

from .state import ALL_BASES, BLUE, HOOK, KINDS, KWAK, RED
from .words import MEDALS

# The place of a lone bit: the powers of two leave different remainders when divided by 37.
PLACES = np.zeros(37, np.int64)
for _place in range(36):
    PLACES[(1 << _place) % 37] = _place


@kernel
def lowest(mask):
    """The number of the lowest bit of a mask that is not empty."""
    return int(PLACES[(mask & -mask) % 37])


@kernel
def colour_of(s, seat):
    """The colour of a seat."""
    return BLUE if seat == int(s.blue) else RED


@kernel
def troop_of(seat, kind):
    """A troop as the byte that lies on the terrain."""
    return 1 + KINDS * seat + kind


@kernel
def owner_of(troop):
    """The seat whose troop this is."""
    return (troop - 1) // KINDS


@kernel
def kind_of(troop):
    """The kind of a troop on the terrain."""
    return (troop - 1) % KINDS


# Stacks


@kernel
def end_of(s, base):
    """Where the stack of a base ends in the pile."""
    end = 0
    for b in range(base + 1):
        end += int(s.height[b])
    return end


@kernel
def show(s, base, troop):
    """Makes `troop` (0: nothing) the visible one of a base; its owner occupies the base."""
    bit = 1 << base
    old = int(s.top[base])
    if old:
        s.shows[owner_of(old), kind_of(old)] = int64(s.shows[owner_of(old), kind_of(old)]) & ~bit
        s.held[owner_of(old)] = int64(s.held[owner_of(old)]) & ~bit
    if troop:
        s.shows[owner_of(troop), kind_of(troop)] = int64(s.shows[owner_of(troop), kind_of(troop)]) | bit
        s.held[owner_of(troop)] = int64(s.held[owner_of(troop)]) | bit
    s.top[base] = troop


@kernel
def put(s, base, troop):
    """Lays a troop on top of a base."""
    end = end_of(s, base)
    carried = troop
    while carried:  # everything behind moves up by one; zero marks the end of the pile
        carried, s.pile[end] = int(s.pile[end]), carried
        end += 1
    s.height[base] += 1
    show(s, base, troop)


@kernel
def lift(s, base):
    """Takes the visible troop off a base and returns it; the one below it, if any, is visible now."""
    troop = int(s.top[base])
    at = end_of(s, base) - 1
    while s.pile[at]:
        s.pile[at] = s.pile[at + 1]
        at += 1
    s.height[base] -= 1
    left = int(s.height[base])
    show(s, base, int(s.pile[end_of(s, base) - 1]) if left else 0)
    return troop


# Placement


@kernel
def connected(world, s, seat):
    """The spaces that a path joins to a headquarters of `seat` through bases which it occupies."""
    held = int64(s.held[seat])
    reach = int64(world.home[colour_of(s, seat)])
    passed = 0
    ahead = reach & held
    while ahead:
        base = lowest(ahead)
        passed |= 1 << base
        reach |= int64(world.near[base])
        ahead = reach & held & ~passed
    return reach


@kernel
def beaten_by(s, seat, kind):
    """The bases occupied by an enemy that a troop of this kind may be placed on."""
    enemy = 1 - seat
    if kind == KWAK:
        return int64(s.held[enemy])
    bases = int64(s.shows[enemy, KWAK])
    for weaker in range(1, kind):
        bases |= int64(s.shows[enemy, weaker])
    return bases


@kernel
def goals(world, s, seat, kind, reach):
    """The spaces on which `seat` may place a troop of this kind; `reach` are those connected to its headquarters."""
    enemy = 1 - seat
    free = ALL_BASES & ~int64(s.held[enemy]) | beaten_by(s, seat, kind) | int64(world.hq[colour_of(s, enemy)])
    if kind == HOOK:
        reach |= ALL_BASES & ~int64(world.shields[s.beginner])
    return reach & free & int64(world.admits[s.beginner, kind])


# Regions


@kernel
def claim(world, s, base, log):
    """Gives the occupant of a base the medals of the regions beside it that it occupies all around."""
    if not s.top[base]:
        return
    seat = owner_of(int(s.top[base]))
    held = int64(s.held[seat])
    regions = int64(world.beside[base]) & ~(int64(s.taken[0]) | int64(s.taken[1]))
    while regions:
        region = lowest(regions)
        regions &= regions - 1
        around = int64(world.region[region])
        if around & held == around:
            s.taken[seat] = int64(s.taken[seat]) | 1 << region
            s.medals[seat] += world.prize[region]
            tell(log, EVERYONE, MEDALS, seat, region + 1, int(world.prize[region]))
