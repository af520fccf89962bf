"""The actions: one small decision each, by number."""

from typing import Any

from .state import SEATS, VALUES

PLAY = 0  # + the value less one
LOOK = VALUES  # + the seat that is looked at
ACTIONS = VALUES + SEATS
MAX_LEGAL = ACTIONS


def parts(_world: Any, action: int) -> tuple[str, dict[str, int]]:
    """An action as its name and typed numbers; a `seat` is said by the player's name."""
    if action < LOOK:
        return "play", {"value": action - PLAY + 1}
    return "look", {"seat": action - LOOK}
