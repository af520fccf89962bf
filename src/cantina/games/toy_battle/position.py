"""A game of Toy Battle as readable data, and back."""

from typing import Any

from cantina.core.errors import PositionError
from cantina.core.header import UNKNOWN
from cantina.core.reading import Reader

from .state import ARMY, CHAIN, HQS, KINDS
from .words import COLOUR_NAMES, MODE_NAMES, TROOP_NAMES, hq_names

SEAT_KEYS = {"colour", "rack", "lying", "known", "reserve", "discard", "regions", "medals"}


# Writing


def write(world: Any, s: Any) -> dict[str, Any]:
    """The record as plain data; a rack that is hidden is only its number of troops."""
    data: dict[str, Any] = {
        "mode": MODE_NAMES[s.beginner],
        "blue": s.blue,
        "seats": [write_seat(world, s, seat) for seat in range(2)],
        "bases": write_bases(world, s),
    }
    if s.spot:
        data["base"] = s.spot
    if s.origin:
        data["from"] = s.origin
    if s.pending[0]:
        data["pending"] = [base for base in s.pending if base]
    if s.winner:
        data["winner"] = s.winner - 1
    if s.flag:
        kind, hq = divmod(s.flag - 1, HQS)
        data["captured"] = {"troop": TROOP_NAMES[kind], "hq": hq_names(world)[hq]}
    return data


def write_seat(world: Any, s: Any, seat: int) -> dict[str, Any]:
    """One player: colour, troops off the terrain and medals."""
    data: dict[str, Any] = {
        "colour": COLOUR_NAMES[seat != s.blue],
        "rack": write_troops(s.rack[seat], s.rack_size[seat]),
        "reserve": s.reserve[seat],
        "discard": write_troops(s.discard[seat], 0),
        "medals": s.medals[seat],
        "regions": [region + 1 for region in range(world.regions) if s.taken[seat] >> region & 1],
    }
    if s.lying_size[seat]:
        data["lying"] = write_troops(s.lying[seat], s.lying_size[seat])
    if any(s.known[seat]):
        data["known"] = write_troops(s.known[seat], 0)
    return data


def write_troops(row: Any, size: int) -> dict[str, int]:
    """Troops by name, or only their number where they are hidden."""
    if row[0] == UNKNOWN:
        return {"unknown": size}
    return {TROOP_NAMES[kind]: row[kind] for kind in range(KINDS) if row[kind]}


def write_bases(world: Any, s: Any) -> dict[str, list[str]]:
    """The stack of every base that is not empty, from the bottom up."""
    troops = [troop for troop in s.pile if troop]
    stacks = {}
    for base in range(world.bases):
        stack, troops = troops[: s.height[base]], troops[s.height[base] :]
        if stack:
            stacks[str(base + 1)] = [troop_text(s, troop) for troop in stack]
    return stacks


def troop_text(s: Any, troop: int) -> str:
    """A troop on the terrain as its colour and name."""
    seat, kind = divmod(troop - 1, KINDS)
    return f"{COLOUR_NAMES[seat != s.blue]} {TROOP_NAMES[kind]}"


# Reading


def read(world: Any, s: Any, data: dict[str, Any]) -> None:
    """Fills a blank record; what is left out is empty, and troops that are nowhere are in the reserves."""
    r = Reader(data)
    s.beginner = r.named("mode", "normal", MODE_NAMES)
    s.blue = r.integer("blue", 0, 0, 1)
    read_bases(r, world, s)
    read_end(r, world, s)
    for seat, entry in enumerate(r.rows("seats", [{}, {}], 2)):
        read_seat(r, world, s, seat, r.checked_table(f"seats[{seat}]", entry, SEAT_KEYS))
    s.spot = r.integer("base", 0, 0, world.bases)
    s.origin = r.integer("from", 0, 0, world.bases)
    pending = r.rows("pending", [], None)
    if len(pending) > CHAIN:
        raise PositionError(f"pending: must be {CHAIN} bases at most, not {len(pending)}")
    s.pending[: len(pending)] = r.checked_integers("pending", pending, None, 1, world.bases)
    r.finish()


def read_bases(r: Reader, world: Any, s: Any) -> None:
    """Lays the stacks on the terrain."""
    names = [str(base + 1) for base in range(world.bases)]
    table = r.table("bases", {}, names)
    troops = [
        (base, troop_of(s, f"bases.{name}", text))
        for base, name in enumerate(names)
        for text in stack_of(name, table.get(name, []))
    ]
    if len(troops) > 2 * ARMY:
        raise PositionError(f"bases: hold {len(troops)} troops; the two armies have {2 * ARMY}")
    for at, (base, troop) in enumerate(troops):
        s.pile[at] = s.top[base] = troop
        s.height[base] += 1
    for base, top in enumerate(int(troop) for troop in s.top):
        if top:
            seat, kind = divmod(top - 1, KINDS)
            s.shows[seat][kind] |= 1 << base
            s.held[seat] |= 1 << base


def stack_of(name: str, stack: Any) -> list[Any]:
    """The stack written for a base."""
    if not isinstance(stack, list):
        raise PositionError(f"bases.{name}: must be a list of troops from the bottom up, not {stack!r}")
    return stack


def troop_of(s: Any, key: str, text: Any) -> int:
    """The troop that a text such as "blue roxy" names."""
    colour, _, name = text.partition(" ") if isinstance(text, str) else ("", "", "")
    if colour not in COLOUR_NAMES or name not in TROOP_NAMES:
        raise PositionError(f'{key}: must be troops such as "blue roxy", not {text!r}')
    seat = int(s.blue) if colour == "blue" else 1 - int(s.blue)
    return 1 + KINDS * seat + TROOP_NAMES.index(name)


def read_end(r: Reader, world: Any, s: Any) -> None:
    """Notes who won, and with which troop on which headquarters."""
    if "winner" in r.data:
        s.winner = 1 + r.integer("winner", None, 0, 1)
    table = r.table("captured", {}, {"troop", "hq"})
    if table:
        kind = r.checked_name("captured.troop", table.get("troop"), TROOP_NAMES)
        s.flag = 1 + HQS * kind + r.checked_name("captured.hq", table.get("hq"), hq_names(world))


def read_seat(r: Reader, world: Any, s: Any, seat: int, table: dict[str, Any]) -> None:
    """Fills in one player."""
    key = f"seats[{seat}]"
    colour = COLOUR_NAMES[seat != int(s.blue)]
    if table.get("colour", colour) != colour:
        raise PositionError(f"{key}.colour: must be {colour}, because blue is seat {int(s.blue)}")
    s.rack_size[seat] = read_troops(r, world, f"{key}.rack", table.get("rack", {}), s.rack[seat])
    hidden = {"unknown": 0} if s.rack[seat][0] == UNKNOWN else {}
    s.lying_size[seat] = read_troops(r, world, f"{key}.lying", table.get("lying", hidden), s.lying[seat])
    for name, row in (("known", s.known[seat]), ("discard", s.discard[seat])):
        read_troops(r, world, f"{key}.{name}", table.get(name, {}), row, secret=False)
    s.reserve[seat] = read_reserve(world, s, seat)
    read_medals(r, world, s, seat, table)
    for name, number in (("reserve", int(s.reserve[seat])), ("medals", int(s.medals[seat]))):
        if table.get(name, number) != number:
            raise PositionError(f"{key}.{name}: must be {number} by all the rest, not {table[name]!r}")


def read_troops(r: Reader, world: Any, key: str, entry: Any, row: Any, secret: bool = True) -> int:
    """Fills a row with troops by kind and returns how many there are."""
    table = r.checked_table(key, entry, {*TROOP_NAMES, "unknown"} if secret else set(TROOP_NAMES))
    if "unknown" in table:
        if len(table) > 1:
            raise PositionError(f"{key}: is unknown as a whole or not at all")
        row[:] = UNKNOWN
        return r.checked(f"{key}.unknown", table["unknown"], 0, sum(world.copies))
    for kind, name in enumerate(TROOP_NAMES):
        row[kind] = r.checked(f"{key}.{name}", table.get(name, 0), 0, world.copies[kind])
    return int(row.sum())


def read_reserve(world: Any, s: Any, seat: int) -> int:
    """Puts the troops that are nowhere else into the bag of a seat and returns how many it can still draw."""
    bag = list(world.copies)
    for kind in range(KINDS):
        bag[kind] -= int(s.discard[seat][kind]) + int((s.pile == 1 + KINDS * seat + kind).sum())
        bag[kind] -= int(s.known[seat][kind]) if s.rack[seat][kind] == UNKNOWN else int(s.rack[seat][kind])
    if s.flag and s.winner == 1 + seat:
        bag[(int(s.flag) - 1) // HQS] -= 1
    for kind, left in enumerate(bag):
        if left < 0:
            copies = world.copies[kind]
            raise PositionError(f"seats[{seat}]: has {copies - left} of {TROOP_NAMES[kind]}, but an army has {copies}")
    reserve: int = sum(bag) - world.removed
    if s.rack[seat][0] == UNKNOWN:
        s.unseen[seat][:] = UNKNOWN
        reserve -= int(s.rack_size[seat]) - int(s.known[seat].sum())
    else:
        s.unseen[seat][:] = bag
    if reserve < 0:
        raise PositionError(f"seats[{seat}]: has too many troops: {world.removed} of each army are removed")
    return reserve


def read_medals(r: Reader, world: Any, s: Any, seat: int, table: dict[str, Any]) -> None:
    """Notes the regions whose medals a player has taken."""
    key = f"seats[{seat}].regions"
    for region in r.checked_integers(key, table.get("regions", []), None, 1, world.regions):
        if (int(s.taken[0]) | int(s.taken[1])) >> region - 1 & 1:
            raise PositionError(f"{key}: the medals of region {region} are taken already")
        s.taken[seat] |= 1 << region - 1
        s.medals[seat] += world.prize[region - 1]
