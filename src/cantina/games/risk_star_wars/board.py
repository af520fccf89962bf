"""Where ships stand, and where they could go or strike: places as bits."""

import numpy as np

from cantina.core.kernel import kernel

from .state import B_WING, DEATH_STAR, EMPIRE, EXECUTOR, FALCON, MARKERS, PLACES, REBELS, SECTORS, TIE, X_WING, Y_WING


@kernel
def bits(places):
    """Places as a number with a sign: compiled, `int` of an unsigned field stays unsigned, and the two do not mix."""
    return np.int64(places)


@kernel
def side_of(seat):
    """The side of a seat: R1, E1, E2, R2."""
    return EMPIRE if seat in (1, 2) else REBELS


@kernel
def side_of_ship(kind):
    """The side that a kind of ship belongs to."""
    return EMPIRE if kind >= TIE else REBELS


@kernel
def rebel_ships(s):
    """The places with fighters of the Rebels or the Falcon."""
    return bits(s.here[X_WING]) | bits(s.here[Y_WING]) | bits(s.here[B_WING]) | bits(s.here[FALCON])


@kernel
def imperial_ships(s):
    """The sectors with ships of the Empire."""
    return bits(s.here[TIE]) | bits(s.here[EXECUTOR])


@kernel
def shield_down(world, s):
    """Whether the strike team has reached the end of its track."""
    return s.team == world.spaces


@kernel
def open_sectors(s, side):
    """The sectors that ships of a side may enter: those without an enemy."""
    enemies = rebel_ships(s) if side == EMPIRE else imperial_ships(s)
    return SECTORS & ~enemies


@kernel
def targets(world, s, side):
    """The places that ships of a side may attack when they stand next to them."""
    if side == EMPIRE:
        return rebel_ships(s) | bits(s.fleet)
    if shield_down(world, s):
        return imperial_ships(s) | 1 << DEATH_STAR
    return imperial_ships(s)


@kernel
def targets_from(world, s, kind, place):
    """The places that ships of a kind may attack from `place`."""
    return bits(world.near[place]) & targets(world, s, side_of_ship(kind))


@kernel
def reach(world, s, kind, place):
    """The sectors to which ships of a kind may move from `place`: one step for fighters, up to two for special ships."""
    free = open_sectors(s, side_of_ship(kind))
    first = bits(world.near[place]) & free
    found = first
    if kind in (FALCON, EXECUTOR):
        for step in range(MARKERS, PLACES):
            if first >> step & 1:
                found |= bits(world.near[step]) & free
    return found & ~(1 << place)


@kernel
def able(world, s, kind):
    """The places from which ships of a kind could move or attack."""
    side = side_of_ship(kind)
    useful = open_sectors(s, side) | targets(world, s, side)
    standing = bits(s.here[kind])
    found = 0
    for place in range(PLACES):
        if standing >> place & 1 and bits(world.near[place]) & useful:
            found |= 1 << place
    return found


@kernel
def single(places):
    """Whether exactly one bit is set."""
    return places != 0 and places & (places - 1) == 0


@kernel
def lowest(places):
    """The number of the lowest bit that is set."""
    for place in range(PLACES + 1):
        if places >> place & 1:
            return place
    raise ValueError("no bit is set")


@kernel
def put(s, kind, place, number):
    """Adds ships of a kind to a place, or takes them away when `number` is negative."""
    left = int(s.ships[kind, place]) + number
    s.ships[kind, place] = left
    if left > 0:
        s.here[kind] = bits(s.here[kind]) | 1 << place
    else:
        s.here[kind] = bits(s.here[kind]) & ~(1 << place)
