"""Runs one proof: `python -m proofs NAME --help`."""

import argparse
import importlib
import sys

NAMES = ("crash", "first_start", "disk", "secrecy", "load", "cost", "fuzz", "cuts", "clocks", "floods", "proxies")


def main() -> int:
    """Runs the proof that was named."""
    parser = argparse.ArgumentParser(prog="python -m proofs", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="NAME")
    for name in NAMES:
        module = importlib.import_module(f"proofs.{name}")
        command = commands.add_parser(name, help=str(module.__doc__).splitlines()[0])
        module.arguments(command)
        command.set_defaults(run=module.run)
    args = parser.parse_args()
    return int(args.run(args))


if __name__ == "__main__":
    sys.exit(main())
