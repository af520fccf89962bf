"""What is written once for all games: plain functions that `compile_for` binds to one game's rules.

They take arrays and an index, never a record: crossing from Python is then a fifth of a microsecond an argument.
A state names its world by number, so that one batch may mix boards.
"""

import numpy as np

from .contract import apply, hide, legal, redeal, returns, setup
from .rng import below, key_of


def setup_at(worlds, states, i, options):
    """Lays out game i, whose rng, players and world are set."""
    setup(worlds[states[i].world], states[i], options)


def lowest(s):
    """The lowest seat that may act, or -1."""
    acting = int(s.acting)
    if acting == 0:
        return -1
    seat = 0
    while acting >> seat & 1 == 0:
        seat += 1
    return seat


def apply_ply(world, s, seat, action, log):
    """Plays one legal action."""
    s.ply += 1
    s.news = 0
    if log.size > 0:
        log[0].args[0] = 0
    apply(world, s, seat, action, log)


def actor(states, i):
    """The lowest seat that may act in game i, or -1."""
    return lowest(states[i])


def legal_at(worlds, states, i, seat, out):
    """Writes what `seat` may choose in game i into `out` and returns how many."""
    return legal(worlds[states[i].world], states[i], seat, out)


def apply_at(worlds, states, i, seat, action, log):
    """Plays one legal action of game i."""
    apply_ply(worlds[states[i].world], states[i], seat, action, log)


def step(worlds, states, i, seat, action, out, log):
    """Plays one legal action of game i, writes what the next seat to act may choose, and returns how many."""
    s = states[i]
    world = worlds[s.world]
    apply_ply(world, s, seat, action, log)
    following = lowest(s)
    if following < 0:
        return 0
    return legal(world, s, following, out)


def hide_at(worlds, states, i, seat):
    """Turns game i into what `seat` knows of it."""
    states[i].rng = np.uint64(0)
    states[i].news = 0
    hide(worlds[states[i].world], states[i], seat)


def hide_for(worlds, states, i, seen, k, seat):
    """Writes what `seat` knows of game i into seen[k]."""
    seen[k] = states[i]
    hide_at(worlds, seen, k, seat)


def redeal_at(worlds, states, i):
    """Draws what is blank in game i from its generator, which the caller has set."""
    redeal(worlds[states[i].world], states[i])
    states[i].news = 0


def returns_at(worlds, states, i, out):
    """Writes the result of game i for each seat."""
    returns(worlds[states[i].world], states[i], out)


def playout(worlds, states, i, out, log):
    """Plays game i to its end at random and returns the number of actions."""
    s = states[i]
    world = worlds[s.world]
    begun = int(s.ply)
    while s.end == 0:
        seat = lowest(s)
        n = legal(world, s, seat, out)
        apply_ply(world, s, seat, int(out[below(s, n)]), log)
    return int(s.ply) - begun


def simulate(worlds, states, boards, options, base, first, results, ends, turns, plies, out, log):
    """Plays whole random games, number `first` on, one for each row of `results`, from the blank in states[1].

    boards[g] is the world of a game and options[g] its options.

    A game depends on `base` and its number alone, so that the totals are the same whatever the number of threads.
    """
    for g in range(results.shape[0]):
        states[0] = states[1]
        states[0].rng = key_of(base[0], first + g)
        states[0].world = boards[g]
        setup_at(worlds, states, 0, options[g])
        plies[g] = playout(worlds, states, 0, out, log)
        returns_at(worlds, states, 0, results[g])
        ends[g] = states[0].end
        turns[g] = states[0].turns


def batch(worlds, states, actions, seats, out, counts, begin, end, log):
    """Plays actions[i] by seats[i] in every game from `begin` to `end` that goes on.

    Then writes who is next to act into seats[i] (-1: the game has ended), its choices into out[i] and their number into counts[i].
    """
    for i in range(begin, end):
        s = states[i]
        world = worlds[s.world]
        if s.end == 0:
            apply_ply(world, s, int(seats[i]), int(actions[i]), log)
        seat = lowest(s)
        seats[i] = seat
        counts[i] = legal(world, s, seat, out[i]) if seat >= 0 else 0


def pick(states, out, counts, actions, begin, end):
    """Chooses a random action for every game from `begin` to `end` that goes on."""
    for i in range(begin, end):
        if counts[i] > 0:
            actions[i] = out[i, below(states[i], int(counts[i]))]


TEMPLATES = (
    lowest, apply_ply, setup_at, actor, legal_at, apply_at, step, hide_at, hide_for, redeal_at, returns_at, playout, simulate,
    batch, pick,
)  # fmt: skip

# What kernels were called in the first edition; whoever calls them so goes on being answered.
FIRST_EDITION = {
    "lay": "setup_at", "moves": "legal_at", "act": "apply_at", "conceal": "hide_at", "imagine": "redeal_at",
    "score": "returns_at", "perform": "apply_ply",
}  # fmt: skip
