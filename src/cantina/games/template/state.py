"""The record of a game of Smugglers and of its content."""

from typing import Any

from cantina.core.header import HEADER
from cantina.core.kernel import struct

SEATS = 4
PLACES = 24  # the most cargo cards in a pack
CARGO = 4  # cargo cards are worth 1 to 4
BIDS = 3  # bid cards are worth 1 to 3
JAMMER, BLANK = 0, 1  # what a token is

BID, DECIDE, WINDOW = 0, 1, 2  # phases
SPENT = 1  # the one reason for an end

STATE = struct(
    **HEADER,
    deck=("i1", PLACES),  # cargo by place, the bottom first; 0 where there is none, UNKNOWN where it is hidden
    peeked=("u1", PLACES),  # the seats that have looked at the card in a place
    gone=("i1", CARGO),  # cargo out of the game, by value
    hand=("i1", (SEATS, BIDS)),  # bid cards left, a chosen one included; everybody can count them
    bid=("i1", SEATS),  # the bid chosen this round: 0 none yet, UNKNOWN when it is another's secret
    token=("i1", (SEATS, 2)),  # tokens held, by kind; hidden from the others
    tokens=("i1", SEATS),  # how many tokens are held; open
    bag=("i1", 2),  # tokens in the bag, by kind; hidden
    haul=("i1", 2),  # what each side has taken
    jammed="i1",  # jammers played
    left="i1",  # cards in the deck
    bagged="i1",  # tokens in the bag
    lead="i1",  # the seat that wins ties
    captain="i1",  # the highest bidder, once all have bid
    cargo="i1",  # the card turned up, or 0
    blind="i1",  # 1 when the captain may not peek
    spare=("i1", 5),
)

WORLD = struct(
    cargo=("i1", CARGO),  # copies of each value
    bids=("i1", BIDS),  # copies of each bid in a hand
    jammers="i1",
    blanks="i1",
    dealt="i1",  # tokens dealt to each seat
)


def census(world: Any, s: Any) -> dict[str, int]:
    """What never changes: how many cargo cards and tokens of each kind there are."""
    deck = s.deck[: s.left]
    counts = {
        f"cargo {value}": deck.count(value) + s.gone[value - 1] + (s.cargo == value) for value in range(1, CARGO + 1)
    }
    counts["jammers"] = s.bag[JAMMER] + sum(row[JAMMER] for row in s.token) + s.jammed
    counts["blanks"] = s.bag[BLANK] + sum(row[BLANK] for row in s.token)
    return counts
