"""`cantina simulate GAME`: many games, who wins them, how long they are, how fast they go."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from cantina.cli.common import options_of, ready, setup_arguments
from cantina.core.errors import BadOption

if TYPE_CHECKING:
    from cantina.lab.playouts import Totals

HELP = "play many games and count wins by seat, length, how games end, games a second"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes the set-up, how many games, who plays, and how to print."""
    setup_arguments(parser)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--bots", default="random", help="who plays: one name, or one for each seat (default: random)")
    parser.add_argument("--threads", type=int, help="how many cores to use (default: all)")
    parser.add_argument(
        "--out", type=Path, metavar="FILE.parquet", help="write the games to a file (needs the extra `data`)"
    )
    parser.add_argument(
        "--rows", default="games", help="what each row of that file is: games or steps (default: games)"
    )
    parser.add_argument("--json", action="store_true", help="print one object instead of a table")


def run(args: argparse.Namespace) -> None:
    """Plays the games and prints what they came to."""
    if args.games < 1:
        raise BadOption(f"--games {args.games}: must be at least 1")
    if args.out:
        from cantina.rl.dataset import check_file

        check_file(args.out, args.rows)
    if args.out and args.rows == "steps":
        write_steps(args)
        return
    totals = played(args)
    if args.out:
        from cantina.rl.dataset import write_games

        write_games(args.out, totals, args.pack, args.bots)
    if args.json:
        print(json.dumps(totals.summary()))
    else:
        show(totals)


def played(args: argparse.Namespace) -> "Totals":
    """The games, with a progress bar on the terminal."""
    from rich.console import Console
    from rich.progress import Progress

    from cantina.lab.series import play_series

    game = ready(args.game)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"{game.title}: {args.bots}", total=args.games)
        return play_series(
            game, args.players or game.facts.players[0], args.games, args.seed, args.pack, options_of(args), args.threads,
            lambda n: bar.advance(task, n), args.bots,
        )  # fmt: skip


def write_steps(args: argparse.Namespace) -> None:
    """Plays the games and writes every decision of them, with a progress bar on the terminal."""
    from rich.console import Console
    from rich.progress import track

    from cantina.core.seeds import seed_text
    from cantina.lab.arena import Setup
    from cantina.lab.series import seated
    from cantina.rl.dataset import write_steps

    game = ready(args.game)
    players = args.players or game.facts.players[0]
    setup = Setup(game, players, args.pack, options_of(args))
    names = seated(args.bots, players)
    games = write_steps(args.out, setup, names, args.games, seed_text(args.seed), args.threads)
    for _ in track(games, f"{game.title}: {args.bots}", total=args.games, console=Console(stderr=True), transient=True):
        pass


def show(totals: "Totals") -> None:
    """Prints tables: wins by seat with intervals, length, ends, speed."""
    from rich.console import Console
    from rich.table import Table

    from cantina.lab.ratings import interval

    console, facts = Console(highlight=False), totals.summary()
    wins = Table(title=f"{totals.game.title}, {totals.players} players, {totals.games:,} games", title_justify="left")
    for heading in ("Seat", "Wins", "Share", "95 % interval", ""):
        wins.add_column(heading, justify="right" if heading in ("Wins", "Share") else "left")
    for seat, n in enumerate(totals.wins):
        low, high = interval(n, totals.games)
        bar = "█" * round(40 * n / totals.games)
        wins.add_row(
            str(seat), f"{n:,}", f"{n / totals.games:.2%}", f"{low:.2%} – {high:.2%}", f"[yellow]{bar}[/yellow]"
        )
    console.print(wins)
    turns = facts["turns"]
    console.print(
        f"Draws: {totals.draws:,}. Turns: mean {turns['mean']:.1f}, from {turns['p5']:.0f} to {turns['p95']:.0f} in 90 %."
    )
    for reason, n in facts["ends"].items():
        console.print(f"  {totals.game.texts('en').say(f'end-{reason}')}: {n:,} ({n / totals.games:.1%})")
    console.print(f"{facts['games_per_s']:,} games/s, {facts['steps_per_s']:,} steps/s, {facts['seconds']:.1f} s")
