"""Positions of Conflict in a few words, on a pack whose figures are easy to tell apart and never retuned.

Fields of its tracks: 3 and 6 and 9 play a yellow, orange and black card, 12 and 15 draw a yellow and orange one, 18 discards
one card, 21 three, 24 sets the marker aside; the last one is 40. With six players the marker begins on field 5.
"""

from typing import Any

from cantina.core.game import Game
from cantina.core.match import Match

CARDS = {  # number of cards, symbols top left, ambush
    "fleet-rescue": (5, -5, 2),
    "daring-escape": (8, -3, 1),
    "supply-run": (8, -2, 0),
    "decoy-flight": (8, -1, 0),
    "recon-flight": (8, 0, 0),
    "long-patrol": (8, 0, 1),
    "chase": (5, 1, 0),
    "blockade": (5, 2, 3),
    "stormed-bunker": (5, -6, 2),
    "sabotage": (5, -4, 0),
    "stand-off": (5, 0, 2),
    "trooper-raid": (5, 1, 1),
    "walker-attack": (5, 3, 0),
    "elite-guard": (5, 1, 2),
    "elite-squad": (4, 2, 4),
}
SETS = ([-1, 0, 1], [-2, 0, 1], [0, -1, 2], [-3, -1, 0], [-4, -2, 0], [1, -1, -2])
STANDARD = "S..y..o..k..Y..O..1..3..z...............F"
ADVANCED = "S.z.y.1...........F"
PHASMA, HUX, REN = LEADERS = (1, 2, 4)
ALL_LEADERS = sum(LEADERS)


def figure(value: Any) -> dict[str, Any]:
    """A figure of a pack."""
    return {"value": value, "source": "own"}


def pack(**changes: Any) -> dict[str, Any]:
    """The pack of these tests, with some figures changed by dotted key (`track_standard` is `track.standard`)."""
    data: dict[str, Any] = {
        "pack": {"name": "drill", "game": "conflict", "title": "Drill", "about": "For tests."},
        "deck": {"yellow": figure(55), "orange": figure(25), "black": figure(12)},
        "piles": {"top": figure(5)},
        "card": {
            name: figure({"count": count, "left": left, "ambush": ambush})
            for name, (count, left, ambush) in CARDS.items()
        },
        "dice": figure([0, 1, 1, 2, 2, 3]),
        "leaders": figure(list(LEADERS)),
        "set": {str(i): figure(list(symbols)) for i, symbols in enumerate(SETS, 1)},
        "back": {"3": figure(2), "6": figure(4)},
        "track": {"standard": figure(STANDARD), "advanced": figure(ADVANCED)},
        "start": {"standard": figure([0, 0, 0, 0, 5]), "advanced": figure([0, 0, 0, 0, 1])},
    }
    for key, value in changes.items():
        *parents, last = key.split("_")
        node = data
        for parent in parents:
            node = node[parent]
        node[last] = figure(value)
    return data


NO_LEADERS = pack(leaders=[0, 0, 0])


def table(game: Game, phase: str = "begin", **keys: Any) -> Match:
    """A match that stands at a position of the test pack; seat 0 has set 1 and is to act."""
    data: dict[str, Any] = {"pack": pack(), "phase": phase, "players": 2, "marker": 30}
    data |= keys
    data.setdefault("hands", [{}] * data["players"])
    return game.from_position(data, seed=1)


def with_hand(game: Game, phase: str, hand: dict[str, int], **keys: Any) -> Match:
    """A table at which seat 0 holds these cards."""
    return table(game, phase, hands=[hand, *[{}] * (keys.get("players", 2) - 1)], **keys)


def with_dice(game: Game, *dice: str, **keys: Any) -> Match:
    """A table at which seat 0 has these dice to use, and some cards of each deck."""
    hand = {"supply-run": 2, "chase": 2, "sabotage": 2, "stand-off": 2}
    return with_hand(game, "dice", keys.pop("hand", hand), dice=list(dice), **keys)


def spread(*yellow: str, orange: tuple[str, ...] = (), black: tuple[str, ...] = ()) -> dict[str, list[str]]:
    """Decks whose top cards lie so, with all other cards unseen below them."""
    return {
        "yellow": [*yellow, "unseen"],
        "orange": [*orange, "unseen"],
        "black": [*black, "unseen", "unseen-low 6"],
    }


def to_the_leaders(match: Match) -> Match:
    """Plays on from the card phase to the end of the turn with a card that does nothing, covering nobody."""
    match.play("play-plain rebel-orange")
    if match.phase == "cover":
        match.play("stop")
    return match


def to_the_card(match: Match) -> Match:
    """Plays on from the beginning of a turn to the card phase without using a die."""
    match.play("draw")
    while match.phase in ("reroll", "dice"):
        match.play("keep" if match.phase == "reroll" else "done")
    return match


def idle_turn(match: Match) -> Match:
    """Plays a turn in which no die is used, the first starting card is played without its power, and nobody is covered."""
    to_the_card(match)
    match.play(next(text for text in match.legal(match.to_act[0]) if text.startswith("play-plain")))
    if match.phase == "cover":
        match.play("stop")
    return match


def refused(match: Match, text: str, clause: str, seat: int = 0) -> None:
    """Asserts that the rules do not offer an action to a seat, and that the reason given is this clause."""
    assert text not in match.legal(seat), f"{text} is offered, against {clause}"
    assert match.why(text, seat) == clause, f"{text} is refused by {match.why(text, seat)}, not {clause}"


def on_field(game: Game, field: int, **keys: Any) -> Match:
    """A table at which seat 0 is about to play a card that does nothing, whereupon the leaders move the marker to a field."""
    return table(game, "play", **({"marker": field - ALL_LEADERS} | keys))


def at(match: Match) -> int:
    """The field of the event marker."""
    return int(match.view()["marker"])


def hand(match: Match, seat: int = 0) -> dict[str, int]:
    """The cards in a hand."""
    cards: dict[str, int] = match.view()["hands"][seat]
    return cards


def deck(match: Match, name: str) -> list[str]:
    """A deck from the top down."""
    cards: list[str] = match.view()["decks"][name]
    return cards


def discard(match: Match) -> dict[str, int]:
    """The discard pile."""
    cards: dict[str, int] = match.view()["discard"]
    return cards
