"""Toy Battle in the terminal."""

from collections.abc import Callable

import pytest

from cantina.core.match import Match
from cantina.core.words import LANGUAGES

At = Callable[..., Match]


def row_of(text: str, word: str) -> int:
    """The number of the line that holds a word."""
    return next(i for i, line in enumerate(text.splitlines()) if word in line)


def test_your_own_side_is_at_the_bottom(at: At) -> None:
    match = at(rack="7", enemy="6")
    blue, red = match.picture(0), match.picture(1)
    assert row_of(blue, "[Red]") < row_of(blue, "[Blue]")
    assert row_of(red, "[Blue]") < row_of(red, "[Red]")
    assert row_of(match.picture(-1), "[Red]") < row_of(match.picture(-1), "[Blue]")


def test_troops_are_told_by_shape_and_strength(at: At) -> None:
    text = at(bases={1: "b2 b7", 14: "rK"}, rack="7", enemy="6").picture(0)
    assert " (7)x2 " in text
    assert " <K> " in text
    assert "1: (2)(7)" in text


def test_medals_and_special_bases(at: At) -> None:
    text = at(rack="7", enemy="6", theirs={"regions": [1]}).picture(0)
    assert "r8 ●●●" in text
    assert "r1 " not in text
    assert "* 5, 6, 10, 11: take back" in text
    assert "3/7" in text
    beginner = at(rack="7", enemy="6", mode="beginner").picture(0)
    assert "*" not in beginner


def test_pool_limits_are_shown(at: At) -> None:
    text = at("tropical-pool", rack="7", enemy="6").picture(0)
    assert "* 7, Blue 2, Red 1: only K 6 7" in text
    assert "[Blue 2*]" in text


def test_secrets_stay_secret(at: At) -> None:
    match = at("battlefield", {1: "b7", 3: "b7"}, rack="7", enemy="6 K", theirs={"known": {"kwak": 1}})
    match.play("place roxy 4")
    match.play("use", chance="star")
    mine, theirs = match.picture(0), match.picture(1)
    assert "2 ×; known: Kwak; pinned down: 1" in mine
    assert "Star" not in mine
    assert "pinned down: Star 6" in theirs


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_its_words(at: At, lang: str) -> None:
    text = at(bases={1: "b7"}, rack="7 6 6", enemy="6", mine={"discard": {"hook": 1}}).picture(0, lang)
    assert "board-" not in text
    assert "Star 6 ×2" in text
