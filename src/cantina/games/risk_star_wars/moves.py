"""One order to ships, step by step: which ships, where to, how many, and what they attack.

A step is skipped when the board, which everyone sees, leaves one answer. Every step returns whether the order is done;
if not, the phase says what is asked next.
"""

from cantina.core.kernel import kernel
from cantina.core.log import EVERYONE, tell

from .battle import attack, fire
from .board import able, bits, lowest, put, reach, single, targets_from
from .state import ATTACK, COUNT, EXECUTOR, FALCON, FIRE, FROM, TIE, TO
from .turns import can_deploy, laser_targets
from .words import ATTACKED, DEPLOYED, FLEW, MOVED


@kernel
def ordered_kind(s):
    """The kind of ship that the order moves."""
    return int(s.order) - 1


@kernel
def special(kind):
    """Whether a kind is a single ship with a hit track."""
    return kind in (FALCON, EXECUTOR)


@kernel
def begin_moves(world, s, seat, log):
    """Asks for the place of the ships, unless there is one only and nothing to deploy."""
    kind = ordered_kind(s)
    places = able(world, s, kind)
    s.phase = FROM
    if kind == TIE and can_deploy(s):
        return places == 0 and deploy(world, s, seat, log)
    return single(places) and choose(world, s, seat, lowest(places), log)


@kernel
def choose(world, s, seat, place, log):
    """Settles where the ships are, and asks where they go."""
    kind = ordered_kind(s)
    s.origin = place + 1
    s.phase = TO
    goals = reach(world, s, kind, place)
    if goals == 0:
        return stay(world, s, seat, log)
    if single(goals) and targets_from(world, s, kind, place) == 0:
        return go(world, s, seat, lowest(goals), log)
    return False


@kernel
def go(world, s, seat, place, log):
    """Settles where the ships go, and asks how many."""
    s.goal = place + 1
    s.phase = COUNT
    number = int(s.ships[ordered_kind(s), s.origin - 1])
    return number == 1 and move(world, s, seat, number, log)


@kernel
def move(world, s, seat, number, log):
    """Moves ships and asks what they attack."""
    kind, origin, goal = ordered_kind(s), int(s.origin) - 1, int(s.goal) - 1
    put(s, kind, origin, -number)
    put(s, kind, goal, number)
    if special(kind):
        tell(log, EVERYONE, FLEW, seat, kind, origin, goal)
    else:
        tell(log, EVERYONE, MOVED, seat, number, kind, origin, goal)
    return nothing_to_attack(world, s)


@kernel
def deploy(world, s, seat, log):
    """Brings TIE fighters out of the Executor and asks what they attack, with those already there."""
    place = lowest(bits(s.here[EXECUTOR]))
    number = min(int(world.deploy), int(s.reserve))
    s.reserve -= number
    put(s, TIE, place, number)
    s.goal = place + 1
    tell(log, EVERYONE, DEPLOYED, seat, number, place)
    return nothing_to_attack(world, s)


@kernel
def nothing_to_attack(world, s):
    """Whether ships that moved or were deployed have no target; if they have, the player is asked for one."""
    s.phase = ATTACK
    return targets_from(world, s, ordered_kind(s), int(s.goal) - 1) == 0


@kernel
def stay(world, s, seat, log):
    """Leaves the ships where they are, and asks what they attack."""
    s.goal = s.origin
    s.phase = ATTACK
    places = targets_from(world, s, ordered_kind(s), int(s.goal) - 1)
    return single(places) and attack_place(world, s, seat, lowest(places), log)


@kernel
def attack_place(world, s, seat, place, log):
    """Attacks a place with all ships of the kind that stand together."""
    kind, origin = ordered_kind(s), int(s.goal) - 1
    tell(log, EVERYONE, ATTACKED, seat, kind, origin, place)
    number = int(world.dice[kind])
    if not special(kind):
        number = min(number, int(s.ships[kind, origin]))
    return attack(world, s, seat, place, number, log)


@kernel
def begin_fire(world, s, seat, log):
    """Asks for the superlaser's target, unless there is one only."""
    places = laser_targets(s)
    s.phase = FIRE
    return single(places) and fire(world, s, seat, lowest(places), log)
