"""The record of a game of Super Teams and of its content."""

from typing import Any

from cantina.core.header import HEADER
from cantina.core.kernel import struct

SEATS = 4
COLOURS = 4  # red, yellow, green, black
NUMBERS = 6  # movement cards are numbered 1 to 6
CARDS = COLOURS * NUMBERS  # kinds of movement card: colour * NUMBERS + number - 1
SHIPS = 2 * COLOURS  # ship // 2 is its colour
SPACES = 64  # the longest track of a pack, both planets included

DODGING_MANEUVER, EXPERIENCED_PILOT, LIGHTSPEED, SPEED_BOOST, GRAPPLE = range(5)
BONUSES = 5

# Kinds of space. A ship rests on one of the first seven; from DOUBLE on a space has two sides.
NORMAL, BONUS, HYPERSPACE, ASTEROIDS, MAW, START, HOME = range(7)
HYPERSPACE_OR_ASTEROIDS, HYPERSPACE_OR_NORMAL, ASTEROIDS_OR_NORMAL = range(7, 10)
DOUBLE = HYPERSPACE_OR_ASTEROIDS

# What all see happen to bonus cards: a card is played (its kind), a seat draws one, all take those of the planet.
DRAW = BONUSES
SIGHTS = BONUSES + 1
TAKEN = SEATS * SIGHTS
SINCE = 62  # entries: more than the twenty cards of the box can need; a full list means that nobody keeps count

CARD_PHASE, SHIP_PHASE, BONUS_PHASE, DODGE_PHASE, SIDE_PHASE, GRAPPLE_PHASE = range(6)
WON, SHARED, CAP = 1, 2, 3  # reasons for an end
NONE = -1

STATE = struct(
    **HEADER,
    hand=("i1", (SEATS, CARDS)),  # movement cards held, by kind; hidden from everybody else
    deck=("i1", CARDS),  # the movement deck; hidden
    played=("i1", CARDS),  # movement cards played since the deck was last made
    bonus=("i1", (SEATS, BONUSES)),  # bonus cards held, by kind; hidden from everybody else
    fresh=("i1", (SEATS, BONUSES)),  # those of them drawn since the pile was last remade; hidden likewise
    pile=("i1", BONUSES),  # the bonus pile; hidden
    planet=("i1", BONUSES),  # the bonus cards on the final planet; hidden
    discards=("i1", BONUSES),  # bonus cards played since the pile was last made
    remade=("i1", BONUSES),  # the pile and all fresh cards once it was remade; hidden
    at=("i1", SHIPS),  # the space of each ship, NONE if it is not in play
    on=("i1", SHIPS),  # the kind of space that it stands on: of a double space the side, once it is chosen
    owner=("i1", COLOURS),  # the seat of each colour, NONE if it is not in play
    cards=("i1", SEATS),  # how many movement cards each seat holds; open
    held=("i1", SEATS),  # how many bonus cards each seat holds; open
    fresh_held=("i1", SEATS),  # how many of them are fresh; hidden from everybody else
    pile_left="i1",  # bonus cards in the pile
    planet_left="i1",  # bonus cards on the final planet
    first="i1",  # the seat that begins every round
    player="i1",  # the seat whose turn it is
    card="i1",  # the movement card played this turn, or NONE
    ship="i1",  # the ship that it moves, or NONE
    began="i1",  # the space where this ship began
    used="i1",  # the bonus card played on it this turn, or NONE
    passed="u1",  # the ships that were passed this turn and have not grappled, a bit each
    spare=("i1", 3),
    made_of=("i1", BONUSES),  # what the pile was last remade of; open
    drawn=("i1", (SEATS, BONUSES)),  # the bonus cards that each seat has drawn since; hidden from everybody else
    noted="i1",  # how many entries of `since` are filled
    # what all saw of bonus cards since then, in order: seat * SIGHTS + the kind played or DRAW, or TAKEN
    since=("i1", SINCE),
)
# Every line of a game file has a digest of the state. It is over the bytes before these fields, which follow from the
# actions and came later: so the game files written before them can still be read. `fresh`, `fresh_held` and `remade` say
# nothing that the rules still need; they stay because those digests are over them.
LATER = ("made_of", "drawn", "noted", "since")
DIGESTED = STATE.itemsize - sum(STATE[name].itemsize for name in LATER)

WORLD = struct(
    cap="i4",  # turns after which a game is a draw
    kind=("i1", SPACES),  # the kind of each space
    back=("i1", SPACES),  # the nearest normal space behind, or the start planet
    ahead=("i1", SPACES),  # the next normal space, or the final planet
    copies=("i1", NUMBERS),  # movement cards of each number in each colour
    bonus=("i1", BONUSES),  # bonus cards of each kind
    last="i1",  # the final planet
    hand="i1",  # movement cards dealt to each player
    planet="i1",  # bonus cards laid on the final planet for each player
    spare=("i1", 2),
)


def census(_world: Any, s: Any) -> dict[str, int]:
    """What never changes: cards of each kind, ships in play, and that open counts agree with what is held."""
    movement = {
        f"card {card}": s.deck[card] + s.played[card] + sum(row[card] for row in s.hand) for card in range(CARDS)
    }
    bonus = {
        f"bonus {kind}": s.pile[kind] + s.planet[kind] + s.discards[kind] + sum(row[kind] for row in s.bonus)
        for kind in range(BONUSES)
    }
    return movement | bonus | {"ships": sum(at >= 0 for at in s.at), "miscounts": miscounts(s)}


def miscounts(s: Any) -> int:
    """How many of the open counts differ from what they count."""
    pairs = [
        *zip(s.cards, s.hand, strict=True),
        *zip(s.held, s.bonus, strict=True),
        *zip(s.fresh_held, s.fresh, strict=True),
    ]
    pairs += [(s.pile_left, s.pile), (s.planet_left, s.planet)]
    return sum(count != sum(row) for count, row in pairs)
