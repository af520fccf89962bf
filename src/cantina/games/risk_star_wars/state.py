"""The record of a game of Risk: Star Wars Edition, and the record of its content.

Places are bits as well as numbers: the six fleet markers are 0 to 5, the 22 sectors 6 to 27 (outer, middle, inner ring),
and the Death Star, where no ship ever stands, is 28. Ships and the orders that move them share their numbers.
"""

from typing import Any

from cantina.core.header import HEADER
from cantina.core.kernel import struct

REBELS, EMPIRE = 0, 1
SEATS = 4  # R1, E1, E2, R2; with two players only the first two

MARKERS = 6
OUTER, MIDDLE, INNER = 6, 15, 22  # the first sector of each ring
PLACES = 28
DEATH_STAR = 28
SECTORS = (1 << PLACES) - (1 << MARKERS)  # the sectors as bits

X_WING, Y_WING, B_WING, FALCON, TIE, EXECUTOR, MARKER = range(7)
KINDS_OF_SHIP = 6  # those that stand on the board; a marker is a ship too, but it is a place as well

# Orders 0 to 5 are those of the ships with the same number.
LASER, AMBUSH, VADER, EMPEROR, ASSAULT, LUKE, REDEMPTION = range(6, 13)
ORDERS = 13
SIDE_ORDERS = (
    (X_WING, Y_WING, B_WING, FALCON, ASSAULT, LUKE, REDEMPTION),
    (TIE, EXECUTOR, LASER, AMBUSH, VADER, EMPEROR),
)

CARDS = (24, 12)  # the most kinds of card in the deck of each side
CARDS_MAX = 24
DECK = 32  # the most cards in one deck, and so in one pile of orders
FIGHTERS = 56  # the most of one kind of fighter
SPACES = 60  # the most spaces of the shield track
DICE = 5

# Hits left on the four tracks
FALCON_HITS, EXECUTOR_HITS, LUKE_HITS, VADER_HITS = range(4)

# What is being decided
PLAN, ORDER, FROM, TO, COUNT, ATTACK, DIE, FIRE = range(8)

# How a game ends
DEATH_STAR_LOST, FLEET_LOST, ROUND_LIMIT = range(1, 4)

STATE = struct(
    **HEADER,
    troopers="u8",  # the spaces of the shield track that hold a Stormtrooper, as bits; bit 0 is the start
    here=(
        "u4",
        KINDS_OF_SHIP,
    ),  # the places that hold a kind of ship: what every rule asks, so it is kept beside `ships`
    rounds="i2",  # rounds begun
    ships=("i1", (KINDS_OF_SHIP, PLACES)),  # how many of a kind stand in a place
    hand=("i1", (SEATS, CARDS_MAX)),  # by seat and kind of card, as counts; hidden from the other side
    # Orders still to be given, the top first: 1 + kind of card, 0 behind the last, UNKNOWN where hidden. The planned ones
    # come first, hidden from the other side; below them are bonus orders, which nobody knows.
    pile=("i1", (SEATS, DECK)),
    deck=("i1", (2, CARDS_MAX)),  # by side and kind; hidden from all
    discard=("i1", (2, CARDS_MAX)),  # open
    # The cards that were in hands and piles when the discard was last shuffled into a new deck, less those known to have
    # come into sight since. Everybody can count them, and knows that none of them is in the deck.
    kept=("i1", (2, CARDS_MAX)),
    # Planned cards that were turned up since then and may be kept ones or drawn from the present deck, in that order:
    # 1 + kind of card, 0 behind the last.
    unclear=("i1", (SEATS, DECK)),
    most=("i1", (SEATS, DECK)),  # how many of the unclear cards, up to and with each, can have been drawn
    unclear_size=("i1", SEATS),  # unclear cards of each seat
    hand_size=("i1", SEATS),  # cards in each hand; open
    pile_size=("i1", SEATS),  # orders in each pile, bonus orders included; open
    planned=("i1", SEATS),  # how many orders of the pile were planned
    fresh=("i1", SEATS),  # how many bonus orders of the pile came from the present deck; they are the lowest
    # How many cards of the present deck are in a hand, among its planned orders or among its unclear cards; open
    drawn=("i1", SEATS),
    deck_size=("i1", 2),  # cards in the deck of each side; open
    hits=("i1", 4),  # hits left: Falcon, Executor, Luke, Vader; 0 is destroyed
    fleet="u1",  # the markers that are face up, as bits
    redeemed="i1",  # 1 when Vader was redeemed, which ends the Emperor too
    reserve="i1",  # TIE fighters inside the Executor
    team="i1",  # the space of the strike team on the shield track
    supply="i1",  # Stormtroopers that are not on the track
    card="i1",  # 1 + kind of the card turned up, or 0
    order="i1",  # 1 + the order being carried out, or 0
    origin="i1",  # 1 + the place from which its ships move, or 0
    goal="i1",  # 1 + the place where they stand after moving, from which they attack, or 0
    target="i1",  # 1 + the place under attack, or 0
    dice=("i1", DICE),  # dice still to be assigned, the highest first, then zeros
    spare="i1",
)

WORLD = struct(
    near=("u4", PLACES),  # the places next to each place, as bits; bit 28 is the Death Star
    symbols=("u2", (2, CARDS_MAX)),  # the orders on each kind of card, as bits
    cap="i2",  # the game is drawn after this many
    start=("i1", (KINDS_OF_SHIP, PLACES)),
    copies=("i1", (2, CARDS_MAX)),
    track=("i1", SPACES + 1),  # the number needed to enter each space of the shield track
    spaces="i1",  # how many spaces it has after the start
    box=("i1", KINDS_OF_SHIP),  # ships of each kind in the box
    to_hit=("i1", 7),  # the number that hits each kind of ship, markers included
    hits=("i1", 4),  # the four hit tracks
    dice=("i1", KINDS_OF_SHIP),  # the most dice in an attack by each kind; fighters roll no more than they are
    hand="i1",
    orders=("i1", 2),  # cards planned, and drawn back, each round: with two and with four players
    deploy="i1",
    superlaser_dice="i1",
    superlaser_hit="i1",
    core_hit="i1",  # the number that destroys the Death Star
    assault_dice="i1",
    ambush="i1",  # troopers placed by one order
    troopers="i1",
    duel_dice="i1",
    duel_hit="i1",
    lightning="i1",  # hits by the Emperor
    redeemable="i1",  # Vader can be redeemed with this many hits left, or fewer
    bonus_sector="i1",
    bonus_marker="i1",
    bonus_falcon="i1",
    bonus_luke="i1",
    bonus_vader="i1",
    bonus_redeemed="i1",
    spare="i1",
)


def census(world: Any, s: Any) -> dict[str, int]:
    """The cards of each kind, wherever they are, and the Stormtroopers: totals that never change."""
    totals = {"troopers": s.supply + s.troopers.bit_count()}
    for side, seats in ((REBELS, (0, 3)), (EMPIRE, (1, 2))):
        piles = [entry for seat in seats for entry in s.pile[seat]]
        up = s.card if any(s.acting >> seat & 1 for seat in seats) else 0
        for kind in range(CARDS[side]):
            held = sum(s.hand[seat][kind] for seat in seats) + piles.count(kind + 1) + (up == kind + 1)
            totals[f"side {side} card {kind}"] = held + s.deck[side][kind] + s.discard[side][kind]
    return totals
