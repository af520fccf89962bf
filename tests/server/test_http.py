"""What is fetched over HTTP, and a game over a real socket."""

import hashlib
import json
import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import cantina
from cantina.bots.levels import LEVELS
from cantina.core.registry import facts_of
from cantina.core.words import LANGUAGES
from cantina.server.app import Origins, build
from cantina.server.board import board_of
from cantina.server.services import Config
from cantina.server.web import known_games
from proofs.child import LAX

HOST = "localhost:8000"


@pytest.fixture
def connection(tmp_path: Path) -> Any:
    """A client of the application."""
    with TestClient(build(Config(tmp_path, LAX, pauses=(0, 0)), Origins(8000)), base_url=f"http://{HOST}") as found:
        yield found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games(connection: TestClient, lang: str) -> None:
    """The list of games has facts, options, packs with their sources, in every language."""
    games = connection.get("/api/games", params={"lang": lang}).json()["games"]
    assert "template" not in [game["game"] for game in games]
    for game in games:
        assert game["title"]
        assert game["about"] != "about"
        for pack in game["packs"]:
            assert sum(pack["sources"].values()) == len(pack["figures"])


@pytest.mark.parametrize(
    ("lang", "title"), [("en", "Castle Field"), ("ro", "Domeniul castelului"), ("pl", "Pole zamkowe")]
)
def test_packs_are_called_as_their_game_says_in_each_language(connection: TestClient, lang: str, title: str) -> None:
    games = {game["game"]: game for game in connection.get("/api/games", params={"lang": lang}).json()["games"]}
    titles = {pack["pack"]: pack["title"] for pack in games["toy-battle"]["packs"]}
    assert titles["castle-field"] == title
    assert all(pack["title"] for game in games.values() for pack in game["packs"]), (
        "without a message by their own title"
    )


def test_rules_and_texts(connection: TestClient) -> None:
    """Rules come as chapters of numbered clauses, texts by their names."""
    book = connection.get("/api/games/template/rules", params={"lang": "pl"}).json()
    assert [chapter["number"] for chapter in book["chapters"]] == ["1", "2", "3", "4", "5"]
    texts = connection.get("/api/games/template/texts", params={"lang": "de"}).json()
    assert texts["token-jammer"]
    assert "event-peeked" not in texts
    for path in ("/api/games/nothing/rules", "/api/games/template/rules?lang=xx"):
        assert connection.get(path).status_code == 404


def test_the_boards_of_a_game_are_seen_before_a_table(connection: TestClient) -> None:
    """The still part of the scene on each pack, as a table on it begins with."""
    boards = connection.get("/api/games/toy-battle/boards").json()
    game = cantina.game("toy-battle")
    assert list(boards) == list(game.pack_names())
    for name, still in boards.items():
        assert still == json.loads(json.dumps(board_of("toy-battle", name).still))
    assert connection.get("/api/games/nothing/boards").status_code == 404


def test_a_game_by_socket_and_its_record(connection: TestClient) -> None:
    """A whole game over a socket; its record is handed out at the end and not before, and is proved."""
    with connection.websocket_connect("/ws", headers={"host": HOST, "origin": f"http://{HOST}"}) as socket:

        def ask(**message: Any) -> dict[str, Any]:
            socket.send_json({"id": "q", **message})
            while True:
                answer: dict[str, Any] = socket.receive_json()
                if "faces" in answer:
                    faces.update({face["seat"]: face for face in answer["faces"]})
                    table["version"] = answer["version"]
                if answer.get("id") == message.get("id", "q"):
                    return answer

        faces: dict[int, Any] = {}
        table: dict[str, Any] = {}
        ask(type="hello", protocol=1)
        name = ask(type="create", game="template", seats=[{"kind": "me"}] * 2, start=True, window=0)["table"]
        ask(type="watch", table=name)
        assert connection.get(f"/api/record/{name}").status_code == 409
        assert connection.get(f"/api/verify/{name}").status_code == 409
        n = 0
        while seats := [seat for seat, face in faces.items() if face.get("choices")]:
            n += 1
            face = faces[seats[0]]
            step, action = face.get("steps", 0), face["choices"][0]["action"]
            ask(type="do", id=f"d{n}", table=name, seat=seats[0], version=table["version"], step=step, action=action)
            ask(type="watch", table=name)
    record = connection.get(f"/api/record/{name}")
    assert tomllib.loads(record.text)["result"] == "spent"
    assert "attachment" in record.headers["content-disposition"]
    proved = connection.get(f"/api/verify/{name}").json()
    assert len(proved["proved"]) == 5
    assert proved["problem"] == ""
    assert connection.get("/api/health").json()["tables"] == 1


def test_page(connection: TestClient) -> None:
    """The page is served at / and at every table's address."""
    assert connection.get("/").status_code == 200
    assert connection.get("/table/abcdefghijkl").status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/types.py",
        "/__init__.py",
        "/js/protocol.d.ts",
        "/jsconfig.json",
        "/games/toy-battle/scene.py",
        "/games/toy-battle/../scene.py",
        "/games/toy-battle/%2e%2e/scene.py",
        "/games/toy-battle/..%2fgame.toml",
        "/games/toy-battle/../text/en.ftl",
        "/games/nothing/art.js",
    ],
)
def test_nothing_but_the_files_of_a_page_is_served(connection: TestClient, path: str) -> None:
    assert connection.get(path).status_code == 404


@pytest.mark.parametrize("path", ["/js/main.js", "/css/base.css", "/text/en.json", "/games/toy-battle/art.js"])
def test_files_of_the_page_are_asked_about_before_each_use(connection: TestClient, path: str) -> None:
    """Otherwise a browser guesses how long it may keep a module, and mixes old ones with new ones."""
    answer = connection.get(path)
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"
    assert connection.get(path, headers={"if-none-match": answer.headers["etag"]}).status_code == 304


def test_the_page_asks_for_every_list(connection: TestClient) -> None:
    """Languages, levels with their names, what a table can be set to: nothing of it stands in the page."""
    lists = connection.get("/api/games", params={"lang": "de"}).json()
    assert tuple(lists["languages"]) == LANGUAGES
    assert [entry["level"] for entry in lists["levels"]] == list(LEVELS)
    assert lists["levels"][0] == {"level": "random", "label": "Zufällig", "about": "Spielt irgendetwas Erlaubtes."}
    assert lists["level"] in LEVELS
    assert lists["passing"] == ["ask", "nothing", "always"]
    settings = {entry["setting"]: entry for entry in lists["settings"]}
    assert set(settings) == {"public", "watchers", "hints", "window", "pace", "patience", "absence"}
    assert settings["window"] == {"setting": "window", "default": 15, "most": 120}


def test_the_built_in_games_bring_their_drawings(connection: TestClient) -> None:
    for game in connection.get("/api/games").json()["games"]:
        assert game["scene"], game["game"]
        found = {name: there for name, there in game["page"].items() if name not in ("sides", "styles")}
        assert found == {"art": True, "cover": True, "guide": True}
        assert game["page"]["styles"]
        assert bool(game["page"]["sides"]) != game["cooperative"]
        for file in ("art.js", *game["page"]["styles"], "cover.svg"):
            assert connection.get(f"/games/{game['game']}/{file}").status_code == 200


@pytest.fixture
def strange_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a game from elsewhere, which has a page in English alone."""
    folder = tmp_path / "games" / "strange_game"
    shutil.copytree(facts_of("template").folder, folder, ignore=shutil.ignore_patterns("page", "scene.py"))
    facts = folder / "game.toml"
    facts.write_text(facts.read_text(encoding="utf-8").replace("offered = false", "offered = true"), encoding="utf-8")
    (folder / "page" / "text").mkdir(parents=True)
    (folder / "page" / "art.js").write_text("export const art = {};\n", encoding="utf-8")
    (folder / "page" / "secret.py").write_text("", encoding="utf-8")
    (folder / "page" / "text" / "en.json").write_text('{"place.spot": "Spot {number}"}\n', encoding="utf-8")
    monkeypatch.setenv("CANTINA_GAMES", str(folder.parent))
    known_games.cache_clear()
    yield folder
    known_games.cache_clear()


def test_a_game_from_elsewhere_brings_its_page(strange_game: Path, tmp_path: Path) -> None:
    with TestClient(build(Config(tmp_path, LAX), Origins(8000)), base_url=f"http://{HOST}") as connection:
        games = {game["game"]: game for game in connection.get("/api/games").json()["games"]}
        entry = games[strange_game.name.replace("_", "-")]
        assert entry["page"] == {"art": True, "styles": [], "cover": False, "guide": False, "sides": None}
        assert not entry["scene"]
        assert connection.get("/games/strange-game/art.js").status_code == 200
        assert connection.get("/games/strange-game/secret.py").status_code == 404
        for lang in LANGUAGES:  # what is not said in a language is said in English
            words = connection.get("/api/games/strange-game/words", params={"lang": lang}).json()
            assert words == {"place.spot": "Spot {number}"}


def test_the_worker_names_every_file_of_the_page_with_its_digest(connection: TestClient) -> None:
    """So that a browser keeps no file beside one of another version."""
    answer = connection.get("/worker.js")
    assert answer.headers["cache-control"] == "no-cache"
    files = json.loads(answer.text.partition("self.FILES = ")[2].partition(";\n")[0])
    assert {"/index.html", "/js/main.js", "/css/base.css", "/text/pl.json", "/games/toy-battle/art.js"} <= set(files)
    for path in ("/js/main.js", "/games/toy-battle/art.js"):
        assert files[path] == hashlib.sha256(connection.get(path).content).hexdigest()
    assert not [path for path in files if connection.get(path).status_code != 200]


def test_the_worker_keeps_nothing_where_games_are_written(tmp_path: Path) -> None:
    with TestClient(build(Config(tmp_path, LAX, reload=True), Origins(8000)), base_url=f"http://{HOST}") as found:
        assert found.get("/worker.js").text.startswith("self.FILES = {};")


def test_the_manifest_speaks_the_language_of_the_browser(connection: TestClient) -> None:
    answer = connection.get("/manifest.webmanifest", headers={"accept-language": "fr-FR,pl;q=0.8,en;q=0.5"})
    assert answer.headers["content-type"] == "application/manifest+json"
    assert answer.json()["lang"] == "pl"
    assert {way["url"] for way in answer.json()["shortcuts"]} >= {"/?game=toy-battle", "/?game=conflict"}


def test_files_travel_small_and_are_not_sent_twice(connection: TestClient) -> None:
    plain = connection.get("/js/table.js", headers={"accept-encoding": "identity"})
    small = connection.get("/js/table.js", headers={"accept-encoding": "gzip"})
    assert small.headers["content-encoding"] == "gzip"
    assert small.content == plain.content
    assert int(small.headers["content-length"]) < len(plain.content) / 2
    assert small.headers["content-type"] == plain.headers["content-type"]
    for answer in (plain, small):
        again = connection.get("/js/table.js", headers={"if-none-match": answer.headers["etag"]})
        assert again.status_code == 304
    assert "content-encoding" not in connection.get("/icon-192.png").headers
