"""A duel at equal thinking time on one core: OpenSpiel's ISMCTS, through our adapter, against our `hard`.

    python -m bench.duel toy-battle --games 100

Each deal is played twice with the seats changed. For every decision with a choice, ISMCTS gets the mean time that `hard` has taken
for its own so far; what both took in all is printed with the score, so that anyone can see that it was equal. ISMCTS
deals what it cannot see by the game's own rules, rolls out at random, and names its nodes by observation strings, which is the
quicker and, in these games, the stronger of its two ways.
"""

import argparse
import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import cantina.rl.openspiel  # noqa: F401  registers the games
from cantina.bots.registry import sit
from cantina.lab.ratings import interval


@dataclass
class Clock:
    """What one side has taken for decisions with a choice."""

    seconds: float = 0.0
    decisions: int = 0

    @property
    def mean(self) -> float:
        """Seconds a decision."""
        return self.seconds / max(1, self.decisions)

    def take(self, begun: float) -> None:
        """Notes a decision."""
        self.seconds += time.perf_counter() - begun
        self.decisions += 1


class TimedISMCTS(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot, stopped by the clock instead of by a number of simulations."""

    budget = 0.1
    simulations = 0

    def run_search(self, state: Any) -> Any:
        """The policy after as many simulations as there is time for, one at least for every choice."""
        until = time.perf_counter() + self.budget
        self.reset()
        self._root_node = self.create_new_node(state)
        done, least = 0, len(state.legal_actions()) + 1
        while done < least or time.perf_counter() < until:
            self.run_simulation(self.sample_root_state(state))
            done += 1
        self.simulations += done
        return self.get_final_policy(state, self._root_node)


def play(game: Any, deal: np.random.RandomState, ours: Any, theirs: TimedISMCTS, seat: int, clocks: Any) -> float:
    """One game with `hard` at a seat; its result for that seat."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(deal.randint(game.max_chance_outcomes())))
            continue
        mine, choices, begun = state.current_player() == seat, state.legal_actions(), time.perf_counter()
        if len(choices) == 1:
            action = choices[0]
        elif mine:
            action = ours.choose(state.run.hide(seat)[0].copy(), seat)
            clocks[0].take(begun)
        else:
            theirs.budget = clocks[0].mean or 0.05
            action = int(theirs.step(state))
            clocks[1].take(begun)
        state.apply_action(action)
    return float(state.returns()[seat])


def duel(name: str, games: int, seed: int, bot: str) -> dict[str, Any]:
    """The score of our bot over that many games, and what both took."""
    game = pyspiel.load_game(f"cantina_{name.replace('-', '_')}")
    seats = game.seats
    clocks, scores = (Clock(), Clock()), []
    sit(bot, seats.setting.content, 0).choose(first_choice(game).run.hide(0)[0].copy(), 0)  # compiles
    for number in range(games):
        seat, deal = number % 2, np.random.RandomState(seed + number // 2)
        own = np.random.RandomState(1000 + number)
        ours = sit(bot, seats.setting.content, f"{seed} {number}")
        theirs = TimedISMCTS(
            game, mcts.RandomRolloutEvaluator(1, own), 1.4, 1, random_state=own, use_observation_string=True
        )
        scores.append(0.5 + play(game, deal, ours, theirs, seat, clocks) / 2)
        low, high = interval(sum(scores), len(scores))
        print(
            f"{len(scores):>4} games: {bot} {sum(scores):g} ({low:.0%} to {high:.0%}); seconds a decision: "
            f"{clocks[0].mean:.3f} and {clocks[1].mean:.3f}; {theirs.simulations} simulations in this game",
            flush=True,
        )
    return {
        "game": name, "bot": bot, "games": games, "score": sum(scores) / games, "interval": [round(low, 3), round(high, 3)],
        "seconds_a_decision": [round(clock.mean, 4) for clock in clocks],
        "decisions": [clock.decisions for clock in clocks],
    }  # fmt: skip


def first_choice(game: Any) -> Any:
    """A state in which seat 0 chooses."""
    state, chance = game.new_initial_state(), np.random.RandomState(0)
    while state.current_player() != 0:
        state.apply_action(int(chance.choice(state.legal_actions())))
    return state


def main() -> None:
    """Plays the duel and keeps the result beside this file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="hard")
    args = parser.parse_args()
    result = duel(args.game, args.games, args.seed, args.bot)
    path = Path(__file__).parent / f"duel-{args.game}.json"
    path.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
