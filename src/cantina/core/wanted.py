"""A key with which an action brings wanted outcomes: found by trying, outcome by outcome.

The numbers that a key draws are `mix(key + n * GAMMA)`, and `below` looks at their upper halves. Keys that brought the first
outcomes show which numbers have to be small or large for that; from then on only such keys are tried. The first of these
numbers is not even searched: `mix` is turned round, and the keys are made from it. Whatever is learnt only saves
tries: a key is good when the action was played with it and brought what was wanted.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from .rng import GAMMA, MIX_1, MIX_2, S27, S30, S31, S32, mix

TRIES = 200_000  # how often the action is played
KEYS = 1 << 27  # how many keys are looked at, some seconds' worth
BATCH = 1 << 16
DRAWS = 64  # as many numbers of a key are watched
ENOUGH = 16  # keys that show what an outcome asks for: with fewer, chance alone would often look like a rule
NARROW = 1 << 31  # a number that stays within less than this, of 2**32, matters

Keys = npt.NDArray[np.uint64]
UNMIX_1, UNMIX_2 = (np.uint64(pow(int(factor), -1, 1 << 64)) for factor in (MIX_1, MIX_2))
mix_all = getattr(mix, "py_func", mix)  # the formula itself takes arrays; compiled, it would be compiled for them again
S54, S60, S62 = np.uint64(54), np.uint64(60), np.uint64(62)


class Sieve:
    """Random keys, of which only those come through whose numbers lie within the limits that were learnt."""

    def __init__(self, start: int) -> None:
        self.start = start
        self.limits: list[Limit] = []  # the narrowest first

    def keys(self) -> Iterator[int]:
        """Keys that come through, until too many were looked at."""
        source = random.Random(self.start)
        while not self.limits:
            yield source.getrandbits(64)
        batches = np.random.Generator(np.random.PCG64(self.start))
        for _ in range(KEYS // BATCH):
            known = len(self.limits)
            for key in self.sifted(batches).tolist():
                yield key
                if len(self.limits) > known:
                    break  # the others came through by fewer limits than there are now

    def sifted(self, source: np.random.Generator) -> Keys:
        """The keys of a batch that keep all limits; they are made so that they keep the first."""
        first = self.limits[0]
        upper = source.integers(first.least, first.most, BATCH, np.uint64, endpoint=True)
        lower = source.integers(0, 1 << 32, BATCH, np.uint64)
        keys = unmix(upper << S32 | lower) - steps(first.n)
        for limit in self.limits[1:]:
            number = number_of(keys, limit.n)
            keys = keys[(limit.least <= number) & (number <= limit.most)]
        return keys

    def learn(self, keys: Sequence[int]) -> None:
        """Notes which numbers of these keys, all of them good, lie close together."""
        array, known = np.array(keys, np.uint64), {limit.n for limit in self.limits}
        for n in set(range(1, DRAWS + 1)) - known:
            number = number_of(array, n)
            limit = Limit(n, int(number.min()), int(number.max()))
            if limit.width < NARROW:
                self.limits.append(limit)
        self.limits.sort(key=lambda limit: limit.width)


class Limit(NamedTuple):
    """Between what the upper half of the nth number of a key has to lie."""

    n: int
    least: int
    most: int

    @property
    def width(self) -> int:
        """How far apart they are."""
        return self.most - self.least


def steps(n: int) -> np.uint64:
    """What the generator has gone on by when it draws its nth number."""
    return np.uint64(n * int(GAMMA) & (1 << 64) - 1)


def number_of(keys: Keys, n: int) -> Keys:
    """The upper half of the number that each key draws as its nth."""
    found: Keys = mix_all(keys + steps(n)) >> S32
    return found


def unmix(x: Keys) -> Keys:
    """The numbers that `mix` makes into these."""
    x = (x ^ (x >> S31) ^ (x >> S62)) * UNMIX_2
    x = (x ^ (x >> S27) ^ (x >> S54)) * UNMIX_1
    found: Keys = x ^ (x >> S30) ^ (x >> S60)
    return found


def find_key(
    start: int, wanted: Sequence[str], outcomes: Callable[[int], list[str]]
) -> tuple[int | None, int, list[str]]:
    """A key whose outcomes begin with the wanted ones, or None; how many were tried, and the outcomes of the last."""
    sieve, good, sure, tried = Sieve(start), [], 0, 0
    came: list[str] = []
    for key in islice(sieve.keys(), TRIES):
        came, tried = outcomes(key), tried + 1
        same = agreeing(came, wanted)
        if same == len(wanted):
            return key, tried, came
        if same > sure:
            good.append(key)
        if len(good) == ENOUGH:
            sieve.learn(good)
            good, sure = [], sure + 1
    return None, tried, came


def agreeing(came: Sequence[str], wanted: Sequence[str]) -> int:
    """How many outcomes at the beginning are as wanted."""
    return next((i for i, (a, b) in enumerate(zip(came, wanted, strict=False)) if a != b), min(len(came), len(wanted)))
