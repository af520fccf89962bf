"""Attacks in space: dice on ships, what falls with them, and the Death Star's superlaser."""

from cantina.core.kernel import kernel
from cantina.core.log import EVERYONE, tell

from .board import bits, imperial_ships, lowest, put, rebel_ships
from .cards import earn
from .dice import clear_dice, dice_left, roll, successes, use_die
from .state import (
    DEATH_STAR,
    DEATH_STAR_LOST,
    DIE,
    EXECUTOR,
    EXECUTOR_HITS,
    FALCON,
    FALCON_HITS,
    FLEET_LOST,
    KINDS_OF_SHIP,
    MARKER,
    MARKERS,
)
from .words import (
    CLEARED,
    CORE_LOST,
    CORE_MISSED,
    DAMAGED,
    DESTROYED,
    DICE_LOST,
    FIRED,
    FIRED_IN_VAIN,
    MARKER_LOST,
    RAZED,
    REBELS_LOST,
    RESERVE_LOST,
    SPECIAL_LOST,
)


@kernel
def hittable(world, s, place, die):
    """The kinds of ship in a place that a die can hit, as bits. Only one side ever stands in a place."""
    found = 0
    for kind in range(KINDS_OF_SHIP):
        if s.ships[kind, place] > 0 and die >= world.to_hit[kind]:
            found |= 1 << kind
    if place < MARKERS and bits(s.fleet) >> place & 1 and die >= world.to_hit[MARKER]:
        found |= 1 << MARKER
    return found


@kernel
def occupied(s, place):
    """Whether fighters or a special ship stand in a place."""
    return (rebel_ships(s) | imperial_ships(s)) >> place & 1 == 1


@kernel
def rebels_lost(s, log):
    """Ends the game if no fighter, no marker and no Falcon is left; returns whether it has ended."""
    if rebel_ships(s) == 0 and s.fleet == 0:
        s.end = FLEET_LOST
        tell(log, EVERYONE, REBELS_LOST)
    return s.end != 0


@kernel
def reward(world, s, seat, place, falcon, log):
    """Pays the bonus orders for a cleared place and for the Falcon, unless the game has ended with it."""
    if rebels_lost(s, log):
        return
    if not occupied(s, place):
        if place >= MARKERS:
            tell(log, EVERYONE, CLEARED, seat, place)
        earn(world, s, seat, int(world.bonus_sector) if place >= MARKERS else int(world.bonus_marker), log)
    if falcon:
        earn(world, s, seat, int(world.bonus_falcon), log)


@kernel
def lose_special(s, kind, place, log):
    """Takes the Falcon or the Executor off the board; the Executor's reserve goes with it."""
    put(s, kind, place, -1)
    tell(log, EVERYONE, SPECIAL_LOST, kind, place)
    if kind == EXECUTOR and s.reserve > 0:
        tell(log, EVERYONE, RESERVE_LOST, int(s.reserve))
        s.reserve = 0


@kernel
def damage(s, kind, place, log):
    """Takes one hit off the track of a special ship; returns whether it was the last."""
    track = FALCON_HITS if kind == FALCON else EXECUTOR_HITS
    s.hits[track] -= 1
    tell(log, EVERYONE, DAMAGED, kind, int(s.hits[track]))
    if s.hits[track] > 0:
        return False
    lose_special(s, kind, place, log)
    return True


@kernel
def sweep(s, place):
    """Destroys every Rebel ship in a place and returns how many there were."""
    number = 0
    for kind in range(FALCON + 1):
        count = int(s.ships[kind, place])
        if count > 0:
            number += count
            put(s, kind, place, -count)
    return number


@kernel
def fell_marker(s, marker, log):
    """Turns a marker face down; the fighters on it are destroyed with it. Returns how many they were."""
    s.fleet = bits(s.fleet) & ~(1 << marker)
    fallen = sweep(s, marker)
    tell(log, EVERYONE, MARKER_LOST, marker, fallen)
    return fallen


@kernel
def strike(world, s, seat, kind, log):
    """Hits a ship of a kind in the target with the highest die."""
    place = int(s.target) - 1
    use_die(s, 0)
    if kind == MARKER:
        if fell_marker(s, place, log) > 0:
            reward(world, s, seat, place, False, log)
        else:
            rebels_lost(s, log)
        return
    if kind in (FALCON, EXECUTOR):
        if not damage(s, kind, place, log):
            return
    else:
        put(s, kind, place, -1)
        tell(log, EVERYONE, DESTROYED, kind, place)
    reward(world, s, seat, place, kind == FALCON, log)


@kernel
def lose_dice(s, log):
    """Takes away dice that can hit nothing any more."""
    left = dice_left(s)
    if left > 0:
        tell(log, EVERYONE, DICE_LOST, left)
        clear_dice(s)


@kernel
def use_dice(world, s, seat, log):
    """Assigns dice while they leave no choice; returns whether the attack is over, else the attacker is asked."""
    while s.end == 0 and s.dice[0] > 0:
        kinds = hittable(world, s, int(s.target) - 1, int(s.dice[0]))
        if kinds & (kinds - 1):
            s.phase = DIE
            return False
        if kinds == 0:
            lose_dice(s, log)
            return True
        strike(world, s, seat, lowest(kinds), log)
    return True


@kernel
def attack_core(world, s, seat, log):
    """Looks for a die that destroys the Death Star."""
    if successes(s, int(world.core_hit)) > 0:
        s.end = DEATH_STAR_LOST
        tell(log, EVERYONE, CORE_LOST, seat)
    else:
        tell(log, EVERYONE, CORE_MISSED, seat)


@kernel
def attack(world, s, seat, place, number, log):
    """Rolls an attack on a place and uses the dice; returns whether it is over."""
    roll(s, seat, number, log)
    if place == DEATH_STAR:
        attack_core(world, s, seat, log)
        return True
    s.target = place + 1
    return use_dice(world, s, seat, log)


@kernel
def fire(world, s, seat, place, log):
    """Fires the superlaser at a marker, which pays nothing, or at a sector; that is all of its order."""
    tell(log, EVERYONE, FIRED, seat, place)
    roll(s, seat, int(world.superlaser_dice), log)
    if successes(s, int(world.superlaser_hit)) == 0:
        tell(log, EVERYONE, FIRED_IN_VAIN, place)
    elif place < MARKERS:
        fell_marker(s, place, log)
        rebels_lost(s, log)
    else:
        raze(world, s, seat, place, log)
    return True


@kernel
def raze(world, s, seat, place, log):
    """Destroys every ship in a sector, the Falcon included."""
    falcon = s.ships[FALCON, place] > 0
    if falcon:
        s.hits[FALCON_HITS] = 0
    tell(log, EVERYONE, RAZED, place, sweep(s, place))
    reward(world, s, seat, place, falcon, log)
