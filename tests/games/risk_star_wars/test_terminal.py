"""Risk: Star Wars Edition in the terminal."""

import random
from io import StringIO

import pytest
from rich.console import Console

from cantina.core.game import Game
from cantina.core.match import Match
from cantina.core.words import LANGUAGES
from helpers import steps

from .tables import given, turn


def drawn(match: Match, seat: int, lang: str = "en") -> str:
    """The table as text."""
    buffer = StringIO()
    say = match.game.texts(lang).say
    Console(file=buffer, width=110).print(match.game.terminal.draw(match.opened_world, match.seen(seat), seat, say))
    return buffer.getvalue()


def row_of(text: str, word: str) -> int:
    """The number of the line that holds a word."""
    return next(i for i, line in enumerate(text.splitlines()) if word in line)


def test_the_own_side_is_at_the_bottom(game: Game) -> None:
    match = game.new(seed=1)
    for seat, near, far in ((0, "[F4]", "O7"), (-1, "[F4]", "O7"), (1, "O7", "[F4]")):
        text = drawn(match, seat)
        assert row_of(text, near) > row_of(text, far)


def test_the_rings_show_every_place_and_its_ships(game: Game) -> None:
    text = drawn(game.new(seed=1), 0)
    for ring, size in (("O", 9), ("M", 7), ("I", 6)):
        for n in range(1, size + 1):
            assert f" {ring}{n} " in text
    assert all(f"[F{n}]" in text for n in range(1, 7))
    assert "5X MF" in text
    assert text.count("4T") == 7


def test_a_fallen_marker_is_crossed_out(game: Game) -> None:
    text = drawn(turn(game, 0, "x-wings-luke", markers=["f1"]), 0)
    assert "[F1]" in text
    assert "×F2×" in text


def test_tracks(game: Game) -> None:
    match = turn(game, 0, "x-wings-luke", shield={"team": 9, "troopers": [10, 12]}, hits={"luke": 3})
    text = drawn(match, 0)
    assert " 0 2 2 2 2 2 2 2 2>2!4 3!4 3 3" in text
    assert "###......... 3/12" in text
    redeemed = turn(game, 0, "x-wings-luke", shield={"team": 28}, hits={"vader": 0}, redeemed=True)
    assert "The shield is down." in drawn(redeemed, 0)
    assert "0/13  redeemed" in drawn(redeemed, 0)


def test_hidden_cards_are_not_drawn(game: Game) -> None:
    match = turn(
        game,
        0,
        "x-wings-luke",
        hands=[{"assault-luke": 2}, {"ties-vader": 2}],
        orders=[["y-wings-luke"], ["ties-ambush"]],
    )
    mine, theirs, watched = drawn(match, 0), drawn(match, 1), drawn(match, -1)
    assert "2 × Shield assault / Luke Skywalker" in mine
    assert "2 × TIE fighters / Darth Vader" not in mine + watched
    assert "Y-wings / Luke Skywalker" in mine
    assert "Y-wings / Luke Skywalker" not in theirs + watched
    assert "2 unknown" in mine


def test_dice_and_card_are_drawn(game: Game) -> None:
    match = given(game, "x-wings-luke", "x-wings", ships={"x-wing": {"m2": 5}, "tie": {"i2": 3}, "executor": "i2"})
    match.play("stay", chance="6 5 5 2 1")
    text = drawn(match, 1)
    assert "6 5 5 2 1" in text
    assert "X-wings / Luke Skywalker" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_state_can_be_drawn_in_every_language(game: Game, lang: str) -> None:
    match = game.new(players=4, seed=6)
    for n, _ in enumerate(steps(match, random.Random(6))):
        if n % 97 == 0:
            text = drawn(match, n % 5 - 1, lang)
            assert "board-" not in text
            assert "card-" not in text
    assert drawn(match, 0, lang)


def test_the_drawn_angles_reproduce_the_borders(game: Game) -> None:
    """Neighbours in a ring touch; sectors of two rings touch exactly where their angles overlap."""
    layout, world = game.module("layout"), game.new(seed=1).world

    def overlap(a: int, b: int) -> bool:
        return any(
            max(layout.span(a)[0], layout.span(b)[0] + turn_by) < min(layout.span(a)[1], layout.span(b)[1] + turn_by)
            for turn_by in (-360, 0, 360)
        )

    for a in range(6, 28):
        for b in range(6, 28):
            if {layout.ring_of(a), layout.ring_of(b)} in ({6, 15}, {15, 22}):
                assert overlap(a, b) == bool(int(world.near[a]) >> b & 1), (a, b)
