"""The top of the package: what a person types at a prompt, at hand at once and under short names."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import cantina
from cantina.core import errors
from cantina.core.match import Match

CHECKOUT = Path(__file__).parents[2]


def test_everything_at_the_top_is_there() -> None:
    assert all(getattr(cantina, name) for name in cantina.__all__)
    assert dir(cantina) == sorted(cantina.__all__)
    assert cantina.Match is Match
    with pytest.raises(AttributeError, match="has no attribute 'gmae'"):
        cantina.gmae  # noqa: B018


def test_every_error_is_at_the_top_and_says_so() -> None:
    found = [error for error in vars(errors).values() if isinstance(error, type)]
    assert len(found) > 8
    for error in found:
        assert getattr(cantina, error.__name__) is error
        assert error.__module__ == "cantina"


def test_the_games_can_be_listed_before_and_after_one_is_loaded() -> None:
    """Loading a game imports `cantina.games`, which must not take the function's place."""
    load = "cantina.game('template').new(); import cantina.games.template"
    code = f"import cantina; before = cantina.games(); {load}; print(before == cantina.games())"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "True\n"
    assert "toy-battle" in cantina.games()
    assert "template" not in cantina.games()


def test_a_glance_loads_nothing_heavy() -> None:
    code = "import sys, cantina; cantina.games(); cantina.IllegalMove; dir(cantina); print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"numpy", "numba", "rich"} & set(run.stdout.split())


def test_the_version_stands_once() -> None:
    """The wheel takes it from the package; the changelog begins with it."""
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["hatch"]["version"]["path"] == "src/cantina/__init__.py"
    headings = [
        line for line in (CHECKOUT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines() if line[:3] == "## "
    ]
    assert headings[0].split()[1] == cantina.__version__
