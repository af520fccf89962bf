"""The environments for research: steps a second of ours and of the peers that do the like."""

import os
from collections.abc import Iterator

import cantina
from bench import peers
from bench.cases import Case, Measure, rate
from cantina.core.registry import all_facts
from cantina.rl.observe import Form
from cantina.rl.vector import VectorEnv

GAMES = 2048


def cases() -> Iterator[Case]:
    """Every row about environments."""
    leduc, name = peers.pgx_leduc(), "pgx leduc_holdem, CPU"
    for facts in all_facts().values():
        if facts.offered:
            title = f"{facts.id}: vector, int8 observations, one core"
            yield Case(title, "steps/s", vector(facts.id, "int8"), name, leduc)
    for form in ("record", "float"):
        title = f"toy-battle: vector, {form} observations, one core"
        yield Case(title, "steps/s", vector("toy-battle", form), name, leduc)  # type: ignore[arg-type]
    cores = os.cpu_count() or 1
    title = f"toy-battle: vector, int8 observations, {cores} cores"
    yield Case(title, "steps/s", vector("toy-battle", "int8", cores), "one core", vector("toy-battle", "int8"))
    yield Case(
        "toy-battle: vector, int8, one core",
        "steps/s",
        vector("toy-battle", "int8"),
        "RLCard leduc-holdem",
        peers.rlcard_leduc(),
    )
    from cantina.rl import openspiel, pettingzoo

    connect_four = peers.connect_four()
    for facts in all_facts().values():
        if facts.offered:
            adapter = peers.zoo(pettingzoo.env(facts.id))
            yield Case(
                f"{facts.id}: through PettingZoo", "steps/s", adapter, "PettingZoo connect_four_v3", connect_four
            )
    others = {
        f"OpenSpiel {n}": peers.spiel(n) for n in ("python_tic_tac_toe", "python_kuhn_poker", "python_block_dominoes")
    }
    for facts in all_facts().values():
        if facts.offered:
            short = openspiel.game_type(cantina.game(facts.id)).short_name
            for peer, theirs in others.items():
                yield Case(f"{facts.id}: through OpenSpiel", "decisions/s", peers.spiel(short), peer, theirs)


def vector(game: str, form: Form, threads: int = 1) -> Measure:
    """Random steps of many games together, with observations and masks written."""
    env = VectorEnv(game, GAMES * threads, seed=1, threads=threads, observation=form, copy=False)
    env.reset()

    def run() -> int:
        for _ in range(10):
            env.step(env.sample())
        return 10 * env.num_envs

    for _ in range(20):
        run()  # past the openings, so that the games stand at all stages
    return lambda: rate(run)
