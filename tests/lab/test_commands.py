"""The commands of bots and lab, from the words on the command line to what is printed."""

import json
from pathlib import Path

import pytest

import cantina
from cantina.cli import main


def answer(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """What a command prints."""
    assert main(args) == 0
    return capsys.readouterr().out


def test_match_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    """Exactly these figures; twice the same."""
    words = ("match", "template", "easy", "random", "--games", "6", "--json", "--seed", "x")
    result = json.loads(answer(capsys, *words))
    assert list(result) == ["games", "score", "low", "high", "elo"]
    assert result["games"] == 6
    assert result["low"] <= result["score"] <= result["high"]
    assert json.loads(answer(capsys, *words)) == result


def test_match_stops_early(capsys: pytest.CaptureFixture[str]) -> None:
    """When the test is clear."""
    words = ("match", "template", "medium", "random", "--games", "400", "--sprt", "0,200", "--json")
    result = json.loads(answer(capsys, *words))
    assert result["verdict"] == "stronger"
    assert result["games"] < 400


def test_match_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    """A sentence."""
    out = answer(capsys, "match", "template", "random", "random", "--games", "4")
    assert out.startswith("random against random, 4 games: 50.0% (")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("match", "template", "random", "nobody"), "there is no bot 'nobody'"),
        (("match", "template", "random", "random", "--games", "0"), "--games 0"),
        (("match", "template", "random", "random", "--sprt", "50,0"), "--sprt 50,0"),
        (("match", "template", "random", "random", "--players", "3"), "for 2, 4 players"),
        (("ladder", "template", "--bots", "easy"), "two or more"),
        (("lab", "balance", "template", "--bots", "nobody"), "there is no bot"),
    ],
)
def test_mistakes_are_said_in_a_line(capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str) -> None:
    """And nothing is played."""
    assert main(words) == 2
    assert said in capsys.readouterr().err


def test_ladder_rates_everyone(capsys: pytest.CaptureFixture[str]) -> None:
    """As one object, or as a table."""
    words = ("ladder", "template", "--bots", "random,easy", "--games", "8")
    result = json.loads(answer(capsys, *words, "--json"))
    assert [row["bot"] for row in result["ratings"]] == ["easy", "random"]
    assert [(row["first"], row["second"]) for row in result["matches"]] == [("random", "easy")]
    assert "easy" in answer(capsys, *words)


def test_balance_writes_a_page(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Where it was told to."""
    page = tmp_path / "report.html"
    words = ("lab", "balance", "template", "--bots", "random", "--games", "10", "-o", str(page))
    assert answer(capsys, *words) == f"10 games; the report is in {page}\n"
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_advise_ranks_moves(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Of a position, and of the file of a game in progress."""
    match = cantina.game("template").new(players=2, seed=7)
    position, game_file = tmp_path / "position.toml", tmp_path / "game.toml"
    position.write_text(match.position(), encoding="utf-8")
    match.save(game_file)
    for path in (position, game_file):
        rows = json.loads(answer(capsys, "advise", str(path), "--seat", "1", "--iterations", "50", "--json"))
        assert sorted(row["move"] for row in rows) == ["bid 1", "bid 2", "bid 3"]
        assert list(rows[0]) == ["action", "move", "chance", "visits"]
    assert "advice for seat 0" in answer(capsys, "advise", str(position), "--iterations", "50")


def test_advice_needs_a_choice(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A seat that is not to act has none."""
    match = cantina.game("template").new(players=2, seed=7)
    match.play("bid 1", 0)
    position = tmp_path / "position.toml"
    position.write_text(match.position(), encoding="utf-8")
    assert main(("advise", str(position), "--seat", "0")) == 2
    assert "nothing to advise seat 0: to act: 1" in capsys.readouterr().err
    assert main(("advise", str(position), "--iterations", "0")) == 2
