"""What the page draws of Conflict: the event track, the leaders, three decks with depth, dice, and every hand open."""

from collections.abc import Sequence
from typing import Any

from cantina.core.drawing import ribbon
from cantina.core.header import SEATS
from cantina.core.words import slug

from . import state as st
from .actions import parts
from .words import DECK_NAMES, DIE_NAMES, EFFECT_NAMES, LEADER_NAMES, NAMES, START_NAMES, card_name

WIDE, TALL = (1000, 600), (600, 740)
SEEN = 4  # cards from the top of a deck that are drawn one by one
CLAUSES = {
    "deck-yellow": "5.3", "deck-orange": "5.3", "deck-black": "1.2", "leader": "6.4", "marker": "9.2", "help-die": "5.10",
    "die": "5.2", "card": "1.4", "start-rebel-yellow": "3.11", "start-rebel-orange": "3.11", "start-rebel-black": "3.11",
    "start-scout-yellow": "3.12", "start-scout-orange": "3.12", "start-scout-black": "3.12", "start-pilot-back": "3.13",
    "start-pilot-yellow": "3.13", "start-pilot-orange": "3.13", "effect-play-yellow": "7.2", "effect-play-orange": "7.2",
    "effect-play-black": "7.2", "effect-draw-yellow": "7.4", "effect-draw-orange": "7.4", "effect-discard-1": "7.5",
    "effect-discard-3": "7.5", "effect-set-aside": "7.6", "effect-blank": "7.1", "top": "3.1",
}  # fmt: skip


def elements(world: Any, action: int) -> list[str]:
    """What to click for an action."""
    name, args = parts(world, action)
    if name in ("store", "help"):
        return [f"die-{DIE_NAMES[args['die']]}", "help-die"]
    if name in ("put-up", "put-down"):
        return [f"top-{card_name(world, args['card'])}-{name[4:]}"]
    return [f"{kind}-{slug(NAMES, world, kind, n)}" for kind, n in args.items()] or [f"action-{name}"]


# The still part


def still(world: Any) -> dict[str, Any]:
    """Everything that has a place, in two shapes."""
    fields = max(world.goal[0], world.goal[1]) + 1
    wide = ribbon(fields, 3, WIDE[0], 210, top=6, wave=3, edge=20)
    tall = ribbon(fields, 5, TALL[0], 280, top=4, wave=2, edge=18)
    return {
        "open": True,
        "layouts": {
            "wide": {"size": list(WIDE), "places": track_places(wide) | wide_places()},
            "tall": {"size": list(TALL), "places": track_places(tall) | tall_places()},
        },
        "places": {f"field-{i}": {"look": "field", "number": i} for i in range(fields)},
        "track": [f"field-{i}" for i in range(fields)],
        "clauses": CLAUSES,
    }


def track_places(points: Sequence[list[float]]) -> dict[str, list[float]]:
    """Where the fields lie."""
    return {f"field-{i}": point for i, point in enumerate(points)}


def wide_places() -> dict[str, list[float]]:
    """Leaders, decks and dice side by side, and below them the hands of the others."""
    places = {f"leader-{name}": [78.0 + 124 * i, 330.0] for i, name in enumerate(LEADER_NAMES)}
    places |= {f"deck-{name}": [462.0 + 132 * i, 330.0] for i, name in enumerate(DECK_NAMES)}
    places |= {f"dice-{i}": [846.0 + 50 * i, 282.0] for i in range(st.DICE)}
    places |= {f"others-{i}": [88.0 + 165 * i, 520.0] for i in range(SEATS)}
    return places | {"help": [862.0, 372.0], "discards": [936.0, 378.0]}


def tall_places() -> dict[str, list[float]]:
    """The same on a narrow screen."""
    places = {f"leader-{name}": [62.0 + 112 * i, 364.0] for i, name in enumerate(LEADER_NAMES)}
    places |= {f"deck-{name}": [78.0 + 132 * i, 540.0] for i, name in enumerate(DECK_NAMES)}
    places |= {f"dice-{i}": [440.0 + 52 * i, 340.0] for i in range(st.DICE)}
    places |= {f"others-{i}": [52.0 + 100 * i, 690.0] for i in range(SEATS)}
    return places | {"help": [440.0, 412.0], "discards": [520.0, 540.0]}


# The changing part


def moving(world: Any, s: Any, seat: int) -> dict[str, Any]:
    """Marker, decks, leaders, dice and hands; nothing of it is secret."""
    tokens = marker(s) | decks(world, s) | leaders(world, s) | dice(s) | others(world, s, seat)
    return {
        "places": fields(world, s),
        "tokens": tokens,
        "seats": [seat_line(world, s, i) for i in range(s.players)],
        "hand": hand(world, s, seat) if seat >= 0 else {},
    }


def fields(world: Any, s: Any) -> dict[str, Any]:
    """What the fields of the chosen side do; those beyond the last one are not there."""
    side = s.variant // 2
    goal, start = world.goal[side], world.start[side][s.players]
    longest = max(world.goal[0], world.goal[1])
    found: dict[str, Any] = {}
    for i in range(longest + 1):
        effect = EFFECT_NAMES[world.track[side][i]]
        found[f"field-{i}"] = {"effect": effect, "name": f"effect-{effect}"} if start <= i <= goal else {"off": True}
    found[f"field-{goal}"] = {"goal": True, "name": "end-first-order-wins"}
    return found


def marker(s: Any) -> dict[str, Any]:
    """The event marker."""
    return {
        "marker": {
            "look": "marker", "at": f"field-{s.at}", "aside": s.aside == st.LIFTED,
        }
    }  # fmt: skip


def card(world: Any, kind: int) -> dict[str, Any]:
    """The face of a card."""
    deck = next(d for d in range(st.DECKS) if kind in st.kinds_of(world, d))
    return {
        "of": card_name(world, kind), "deck": DECK_NAMES[deck], "left": world.left[kind],
        "ambush": world.ambush[kind], "hero": kind >= world.first[st.DECKS], "name": f"card-{card_name(world, kind)}",
    }  # fmt: skip


def decks(world: Any, s: Any) -> dict[str, Any]:
    """Each deck with its size, and what is known of its top."""
    found: dict[str, Any] = {}
    for deck, name in enumerate(DECK_NAMES):
        size = s.cards[deck]
        found[f"deck-{name}"] = {"look": "deck", "deck": name, "at": f"deck-{name}", "n": size}
        for depth in range(min(size, SEEN)):
            value = s.deck[st.place(deck, size, depth)]
            if value > 0:
                found[f"seen-{name}-{depth}"] = seen(world, s, deck, value, depth)
    found["discards"] = {
        "look": "discards", "at": "discards", "n": sum(st.counts(world, s.discard)), "name": "board-discard",
    }  # fmt: skip
    return found


def seen(world: Any, s: Any, deck: int, value: int, depth: int) -> dict[str, Any]:
    """A known card near the top of a deck; when an order is asked for, it can be named."""
    up = value > st.FACE_UP
    kind = st.kind_lying(world, deck, value)
    asked = s.phase in (st.ARRANGE, st.SINK) and s.job_deck == deck
    return card(world, kind) | {
        "look": "seen", "up": up, "at": f"deck-{DECK_NAMES[deck]}", "depth": depth, "level": st.DECKS + SEEN - depth,
        "elements": [f"top-{card_name(world, kind)}-{'up' if up else 'down'}"] if asked else [f"deck-{DECK_NAMES[deck]}"],
    }  # fmt: skip


def leaders(world: Any, s: Any) -> dict[str, Any]:
    """The leaders with their symbols, and what covers them."""
    found: dict[str, Any] = {}
    for i, name in enumerate(LEADER_NAMES):
        cover = s.cover[i]
        found[f"leader-{name}"] = {
            "look": "leader", "of": name, "at": f"leader-{name}", "symbols": world.leader[i], "covered": bool(cover),
            "chosen": s.leader == i + 1, "level": 0,
        }  # fmt: skip
        if cover:
            found[f"cover-{name}"] = card(world, cover - 1) | {
                "look": "cover", "at": f"leader-{name}", "level": 1, "elements": [f"leader-{name}"],
            }  # fmt: skip
    return found


def dice(s: Any) -> dict[str, Any]:
    """The dice by what they show, and the stored result."""
    found: dict[str, Any] = {
        "help-die": {"look": "help", "at": "help", "value": DIE_NAMES[s.help], "name": "board-help"}
    }
    shown = [value for value in range(1, st.SHOWN) for _ in range(s.dice[value])]
    for i, value in enumerate(shown):
        slug = DIE_NAMES[value]
        found[f"d{i}"] = {
            "look": "die", "value": slug, "at": f"dice-{i}", "elements": [f"die-{slug}"], "name": f"die-{slug}", "trail": False,
        }  # fmt: skip
    return found


def held(world: Any, s: Any, seat: int) -> list[tuple[int, int]]:
    """The kinds of card that a seat holds, each with how many."""
    return [(kind, n) for kind, n in enumerate(st.counts(world, s.hand[seat])) if n]


def others(world: Any, s: Any, seat: int) -> dict[str, Any]:
    """The open hands of everybody else, in the order of the turns after the viewer."""
    players = s.players
    found: dict[str, Any] = {}
    around = [(seat + 1 + i) % players for i in range(players - (seat >= 0))] if seat >= 0 else list(range(players))
    for slot, other in enumerate(around):
        found[f"owner-{other}"] = {
            "look": "owner", "seat": other, "side": f"seat-{other}", "at": f"others-{slot}", "level": 0,
            "acting": bool(s.acting >> other & 1),
        }  # fmt: skip
        for kind, n in held(world, s, other):
            found[f"held-{other}-{card_name(world, kind)}"] = card(world, kind) | {
                "look": "held", "n": n, "at": f"others-{slot}", "level": 1, "elements": [],
            }  # fmt: skip
    return found


def hand(world: Any, s: Any, seat: int) -> dict[str, Any]:
    """The viewer's cards: the starting cards, then what was drawn."""
    found: dict[str, Any] = {}
    if s.phase != st.FIRST:
        number = (seat - s.first) % s.players
        for i in range(3):
            start = START_NAMES[3 * (number % 3) + i]
            found[f"start-{start}"] = {
                "look": "start", "of": start, "order": i, "left": world.symbols[number][i], "ambush": 0,
                "back": world.back[number] if i == 0 else 0,
            }  # fmt: skip
    for kind, n in held(world, s, seat):
        name = f"card-{card_name(world, kind)}"
        found[name] = card(world, kind) | {
            "look": "force", "n": n, "order": 10 + kind, "apart": True,
        }  # fmt: skip
    return found


def seat_line(world: Any, s: Any, seat: int) -> dict[str, Any]:
    """What a seat holds."""
    counts = st.counts(world, s.hand[seat])
    by_deck = [sum(counts[world.first[d] : world.first[d + 1]]) for d in range(st.DECKS)]
    return {
        "sides": [f"seat-{seat}"],
        "team": 0,
        "counts": {f"deck-{DECK_NAMES[d]}": by_deck[d] for d in range(st.DECKS)},
    }
