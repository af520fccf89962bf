"""Solves a tiny pack of Smugglers, the template game, twice: by CFR+ in OpenSpiel, and exactly as a linear programme.

    pip install "cantina[openspiel]"
    python examples/solve_smugglers.py

Both seats choose a bid in secret, hold jammers that the other cannot see, and bluff; so good play is mixed, and its value has to
be computed. The linear programme is the sequence form (Koller, Megiddo and von Stengel): the best plan against every reply.
"""

import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability
from scipy.optimize import linprog
from scipy.sparse import coo_array

import cantina.rl.openspiel  # noqa: F401  registers the games

PACK = """
[pack]
name = "tiny"
title = "A tiny run"
game = "template"
about = "Few enough cards to be solved."
[cargo]
value = {cargo}
source = "own"
[bids]
value = {bids}
source = "own"
[tokens.jammers]
value = {jammers}
source = "own"
[tokens.blanks]
value = {blanks}
source = "own"
[tokens.dealt]
value = 1
source = "own"
"""

OPEN = {
    "cargo": [0, 3, 0, 0],
    "bids": [1, 1, 1],
    "jammers": 4,
    "blanks": 0,
}  # everybody holds jammers; chance decides nothing
HIDDEN = {"cargo": [0, 1, 1, 0], "bids": [1, 0, 1], "jammers": 2, "blanks": 2}  # who holds a jammer is secret


def tiny_game(folder: Path, figures: dict[str, Any], outcomes: int) -> Any:
    """Smugglers for two with so few cards; the captain is blind and seat 0 leads."""
    path = folder / f"tiny-{outcomes}.toml"
    path.write_text(PACK.format(**figures), encoding="utf-8")
    options = "captain:blind;lead:1"
    return pyspiel.load_game("cantina_template", {"pack": str(path), "options": options, "outcomes": outcomes})


def cfr_value(game: Any, iterations: int) -> tuple[float, float]:
    """The value for seat 0 when both play what CFR+ has learned, and how much a perfect opponent could still gain."""
    solver = cfr.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    values = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    return float(values[0]), float(exploitability.exploitability(game, policy))


class Sequences:
    """The sequences of one seat: every choice with all own choices before it, numbered, and the sets of choices that split one."""

    def __init__(self) -> None:
        self.number: dict[tuple[str, int], int] = {("", 0): 0}
        self.parent: dict[str, int] = {}
        self.choices: dict[str, list[int]] = {}

    def choose(self, information: str, before: int, actions: list[int]) -> list[int]:
        """The numbers of the sequences that go on from `before` by each action."""
        if information not in self.choices:
            self.parent[information] = before
            self.choices[information] = actions
            for action in actions:
                self.number[information, action] = len(self.number)
        return [self.number[information, action] for action in actions]

    def constraints(self) -> tuple[Any, Any]:
        """A plan is worth 1 at the beginning, and as much after a choice as before it."""
        rows, columns, values = [0], [0], [1.0]
        for row, (information, before) in enumerate(self.parent.items(), 1):
            for action in self.choices[information]:
                rows, columns, values = [*rows, row], [*columns, self.number[information, action]], [*values, 1.0]
            rows, columns, values = [*rows, row], [*columns, before], [*values, -1.0]
        right = np.zeros(len(self.parent) + 1)
        right[0] = 1.0
        return coo_array((values, (rows, columns)), shape=(len(right), len(self.number))), right


def exact_value(game: Any) -> float:
    """The value of a game for two for seat 0, by the linear programme of the sequence form."""
    seats = (Sequences(), Sequences())
    payoff: defaultdict[tuple[int, int], float] = defaultdict(float)

    def walk(state: Any, reach: float, plans: tuple[int, int]) -> None:
        if state.is_terminal():
            payoff[plans] += reach * state.returns()[0]
        elif state.is_chance_node():
            for outcome, chance in state.chance_outcomes():
                walk(state.child(outcome), reach * chance, plans)
        else:
            seat, actions = state.current_player(), state.legal_actions()
            numbers = seats[seat].choose(state.information_state_string(seat), plans[seat], actions)
            for action, number in zip(actions, numbers, strict=True):
                walk(state.child(action), reach, (number, plans[1]) if seat == 0 else (plans[0], number))

    walk(game.new_initial_state(), 1.0, (0, 0))
    (ours, ours_right), (theirs, theirs_right) = (s.constraints() for s in seats)
    shape = (ours.shape[1], theirs.shape[1])
    keys = np.array(list(payoff))
    matrix = coo_array((list(payoff.values()), (keys[:, 0], keys[:, 1])), shape=shape).toarray()
    # Seat 1 minimises what seat 0's best reply is worth: min p·e over plans y with  E'p >= A y,  F y = f,  y >= 0.
    e, f = ours.toarray(), theirs.toarray()
    cost = np.concatenate([ours_right, np.zeros(shape[1])])
    bounds = [(None, None)] * len(ours_right) + [(0, None)] * shape[1]
    solved = linprog(
        cost,
        A_ub=np.hstack([-e.T, matrix]),
        b_ub=np.zeros(shape[0]),
        A_eq=np.hstack([np.zeros((len(theirs_right), len(ours_right))), f]),
        b_eq=theirs_right,
        bounds=bounds,
    )
    if solved.status:
        raise RuntimeError(solved.message)
    return float(solved.fun)


def main() -> None:
    """Solves both packs, and shows CFR+ coming closer."""
    with tempfile.TemporaryDirectory() as folder:
        for name, figures, outcomes in (("open", OPEN, 1), ("hidden", HIDDEN, 2)):
            game = tiny_game(Path(folder), figures, outcomes)
            print(f"{name}: exact value for seat 0 {exact_value(game):+.6f}")
            for iterations in (10, 100, 300):
                value, gain = cfr_value(game, iterations)
                print(f"  CFR+ after {iterations:>3} iterations {value:+.6f}, exploitability {gain:.6f}")


if __name__ == "__main__":
    main()
