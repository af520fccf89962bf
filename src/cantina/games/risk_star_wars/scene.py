"""What the page draws of Risk: three rings around the Death Star, the path on Endor, the duel, orders and dice."""

from typing import Any

from cantina.core.drawing import ribbon
from cantina.core.header import UNKNOWN

from . import state as st
from .actions import parts
from .layout import BANDS, CORE, middle_of, ring_of, span
from .reasons import seat_side
from .words import HERO_NAMES, ORDER_NAMES, PLACE_NAMES, SHIP_NAMES, SIDE_NAMES, card_name, card_names

WIDE, TALL = (1000, 600), (600, 740)
WIDE_RINGS, TALL_RINGS = ((505.0, 276.0), 238.0), ((300.0, 268.0), 228.0)  # middle and radius of the outer edge
HIT_TRACKS = {st.FALCON: st.FALCON_HITS, st.EXECUTOR: st.EXECUTOR_HITS}
CLAUSES = {
    "sector": "2.1", "marker": "2.3", "place-death-star": "8.5", "ship-x-wing": "7.4", "ship-y-wing": "7.4",
    "ship-b-wing": "7.4", "ship-tie": "7.4", "ship-falcon": "7.8", "ship-executor": "7.9", "trooper": "9.4", "team": "9.2",
    "space": "9.1", "hero-luke": "10.1", "hero-vader": "10.1", "order-death-star": "8.1", "order-ambush": "9.7",
    "order-assault": "9.2", "order-vader": "10.2", "order-emperor": "10.3", "order-luke": "10.4", "order-redemption": "10.5",
    "order-falcon": "6.4", "order-executor": "6.4", "order-ties": "6.7", "order-x-wings": "6.1", "order-y-wings": "6.1",
    "order-b-wings": "6.1", "reserve": "6.7", "card": "4.1",
}  # fmt: skip


def elements(world: Any, action: int) -> list[str]:
    """What to click for an action."""
    name, args = parts(world, action)
    if "card" in args:
        return [f"card-{card_names(world)[args['card']]}"]
    names = {"order": ORDER_NAMES, "place": PLACE_NAMES, "ship": SHIP_NAMES}
    return [f"{kind}-{names[kind][n] if kind in names else n}" for kind, n in args.items()] or [f"action-{name}"]


# The still part


def still(world: Any) -> dict[str, Any]:
    """The places in two shapes."""
    return {
        "layouts": {
            "wide": layout(world, WIDE, *WIDE_RINGS, wide_wings(world)),
            "tall": layout(world, TALL, *TALL_RINGS, tall_wings(world)),
        },
        "places": {f"place-{PLACE_NAMES[place]}": place_of(place) for place in range(st.PLACES + 1)} | track(world),
        "track": [f"space-{i}" for i in range(world.spaces + 1)],
        "clauses": CLAUSES,
    }


def layout(
    world: Any, size: tuple[int, int], middle: tuple[float, float], radius: float, wings: dict[str, list[float]]
) -> dict[str, Any]:
    """Where everything lies on a board of that size."""
    places = {}
    for place in range(st.PLACES + 1):
        x, y = middle_of(place)
        places[f"place-{PLACE_NAMES[place]}"] = [round(middle[0] + x * radius, 1), round(middle[1] + y * radius, 1)]
    return {"size": list(size), "middle": list(middle), "radius": radius, "core": CORE, "places": places | wings}


def wide_wings(world: Any) -> dict[str, list[float]]:
    """Endor on the left, the duel on the right, orders below it."""
    count = world.spaces + 1
    path = ribbon(count, 7, 200, 430, top=20, wave=3, edge=12)
    wings = {f"space-{i}": [x + 14, y + 40] for i, (x, y) in enumerate(path)}
    wings |= {"luke": [830.0, 118.0], "vader": [936.0, 118.0], "emperor": [883.0, 44.0]}
    wings |= {f"turned-{i}": [884.0, 348.0 + 46 * i] for i in range(3)}
    wings |= {f"pile-{i}": [812.0 + 48 * i, 494.0] for i in range(st.SEATS)}
    wings |= {f"dice-{i}": [800.0 + 40 * i, 560.0] for i in range(st.DICE)}
    return wings | {"supply": [58.0, 540.0], "reserve": [160.0, 540.0]}


def tall_wings(world: Any) -> dict[str, list[float]]:
    """The duel in the upper corners, orders in the lower ones, Endor at the bottom."""
    count = world.spaces + 1
    path = ribbon(count, 2, 590, 130, top=8, wave=2, edge=14)
    wings = {f"space-{i}": [x + 5, y + 606] for i, (x, y) in enumerate(path)}
    wings |= {"luke": [58.0, 66.0], "vader": [542.0, 66.0], "emperor": [542.0, 16.0]}
    wings |= {f"turned-{i}": [72.0, 486.0 + 38 * i] for i in range(3)}
    wings |= {f"pile-{i}": [456.0 + 36 * i, 478.0] for i in range(st.SEATS)}
    wings |= {f"dice-{i}": [410.0 + 40 * i, 588.0] for i in range(st.DICE)}
    return wings | {"supply": [560.0, 530.0], "reserve": [490.0, 530.0]}


def place_of(place: int) -> dict[str, Any]:
    """What a place looks like."""
    name = f"place-{PLACE_NAMES[place]}"
    if place == st.DEATH_STAR:
        return {"look": "place", "kind": "death-star", "name": name}
    if place < st.MARKERS:
        return {"look": "place", "kind": "marker", "name": name}
    first, behind = span(place)
    near, far = BANDS[ring_of(place)]
    return {"look": "place", "kind": "sector", "name": name, "span": [first, behind], "band": [near, far]}


def track(world: Any) -> dict[str, Any]:
    """The shield track: the number needed for each space."""
    return {
        f"space-{i}": {"look": "step", "number": world.track[i], "last": i == world.spaces}
        for i in range(world.spaces + 1)
    }


# The changing part


def moving(world: Any, s: Any, seat: int) -> dict[str, Any]:
    """Ships, Endor, the duel, orders and hands as `seat` knows them."""
    return {
        "turned": False,
        "tokens": ships(world, s) | endor(world, s) | duel(world, s) | orders(world, s) | piles(s) | dice(s),
        "places": places(s),
        "seats": [seat_line(world, s, i) for i in range(s.players)],
        "hand": hand(world, s, seat) if seat >= 0 else {},
        "round": s.rounds,
    }


def ships(world: Any, s: Any) -> dict[str, Any]:
    """The ships of each kind in each place."""
    found: dict[str, Any] = {}
    for place in range(st.PLACES):
        for kind in range(st.KINDS_OF_SHIP):
            if s.ships[kind][place]:
                token_id = (
                    f"ship-{SHIP_NAMES[kind]}" if kind in HIT_TRACKS else f"{SHIP_NAMES[kind]}.{PLACE_NAMES[place]}"
                )
                found[token_id] = formation(world, s, kind, place)
    return found


def formation(world: Any, s: Any, kind: int, place: int) -> dict[str, Any]:
    """Some ships of a kind in a place; those under attack can be chosen by kind."""
    name = f"ship-{SHIP_NAMES[kind]}"
    data: dict[str, Any] = {
        "look": "fleet", "of": SHIP_NAMES[kind], "side": SIDE_NAMES[kind in (st.TIE, st.EXECUTOR)], "name": name,
        "at": f"place-{PLACE_NAMES[place]}", "n": s.ships[kind][place],
        "elements": [name] if s.target == place + 1 else [f"place-{PLACE_NAMES[place]}"],
    }  # fmt: skip
    if kind in HIT_TRACKS:
        data |= {"left": s.hits[HIT_TRACKS[kind]], "most": world.hits[HIT_TRACKS[kind]]}
        del data["n"]
    elif s.goal == place + 1 and s.origin not in (0, place + 1):
        data["from"] = f"place-{PLACE_NAMES[s.origin - 1]}"
    return data


def places(s: Any) -> dict[str, Any]:
    """What has become of the places: markers turned face down, and what an order is about."""
    found: dict[str, Any] = {
        f"place-{PLACE_NAMES[i]}": {"down": True} for i in range(st.MARKERS) if not s.fleet >> i & 1
    }
    for field, mark in ((s.origin, "origin"), (s.goal, "goal"), (s.target, "target")):
        if field:
            found.setdefault(f"place-{PLACE_NAMES[field - 1]}", {})["mark"] = mark
    return found


def endor(world: Any, s: Any) -> dict[str, Any]:
    """The strike team and the Stormtroopers."""
    found: dict[str, Any] = {
        "team": {"look": "team", "side": "rebels", "at": f"space-{s.team}", "name": "order-assault"},
        "supply": {"look": "supply", "side": "empire", "at": "supply", "n": s.supply, "name": "board-troopers"},
        "reserve": {"look": "reserve", "side": "empire", "at": "reserve", "n": s.reserve, "name": "board-reserve"},
    }
    for i in range(world.spaces + 1):
        if s.troopers >> i & 1:
            found[f"trooper-{i}"] = {
                "look": "trooper", "side": "empire", "at": f"space-{i}", "from": "supply", "name": "order-ambush",
            }  # fmt: skip
    return found


def duel(world: Any, s: Any) -> dict[str, Any]:
    """Luke and Vader with the hits they have left, and the Emperor."""
    found: dict[str, Any] = {}
    for hero, track_index in zip(HERO_NAMES, (st.LUKE_HITS, st.VADER_HITS), strict=True):
        found[f"hero-{hero}"] = {
            "look": "hero", "of": hero, "at": hero, "left": s.hits[track_index], "most": world.hits[track_index],
            "side": SIDE_NAMES[hero == "vader"],
        }  # fmt: skip
    if s.redeemed:
        found["hero-vader"]["redeemed"] = True
    else:
        found["emperor"] = {"look": "emperor", "at": "emperor", "side": "empire", "name": "order-emperor"}
    return found


def orders(world: Any, s: Any) -> dict[str, Any]:
    """The orders of the card turned up, each to be clicked."""
    if not s.card:
        return {}
    side = up_side(s)
    symbols = world.symbols[side][s.card - 1]
    given = s.order - 1
    shown = [order for order in range(st.ORDERS) if symbols >> order & 1]
    return {
        f"order-{ORDER_NAMES[order]}": {
            "look": "order", "of": ORDER_NAMES[order], "side": SIDE_NAMES[side], "at": f"turned-{i}", "given": order == given,
            "trail": False,
        }
        for i, order in enumerate(shown)
    }  # fmt: skip


def piles(s: Any) -> dict[str, Any]:
    """The planned orders of each seat, face down."""
    return {
        f"pile-{seat}": {
            "look": "pile", "side": SIDE_NAMES[seat_side(seat)], "at": f"pile-{seat}", "n": s.pile_size[seat],
            "name": "board-orders",
        }
        for seat in range(s.players)
    }  # fmt: skip


def up_side(s: Any) -> int:
    """The side whose card lies turned up: that of whoever acts."""
    return next((seat_side(seat) for seat in range(s.players) if s.acting >> seat & 1), st.REBELS)


def dice(s: Any) -> dict[str, Any]:
    """The dice still to be assigned, the highest first; a die keeps its name while higher ones are taken away."""
    values = [value for value in s.dice if value]
    return {
        f"die-{len(values) - 1 - i}": {"look": "die", "value": value, "at": f"dice-{i}", "trail": False}
        for i, value in enumerate(values)
    }


def seat_line(world: Any, s: Any, seat: int) -> dict[str, Any]:
    """What everybody can count of a seat, and the planned orders where they are known."""
    side = seat_side(seat)
    pile = s.pile[seat][: s.pile_size[seat]]
    known = [f"card-{card_name(world, side, card - 1)}" for card in pile if card not in (0, UNKNOWN)]
    return {
        "sides": [SIDE_NAMES[side]],
        "team": side,
        "counts": {
            "board-hand": s.hand_size[seat], "board-orders": s.pile_size[seat],
            "board-deck": s.deck_size[side],
        },
        "planned": known,
    }  # fmt: skip


def hand(world: Any, s: Any, seat: int) -> dict[str, Any]:
    """The cards of the viewer."""
    side = seat_side(seat)
    found: dict[str, Any] = {}
    for kind in range(st.CARDS[side]):
        if s.hand[seat][kind] > 0:
            symbols = world.symbols[side][kind]
            found[f"card-{card_name(world, side, kind)}"] = {
                "look": "orders", "side": SIDE_NAMES[side], "n": s.hand[seat][kind], "order": kind,
                "orders": [ORDER_NAMES[order] for order in range(st.ORDERS) if symbols >> order & 1],
            }  # fmt: skip
    return found
