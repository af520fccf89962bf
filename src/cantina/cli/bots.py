"""`cantina bots`: who can play."""

import argparse

from cantina.core.words import LANGUAGES

HELP = "list the bots, each level stronger than the one before"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes a language."""
    parser.add_argument("--lang", choices=LANGUAGES, default="en")


def run(args: argparse.Namespace) -> None:
    """Prints a line for each bot."""
    from rich.console import Console
    from rich.table import Table

    from cantina.bots.registry import about, names

    table = Table(box=None, pad_edge=False, show_header=False)
    for name in names():
        table.add_row(name, about(name, args.lang))
    Console().print(table)
