"""What a host is told to run can be run: the files in `deploy/` and the commands of docs/host.md."""

import re
import shlex
import time
from pathlib import Path

import pytest

from cantina.cli import build

HOME = Path(__file__).parents[2]
FILES = [HOME / "docs" / "host.md", *sorted((HOME / "deploy").iterdir())]
COMMAND = re.compile(r"\bcantina (?:serve|admin|backup|restore|check) [^`#\n|]+")


def commands(path: Path) -> list[str]:
    """Every command of ours in a file that says with what, as it is typed in a shell."""
    text = re.sub(r"\\\n#? *", "", path.read_text(encoding="utf-8"))  # lines that go on
    if path.name == "Containerfile":
        text = re.sub(r'[\[\]",]', "", text)
    return [found.rstrip(" '") for found in COMMAND.findall(text)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_commands_are_those_of_this_version(path: Path) -> None:
    """None names a flag or a command that there is not."""
    for command in commands(path):
        build().parse_args(shlex.split(command)[1:])


def test_commands_are_found() -> None:
    """Else nothing would be proved."""
    found = {path.name: len(commands(path)) for path in FILES}
    assert found["host.md"] >= 15
    assert (found["cantina.service"], found["cantina-backup.service"], found["Containerfile"]) == (2, 1, 2)


def test_a_backup_can_be_made_twice_a_day() -> None:
    """By hand and by the timer: a backup overwrites nothing, so the second would fail."""
    unit = (HOME / "deploy" / "cantina-backup.service").read_text(encoding="utf-8")
    (name,) = re.findall(r"\$\(date \+(\S+)\)", unit)
    by_hand, by_timer = (time.gmtime(hours * 3600) for hours in (1, 4))
    assert time.strftime(name.replace("%%", "%"), by_hand) != time.strftime(name.replace("%%", "%"), by_timer)
