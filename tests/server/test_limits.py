"""What one guest may use up: the disk, the files of the process, the port, the words of a proxy."""

import itertools
import logging
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.testclient import TestClient

from cantina.cli import main
from cantina.core.errors import CantinaError
from cantina.core.registry import game as game_of
from cantina.core.words import Texts
from cantina.server import listening, serving, web
from cantina.server.app import Origins, build
from cantina.server.board import board_of
from cantina.server.hall import Hall
from cantina.server.limits import Doors, Limits
from cantina.server.messages import Notice
from cantina.server.preparing import load_rules
from cantina.server.services import Config
from cantina.server.serving import Address, proxies_of
from cantina.server.store import ARCHIVE
from cantina.server.tables import Table
from proofs.child import LAX
from proofs.scripted import Guest

from .conftest import Open, Run, act, alone, friends, until

HOST = "localhost:8000"


def test_tables_are_not_rearranged_without_end(open_hall: Open, run: Run) -> None:
    """A guest may change tables so often, and a table has so many changes before its start; then it can still begin."""

    async def change(times: int, **limits: Any) -> list[str]:
        hall = open_hall(limits=replace(LAX, **limits))
        ana, ben = await friends(hall, 2)
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = (await ana.say("create", game="template", seats=seats))["table"]
        said = [(await ana.say("arrange", table=table, watchers=bool(n % 2))).get("code", "done") for n in range(times)]
        said.append((await ben.say("sit", table=table, seat=1)).get("code", "done"))
        return [*said, (await ana.say("start", table=table)).get("code", "done")]

    assert run(change(3, arrangements=(0.0, 2))) == ["done", "done", "too-fast", "taken", "done"]
    assert run(change(3, arranged=3)) == ["done", "done", "too-many", "too-many", "done"]


def test_a_rematch_is_a_new_table(open_hall: Open, run: Run) -> None:
    """What would refuse a new table refuses one for a rematch; where one is made already, it is only named."""

    async def play() -> list[str]:
        hall = open_hall(limits=replace(LAX, tables=(0.0, 2), late=1.0))
        guest, table = await alone(hall)

        async def ask() -> dict[str, Any]:
            return await guest.say("rematch", table=table)

        await guest.say("resign", table=table, seat=0)
        hall.pulse.delay = 10.0
        codes = [(await ask()).get("code", "made")]
        hall.pulse.delay = 0.0
        hall.house.announce(Notice(text="soon", closing=True))
        codes.append((await ask()).get("code", "made"))
        hall.house.announce(None)
        table = (await ask())["table"]
        await guest.say("start", table=table)
        await guest.say("resign", table=table, seat=0)
        codes.append((await ask()).get("code", "made"))
        hall.doors._buckets.clear()
        fresh = (await ask())["table"]
        hall.doors.take("tables", guest.person.address, hall.config.limits.tables, hall.now())
        assert (await ask())["table"] == fresh
        return codes

    assert run(play()) == ["busy", "closing", "too-fast"]


def test_a_club_has_its_evening() -> None:
    """Forty people behind one address sit down at once, and again every ten minutes; who makes tables without end is refused."""
    limits = Limits.strict()
    assert limits.per_address == 40, "as many as can be there at once"
    doors = Doors(limits)

    def made(now: float, wanted: int) -> int:
        return sum(doors.take("tables", "club", limits.tables, now) for _ in range(wanted))

    assert [made(600.0 * n, 20) for n in range(24)] == [20] * 24
    assert made(600.0 * 24, 200) == 40


def test_what_shows_a_whole_table_counts_as_much_as_to_watch_it(open_hall: Open, run: Run) -> None:
    """A greeting counts once, and four times in front of a table: all of it is shown again."""

    async def cost(guest: Guest, kind: str, **fields: Any) -> float:
        before = guest.person.asked.left
        await guest.say(kind, **fields)
        return before - guest.person.asked.left

    async def play() -> list[float]:
        guest, table = await alone(open_hall(limits=replace(LAX, messages=(0.0, 60))))
        costs = [await cost(guest, "watch", table=table), await cost(guest, "hello", protocol=1, lang="de")]
        await guest.say("leave", table=table)
        return [*costs, await cost(guest, "hello", protocol=1)]

    assert run(play()) == [4, 4, 1]


def test_files_are_raised_as_far_as_possible() -> None:
    """A process may have as many files open as its hard limit says."""
    code = (
        "import resource; _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, 700))\n"
        "from cantina.server.listening import open_files\n"
        "print(open_files(), resource.getrlimit(resource.RLIMIT_NOFILE))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "700 (700, 700)"


def test_connections_fit_the_files(capsys: pytest.CaptureFixture[str]) -> None:
    """With few files there are few connections, and that is said; the server keeps some files for itself."""
    assert listening.within(Limits(), None) == listening.within(Limits(), 10**6) == Limits()
    assert capsys.readouterr().out == ""
    assert listening.within(Limits(), 1024).connections == 1024 - listening.OWN_FILES
    assert "Only 924 can connect at once" in capsys.readouterr().out


def test_a_port_in_use_is_said_before_anything_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One sentence, nothing compiled, no data made, and no word that the server is open."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main(["serve", "--port", str(port), "--data", str(tmp_path / "data")]) == 2
    said = capsys.readouterr()
    assert said.err == f"cantina: --port: {port} is used by another program, perhaps by another Cantina\n"
    assert "open" not in said.out
    assert not (tmp_path / "data").exists()


def test_an_address_that_is_not_ours(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--host", "192.0.2.1", "--port", "0"]) == 2
    assert "--host: cannot listen at 192.0.2.1" in capsys.readouterr().err


def test_it_is_open_when_it_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The word comes when the port answers."""
    answered: list[bool] = []
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]

    def look(**_: Any) -> None:
        with socket.create_connection(("127.0.0.1", port), 5):
            answered.append(True)

    class Looking(listening.Listener):
        async def startup(self, sockets: Any = None) -> None:
            """Looks as soon as the word is out, and ends."""
            await super().startup(sockets)
            self.should_exit = True

    monkeypatch.setattr(listening, "Listener", Looking)
    monkeypatch.setattr(serving, "WORKER", ())  # nothing is prepared
    monkeypatch.setattr(serving, "tune", lambda: None)
    monkeypatch.setattr(serving, "quieten", look)
    serving.serve(Address("127.0.0.1", port, tmp_path), games=("template",))
    assert answered == [True]
    assert f"Cantina is open at http://127.0.0.1:{port}" in capsys.readouterr().out


def test_proxies_are_checked() -> None:
    assert proxies_of("") == ()
    assert proxies_of("10.0.0.2,fd00::/64") == ("10.0.0.2", "fd00::/64")
    with pytest.raises(CantinaError, match="--proxy: 'caddy'"):
        proxies_of("10.0.0.2,caddy")


@pytest.mark.parametrize(
    ("client", "named", "warned"),
    [
        ("10.1.2.3", "203.0.113.9", True),
        ("10.1.2.3", "", False),
        ("10.1.2.3", "203.0.113.9, 10.1.2.3", False),
        ("8.8.8.8", "203.0.113.9", False),
    ],
)
def test_a_proxy_that_is_not_believed_is_said_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, client: str, named: str, warned: bool
) -> None:
    """All people behind it would count as one; whoever only claims to be a proxy is not worth a line."""
    app = build(Config(tmp_path, LAX), Origins(8000))
    headers = {"host": HOST, "origin": f"http://{HOST}", **({"x-forwarded-for": named} if named else {})}
    caplog.set_level(logging.WARNING)
    with TestClient(app, base_url=f"http://{HOST}", client=(client, 5)) as connection:
        for _ in range(2):
            with connection.websocket_connect("/ws", headers=dict(headers)):
                pass
    assert caplog.text.count(f"--proxy {client}") == int(warned)


@pytest.fixture
def imported() -> Iterator[list[str]]:
    """Every module whose file is opened while the list is watched."""
    found: list[str] = []
    WATCHED.append(found)
    yield found
    WATCHED.clear()


WATCHED: list[list[str]] = []


def watch(event: str, values: tuple[Any, ...]) -> None:
    """Notes the modules that are opened, for whoever watches."""
    if WATCHED and event == "open" and str(values[0]).endswith((".py", ".pyc", ".so")):
        WATCHED[0].append(str(values[0]))


sys.addaudithook(watch)


@pytest.fixture
def unloaded(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The template as if nobody had played it yet."""
    for name in [name for name in sys.modules if name.startswith("cantina.games.template.")]:
        monkeypatch.delitem(sys.modules, name)
    for made in (game_of, board_of):
        made.cache_clear()
    yield
    for made in (game_of, board_of):
        made.cache_clear()


@pytest.mark.usefixtures("unloaded")
def test_nothing_is_imported_while_people_play(open_hall: Open, run: Run, imported: list[str]) -> None:
    """Whatever code playing needs is loaded at the start: somebody's first question does not wait for it."""
    load_rules("template")

    async def play() -> None:
        hall = open_hall(thinking=600.0)
        guest, table = await alone(hall)
        await hall.thinker.warm(hall.rooms[table].course.board)
        imported.clear()
        await act(guest, table, 0, "bid 1")
        await act(guest, table, 1, "bid 2")
        for kind, fields in (("hint", {"seat": 1}), ("look", {}), ("log", {}), ("why", {"seat": 0, "action": 0})):
            await guest.say(kind, table=table, **fields)
        seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
        made = await guest.say("create", game="template", seats=seats, start=True)
        await guest.say("watch", table=made["table"])
        await guest.say("lobby")

    run(play())
    assert imported == []


def test_what_is_fetched_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many fetch a game's texts, they are put together once."""
    made: list[str] = []
    plain_messages = Texts.plain_messages

    def noted(texts: Texts) -> Any:
        made.append("texts")
        return plain_messages(texts)

    monkeypatch.setattr(Texts, "plain_messages", noted)
    web.texts_said.cache_clear()
    with TestClient(build(Config(tmp_path, LAX), Origins(8000)), base_url=f"http://{HOST}") as connection:
        first = connection.get("/api/games/template/texts?lang=pl").content
        assert made
        made.clear()
        assert {connection.get("/api/games/template/texts?lang=pl").content for _ in range(20)} == {first}
    assert made == []


def test_records_that_are_there_cost_nothing(hall: Hall, run: Run) -> None:
    """Who asks for too many that have yet to be made is told to wait."""

    async def fetch() -> list[int]:
        guest, table = await alone(hall)
        await guest.say("resign", table=table, seat=0)
        await until(lambda: table in hall.keeper._open)
        hall.config.limits = replace(LAX, heavy=(0.0, 0.0))
        api = web.Api(hall)
        request = Request({"type": "http", "path_params": {"table": table}, "client": ("10.0.0.1", 1), "headers": []})
        there = await api.record(request)
        hall.keeper._open.clear()
        await hall.store.keep(table, ARCHIVE, b"")
        with pytest.raises(HTTPException) as refused:
            await api.record(request)
        return [there.status_code, refused.value.status_code]

    assert run(fetch()) == [200, 429]


def test_records_are_verified_beside_the_loop(hall: Hall, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits while a record is verified, and who asks for too much is told to wait."""
    threads: list[str] = []
    proof_of = web.proof_of

    def noted(table: Table, record: str) -> Any:
        threads.append(threading.current_thread().name)
        return proof_of(table, record)

    monkeypatch.setattr(web, "proof_of", noted)

    async def fetch() -> list[int]:
        guest, table = await alone(hall)
        await guest.say("resign", table=table, seat=0)
        api = web.Api(hall)
        request = Request({"type": "http", "path_params": {"table": table}, "client": ("10.0.0.1", 1), "headers": []})
        codes = [(await answer(request)).status_code for answer in (api.record, api.verify)]
        hall.config.limits = replace(LAX, heavy=(0.0, 0.0))
        hall.doors._buckets.clear()
        with pytest.raises(HTTPException) as refused:
            await api.verify(request)
        hall.pulse.late, hall.pulse.delay = 1.0, 10.0
        with pytest.raises(HTTPException) as busy:
            await api.verify(request)
        return [*codes, refused.value.status_code, busy.value.status_code]

    assert run(fetch()) == [200, 200, 429, 503]
    assert threads == ["cantina-bot"]


def test_the_clock_of_a_server_never_goes_back(open_hall: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits and waits go by it, so it is not the machine's calendar, which is set back by an hour at every look."""
    calendar = itertools.count(2e9, -3600)
    monkeypatch.setattr(time, "time", lambda: next(calendar))
    hall = open_hall()
    shown = [hall.now_ms() for _ in range(3)]
    assert shown == sorted(shown, reverse=True), "what people are shown goes by the calendar"
    looks = [hall.now() for _ in range(3)]
    assert looks == sorted(looks)
