"""What the page draws of Conflict: event track, leaders, decks with what is known of them, dice, and every hand open."""

from typing import Any

from cantina.core.words import slug

from . import state as st
from .actions import HANDFULS, parts
from .layout import layouts
from .standing import heroes, offers, piles, steps
from .words import DECK_NAMES, DIE_NAMES, EFFECT_NAMES, ENDS, LEADER_NAMES, NAMES, START_NAMES, card_name

SEEN = 3  # cards from the top of a deck that are laid out: as many as can be revealed, peeked at or moved at once
COMING = 3  # fields ahead whose effect is said in words
ROLES = ("rebel", "scout", "pilot")
DICE_USED = {"reveal": 1, "pair": 2, "triple": 3}
CLAUSES = {
    "begins": "4.2", "deck": "1.5", "leader": "6.4", "marker": "9.2", "help-die": "5.10",
    "die": "5.2", "card": "1.4", "seen": "1.4", "role-rebel": "3.11", "role-scout": "3.12", "role-pilot": "3.13",
    "effect-play-yellow": "7.2", "effect-play-orange": "7.2", "effect-play-black": "7.2", "effect-draw-yellow": "7.4",
    "effect-draw-orange": "7.4", "effect-discard-1": "7.5", "effect-discard-3": "7.5", "effect-set-aside": "7.6",
    "effect-blank": "7.1", "goal": "9.2", "held": "1.4", "discards": "1.6", "owner": "1.5", "hero": "1.2", "steps": "4.1",
}  # fmt: skip


def elements(world: Any, action: int) -> list[str]:
    """What to click for an action: as many dice as it takes, and where they go."""
    name, args = parts(world, action)
    if name == "draw":
        return [f"deck-{DECK_NAMES[st.YELLOW]}"]
    if name == "reroll":
        return [f"die-{die}" for die, n in enumerate(HANDFULS[args["handful"]], 1) for _ in range(n)]
    if name in DICE_USED:
        return [f"die-{DIE_NAMES[args['die']]}"] * DICE_USED[name] + [f"deck-{DECK_NAMES[args['deck']]}"]
    if name in ("store", "help"):
        return [f"die-{DIE_NAMES[args['die']]}", "help-die"]
    if name in ("put-up", "put-down"):
        return [f"top-{card_name(world, args['card'])}-{name[4:]}"]
    return [f"{kind}-{slug(NAMES, world, kind, n)}" for kind, n in args.items()] or [f"action-{name}"]


# The still part


def still(world: Any) -> dict[str, Any]:
    """Everything that has a place, in two shapes."""
    fields = max(world.goal[0], world.goal[1]) + 1
    return {
        "open": True,
        "dark": True,
        "layouts": layouts(fields),
        "places": {f"field-{i}": {"look": "field", "number": i} for i in range(fields)},
        "track": [f"field-{i}" for i in range(fields)],
        "clauses": CLAUSES,
    }


# The changing part


def moving(world: Any, s: Any, seat: int) -> dict[str, Any]:
    """Marker, decks, leaders, dice and hands; nothing of it is secret."""
    tokens = steps(s) | heroes(world, s) | decks(world, s) | leaders(world, s) | dice(s) | others(world, s, seat)
    tokens |= marker(world, s) | end(s)
    return {
        "places": fields(world, s),
        "tokens": tokens,
        "seats": [seat_line(world, s, i) for i in range(s.players)],
        "hand": hand(world, s, seat) if seat >= 0 else {},
    }


def fields(world: Any, s: Any) -> dict[str, Any]:
    """What the fields of the chosen side do; those before the start and beyond the last one are not played."""
    side = s.variant // 2
    goal, start = world.goal[side], world.start[side][s.players]
    longest = max(world.goal[0], world.goal[1])
    found: dict[str, Any] = {}
    for i in range(longest + 1):
        effect = EFFECT_NAMES[world.track[side][i]]
        found[f"field-{i}"] = {"effect": effect, "name": f"effect-{effect}"} if start <= i <= goal else {"off": True}
    found[f"field-{goal}"] = {"goal": True, "name": "end-first-order-wins"}
    return found


def push(world: Any, s: Any) -> int:
    """By how many fields the bare leaders move the marker at the end of step 3."""
    bare = sum(world.leader[i] for i in range(st.LEADERS) if not s.cover[i])
    return 0 if s.aside == st.LIFTED else int(bare)


def marker(world: Any, s: Any) -> dict[str, Any]:
    """The event marker, with what is left before it, what comes next, and where the leaders would push it."""
    side = s.variant // 2
    goal, at = world.goal[side], s.at
    ahead = [(i, EFFECT_NAMES[world.track[side][i]]) for i in range(at + 1, goal) if world.track[side][i] != st.BLANK]
    fields = push(world, s)
    return {
        "marker": {
            "look": "marker", "at": f"field-{at}", "aside": s.aside == st.LIFTED, "left": goal - at, "push": fields,
            "stop": f"field-{min(at + fields, goal)}", "level": 50,
            "coming": [{"in": i - at, "effect": effect} for i, effect in ahead[:COMING]],
        }
    }  # fmt: skip


def card(world: Any, kind: int) -> dict[str, Any]:
    """The face of a card."""
    deck = next(d for d in range(st.DECKS) if kind in st.kinds_of(world, d))
    return {
        "of": card_name(world, kind), "deck": DECK_NAMES[deck], "left": world.left[kind], "ambush": world.ambush[kind],
        "hero": kind >= world.first[st.DECKS], "name": f"card-{card_name(world, kind)}", "trail": False,
    }  # fmt: skip


def decks(world: Any, s: Any) -> dict[str, Any]:
    """Each deck with its size, and below it what is known of its top."""
    found: dict[str, Any] = {}
    for deck, name in enumerate(DECK_NAMES):
        size = s.cards[deck]
        lying = [s.deck[st.place(deck, size, depth)] for depth in range(size)]
        known = [f"card-{card_name(world, st.kind_lying(world, deck, value))}" for value in lying if value > 0]
        found[f"deck-{name}"] = {
            "look": "deck", "deck": name, "at": f"deck-{name}", "n": size, "trail": False, "name": f"pile.{name}",
            "more": {key: known.count(key) for key in known}, "can": offers(world, s, deck),
            "begins": s.phase == st.BEGIN and deck == st.YELLOW,
        }  # fmt: skip
        if deck == st.BLACK:
            found[f"deck-{name}"]["piles"] = piles(s)
        deepest = max((depth for depth, value in enumerate(lying[:SEEN]) if value > 0), default=-1)
        for depth in range(max(deepest + 1, asked(s, deck).stop)):
            found[f"seen-{name}-{depth}"] = seen(world, s, deck, lying[depth], depth)
    found["discards"] = {
        "look": "discards", "at": "discards", "n": sum(st.counts(world, s.discard)), "name": "board-discard",
        "trail": False, "more": discarded(world, s),
    }  # fmt: skip
    return found


def discarded(world: Any, s: Any) -> dict[str, int]:
    """What lies on the discard pile."""
    return {f"card-{card_name(world, kind)}": n for kind, n in enumerate(st.counts(world, s.discard)) if n}


def asked(s: Any, deck: int) -> range:
    """The depths of a deck at which the next card to be put down is chosen."""
    if s.job_deck != deck or s.phase not in (st.ARRANGE, st.SINK):
        return range(0)
    first = s.job_cards - s.owed if s.phase == st.ARRANGE else 0
    return range(first, first + s.owed)


def seen(world: Any, s: Any, deck: int, value: int, depth: int) -> dict[str, Any]:
    """A card near the top of a deck; when an order is asked for, it can be named."""
    name = DECK_NAMES[deck]
    found: dict[str, Any] = {
        "look": "seen", "at": f"shown-{name}", "from": f"deck-{name}", "depth": depth, "deck": name, "trail": False,
    }  # fmt: skip
    chosen = depth in asked(s, deck)
    if value < 0:
        return found | {"unseen": True, "elements": ["action-put-unseen" if chosen else f"deck-{name}"]}
    kind, up = st.kind_lying(world, deck, value), value > st.FACE_UP
    element = f"top-{card_name(world, kind)}-{'up' if up else 'down'}" if chosen else f"deck-{name}"
    return card(world, kind) | found | {"up": up, "elements": [element]}


def leaders(world: Any, s: Any) -> dict[str, Any]:
    """The leaders with their symbols, and what covers them."""
    found: dict[str, Any] = {}
    for i, name in enumerate(LEADER_NAMES):
        cover = s.cover[i]
        found[f"leader-{name}"] = {
            "look": "leader", "of": name, "at": f"leader-{name}", "symbols": world.leader[i], "covered": bool(cover),
            "meant": s.leader == i + 1, "level": 0, "trail": False,
        }  # fmt: skip
        if cover:
            found[f"cover-{name}"] = card(world, cover - 1) | {
                "look": "cover", "at": f"leader-{name}", "level": 1, "elements": [f"leader-{name}"],
            }  # fmt: skip
    return found


def dice(s: Any) -> dict[str, Any]:
    """All three dice, used ones last and empty, and the stored result."""
    found: dict[str, Any] = {
        "help-die": {"look": "help", "at": "help", "value": DIE_NAMES[s.help], "name": "board-help", "trail": False}
    }
    shown = [value for value in range(1, st.SHOWN) for _ in range(s.dice[value])]
    for i, value in enumerate(shown + [st.SPENT] * (st.DICE - len(shown))):
        word = DIE_NAMES[value]
        found[f"d{i}"] = {
            "look": "die", "value": word, "at": f"dice-{i}", "trail": False, "elements": [die_element(s, word)],
            "name": "board-dice" if value == st.SPENT else f"die-{word}", "again": s.phase == st.REROLL,
        }  # fmt: skip
    return found


def die_element(s: Any, word: str) -> str:
    """What a click on a die means: before the throw, the throw itself."""
    return {st.FIRST: "action-throw", st.BEGIN: f"deck-{DECK_NAMES[st.YELLOW]}"}.get(int(s.phase), f"die-{word}")


def end(s: Any) -> dict[str, Any]:
    """The picture of how it ended."""
    if not s.end:
        return {}
    won = s.end == st.WON
    return {"end": {"look": "end", "at": "end", "won": won, "name": f"end-{ENDS[s.end]}", "level": 200, "trail": False}}


# Hands


def held(world: Any, s: Any, seat: int) -> list[tuple[int, int]]:
    """The kinds of card that a seat holds, each with how many."""
    return [(kind, n) for kind, n in enumerate(st.counts(world, s.hand[seat])) if n]


def others(world: Any, s: Any, seat: int) -> dict[str, Any]:
    """The open hands of everybody else, in the order of the turns after the viewer."""
    players = s.players
    found: dict[str, Any] = {}
    around = [(seat + 1 + i) % players for i in range(players - 1)] if seat >= 0 else list(range(players))
    hands = {other: held(world, s, other) for other in around}
    most = max(map(len, hands.values()))
    for slot, (other, own) in enumerate(hands.items()):
        at = {
            "at": f"others-{len(around)}-{slot}", "elements": [], "trail": False, "wide": len(around),
            "most": most if own else 0,
        }  # fmt: skip
        found[f"owner-{other}"] = {
            "look": "owner", "seat": other, "side": f"seat-{other}", "level": 0, "role": role(s, other),
            "acting": bool(s.acting >> other & 1) and not s.end, "cards": sum(n for _, n in own),
        } | at  # fmt: skip
        for name, start in starting(world, s, other).items():
            found[f"{name}-of-{other}"] = start | at | {"level": 1, "name": name}
        for kind, n in own:
            theirs = card(world, kind)
            found[f"held-{other}-{card_name(world, kind)}"] = (
                theirs | at | {"look": "held", "n": n, "level": 1, "from": f"deck-{theirs['deck']}"}
            )
    return found


def role(s: Any, seat: int) -> str:
    """Whom a seat plays; nobody yet while the first player is found."""
    return "" if s.phase == st.FIRST else ROLES[(seat - s.first) % s.players % 3]


def starting(world: Any, s: Any, seat: int) -> dict[str, Any]:
    """The three starting cards of a seat, by the element that is clicked for each."""
    if s.phase == st.FIRST:
        return {}
    number = (seat - s.first) % s.players
    found: dict[str, Any] = {}
    for i in range(3):
        start = 3 * (number % 3) + i
        deck = st.START_DECK[start]
        found[f"start-{START_NAMES[start]}"] = {
            "look": "start", "of": START_NAMES[start], "role": role(s, seat), "order": i, "ambush": 0,
            "left": world.symbols[number][i], "back": world.back[number] if deck < 0 else 0,
            "reach": "" if deck < 0 else DECK_NAMES[deck], "cards": reach(number, deck),
        }  # fmt: skip
    return found


def reach(number: int, deck: int) -> int:
    """How many cards of a deck a starting card of a set is about."""
    return 0 if deck < 0 else 1 if number % 3 == st.PILOT else st.REACH[deck]


def hand(world: Any, s: Any, seat: int) -> dict[str, Any]:
    """The viewer's cards: the starting cards, then what was drawn."""
    found = starting(world, s, seat)
    for kind, n in held(world, s, seat):
        name = f"card-{card_name(world, kind)}"
        found[name] = card(world, kind) | {"look": "force", "n": n, "order": 10 + kind, "apart": True}
    return found


def seat_line(world: Any, s: Any, seat: int) -> dict[str, Any]:
    """Whom a seat plays and what it holds."""
    counts = st.counts(world, s.hand[seat])
    by_deck = [sum(counts[world.first[d] : world.first[d + 1]]) for d in range(st.DECKS)]
    line = {
        "sides": [f"seat-{seat}"],
        "team": 0,
        "counts": {f"deck-{DECK_NAMES[d]}": by_deck[d] for d in range(st.DECKS)},
    }
    return line | ({"role": f"role-{role(s, seat)}"} if role(s, seat) else {})
