"""Where things lie on a drawn table: helpers for the `scene.py` of games."""

from itertools import pairwise
from math import cos, hypot, pi, sin

Point = tuple[float, float]
FINENESS = 60  # points of a row before it is cut into equal steps
EDGE = 36  # from the middle of the band to the edge of the board
PLANET = 1.5  # the first and the last step are longer: something big stands at both ends


def ribbon(
    count: int, rows: int, width: float, height: float, top: float = 0.0, wave: float = 0.0, edge: float = EDGE
) -> list[list[float]]:
    """`count` points at equal steps along a band that winds down through `rows` rows, from side to side."""
    line = winding(rows, width, height, top, wave, edge)
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line)]
    unit = sum(lengths) / max(count - 3 + 2 * PLANET, 1)
    wanted = [0.0, *(unit * (PLANET + i) for i in range(count - 2)), sum(lengths)]
    return [[round(x, 1), round(y, 1)] for x, y in (along(line, lengths, want) for want in wanted)]


def winding(rows: int, width: float, height: float, top: float, wave: float, edge: float) -> list[Point]:
    """The band as many points: straight rows with a slight wave, joined by half circles."""
    pitch = (height - top) / rows
    radius = pitch / 2
    left, right = radius * 0.9 + edge, width - radius * 0.9 - edge
    line: list[Point] = []
    for row in range(rows):
        y = top + pitch * (row + 0.5)
        ends = (left, right) if row % 2 == 0 else (right, left)
        for i in range(FINENESS + 1):
            part = i / FINENESS
            line.append((ends[0] + (ends[1] - ends[0]) * part, y + wave * sin(2 * pi * part)))
        if row + 1 < rows:
            side = 1 if row % 2 == 0 else -1
            turns = (pi * i / 20 - pi / 2 for i in range(1, 20))
            line += [(ends[1] + side * radius * 0.9 * cos(a), y + radius + radius * sin(a)) for a in turns]
    return line


def along(line: list[Point], lengths: list[float], want: float) -> Point:
    """The point after `want` of the line."""
    for (a, b), length in zip(pairwise(line), lengths, strict=True):
        if want <= length and length:
            part = want / length
            return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part
        want -= length
    return line[-1]


def aside(points: list[list[float]], i: int, distance: float) -> list[list[float]]:
    """Two points beside point `i` of a band, one on each hand."""
    a, b = points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)]
    dx, dy = b[0] - a[0], b[1] - a[1]
    size = hypot(dx, dy) or 1.0
    off = (-dy / size * distance, dx / size * distance)
    x, y = points[i]
    return [[round(x + off[0] * hand, 1), round(y + off[1] * hand, 1)] for hand in (-1, 1)]
