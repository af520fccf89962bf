"""The search: deterministic, in chunks, in its own memory, and blind to what its seat cannot see."""

import random
import subprocess
import sys
from dataclasses import replace

import numpy as np
import pytest

import cantina
from cantina.bots import search
from cantina.bots.engine import Ranked, Style, Tree, engine_of
from cantina.bots.forest import Forest, merged
from cantina.bots.levels import LEVELS
from cantina.bots.registry import Searcher, sit
from cantina.bots.scratch import search_forest
from cantina.core.game import Game
from cantina.core.match import Match
from helpers import redealt, setups, steps

SEED = 12345


def ranking(match: Match, seat: int, *chunks: int) -> list[Ranked]:
    """What a search makes of a position, grown in these chunks."""
    tree = Tree(match.game, 4000)
    tree.look(match.worlds, match.hide(seat), seat, SEED)
    for n in chunks:
        tree.grow(seat, n)
    return tree.ranking(seat)


def test_the_same_seed_finds_the_same(each_game: Game) -> None:
    """And it does not matter in which chunks."""
    match = each_game.new(seed=3)
    seat = match.to_act[0]
    assert ranking(match, seat, 300) == ranking(match, seat, 100, 50, 150)


def test_visits_add_up(each_game: Game) -> None:
    """Every iteration tries one choice at the root, and results lie between -1 and 1."""
    match = each_game.new(seed=3)
    rows = ranking(match, match.to_act[0], 500)
    assert sum(r.visits for r in rows) == 500
    assert all(-1 <= r.value <= 1 for r in rows)


@pytest.mark.parametrize("trust", [0.0, 2.0])
@pytest.mark.parametrize("plan", [0.0, 5.0])
def test_every_style_searches_at_every_decision(each_game: Game, trust: float, plan: float) -> None:
    """With glances or without them, guided, from the first decision of a game to the last."""
    style = replace(engine_of(each_game).style, trust=trust, plan=plan, guided=True)
    match = each_game.new(players=each_game.facts.players[-1], seed=3)
    tree = Tree(each_game, 200, style)
    for i, (seat, _) in enumerate(steps(match, random.Random(3))):
        if i % 5 and i > 20:
            continue
        tree.look(match.worlds, match.hide(seat), seat, SEED)
        tree.clear()
        tree.grow(seat, 50)
        assert sum(r.visits for r in tree.ranking(seat)) == 50


def test_an_edge_that_nobody_tried_comes_first() -> None:
    """A node may be met where glances are trusted, and again where they are not."""
    tree = Tree(cantina.game("template"), 2).arrays
    for action in (0, 1):
        search.add_edge(tree, 0, action, 0.0)
        tree.marks[action] = -1
    tree.edges["available"] = 9
    tree.edges["visits"][1], tree.edges["value"][1] = 8, 8.0
    assert search.best_known(tree, 0, 0.0, 1) == 0


def test_a_full_tree_goes_on_without_growing() -> None:
    """All memory is taken before the first iteration."""
    match = cantina.game("template").new(players=4, seed=3)
    tree = Tree(match.game, 20, Style())  # without glances an iteration adds one edge at most
    tree.look(match.worlds, match.hide(0), 0, SEED)
    tree.grow(0, 1000)
    assert int(tree.arrays.counts[search.EDGES]) == tree.arrays.edges.size
    assert int(tree.arrays.counts[search.DONE]) == 1000
    assert sum(r.visits for r in tree.ranking(0)) == 1000


def test_a_time_limit_stops_between_chunks() -> None:
    """No time at all: nothing is done."""
    match = cantina.game("template").new(players=2, seed=3)
    tree = Tree(match.game, 100)
    tree.look(match.worlds, match.hide(0), 0, SEED)
    tree.grow(0, 100, seconds=0.0)
    assert int(tree.arrays.counts[search.DONE]) == 0


def test_each_kernel_is_compiled_once(each_game: Game) -> None:
    """A second signature would be a silent second compilation, whether Python or another kernel asks for it."""
    match = each_game.new(seed=3)
    for level in LEVELS:
        sit(level, match.content).choose(match.hide(match.to_act[0]), match.to_act[0])
    kernels = engine_of(each_game).kernels
    assert kernels["grow"].signatures  # type: ignore[attr-defined]
    assert {name: len(f.signatures) for name, f in kernels.items() if len(f.signatures) > 1} == {}  # type: ignore[attr-defined]


@pytest.mark.parametrize("threads", [1, 3])
def test_several_trees_are_added_up(each_game: Game, threads: int) -> None:
    """Each is a search by itself, however many threads grow them; an odd iteration goes to the first."""
    match = each_game.new(seed=3)
    seat = match.to_act[0]
    forest = Forest(each_game, 500, replace(engine_of(each_game).style, trees=3))
    forest.look(match.worlds, match.hide(seat), seat, SEED)
    forest.grow(seat, 301, threads=threads)
    assert [int(tree.arrays.counts[search.DONE]) for tree in forest.trees] == [101, 100, 100]
    assert forest.trees[0].ranking(seat) == ranking(match, seat, 101)
    rows, parts = forest.ranking(seat), [tree.ranking(seat) for tree in forest.trees]
    assert parts[1] != parts[2]
    assert rows == merged(parts)
    assert sum(r.visits for r in rows) == 301
    for row in rows:
        of_row = [r for part in parts for r in part if r.action == row.action]
        assert row.visits == sum(r.visits for r in of_row)
        assert row.value * row.visits == pytest.approx(sum(r.value * r.visits for r in of_row))


def test_a_bot_may_search_several_trees() -> None:
    """It spends the same iterations, and plays the same again."""
    game = cantina.game("template")
    match = game.new(players=2, seed=8)
    style = replace(engine_of(game).style, trees=2)
    chosen = {Searcher(match.content, 5, 400, style).choose(match.hide(0), 0) for _ in range(3)}
    assert len(chosen) == 1
    forest = search_forest(game, 800, style)
    assert sum(int(tree.arrays.counts[search.DONE]) for tree in forest.trees) == 200


def test_choices_depend_on_what_the_seat_knows(each_game: Game) -> None:
    """What is unseen is dealt anew: every level chooses the same."""
    for number, setup in enumerate(list(setups(each_game))[:3]):
        match = each_game.new(seed=number, **setup)
        choose = random.Random(number)
        for i, (seat, _) in enumerate(steps(match, choose)):
            if i % 37 != 5:
                continue
            for level in ("random", "greedy", "easy"):
                other = redealt(match, seat, key=choose.getrandbits(62))
                chosen = [sit(level, m.content, SEED).choose(m.hide(seat), seat) for m in (match, other)]
                assert chosen[0] == chosen[1]
                assert chosen[0] in match.legal_actions(seat)


def test_whole_games_are_the_same_again() -> None:
    """A bot depends on its seed and on what it saw."""
    game = cantina.game("template")

    def play() -> list[int]:
        match = game.new(players=2, seed=8)
        bots = [sit("easy", match.content, seat) for seat in range(2)]
        while match.outcome is None:
            seat = match.to_act[0]
            match.apply(seat, bots[seat].choose(match.hide(seat), seat))
        return [played.action for played in match.record]

    assert play() == play()


def searcher(iterations: int) -> Searcher:
    """A bot that takes half of what it has left for each decision."""
    game = cantina.game("template")
    return Searcher(game.new(seed=8).content, 0, iterations, replace(engine_of(game).style, share=0.5))


def test_a_row_of_decisions_has_its_iterations() -> None:
    """Each takes its share of those that are left, and an eighth of them all at least."""
    bot = searcher(800)
    for ply, spent in enumerate([400, 200, 100, 100, 100], 6):
        bot.count(1, ply)
        assert bot.spend() == spent


@pytest.mark.parametrize("then", [(2, 7), (1, 8)], ids=["a turn has begun", "another seat has acted"])
def test_a_new_row_has_all_of_them(then: tuple[int, int]) -> None:
    """So a game may count its turns as it likes: a bot has as much for its next decision."""
    bot = searcher(800)
    bot.count(1, 6)
    assert bot.spend() == 400
    bot.count(*then)
    assert bot.spend() == 400


def test_a_forced_action_is_part_of_the_row() -> None:
    """Where there is nothing to choose, nothing is spent, and nothing is given again."""
    match = cantina.game("super-teams").new(players=2, seed=5)
    bots = [Searcher(match.content, seat, 8) for seat in range(2)]
    forced = 0
    for seat, _ in steps(match, random.Random(5)):
        bot, before = bots[seat], (bots[seat].turn, bots[seat].ply + 1, bots[seat].left)
        bot.choose(match.hide(seat), seat)
        if len(match.legal_actions(seat)) == 1 and (bot.turn, bot.ply) == before[:2]:
            assert bot.left == before[2]
            forced += 1
    assert forced > 0


@pytest.mark.parametrize("game_id", ["template", "toy-battle"])
def test_plain_python_finds_the_same(game_id: str) -> None:
    """The same source, uncompiled, with warnings as errors."""
    code = (
        "import cantina\nfrom cantina.bots.engine import Tree\n"
        f"m = cantina.game({game_id!r}).new(seed=3)\nt = Tree(m.game, 100)\n"
        f"t.look(m.worlds, m.hide(m.to_act[0]), m.to_act[0], {SEED})\nt.grow(m.to_act[0], 40)\n"
        "print([(r.action, r.visits, round(r.value, 9)) for r in t.ranking(m.to_act[0])])"
    )
    match = cantina.game(game_id).new(seed=3)
    compiled = [(r.action, r.visits, round(r.value, 9)) for r in ranking(match, match.to_act[0], 40)]
    plain = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": ":".join(sys.path), "PATH": ""},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert plain.stderr == ""
    assert plain.stdout.strip() == str(compiled)


def test_simultaneous_choices_are_not_answered() -> None:
    """A bot that chooses second among seats that choose at once plays as if it were first."""
    game = cantina.game("template")
    chosen = set()
    for bid in ("bid 1", "bid 2", "bid 3"):
        match = game.new(players=2, seed=4)
        match.play(bid, 0)
        chosen.add(sit("medium", match.content, 1).choose(match.hide(1), 1))
    assert len(chosen) == 1


def test_words_cover_the_state(each_game: Game) -> None:
    """A node is named by all of the record: its size must be a whole number of words."""
    assert each_game.state.itemsize % np.dtype(np.uint64).itemsize == 0
