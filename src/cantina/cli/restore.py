"""`cantina restore FILE`: a backup in the place of a server's data."""

import argparse
from pathlib import Path

HELP = "put a backup in the place of the server's data, which is kept beside it"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes the backup and the folder of data."""
    parser.add_argument("file", type=Path, help="what `cantina backup` wrote")
    parser.add_argument("--data", type=Path, help="the folder of data (default: the user's data folder)")


def run(args: argparse.Namespace) -> None:
    """Puts the backup in place and says what it holds and where the old data is."""
    from cantina.cli.common import tables_in_words
    from cantina.cli.serve import data_folder
    from cantina.server.copies import restore

    folder = data_folder(args.data)
    count, kept = restore(args.file, folder)
    old = f"What was there is kept as {kept}." if kept else "There was no data before."
    print(f"{folder}: {tables_in_words(count)} from {args.file}. {old}")
