"""PettingZoo's own tests on every game and player count."""

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from cantina.core.errors import IllegalMove
from cantina.core.game import Game
from cantina.rl import pettingzoo as ours

pytestmark = [  # what PettingZoo says of every environment whose observations are a dict with a mask, as in its classic games
    pytest.mark.filterwarnings(f"ignore:{start}")
    for start in (
        "Observation is not a NumPy array",
        "Observation space for each agent probably should be",
        "Action mask numpy array is all zeros",  # of an agent whose game has ended
        "The old environment creation API",  # its tests load its connect four where pygame is there
        "pkg_resources is deprecated",  # by pygame
    )
]


def test_its_own_tests_pass(each_game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test

    for players in each_game.facts.players:
        make: Any = partial(ours.env, each_game, players)
        api_test(make(), num_cycles=100)
        seed_test(make, num_cycles=50)
        render_test(make)
        max_cycles_test(SimpleNamespace(env=make, parallel_env=partial(ours.parallel_env, each_game, players)))
    capsys.readouterr()


def test_its_own_tests_pass_in_cycles(each_game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

    for players in each_game.facts.players:
        api_test(ours.env(each_game, players, max_cycles=40), num_cycles=100)
        seed_test(partial(ours.env, each_game, players, max_cycles=40), num_cycles=50)
        parallel_api_test(ours.parallel_env(each_game, players), num_cycles=200)
        parallel_seed_test(partial(ours.parallel_env, each_game, players), num_cycles=50)
    capsys.readouterr()


def play_out(env: Any, seed: int) -> list[tuple[str, int, bytes]]:
    """A random game of an environment: who did what, seeing what."""
    choose = np.random.default_rng(seed)
    env.reset(seed=seed)
    story = []
    for agent in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        action = int(choose.choice(np.flatnonzero(seen["action_mask"])))
        story.append((agent, action, seen["observation"].tobytes()))
        env.step(action)
    return story


def test_a_whole_game_ends_with_the_results_of_the_rules(each_game: Game) -> None:
    env = ours.env(each_game)
    play_out(env, 3)
    record = env.single.states[0]
    assert record.end > 0
    assert np.abs(env.single.rewards).max() <= 1
    assert play_out(env, 3) == play_out(ours.env(each_game), 3)


def test_an_agent_sees_nothing_that_its_seat_cannot_know(each_game: Game) -> None:
    """Secrets are dealt anew behind the agent's back, and its observation stays the same."""
    players = each_game.facts.players[-1]
    env = ours.env(each_game, players)
    choose = np.random.default_rng(1)
    env.reset(seed=5)
    for step in range(60):
        if env.single.seat < 0:
            break
        agent = env.agent_selection
        before = env.observe(agent)
        truth = env.single.states.copy()
        env.single.states[0] = env.single.hide(env.single.seat)
        env.single.states["rng"][0] = 1000 + step
        each_game.kernels["redeal_at"](env.single.setting.worlds, env.single.states, 0)
        after = env.observe(agent)
        assert before["observation"].tobytes() == after["observation"].tobytes()
        env.single.states[:] = truth
        env.step(int(choose.choice(np.flatnonzero(before["action_mask"]))))


def test_an_illegal_action_names_the_rule_and_changes_nothing() -> None:
    env = ours.env("toy-battle")
    env.reset(seed=1)
    before = env.single.states.tobytes()
    with pytest.raises(IllegalMove, match="by rule") as caught:
        env.step(int(np.flatnonzero(env.single.mask[0] == 0)[0]))
    assert caught.value.clause
    with pytest.raises(IllegalMove, match="there is no action"):
        env.step(env.game.actions)
    assert env.single.states.tobytes() == before


def test_cycles_replace_what_is_not_allowed_and_say_so() -> None:
    env = ours.env("toy-battle", max_cycles=5)
    env.reset(seed=1)
    while env.single.seat != 0:
        env.step(env.actions - 1)
    env.step(env.actions - 1)  # to wait, though it is its turn
    assert env.infos["player_0"] == {"illegal": env.actions - 1}
    assert env.single.states["ply"][0] >= 1
