"""The command `cantina`: each command is a module here with HELP, `arguments(parser)` and `run(args)`.

Nothing heavy is imported at the top of these modules, so that `cantina --help` and `cantina games` answer at once.
"""

import argparse
import contextlib
import importlib
import os
import sys
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any, NoReturn

from cantina import __version__
from cantina.core.errors import CantinaError
from cantina.core.words import ENGLISH

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
    "bots",
    "match",
    "ladder",
    "lab",
    "serve",
    "admin",
    "backup",
    "restore",
    "check",
    "verify",
    "mcp",
)

# They save what they have when they are interrupted, or say what they leave; all others end at once.
KEEPING = ("play", "serve", "mcp", "admin")
INTERRUPTED = 130  # the exit code that shells give to a command ended by Ctrl-C
LISTENING = 0.2  # seconds of one wait; on Windows a wait without an end would not be interrupted


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
    """Runs one command; what a person can put right is said in one line, never as a traceback."""
    args = build().parse_args(argv)
    try:
        return int((args.run(args) if args.command in KEEPING else run_aside(args)) or 0)
    except CantinaError as error:
        print(f"cantina: {error.said(getattr(args, 'lang', ENGLISH))}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()  # the reader has gone, as in `cantina rules … | head`
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED


def run_aside(args: argparse.Namespace) -> Any:
    """What a command returns that runs in a thread of its own, while the main thread listens for Ctrl-C.

    Python hears Ctrl-C between two of its own instructions, in the main thread. A kernel there would make it deaf.
    """
    result: Future[Any] = Future()

    def work() -> None:
        try:
            result.set_result(args.run(args))
        except BaseException as error:
            result.set_exception(error)

    thread = threading.Thread(target=work, daemon=True)
    try:
        thread.start()
        while thread.is_alive():
            thread.join(LISTENING)
    except KeyboardInterrupt:
        leave()
    return result.result()


def leave() -> NoReturn:
    """Ends the process at once: the usual end would wait for the threads that a command has started."""
    from rich.console import Console

    Console(stderr=True).show_cursor()  # a progress bar hides it
    with contextlib.suppress(OSError):
        sys.stdout.flush()
    os._exit(INTERRUPTED)


if __name__ == "__main__":
    sys.exit(main())
