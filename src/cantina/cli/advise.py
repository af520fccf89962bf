"""`cantina advise POSITION.toml`: the moves of a seat, ranked by a search that knows what the seat knows."""

import argparse
import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from cantina.cli.common import opened

if TYPE_CHECKING:
    from cantina.bots.advice import Advice
    from cantina.core.match import Match

HELP = "rank the moves in a position by chance of winning, from what one seat knows"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes a position or a game file, the seat, and how long to think."""
    parser.add_argument("position", type=Path, help="a position, or the file of a game in progress")
    parser.add_argument("--seat", type=int, help="whom to advise (default: the seat to act)")
    parser.add_argument("--iterations", type=int, default=20_000, help="how long to think (default: 20,000)")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--json", action="store_true", help="print a list of objects instead of a table")


def run(args: argparse.Namespace) -> None:
    """Prints the moves, the best first."""
    from cantina.bots.advice import advise, seat_to_advise

    match = opened(args.position)
    seat = seat_to_advise(match, args.seat)
    advice = advise(match, seat, args.iterations, args.seed)
    if args.json:
        print(json.dumps([{**asdict(a), "chance": round(a.chance, 4)} for a in advice]))
    else:
        show(match, seat, advice)


def show(match: "Match", seat: int, advice: "list[Advice]") -> None:
    """Prints a table."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{match.game.title}: advice for seat {seat}", title_justify="left")
    for heading in ("Move", "Win chance", "", "Visits"):
        table.add_column(heading, justify="right" if heading in ("Win chance", "Visits") else "left")
    for a in advice:
        chance, bar = (f"{a.chance:.1%}", "█" * round(20 * a.chance)) if a.visits else ("–", "")
        table.add_row(a.move, chance, f"[yellow]{bar}[/yellow]", f"{a.visits:,}")
    Console(highlight=False).print(table)
