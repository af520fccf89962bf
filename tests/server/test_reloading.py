"""For authors of games: a server of some games alone, which shows what was edited as soon as it is saved."""

import asyncio
import contextlib
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from cantina.cli import main
from cantina.core.errors import CantinaError
from cantina.core.registry import BUILT_IN, game
from cantina.server import reloading
from cantina.server.app import RELOAD, Origins, build
from cantina.server.board import board_of
from cantina.server.reloading import Reloader
from cantina.server.services import Config
from cantina.server.serving import Address, config_of
from proofs.child import LAX

from .conftest import Open, Run, friends, until

OWN = {"host": "localhost:8000", "origin": "http://localhost:8000"}
SCENE = 'def still(world): return {"table": "round"}\ndef moving(world, s, seat): return {}\n'
SEATS = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a game whose author is at work; it is another game in every test."""
    home = tmp_path / "games" / f"edited_{tmp_path.name}"
    shutil.copytree(BUILT_IN / "template", home)
    (home / "scene.py").write_text(SCENE)
    monkeypatch.setenv("CANTINA_GAMES", str(home.parent))
    return home


def edit(path: Path, old: str, new: str) -> None:
    """Saves a file with a part of it changed."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def id_of(folder: Path) -> str:
    """The id of the game in a folder."""
    return folder.name.replace("_", "-")


def test_what_is_saved_is_shown(folder: Path, open_hall: Open, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Scene and texts are read again, tables leave the memory to come back with them, and pages are told."""
    monkeypatch.setattr(reloading, "PAUSE", 0.01)

    async def work() -> None:
        hall, name, told = open_hall(games=(id_of(folder),), reload=True), id_of(folder), []

        async def note() -> None:
            told.append(1)

        (ana,) = await friends(hall, 1)
        table = (await ana.say("create", game=name, seats=SEATS))["table"]
        await ana.say("watch", table=table)
        pack = game(name).facts.pack
        assert board_of(name, pack).still == {"table": "round"}
        watching = asyncio.create_task(Reloader(hall, note).run())
        await asyncio.sleep(0)
        edit(folder / "text" / "en.ftl", "title = ", "title = Our ")
        await until(lambda: told)
        assert game(name).texts("en").say("title").startswith("Our ")
        assert hall.rooms == {}
        told.clear()
        edit(folder / "scene.py", "round", "hexagonal")
        await until(lambda: told)
        assert board_of(name, pack).still == {"table": "hexagonal"}
        assert (await ana.say("watch", table=table))["type"] == "table"
        watching.cancel()

    run(work())


def test_a_broken_scene_stops_nothing(
    folder: Path, open_hall: Open, run: Run, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its author reads what is wrong, and the last one that worked stays; edited rules are not half taken in."""

    async def work() -> None:
        hall, name, told = open_hall(games=(id_of(folder),), reload=True), id_of(folder), []

        async def note() -> None:
            told.append(1)

        pack = game(name).facts.pack
        before = board_of(name, pack).still
        (folder / "scene.py").write_text("def still(world:\n")
        reloader = Reloader(hall, note)
        await reloader.take_in([folder / "scene.py", folder / "rules.py"])
        assert (board_of(name, pack).still, told) == (before, [1])

    run(work())
    assert "SyntaxError" in caplog.text
    assert "rules.py of Smugglers has changed: restart" in capsys.readouterr().out


@contextlib.contextmanager
def client(tmp_path: Path, **setup: Any) -> Iterator[TestClient]:
    """A browser at a server."""
    app = build(Config(tmp_path / "data", LAX, **setup), Origins(8000))
    with TestClient(app, base_url="http://localhost:8000") as found:
        yield found


def test_pages_load_themselves_again(tmp_path: Path) -> None:
    """Their sockets are closed with a code that says so, and nothing that they fetch is kept."""
    with client(tmp_path, reload=True) as browser, browser.websocket_connect("/ws", headers=OWN) as socket:
        assert browser.get("/api/games").headers["cache-control"] == "no-store"
        assert browser.portal
        browser.portal.call(browser.app.socket.reload_pages)  # type: ignore[attr-defined, call-arg]
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
        assert closed.value.code == RELOAD
    source = BUILT_IN.parent / "client" / "js" / "net.js"
    assert f"OUT_OF_DATE = {RELOAD}" in source.read_text(encoding="utf-8")
    with client(tmp_path) as browser:
        assert browser.get("/api/games").headers["cache-control"] != "no-store"


def test_only_these_games(tmp_path: Path, open_hall: Open, run: Run) -> None:
    """They are offered, hidden ones too, and no other can be begun."""
    with client(tmp_path, games=("template",)) as browser:
        assert [entry["game"] for entry in json.loads(browser.get("/api/games").text)["games"]] == ["template"]

    async def ask() -> None:
        (ana,) = await friends(open_hall(games=("template",)), 1)
        assert (await ana.say("create", game="template", seats=SEATS))["type"] == "done"
        answer = await ana.say("create", game="toy-battle", seats=SEATS)
        assert (answer["code"], answer["text"]) == (
            "bad-option", "this server does not play 'toy-battle'; it plays template",
        )  # fmt: skip

    run(ask())


def test_what_cannot_be_served_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--data", str(tmp_path), "--games", "template,nowhere"]) == 2
    assert "no game 'nowhere'" in capsys.readouterr().err
    with pytest.raises(CantinaError, match="--reload"):
        config_of(Address("0.0.0.0", 8000, tmp_path), reload=True)
