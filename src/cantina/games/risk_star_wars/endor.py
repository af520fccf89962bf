"""The assault on the shield generator: the strike team and the Stormtroopers in its way."""

import numpy as np

from cantina.core.kernel import kernel
from cantina.core.log import EVERYONE, tell

from .board import shield_down
from .dice import clear_dice, roll, use_die
from .state import DICE
from .words import ADVANCED, SHIELD_LOST, TROOPER, TROOPER_BACK

ONE = np.uint64(1)


@kernel
def guarded(s, space):
    """Whether a Stormtrooper stands on a space."""
    return s.troopers >> np.uint64(space) & ONE == ONE


@kernel
def next_unguarded(world, s, space):
    """The first space from `space` on without a Stormtrooper, or one past the end."""
    while space <= world.spaces and guarded(s, space):
        space += 1
    return space


@kernel
def can_ambush(world, s):
    """Whether a Stormtrooper is left and a space ahead of the strike team is free."""
    return s.supply > 0 and next_unguarded(world, s, int(s.team) + 1) <= world.spaces


@kernel
def ambush(world, s, seat, log):
    """Places Stormtroopers on the next free spaces ahead of the strike team."""
    space = int(s.team)
    for _ in range(min(int(world.ambush), int(s.supply))):
        space = next_unguarded(world, s, space + 1)
        if space > world.spaces:
            break
        s.troopers |= ONE << np.uint64(space)
        s.supply -= 1
        tell(log, EVERYONE, TROOPER, seat, space)


@kernel
def needed(world, s, space):
    """The number that a die must show to enter a space."""
    return int(world.track[space]) + (1 if guarded(s, space) else 0)


@kernel
def smallest_die(s, least):
    """The place of the smallest die that shows `least` or more, or -1."""
    found = -1
    for i in range(DICE):
        if s.dice[i] >= least:
            found = i
    return found


@kernel
def enter(s, space, log):
    """Moves the strike team onto a space; a Stormtrooper there goes back to the supply."""
    s.team = space
    if guarded(s, space):
        s.troopers &= ~(ONE << np.uint64(space))
        s.supply += 1
        tell(log, EVERYONE, TROOPER_BACK, space)


@kernel
def assault(world, s, seat, log):
    """Rolls for the strike team and advances it as far as the dice carry it."""
    roll(s, seat, int(world.assault_dice), log)
    start = int(s.team)
    while s.team < world.spaces:
        space = int(s.team) + 1
        die = smallest_die(s, needed(world, s, space))
        if die < 0:
            break
        use_die(s, die)
        enter(s, space, log)
    clear_dice(s)
    tell(log, EVERYONE, ADVANCED, seat, int(s.team) - start, int(s.team))
    if shield_down(world, s):
        tell(log, EVERYONE, SHIELD_LOST)
