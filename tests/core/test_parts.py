"""The parts that tests need: one that is here is left alone, a missing one is brought, or a sentence says what to do."""

from pathlib import Path

import pytest

import parts
from parts import Command, Part

HERE = Path(__file__)


class Machine:
    """A machine with these package managers and rights, on which the `works`-th command brings the part."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, managers: dict[str, Command], works: int) -> None:
        self.ran: list[Command] = []
        self.works = works
        monkeypatch.setattr(parts, "rights_for", managers.get)
        monkeypatch.setattr(parts, "run", self.ran.append)

    def find(self) -> Path | None:
        """The part, once the command that works has run."""
        return HERE if len(self.ran) >= self.works else None

    def part(self) -> Part:
        """A part with packages and a download."""
        packages = {"apt-get": "thing", "brew": "the-thing"}
        return Part("thing", "a test looks at it", self.find, packages, lambda: [("fetch", "thing")], "make one")


def test_a_part_that_is_here_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, {"apt-get": ()}, works=0)
    assert parts.bring(machine.part()) == HERE
    assert machine.ran == []


def test_the_package_manager_comes_first(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    machine = Machine(monkeypatch, {"apt-get": ("sudo", "-n")}, works=2)
    assert parts.bring(machine.part()) == HERE
    assert machine.ran == [("sudo", "-n", "apt-get", "update"), ("sudo", "-n", "apt-get", "install", "-y", "thing")]
    assert "$ sudo -n apt-get install -y thing" in capsys.readouterr().out


def test_a_download_where_no_package_manager_may_or_can(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, {}, works=1)
    parts.bring(machine.part())
    assert machine.ran == [("fetch", "thing")]
    machine = Machine(monkeypatch, {"brew": ()}, works=2)
    parts.bring(machine.part())
    assert machine.ran == [("brew", "install", "the-thing"), ("fetch", "thing")]


def test_one_sentence_where_nothing_helps(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, {"apt-get": ()}, works=99)
    with pytest.raises(SystemExit, match=r"^thing could not be installed \(a test looks at it\): make one, and run"):
        parts.bring(machine.part())
    with pytest.raises(AssertionError, match=r"thing is missing .* run `make setup`"):
        parts.need(machine.part())


def test_a_browser_must_start(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The script that some systems put in the place of Chromium is none, and a named browser comes before all others."""
    browser, stub = script(tmp_path / "google-chrome", 0), script(tmp_path / "chromium", 1)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CANTINA_CHROMIUM", raising=False)
    assert parts.find_chromium() == browser
    monkeypatch.setenv("CANTINA_CHROMIUM", str(stub))
    with pytest.raises(SystemExit, match="no browser starts there"):
        parts.find_chromium()
    monkeypatch.setenv("CANTINA_CHROMIUM", str(script(tmp_path / "mine", 0)))
    assert parts.find_chromium() == tmp_path / "mine"


def script(path: Path, code: int) -> Path:
    """A program that ends with a code."""
    path.write_text(f"#!/bin/sh\nexit {code}\n", encoding="utf-8")
    path.chmod(0o755)
    return path
