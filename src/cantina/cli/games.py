"""`cantina games`: what there is to play."""

import argparse

from cantina.core.registry import Facts, all_facts

HELP = "list the games with players, length and where their content comes from"


def arguments(_parser: argparse.ArgumentParser) -> None:
    """Takes none."""


def run(_args: argparse.Namespace) -> None:
    """Prints a table of the games."""
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("Game", "", "Players", "Minutes", "Content"):
        table.add_column(heading, no_wrap=heading in ("Game", "Players"))
    for facts in all_facts().values():
        if facts.offered:
            players = f"{facts.players[0]}–{facts.players[-1]}" if len(facts.players) > 1 else f"{facts.players[0]}"
            table.add_row(facts.id, facts.title, players, str(facts.minutes), provenance(facts))
    Console().print(table)


def provenance(facts: Facts) -> str:
    """How many figures of the game's usual pack come from where, in words."""
    from collections import Counter

    from cantina.core.pack import SOURCES, read_pack

    pack = read_pack(facts.folder / "content" / f"{facts.pack}.toml", facts.id, builtin=True)
    sources = Counter(figure["source"] for figure in pack.figures.values())
    return ", ".join(f"{sources[source]} {source}" for source in SOURCES if sources[source])
