"""Little battles on which the tests of Risk: Star Wars Edition play."""

import copy
from typing import Any

from cantina.core.game import Game
from cantina.core.match import Match

REBELS, EMPIRE = 0, 1
ALL_MARKERS = ["f1", "f2", "f3", "f4", "f5", "f6"]


def turn(game: Game, seat: int, card: str, players: int = 2, seed: int = 1, **position: Any) -> Match:
    """A match in which `seat` has just turned `card` up; everyone has a planned order left, unless it is said otherwise."""
    spare = {REBELS: "assault-luke", EMPIRE: "ties-ambush"}
    orders = [[spare[side_of(other)]] for other in range(players)]
    start = {"phase": "order", "to_act": [seat], "players": players, "card": card, "orders": orders}
    return game.from_position(start | position, seed=seed)


def side_of(seat: int) -> int:
    """The side of a seat."""
    return EMPIRE if seat in (1, 2) else REBELS


def given(game: Game, card: str, order: str, chance: Any = None, **position: Any) -> Match:
    """The match after an order on a card was given."""
    seat = EMPIRE if any(word in card for word in ("ties", "executor", "death-star", "vader", "emperor")) else REBELS
    match = turn(game, seat, card, **position)
    match.play(f"order {order}", chance=chance)
    return match


def orders(match: Match, seat: int) -> list[str]:
    """The orders that a seat may give."""
    return [text.removeprefix("order ") for text in match.legal(seat) if text.startswith("order ")]


def places(match: Match, verb: str) -> list[str]:
    """The places that the seat to act may name with a verb."""
    return [text.split()[1] for text in match.legal(match.to_act[0]) if text.startswith(f"{verb} ")]


def ships(match: Match) -> dict[str, Any]:
    """The ships on the board."""
    found: dict[str, Any] = match.view()["ships"]
    return found


def log(match: Match, seat: int = -1) -> str:
    """All that a seat was told, as one text."""
    return " ".join(match.log(seat))


def bonus(match: Match) -> list[int]:
    """The bonus orders under each pile."""
    found: list[int] = match.view()["bonus"]
    return found


def changed(game: Game, figures: dict[str, Any]) -> dict[str, Any]:
    """The standard pack as data with some figures changed, by dotted key."""
    pack = game.pack()
    data: dict[str, Any] = {"pack": dict(pack.about) | {"name": "changed"}}
    for key, figure in pack.figures.items():
        node = data
        *parents, last = key.split(".")
        for parent in parents:
            node = node.setdefault(parent, {})
        node[last] = copy.deepcopy(figure) | ({"value": figures[key]} if key in figures else {})
    return data
