"""Why an action is not allowed: the rules of Risk: Star Wars Edition once more, to be read.

Nothing here is shared with the kernels; `position` borrows what it needs from this page.
"""

from typing import Any

from .actions import CHOOSE, DECLINE, DEPLOY, FIRE_AT, GIVE, GO, HIT, HOLD, MOVE, PLAN_CARD, STAY
from .state import (
    AMBUSH,
    ASSAULT,
    ATTACK,
    CARDS,
    COUNT,
    DEATH_STAR,
    DIE,
    EMPEROR,
    EMPIRE,
    EXECUTOR,
    EXECUTOR_HITS,
    FALCON,
    FIRE,
    FROM,
    INNER,
    LASER,
    LUKE,
    LUKE_HITS,
    MARKER,
    MARKERS,
    ORDER,
    PLACES,
    PLAN,
    REBELS,
    REDEMPTION,
    TIE,
    TO,
    VADER,
    VADER_HITS,
)

SPECIAL_SHIPS = (FALCON, EXECUTOR)


def why(world: Any, s: Any, seat: int, action: int) -> str | None:
    """The number of the clause that forbids `action` now, or None."""
    if not int(s.acting) >> seat & 1:
        return "5.1"
    phase = int(s.phase)
    if not phase_allows(phase, action):
        return CLAUSE_OF_PHASE[phase]
    return CHECKS[phase](world, s, seat, action)


# What a phase asks for, as a range of actions with single ones beside it, and the clause that says so
ASKS = {
    PLAN: (PLAN_CARD, GIVE, ()),
    ORDER: (GIVE, DECLINE, (DECLINE,)),
    FROM: (CHOOSE, DEPLOY, (DEPLOY,)),
    TO: (GO, STAY, (STAY,)),
    COUNT: (MOVE, FIRE_AT, ()),
    ATTACK: (FIRE_AT, HOLD, (HOLD,)),
    DIE: (HIT, HIT + MARKER + 1, ()),
    FIRE: (FIRE_AT, HOLD, ()),
}
CLAUSE_OF_PHASE = {
    PLAN: "4.2", ORDER: "5.2", FROM: "6.1", TO: "6.1", COUNT: "6.1", ATTACK: "7.1", DIE: "7.5", FIRE: "8.1",
}  # fmt: skip


def phase_allows(phase: int, action: int) -> bool:
    """Whether an action is of the sort that a phase asks for."""
    first, behind, others = ASKS[phase]
    return first <= action < behind or action in others


def seat_side(seat: int) -> int:
    """The side of a seat: players 1 and 4 are the Rebels."""
    return REBELS if seat in (0, 3) else EMPIRE


def ship_side(kind: int) -> int:
    """The side of a kind of ship."""
    return EMPIRE if kind in (TIE, EXECUTOR) else REBELS


# The board


def neighbours(world: Any, place: int) -> list[int]:
    """The places beside a place, the Death Star among them."""
    return [other for other in range(DEATH_STAR + 1) if int(world.near[place]) >> other & 1]


def holds(s: Any, place: int, side: int) -> bool:
    """Whether fighters or a special ship of a side stand in a place."""
    kinds = (TIE, EXECUTOR) if side == EMPIRE else range(FALCON + 1)
    return place < PLACES and any(s.ships[kind][place] for kind in kinds)


def steps(world: Any, s: Any, side: int, place: int) -> set[int]:
    """The sectors that ships of a side may enter from a place in one step."""
    return {p for p in neighbours(world, place) if MARKERS <= p < PLACES and not holds(s, p, 1 - side)}


def goals(world: Any, s: Any, kind: int, place: int) -> set[int]:
    """The sectors that ships of a kind may reach in one order."""
    side = ship_side(kind)
    found = steps(world, s, side, place)
    if kind in SPECIAL_SHIPS:
        found = found.union(*(steps(world, s, side, p) for p in found)) if found else found
    return found - {place}


def enemies_beside(world: Any, s: Any, kind: int, place: int) -> set[int]:
    """The places that ships of a kind may attack from a place."""
    side = ship_side(kind)
    return {p for p in neighbours(world, place) if attackable(world, s, side, p)}


def attackable(world: Any, s: Any, side: int, place: int) -> bool:
    """Whether there is something in a place for a side to attack."""
    if place == DEATH_STAR:
        return side == REBELS and int(s.team) == int(world.spaces)
    if side == EMPIRE and place < MARKERS and int(s.fleet) >> place & 1:
        return True
    return holds(s, place, 1 - side)


def useful(world: Any, s: Any, kind: int, place: int) -> bool:
    """Whether ships of a kind stand in a place and could move or attack."""
    if not s.ships[kind][place]:
        return False
    return bool(steps(world, s, ship_side(kind), place) or enemies_beside(world, s, kind, place))


def deployable(s: Any) -> bool:
    """Whether the Executor lives and has TIE fighters inside."""
    return bool(s.hits[EXECUTOR_HITS] > 0 and s.reserve > 0)


# Phase by phase


def why_not_plan(_world: Any, s: Any, seat: int, action: int) -> str | None:
    """Only a card of the own hand can be planned."""
    side = REBELS if action < CARDS[REBELS] else EMPIRE
    kind = action - (CARDS[REBELS] if side == EMPIRE else 0)
    return None if side == seat_side(seat) and s.hand[seat][kind] > 0 else "4.3"


def why_not_order(world: Any, s: Any, seat: int, action: int) -> str | None:
    """Only an order on the card that can do something; declining is always possible."""
    if action == DECLINE:
        return None
    order = action - GIVE
    if not int(world.symbols[seat_side(seat)][int(s.card) - 1]) >> order & 1:
        return "5.2"
    if order <= EXECUTOR:
        could = any(useful(world, s, order, place) for place in range(PLACES))
        return None if could or (order == TIE and deployable(s)) else "5.4"
    return why_not_elsewhere(world, s, order)


def why_not_elsewhere(world: Any, s: Any, order: int) -> str | None:
    """The orders of the Death Star, on Endor and in the duel."""
    shield = int(s.team) < int(world.spaces)
    luke, vader = int(s.hits[LUKE_HITS]), int(s.hits[VADER_HITS])
    free = [n for n in range(int(s.team) + 1, int(world.spaces) + 1) if not int(s.troopers) >> n & 1]
    possible, clause = {
        LASER: (bool(laser_aims(s)), "8.3"),
        AMBUSH: (shield and s.supply > 0 and bool(free), "9.8"),
        ASSAULT: (shield, "9.9"),
        VADER: (luke > 0 and vader > 0, "10.2"),
        EMPEROR: (luke > 0 and not s.redeemed, "10.3"),
        LUKE: (luke > 0 and vader > 0, "10.4"),
        REDEMPTION: (1 <= vader <= int(world.redeemable), "10.5"),
    }[order]
    return None if possible else clause


def laser_aims(s: Any) -> set[int]:
    """What the Death Star may fire at."""
    markers = {place for place in range(MARKERS) if int(s.fleet) >> place & 1}
    return markers or {place for place in range(MARKERS, PLACES) if holds(s, place, REBELS)}


def why_not_from(world: Any, s: Any, _seat: int, action: int) -> str | None:
    """Ships of the order must stand there and be able to do something."""
    kind = int(s.order) - 1
    if action == DEPLOY:
        return None if kind == TIE and deployable(s) else "6.7"
    place = action - CHOOSE
    if not s.ships[kind][place]:
        return "6.6"
    return None if useful(world, s, kind, place) else "5.4"


def why_not_to(world: Any, s: Any, _seat: int, action: int) -> str | None:
    """Adjacent sectors without an enemy; staying is for an attack."""
    kind, origin = int(s.order) - 1, int(s.origin) - 1
    if action == STAY:
        return None if enemies_beside(world, s, kind, origin) else "6.5"
    place = action - GO + MARKERS
    if holds(s, place, 1 - ship_side(kind)):
        return "6.2"
    if place in goals(world, s, kind, origin):
        return None
    return "6.4" if kind in SPECIAL_SHIPS else "6.1"


def why_not_count(_world: Any, s: Any, _seat: int, action: int) -> str | None:
    """From one to all of the ships there."""
    return None if action - MOVE + 1 <= s.ships[int(s.order) - 1][int(s.origin) - 1] else "6.1"


def why_not_attack(world: Any, s: Any, _seat: int, action: int) -> str | None:
    """An adjacent place with an enemy; holding fire is for ships that moved or were deployed."""
    if action == HOLD:
        return "6.5" if s.origin == s.goal else None
    place, goal = action - FIRE_AT, int(s.goal) - 1
    if place in enemies_beside(world, s, int(s.order) - 1, goal):
        return None
    return "8.5" if place == DEATH_STAR and goal >= INNER else "7.1"


def why_not_die(world: Any, s: Any, _seat: int, action: int) -> str | None:
    """A ship in the target that the highest die can hit."""
    kind, place = action - HIT, int(s.target) - 1
    there = place < MARKERS and int(s.fleet) >> place & 1 if kind == MARKER else s.ships[kind][place]
    if not there:
        return "7.5"
    return None if s.dice[0] >= world.to_hit[kind] else "7.4"


def why_not_fire(_world: Any, s: Any, _seat: int, action: int) -> str | None:
    """A marker that is face up; when none is, a sector with Rebel ships."""
    if action - FIRE_AT in laser_aims(s):
        return None
    return "8.1" if s.fleet else "8.3"


CHECKS = {
    PLAN: why_not_plan,
    ORDER: why_not_order,
    FROM: why_not_from,
    TO: why_not_to,
    COUNT: why_not_count,
    ATTACK: why_not_attack,
    DIE: why_not_die,
    FIRE: why_not_fire,
}
