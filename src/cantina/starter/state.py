"""What lies on the table: the record of a game, and the record of its content."""

from typing import Any

from cantina.core.header import HEADER
from cantina.core.kernel import struct

SEATS = 4
VALUES = 5  # cards are worth 1 to 5

TURN = 0  # the one phase
BAG_EMPTY = 1  # the one reason for an end

# Fields from wide to narrow; counts by kind, so that cards of a kind have no identity.
STATE = struct(
    **HEADER,
    hand=("i1", (SEATS, VALUES)),  # cards held, by value; UNKNOWN where another's hand was not seen
    held=("i1", SEATS),  # how many cards are held; open
    seen=("i1", (SEATS, SEATS, VALUES)),  # what a seat has seen of a hand and knows to be there still; its own secret
    bag=("i1", VALUES),  # cards to draw, by value; UNKNOWN to everybody
    gone=("i1", VALUES),  # cards played, by value
    left="i1",  # how many cards there are to draw; open
    points=("i1", SEATS),
    spare=("i1", 1),
)

WORLD = struct(
    copies=("i1", VALUES),  # cards of each value
    dealt="i1",  # cards in a hand
)


def census(_world: Any, s: Any) -> dict[str, int]:
    """What never changes while a full state is played: how many cards of each value there are."""
    return {
        f"cards worth {value + 1}": s.bag[value] + s.gone[value] + sum(hand[value] for hand in s.hand)
        for value in range(VALUES)
    }
