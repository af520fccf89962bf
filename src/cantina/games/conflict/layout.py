"""Where everything lies on the page's table of Conflict, in a wide and in a tall shape."""

from typing import Any

from cantina.core.drawing import ribbon
from cantina.core.header import SEATS

from . import state as st
from .words import DECK_NAMES, LEADER_NAMES

WIDE, TALL = (1000, 590), (438, 480)
Places = dict[str, list[float]]


def layouts(fields: int) -> dict[str, Any]:
    """Both shapes with their places; the track winds as often as there is room for."""
    wide = track(ribbon(fields, 3, 664, 146, top=20, edge=10), 128)
    tall = track(ribbon(fields, 3, TALL[0], 104, top=14, edge=9), 0)
    return {
        "wide": {"size": list(WIDE), "places": wide | wide_places()},
        "tall": {"size": list(TALL), "places": tall | tall_places()},
    }


def track(points: list[list[float]], left: float) -> Places:
    """The fields, moved to the right of what stands beside them."""
    return {f"field-{i}": [round(x + left, 1), y] for i, (x, y) in enumerate(points)}


def wide_places() -> Places:
    """The heroes beside the track; below it leaders, decks with room for what was revealed, and dice; then everybody else."""
    places = {f"hero-{i}": [836.0 + 62 * i, 69.0] for i in range(st.HEROES)}
    places |= {f"leader-{name}": [41.0 + 78 * i, 276.0] for i, name in enumerate(LEADER_NAMES)}
    places |= {f"deck-{name}": [288.0 + 192 * i, 270.0] for i, name in enumerate(DECK_NAMES)}
    places |= {f"shown-{name}": [339.0 + 192 * i, 372.0] for i, name in enumerate(DECK_NAMES)}
    places |= {f"dice-{i}": [873.0 + 84 * (i % 2), 261.0 + 84 * (i // 2)] for i in range(st.DICE)}
    places |= {"help": [957.0, 345.0], "discards": [873.0, 403.0], "end": [550.0, 304.0], "steps": [500.0, 178.0]}
    return places | others(WIDE[0], 8, 514)


def tall_places() -> Places:
    """The same on a narrow screen."""
    places = {f"hero-{i}": [236.0 + 36 * i, 206.0] for i in range(st.HEROES)}
    places |= {f"leader-{name}": [36.0 + 66 * i, 165.0] for i, name in enumerate(LEADER_NAMES)}
    places |= {f"deck-{name}": [30.0 + 146 * i, 297.0] for i, name in enumerate(DECK_NAMES)}
    places |= {f"shown-{name}": [73.0 + 146 * i, 386.0] for i, name in enumerate(DECK_NAMES)}
    places |= {f"dice-{i}": [240.0 + 56 * i, 155.0] for i in range(st.DICE)}
    places |= {"help": [409.0, 155.0], "discards": [419.0, 206.0], "end": [219.0, 325.0], "steps": [219.0, 238.0]}
    return places | others(TALL[0], 4, 457)


def others(width: float, gap: float, y: float) -> Places:
    """A row for every number of seats: those of `others-N-0` and so on share the whole width."""
    return {
        f"others-{n}-{i}": [round((i + 0.5) * (width + gap) / n - gap / 2, 1), float(y)]
        for n in range(1, SEATS + 1)
        for i in range(n)
    }
