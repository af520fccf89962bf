"""The page and the plot of the last run: docs/benchmarks.md and docs/benchmarks.svg."""

import math
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parent.parent / "docs"
WIDTH, LEFT, ROW = 860, 400, 34
Row = dict[str, Any]

INTRO = """# Benchmarks

Ours and the peers in one run, in turns: each figure is the median of {rounds} half-second runs after a warm-up.
`make bench` measures again and writes this page, the plot and `bench/latest.json`. A peer is driven as its own
users drive it; what is compared is a step of *some* game, so a ratio says how much waiting an experiment costs, not how
clever anybody's code is.

Machine: {machine}.

![Steps a second, ours and the peers'](benchmarks.svg)

| | | | peer | | ratio |
|---|--:|---|---|--:|--:|
"""


def markdown(rows: Sequence[Row], machine: str, rounds: int) -> str:
    """The page."""
    lines = [INTRO.format(machine=machine, rounds=rounds).rstrip("\n")]
    for row in rows:
        theirs = f"{row['peer_value']:,}" if row["peer_value"] else ""
        ratio = f"{row['ratio']:.2f}" if row["ratio"] else ""
        lines.append(f"| {row['name']} | {row['value']:,} | {row['unit']} | {row['peer']} | {theirs} | {ratio} |")
    return "\n".join(lines) + "\n"


def plot(rows: Sequence[Row]) -> str:
    """Two bars for each row on a logarithmic scale: ours above, the peer's below."""
    shown = [row for row in rows if row["peer_value"]]
    top = max(max(row["value"], row["peer_value"]) for row in shown)
    height = 40 + ROW * len(shown)

    def length(value: float) -> float:
        return max(1.0, (WIDTH - LEFT - 90) * math.log10(max(value, 1) / 1000) / math.log10(top / 1000))

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="11">',
        f'<rect width="{WIDTH}" height="{height}" fill="white"/>',
        '<text x="8" y="20" font-size="14" font-weight="bold">Steps a second, logarithmic: ours above, the peer below</text>',
    ]
    for i, row in enumerate(shown):
        y = 34 + ROW * i
        for value, words, colour, shift in (
            (row["value"], row["name"], "#2a6fbb", 0),
            (row["peer_value"], row["peer"], "#c98a2b", 14),
        ):
            parts.append(f'<text x="{LEFT - 6}" y="{y + shift + 10}" text-anchor="end">{escape(words)}</text>')
            parts.append(
                f'<rect x="{LEFT}" y="{y + shift + 1}" width="{length(value):.1f}" height="11" fill="{colour}"/>'
            )
            parts.append(f'<text x="{LEFT + length(value) + 4:.1f}" y="{y + shift + 10}">{value:,}</text>')
    return "\n".join([*parts, "</svg>", ""])


def write(rows: Sequence[Row], machine: str, rounds: int) -> None:
    """Writes the page and the plot."""
    (DOCS / "benchmarks.md").write_text(markdown(rows, machine, rounds), encoding="utf-8")
    (DOCS / "benchmarks.svg").write_text(plot(rows), encoding="utf-8")
