"""docs/add_a_game.md is true: its commands run as they are written, and what they write keeps the contract."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PARTS = ("Makefile", "pyproject.toml", "docs", "src", "tests", ".venv")  # of the checkout that commands are typed in


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder that is the checkout to whoever types commands in it, and that keeps what they write."""
    for name in PARTS:
        (tmp_path / name).symlink_to(ROOT / name)
    return tmp_path


@pytest.mark.xdist_group("copy")
def test_the_commands_run_as_they_are_written(checkout: Path) -> None:
    (script,) = re.findall(r"```sh\n(.*?)```", (ROOT / "docs" / "add_a_game.md").read_text(encoding="utf-8"), re.DOTALL)
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = os.environ | {"PATH": path, "CANTINA_CACHE": str(checkout / "cache"), "XDG_DATA_HOME": str(checkout)}
    run = subprocess.run(
        ["bash", "-euxc", script], cwd=checkout, env=environment, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert (checkout / "games" / "my_game" / "rules.py").is_file()
    assert re.search(r"\d+ passed", run.stdout), run.stdout
    assert "1,000 games" in run.stdout or "1000 games" in run.stdout, run.stdout
