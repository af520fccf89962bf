"""Chance made explicit: an action that draws from the generator waits for an outcome, and is played again with the key it names.

State [0] is the game, [1] room to try. The generator of [0] holds still while nothing is drawn; outcomes are mixed with it.
"""

from cantina.core.generic import apply_ply, hide_at, lowest, redeal_at, setup_at
from cantina.core.rng import below, key_of

CHANCE, TERMINAL = -1, -4  # OpenSpiel's numbers for who is to act


def turn_of(s):
    """The seat to act, or TERMINAL."""
    return TERMINAL if s.end else lowest(s)


def apply_or_wait(worlds, states, seat, action, log):
    """Plays an action and returns who is next; when it would draw from the generator nothing is played, and CHANCE is next."""
    states[1] = states[0]
    apply_ply(worlds[states[1].world], states[1], seat, action, log)
    if states[1].rng != states[0].rng:
        return CHANCE
    states[0] = states[1]
    return turn_of(states[0])


def key(states, outcome):
    """Mixes an outcome of chance into the generator."""
    states[0].rng = key_of(states[0].rng, outcome + 1)


def apply_with(worlds, states, seat, action, outcome, log):
    """Plays an action with the outcome that chance has named, and returns who is next."""
    states[0].rng = key_of(states[0].rng, outcome + 1)
    apply_ply(worlds[states[0].world], states[0], seat, action, log)
    return turn_of(states[0])


def setup_by_chance(worlds, states, blank, options, drawn):
    """Lays a game out by the generator, which outcomes have set, and returns who begins."""
    rng = states[0].rng
    states[0] = blank[0]
    states[0].rng = rng
    states[0].world = below(states[0], worlds.size)
    for d in range(drawn.shape[0]):
        options[drawn[d, 0]] = below(states[0], int(drawn[d, 1]))
    setup_at(worlds, states, 0, options)
    states[0].news = 0
    return turn_of(states[0])


def redeal_for(worlds, states, seat, number):
    """Deals again what `seat` cannot see; `number` is random."""
    hide_at(worlds, states, 0, seat)
    states[0].rng = key_of(states[0].rng, number)
    redeal_at(worlds, states, 0)


TEMPLATES = (turn_of, apply_or_wait, key, apply_with, setup_by_chance, redeal_for)
