"""`cantina ladder GAME`: every bot against every other, and the ratings that follow."""

import argparse
import json
from itertools import combinations
from typing import TYPE_CHECKING, Any

from cantina.bots.levels import LEVELS
from cantina.cli.common import rounded, seed_of, setup_arguments, setup_of

if TYPE_CHECKING:
    from cantina.lab.ratings import Standing

HELP = "let all bots play each other and rate them"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes the set-up, the bots, and how many games each pair plays."""
    setup_arguments(parser)
    parser.add_argument(
        "--bots", default=",".join(LEVELS[:-1]), help=f"names separated by commas (default: all but {LEVELS[-1]})"
    )
    parser.add_argument("--games", type=int, default=40, help="games for each pair (default: 40)")
    parser.add_argument("--threads", type=int, help="how many cores to use (default: all)")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> None:
    """Plays every pair and prints ratings and scores."""
    from cantina.core.errors import BadOption
    from cantina.lab.ratings import ladder

    names = [name.strip() for name in args.bots.split(",") if name.strip()]
    if len(set(names)) < 2 or len(set(names)) != len(names):
        raise BadOption(f"--bots {args.bots}: must be two or more different bots")
    results = played(args, names)
    ratings = ladder(results, names)
    ranked = sorted(names, key=lambda name: -ratings[name])
    if args.json:
        print(json.dumps(plain(ranked, ratings, results)))
    else:
        show(ranked, ratings, results)


def played(args: argparse.Namespace, names: list[str]) -> "dict[tuple[str, str], Standing]":
    """How each pair stands, with a progress bar on the terminal."""
    from rich.console import Console
    from rich.progress import Progress

    from cantina.lab.arena import duels
    from cantina.lab.ratings import standing

    setup, pairs = setup_of(args), list(combinations(names, 2))
    results = {}
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=args.games * len(pairs))
        for first, second in pairs:
            deals = []
            for deal in duels(setup, first, second, args.games, seed_of(args), args.threads):
                deals.append(deal)
                bar.update(task, advance=len(deal), description=f"{first} – {second}")
            results[first, second] = standing(deals)
    return results


def plain(ranked: list[str], ratings: dict[str, float], results: "dict[tuple[str, str], Standing]") -> dict[str, Any]:
    """Ratings and results as plain data."""
    rows: list[dict[str, Any]] = [
        {"first": a, "second": b, **{key: rounded(value) for key, value in result.plain().items()}}
        for (a, b), result in results.items()
    ]
    return {"ratings": [{"bot": name, "elo": round(ratings[name], 1)} for name in ranked], "matches": rows}


def show(ranked: list[str], ratings: dict[str, float], results: "dict[tuple[str, str], Standing]") -> None:
    """Prints a table: ratings, and the score of each bot against each other."""
    from rich.console import Console
    from rich.table import Table

    table = Table()
    for heading in ("Bot", "Elo", *ranked):
        table.add_column(heading, justify="left" if heading == "Bot" else "right")
    for name in ranked:
        scores = [score_between(results, name, other) for other in ranked]
        table.add_row(name, f"{ratings[name]:.0f}", *("" if x is None else f"{x:.1%}" for x in scores))
    Console().print(table)


def score_between(results: "dict[tuple[str, str], Standing]", name: str, other: str) -> float | None:
    """The score of one bot against another."""
    if (name, other) in results:
        return results[name, other].score
    return 1 - results[other, name].score if (other, name) in results else None
