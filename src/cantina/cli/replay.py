"""`cantina replay FILE`: steps through a recorded game."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from cantina.core.words import LANGUAGES

if TYPE_CHECKING:
    from rich.console import Console

    from cantina.core.match import Match

HELP = "step through a recorded game"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes a game file, whose view to take, a language, and whether to print it all at once."""
    parser.add_argument("file", type=Path)
    parser.add_argument("--seat", type=int, help="see it as this seat did (default: see everything)")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--all", action="store_true", help="print the whole game without waiting")


def run(args: argparse.Namespace) -> None:
    """Replays and checks the game, then shows it move by move."""
    from rich.console import Console

    from cantina.core.gamefile import load

    console = Console(highlight=False, markup=False)  # names are printed as they are
    match = load(args.file)
    if args.seat is not None:
        match.check_seat(args.seat)
    total, at, texts = len(match.record), 0, match.game.texts(args.lang)
    if args.all:
        for line in lines_of(match, args, 0, total):
            console.print(line)
        return
    while at <= total:
        console.clear()
        show(console, match, args, at)
        answer = console.input(f"{texts.say('replay-choose')} ").strip().lower()
        if answer == "q":
            return
        at = max(at - 1, 0) if answer == "b" else at + 1


def lines_of(match: "Match", args: argparse.Namespace, since: int, until: int) -> list[str]:
    """What was told between two places of the record: to one seat, or the fullest account of all."""
    from cantina.core.log import sees

    told = [t for t in match.told if since < t.ply <= until]
    if args.seat is not None:
        told = [t for t in told if sees(t.audience, args.seat)]
    return [match.sentence(t, args.lang) for t in told]


def show(console: "Console", match: "Match", args: argparse.Namespace, at: int) -> None:
    """Draws the table after `at` actions."""
    from cantina.core.gamefile import rewound
    from cantina.core.plain import plain

    there = rewound(match, at)
    say = match.game.texts(args.lang).say
    seat = args.seat if args.seat is not None else max(there.to_act, default=0)
    console.print(say("replay-place", number=at, total=len(match.record)), style="dim")
    for line in lines_of(match, args, at - 1, at):
        console.print(f"· {line}")
    record = there.seen(seat) if args.seat is not None else plain(there.states)
    console.print(there.drawing(record, seat, args.lang))
