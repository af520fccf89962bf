"""The numbering of the actions, and each as its name and parts.

0-23      plan a card of the Rebels
24-35     plan a card of the Empire
36-48     give an order of the card turned up
49        decline the card
50-77     choose the place of the ships
78        deploy TIE fighters
79-100    move to a sector
101       stay
102-157   how many ships move
158-186   attack a place, or the Death Star
187       hold fire
188-194   hit a kind of ship with the highest die left
"""

from typing import Any

from .state import CARDS, DEATH_STAR, FIGHTERS, MARKER, MARKERS, ORDERS, PLACES

PLAN_CARD = 0
GIVE = PLAN_CARD + sum(CARDS)
DECLINE = GIVE + ORDERS
CHOOSE = DECLINE + 1
DEPLOY = CHOOSE + PLACES
GO = DEPLOY + 1
STAY = GO + PLACES - MARKERS
MOVE = STAY + 1  # MOVE + n - 1 moves n ships
FIRE_AT = MOVE + FIGHTERS
HOLD = FIRE_AT + DEATH_STAR + 1
HIT = HOLD + 1
ACTIONS = HIT + MARKER + 1

MAX_LEGAL = FIGHTERS  # how many ships move
SOME_PLAN = ACTIONS  # what the other side sees of a planned card; one more for the Empire's

ALONE = {DECLINE: "decline", DEPLOY: "deploy", STAY: "stay", HOLD: "hold"}
# Name, type of its part, first action, number of the part there; the highest first.
RANGES = (
    ("hit", "ship", HIT, 0),
    ("attack", "place", FIRE_AT, 0),
    ("move", "number", MOVE, 1),
    ("to", "place", GO, MARKERS),
    ("from", "place", CHOOSE, 0),
    ("order", "order", GIVE, 0),
    ("plan", "card", PLAN_CARD, 0),
)


def parts(_world: Any, action: int) -> tuple[str, dict[str, int]]:
    """The name of an action and what it names."""
    if action in ALONE:
        return ALONE[action], {}
    name, kind, first, least = next(row for row in RANGES if action >= row[2])
    return name, {kind: action - first + least}
