"""`cantina verify RECORD`: proves that the dice of a finished game were fair."""

import argparse
from pathlib import Path

HELP = "replay the record of a server's game and prove that nothing was tampered with"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes the record, and the commitment that was shown before the game."""
    parser.add_argument("record", type=Path)
    parser.add_argument("--commitment", help="the commitment that the table showed before the game")


def run(args: argparse.Namespace) -> None:
    """Prints what was proved, or fails with the place that does not fit."""
    from cantina.core.errors import GameFileError
    from cantina.server.fairness import verify

    try:
        text = args.record.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise GameFileError(f"{args.record}: cannot be read: {error}") from None
    for proved in verify(text, str(args.record), args.commitment):
        print(f"✓ {proved}")
