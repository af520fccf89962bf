"""Where there is most room in a region: as far as can be from every space and every path."""

from collections.abc import Sequence
from math import atan2, dist

Point = Sequence[float]
STEP = 11  # from one point that is tried to the next
SPACE = 34  # how far a space reaches around its middle


def roomiest(around: Sequence[Point], spaces: Sequence[Point], paths: Sequence[tuple[Point, Point]]) -> list[float]:
    """The point between the bases around a region that is farthest from everything that is drawn."""
    middle = [sum(point[axis] for point in around) / len(around) for axis in (0, 1)]
    corners = sorted(around, key=lambda point: atan2(point[1] - middle[1], point[0] - middle[0]))
    xs, ys = ([round(point[axis]) for point in around] for axis in (0, 1))
    points = [[float(x), float(y)] for x in range(min(xs), max(xs), STEP) for y in range(min(ys), max(ys), STEP)]
    return max((point for point in points if within(point, corners)), key=lambda point: room(point, spaces, paths))


def room(point: Point, spaces: Sequence[Point], paths: Sequence[tuple[Point, Point]]) -> float:
    """How far a point is from the nearest space or path."""
    return min(min(dist(point, space) - SPACE for space in spaces), min(off(point, *path) for path in paths))


def off(point: Point, a: Point, b: Point) -> float:
    """How far a point is from the straight line between two others."""
    along = [b[0] - a[0], b[1] - a[1]]
    part = sum((point[axis] - a[axis]) * along[axis] for axis in (0, 1)) / (along[0] ** 2 + along[1] ** 2)
    part = min(1.0, max(0.0, part))
    return dist(point, [a[0] + along[0] * part, a[1] + along[1] * part])


def within(point: Point, corners: Sequence[Point]) -> bool:
    """Whether a point lies in a polygon: a ray from it crosses the edge an odd number of times."""
    inside = False
    for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
        if (a[1] > point[1]) != (b[1] > point[1]):
            inside ^= point[0] < a[0] + (b[0] - a[0]) * (point[1] - a[1]) / (b[1] - a[1])
    return inside
