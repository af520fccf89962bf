"""What bots know of Smugglers beyond its rules: how a game stands, and what is sensible at a glance."""

import math

from cantina.core.kernel import kernel
from cantina.core.rng import below

from .state import BID, BIDS, DECIDE, JAMMER

STYLE = {"turns": 1, "guided": True, "explore": 0.4, "trust": 2.0, "plan": 3.0}

# What things are worth, in points of cargo
JAMMER_WORTH = 2.0  # a jammer in hand
BID_WORTH = 0.7  # each point of a bid card in hand
CAPTAIN_WORTH = 1.6  # to win an auction
POOR = 1  # cargo that is better buried, and not worth a jammer
MIDDLING = 2  # the bid that is expected of a player who has not chosen yet
SCALE = 5.0  # the lead at which the estimate is three quarters of a win


# How a game stands


@kernel
def estimate(world, s, out):
    """Writes how the game stands for each seat, from -1 to 1."""
    lead = worth(s, 0) - worth(s, 1)
    if s.phase == BID:
        lead += CAPTAIN_WORTH * max(-1, min(1, best_bid(s, 0) - best_bid(s, 1)))
    else:
        lead += at_stake(s) * (1 if s.captain % 2 == 0 else -1)
    for seat in range(s.players):
        out[seat] = math.tanh(lead / SCALE) * (1 if seat % 2 == 0 else -1)


@kernel
def worth(s, side):
    """What a side has: its haul, and the jammers and bid cards of its players."""
    points = float(s.haul[side])
    for seat in range(side, s.players, 2):
        points += JAMMER_WORTH * int(s.token[seat, JAMMER])
        points -= BID_WORTH * int(s.bid[seat])  # a chosen card is as good as spent
        for bid in range(BIDS):
            points += BID_WORTH * (bid + 1) * int(s.hand[seat, bid])
    return points


@kernel
def best_bid(s, side):
    """The highest bid that is chosen or expected on a side."""
    best = 0
    for seat in range(side, s.players, 2):
        best = max(best, int(s.bid[seat]) if s.bid[seat] > 0 else MIDDLING)
    return best


@kernel
def at_stake(s):
    """What the captain's side can expect of the card that is turned up or lies on top."""
    if s.phase != DECIDE:
        return cargo_worth(s, int(s.cargo))
    token = JAMMER_WORTH * int(s.bag[JAMMER]) / max(1, int(s.bagged))
    return max(token, cargo_worth(s, int(s.deck[s.left - 1])))


@kernel
def cargo_worth(s, value):
    """What it is worth to the captain's side to take a card: rivals jam whatever is dearer than their jammer."""
    for seat in range(1 - s.captain % 2, s.players, 2):
        if s.token[seat, JAMMER] > 0:
            return min(float(value), JAMMER_WORTH)
    return float(value)


# A light hand for playouts


@kernel
def policy(world, s, seat, actions, n):
    """The index of any bid, or of what suits the value of the cargo: a playout may know it."""
    if s.phase == BID or n == 1:
        return below(s, n)
    if s.phase == DECIDE:  # the last two are to take and to bury
        return n - 2 if s.deck[s.left - 1] > POOR else n - 1
    return 0 if s.cargo > POOR else 1
