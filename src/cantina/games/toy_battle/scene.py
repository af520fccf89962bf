"""What the page draws of Toy Battle: the terrain with its bases, paths, regions and stacks, two trays, and the rack."""

from typing import Any

from cantina.core.counts import members

from . import words
from .actions import CAPTURE, DISCARD, PLACE, RECOVER_KIND, parts
from .state import BASES, HQS, KINDS, LIMIT, PLAIN, SPACES
from .words import COLOUR_NAMES, SPECIAL_NAMES, TROOP_NAMES

WIDE, TALL = (1000, 600), (600, 700)
WIDE_FRAME = (200, 26, 600, 548)  # left, top, width and height of the terrain itself
TALL_FRAME = (14, 14, 572, 672)
CLAUSES = {
    "base": "4.1", "hq": "8.1", "troop-kwak": "6.2", "troop-skully": "6.3", "troop-capn": "6.4", "troop-jumbo": "6.5",
    "troop-hook": "6.6", "troop-xb-42": "6.7", "troop-star": "6.8", "troop-roxy": "6.9", "special-recall": "7.4", "only": "7.5",
    "special-draw": "7.6", "special-move": "7.7", "special-recover": "7.8", "special-shield": "7.9", "special-block": "7.10",
    "medal": "5.1", "reserve": "3.2", "discarded": "6.11", "tray": "2.7",
}  # fmt: skip


def elements(world: Any, action: int) -> list[str]:
    """What to click for an action."""
    name, args = parts(world, action)
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
        "places": {names[space]: place(world, space) for space in spaces} | regions(world) | trays(),
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
    for region in range(world.regions):
        around = [at[f"base-{base + 1}"] for base in members(world.region[region])]
        at[f"region-{region + 1}"] = [round(sum(p[i] for p in around) / len(around), 1) for i in (0, 1)]
    return {"size": list(size), "frame": list(frame), "places": at | tray_places(size, frame)}


def inside(frame: tuple[int, int, int, int], x: int, y: int) -> list[float]:
    """A point in per cent of the frame, kept off its edge."""
    left, top, width, height = frame
    return [round(left + width * (6 + x * 0.88) / 100, 1), round(top + height * (5 + y * 0.9) / 100, 1)]


def tray_places(size: tuple[int, int], frame: tuple[int, int, int, int]) -> dict[str, list[float]]:
    """Beside a wide board each side has a tray; beside a tall one there is no room, and what lies there is in the seats."""
    racks = {"blue": [size[0] / 2, size[1] + 60.0], "red": [size[0] / 2, -60.0]}
    if frame[0] < 100:
        return {
            f"{kind}-{side}": at for side, at in racks.items() for kind in ("rack", "medals", "reserve", "discards")
        }
    left, right = frame[0] / 2, size[0] - frame[0] / 2
    bottom = size[1] - 80.0
    return {f"rack-{side}": at for side, at in racks.items()} | {
        "reserve-blue": [left, bottom], "medals-blue": [left, bottom - 130], "discards-blue": [left, bottom - 244],
        "reserve-red": [right, 80.0], "medals-red": [right, 210.0], "discards-red": [right, 330.0],
    }  # fmt: skip


def place(world: Any, space: int) -> dict[str, Any]:
    """A base with its effect and number, or a headquarters."""
    admitted = [TROOP_NAMES[kind] for kind in range(KINDS) if world.admits[0][kind] >> space & 1]
    data: dict[str, Any] = {"look": "base", "number": space + 1} if space < BASES else {"look": "hq"}
    if space >= BASES:
        data |= {"side": COLOUR_NAMES[(space - BASES) // (HQS // 2)], "name": name_of(world, space)}
    elif PLAIN < world.special[0][space] < LIMIT:
        data["special"] = SPECIAL_NAMES[world.special[0][space]]
    if len(admitted) < KINDS:
        data["only"] = admitted
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


def trays() -> dict[str, Any]:
    """What stands beside the terrain."""
    return {
        f"{kind}-{side}": {"look": "tray", "side": side, "kind": kind}
        for kind in ("medals", "reserve", "discards")
        for side in COLOUR_NAMES
    }


# The changing part


def moving(world: Any, s: Any, seat: int) -> dict[str, Any]:
    """Stacks, medals, reserves, discards and the rack as `seat` knows them."""
    return {
        "turned": seat >= 0 and seat != s.blue,
        "beginner": bool(s.beginner),
        "tokens": stacks(world, s) | medals(world, s) | flag(world, s) | reserves(s) | discards(s),
        "seats": [seat_line(world, s, i) for i in range(2)],
        "hand": rack(s, seat) if seat >= 0 else {},
        "places": asking(s),
    }


def side_of(s: Any, seat: int) -> str:
    """The colour of a seat."""
    return COLOUR_NAMES[seat != s.blue]


def asking(s: Any) -> dict[str, Any]:
    """The base whose troop or effect is asking, and the one that the jungle moves from."""
    marked = {s.spot: "asking", s.origin: "origin"}
    return {f"base-{base}": {"mark": mark} for base, mark in marked.items() if base}


def stacks(world: Any, s: Any) -> dict[str, Any]:
    """Every troop on the terrain, stack by stack."""
    troops = [troop for troop in s.pile if troop]
    found: dict[str, Any] = {}
    for base in range(world.bases):
        height = s.height[base]
        for level, troop in enumerate(troops[:height]):
            found[f"t{base + 1}-{level}"] = troop_on(s, base, troop, level)
        troops = troops[height:]
    return found


def troop_on(s: Any, base: int, troop: int, level: int) -> dict[str, Any]:
    """One troop of a stack."""
    seat, kind = divmod(troop - 1, KINDS)
    side = side_of(s, seat)
    return {
        "look": "troop", "of": TROOP_NAMES[kind], "side": side, "at": f"base-{base + 1}", "level": level, "strength": kind,
        "from": f"rack-{side}", "to": f"discards-{side}", "elements": [f"base-{base + 1}"], "name": f"troop-{TROOP_NAMES[kind]}",
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
            "strength": kind, "from": f"rack-{side}", "name": f"troop-{TROOP_NAMES[kind]}", "level": 0,
        }
    }  # fmt: skip


def medals(world: Any, s: Any) -> dict[str, Any]:
    """Each medal in its region, or with whoever took it."""
    found: dict[str, Any] = {}
    for region in range(world.regions):
        takers = [side_of(s, seat) for seat in range(2) if s.taken[seat] >> region & 1]
        at = f"medals-{takers[0]}" if takers else f"region-{region + 1}"
        for n in range(world.prize[region]):
            found[f"medal-{region + 1}-{n}"] = {"look": "medal", "at": at}
    return found


def reserves(s: Any) -> dict[str, Any]:
    """How many troops each side can still draw."""
    return {
        f"reserve-of-{side_of(s, seat)}": {
            "look": "reserve", "side": side_of(s, seat), "at": f"reserve-{side_of(s, seat)}", "n": s.reserve[seat],
            "name": "board-reserve",
        }
        for seat in range(2)
    }  # fmt: skip


def discards(s: Any) -> dict[str, Any]:
    """The discarded troops by kind, open to all; those of the player to act can be asked for."""
    found: dict[str, Any] = {}
    for seat in range(2):
        side = side_of(s, seat)
        for kind in range(KINDS):
            if s.discard[seat][kind] > 0:
                found[f"discard-{side}-{TROOP_NAMES[kind]}"] = {
                    "look": "discarded", "of": TROOP_NAMES[kind], "side": side, "at": f"discards-{side}", "strength": kind,
                    "n": s.discard[seat][kind], "name": f"troop-{TROOP_NAMES[kind]}",
                    "elements": [f"discard-{TROOP_NAMES[kind]}"] if s.acting >> seat & 1 else [],
                }  # fmt: skip
    return found


def rack(s: Any, seat: int) -> dict[str, Any]:
    """The troops on the viewer's rack; some may lie face down."""
    return {
        f"troop-{TROOP_NAMES[kind]}": {
            "look": "troop", "of": TROOP_NAMES[kind], "side": side_of(s, seat), "strength": kind,
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
        "gone": {f"troop-{TROOP_NAMES[kind]}": s.discard[seat][kind] for kind in range(KINDS) if s.discard[seat][kind] > 0},
    }  # fmt: skip
    if s.lying_size[seat]:
        data["counts"]["board-lying"] = s.lying_size[seat]
    return data
