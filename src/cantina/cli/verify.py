"""`cantina verify RECORD`: proves that the dice of a finished game were fair."""

import argparse
from pathlib import Path

HELP = "replay the record of a server's game and prove that nothing was tampered with"
SEED_ALONE = 3  # the exit code where the moves could not be played again: neither all is proved, nor is anything wrong


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes the record, and the commitment that was shown before the game."""
    parser.add_argument("record", type=Path)
    parser.add_argument("--commitment", help="the commitment that the table showed before the game")


def run(args: argparse.Namespace) -> int:
    """Prints what was proved, or fails with the place that does not fit; the exit code says whether all of it was proved."""
    from cantina.core.errors import GameFileError
    from cantina.server.fairness import verify

    try:
        text = args.record.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise GameFileError(f"{args.record}: cannot be read: {error}") from None
    found = verify(text, str(args.record), args.commitment)
    for sentence in found.sentences:
        print(f"✓ {sentence}")
    if found.gone:
        print(f"– the moves were not replayed, because what they need is not here: {found.gone}")
    return SEED_ALONE if found.gone else 0
