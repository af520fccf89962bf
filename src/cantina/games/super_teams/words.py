"""The names of what is a number in the kernels."""

from typing import Any

from cantina.core.words import Event

from .state import NUMBERS, SEATS

PHASES = ("card", "ship", "bonus", "dodge", "side", "grapple")
ENDS = ("", "won", "shared", "cap")
WINDOWS = ("bonus", "dodge", "grapple")  # the phases in which one may react or pass: a server closes them after a while

PLAYED, NAMED, USED, DECLINED, MOVED, IN_MAW, BACK, DODGED, PLACED, ARRIVED = range(10)
DREW, DREW_UNSEEN, REMADE, NOTHING_LEFT, PLANET, PLANET_UNSEEN, JOKERS, HOOKED = range(10, 18)
RESHUFFLED, ROUND, DEALT, WINS, CAPPED = range(18, 23)

EVENTS = {
    PLAYED: Event("played", "seat colour number"),
    NAMED: Event("named", "seat ship"),
    USED: Event("used", "seat bonus ship"),
    DECLINED: Event("passed", "seat", quiet=True),
    MOVED: Event("moved", "ship space space2"),
    IN_MAW: Event("in-maw", "ship space"),
    BACK: Event("back", "ship space"),
    DODGED: Event("dodged", "ship space"),
    PLACED: Event("placed", "seat ship kind"),
    ARRIVED: Event("arrived", "ship"),
    DREW: Event("drew", "seat bonus", chance=True),
    DREW_UNSEEN: Event("drew-unseen", "seat"),
    REMADE: Event("remade"),
    NOTHING_LEFT: Event("nothing-left", "seat"),
    PLANET: Event("planet", "seat bonus", chance=True),
    PLANET_UNSEEN: Event("planet-unseen", "seat number"),
    JOKERS: Event("jokers", "colour"),
    HOOKED: Event("hooked", "seat ship space"),
    RESHUFFLED: Event("reshuffled"),
    ROUND: Event("round", "number"),
    DEALT: Event("dealt", "seat card? card2? card3? card4? card5? card6?", chance=True),
    WINS: Event("wins", "seat", quiet=True),  # the result names the whole team
    CAPPED: Event("capped", "number"),
}

COLOUR_NAMES = ("red", "yellow", "green", "black")
SHIP_NAMES = (
    "x-wing", "millennium-falcon", "jedi-starfighter", "tantive-iv",
    "star-destroyer", "death-star", "tie-fighter", "tie-advanced",
)  # fmt: skip
BONUS_NAMES = ("dodging-maneuver", "experienced-pilot", "lightspeed", "speed-boost", "grapple")
# What all see happen to bonus cards, by number: who plays which one or draws one, or that all take those of the planet.
SIGHT_NAMES = (*(f"{seat} {what}" for seat in range(SEATS) for what in (*BONUS_NAMES, "draws")), "planet")
KIND_NAMES = (
    "normal", "bonus", "hyperspace", "asteroids", "maw", "start", "home",
    "hyperspace-asteroids", "hyperspace-normal", "asteroids-normal",
)  # fmt: skip
CARD_NAMES = tuple(f"{colour}-{number}" for colour in COLOUR_NAMES for number in range(1, NUMBERS + 1))

# Cards are told as their number plus one: zero is the absent card of a pack with smaller hands.
NAMES = {
    "colour": COLOUR_NAMES,
    "ship": SHIP_NAMES,
    "bonus": BONUS_NAMES,
    "kind": KIND_NAMES,
    "card": ("none", *CARD_NAMES),
}


def spoken_space(world: Any, space: int) -> int:
    """The number of a space in texts: the final planet has none on the board, and is told by -1."""
    return -1 if space == world.last else space


FIGURES = {"space": spoken_space}
