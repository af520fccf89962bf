"""Peers, driven as their own users would; each needs its package from the extra `bench`."""

import random

from bench.cases import Measure, rate


def hearts() -> Measure:
    """OpenSpiel's hearts (C++) driven from Python: random decisions a second, chance included as it must be."""
    import pyspiel

    game = pyspiel.load_game("hearts")

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
