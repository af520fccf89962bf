"""Whose turn it is: rounds, deals, windows, and the end of the game."""

from cantina.core.counts import total
from cantina.core.kernel import kernel
from cantina.core.log import EVERYONE, only, tell
from cantina.core.rng import draw

from .state import CAP, CARD_PHASE, CARDS, COLOURS, HOME, NONE, NUMBERS, SHARED, SHIPS, WON
from .words import CAPPED, DEALT, RESHUFFLED, ROUND, WINS


@kernel
def side_of(s, seat):
    """The side of a seat: itself with three players, else one of two that sit alternately."""
    return seat if s.players == 3 else seat & 1


@kernel
def mate_of(s, seat):
    """The team-mate of a seat, or NONE."""
    return seat ^ 2 if s.players == 4 else NONE


@kernel
def ask(s, phase, seat):
    """Opens a window for `seat` if it exists and holds a bonus card; says whether it did.

    The number of cards is open. Asking by the kinds that are held, or by those already played, would tell secrets.
    """
    if seat < 0 or s.held[seat] == 0:
        return False
    s.phase = phase
    s.acting = 1 << seat
    return True


@kernel
def end_turn(world, s, log):
    """Ends the game if a side is complete, else begins the next turn."""
    # All that moved this turn stands where the moved ship stands: if that is not the final planet, nobody arrived.
    arrived = s.on[s.ship] == HOME
    s.card = s.ship = s.used = NONE
    s.began = 0
    s.passed = 0
    s.phase = CARD_PHASE
    if not arrived or not finish(s, log):
        next_turn(world, s, log)


@kernel
def finish(s, log):
    """Ends the game if some side has all its ships on the final planet; says whether it did."""
    complete = 0
    for side in range(3):
        if is_home(s, side):
            complete += 1
    if complete == 0:
        return False
    s.end = WON if complete == 1 else SHARED
    s.acting = 0
    for seat in range(s.players):
        if is_home(s, side_of(s, seat)):
            tell(log, EVERYONE, WINS, seat)
    return True


@kernel
def is_home(s, side):
    """Whether a side has ships, and all of them on the final planet."""
    ships = 0
    for ship in range(SHIPS):
        if s.at[ship] >= 0 and side_of(s, int(s.owner[ship >> 1])) == side:
            ships += 1
            if s.on[ship] != HOME:
                return False
    return ships > 0


@kernel
def next_turn(world, s, log):
    """Passes the turn clockwise; deals when nobody has a card left; ends the game at the cap."""
    if s.turns >= world.cap:
        s.end, s.acting = CAP, 0
        tell(log, EVERYONE, CAPPED, s.turns)
        return
    s.turns += 1
    s.player = next_with_cards(s)
    if s.player < 0:
        new_round(world, s, log)
    s.acting = 1 << int(s.player)


@kernel
def next_with_cards(s):
    """The next seat clockwise that holds a movement card, or NONE."""
    players = int(s.players)
    seat = int(s.player)
    for _ in range(players):
        seat = seat + 1 if seat + 1 < players else 0
        if s.cards[seat] > 0:
            return seat
    return NONE


@kernel
def new_round(world, s, log):
    """Deals new hands and gives the turn to the seat that begins every round."""
    if total(s.deck) == 0:
        tell(log, EVERYONE, RESHUFFLED)
    deal(world, s)
    tell(log, EVERYONE, ROUND, world.hand)
    for seat in range(s.players):
        tell_hand(s, seat, log)
    s.player = s.first


@kernel
def deal(world, s):
    """Deals every seat its hand; an empty deck is remade of all that was played."""
    left = total(s.deck)
    for seat in range(s.players):
        for _ in range(world.hand):
            if left == 0:
                left = remake_deck(s)
            card = draw(s, s.deck, left)
            s.hand[seat, card] += 1
            left -= 1
        s.cards[seat] = world.hand


@kernel
def remake_deck(s):
    """Makes the deck of the played cards and returns how many they are."""
    for card in range(CARDS):
        s.deck[card] += s.played[card]
        s.played[card] = 0
    return total(s.deck)


@kernel
def tell_hand(s, seat, log):
    """Tells a seat the cards of its new hand, in order; numbered from 1, for 0 is no card."""
    a = b = c = d = e = f = 0
    for card in range(CARDS):
        for _ in range(s.hand[seat, card]):
            a, b, c, d, e, f = b, c, d, e, f, card + 1
    tell(log, only(seat), DEALT, seat, a, b, c, d, e, f)


@kernel
def fill_deck(world, s):
    """Puts all movement cards of the colours in play into the deck."""
    for colour in range(COLOURS):
        if s.owner[colour] >= 0:
            for i in range(NUMBERS):
                s.deck[colour * NUMBERS + i] = world.copies[i]
