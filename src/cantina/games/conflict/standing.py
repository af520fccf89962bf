"""How the team stands, for the page: the step of the turn, what the dice can buy, and how near the heroes are."""

from typing import Any

from . import state as st
from .odds import top
from .words import HERO_NAMES, card_name

STEPS = (
    "roll",
    "dice",
    "card",
    "cover",
    "push",
    "field",
)  # of a turn, as a player meets them; nothing is chosen in "push"
WORK = ("reveal", "pair", "triple")  # of one die, of two and of three alike
STEP_OF = {
    st.BEGIN: "roll", st.REROLL: "roll", st.USE_DICE: "dice", st.PAY: "dice", st.ARRANGE: "dice", st.PLAY: "card",
    st.SINK: "card", st.COVER: "cover", st.COVER_CARD: "cover", st.DISCARD: "field",
}  # fmt: skip


def steps(s: Any) -> dict[str, Any]:
    """The steps of a turn, with the present one and how often dice may still be rerolled; none before and after the game."""
    now = "" if s.end else STEP_OF.get(int(s.phase), "")
    left = int(s.rerolls) if s.phase == st.REROLL else 0
    return {
        "steps": {"look": "steps", "at": "steps", "steps": list(STEPS), "now": now, "rerolls": left, "trail": False}
    }


def offers(world: Any, s: Any, deck: int) -> dict[str, list[int]]:
    """What the unused dice can do at a deck now, with what they would have to show; no reveal that shows nothing new."""
    if s.phase != st.USE_DICE or s.end:
        return {}
    most = min(s.cards[deck], purse(world, s, deck))
    found = {
        name: [die for die in range(1, 4) if s.dice[die] >= n and (1 if n == 1 else die + n - 2) <= most]
        for n, name in enumerate(WORK, 1)
    }
    found["reveal"] = [die for die in found["reveal"] if any(value < st.FACE_UP for value in top(s, deck, die))]
    return {name: dice for name, dice in found.items() if dice}


def purse(world: Any, s: Any, deck: int) -> int:
    """How many cards of a deck the player whose turn it is could pay for."""
    if deck == st.YELLOW:
        return int(s.cards[deck])
    player = next(seat for seat in range(s.players) if s.acting >> seat & 1)
    return sum(st.counts(world, s.hand[player])[world.first[deck - 1] : world.first[deck]])


def heroes(world: Any, s: Any) -> dict[str, Any]:
    """The three who are looked for: found, seen in the black deck so many cards below its top, or still hidden."""
    size, first = s.cards[st.BLACK], world.first[st.DECKS]
    lying = [s.deck[st.place(st.BLACK, size, depth)] for depth in range(size)]
    seen = {st.kind_lying(world, st.BLACK, value): depth for depth, value in enumerate(lying) if value > 0}
    found: dict[str, Any] = {}
    for kind in range(first, first + st.HEROES):
        name = card_name(world, kind)
        found[f"hero-{name}"] = {
            "look": "hero", "of": name, "at": f"hero-{HERO_NAMES.index(name)}", "name": f"card-{name}", "trail": False,
            "found": kind + 1 in s.cover, "depth": seen.get(kind, -1),
            "tells": [["about.seen", {"n": seen[kind] + 1}]] if kind in seen else [],
        }  # fmt: skip
    return found


def piles(s: Any) -> list[list[int]]:
    """The two piles of the black deck: how many unseen cards each has, and how many of them are heroes."""
    return [[int(s.heroes_in[pile]), int(s.unseen[st.BLACK + pile])] for pile in range(2)]
