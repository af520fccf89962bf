"""House rules that a machine can check: imports point inward, plain functions are annotated, listing is quick to load."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import cantina
from cantina.core.words import LANGUAGES

SOURCE = Path(cantina.__file__).parent
HEAVY = ("numpy", "numba", "starlette", "fluent", "pettingzoo", "pyspiel", "torch", "pyarrow", "mcp")


def test_core_knows_nobody_and_games_know_core_alone() -> None:
    allowed = {"core": ("cantina.core",), "games": ("cantina.core", "cantina.games")}
    for room, known in allowed.items():
        for path in (SOURCE / room).rglob("*.py"):
            for name in re.findall(
                r"^\s*(?:from|import) (cantina[.\w]*)", path.read_text(encoding="utf-8"), re.MULTILINE
            ):
                assert name == "cantina" or name.startswith(known), f"{path.name} imports {name}"


def test_the_package_needs_nothing_else_of_the_checkout() -> None:
    for path in SOURCE.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        assert not re.search(r"^\s*(?:from|import) (?:proofs|bench|tests)\b", source, re.MULTILINE), path


def test_only_one_module_knows_numba() -> None:
    for path in SOURCE.rglob("*.py"):
        if path.name != "kernel.py":
            assert not re.search(r"^\s*(?:from|import) numba", path.read_text(encoding="utf-8"), re.MULTILINE), path


def test_plain_functions_of_games_are_annotated() -> None:
    """mypy lets kernels go without; everything else says what it takes and gives."""
    for path in (SOURCE / "games").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and not node.decorator_list:
                arguments = [a for a in node.args.args if a.arg != "self"]
                assert node.returns is not None, f"{path}: {node.name}"
                assert all(a.annotation for a in arguments), f"{path}: {node.name}"


def test_listing_and_help_load_nothing_heavy() -> None:
    code = "import sys; from cantina.cli import main\ntry: main(sys.argv[1:])\nexcept SystemExit: pass\nprint('|', *sys.modules)"
    for argument in ("games", "--help"):
        run = subprocess.run([sys.executable, "-c", code, argument], capture_output=True, text=True, check=True)
        modules = run.stdout.rpartition("|")[2].split()
        assert not [m for m in modules if m.split(".")[0] in HEAVY]


def test_core_texts_are_the_same_in_every_language() -> None:
    keys = {}
    for lang in LANGUAGES:
        text = (SOURCE / "core" / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
        keys[lang] = re.findall(r"^([a-z][a-z0-9-]*) =", text, flags=re.MULTILINE)
        assert len(set(keys[lang])) == len(keys[lang])
    assert all(set(keys[lang]) == set(keys["en"]) for lang in LANGUAGES)


def test_the_map_of_the_house_shows_every_module() -> None:
    """docs/architecture.md names each module of these rooms, so that a newcomer finds the room for a change."""
    page = (SOURCE.parent.parent / "docs" / "architecture.md").read_text(encoding="utf-8")
    for room in ("core", "bots", "lab", "rl", "rl/kernels", "server"):
        modules = {path.stem for path in (SOURCE / room).glob("*.py")} - {"__init__"}
        assert {name for name in modules if f"`{name}`" not in page} == set(), room


def test_a_class_name_has_one_meaning() -> None:
    names = re.findall(
        r"^class (\w+)", "\n".join(p.read_text(encoding="utf-8") for p in SOURCE.rglob("*.py")), re.MULTILINE
    )
    assert {name for name in names if names.count(name) > 1} == set()
