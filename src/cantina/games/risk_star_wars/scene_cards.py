"""The cards as the page draws them: hands, the card turned up, the orders to come and open discards."""

from typing import Any

from cantina.core.header import UNKNOWN

from . import state as st
from .reasons import seat_side
from .words import ORDER_NAMES, SIDE_NAMES, card_name

Found = dict[str, Any]


def orders_on(world: Any, side: int, kind: int) -> list[int]:
    """The orders on a card."""
    return [order for order in range(st.ORDERS) if world.symbols[side][kind] >> order & 1]


def about(world: Any, order: int) -> list[Any]:
    """What an order does: words of the page with the figures of the pack."""
    figures = {
        st.TIE: {"dice": world.dice[st.TIE], "n": world.deploy},
        st.LASER: {"dice": world.superlaser_dice, "least": world.superlaser_hit},
        st.AMBUSH: {"n": world.ambush},
        st.ASSAULT: {"dice": world.assault_dice},
        st.VADER: {"dice": world.duel_dice, "least": world.duel_hit},
        st.LUKE: {"dice": world.duel_dice, "least": world.duel_hit},
        st.EMPEROR: {"n": world.lightning},
        st.REDEMPTION: {"least": world.redeemable, "n": world.bonus_redeemed},
    }
    dice = {"dice": world.dice[order]} if order <= st.EXECUTOR else {}
    return [f"about.{ORDER_NAMES[order]}", {key: int(n) for key, n in figures.get(order, dice).items()}]


def gone(world: Any, s: Any) -> set[int]:
    """The orders that nobody can give any more in this game."""
    found = {kind for kind in range(st.KINDS_OF_SHIP) if not sum(s.ships[kind])}
    if s.reserve and st.EXECUTOR not in found:
        found -= {st.TIE}
    luke, vader = s.hits[st.LUKE_HITS] > 0, s.hits[st.VADER_HITS] > 0
    ended = {
        st.AMBUSH: s.team == world.spaces, st.ASSAULT: s.team == world.spaces, st.LUKE: not (luke and vader),
        st.VADER: not (luke and vader), st.EMPEROR: s.redeemed or not luke, st.REDEMPTION: not vader,
    }  # fmt: skip
    return found | {order for order, over in ended.items() if over}


def told(world: Any, s: Any, order: int) -> list[Any]:
    """What an order does, and that it can be given no more."""
    return [about(world, order)] + [["about.gone", {}]] * (order in gone(world, s))


def card(world: Any, s: Any, side: int, kind: int, n: int) -> Found:
    """Some copies of a card."""
    orders = orders_on(world, side, kind)
    over = [ORDER_NAMES[order] for order in orders if order in gone(world, s)]
    return {
        "look": "orders", "side": SIDE_NAMES[side], "n": int(n), "order": kind, "orders": [ORDER_NAMES[order] for order in orders],
        "tells": [line for order in orders for line in told(world, s, order)],
    } | ({"gone": over} if over else {})  # fmt: skip


def cards(world: Any, s: Any, side: int, counts: Any) -> Found:
    """Cards of a side by their ids, where there are any."""
    return {
        f"card-{card_name(world, side, kind)}": card(world, s, side, kind, counts[kind])
        for kind in range(st.CARDS[side])
        if counts[kind] > 0
    }


def hand(world: Any, s: Any, seat: int) -> Found:
    """The cards of a hand, as far as they are known."""
    return cards(world, s, seat_side(seat), s.hand[seat])


def turned_up(world: Any, s: Any) -> Found:
    """The orders of the card turned up, each to be clicked."""
    if not s.card:
        return {}
    side = up_side(s)
    return {
        f"order-{ORDER_NAMES[order]}": {
            "look": "order", "of": ORDER_NAMES[order], "side": SIDE_NAMES[side], "at": f"turned-{i}",
            "given": order == s.order - 1, "tells": told(world, s, order), "trail": False,
        }
        for i, order in enumerate(orders_on(world, side, s.card - 1))
    }  # fmt: skip


def up_side(s: Any) -> int:
    """The side whose card lies turned up: that of whoever acts."""
    return next((seat_side(seat) for seat in range(s.players) if s.acting >> seat & 1), st.REBELS)


QUEUE = 8  # orders of a round that are drawn; the last one also stands for those behind it


def per_round(world: Any, s: Any) -> int:
    """How many orders each player plans in a round."""
    return int(world.orders[s.players > 2])


def at_turn(world: Any, s: Any) -> dict[str, int]:
    """Whose order is being given and which: its number, or only how many come after it; 0 while all are planning."""
    if not (s.card and s.acting):
        return {"number": 0, "of": per_round(world, s)} if s.phase == st.PLAN else {}
    seat = up_seat(s)
    after = {"seat": seat, "after": int(s.pile_size[seat])}
    if not s.planned[seat]:  # the last planned order or a bonus order: the table does not remember which
        return after
    return after | {"number": per_round(world, s) - int(s.planned[seat]), "of": per_round(world, s) + bonus(s, seat)}


def bonus(s: Any, seat: int) -> int:
    """The bonus orders in the pile of a seat."""
    return int(s.pile_size[seat] - s.planned[seat])


def in_turn(world: Any, s: Any) -> list[int]:
    """The seats in the order in which they will give what is left of their orders; while planning, of all they plan."""
    left = [per_round(world, s) if s.phase == st.PLAN else int(s.pile_size[seat]) for seat in range(s.players)]
    seats, seat = [], up_seat(s)
    while any(left):
        seat = next(other % s.players for other in range(seat + 1, seat + s.players + 1) if left[other % s.players])
        seats.append(seat)
        left[seat] -= 1
    return seats


def up_seat(s: Any) -> int:
    """The seat whose card lies turned up; while there is none, the last one, since the first begins a round."""
    return next((seat for seat in range(s.players) if s.card and s.acting >> seat & 1), s.players - 1)


def queue(world: Any, s: Any) -> Found:
    """The orders of this round that are still to come, the next one first; while planning, also those not yet placed."""
    seats = in_turn(world, s)
    known = [known_orders(s, seat) for seat in range(s.players)]
    found: Found = {}
    for i, seat in enumerate(seats[:QUEUE]):
        own = seats[: i + 1].count(seat)  # the first, second … order of this seat
        cards = known[seat][own - 1 : own]
        orders = [order for kind in cards for order in orders_on(world, seat_side(seat), kind)]
        found[f"chip-{seat}-{own}"] = {
            "look": "chip", "side": SIDE_NAMES[seat_side(seat)], "at": f"queue-{i}", "seat": seat, "trail": False,
            "placed": own <= s.pile_size[seat], "bonus": s.phase != st.PLAN and own > s.planned[seat],
            "behind": len(seats) - QUEUE if i == QUEUE - 1 else 0,
            "orders": [ORDER_NAMES[order] for order in orders], "tells": [about(world, order) for order in orders],
        }  # fmt: skip
    return found


def plan(world: Any, s: Any, seat: int) -> Found:
    """The orders on each card that a seat has planned, and none for each that it is still to plan."""
    side = seat_side(seat)
    cards = [[ORDER_NAMES[order] for order in orders_on(world, side, kind)] for kind in known_orders(s, seat)]
    return {"side": SIDE_NAMES[side], "cards": cards + [[] for _ in range(per_round(world, s) - len(cards))]}


def discards(world: Any, s: Any) -> Found:
    """The open discards, which can be looked through."""
    return {f"discard-{SIDE_NAMES[side]}": discard(world, s, side) for side in (st.REBELS, st.EMPIRE)}


def discard(world: Any, s: Any, side: int) -> Found:
    """The open discard of a side, with what is still to come: in its deck, in hands or planned."""
    return {
        "look": "discard", "side": SIDE_NAMES[side], "at": f"discard-{SIDE_NAMES[side]}", "n": sum(s.discard[side]),
        "name": "board-discard", "cards": cards(world, s, side, s.discard[side]),
        "rest": cards(world, s, side, unseen(world, s, side)),
    }  # fmt: skip


def unseen(world: Any, s: Any, side: int) -> list[int]:
    """The cards of a side that lie nowhere in sight: not in the discard, not turned up, not known in a hand or a pile."""
    left = [int(world.copies[side][kind] - s.discard[side][kind]) for kind in range(st.CARDS[side])]
    for seat in range(s.players):
        if seat_side(seat) == side:
            for kind in range(st.CARDS[side]):
                left[kind] -= s.hand[seat][kind]
            for entry in known_orders(s, seat):
                left[entry] -= 1
    if s.card and up_side(s) == side:
        left[s.card - 1] -= 1
    return left


def known_orders(s: Any, seat: int) -> list[int]:
    """The planned orders of a seat that the viewer knows, the first one first."""
    return [entry - 1 for entry in s.pile[seat][: s.pile_size[seat]] if entry not in (0, UNKNOWN)]


def seat_line(world: Any, s: Any, seat: int, viewer: int) -> Found:
    """What everybody can count of a seat, and the hand of a team-mate (12.4)."""
    side = seat_side(seat)
    mate = viewer >= 0 and viewer != seat and seat_side(viewer) == side
    return {
        "sides": [SIDE_NAMES[side]],
        "team": side,
        "counts": {"board-hand": s.hand_size[seat], "board-orders": s.pile_size[seat]},
        "cards": hand(world, s, seat) if mate else {},
    }  # fmt: skip
