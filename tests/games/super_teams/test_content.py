"""The pack of Super Teams: what a track must be like, and what is refused."""

import random
import re
from typing import Any

import pytest

from cantina.core.errors import PackError
from cantina.core.game import Game
from cantina.core.pack import parse_pack
from helpers import steps

from .tables import pack


def build(game: Game, content: dict[str, Any]) -> Any:
    """The world of a pack."""
    return game.worlds([parse_pack(content, "mine.toml", game.id)])[0]


def test_our_track_keeps_to_what_is_known_of_the_printed_one(game: Game) -> None:
    track = game.pack().text("track")
    last = len(track) - 1
    assert 44 <= last <= 50
    maws = [(m.start(), m.end()) for m in re.finditer("M+", track)]
    assert {end - begin for begin, end in maws} == {2, 3}
    for begin, end in maws:
        assert begin > 5
        assert end - 1 < last - 4
        assert track[begin - 1] == track[end] == "."
    assert all(track.count(double) >= 2 for double in "xha")
    assert 5 <= track.count("B") <= 7


def test_our_decks_are_those_of_the_rulebook(game: Game) -> None:
    world = game.worlds([game.pack()])[0]
    assert world.copies.tolist() == [2] * 6
    assert world.bonus.tolist() == [4] * 5
    assert (int(world.hand), int(world.planet), int(world.cap)) == (6, 2, 1000)


def test_normal_spaces_around_a_maw(game: Game) -> None:
    world = build(game, pack("SB.hMMaB.MMF"))
    assert world.last == 11
    assert world.back[4] == world.back[5] == 2
    assert world.ahead[4] == world.ahead[5] == 8
    assert world.back[9] == 8
    assert world.ahead[10] == 11


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (pack(".B.F"), "track: must begin with S and end with F"),
        (pack("S.B."), "track: must begin with S and end with F"),
        (pack("S.S.F"), "neither in between"),
        (pack("S.Q.F"), "track: space 2 is 'Q'"),
        (pack("SF"), "track: must have 3 to 64 spaces, not 2"),
        (pack("S" + "." * 63 + "F"), "track: must have 3 to 64 spaces, not 65"),
        (pack(hand=7), "movement.hand: must be from 1 to 6"),
        (pack(copies=[2, 2, 2, 2, 2, 1]), "movement.copies: must be a multiple of the hand of 6 in all, not 11"),
        (pack(copies=[0] * 6, hand=6), "movement.copies: must be a multiple"),
        (pack(copies=[2] * 5), "movement.copies: must hold 6 numbers"),
        (pack(grapple=-1), "bonus.grapple: must be from 0 to 20"),
        (pack(planet=6), "planet: needs 24 bonus cards with 4 players"),
        (pack(cap=0), "cap: must be from 1 to"),
        (pack() | {"speed": {"value": 1, "source": "own"}}, "speed: is not a figure of this game"),
    ],
)
def test_wrong_packs_are_refused(game: Game, content: dict[str, Any], message: str) -> None:
    with pytest.raises(PackError, match=re.escape(message)):
        build(game, content)


def test_the_longest_track_and_small_hands_are_played_to_an_end(game: Game) -> None:
    for content in (pack("S" + "." * 62 + "F"), pack(hand=4, copies=[3, 3, 2, 2, 1, 1]), pack("S.F", hand=1, planet=0)):
        match = game.from_position({"pack": content, "players": 3}, seed=1)
        for _ in steps(match, random.Random(1)):
            pass
        assert match.outcome
        assert match.outcome.reason != "cap"
