"""Luke Skywalker against Darth Vader and the Emperor."""

from cantina.core.kernel import kernel
from cantina.core.log import EVERYONE, tell

from .cards import earn
from .dice import roll, successes
from .state import EMPEROR, LUKE, LUKE_HITS, VADER, VADER_HITS
from .words import DUEL_HIT, DUEL_LOST, REDEEMED


@kernel
def can_duel(world, s, order):
    """Whether an order of the duel can be given."""
    luke, vader = int(s.hits[LUKE_HITS]), int(s.hits[VADER_HITS])
    if order == EMPEROR:
        return luke > 0 and s.redeemed == 0
    if order in (LUKE, VADER):
        return luke > 0 and vader > 0
    return 0 < vader <= world.redeemable


@kernel
def wound(s, hero, number, log):
    """Takes hits off the track of Luke or Vader; returns whether that destroyed him."""
    left = max(int(s.hits[hero]) - number, 0)
    s.hits[hero] = left
    tell(log, EVERYONE, DUEL_HIT, hero - LUKE_HITS, number, left)
    if left == 0:
        tell(log, EVERYONE, DUEL_LOST, hero - LUKE_HITS)
    return left == 0


@kernel
def redeem(world, s, seat, log):
    """Turns Vader: he and the Emperor are destroyed."""
    s.hits[VADER_HITS] = 0
    s.redeemed = 1
    tell(log, EVERYONE, REDEEMED, seat)
    earn(world, s, seat, int(world.bonus_redeemed), log)


@kernel
def duel(world, s, seat, order, log):
    """Carries out an order of the duel."""
    if order == EMPEROR:
        lost = wound(s, LUKE_HITS, int(world.lightning), log)
    elif order in (LUKE, VADER):
        roll(s, seat, int(world.duel_dice), log)
        lost = wound(s, LUKE_HITS if order == VADER else VADER_HITS, successes(s, int(world.duel_hit)), log)
    else:
        redeem(world, s, seat, log)
        return
    if lost:
        earn(world, s, seat, int(world.bonus_vader) if order == LUKE else int(world.bonus_luke), log)
