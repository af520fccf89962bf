"""The rooms of the house: imports point inward, and no two modules of the server lean on each other."""

import ast
import graphlib
from collections.abc import Iterator
from pathlib import Path

import pytest

import cantina

SOURCE = Path(cantina.__file__).parent
KNOWN = {  # the rooms that a room may know beside itself; the core and the games are looked at in tests/core
    "bots": {"core"},
    "lab": {"core", "bots"},
    "rl": {"core", "bots", "lab"},
    "server": {"core", "bots"},
    "client": {"core", "server"},
}


def imported(path: Path) -> Iterator[str]:
    """Every module or name of ours that a file imports anywhere, those for types alone too, such as core.game.Game."""
    package = path.relative_to(SOURCE).parts[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = ["cantina", *package[: len(package) - node.level + 1]] if node.level else []
            found = [".".join([*base, *filter(None, [node.module]), alias.name]) for alias in node.names]
        else:
            continue
        yield from (name.removeprefix("cantina.") for name in found if name.startswith("cantina."))


@pytest.mark.parametrize("room", KNOWN)
def test_imports_point_inward(room: str) -> None:
    for path in (SOURCE / room).rglob("*.py"):
        for name in imported(path):
            first = name.split(".")[0]
            ours = (SOURCE / first).is_dir()
            assert not ours or first in {room, *KNOWN[room]}, f"{path.relative_to(SOURCE)} imports cantina.{name}"


def test_the_server_has_no_cycles() -> None:
    """Not even those that a late import or an import for types alone would hide."""
    modules = {path.stem: path for path in (SOURCE / "server").glob("*.py")}
    needs = {
        stem: {name.split(".")[1] for name in imported(path) if name.startswith("server.")} & set(modules) - {stem}
        for stem, path in modules.items()
    }
    try:
        graphlib.TopologicalSorter(needs).prepare()
    except graphlib.CycleError as error:
        pytest.fail(f"these modules lean on each other: {' → '.join(error.args[1])}")
