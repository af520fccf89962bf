"""What a choice would do, as far as its seat can know it: docs/page.md tells what each key means."""

from typing import Any

from cantina.core.header import UNKNOWN

from .actions import TAKE


def preview(_world: Any, s: Any, _seat: int, action: int) -> dict[str, Any] | None:
    """The top card as the cargo that would be taken, if the captain has looked at it."""
    if action != TAKE or not s.left or s.deck[s.left - 1] == UNKNOWN:
        return None
    words = ("foresee-take", {"cargo": s.deck[s.left - 1]})
    return {"ghosts": [{"piece": "top", "at": "cargo", "text": words}], "text": words}
