"""`cantina play GAME`: a game at the terminal, alone against bots or several people at one keyboard."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from cantina.bots.levels import LEVELS, USUAL
from cantina.cli.common import options_of, ready, setup_arguments
from cantina.core.errors import BadOption
from cantina.core.words import LANGUAGES

if TYPE_CHECKING:
    from cantina.core.match import Match

HELP = "play a game at the terminal"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes the set-up, who sits where, a language, and where to keep the game."""
    setup_arguments(parser)
    parser.add_argument("--seats", help="who sits where, such as human,bot,human,hard (default: human, then bots)")
    parser.add_argument("--names", help="the players' names, separated by commas")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--save", type=Path, help="the file to keep the game in (default: one for each game)")
    parser.add_argument("--resume", action="store_true", help="continue the saved game")


def run(args: argparse.Namespace) -> None:
    """Plays until the game ends or the player leaves; every move is kept at once."""
    from cantina.cli.table import TerminalTable

    path = args.save or kept_in(args.game)
    match = resumed(args, path) if args.resume else begun(args)
    TerminalTable(match, match.notes["seats"].split(","), args.lang, path).play()


def kept_in(game_id: str) -> Path:
    """The file that keeps the game being played."""
    from platformdirs import user_data_path

    return user_data_path("cantina", appauthor=False, ensure_exists=True) / f"{game_id}.toml"


def begun(args: argparse.Namespace) -> "Match":
    """A new match with its seats noted in it."""
    game = ready(args.game, args.lang)
    players = args.players or (len(args.seats.split(",")) if args.seats else game.facts.players[0])
    names = args.names.split(",") if args.names else None
    seats = seats_of(args.seats, players)
    match = game.new(players, args.seed, args.pack, names, **options_of(args))
    match.notes["seats"] = ",".join(seats)
    return match


def resumed(args: argparse.Namespace, path: Path) -> "Match":
    """The match that was kept."""
    if not path.exists():
        raise BadOption(text="error-resume", game=args.game)
    match = ready(args.game, args.lang).load(path)
    match.notes.setdefault("seats", ",".join(seats_of(None, match.players)))
    return match


def seats_of(text: str | None, players: int) -> list[str]:
    """Who sits where: `human`, or the level of a bot."""
    seats = [s.strip() for s in text.split(",")] if text else ["human", *["bot"] * (players - 1)]
    if len(seats) != players:
        raise BadOption(text="error-seats", players=players, seats=len(seats))
    seats = [USUAL if seat == "bot" else seat for seat in seats]
    for seat in seats:
        if seat != "human" and seat not in LEVELS:
            raise BadOption(text="error-seats-who", seat=seat, levels=", ".join(LEVELS))
    return seats
