"""`cantina admin` with a real server in a process of its own."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cantina.cli import admin, main
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
        (["close", "aaaaaaaaaaaa"], "there is no table aaaaaaaaaaaa\n"),
        (["delete", "nope"], "there is no table nope\n"),
        (["ban", "Ben"], "neither an address nor the number of a guest"),
        (["tables", "--count", "0"], "count"),
        (["export", "aaaaaaaaaa", "nobody.json"], "aaaaaaaaaa"),
    ],
)
def test_what_is_wrong_is_said(data: Path, words: list[str], named: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "--data", str(data), *words]) == 2
    assert named in capsys.readouterr().err


def test_the_folder_may_be_named_after_the_command_too(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "people", "--json", "--data", str(data)]) == 0
    assert capsys.readouterr().out == "[]\n"


def test_the_key_is_told_to_no_proxy(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("no_proxy", "NO_PROXY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("http_proxy", f"http://127.0.0.1:{free_port()}")
    monkeypatch.setattr("urllib.request._opener", None)  # as in a new process: the first request chooses the proxy
    assert main(["admin", "--data", str(data), "bans"]) == 0


def test_names_are_shown_as_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever a guest is called, and whatever the host noted: brackets are no orders to the terminal."""
    admin.show([{"guest": "abc", "name": "A[/b]x", "names": ["[red]Ben", "C\\"], "note": "[bold]"}])
    out = capsys.readouterr().out
    assert all(text in out for text in ("A[/b]x", "[red]Ben, C\\", "[bold]"))


def test_an_export_that_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(admin, "ask", lambda *_asked: {"tables": []})
    file = tmp_path / "nope" / "f.json"
    assert main(["admin", "--data", str(tmp_path), "export", "aaaaaaaaaa", str(file)]) == 2
    assert capsys.readouterr().err == f"cantina: {file}: cannot be written: No such file or directory\n"


@pytest.mark.parametrize("days", ["-1", "nan", "inf", "soon"])
def test_days_that_cannot_be(days: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["admin", "ban", "10.0.0.1", "--days", days])
    assert f"--days: must be a number of days from 0 to 36500, not {days!r}" in capsys.readouterr().err


def test_without_a_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "--data", str(tmp_path), "tables"]) == 2
    assert "no server runs on this data" in capsys.readouterr().err


def test_a_server_that_was_killed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its key is still there, but nobody answers."""
    (tmp_path / FILE).write_text(json.dumps({"url": f"http://127.0.0.1:{free_port()}", "key": "k"}), encoding="utf-8")
    assert main(["admin", "--data", str(tmp_path), "tables"]) == 2
    assert "no server answers" in capsys.readouterr().err
