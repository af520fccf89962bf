"""Hands, piles, decks and discards as readable data, and back."""

from typing import Any

from cantina.core.errors import PositionError
from cantina.core.header import UNKNOWN
from cantina.core.plain import plain
from cantina.core.reading import Reader

from .position_kept import read_kept, seats_of, write_kept
from .reasons import seat_side
from .state import CARDS
from .words import SIDE_NAMES, card_name


def write_cards(world: Any, s: Any) -> dict[str, Any]:
    """Every place where cards lie; a table of cards says how many more are unknown under "?"."""
    seats = range(s.players)
    data: dict[str, Any] = {
        "hands": [write_counts(world, seat_side(x), s.hand[x], s.hand_size[x]) for x in seats],
        "orders": [write_pile(world, s, seat) for seat in seats],
        "bonus": [s.pile_size[seat] - s.planned[seat] for seat in seats],
        "decks": by_side(world, s.deck, s.deck_size),
        "discards": by_side(world, s.discard, [0, 0]),
    }
    if any(data["bonus"][seat] != s.fresh[seat] for seat in seats):
        data["fresh"] = [s.fresh[seat] for seat in seats]
    if any(map(any, s.kept)):
        data["kept"] = by_side(world, s.kept, [0, 0])
    return data | write_kept(world, s)


def by_side(world: Any, counts: Any, sizes: list[int]) -> dict[str, dict[str, int]]:
    """The cards of each side."""
    return {name: write_counts(world, side, counts[side], sizes[side]) for side, name in enumerate(SIDE_NAMES)}


def write_counts(world: Any, side: int, counts: Any, size: int) -> dict[str, int]:
    """Cards by name; what is missing to `size` is unknown."""
    cards = {card_name(world, side, kind): counts[kind] for kind in range(CARDS[side]) if counts[kind]}
    unknown = size - sum(cards.values())
    return cards | ({"?": unknown} if unknown > 0 else {})


def write_pile(world: Any, s: Any, seat: int) -> list[str]:
    """The orders of a seat, the top first."""
    entries = s.pile[seat][: s.pile_size[seat]]
    return ["?" if entry == UNKNOWN else card_name(world, seat_side(seat), entry - 1) for entry in entries]


def read_cards(r: Reader, world: Any, s: Any) -> None:
    """Fills in every place where cards lie; what is not named lies in the decks."""
    players = int(s.players)
    read_hands(r, world, s, r.rows("hands", [{}] * players, players))
    read_piles(r, world, s, players)
    kept = r.table("kept", {}, SIDE_NAMES)
    discards = r.table("discards", {}, SIDE_NAMES)
    decks = r.table("decks", {}, SIDE_NAMES)
    for side, name in enumerate(SIDE_NAMES):
        fill(r, world, f"kept.{name}", side, kept.get(name, {}), s.kept[side], False)
        fill(r, world, f"discards.{name}", side, discards.get(name, {}), s.discard[side], False)
        if name in decks:
            s.deck_size[side] = fill(r, world, f"decks.{name}", side, decks[name], s.deck[side], True)
        else:
            leave_in_deck(world, s, side)
    read_kept(r, world, s)


def fill(r: Reader, world: Any, key: str, side: int, table: Any, row: Any, hidden: bool) -> int:
    """Fills a row of counts and returns how many cards there are, unknown ones included."""
    names = {card_name(world, side, kind): kind for kind in range(CARDS[side]) if world.symbols[side][kind]}
    entries = r.checked_table(key, table, set(names) | ({"?"} if hidden else set()))
    for name, number in entries.items():
        if name == "?":
            r.checked(f"{key}.?", number, 0, 127)
        else:
            row[names[name]] = r.checked(f"{key}.{name}", number, 0, world.copies[side][names[name]])
    return sum(entries.values())


def read_hands(r: Reader, world: Any, s: Any, hands: list[Any]) -> None:
    """The hands by seat."""
    for seat, hand in enumerate(hands):
        s.hand_size[seat] = min(fill(r, world, f"hands[{seat}]", seat_side(seat), hand, s.hand[seat], True), 127)


def read_piles(r: Reader, world: Any, s: Any, players: int) -> None:
    """The piles of orders, and how many at the bottom of each are bonus orders."""
    for seat, cards in enumerate(r.rows("orders", [[]] * players, players)):
        read_pile(world, s, seat, cards)
    bonus = r.integers("bonus", [0] * players, 0, 127)
    fresh = r.integers("fresh", bonus, 0, 127)
    for seat in range(players):
        if not fresh[seat] <= bonus[seat] <= s.pile_size[seat]:
            raise PositionError(f"bonus[{seat}]: must be at least the fresh ones and at most all orders of the seat")
        s.planned[seat] = int(s.pile_size[seat]) - bonus[seat]
        s.fresh[seat] = fresh[seat]


def read_pile(world: Any, s: Any, seat: int, cards: Any) -> None:
    """One pile of orders, the top first."""
    side = seat_side(seat)
    names = [card_name(world, side, kind) for kind in range(CARDS[side])]
    if not isinstance(cards, (list, tuple)) or len(cards) > s.pile.shape[1]:
        raise PositionError(f"orders[{seat}]: must be a list of at most {s.pile.shape[1]} cards, not {cards!r}")
    for i, name in enumerate(cards):
        if name != "?" and name not in names:
            raise PositionError(f"orders[{seat}][{i}]: must be a card of the {SIDE_NAMES[side]} or '?', not {name!r}")
        s.pile[seat][i] = UNKNOWN if name == "?" else names.index(name) + 1
    s.pile_size[seat] = len(cards)


def lying_open(s: Any, side: int) -> list[int]:
    """How many of each card of a side lie in the discard or are turned up."""
    counts = list(s.discard[side])
    if s.card and any(s.acting >> seat & 1 for seat in seats_of(s, side)):
        counts[s.card - 1] += 1
    return counts


def seen(s: Any, side: int) -> list[int]:
    """How many of each card of a side lie in sight outside its deck."""
    counts = lying_open(s, side)
    for seat in seats_of(s, side):
        for kind in range(CARDS[side]):
            counts[kind] += s.hand[seat][kind]
        for entry in s.pile[seat]:
            if entry > 0:
                counts[entry - 1] += 1
    return counts


def outside(s: Any, side: int) -> int:
    """How many cards of a side are outside its deck, seen or not."""
    held = sum(s.hand_size[seat] + s.pile_size[seat] for seat in seats_of(s, side))
    up = any(s.card and s.acting >> seat & 1 for seat in seats_of(s, side))
    away: int = held + sum(s.discard[side]) + up
    return away


def leave_in_deck(world: Any, s: Any, side: int) -> None:
    """Puts the cards that are nowhere else into the deck, unknown ones among them if there are any elsewhere."""
    filled = plain(s.reshape(1))
    in_sight, away = seen(filled, side), outside(filled, side)
    s.deck_size[side] = max(sum(world.copies[side]) - away, 0)
    if sum(in_sight) == away:
        for kind in range(CARDS[side]):
            s.deck[side][kind] = max(world.copies[side][kind] - in_sight[kind], 0)
