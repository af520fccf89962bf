"""What must hold in a position that a person has written."""

from typing import Any

from cantina.core.errors import PositionError
from cantina.core.header import UNKNOWN

from .reasons import neighbours, occupant, visible
from .state import (
    BASES,
    BATTLEFIELD,
    BLOCK,
    CAP,
    CAPN,
    CAPTURED,
    CASTLE,
    CEMETERY,
    CLOUDS,
    DRAW,
    EXTRA,
    HQS,
    JUMBO,
    JUMBO_TARGET,
    JUNGLE_FROM,
    JUNGLE_TO,
    KINDS,
    MOVE,
    RECALL,
    RECOVER,
    SKULLY,
    SKULLY_DRAW,
    STAR,
    STAR_DRAW,
    TURN,
    XB42,
    XB42_HIT,
)
from .words import COLOURS, PHASES, SPECIALS, TROOPS

BY_TROOP = {EXTRA: CAPN, SKULLY_DRAW: SKULLY, JUMBO_TARGET: JUMBO, XB42_HIT: XB42, STAR_DRAW: STAR}
BY_BASE = {
    CASTLE: RECALL, CLOUDS: DRAW, JUNGLE_FROM: MOVE, JUNGLE_TO: MOVE, CEMETERY: RECOVER, BATTLEFIELD: BLOCK,
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
    if int(s.acting) not in (1, 2):
        raise PositionError("to_act: must be the one seat whose turn it is")
    seat = int(s.acting) - 1
    check_medals(world, s)
    check_lying(s, seat)
    check_question(world, s, seat)


def check_rack(world: Any, s: Any, seat: int) -> None:
    """Checks that a rack is not too full and holds what is known or lies on it."""
    key = f"seats[{seat}]"
    size = int(s.rack_size[seat])
    if size > world.rack_limit:
        raise PositionError(f"{key}.rack: holds {size} troops; {int(world.rack_limit)} fit")
    if (s.rack[seat][0] == UNKNOWN) != (s.lying[seat][0] == UNKNOWN):
        raise PositionError(f"{key}.lying: must be unknown if the rack is, and only then")
    for name, row, total in (
        ("known", s.known[seat], int(s.known[seat].sum())),
        ("lying", s.lying[seat], int(s.lying_size[seat])),
    ):
        missing = s.rack[seat][0] != UNKNOWN and any(row[kind] > s.rack[seat][kind] for kind in range(KINDS))
        if missing or total > size:
            raise PositionError(f"{key}.{name}: names troops that are not on the rack")


def check_regions(world: Any, s: Any) -> None:
    """Checks that nobody occupies all bases around a region with medals."""
    taken = int(s.taken[0]) | int(s.taken[1])
    for region in (r for r in range(int(world.regions)) if not taken >> r & 1):
        around = int(world.region[region])
        for seat in range(2):
            if around & int(s.held[seat]) == around:
                raise PositionError(f"seats[{seat}].regions: region {region + 1} is surrounded: name it here")


def check_end(s: Any) -> None:
    """Checks that an ended game has the winner that its end asks for, and no question open."""
    if (s.end == CAP) == bool(s.winner):
        raise PositionError("winner: must be named when the game is won, and only then")
    if (s.end == CAPTURED) != bool(s.flag):
        raise PositionError("captured: must be there when a headquarters was captured, and only then")
    if s.flag and (int(s.flag) - 1) % HQS // 2 == (int(s.winner) - 1 != int(s.blue)):
        raise PositionError(f"captured.hq: {COLOURS[int(s.winner) - 1 != int(s.blue)]} cannot capture its own")
    if s.phase != TURN:
        raise PositionError("phase: nothing is decided when the game has ended")
    check_nothing_open(s)


def check_medals(world: Any, s: Any) -> None:
    """Checks that nobody has won by medals already."""
    for seat in range(2):
        if s.medals[seat] >= world.objective[int(seat != int(s.blue))]:
            raise PositionError(f"seats[{seat}].regions: hold {int(s.medals[seat])} medals, which end the game")


def check_lying(s: Any, seat: int) -> None:
    """Checks that troops lie only on the rack of the player to move, or of the other once special bases act."""
    if s.lying_size[1 - seat] and int(s.phase) not in BY_BASE:
        raise PositionError(f"seats[{1 - seat}].lying: these troops stood up at the end of the last turn")


def check_nothing_open(s: Any) -> None:
    """Checks that no question about a base is open."""
    for key, value in (("base", s.spot), ("from", s.origin), ("pending", s.pending[0])):
        if value:
            raise PositionError(f"{key}: nothing is asked about a base now")


def check_question(world: Any, s: Any, seat: int) -> None:
    """Checks that the question of the phase can be asked."""
    phase = int(s.phase)
    if phase == TURN:
        check_nothing_open(s)
        return
    if not s.spot:
        raise PositionError(f"base: must name the base that the phase {PHASES[phase]!r} is about")
    base = int(s.spot) - 1
    if phase in BY_TROOP and (occupant(s, base) != seat or visible(s, base) != BY_TROOP[phase]):
        raise PositionError(f"base: no {TROOPS[BY_TROOP[phase]]} of seat {seat} is visible there")
    if phase in BY_TROOP and int(world.shields[int(s.beginner)]) >> base & 1:
        raise PositionError("base: troops have no effect there")
    if phase in BY_BASE and world.special[int(s.beginner)][base] != BY_BASE[phase]:
        raise PositionError(f"base: must be one with the effect {SPECIALS[BY_BASE[phase]]!r}")
    check_origin(world, s, seat)
    check_pending(world, s)
    if not can_be_asked(world, s, seat):
        raise PositionError(f"phase: {PHASES[phase]!r} leaves nothing to choose in this position")


def check_origin(world: Any, s: Any, seat: int) -> None:
    """Checks the base of the troop that is about to be moved."""
    if (s.phase == JUNGLE_TO) != bool(s.origin):
        raise PositionError("from: must name a base while a troop is being moved, and only then")
    if s.origin and not is_target(world, s, seat, int(s.origin) - 1):
        raise PositionError("from: no enemy troop is visible there, or it is not adjacent")


def check_pending(world: Any, s: Any) -> None:
    """Checks that the bases still to act are such as act."""
    for base in (int(entry) - 1 for entry in s.pending if entry):
        if world.special[int(s.beginner)][base] not in BY_BASE.values():
            raise PositionError(f"pending: base {base + 1} has no effect after a placement")


def is_target(world: Any, s: Any, seat: int, base: int) -> bool:
    """Whether an enemy troop is visible on a base adjacent to the one that asks."""
    return occupant(s, base) == 1 - seat and base in neighbours(world, int(s.spot) - 1)


def can_be_asked(world: Any, s: Any, seat: int) -> bool:
    """Whether what everyone sees leaves something to choose."""
    phase, base, enemy = int(s.phase), int(s.spot) - 1, 1 - seat
    has_room = bool(s.rack_size[seat] < world.rack_limit)
    if phase in (SKULLY_DRAW, STAR_DRAW, CLOUDS):
        return has_room and bool(s.reserve[seat] > 0)
    if phase in (JUMBO_TARGET, JUNGLE_FROM):
        return any(is_target(world, s, seat, target) for target in range(BASES))
    if phase == JUNGLE_TO:
        return len([space for space in neighbours(world, int(s.origin) - 1) if space < BASES]) > 1
    if phase == CASTLE:
        return has_room and any(occupant(s, other) == seat for other in range(BASES) if other != base)
    if phase == CEMETERY:
        return has_room and bool(s.discard[seat].any())
    if phase == EXTRA:
        return bool(s.rack_size[seat] > s.lying_size[seat])
    if phase == XB42_HIT:
        return bool(s.rack_size[enemy] > 0)
    return bool(s.rack_size[enemy] > s.lying_size[enemy])
