"""Why an action is not allowed: the rules of Smugglers once more, to be read."""

from typing import Any

from .actions import BURY, FIRST_BID, JAM, PASS, PEEK, TAKE
from .state import BID, DECIDE, JAMMER


def why(_world: Any, s: Any, seat: int, action: int) -> str | None:
    """The number of the clause that forbids `action` now, or None."""
    if not s.acting >> seat & 1:
        return "1.5"
    if s.phase == BID:
        return why_not_bid(s, seat, action)
    if s.phase == DECIDE:
        return why_not_decide(s, seat, action)
    if action == JAM:
        return None if s.token[seat][JAMMER] > 0 else "4.2"
    return None if action == PASS else "4.1"


def why_not_bid(s: Any, seat: int, action: int) -> str | None:
    """The clause that forbids an action in the auction: only a bid card that is held can be chosen."""
    if action >= PEEK:
        return "2.1"
    return None if s.hand[seat][action - FIRST_BID] > 0 else "2.3"


def why_not_decide(s: Any, seat: int, action: int) -> str | None:
    """The clause that forbids an action to the captain."""
    if action == PEEK:
        if s.blind:
            return "3.5"
        return "3.1" if s.peeked[s.left - 1] >> seat & 1 else None
    return None if action in (TAKE, BURY) else "3.2"
