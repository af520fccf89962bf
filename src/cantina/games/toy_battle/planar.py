"""The faces of a map that is drawn with straight paths."""

from collections.abc import Mapping, Sequence
from itertools import combinations, pairwise
from math import atan2

Point = tuple[int, int]


def crossing(
    places: Sequence[Point], paths: Sequence[tuple[int, int]]
) -> tuple[tuple[int, int], tuple[int, int]] | None:
    """Two paths that cross, or None."""
    for one, two in combinations(paths, 2):
        a, b, c, d = (places[space] for space in (*one, *two))
        if turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0:
            return one, two
    return None


def turn(a: Point, b: Point, c: Point) -> int:
    """Above zero if the way from a over b to c turns one way, below if the other, zero if it is straight."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def inner_faces(near: Mapping[int, Sequence[int]], places: Sequence[Point]) -> list[frozenset[int]]:
    """The spaces around each closed area of a connected map."""
    ring = {space: by_angle(space, others, places) for space, others in near.items()}
    waiting = {(a, b) for a, others in near.items() for b in others}
    walks = []
    while waiting:
        walks.append(walk(ring, waiting))
    # y grows downwards: inner faces are walked so that their area counts below zero, the outer one above.
    return [frozenset(face) for face in walks if area([places[space] for space in face]) < 0]


def by_angle(space: int, others: Sequence[int], places: Sequence[Point]) -> list[int]:
    """The neighbours of a space in the order of their directions."""
    x, y = places[space]
    return sorted(others, key=lambda other: atan2(places[other][1] - y, places[other][0] - x))


def walk(ring: Mapping[int, Sequence[int]], waiting: set[tuple[int, int]]) -> list[int]:
    """One face, from a path side that waits: at each space on to the next path in the order of directions."""
    start = min(waiting)
    face, step = [], start
    while step in waiting:
        waiting.remove(step)
        came, here = step
        face.append(came)
        exits = ring[here]
        step = (here, exits[(exits.index(came) + 1) % len(exits)])
    return face


def area(corners: Sequence[Point]) -> int:
    """Twice the area of a polygon, with a sign that tells the direction."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*corners, corners[0]]))
