"""A game of Conflict as readable data, and back."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from cantina.core.errors import PositionError
from cantina.core.reading import Reader

from . import state as st
from .words import DECK_NAMES, DIE_NAMES, HERO_NAMES, LEADER_NAMES, START_NAMES, VARIANT_NAMES, card_name, card_names

UNSEEN_NAMES = {st.UNSEEN: "unseen", st.UNSEEN_LOW: "unseen-low"}
ASIDE_NAMES = ("no", "next turn", "this turn")
JOB_NAMES = ("nothing", "reveal", "draw")
THROW_NAMES = {st.TO_THROW: "to throw", st.OUT: "out"}
TASK_KEYS = ("paying for", "deck", "cards", "left")


# Writing


def write(world: Any, s: Any) -> dict[str, Any]:
    """The record as plain data; what is as usual at the beginning of a turn is left out."""
    data: dict[str, Any] = {
        "variant": VARIANT_NAMES[s.variant],
        "first": s.first,
        "marker": s.at,
        "turn_began_at": s.from_field,
        "leaders": [card_name(world, c - 1) if c else "" for c in s.cover],
        "dice": [DIE_NAMES[shown] for shown in range(1, st.SHOWN) for _ in range(s.dice[shown])],
        "hands": [write_row(world, s.hand[seat]) for seat in range(s.players)],
        "decks": {name: write_deck(world, s, deck) for deck, name in enumerate(DECK_NAMES)},
        "discard": write_row(world, s.discard),
        "heroes_unseen": s.heroes_in,
    }
    return data | write_turn(s)


def write_turn(s: Any) -> dict[str, Any]:
    """What is only written when it is there."""
    data: dict[str, Any] = {}
    if s.aside:
        data["marker_aside"] = ASIDE_NAMES[s.aside]
    if s.help:
        data["help_die"] = DIE_NAMES[s.help]
    if s.stored:
        data["stored_this_turn"] = True
    if s.changed:
        data["changed_die"] = DIE_NAMES[s.changed]
    if s.rerolls:
        data["rerolls"] = s.rerolls
    if s.started:
        data["starting_card"] = START_NAMES[s.started - 1]
    if s.leader:
        data["covering"] = LEADER_NAMES[s.leader - 1]
    if s.phase == st.FIRST:
        data["throws"] = [THROW_NAMES.get(n, n) for n in s.throw[: s.players]]
    if s.job or s.job_deck or s.job_cards or s.owed:
        task = (JOB_NAMES[s.job], DECK_NAMES[s.job_deck], s.job_cards, s.owed)
        data["task"] = dict(zip(TASK_KEYS, task, strict=True))
    return data


def write_row(world: Any, row: Any) -> dict[str, int]:
    """Cards by name with their number."""
    return {card_name(world, kind): n for kind, n in enumerate(st.counts(world, row)) if n}


def write_deck(world: Any, s: Any, deck: int) -> list[str]:
    """A deck from the top down: `up chase`, `down chase`, and how many unseen cards lie in a row."""
    size = s.cards[deck]
    entries: list[str] = []
    for value, row in groupby(s.deck[st.place(deck, size, depth)] for depth in range(size)):
        cards = len(list(row))
        if value < 0:
            entries.append(f"{UNSEEN_NAMES[value]} {cards}")
        else:
            name = card_name(world, st.kind_lying(world, deck, value))
            entries += [f"{'up' if value > st.FACE_UP else 'down'} {name}"] * cards
    return entries


# Reading


def read(world: Any, s: Any, data: dict[str, Any]) -> None:
    """Fills a blank record; what is left out is as at the beginning of a game or turn, unseen or discarded."""
    r = Reader(data)
    s.variant = r.named("variant", "standard", VARIANT_NAMES)
    s.first = r.integer("first", 0, 0, int(s.players) - 1)
    read_marker(world, s, r)
    read_dice(s, r)
    read_turn(s, r)
    read_leaders(world, s, r)
    for seat, hand in enumerate(r.rows("hands", [{}] * int(s.players), int(s.players))):
        read_row(world, r, f"hands[{seat}]", hand, s.hand[seat])
    read_decks(world, s, r)
    r.finish()


def read_marker(world: Any, s: Any, r: Reader) -> None:
    """Reads where the event marker stands, stood when the turn began, and whether it is aside."""
    side = int(s.variant) // 2
    start, goal = world.start[side][int(s.players)], world.goal[side]
    s.at = r.integer("marker", start, start, goal)
    s.from_field = r.integer("turn_began_at", int(s.at), start, goal)
    s.aside = r.named("marker_aside", ASIDE_NAMES[0], ASIDE_NAMES)


def read_dice(s: Any, r: Reader) -> None:
    """Reads the unused dice, the throws left and the stored result."""
    for i, name in enumerate(r.rows("dice", [], None)):
        s.dice[r.checked_name(f"dice[{i}]", name, DIE_NAMES[1:]) + 1] += 1
    if sum(int(n) for n in s.dice) > st.DICE:
        raise PositionError(f"dice: there are {st.DICE} dice, not {sum(int(n) for n in s.dice)}")
    s.dice[st.SPENT] = st.DICE - sum(int(n) for n in s.dice)
    s.rerolls = r.integer("rerolls", 2 if s.phase == st.REROLL else 0, 0, 2)
    s.help = r.named("help_die", DIE_NAMES[0], DIE_NAMES[: st.FIRST_ORDER])
    s.stored = r.boolean("stored_this_turn", False)
    s.changed = r.named("changed_die", DIE_NAMES[0], DIE_NAMES[: st.FIRST_ORDER])


def read_turn(s: Any, r: Reader) -> None:
    """Reads what the turn is in the middle of."""
    s.started = r.named("starting_card", "", ("", *START_NAMES))
    s.leader = r.named("covering", "", ("", *LEADER_NAMES))
    if s.phase == st.FIRST:
        read_throws(s, r)
    task = r.table("task", {}, TASK_KEYS)
    s.job = r.checked_name("task.paying for", task.get("paying for", JOB_NAMES[0]), JOB_NAMES)
    s.job_deck = r.checked_name("task.deck", task.get("deck", DECK_NAMES[0]), DECK_NAMES)
    s.job_cards = r.checked("task.cards", task.get("cards", 0), 0, 4)
    s.owed = r.checked("task.left", task.get("left", 0), 0, 4)


def read_throws(s: Any, r: Reader) -> None:
    """Reads the throws for the first player."""
    words = {word: number for number, word in THROW_NAMES.items()}
    s.throw[:] = st.OUT
    throws = r.rows("throws", [THROW_NAMES[st.TO_THROW]] * int(s.players), int(s.players))
    for seat, thrown in enumerate(throws):
        key = f"throws[{seat}]"
        s.throw[seat] = words[thrown] if isinstance(thrown, str) and thrown in words else r.checked(key, thrown, 0, 9)


def read_leaders(world: Any, s: Any, r: Reader) -> None:
    """Reads what lies on the leaders; heroes lie on the first ones."""
    for leader, name in enumerate(r.rows("leaders", [""] * st.LEADERS, st.LEADERS)):
        s.cover[leader] = r.checked_name(f"leaders[{leader}]", name, ("", *card_names(world)))
    heroes = world.first[st.DECKS]
    s.found = sum(int(c) > heroes for c in s.cover)
    if any(int(c) <= heroes for c in s.cover[: int(s.found)]):
        raise PositionError("leaders: heroes cover phasma first, then hux, then ren")


def read_row(world: Any, r: Reader, key: str, table: Any, row: Any) -> None:
    """Reads cards by name with their number."""
    names = card_names(world)
    for name, number in r.checked_table(key, table, set(names) - set(HERO_NAMES)).items():
        kind, cards = names.index(name), r.checked(f"{key}.{name}", number, 0, max(st.MOST))
        if cards > world.count[kind]:
            raise PositionError(f"{key}: {cards} cards {name}; the pack has {world.count[kind]}")
        put(world, row, kind, cards)


def put(world: Any, row: Any, kind: int, cards: int) -> None:
    """Puts cards of a kind into a row that has none of it."""
    row[world.cell[kind]] += cards << world.shift[kind]


# Reading the decks


def read_decks(world: Any, s: Any, r: Reader) -> None:
    """Lays out the decks; cards that stand nowhere are the unseen ones, or discarded where none is unseen."""
    tables = r.table("decks", {}, DECK_NAMES)
    if "discard" in r.data:
        read_row(world, r, "discard", r.value("discard", {}), s.discard)
    else:
        r.asked.add("discard")
    for deck, name in enumerate(DECK_NAMES):
        read_deck(world, s, r, deck, tables.get(name))
    read_heroes(s, r)


def read_deck(world: Any, s: Any, r: Reader, deck: int, entries: Any) -> None:
    """Lays out one deck and puts what stands nowhere in its place."""
    key = f"decks.{DECK_NAMES[deck]}"
    if entries is None:
        lying = usual_deck(world, s, deck)
    elif isinstance(entries, list):
        lying = lying_cards(
            world, s, deck, [read_entry(world, f"{key}[{i}]", entry, deck) for i, entry in enumerate(entries)]
        )
    else:
        raise PositionError(f"{key}: must be a list of cards from the top down, not {entries!r}")
    if len(lying) > world.total[deck]:
        raise PositionError(f"{key}: holds {len(lying)} cards; the pack has {world.total[deck]}")
    s.cards[deck] = len(lying)
    for depth, value in enumerate(lying):
        s.deck[st.place(deck, len(lying), depth)] = value
    s.unseen[deck] = lying.count(st.UNSEEN)
    if deck == st.BLACK:
        s.unseen[deck + 1] = lying.count(st.UNSEEN_LOW)
    place_the_rest(world, s, r, deck, lying)


def usual_deck(world: Any, s: Any, deck: int) -> list[int]:
    """A deck of unseen cards, less those that lie elsewhere: they were its top ones."""
    left = world.total[deck] - sum(elsewhere(world, s, kind) for kind in st.kinds_of(world, deck))
    low = min(left, world.total[deck] - world.top_pile) if deck == st.BLACK else 0
    return [st.UNSEEN] * (left - low) + [st.UNSEEN_LOW] * low


def lying_cards(world: Any, s: Any, deck: int, rows: Sequence[tuple[int, int | None]]) -> list[int]:
    """What lies in the places of a deck; a row without a number takes all cards that are left."""
    known = sum(number or 0 for _, number in rows) + sum(elsewhere(world, s, kind) for kind in st.kinds_of(world, deck))
    rest = world.total[deck] - known
    return [value for value, number in rows for _ in range(rest if number is None else number)]


def elsewhere(world: Any, s: Any, kind: int) -> int:
    """How many cards of a kind lie in hands, on leaders and on the discard pile."""
    held = sum(st.count(world, row, kind) for row in [*s.hand, s.discard])
    return held + sum(int(c) == kind + 1 for c in s.cover)


def read_entry(world: Any, key: str, entry: Any, deck: int) -> tuple[int, int | None]:
    """How the cards of an entry lie, and how many; None for `unseen` without a number, which means all the rest."""
    word, _, rest = entry.partition(" ") if isinstance(entry, str) else ("", "", "")
    known = {card_name(world, kind): kind for kind in st.kinds_of(world, deck)}
    if word in ("up", "down") and rest in known:
        return 1 + known[rest] - world.extra[deck] + (st.FACE_UP if word == "up" else 0), 1
    words = UNSEEN_NAMES if deck == st.BLACK else {st.UNSEEN: "unseen"}
    for value, name in words.items():
        if word == name and (not rest or rest.isdecimal()):
            return value, min(int(rest), st.PLACES) if rest else None
    raise PositionError(
        f"{key}: must be `up NAME`, `down NAME` with a {DECK_NAMES[deck]} card, or `{'` or `'.join(words.values())}` "
        f"with a number, not {entry!r}"
    )


def place_the_rest(world: Any, s: Any, r: Reader, deck: int, lying: Sequence[int]) -> None:
    """Makes the cards of a deck that stand nowhere its unseen ones, or discards them if it has none."""
    seen = [st.kind_lying(world, deck, value) for value in lying if value > 0]
    unseen = sum(value < 0 for value in lying)
    for kind in st.kinds_of(world, deck):
        left = world.count[kind] - elsewhere(world, s, kind) - seen.count(kind)
        if left < 0:
            have = world.count[kind]
            raise PositionError(
                f"decks.{DECK_NAMES[deck]}: {have - left} cards {card_name(world, kind)}; the pack has {have}"
            )
        if unseen or "discard" in r.data or kind >= world.first[st.DECKS]:
            put(world, s.pool, kind, left)
        else:
            put(world, s.discard, kind, left)
    pool = sum(st.count(world, s.pool, kind) for kind in st.kinds_of(world, deck))
    if pool != unseen:
        raise PositionError(
            f"decks.{DECK_NAMES[deck]}: {unseen} unseen cards, but {pool} cards of the pack stand nowhere else"
        )


def read_heroes(s: Any, r: Reader) -> None:
    """Reads how many heroes are among the unseen cards of the black deck's two piles."""
    heroes = sum(int(n) for n in s.pool[st.ROW :])
    low = min(heroes, 2, int(s.unseen[st.BLACK + 1]))
    s.heroes_in[:] = r.integers("heroes_unseen", [heroes - low, low], 0, 3)
    if sum(int(n) for n in s.heroes_in) != heroes:
        raise PositionError(f"heroes_unseen: must be {heroes} in all: that is how many heroes are unseen")
    for pile in range(2):
        if s.heroes_in[pile] > s.unseen[st.BLACK + pile]:
            raise PositionError(f"heroes_unseen[{pile}]: there are only {int(s.unseen[st.BLACK + pile])} unseen cards")
