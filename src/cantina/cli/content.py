"""`cantina content show|check|copy`: what a game is played with, and where each figure comes from."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from cantina.core.errors import BadOption

if TYPE_CHECKING:
    from cantina.core.game import Game
    from cantina.core.pack import Pack

HELP = "show a game's content with its sources, check your own pack, or copy one to change it"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes what to do, the game, and a pack."""
    parser.add_argument("what", choices=("show", "check", "copy"))
    parser.add_argument("game")
    parser.add_argument("pack", nargs="?", help="a pack by name, or the path of your own")
    parser.add_argument("-o", "--output", help="with copy: the file to write (default: PACK.toml here)")


def run(args: argparse.Namespace) -> None:
    """Does one of the three."""
    from cantina.core.registry import game

    chosen = game(args.game)
    pack = chosen.pack(args.pack)
    if args.what == "copy":
        copy(chosen, pack, Path(args.output or f"{pack.name}.toml"))
        return
    chosen.worlds([pack])
    if args.what == "check":
        print(f"{pack.place}: is a valid pack for {chosen.id}: {len(pack.figures)} figures.")
    else:
        show(pack, chosen.pack_names())


def show(pack: "Pack", others: list[str]) -> None:
    """Prints every figure with its source and note."""
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console = Console(highlight=False, markup=False)  # a pack may be anybody's
    title = (str(pack.about["title"]), "bold")
    console.print(Text.assemble(title, f" ({pack.name}, {pack.hash}): {pack.about['about']}"))
    table = Table(box=None, header_style="bold")
    for heading in ("Figure", "Value", "Source", "Note"):
        table.add_column(heading, overflow="fold", ratio=2 if heading in ("Value", "Note") else 1)
    for key, figure in pack.figures.items():
        table.add_row(key, str(figure["value"]), figure["source"], figure.get("note", ""))
    console.print(table)
    console.print(f"Packs of this game: {', '.join(others)}", style="dim")


def copy(game: "Game", pack: "Pack", target: Path) -> None:
    """Writes a copy of one of our packs, notes and all, that says which game it is for."""
    if not pack.builtin:
        raise BadOption(f"{pack.place}: is already your own file; copy takes the name of a pack")
    if target.exists():
        raise BadOption(f"{target}: already exists; name another file with -o")
    text = game.pack_file(pack.name).read_text(encoding="utf-8")
    if "game" not in pack.about:
        text = text.replace("[pack]\n", f'[pack]\ngame = "{game.id}"\n', 1)
    target.write_text(text, encoding="utf-8")
    print(
        f"{target}: written. Change it, check it with 'cantina content check {game.id} {target}', play with '--pack {target}'."
    )
