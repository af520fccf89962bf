"""The rules of Risk: Star Wars Edition as kernels; the battles, the cards and the rounds have modules of their own."""

from cantina.core.kernel import kernel
from cantina.core.log import EVERYONE, tell
from cantina.core.rng import draw

from . import state as st
from .actions import CHOOSE, DECLINE, DEPLOY, FIRE_AT, GIVE, GO, HIT, HOLD, MOVE, PLAN_CARD, SOME_PLAN, STAY
from .battle import fire, hittable, strike, use_dice
from .board import able, put, reach, side_of, targets_from
from .cards import card_number, put_away
from .duel import duel
from .endor import ambush, assault
from .hiding import hide, redeal
from .moves import attack_place, begin_fire, begin_moves, choose, deploy, go, move, ordered_kind, stay
from .turns import begin_planning, can_deploy, choices_on_card, laser_targets, next_turn, plan
from .words import DECLINED, HELD, ORDERED

__all__ = ["apply", "hide", "legal", "redeal", "returns", "setup", "shown"]


@kernel
def setup(world, s, options):
    """Lays out ships, tracks and decks, and deals the hands."""
    for kind in range(st.KINDS_OF_SHIP):
        for place in range(st.PLACES):
            if world.start[kind, place] > 0:
                put(s, kind, place, int(world.start[kind, place]))
    s.reserve = reserve_at_start(world)
    for track in range(4):
        s.hits[track] = world.hits[track]
    s.fleet = (1 << st.MARKERS) - 1
    s.supply = world.troopers
    deal(world, s)
    s.rounds = 1
    begin_planning(s)
    s.news = 0


@kernel
def reserve_at_start(world):
    """The TIE fighters of the box that do not begin on the board."""
    left = int(world.box[st.TIE])
    for place in range(st.PLACES):
        left -= int(world.start[st.TIE, place])
    return left


@kernel
def deal(world, s):
    """Makes both decks and deals everyone a hand."""
    for side in range(2):
        for kind in range(st.CARDS_MAX):
            s.deck[side, kind] = world.copies[side, kind]
            s.deck_size[side] += world.copies[side, kind]
    for seat in range(int(s.players)):
        side = side_of(seat)
        for _ in range(int(world.hand)):
            s.hand[seat, draw(s, s.deck[side], int(s.deck_size[side]))] += 1
            s.deck_size[side] -= 1
        s.hand_size[seat] = s.drawn[seat] = world.hand


@kernel
def legal(world, s, seat, out):
    """Writes what `seat` may choose now, ascending, and returns how many."""
    if int(s.acting) >> seat & 1 == 0:
        return 0
    if s.phase == st.PLAN:
        return legal_hand(s, seat, out)
    if s.phase == st.ORDER:
        return legal_also(DECLINE, out, legal_bits(choices_on_card(world, s, side_of(seat)), GIVE, out))
    if s.phase == st.FROM:
        return legal_squadrons(world, s, out)
    if s.phase == st.TO:
        return legal_goals(world, s, out)
    if s.phase == st.COUNT:
        return legal_numbers(s, out)
    if s.phase == st.ATTACK:
        return legal_targets(world, s, out)
    if s.phase == st.DIE:
        return legal_bits(hittable(world, s, int(s.target) - 1, int(s.dice[0])), HIT, out)
    return legal_bits(laser_targets(s), FIRE_AT, out)


@kernel
def legal_bits(bits, first, out):
    """Writes an action for every bit that is set, counted from `first`, and returns how many."""
    n = 0
    while bits:
        if bits & 1:
            out[n] = first
            n += 1
        bits >>= 1
        first += 1
    return n


@kernel
def legal_also(action, out, n):
    """Appends one action to the n that are there, and returns how many there are now."""
    out[n] = action
    return n + 1


@kernel
def legal_hand(s, seat, out):
    """Every kind of card in the hand."""
    side = side_of(seat)
    n = 0
    for kind in range(st.CARDS_MAX):
        if s.hand[seat, kind] > 0:
            out[n] = PLAN_CARD + card_number(side, kind)
            n += 1
    return n


@kernel
def legal_squadrons(world, s, out):
    """Every place with ships that could move or attack, and to deploy."""
    n = legal_bits(able(world, s, ordered_kind(s)), CHOOSE, out)
    if ordered_kind(s) == st.TIE and can_deploy(s):
        n = legal_also(DEPLOY, out, n)
    return n


@kernel
def legal_goals(world, s, out):
    """Every sector within reach, and to stay if there is something to attack from here."""
    kind, origin = ordered_kind(s), int(s.origin) - 1
    n = legal_bits(reach(world, s, kind, origin) >> st.MARKERS, GO, out)
    if targets_from(world, s, kind, origin) != 0:
        n = legal_also(STAY, out, n)
    return n


@kernel
def legal_numbers(s, out):
    """From one ship to all of them."""
    n = int(s.ships[ordered_kind(s), s.origin - 1])
    for i in range(n):
        out[i] = MOVE + i
    return n


@kernel
def legal_targets(world, s, out):
    """Every place that can be attacked, and to hold fire unless the ships stayed in order to attack."""
    n = legal_bits(targets_from(world, s, ordered_kind(s), int(s.goal) - 1), FIRE_AT, out)
    if s.goal != s.origin:
        n = legal_also(HOLD, out, n)
    return n


@kernel
def apply(world, s, seat, action, log):
    """Plays one legal action; when it completes the planning or an order, the next card is turned up."""
    if action < GIVE:
        if plan(world, s, seat, action - PLAN_CARD - card_number(side_of(seat), 0), log):
            next_turn(world, s, int(s.players) - 1, log)
    elif carry_out(world, s, seat, action, log):
        put_away(s, seat)
        if s.end == 0:
            next_turn(world, s, seat, log)
        else:
            s.acting = 0


@kernel
def carry_out(world, s, seat, action, log):
    """Plays one step of an order and returns whether the order is done."""
    if action < DECLINE:
        return give(world, s, seat, action - GIVE, log)
    if action == DECLINE:
        tell(log, EVERYONE, DECLINED, seat)
        return True
    if action < DEPLOY:
        return choose(world, s, seat, action - CHOOSE, log)
    if action == DEPLOY:
        return deploy(world, s, seat, log)
    if action < STAY:
        return go(world, s, seat, action - GO + st.MARKERS, log)
    if action == STAY:
        return stay(world, s, seat, log)
    if action < FIRE_AT:
        return move(world, s, seat, action - MOVE + 1, log)
    return battle(world, s, seat, action, log)


@kernel
def battle(world, s, seat, action, log):
    """Plays a target, to hold fire, or what a die hits; returns whether the order is done."""
    if action == HOLD:
        tell(log, EVERYONE, HELD, seat)
        return True
    if action > HOLD:
        strike(world, s, seat, action - HIT, log)
        return use_dice(world, s, seat, log)
    if s.phase == st.FIRE:
        return fire(world, s, seat, action - FIRE_AT, log)
    return attack_place(world, s, seat, action - FIRE_AT, log)


@kernel
def give(world, s, seat, order, log):
    """Begins to carry out an order and returns whether it is done, as those are that ask nothing more."""
    tell(log, EVERYONE, ORDERED, seat, order)
    s.order = order + 1
    if order <= st.EXECUTOR:
        return begin_moves(world, s, seat, log)
    if order == st.LASER:
        return begin_fire(world, s, seat, log)
    if order == st.AMBUSH:
        ambush(world, s, seat, log)
    elif order == st.ASSAULT:
        assault(world, s, seat, log)
    else:
        duel(world, s, seat, order, log)
    return True


@kernel
def returns(world, s, out):
    """Writes 1 for the seats of the side that won and -1 for the others; 0 for all at the round limit."""
    winner = st.REBELS if s.end == st.DEATH_STAR_LOST else st.EMPIRE
    for seat in range(int(s.players)):
        if s.end == st.ROUND_LIMIT:
            out[seat] = 0.0
        else:
            out[seat] = 1.0 if side_of(seat) == winner else -1.0


@kernel
def shown(world, s, action, seat):
    """What another seat sees of an action: of a card that the other side plans, only that it was placed."""
    if action >= GIVE:
        return action
    side = st.REBELS if action < st.CARDS[st.REBELS] else st.EMPIRE
    if seat >= 0 and side_of(seat) == side:
        return action
    return SOME_PLAN + side
