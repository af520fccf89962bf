"""What each side still has to do to win (11.1, 11.2), as the page says it beside the players."""

from typing import Any

from . import state as st
from .reasons import holds
from .words import PLACE_NAMES

REBEL_SHIPS = (st.X_WING, st.Y_WING, st.B_WING, st.FALCON)

Goal = dict[str, Any]


def goals(world: Any, s: Any) -> list[Goal]:
    """The goal of each side: its aim, how far it has come, what is left, and how that is done."""
    return [death_star(world, s), rebel_fleet(world, s)]


def death_star(world: Any, s: Any) -> Goal:
    """The goal of the Rebels: first the shield must fall, then ships beside the Death Star may attack it."""
    steps, least = int(world.spaces - s.team), {"least": int(world.core_hit)}
    near = [PLACE_NAMES[place].upper() for place in range(st.INNER, st.PLACES) if holds(s, place, st.REBELS)]
    if steps:
        left, how = ["goal.shield", {"n": steps}], ["goal.then", least]
    else:
        left = ["goal.open", {}]
        how = ["goal.attack", least | {"places": ", ".join(near)}] if near else ["goal.enter", least]
    return {"aim": "goal.rebels", "part": s.team / world.spaces, "left": left, "how": how}


def rebel_fleet(world: Any, s: Any) -> Goal:
    """The goal of the Empire: every fighter, the Falcon and all fleet markers of the Rebels."""
    ships = [sum(s.ships[kind]) for kind in REBEL_SHIPS]
    markers = s.fleet.bit_count()
    left, all_of_them = sum(ships) + markers, sum(sum(world.start[kind]) for kind in REBEL_SHIPS) + st.MARKERS
    counts = {"fighters": sum(ships[: st.FALCON]), "falcon": ships[st.FALCON], "markers": markers}
    return {
        "aim": "goal.empire",
        "part": max(0.0, 1 - left / all_of_them),
        "left": ["goal.ships", {"n": left}],
        "how": ["goal.fleet", counts],
    }
