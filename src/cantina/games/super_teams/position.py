"""A game of Super Teams as readable data, and back.

What is left out is as at the beginning of a game: ships on the start planet, full hands and piles that nobody knows.
"""

from collections.abc import Sequence
from typing import Any

from cantina.core.counts import members
from cantina.core.errors import PositionError
from cantina.core.reading import Reader

from . import state as st
from . import words
from .reasons import SIDES_OF, side

UNKNOWN = "unknown"
COLOURS_BY_SEAT = {2: (0, 0, 1, 1), 3: (0, 1, 2, st.NONE), 4: (0, 2, 1, 3)}  # what game.toml says, as seats by colour


def write(world: Any, s: Any) -> dict[str, Any]:
    """The record as plain data; of what is hidden only the number."""
    seats = range(s.players)
    data: dict[str, Any] = {
        "first": s.first,
        "player": s.player,
        "colours": {name: s.owner[i] for i, name in enumerate(words.COLOUR_NAMES) if s.owner[i] >= 0},
        "ships": {words.SHIP_NAMES[ship]: write_place(world, s, ship) for ship in range(st.SHIPS) if s.at[ship] >= 0},
        "hands": [write_cards(s.hand[seat], words.CARD_NAMES, s.cards[seat]) for seat in seats],
        "deck": write_cards(s.deck, words.CARD_NAMES, deck_left(world, s)),
        "played": write_cards(s.played, words.CARD_NAMES, None),
        "bonus": [write_cards(s.bonus[seat], words.BONUS_NAMES, s.held[seat]) for seat in seats],
        "pile": write_cards(s.pile, words.BONUS_NAMES, s.pile_left),
        "discards": write_cards(s.discards, words.BONUS_NAMES, None),
        "planet": write_cards(s.planet, words.BONUS_NAMES, s.planet_left),
    }
    if any(s.made_of):
        data |= write_remade(s)
    if s.card >= 0:
        data["turn"] = write_turn(s)
    return data


def write_place(world: Any, s: Any, ship: int) -> int | str:
    """Where a ship stands: the number of the space, and of a double space the chosen side."""
    space, on = s.at[ship], s.on[ship]
    return f"{space} {words.KIND_NAMES[on]}" if world.kind[space] >= st.DOUBLE > on else space


def write_cards(row: Any, names: Sequence[str], held: int | None) -> dict[str, int]:
    """Cards by name, or only how many they are where they are hidden."""
    cards = {names[i]: n for i, n in enumerate(row) if n}
    return cards if held is None or sum(cards.values()) == held else {UNKNOWN: held}


def write_remade(s: Any) -> dict[str, Any]:
    """What the pile was last remade of, who has drawn what since and still holds it, and what all saw."""
    seats = range(s.players)
    return {
        "remade": write_cards(s.made_of, words.BONUS_NAMES, None),
        "drawn": [write_known(s, seat, s.drawn[seat], draws(s, seat)) for seat in seats],
        "fresh": [write_known(s, seat, s.fresh[seat], min(draws(s, seat), s.held[seat])) for seat in seats],
        "since": [words.SIGHT_NAMES[sight] for sight in s.since[: s.noted]],
    }


def write_known(s: Any, seat: int, row: Any, most: int) -> dict[str, int]:
    """Cards that a seat has drawn since the remake; where they are hidden, how many they are at most."""
    hidden = sum(s.drawn[seat]) < draws(s, seat)
    return {UNKNOWN: most} if hidden else write_cards(row, words.BONUS_NAMES, None)


def sights(s: Any, seat: int) -> list[int]:
    """What all saw a seat do since the pile was remade, in order: the kinds that it played, and DRAW."""
    return [sight % st.SIGHTS for sight in s.since[: s.noted] if sight // st.SIGHTS == seat]


def draws(s: Any, seat: int) -> int:
    """How many bonus cards a seat has drawn since the pile was remade."""
    return sights(s, seat).count(st.DRAW)


def write_turn(s: Any) -> dict[str, Any]:
    """What has happened in the turn so far."""
    turn: dict[str, Any] = {"card": words.CARD_NAMES[s.card]}
    if s.ship >= 0:
        turn |= {"ship": words.SHIP_NAMES[s.ship], "from": s.began}
    if s.used >= 0:
        turn["used"] = words.BONUS_NAMES[s.used]
    if s.passed:
        turn["passed"] = [words.SHIP_NAMES[ship] for ship in members(s.passed)]
    return turn


# What everybody can count; also while a position is read, when the record is not opened yet


def count(row: Any) -> int:
    """How many cards the counts of a row are."""
    return sum(map(int, row))


def all_cards(world: Any, s: Any) -> list[int]:
    """The movement cards of the colours in play, by kind."""
    return [world.copies[card % st.NUMBERS] if s.owner[card // st.NUMBERS] >= 0 else 0 for card in range(st.CARDS)]


def deck_left(world: Any, s: Any) -> int:
    """How many cards are in the movement deck."""
    colours = sum(int(owner) >= 0 for owner in s.owner)
    return count(world.copies) * colours - count(s.played) - count(s.cards)


def pile_size(world: Any, s: Any) -> int:
    """How many cards are on the bonus pile."""
    return count(world.bonus) - count(s.held) - count(s.discards) - int(s.planet_left)


def passed_by(s: Any, ship: int, began: int) -> int:
    """The ships that one movement has passed, a bit each."""
    mine = side(s, int(s.owner[ship // 2]))
    return sum(
        1 << other
        for other in range(st.SHIPS)
        if began <= s.at[other] < s.at[ship] and side(s, int(s.owner[other // 2])) != mine
    )


# Reading


def read(world: Any, s: Any, data: dict[str, Any]) -> None:
    """Fills a blank record, or says which key is wrong."""
    r = Reader(data)
    players = int(s.players)
    actor = max(int(s.acting).bit_length() - 1, 0)
    s.player = r.integer(
        "player", actor if s.phase in (st.CARD_PHASE, st.SHIP_PHASE, st.SIDE_PHASE) else None, 0, players - 1
    )
    s.first = r.integer("first", int(s.player), 0, players - 1)
    read_colours(r, s, players)
    read_turn(r, world, s)
    read_ships(r, world, s)
    read_passed(r, s)
    read_movement(r, world, s, players)
    read_bonus(r, world, s, players)
    r.finish()


def read_colours(r: Reader, s: Any, players: int) -> None:
    """Gives each colour its seat."""
    usual = {name: seat for name, seat in zip(words.COLOUR_NAMES, COLOURS_BY_SEAT[players], strict=True) if seat >= 0}
    chosen = r.table("colours", usual, words.COLOUR_NAMES)
    for colour, name in enumerate(words.COLOUR_NAMES):
        s.owner[colour] = r.checked(f"colours.{name}", chosen[name], 0, players - 1) if name in chosen else st.NONE
    each = 2 if players == 2 else 1
    if any(list(chosen.values()).count(seat) != each for seat in range(players)):
        raise PositionError(f"colours: every seat must have {each}, not {chosen!r}")


def read_turn(r: Reader, world: Any, s: Any) -> None:
    """Fills in the card, the ship and the bonus card of the turn so far; which of them there are depends on the phase."""
    s.card = s.ship = s.used = st.NONE
    if s.phase == st.CARD_PHASE:
        return
    turn = Reader(r.table("turn", None, ("card", "ship", "from", "used", "passed")))
    s.card = turn.named("card", None, words.CARD_NAMES)
    if s.phase != st.SHIP_PHASE:
        s.ship = turn.named("ship", None, words.SHIP_NAMES)
        s.began = turn.integer("from", None, 0, world.last - 1)
    if s.phase in (st.SIDE_PHASE, st.GRAPPLE_PHASE) and "used" in turn.data:
        s.used = turn.named("used", None, words.BONUS_NAMES[: st.GRAPPLE])
    if s.phase == st.GRAPPLE_PHASE:
        turn.asked.add("passed")  # read when the ships stand
    turn.finish()


def read_ships(r: Reader, world: Any, s: Any) -> None:
    """Puts the ships on their spaces."""
    places = r.table("ships", {}, words.SHIP_NAMES)
    for ship, name in enumerate(words.SHIP_NAMES):
        if s.owner[ship // 2] < 0:
            if name in places:
                raise PositionError(f"ships.{name}: is of a colour that is not in play")
            s.at[ship], s.on[ship] = st.NONE, st.START
        else:
            s.at[ship], s.on[ship] = read_place(r, world, f"ships.{name}", places.get(name, 0))


def read_place(r: Reader, world: Any, key: str, place: Any) -> tuple[int, int]:
    """The space, and the kind of space, that a place names: `12`, or `12 hyperspace` for a side of a double space."""
    number, _, side = str(place).partition(" ")
    space = r.checked(key, int(number) if number.isdecimal() else place, 0, world.last)
    kind = world.kind[space]
    if not side:
        return space, kind
    possible = [words.KIND_NAMES[k] for k in SIDES_OF.get(kind, ())]
    return space, words.KIND_NAMES.index(possible[r.checked_name(key, side, possible)])


def read_passed(r: Reader, s: Any) -> None:
    """Marks the passed ships; left out, they are those that the moved ship itself has passed."""
    if s.phase != st.GRAPPLE_PHASE:
        return
    names = r.value("turn", None).get("passed")
    if names is None:
        s.passed = passed_by(s, int(s.ship), int(s.began))
        return
    for name in names if isinstance(names, list) else [names]:
        s.passed = int(s.passed) | 1 << r.checked_name("turn.passed", name, words.SHIP_NAMES)


def read_cards(r: Reader, key: str, entry: Any, names: Sequence[str], row: Any) -> int:
    """Fills one row of cards and returns how many they are; hidden ones are left blank."""
    table = r.checked_table(key, entry, {*names, UNKNOWN})
    if UNKNOWN in table:
        if len(table) > 1:
            raise PositionError(f"{key}.unknown: stands alone: either all of these cards are known or none")
        return r.checked(f"{key}.unknown", table[UNKNOWN], 0, 99)
    for i, name in enumerate(names):
        row[i] = r.checked(f"{key}.{name}", table.get(name, 0), 0, 99)
    return count(row)


def read_movement(r: Reader, world: Any, s: Any, players: int) -> None:
    """Fills in the movement cards; hands that are left out are full and unknown, and the deck is what is left over."""
    card = {words.CARD_NAMES[int(s.card)]: 1} if s.card >= 0 else {}
    read_cards(r, "played", r.value("played", card), words.CARD_NAMES, s.played)
    for seat, entry in enumerate(r.rows("hands", [{UNKNOWN: world.hand}] * players, players)):
        s.cards[seat] = read_cards(r, f"hands[{seat}]", entry, words.CARD_NAMES, s.hand[seat])
    left = max(deck_left(world, s), 0)
    if read_cards(r, "deck", r.value("deck", {UNKNOWN: left}), words.CARD_NAMES, s.deck) != left:
        raise PositionError(f"deck: must be the movement cards that are neither in hands nor played, {left} of them")


def read_bonus(r: Reader, world: Any, s: Any, players: int) -> None:
    """Fills in the bonus cards; the planet has as many as belong there, and the pile is what is left over."""
    read_cards(r, "discards", r.value("discards", {}), words.BONUS_NAMES, s.discards)
    for seat, entry in enumerate(r.rows("bonus", [{}] * players, players)):
        s.held[seat] = read_cards(r, f"bonus[{seat}]", entry, words.BONUS_NAMES, s.bonus[seat])
    read_remade(r, s, players)
    planet = {UNKNOWN: 0 if st.HOME in s.on else world.planet * players}
    s.planet_left = read_cards(r, "planet", r.value("planet", planet), words.BONUS_NAMES, s.planet)
    if s.planet_left != planet[UNKNOWN]:
        raise PositionError(f"planet: must be {planet[UNKNOWN]} cards here: they are taken when the first ship arrives")
    pile = {UNKNOWN: max(pile_size(world, s), 0)}
    s.pile_left = read_cards(r, "pile", r.value("pile", pile), words.BONUS_NAMES, s.pile)


def read_remade(r: Reader, s: Any, players: int) -> None:
    """Fills in what has happened since the pile was remade; left out, all that was drawn is still held.

    The first edition wrote no `drawn` and no `since`, and its `remade` was without the fresh cards that had been played.
    """
    read_cards(r, "remade", r.value("remade", {}), words.BONUS_NAMES, s.made_of)
    fresh = r.rows("fresh", [{}] * players, players)
    drawn = r.rows("drawn", fresh, players)
    draws: list[str] = []
    for seat in range(players):
        read_cards(r, f"fresh[{seat}]", fresh[seat], words.BONUS_NAMES, s.fresh[seat])
        s.fresh_held[seat] = count(s.fresh[seat])
        draws += [f"{seat} draws"] * read_cards(r, f"drawn[{seat}]", drawn[seat], words.BONUS_NAMES, s.drawn[seat])
    read_since(r, s, draws)


def read_since(r: Reader, s: Any, draws: list[str]) -> None:
    """Fills in what all saw since the pile was remade: by default the draws alone."""
    since = r.rows("since", draws[: st.SINCE], None)
    if len(since) > st.SINCE:
        raise PositionError(f"since: must have {st.SINCE} entries at most, not {len(since)}")
    s.noted = len(since)
    for i, text in enumerate(since):
        s.since[i] = r.checked_name(f"since[{i}]", text, words.SIGHT_NAMES)
    for seat in range(int(s.players)):
        n = since.count(f"{seat} draws")
        if len(since) < st.SINCE and draws.count(f"{seat} draws") != n:
            raise PositionError(f"drawn[{seat}]: must be {n} cards, as many as since says")
