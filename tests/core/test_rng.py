"""Chance: known values of the generator, and even draws."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from cantina.core.header import HEADER
from cantina.core.kernel import struct
from cantina.core.rng import below, draw, mix, shuffle

STATE = struct(**HEADER, row=("i1", 8))


def blank(key: int = 1) -> Any:
    states = np.zeros(1, STATE)
    states["rng"] = key
    return states[0]


def test_the_generator_is_splitmix64() -> None:
    """The published first outputs for seed 1234567 (Vigna's reference code)."""
    gamma, state = 0x9E3779B97F4A7C15, 1234567
    outputs = []
    for _ in range(3):
        state = (state + gamma) % 2**64
        outputs.append(int(mix(np.uint64(state))))
    assert outputs == [6457827717110365317, 3203168211198807973, 9817491932198370423]


@pytest.mark.parametrize("n", [1, 2, 6, 55])
def test_below_is_even_and_says_so(n: int) -> None:
    s = blank()
    counts = Counter(below(s, n) for _ in range(3000 * n))
    assert s.news == 1
    assert set(counts) == set(range(n))
    assert all(abs(count - 3000) < 350 for count in counts.values())


def test_draw_takes_from_the_bag() -> None:
    s = blank()
    s.row[:3] = [2, 0, 3]
    drawn = [draw(s, s.row, total) for total in (5, 4, 3, 2, 1)]
    assert sorted(drawn) == [0, 0, 2, 2, 2]
    assert s.row.tolist() == [0] * 8


def test_shuffle_reaches_every_order() -> None:
    s = blank()
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        s.row[:4] = [1, 2, 3, 9]
        shuffle(s, s.row, 3)
        orders[tuple(s.row[:4].tolist())] += 1
    assert len(orders) == 6
    assert all(order[3] == 9 and abs(count - 1000) < 160 for order, count in orders.items())
