"""`cantina restore FILE`: a backup in the place of a server's data."""

import argparse
from pathlib import Path

from cantina.cli.common import data_argument, data_folder, tables_in_words

HELP = "replace the server's data with a backup; the old data is kept beside it"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes the backup and the folder of data."""
    parser.add_argument("file", type=Path, help="a file written by `cantina backup`")
    data_argument(parser)


def run(args: argparse.Namespace) -> None:
    """Puts the backup in place and says what it holds and where the old data is."""
    from cantina.server.copies import restore
    from cantina.server.files import read_only

    read_only(args.file).close()  # what is no backup shall not leave a new folder behind
    folder = data_folder(args.data)
    count, kept = restore(args.file, folder)
    old = f"What was there is kept as {kept}." if kept else "There was no data before."
    print(f"{folder}: {tables_in_words(count)} from {args.file}. {old}")
