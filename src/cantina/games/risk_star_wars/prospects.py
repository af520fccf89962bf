"""What can come of an attack, an assault or a shot as the table stands: dice, the numbers they need, and the odds."""

from typing import Any

from . import state as st
from .odds import Odds, of_any, of_hits, of_steps
from .reasons import SPECIAL_SHIPS, enemies_beside

HIT_TRACKS = {st.FALCON: st.FALCON_HITS, st.EXECUTOR: st.EXECUTOR_HITS}


def dice_of(world: Any, kind: int, number: int) -> int:
    """The dice that so many ships of a kind roll."""
    return int(world.dice[kind]) if kind in SPECIAL_SHIPS else min(world.dice[kind], number)


def needs_in(world: Any, s: Any, place: int) -> tuple[int, ...]:
    """The number needed for each hit that the ships in a place can take."""
    left = [(kind, s.hits[HIT_TRACKS[kind]] if kind in HIT_TRACKS else 1) for kind in range(st.KINDS_OF_SHIP)]
    return tuple(int(world.to_hit[kind]) for kind, hits in left for _ in range(hits * s.ships[kind][place]))


def has_marker(s: Any, place: int) -> bool:
    """Whether a fleet marker stands face up at a place."""
    return place < st.MARKERS and bool(s.fleet >> place & 1)


def attack_odds(world: Any, s: Any, place: int, dice: int) -> Odds:
    """Hits on ships in a place; or, as one result, whether a marker or the Death Star falls."""
    if place == st.DEATH_STAR:
        return of_any(dice, int(world.core_hit))
    return (
        of_any(dice, int(world.to_hit[st.MARKER])) if has_marker(s, place) else of_hits(dice, needs_in(world, s, place))
    )


def needs_ahead(world: Any, s: Any) -> tuple[int, ...]:
    """The numbers of the next spaces of the shield track, as many as an assault can enter; Stormtroopers count."""
    ahead = range(s.team + 1, min(s.team + world.assault_dice, world.spaces) + 1)
    return tuple(int(world.track[space]) + (s.troopers >> space & 1) for space in ahead)


def assault_odds(world: Any, s: Any) -> Odds:
    """How far an assault would carry the strike team."""
    return of_steps(int(world.assault_dice), needs_ahead(world, s))


def targets_now(world: Any, s: Any) -> dict[int, Odds]:
    """What can be attacked at this moment, or by ships that stay where they are, each with its odds."""
    if s.phase == st.TO:
        return staying_targets(world, s)
    return targets_from(world, s, s.goal - 1) if s.phase == st.ATTACK and s.goal else {}


def staying_targets(world: Any, s: Any) -> dict[int, Odds]:
    """What ships that have not moved yet can attack from where they are, each with its odds."""
    return targets_from(world, s, s.origin - 1)


def targets_from(world: Any, s: Any, place: int) -> dict[int, Odds]:
    """What the ships under orders can attack from a place, each with its odds."""
    kind = s.order - 1
    dice = dice_of(world, kind, s.ships[kind][place])
    return {target: attack_odds(world, s, target, dice) for target in enemies_beside(world, s, kind, place)}
