"""Why an action is not allowed: the rules of Risk: Star Wars Edition once more, to be read.

Nothing here is shared with the kernels; `position` borrows what it needs from this page.
"""

from typing import Any

from cantina.core.counts import members

from . import state as st
from .actions import CHOOSE, DECLINE, DEPLOY, FIRE_AT, GIVE, GO, HIT, HOLD, MOVE, PLAN_CARD, STAY

SPECIAL_SHIPS = (st.FALCON, st.EXECUTOR)


def why(world: Any, s: Any, seat: int, action: int) -> str | None:
    """The number of the clause that forbids `action` now, or None."""
    if not s.acting >> seat & 1:
        return "5.1"
    phase = s.phase
    if not phase_allows(phase, action):
        return CLAUSE_OF_PHASE[phase]
    return CHECKS[phase](world, s, seat, action)


# What a phase asks for, as a range of actions with single ones beside it, and the clause that says so
ASKS = {
    st.PLAN: (PLAN_CARD, GIVE, ()),
    st.ORDER: (GIVE, DECLINE, (DECLINE,)),
    st.FROM: (CHOOSE, DEPLOY, (DEPLOY,)),
    st.TO: (GO, STAY, (STAY,)),
    st.COUNT: (MOVE, FIRE_AT, ()),
    st.ATTACK: (FIRE_AT, HOLD, (HOLD,)),
    st.DIE: (HIT, HIT + st.MARKER + 1, ()),
    st.FIRE: (FIRE_AT, HOLD, ()),
}
CLAUSE_OF_PHASE = {
    st.PLAN: "4.2", st.ORDER: "5.2", st.FROM: "6.1", st.TO: "6.1", st.COUNT: "6.1", st.ATTACK: "7.1", st.DIE: "7.5", st.FIRE: "8.1",
}  # fmt: skip


def phase_allows(phase: int, action: int) -> bool:
    """Whether an action is of the sort that a phase asks for."""
    first, behind, others = ASKS[phase]
    return first <= action < behind or action in others


def seat_side(seat: int) -> int:
    """The side of a seat: players 1 and 4 are the Rebels."""
    return st.REBELS if seat in (0, 3) else st.EMPIRE


def ship_side(kind: int) -> int:
    """The side of a kind of ship."""
    return st.EMPIRE if kind in (st.TIE, st.EXECUTOR) else st.REBELS


# The board


def neighbours(world: Any, place: int) -> list[int]:
    """The places beside a place, the Death Star among them."""
    return members(world.near[place])


def holds(s: Any, place: int, side: int) -> bool:
    """Whether fighters or a special ship of a side stand in a place."""
    kinds = (st.TIE, st.EXECUTOR) if side == st.EMPIRE else range(st.FALCON + 1)
    return place < st.PLACES and any(s.ships[kind][place] for kind in kinds)


def steps(world: Any, s: Any, side: int, place: int) -> set[int]:
    """The sectors that ships of a side may enter from a place in one step."""
    return {p for p in neighbours(world, place) if st.MARKERS <= p < st.PLACES and not holds(s, p, 1 - side)}


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
    if place == st.DEATH_STAR:
        return side == st.REBELS and s.team == world.spaces
    if side == st.EMPIRE and place < st.MARKERS and s.fleet >> place & 1:
        return True
    return holds(s, place, 1 - side)


def useful(world: Any, s: Any, kind: int, place: int) -> bool:
    """Whether ships of a kind stand in a place and could move or attack."""
    if not s.ships[kind][place]:
        return False
    return bool(steps(world, s, ship_side(kind), place) or enemies_beside(world, s, kind, place))


def deployable(s: Any) -> bool:
    """Whether the Executor lives and has TIE fighters inside."""
    return bool(s.hits[st.EXECUTOR_HITS] > 0 and s.reserve > 0)


# Phase by phase


def why_not_plan(_world: Any, s: Any, seat: int, action: int) -> str | None:
    """Only a card of the own hand can be planned."""
    side = st.REBELS if action < st.CARDS[st.REBELS] else st.EMPIRE
    kind = action - (st.CARDS[st.REBELS] if side == st.EMPIRE else 0)
    return None if side == seat_side(seat) and s.hand[seat][kind] > 0 else "4.3"


def why_not_order(world: Any, s: Any, seat: int, action: int) -> str | None:
    """Only an order on the card that can do something; declining is always possible."""
    if action == DECLINE:
        return None
    order = action - GIVE
    if not world.symbols[seat_side(seat)][s.card - 1] >> order & 1:
        return "5.2"
    if order <= st.EXECUTOR:
        could = any(useful(world, s, order, place) for place in range(st.PLACES))
        return None if could or (order == st.TIE and deployable(s)) else "5.4"
    return why_not_elsewhere(world, s, order)


def why_not_elsewhere(world: Any, s: Any, order: int) -> str | None:
    """The orders of the Death Star, on Endor and in the duel."""
    shield = s.team < world.spaces
    luke, vader = s.hits[st.LUKE_HITS], s.hits[st.VADER_HITS]
    free = [n for n in range(s.team + 1, world.spaces + 1) if not s.troopers >> n & 1]
    possible, clause = {
        st.LASER: (bool(laser_aims(s)), "8.3"),
        st.AMBUSH: (shield and s.supply > 0 and bool(free), "9.8"),
        st.ASSAULT: (shield, "9.9"),
        st.VADER: (luke > 0 and vader > 0, "10.2"),
        st.EMPEROR: (luke > 0 and not s.redeemed, "10.3"),
        st.LUKE: (luke > 0 and vader > 0, "10.4"),
        st.REDEMPTION: (1 <= vader <= world.redeemable, "10.5"),
    }[order]
    return None if possible else clause


def laser_aims(s: Any) -> set[int]:
    """What the Death Star may fire at."""
    markers = set(members(s.fleet))
    return markers or {place for place in range(st.MARKERS, st.PLACES) if holds(s, place, st.REBELS)}


def why_not_from(world: Any, s: Any, _seat: int, action: int) -> str | None:
    """Ships of the order must stand there and be able to do something."""
    kind = s.order - 1
    if action == DEPLOY:
        return None if kind == st.TIE and deployable(s) else "6.7"
    place = action - CHOOSE
    if not s.ships[kind][place]:
        return "6.6"
    return None if useful(world, s, kind, place) else "5.4"


def why_not_to(world: Any, s: Any, _seat: int, action: int) -> str | None:
    """Adjacent sectors without an enemy; staying is for an attack."""
    kind, origin = s.order - 1, s.origin - 1
    if action == STAY:
        return None if enemies_beside(world, s, kind, origin) else "6.5"
    place = action - GO + st.MARKERS
    if holds(s, place, 1 - ship_side(kind)):
        return "6.2"
    if place in goals(world, s, kind, origin):
        return None
    return "6.4" if kind in SPECIAL_SHIPS else "6.1"


def why_not_count(_world: Any, s: Any, _seat: int, action: int) -> str | None:
    """From one to all of the ships there."""
    return None if action - MOVE + 1 <= s.ships[s.order - 1][s.origin - 1] else "6.1"


def why_not_attack(world: Any, s: Any, _seat: int, action: int) -> str | None:
    """An adjacent place with an enemy; holding fire is for ships that moved or were deployed."""
    if action == HOLD:
        return "6.5" if s.origin == s.goal else None
    place, goal = action - FIRE_AT, s.goal - 1
    if place in enemies_beside(world, s, s.order - 1, goal):
        return None
    return "8.5" if place == st.DEATH_STAR and goal >= st.INNER else "7.1"


def why_not_die(world: Any, s: Any, _seat: int, action: int) -> str | None:
    """A ship in the target that the highest die can hit."""
    kind, place = action - HIT, s.target - 1
    there = place < st.MARKERS and s.fleet >> place & 1 if kind == st.MARKER else s.ships[kind][place]
    if not there:
        return "7.5"
    return None if s.dice[0] >= world.to_hit[kind] else "7.4"


def why_not_fire(_world: Any, s: Any, _seat: int, action: int) -> str | None:
    """A marker that is face up; when none is, a sector with Rebel ships."""
    if action - FIRE_AT in laser_aims(s):
        return None
    return "8.1" if s.fleet else "8.3"


CHECKS = {
    st.PLAN: why_not_plan,
    st.ORDER: why_not_order,
    st.FROM: why_not_from,
    st.TO: why_not_to,
    st.COUNT: why_not_count,
    st.ATTACK: why_not_attack,
    st.DIE: why_not_die,
    st.FIRE: why_not_fire,
}
