"""`cantina check`: whether a server's data is sound, table by table."""

import argparse
from pathlib import Path

from cantina.cli.common import data_argument, data_folder, tables_in_words

HELP = "examine a server's data, or a backup, and name every damaged table"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes the folder of data, or the path of a backup or of another folder."""
    what = parser.add_mutually_exclusive_group()
    what.add_argument("path", type=Path, nargs="?", help="a backup, or a data folder")
    data_argument(what)


def run(args: argparse.Namespace) -> int:
    """Prints what was found; 1 if anything is damaged."""
    from cantina.server.auditing import audit
    from cantina.server.files import FILE

    path = args.path or data_folder(args.data) / FILE
    path = path / FILE if path.is_dir() else path
    report = audit(path)
    for problem in report.damaged + report.stuck:
        print(problem)
    sound = "not all sound" if report.damaged else "all sound"
    print(f"{path}: {tables_in_words(report.tables)} with {report.changes} changes: {sound}.")
    return int(bool(report.damaged))
