"""`cantina lab balance GAME`: a report on the balance of a game, as one page to show."""

import argparse
from pathlib import Path

from cantina.cli.common import setup_arguments

HELP = "measure the balance of a game and write a report with plots"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes what to measure, the set-up, who plays, how many games, and where to write."""
    parser.add_argument("what", choices=("balance",))
    setup_arguments(parser)
    parser.add_argument("--bots", default="medium", help="who plays all seats (default: medium)")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--threads", type=int, help="how many cores to use (default: all)")
    parser.add_argument("-o", "--output", type=Path, default=Path("report.html"), help="default: report.html")


def run(args: argparse.Namespace) -> None:
    """Plays the games and writes the page."""
    from rich.console import Console
    from rich.progress import Progress

    from cantina.bots.registry import entry
    from cantina.cli.match import seed_of, setup_of
    from cantina.core.errors import BadOption
    from cantina.lab.balance import balance
    from cantina.lab.report import page

    entry(args.bots)
    setup = setup_of(args)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"{setup.game.title}: {args.bots}", total=args.games)
        for found in balance(setup, args.bots, args.games, seed_of(args), args.threads):
            bar.update(task, completed=len(found.played))
    try:
        args.output.write_text(page(found), encoding="utf-8")
    except OSError as error:
        raise BadOption(f"--output {args.output}: cannot be written: {error}") from None
    print(f"{len(found.played):,} games; the report is in {args.output}")
