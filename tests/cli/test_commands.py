"""The commands as a person uses them: what they print, and what they say when something is wrong."""

import io
import json
import sys
from pathlib import Path

import pytest

import cantina
from cantina.cli import main
from helpers import random_match

GAME = cantina.game("template")


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    """The exit code, what was printed, and what was said of errors."""
    code = main(argv)
    out, err = capsys.readouterr()
    return code, out, err


def typing(monkeypatch: pytest.MonkeyPatch, *answers: str) -> None:
    """Lets a person type these answers."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(answers) + "\n"))


def test_games_lists_what_is_offered(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games")
    assert code == 0
    for game_id in ("super-teams", "toy-battle", "risk-star-wars", "conflict"):
        assert game_id in out
    assert "template" not in out


def test_rules_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    for lang, word in (("en", "captain"), ("ro", "căpitan"), ("es", "capitán"), ("pl", "apitan"), ("de", "Kapitän")):
        _, out, _ = run(capsys, "rules", "template", "--lang", lang)
        assert "3.2" in out
        assert word in out
    _, out, _ = run(capsys, "rules", "template", "4.2")
    assert "4.1" not in out
    assert "[rulebook" not in out
    _, out, _ = run(capsys, "rules", "super-teams", "3.1", "--sources")
    assert "[rulebook: how to play" in out
    _, out, _ = run(capsys, "rules", "super-teams", "3.1", "--sources", "--lang", "pl")
    assert "[rulebook: how to play" in out
    code, _, err = run(capsys, "rules", "template", "9.9")
    assert code == 2
    assert "there is no clause '9.9'" in err


def test_rules_begin_with_the_lesson(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "rules", "super-teams", "--lang", "ro")
    first = [
        out.index(text) for text in ("Într-un minut", "Un 4 care devine 8", "Spațiu dublu", "Carte universală", "1.1")
    ]
    assert first == sorted(first)
    _, out, _ = run(capsys, "rules", "super-teams", "3")
    assert "In one minute" not in out


def test_simulate_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ("simulate", "template", "--games", "700", "--players", "4", "--seed", "5", "--json")
    found = []
    for threads in ("1", "2"):
        code, out, _ = run(capsys, *argv, "--threads", threads)
        assert code == 0
        data = json.loads(out)
        assert list(data) == [
            "game", "players", "games", "steps", "seconds", "games_per_s", "steps_per_s", "wins", "draws", "turns", "ends",
        ]  # fmt: skip
        assert list(data["turns"]) == ["mean", "p5", "p50", "p95"]
        assert data["wins"][0] == data["wins"][2], "both seats of a team win together"
        assert data["wins"][0] + data["wins"][1] + data["draws"] == 700
        assert data["ends"] == {"spent": 700}
        found.append({k: v for k, v in data.items() if not k.endswith("_s") and k != "seconds"})
    assert found[0] == found[1], "the same seed gives the same numbers, whatever the number of threads"
    _, out, _ = run(capsys, "simulate", "template", "--games", "300")
    assert "95 % interval" in out


def test_a_game_lost_together_is_no_draw(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "simulate", "conflict", "--games", "50", "--seed", "1", "--json")
    data = json.loads(out)
    assert data["draws"] == 0
    assert data["wins"] == [data["ends"].get("heroes-found", 0)] * 2


def test_simulate_draws_who_begins_for_every_game() -> None:
    from cantina.lab.playouts import option_columns

    fixed, drawn = option_columns(GAME, 4, {})
    assert drawn == [(1, 4)]
    fixed, drawn = option_columns(GAME, 4, {"lead": "3"})
    assert drawn == []
    assert fixed.tolist() == [0, 2]


def test_content_show_check_copy(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    _, out, _ = run(capsys, "content", "show", "template")
    assert "tokens.jammers" in out
    assert "own" in out
    copy = tmp_path / "mine.toml"
    code, out, _ = run(capsys, "content", "copy", "template", "-o", str(copy))
    assert code == 0
    code, out, _ = run(capsys, "content", "check", "template", str(copy))
    assert "is a valid pack for template" in out
    code, _, err = run(capsys, "content", "copy", "template", "-o", str(copy))
    assert code == 2
    assert "already exists" in err
    copy.write_text(copy.read_text().replace("value = 4", "value = 400"))
    code, _, err = run(capsys, "content", "check", "template", str(copy))
    assert code == 2
    assert f"{copy}: tokens.jammers: must be from 0 to 30, not 400" in err
    code, _, err = run(capsys, "content", "check", "toy-battle", str(copy))
    assert "is for 'template', not for 'toy-battle'" in err


POSITION = """
game = "template"
phase = "window"
to_act = [1]
captain = 0
cargo = 4
tokens = [{ blanks = 2 }, { jammers = 1, blanks = 1 }]
"""


def test_explain_answers_is_this_legal_and_why(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "position.toml"
    path.write_text(POSITION)
    code, out, _ = run(capsys, "explain", str(path))
    assert code == 0
    assert "jam " in out
    assert "Jam the cargo" in out
    code, out, _ = run(capsys, "explain", str(path), "--play", "jam; 0: bid 3", "--lang", "de")
    assert code == 0
    assert "Fracht im Wert von 4 gestört" in out
    assert "Gebot 3" in out
    code, out, _ = run(capsys, "explain", str(path), "--play", "take")
    assert code == 1
    assert "not allowed. 4.1" in out
    code, out, _ = run(capsys, "explain", str(path), "--why", "take", "--seat", "0")
    assert "not allowed. 1.5" in out
    code, out, _ = run(capsys, "explain", str(path), "--why", "jam")
    assert "jam: allowed." in out
    code, out, _ = run(capsys, "explain", str(path), "--json")
    assert json.loads(out)["legal"] == {"1": ["jam", "pass"]}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x = ", "is not valid TOML"),
        ("phase = 'bid'", "game: is missing"),
        ("game = 'template'\nmoon = 1", "moon: is not known here"),
        ("game = 'chess'", "there is no game 'chess'"),
    ],
)
def test_explain_of_a_bad_position(capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "position.toml"
    path.write_text(text)
    code, _, err = run(capsys, "explain", str(path))
    assert code == 2
    assert said in err
    assert "Traceback" not in err


def test_a_whole_game_at_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "game.toml"
    typing(monkeypatch, "9", "u", *["1"] * 60)
    code, out, _ = run(capsys, "play", "template", "--seats", "human,random", "--seed", "4", "--save", str(path))
    assert code == 0
    assert "Please type one of the numbers above." in out
    assert "There is nothing to undo." in out
    assert "The game has ended" in out
    assert GAME.load(path).outcome


def test_leaving_and_going_on_loses_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "game.toml"
    argv = ("play", "template", "--players", "2", "--seats", "human,random", "--seed", "4", "--save", str(path))
    typing(monkeypatch, "1", "1", "q")
    _, out, _ = run(capsys, *argv)
    assert "cantina play template --resume" in out
    before = GAME.load(path).record
    assert len(before) >= 2
    typing(monkeypatch, *["1"] * 60)
    code, out, _ = run(capsys, *argv, "--resume")
    assert code == 0
    after = GAME.load(path)
    assert after.record[: len(before)] == before
    assert after.outcome


def test_a_curtain_falls_between_two_people(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    typing(monkeypatch, "1", "", "1", "q")
    argv = ("--seats", "human,human", "--names", "Ana,Ion", "--seed", "1", "--save", str(tmp_path / "game.toml"))
    _, out, _ = run(capsys, "play", "template", *argv, "--option", "lead=1")
    assert "Pass the keyboard to Ion" in out
    seen_by_ion = out.partition("Pass the keyboard to Ion")[2].partition("Pass the keyboard to Ana")[0]
    assert "Ana chose a bid." in seen_by_ion
    assert "Ana chose bid 1" not in seen_by_ion


def test_names_are_printed_as_they_are(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Brackets in them are no orders to the terminal: at the table, in a replay, in a picture."""
    path = tmp_path / "[b].toml"
    typing(monkeypatch, "", *["1"] * 99)
    argv = ("--seats", "easy,human", "--names", "A[/b]x,[red]Ion", "--seed", "1", "--save", str(path))
    code, out, _ = run(capsys, "play", "template", *argv)
    assert code == 0
    assert "A[/b]x chose" in out
    assert "─ [red]Ion ─" in out
    assert "[b].toml" in out.replace("\n", "")
    typing(monkeypatch, "1", "", "1", "q")
    argv = ("--seats", "human,human", *argv[2:])
    _, out, _ = run(capsys, "play", "template", *argv, "--option", "lead=1")
    assert "Pass the keyboard to [red]Ion" in out
    typing(monkeypatch, "", "q")
    code, out, _ = run(capsys, "replay", str(path))
    assert code == 0
    assert "A[/b]x" in out


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (("play", "chess"), "there is no game 'chess'; the games are: conflict"),
        (("play", "template", "--seats", "human,wizard"), "'wizard' is neither human nor bot"),
        (("play", "template", "--players", "4", "--seats", "human,bot"), "must name 4 seats, not 2"),
        (("play", "template", "--players", "3"), "template is for 2, 4 players, not 3"),
        (("play", "template", "--option", "lead"), "must be NAME=VALUE"),
        (("play", "template", "--option", "moon=1"), "has no option 'moon'; it has captain, lead"),
        (("play", "template", "--option", "lead=7"), "'7' is not one of random, 1, 2, 3, 4"),
        (("play", "template", "--option", "lead=3"), "'3' is not possible with 2 players"),
        (("play", "template", "--pack", "moon"), "has no pack 'moon'; it has standard"),
        (("play", "template", "--resume", "--save", "nothing-here.toml"), "there is no saved game of template"),
        (("simulate", "template", "--games", "0"), "must be at least 1"),
        (("replay", "nothing-here.toml"), "cannot be read"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(capsys: pytest.CaptureFixture[str], argv: tuple[str, ...], said: str) -> None:
    code, _, err = run(capsys, *argv)
    assert code == 2
    assert said in err
    assert "Traceback" not in err


def test_replay_steps_through_a_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "game.toml"
    match = random_match(GAME, 6)
    match.save(path)
    _, out, _ = run(capsys, "replay", str(path), "--all")
    assert "Player 1 chose bid" in out
    assert "Player 2 chose bid" in out, "everything is open"
    _, out, _ = run(capsys, "replay", str(path), "--all", "--seat", "0")
    assert "Player 2 chose bid" not in out
    typing(monkeypatch, "", "", "b", "q")
    _, out, _ = run(capsys, "replay", str(path))
    assert f"Move 2 of {len(match.record)}" in out
    path.write_text(path.read_text().replace("| ", "| 00", 1))
    code, _, err = run(capsys, "replay", str(path))
    assert code == 2
    assert "action 1" in err
