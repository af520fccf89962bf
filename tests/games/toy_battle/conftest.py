"""Positions of Toy Battle in a few words."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from cantina.core.game import Game
from cantina.core.match import Match

TROOPS = {"K": "kwak", "1": "skully", "2": "capn", "3": "jumbo", "4": "hook", "5": "xb-42", "6": "star", "7": "roxy"}
COLOURS = {"b": "blue", "r": "red"}
REMOVED = 4

At = Callable[..., Match]


def troops(short: str) -> dict[str, int]:
    """Troops by name from their strengths: "K 7 7"."""
    return dict(Counter(TROOPS[x] for x in short.split()))


def stack(short: str) -> list[str]:
    """A stack from the bottom up: "b2 r7"."""
    return [f"{COLOURS[x[0]]} {TROOPS[x[1]]}" for x in short.split()]


def discards_for(reserve: int, used: Counter[str]) -> dict[str, int]:
    """Discards that leave just so many troops to draw, where `used` are on the rack and on the terrain."""
    free = [name for name in TROOPS.values() for _ in range(3 - used[name])]
    return dict(Counter(free[reserve + REMOVED :]))


def seat_data(
    rack: str, colour: str, bases: dict[int, str], reserve: int | None, more: dict[str, Any]
) -> dict[str, Any]:
    """One seat of a position."""
    data = {"rack": troops(rack), **more}
    if reserve is not None:
        placed = [TROOPS[x[1]] for short in bases.values() for x in short.split() if COLOURS[x[0]] == colour]
        data["discard"] = discards_for(reserve, Counter(placed) + Counter(troops(rack)))
    return data


@pytest.fixture
def at(game: Game) -> At:
    """A match from a position: seat 0 is blue and to act unless said otherwise."""

    def make(
        pack: str = "castle-field",
        bases: dict[int, str] | None = None,
        rack: str = "",
        enemy: str = "",
        reserve: int | None = None,
        enemy_reserve: int | None = None,
        mine: dict[str, Any] | None = None,
        theirs: dict[str, Any] | None = None,
        **more: Any,
    ) -> Match:
        bases = bases or {}
        blue = more.get("blue", 0)
        colours = ("blue", "red") if blue == 0 else ("red", "blue")
        seats = [
            seat_data(rack, colours[0], bases, reserve, mine or {}),
            seat_data(enemy, colours[1], bases, enemy_reserve, theirs or {}),
        ]
        data = {"pack": pack, "seats": seats, "bases": {str(base): stack(short) for base, short in bases.items()}}
        return game.from_position(data | more, seed=1)

    return make


@pytest.fixture
def start(game: Game) -> At:
    """A new match in which seat 0 is blue and begins unless said otherwise."""

    def make(pack: str = "castle-field", seed: int = 1, **options: Any) -> Match:
        return game.new(seed=seed, pack=pack, **({"first": "1", "blue": "1"} | options))

    return make
