"""The bonus cards: drawn, played, remade into a pile, and lying on the final planet."""

from cantina.core.counts import total
from cantina.core.kernel import kernel
from cantina.core.log import EVERYONE, only, others, tell
from cantina.core.rng import draw

from .state import BONUSES, DRAW, SEATS, SIGHTS, SINCE, TAKEN
from .words import DREW, DREW_UNSEEN, NOTHING_LEFT, PLANET, PLANET_UNSEEN, REMADE


@kernel
def fill_piles(world, s):
    """Shuffles the bonus cards, lays some on the final planet, and leaves the rest as the pile."""
    for kind in range(BONUSES):
        s.pile[kind] = world.bonus[kind]
    left = total(s.pile)
    s.planet_left = int(world.planet) * int(s.players)
    for _ in range(s.planet_left):
        s.planet[draw(s, s.pile, left)] += 1
        left -= 1
    s.pile_left = left


@kernel
def draw_bonus(s, seat, log):
    """Gives `seat` the top card of the pile, which is remade if it is empty."""
    if s.pile_left == 0:
        remake_pile(s, log)
    if s.pile_left == 0:
        tell(log, EVERYONE, NOTHING_LEFT, seat)
        return
    kind = draw(s, s.pile, int(s.pile_left))
    s.pile_left -= 1
    s.bonus[seat, kind] += 1
    s.held[seat] += 1
    if total(s.made_of) > 0:
        s.fresh[seat, kind] += 1
        s.fresh_held[seat] += 1
        s.drawn[seat, kind] += 1
        note(s, seat * SIGHTS + DRAW)
    tell(log, only(seat), DREW, seat, kind)
    tell(log, others(seat), DREW_UNSEEN, seat)


@kernel
def note(s, sight):
    """Adds to what all saw of bonus cards since the pile was last remade."""
    if s.noted < SINCE:
        s.since[s.noted] = sight
        s.noted += 1


@kernel
def remake_pile(s, log):
    """Shuffles the discards into a new pile, if there are any.

    Everybody knows what such a pile is made of, so from here on it matters who draws and who plays what.
    """
    s.pile_left = total(s.discards)
    if s.pile_left == 0:
        return
    for kind in range(BONUSES):
        s.pile[kind] = s.remade[kind] = s.made_of[kind] = s.discards[kind]
        s.discards[kind] = 0
    for seat in range(SEATS):
        s.fresh_held[seat] = 0
        for kind in range(BONUSES):
            s.fresh[seat, kind] = s.drawn[seat, kind] = 0
    for i in range(s.noted):
        s.since[i] = 0
    s.noted = 0
    tell(log, EVERYONE, REMADE)


@kernel
def discard(s, seat, kind):
    """Moves a card from a hand to the discards; of two alike, the one held longer goes first."""
    s.bonus[seat, kind] -= 1
    s.held[seat] -= 1
    s.discards[kind] += 1
    if s.noted > 0:
        note(s, seat * SIGHTS + kind)
    if s.fresh[seat, kind] > s.bonus[seat, kind]:
        s.fresh[seat, kind] -= 1
        s.fresh_held[seat] -= 1
        s.remade[kind] -= 1


@kernel
def open_planet(world, s, log):
    """Gives every player the cards that lie on the final planet for them."""
    if s.noted > 0:
        note(s, TAKEN)
    for seat in range(s.players):
        for _ in range(world.planet):
            kind = draw(s, s.planet, int(s.planet_left))
            s.planet_left -= 1
            s.bonus[seat, kind] += 1
            s.held[seat] += 1
            tell(log, only(seat), PLANET, seat, kind)
        tell(log, others(seat), PLANET_UNSEEN, seat, world.planet)
