"""Positions with one clearly right move: win now, or block now. `medium` finds it, and whoever sees a capture prevents it."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import cantina
from cantina.bots.advice import advise
from cantina.bots.registry import sit
from cantina.core.match import Match

POSITIONS = tomllib.loads((Path(__file__).parent / "positions.toml").read_text(encoding="utf-8"))["position"]


def match_at(position: dict[str, Any]) -> Match:
    """The match that goes on from a position of the file."""
    game = cantina.game(position["at"]["game"])
    at = dict(position["at"])
    if position.get("before_the_end"):
        world = game.new(seed=1).world
        at["marker"] = int(world.goal[0]) - int(world.leader.sum())
        at["turn_began_at"] = at["marker"]
    return game.from_position(at, seed=1)


@pytest.mark.parametrize("position", [pytest.param(p, id=p["what"]) for p in POSITIONS])
@pytest.mark.parametrize("level", ["medium", "hard"])
def test_the_right_move_is_found(position: dict[str, Any], level: str) -> None:
    """With several seeds: luck is no skill."""
    match = match_at(position)
    (seat,) = match.to_act
    for seed in range(5 if level == "medium" else 1):
        action = sit(level, match.content, seed).choose(match.hide(seat), seat)
        assert match.text(action).startswith(position["right"])


@pytest.mark.parametrize("level", ["greedy", "easy"])
@pytest.mark.parametrize("position", [pytest.param(p, id=p["what"]) for p in POSITIONS if "headquarters" in p["what"]])
def test_no_bot_leaves_its_headquarters_open(position: dict[str, Any], level: str) -> None:
    """Nor does it miss an open one."""
    match = match_at(position)
    (seat,) = match.to_act
    for seed in range(5):
        action = sit(level, match.content, seed).choose(match.hide(seat), seat)
        assert match.text(action).startswith(position["right"])


@pytest.mark.parametrize("position", [pytest.param(p, id=p["what"]) for p in POSITIONS])
def test_advice_puts_the_right_move_first(position: dict[str, Any]) -> None:
    """The chance to win is that of the position, between 0 and 1, and every move is listed once."""
    match = match_at(position)
    (seat,) = match.to_act
    advice = advise(match, seat, iterations=2000)
    assert advice[0].move.startswith(position["right"])
    assert sorted(a.move for a in advice) == sorted(match.legal(seat))
    assert all(0 <= a.chance <= 1 for a in advice)
    assert sum(a.visits for a in advice) == 2000
