"""The proofs of the disk in their short forms: writes that fail or kill, amid a commit and at the first start."""

import subprocess
import sys
from pathlib import Path

import pytest

from cantina.server.clocks import Retry
from proofs import disk
from proofs.child import CHECKOUT

OLD = Path(__file__).parent / "formats" / "format-1.sql"


def proved(*command: str) -> str:
    """What a proof says in a process of its own: one that has threads should not make copies of itself."""
    run = [sys.executable, "-m", "proofs", *command]
    done = subprocess.run(run, cwd=CHECKOUT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """What failed is tried again soon."""
    monkeypatch.setattr(Retry, "FIRST", 0.02)
    monkeypatch.setattr(Retry, "LONGEST", 0.1)


def test_a_full_and_a_failing_disk() -> None:
    """Nothing acknowledged is lost, requests are refused meanwhile, and everything goes on by itself."""
    found = disk.break_often(4)
    assert found["acknowledged"]
    assert found["refused"]
    assert disk.wrong(found) == 0, found


def test_a_careless_store_is_caught() -> None:
    """A server that acknowledges what the disk has refused."""
    assert disk.break_often(2, disk.Careless)["lost"]


def test_a_table_that_does_not_try_again_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server whose bots stop at the first write that fails."""
    monkeypatch.setattr(Retry, "later", lambda _retry: None)
    monkeypatch.setattr(disk, "PATIENCE", 0.5)
    assert disk.break_often(3)["hung"]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ((), "the next start always worked"),
        (("--old", str(OLD)), "the next start always worked"),
        (("--key", "later"), "the server's key is missing"),
    ],
    ids=["empty", "old", "mutant"],
)
def test_killed_at_a_start(options: tuple[str, ...], said: str) -> None:
    """On an empty folder and on old data; a server that writes its key after its tables is caught."""
    assert said in proved("first_start", "--step", "1" if options[:1] == ("--key",) else "4", *options)


def test_killed_a_few_times() -> None:
    """The long form of the proof of crashes, whose servers are copies of one process, made short."""
    assert "lost 0, doubled 0, gaps 0, illegal 0, damaged 0" in proved(
        "crash", "--kills", "3", "--tables", "4", "--moves", "10", "--every", "3"
    )
