"""No game is special: outside of its folder, no code names one. Docstrings and doctests may: they are examples."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import cantina
from cantina.core.registry import BUILT_IN, all_facts

SOURCE = Path(cantina.__file__).parent
IDS = [facts.id for facts in all_facts().values() if facts.folder.parent == BUILT_IN]
NAMES = re.compile(rf"\b({'|'.join([*IDS, *(name.replace('-', '_') for name in IDS)])})\b")


def strings(path: Path) -> Iterator[str]:
    """Every string of a module that is no docstring."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone:
            yield node.value


@pytest.mark.parametrize("room", ["core", "server", "rl", "bots"])
def test_no_game_is_named(room: str) -> None:
    for path in (SOURCE / room).rglob("*.py"):
        assert not [text for text in strings(path) if NAMES.search(text)], path
