"""`cantina lab balance GAME`: a report on the balance of a game; `cantina lab calibrate GAME`: wins beside their goals."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from cantina.bots.levels import SEARCHES, USUAL
from cantina.cli.common import options_of, ready, seed_of, setup_arguments, setup_of

if TYPE_CHECKING:
    from cantina.lab.calibrate import Cell

HELP = "measure a game's balance and write a report with plots, or measure how often a team wins a cooperative game"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes what to measure, the set-up, who plays, how many games, and where to write."""
    parser.add_argument("what", choices=("balance", "calibrate"))
    setup_arguments(parser)
    parser.add_argument("--bots", help=f"who plays all seats (default: {USUAL}; for calibrate: easy)")
    parser.add_argument("--games", type=int, help="number of games (default: 1000; for calibrate: 200 a line)")
    parser.add_argument("--threads", type=int, help="how many cores to use (default: all)")
    parser.add_argument(
        "-o", "--output", type=Path, default=Path("report.html"), help="balance: the file (default: report.html)"
    )
    parser.add_argument("--json", action="store_true", help="calibrate: print one list instead of a table")


def run(args: argparse.Namespace) -> None:
    """Plays the games and says what they came to."""
    if args.what == "balance":
        run_balance(args)
    else:
        run_calibrate(args)


def run_balance(args: argparse.Namespace) -> None:
    """Plays the games and writes the page."""
    from rich.console import Console
    from rich.progress import Progress

    from cantina.bots.registry import find_bot
    from cantina.core.errors import BadOption
    from cantina.lab.balance import balance
    from cantina.lab.report import page

    args.games = 1000 if args.games is None else args.games
    bot = args.bots or USUAL
    find_bot(bot)
    setup = setup_of(args)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"{setup.game.title}: {bot}", total=args.games)
        for found in balance(setup, bot, args.games, seed_of(args), args.threads):
            bar.update(task, completed=len(found.played))
    try:
        args.output.write_text(page(found), encoding="utf-8")
    except OSError as error:
        raise BadOption(f"--output {args.output}: cannot be written: {error}") from None
    print(f"{len(found.played):,} games; the report is in {args.output}")


def run_calibrate(args: argparse.Namespace) -> None:
    """Plays every variant and number of players and prints the share of wins beside its goal."""
    import json

    cells = calibrated(args)
    if args.json:
        print(json.dumps([cell.plain() for cell in cells]))
    else:
        show(cells)


def calibrated(args: argparse.Namespace) -> "list[Cell]":
    """The cells, with a progress bar on the terminal."""
    from rich.console import Console
    from rich.progress import Progress

    from cantina.bots.registry import find_bot
    from cantina.core.errors import BadOption
    from cantina.lab.calibrate import calibrate, chosen, goals_of

    games, bot = 200 if args.games is None else args.games, args.bots or next(iter(SEARCHES))
    if games < 1:
        raise BadOption(f"--games {games}: must be at least 1")
    find_bot(bot)
    game = ready(args.game)
    goals = chosen(goals_of(game, game.pack(args.pack)), options_of(args))
    players = [args.players] if args.players else list(game.facts.players)
    for n in players:
        game.new(players=n, seed=0, pack=args.pack, **goals[0].options)  # what is wrong is said before the first game
    cells: list[Cell] = []
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"{game.title}: {bot}", total=games * len(goals) * len(players))
        for cell in calibrate(game, args.pack, goals, players, bot, games, seed_of(args), args.threads):
            if not cells or cells[-1] is not cell:
                cells.append(cell)
            bar.update(task, advance=1, description=f"{cell.goal.name}, {cell.players} players  {cell.share:.0%}")
    return cells


def show(cells: "list[Cell]") -> None:
    """Prints a line for each variant and number of players."""
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, header_style="bold")
    for heading in ("Goal", "Players", "Won", "95 % interval", "Aim", "", "Turns", "Ends"):
        table.add_column(heading, justify="left" if heading in ("Goal", "", "Ends") else "right")
    for cell in cells:
        facts = cell.plain()
        aim = f"{cell.goal.share:.0%} ± {100 * cell.goal.within:.0f}"
        ends = ", ".join(f"{reason} {n}" for reason, n in facts["ends"].items())
        table.add_row(
            cell.goal.name, str(cell.players), f"{cell.share:.1%}", f"{facts['low']:.1%} – {facts['high']:.1%}", aim,
            "met" if cell.met else "[red]missed[/red]", f"{facts['turns']:.1f}", ends,
        )  # fmt: skip
    console = Console(highlight=False)
    console.print(table)
    console.print(f"{sum(cell.met for cell in cells)} of {len(cells)} met, {cells[0].games} games each")
