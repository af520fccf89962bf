"""What a seat knows, and what the rest could be."""

from cantina.core.kernel import kernel
from cantina.core.rng import draw

from .bonus import total
from .state import BONUSES, CARDS, SEATS
from .turn import deck_size, fill_deck


@kernel
def hide(world, s, seat):
    """Blanks the hands of the others, the movement deck, the bonus pile and the cards on the final planet."""
    for other in range(SEATS):
        if other != seat:
            blank_hand(s, other)
    for card in range(CARDS):
        s.deck[card] = 0
    for kind in range(BONUSES):
        s.pile[kind] = s.planet[kind] = 0


@kernel
def blank_hand(s, seat):
    """Blanks the cards that a seat holds; their numbers stay."""
    for card in range(CARDS):
        s.hand[seat, card] = 0
    for kind in range(BONUSES):
        s.bonus[seat, kind] = s.fresh[seat, kind] = 0


@kernel
def redeal(world, s):
    """Deals what is unseen as chance would have."""
    redeal_movement(world, s)
    if total(s.remade) > 0:
        redeal_remade(world, s)
    else:
        redeal_first_pile(world, s)


@kernel
def redeal_movement(world, s):
    """Puts the unseen movement cards into the deck and draws the unknown hands from it."""
    fill_deck(world, s)
    for card in range(CARDS):
        s.deck[card] -= s.played[card]
        for seat in range(SEATS):
            s.deck[card] -= s.hand[seat, card]
    left = deck_size(s)
    for seat in range(s.players):
        for _ in range(unknown_cards(s, seat)):
            s.hand[seat, draw(s, s.deck, left)] += 1
            left -= 1


@kernel
def unknown_cards(s, seat):
    """How many movement cards in a hand are not seen."""
    n = int(s.cards[seat])
    for card in range(CARDS):
        n -= int(s.hand[seat, card])
    return n


@kernel
def redeal_first_pile(world, s):
    """Draws unknown hands and the planet's cards from all unseen ones: the first pile was never remade."""
    for kind in range(BONUSES):
        s.pile[kind] = world.bonus[kind] - s.discards[kind] - s.planet[kind]
        for seat in range(SEATS):
            s.pile[kind] -= s.bonus[seat, kind]
    left = total(s.pile)
    for seat in range(s.players):
        for _ in range(int(s.held[seat]) - total(s.bonus[seat])):
            s.bonus[seat, draw(s, s.pile, left)] += 1
            left -= 1
    for _ in range(int(s.planet_left) - total(s.planet)):
        s.planet[draw(s, s.pile, left)] += 1
        left -= 1


@kernel
def redeal_remade(world, s):
    """Draws fresh cards from what the pile was remade of, and those held longer from the rest.

    What is left over of either is the pile, or lies on the final planet.
    """
    for kind in range(BONUSES):
        s.pile[kind] = s.remade[kind]
        s.planet[kind] = world.bonus[kind] - s.discards[kind] - s.remade[kind]
        for seat in range(SEATS):
            s.pile[kind] -= s.fresh[seat, kind]
            s.planet[kind] -= s.bonus[seat, kind] - s.fresh[seat, kind]
    fresh_left, older_left = total(s.pile), total(s.planet)
    for seat in range(s.players):
        fresh = int(s.fresh_held[seat]) - total(s.fresh[seat])
        older = int(s.held[seat]) - total(s.bonus[seat]) - fresh
        for _ in range(fresh):
            kind = draw(s, s.pile, fresh_left)
            s.bonus[seat, kind] += 1
            s.fresh[seat, kind] += 1
            fresh_left -= 1
        for _ in range(older):
            s.bonus[seat, draw(s, s.planet, older_left)] += 1
            older_left -= 1
