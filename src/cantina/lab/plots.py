"""Small plots as SVG text: bars with intervals, histograms, and pairs of points. No dependency, equal bytes for equal data."""

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 720
LABEL = 190  # room for the names at the left
LETTERS = 25  # of a name that fit there in one line
ROW = 30
LINE = 16


@dataclass(frozen=True)
class Bar:
    """A named value with its interval, and a note such as how many games it is made of."""

    name: str
    value: float
    low: float
    high: float
    note: str = ""


def figure(title: str, height: float, body: Sequence[str]) -> str:
    """A drawing with its name for those who cannot see it."""
    inside = "\n".join(body)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>\n{inside}\n</svg>"
    )


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    """Words at a place."""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A straight line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def box(x: float, y: float, width: float, height: float, kind: str) -> str:
    """A filled rectangle."""
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{height:.1f}" rx="3" class="{kind}"/>'


def names(x: float, y: float, name: str) -> tuple[list[str], int]:
    """A name that ends at x, in as many lines as it needs, and how much taller than one line it is."""
    lines = textwrap.wrap(name, LETTERS) or [""]
    return [text(x, y + LINE * i, words, "name", "end") for i, words in enumerate(lines)], LINE * (len(lines) - 1)


def bars(title: str, rows: Sequence[Bar], fair: float | None = None) -> str:
    """Shares as bars from 0 to 100 %, each with its interval; `fair` is marked by a line."""
    span = WIDTH - LABEL - 130
    drawn, y = [], 6
    for row in rows:
        lines, more = names(LABEL - 10, y + 15, row.name)
        middle = y + more / 2
        drawn += lines
        drawn.append(box(LABEL, middle, span * row.value, 20, "bar"))
        drawn.append(line(LABEL + span * row.low, middle + 10, LABEL + span * row.high, middle + 10, "whisker"))
        drawn.append(text(LABEL + span + 12, middle + 15, f"{row.value:.1%}", "value"))
        drawn.append(text(WIDTH - 2, middle + 15, row.note, "small", "end"))
        y += ROW + more
    height = y + 18
    grid = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        grid.append(line(LABEL + span * share, 4, LABEL + span * share, height - 20, "grid"))
        grid.append(text(LABEL + span * share, height - 6, f"{share:.0%}", "small", "middle"))
    if fair is not None:
        drawn.append(line(LABEL + span * fair, 2, LABEL + span * fair, height - 20, "fair"))
    return figure(title, height, [*grid, *drawn])


def histogram(title: str, values: Sequence[int], unit: str, most: int = 36) -> str:
    """How often each value comes, in at most that many columns."""
    low, high = min(values), max(values)
    step = max(1, -(-(high - low + 1) // most))
    counts = [0] * ((high - low) // step + 1)
    for value in values:
        counts[(value - low) // step] += 1
    height, floor, peak = 220, 190, max(counts)
    column = (WIDTH - 20) / len(counts)
    body = [line(10, floor, WIDTH - 10, floor, "grid")]
    for i, count in enumerate(counts):
        tall = 165 * count / peak
        body.append(box(10 + column * i + 1, floor - tall, column - 2, tall, "bar"))
    every = max(1, len(counts) // 8)
    for i in range(0, len(counts), every):
        body.append(text(10 + column * (i + 0.5), floor + 16, str(low + i * step), "small", "middle"))
    middle = sorted(values)[len(values) // 2]
    at = 10 + column * ((middle - low) / step + 0.5)
    body += [line(at, 14, at, floor, "fair"), text(at + 6, 24, f"median {middle} {unit}", "small")]
    return figure(title, height, body)


@dataclass(frozen=True)
class Pair:
    """How often winners and losers did something in a game."""

    name: str
    winners: float
    losers: float


def pairs(title: str, rows: Sequence[Pair]) -> str:
    """Two points on a line for each row: winners filled, losers hollow."""
    label = 260
    span = WIDTH - label - 110
    most = max((max(row.winners, row.losers) for row in rows), default=1.0) or 1.0
    body = []
    for i, row in enumerate(rows):
        y = ROW * i + 16
        a, b = label + span * row.winners / most, label + span * row.losers / most
        body.append(text(label - 12, y + 5, row.name, "name", "end"))
        body.append(line(label, y, label + span, y, "grid"))
        body.append(line(a, y, b, y, "more" if row.winners > row.losers else "less"))
        body.append(f'<circle cx="{b:.1f}" cy="{y:.1f}" r="5.5" class="hollow"/>')
        body.append(f'<circle cx="{a:.1f}" cy="{y:.1f}" r="5.5" class="full"/>')
        body.append(text(WIDTH - 2, y + 5, f"{row.winners:.2f} : {row.losers:.2f}", "small", "end"))
    return figure(title, ROW * len(rows) + 10, body)
