"""How the contract tests set games up and play them."""

import gc
import os
import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from cantina.core.game import Game
from cantina.core.log import sees
from cantina.core.match import Match
from cantina.core.words import LANGUAGES

QUICK = bool(os.environ.get("CANTINA_QUICK"))  # set by `make quick`: what one runs while writing rules


def languages_of(game: Game) -> tuple[str, ...]:
    """The languages that a game must have: a draft has English alone."""
    return LANGUAGES[:1] if game.facts.draft else LANGUAGES


def loaded_games() -> list[Game]:
    """Every game whose kernels are in use in this process."""
    # By `type`, not `isinstance`, which asks the object itself: a dead proxy or a lazy module of a library would answer.
    return [x for x in gc.get_objects() if type(x) is Game and "kernels" in x.__dict__]


def from_python(entry: Any) -> list[Any]:
    """The signatures for which Python has had a kernel compiled; a constant index comes from a call inside another kernel."""
    return [s for s in entry.signatures if not any("Literal" in str(argument) for argument in s)]


def setups(game: Game) -> Iterator[dict[str, Any]]:
    """Every player count with each choice of each option, and every pack, one at a time; in a quick loop the counts alone."""
    if QUICK:
        yield from ({"players": players} for players in game.facts.players)
        return
    for players in game.facts.players:
        yield {"players": players}
        for option in game.facts.options:
            possible = [c for c in option.choices if not (c.isdigit() and int(c) > players)]
            for choice in possible:
                yield {"players": players, option.name: choice}
            if option.order:
                yield {"players": players, option.name: list(reversed(option.order))[: len(option.defaults[players])]}
    for name in game.pack_names():
        yield {"players": game.facts.players[0], "pack": name}


def steps(match: Match, choose: random.Random) -> Iterator[tuple[int, int]]:
    """Plays a match to its end at random and gives (seat, action) BEFORE each is played."""
    while match.outcome is None:
        seat = choose.choice(match.to_act)
        action = choose.choice(match.legal_actions(seat))
        yield seat, action
        match.apply(seat, action)


def random_match(game: Game, seed: int, **setup: Any) -> Match:
    """A match played to its end at random."""
    match = game.new(seed=seed, **setup)
    for _ in steps(match, random.Random(seed)):
        pass
    return match


def redealt(match: Match, seat: int, key: int) -> Match:
    """A copy of the match in which what `seat` cannot see is dealt anew."""
    other = match.copy()
    other.states[0] = match.hide(seat)
    other.runner.redeal(other.states, key)
    return other


def told_to(match: Match, seat: int, since: int) -> list[tuple[int, tuple[int, ...]]]:
    """What a seat was told after that many actions, as numbers."""
    return [(t.kind, t.args) for t in match.told if t.ply > since and sees(t.audience, seat)]


def fields_that_differ(a: Any, b: Any) -> str:
    """Where two records are not equal: each field with both its values."""
    pairs = ((name, a[name].tolist(), b[name].tolist()) for name in a.dtype.names)
    return "; ".join(f"{name}: {one} / {other}" for name, one, other in pairs if one != other and name != "rng")


def same(a: Any, b: Any) -> bool:
    """Whether two records are equal byte for byte."""
    return bool(a.tobytes() == b.tobytes())


def without_rng(states: Any, i: int = 0) -> bytes:
    """The bytes of a record, aside from the generator and from whether the last action brought news."""
    copy = states[i : i + 1].copy()
    copy["rng"] = np.uint64(0)
    copy["news"] = 0
    return bytes(copy.tobytes())
