"""The forty-eight actions of Super Teams."""

from typing import Any

from .state import ASTEROIDS, CARDS, HYPERSPACE, NORMAL, NUMBERS, SHIPS

PLAY = 0  # a movement card: PLAY + kind of card
MOVE = PLAY + CARDS  # names the ship that it moves
USE = MOVE + SHIPS  # a bonus card on the moved ship: the four kinds before Grapple
HOOK = USE + 4  # Grapple: names the ship that is pulled along
PLACE = HOOK + SHIPS  # a side of a double space
PASS = PLACE + 3
ACTIONS = PASS + 1
MAX_LEGAL = SHIPS

SIDES = (NORMAL, HYPERSPACE, ASTEROIDS)  # PLACE + 0, 1, 2


def parts(_world: Any, action: int) -> tuple[str, dict[str, int]]:
    """An action as its name and typed numbers."""
    if action < MOVE:
        return "play", {"colour": action // NUMBERS, "number": action % NUMBERS + 1}
    if action < USE:
        return "move", {"ship": action - MOVE}
    if action < HOOK:
        return "use", {"bonus": action - USE}
    if action < PLACE:
        return "grapple", {"ship": action - HOOK}
    if action < PASS:
        return "place", {"kind": SIDES[action - PLACE]}
    return "pass", {}
