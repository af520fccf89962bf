"""What everybody can count about the cards of a side since its present deck was made, as readable data, and back."""

import functools
from typing import Any

from cantina.core.errors import PositionError
from cantina.core.header import UNKNOWN
from cantina.core.reading import Reader

from .reasons import seat_side
from .state import CARDS, DECK
from .words import SIDES, card_name


def seats_of(s: Any, side: int) -> list[int]:
    """The seats of a side."""
    return [seat for seat in range(int(s.players)) if seat_side(seat) == side]


def group_size(s: Any, seat: int) -> int:
    """How many cards a seat has in its hand, among its planned orders and among its unclear cards.

    The kernel of this name in counting.py reads records; this one reads plain data too.
    """
    return int(s.hand_size[seat]) + int(s.planned[seat]) + int(s.unclear_size[seat])


def write_kept(world: Any, s: Any) -> dict[str, Any]:
    """How many cards of the present deck each seat has, and which turned-up cards may be among them, if it matters."""
    seats = range(int(s.players))
    data: dict[str, Any] = {}
    if any(s.drawn[seat] != group_size(s, seat) for seat in seats):
        data["drawn"] = [int(s.drawn[seat]) for seat in seats]
    if any(s.unclear_size[seat] for seat in seats):
        data["unclear"] = [write_unclear(world, s, seat) for seat in seats]
    return data


def write_unclear(world: Any, s: Any, seat: int) -> list[list[Any]]:
    """The unclear cards of a seat, each with how many up to it can have been drawn."""
    rows = zip(s.unclear[seat][: int(s.unclear_size[seat])], s.most[seat], strict=False)
    return [[card_name(world, seat_side(seat), int(entry) - 1), int(most)] for entry, most in rows]


def read_kept(r: Reader, world: Any, s: Any) -> None:
    """Fills in the unclear cards, and how many cards of the present deck each seat has."""
    players = int(s.players)
    for seat, rows in enumerate(r.rows("unclear", [[]] * players, players)):
        read_unclear(r, world, s, seat, rows)
    given = r.value("drawn", "")
    if given == "":
        given = [drawn for _, drawn in sorted(pair for side in range(2) for pair in drawn_by_counting(s, side))]
    drawn = r.checked_wholes("drawn", given, players, 0, DECK)
    for seat in range(players):
        if drawn[seat] > group_size(s, seat):
            raise PositionError(f"drawn[{seat}]: the seat has {group_size(s, seat)} cards that can have been drawn")
        if s.unclear_size[seat] and drawn[seat] in (0, group_size(s, seat)):
            raise PositionError(f"unclear[{seat}]: either all cards of the seat were drawn or none, so none is unclear")
        s.drawn[seat] = drawn[seat]


def read_unclear(r: Reader, world: Any, s: Any, seat: int, rows: Any) -> None:
    """The unclear cards of one seat."""
    side = seat_side(seat)
    names = [card_name(world, side, kind) for kind in range(CARDS[side]) if world.symbols[side][kind]]
    if not isinstance(rows, (list, tuple)) or len(rows) > DECK:
        raise PositionError(f"unclear[{seat}]: must be a list of at most {DECK} cards, not {rows!r}")
    for i, row in enumerate(rows):
        key = f"unclear[{seat}][{i}]"
        if not isinstance(row, (list, tuple)) or len(row) != 2:
            raise PositionError(f"{key}: must be a card and how many up to it can have been drawn, not {row!r}")
        s.unclear[seat][i] = 1 + r.checked_name(key, row[0], names)
        s.most[seat][i] = r.checked(key, row[1], 0, DECK)
    s.unclear_size[seat] = len(rows)


def older_orders(s: Any, seat: int) -> list[int]:
    """The bonus orders of a seat that were drawn before its present deck was made."""
    return [int(e) for e in s.pile[seat][int(s.planned[seat]) : int(s.pile_size[seat]) - int(s.fresh[seat])]]


def cards_drawn(s: Any, side: int) -> int:
    """How many cards the seats of a side have that are not kept ones."""
    seats = seats_of(s, side)
    kept = sum(int(n) for n in s.kept[side]) - sum(len(older_orders(s, seat)) for seat in seats)
    return sum(group_size(s, seat) for seat in seats) - kept


def drawn_by_counting(s: Any, side: int) -> list[tuple[int, int]]:
    """How many cards each seat of a side has drawn from the present deck, where one number only is possible."""
    seats, drawn = seats_of(s, side), cards_drawn(s, side)
    sizes = [group_size(s, seat) for seat in seats]
    if drawn < 0 or drawn > sum(sizes):
        raise wrong_kept(side)
    if len(seats) == 1 or drawn == 0:
        return [(seat, drawn) for seat in seats]
    if drawn == sum(sizes):
        return list(zip(seats, sizes, strict=True))
    raise PositionError(f"drawn: must say how many of the {drawn} new cards of the {SIDES[side]} each seat has drawn")


def wrong_kept(side: int) -> PositionError:
    """The error for kept cards that cannot have been."""
    return PositionError(f"kept.{SIDES[side]}: some of these cards are, or must be, in the deck")


def check_kept(world: Any, s: Any, side: int, lying_open: list[int]) -> None:
    """Refuses kept, drawn and unclear cards of a side that no course of the game explains."""
    seats, drawn = seats_of(s, side), cards_drawn(s, side)
    told = sum(int(s.drawn[seat]) for seat in seats)
    if told != drawn:
        raise PositionError(
            f"drawn: by the kept cards {drawn} of the {SIDES[side]} are from the present deck, not {told}"
        )
    certain = lying_open.copy()
    cards: list[tuple[int, int, int]] = []  # those that can be either: kind, seat, how many up to it can be drawn
    for seat in seats:
        for i in range(int(s.unclear_size[seat])):
            certain[s.unclear[seat][i] - 1] -= 1
            cards.append((int(s.unclear[seat][i]) - 1, seat, int(s.most[seat][i])))
        cards += [(kind, seat, int(s.drawn[seat])) for kind in known_cards(s, side, seat)]
    if min(certain) < 0:
        raise PositionError(f"unclear: some of these cards of the {SIDES[side]} do not lie open")
    kept, new = copies_left(world, s, side, certain)
    least = {seat: int(s.drawn[seat]) - hidden_cards(s, seat) for seat in seats}
    if min(kept) < 0 or min(new) < 0 or not explained(cards, kept, new, least):
        raise wrong_kept(side)


def copies_left(world: Any, s: Any, side: int, certain: list[int]) -> tuple[list[int], list[int]]:
    """The kept and the new copies of each card that are in hands, planned or unclear, or not known to be elsewhere."""
    kept = [int(n) for n in s.kept[side]]
    new = [int(world.copies[side][k]) - kept[k] - certain[k] - int(s.deck[side][k]) for k in range(CARDS[side])]
    for seat in seats_of(s, side):
        size, fresh = int(s.pile_size[seat]), int(s.fresh[seat])
        for copies, orders in ((kept, older_orders(s, seat)), (new, s.pile[seat][size - fresh : size])):
            for entry in orders:
                if entry != UNKNOWN:
                    copies[entry - 1] -= 1
    return kept, new


def known_cards(s: Any, side: int, seat: int) -> list[int]:
    """The kinds of the known cards in a seat's hand and among its planned orders."""
    hand = [kind for kind in range(CARDS[side]) for _ in range(int(s.hand[seat][kind]))]
    return hand + [int(entry) - 1 for entry in s.pile[seat][: int(s.planned[seat])] if entry != UNKNOWN]


def hidden_cards(s: Any, seat: int) -> int:
    """How many cards of a seat's hand and planned orders are unknown."""
    unknown = sum(int(entry) == UNKNOWN for entry in s.pile[seat][: int(s.planned[seat])])
    return int(s.hand_size[seat]) - sum(int(n) for n in s.hand[seat]) + unknown


def explained(cards: list[tuple[int, int, int]], kept: list[int], new: list[int], least: dict[int, int]) -> bool:
    """Whether every card can be a kept or a new one within the copies of its kind and the numbers of its seat."""
    seats = sorted(least)

    @functools.cache
    def possible(i: int, taken: tuple[int, ...], fallen: tuple[int, ...]) -> bool:
        if i == len(cards):
            return all(n >= least[seat] for seat, n in zip(seats, fallen, strict=True))
        kind, seat, most = cards[i]
        before = sum(card[0] == kind for card in cards[:i])
        place = seats.index(seat)
        if taken[kind] < kept[kind] and fallen[place] <= most and possible(i + 1, more(taken, kind), fallen):
            return True
        fits = before - taken[kind] < new[kind] and fallen[place] < most
        return fits and possible(i + 1, taken, more(fallen, place))

    return possible(0, (0,) * len(kept), (0,) * len(seats))


def more(counts: tuple[int, ...], place: int) -> tuple[int, ...]:
    """The counts with one more at a place."""
    return (*counts[:place], counts[place] + 1, *counts[place + 1 :])
