"""One action ahead: each choice is tried in a few imagined deals, the own turn is finished greedily, and the table is judged.

Plain functions that are compiled for one game, after those of search.py.
"""

import numpy as np

from cantina.core.contract import legal
from cantina.core.generic import apply_at, redeal_at
from cantina.core.rng import key_of

from .search import ROOT, TO_THE_END, TRIAL, UNGUIDED, WORK, add_edge, glance_at, play_on, root_of, value

LONG_TURN = 64  # actions after which a turn is judged as it stands


def best_step(tree, me, n):
    """The index of the action that looks best for `me` at once in the trial."""
    best, highest = 0, -1e300
    for i in range(n):
        looks = glance_at(tree, TRIAL, me, int(tree.out[i]))
        if looks > highest:
            best, highest = i, looks
    return best


def finish_turn(tree, me):
    """Plays the trial on for as long as `me` goes on choosing in this turn."""
    s = tree.states[TRIAL]
    turn = int(s.turns)
    for _ in range(LONG_TURN):
        if s.end or s.turns != turn or int(s.acting) >> me & 1 == 0:
            return
        n = legal(tree.worlds[s.world], s, me, tree.out)
        choice = best_step(tree, me, n) if n > 1 else 0
        apply_at(tree.worlds, tree.states, TRIAL, me, int(tree.out[choice]), tree.log)


def rate(tree, whole, me, deals, choices, values):
    """Writes the mean worth for `me` of each of its choices over some imagined deals, the same ones for all choices.

    With `whole` 1 a game is played to its end at random instead of judged after the turn.
    """
    worlds, states = tree.worlds, tree.states
    for i in range(choices.size):
        values[i] = 0.0
    for d in range(deals):
        states[WORK] = states[ROOT]
        states[WORK].rng = key_of(tree.base[0], d)
        redeal_at(worlds, states, WORK)
        for i in range(choices.size):
            states[TRIAL] = states[WORK]
            apply_at(worlds, states, TRIAL, me, int(choices[i]), tree.log)
            if whole:
                play_on(tree, TRIAL, TO_THE_END, UNGUIDED)
            else:
                finish_turn(tree, me)
            value(tree, TRIAL)
            values[i] += tree.totals[me] / deals


def plant(tree, me, choices, values):
    """Gives the root of a search an edge for each choice, with what it is worth as its glance."""
    nodes, edges = tree.nodes, tree.edges
    node = root_of(tree, me)
    for i in range(choices.size if node >= 0 else 0):
        e = np.int64(nodes[node].first) - 1
        while e >= 0 and edges[e].action != choices[i]:
            e = np.int64(edges[e].next) - 1
        if e < 0:
            e = add_edge(tree, node, choices[i], 0.0)
        if e >= 0:
            nodes[node].drift += edges[e].visits * (edges[e].glance - values[i])
            edges[e].glance = values[i]


TEMPLATES = (best_step, finish_turn, rate, plant)
