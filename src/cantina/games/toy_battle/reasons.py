"""Why an action is not allowed: the rules of Toy Battle once more, to be read."""

from typing import Any

from cantina.core.counts import members

from . import state as st
from .actions import parts

OVER = {st.CAPTURED: "8.1", st.CONQUERED: "8.2", st.STUCK: "8.4", st.CAP: "8.6"}

# What answers the question of each phase, and the clause that asks it.
ANSWERS: dict[int, tuple[str, set[str]]] = {
    st.TURN: ("3.1", {"draw", "place", "capture"}),
    st.EXTRA: ("6.4", {"place", "capture", "pass"}),
    st.SKULLY_DRAW: ("6.3", {"use", "pass"}),
    st.JUMBO_TARGET: ("6.5", {"discard", "pass"}),
    st.XB42_HIT: ("6.7", {"use", "pass"}),
    st.STAR_DRAW: ("6.8", {"use", "pass"}),
    st.CASTLE: ("7.4", {"recall", "pass"}),
    st.CLOUDS: ("7.6", {"use", "pass"}),
    st.JUNGLE_FROM: ("7.7", {"move-from", "pass"}),
    st.JUNGLE_TO: ("7.7", {"move-to"}),
    st.CEMETERY: ("7.8", {"recover", "pass"}),
    st.BATTLEFIELD: ("7.10", {"use", "pass"}),
}


def why(world: Any, s: Any, seat: int, action: int) -> str | None:
    """The number of the clause that forbids `action` now, or None."""
    if s.end:
        return OVER[s.end]
    if not s.acting >> seat & 1:
        return "3.1"
    name, args = parts(world, action)
    clause, answers = ANSWERS[s.phase]
    if name not in answers:
        return clause
    if name == "draw":
        return why_not_drawn(world, s, seat)
    if name in ("place", "capture"):
        return why_not_placed(world, s, seat, args)
    return None if possible(world, s, seat, name, args) else clause


def why_not_drawn(world: Any, s: Any, seat: int) -> str | None:
    """The clause that forbids to draw: there must be room on the rack and a troop in the reserve."""
    if s.rack_size[seat] >= world.rack_limit:
        return "3.3"
    return "3.4" if s.reserve[seat] == 0 else None


def why_not_placed(world: Any, s: Any, seat: int, args: dict[str, int]) -> str | None:
    """The clause that forbids to place a troop on a base or a headquarters."""
    kind = args["troop"]
    space = args["base"] - 1 if "base" in args else st.BASES + args["hq"]
    if s.rack[seat][kind] == 0:
        return "3.5"
    if s.rack[seat][kind] == s.lying[seat][kind]:
        return "7.10"
    if not exists(world, space):
        return "1.2"
    if space in headquarters(world, s, seat):
        return "4.3"
    if not s.beginner and not world.admits[0][kind] >> space & 1:
        return "7.5"
    if space < st.BASES and occupant(s, space) == 1 - seat and not beats(kind, visible(s, space)):
        return "4.2"
    return why_not_connected(world, s, seat, kind, space)


def why_not_connected(world: Any, s: Any, seat: int, kind: int, space: int) -> str | None:
    """The clause that asks for a connection where there is none, Hook's freedom considered."""
    if space in line_to(world, s, seat):
        return None
    if kind == st.HOOK and space < st.BASES:
        shielded = not s.beginner and world.shields[0] >> space & 1
        return "7.9" if shielded else None
    return "4.5"


def possible(world: Any, s: Any, seat: int, name: str, args: dict[str, int]) -> bool:
    """Whether an effect that was asked about can be used in the way named."""
    if name == "recover":
        return bool(s.discard[seat][args["troop"]] > 0)
    if "base" not in args:
        return True
    base, spot = args["base"] - 1, s.spot - 1
    if name == "recall":
        return occupant(s, base) == seat and base != spot
    if name == "move-to":
        return base in neighbours(world, s.origin - 1)
    return occupant(s, base) == 1 - seat and base in neighbours(world, spot)


# What the board says


def exists(world: Any, space: int) -> bool:
    """Whether the terrain has such a space."""
    return space < world.bases or bool((world.hq[0] | world.hq[1]) >> space & 1)


def headquarters(world: Any, s: Any, seat: int) -> list[int]:
    """The headquarters of a seat."""
    return members(world.hq[0 if seat == s.blue else 1])


def neighbours(world: Any, space: int) -> list[int]:
    """The spaces adjacent to a space."""
    return members(world.near[space])


def occupant(s: Any, base: int) -> int | None:
    """The seat whose troop is visible on a base, or None."""
    return (s.top[base] - 1) // st.KINDS if s.top[base] else None


def visible(s: Any, base: int) -> int:
    """The kind of the visible troop of an occupied base."""
    kind: int = (s.top[base] - 1) % st.KINDS
    return kind


def beats(kind: int, other: int) -> bool:
    """Whether a troop may be placed on an enemy one."""
    return st.KWAK in (kind, other) or kind > other


def line_to(world: Any, s: Any, seat: int) -> set[int]:
    """The spaces that an unbroken line joins to a headquarters of `seat`."""
    ahead = headquarters(world, s, seat)
    passed, reached = set(ahead), set[int]()
    while ahead:
        for space in neighbours(world, ahead.pop()):
            reached.add(space)
            if space < st.BASES and space not in passed and occupant(s, space) == seat:
                passed.add(space)
                ahead.append(space)
    return reached
