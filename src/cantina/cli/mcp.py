"""`cantina mcp GAME`: a table for a language model, over the Model Context Protocol on standard input and output."""

import argparse
from pathlib import Path

from cantina.bots.levels import USUAL
from cantina.cli.common import options_of, ready, setup_arguments
from cantina.core.words import LANGUAGES

HELP = "serve a table to a language model over the Model Context Protocol (needs the extra `mcp`)"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes the set-up, the model's seat, who plays the others, a language, and where to keep the game."""
    setup_arguments(parser)
    parser.add_argument("--seat", type=int, default=0, help="the model's seat (default: 0)")
    parser.add_argument("--bots", default=USUAL, help=f"who plays the other seats (default: {USUAL})")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--save", type=Path, help="keep the game in this file")
    parser.add_argument(
        "--schema", action="store_true", help="print the JSON Schema of views and moves instead of serving"
    )


def run(args: argparse.Namespace) -> None:
    """Serves until the client leaves."""
    import json

    from cantina.bots.registry import find_bot
    from cantina.rl.needs import need

    if args.schema:
        from cantina.rl.schema import schema_of

        print(json.dumps(schema_of(ready(args.game)), indent=1))
        return
    need("mcp", "mcp")
    from cantina.rl.mcp import ModelTable, server_for

    find_bot(args.bots)  # an unknown name is said before anything is played
    match = ready(args.game, args.lang).new(args.players, args.seed, args.pack, **options_of(args))
    server_for(ModelTable(match, args.seat, args.bots, args.lang, args.save)).run("stdio")
