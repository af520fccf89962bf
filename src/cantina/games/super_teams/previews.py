"""What a choice would do, as far as its seat can know it: where a ship would come to rest if nobody else played a card."""

from typing import Any

from . import state as st
from .actions import HOOK, MOVE, PASS, PLACE, SIDES, USE
from .reasons import fits, side
from .scene import where
from .words import SHIP_NAMES

PLAIN, SLOWED, DOUBLED, BOOSTED = range(4)  # how the number of the card counts, as the texts say it
Found = dict[str, Any]
Words = tuple[str, dict[str, int]]


def preview(world: Any, s: Any, seat: int, action: int) -> Found | None:
    """The ships as they would stand after an action of `seat`, each with what would happen there in words."""
    if action < MOVE:
        return flights(world, s, seat, action)
    if action < USE:
        return flight(world, s, seat, action - MOVE, s.card, named=0)
    if action < HOOK:
        return dodge(world, s) if s.phase == st.DODGE_PHASE else flight(world, s, seat, s.ship, s.card, action - USE)
    if action < PLACE:
        return pulled(world, s, seat, action - HOOK)
    if action < PASS:
        return put_down(s, SIDES[action - PLACE])
    return passed_by(world, s, seat)


def one(ship: int, at: str, message: str, **args: int) -> Found:
    """A preview of one ship: what happens to it in a sentence, and in a few words beside its ghost."""
    words = (f"foresee-{message}", {"ship": ship} | args)
    ghost = {"piece": f"ship-{SHIP_NAMES[ship]}", "at": at, "text": words, "brief": (f"brief-{message}", args)}
    return {"ghosts": [ghost], "text": words}


def flights(world: Any, s: Any, seat: int, card: int) -> Found:
    """A card that may move several ships: each of them."""
    found = [flight(world, s, seat, ship, card) for ship in movable(s, card // st.NUMBERS)]
    ghosts = [ghost for one_of_them in found for ghost in one_of_them["ghosts"]]
    return found[0] if len(found) == 1 else {"ghosts": ghosts}


def movable(s: Any, colour: int) -> list[int]:
    """The ships that a card of a colour may move: its own, or any when both of them are home."""
    flying = [ship for ship in range(st.SHIPS) if s.at[ship] >= 0 and s.on[ship] != st.HOME]
    return [ship for ship in flying if ship // 2 == colour] or flying


def flight(world: Any, s: Any, seat: int, ship: int, card: int, bonus: int = st.NONE, named: int = 1) -> Found:
    """A ship moved by a card, and by a bonus card on it; `named` unless the choice itself says which ship."""
    number, factor = distance(s.on[ship], card % st.NUMBERS + 1, bonus)
    space = min(s.at[ship] + number, world.last)
    kind = world.kind[space]
    rest = world.back[space] if kind == st.MAW else space
    at = space if rest == s.at[ship] else rest  # thrown back to where it is, it would be no ghost but the ship itself
    args = {"named": named, "factor": factor, "rest": kind, "space": rest, "space2": space}
    return one(ship, f"space-{at}", "flight", **args, **owner(s, seat, ship))


def owner(s: Any, seat: int, ship: int) -> dict[str, int]:
    """Who draws the bonus card that a ship finds, and whether that is `seat`."""
    found = int(s.owner[ship // 2])
    return {"seat": found, "mine": int(found == seat)}


def distance(kind: int, number: int, bonus: int) -> tuple[int, int]:
    """How far a ship goes from a kind of space, and how the number of the card counts."""
    if kind == st.HYPERSPACE or bonus == st.LIGHTSPEED:
        return 2 * number + (bonus == st.SPEED_BOOST), DOUBLED
    if kind == st.ASTEROIDS and bonus != st.EXPERIENCED_PILOT:
        return 1, SLOWED
    return (number + 1, BOOSTED) if bonus == st.SPEED_BOOST else (number, PLAIN)


def dodge(world: Any, s: Any) -> Found:
    """The moved ship past the Maw."""
    space = world.ahead[s.at[s.ship]]
    return one(s.ship, f"space-{space}", "dodge", space=space, rest=world.kind[space])


def passed_by(world: Any, s: Any, seat: int) -> Found | None:
    """What a pass leads to: the flight as the card says it, or out of the Maw."""
    if s.phase == st.BONUS_PHASE:
        return flight(world, s, seat, s.ship, s.card)
    if s.phase == st.DODGE_PHASE:
        space = world.back[s.at[s.ship]]
        return one(s.ship, f"space-{space}", "back", space=space)
    return None


def put_down(s: Any, kind: int) -> Found:
    """What the side of a double space means; the side itself is drawn large, and needs no ghost."""
    return {"text": ("foresee-side", {"ship": s.ship, "rest": kind})}


def pulled(world: Any, s: Any, seat: int, ship: int) -> Found:
    """A passed ship beside the one that passed it."""
    at = where(world, s.at[s.ship], s.on[s.ship])
    return one(ship, at, "grapple", space=s.at[s.ship], rest=s.on[s.ship], **owner(s, seat, ship))


# What is asked


def prompt(world: Any, s: Any, seat: int) -> Words | None:
    """What is at stake for `seat` in a decision, knowing its hand; None where the words of the phase say enough."""
    if s.phase == st.SHIP_PHASE:
        return "ask-ship", {"colour": s.card // st.NUMBERS, "number": s.card % st.NUMBERS + 1}
    if s.phase == st.BONUS_PHASE:
        return "ask-bonus", move_at_stake(world, s, seat)
    if s.phase == st.DODGE_PHASE:
        space, has = s.at[s.ship], holds(s, seat, st.DODGING_MANEUVER)
        return "ask-dodge", {"ship": s.ship, "has": has, "space": world.back[space], "space2": world.ahead[space]}
    if s.phase == st.GRAPPLE_PHASE:
        passed = passed_ship(s, seat)
        mine = int(s.owner[passed // 2] == seat)
        args = {"ship": s.ship, "ship2": passed, "mine": mine, "has": holds(s, seat, st.GRAPPLE)}
        return "ask-grapple", args | {"space": s.at[s.ship]}
    return None


def holds(s: Any, seat: int, bonus: int) -> int:
    """Whether a seat holds a bonus card."""
    return int(s.bonus[seat][bonus] > 0)


def passed_ship(s: Any, seat: int) -> int:
    """The first ship of the seat's team that was passed, one of its own before all."""
    ships = [ship for ship in range(st.SHIPS) if s.passed >> ship & 1 and side(s, s.owner[ship // 2]) == side(s, seat)]
    return min(ships, key=lambda ship: s.owner[ship // 2] != seat)


def move_at_stake(world: Any, s: Any, seat: int) -> dict[str, int]:
    """A move before a bonus card is played on it: whose card moves whose ship where, and whether `seat` can change it."""
    number, _ = distance(s.on[s.ship], s.card % st.NUMBERS + 1, st.NONE)
    space = min(s.at[s.ship] + number, world.last)
    can = any(holds(s, seat, bonus) and fits(s, bonus) for bonus in range(st.GRAPPLE))
    return {
        "by": int(s.player == seat), "seat": s.player, "mine": int(s.owner[s.ship // 2] == seat), "ship": s.ship,
        "colour": s.card // st.NUMBERS, "number": s.card % st.NUMBERS + 1, "space": s.at[s.ship], "space2": space,
        "rest": world.kind[space], "has": int(can),
    }  # fmt: skip
