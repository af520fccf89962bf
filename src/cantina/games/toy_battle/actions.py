"""The numbering of the actions, and each as its name and parts.

0           draw
1-2         use an effect, pass
3-130       place a troop on a base: kind by kind
131-162     capture a headquarters: kind by kind
163-178     Jumbo: discard the visible troop of a base
179-194     Castle Field: recall the own visible troop of a base
195-210     Volcanic Jungle: move the visible troop of a base ...
211-226     ... to a base
227-234     Cursed Cemetery: recover a troop of a kind
"""

from typing import Any

from .state import BASES, HQS, KINDS

DRAW_TROOPS = 0
USE = 1
PASS = 2
PLACE = 3
CAPTURE = PLACE + KINDS * BASES
DISCARD = CAPTURE + KINDS * HQS
RECALL_FROM = DISCARD + BASES
MOVE_FROM = RECALL_FROM + BASES
MOVE_TO = MOVE_FROM + BASES
RECOVER_KIND = MOVE_TO + BASES
ACTIONS = RECOVER_KIND + KINDS

MAX_LEGAL = KINDS * (BASES + HQS // 2) + 1  # every kind on every base and enemy headquarters, and to draw or to stop

ON_A_BASE = (("discard", DISCARD), ("recall", RECALL_FROM), ("move-from", MOVE_FROM), ("move-to", MOVE_TO))


def parts(world: Any, action: int) -> tuple[str, dict[str, int]]:
    """The name of an action and what it names."""
    if action < PLACE:
        return ("draw", "use", "pass")[action], {}
    if action < CAPTURE:
        kind, base = divmod(action - PLACE, BASES)
        return "place", {"troop": kind, "base": base + 1}
    if action < DISCARD:
        kind, hq = divmod(action - CAPTURE, HQS)
        return "capture", {"troop": kind, "hq": hq}
    if action >= RECOVER_KIND:
        return "recover", {"troop": action - RECOVER_KIND}
    which, base = divmod(action - DISCARD, BASES)
    return ON_A_BASE[which][0], {"base": base + 1}
