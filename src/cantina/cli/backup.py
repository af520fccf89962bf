"""`cantina backup FILE`: a copy of a server's data, also while it runs."""

import argparse
from pathlib import Path

HELP = "copy the data of the server into a file, also while it runs"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes the file to write and the folder of data."""
    parser.add_argument("file", type=Path)
    parser.add_argument("--data", type=Path, help="the folder of data (default: the user's data folder)")


def run(args: argparse.Namespace) -> None:
    """Writes the copy and says what it holds."""
    from cantina.cli.common import tables_in_words
    from cantina.cli.serve import data_folder
    from cantina.server.copies import backup

    count = backup(data_folder(args.data), args.file)
    print(f"{args.file}: {tables_in_words(count)}. `cantina restore {args.file}` puts it back.")
