"""The start of a server: the door is open before anything is said, and others are told where it is."""

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from cantina.cli import main
from cantina.core.errors import CantinaError
from cantina.server import serving
from cantina.server.files import FILE
from cantina.server.listening import taken
from cantina.server.serving import Address, config_of, serve

DEPLOY = Path(__file__).parents[2] / "deploy"
SERVE = "import sys; from cantina.cli import main; sys.exit(main())"


def test_a_port_in_use_is_said_in_one_sentence(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with taken("127.0.0.1", 0) as other:
        other.listen()
        port = other.getsockname()[1]
        assert main(["serve", "--port", str(port), "--data", str(tmp_path / "data")]) == 2
    said = capfd.readouterr()
    assert said.out == "", "nobody is told that it is open"
    assert said.err == f"cantina: --port: {port} is used by another program, perhaps by another Cantina\n"


@pytest.mark.parametrize(
    ("host", "port", "named"),
    [
        ("no.such.host.invalid", 0, "--host: cannot listen at no.such.host.invalid"),
        ("127.0.0.1", 70_000, "--port: must be a number from 0 to 65535"),
    ],
)
def test_an_address_that_cannot_be_is_named(tmp_path: Path, host: str, port: int, named: str) -> None:
    with pytest.raises(CantinaError, match=named):
        serve(Address(host, port, tmp_path))


def test_the_page_answers_while_games_are_prepared(tmp_path: Path) -> None:
    """A real process with an empty cache: the page is there at once, and an interrupt ends everything."""
    environment = os.environ | {"CANTINA_CACHE": str(tmp_path / "cache")}
    command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--data", str(tmp_path), "--games", "toy-battle"]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout
        said = server.stdout.readline()
        link = said.split()[4]
        with urllib.request.urlopen(f"{link}/api/games") as answer:
            assert b'"stage":"' in answer.read()
        server.send_signal(signal.SIGINT)
        assert server.wait() in (0, 130)
    assert said.startswith("Cantina is open at http://127.0.0.1:")


def test_a_log_for_programs_is_json_line_by_line(tmp_path: Path) -> None:
    """Where the page is and how far the games are stand in it too, and nothing is written elsewhere."""
    environment = os.environ | {"CANTINA_CACHE": str(tmp_path / "cache"), "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--data", str(tmp_path), "--games", "template"]
    with subprocess.Popen(
        [*command, "--log", "json"], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stderr
        written = server.stderr.readline()
        while "is ready" not in written:
            written += server.stderr.readline()
        server.send_signal(signal.SIGINT)
        out, rest = server.communicate()
    assert out == ""
    lines = [json.loads(line) for line in (written + rest).splitlines()]
    assert {line["level"] for line in lines} == {"info"}
    said = "\n".join(line["message"] for line in lines)
    assert "Cantina is open at http://127.0.0.1:" in said
    assert "Preparing Smugglers" in said
    assert "Smugglers is ready" in said


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (("--bot-threads", "-3"), "--bot-threads: must be a whole number of at least 1, not '-3'"),
        (("--bot-threads", "0"), "--bot-threads: must be a whole number of at least 1, not '0'"),
        (("--bot-threads", "many"), "--bot-threads: must be a whole number of at least 1, not 'many'"),
        (("--keep-open", "-1"), "--keep-open: must be a number of days from 0 to 36500, not '-1'"),
        (("--keep-ended", "nan"), "--keep-ended: must be a number of days from 0 to 36500, not 'nan'"),
    ],
)
def test_a_flag_that_cannot_be_is_said(flags: tuple[str, str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", *flags, "--port", "70000"])  # where no server could start
    assert said in capsys.readouterr().err


def test_data_that_cannot_be_used_is_not_tried_again_and_again(tmp_path: Path) -> None:
    """systemd restarts the server whenever it ends, but not after the exit code that says so."""
    (tmp_path / FILE).write_bytes(b"garbage" * 999)
    code = main(["serve", "--port", "0", "--data", str(tmp_path)])
    assert f"RestartPreventExitStatus={code}\n" in (DEPLOY / "cantina.service").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("address", "link", "shared"),
    [
        (Address("127.0.0.1", 8000, Path()), "http://127.0.0.1:8000", ""),
        (Address("localhost", 8000, Path()), "http://localhost:8000", ""),
        (Address("0.0.0.0", 8000, Path()), "http://127.0.0.1:8000", "http://192.168.7.5:8000"),
        (Address("::", 8000, Path()), "http://[::1]:8000", "http://[fd00::5]:8000"),
        (Address("192.168.7.9", 80, Path()), "http://192.168.7.9:80", "http://192.168.7.9:80"),
        (Address("127.0.0.1", 8000, Path(), ("https://a.example",)), "https://a.example", "https://a.example"),
    ],
)
def test_where_oneself_and_others_open_the_page(
    address: Address, link: str, shared: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    own = {"192.0.2.1": "192.168.7.5", "2001:db8::1": "fd00::5"}
    monkeypatch.setattr(serving, "own_address", own.__getitem__)
    assert (address.link, address.shared) == (link, shared)
    assert config_of(address).address == shared
    serving.greet(address)
    assert ("Friends" in capsys.readouterr().out) == (shared not in ("", link))


def test_without_a_network_nobody_else_can_open_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_way(*_where: object) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", no_way)
    assert Address("0.0.0.0", 8000, Path()).shared == ""
