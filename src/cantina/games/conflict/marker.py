"""The event marker and the leaders: where the marker goes, and what a found hero does."""

from cantina.core.kernel import kernel
from cantina.core.log import EVERYONE, tell

from . import state as st
from . import words as told
from .rows import add_card


@kernel
def side(s):
    """The side of the board: 0 standard, 1 advanced."""
    return int(s.variant) >> 1


@kernel
def advance(world, s, fields, why, log):
    """Moves the marker towards the First Order, told as `why`; on the last field the game is lost at once."""
    if fields <= 0:
        return
    if s.aside == st.LIFTED:
        tell(log, EVERYONE, told.STILL)
        return
    was, goal = int(s.at), int(world.goal[side(s)])
    now = min(was + fields, goal)
    s.at = now
    tell(log, EVERYONE, why, now - was, now)
    if now == goal:
        s.end = st.MARKER_LOSS


@kernel
def retreat(world, s, fields, log):
    """Moves the marker towards the start, and never behind it."""
    if fields <= 0:
        return
    if s.aside == st.LIFTED:
        tell(log, EVERYONE, told.STILL)
        return
    was = int(s.at)
    now = max(was - fields, int(world.start[side(s), s.players]))
    s.at = now
    if now < was:
        tell(log, EVERYONE, told.BACK, was - now, now)


@kernel
def move_by(world, s, symbols, log):
    """Moves the marker by the symbols of a card that is played."""
    if symbols > 0:
        advance(world, s, symbols, told.FORWARD, log)
    else:
        retreat(world, s, -symbols, log)


@kernel
def find_hero(world, s, kind, log):
    """Puts a hero on the next leader in order; the third one wins."""
    leader = int(s.found)
    covering = int(s.cover[leader])
    if covering > 0:
        add_card(world, s.discard, covering - 1)
        tell(log, EVERYONE, told.COVER_GONE, covering - 1, leader)
    s.cover[leader] = kind + 1
    s.found = leader + 1
    tell(log, EVERYONE, told.HERO_FOUND, kind, leader)
    if leader + 1 == st.LEADERS:
        s.end = st.WON
