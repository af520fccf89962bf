"""Peers, driven as their own users would; each needs its package from the extra `bench`."""

import random
from typing import Any

from bench.cases import Measure, rate


def hearts() -> Measure:
    """OpenSpiel's hearts (C++) driven from Python: random decisions a second, chance included as it must be."""
    return spiel("hearts")


def spiel(name: str) -> Measure:
    """A game of OpenSpiel driven from Python: random decisions a second."""
    import pyspiel

    if name.startswith("python_"):
        from open_spiel.python import games  # noqa: F401

    game = pyspiel.load_game(name)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return lambda: rate(play)


def hearts_search(simulations: int = 5000) -> Measure:
    """OpenSpiel's ISMCTS (C++) at the first choice of hearts: actions that it simulates a second, each game to its end."""
    import pyspiel

    state = pyspiel.load_game("hearts(pass_cards=False)").new_initial_state()
    moves = 52
    while len(state.legal_actions()) == 1 or state.is_chance_node():  # the deal, and the card that must be led
        moves -= not state.is_chance_node()
        state.apply_action(random.choice(state.legal_actions()))

    def think() -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        pyspiel.ISMCTSBot(1, evaluator, 1.4, simulations, -1, policy, False, False).step(state)
        return moves * simulations

    return lambda: rate(think)


def zoo(env: Any) -> Measure:
    """An environment of PettingZoo driven by its own loop: random steps a second, observations made."""
    import numpy as np

    def play() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += not over
        return steps

    return lambda: rate(play)


def connect_four() -> Measure:
    """PettingZoo's connect four."""
    from pettingzoo.classic import connect_four_v3

    return zoo(connect_four_v3.env())


def pgx_leduc(batch: int = 4096, steps: int = 100) -> Measure:
    """pgx's Leduc hold'em on the CPU: random steps a second of a batch, the loop compiled too, dealt again at once."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("leduc_holdem")
    init, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def run(key: Any, state: Any) -> Any:
        def body(_: int, carry: Any) -> Any:
            key, state = carry
            key, one, two = jax.random.split(key, 3)
            actions = jax.random.categorical(one, jnp.where(state.legal_action_mask, 0.0, -jnp.inf), axis=1)
            return key, step(state, actions, jax.random.split(two, batch))

        return jax.lax.fori_loop(0, steps, body, (key, state))

    held = [(jax.random.key(1), jax.jit(init)(jax.random.split(jax.random.key(0), batch)))]

    def play() -> int:
        held[0] = jax.block_until_ready(run(*held[0]))
        return batch * steps

    return lambda: rate(play)


def rlcard_leduc() -> Measure:
    """RLCard's Leduc hold'em: random decisions a second of whole games."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("leduc-holdem")
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(one) // 2 for one in trajectories)

    return lambda: rate(play)
