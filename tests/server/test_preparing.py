"""The first start: what must be compiled is compiled once, side by side, each game can be played as soon as it is ready."""

import asyncio
import os
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from cantina.core.registry import BUILT_IN, facts_of
from cantina.server import kitchen as kitchens
from cantina.server import preparing
from cantina.server.app import Origins, build
from cantina.server.errors import Refusal
from cantina.server.hall import Hall
from cantina.server.kitchen import Kitchen
from cantina.server.services import Config, offered
from proofs.child import LAX

from .conftest import Open, Run, alone, friends, until

NOTES = "import sys, pathlib; pathlib.Path(sys.argv[1], sys.argv[2]).touch()"
# Says that it has begun, and ends when it is told to
WAITS = """
import os, pathlib, sys, time
home = pathlib.Path(sys.argv[1])
(home / f"{sys.argv[2]}.begun").write_text(str(os.getpid()))
while not (home / sys.argv[2]).exists():
    time.sleep(0.01)
"""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which nothing is marked as compiled; what is compiled stays where it is."""
    monkeypatch.setattr(kitchens, "cache_home", lambda: tmp_path / "marks")
    return tmp_path


@pytest.fixture
def unloaded(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Lets no game be loaded; the list says which would have been."""
    loaded: list[str] = []
    monkeypatch.setattr(preparing, "load", loaded.append)
    return loaded


def worker(home: Path, script: str = NOTES) -> tuple[str, ...]:
    """A worker that does nothing but what a script says."""
    return (sys.executable, "-c", script, str(home))


def prepare(games: Iterable[str], command: tuple[str, ...]) -> Kitchen:
    """A kitchen that has done its work."""
    kitchen = Kitchen(map(facts_of, games), command)
    asyncio.run(kitchen.run())
    return kitchen


# What is compiled, and when


@pytest.mark.usefixtures("unloaded")
def test_each_game_is_compiled_once(home: Path) -> None:
    prepare(["toy-battle", "conflict"], worker(home))
    assert {"toy-battle", "conflict"} <= {path.name for path in home.iterdir()}
    (home / "conflict").unlink()
    prepare(["toy-battle", "conflict", "super-teams"], worker(home))
    assert not (home / "conflict").exists(), "the second start compiles nothing again"
    assert (home / "super-teams").exists(), "but what it has not compiled yet"


@pytest.mark.usefixtures("unloaded")
def test_what_is_drawn_and_said_needs_no_compiler(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game is compiled again when its rules change, not when its scene does."""
    folder = home / "games" / "edited"
    shutil.copytree(BUILT_IN / "toy_battle", folder)
    monkeypatch.setenv("CANTINA_GAMES", str(home / "games"))
    for file, again in (("scene.py", False), ("rules.py", True), ("state.py", True)):
        prepare(["edited"], worker(home))
        (home / "edited").unlink(missing_ok=True)
        with (folder / file).open("a") as source:
            source.write("# edited\n")
        prepare(["edited"], worker(home))
        assert (home / "edited").exists() == again, file


def test_a_worker_that_fails_costs_time_and_nothing_else(home: Path, unloaded: list[str]) -> None:
    failed = prepare(["toy-battle"], worker(home, "import sys; sys.exit(1)"))
    assert failed.dishes["toy-battle"].stage == "ready"
    assert unloaded == ["toy-battle"], "it is compiled as it is loaded"
    assert prepare(["toy-battle"], ("/no/such/program",)).dishes["toy-battle"].stage == "ready"
    prepare(["toy-battle"], worker(home))
    assert (home / "toy-battle").exists(), "and the next start tries again"


def test_without_a_cache_games_are_loaded_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unloaded: list[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(kitchens, "cache_home", lambda: tmp_path / "file" / "marks")
    prepare(["toy-battle"], worker(tmp_path))
    assert unloaded == ["toy-battle"]
    assert not (tmp_path / "toy-battle").exists(), "what a worker compiles could not be kept"


@pytest.mark.usefixtures("home")
def test_a_game_that_cannot_be_loaded_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_of: object) -> None:
        raise TypeError("rules.py: no such field\nand a long story")

    monkeypatch.setattr(preparing, "load", broken)
    monkeypatch.setattr(preparing, "mark_of", broken)
    shown = prepare(["toy-battle"], (sys.executable, "-c", "")).dishes["toy-battle"]
    assert (shown.stage, shown.problem) == ("failed", "rules.py: no such field")


def test_how_long_it_took_is_what_it_will_take(home: Path) -> None:
    assert preparing.expected(home, "toy-battle") == preparing.USUAL
    preparing.set_mark(home / f"ready-toy-battle-{'0' * 16}", 12.34)
    preparing.set_mark(home / f"ready-toy-battle-{'1' * 16}", 23.45)
    assert preparing.expected(home, "toy-battle") == 23.4
    assert len(list(home.iterdir())) == 1, "marks of earlier sources go"
    (home / f"ready-conflict-{'0' * 16}").touch()  # as the first edition left it
    assert preparing.expected(home, "conflict") == preparing.USUAL


@pytest.mark.usefixtures("unloaded")
def test_a_worker_leaves_rules_and_bots_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CANTINA_CACHE", str(tmp_path))
    prepare(["template"], preparing.WORKER)
    folders = [path for path in tmp_path.iterdir() if path.is_dir()]
    assert {"bots" in path.name for path in folders} == {True, False}
    assert all(list(path.rglob("*.nbi")) for path in folders)


def test_what_was_prepared_ahead_is_ready(home: Path, unloaded: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """As the image of a container is made: its server compiles nothing."""
    monkeypatch.setenv("CANTINA_CACHE", str(home / "marks"))
    monkeypatch.setattr(os, "nice", lambda _by: 0, raising=False)
    preparing.main("toy-battle")
    assert unloaded == ["toy-battle"]
    prepare(["toy-battle"], worker(home))
    assert not (home / "toy-battle").exists()


# Meanwhile


def test_short_games_come_first_and_as_many_at_a_time_as_there_are_cores(
    home: Path, unloaded: list[str], monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    kitchen = Kitchen(list(offered(()).values())[:3], worker(home, WAITS))

    async def story() -> None:
        async with kitchen.at_work():
            for game in ("toy-battle", "super-teams", "conflict"):
                await until((home / f"{game}.begun").exists)
                assert [stage.game for stage in kitchen.unready() if stage.stage == "preparing"] == [game]
                (home / game).touch()
            await until(lambda: kitchen.idle)

    run(story())
    assert unloaded == ["toy-battle", "super-teams", "conflict"]


@pytest.mark.usefixtures("unloaded")
def test_whatever_is_being_compiled_ends_with_the_server(home: Path, run: Run) -> None:
    kitchen = Kitchen([facts_of("toy-battle")], worker(home, WAITS))
    noted = home / "toy-battle.begun"

    async def story() -> None:
        async with kitchen.at_work():
            await until(lambda: noted.exists() and noted.read_text())

    run(story())
    with pytest.raises(ProcessLookupError):
        os.kill(int(noted.read_text()), 0)
    assert not list((home / "marks").iterdir()), "it is not marked as compiled"


def told(guest: Any) -> list[str]:
    """The stages that someone was told of, in order."""
    return [stage["stage"] for m in guest.mail if m["type"] == "games" for stage in m["games"]]


def prepared_hall(open_hall: Open, home: Path) -> Hall:
    """A hall whose one game waits until it is told to be compiled."""
    return open_hall(games=("template",), worker=worker(home, WAITS))


def test_a_game_is_refused_until_it_is_ready_and_everybody_hears_of_it(open_hall: Open, home: Path, run: Run) -> None:
    hall = prepared_hall(open_hall, home)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]

    async def story() -> None:
        (ana,) = await friends(hall, 1)
        assert ana.last("welcome")["games"] == [{"game": "template", "stage": "waiting"}]
        async with hall.kitchen.at_work():
            await until((home / "template.begun").exists)
            refused = await ana.say("create", game="template", seats=seats, start=True)
            assert refused["code"] == "preparing"
            assert "Smugglers is being prepared" in refused["text"]
            (home / "template").touch()
            await until(lambda: hall.kitchen.idle)
        assert "table" in await ana.say("create", game="template", seats=seats, start=True)
        assert told(ana) == ["preparing", "loading", "ready"]
        (ben,) = await friends(hall, 1)
        assert "games" not in ben.last("welcome")

    run(story())


def test_a_table_that_exists_opens_when_its_game_is_ready(open_hall: Open, home: Path, run: Run) -> None:
    guest, table = run(alone(open_hall()))

    async def story(hall: Hall) -> None:
        guest.hall = hall
        hall.connect(guest.person)
        async with hall.kitchen.at_work():
            await until((home / "template.begun").exists)
            assert (await guest.say("watch", table=table))["code"] == "preparing"
            (home / "template").touch()
            await until(lambda: "loading" in told(guest))
            assert (await guest.say("watch", table=table))["type"] == "table", (
                "it waits for a game that is being loaded"
            )

    run(story(prepared_hall(open_hall, home)))


def test_the_list_of_games_says_how_far_they_are(home: Path) -> None:
    config = Config(home / "data", LAX, games=("template",), worker=worker(home, WAITS))
    with TestClient(build(config, Origins(8000)), base_url="http://localhost:8000") as connection:
        answer = connection.get("/api/games")
        assert answer.json()["games"][0]["stage"]["stage"] in ("waiting", "preparing")
        assert answer.headers["cache-control"] == "no-store", "it will be different soon"
        (home / "template").touch()
        while (answer := connection.get("/api/games")).json()["games"][0]["stage"]["stage"] != "ready":
            pass
        assert "max-age" in answer.headers["cache-control"]


def test_a_table_whose_game_is_being_prepared_is_not_gone(
    open_hall: Open, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who wants to delete it meanwhile is told to wait, and finds it later as it was."""
    hall = open_hall()

    async def wait(_game: str) -> None:
        raise Refusal("preparing")

    async def delete() -> None:
        guest, table = await alone(hall)
        hall.rooms.drop(hall.rooms[table])
        with monkeypatch.context() as patch:
            patch.setattr(hall.kitchen, "need", wait)
            assert (await guest.say("delete", table=table))["code"] == "preparing"
        assert (await guest.say("delete", table=table))["type"] == "gone"

    run(delete())
