"""A game of Risk: Star Wars Edition as readable data, and back."""

from typing import Any

from cantina.core.counts import members
from cantina.core.errors import PositionError
from cantina.core.reading import Reader

from .position_cards import read_cards, write_cards
from .position_order import read_order, write_order
from .state import EXECUTOR, EXECUTOR_HITS, FALCON, FALCON_HITS, KINDS_OF_SHIP, MARKERS, PLACES, TIE, VADER_HITS
from .words import PLACE_NAMES, SHIP_NAMES, TRACK_NAMES

SPECIAL = {FALCON: FALCON_HITS, EXECUTOR: EXECUTOR_HITS}


def write(world: Any, s: Any) -> dict[str, Any]:
    """The record as plain data; cards that cannot be known are "?"."""
    data: dict[str, Any] = {
        "round": s.rounds,
        "markers": [PLACE_NAMES[i] for i in members(s.fleet)],
        "reserve": s.reserve,
        "ships": write_ships(s),
        "hits": {name: s.hits[track] for track, name in enumerate(TRACK_NAMES)},
        "shield": {"team": s.team, "troopers": members(s.troopers)},
    }
    if s.redeemed:
        data["redeemed"] = True
    return data | write_order(world, s) | write_cards(world, s)


def write_ships(s: Any) -> dict[str, Any]:
    """The ships by kind and place; a special ship has its place only, and is left out when it is destroyed."""
    ships: dict[str, Any] = {}
    for kind in range(KINDS_OF_SHIP):
        places = {PLACE_NAMES[p]: s.ships[kind][p] for p in range(PLACES) if s.ships[kind][p]}
        if kind not in SPECIAL:
            ships[SHIP_NAMES[kind]] = places
        elif places:
            ships[SHIP_NAMES[kind]] = next(iter(places))
    return ships


def read(world: Any, s: Any, data: dict[str, Any]) -> None:
    """Fills a blank record. What is left out is as at the beginning; the cards that are not named are in the decks."""
    r = Reader(data)
    s.rounds = r.integer("round", 1, 1, world.cap)
    read_fleet(r, s)
    read_ships(r, world, s)
    read_reserve(r, world, s)
    read_hits(r, world, s)
    read_shield(r, world, s)
    read_order(r, world, s)
    read_cards(r, world, s)
    r.finish()


def read_fleet(r: Reader, s: Any) -> None:
    """The markers that are face up; all of them unless they are listed."""
    for i, name in enumerate(r.rows("markers", PLACE_NAMES[:MARKERS], None)):
        s.fleet |= 1 << r.checked_name(f"markers[{i}]", name, PLACE_NAMES[:MARKERS])


def read_ships(r: Reader, world: Any, s: Any) -> None:
    """The ships on the board, or those of the set-up."""
    table = r.value("ships", {})
    if table == {} and "ships" not in r.data:
        for kind in range(KINDS_OF_SHIP):
            s.ships[kind][:] = world.start[kind]
        for marker in range(MARKERS):
            if not int(s.fleet) >> marker & 1:
                s.ships[:, marker] = 0
    else:
        for name, entry in r.checked_table("ships", table, set(SHIP_NAMES[:KINDS_OF_SHIP])).items():
            read_kind(r, world, s, SHIP_NAMES.index(name), entry)
    for kind in range(KINDS_OF_SHIP):
        s.here[kind] = sum(1 << place for place in range(PLACES) if s.ships[kind][place])


def read_kind(r: Reader, world: Any, s: Any, kind: int, entry: Any) -> None:
    """The ships of one kind by place."""
    key = f"ships.{SHIP_NAMES[kind]}"
    if kind in SPECIAL:
        s.ships[kind][r.checked_name(key, entry, PLACE_NAMES[:PLACES])] = 1
        return
    for name, number in r.checked_table(key, entry, set(PLACE_NAMES[:PLACES])).items():
        s.ships[kind][PLACE_NAMES.index(name)] = r.checked(f"{key}.{name}", number, 0, world.box[kind])
    total = sum(int(n) for n in s.ships[kind])
    if total > world.box[kind]:
        raise PositionError(f"{key}: there are {total}, but the box has {world.box[kind]}")


def read_reserve(r: Reader, world: Any, s: Any) -> None:
    """The TIE fighters inside the Executor: as many as at the beginning, if there are so many, unless it says otherwise."""
    left = world.box[TIE] - sum(int(n) for n in s.ships[TIE])
    if not s.here[EXECUTOR]:
        left = 0
    start = world.box[TIE] - sum(world.start[TIE])
    s.reserve = r.integer("reserve", min(start, left), 0, left)


def read_hits(r: Reader, world: Any, s: Any) -> None:
    """Hits left: all of them for who is in the game, none for a special ship that is not on the board."""
    table = r.table("hits", {}, TRACK_NAMES)
    gone = [track for kind, track in SPECIAL.items() if not s.here[kind]]
    for track, name in enumerate(TRACK_NAMES):
        least = 1 if track in SPECIAL.values() and track not in gone else 0
        most = 0 if track in gone else world.hits[track]
        s.hits[track] = r.checked(f"hits.{name}", table.get(name, most), least, most)
    s.redeemed = r.boolean("redeemed", False)
    if s.redeemed and s.hits[VADER_HITS]:
        raise PositionError("redeemed: Vader has hits left, so he was not redeemed")


def read_shield(r: Reader, world: Any, s: Any) -> None:
    """The strike team and the Stormtroopers, which are all ahead of it."""
    table = r.table("shield", {}, ("team", "troopers"))
    spaces = world.spaces
    s.team = r.checked("shield.team", table.get("team", 0), 0, spaces)
    troopers = r.checked_integers("shield.troopers", table.get("troopers", []), None, int(s.team) + 1, spaces)
    if len(set(troopers)) != len(troopers) or len(troopers) > world.troopers:
        raise PositionError(f"shield.troopers: at most {world.troopers}, each on a space of its own, not {troopers}")
    s.troopers = sum(1 << space for space in troopers)
    s.supply = world.troopers - len(troopers)
