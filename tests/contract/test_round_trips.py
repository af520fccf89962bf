"""Text, number, position, game file and bytes, there and back."""

import random

import numpy as np

from cantina.core import position, toml
from cantina.core.game import Game, read_toml
from cantina.core.gamefile import loads
from cantina.core.match import Match
from cantina.core.plain import plain
from helpers import fields_that_differ, random_match, same, setups, steps, without_rng


def test_every_action_has_a_text_of_its_own(each_game: Game) -> None:
    for name in each_game.pack_names():
        match = each_game.new(seed=1, pack=name)
        texts = [match.text(action) for action in range(each_game.actions)]
        assert len(set(texts)) == len(texts)
        assert all(text == text.lower() and "|" not in text and text == " ".join(text.split()) for text in texts)
        assert [each_game.parse(match.table(), text) for text in texts] == list(range(each_game.actions))


def test_positions_there_and_back(each_game: Game) -> None:
    """Any state, full or as one seat knows it, is the same after being written as TOML and read."""
    for seed, setup in enumerate(setups(each_game)):
        match = each_game.new(seed=seed, **setup)
        for n, _ in enumerate(steps(match, random.Random(seed))):
            if (n + seed) % 3 == 0:
                check_position(match)
        check_position(match)


def check_position(match: Match) -> None:
    again = match.game.from_position(match.position())
    differ = fields_that_differ(match.states[0], again.states[0])
    assert without_rng(again.states) == without_rng(match.states), f"{differ}\n{match.position()}"
    for seat in range(-1, match.players):
        hidden = match.runner.hide(match.states, seat).copy()
        data = read_toml(toml.dumps(position.describe(match.content, plain(hidden))))
        blank = match.game.blank(1, match.players)
        position.read(match.content, blank, data)
        differ = fields_that_differ(hidden[0], blank[0])
        assert without_rng(blank) == hidden.tobytes(), f"seat {seat}: {differ}\n{data}"


def test_a_match_goes_on_from_a_position_as_it_would_have(each_game: Game) -> None:
    match = each_game.new(players=each_game.facts.players[-1], seed=9)
    half = len(random_match(each_game, 9, players=match.players).record) // 2
    for n, (seat, action) in enumerate(steps(match, random.Random(9))):
        if n == half:
            again = each_game.from_position(match.position(), seed=9)
        if n >= half:
            again.apply(seat, action)
    assert without_rng(again.states) == without_rng(match.states)
    assert loads(again.save(), expected=each_game).record == again.record


def test_bytes_there_and_back(each_game: Game) -> None:
    match = random_match(each_game, 4)
    again = np.frombuffer(match.states[0].tobytes(), each_game.state)
    assert same(again[0], match.states[0])


def test_states_are_small_and_without_gaps(each_game: Game) -> None:
    assert each_game.state.itemsize < 1024
    assert sum(each_game.state[name].itemsize for name in each_game.state.names or ()) == each_game.state.itemsize
