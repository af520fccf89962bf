"""Information-set Monte Carlo tree search: plain functions that are compiled for one game, like those of core/generic.py.

The root is what one seat (`me`) knows. Every iteration deals the rest again, walks down the tree, adds one edge, plays on, and
credits each seat's edges with that seat's own result: teams and cooperation fall out of the results by seat.

Every seat has a tree of its own, and a node is named by a hash of what its seat is told in it: for `me` the hidden state,
for the others what a spectator sees, because their hands are dealt again in each iteration and few hands would come
twice. So nobody answers a secret choice of another, and the ways that lead to one position meet in one node. The choices
in a node differ from deal to deal: an edge counts how often it was available, which takes the place of its parent's visits.

Where a game has an estimate, a node that is met again looks at its choices at a glance: the best looking ones become edges,
and the glance counts as some visits of each. Glances judge earlier than results do, and so are often too hopeful: a node
notes by how much results fell short of the glances so far (its drift), and takes that off the glances of all its edges.

All memory is given by the caller, as one `Arrays`, which every function here takes as `tree`.
"""

import math
from typing import Any, NamedTuple

import numpy as np

from cantina.core.contract import estimate, legal, policy, returns
from cantina.core.generic import actor, apply_at, hide_at, redeal_at
from cantina.core.kernel import struct
from cantina.core.rng import below, key_of, mix

DEPTH = 256  # decisions of one iteration that the tree remembers
STATES = 5
# The states: what `me` knows, the game that is imagined, room to hide, to try a line, and to try one action. As NumPy's
# numbers they are no constants to Numba, which would compile every function again for each of them.
ROOT, WORK, SEEN, TRIAL, GLANCE = np.arange(STATES)
TO_THE_END, UNGUIDED = np.int64(-1), np.int64(0)  # how playouts go where a game has no estimate
COUNTS = 5
# Entries of `counts`: DONE iterations, STEPS actions, MARK choices made
NODES, EDGES, DONE, STEPS, MARK = np.arange(COUNTS)

NODE = struct(
    key="u8",  # 0: this place of the table is free
    drift="f8",  # the sum of what results were above the glances of the edges that led to them
    first="i4",  # 1 + the newest edge, 0: none
    visits="i4",
)

EDGE = struct(
    value="f8",  # the sum of the results of the seat that chooses here
    glance="f8",  # what the choice looked like to that seat before it was tried
    next="i4",  # 1 + the edge added before it to the same node, 0: none
    visits="i4",
    available="i4",  # how often it could have been chosen
    action="i4",
)

SETTINGS = struct(
    explore="f8",  # how much a seldom visited edge is favoured
    widen="f8",  # a node of n visits has at most 1 + widen * sqrt(n) edges
    trust="f8",  # how many visits a glance counts for; 0: nobody glances
    plan="f8",  # how many visits the longer look at the choices in the root counts for
    turns="i4",  # turns that a playout goes on for until the estimate; -1: to the end of the game
    guided="i4",  # 1: playouts, and new edges that nobody glanced at, follow the game's policy
)


class Arrays(NamedTuple):
    """All that a search remembers and thinks in; a bot that only looks one action ahead leaves most of it alone."""

    worlds: Any
    states: Any
    words: Any  # the states as 64-bit numbers, to be hashed
    base: Any  # one number: the seed
    nodes: Any
    edges: Any
    counts: Any
    path: Any  # the edges of this iteration, in `seats` who chose them, in `spots` at which nodes
    seats: Any
    spots: Any
    settings: Any
    out: Any  # the choices of one seat
    marks: Any  # by action: which choices are looked at
    looks: Any  # by choice: its glance
    totals: Any  # results by seat
    log: Any  # of no length: nobody is told of what is only imagined


ONE = np.uint64(1)
UNTRIED = 1e-6  # the weight of an edge that nobody tried or trusts a glance at: it comes first


def mover(tree, me):
    """The seat whose choice is looked at next: `me` before others that choose at the same time."""
    if int(tree.states[WORK].acting) >> me & 1:
        return me
    return actor(tree.states, WORK)


def name_of(tree, seat, me):
    """The hash of what names the node in which `seat` chooses."""
    states, words = tree.states, tree.words
    states[SEEN] = states[WORK]
    states[SEEN].ply = 0
    hide_at(tree.worlds, states, SEEN, seat if seat == me else -1)
    key = np.uint64(seat + 1)
    for j in range(words.shape[1]):
        key = mix(key ^ words[SEEN, j])
    return key | ONE


def find(tree, key):
    """The place of the node with this key, made now if it is new; -1 when the table is full."""
    nodes, counts = tree.nodes, tree.counts
    last = nodes.size - 1
    at = np.int64(key >> ONE) & last
    while nodes[at].key != key:
        if nodes[at].key == 0:
            if 4 * counts[NODES] >= 3 * nodes.size:
                return -1
            counts[NODES] += 1
            nodes[at].key = key
            nodes[at].drift = 0.0
            nodes[at].first = 0
            nodes[at].visits = 0
            break
        at = (at + 1) & last
    return at


def mark_known(tree, node, mark):
    """Notes that the edges of a node whose actions bear the mark are available, gives them -mark, and returns how many they are."""
    edges, marks = tree.edges, tree.marks
    known = 0
    e = np.int64(tree.nodes[node].first) - 1
    while e >= 0:
        action = np.int64(edges[e].action)
        if marks[action] == mark:
            marks[action] = -mark
            edges[e].available += 1
            known += 1
        e = np.int64(edges[e].next) - 1
    return known


def best_known(tree, node, trust, mark):
    """The edge of a node that is best to try among those marked with -mark, or -1."""
    nodes, edges, marks = tree.nodes, tree.edges, tree.marks
    best, highest = -1, -1e300
    explore = tree.settings[0].explore
    drift = nodes[node].drift / max(1, np.int64(nodes[node].visits))
    e = np.int64(nodes[node].first) - 1
    while e >= 0:
        if marks[edges[e].action] == -mark:
            # Of a node that is the root of one line and lies deep in another, edges may have been added by a glance there.
            weight = max(edges[e].visits + trust, UNTRIED)
            worth = (edges[e].value + trust * (edges[e].glance + drift)) / weight
            worth += explore * math.sqrt(math.log(edges[e].available) / weight)
            if worth > highest:
                best, highest = e, worth
        e = np.int64(edges[e].next) - 1
    return best


def value(tree, i):
    """Writes what game i is worth for each seat into `totals`: its result, or the estimate while it goes on."""
    s = tree.states[i]
    if s.end:
        returns(tree.worlds[s.world], s, tree.totals)
    else:
        estimate(tree.worlds[s.world], s, tree.totals)


def glance_at(tree, i, seat, action):
    """What an action in game i is worth for `seat` at once."""
    states = tree.states
    states[GLANCE] = states[i]
    states[GLANCE].rng = mix(states[i].rng)  # a roll of its own: the one to come is not known when choosing
    apply_at(tree.worlds, states, GLANCE, seat, action, tree.log)
    value(tree, GLANCE)
    return tree.totals[seat]


def new_action(tree, seat, n, known, mark):
    """An action that has no edge yet: the one that the policy names, or else any."""
    out, marks = tree.out, tree.marks
    s = tree.states[WORK]
    if tree.settings[0].guided:
        i = np.int64(policy(tree.worlds[s.world], s, seat, out, n))
        if marks[out[i]] == mark:
            return int(out[i])
    left = np.int64(below(s, n - known))
    for i in range(n):
        if marks[out[i]] == mark:
            if left == 0:
                return int(out[i])
            left -= 1
    return int(out[0])  # not reached: n - known actions bear the mark


def add_edge(tree, node, action, glance):
    """A new edge of a node, or -1 when there is no room."""
    nodes, edges = tree.nodes, tree.edges
    e = tree.counts[EDGES]
    if e >= edges.size:
        return -1
    tree.counts[EDGES] += 1
    edges[e].value = 0.0
    edges[e].glance = glance
    edges[e].visits = 0
    edges[e].available = 1
    edges[e].action = action
    edges[e].next = nodes[node].first
    nodes[node].first = e + 1
    return e


def add_best_looking(tree, node, seat, n, room, mark):
    """Adds the best looking of the actions that bear the mark, as many as there is room for at the node, and gives them -mark."""
    out, marks, looks = tree.out, tree.marks, tree.looks
    for i in range(n):
        looks[i] = -1e300
        if marks[out[i]] == mark:
            looks[i] = glance_at(tree, WORK, seat, int(out[i]))
    for _ in range(room):
        best = 0
        for i in range(n):
            if looks[i] > looks[best]:
                best = i
        if looks[best] == -1e300 or add_edge(tree, node, out[best], looks[best]) < 0:
            return
        marks[out[best]] = -mark
        looks[best] = -1e300


def choose_edge(tree, node, seat, trust, n):
    """The edge to follow from a node; a new one has no visits. -1: there is no room for any."""
    tree.counts[MARK] += 1
    mark = tree.counts[MARK]
    for i in range(n):
        tree.marks[tree.out[i]] = mark
    known = mark_known(tree, node, mark)
    tree.nodes[node].visits += 1
    room = np.int64(1 + tree.settings[0].widen * math.sqrt(tree.nodes[node].visits)) - known
    if known < n and room > 0:
        if trust > 0:
            add_best_looking(tree, node, seat, n, room, mark)
        else:
            added = add_edge(tree, node, new_action(tree, seat, n, known, mark), 0.0)
            if added >= 0:
                return added
    return best_known(tree, node, trust, mark)


def descend(tree, me):
    """Walks from the root to something new, and returns how many edges it noted in `path`."""
    worlds, states, out = tree.worlds, tree.states, tree.out
    depth = 0
    trust = tree.settings[0].trust
    while states[WORK].end == 0 and depth < DEPTH:
        seat = mover(tree, me)
        n = legal(worlds[states[WORK].world], states[WORK], seat, out)
        if n == 1 and depth > 0:  # nothing to choose needs no node, except at the root, where its worth is asked for
            apply_at(worlds, states, WORK, seat, int(out[0]), tree.log)
            continue
        node = find(tree, name_of(tree, seat, me))
        if node < 0:
            break
        if trust > 0 and depth > 0 and tree.nodes[node].visits == 0:
            tree.nodes[node].visits = 1
            break
        e = choose_edge(tree, node, seat, trust if depth > 0 else tree.settings[0].plan, n)
        if e < 0:
            break
        tree.path[depth], tree.seats[depth], tree.spots[depth] = e, seat, node
        depth += 1
        apply_at(worlds, states, WORK, seat, np.int64(tree.edges[e].action), tree.log)
        if trust == 0 and tree.edges[e].visits == 0:
            break
    return depth


def play_on(tree, i, turns, guided):
    """Plays game i on for some turns (-1: to its end)."""
    worlds, states, out = tree.worlds, tree.states, tree.out
    s = states[i]
    last = np.int64(s.turns) + turns
    while s.end == 0 and (turns < 0 or s.turns < last):
        seat = actor(states, i)
        n = legal(worlds[s.world], s, seat, out)
        if n == 1:
            choice = 0
        elif guided:
            choice = np.int64(policy(worlds[s.world], s, seat, out, n))
        else:
            choice = np.int64(below(s, n))
        apply_at(worlds, states, i, seat, int(out[choice]), tree.log)


def credit(tree, depth):
    """Adds the results in `totals` to the edges of this iteration, each to the seat that chose it."""
    edges, totals = tree.edges, tree.totals
    for d in range(depth):
        e = tree.path[d]
        edges[e].visits += 1
        edges[e].value += totals[tree.seats[d]]
        tree.nodes[tree.spots[d]].drift += totals[tree.seats[d]] - edges[e].glance


def grow(tree, me, n):
    """Runs n more iterations from the root. Iteration k depends on base[0], k and the tree alone."""
    states, counts, settings = tree.states, tree.counts, tree.settings
    for _ in range(n):
        states[WORK] = states[ROOT]
        states[WORK].rng = key_of(tree.base[0], counts[DONE])
        redeal_at(tree.worlds, states, WORK)
        ply = np.int64(states[WORK].ply)
        depth = descend(tree, me)
        play_on(tree, WORK, np.int64(settings[0].turns), np.int64(settings[0].guided))
        value(tree, WORK)
        credit(tree, depth)
        counts[DONE] += 1
        counts[STEPS] += np.int64(states[WORK].ply) - ply


def root_of(tree, me):
    """The place of the node in which `me` chooses now; -1 when the table is full."""
    tree.states[WORK] = tree.states[ROOT]
    return find(tree, name_of(tree, me, me))


def read_root(tree, me, actions, visits, values):
    """Writes actions, visits and mean results of the edges at the root, and returns how many there are."""
    edges = tree.edges
    node = root_of(tree, me)
    if node < 0:
        return 0
    n = 0
    e = np.int64(tree.nodes[node].first) - 1
    while e >= 0:
        actions[n], visits[n] = edges[e].action, edges[e].visits
        values[n] = edges[e].value / max(1, int(edges[e].visits))
        n += 1
        e = np.int64(edges[e].next) - 1
    return n


TEMPLATES = (
    mover, name_of, find, mark_known, best_known, value, glance_at, new_action, add_edge, add_best_looking, choose_edge,
    descend, play_on, credit, grow, root_of, read_root,
)  # fmt: skip
