"""Many games stepped together: plain functions that are compiled for one game, like those of core/generic.py."""

from numpy import uint64

from cantina.core.contract import legal, returns
from cantina.core.generic import apply_ply, hide_at, lowest, setup_at
from cantina.core.kernel import struct
from cantina.core.rng import S32, below, key_of

LINE = struct(
    key="u8",  # what every deal of this game's place is drawn from
    lot="u8",  # the generator of `pick`, which no rule ever uses
    action="i8",  # what is played next; 64 bits here and below, because rules are compiled for no other numbers
    seat="i8",  # who is to act, -1 when the game has ended
    pick="i8",  # an action of that seat drawn at random
    dealt="i4",  # games dealt in this place
    length="i4",  # actions of the game that has just ended, else 0
    end="i1",  # its reason, else 0
    terminated="u1",
    truncated="u1",
    spare=("i1", 5),
)


def setup_next(worlds, states, i, blank, lines, options, drawn):
    """Lays a new game out in place i; chance decides the board, and each option that is left to it.

    It depends on the key of the place and on how many games were dealt there, and on nothing else.
    """
    states[i] = blank[0]
    states[i].rng = key_of(lines[i].key, int(lines[i].dealt))
    lines[i].dealt += 1
    states[i].world = below(states[i], worlds.size)
    for d in range(drawn.shape[0]):
        options[i, drawn[d, 0]] = below(states[i], int(drawn[d, 1]))
    setup_at(worlds, states, i, options[i])
    states[i].news = 0


def look(worlds, states, seen, i, lines, mask, out):
    """Writes who is to act in place i, what that seat knows and may choose, and one of its choices drawn at random."""
    seat = lowest(states[i])
    lines[i].seat = seat
    seen[i] = states[i]
    hide_at(worlds, seen, i, seat)
    mask[i] = 0
    if seat < 0:
        return
    n = legal(worlds[states[i].world], states[i], seat, out)
    for j in range(n):
        mask[i, out[j]] = 1
    lot = key_of(lines[i].lot, 1)
    lines[i].lot = lot
    lines[i].pick = out[int((lot >> S32) * uint64(n) >> S32)]


def start(worlds, states, seen, blank, lines, options, drawn, mask, begin, end, out):
    """Deals the games from `begin` to `end` and shows each to the seat that is to act."""
    for i in range(begin, end):
        lines[i].length = 0
        lines[i].end = lines[i].terminated = lines[i].truncated = 0
        setup_next(worlds, states, i, blank, lines, options, drawn)
        look(worlds, states, seen, i, lines, mask, out)


def finish(worlds, states, i, lines, rewards, limit, results):
    """Notes whether game i has ended or has gone on for `limit` actions (0: for ever), with its results."""
    s = states[i]
    for p in range(rewards.shape[1]):
        rewards[i, p] = 0.0
    lines[i].length = 0
    lines[i].end = lines[i].terminated = lines[i].truncated = 0
    if s.end:
        returns(worlds[s.world], s, results)
        for p in range(rewards.shape[1]):
            rewards[i, p] = results[p]
        lines[i].terminated = 1
        lines[i].end = s.end
    elif limit > 0 and s.ply >= limit:
        lines[i].truncated = 1
    else:
        return False
    lines[i].length = s.ply
    return True


def advance(
    worlds, states, seen, blank, lines, options, drawn, mask, rewards, limit, again, begin, end, results, out, log
):
    """Plays lines[i].action in every game from `begin` to `end`; a game that is over is dealt again if `again` is 1."""
    for i in range(begin, end):
        s = states[i]
        if s.end == 0:
            apply_ply(worlds[s.world], s, lines[i].seat, lines[i].action, log)
        if finish(worlds, states, i, lines, rewards, limit, results) and again:
            setup_next(worlds, states, i, blank, lines, options, drawn)
        look(worlds, states, seen, i, lines, mask, out)


def refused(lines, mask):
    """The first place whose action is not one of its choices, or -1."""
    for i in range(lines.size):
        action = int(lines[i].action)
        if action < 0 or action >= mask.shape[1] or mask[i, action] == 0:
            return i
    return -1


def unpack(raw, columns, lines, first, out, begin, end):
    """Writes records, given as bytes, as numbers: a one for the seat that looks, then a number for each column."""
    for i in range(begin, end):
        for j in range(first):
            out[i, j] = 1.0 if lines[i].seat == j else 0.0
        for c in range(columns.size):
            at = int(columns[c].offset)
            if columns[c].bit >= 0:
                out[i, first + c] = raw[i, at] >> columns[c].bit & 1
            else:
                number = 0
                width = int(columns[c].width)
                for b in range(width):
                    number |= int(raw[i, at + b]) << 8 * b
                if number >> (8 * width - 1) & 1:
                    number -= 1 << 8 * width
                out[i, first + c] = number


TEMPLATES = (setup_next, look, start, finish, advance, refused, unpack)
