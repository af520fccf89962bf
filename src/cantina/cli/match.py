"""`cantina match GAME A B`: two bots against each other, with seats swapped on the same deals."""

import argparse
import json
from typing import TYPE_CHECKING

from cantina.bots.levels import LEVELS
from cantina.cli.common import rounded, seed_of, setup_arguments, setup_of

if TYPE_CHECKING:
    from cantina.lab.ratings import Standing

HELP = "let two bots play each other, seats swapped on the same deals: score, interval, Elo"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes the set-up, two bots, how many games, and when to stop early."""
    setup_arguments(parser)
    parser.add_argument("first", help=f"a bot: {', '.join(LEVELS)}, or your own as module:function")
    parser.add_argument("second")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--threads", type=int, help="how many cores to use (default: all)")
    parser.add_argument(
        "--sprt", nargs="?", const="0,50", metavar="LOW,HIGH",
        help="stop as soon as it is clear which of two Elo differences is closer to the truth (default: 0,50)",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="print one object: games, score, low, high, elo")


def run(args: argparse.Namespace) -> None:
    """Plays the games and prints how the first bot stands against the second."""
    result = played(args)
    if args.json:
        print(json.dumps({key: rounded(value) for key, value in result.plain().items()}))
        return
    print(f"{args.first} against {args.second}, {result.games} games: {line(result)}")


def played(args: argparse.Namespace) -> "Standing":
    """The games, with a progress bar on the terminal."""
    from rich.console import Console
    from rich.progress import Progress

    from cantina.lab.arena import duels
    from cantina.lab.ratings import progress, standing

    setup, bounds = setup_of(args), bounds_of(args.sprt)
    result = standing([])
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"{args.first} – {args.second}", total=args.games)
        scores = duels(setup, args.first, args.second, args.games, seed_of(args), args.threads)
        for result in progress(scores, bounds):
            bar.update(task, completed=result.games, description=f"{args.first} – {args.second}  {result.score:.1%}")
    return result


def bounds_of(text: str | None) -> tuple[float, float] | None:
    """The two Elo differences of a sequential test."""
    from cantina.core.errors import BadOption

    if text is None:
        return None
    try:
        low, high = (float(x) for x in text.split(","))
    except ValueError:
        low = high = 0.0
    if not low < high:
        raise BadOption(f"--sprt {text}: must be two Elo differences, the lower first, such as 0,50")
    return low, high


def line(result: "Standing") -> str:
    """A standing in words."""
    verdict = f"; {result.verdict}" if result.verdict else ""
    return f"{result.score:.1%} ({result.low:.1%} – {result.high:.1%}), Elo {result.elo:+.0f}{verdict}"
