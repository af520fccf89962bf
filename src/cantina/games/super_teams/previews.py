"""What a choice would do, as far as its seat can know it: where a ship would come to rest if nobody else played a card."""

from typing import Any

from . import state as st
from .actions import HOOK, MOVE, PASS, PLACE, SIDES, USE
from .reasons import SIDES_OF
from .scene import where
from .words import SHIP_NAMES

PLAIN, SLOWED, DOUBLED, BOOSTED = range(4)  # how the number of the card counts, as the texts say it
Found = dict[str, Any]


def preview(world: Any, s: Any, seat: int, action: int) -> Found | None:
    """The ships as they would stand after an action of `seat`, each with what would happen there in words."""
    if action < MOVE:
        return flights(world, s, action)
    if action < USE:
        return flight(world, s, action - MOVE, s.card, st.NONE)
    if action < HOOK:
        return dodge(world, s) if s.phase == st.DODGE_PHASE else flight(world, s, s.ship, s.card, action - USE)
    if action < PLACE:
        return pulled(world, s, action - HOOK)
    if action < PASS:
        return put_down(world, s, SIDES[action - PLACE])
    return passed_by(world, s)


def one(ship: int, at: str, message: str, **args: int) -> Found:
    """A preview of one ship."""
    ghost = {"piece": f"ship-{SHIP_NAMES[ship]}", "at": at, "text": (message, {"ship": ship} | args)}
    return {"ghosts": [ghost], "text": ghost["text"]}


def flights(world: Any, s: Any, card: int) -> Found:
    """A card that may move several ships: each of them."""
    found = [flight(world, s, ship, card, st.NONE) for ship in movable(s, card // st.NUMBERS)]
    ghosts = [ghost for one_of_them in found for ghost in one_of_them["ghosts"]]
    return found[0] if len(found) == 1 else {"ghosts": ghosts}


def movable(s: Any, colour: int) -> list[int]:
    """The ships that a card of a colour may move: its own, or any when both of them are home."""
    flying = [ship for ship in range(st.SHIPS) if s.at[ship] >= 0 and s.on[ship] != st.HOME]
    return [ship for ship in flying if ship // 2 == colour] or flying


def flight(world: Any, s: Any, ship: int, card: int, bonus: int) -> Found:
    """A ship moved by a card, and by a bonus card on it."""
    number, factor = distance(s.on[ship], card % st.NUMBERS + 1, bonus)
    space = min(s.at[ship] + number, world.last)
    kind = world.kind[space]
    rest = world.back[space] if kind == st.MAW else space
    return one(ship, f"space-{rest}", "foresee-flight", factor=factor, rest=kind, space=rest, space2=space)


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
    return one(s.ship, f"space-{space}", "foresee-dodge", space=space, rest=world.kind[space])


def passed_by(world: Any, s: Any) -> Found | None:
    """What a pass leads to: the flight as the card says it, or out of the Maw."""
    if s.phase == st.BONUS_PHASE:
        return flight(world, s, s.ship, s.card, st.NONE)
    if s.phase == st.DODGE_PHASE:
        space = world.back[s.at[s.ship]]
        return one(s.ship, f"space-{space}", "foresee-back", space=space)
    return None


def put_down(world: Any, s: Any, kind: int) -> Found:
    """The moved ship on a side of its double space."""
    space = s.at[s.ship]
    half = SIDES_OF[world.kind[space]].index(kind)
    return one(s.ship, f"space-{space}-{half}", "foresee-flight", factor=PLAIN, rest=kind, space=space, space2=space)


def pulled(world: Any, s: Any, ship: int) -> Found:
    """A passed ship beside the one that passed it."""
    return one(ship, where(world, s, s.ship), "foresee-grapple", space=s.at[s.ship], rest=s.on[s.ship])
