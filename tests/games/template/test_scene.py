"""Smugglers on the page: everything that is drawn has a place and a name, and secrets stay secret."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from cantina.core.game import Game
from cantina.core.match import Match
from cantina.core.plain import plain
from cantina.core.words import LANGUAGES
from helpers import steps


def scene(match: Match, seat: int) -> dict[str, Any]:
    """What a seat is shown."""
    moving: dict[str, Any] = match.game.module("scene").moving(match.opened_world, match.seen(seat), seat)
    return moving


def names(drawn: dict[str, Any]) -> Iterator[str]:
    """Every message that a scene asks for."""
    yield from (token["name"] for token in drawn["tokens"].values())
    yield from drawn["hand"]
    for line in drawn["seats"]:
        yield from [*line["counts"], *([line["role"]] if "role" in line else [])]


@pytest.mark.parametrize("players", [2, 4])
def test_everything_has_a_place_and_a_name(game: Game, players: int) -> None:
    match = game.new(players=players, seed=4)
    still = game.module("scene").still(match.opened_world)
    places = still["layouts"]["wide"]["places"]
    seen: set[str] = set()
    for _ in steps(match, random.Random(4)):
        for seat in range(-1, players):
            drawn = scene(match, seat)
            assert {token["at"] for token in drawn["tokens"].values()} <= set(places)
            seen |= set(names(drawn))
    assert {"board-chosen", "board-top", "board-cargo", "board-captain", "token-blank", "bid-3"} <= seen
    assert all(game.texts(lang).has(name) for lang in LANGUAGES for name in seen)
    assert set(still["clauses"].values()) <= set(game.rulebook().clauses)


def test_a_chosen_bid_lies_face_down(game: Game) -> None:
    match = game.new(players=2, seed=4)
    match.play("bid 3", 0)
    assert [scene(match, seat)["tokens"]["chosen-0"]["number"] for seat in (0, 1, -1)] == [3, "?", "?"]
    assert scene(match, 0)["hand"]["bid-3"]["n"] == 1
    assert scene(match, 1)["seats"][0]["counts"]["board-bids"] == 5


def test_only_who_has_looked_sees_the_top_card(game: Game) -> None:
    match = game.from_position({"phase": "decide", "to_act": [0], "captain": 0}, seed=1)
    assert "top" not in scene(match, 0)["tokens"]
    match.play("peek", 0)
    assert scene(match, 0)["tokens"]["top"]["number"] == match.state.deck[11]
    assert all("top" not in scene(match, seat)["tokens"] for seat in (1, -1))


def test_a_replay_shows_everything(game: Game) -> None:
    """Drawn from the full record, as after the end of a game, nothing lies face down."""
    match = game.new(players=2, seed=4)
    match.play("bid 3", 0)
    drawn = game.module("scene").moving(match.opened_world, plain(match.states), -1)
    assert drawn["tokens"]["chosen-0"]["number"] == 3
    assert drawn["tokens"]["top"]["number"] == match.state.deck[11]


def test_tokens_are_seen_by_their_owner(game: Game) -> None:
    match = game.from_position({"to_act": [0, 1], "tokens": [{"jammers": 2}, {"blanks": 2}]}, seed=1)
    assert scene(match, 0)["hand"]["token-jammer"]["n"] == 2
    assert "token-jammer" not in scene(match, 1)["hand"]
    assert scene(match, -1)["hand"] == {}
    assert scene(match, -1)["seats"][0]["counts"]["board-tokens"] == 2
