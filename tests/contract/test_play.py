"""Random games at every player count, option and pack; batch and single; the order of simultaneous actions."""

import random

import numpy as np

import cantina
from cantina.core.game import NO_LOG, Game
from cantina.core.gamefile import loads
from cantina.core.log import CAPACITY
from cantina.core.plain import plain
from helpers import loaded_games, random_match, setups, steps, without_rng


def test_random_games_reach_an_end(each_game: Game) -> None:
    for seed, setup in enumerate(setups(each_game)):
        match = each_game.new(seed=seed, **setup)
        for seat, _ in steps(match, random.Random(seed)):
            legal = match.legal_actions(seat)
            assert legal == sorted(set(legal)), "legal actions must be ascending and unique"
            assert 0 < len(legal) <= each_game.max_legal
            assert 0 <= legal[0] <= legal[-1] < each_game.actions
            assert match.state.acting < 1 << match.players
        assert match.outcome is not None
        assert match.to_act == []
        assert match.outcome.reason
        assert all(-1 <= value <= 1 for value in match.outcome.returns)
        assert all(match.legal_actions(seat) == [] for seat in range(match.players))


def test_the_log_of_an_action_never_fills(each_game: Game) -> None:
    for seed, setup in enumerate(setups(each_game)):
        match = random_match(each_game, seed, **setup)
        plies = [told.ply for told in match.told]
        assert max(plies.count(ply) for ply in set(plies)) < CAPACITY - 2


def test_turns_and_ply_count_up(each_game: Game) -> None:
    match = each_game.new(players=each_game.facts.players[-1], seed=5)
    turns = int(match.state.turns)
    for n, _ in enumerate(steps(match, random.Random(5))):
        assert match.state.ply == n
        assert turns <= match.state.turns
        turns = int(match.state.turns)
    assert turns >= 1


def test_conservation(each_game: Game) -> None:
    census = each_game.module("state").census
    for seed, setup in enumerate(setups(each_game)):
        match = each_game.new(seed=seed, **setup)
        before = census(match.opened_world, plain(match.states))
        assert before
        for _ in steps(match, random.Random(seed)):
            assert census(match.opened_world, plain(match.states)) == before
        assert census(match.opened_world, plain(match.states)) == before


def test_replay_equals_play(each_game: Game) -> None:
    for seed, setup in enumerate(setups(each_game)):
        match = random_match(each_game, seed, **setup)
        again = loads(match.save(), expected=each_game)
        assert again.record == match.record
        assert again.told == match.told
        assert again.states[0].tobytes() == match.states[0].tobytes()


def test_the_same_seed_gives_the_same_game(each_game: Game) -> None:
    first, second = random_match(each_game, 11), random_match(each_game, 11)
    other = random_match(each_game, 12)
    assert first.record == second.record
    assert first.record != other.record


def test_old_states_stay_as_they_were(each_game: Game) -> None:
    match = each_game.new(seed=3)
    kept, digests = [], []
    for _ in steps(match, random.Random(3)):
        kept.append(match.copy())
        digests.append(match.digest())
    assert [m.digest() for m in kept] == digests


def test_a_batch_plays_as_single_games_do(each_game: Game) -> None:
    games, players = 12, each_game.facts.players[-1]
    worlds = each_game.worlds([each_game.pack(name) for name in each_game.pack_names()])
    settled = each_game.options(players, {}, lambda _name, _n: 0)
    options, kernels = each_game.option_numbers(settled), each_game.kernels
    states = each_game.blank(games, players)
    states["rng"] = np.arange(1, games + 1, dtype=np.uint64) * np.uint64(977)
    states["world"] = np.arange(games) % len(worlds)
    out, counts = np.zeros((games, each_game.max_legal), np.int64), np.zeros(games, np.int64)
    actions, seats = np.zeros(games, np.int64), np.zeros(games, np.int64)
    room = each_game.buffer()
    for i in range(games):
        kernels["setup_at"](worlds, states, i, options)
        seats[i] = kernels["actor"](states, i)
        counts[i] = kernels["legal_at"](worlds, states, i, int(seats[i]), room)
        out[i] = room
    singles = states.copy()
    while counts.any():
        kernels["pick"](states, out, counts, actions, 0, games)
        singles["rng"] = states["rng"]
        for i in range(games):
            if counts[i]:
                kernels["step"](worlds, singles, i, int(seats[i]), int(actions[i]), room, NO_LOG)
        kernels["batch"](worlds, states, actions, seats, out, counts, 0, games, NO_LOG)
        assert states.tobytes() == singles.tobytes()
    assert (states["end"] > 0).all()


def test_simultaneous_actions_in_any_order(each_game: Game) -> None:
    """When several seats choose at once, who answers first changes nothing."""
    met = 0
    for players in each_game.facts.players:
        match = each_game.new(players=players, seed=21)
        for _ in steps(match, random.Random(21)):
            if len(match.to_act) > 1:
                met += 1
                assert len(set(orders(match))) == 1
    if any(len(each_game.new(players=p, seed=1).to_act) > 1 for p in each_game.facts.players):
        assert met


def orders(match: cantina.core.match.Match) -> list[bytes]:
    """The states reached when the seats to act choose in ascending and in descending order."""
    first = {seat: random.Random(seat).choice(match.legal_actions(seat)) for seat in match.to_act}
    reached = []
    for seats in (sorted(first), sorted(first, reverse=True)):
        other = match.copy()
        for seat in seats:
            other.apply(seat, first[seat])
        reached.append(without_rng(other.states))
    return reached


def test_games_do_not_share_compiled_code(each_game: Game) -> None:
    random_match(each_game, 1)
    for other in loaded_games():
        if other.id != each_game.id:
            shared = {id(f) for f in other.kernels.values()} & {id(f) for f in each_game.kernels.values()}
            assert not shared
