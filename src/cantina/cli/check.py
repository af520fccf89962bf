"""`cantina check [PATH]`: whether a server's data is sound, table by table."""

import argparse
from pathlib import Path

HELP = "look through the data of a server, or a backup, and name every damaged table"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes a file or a folder."""
    parser.add_argument(
        "path", type=Path, nargs="?", help="a backup, or a folder of data (default: the user's data folder)"
    )


def run(args: argparse.Namespace) -> int:
    """Prints what was found; 1 if anything is damaged."""
    from cantina.cli.common import tables_in_words
    from cantina.cli.serve import data_folder
    from cantina.server.auditing import audit
    from cantina.server.files import FILE

    path = data_folder(args.path)
    path = path / FILE if path.is_dir() else path
    report = audit(path)
    for problem in report.damaged + report.stuck:
        print(problem)
    sound = "not all is sound" if report.damaged else "all sound"
    print(f"{path}: {tables_in_words(report.tables)} with {report.changes} changes: {sound}.")
    return int(bool(report.damaged))
