"""Golden playthroughs and counts: any change of a rule shows here, in words that can be read.

`pytest tests/contract/test_golden.py --update` writes them anew; read the difference before committing it.
"""

import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

from cantina.core import toml
from cantina.core.game import Game
from cantina.core.match import Match
from helpers import steps

SEED = 2026
DEPTH_LIMIT = 4000  # about as many leaves as one count may have


def playthrough(game: Game, players: int) -> str:
    """One random game as text: every move with what everyone and its seat alone were told."""
    match = game.new(players=players, seed=SEED)
    lines = [f"{game.title}, {players} players, seed {SEED}", ""]
    for seat, action in steps(match, random.Random(SEED)):
        choices = len(match.legal_actions(seat))
        lines.append(f"{len(match.record) + 1:4} seat {seat}: {match.text(action)}  [{match.phase}, {choices} choices]")
        copy = match.copy()
        copy.apply(seat, action)
        lines += [f"       {line}" for line in copy.log(seat, since=len(copy.record))]
    assert match.outcome
    return "\n".join([*lines, "", f"{match.outcome.reason}: {list(match.outcome.returns)}, {match.digest()}"]) + "\n"


def test_golden_playthrough(each_game: Game, game_tests: Path, request: pytest.FixtureRequest) -> None:
    if each_game.facts.draft:
        return
    for players in each_game.facts.players:
        path = game_tests / each_game.facts.folder.name / "golden" / f"{players}-players.txt"
        text = playthrough(each_game, players)
        if request.config.getoption("--update"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        assert path.exists(), f"{path.name} is missing: write it with --update"
        assert text == path.read_text(encoding="utf-8")


def count(match: Match, depth: int) -> int:
    """How many sequences of `depth` actions there are from here, chance being fixed by the seed."""
    if depth == 0 or match.outcome:
        return 1
    total = 0
    for seat in match.to_act[:1]:
        for action in match.legal_actions(seat):
            other = match.copy()
            other.apply(seat, action)
            total += count(other, depth - 1)
    return total


def counted(game: Game) -> dict[str, Any]:
    """The counts from the start and from a place in mid-game, by player count and depth."""
    table: dict[str, Any] = {}
    for players in game.facts.players:
        match = game.new(players=players, seed=SEED)
        table[f"{players}-players-start"] = counts_from(match)
        for n, _ in enumerate(steps(match, random.Random(SEED))):
            if n == 25:
                table[f"{players}-players-middle"] = counts_from(match)
    return table


def counts_from(match: Match) -> list[int]:
    """The counts at depth 1, 2, … until they grow too large."""
    totals: list[int] = []
    while len(totals) < 6 and (not totals or totals[-1] * max(totals[0], 2) <= DEPTH_LIMIT):
        totals.append(count(match, len(totals) + 1))
    return totals


def test_counts_of_what_can_be_reached(each_game: Game, game_tests: Path, request: pytest.FixtureRequest) -> None:
    if each_game.facts.draft:
        return
    path = game_tests / each_game.facts.folder.name / "counts.toml"
    table = counted(each_game)
    if request.config.getoption("--update"):
        path.write_text(toml.dumps(table), encoding="utf-8")
    assert path.exists(), "counts.toml is missing: write it with --update"
    assert tomllib.loads(path.read_text(encoding="utf-8")) == table
