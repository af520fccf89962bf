"""What the page draws of Risk: three rings around the Death Star, the path on Endor, the duel, orders and dice."""

from typing import Any

from . import state as st
from .actions import parts
from .goals import goals
from .layout import BANDS, CORE, TALL, TALL_RINGS, WIDE, WIDE_RINGS, middle_of, ring_of, span, tall_wings, wide_wings
from .odds import Odds
from .prospects import HIT_TRACKS, assault_odds, needs_ahead, staying_targets, targets_now
from .reasons import holds
from .scene_cards import at_turn, discards, hand, plan, queue, seat_line, turned_up
from .words import ENDS, HERO_NAMES, ORDER_NAMES, PLACE_NAMES, SHIP_NAMES, SIDE_NAMES, card_names

CLAUSES = {
    "held-rebels": "7.4", "held-empire": "7.4",
    "sector": "2.1", "marker": "2.3", "place-death-star": "8.5", "ship-x-wing": "7.4", "ship-y-wing": "7.4",
    "ship-b-wing": "7.4", "ship-tie": "7.4", "ship-falcon": "7.8", "ship-executor": "7.9", "trooper": "9.4", "team": "9.2",
    "space": "9.1", "hero-luke": "10.1", "hero-vader": "10.1", "order-death-star": "8.1", "order-ambush": "9.7",
    "order-assault": "9.2", "order-vader": "10.2", "order-emperor": "10.3", "order-luke": "10.4", "order-redemption": "10.5",
    "order-falcon": "6.4", "order-executor": "6.4", "order-ties": "6.7", "order-x-wings": "6.1", "order-y-wings": "6.1",
    "order-b-wings": "6.1", "reserve": "6.7", "supply": "9.7", "chip": "5.1", "discard": "5.10",
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
            "wide": layout(world, WIDE, *WIDE_RINGS, wide_wings(world.spaces)),
            "tall": layout(world, TALL, *TALL_RINGS, tall_wings(world.spaces)),
        },
        "places": {f"place-{PLACE_NAMES[place]}": place_of(place) for place in range(st.PLACES + 1)} | track(world),
        "track": [f"space-{i}" for i in range(world.spaces + 1)],
        "clauses": CLAUSES,
        "dark": True,
        "needs": {"laser": int(world.superlaser_hit), "core": int(world.core_hit)},
        "hits": {name: int(least) for name, least in zip(SHIP_NAMES, world.to_hit, strict=True)},
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
        "tokens": ships(world, s) | endor(world, s) | duel(world, s) | table(world, s),
        "places": places(world, s) | trail(world, s),
        "seats": [seat_line(world, s, i, seat) for i in range(s.players)],
        "teams": [
            {"goal": goal, "counts": {"board-deck": s.deck_size[side]}} for side, goal in enumerate(goals(world, s))
        ],
        "hand": hand(world, s, seat) if seat >= 0 else {},
        "round": s.rounds,
        "turn": at_turn(world, s),
        "plan": plan(world, s, seat) if seat >= 0 and s.phase == st.PLAN else {},
        "up": len(turned_up(world, s)),
        "assault": said(assault_odds(world, s)) | {"dice": int(world.assault_dice)} if s.team < world.spaces else {},
    }


def table(world: Any, s: Any) -> dict[str, Any]:
    """The orders of this round, the card turned up, discards, dice, and what can be aimed at."""
    return queue(world, s) | turned_up(world, s) | discards(world, s) | dice(s) | aims(world, s)


def said(odds: Odds) -> dict[str, int]:
    """Odds as they are drawn: the expected number in tenths, and the chance of everything."""
    return {"tenths": odds.tenths, "all": odds.percent(len(odds.ways) - 1)}


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
    """Some ships of a kind in a place, always above the same others; those under attack can be chosen by kind."""
    name = f"ship-{SHIP_NAMES[kind]}"
    crowd = [other for other in range(st.KINDS_OF_SHIP) if s.ships[other][place] > 0]
    data: dict[str, Any] = {
        "look": "fleet", "of": SHIP_NAMES[kind], "side": SIDE_NAMES[kind in (st.TIE, st.EXECUTOR)], "name": name,
        "at": f"place-{PLACE_NAMES[place]}", "n": s.ships[kind][place], "crowd": len(crowd),
        "order": crowd.index(kind), "level": kind,
        "elements": [name if s.target == place + 1 else clicked(world, s, place)],
    }  # fmt: skip
    if kind in HIT_TRACKS:
        data |= {"left": s.hits[HIT_TRACKS[kind]], "most": world.hits[HIT_TRACKS[kind]]}
        del data["n"]
    return data


def clicked(world: Any, s: Any, place: int) -> str:
    """What a click on a place means: ships attack the enemy beside them by staying, and all of them move where some may."""
    if s.phase == st.TO and place in staying_targets(world, s):
        return "action-stay"
    if s.phase == st.COUNT and place == s.goal - 1:
        return f"number-{s.ships[s.order - 1][s.origin - 1]}"
    return f"place-{PLACE_NAMES[place]}"


def places(world: Any, s: Any) -> dict[str, Any]:
    """What has become of the places: markers turned face down, what an order is about, who holds a sector."""
    found: dict[str, Any] = {
        f"place-{PLACE_NAMES[i]}": {"down": True} for i in range(st.MARKERS) if not s.fleet >> i & 1
    }
    found["place-death-star"] = {"shield": s.team < world.spaces, "fate": ENDS[s.end]}
    for field, mark in ((s.origin, "origin"), (s.goal, "goal"), (s.target, "target")):
        if field:
            found.setdefault(f"place-{PLACE_NAMES[field - 1]}", {})["mark"] = mark
    for kind, track_index in HIT_TRACKS.items():
        for place in range(st.PLACES):
            if s.ships[kind][place]:
                found.setdefault(f"place-{PLACE_NAMES[place]}", {})["more"] = {"board-hits": s.hits[track_index]}
    for place in range(st.MARKERS, st.PLACES):
        if holder := held_by(s, place):
            found.setdefault(f"place-{PLACE_NAMES[place]}", {})["held"] = holder
    for place in range(st.PLACES + 1):
        element = clicked(world, s, place)
        if element != f"place-{PLACE_NAMES[place]}":
            found.setdefault(f"place-{PLACE_NAMES[place]}", {}).update(elements=[element], button=True)
    return found


def held_by(s: Any, place: int) -> str:
    """The side whose ships stand in a sector, if any do."""
    return next((SIDE_NAMES[side] for side in (st.REBELS, st.EMPIRE) if holds(s, place, side)), "")


def aims(world: Any, s: Any) -> dict[str, Any]:
    """The odds of an attack at everything that can be attacked now: expected hits, or the chance that it falls."""
    return {
        f"odds-{PLACE_NAMES[place]}": {
            "look": "odds", "at": f"place-{PLACE_NAMES[place]}", "elements": [clicked(world, s, place)],
            "trail": False, "level": st.KINDS_OF_SHIP,
        } | ({"percent": odds.percent(1)} if place < st.MARKERS or place == st.DEATH_STAR else {"tenths": odds.tenths})
        for place, odds in targets_now(world, s).items()
    }  # fmt: skip


def trail(world: Any, s: Any) -> dict[str, Any]:
    """The spaces of the shield track as they are: those behind the strike team, and the next ones with what they need."""
    found: dict[str, Any] = {f"space-{i}": {"behind": True} for i in range(s.team)}
    for i, need in enumerate(needs_ahead(world, s)):
        found[f"space-{s.team + 1 + i}"] = {
            "number": need,
            "next": True,
            "guarded": bool(s.troopers >> s.team + 1 + i & 1),
        }
    return found


def endor(world: Any, s: Any) -> dict[str, Any]:
    """The strike team and the Stormtroopers."""
    found: dict[str, Any] = {
        "team": {"look": "team", "side": "rebels", "at": f"space-{s.team}"},
        "supply": {"look": "supply", "side": "empire", "at": "supply", "n": s.supply, "name": "board-troopers"},
        "reserve": {"look": "reserve", "side": "empire", "at": "reserve", "n": s.reserve, "name": "board-reserve"},
    }
    for i in range(world.spaces + 1):
        if s.troopers >> i & 1:
            found[f"trooper-{i}"] = {
                "look": "trooper", "side": "empire", "at": f"space-{i}", "from": "supply",
            }  # fmt: skip
    return found


def duel(world: Any, s: Any) -> dict[str, Any]:
    """Luke and Vader with the hits they have left, and the Emperor."""
    found: dict[str, Any] = {}
    for hero, track_index in zip(HERO_NAMES, (st.LUKE_HITS, st.VADER_HITS), strict=True):
        found[f"hero-{hero}"] = {
            "look": "hero", "of": hero, "at": hero, "left": s.hits[track_index], "most": world.hits[track_index],
            "side": SIDE_NAMES[hero == "vader"], "edge": world.redeemable if hero == "vader" else 0,
            "more": {"board-hits": s.hits[track_index]},
        }  # fmt: skip
    if s.redeemed:
        found["hero-vader"]["redeemed"] = True
    else:
        found["hero-vader"]["tells"] = [["about.edge", {"least": int(world.redeemable)}]]
        found["emperor"] = {"look": "emperor", "at": "emperor", "side": "empire", "name": "order-emperor"}
    return found


def dice(s: Any) -> dict[str, Any]:
    """The dice still to be assigned, the highest first; a die keeps its name while higher ones are taken away."""
    values = [value for value in s.dice if value]
    return {
        f"die-{len(values) - 1 - i}": {
            "look": "die",
            "value": value,
            "at": f"dice-{i}",
            "trail": False,
            "level": st.KINDS_OF_SHIP,
            "asked": i == 0 and s.phase == st.DIE,
        }
        for i, value in enumerate(values)
    }
