"""Positions that cannot be: what shows only when the whole was read. The engine calls `check` then."""

import functools
from typing import Any

from cantina.core.counts import members
from cantina.core.errors import PositionError
from cantina.core.header import UNKNOWN

from .position_cards import lying_open, outside, seen
from .position_kept import cards_drawn, older_orders, seats_of, wrong_kept
from .reasons import enemies_beside, goals
from .state import ATTACK, CARDS, COUNT, DIE, EXECUTOR, FALCON, MARKERS, PLAN, TIE, TO
from .words import PLACE_NAMES, SIDE_NAMES, card_name


def check(world: Any, s: Any) -> None:
    """Raises PositionError where ships, the order being carried out or the cards cannot be as they were read."""
    check_ships(s)
    if not s.end:
        check_order(world, s)
    for side in range(len(SIDE_NAMES)):
        check_total(world, s, side)
    for side in range(len(SIDE_NAMES)):
        check_kept(world, s, side)
    if s.phase == PLAN and not s.end:
        check_planning(world, s)


def check_ships(s: Any) -> None:
    """Refuses Rebels without ships, both sides in one place, and ships on a marker that cannot hold them."""
    rebels = s.here[0] | s.here[1] | s.here[2] | s.here[FALCON]
    empire = s.here[TIE] | s.here[EXECUTOR]
    markers = (1 << MARKERS) - 1
    for name, wrong in (
        ("both sides stand", rebels & empire),
        ("only Rebel fighters can stand", (empire | s.here[FALCON]) & markers),
        ("a marker that fell holds no ships, but some stand", rebels & markers & ~s.fleet),
    ):
        if wrong:
            place = PLACE_NAMES[members(wrong)[0]]
            raise PositionError(f"ships: {name} in {place}")
    if not s.end and not s.fleet and not rebels:
        raise PositionError("ships: the Rebels have none left, so that the game has ended")


def check_order(world: Any, s: Any) -> None:
    """Refuses places where the ordered ships are not, cannot go or cannot strike."""
    kind, origin, goal = s.order - 1, s.origin - 1, s.goal - 1
    if s.phase in (TO, COUNT) and not s.ships[kind][origin]:
        raise PositionError(f"from: no ships of the order stand in {PLACE_NAMES[origin]}")
    if s.phase == COUNT and goal not in goals(world, s, kind, origin):
        raise PositionError(f"to: the ships cannot move from {PLACE_NAMES[origin]} to {PLACE_NAMES[goal]}")
    if s.phase in (ATTACK, DIE) and not s.ships[kind][goal]:
        raise PositionError(f"to: no ships of the order stand in {PLACE_NAMES[goal]}")
    if s.phase == DIE:
        target = s.target - 1
        if target not in enemies_beside(world, s, kind, goal):
            raise PositionError(f"target: {PLACE_NAMES[target]} cannot be attacked from {PLACE_NAMES[goal]}")


def check_total(world: Any, s: Any, side: int) -> None:
    """Refuses more or fewer cards than the pack has."""
    in_sight, total = seen(s, side), sum(world.copies[side])
    for kind in range(CARDS[side]):
        known = in_sight[kind] + s.deck[side][kind]
        if known > world.copies[side][kind]:
            name = card_name(world, side, kind)
            raise PositionError(
                f"decks.{SIDE_NAMES[side]}: {known} cards {name}, but the pack has {world.copies[side][kind]}"
            )
    placed = outside(s, side) + s.deck_size[side]
    if placed != total:
        raise PositionError(f"decks.{SIDE_NAMES[side]}: {placed} cards in all, but the pack has {total}")


def check_planning(world: Any, s: Any) -> None:
    """Refuses a planning phase in which others are to act than those who still have to plan."""
    orders = world.orders[0 if s.players == 2 else 1]
    for seat in range(s.players):
        size = s.pile_size[seat]
        if size > orders or size > s.planned[seat]:
            raise PositionError(
                f"orders[{seat}]: while planning there are at most {orders} orders, none of them a bonus"
            )
        if bool(s.acting >> seat & 1) != (size < orders and s.hand_size[seat] > 0):
            raise PositionError(
                f"to_act: seat {seat} {'is' if size < orders else 'is not'} to plan by its hand and orders"
            )


def check_kept(world: Any, s: Any, side: int) -> None:
    """Refuses kept, drawn and unclear cards of a side that no course of the game explains."""
    seats, drawn = seats_of(s, side), cards_drawn(s, side)
    told = sum(s.drawn[seat] for seat in seats)
    if told != drawn:
        raise PositionError(
            f"drawn: by the kept cards {drawn} of the {SIDE_NAMES[side]} are from the present deck, not {told}"
        )
    certain = lying_open(s, side)
    cards: list[tuple[int, int, int]] = []  # those that can be either: kind, seat, how many up to it can be drawn
    for seat in seats:
        for i in range(s.unclear_size[seat]):
            certain[s.unclear[seat][i] - 1] -= 1
            cards.append((s.unclear[seat][i] - 1, seat, s.most[seat][i]))
        cards += [(kind, seat, s.drawn[seat]) for kind in known_cards(s, side, seat)]
    if min(certain) < 0:
        raise PositionError(f"unclear: some of these cards of the {SIDE_NAMES[side]} do not lie open")
    kept, new = copies_left(world, s, side, certain)
    least = {seat: s.drawn[seat] - hidden_cards(s, seat) for seat in seats}
    if min(kept) < 0 or min(new) < 0 or not explained(cards, kept, new, least):
        raise wrong_kept(side)


def copies_left(world: Any, s: Any, side: int, certain: list[int]) -> tuple[list[int], list[int]]:
    """The kept and the new copies of each card that are in hands, planned or unclear, or not known to be elsewhere."""
    kept = list(s.kept[side])
    new = [world.copies[side][k] - kept[k] - certain[k] - s.deck[side][k] for k in range(CARDS[side])]
    for seat in seats_of(s, side):
        size, fresh = s.pile_size[seat], s.fresh[seat]
        for copies, orders in ((kept, older_orders(s, seat)), (new, s.pile[seat][size - fresh : size])):
            for entry in orders:
                if entry != UNKNOWN:
                    copies[entry - 1] -= 1
    return kept, new


def known_cards(s: Any, side: int, seat: int) -> list[int]:
    """The kinds of the known cards in a seat's hand and among its planned orders."""
    hand = [kind for kind in range(CARDS[side]) for _ in range(s.hand[seat][kind])]
    return hand + [entry - 1 for entry in s.pile[seat][: s.planned[seat]] if entry != UNKNOWN]


def hidden_cards(s: Any, seat: int) -> int:
    """How many cards of a seat's hand and planned orders are unknown."""
    hand: int = s.hand_size[seat] - sum(s.hand[seat])
    planned: int = s.pile[seat][: s.planned[seat]].count(UNKNOWN)
    return hand + planned


def explained(cards: list[tuple[int, int, int]], kept: list[int], new: list[int], least: dict[int, int]) -> bool:
    """Whether every card can be a kept or a new one within the copies of its kind and the numbers of its seat."""
    seats = sorted(least)

    @functools.cache
    def possible(i: int, taken: tuple[int, ...], fallen: tuple[int, ...]) -> bool:
        if i == len(cards):
            return all(n >= least[seat] for seat, n in zip(seats, fallen, strict=True))
        kind, seat, most = cards[i]
        before = sum(card[0] == kind for card in cards[:i])
        place = seats.index(seat)
        if taken[kind] < kept[kind] and fallen[place] <= most and possible(i + 1, more(taken, kind), fallen):
            return True
        fits = before - taken[kind] < new[kind] and fallen[place] < most
        return fits and possible(i + 1, taken, more(fallen, place))

    return possible(0, (0,) * len(kept), (0,) * len(seats))


def more(counts: tuple[int, ...], place: int) -> tuple[int, ...]:
    """The counts with one more at a place."""
    return (*counts[:place], counts[place] + 1, *counts[place + 1 :])
