"""The odds of every throw, exact: all ways in which the dice can fall are counted, none is drawn."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

FACES = 6
Use = Callable[
    [Sequence[int], Sequence[int]], int
]  # how much comes of dice, the highest first, where numbers are needed


@dataclass(frozen=True)
class Odds:
    """How often each result comes, of all ways in which the dice can fall."""

    ways: tuple[int, ...]

    @property
    def tenths(self) -> int:
        """The expected result in tenths, rounded."""
        return round(10 * sum(n * ways for n, ways in enumerate(self.ways)) / sum(self.ways))

    def percent(self, least: int) -> int:
        """The chance of `least` or more; only what is certain is 100, and only what is impossible is 0."""
        good, every = sum(self.ways[least:]), sum(self.ways)
        return 0 if not good else 100 if good == every else min(max(round(100 * good / every), 1), 99)


@cache
def throws(dice: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Every throw of so many dice, the highest first, with the number of ways in which it can fall."""
    found = combinations_with_replacement(range(FACES, 0, -1), dice)
    return tuple((throw, factorial(dice) // prod(map(factorial, Counter(throw).values()))) for throw in found)


def odds(dice: int, needs: Sequence[int], use: Use) -> Odds:
    """The odds of what comes of a throw."""
    ways = [0] * (min(dice, len(needs)) + 1)
    for throw, number in throws(dice):
        ways[use(throw, needs)] += number
    return Odds(tuple(ways))


@cache
def of_hits(dice: int, needs: tuple[int, ...]) -> Odds:
    """How many hits are made, each on one of the ships that need these numbers, by whoever wants as many as possible."""
    return odds(dice, needs, most_hits)


def most_hits(throw: Sequence[int], needs: Sequence[int]) -> int:
    """Each die takes the hardest of what it can hit, and leaves the rest to lower ones."""
    left = sorted(needs)
    for die in throw:
        hit = next((need for need in reversed(left) if need <= die), None)
        if hit is not None:
            left.remove(hit)
    return len(needs) - len(left)


@cache
def of_steps(dice: int, needs: tuple[int, ...]) -> Odds:
    """How many of the next spaces are entered, which need these numbers."""
    return odds(dice, needs, steps)


def steps(throw: Sequence[int], needs: Sequence[int]) -> int:
    """Each space in turn takes the smallest die that is enough (9.3)."""
    left = sorted(throw)
    for taken, need in enumerate(needs):
        die = next((die for die in left if die >= need), None)
        if die is None:
            return taken
        left.remove(die)
    return min(len(throw), len(needs))


def of_any(dice: int, least: int) -> Odds:
    """Whether any die shows `least` or more, as one result."""
    return of_hits(dice, (least,))
