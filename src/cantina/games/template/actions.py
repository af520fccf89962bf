"""The eight actions of Smugglers."""

from typing import Any

from .state import BIDS

FIRST_BID, PEEK, TAKE, BURY, JAM, PASS = 0, BIDS, BIDS + 1, BIDS + 2, BIDS + 3, BIDS + 4
ACTIONS = BIDS + 5
MAX_LEGAL = 3
SOME_BID = ACTIONS  # what the others see of a bid

ACTION_NAMES = {PEEK: "peek", TAKE: "take", BURY: "bury", JAM: "jam", PASS: "pass"}


def parts(_world: Any, action: int) -> tuple[str, dict[str, int]]:
    """An action as its name and typed numbers."""
    if action < PEEK:
        return "bid", {"bid": action - FIRST_BID + 1}
    return ACTION_NAMES[action], {}
