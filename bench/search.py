"""The search: whole random playouts a second in the tree, and actions that it simulates, beside OpenSpiel's C++ ISMCTS."""

from collections.abc import Iterator
from dataclasses import replace

import cantina
from bench.cases import Case, Measure, rate
from bench.peers import hearts_search
from cantina.bots import search
from cantina.bots.engine import Tree, engine_of
from cantina.core.registry import all_facts

ITERATIONS = 2000  # in a tree, before it starts over


def cases() -> Iterator[Case]:
    """Every row about the search; a playout is random and runs to the end of its game."""
    game = "super-teams"
    yield Case(f"{game}: playouts in search, one core", "playouts/s", searched(game, search.DONE))
    for facts in all_facts().values():
        if facts.offered:
            title = f"{facts.id}: actions simulated in search, one core"
            yield Case(
                title, "actions/s", searched(facts.id, search.STEPS), "OpenSpiel hearts, C++ ISMCTS", hearts_search()
            )


def searched(name: str, count: int) -> Measure:
    """How much of one count of the tree is done a second from the opening of a game."""
    game = cantina.game(name)
    match = game.new(players=game.facts.players[-1], seed=1)
    seat = match.to_act[0]
    tree = Tree(game, ITERATIONS, replace(engine_of(game).style, turns=-1, guided=False, trust=0.0, plan=0.0))

    def grow() -> int:
        tree.clear()
        tree.look(match.worlds, match.hide(seat), seat, 1)
        tree.grow(seat, ITERATIONS)
        return int(tree.arrays.counts[count])

    return lambda: rate(grow)
