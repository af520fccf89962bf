"""The content of Conflict from a pack."""

from typing import Any

from cantina.core.header import SEATS
from cantina.core.pack import Pack

from . import state as st
from .words import BLACK_NAMES, CARD_NAMES, DECK_NAMES, HERO_NAMES, ORANGE_NAMES, YELLOW_NAMES, card_name

FIELDS = ".yokYO13z"  # the letters of a track, by what their fields do
DECK_CARDS = (YELLOW_NAMES, ORANGE_NAMES, BLACK_NAMES)
ALL_BITS = (1 << st.BITS) - 1
FIRST_EDITION = "1"  # of the rules, in which a start field might have an effect
CARD_FIGURES = ("count", "left", "ambush")


def build(pack: Pack, world: Any) -> None:
    """Fills the record of the content, or refuses the pack."""
    number_kinds(pack, world)
    for kind in range(world.first[st.DECKS]):
        build_card(pack, world, kind)
    for deck in range(st.DECKS):
        build_deck(pack, world, deck)
    world.top_pile = pack.integer("piles.top", 1, int(world.total[st.BLACK]) - 4) + 1
    build_dice(pack, world)
    world.leader[:] = pack.integers("leaders", st.LEADERS, 0, 9)
    for number in range(st.SETS):
        world.symbols[number][:] = pack.integers(f"set.{number + 1}", 3, -9, 9)
        if number % 3 == st.PILOT:
            world.back[number] = pack.integer(f"back.{number + 1}", 1, 9)
    for side, name in enumerate(("standard", "advanced")):
        build_track(pack, world, side, name)
    check_goals(pack)


def check_goals(pack: Pack) -> None:
    """Refuses a goal that is no share in per cent; a pack need not have any, since play does not depend on them."""
    for key in pack.figures:
        if key.startswith("goal."):
            goal = pack.table(key)
            for name in ("share", "within"):
                pack.checked(f"{key}.{name}", goal.get(name), 0, 100)


def number_kinds(pack: Pack, world: Any) -> None:
    """Numbers the kinds of card: in each deck those of the first edition, then the others that the pack names; heroes last."""
    named: list[str] = []
    absent: list[str] = []
    for deck, names in enumerate(DECK_CARDS):
        first = names[: st.CELLS[deck]]
        further = [name for name in names[st.CELLS[deck] :] if pack.has(f"card.{name}")]
        absent += [name for name in names if name not in first and name not in further]
        world.first[deck], world.extra[deck] = len(named), len(named) - st.FIRST_CELL[deck]
        named += [*first, *further]
    world.first[st.DECKS] = len(named)
    world.name[:] = [CARD_NAMES.index(name) for name in [*named, *HERO_NAMES, *absent]]
    for hero in range(st.HEROES):
        kind = len(named) + hero
        world.count[kind], world.cell[kind], world.mask[kind] = 1, st.ROW + hero, ALL_BITS


def build_card(pack: Pack, world: Any, kind: int) -> None:
    """Reads one kind of card; a kind that the pack does not name has no cards."""
    key = f"card.{card_name(world, kind)}"
    if not pack.has(key):
        return
    table = pack.table(key)
    for name in table:
        if name not in CARD_FIGURES:
            pack.wrong(f"{key}.{name}", f"is not known here; a card has {', '.join(CARD_FIGURES)}")
    world.count[kind] = pack.checked(f"{key}.count", table.get("count"), 1, max(st.MOST))
    world.left[kind] = pack.checked(f"{key}.left", table.get("left"), -9, 9)
    world.ambush[kind] = pack.checked(f"{key}.ambush", table.get("ambush"), 0, 9)


def build_deck(pack: Pack, world: Any, deck: int) -> None:
    """Reads the number of cards in a deck, which its kinds must add up to."""
    key = f"deck.{DECK_NAMES[deck]}"
    heroes = st.HEROES if deck == st.BLACK else 0
    world.total[deck] = pack.integer(key, 1 + 2 * heroes, st.MOST[deck])
    kinds = range(world.first[deck], world.first[deck + 1])
    cards = sum(int(world.count[kind]) for kind in kinds) + heroes
    if cards != world.total[deck]:
        pack.wrong(key, f"is {int(world.total[deck])}, but the kinds of card add up to {cards}")
    place_kinds(world, deck, kinds)


def place_kinds(world: Any, deck: int, kinds: range) -> None:
    """Gives each kind of a deck a byte in a row of cards, or bits of one where there are more kinds than bytes."""
    cell = st.FIRST_CELL[deck]
    if len(kinds) <= st.CELLS[deck]:
        world.cell[kinds.start : kinds.stop] = range(cell, cell + len(kinds))
        world.mask[kinds.start : kinds.stop] = ALL_BITS
        return
    used = 0
    for kind in sorted(kinds, key=lambda kind: -int(world.count[kind])):
        width = int(world.count[kind]).bit_length()
        if used + width > st.BITS:
            cell, used = cell + 1, 0
        world.cell[kind], world.shift[kind], world.mask[kind] = cell, used, (1 << width) - 1
        used += width


def build_dice(pack: Pack, world: Any) -> None:
    """Reads what the sides of a die show; 0 is the First Order's symbol."""
    shown = pack.integers("dice", None, 0, 3)
    if not 1 <= len(shown) <= st.SIDES:
        pack.wrong("dice", f"must have 1 to {st.SIDES} sides, not {len(shown)}")
    if len(set(shown)) == 1:
        pack.wrong("dice", "must show different results, or throws for the first player would be level for ever")
    world.sides = len(shown)
    world.face[: len(shown)] = [n or st.FIRST_ORDER for n in shown]


def build_track(pack: Pack, world: Any, side: int, name: str) -> None:
    """Reads one side of the board: its fields, and where the marker begins for each number of players."""
    key = f"track.{name}"
    fields = pack.text(key)
    if not (fields.startswith("S") and fields.endswith("F") and 3 <= len(fields) <= st.TRACK):
        pack.wrong(key, f"must be S, then up to {st.TRACK - 2} fields, then F")
    for i, letter in enumerate(fields[1:-1], 1):
        if letter not in FIELDS:
            pack.wrong(key, f"field {i}: {letter!r} is no kind of field; there are {FIELDS}")
        world.track[side][i] = FIELDS.index(letter)
    world.goal[side] = len(fields) - 1
    starts = pack.integers(f"start.{name}", SEATS - 1, 0, len(fields) - 2)
    for i, start in enumerate(starts):
        if world.track[side][start] != st.BLANK and pack.rules != FIRST_EDITION:
            pack.wrong(
                f"start.{name}[{i}]", f"field {start} has an effect, and a start field has none: choose a blank one"
            )
    world.start[side][2:] = starts
