"""A game of Super Teams as readable data, and back.

What is left out is as at the beginning of a game: ships on the start planet, full hands and piles that nobody knows.
"""

from collections.abc import Sequence
from typing import Any

from cantina.core.errors import PositionError
from cantina.core.reading import Reader

from . import plausible, words
from .reasons import SIDES_OF
from .state import CARD, CARDS, DOUBLE, GRAPPLE, GRAPPLING, HOME, NONE, NUMBERS, SHIP, SHIPS, SIDE, SINCE, START

UNKNOWN = "unknown"
COLOURS_BY_SEAT = {2: (0, 0, 1, 1), 3: (0, 1, 2, NONE), 4: (0, 2, 1, 3)}  # what game.toml says, as seats by colour


def write(world: Any, s: Any) -> dict[str, Any]:
    """The record as plain data; of what is hidden only the number."""
    seats = range(int(s.players))
    data: dict[str, Any] = {
        "first": int(s.first),
        "player": int(s.player),
        "colours": {name: int(s.owner[i]) for i, name in enumerate(words.COLOURS) if s.owner[i] >= 0},
        "ships": {words.SHIPS[ship]: write_place(world, s, ship) for ship in range(SHIPS) if s.at[ship] >= 0},
        "hands": [write_cards(s.hand[seat], words.CARDS, int(s.cards[seat])) for seat in seats],
        "deck": write_cards(s.deck, words.CARDS, deck_left(world, s)),
        "played": write_cards(s.played, words.CARDS, None),
        "bonus": [write_cards(s.bonus[seat], words.BONUSES, int(s.held[seat])) for seat in seats],
        "pile": write_cards(s.pile, words.BONUSES, int(s.pile_left)),
        "discards": write_cards(s.discards, words.BONUSES, None),
        "planet": write_cards(s.planet, words.BONUSES, int(s.planet_left)),
    }
    if any(s.made_of):
        data |= write_remade(s)
    if s.card >= 0:
        data["turn"] = write_turn(s)
    return data


def write_place(world: Any, s: Any, ship: int) -> int | str:
    """Where a ship stands: the number of the space, and of a double space the chosen side."""
    space, on = int(s.at[ship]), int(s.on[ship])
    return f"{space} {words.KINDS[on]}" if world.kind[space] >= DOUBLE > on else space


def write_cards(row: Any, names: Sequence[str], held: int | None) -> dict[str, int]:
    """Cards by name, or only how many they are where they are hidden."""
    cards = {names[i]: int(n) for i, n in enumerate(row) if n}
    return cards if held is None or sum(cards.values()) == held else {UNKNOWN: held}


def write_remade(s: Any) -> dict[str, Any]:
    """What the pile was last remade of, who has drawn what since and still holds it, and what all saw."""
    draws = [plausible.draws(s, seat) for seat in range(int(s.players))]
    return {
        "remade": write_cards(s.made_of, words.BONUSES, None),
        "drawn": [write_known(s, seat, s.drawn[seat], n) for seat, n in enumerate(draws)],
        "fresh": [write_known(s, seat, s.fresh[seat], min(n, int(s.held[seat]))) for seat, n in enumerate(draws)],
        "since": [words.SIGHTS[sight] for sight in s.since[: s.noted]],
    }


def write_known(s: Any, seat: int, row: Any, most: int) -> dict[str, int]:
    """Cards that a seat has drawn since the remake; where they are hidden, how many they are at most."""
    hidden = plausible.count(s.drawn[seat]) < plausible.draws(s, seat)
    return {UNKNOWN: most} if hidden else write_cards(row, words.BONUSES, None)


def write_turn(s: Any) -> dict[str, Any]:
    """What has happened in the turn so far."""
    turn: dict[str, Any] = {"card": words.CARDS[int(s.card)]}
    if s.ship >= 0:
        turn |= {"ship": words.SHIPS[int(s.ship)], "from": int(s.began)}
    if s.used >= 0:
        turn["used"] = words.BONUSES[int(s.used)]
    if s.passed:
        turn["passed"] = [name for ship, name in enumerate(words.SHIPS) if int(s.passed) >> ship & 1]
    return turn


def all_cards(world: Any, s: Any) -> list[int]:
    """The movement cards of the colours in play, by kind."""
    return [int(world.copies[card % NUMBERS]) if s.owner[card // NUMBERS] >= 0 else 0 for card in range(CARDS)]


def deck_left(world: Any, s: Any) -> int:
    """How many cards are in the movement deck; everybody can count them."""
    return sum(all_cards(world, s)) - sum(int(x) for x in s.played) - sum(int(x) for x in s.cards)


def read(world: Any, s: Any, data: dict[str, Any]) -> None:
    """Fills a blank record, or says which key is wrong."""
    r = Reader(data)
    players = int(s.players)
    actor = max(int(s.acting).bit_length() - 1, 0)
    s.player = r.whole("player", actor if s.phase in (CARD, SHIP, SIDE) else None, 0, players - 1)
    s.first = r.whole("first", int(s.player), 0, players - 1)
    read_colours(r, s, players)
    read_turn(r, world, s)
    read_ships(r, world, s)
    read_passed(r, s)
    read_movement(r, world, s, players)
    read_bonus(r, world, s, players)
    r.finish()
    plausible.check(world, s)


def read_colours(r: Reader, s: Any, players: int) -> None:
    """Gives each colour its seat."""
    usual = {name: seat for name, seat in zip(words.COLOURS, COLOURS_BY_SEAT[players], strict=True) if seat >= 0}
    chosen = r.table("colours", usual, words.COLOURS)
    for colour, name in enumerate(words.COLOURS):
        s.owner[colour] = r.checked(f"colours.{name}", chosen[name], 0, players - 1) if name in chosen else NONE
    each = 2 if players == 2 else 1
    if any(list(chosen.values()).count(seat) != each for seat in range(players)):
        raise PositionError(f"colours: every seat must have {each}, not {chosen!r}")


def read_turn(r: Reader, world: Any, s: Any) -> None:
    """Fills in the card, the ship and the bonus card of the turn so far; which of them there are depends on the phase."""
    s.card = s.ship = s.used = NONE
    if s.phase == CARD:
        return
    turn = Reader(r.table("turn", None, ("card", "ship", "from", "used", "passed")))
    s.card = turn.named("card", None, words.CARDS)
    if s.phase != SHIP:
        s.ship = turn.named("ship", None, words.SHIPS)
        s.began = turn.whole("from", None, 0, int(world.last) - 1)
    if s.phase in (SIDE, GRAPPLING) and "used" in turn.data:
        s.used = turn.named("used", None, words.BONUSES[:GRAPPLE])
    if s.phase == GRAPPLING:
        turn.asked.add("passed")  # read when the ships stand
    turn.finish()


def read_ships(r: Reader, world: Any, s: Any) -> None:
    """Puts the ships on their spaces."""
    places = r.table("ships", {}, words.SHIPS)
    for ship, name in enumerate(words.SHIPS):
        if s.owner[ship // 2] < 0:
            if name in places:
                raise PositionError(f"ships.{name}: is of a colour that is not in play")
            s.at[ship], s.on[ship] = NONE, START
        else:
            s.at[ship], s.on[ship] = read_place(r, world, f"ships.{name}", places.get(name, 0))


def read_place(r: Reader, world: Any, key: str, place: Any) -> tuple[int, int]:
    """The space, and the kind of space, that a place names: `12`, or `12 hyperspace` for a side of a double space."""
    number, _, side = str(place).partition(" ")
    space = r.checked(key, int(number) if number.isdecimal() else place, 0, int(world.last))
    kind = int(world.kind[space])
    if not side:
        return space, kind
    possible = [words.KINDS[k] for k in SIDES_OF.get(kind, ())]
    return space, words.KINDS.index(possible[r.checked_name(key, side, possible)])


def read_passed(r: Reader, s: Any) -> None:
    """Marks the passed ships; left out, they are those that the moved ship itself has passed."""
    if s.phase != GRAPPLING:
        return
    names = r.value("turn", None).get("passed")
    if names is None:
        s.passed = plausible.passed_by(s, int(s.ship), int(s.began))
        return
    for name in names if isinstance(names, list) else [names]:
        s.passed = int(s.passed) | 1 << r.checked_name("turn.passed", name, words.SHIPS)


def read_cards(r: Reader, key: str, entry: Any, names: Sequence[str], row: Any) -> int:
    """Fills one row of cards and returns how many they are; hidden ones are left blank."""
    table = r.checked_table(key, entry, {*names, UNKNOWN})
    if UNKNOWN in table:
        if len(table) > 1:
            raise PositionError(f"{key}.unknown: stands alone: either all of these cards are known or none")
        return r.checked(f"{key}.unknown", table[UNKNOWN], 0, 99)
    for i, name in enumerate(names):
        row[i] = r.checked(f"{key}.{name}", table.get(name, 0), 0, 99)
    return sum(int(x) for x in row)


def read_movement(r: Reader, world: Any, s: Any, players: int) -> None:
    """Fills in the movement cards; hands that are left out are full and unknown, and the deck is what is left over."""
    card = {words.CARDS[int(s.card)]: 1} if s.card >= 0 else {}
    read_cards(r, "played", r.value("played", card), words.CARDS, s.played)
    for seat, entry in enumerate(r.rows("hands", [{UNKNOWN: int(world.hand)}] * players, players)):
        s.cards[seat] = read_cards(r, f"hands[{seat}]", entry, words.CARDS, s.hand[seat])
    size = read_cards(r, "deck", r.value("deck", {UNKNOWN: max(deck_left(world, s), 0)}), words.CARDS, s.deck)
    plausible.check_movement(world, s, all_cards(world, s), size)


def read_bonus(r: Reader, world: Any, s: Any, players: int) -> None:
    """Fills in the bonus cards; the planet has as many as belong there, and the pile is what is left over."""
    read_cards(r, "discards", r.value("discards", {}), words.BONUSES, s.discards)
    for seat, entry in enumerate(r.rows("bonus", [{}] * players, players)):
        s.held[seat] = read_cards(r, f"bonus[{seat}]", entry, words.BONUSES, s.bonus[seat])
    read_remade(r, s, players)
    planet = {UNKNOWN: 0 if HOME in s.on else int(world.planet) * players}
    s.planet_left = read_cards(r, "planet", r.value("planet", planet), words.BONUSES, s.planet)
    if s.planet_left != planet[UNKNOWN]:
        raise PositionError(f"planet: must be {planet[UNKNOWN]} cards here: they are taken when the first ship arrives")
    pile = {UNKNOWN: max(plausible.pile_size(world, s), 0)}
    s.pile_left = read_cards(r, "pile", r.value("pile", pile), words.BONUSES, s.pile)
    plausible.check_bonus(world, s)


def read_remade(r: Reader, s: Any, players: int) -> None:
    """Fills in what has happened since the pile was remade; left out, all that was drawn is still held.

    The first edition wrote no `drawn` and no `since`, and its `remade` was without the fresh cards that had been played.
    """
    read_cards(r, "remade", r.value("remade", {}), words.BONUSES, s.made_of)
    fresh = r.rows("fresh", [{}] * players, players)
    drawn = r.rows("drawn", fresh, players)
    draws: list[str] = []
    for seat in range(players):
        read_cards(r, f"fresh[{seat}]", fresh[seat], words.BONUSES, s.fresh[seat])
        s.fresh_held[seat] = plausible.count(s.fresh[seat])
        draws += [f"{seat} draws"] * read_cards(r, f"drawn[{seat}]", drawn[seat], words.BONUSES, s.drawn[seat])
    since = r.rows("since", draws[:SINCE], None)
    if len(since) > SINCE:
        raise PositionError(f"since: must have {SINCE} entries at most, not {len(since)}")
    s.since[: len(since)] = [r.checked_name(f"since[{i}]", text, words.SIGHTS) for i, text in enumerate(since)]
    s.noted = len(since)
    for seat in range(players if len(since) < SINCE else 0):
        if plausible.draws(s, seat) != draws.count(f"{seat} draws"):
            raise PositionError(f"drawn[{seat}]: must be {plausible.draws(s, seat)} cards, as many as since says")
