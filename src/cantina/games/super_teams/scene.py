"""What the page draws of Super Teams: a band of spaces that winds from planet to planet, ships, piles and the hand."""

from functools import lru_cache
from typing import Any

from cantina.core.drawing import aside, ribbon

from . import words
from .actions import HOOK, MOVE, PASS, PLACE, SIDES, USE
from .position import deck_left
from .reasons import SIDES_OF
from .reasons import side as team_of
from .state import CARDS, COLOURS, DOUBLE, HOME, NORMAL, NUMBERS, SIDE_PHASE

WIDE, TALL = (1000, 544), (750, 652)
FOOT = 12  # below the track: the number of a space under ships
DOCKS = 110  # left of the track where it is tall: a berth for every ship; where it is wide they lie between two rows
TALL_TOP = 56  # above the track: the piles; where it is wide they lie between two rows
CLAUSES = {
    "ship": "3.3", "card": "3.4", "kind-normal": "4.2", "kind-bonus": "4.5", "kind-hyperspace": "4.3", "kind-asteroids": "4.4",
    "kind-maw": "4.8", "kind-start": "2.4", "kind-home": "5.12", "kind-hyperspace-asteroids": "4.6",
    "kind-hyperspace-normal": "4.6", "kind-asteroids-normal": "4.6", "bonus-dodging-maneuver": "5.7",
    "bonus-experienced-pilot": "5.4", "bonus-lightspeed": "5.5", "bonus-speed-boost": "5.6", "bonus-grapple": "6.3",
    "movement-deck": "7.2", "bonus-pile": "5.10", "planet-cards": "5.12",
}  # fmt: skip
SHIP_IDS = tuple(f"ship-{name}" for name in words.SHIP_NAMES)
SHIP: tuple[dict[str, Any], ...] = tuple(
    {"look": "ship", "of": name, "side": words.COLOUR_NAMES[ship // 2]} for ship, name in enumerate(words.SHIP_NAMES)
)  # what never changes of a ship
HANDS, FACES, TOKENS, SIGNS = 4096, 1024, 4096, 64  # that are kept as they are drawn
PILES: dict[str, list[float]] = {  # between two rows of the track, off its numbers, with room for a name beside each
    "movement-pile": [555, 276], "played-pile": [634, 276], "pile-pile": [818, 276], "planet-pile": [634, 404],
}  # fmt: skip
MINE, OURS, THEIRS = range(3)  # whose ships a card moves
SAID = ({"whose": "mine"}, {"whose": "team"}, dict[str, str]())  # the same as the page says it
HALF = 15.0  # from the middle of a double space to the middle of a side


def elements(world: Any, action: int) -> list[str]:
    """What to click for an action."""
    if action < MOVE:
        return [f"card-{words.CARD_NAMES[action]}"]
    if action < USE:
        return [f"ship-{words.SHIP_NAMES[action - MOVE]}"]
    if action < HOOK:
        return [f"bonus-{words.BONUS_NAMES[action - USE]}"]
    if action < PLACE:
        return ["bonus-grapple", f"ship-{words.SHIP_NAMES[action - HOOK]}"]
    if action < PASS:
        return [f"kind-{words.KIND_NAMES[SIDES[action - PLACE]]}"]
    return ["action-pass"]


# The still part


def still(world: Any) -> dict[str, Any]:
    """The track in two shapes, and what each space is."""
    count = world.last + 1
    wide = ribbon(count, 4, WIDE[0], WIDE[1] - FOOT, wave=-13)
    tall = ribbon(count, 6, TALL[0] - DOCKS, TALL[1] - FOOT, top=TALL_TOP, wave=-4)
    tall = [[x + DOCKS, y] for x, y in tall]
    return {
        "layouts": {
            "wide": {
                "size": list(WIDE),
                "places": places(world, wide) | PILES,
            },
            "tall": {"size": list(TALL), "places": places(world, tall) | shelf(130 + DOCKS, 126, 27)},
        },
        "places": {f"space-{i}": space(world, i) for i in range(count)} | sides(world, count),
        "track": [f"space-{i}" for i in range(count)],
        "clauses": CLAUSES,
        "dark": True,
    }


def shelf(left: int, step: int, y: int) -> dict[str, list[float]]:
    """Places for the piles, side by side."""
    return {name: [left + step * i, y] for i, name in enumerate(PILES)}


def places(world: Any, points: list[list[float]]) -> dict[str, list[float]]:
    """Where the spaces lie; a double space has two sides."""
    found = {f"space-{i}": point for i, point in enumerate(points)}
    for i in range(len(points)):
        if world.kind[i] >= DOUBLE:
            found |= {f"space-{i}-{half}": at for half, at in enumerate(aside(points, i, HALF))}
    return found


def space(world: Any, i: int) -> dict[str, Any]:
    """One space: its kind and number."""
    kind = world.kind[i]
    return {"look": "space", "kind": words.KIND_NAMES[kind], "number": i, "name": f"kind-{words.KIND_NAMES[kind]}"}


def sides(world: Any, count: int) -> dict[str, Any]:
    """The halves of double spaces."""
    halves: dict[str, Any] = {}
    for i in range(count):
        for half, kind in enumerate(SIDES_OF.get(world.kind[i], ())):
            slug = words.KIND_NAMES[kind]
            halves[f"space-{i}-{half}"] = {"look": "half", "kind": slug, "half": half, "name": f"kind-{slug}"}
    return halves


# The changing part


def moving(world: Any, s: Any, seat: int) -> dict[str, Any]:
    """Ships, piles, the hand, the seats and their teams as `seat` knows them."""
    return {name: draw(world, s) for name, draw in SHARED.items()} | mine(world, s, seat)


def mine(world: Any, s: Any, seat: int) -> dict[str, Any]:
    """What differs between viewers: hand and team."""
    if seat < 0:
        return {"hand": {}}
    return {"hand": hand(s, seat), "dealt": int(world.hand), "ours": team_of(s, seat)}


def tokens(world: Any, s: Any) -> dict[str, Any]:
    """Ships and piles."""
    return ships(world, s) | piles(world, s)


def ships(world: Any, s: Any) -> dict[str, Any]:
    """Each ship in play where it stands."""
    return {
        SHIP_IDS[ship]: token(
            ship, where(world, i, s.on[ship]), team_of(s, s.owner[ship // 2]), ship == s.ship, s.passed >> ship & 1
        )
        for ship, i in enumerate(s.at)
        if i >= 0
    }


@lru_cache(TOKENS)
def token(ship: int, at: str, team: int, chosen: bool, passed: int) -> dict[str, Any]:
    """One ship."""
    data = SHIP[ship] | {"at": at, "mark": f"team-{team}"}
    if chosen:
        data["chosen"] = True
    if passed:
        data["passed"] = True
    return data


def where(world: Any, i: int, on: int) -> str:
    """The place of a ship on space `i`: of a double space the side, once it is chosen."""
    halves = SIDES_OF.get(world.kind[i], ())
    return f"space-{i}-{list(halves).index(on)}" if on in halves else f"space-{i}"


def changed(world: Any, s: Any) -> dict[str, Any]:
    """The spaces under ships, and the sides of the one that the moved ship is put on."""
    return covered(world, s) | (choice_of_side(world, s) if s.phase == SIDE_PHASE else {})


def covered(world: Any, s: Any) -> dict[str, Any]:
    """The spaces under ships, each with the kinds that the ships hide, so that their signs are drawn beside them."""
    hidden: dict[int, tuple[int, ...]] = {}
    for i, on in zip(s.at, s.on, strict=True):
        if 0 < i < world.last:
            kinds = hidden.setdefault(i, ())
            if NORMAL != on < DOUBLE and on not in kinds:
                hidden[i] = (*kinds, on)
    return {f"space-{i}": signs(kinds) for i, kinds in hidden.items()}


@lru_cache(SIGNS)
def signs(kinds: tuple[int, ...]) -> dict[str, Any]:
    """What is drawn beside a space, the lowest kind first."""
    return {"signs": [words.KIND_NAMES[kind] for kind in sorted(kinds)]}


def choice_of_side(world: Any, s: Any) -> dict[str, Any]:
    """The sides that the moved ship can be put on: pulled out beside the space for the one who chooses."""
    i = s.at[s.ship]
    halves = SIDES_OF.get(world.kind[i], ())
    return {
        f"space-{i}-{half}": {"elements": [f"kind-{words.KIND_NAMES[kind]}"], "raised": True}
        for half, kind in enumerate(halves)
    }


def piles(world: Any, s: Any) -> dict[str, Any]:
    """The decks, and the card of this turn."""
    gone = sum(s.discards)
    found: dict[str, Any] = {
        "movement-deck": {"look": "deck", "at": "movement-pile", "n": deck_left(world, s), "name": "board-deck"},
        "bonus-pile": {
            "look": "bonus-deck", "at": "pile-pile", "n": s.pile_left, "name": "board-pile",
            "more": {"board-discards": gone} | named(s.discards, words.BONUS_NAMES, "bonus"),
        },
        "planet-cards": {
            "look": "bonus-deck", "at": "planet-pile", "n": s.planet_left, "name": "board-planet",
        },
    }  # fmt: skip
    if s.card >= 0:
        face = card_of(s.card, is_joker(s, s.card // NUMBERS))
        found["played-card"] = face | {
            "at": "played-pile", "look": "card", "fresh": s.turns, "elements": [f"card-{words.CARD_NAMES[s.card]}"],
        }  # fmt: skip
    return found


def named(row: Any, names: tuple[str, ...], kind: str) -> dict[str, int]:
    """Counts by message, without those that are nothing."""
    return {f"{kind}-{names[i]}": n for i, n in enumerate(row) if n > 0}


def is_joker(s: Any, colour: int) -> bool:
    """Whether the cards of a colour move the ships of others, because its own are home."""
    return bool(s.on[2 * colour] == HOME == s.on[2 * colour + 1] and s.players != 3)


def card_of(card: int, joker: bool) -> dict[str, Any]:
    """The face of a movement card."""
    face: dict[str, Any] = {
        "side": words.COLOUR_NAMES[card // NUMBERS], "number": card % NUMBERS + 1, "name": f"card-{words.CARD_NAMES[card]}",
    }  # fmt: skip
    return face | {"joker": True} if joker else face


def hand(s: Any, seat: int) -> dict[str, Any]:
    """The cards of the viewer: those that move ships of the viewer or of the team first, bonus cards last."""
    jokers = tuple([is_joker(s, colour) for colour in range(COLOURS)])
    movers = tuple([whose(s, seat, colour) for colour in range(COLOURS)])
    return cards_in(tuple(s.hand[seat]), tuple(s.bonus[seat]), jokers, movers)


def whose(s: Any, seat: int, colour: int) -> int:
    """Whose ships have a colour, as `seat` sees it."""
    owner = s.owner[colour]
    return MINE if owner == seat else OURS if team_of(s, owner) == team_of(s, seat) else THEIRS


@lru_cache(HANDS)
def cards_in(
    held: tuple[int, ...], bonuses: tuple[int, ...], jokers: tuple[bool, ...], movers: tuple[int, ...]
) -> dict[str, Any]:
    """The cards of a hand; ships move at every turn, and most hands stay as they are."""
    cards = {
        f"card-{words.CARD_NAMES[card]}": held_card(card, n, jokers[card // NUMBERS], movers[card // NUMBERS])
        for card, n in enumerate(held)
        if n > 0
    }
    return cards | {f"bonus-{words.BONUS_NAMES[k]}": held_bonus(k, n) for k, n in enumerate(bonuses) if n > 0}


@lru_cache(FACES)
def held_card(card: int, n: int, joker: bool, mover: int) -> dict[str, Any]:
    """Equal movement cards of a hand, one object in all hands that have them."""
    held = {"look": "card", "n": n, "order": mover * CARDS + card} | card_of(card, joker)
    return held if joker else held | SAID[mover]


@lru_cache(FACES)
def held_bonus(k: int, n: int) -> dict[str, Any]:
    """Equal bonus cards of a hand, one object in all hands that have them."""
    order = len(SAID) * CARDS + k
    return {"look": "bonus", "of": words.BONUS_NAMES[k], "n": n, "order": order, "apart": True}


def seats(_world: Any, s: Any) -> list[dict[str, Any]]:
    """A line for each seat."""
    return [seat_line(s, i) for i in range(s.players)]


def seat_line(s: Any, seat: int) -> dict[str, Any]:
    """What everybody can count of a seat."""
    return {
        "sides": [words.COLOUR_NAMES[colour] for colour in range(COLOURS) if s.owner[colour] == seat],
        "team": team_of(s, seat),
        "counts": {"board-cards": s.cards[seat], "board-bonus": s.held[seat]},
    }


def teams(_world: Any, s: Any) -> list[dict[str, Any]]:
    """How many ships of each team are home, of those that it has to bring there."""
    fleets: list[list[bool]] = [[] for _ in range(3 if s.players == 3 else 2)]
    for ship, i in enumerate(s.at):
        if i >= 0:
            fleets[team_of(s, s.owner[ship // 2])].append(s.on[ship] == HOME)
    return [{"counts": {"board-home": f"{sum(fleet)}/{len(fleet)}"}} for fleet in fleets]


def race(world: Any, s: Any) -> list[dict[str, Any]]:
    """The ships in the order of the race, the first one first."""
    flying = [(-i, ship) for ship, i in enumerate(s.at) if i >= 0]
    return [racer(ship, team_of(s, s.owner[ship // 2]), -i, world.last) for i, ship in sorted(flying)]


@lru_cache(TOKENS)
def racer(ship: int, team: int, i: int, last: int) -> dict[str, Any]:
    """A ship with its team and its part of the way."""
    name, side = words.SHIP_NAMES[ship], words.COLOUR_NAMES[ship // 2]
    return {"id": SHIP_IDS[ship], "of": name, "side": side, "team": team, "part": round(i / last, 3)}


# What all see alike, part by part: a server draws each once for everybody, and again where something in it has changed.
SHARED = {"tokens": tokens, "seats": seats, "teams": teams, "race": race, "places": changed}
