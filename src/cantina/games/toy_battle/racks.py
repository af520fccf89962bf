"""Racks, reserves and discards."""

from cantina.core.kernel import kernel
from cantina.core.log import EVERYONE, only, others, tell
from cantina.core.rng import below, draw

from .state import KINDS
from .words import DREW_ONE, DREW_TWO, DREW_UNSEEN, LAID_SEEN, LAID_UNSEEN, RECOVERED, SHOT, STOOD_UP


@kernel
def room(world, s, seat):
    """How many more troops fit on a rack."""
    return int(world.rack_limit) - int(s.rack_size[seat])


@kernel
def drawable(world, s, seat, wanted):
    """How many of the wanted troops can be drawn."""
    return min(wanted, room(world, s, seat), int(s.reserve[seat]))


@kernel
def draw_one(world, s, seat):
    """Moves a random troop from the reserve to the rack and returns its kind."""
    kind = draw(s, s.unseen[seat], int(s.reserve[seat]) + int(world.removed))
    s.reserve[seat] -= 1
    s.rack[seat, kind] += 1
    s.rack_size[seat] += 1
    return kind


@kernel
def draw_troops(world, s, seat, wanted, log):
    """Draws as many of one or two wanted troops as can be drawn; only their owner learns which."""
    n = drawable(world, s, seat, wanted)
    kind = draw_one(world, s, seat)
    if n == 1:
        tell(log, only(seat), DREW_ONE, seat, kind)
    else:
        tell(log, only(seat), DREW_TWO, seat, kind, draw_one(world, s, seat))
    tell(log, others(seat), DREW_UNSEEN, seat, n)


@kernel
def leave_rack(s, seat, kind):
    """Takes a troop of a kind from a rack; a known one of that kind is not known to be there any more."""
    s.rack[seat, kind] -= 1
    s.rack_size[seat] -= 1
    if s.known[seat, kind]:
        s.known[seat, kind] -= 1


@kernel
def join_rack(s, seat, kind):
    """Puts a troop that everyone saw on a rack."""
    s.rack[seat, kind] += 1
    s.rack_size[seat] += 1
    s.known[seat, kind] += 1


@kernel
def recover(s, seat, kind, log):
    """Takes a discarded troop back to the rack."""
    s.discard[seat, kind] -= 1
    join_rack(s, seat, kind)
    tell(log, EVERYONE, RECOVERED, seat, kind)


@kernel
def standing(s, seat):
    """How many troops of a rack are not lying face down."""
    return int(s.rack_size[seat]) - int(s.lying_size[seat])


@kernel
def can_choose(s, seat, kind):
    """Whether a troop of a kind stands on the rack."""
    return s.rack[seat, kind] > s.lying[seat, kind]


@kernel
def random_standing(s, seat, count):
    """The kind of a random one of the `count` troops of a rack that are not lying."""
    left = below(s, count)
    for kind in range(KINDS):
        left -= int(s.rack[seat, kind]) - int(s.lying[seat, kind])
        if left < 0:
            return kind
    return -1  # not reached while `count` is right


@kernel
def shoot(s, seat, enemy, log):
    """Discards a random troop of the enemy's rack."""
    kind = random_standing(s, enemy, standing(s, enemy))
    leave_rack(s, enemy, kind)
    s.discard[enemy, kind] += 1
    tell(log, EVERYONE, SHOT, seat, enemy, kind)


@kernel
def lay_down(s, seat, enemy, log):
    """Lays a random troop of the enemy's rack face down; only its owner learns which."""
    kind = random_standing(s, enemy, standing(s, enemy))
    s.lying[enemy, kind] += 1
    s.lying_size[enemy] += 1
    tell(log, only(enemy), LAID_SEEN, seat, enemy, kind)
    tell(log, others(enemy), LAID_UNSEEN, seat, enemy)


@kernel
def stand_up(s, seat, log):
    """Stands the lying troops of a rack up again."""
    if s.lying_size[seat] == 0:
        return
    tell(log, EVERYONE, STOOD_UP, seat, int(s.lying_size[seat]))
    s.lying_size[seat] = 0
    for kind in range(KINDS):
        s.lying[seat, kind] = 0
