"""The names of what is a number in the kernels."""

from typing import Any

import numpy as np

from cantina.core.words import Event

from .state import CARDS, ORDERS

PHASES = ("plan", "order", "from", "to", "count", "attack", "die", "fire")
ENDS = ("", "death-star-destroyed", "fleet-destroyed", "round-limit")
SIDE_NAMES = ("rebels", "empire")

# Not plain ints: Numba compiles a kernel anew for every plain int that is written into a call of it.
PLANNED, PLANNED_SECRETLY, TURNED_UP, ORDERED, DECLINED, USELESS = map(np.int64, range(6))
DEPLOYED, MOVED, FLEW, ATTACKED, ROLLED, DESTROYED, DAMAGED, SPECIAL_LOST, RESERVE_LOST, MARKER_LOST = map(
    np.int64, range(6, 16)
)
DICE_LOST, HELD, CLEARED, EARNED, RESHUFFLED, DREW, DREW_SECRETLY, ROUND = map(np.int64, range(16, 24))
FIRED, FIRED_IN_VAIN, RAZED, TROOPER, ADVANCED, TROOPER_BACK, SHIELD_LOST = map(np.int64, range(24, 31))
DUEL_HIT, DUEL_LOST, REDEEMED, CORE_MISSED, CORE_LOST, REBELS_LOST, LIMIT, BONUS = map(np.int64, range(31, 39))

EVENTS = {
    PLANNED: Event("planned", "seat card", quiet=True),
    PLANNED_SECRETLY: Event("planned-secretly", "seat", quiet=True),
    TURNED_UP: Event("turned-up", "seat card"),
    ORDERED: Event("ordered", "seat order"),
    DECLINED: Event("declined", "seat"),
    USELESS: Event("useless", "seat"),
    DEPLOYED: Event("deployed", "seat number place"),
    MOVED: Event("moved", "seat number ship place place2"),
    FLEW: Event("flew", "seat ship place place2"),
    ATTACKED: Event("attacked", "seat order place place2"),
    ROLLED: Event("rolled", "seat die die2? die3? die4? die5?", chance=True),
    DESTROYED: Event("destroyed", "ship place"),
    DAMAGED: Event("damaged", "ship number"),
    SPECIAL_LOST: Event("special-lost", "ship place"),
    RESERVE_LOST: Event("reserve-lost", "number"),
    MARKER_LOST: Event("marker-lost", "place number"),
    DICE_LOST: Event("dice-lost", "number"),
    HELD: Event("held", "seat"),
    CLEARED: Event("cleared", "seat place"),
    EARNED: Event("earned", "seat number"),
    RESHUFFLED: Event("reshuffled", "side"),
    DREW: Event("drew", "seat card", chance=True),
    DREW_SECRETLY: Event("drew-secretly", "seat number"),
    ROUND: Event("round", "number"),
    FIRED: Event("fired", "seat place"),
    FIRED_IN_VAIN: Event("fired-in-vain", "place"),
    RAZED: Event("razed", "place number"),
    TROOPER: Event("trooper", "seat space"),
    ADVANCED: Event("advanced", "seat number space"),
    TROOPER_BACK: Event("trooper-back", "space"),
    SHIELD_LOST: Event("shield-lost"),
    DUEL_HIT: Event("duel-hit", "hero number left"),
    DUEL_LOST: Event("duel-lost", "hero"),
    REDEEMED: Event("redeemed", "seat"),
    CORE_MISSED: Event("core-missed", "seat"),
    CORE_LOST: Event("core-lost", "seat"),
    REBELS_LOST: Event("rebels-lost"),
    LIMIT: Event("limit", "number"),
    BONUS: Event("bonus", "seat card", chance=True),
}

PLACE_NAMES = (
    *(f"f{n}" for n in range(1, 7)),
    *(f"o{n}" for n in range(1, 10)),
    *(f"m{n}" for n in range(1, 8)),
    *(f"i{n}" for n in range(1, 7)),
    "death-star",
)
SHIP_NAMES = ("x-wing", "y-wing", "b-wing", "falcon", "tie", "executor", "marker")
ORDER_NAMES = (
    "x-wings", "y-wings", "b-wings", "falcon", "ties", "executor", "death-star",
    "ambush", "vader", "emperor", "assault", "luke", "redemption",
)  # fmt: skip
HERO_NAMES = ("luke", "vader")
TRACK_NAMES = ("falcon", "executor", "luke", "vader")


def card_name(world: Any, side: int, kind: int) -> str:
    """The orders of a card joined; a slot that the pack leaves free has a number."""
    symbols = world.symbols[side][kind]
    names = [ORDER_NAMES[order] for order in range(ORDERS) if symbols >> order & 1]
    return "-".join(names) or f"{SIDE_NAMES[side]}-{kind + 1}"


def card_names(world: Any) -> list[str]:
    """Every card's name, those of the Rebels first."""
    return [card_name(world, side, kind) for side in range(2) for kind in range(CARDS[side])]


NAMES = {
    "card": card_names,
    "order": ORDER_NAMES,
    "place": PLACE_NAMES,
    "ship": SHIP_NAMES,
    "side": SIDE_NAMES,
    "hero": HERO_NAMES,
}
