"""Calibration: wins of a team beside the goals of the pack, the same for the same seed."""

import json
from pathlib import Path

import pytest

import cantina
from cantina.cli import main
from cantina.core.errors import PackError
from cantina.lab.arena import Finished
from cantina.lab.calibrate import Cell, Goal, calibrate, goals_of

WORDS = ("lab", "calibrate", "conflict", "--bots", "random", "--games", "6", "--players", "2", "--json")


def test_goals_come_from_the_pack() -> None:
    """One for each variant, as shares."""
    game = cantina.game("conflict")
    goals = {goal.options["variant"]: goal for goal in goals_of(game, game.pack())}
    assert {name: goal.share for name, goal in goals.items()} == {
        "standard": 0.4, "simplified": 0.6, "advanced": 0.2, "simplified-advanced": 0.4,
    }  # fmt: skip
    assert goals["standard"].within == 0.1


def test_threads_change_nothing() -> None:
    """One or three, game by game."""
    game = cantina.game("conflict")
    goals = goals_of(game, game.pack())[:1]
    rows = [[cell.plain() for cell in calibrate(game, None, goals, [2, 3], "random", 5, "x", n)] for n in (1, 3)]
    assert rows[0] == rows[1]
    assert [row["games"] for row in rows[0]] == [1, 2, 3, 4, 5] * 2


def test_a_share_is_near_its_goal_or_not() -> None:
    """The edge counts as near."""

    def cell(won: int) -> Cell:
        found = Cell(Goal("any", 0.4, 0.1, {}), 2)
        for n in range(10):
            found.add(Finished((1.0 if n < won else -1.0,) * 2, "won" if n < won else "lost", 20, 90, "", {}, None))
        return found

    assert [cell(won).met for won in (2, 3, 5, 6)] == [False, True, True, False]
    assert cell(4).plain()["ends"] == {"lost": 6, "won": 4}
    assert cell(4).plain()["turns"] == 20


def test_the_same_seed_gives_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    """As one list, a row for each goal; an option leaves the goals that have it."""
    rows = []
    for _ in range(2):
        assert main(WORDS) == 0
        rows.append(json.loads(capsys.readouterr().out))
    assert rows[0] == rows[1]
    assert [row["games"] for row in rows[0]] == [6] * 4
    assert main((*WORDS, "--option", "variant=advanced")) == 0
    assert [row["name"] for row in json.loads(capsys.readouterr().out)] == ["advanced"]


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    """A random team wins nothing."""
    assert main(WORDS[:-1]) == 0
    out = capsys.readouterr().out
    assert "missed" in out
    assert "0 of 4 met, 6 games each" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("lab", "calibrate", "template"), "only a cooperative game"),
        ((*WORDS, "--option", "variant=none"), "no goal of the pack has it"),
        (("lab", "calibrate", "conflict", "--bots", "nobody"), "there is no bot"),
        (("lab", "calibrate", "conflict", "--games", "0"), "--games 0"),
        (("lab", "calibrate", "conflict", "--players", "7"), "players"),
    ],
)
def test_mistakes_are_said_in_a_line(capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str) -> None:
    """And nothing is played."""
    assert main(words) == 2
    assert said in capsys.readouterr().err


def test_a_goal_must_be_a_share(tmp_path: Path) -> None:
    """A pack with a wrong one is refused, and says where."""
    game = cantina.game("conflict")
    text = (game.facts.folder / "content" / "standard.toml").read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text.replace("share = 60", "share = 600"), encoding="utf-8")
    with pytest.raises(PackError, match=r"goal\.simplified\.share: must be from 0 to 100"):
        goals_of(game, game.pack(path))
