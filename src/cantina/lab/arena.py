"""Bots against each other, every deal with the seats swapped too; how many threads there are changes no result."""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from cantina.bots.registry import find_bot, sit
from cantina.core.game import Game
from cantina.core.plain import plain
from cantina.core.runner import Array, Runner
from cantina.core.seeds import key_for

Watcher = Callable[[Runner, Array, int, int], None]  # is shown what a seat knows, which seat, and the action it chose
T = TypeVar("T")


@dataclass(frozen=True)
class Setup:
    """What is played: the game, how many sit down, and what was chosen before."""

    game: Game
    players: int
    pack: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Finished:
    """A game that was played: results by seat, the reason for its end, turns, actions, and what was drawn before it."""

    returns: tuple[float, ...]
    end: str
    turns: int
    plies: int
    pack: str
    options: Mapping[str, Any]
    world: Any = field(repr=False, compare=False)


def play(setup: Setup, deal: str, bots: Sequence[str], luck: str = "", watch: Watcher | None = None) -> Finished:
    """Plays one game with a bot by name at each seat.

    The same `deal` lays out the same table. Chance runs on from there, and the bots' own random numbers too, unless `luck` differs.
    """
    game = setup.game
    match = game.new(players=setup.players, seed=deal, pack=setup.pack, **setup.options)
    runner, states = match.runner, match.states
    players = [sit(name, match.content, f"{deal} {luck} {seat}") for seat, name in enumerate(bots)]
    states["rng"][0] = key_for(deal, f"luck {luck}")
    while states["end"][0] == 0:
        seat = match.to_act[0]
        hidden = runner.hide(states, seat)
        action = players[seat].choose(hidden[0], seat)
        if watch:
            watch(runner, hidden, seat, action)
        runner.apply(states, seat, action)
    s, returns = plain(states), tuple(runner.returns(states))
    return Finished(returns, game.ends[s.end], s.turns, s.ply, match.pack.name, match.options, match.opened_world)


def in_threads(work: Callable[[int], T], numbers: Iterable[int], threads: int | None = None) -> Iterator[T]:
    """The results of `work` in the order of the numbers, worked out by several threads; no further ones once nobody asks."""
    threads = threads or os.cpu_count() or 1
    pending: deque[Future[T]] = deque()
    with ThreadPoolExecutor(threads) as pool:
        try:
            for number in numbers:
                pending.append(pool.submit(work, number))
                if len(pending) > 2 * threads:
                    yield pending.popleft().result()
            while pending:
                yield pending.popleft().result()
        finally:
            for future in pending:
                future.cancel()


def share_of_wins(played: Finished, seats: Sequence[int]) -> float:
    """The part of the winners that sits in `seats`; one half when nobody has won."""
    winners = [seat for seat, value in enumerate(played.returns) if value > 0]
    return sum(seat in seats for seat in winners) / len(winners) if winners else 0.5


def duel(setup: Setup, first: str, second: str, deal: str) -> tuple[float, ...]:
    """The score of `first` against `second` in each game of one deal.

    The two sit alternately, then the other way round, on the same table. In a cooperative game each plays the deal on its own,
    and whoever wins where the other loses has the better of it.
    """
    seats = range(setup.players)
    if setup.game.facts.cooperative:
        mine, theirs = (play(setup, deal, [name] * setup.players).returns[0] > 0 for name in (first, second))
        return (0.5 + (mine - theirs) / 2,)
    scores = []
    for shift in (0, 1):
        bots = [(first, second)[(seat + shift) % 2] for seat in seats]
        scores.append(share_of_wins(play(setup, deal, bots), [seat for seat in seats if (seat + shift) % 2 == 0]))
    return tuple(scores)


def duels(
    setup: Setup, first: str, second: str, games: int, seed: str, threads: int | None = None
) -> Iterator[tuple[float, ...]]:
    """The scores of `first`, deal by deal, for that many games in all."""
    for name in (first, second):
        find_bot(name)  # an unknown name is said before anything is played
    each = 1 if setup.game.facts.cooperative else 2
    deals = (games + each - 1) // each
    return in_threads(lambda n: duel(setup, first, second, f"{seed} deal {n}"), range(deals), threads)
