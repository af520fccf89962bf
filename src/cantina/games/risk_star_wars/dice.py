"""Rolling dice, and using them up from the highest down."""

from cantina.core.kernel import kernel
from cantina.core.log import EVERYONE, tell
from cantina.core.rng import below

from .state import DICE
from .words import ROLLED


@kernel
def roll(s, seat, number, log):
    """Rolls dice and lays them out, the highest first."""
    for i in range(number):
        die = below(s, 6) + 1
        j = i
        while j > 0 and s.dice[j - 1] < die:
            s.dice[j] = s.dice[j - 1]
            j -= 1
        s.dice[j] = die
    d = s.dice
    tell(log, EVERYONE, ROLLED, seat, int(d[0]), int(d[1]), int(d[2]), int(d[3]), int(d[4]))


@kernel
def use_die(s, i):
    """Takes die i away; those behind it move up."""
    while i < DICE - 1:
        s.dice[i] = s.dice[i + 1]
        i += 1
    s.dice[DICE - 1] = 0


@kernel
def dice_left(s):
    """How many dice lie there."""
    n = 0
    while n < DICE and s.dice[n] > 0:
        n += 1
    return n


@kernel
def clear_dice(s):
    """Takes all dice away."""
    for i in range(DICE):
        s.dice[i] = 0


@kernel
def successes(s, least):
    """How many dice show `least` or more; all dice are taken away."""
    n = 0
    while n < DICE and s.dice[n] >= least:
        n += 1
    clear_dice(s)
    return n
