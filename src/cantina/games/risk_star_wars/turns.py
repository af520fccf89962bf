"""Rounds: planning, turns in order, and drawing back."""

from cantina.core.kernel import kernel
from cantina.core.log import EVERYONE, tell

from .board import able, bits, rebel_ships, shield_down, side_of
from .cards import orders_a_round, place_order, put_away, take_cards, turn_up
from .duel import can_duel
from .endor import can_ambush
from .state import AMBUSH, ASSAULT, EXECUTOR, LASER, ORDER, ORDERS, PLAN, ROUND_LIMIT, SECTORS, TIE
from .words import LIMIT, ROUND, USELESS


@kernel
def can_deploy(s):
    """Whether TIE fighters are left inside a living Executor."""
    return s.reserve > 0 and s.here[EXECUTOR] != 0


@kernel
def laser_targets(s):
    """What the Death Star may fire at: markers while one stands, then sectors with Rebel ships."""
    return bits(s.fleet) if s.fleet != 0 else rebel_ships(s) & SECTORS


@kernel
def possible(world, s, order):
    """Whether an order can move, attack, deploy, place a trooper, advance or hit somebody."""
    if order <= EXECUTOR:
        return able(world, s, order) != 0 or (order == TIE and can_deploy(s))
    if order == LASER:
        return laser_targets(s) != 0
    if order == AMBUSH:
        return can_ambush(world, s)
    if order == ASSAULT:
        return not shield_down(world, s)
    return can_duel(world, s, order)


@kernel
def choices_on_card(world, s, side):
    """The orders of the card turned up that can be given, as bits."""
    symbols = int(world.symbols[side, s.card - 1])
    found = 0
    for order in range(ORDERS):
        if symbols >> order & 1 and possible(world, s, order):
            found |= 1 << order
    return found


@kernel
def next_seat(s, seat):
    """The next seat in order after `seat` that has orders to give, which may be itself; -1 when nobody has."""
    players = int(s.players)
    for i in range(1, players + 1):
        other = (seat + i) % players
        if s.pile_size[other] > 0:
            return other
    return -1


@kernel
def next_turn(world, s, seat, log):
    """Turns up the next card after the turn of `seat` that leaves a choice, and puts those away that do not."""
    seat = next_seat(s, seat)
    while seat >= 0:  # each pass takes a card from a pile
        turn_up(s, seat, log)
        if choices_on_card(world, s, side_of(seat)):
            s.phase = ORDER
            s.acting = 1 << seat
            return
        tell(log, EVERYONE, USELESS, seat)
        put_away(s, seat)
        seat = next_seat(s, seat)
    end_round(world, s, log)


@kernel
def end_round(world, s, log):
    """Lets everyone draw back and begins the next round, or ends the game after the last."""
    if s.rounds >= world.cap:
        s.end = ROUND_LIMIT
        s.acting = 0
        tell(log, EVERYONE, LIMIT, int(s.rounds))
        return
    for seat in range(int(s.players)):
        take_cards(world, s, seat, orders_a_round(world, s), log)
    s.rounds += 1
    tell(log, EVERYONE, ROUND, int(s.rounds))
    begin_planning(s)


@kernel
def begin_planning(s):
    """Asks everyone who holds cards for orders, all at once."""
    s.phase = PLAN
    s.acting = 0
    for seat in range(int(s.players)):
        if s.hand_size[seat] > 0:
            s.acting = int(s.acting) | 1 << seat


@kernel
def plan(world, s, seat, kind, log):
    """Places one order of a seat; returns whether everyone has placed all."""
    place_order(s, seat, kind, log)
    if s.pile_size[seat] == orders_a_round(world, s) or s.hand_size[seat] == 0:
        s.acting = int(s.acting) & ~(1 << seat)
    return s.acting == 0
