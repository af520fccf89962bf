"""Packs of Risk: Star Wars Edition: what an owner may correct, and what is refused."""

from typing import Any

import pytest

from cantina.core.errors import PackError
from cantina.core.game import Game
from helpers import random_match

from .tables import changed

CARD_ROWS = [[30, "ties", "vader"]]


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("box", {"x-wing": 20}, "box: must have exactly x-wing, y-wing, b-wing, tie"),
        ("box", {"x-wing": 20, "y-wing": 16, "b-wing": 15, "tie": 57}, "box.tie: must be from 0 to 56"),
        ("hand", 0, "hand: must be from 1"),
        ("orders.two-players", 7, "orders.two-players: must be from 1 to 6"),
        ("rounds", "many", "rounds: must be a whole number"),
        ("board", "o1 o2", "board: must be a list"),
        ("board", [3], "board\\[0\\]: must be a text of places"),
        ("board", ["o1 o99"], "board\\[0\\]: there is no place 'o99'"),
        ("board", ["f1 f2"], "board\\[0\\]: f1 cannot be next to f2"),
        ("board", ["o1 o1"], "board\\[0\\]: o1 cannot be next to o1"),
        ("board", ["f1 death-star"], "a fleet marker cannot be next to the Death Star"),
        ("start.rebels", {"o2": "four"}, "start.rebels.o2: must be a number and one of"),
        ("start.rebels", {"o2": 4}, "start.rebels.o2: must be a number and one of"),
        ("start.rebels", {"death-star": "4 x-wing"}, "no ship can stand in the Death Star"),
        ("start.rebels", {"o2": "21 x-wing"}, "start: places 31 of x-wing, but the box has 20"),
        ("start.empire", {"f1": "4 tie"}, "ships of the Empire cannot begin in f1"),
        ("start.empire", {"o2": "4 tie"}, "ships of the Empire cannot begin in o2"),
        ("start.falcon", "f1", "start.falcon: must be a sector"),
        ("start.executor", 8, "start.executor: must be a text"),
        ("dice.fighters", 6, "dice.fighters: must be from 1 to 5"),
        ("to-hit", {"x-wing": 3}, "to-hit: must have exactly"),
        ("hits.luke", 0, "hits.luke: must be from 1"),
        ("shield", [], "shield: must have 1 to 60 spaces"),
        ("shield", [2, 7], "shield\\[1\\]: must be from 1 to 6"),
        ("cards.empire", CARD_ROWS * 13, "cards.empire: has 13 different cards; at most 12 fit"),
        ("cards.empire", CARD_ROWS * 2, "cards.empire\\[1\\]: there is such a card already"),
        ("cards.empire", [[33, "ties", "vader"]], "cards.empire\\[0\\]\\[0\\]: must be from 0 to 32"),
        ("cards.empire", [[11, "ties", "vader"]], "cards.empire: must be 12 to 32 cards"),
        ("cards.empire", [[30, "ties"]], "cards.empire\\[0\\]: must be a number of copies and two or three"),
        ("cards.empire", [[30, "ties", "luke"]], "'luke' is not an order of this side"),
        ("cards.empire", [["ties", "vader", "emperor"]], "cards.empire\\[0\\]\\[0\\]: must be a whole number"),
        ("cards.empire", ["ties"], "cards.empire\\[0\\]: must be a number of copies"),
    ],
)
def test_a_wrong_pack_is_refused(game: Game, key: str, value: Any, message: str) -> None:
    with pytest.raises(PackError, match=message):
        game.from_position({"pack": changed(game, {key: value})})


def test_a_misspelt_figure_is_refused(game: Game) -> None:
    pack = changed(game, {})
    pack["hits"]["chewbacca"] = {"value": 3, "source": "own"}
    with pytest.raises(PackError, match=r"hits\.chewbacca: is not a figure"):
        game.from_position({"pack": pack})


def test_other_cards_and_borders_play_to_the_end(game: Game, tmp_path: Any) -> None:
    """A deck with new cards, a shorter track and a smaller box are played without another line of code."""
    from cantina.core import toml

    pack = changed(
        game,
        {
            "cards.rebels": [[16, "x-wings", "y-wings", "b-wings"], [16, "assault", "falcon"]],
            "cards.empire": [[12, "ties", "executor", "death-star"]],
            "shield": [1] * 60,
            "box": {"x-wing": 20, "y-wing": 16, "b-wing": 15, "tie": 28},
            "troopers": 0,
        },
    )
    path = tmp_path / "own.toml"
    path.write_text(toml.dumps(pack), encoding="utf-8")
    for players in (2, 4):
        match = random_match(game, 3, players=players, pack=str(path))
        assert match.outcome
        assert any("X-wings / Y-wings / B-wings" in line for line in match.log())
