"""The record of a game of Conflict, and the record of its content.

Nobody knows the order of the cards that lie face down, so no order exists: an unseen card is a place in a deck, and
which card lies there is drawn from the bag of unseen cards when somebody first looks at it. So a state holds no secret.

A box may have a kind for each of its cards, yet a row of cards (a hand, the pool, the discard pile) has but 26 bytes for the
three decks, as in the first edition, whose games must go on. So a deck of up to ten (black: six) kinds has a byte for each
of them; a deck of more kinds gives each just the bits that its number of cards needs. `cell`, `shift` and `mask` say where.
"""

from typing import Any

from cantina.core.header import HEADER, SEATS
from cantina.core.kernel import struct

# The decks; the kinds of card are numbered deck by deck, then the heroes Rey, Poe and Finn, who are never in a hand
YELLOW, ORANGE, BLACK = range(3)
DECKS = 3
MOST = (55, 25, 12)  # cards in each deck
BASE = (0, 55, 80)  # where each deck begins in the row of places
PLACES = 92
HEROES = 3
KINDS = PLACES  # the most that there can be: every card its own kind
HELD = KINDS - HEROES

# The bytes of a row of cards, by deck; the pool has three more, for the heroes
CELLS = (10, 10, 6)
FIRST_CELL = (0, 10, 20)
ROW = 26
BITS = 7  # of a byte that can be used: it is signed

# What lies in a place: 1 + kind, less the `extra` of its deck, when the card has been seen, FACE_UP more when it lies so
EMPTY = 0
UNSEEN = -1  # yellow, orange, and the black deck's top pile
UNSEEN_LOW = -2  # the black deck's bottom pile
FACE_UP = 64

# Dice: how many show what. Resistance symbols are 1 to 3.
SPENT, FIRST_ORDER = 0, 4
SHOWN = 5
DICE = 3
SIDES = 12  # the most that a die may have

# Starting cards: three of each role, so that card c of set n is start 3 * (n % 3) + c
REBEL, SCOUT, PILOT = range(3)
STARTS = 9
SETS = 6
START_DECK = (YELLOW, ORANGE, BLACK, YELLOW, ORANGE, BLACK, -1, YELLOW, ORANGE)
REACH = (3, 2, 1)  # cards of each deck that the Rebel moves and the Scout sees

LEADERS = 3  # Phasma, Hux, Ren

# The fields of the event track
TRACK = 96  # the most that a track may have, start and last field included
BLANK, PLAY_YELLOW, PLAY_ORANGE, PLAY_BLACK, DRAW_YELLOW, DRAW_ORANGE, DISCARD_1, DISCARD_3, SET_ASIDE = range(9)

# What is being decided
BEGIN, REROLL, USE_DICE, PAY, ARRANGE, PLAY, SINK, COVER, COVER_CARD, DISCARD, FIRST = range(11)

# The event marker: on the track, to be lifted when the dice pass, or lifted for this turn
ON_TRACK, LIFT_NEXT, LIFTED = range(3)

# What the cards being paid are paid for
NOTHING, TO_REVEAL, TO_DRAW = range(3)

# Throws for the first player that are not sums
TO_THROW, OUT = -1, -2

# How a game ends
WON, MARKER_LOSS, DECK_LOSS = range(1, 4)

STATE = struct(
    **HEADER,
    deck=("i1", PLACES),  # each deck from the bottom up, so that the top card is the last; EMPTY above it
    hand=("i1", (SEATS, ROW)),  # open to all; the starting cards never leave their owner and are not counted
    pool=("i1", ROW + HEROES),  # unseen cards by kind
    discard=("i1", ROW),  # open to all
    cards=("i1", DECKS),  # cards in each deck
    unseen=("i1", 4),  # unseen cards: yellow, orange, black top pile, black bottom pile
    heroes_in=("i1", 2),  # heroes among the unseen cards of the black deck's two piles
    cover=("i1", LEADERS),  # 1 + kind of the card on each leader; a hero stays
    found="i1",  # heroes on the leaders, the first ones in order
    throw=("i1", SEATS),  # sums of symbols while the first player is found, else zero
    dice=("i1", SHOWN),  # by what they show; used ones are SPENT
    rerolls="i1",  # left in this turn
    help="i1",  # the stored result, 0 on the grey field
    stored="i1",  # 1 when a die was stored in this turn
    changed="i1",  # what the unused die shows that the stored result has changed, else 0
    job="i1",  # what is being paid for
    job_deck="i1",  # the deck that is revealed, drawn from, arranged or sunk
    job_cards="i1",  # how many cards of it
    owed="i1",  # cards still to pay, to arrange, to sink or to discard
    started="i1",  # 1 + the starting card that waits for its power to be finished, else 0
    leader="i1",  # 1 + the leader that is about to be covered, else 0
    at="i1",  # field of the event marker
    from_field="i1",  # where it stood when the turn began
    aside="i1",  # whether the marker is set aside
    first="i1",  # the seat with player board 1
    variant="i1",  # bit 0: simplified; bit 1: advanced
    spare=("i1", 2),
)

WORLD = struct(
    track=("i1", (2, TRACK)),  # of the standard and of the advanced side
    goal=("i1", 2),  # the last field of each side
    start=("i1", (2, SEATS + 1)),  # where the marker begins, by side and number of players
    first=("i1", DECKS + 1),  # the first kind of each deck, and of the heroes
    extra=("i1", DECKS),  # kinds that the decks before each deck have more than cells
    name=("i1", KINDS),  # the name of each kind, as its number in CARD_NAMES
    cell=("i1", KINDS),  # where a row of cards counts a kind: the byte
    shift=("i1", KINDS),  # the lowest of its bits
    mask=("i1", KINDS),  # and as many of them as it has
    count=("i1", KINDS),
    left=("i1", KINDS),  # symbols top left: above zero towards the First Order, below zero towards the start
    ambush=("i1", KINDS),  # symbols top right
    face=("i1", SIDES),  # what the sides of a die show
    sides="i1",
    leader=("i1", LEADERS),  # symbols of each leader
    symbols=("i1", (SETS, 3)),  # of the starting cards, as `left`
    back=("i1", SETS),  # fields that a Pilot's first card moves the marker back
    total=("i1", DECKS),  # cards in each deck
    top_pile="i1",  # cards in the black deck's top pile, its hero included
)


def place(deck: int, size: int, depth: int) -> int:
    """The place of a card `depth` cards below the top of a deck of `size` cards."""
    return BASE[deck] + size - 1 - depth


def count(world: Any, row: Any, kind: int) -> int:
    """How many cards of a kind there are in a row of them, for plain Python."""
    cell = world.cell[kind]
    return int(row[cell]) >> world.shift[kind] & world.mask[kind] if cell < len(row) else 0


def counts(world: Any, row: Any) -> list[int]:
    """How many cards of each kind, heroes aside, there are in a row."""
    return [count(world, row, kind) for kind in range(world.first[DECKS])]


def kinds_of(world: Any, deck: int) -> range:
    """The kinds of card of a deck, the heroes among the black ones."""
    return range(world.first[deck], world.first[deck + 1] + (HEROES if deck == BLACK else 0))


def kind_lying(world: Any, deck: int, lying: int) -> int:
    """The kind of a seen card of a deck by what lies in its place, for plain Python."""
    return int(lying % FACE_UP - 1 + world.extra[deck])


def census(world: Any, s: Any) -> dict[str, int]:
    """The cards of each kind wherever they are, the dice, and what must be equal: totals that never change."""
    heroes = world.first[DECKS]
    pool = [count(world, s.pool, kind) for kind in range(heroes + HEROES)]
    lying = [s.deck[BASE[d] : BASE[d] + MOST[d]] for d in range(DECKS)]
    unseen, low = [row.count(UNSEEN) for row in lying], s.deck.count(UNSEEN_LOW)
    totals = {f"kind {k}": cards_of(world, s, d, k) for d in range(DECKS) for k in kinds_of(world, d)}
    totals["dice"] = sum(s.dice)
    totals["unseen places without a card"] = sum(unseen) + low - sum(pool)
    totals["unseen places miscounted"] = sum(abs(n - there) for n, there in zip(s.unseen, [*unseen, low], strict=True))
    totals["unseen heroes miscounted"] = sum(pool[heroes:]) - sum(s.heroes_in)
    totals["places miscounted"] = sum(s.cards) - sum(x != EMPTY for x in s.deck)
    totals["heroes miscounted"] = s.found - sum(c > heroes for c in s.cover)
    return totals


def cards_of(world: Any, s: Any, deck: int, kind: int) -> int:
    """How many cards of a kind of a deck there are, wherever they lie."""
    seen = [x for x in s.deck[BASE[deck] : BASE[deck] + MOST[deck]] if x > 0]
    lying = sum(kind_lying(world, deck, x) == kind for x in seen)
    rows = [*s.hand, s.discard, s.pool]
    covering = sum(c == kind + 1 for c in s.cover)
    return int(lying + covering) + sum(count(world, row, kind) for row in rows)
