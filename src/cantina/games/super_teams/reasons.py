"""Why an action is not allowed: the rules of Super Teams once more, to be read."""

from typing import Any

from .actions import HOOK, MOVE, PASS, PLACE, PLAY, SIDES, USE
from .state import (
    ASTEROIDS,
    ASTEROIDS_OR_NORMAL,
    BONUS_PHASE,
    CARD_PHASE,
    DODGE_PHASE,
    DODGING_MANEUVER,
    EXPERIENCED_PILOT,
    GRAPPLE,
    GRAPPLE_PHASE,
    HOME,
    HYPERSPACE,
    HYPERSPACE_OR_ASTEROIDS,
    HYPERSPACE_OR_NORMAL,
    LIGHTSPEED,
    NORMAL,
    NUMBERS,
    SHIP_PHASE,
    SIDE_PHASE,
    SPEED_BOOST,
)

SIDES_OF = {
    HYPERSPACE_OR_ASTEROIDS: (HYPERSPACE, ASTEROIDS),
    HYPERSPACE_OR_NORMAL: (HYPERSPACE, NORMAL),
    ASTEROIDS_OR_NORMAL: (ASTEROIDS, NORMAL),
}


def why(world: Any, s: Any, seat: int, action: int) -> str | None:
    """The number of the clause that forbids `action` now, or None."""
    if s.end:
        return "7.3"
    if not s.acting >> seat & 1:
        return "3.1" if s.phase == CARD_PHASE else "3.9"
    if phase_of(s.phase, action) != s.phase:
        return "3.9"
    if s.phase == CARD_PHASE:
        return None if s.hand[seat][action - PLAY] > 0 else "3.2"
    if s.phase == SHIP_PHASE:
        return why_not_move(s, action - MOVE)
    if s.phase == SIDE_PHASE:
        kind = world.kind[s.at[s.ship]]
        return None if SIDES[action - PLACE] in SIDES_OF[kind] else "4.6"
    if action == PASS:
        return None
    if s.phase == GRAPPLE_PHASE:
        return why_not_grapple(s, seat, action - HOOK)
    return why_not_use(s, seat, action - USE)


def phase_of(phase: int, action: int) -> int:
    """The phase in which an action has its place; for what has a place in several windows, `phase` if it is one of them."""
    if action < MOVE:
        return CARD_PHASE
    if action < USE:
        return SHIP_PHASE
    if action < HOOK:
        return phase if phase in (BONUS_PHASE, DODGE_PHASE) else BONUS_PHASE
    if action < PLACE:
        return GRAPPLE_PHASE
    if action < PASS:
        return SIDE_PHASE
    return phase if phase in (BONUS_PHASE, DODGE_PHASE, GRAPPLE_PHASE) else BONUS_PHASE


def home(s: Any, ship: int) -> bool:
    """Whether a ship is on the final planet."""
    return bool(s.on[ship] == HOME)


def side(s: Any, seat: int) -> int:
    """The side of a seat."""
    return seat if s.players == 3 else seat % 2


def why_not_move(s: Any, ship: int) -> str | None:
    """The clause that forbids moving `ship` with the card just played."""
    colour = s.card // NUMBERS
    if s.owner[ship // 2] < 0:
        return "2.2"
    if home(s, ship):
        return "3.8"
    joker = home(s, 2 * colour) and home(s, 2 * colour + 1)
    return None if joker or ship // 2 == colour else "3.3"


def why_not_use(s: Any, seat: int, kind: int) -> str | None:
    """The clause that forbids a bonus card on the moved ship: each kind has its moment and its spaces."""
    on = s.on[s.ship]
    if s.phase == DODGE_PHASE:
        fits = kind == DODGING_MANEUVER
    else:
        fits = {
            DODGING_MANEUVER: False,
            EXPERIENCED_PILOT: on == ASTEROIDS,
            LIGHTSPEED: on not in (ASTEROIDS, HYPERSPACE),
            SPEED_BOOST: on != ASTEROIDS,
        }[kind]
    if not fits:
        clauses = {DODGING_MANEUVER: "5.7", EXPERIENCED_PILOT: "5.4", LIGHTSPEED: "5.5", SPEED_BOOST: "5.6"}
        return clauses[kind]
    return None if s.bonus[seat][kind] > 0 else "5.1"


def why_not_grapple(s: Any, seat: int, ship: int) -> str | None:
    """The clause that forbids a Grapple for `ship`."""
    owner = int(s.owner[ship // 2])
    if owner < 0 or side(s, owner) != side(s, seat):
        return "5.3"
    if not s.passed >> ship & 1:
        return "6.1"
    return None if s.bonus[seat][GRAPPLE] > 0 else "6.2"
