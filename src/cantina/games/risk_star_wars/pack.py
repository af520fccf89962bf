"""The content of Risk: Star Wars Edition from a pack."""

from collections.abc import Sequence
from typing import Any

from cantina.core.pack import Pack

from . import state as st
from .words import ORDER_NAMES, PLACE_NAMES, SHIP_NAMES, SIDE_NAMES, TRACK_NAMES

HITS = 20  # the longest hit track
FIGURES = (  # field, key, least, most
    ("cap", "rounds", 1, 10_000),
    ("hand", "hand", 1, 10),
    ("deploy", "deploy", 1, st.FIGHTERS),
    ("superlaser_dice", "dice.death-star", 1, st.DICE),
    ("superlaser_hit", "to-hit-by-death-star", 1, 6),
    ("core_hit", "to-hit-death-star", 1, 6),
    ("assault_dice", "dice.assault", 1, st.DICE),
    ("duel_dice", "dice.duel", 1, st.DICE),
    ("duel_hit", "to-hit-in-duel", 1, 6),
    ("ambush", "ambush", 1, st.SPACES),
    ("troopers", "troopers", 0, st.SPACES),
    ("lightning", "lightning", 1, HITS),
    ("redeemable", "redeemable", 0, HITS),
    ("bonus_sector", "bonus.sector", 0, 9),
    ("bonus_marker", "bonus.marker", 0, 9),
    ("bonus_falcon", "bonus.falcon", 0, 9),
    ("bonus_luke", "bonus.luke", 0, 9),
    ("bonus_vader", "bonus.vader", 0, 9),
    ("bonus_redeemed", "bonus.redeemed", 0, 9),
)


def build(pack: Pack, world: Any) -> None:
    """Fills the record of the content, or refuses the pack."""
    for field, key, low, high in FIGURES:
        setattr(world, field, pack.integer(key, low, high))
    for track, name in enumerate(TRACK_NAMES):
        world.hits[track] = pack.integer(f"hits.{name}", 1, HITS)
    build_box(pack, world)
    build_board(pack, world)
    build_start(pack, world)
    build_dice(pack, world)
    build_shield(pack, world)
    for side in range(len(SIDE_NAMES)):
        build_cards(pack, world, side)
    build_orders(pack, world)


def build_box(pack: Pack, world: Any) -> None:
    """How many ships of each kind there are."""
    box = named(pack, "box", SHIP_NAMES, (*range(st.X_WING, st.FALCON), st.TIE), 0, st.FIGHTERS)
    for kind, number in box.items():
        world.box[kind] = number
    world.box[st.FALCON] = world.box[st.EXECUTOR] = 1


def named(pack: Pack, key: str, names: Sequence[str], wanted: Sequence[int], low: int, high: int) -> dict[int, int]:
    """A table of whole numbers that has exactly the wanted names."""
    table = pack.table(key)
    if set(table) != {names[i] for i in wanted}:
        pack.wrong(key, f"must have exactly {', '.join(names[i] for i in wanted)}, not {', '.join(table) or 'nothing'}")
    return {i: pack.checked(f"{key}.{names[i]}", table[names[i]], low, high) for i in wanted}


def build_board(pack: Pack, world: Any) -> None:
    """The borders: each row names a place and those next to it."""
    for i, row in enumerate(pack.rows("board")):
        if not isinstance(row, str):
            pack.wrong(f"board[{i}]", f"must be a text of places such as 'o1 o2 m1', not {row!r}")
        first, *others = [place_number(pack, f"board[{i}]", name) for name in row.split()] or [st.PLACES]
        for other in others:
            join(pack, world, f"board[{i}]", first, other)


def join(pack: Pack, world: Any, key: str, a: int, b: int) -> None:
    """Makes two places neighbours of each other."""
    a, b = min(a, b), max(a, b)
    if a == b or b < st.MARKERS:
        pack.wrong(key, f"{PLACE_NAMES[a]} cannot be next to {PLACE_NAMES[b]}")
    if a < st.MARKERS and b == st.PLACES:
        pack.wrong(key, "a fleet marker cannot be next to the Death Star")
    world.near[a] |= 1 << b
    if b < st.PLACES:
        world.near[b] |= 1 << a


def place_number(pack: Pack, key: str, name: Any) -> int:
    """The number of a place by its name."""
    if name not in PLACE_NAMES:
        pack.wrong(
            key, f"there is no place {name!r}; there are {PLACE_NAMES[0]} to {PLACE_NAMES[-2]} and {PLACE_NAMES[-1]}"
        )
    return PLACE_NAMES.index(name)


def build_start(pack: Pack, world: Any) -> None:
    """Where ships begin."""
    for key in ("start.fleet", "start.rebels", "start.rebels-o1", "start.empire", "start.empire-i4"):
        for name, group in pack.table(key).items():
            place = sector_or_marker(pack, f"{key}.{name}", name)
            kind, number = read_group(pack, f"{key}.{name}", group)
            world.start[kind][place] = number
    world.start[st.FALCON][sector(pack, "start.falcon")] = 1
    world.start[st.EXECUTOR][sector(pack, "start.executor")] = 1
    check_start(pack, world)


def sector_or_marker(pack: Pack, key: str, name: str) -> int:
    """The number of a place where fighters can begin."""
    place = place_number(pack, key, name)
    if place == st.PLACES:
        pack.wrong(key, "no ship can stand in the Death Star")
    return place


def sector(pack: Pack, key: str) -> int:
    """The number of the sector where a special ship begins."""
    place = sector_or_marker(pack, key, pack.text(key))
    if place < st.MARKERS:
        pack.wrong(key, "must be a sector, not a fleet marker")
    return place


def read_group(pack: Pack, key: str, group: Any) -> tuple[int, int]:
    """The kind and number of a group such as "4 y-wing"."""
    number, _, name = group.partition(" ") if isinstance(group, str) else ("", "", "")
    fighters = [n for kind, n in enumerate(SHIP_NAMES[: st.KINDS_OF_SHIP]) if kind not in (st.FALCON, st.EXECUTOR)]
    if not number.isdecimal() or name not in fighters:
        pack.wrong(key, f"must be a number and one of {', '.join(fighters)}, such as '4 tie', not {group!r}")
    return SHIP_NAMES.index(name), pack.checked(key, int(number), 0, st.FIGHTERS)


def check_start(pack: Pack, world: Any) -> None:
    """Refuses more ships than the box has, TIE fighters on a marker, and both sides in one sector."""
    for kind in range(st.KINDS_OF_SHIP):
        total = sum(int(n) for n in world.start[kind])
        if total > world.box[kind]:
            pack.wrong("start", f"places {total} of {SHIP_NAMES[kind]}, but the box has {int(world.box[kind])}")
    for place in range(st.PLACES):
        rebels = any(world.start[kind][place] for kind in range(st.FALCON + 1))
        empire = any(world.start[kind][place] for kind in (st.TIE, st.EXECUTOR))
        if empire and (rebels or place < st.MARKERS):
            pack.wrong("start", f"ships of the Empire cannot begin in {PLACE_NAMES[place]} with or among Rebels")


def build_dice(pack: Pack, world: Any) -> None:
    """How many dice each kind of ship rolls, and what hits it."""
    for kind in (*range(st.X_WING, st.FALCON), st.TIE):
        world.dice[kind] = pack.integer("dice.fighters", 1, st.DICE)
    world.dice[st.FALCON] = pack.integer("dice.falcon", 1, st.DICE)
    world.dice[st.EXECUTOR] = pack.integer("dice.executor", 1, st.DICE)
    for kind, number in named(pack, "to-hit", SHIP_NAMES, range(st.MARKER + 1), 1, 6).items():
        world.to_hit[kind] = number


def build_shield(pack: Pack, world: Any) -> None:
    """The spaces of the shield track; space 0 is the start."""
    spaces = pack.integers("shield", None, 1, 6)
    if not 1 <= len(spaces) <= st.SPACES:
        pack.wrong("shield", f"must have 1 to {st.SPACES} spaces, not {len(spaces)}")
    world.spaces = len(spaces)
    for i, number in enumerate(spaces):
        world.track[i + 1] = number


def build_cards(pack: Pack, world: Any, side: int) -> None:
    """The deck of one side: rows of the number of copies and the orders on the card."""
    key = f"cards.{SIDE_NAMES[side]}"
    rows = pack.rows(key)
    if len(rows) > st.CARDS[side]:
        pack.wrong(key, f"has {len(rows)} different cards; at most {st.CARDS[side]} fit")
    for kind, row in enumerate(rows):
        world.symbols[side][kind] = read_symbols(pack, f"{key}[{kind}]", side, row)
        world.copies[side][kind] = pack.checked(f"{key}[{kind}][0]", row[0], 0, st.DECK)
        if world.symbols[side][kind] in world.symbols[side][:kind]:
            pack.wrong(f"{key}[{kind}]", "there is such a card already; raise its number of copies")
    total = sum(int(n) for n in world.copies[side])
    least = st.SEATS // 2 * int(world.hand)
    if not least <= total <= st.DECK:
        pack.wrong(key, f"must be {least} to {st.DECK} cards in all, not {total}")


def read_symbols(pack: Pack, key: str, side: int, row: Any) -> int:
    """The orders of a card as bits."""
    orders = [ORDER_NAMES[order] for order in st.SIDE_ORDERS[side]]
    names = [str(name) for name in row[1:]] if isinstance(row, list) else []
    if not 2 <= len(set(names)) <= 3 or len(set(names)) != len(names):
        pack.wrong(key, f"must be a number of copies and two or three different orders, not {row!r}")
    for name in names:
        if name not in orders:
            pack.wrong(key, f"{name!r} is not an order of this side; there are {', '.join(orders)}")
    return sum(1 << ORDER_NAMES.index(name) for name in names)


def build_orders(pack: Pack, world: Any) -> None:
    """How many cards are planned each round."""
    for i, key in enumerate(("orders.two-players", "orders.four-players")):
        world.orders[i] = pack.integer(key, 1, int(world.hand))
