"""Hands, piles, decks and discards as readable data, and back."""

from typing import Any

from cantina.core.errors import PositionError
from cantina.core.header import UNKNOWN
from cantina.core.reading import Reader

from .position_kept import check_kept, read_kept, seats_of, write_kept
from .reasons import seat_side
from .state import CARDS, PLAN
from .words import SIDES, card_name


def write_cards(world: Any, s: Any) -> dict[str, Any]:
    """Every place where cards lie; a table of cards says how many more are unknown under "?"."""
    seats = range(int(s.players))
    data: dict[str, Any] = {
        "hands": [write_counts(world, seat_side(x), s.hand[x], int(s.hand_size[x])) for x in seats],
        "orders": [write_pile(world, s, seat) for seat in seats],
        "bonus": [int(s.pile_size[seat]) - int(s.planned[seat]) for seat in seats],
        "decks": by_side(world, s.deck, [int(n) for n in s.deck_size]),
        "discards": by_side(world, s.discard, [0, 0]),
    }
    if any(data["bonus"][seat] != s.fresh[seat] for seat in seats):
        data["fresh"] = [int(s.fresh[seat]) for seat in seats]
    if any(map(any, s.kept)):
        data["kept"] = by_side(world, s.kept, [0, 0])
    return data | write_kept(world, s)


def by_side(world: Any, counts: Any, sizes: list[int]) -> dict[str, dict[str, int]]:
    """The cards of each side."""
    return {name: write_counts(world, side, counts[side], sizes[side]) for side, name in enumerate(SIDES)}


def write_counts(world: Any, side: int, counts: Any, size: int) -> dict[str, int]:
    """Cards by name; what is missing to `size` is unknown."""
    cards = {card_name(world, side, kind): int(counts[kind]) for kind in range(CARDS[side]) if counts[kind]}
    unknown = size - sum(cards.values())
    return cards | ({"?": unknown} if unknown > 0 else {})


def write_pile(world: Any, s: Any, seat: int) -> list[str]:
    """The orders of a seat, the top first."""
    entries = [int(entry) for entry in s.pile[seat][: int(s.pile_size[seat])]]
    return ["?" if entry == UNKNOWN else card_name(world, seat_side(seat), entry - 1) for entry in entries]


def read_cards(r: Reader, world: Any, s: Any) -> None:
    """Fills in every place where cards lie; what is not named lies in the decks."""
    players = int(s.players)
    read_hands(r, world, s, r.rows("hands", [{}] * players, players))
    read_piles(r, world, s, players)
    kept = r.table("kept", {}, SIDES)
    discards = r.table("discards", {}, SIDES)
    decks = r.table("decks", {}, SIDES)
    for side, name in enumerate(SIDES):
        fill(r, world, f"kept.{name}", side, kept.get(name, {}), s.kept[side], False)
        fill(r, world, f"discards.{name}", side, discards.get(name, {}), s.discard[side], False)
        if name in decks:
            s.deck_size[side] = fill(r, world, f"decks.{name}", side, decks[name], s.deck[side], True)
        else:
            leave_in_deck(world, s, side)
        check_total(world, s, side)
    read_kept(r, world, s)
    for side in range(2):
        check_kept(world, s, side, lying_open(s, side))
    if s.phase == PLAN and not s.end:
        check_planning(world, s)


def fill(r: Reader, world: Any, key: str, side: int, table: Any, row: Any, hidden: bool) -> int:
    """Fills a row of counts and returns how many cards there are, unknown ones included."""
    names = {card_name(world, side, kind): kind for kind in range(CARDS[side]) if world.symbols[side][kind]}
    entries = r.checked_table(key, table, set(names) | ({"?"} if hidden else set()))
    for name, number in entries.items():
        if name == "?":
            r.checked(f"{key}.?", number, 0, 127)
        else:
            row[names[name]] = r.checked(f"{key}.{name}", number, 0, int(world.copies[side][names[name]]))
    return sum(entries.values())


def read_hands(r: Reader, world: Any, s: Any, hands: list[Any]) -> None:
    """The hands by seat."""
    for seat, hand in enumerate(hands):
        s.hand_size[seat] = min(fill(r, world, f"hands[{seat}]", seat_side(seat), hand, s.hand[seat], True), 127)


def read_piles(r: Reader, world: Any, s: Any, players: int) -> None:
    """The piles of orders, and how many at the bottom of each are bonus orders."""
    for seat, cards in enumerate(r.rows("orders", [[]] * players, players)):
        read_pile(world, s, seat, cards)
    bonus = r.wholes("bonus", [0] * players, 0, 127)
    fresh = r.wholes("fresh", bonus, 0, 127)
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
            raise PositionError(f"orders[{seat}][{i}]: must be a card of the {SIDES[side]} or '?', not {name!r}")
        s.pile[seat][i] = UNKNOWN if name == "?" else names.index(name) + 1
    s.pile_size[seat] = len(cards)


def lying_open(s: Any, side: int) -> list[int]:
    """How many of each card of a side lie in the discard or are turned up."""
    counts = [int(n) for n in s.discard[side]]
    if s.card and any(int(s.acting) >> seat & 1 for seat in seats_of(s, side)):
        counts[int(s.card) - 1] += 1
    return counts


def seen(world: Any, s: Any, side: int) -> list[int]:
    """How many of each card of a side lie in sight outside its deck."""
    counts = lying_open(s, side)
    for seat in seats_of(s, side):
        for kind in range(CARDS[side]):
            counts[kind] += int(s.hand[seat][kind])
        for entry in s.pile[seat]:
            if entry > 0:
                counts[entry - 1] += 1
    return counts


def outside(s: Any, side: int) -> int:
    """How many cards of a side are outside its deck, seen or not."""
    held = sum(int(s.hand_size[seat]) + int(s.pile_size[seat]) for seat in seats_of(s, side))
    up = any(s.card and int(s.acting) >> seat & 1 for seat in seats_of(s, side))
    return held + sum(int(n) for n in s.discard[side]) + up


def leave_in_deck(world: Any, s: Any, side: int) -> None:
    """Puts the cards that are nowhere else into the deck, unknown ones among them if there are any elsewhere."""
    in_sight = seen(world, s, side)
    left = sum(int(n) for n in world.copies[side]) - outside(s, side)
    s.deck_size[side] = max(left, 0)
    if sum(in_sight) == outside(s, side):
        for kind in range(CARDS[side]):
            s.deck[side][kind] = max(int(world.copies[side][kind]) - in_sight[kind], 0)


def check_total(world: Any, s: Any, side: int) -> None:
    """Refuses more or fewer cards than the pack has."""
    in_sight, total = seen(world, s, side), sum(int(n) for n in world.copies[side])
    for kind in range(CARDS[side]):
        known = in_sight[kind] + int(s.deck[side][kind])
        if known > world.copies[side][kind]:
            name = card_name(world, side, kind)
            raise PositionError(
                f"decks.{SIDES[side]}: {known} cards {name}, but the pack has {int(world.copies[side][kind])}"
            )
    placed = outside(s, side) + int(s.deck_size[side])
    if placed != total:
        raise PositionError(f"decks.{SIDES[side]}: {placed} cards in all, but the pack has {total}")


def check_planning(world: Any, s: Any) -> None:
    """Refuses a planning phase in which others are to act than those who still have to plan."""
    orders = int(world.orders[0 if s.players == 2 else 1])
    for seat in range(int(s.players)):
        size = int(s.pile_size[seat])
        if size > orders or size > int(s.planned[seat]):
            raise PositionError(
                f"orders[{seat}]: while planning there are at most {orders} orders, none of them a bonus"
            )
        if bool(int(s.acting) >> seat & 1) != (size < orders and s.hand_size[seat] > 0):
            raise PositionError(
                f"to_act: seat {seat} {'is' if size < orders else 'is not'} to plan by its hand and orders"
            )
