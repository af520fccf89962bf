"""Games as Parquet: what is written is what was played, and it reads back as records."""

import json
from pathlib import Path

import numpy as np
import polars
import pyarrow.parquet as parquet
import pytest

import cantina
from cantina.cli import main
from cantina.core.log import EVENT
from cantina.core.seeds import key_for
from cantina.rl.dataset import facts_in, records_in
from cantina.rl.layout import layout_of
from cantina.rl.observe import as_floats


def simulate(out: Path, *arguments: str) -> None:
    assert main(["simulate", *arguments, "--seed", "3", "--out", str(out)]) == 0


def test_games_are_rows_with_the_totals_that_are_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    simulate(tmp_path / "games.parquet", "template", "--games", "300", "--json")
    totals = json.loads(capsys.readouterr().out)
    table = parquet.read_table(tmp_path / "games.parquet")
    returns = np.array(table["returns"].to_pylist())
    assert table.num_rows == 300
    assert (returns > 0).sum(axis=0).tolist() == totals["wins"]
    assert sum(table["actions"].to_pylist()) == totals["steps"]
    assert facts_in(table)["game"] == "template"
    frame = polars.read_parquet(tmp_path / "games.parquet")
    assert frame["turns"].mean() == pytest.approx(totals["turns"]["mean"], abs=0.001)


def test_steps_replay_the_games_that_they_are_of(tmp_path: Path) -> None:
    """Each row's observation, choices and result are those of the match, action by action."""
    simulate(tmp_path / "steps.parquet", "template", "--games", "3", "--rows", "steps", "--bots", "greedy,random")
    table = parquet.read_table(tmp_path / "steps.parquet")
    records, rows, game = records_in(table), table.to_pylist(), cantina.game("template")
    for number in range(3):
        match = game.new(players=2, seed=f"3 game {number}")
        match.states["rng"][0] = key_for(f"3 game {number}", "luck ")
        log = np.zeros(0, EVENT)
        for row, record in ((r, x) for r, x in zip(rows, records, strict=True) if r["game"] == number):
            seat = match.to_act[0]
            assert (row["seat"], row["ply"], row["phase"]) == (seat, int(match.state.ply), match.phase)
            assert row["legal"] == match.legal_actions(seat)
            assert row["move"] == match.text(row["action"])
            assert record.tobytes() == match.hide(seat).tobytes()
            game.kernels["apply_at"](match.worlds, match.states, 0, seat, row["action"], log)
        assert match.outcome is not None
        results = {row["seat"]: row["result"] for row in rows if row["game"] == number}
        assert results == dict(enumerate(match.outcome.returns))
    floats = as_floats(game, records, table["seat"].to_numpy())
    assert floats.shape == (len(rows), layout_of(game).size)


def test_bots_play_by_seat_and_the_threads_change_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    printed = []
    for threads in ("1", "3"):
        main(
            [
                "simulate",
                "template",
                "--games",
                "40",
                "--bots",
                "greedy,random",
                "--seed",
                "1",
                "--threads",
                threads,
                "--json",
            ]
        )
        totals = json.loads(capsys.readouterr().out)
        printed.append((totals["wins"], totals["steps"], totals["turns"]))
    assert printed[0] == printed[1]
    assert printed[0][0][0] > printed[0][0][1]


def test_what_cannot_be_written_is_said_before_anything_is_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for arguments, said in (
        (["--out", str(tmp_path / "games.csv")], "must end in .parquet"),
        (["--out", str(tmp_path / "games.parquet"), "--rows", "cards"], "must be one of games, steps"),
        (["--bots", "nobody"], "there is no bot 'nobody'"),
        (["--bots", "easy,easy,easy"], "must be one name, or 2 with commas"),
    ):
        assert main(["simulate", "template", *arguments]) == 2
        assert said in capsys.readouterr().err


def test_a_missing_package_is_asked_for_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    import importlib

    real = importlib.import_module

    def without(name: str, package: str | None = None) -> object:
        if name == "pyarrow":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return real(name, package)

    monkeypatch.setattr(importlib, "import_module", without)
    assert main(["simulate", "template", "--out", str(tmp_path / "games.parquet")]) == 2
    assert capsys.readouterr().err == 'cantina: this needs the package pyarrow: pip install "cantina[data]"\n'
