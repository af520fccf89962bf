"""The order that is being carried out, as readable data, and back."""

from typing import Any

from cantina.core.errors import PositionError
from cantina.core.reading import Reader

from .reasons import seat_side
from .state import ATTACK, COUNT, DICE, DIE, EXECUTOR, FIRE, FROM, LASER, ORDER, PLACES, PLAN, TO
from .words import ORDER_NAMES, PHASES, PLACE_NAMES, card_name

# What is settled in each phase. Ships that were deployed came from nowhere, so that "from" may be left out later.
SETTLED = {
    PLAN: set(),
    ORDER: {"card"},
    FROM: {"card", "order"},
    TO: {"card", "order", "from"},
    COUNT: {"card", "order", "from", "to"},
    ATTACK: {"card", "order", "from", "to"},
    DIE: {"card", "order", "from", "to", "target", "dice"},
    FIRE: {"card", "order"},
}
PLACE_FIELDS = {"from": "origin", "to": "goal", "target": "target"}


def side_to_act(s: Any) -> int:
    """The side of the one seat that is to act."""
    return seat_side(int(s.acting).bit_length() - 1)


def write_order(world: Any, s: Any) -> dict[str, Any]:
    """The card turned up and what is settled of its order."""
    data: dict[str, Any] = {}
    if s.card:
        data["card"] = card_name(world, side_to_act(s), s.card - 1)
    if s.order:
        data["order"] = ORDER_NAMES[s.order - 1]
    for key, field in PLACE_FIELDS.items():
        if getattr(s, field):
            data[key] = PLACE_NAMES[getattr(s, field) - 1]
    if s.dice[0]:
        data["dice"] = [die for die in s.dice if die]
    return data


def read_order(r: Reader, world: Any, s: Any) -> None:
    """Fills in the card turned up and what is settled of its order, as the phase asks for it."""
    settled = set() if s.end else SETTLED[int(s.phase)]
    for key in ("card", "order", *PLACE_FIELDS, "dice"):
        if r.value(key, "") != "" and key not in settled:
            raise PositionError(f"{key}: is not settled in the phase {PHASES[int(s.phase)]!r}")
    if not settled:
        return
    if int(s.acting).bit_count() != 1:
        raise PositionError(f"to_act: one seat only is to act in the phase {PHASES[int(s.phase)]!r}")
    read_card(r, world, s)
    if "order" in settled:
        read_symbol(r, world, s)
    for key, field in PLACE_FIELDS.items():
        if key in settled:
            read_place(r, s, key, field)
    if "dice" in settled:
        read_dice(r, s)


def read_card(r: Reader, world: Any, s: Any) -> None:
    """The card turned up, which is one of the side to act."""
    side = side_to_act(s)
    names = [
        card_name(world, side, kind) if world.symbols[side][kind] else "" for kind in range(len(world.symbols[side]))
    ]
    name = r.value("card", None)
    if not name:
        raise PositionError(f"card: must be a card, not {name!r}")
    s.card = 1 + r.checked_name("card", name, names)


def read_symbol(r: Reader, world: Any, s: Any) -> None:
    """The order being carried out, which is on the card."""
    order = r.named("order", None, ORDER_NAMES)
    if not world.symbols[side_to_act(s)][int(s.card) - 1] >> order & 1:
        raise PositionError(f"order: {ORDER_NAMES[order]} is not on the card")
    if order != LASER if s.phase == FIRE else order > EXECUTOR:
        raise PositionError(f"order: {ORDER_NAMES[order]} never comes to the phase {PHASES[int(s.phase)]!r}")
    s.order = order + 1


def read_place(r: Reader, s: Any, key: str, field: str) -> None:
    """One of the places of an order."""
    deployed = key == "from" and s.phase in (ATTACK, DIE)
    name = r.value(key, "" if deployed else None)
    if name or not deployed:
        setattr(s, field, 1 + r.checked_name(key, name, PLACE_NAMES[:PLACES]))


def read_dice(r: Reader, s: Any) -> None:
    """The dice still to be assigned."""
    dice = r.checked_integers("dice", r.value("dice", None), None, 1, 6)
    if not 1 <= len(dice) <= DICE:
        raise PositionError(f"dice: must be 1 to {DICE} dice, not {len(dice)}")
    for i, die in enumerate(sorted(dice, reverse=True)):
        s.dice[i] = die
