"""Chance: SplitMix64, a counter-based generator of one number, kept in the state's header.

Every operator has np.uint64 on both sides: anything else is signed or floating when compiled.
"""

import numpy as np

from .kernel import kernel, wrapping

GAMMA = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
LOW = np.uint64(0xFFFFFFFF)


@wrapping
def mix(x):
    """A 64-bit number that depends on every bit of `x`."""
    x = (x ^ (x >> S30)) * MIX_1
    x = (x ^ (x >> S27)) * MIX_2
    return x ^ (x >> S31)


@wrapping
def key_of(base, number):
    """The generator of game `number` in a series."""
    return mix(base + np.uint64(number) * GAMMA)


@wrapping
def below(s, n):
    """A whole number from 0 to n-1, each as likely; marks that chance has spoken.

    Lemire's multiplication with rejection: exactly uniform for every n below 2**32.
    """
    s.news = 1
    bound = np.uint64(n)
    while True:
        s.rng = s.rng + GAMMA
        product = (mix(s.rng) >> S32) * bound
        low = product & LOW
        if low >= bound or low >= (LOW - bound + np.uint64(1)) % bound:
            return int(product >> S32)


@kernel
def draw(s, counts, total):
    """The kind of one card drawn from a bag of `total` cards given as counts by kind; the card leaves the bag."""
    left = below(s, total)
    for kind in range(counts.size):
        left -= int(counts[kind])
        if left < 0:
            counts[kind] -= 1
            return kind
    return -1  # not reached while `total` is the sum of the counts


@kernel
def shuffle(s, row, n):
    """Puts the first n entries of `row` in a random order."""
    for i in range(n - 1, 0, -1):
        j = below(s, i + 1)
        row[i], row[j] = row[j], row[i]
