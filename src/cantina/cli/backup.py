"""`cantina backup FILE`: a copy of a server's data, also while it runs."""

import argparse
import shlex
import tempfile
from pathlib import Path

from cantina.cli.common import data_argument, data_folder, tables_in_words, with_data
from cantina.core.errors import CantinaError

HELP = "copy the server's data into a file, even while it runs"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes the file to write and the folder of data."""
    parser.add_argument("file", type=Path)
    data_argument(parser)


def run(args: argparse.Namespace) -> None:
    """Writes the copy and says what it holds."""
    from cantina.server.copies import backup

    check_writable(args.file)
    count = backup(data_folder(args.data), args.file)
    back = f"{with_data('cantina restore', args.data)} {shlex.quote(str(args.file))}"
    print(f"{args.file}: {tables_in_words(count)}. `{back}` puts it back.")


def check_writable(file: Path) -> None:
    """Raises CantinaError if no file can be written there, and says why, which SQLite does not."""
    try:
        tempfile.TemporaryFile(dir=file.parent).close()
    except OSError as error:
        raise CantinaError(f"{file}: cannot be written: {error.strerror}") from None
