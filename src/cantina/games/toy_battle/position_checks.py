"""What must hold in a position that a person has written."""

from typing import Any

from cantina.core.errors import PositionError
from cantina.core.header import UNKNOWN

from . import state as st
from .reasons import neighbours, occupant, visible
from .words import COLOUR_NAMES, PHASES, SPECIAL_NAMES, TROOP_NAMES

BY_TROOP = {
    st.EXTRA: st.CAPN, st.SKULLY_DRAW: st.SKULLY, st.JUMBO_TARGET: st.JUMBO, st.XB42_HIT: st.XB42, st.STAR_DRAW: st.STAR,
}  # fmt: skip
BY_BASE = {
    st.CASTLE: st.RECALL, st.CLOUDS: st.DRAW, st.JUNGLE_FROM: st.MOVE, st.JUNGLE_TO: st.MOVE,
    st.CEMETERY: st.RECOVER, st.BATTLEFIELD: st.BLOCK,
}  # fmt: skip


def check(world: Any, s: Any) -> None:
    """Raises PositionError, naming the key, where a position cannot be one of a game."""
    for seat in range(2):
        check_rack(world, s, seat)
    check_regions(world, s)
    if s.end:
        check_end(s)
        return
    if s.winner or s.flag:
        raise PositionError(f"{'winner' if s.winner else 'captured'}: the game goes on")
    if s.acting not in (1, 2):
        raise PositionError("to_act: must be the one seat whose turn it is")
    seat = s.acting - 1
    check_medals(world, s)
    check_lying(s, seat)
    check_question(world, s, seat)


def check_rack(world: Any, s: Any, seat: int) -> None:
    """Checks that a rack is not too full and holds what is known or lies on it."""
    key = f"seats[{seat}]"
    size = s.rack_size[seat]
    if size > world.rack_limit:
        raise PositionError(f"{key}.rack: holds {size} troops; {world.rack_limit} fit")
    if (s.rack[seat][0] == UNKNOWN) != (s.lying[seat][0] == UNKNOWN):
        raise PositionError(f"{key}.lying: must be unknown if the rack is, and only then")
    for name, row, total in (
        ("known", s.known[seat], sum(s.known[seat])),
        ("lying", s.lying[seat], s.lying_size[seat]),
    ):
        missing = s.rack[seat][0] != UNKNOWN and any(row[kind] > s.rack[seat][kind] for kind in range(st.KINDS))
        if missing or total > size:
            raise PositionError(f"{key}.{name}: names troops that are not on the rack")


def check_regions(world: Any, s: Any) -> None:
    """Checks that nobody occupies all bases around a region with medals."""
    taken = s.taken[0] | s.taken[1]
    for region in (r for r in range(world.regions) if not taken >> r & 1):
        around = world.region[region]
        for seat in range(2):
            if around & s.held[seat] == around:
                raise PositionError(f"seats[{seat}].regions: region {region + 1} is surrounded: name it here")


def check_end(s: Any) -> None:
    """Checks that an ended game has the winner that its end asks for, and no question open."""
    if (s.end == st.CAP) == bool(s.winner):
        raise PositionError("winner: must be named when the game is won, and only then")
    if (s.end == st.CAPTURED) != bool(s.flag):
        raise PositionError("captured: must be there when a headquarters was captured, and only then")
    if s.flag and (s.flag - 1) % st.HQS // 2 == (s.winner - 1 != s.blue):
        raise PositionError(f"captured.hq: {COLOUR_NAMES[s.winner - 1 != s.blue]} cannot capture its own")
    if s.phase != st.TURN:
        raise PositionError("phase: nothing is decided when the game has ended")
    check_nothing_open(s)


def check_medals(world: Any, s: Any) -> None:
    """Checks that nobody has won by medals already."""
    for seat in range(2):
        if s.medals[seat] >= world.objective[int(seat != s.blue)]:
            raise PositionError(f"seats[{seat}].regions: hold {s.medals[seat]} medals, which end the game")


def check_lying(s: Any, seat: int) -> None:
    """Checks that troops lie only on the rack of the player to move, or of the other once special bases act."""
    if s.lying_size[1 - seat] and s.phase not in BY_BASE:
        raise PositionError(f"seats[{1 - seat}].lying: these troops stood up at the end of the last turn")


def check_nothing_open(s: Any) -> None:
    """Checks that no question about a base is open."""
    for key, value in (("base", s.spot), ("from", s.origin), ("pending", s.pending[0])):
        if value:
            raise PositionError(f"{key}: nothing is asked about a base now")


def check_question(world: Any, s: Any, seat: int) -> None:
    """Checks that the question of the phase can be asked."""
    phase = s.phase
    if phase == st.TURN:
        check_nothing_open(s)
        return
    if not s.spot:
        raise PositionError(f"base: must name the base that the phase {PHASES[phase]!r} is about")
    base = s.spot - 1
    if phase in BY_TROOP and (occupant(s, base) != seat or visible(s, base) != BY_TROOP[phase]):
        raise PositionError(f"base: no {TROOP_NAMES[BY_TROOP[phase]]} of seat {seat} is visible there")
    if phase in BY_TROOP and world.shields[s.beginner] >> base & 1:
        raise PositionError("base: troops have no effect there")
    if phase in BY_BASE and world.special[s.beginner][base] != BY_BASE[phase]:
        raise PositionError(f"base: must be one with the effect {SPECIAL_NAMES[BY_BASE[phase]]!r}")
    check_origin(world, s, seat)
    check_pending(world, s)
    if not can_be_asked(world, s, seat):
        raise PositionError(f"phase: {PHASES[phase]!r} leaves nothing to choose in this position")


def check_origin(world: Any, s: Any, seat: int) -> None:
    """Checks the base of the troop that is about to be moved."""
    if (s.phase == st.JUNGLE_TO) != bool(s.origin):
        raise PositionError("from: must name a base while a troop is being moved, and only then")
    if s.origin and not is_target(world, s, seat, s.origin - 1):
        raise PositionError("from: no enemy troop is visible there, or it is not adjacent")


def check_pending(world: Any, s: Any) -> None:
    """Checks that the bases still to act are such as act."""
    for base in (entry - 1 for entry in s.pending if entry):
        if world.special[s.beginner][base] not in BY_BASE.values():
            raise PositionError(f"pending: base {base + 1} has no effect after a placement")


def is_target(world: Any, s: Any, seat: int, base: int) -> bool:
    """Whether an enemy troop is visible on a base adjacent to the one that asks."""
    return occupant(s, base) == 1 - seat and base in neighbours(world, s.spot - 1)


def can_be_asked(world: Any, s: Any, seat: int) -> bool:
    """Whether what everyone sees leaves something to choose."""
    phase, base, enemy = s.phase, s.spot - 1, 1 - seat
    has_room: bool = s.rack_size[seat] < world.rack_limit
    reserve: int = s.reserve[seat]
    standing: list[int] = [s.rack_size[player] - s.lying_size[player] for player in range(2)]
    if phase in (st.SKULLY_DRAW, st.STAR_DRAW, st.CLOUDS):
        return has_room and reserve > 0
    if phase in (st.JUMBO_TARGET, st.JUNGLE_FROM):
        return any(is_target(world, s, seat, target) for target in range(st.BASES))
    if phase == st.JUNGLE_TO:
        return len([space for space in neighbours(world, s.origin - 1) if space < st.BASES]) > 1
    if phase == st.CASTLE:
        return has_room and any(occupant(s, other) == seat for other in range(st.BASES) if other != base)
    if phase == st.CEMETERY:
        return has_room and any(s.discard[seat])
    return standing[seat if phase == st.EXTRA else enemy] > 0
