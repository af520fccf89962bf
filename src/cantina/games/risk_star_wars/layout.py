"""Where the places lie around the Death Star, for drawing only.

The printed angles are unknown; these reproduce the borders of the standard board exactly. Degrees run from the middle of
the Rebel edge towards O3.
"""

import math

from .state import INNER, MARKERS, MIDDLE, OUTER, PLACES

# Where each sector of a ring begins; it ends where the next one begins.
RINGS = {
    OUTER: (285, 320, 0, 40, 75, 135, 160, 200, 225),
    MIDDLE: (270, 332, 28, 90, 120, 180, 240),
    INNER: (255, 305, 55, 105, 150, 210),
}
MARKER_ANGLES = (302, 331, 349, 11, 29, 58)
CORE, INNER_EDGE, MIDDLE_EDGE, OUTER_EDGE, MARKER_ORBIT = 0.18, 0.44, 0.72, 1.0, 1.12  # as shares of the outer edge
BANDS = {OUTER: (MIDDLE_EDGE, OUTER_EDGE), MIDDLE: (INNER_EDGE, MIDDLE_EDGE), INNER: (CORE, INNER_EDGE)}


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
