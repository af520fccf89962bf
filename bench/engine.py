"""The engine: playouts of the template against the same loop written by hand; steps a second of every game, three ways."""

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

import cantina
from bench.cases import Case, Measure, rate
from bench.peers import hearts
from cantina.core.game import NO_LOG, Game
from cantina.core.kernel import kernel
from cantina.core.registry import all_facts

BATCH = 1024


def cases() -> Iterator[Case]:
    """Every row about the engine."""
    template = cantina.game("template")
    yield Case(
        "template: playouts in the engine", "steps/s", in_kernel(template, 4), "written out by hand", by_hand(template)
    )
    peer, theirs = "OpenSpiel hearts, from Python", hearts()
    for facts in all_facts().values():
        if facts.offered:
            game, players = cantina.game(facts.id), facts.players[-1]
            yield Case(f"{game.id}: inside a kernel, one core", "steps/s", in_kernel(game, players), peer, theirs)
            yield Case(f"{game.id}: one step a Python call", "steps/s", one_by_one(game, players), peer, theirs)
            yield Case(f"{game.id}: Python-driven batch, one core", "steps/s", batch(game, players), peer, theirs)
    game = cantina.game("super-teams")
    cores = f"{game.id}: inside a kernel, {os.cpu_count()} cores"
    yield Case(cores, "steps/s", on_all_cores(game, 4), "one core", in_kernel(game, 4))


def laid(game: Game, count: int, players: int) -> tuple[Any, Any, Any]:
    """Worlds, states and options of `count` games about to begin."""
    worlds = game.worlds([game.pack()])
    options = game.option_numbers(game.options(players, {}, lambda _name, _n: 0))
    states = game.blank(count, players)
    states["rng"] = np.arange(1, count + 1, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    for i in range(count):
        game.kernels["setup_at"](worlds, states, i, options)
    return worlds, states, options


def in_kernel(game: Game, players: int) -> Measure:
    """Random games from first to last in one call."""
    run = series(game, players)
    return lambda: rate(lambda: run(0))


def series(game: Game, players: int, games: int = 400) -> Any:
    """A function that plays some random games, from number `first` on, and returns how many steps they had."""
    worlds, _, options = laid(game, 1, players)
    rows, boards, base = np.tile(options, (games, 1)), np.zeros(games, np.int64), np.array([77], np.uint64)

    def run(first: int) -> int:
        room, plies = game.buffer(), np.zeros(games, np.int64)
        results, ends, turns = np.zeros((games, 6)), np.zeros(games, np.int64), np.zeros(games, np.int64)
        game.kernels["simulate"](
            worlds, game.blank(2, players), boards, rows, base, first, results, ends, turns, plies, room, NO_LOG
        )
        return int(plies.sum())

    return run


def on_all_cores(game: Game, players: int) -> Measure:
    """The same on all cores."""
    run, cores = series(game, players), os.cpu_count() or 1
    pool = ThreadPoolExecutor(cores)
    return lambda: rate(lambda: sum(pool.map(run, range(0, 400 * cores, 400))))


def one_by_one(game: Game, players: int) -> Measure:
    """Random games in which Python chooses every step: one call plays it and lists what is legal next."""
    worlds, states, options = laid(game, 2, players)
    step, actor = entry(game, "step"), entry(game, "actor")
    setup_at, legal_at = entry(game, "setup_at"), entry(game, "legal_at")
    room, numbers = game.buffer(), np.random.default_rng(5).integers(0, 1 << 30, 4096).tolist()
    states[1] = states[0]

    def play() -> int:
        done = 0
        states["rng"][0] += np.uint64(12345)
        key = states["rng"][0]
        states[0] = game.blank(1, players)[0]
        states["rng"][0] = key
        setup_at(worlds, states, 0, options)
        seat = actor(states, 0)
        n = legal_at(worlds, states, 0, seat, room)
        while n:
            n = step(worlds, states, 0, actor(states, 0), int(room[numbers[done & 4095] % n]), room, NO_LOG)
            done += 1
        return done

    return lambda: rate(play)


def entry(game: Game, name: str) -> Any:
    """A kernel called without the check of its argument types, which costs as much as a step does."""
    f: Any = game.kernels[name]
    return f.overloads[f.signatures[0]].entry_point if getattr(f, "signatures", None) else f


def batch(game: Game, players: int) -> Measure:
    """Many games stepped together: one call chooses at random for all, one plays and lists."""
    worlds, states, _ = laid(game, BATCH, players)
    fresh = states.copy()
    k = game.kernels
    out, counts = np.zeros((BATCH, game.max_legal), np.int64), np.zeros(BATCH, np.int64)
    actions, seats = np.zeros(BATCH, np.int64), np.zeros(BATCH, np.int64)

    def start() -> None:
        states[:] = fresh
        room = game.buffer()
        for i in range(BATCH):
            seats[i] = k["actor"](states, i)
            counts[i] = k["legal_at"](worlds, states, i, int(seats[i]), room)
            out[i] = room

    def run() -> int:
        live = int((counts > 0).sum())
        if live < BATCH // 2:
            start()
            live = BATCH
        k["pick"](states, out, counts, actions, 0, BATCH)
        k["batch"](worlds, states, actions, seats, out, counts, 0, BATCH, NO_LOG)
        return live

    start()
    return lambda: rate(run)


def by_hand(game: Game) -> Measure:
    """The loop of the template's playouts written out for it, as one would without an engine."""
    from cantina.core.rng import below, key_of
    from cantina.games.template.rules import apply, legal, setup

    @kernel
    def loop(world, states, options, base, first, games, out, log):  # type: ignore[no-untyped-def]
        steps = 0
        for g in range(games):
            states[0] = states[1]
            s = states[0]
            s.rng = key_of(base[0], first + g)
            setup(world[0], s, options)
            while s.end == 0:
                seat = 0
                while s.acting >> seat & 1 == 0:
                    seat += 1
                n = legal(world[0], s, seat, out)
                s.ply += 1
                s.news = 0
                apply(world[0], s, seat, int(out[below(s, n)]), log)
                steps += 1
        return steps

    worlds, _, options = laid(game, 1, 4)
    states, base, room = game.blank(2, 4), np.array([77], np.uint64), game.buffer()
    return lambda: rate(lambda: int(loop(worlds, states, options, base, 0, 400, room, NO_LOG)))
