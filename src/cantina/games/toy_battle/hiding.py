"""What a seat cannot know, and how chance would have dealt it."""

from cantina.core.counts import total
from cantina.core.header import UNKNOWN
from cantina.core.kernel import kernel
from cantina.core.rng import draw

from .board import connected, goals, kind_of, owner_of
from .effects import stuck
from .racks import random_standing, standing
from .state import HQS, KINDS, TURN


@kernel
def hide(world, s, seat):
    """Blanks the rack and reserve of every other seat: of both for a spectator."""
    for other in range(2):
        if other != seat:
            for kind in range(KINDS):
                s.rack[other, kind] = UNKNOWN
                s.unseen[other, kind] = UNKNOWN
                s.lying[other, kind] = UNKNOWN


@kernel
def redeal(world, s):
    """Deals racks and reserves that are blank."""
    for seat in range(2):
        if s.rack[seat, 0] == UNKNOWN:
            deal(world, s, seat)
            # A player who cannot draw and yet has not lost has a troop that fits: deals without one did not happen.
            while s.acting == 1 << seat and s.phase == TURN and stuck(world, s, seat) and might_fit(world, s, seat):
                deal(world, s, seat)


@kernel
def might_fit(world, s, seat):
    """Whether some deal gives `seat` a troop that fits and does not lie; in a position of one's own there may be none."""
    if standing(s, seat) == 0:
        return False
    reach = connected(world, s, seat)
    unknown = int(s.rack_size[seat]) - total(s.known[seat])
    for kind in range(KINDS):
        possible = s.known[seat, kind] > 0 or (unknown > 0 and s.rack[seat, kind] + s.unseen[seat, kind] > 0)
        if possible and goals(world, s, seat, kind, reach):
            return True
    return False


@kernel
def deal(world, s, seat):
    """Deals a rack that holds the known troops, and a reserve with the rest of the army."""
    left = gather(world, s, seat)
    for kind in range(KINDS):
        s.rack[seat, kind] = s.known[seat, kind]
        s.lying[seat, kind] = 0
    for _ in range(int(s.rack_size[seat]) - total(s.known[seat])):
        s.rack[seat, draw(s, s.unseen[seat], left)] += 1
        left -= 1
    for n in range(int(s.lying_size[seat])):
        s.lying[seat, random_standing(s, seat, int(s.rack_size[seat]) - n)] += 1


@kernel
def gather(world, s, seat):
    """Puts into the bag of a seat all troops that might be in it or on its rack, and returns how many."""
    for kind in range(KINDS):
        s.unseen[seat, kind] = int(world.copies[kind]) - int(s.discard[seat, kind]) - int(s.known[seat, kind])
    at = 0
    while s.pile[at]:
        troop = int(s.pile[at])
        if owner_of(troop) == seat:
            s.unseen[seat, kind_of(troop)] -= 1
        at += 1
    if s.winner == 1 + seat and s.flag:
        s.unseen[seat, (int(s.flag) - 1) // HQS] -= 1
    return total(s.unseen[seat])
