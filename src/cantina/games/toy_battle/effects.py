"""What follows a placement: regions, the troop's effect, special bases, the end of the turn and of the game."""

from numpy import int64

from cantina.core.counts import total
from cantina.core.kernel import kernel
from cantina.core.log import EVERYONE, tell

from . import state as st
from . import words as told
from .board import claim, colour_of, connected, goals, kind_of, lift, owner_of, put, troop_of
from .racks import can_choose, drawable, join_rack, leave_rack, room, stand_up, standing

# The end of the game


@kernel
def finish(s, reason, winner):
    """Ends the game; `winner` is 1 + seat, or 0 for nobody."""
    s.end = reason
    s.winner = winner
    s.acting = 0
    s.phase = st.TURN
    s.spot = 0
    for i in range(st.CHAIN):
        s.pending[i] = 0


@kernel
def conquered(world, s, seat, log):
    """Ends the game if a player has the medals that win; the one whose turn it is (`seat`) comes first."""
    for player in (seat, 1 - seat):
        if s.medals[player] >= world.objective[colour_of(s, player)]:
            tell(log, EVERYONE, told.WON_MEDALS, player, int(s.medals[player]))
            finish(s, st.CONQUERED, 1 + player)
            return True
    return False


@kernel
def can_place(world, s, seat):
    """Whether `seat` has a troop that fits somewhere."""
    reach = connected(world, s, seat)
    spaces = 0
    for kind in range(st.KINDS):
        if can_choose(s, seat, kind):
            spaces |= goals(world, s, seat, kind, reach)
    return spaces != 0


@kernel
def stuck(world, s, seat):
    """Whether `seat` can neither draw nor place."""
    return drawable(world, s, seat, 1) == 0 and not can_place(world, s, seat)


@kernel
def finish_stuck(s, seat):
    """Ends the game because `seat` can do nothing: more medals win, and `seat` loses a tie."""
    winner = seat if s.medals[seat] > s.medals[1 - seat] else 1 - seat
    finish(s, st.STUCK, 1 + winner)


# Turns


@kernel
def give_turn(s, seat):
    """Begins a turn of `seat`."""
    s.turns += 1
    s.acting = 1 << seat
    s.phase = st.TURN
    s.spot = 0


@kernel
def end_turn(world, s, seat, log):
    """Ends the turn of `seat` and gives the next one to the enemy, unless the game ends here."""
    enemy = 1 - seat
    stand_up(s, seat, log)
    if s.turns >= world.cap:
        tell(log, EVERYONE, told.TOO_LONG, int(world.cap))
        finish(s, st.CAP, 0)
        return
    give_turn(s, enemy)
    if drawable(world, s, enemy, 1) == 0:
        s.news = 1  # whether the game goes on tells something about the enemy's rack
    if stuck(world, s, enemy):
        tell(log, EVERYONE, told.NOTHING_LEFT, enemy)
        finish_stuck(s, enemy)


# A troop is placed


@kernel
def place(world, s, seat, kind, base, log):
    """Places a troop on a base, with all that follows until the next decision."""
    leave_rack(s, seat, kind)
    under = int(s.top[base])
    if under:
        tell(log, EVERYONE, told.COVERED, seat, kind, base + 1, owner_of(under), kind_of(under))
    else:
        tell(log, EVERYONE, told.PLACED, seat, kind, base + 1)
    put(s, base, troop_of(seat, kind))
    remember(world, s, base)
    claim(world, s, base, log)
    if conquered(world, s, seat, log):
        return
    if not ask_troop(world, s, seat, kind, base):
        next_base(world, s, seat, log)


@kernel
def remember(world, s, base):
    """Notes that a special base is to act this turn."""
    special = int(world.special[s.beginner, base])
    if special == st.PLAIN or special >= st.SHIELD:
        return
    for i in range(st.CHAIN):
        if s.pending[i] == 0:
            s.pending[i] = 1 + base
            return


@kernel
def ask(s, phase, base):
    """Sets the decision that comes next, about a base."""
    s.phase = phase
    s.spot = 1 + base
    return True


@kernel
def ask_troop(world, s, seat, kind, base):
    """Asks about the effect of the troop just placed; False when what everyone sees shows that it has none."""
    if int64(world.shields[s.beginner]) >> base & 1:
        return False
    if kind == st.SKULLY and drawable(world, s, seat, 2):
        return ask(s, st.SKULLY_DRAW, base)
    if kind == st.STAR and drawable(world, s, seat, 1):
        return ask(s, st.STAR_DRAW, base)
    if kind == st.CAPN and standing(s, seat):
        return ask(s, st.EXTRA, base)
    if kind == st.JUMBO and enemies_near(world, s, seat, base):
        return ask(s, st.JUMBO_TARGET, base)
    if kind == st.XB42 and s.rack_size[1 - seat]:
        return ask(s, st.XB42_HIT, base)
    return False


@kernel
def enemies_near(world, s, seat, base):
    """The bases one path away from `base` that an enemy occupies."""
    return int64(world.near[base]) & int64(s.held[1 - seat])


# Special bases


@kernel
def next_base(world, s, seat, log):
    """Lets the next special base of this turn ask, or ends the turn."""
    while s.pending[0]:
        base = int(s.pending[0]) - 1
        forget(s, 0)
        if ask_base(world, s, seat, base):
            return
    end_turn(world, s, seat, log)


@kernel
def forget(s, at):
    """Takes one entry out of the special bases that are to act."""
    for i in range(at, st.CHAIN - 1):
        s.pending[i] = s.pending[i + 1]
    s.pending[st.CHAIN - 1] = 0


@kernel
def ask_base(world, s, seat, base):
    """Asks about the effect of a special base; False when what everyone sees shows that there is none."""
    special = int(world.special[s.beginner, base])
    if special == st.DRAW and drawable(world, s, seat, 1):
        return ask(s, st.CLOUDS, base)
    if special == st.MOVE and enemies_near(world, s, seat, base):
        return ask(s, st.JUNGLE_FROM, base)
    if special == st.BLOCK and standing(s, 1 - seat):
        return ask(s, st.BATTLEFIELD, base)
    if room(world, s, seat) == 0:
        return False
    if special == st.RECALL and recallable(s, seat, base):
        return ask(s, st.CASTLE, base)
    if special == st.RECOVER and total(s.discard[seat]):
        return ask(s, st.CEMETERY, base)
    return False


@kernel
def recallable(s, seat, base):
    """The bases whose visible troop the special base `base` lets `seat` take back: not its own."""
    return int64(s.held[seat]) & ~(1 << base)


# What effects do


@kernel
def take_off(s, base, log):
    """Takes the visible troop off a base, tells whose troop comes to light, and returns the one taken."""
    troop = lift(s, base)
    under = int(s.top[base])
    if under:
        tell(log, EVERYONE, told.UNCOVERED, owner_of(under), kind_of(under), base + 1)
    return troop


@kernel
def knock_out(world, s, seat, base, log):
    """Discards the visible enemy troop of a base."""
    troop = int(s.top[base])
    tell(log, EVERYONE, told.DISCARDED, seat, owner_of(troop), kind_of(troop), base + 1)
    take_off(s, base, log)
    s.discard[owner_of(troop), kind_of(troop)] += 1
    claim(world, s, base, log)


@kernel
def recall(world, s, seat, base, log):
    """Takes the own visible troop of a base back to the rack; what it was still to set off there is lost."""
    kind = kind_of(int(s.top[base]))
    tell(log, EVERYONE, told.RECALLED, seat, kind, base + 1)
    take_off(s, base, log)
    join_rack(s, seat, kind)
    for i in range(st.CHAIN - 1, -1, -1):
        if s.pending[i] == 1 + base:  # the last such entry is that of the visible troop
            forget(s, i)
            break
    claim(world, s, base, log)


@kernel
def exits(world, base):
    """The bases one path away from `base`."""
    return int64(world.near[base]) & st.ALL_BASES


@kernel
def drag(world, s, seat, origin, base, log):
    """Moves the visible troop of one base to another; nothing but regions follows from that, at both ends."""
    troop = int(s.top[origin])
    tell(log, EVERYONE, told.MOVED, seat, owner_of(troop), kind_of(troop), origin + 1, base + 1)
    take_off(s, origin, log)
    put(s, base, troop)
    claim(world, s, base, log)
    claim(world, s, origin, log)
