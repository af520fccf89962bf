"""`cantina new-game NAME`: a folder with a running little game to change into your own."""

import argparse
import os
import re
import shutil
from importlib.resources import as_file, files
from pathlib import Path

from cantina.core.errors import BadOption
from cantina.core.registry import all_facts

HELP = "write a small working game under a name of your choice, to turn into your own"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
NEXT = """{title} is in {folder}. Next:

  {setting}
  cantina play {name} --seats human,random      play it at the terminal
  cantina simulate {name} --games 1000          a thousand games at random
  cantina serve --games {name} --reload --open  play it in the browser; edits show after saving

docs/add_a_game.md tells you how to make it your own."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes the name of the game and where its folder shall lie."""
    parser.add_argument("name", help="lower-case letters, digits and hyphens, such as my-game")
    parser.add_argument(
        "--home", type=Path, help="the folder of your games (default: the first of $CANTINA_GAMES, or ./games)"
    )


def run(args: argparse.Namespace) -> None:
    """Writes the game and says what can be done with it."""
    check_name(args.name)
    home = (args.home or home_of_games()).resolve()
    folder = home / args.name.replace("-", "_")
    if folder.exists():
        raise BadOption(f"{folder}: already exists; nothing was written")
    title = args.name.replace("-", " ").capitalize()
    write(folder, title)
    setting = f"set CANTINA_GAMES={home}" if os.name == "nt" else f"export CANTINA_GAMES={home}"
    print(NEXT.format(title=title, folder=folder, setting=setting, name=args.name))


def check_name(name: str) -> None:
    """Raises BadOption unless a game can be called so."""
    if not NAME.fullmatch(name):
        raise BadOption(f"{name!r}: the name of a game has lower-case letters, digits and hyphens, such as my-game")
    if name in all_facts():
        raise BadOption(f"there is already a game {name!r}, in {all_facts()[name].folder}")


def home_of_games() -> Path:
    """Where games that are not ours are looked for first."""
    return Path(os.environ.get("CANTINA_GAMES", "").split(os.pathsep)[0] or "games")


def write(folder: Path, title: str) -> None:
    """Copies the little game, under its title."""
    with as_file(files("cantina.starter")) as starter:
        shutil.copytree(starter, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for path in folder.rglob("*.*"):
        if path.is_file():
            path.write_text(path.read_text(encoding="utf-8").replace("TITLE", title), encoding="utf-8")
