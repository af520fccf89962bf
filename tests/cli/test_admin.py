"""`cantina admin` with a real server in a process of its own."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cantina.cli import main
from cantina.server.admin import FILE
from proofs.child import free_port


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder of a server that runs meanwhile."""
    folder, port = tmp_path_factory.mktemp("served"), free_port()
    run = "import sys; from cantina.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", run, "serve", "--data", str(folder), "--port", str(port)]
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    with subprocess.Popen([*command, "--games", "template", "--log", "json"], env=environment) as server:
        try:
            answers = False
            while not answers:
                assert server.poll() is None, "the server ended"
                time.sleep(0.05)
                answers = (folder / FILE).exists() and main(["admin", "--data", str(folder), "bans"]) == 0
            yield folder
        finally:
            server.terminate()
            server.wait()
    assert not (folder / FILE).exists()


def test_a_running_server_answers(data: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    def admin(*words: str) -> str:
        assert main(["admin", "--data", str(data), *words]) == 0
        return capsys.readouterr().out

    capsys.readouterr()
    assert admin("tables") == "none\n"
    assert json.loads(admin("--json", "people")) == []
    assert admin("announce", "Tea is ready") == "told: 0, playing: 0\n"
    assert admin("ban", "10.1.2.3", "--days", "2", "--note", "floods") == "banned: 10.1.2.3, sent away: 0\n"
    assert "10.1.2.3" in admin("bans")
    assert "Stop or restart" in admin("drain", "--minutes", "0.01")
    assert admin("resume").startswith("told")
    assert not (tmp_path / "nobody.json").exists()


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["close", "aaaaaaaaaaaa"], "no such table"),
        (["tables", "--count", "0"], "count"),
        (["export", "aaaaaaaaaa", "nobody.json"], "aaaaaaaaaa"),
    ],
)
def test_what_is_wrong_is_said(data: Path, words: list[str], named: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "--data", str(data), *words]) == 2
    assert named in capsys.readouterr().err


def test_without_a_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "--data", str(tmp_path), "tables"]) == 2
    assert "no server runs on this data" in capsys.readouterr().err


def test_a_server_that_was_killed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its key is still there, but nobody answers."""
    (tmp_path / FILE).write_text(json.dumps({"url": f"http://127.0.0.1:{free_port()}", "key": "k"}), encoding="utf-8")
    assert main(["admin", "--data", str(tmp_path), "tables"]) == 2
    assert "no server answers" in capsys.readouterr().err
