"""Little tables on which the tests of Super Teams play."""

from typing import Any

from cantina.core.game import Game
from cantina.core.match import Match

#        0123456789          20
TRACK = "S.BHA.xha.MM.B......F"  # every kind of space; 6, 7 and 8 are double
BONUSES = ("dodging-maneuver", "experienced-pilot", "lightspeed", "speed-boost", "grapple")


def pack(
    track: str = TRACK, cap: int = 1000, planet: int = 2, hand: int = 6, copies: Any = None, **bonus: Any
) -> dict[str, Any]:
    """A pack of content as data, as the rulebook has it but for what is given."""

    def own(value: Any) -> dict[str, Any]:
        return {"value": value, "source": "own"}

    return {
        "pack": {"name": "small", "game": "super-teams", "title": "Small", "about": "For tests."},
        "track": own(track),
        "movement": {"copies": own(copies or [2] * 6), "hand": own(hand)},
        "bonus": {name: own(bonus.get(name.replace("-", "_"), 4)) for name in BONUSES},
        "planet": own(planet),
        "cap": own(cap),
    }


def table(game: Game, players: int = 2, seed: int = 1, content: Any = None, **position: Any) -> Match:
    """A match that goes on from a position on the little track."""
    return game.from_position({"pack": content or pack(), "players": players} | position, seed=seed)


def with_card(game: Game, card: str, players: int = 2, **position: Any) -> Match:
    """A match in which seat 0 is to play one given card and the others hold unknown hands."""
    hands = [{card: 1}] + [{"unknown": 6}] * (players - 1)
    return table(game, players, hands=hands, **position)


def flown(game: Game, card: str, ship: str, begin: Any, players: int = 2, **position: Any) -> Match:
    """The match after seat 0 has played `card` on `ship`, alone of its colour under way there, from the place `begin`."""
    ships = {ship: begin} | position.pop("ships", {})
    match = with_card(game, card, players, ships=ships, **position)
    colour, number = card.split("-")
    match.play(f"play {colour} {number}")
    if match.phase == "ship":
        match.play(f"move {ship}")
    return match


def place(match: Match, ship: str) -> Any:
    """Where a ship stands."""
    return match.view()["ships"][ship]


def log(match: Match, seat: int = -1) -> str:
    """All that a seat was told, as one text."""
    return " ".join(match.log(seat))
