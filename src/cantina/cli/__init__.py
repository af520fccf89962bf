"""The command `cantina`: each command is a module here with HELP, `arguments(parser)` and `run(args)`.

Nothing heavy is imported at the top of these modules, so that `cantina --help` and `cantina games` answer at once.
"""

import argparse
import importlib
import sys
from collections.abc import Sequence

from cantina import __version__
from cantina.core.errors import CantinaError

COMMANDS = (
    "games",
    "new-game",
    "rules",
    "play",
    "replay",
    "explain",
    "simulate",
    "content",
    "advise",
    "match",
    "ladder",
    "lab",
    "serve",
    "backup",
    "verify",
    "mcp",
)


def build() -> argparse.ArgumentParser:
    """The parser of all commands."""
    parser = argparse.ArgumentParser(prog="cantina", description="Play, study and train on modern board games.")
    parser.add_argument("--version", action="version", version=f"cantina {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name in COMMANDS:
        module = importlib.import_module(f"cantina.cli.{name.replace('-', '_')}")
        command = commands.add_parser(name, help=module.HELP, description=module.HELP)
        module.arguments(command)
        command.set_defaults(run=module.run)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; what a person can mend is said in one line, never as a traceback."""
    args = build().parse_args(argv)
    try:
        return int(args.run(args) or 0)
    except CantinaError as error:
        print(f"cantina: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()  # the reader has gone, as in `cantina rules … | head`
        return 0
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
