"""Keys that bring wanted outcomes."""

import numpy as np

from cantina.core.rng import GAMMA, mix
from cantina.core.wanted import TRIES, find_key, number_of, unmix

SIDES = 20


def upper_half(key: int, n: int) -> int:
    """The upper half of the nth number of a key."""
    with np.errstate(over="ignore"):
        return int(mix(np.uint64(key) + np.uint64(n) * GAMMA)) >> 32


def throws(key: int) -> list[str]:
    """Seven throws of a die with many sides, as a key brings them."""
    return [str(upper_half(key, n) * SIDES >> 32) for n in range(1, 8)]


def test_mixing_can_be_turned_round() -> None:
    numbers = np.array([0, 1, 7919, 2**63, 2**64 - 1], np.uint64)
    assert unmix(np.array([mix(n) for n in numbers], np.uint64)).tolist() == numbers.tolist()


def test_the_numbers_of_many_keys_are_those_of_each() -> None:
    keys = [0, 1, 7919, 2**63, 2**64 - 1]
    assert number_of(np.array(keys, np.uint64), 3).tolist() == [upper_half(key, 3) for key in keys]


def test_six_throws_of_one_in_twenty_are_found() -> None:
    """One key in 64 million brings them: far more than can be tried."""
    wanted = ["0", "19", "7", "11", "13", "1"]
    key, tried, came = find_key(1, wanted, throws)
    assert key is not None
    assert throws(key)[:6] == wanted == came[:6]
    assert tried < TRIES


def test_the_same_start_finds_the_same_key() -> None:
    assert find_key(5, ["3", "9", "9"], throws) == find_key(5, ["3", "9", "9"], throws)


def test_what_cannot_come_is_given_up() -> None:
    key, tried, came = find_key(1, ["3", "forty"], lambda key: ["3" if key % 2 else "4", "5"])
    assert (key, tried, came[1]) == (None, TRIES, "5")
