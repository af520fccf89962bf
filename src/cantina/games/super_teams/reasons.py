"""Why an action is not allowed: the rules of Super Teams once more, to be read."""

from typing import Any

from . import state as st
from .actions import parts

SIDES_OF = {
    st.HYPERSPACE_OR_ASTEROIDS: (st.HYPERSPACE, st.ASTEROIDS),
    st.HYPERSPACE_OR_NORMAL: (st.HYPERSPACE, st.NORMAL),
    st.ASTEROIDS_OR_NORMAL: (st.ASTEROIDS, st.NORMAL),
}

# When an action may be chosen, and the clause that says so
WHEN = {
    "play": ((st.CARD_PHASE,), "3.1"),
    "move": ((st.SHIP_PHASE,), "3.3"),
    "use": ((st.BONUS_PHASE, st.DODGE_PHASE), "5.1"),
    "grapple": ((st.GRAPPLE_PHASE,), "6.1"),
    "place": ((st.SIDE_PHASE,), "4.6"),
    "pass": ((st.BONUS_PHASE, st.DODGE_PHASE, st.GRAPPLE_PHASE), "3.9"),
}
KIND_CLAUSES = {
    st.DODGING_MANEUVER: "5.7", st.EXPERIENCED_PILOT: "5.4", st.LIGHTSPEED: "5.5", st.SPEED_BOOST: "5.6",
}  # fmt: skip


def why(world: Any, s: Any, seat: int, action: int) -> str | None:
    """The number of the clause that forbids `action` now, or None."""
    if s.end:
        return "7.3"
    name, args = parts(world, action)
    phases, clause = WHEN[name]
    if s.phase not in phases:
        return not_now(s, seat, name, args) or clause
    if name == "use":
        return not_use(s, seat, args["bonus"])
    if name == "grapple":
        return not_grapple(s, seat, args["ship"])
    if not asked(s, seat):
        return clause
    if name == "play":
        return None if s.hand[seat][action] else "3.2"
    if name == "move":
        return not_move(s, args["ship"])
    if name == "place":
        return None if args["kind"] in SIDES_OF[world.kind[s.at[s.ship]]] else "4.6"
    return None


def not_now(s: Any, seat: int, name: str, args: dict[str, int]) -> str | None:
    """The clause against an action at another moment than its own, where one says more than when that moment is."""
    if name == "use" and args["bonus"] == st.DODGING_MANEUVER:
        return "5.7"
    if name == "use" and s.used >= 0:
        return "5.2"
    if name == "pass" and s.phase == st.CARD_PHASE and asked(s, seat):
        return "3.1"
    return None


def asked(s: Any, seat: int) -> bool:
    """Whether a seat is asked now."""
    return bool(s.acting >> seat & 1)


def home(s: Any, ship: int) -> bool:
    """Whether a ship is on the final planet."""
    return bool(s.on[ship] == st.HOME)


def side(s: Any, seat: int) -> int:
    """The side of a seat."""
    return seat if s.players == 3 else seat % 2


def not_move(s: Any, ship: int) -> str | None:
    """The clause that forbids moving `ship` with the card just played."""
    colour = s.card // st.NUMBERS
    if s.owner[ship // 2] < 0:
        return "2.2"
    if home(s, ship):
        return "3.8"
    joker = home(s, 2 * colour) and home(s, 2 * colour + 1)
    return None if joker or ship // 2 == colour else "3.3"


def not_use(s: Any, seat: int, bonus: int) -> str | None:
    """The clause that forbids a bonus card on the moved ship: each kind has its moment and its spaces."""
    if side(s, s.owner[s.ship // 2]) != side(s, seat):
        return "5.3"
    if not s.held[seat]:
        return "5.8"
    if not fits(s, bonus):
        return "5.1" if s.phase == st.DODGE_PHASE else KIND_CLAUSES[bonus]
    return None if asked(s, seat) and s.bonus[seat][bonus] else "5.1"


def fits(s: Any, bonus: int) -> bool:
    """Whether a bonus card can help the moved ship now."""
    on = s.on[s.ship]
    if s.phase == st.DODGE_PHASE or bonus == st.DODGING_MANEUVER:
        return bool(s.phase == st.DODGE_PHASE and bonus == st.DODGING_MANEUVER)
    if bonus == st.EXPERIENCED_PILOT:
        return bool(on == st.ASTEROIDS)
    return on != st.ASTEROIDS and not (bonus == st.LIGHTSPEED and on == st.HYPERSPACE)


def not_grapple(s: Any, seat: int, ship: int) -> str | None:
    """The clause that forbids a Grapple for `ship`."""
    owner = s.owner[ship // 2]
    if owner < 0:
        return "2.2"
    if side(s, owner) != side(s, seat):
        return "5.3"
    if not s.passed >> ship & 1:
        return "6.1"
    return None if asked(s, seat) and s.bonus[seat][st.GRAPPLE] else "6.2"
