"""Where the places lie, for drawing only: rings around the Death Star, the trail on Endor, the throne room, cards and dice.

The printed angles are unknown; these reproduce the borders of the standard board exactly. Degrees run from the middle of
the Rebel edge towards O3.
"""

import math

from cantina.core.drawing import ribbon

from .state import DICE, INNER, MARKERS, MIDDLE, OUTER, PLACES

# Where each sector of a ring begins; it ends where the next one begins.
RINGS = {
    OUTER: (285, 320, 0, 40, 75, 135, 160, 200, 225),
    MIDDLE: (270, 332, 28, 90, 120, 180, 240),
    INNER: (260, 305, 55, 100, 155, 205),
}
MARKER_ANGLES = (309, 330, 349.5, 10.5, 30, 51)
CORE, INNER_EDGE, MIDDLE_EDGE, OUTER_EDGE, MARKER_ORBIT = 0.19, 0.47, 0.735, 1.0, 1.125  # as shares of the outer edge
BANDS = {OUTER: (MIDDLE_EDGE, OUTER_EDGE), MIDDLE: (INNER_EDGE, MIDDLE_EDGE), INNER: (CORE, INNER_EDGE)}

WIDE, TALL = (1000, 600), (740, 712)
WIDE_RINGS, TALL_RINGS = ((500.0, 271.0), 262.0), ((370.0, 256.0), 250.0)  # middle and radius of the outer edge
QUEUE = 8  # places for the orders of a round


def ring_of(place: int) -> int:
    """The first sector of the ring that a sector lies in."""
    return max(first for first in RINGS if first <= place)


def span(place: int) -> tuple[float, float]:
    """The angles between which a sector lies; the second is always the greater one."""
    ring = ring_of(place)
    begins = RINGS[ring]
    first = begins[place - ring]
    behind = begins[(place - ring + 1) % len(begins)]
    return first, behind if behind > first else behind + 360


def polar(place: int) -> tuple[float, float]:
    """The angle and the distance of the middle of a place."""
    if place < MARKERS:
        return MARKER_ANGLES[place], MARKER_ORBIT
    first, behind = span(place)
    near, far = BANDS[ring_of(place)]
    return (first + behind) / 2, (near + far) / 2


def point(angle: float, distance: float) -> tuple[float, float]:
    """A point as x to the right and y downwards, the Rebel edge at the bottom, the outer edge at distance 1."""
    turn = math.radians(angle)
    return distance * math.sin(turn), distance * math.cos(turn)


def middle_of(place: int) -> tuple[float, float]:
    """The middle of a place; the Death Star lies in the middle of everything."""
    return point(*polar(place)) if place < PLACES else (0.0, 0.0)


# Beside the rings

Points = dict[str, list[float]]


def wide_wings(spaces: int) -> Points:
    """Endor on the left, the throne room on the right; below it the orders of the round, the card turned up, dice, discards."""
    trail = ribbon(spaces, 7, 218, 400, wave=4, edge=24)
    wings = {f"space-{i}": [x + 8, 520 - y] for i, (x, y) in enumerate(trail)} | {f"space-{spaces}": [117.0, 98.0]}
    wings |= {"luke": [826.0, 148.0], "vader": [940.0, 148.0], "emperor": [883.0, 66.0]}
    wings |= {f"queue-{i}": [802.0 + 26 * i, 288.0] for i in range(QUEUE)}
    wings |= {f"turned-{i}": [883.0, 348.0 + 60 * i] for i in range(3)}
    wings |= {f"dice-{i}": [803.0 + 40 * i, 521.0] for i in range(DICE)}
    wings |= {"discard-rebels": [796.0, 568.0], "discard-empire": [907.0, 568.0]}
    return wings | {"supply": [34.0, 546.0], "reserve": [724.0, 54.0]}


def tall_wings(spaces: int) -> Points:
    """The duel in the upper corners, discards and dice at the edges, cards in the lower corners, Endor at the bottom."""
    trail = ribbon(spaces + 1, 2, 740, 116, wave=3, edge=22)
    wings = {f"space-{i}": [x, y + 592] for i, (x, y) in enumerate(trail)}
    wings |= {"luke": [60.0, 72.0], "vader": [680.0, 72.0], "emperor": [604.0, 32.0]}
    wings |= {f"queue-{i}": [602.0 + 36 * (i % 4), 488.0 + 46 * (i // 4)] for i in range(QUEUE)}
    wings |= {f"turned-{i}": [35.0 + 60 * (i % 2), 490.0 + 50 * (i // 2)] for i in range(3)}
    wings |= {f"dice-{i}": [710.0, 248.0 + 37 * i] for i in range(DICE)}
    wings |= {"discard-rebels": [30.0, 230.0], "discard-empire": [80.0, 230.0]}
    return wings | {"supply": [560.0, 582.0], "reserve": [690.0, 204.0]}
