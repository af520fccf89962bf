"""`cantina games`: what there is to play."""

import argparse
from collections.abc import Sequence

from cantina.core.registry import Facts, all_facts

HELP = "list the games with players, length and the sources of their content"


def arguments(_parser: argparse.ArgumentParser) -> None:
    """Takes no arguments."""


def run(_args: argparse.Namespace) -> None:
    """Prints a table of the games."""
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("Game", "", "Players", "Minutes", "Content"):
        table.add_column(heading, no_wrap=heading in ("Game", "Players"))
    for facts in all_facts().values():
        if facts.offered:
            table.add_row(facts.id, facts.title, numbers(facts.players), str(facts.minutes), provenance(facts))
    Console().print(table)


def numbers(players: Sequence[int]) -> str:
    """How many can play: from the fewest to the most, or each number where one between is missing.

    >>> numbers([2, 3, 4]), numbers([2, 4])
    ('2–4', '2, 4')
    """
    first, last = players[0], players[-1]
    gapless = 1 < len(players) == last - first + 1
    return f"{first}–{last}" if gapless else ", ".join(map(str, players))


def provenance(facts: Facts) -> str:
    """How many figures of the game's usual pack come from where, in words."""
    from collections import Counter

    from cantina.core.pack import SOURCES, read_pack

    pack = read_pack(facts.folder / "content" / f"{facts.pack}.toml", facts.id, builtin=True)
    sources = Counter(figure["source"] for figure in pack.figures.values())
    return ", ".join(f"{sources[source]} {source}" for source in SOURCES if sources[source])
