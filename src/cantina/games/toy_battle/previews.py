"""What a choice would do, as far as its seat can know it: what it covers or brings to light, whose medals, what follows."""

from typing import Any, NamedTuple

from cantina.core.counts import members

from . import state as st
from .actions import CAPTURE, DISCARD, DRAW_TROOPS, MOVE_FROM, MOVE_TO, PLACE, RECALL_FROM, RECOVER_KIND, USE
from .reasons import why_not_placed
from .scene import lines, name_of, threats, troops_on
from .words import TROOP_NAMES

Found = dict[str, Any]
NOTHING, ENEMYS, OWN = range(3)  # what a troop would lie on, as the texts say it
SILENCED = st.KINDS  # the effect of a troop on a shield


class Prize(NamedTuple):
    """Medals that would be won: how many, the region if there is one only, and whether they win the game."""

    medals: int = 0
    region: int = 0
    wins: int = 0


def preview(world: Any, s: Any, seat: int, action: int) -> Found | None:
    """What can be said of an action of `seat` beforehand."""
    if action in (DRAW_TROOPS, USE):
        return drawn(world, s, seat, 1 if s.phase in (st.STAR_DRAW, st.CLOUDS) else 2)
    if PLACE <= action < CAPTURE:
        return placed(world, s, seat, *divmod(action - PLACE, st.BASES))
    if CAPTURE <= action < DISCARD:
        kind, hq = divmod(action - CAPTURE, st.HQS)
        text = ("foresee-capture", {"hq": hq})
        return {
            "ghosts": [ghost(kind, name_of(world, st.BASES + hq), text, "★") | brief(NOTHING, 0, Prize(wins=1))],
            "text": text,
        }
    if DISCARD <= action < MOVE_TO:
        return lifted(world, s, (action - DISCARD) % st.BASES, back=RECALL_FROM <= action < MOVE_FROM)
    if MOVE_TO <= action < RECOVER_KIND:
        return dragged(world, s, s.origin - 1, action - MOVE_TO)
    return None


def ghost(kind: int, at: str, text: Any, sign: str = "") -> Found:
    """A troop of the rack where it would stand."""
    return {"piece": f"troop-{TROOP_NAMES[kind]}", "at": at, "text": text, "sign": sign}


def brief(over: int, under: int, won: Prize) -> Found:
    """What happens there in a few words: an enemy is covered, medals are won, or the battle; nothing for anything less."""
    covered = int(over == ENEMYS)
    if not (covered or won.medals or won.wins):
        return {}
    facts = {"over": covered, "troop2": kind_of(under), "both": int(covered and won.medals > 0)}
    return {"brief": ("brief-place", facts | {"medals": won.medals, "wins": won.wins})}


def drawn(world: Any, s: Any, seat: int, wanted: int) -> Found | None:
    """How many troops would be drawn, if that is what would happen."""
    if s.phase in (st.XB42_HIT, st.BATTLEFIELD):
        return None
    count = min(wanted, s.reserve[seat], world.rack_limit - s.rack_size[seat])
    return {"text": ("foresee-draw", {"count": count, "left": s.reserve[seat] - count})}


# A troop is placed


def placed(world: Any, s: Any, seat: int, kind: int, base: int) -> Found:
    """A troop on a base: what it covers, the medals, and the effects that follow."""
    under = s.top[base]
    won = prize(world, s, seat, s.held[seat] | 1 << base)
    facts = {
        "base": base + 1, "over": covers(seat, under), "seat2": owner(under), "troop2": kind_of(under),
        "medals": won.medals, "region": won.region, "wins": won.wins,
        "free": int(not connected(world, s, seat, base)),
        "effect": 0 if won.wins else effect(world, s, seat, kind, base),
        "special": 0 if won.wins else special(world, s, seat, base),
    }  # fmt: skip
    said = any(facts[fact] for fact in ("over", "medals", "free", "effect", "special"))
    there = ("foresee-place", facts | {"named": 0}) if said else None
    found: Found = {
        "ghosts": [
            ghost(kind, f"base-{base + 1}", there, f"+{won.medals}" if won.medals else "")
            | brief(facts["over"], under, won)
        ],
        "text": ("foresee-place", facts | {"named": 1, "effect": 0, "special": 0, "free": 0}),
    }
    if not facts["medals"] and facts["over"] != ENEMYS:
        del found["text"]  # the toy itself tells what follows anywhere
    return found


def owner(troop: int) -> int:
    """The seat of a troop on the terrain; of none, the first."""
    return max(troop - 1, 0) // st.KINDS


def kind_of(troop: int) -> int:
    """The kind of a troop on the terrain; of none, the first."""
    return max(troop - 1, 0) % st.KINDS


def covers(seat: int, under: int) -> int:
    """What a troop of `seat` would lie on."""
    if not under:
        return NOTHING
    return OWN if owner(under) == seat else ENEMYS


def prize(world: Any, s: Any, seat: int, held: int) -> Prize:
    """What `seat` would win if it occupied the bases `held`."""
    gone = s.taken[0] | s.taken[1]
    won = [r for r in range(world.regions) if not gone >> r & 1 and held & world.region[r] == world.region[r]]
    medals = sum(world.prize[region] for region in won)
    wins = medals and s.medals[seat] + medals >= world.objective[seat != s.blue]
    return Prize(medals, won[0] + 1 if len(won) == 1 else 0, int(wins))


def connected(world: Any, s: Any, seat: int, base: int) -> bool:
    """Whether a path joins a base to the line of a seat."""
    line = set(lines(world, s, seat))
    return any(name_of(world, space) in line for space in members(world.near[base]))


def effect(world: Any, s: Any, seat: int, kind: int, base: int) -> int:
    """The kind of troop whose effect would follow, 0 for none, or that it is silenced."""
    room = world.rack_limit - s.rack_size[seat] + 1
    follows = {
        st.SKULLY: min(room, s.reserve[seat]),
        st.CAPN: s.rack_size[seat] - s.lying_size[seat] - 1,
        st.JUMBO: world.near[base] & s.held[1 - seat] & ~(1 << base),
        st.XB42: s.rack_size[1 - seat],
        st.STAR: min(room, s.reserve[seat]),
    }
    if follows.get(kind, 0) <= 0:
        return 0
    return SILENCED if world.shields[s.beginner] >> base & 1 else kind


def special(world: Any, s: Any, seat: int, base: int) -> int:
    """The effect of a special base that would be asked about, or 0."""
    kind: int = world.special[s.beginner][base]
    room = world.rack_limit - s.rack_size[seat] + 1
    follows = {
        st.RECALL: room and s.held[seat] & ~(1 << base),
        st.DRAW: min(room, s.reserve[seat]),
        st.MOVE: world.near[base] & s.held[1 - seat] & ~(1 << base),
        st.RECOVER: room and sum(s.discard[seat]),
        st.BLOCK: s.rack_size[1 - seat] - s.lying_size[1 - seat],
    }
    return kind if follows.get(kind, 0) > 0 else 0


# A troop is taken off


def lifted(world: Any, s: Any, base: int, back: bool) -> Found:
    """A troop taken off a base: discarded or back on its rack, what comes to light, and whom that gives medals."""
    stack = troops_on(s, base)
    under = stack[-2] if len(stack) > 1 else 0
    won = uncovered(world, s, base, under)
    facts = {
        "troop": kind_of(stack[-1]), "seat": owner(stack[-1]), "back": int(back), "light": int(under > 0),
        "troop2": kind_of(under), "seat2": owner(under), "medals": won.medals, "region": won.region,
    }  # fmt: skip
    return {"text": ("foresee-lift", facts)}


def uncovered(world: Any, s: Any, base: int, under: int) -> Prize:
    """What the owner of a troop would win if it came to light."""
    return prize(world, s, owner(under), s.held[owner(under)] | 1 << base) if under else Prize()


def dragged(world: Any, s: Any, origin: int, base: int) -> Found:
    """A troop moved to a base, and the medals that it would win its owner there."""
    stack = troops_on(s, origin)
    mover = owner(stack[-1])
    stays = len(stack) > 1 and owner(stack[-2]) == mover
    held = s.held[mover] if stays else s.held[mover] & ~(1 << origin)
    won = prize(world, s, mover, held | 1 << base)
    text = ("foresee-drag", {"seat": mover, "base": base + 1, "medals": won.medals, "region": won.region})
    piece = {"piece": f"t{origin + 1}-{len(stack) - 1}", "at": f"base-{base + 1}", "text": text}
    return {"ghosts": [piece], "text": text}


# What is asked


def prompt(world: Any, s: Any, seat: int) -> tuple[str, dict[str, int]] | None:
    """What `seat` is asked, knowing its rack; None where the words of the phase say enough."""
    room = min(s.reserve[seat], world.rack_limit - s.rack_size[seat])
    if s.phase == st.SKULLY_DRAW:
        return ("ask-skully", {}) if room == 1 else None
    if s.phase != st.TURN:
        return None
    if room and fits(world, s, seat):
        if in_danger(world, s, seat):
            return "ask-danger", {}
        return ("ask-draw-one", {}) if room == 1 else None
    if room:
        return "ask-draw" if s.rack_size[seat] else "ask-empty", {}
    return "ask-spent" if s.reserve[seat] == 0 else "ask-full", {}


def in_danger(world: Any, s: Any, seat: int) -> bool:
    """Whether the enemy could take a headquarters of `seat` next."""
    reached = threats(world, s)
    return any(name_of(world, space) in reached for space in members(world.hq[seat != s.blue]))


def fits(world: Any, s: Any, seat: int) -> bool:
    """Whether a troop of the rack could be placed somewhere."""
    spaces = [{"base": base + 1} for base in range(world.bases)] + [{"hq": hq} for hq in range(st.HQS)]
    kinds = [kind for kind in range(st.KINDS) if s.rack[seat][kind]]
    return any(why_not_placed(world, s, seat, {"troop": kind} | space) is None for kind in kinds for space in spaces)
