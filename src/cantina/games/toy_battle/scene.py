"""What the page draws of Toy Battle: the terrain with its bases, paths, regions and stacks, two trays, and the rack."""

from typing import Any

from cantina.core.counts import members

from . import words
from .actions import CAPTURE, DISCARD, DRAW_TROOPS, PLACE, RECOVER_KIND, parts
from .reasons import line_to
from .roominess import roomiest
from .state import BASES, CLOUDS, HQS, KINDS, LIMIT, PLAIN, SKULLY_DRAW, SPACES, STAR_DRAW, TURN
from .words import COLOUR_NAMES, SPECIAL_NAMES, TROOP_NAMES

WIDE, TALL = (720, 690), (640, 690)
WIDE_FRAME = (84, 10, 552, 670)  # left, top, width and height of the terrain itself
TALL_FRAME = (58, 10, 524, 670)
LIMITS = 48  # from the middle of a space to the plate with the troops that alone may be placed there
CLAUSES = {
    "base": "4.1", "hq": "8.1", "troop-kwak": "6.2", "troop-skully": "6.3", "troop-capn": "6.4", "troop-jumbo": "6.5",
    "troop-hook": "6.6", "troop-xb-42": "6.7", "troop-star": "6.8", "troop-roxy": "6.9", "special-recall": "7.4", "only": "7.5",
    "special-draw": "7.6", "special-move": "7.7", "special-recover": "7.8", "special-shield": "7.9", "special-block": "7.10",
    "medal": "5.1", "region": "5.1", "medals": "5.2", "reserve": "3.2", "discarded": "6.11", "discards": "6.11",
}  # fmt: skip
DRAWS = {  # phases in which one draws from the pile: what a click on it means, and how many come
    TURN: ("reserve", 2), SKULLY_DRAW: ("action-use", 2), STAR_DRAW: ("action-use", 1), CLOUDS: ("action-use", 1),
}  # fmt: skip


def elements(world: Any, action: int) -> list[str]:
    """What to click for an action."""
    name, args = parts(world, action)
    if action == DRAW_TROOPS:
        return ["reserve"]
    if action >= RECOVER_KIND:
        return [f"discard-{TROOP_NAMES[args['troop']]}"]
    if PLACE <= action < CAPTURE:
        return [f"troop-{TROOP_NAMES[args['troop']]}", f"base-{args['base']}"]
    if CAPTURE <= action < DISCARD:
        return [f"troop-{TROOP_NAMES[args['troop']]}", f"hq-{words.hq_names(world)[args['hq']]}"]
    return [f"base-{args['base']}"] if args else [f"action-{name}"]


# The still part


def still(world: Any) -> dict[str, Any]:
    """The terrain in two shapes, and what each space is."""
    spaces = [space for space in range(SPACES) if exists(world, space)]
    names = {space: name_of(world, space) for space in spaces}
    links = [[names[a], names[b]] for a in spaces for b in spaces if a < b and world.near[a] >> b & 1]
    return {
        "layouts": {
            "wide": layout(world, names, WIDE, WIDE_FRAME),
            "tall": layout(world, names, TALL, TALL_FRAME),
        },
        "places": {names[space]: place(world, space) for space in spaces} | regions(world) | trays(world),
        "links": links,
        "clauses": CLAUSES,
    }


def exists(world: Any, space: int) -> bool:
    """Whether the terrain has such a space; for beginners every space takes every troop."""
    return bool(world.admits[1][0] >> space & 1)


def name_of(world: Any, space: int) -> str:
    """The element of a space."""
    return f"base-{space + 1}" if space < BASES else f"hq-{words.hq_names(world)[space - BASES]}"


def layout(
    world: Any, names: dict[int, str], size: tuple[int, int], frame: tuple[int, int, int, int]
) -> dict[str, Any]:
    """Where the spaces, the medals and the trays lie on a board of that size."""
    at = {name: inside(frame, *world.place[space]) for space, name in names.items()}
    ropes = [(at[names[a]], at[names[b]]) for a in names for b in members(world.near[a]) if a < b]
    limited = [at[name] for space, name in names.items() if len(admitted(world, space)) < KINDS]
    beside = [[x + away, y] for x, y in limited for away in (-LIMITS, LIMITS)]  # whichever way the board is turned
    for region in range(world.regions):
        around = [at[f"base-{base + 1}"] for base in members(world.region[region])]
        at[f"region-{region + 1}"] = roomiest(around, list(at.values()) + beside, ropes)
    return {"size": list(size), "frame": list(frame), "places": at | tray_places(size, frame)}


def inside(frame: tuple[int, int, int, int], x: int, y: int) -> list[float]:
    """A point in per cent of the frame, kept off its edge."""
    left, top, width, height = frame
    return [round(left + width * (4.5 + x * 0.91) / 100, 1), round(top + height * (5 + y * 0.9) / 100, 1)]


def tray_places(size: tuple[int, int], frame: tuple[int, int, int, int]) -> dict[str, list[float]]:
    """Slim trays beside the terrain, for blue at the bottom: troops on the left, medals on the right, the rack out of sight."""
    width, height = size
    near, far = frame[0] / 2, width - frame[0] / 2
    bottom = {"reserve": [near, height - 64.0], "discards": [near, height - 124.0], "medals": [far, height - 30.0]}
    blue = bottom | {"rack": [-60.0, height / 2] if near > 40 else [width / 2, height + 60.0]}
    red = {kind: [width - x, height - y] for kind, (x, y) in blue.items()}
    return {f"{kind}-{side}": at for side, ats in (("blue", blue), ("red", red)) for kind, at in ats.items()}


def admitted(world: Any, space: int) -> list[str]:
    """The troops that may be placed on a space."""
    return [TROOP_NAMES[kind] for kind in range(KINDS) if world.admits[0][kind] >> space & 1]


def place(world: Any, space: int) -> dict[str, Any]:
    """A base with its effect and number, or a headquarters."""
    only = admitted(world, space)
    data: dict[str, Any] = {"look": "base", "number": space + 1} if space < BASES else {"look": "hq"}
    if space >= BASES:
        data |= {"side": COLOUR_NAMES[(space - BASES) // (HQS // 2)], "name": name_of(world, space)}
    elif PLAIN < world.special[0][space] < LIMIT:
        data["special"] = SPECIAL_NAMES[world.special[0][space]]
    if len(only) < KINDS:
        data["only"] = only
    return data


def regions(world: Any) -> dict[str, Any]:
    """The regions: the bases around them and their medals."""
    return {
        f"region-{region + 1}": {
            "look": "region", "number": region + 1, "medals": world.prize[region],
            "around": [f"base-{base + 1}" for base in members(world.region[region])],
        }
        for region in range(world.regions)
    }  # fmt: skip


def trays(world: Any) -> dict[str, Any]:
    """What lies beside the terrain; the tray of medals has a slot for each that wins."""
    kinds = ("medals", "reserve", "discards")
    found: dict[str, Any] = {}
    for colour, side in enumerate(COLOUR_NAMES):
        found |= {
            f"{kind}-{side}": {"look": "tray", "side": side, "kind": kind, "name": f"board-{kind}"} for kind in kinds
        }
        found[f"medals-{side}"]["slots"] = world.objective[colour]
    return found


# The changing part


def moving(world: Any, s: Any, seat: int) -> dict[str, Any]:
    """Stacks, medals, reserves, discards and the rack as `seat` knows them."""
    return {
        "turned": seat >= 0 and seat != s.blue,
        "beginner": bool(s.beginner),
        "tokens": stacks(world, s) | medals(world, s) | flag(world, s) | reserves(world, s, seat) | discards(s),
        "seats": [seat_line(world, s, i) for i in range(2)],
        "hand": rack(s, seat) if seat >= 0 else {},
        "lines": {side_of(s, i): lines(world, s, i) for i in range(2)},
        "places": asking(s) | taken(world, s) | threats(world, s) | ending(world, s) | heaps(s),
    }


def side_of(s: Any, seat: int) -> str:
    """The colour of a seat."""
    return COLOUR_NAMES[seat != s.blue]


def asking(s: Any) -> dict[str, Any]:
    """The base whose troop or effect is asking, and the one that the jungle moves from."""
    marked = {s.spot: "asking", s.origin: "origin"}
    return {f"base-{base}": {"mark": mark} for base, mark in marked.items() if base}


def lines(world: Any, s: Any, seat: int) -> list[str]:
    """The spaces through which the line of a seat runs: its headquarters, and its bases that are connected to them."""
    line = members(world.hq[seat != s.blue])
    for space in line:
        line += [base for base in members(world.near[space] & s.held[seat]) if base not in line]
    return [name_of(world, space) for space in line]


def taken(world: Any, s: Any) -> dict[str, Any]:
    """The regions whose medals are gone, and to whom."""
    return {
        f"region-{region + 1}": {"taker": side_of(s, seat)}
        for seat in range(2)
        for region in members(s.taken[seat])
        if region < world.regions
    }


def threats(world: Any, s: Any) -> dict[str, Any]:
    """The headquarters that a line of the enemy has reached: a troop placed there takes them."""
    if s.end:
        return {}
    return {
        name_of(world, space): {"mark": "threatened"}
        for seat in range(2)
        for space in members(world.hq[seat != s.blue])
        if space in line_to(world, s, 1 - seat)
    }


def heaps(s: Any) -> dict[str, Any]:
    """How many kinds of troops lie in each tray of discards."""
    return {f"discards-{side_of(s, seat)}": {"n": sum(int(n > 0) for n in s.discard[seat])} for seat in range(2)}


def ending(world: Any, s: Any) -> dict[str, Any]:
    """How the headquarters look when it is over: captured, in triumph, or given up."""
    if not s.end:
        return {}
    seats = {seat: "triumph" if s.winner == 1 + seat else "surrender" for seat in range(2)}
    found = {
        name_of(world, space): {"mark": mark}
        for seat, mark in seats.items()
        for space in members(world.hq[seat != s.blue])
    }
    if s.flag:
        winner = side_of(s, s.winner - 1)
        found = {f"hq-{words.hq_names(world)[(s.flag - 1) % HQS]}": {"mark": "captured", "taker": winner}}
    return found


def troops_on(s: Any, base: int) -> list[int]:
    """The stack of a base from the bottom up."""
    below = sum(s.height[:base])
    return list(s.pile[below : below + s.height[base]])


def stacks(world: Any, s: Any) -> dict[str, Any]:
    """Every troop on the terrain, stack by stack."""
    return {
        f"t{base + 1}-{level}": troop_on(s, base, troop, level, s.height[base])
        for base in range(world.bases)
        for level, troop in enumerate(troops_on(s, base))
    }


def troop_on(s: Any, base: int, troop: int, level: int, height: int) -> dict[str, Any]:
    """One troop of a stack; the top one tells how high it is."""
    seat, kind = divmod(troop - 1, KINDS)
    side = side_of(s, seat)
    return {
        "look": "troop", "of": TROOP_NAMES[kind], "side": side, "at": f"base-{base + 1}", "level": level,
        "height": height if level == height - 1 else 0, "from": f"rack-{side}", "elements": [f"base-{base + 1}"],
        "name": f"troop-{TROOP_NAMES[kind]}",
    }  # fmt: skip


def flag(world: Any, s: Any) -> dict[str, Any]:
    """The troop on a captured headquarters, if there is one."""
    if not s.flag:
        return {}
    kind, hq = divmod(s.flag - 1, HQS)
    side = side_of(s, s.winner - 1)
    return {
        "flag": {
            "look": "troop", "of": TROOP_NAMES[kind], "side": side, "at": f"hq-{words.hq_names(world)[hq]}",
            "from": f"rack-{side}", "name": f"troop-{TROOP_NAMES[kind]}", "level": 0,
        }
    }  # fmt: skip


def medals(world: Any, s: Any) -> dict[str, Any]:
    """Each medal in its region, or with whoever took it."""
    found: dict[str, Any] = {}
    for region in range(world.regions):
        takers = [side_of(s, seat) for seat in range(2) if s.taken[seat] >> region & 1]
        at = f"medals-{takers[0]}" if takers else f"region-{region + 1}"
        for n in range(world.prize[region]):
            found[f"medal-{region + 1}-{n}"] = {"look": "medal", "at": at, "trail": False}
    return found


def reserves(world: Any, s: Any, seat: int) -> dict[str, Any]:
    """How many troops each side can still draw; `seat` draws from its own pile by a click when it is to."""
    return {f"reserve-of-{side_of(s, owner)}": reserve(world, s, owner, owner == seat) for owner in range(2)}


def reserve(world: Any, s: Any, seat: int, mine: bool) -> dict[str, Any]:
    """The pile of a seat, and how many its owner would take from it now."""
    side = side_of(s, seat)
    pile = {"look": "reserve", "side": side, "at": f"reserve-{side}", "n": s.reserve[seat], "name": "board-reserve"}
    if not mine or not s.acting >> seat & 1 or s.phase not in DRAWS:
        return pile
    element, most = DRAWS[s.phase]
    draws = min(most, s.reserve[seat], world.rack_limit - s.rack_size[seat])
    return pile | {"elements": [element], "button": True, "draws": draws}


def discards(s: Any) -> dict[str, Any]:
    """The discarded troops by kind, open to all; those of the player to act can be asked for."""
    found: dict[str, Any] = {}
    for seat in range(2):
        side = side_of(s, seat)
        for kind in range(KINDS):
            if s.discard[seat][kind] > 0:
                found[f"discard-{side}-{TROOP_NAMES[kind]}"] = {
                    "look": "discarded", "trail": False, "of": TROOP_NAMES[kind], "side": side, "at": f"discards-{side}",
                    "n": s.discard[seat][kind], "name": f"troop-{TROOP_NAMES[kind]}",
                    "elements": [f"discard-{TROOP_NAMES[kind]}"] if s.acting >> seat & 1 else [],
                }  # fmt: skip
    return found


def rack(s: Any, seat: int) -> dict[str, Any]:
    """The troops on the viewer's rack; some may lie face down."""
    return {
        f"troop-{TROOP_NAMES[kind]}": {
            "look": "troop", "of": TROOP_NAMES[kind], "side": side_of(s, seat),
            "n": s.rack[seat][kind], "lying": max(s.lying[seat][kind], 0), "order": kind,
        }
        for kind in range(KINDS)
        if s.rack[seat][kind] > 0
    }  # fmt: skip


def seat_line(world: Any, s: Any, seat: int) -> dict[str, Any]:
    """What everybody can count of a seat, and which troops of its rack everybody has seen."""
    side = side_of(s, seat)
    objective = world.objective[COLOUR_NAMES.index(side)]
    data: dict[str, Any] = {
        "sides": [side],
        "counts": {
            "board-medals": f"{s.medals[seat]}/{objective}", "board-rack": s.rack_size[seat],
            "board-reserve": s.reserve[seat],
        },
        "more": {f"troop-{TROOP_NAMES[kind]}": s.known[seat][kind] for kind in range(KINDS) if s.known[seat][kind] > 0},
    }  # fmt: skip
    if s.lying_size[seat]:
        data["counts"]["board-lying"] = s.lying_size[seat]
    return data
