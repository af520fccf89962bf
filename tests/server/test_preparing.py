"""The first start: what must be compiled is compiled once, side by side, and a failure costs nothing but time."""

import shutil
import sys
from pathlib import Path

import pytest

from cantina.core.registry import BUILT_IN
from cantina.server.preparing import prepare

NOTES = "import sys, pathlib; pathlib.Path(sys.argv[1], sys.argv[2]).touch()"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache."""
    monkeypatch.setenv("CANTINA_CACHE", str(tmp_path / "cache"))
    return tmp_path


def test_each_game_is_compiled_once(home: Path) -> None:
    worker = (sys.executable, "-c", NOTES, str(home))
    prepare(["toy-battle", "conflict"], worker)
    assert {"toy-battle", "conflict"} <= {path.name for path in home.iterdir()}
    (home / "conflict").unlink()
    prepare(["toy-battle", "conflict", "super-teams"], worker)
    assert not (home / "conflict").exists(), "the second start compiles nothing again"
    assert (home / "super-teams").exists(), "but what it has not compiled yet"


def test_what_is_drawn_and_said_needs_no_compiler(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game is compiled again when its rules change, not when its scene does."""
    folder = home / "games" / "edited"
    shutil.copytree(BUILT_IN / "toy_battle", folder)
    monkeypatch.setenv("CANTINA_GAMES", str(home / "games"))
    for file, again in (("scene.py", False), ("rules.py", True), ("state.py", True)):
        prepare(["edited"], (sys.executable, "-c", NOTES, str(home)))
        (home / "edited").unlink(missing_ok=True)
        with (folder / file).open("a") as source:
            source.write("# edited\n")
        prepare(["edited"], (sys.executable, "-c", NOTES, str(home)))
        assert (home / "edited").exists() == again, file


def test_a_failure_is_tried_again_at_the_next_start(home: Path) -> None:
    prepare(["toy-battle"], (sys.executable, "-c", "import sys; sys.exit(1)"))
    prepare(["toy-battle"], (sys.executable, "-c", NOTES, str(home)))
    assert (home / "toy-battle").exists()


def test_a_worker_leaves_rules_and_bots_compiled(home: Path) -> None:
    prepare(["template"])
    folders = [path for path in (home / "cache").iterdir() if path.is_dir()]
    assert {"bots" in path.name for path in folders} == {True, False}
    assert all(list(path.rglob("*.nbi")) for path in folders)
