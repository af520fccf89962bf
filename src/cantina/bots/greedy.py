"""One action ahead: each choice is tried in a few imagined deals, the own turn is finished greedily, and the table is judged.

Plain functions that are compiled for one game, after those of search.py.
"""

from cantina.core.contract import legal
from cantina.core.generic import act, imagine
from cantina.core.rng import key_of, mix

from .search import ROOT, TRIAL, WORK, play_on, value

INNER = 4  # the state in which the rest of a turn is tried
LONG_TURN = 64  # actions after which a turn is judged as it stands


def best_step(worlds, states, me, out, n, totals, log):
    """The index of the action that looks best for `me` at once in the trial."""
    best, highest = 0, -1e300
    for i in range(n):
        states[INNER] = states[TRIAL]
        states[INNER].rng = mix(states[INNER].rng)  # a roll of its own: the one to come is not known when choosing
        act(worlds, states, INNER, me, int(out[i]), log)
        value(worlds, states, INNER, totals)
        if totals[me] > highest:
            best, highest = i, totals[me]
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
        act(worlds, states, TRIAL, me, int(out[choice]), log)


def rate(worlds, states, settings, me, base, deals, choices, values, out, totals, log):
    """Writes the mean worth for `me` of each of its choices over some imagined deals, the same ones for all choices."""
    for d in range(deals):
        states[WORK] = states[ROOT]
        states[WORK].rng = key_of(base[0], d)
        imagine(worlds, states, WORK)
        for i in range(choices.size):
            states[TRIAL] = states[WORK]
            act(worlds, states, TRIAL, me, int(choices[i]), log)
            if settings[0].turns >= 0:
                finish_turn(worlds, states, me, out, totals, log)
            play_on(worlds, states, TRIAL, int(settings[0].turns), settings[0].guided, out, log)
            value(worlds, states, TRIAL, totals)
            values[i] += totals[me] / deals


TEMPLATES = (best_step, finish_turn, rate)
