"""Toy Battle: one random game on each terrain as text that can be read; `--update` writes them anew."""

import random
from pathlib import Path

import pytest

from cantina.core.game import Game
from helpers import steps

FOLDER = Path(__file__).parent / "golden"
PACKS = [
    "battlefield", "caribbean-sea", "castle-field", "city-of-clouds", "cursed-cemetery",
    "la-croisette", "station-metal-x", "tropical-pool", "volcanic-jungle",
]  # fmt: skip
SEED = 2026


def playthrough(game: Game, pack: str) -> str:
    """A random game: the moves, each with what its player was told, and the position at the end."""
    match = game.new(seed=SEED, pack=pack, names=("Ana", "Ion"))
    lines = []
    for seat, action in steps(match, random.Random(SEED)):
        told = match.copy()
        told.apply(seat, action)
        lines.append(f"{match.name(seat)}: {match.text(action)}")
        lines += [f"    {line}" for line in told.log(seat, since=len(told.record))]
    return "\n".join([*lines, "", match.position()])


@pytest.mark.parametrize("pack", PACKS)
def test_a_game_on_each_terrain(game: Game, pack: str, request: pytest.FixtureRequest) -> None:
    path = FOLDER / f"{pack}.txt"
    text = playthrough(game, pack)
    if request.config.getoption("--update"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def test_every_terrain_is_played(game: Game) -> None:
    assert game.pack_names() == PACKS
