"""The rules of Toy Battle: the six kernels that every game has."""

from numpy import int64

from cantina.core.kernel import kernel
from cantina.core.log import EVERYONE, tell

from .actions import (
    CAPTURE,
    DISCARD,
    DRAW_TROOPS,
    MOVE_FROM,
    MOVE_TO,
    PASS,
    PLACE,
    RECALL_FROM,
    RECOVER_KIND,
    USE,
)
from .board import connected, goals, lowest
from .effects import (
    conquered,
    drag,
    end_turn,
    enemies_near,
    exits,
    finish,
    finish_stuck,
    give_turn,
    knock_out,
    next_base,
    place,
    recall,
    recallable,
    stuck,
)
from .racks import (
    can_choose,
    draw_one,
    draw_troops,
    drawable,
    join_rack,
    lay_down,
    leave_rack,
    random_standing,
    standing,
)
from .secrets import hide, redeal
from .state import (
    ALL_BASES,
    BASES,
    BATTLEFIELD,
    CAPTURED,
    CASTLE,
    CEMETERY,
    CLOUDS,
    EXTRA,
    HQS,
    JUMBO_TARGET,
    JUNGLE_FROM,
    JUNGLE_TO,
    KINDS,
    SKULLY_DRAW,
    STAR_DRAW,
    TURN,
    XB42_HIT,
)
from .words import HQ_TAKEN, PASSED, RECOVERED, SHOT, STOPPED

__all__ = ["apply", "hide", "legal", "redeal", "returns", "setup"]


# Set-up


@kernel
def setup(world, s, options):
    """Lays the terrain out and deals the first troops; options are mode, first player and blue player."""
    s.beginner, first, s.blue = options[0], int(options[1]), options[2]
    for seat in range(2):
        muster(world, s, seat)
        for _ in range(int(world.first_rack) if seat == first else int(world.second_rack)):
            draw_one(world, s, seat)
    give_turn(s, first)
    if stuck(world, s, first):  # only a pack of one's own can begin so
        finish_stuck(s, first)


@kernel
def muster(world, s, seat):
    """Makes the whole army of a seat its reserve, some of which will never be drawn."""
    total = 0
    for kind in range(KINDS):
        s.unseen[seat, kind] = world.copies[kind]
        total += int(world.copies[kind])
    s.reserve[seat] = total - int(world.removed)


# What may be chosen


@kernel
def legal(world, s, seat, out):
    """Writes what `seat` may choose."""
    if int64(s.acting) >> seat & 1 == 0:
        return 0
    phase = int(s.phase)
    if phase == TURN:
        return legal_turn(world, s, seat, out)
    if phase == JUNGLE_TO:
        return write(exits(world, int(s.origin) - 1), MOVE_TO, out, 0)
    return legal_effect(world, s, seat, phase, out)


@kernel
def legal_turn(world, s, seat, out):
    """Writes the two actions of a turn: to draw, or to place a troop."""
    n = 0
    if drawable(world, s, seat, 1):
        out[0] = DRAW_TROOPS
        n = 1
    return legal_places(world, s, seat, out, n)


@kernel
def legal_effect(world, s, seat, phase, out):
    """Writes the answers to the question whether an effect is used: yes (or the ways to do so) and no."""
    n = 0
    if phase in (SKULLY_DRAW, STAR_DRAW, XB42_HIT, CLOUDS, BATTLEFIELD):
        out[0] = USE
        n = 1
    out[n] = PASS
    n += 1
    spot = int(s.spot) - 1
    if phase == EXTRA:
        return legal_places(world, s, seat, out, n)
    if phase == JUMBO_TARGET:
        return write(enemies_near(world, s, seat, spot), DISCARD, out, n)
    if phase == CASTLE:
        return write(recallable(s, seat, spot), RECALL_FROM, out, n)
    if phase == JUNGLE_FROM:
        return write(enemies_near(world, s, seat, spot), MOVE_FROM, out, n)
    if phase == CEMETERY:
        return legal_recoveries(s, seat, out, n)
    return n


@kernel
def legal_places(world, s, seat, out, n):
    """Writes every placement on a base, then every capture of a headquarters."""
    reach = connected(world, s, seat)
    capturing = 0
    for kind in range(KINDS):
        if can_choose(s, seat, kind):
            spaces = goals(world, s, seat, kind, reach)
            n = write(spaces & ALL_BASES, PLACE + kind * BASES, out, n)
            capturing |= spaces >> BASES << kind * HQS
    return write(capturing, CAPTURE, out, n)


@kernel
def write(mask, action, out, n):
    """Writes one action for each bit of a mask; `action` is that of bit 0."""
    while mask:
        out[n] = action + lowest(mask)
        mask &= mask - 1
        n += 1
    return n


@kernel
def legal_recoveries(s, seat, out, n):
    """Writes the kinds among the discarded troops of `seat`."""
    for kind in range(KINDS):
        if s.discard[seat, kind]:
            out[n] = RECOVER_KIND + kind
            n += 1
    return n


# What follows


@kernel
def apply(world, s, seat, action, log):
    """Plays one legal action."""
    if action == DRAW_TROOPS:
        draw_troops(world, s, seat, 2, log)
        end_turn(world, s, seat, log)
    elif action == USE:
        apply_use(world, s, seat, log)
    elif action == PASS:
        apply_pass(world, s, seat, log)
    elif action < CAPTURE:
        place(world, s, seat, (action - PLACE) // BASES, (action - PLACE) % BASES, log)
    elif action < DISCARD:
        apply_capture(s, seat, action - CAPTURE, log)
    elif action < RECALL_FROM:
        knock_out(world, s, seat, action - DISCARD, log)
        go_on(world, s, seat, log)
    else:
        apply_base(world, s, seat, action, log)


@kernel
def go_on(world, s, seat, log):
    """Goes on after an effect that may have changed who has which medals."""
    if not conquered(world, s, seat, log):
        next_base(world, s, seat, log)


@kernel
def apply_capture(s, seat, which, log):
    """Places a troop on an enemy headquarters and wins."""
    kind, hq = which // HQS, which % HQS
    leave_rack(s, seat, kind)
    tell(log, EVERYONE, HQ_TAKEN, seat, kind, hq)
    finish(s, CAPTURED, 1 + seat)
    s.flag = 1 + which


@kernel
def apply_use(world, s, seat, log):
    """Uses an effect that leaves nothing more to choose."""
    phase = int(s.phase)
    if phase == XB42_HIT:
        shoot(s, seat, 1 - seat, log)
    elif phase == BATTLEFIELD:
        lay_down(s, seat, 1 - seat, log)
    else:
        draw_troops(world, s, seat, 2 if phase == SKULLY_DRAW else 1, log)
    next_base(world, s, seat, log)


@kernel
def shoot(s, seat, enemy, log):
    """Discards a random troop of the enemy's rack."""
    kind = random_standing(s, enemy, standing(s, enemy))
    leave_rack(s, enemy, kind)
    s.discard[enemy, kind] += 1
    tell(log, EVERYONE, SHOT, seat, enemy, kind)


@kernel
def apply_pass(world, s, seat, log):
    """Does without an effect."""
    tell(log, EVERYONE, STOPPED if s.phase == EXTRA else PASSED, seat)
    next_base(world, s, seat, log)


@kernel
def apply_base(world, s, seat, action, log):
    """Uses the effect of a special base that names a base or a kind."""
    if action < MOVE_FROM:
        recall(world, s, seat, action - RECALL_FROM, log)
    elif action < MOVE_TO:
        if seized(world, s, action - MOVE_FROM):
            return
        drag(world, s, seat, action - MOVE_FROM, lowest(exits(world, action - MOVE_FROM)), log)
    elif action < RECOVER_KIND:
        drag(world, s, seat, int(s.origin) - 1, action - MOVE_TO, log)
        s.origin = 0
    else:
        recover(s, seat, action - RECOVER_KIND, log)
    go_on(world, s, seat, log)


@kernel
def seized(world, s, base):
    """Asks where the visible troop of a base is to be moved; False when there is one way only."""
    ways = exits(world, base)
    if ways & (ways - 1) == 0:
        return False
    s.origin = 1 + base
    s.phase = JUNGLE_TO
    return True


@kernel
def recover(s, seat, kind, log):
    """Takes a discarded troop back to the rack."""
    s.discard[seat, kind] -= 1
    join_rack(s, seat, kind)
    tell(log, EVERYONE, RECOVERED, seat, kind)


# The result


@kernel
def returns(world, s, out):
    """Writes 1 for the winner and -1 for the loser, and 0 for both in a draw."""
    for seat in range(2):
        out[seat] = 0.0
        if s.winner:
            out[seat] = 1.0 if s.winner == 1 + seat else -1.0
