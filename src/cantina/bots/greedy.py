"""One action ahead: each choice is tried in a few imagined deals, the own turn is finished greedily, and the table is judged.

Plain functions that are compiled for one game, after those of search.py.
"""

import numpy as np

from cantina.core.contract import legal
from cantina.core.generic import apply_at, redeal_at
from cantina.core.rng import key_of

from .search import ROOT, TO_THE_END, TRIAL, UNGUIDED, WORK, add_edge, find, glance_at, name_of, play_on, value

LONG_TURN = 64  # actions after which a turn is judged as it stands


def best_step(worlds, states, me, out, n, totals, log):
    """The index of the action that looks best for `me` at once in the trial."""
    best, highest = 0, -1e300
    for i in range(n):
        looks = glance_at(worlds, states, TRIAL, me, int(out[i]), totals, log)
        if looks > highest:
            best, highest = i, looks
    return best


def finish_turn(worlds, states, me, out, totals, log):
    """Plays the trial on for as long as `me` goes on choosing in this turn."""
    s = states[TRIAL]
    turn = int(s.turns)
    for _ in range(LONG_TURN):
        if s.end or s.turns != turn or int(s.acting) >> me & 1 == 0:
            return
        n = legal(worlds[s.world], s, me, out)
        choice = best_step(worlds, states, me, out, n, totals, log) if n > 1 else 0
        apply_at(worlds, states, TRIAL, me, int(out[choice]), log)


def rate(worlds, states, whole, me, base, deals, choices, values, out, totals, log):
    """Writes the mean worth for `me` of each of its choices over some imagined deals, the same ones for all choices.

    With `whole` 1 a game is played to its end at random instead of judged after the turn.
    """
    for i in range(choices.size):
        values[i] = 0.0
    for d in range(deals):
        states[WORK] = states[ROOT]
        states[WORK].rng = key_of(base[0], d)
        redeal_at(worlds, states, WORK)
        for i in range(choices.size):
            states[TRIAL] = states[WORK]
            apply_at(worlds, states, TRIAL, me, int(choices[i]), log)
            if whole:
                play_on(worlds, states, TRIAL, TO_THE_END, UNGUIDED, out, log)
            else:
                finish_turn(worlds, states, me, out, totals, log)
            value(worlds, states, TRIAL, totals)
            values[i] += totals[me] / deals


def plant(worlds, states, words, nodes, edges, counts, me, choices, values):
    """Gives the root of a search an edge for each choice, with what it is worth as its glance."""
    states[WORK] = states[ROOT]
    node = find(nodes, counts, name_of(worlds, states, words, me, me))
    for i in range(choices.size if node >= 0 else 0):
        e = np.int64(nodes[node].first) - 1
        while e >= 0 and edges[e].action != choices[i]:
            e = np.int64(edges[e].next) - 1
        if e < 0:
            e = add_edge(nodes, edges, counts, node, choices[i], 0.0)
        if e >= 0:
            nodes[node].drift += edges[e].visits * (edges[e].glance - values[i])
            edges[e].glance = values[i]


TEMPLATES = (best_step, finish_turn, rate, plant)
