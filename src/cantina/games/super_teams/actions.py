"""The forty-eight actions of Super Teams."""

from typing import Any

from .state import ASTEROIDS, CARDS, GRAPPLE, HYPERSPACE, NORMAL, NUMBERS, SHIPS

SIDES = (NORMAL, HYPERSPACE, ASTEROIDS)  # of double spaces: PLACE + 0, 1, 2

PLAY = 0  # a movement card: PLAY + kind of card
MOVE = PLAY + CARDS  # names the ship that it moves
USE = MOVE + SHIPS  # a bonus card on the moved ship: one of the kinds before Grapple
HOOK = USE + GRAPPLE  # a Grapple: names the ship that is pulled along
PLACE = HOOK + SHIPS  # a side of a double space
PASS = PLACE + len(SIDES)
ACTIONS = PASS + 1
MAX_LEGAL = SHIPS


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
