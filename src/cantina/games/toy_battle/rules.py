"""The rules of Toy Battle: the six kernels that every game has."""

from numpy import int64

from cantina.core.counts import total
from cantina.core.kernel import kernel
from cantina.core.log import EVERYONE, tell

from . import actions as a
from . import effects
from . import state as st
from . import words as told
from .board import connected, goals, lowest
from .hiding import hide, redeal
from .racks import can_choose, draw_one, draw_troops, drawable, lay_down, leave_rack, recover, shoot

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
    effects.give_turn(s, first)
    if effects.stuck(world, s, first):  # only a pack of one's own can begin so
        effects.finish_stuck(s, first)


@kernel
def muster(world, s, seat):
    """Makes the whole army of a seat its reserve, some of which will never be drawn."""
    for kind in range(st.KINDS):
        s.unseen[seat, kind] = world.copies[kind]
    s.reserve[seat] = total(world.copies) - int(world.removed)


# What may be chosen


@kernel
def legal(world, s, seat, out):
    """Writes what `seat` may choose."""
    if int64(s.acting) >> seat & 1 == 0:
        return 0
    phase = int(s.phase)
    if phase == st.TURN:
        return legal_turn(world, s, seat, out)
    if phase == st.JUNGLE_TO:
        return legal_bits(effects.exits(world, int(s.origin) - 1), a.MOVE_TO, out, 0)
    return legal_effect(world, s, seat, phase, out)


@kernel
def legal_turn(world, s, seat, out):
    """Writes the two actions of a turn: to draw, or to place a troop."""
    n = 0
    if drawable(world, s, seat, 1):
        out[0] = a.DRAW_TROOPS
        n = 1
    return legal_places(world, s, seat, out, n)


@kernel
def legal_effect(world, s, seat, phase, out):
    """Writes the answers to the question whether an effect is used: yes (or the ways to do so) and no."""
    n = 0
    if phase in (st.SKULLY_DRAW, st.STAR_DRAW, st.XB42_HIT, st.CLOUDS, st.BATTLEFIELD):
        out[0] = a.USE
        n = 1
    out[n] = a.PASS
    n += 1
    spot = int(s.spot) - 1
    if phase == st.EXTRA:
        return legal_places(world, s, seat, out, n)
    if phase == st.JUMBO_TARGET:
        return legal_bits(effects.enemies_near(world, s, seat, spot), a.DISCARD, out, n)
    if phase == st.CASTLE:
        return legal_bits(effects.recallable(s, seat, spot), a.RECALL_FROM, out, n)
    if phase == st.JUNGLE_FROM:
        return legal_bits(effects.enemies_near(world, s, seat, spot), a.MOVE_FROM, out, n)
    if phase == st.CEMETERY:
        return legal_recoveries(s, seat, out, n)
    return n


@kernel
def legal_places(world, s, seat, out, n):
    """Writes every placement on a base, then every capture of a headquarters."""
    reach = connected(world, s, seat)
    capturing = 0
    for kind in range(st.KINDS):
        if can_choose(s, seat, kind):
            spaces = goals(world, s, seat, kind, reach)
            n = legal_bits(spaces & st.ALL_BASES, a.PLACE + kind * st.BASES, out, n)
            capturing |= spaces >> st.BASES << kind * st.HQS
    return legal_bits(capturing, a.CAPTURE, out, n)


@kernel
def legal_bits(mask, action, out, n):
    """Writes one action for each bit of a mask; `action` is that of bit 0."""
    while mask:
        out[n] = action + lowest(mask)
        mask &= mask - 1
        n += 1
    return n


@kernel
def legal_recoveries(s, seat, out, n):
    """Writes the kinds among the discarded troops of `seat`."""
    for kind in range(st.KINDS):
        if s.discard[seat, kind]:
            out[n] = a.RECOVER_KIND + kind
            n += 1
    return n


# What follows


@kernel
def apply(world, s, seat, action, log):
    """Plays one legal action."""
    if action == a.DRAW_TROOPS:
        draw_troops(world, s, seat, 2, log)
        effects.end_turn(world, s, seat, log)
    elif action == a.USE:
        apply_use(world, s, seat, log)
    elif action == a.PASS:
        apply_pass(world, s, seat, log)
    elif action < a.CAPTURE:
        effects.place(world, s, seat, (action - a.PLACE) // st.BASES, (action - a.PLACE) % st.BASES, log)
    elif action < a.DISCARD:
        apply_capture(s, seat, action - a.CAPTURE, log)
    elif action < a.RECALL_FROM:
        effects.knock_out(world, s, seat, action - a.DISCARD, log)
        go_on(world, s, seat, log)
    else:
        apply_base(world, s, seat, action, log)


@kernel
def go_on(world, s, seat, log):
    """Goes on after an effect that may have changed who has which medals."""
    if not effects.conquered(world, s, seat, log):
        effects.next_base(world, s, seat, log)


@kernel
def apply_capture(s, seat, which, log):
    """Places a troop on an enemy headquarters and wins."""
    kind, hq = which // st.HQS, which % st.HQS
    leave_rack(s, seat, kind)
    tell(log, EVERYONE, told.HQ_TAKEN, seat, kind, hq)
    effects.finish(s, st.CAPTURED, 1 + seat)
    s.flag = 1 + which


@kernel
def apply_use(world, s, seat, log):
    """Uses an effect that leaves nothing more to choose."""
    phase = int(s.phase)
    if phase == st.XB42_HIT:
        shoot(s, seat, 1 - seat, log)
    elif phase == st.BATTLEFIELD:
        lay_down(s, seat, 1 - seat, log)
    else:
        draw_troops(world, s, seat, 2 if phase == st.SKULLY_DRAW else 1, log)
    effects.next_base(world, s, seat, log)


@kernel
def apply_pass(world, s, seat, log):
    """Does without an effect."""
    tell(log, EVERYONE, told.STOPPED if s.phase == st.EXTRA else told.PASSED, seat)
    effects.next_base(world, s, seat, log)


@kernel
def apply_base(world, s, seat, action, log):
    """Uses the effect of a special base that names a base or a kind."""
    if action < a.MOVE_FROM:
        effects.recall(world, s, seat, action - a.RECALL_FROM, log)
    elif action < a.MOVE_TO:
        if seized(world, s, action - a.MOVE_FROM):
            return
        effects.drag(world, s, seat, action - a.MOVE_FROM, lowest(effects.exits(world, action - a.MOVE_FROM)), log)
    elif action < a.RECOVER_KIND:
        effects.drag(world, s, seat, int(s.origin) - 1, action - a.MOVE_TO, log)
        s.origin = 0
    else:
        recover(s, seat, action - a.RECOVER_KIND, log)
    go_on(world, s, seat, log)


@kernel
def seized(world, s, base):
    """Asks where the visible troop of a base is to be moved; False when there is one way only."""
    ways = effects.exits(world, base)
    if ways & (ways - 1) == 0:
        return False
    s.origin = 1 + base
    s.phase = st.JUNGLE_TO
    return True


# The result


@kernel
def returns(world, s, out):
    """Writes 1 for the winner and -1 for the loser, and 0 for both in a draw."""
    for seat in range(2):
        out[seat] = 0.0
        if s.winner:
            out[seat] = 1.0 if s.winner == 1 + seat else -1.0
