"""The rules as kernels: plain loops over the record `s`; `world` is the content."""

from cantina.core.counts import total
from cantina.core.kernel import kernel
from cantina.core.log import EVERYONE, only, others, tell
from cantina.core.rng import draw

from .actions import LOOK, PLAY
from .hiding import hide, redeal
from .state import BAG_EMPTY, VALUES
from .words import DREW, DREW_SECRETLY, LOOKED, PLAYED, SAW

__all__ = ["apply", "hide", "legal", "redeal", "returns", "setup"]


@kernel
def setup(world, s, options):
    """Fills the bag and deals the hands; seat 0 begins."""
    for value in range(VALUES):
        s.bag[value] = world.copies[value]
    s.left = total(s.bag)
    for seat in range(s.players):
        for _ in range(world.dealt):
            take_card(s, seat)
    s.turns = 1
    s.acting = 1
    s.news = 0


@kernel
def take_card(s, seat):
    """Draws a card from the bag into a hand and returns its value less one."""
    value = draw(s, s.bag, int(s.left))
    s.left -= 1
    s.hand[seat, value] += 1
    s.held[seat] += 1
    return value


@kernel
def legal(world, s, seat, out):
    """Writes what `seat` may choose now, ascending, and returns how many."""
    if s.acting >> seat & 1 == 0:
        return 0
    n = 0
    for value in range(VALUES):
        if s.hand[seat, value] > 0:
            out[n] = PLAY + value
            n += 1
    for rival in range(s.players):
        if rival != seat and s.held[rival] > total(s.seen[seat, rival]):
            out[n] = LOOK + rival
            n += 1
    return n


@kernel
def apply(world, s, seat, action, log):
    """Plays one legal action and hands the turn on."""
    if action < LOOK:
        play(s, seat, action - PLAY, log)
    else:
        look(s, seat, action - LOOK, log)
    if s.end == 0:
        s.turns += 1
        s.acting = 1 << (seat + 1) % int(s.players)


@kernel
def play(s, seat, value, log):
    """Scores a card and draws another; the game ends when there is none."""
    s.hand[seat, value] -= 1
    s.held[seat] -= 1
    s.gone[value] += 1
    s.points[seat] += value + 1
    for looker in range(s.players):
        if s.seen[looker, seat, value] > 0:
            s.seen[looker, seat, value] -= 1
    tell(log, EVERYONE, PLAYED, seat, value + 1)
    if s.left == 0:
        s.end, s.acting = BAG_EMPTY, 0
        return
    drawn = take_card(s, seat)
    tell(log, only(seat), DREW, seat, drawn + 1)
    tell(log, others(seat), DREW_SECRETLY, seat)


@kernel
def look(s, seat, rival, log):
    """Shows `seat` all cards of a rival."""
    s.news = 1  # something hidden was shown: the action cannot be taken back
    tell(log, EVERYONE, LOOKED, seat, rival)
    for value in range(VALUES):
        s.seen[seat, rival, value] = s.hand[rival, value]
        for _ in range(s.hand[rival, value]):
            tell(log, only(seat), SAW, seat, rival, value + 1)


@kernel
def returns(world, s, out):
    """Writes 1 for who has the most points (0.5 where it is shared), and -1 for the others."""
    best, winners = 0, 0
    for seat in range(s.players):
        best = max(best, int(s.points[seat]))
    for seat in range(s.players):
        winners += 1 if s.points[seat] == best else 0
    for seat in range(s.players):
        won = 1.0 if winners == 1 else 0.5
        out[seat] = won if s.points[seat] == best else -1.0
