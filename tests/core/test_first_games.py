"""What the guided first game of every game is played with."""

import random
from collections import Counter
from dataclasses import asdict

import pytest

from cantina.bots.levels import LEVELS
from cantina.core.content import find_pack, pack_entry, usual_packs
from cantina.core.game import Game
from cantina.core.pack import SOURCES
from cantina.core.plain import plain
from cantina.core.registry import game as game_of
from cantina.core.registry import games
from cantina.core.seeds import key_for
from cantina.lab.arena import Setup, play
from cantina.server.board import board_of
from cantina.server.web import game_entry
from helpers import steps


@pytest.fixture(params=games())
def game(request: pytest.FixtureRequest) -> Game:
    return game_of(request.param)


def test_it_can_be_played_to_its_end(game: Game) -> None:
    first = game.facts.first
    assert first.level in LEVELS
    match = game.new(players=first.players, seed=7, pack=first.pack, **first.options)
    assert match.pack.name == first.pack
    for _ in steps(match, random.Random(7)):
        pass
    assert match.outcome is not None


def test_its_pack_is_found_by_name_and_on_no_list(game: Game) -> None:
    first = game.facts.first
    pack = game.pack(first.pack)
    assert {figure["source"] for figure in pack.figures.values()} <= set(SOURCES)
    assert find_pack(game, pack_entry(pack), "").hash == pack.hash
    if first.pack != game.facts.pack:
        assert first.pack not in game.pack_names()
        assert first.pack not in [usual.name for usual in usual_packs(game)]
    entry = game_entry(game.id, "en")
    assert entry["first"] == asdict(first)
    assert [listed["pack"] for listed in entry["packs"]] == game.pack_names()


@pytest.mark.parametrize("seed", game_of("super-teams").facts.first.seeds)
def test_the_first_race_is_dealt_for_a_learner(seed: str) -> None:
    """Most cards are one's own, and one of these leads at once to a bonus card or through hyperspace."""
    game = game_of("super-teams")
    first = game.facts.first
    board = board_of(game.id, first.pack, game.facts.rules)
    states = board.setup(
        first.players, key_for(seed, 0), game.options(first.players, first.options, lambda _name, _n: 0)
    )
    hand = board.view(plain(states))["hands"][0]
    own = [card for card in hand for _ in range(hand[card]) if card.startswith(("red-", "yellow-"))]
    track = game.pack(first.pack).figures["track"]["value"]
    assert len(own) >= 4
    assert any(track[int(card.split("-")[1])] in "BH" for card in own)


@pytest.mark.parametrize(
    ("name", "bots", "least"),
    [  # a learner is no worse than the quick bot; the teammate in Conflict is the one of the guided game
        ("super-teams", ["greedy", "random"], 0.8),
        ("toy-battle", ["greedy", "random"], 0.8),
        ("risk-star-wars", ["greedy", "greedy"], 0.7),
        ("conflict", ["greedy", "easy"], 0.7),
    ],
)
def test_a_learner_usually_wins(name: str, bots: list[str], least: float) -> None:
    found = game_of(name)
    first = found.facts.first
    assert bots[1] == first.level
    setup = Setup(found, first.players, first.pack, first.options)
    ends = Counter(play(setup, f"first {i}", bots).returns[0] > 0 for i in range(30))
    assert ends[True] / 30 >= least
