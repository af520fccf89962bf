"""Counts by kind and sets as bits: what hands, bags and masks have in common."""

from .kernel import kernel


@kernel
def total(counts):
    """How many things there are in all."""
    n = 0
    for kind in range(counts.size):
        n += int(counts[kind])
    return n


def members(mask: int) -> list[int]:
    """The numbers in a set that is kept as bits.

    >>> members(0b1101)
    [0, 2, 3]
    """
    return [i for i in range(mask.bit_length()) if mask >> i & 1]
