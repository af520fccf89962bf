"""What everybody can count of kept and drawn cards, brought up to date as the game goes on: a room of hiding.py, which deals by it.

Kept cards were not in the present deck when it was made; drawn ones came from it. A hand, the orders planned from it and the
cards turned up from among those hold a number of cards of the present deck that everyone knows: `drawn`. All others are kept
ones. Often the kind of a card, or that number, says which it is; a card that can be either is unclear until it does.
"""

from cantina.core.kernel import kernel

from .board import side_of


@kernel
def group_size(s, seat):
    """How many cards a seat has in its hand, among its planned orders and among its unclear cards."""
    return int(s.hand_size[seat]) + int(s.planned[seat]) + int(s.unclear_size[seat])


@kernel
def forget(s, seat):
    """Takes all unclear cards of a seat off the account."""
    for i in range(int(s.unclear_size[seat])):
        s.unclear[seat, i] = s.most[seat, i] = 0
    s.unclear_size[seat] = 0


@kernel
def account(s, seat, kind):
    """Takes a planned card that was turned up for kept or for drawn, or for unclear if it can be either."""
    if s.drawn[seat] == 0:
        s.kept[side_of(seat), kind] -= 1
        return
    if s.kept[side_of(seat), kind] == 0:
        take_for_drawn(s, seat)
    else:
        n = int(s.unclear_size[seat])
        s.unclear[seat, n] = kind + 1
        s.most[seat, n] = s.drawn[seat]
        s.unclear_size[seat] = n + 1
    settle(s, seat)


@kernel
def take_for_drawn(s, seat):
    """Counts one card as drawn from the present deck: the unclear ones before it can be so many fewer."""
    left = int(s.drawn[seat]) - 1
    s.drawn[seat] = left
    last = int(s.unclear_size[seat]) - 1
    if last >= 0:
        s.most[seat, last] = min(int(s.most[seat, last]), left)


@kernel
def settle(s, seat):
    """Clears the account of a seat when all of its cards are drawn ones, or all kept ones."""
    if s.drawn[seat] == group_size(s, seat):
        s.drawn[seat] -= s.unclear_size[seat]
        forget(s, seat)
    elif s.drawn[seat] == 0:
        for i in range(int(s.unclear_size[seat])):
            s.kept[side_of(seat), s.unclear[seat, i] - 1] -= 1
        forget(s, seat)
