"""The names of what is a number in the kernels."""

from typing import Any

from cantina.core.words import Event

PHASES = (
    "turn", "extra", "skully", "jumbo", "xb-42", "star",
    "castle", "clouds", "jungle-from", "jungle-to", "cemetery", "battlefield",
)  # fmt: skip
ENDS = ("", "captured", "conquered", "stuck", "cap")

TROOP_NAMES = ("kwak", "skully", "capn", "jumbo", "hook", "xb-42", "star", "roxy")
COLOUR_NAMES = ("blue", "red")
MODE_NAMES = ("normal", "beginner")
HQ_NAMES = ("blue-1", "blue-2", "red-1", "red-2")
SPECIAL_NAMES = ("", "recall", "draw", "move", "recover", "block", "shield", "limit")

PLACED, COVERED, HQ_TAKEN, MEDALS, DREW_ONE, DREW_TWO, DREW_UNSEEN, PASSED, STOPPED, DISCARDED = range(10)
UNCOVERED, SHOT, RECALLED, MOVED, RECOVERED, LAID_SEEN, LAID_UNSEEN, STOOD_UP = range(10, 18)
WON_MEDALS, NOTHING_LEFT, TOO_LONG = range(18, 21)

EVENTS = {
    PLACED: Event("placed", "seat troop base"),
    COVERED: Event("covered", "seat troop base seat2 troop2"),
    HQ_TAKEN: Event("hq-taken", "seat troop hq"),
    MEDALS: Event("medals", "seat region medals"),
    DREW_ONE: Event("drew-one", "seat troop", chance=True),
    DREW_TWO: Event("drew-two", "seat troop troop2", chance=True),
    DREW_UNSEEN: Event("drew-unseen", "seat count"),
    PASSED: Event("passed", "seat"),
    STOPPED: Event("stopped", "seat"),
    DISCARDED: Event("discarded", "seat seat2 troop base"),
    UNCOVERED: Event("uncovered", "seat troop base"),
    SHOT: Event("shot", "seat seat2 troop", chance=True),
    RECALLED: Event("recalled", "seat troop base"),
    MOVED: Event("moved", "seat seat2 troop base base2"),
    RECOVERED: Event("recovered", "seat troop"),
    LAID_SEEN: Event("laid-seen", "seat seat2 troop", chance=True),
    LAID_UNSEEN: Event("laid-unseen", "seat seat2"),
    STOOD_UP: Event("stood-up", "seat count"),
    WON_MEDALS: Event("won-medals", "seat medals"),
    NOTHING_LEFT: Event("nothing-left", "seat"),
    TOO_LONG: Event("too-long", "turns"),
}


def hq_names(world: Any) -> tuple[str, ...]:
    """The slugs of the headquarters: a colour alone where that side has a single one."""
    blue = "blue-1" if world.hq[0].bit_count() > 1 else "blue"
    red = "red-1" if world.hq[1].bit_count() > 1 else "red"
    return (blue, "blue-2", red, "red-2")


NAMES = {"troop": TROOP_NAMES, "hq": hq_names}
