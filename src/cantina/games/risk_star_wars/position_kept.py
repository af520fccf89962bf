"""What everybody can count about the cards of a side since its present deck was made, as readable data, and back."""

from typing import Any

from cantina.core.errors import PositionError
from cantina.core.plain import plain
from cantina.core.reading import Reader

from .reasons import seat_side
from .state import CARDS, DECK, SEATS
from .words import SIDE_NAMES, card_name


def seats_of(s: Any, side: int) -> list[int]:
    """The seats of a side."""
    return [seat for seat in range(s.players) if seat_side(seat) == side]


def group_size(s: Any, seat: int) -> int:
    """How many cards a seat has in its hand, among its planned orders and among its unclear cards, in a plain record."""
    size: int = s.hand_size[seat] + s.planned[seat] + s.unclear_size[seat]
    return size


def all_drawn_of(s: Any, seat: int) -> Any:
    """The `all_drawn` of a seat's unclear cards, the first card first: of a NumPy record a view."""
    row = s.all_drawn[seat_side(seat)]
    return row[::-1] if seat >= SEATS // 2 else row


def write_kept(world: Any, s: Any) -> dict[str, Any]:
    """How many cards of the present deck each seat has, and which turned-up cards may be among them, if it matters."""
    seats = range(s.players)
    data: dict[str, Any] = {}
    if any(s.drawn[seat] != group_size(s, seat) for seat in seats):
        data["drawn"] = [s.drawn[seat] for seat in seats]
    if any(s.unclear_size[seat] for seat in seats):
        data["unclear"] = [write_unclear(world, s, seat) for seat in seats]
    return data


def write_unclear(world: Any, s: Any, seat: int) -> list[list[Any]]:
    """The unclear cards of a seat, each with how many up to it can have been drawn, and with `all_drawn` if it is not 0."""
    rows = zip(s.unclear[seat][: s.unclear_size[seat]], s.most[seat], all_drawn_of(s, seat), strict=False)
    return [
        [card_name(world, seat_side(seat), entry - 1), most] + ([full] if full else []) for entry, most, full in rows
    ]


def read_kept(r: Reader, world: Any, s: Any) -> None:
    """Fills in the unclear cards, and how many cards of the present deck each seat has."""
    players = int(s.players)
    for seat, rows in enumerate(r.rows("unclear", [[]] * players, players)):
        read_unclear(r, world, s, seat, rows)
    given, filled = r.value("drawn", ""), plain(s.reshape(1))
    if given == "":
        given = [drawn for _, drawn in sorted(pair for side in range(2) for pair in drawn_by_counting(filled, side))]
    drawn = r.checked_integers("drawn", given, players, 0, DECK)
    for seat in range(players):
        size = group_size(filled, seat)
        if drawn[seat] > size:
            raise PositionError(f"drawn[{seat}]: the seat has {size} cards that can have been drawn")
        if s.unclear_size[seat] and drawn[seat] in (0, size):
            raise PositionError(f"unclear[{seat}]: either all cards of the seat were drawn or none, so none is unclear")
        s.drawn[seat] = drawn[seat]


def read_unclear(r: Reader, world: Any, s: Any, seat: int, rows: Any) -> None:
    """The unclear cards of one seat; no round is taken to have been all drawn unless the row of a card says so."""
    side = seat_side(seat)
    names = [card_name(world, side, kind) for kind in range(CARDS[side]) if world.symbols[side][kind]]
    if not isinstance(rows, (list, tuple)) or len(rows) > DECK:
        raise PositionError(f"unclear[{seat}]: must be a list of at most {DECK} cards, not {rows!r}")
    for i, row in enumerate(rows):
        key = f"unclear[{seat}][{i}]"
        if not isinstance(row, (list, tuple)) or len(row) not in (2, 3):
            raise PositionError(f"{key}: must be a card and how many up to it can have been drawn, not {row!r}")
        s.unclear[seat][i] = 1 + r.checked_name(key, row[0], names)
        s.most[seat][i] = r.checked(key, row[1], 0, DECK)
        if len(row) == 3:
            all_drawn_of(s, seat)[i] = r.checked(key, row[2], 0, DECK)
    s.unclear_size[seat] = len(rows)


def older_orders(s: Any, seat: int) -> list[int]:
    """The bonus orders of a seat that were drawn before its present deck was made."""
    orders: list[int] = s.pile[seat][s.planned[seat] : s.pile_size[seat] - s.fresh[seat]]
    return orders


def cards_drawn(s: Any, side: int) -> int:
    """How many cards the seats of a side have that are not kept ones."""
    seats = seats_of(s, side)
    kept = sum(s.kept[side]) - sum(len(older_orders(s, seat)) for seat in seats)
    drawn: int = sum(group_size(s, seat) for seat in seats) - kept
    return drawn


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
    raise PositionError(
        f"drawn: must say how many of the {drawn} new cards of the {SIDE_NAMES[side]} each seat has drawn"
    )


def wrong_kept(side: int) -> PositionError:
    """The error for kept cards that cannot have been."""
    return PositionError(f"kept.{SIDE_NAMES[side]}: some of these cards are, or must be, in the deck")
