"""What all tests share: the games found, and where the tests of a game lie."""

import os
from collections.abc import Generator
from pathlib import Path

import pytest

import cantina
from cantina.core.game import Game
from cantina.core.registry import all_facts

GAME_TESTS = Path(__file__).parent / "games"


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--game-tests` names another folder for the tests of games; `--only` one game; `--update` writes golden files again."""
    parser.addoption("--game-tests", default=str(GAME_TESTS))
    parser.addoption("--only", default="")
    parser.addoption("--update", action="store_true")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Runs every test that asks for `each_game` on each game found."""
    if "each_game" in metafunc.fixturenames:
        only = metafunc.config.getoption("--only")
        ids = [game_id for game_id in sorted(all_facts()) if only in ("", game_id)]
        marks = [pytest.param(game_id, marks=pytest.mark.xdist_group(game_id)) for game_id in ids]
        metafunc.parametrize("each_game", marks, ids=ids, indirect=True)


@pytest.fixture(scope="session")
def each_game(request: pytest.FixtureRequest) -> Game:
    """One of the games found."""
    return cantina.game(request.param)


@pytest.fixture
def game(request: pytest.FixtureRequest) -> Game:
    """The game whose tests lie in the folder of the asking test, so that a copied folder tests its own game."""
    return cantina.game(request.path.parent.name.replace("_", "-"))


@pytest.fixture(scope="session")
def game_tests(request: pytest.FixtureRequest) -> Path:
    """The folder with a folder of tests for each game."""
    return Path(request.config.getoption("--game-tests"))


@pytest.hookimpl(tryfirst=True)  # before xdist looks for the mark
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keeps the tests of one game in one process, so that its rules are compiled once."""
    for item in items:
        if item.path.parent.parent == GAME_TESTS:
            item.add_marker(pytest.mark.xdist_group(item.path.parent.name.replace("_", "-")))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where $CANTINA_NO_SKIPS is set, as in CI, a skipped test has failed: everything it needs is there."""
    report = yield
    if report.skipped and os.environ.get("CANTINA_NO_SKIPS"):
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} was skipped, and no test may be: {report.longrepr}"
    return report
