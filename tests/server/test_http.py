"""What is fetched over HTTP, and a game over a real socket."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from cantina.core.words import LANGUAGES
from cantina.server.app import Origins, build
from cantina.server.hall import Config
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


def test_rules_and_texts(connection: TestClient) -> None:
    """Rules come as chapters of numbered clauses, texts by their names."""
    book = connection.get("/api/games/template/rules", params={"lang": "pl"}).json()
    assert [chapter["number"] for chapter in book["chapters"]] == ["1", "2", "3", "4", "5"]
    texts = connection.get("/api/games/template/texts", params={"lang": "de"}).json()
    assert texts["token-jammer"]
    assert "event-peeked" not in texts
    for path in ("/api/games/nothing/rules", "/api/games/template/rules?lang=xx"):
        assert connection.get(path).status_code == 404


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
    assert len(proved["proved"]) == 4
    assert proved["problem"] == ""
    assert connection.get("/api/health").json()["tables"] == 1


def test_page(connection: TestClient) -> None:
    """The page is served at / and at every table's address."""
    assert connection.get("/").status_code == 200
    assert connection.get("/table/abcdefghijkl").status_code == 200
