"""A learning curve as an SVG of our own: no plotting package is needed to look at one."""

from collections.abc import Sequence

WIDTH, HEIGHT, LEFT, RIGHT, BOTTOM, TOP = 640, 320, 48, 28, 40, 34
Point = tuple[float, float, float, float, float]  # minutes, decisions, score, and its interval


def draw_curve(points: Sequence[Point], title: str) -> str:
    """Score over minutes with its interval, as the text of an SVG file.

    >>> draw_curve([(0, 0, 0.1, 0.0, 0.2), (9, 1e6, 0.7, 0.6, 0.8)], "Score")[:4]
    '<svg'
    """
    longest = max(p[0] for p in points) or 1.0

    def x(minutes: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * minutes / longest, 1)

    def y(score: float) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - score), 1)

    band = [f"{x(p[0])},{y(p[4])}" for p in points] + [f"{x(p[0])},{y(p[3])}" for p in reversed(points)]
    line = [f"{x(p[0])},{y(p[2])}" for p in points]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        f'<text x="{LEFT}" y="20" font-size="14" font-weight="bold">{title}</text>',
    ]
    for score in (0.0, 0.25, 0.5, 0.75, 1.0):
        colour, dash = ("#888", ' stroke-dasharray="5 4"') if score == 0.5 else ("#ddd", "")
        parts.append(f'<path d="M{LEFT} {y(score)}H{WIDTH - RIGHT}" stroke="{colour}"{dash}/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y(score) + 4}" text-anchor="end">{score:.0%}</text>')
    parts.append(f'<polygon points="{" ".join(band)}" fill="#2a6fbb" opacity="0.18"/>')
    parts.append(f'<polyline points="{" ".join(line)}" fill="none" stroke="#2a6fbb" stroke-width="2"/>')
    for minutes, decisions, *_ in points[:: max(1, len(points) // 6)]:
        parts.append(f'<text x="{x(minutes)}" y="{HEIGHT - 22}" text-anchor="middle">{minutes:.0f} min</text>')
        million = f"{decisions / 1e6:.1f} M"
        parts.append(f'<text x="{x(minutes)}" y="{HEIGHT - 7}" text-anchor="middle" fill="#666">{million}</text>')
    return "\n".join([*parts, "</svg>", ""])
