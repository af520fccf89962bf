"""What a seat cannot know, and how chance would have dealt it."""

from cantina.core.counts import total
from cantina.core.header import UNKNOWN
from cantina.core.kernel import kernel
from cantina.core.rng import draw

from .state import SEATS, VALUES


@kernel
def hide(world, s, seat):
    """Blanks the hands of the others but for what `seat` has seen of them, the bag, and what others have seen."""
    for other in range(s.players):
        if other != seat:
            known = seat >= 0 and total(s.seen[seat, other]) > 0
            for value in range(VALUES):
                s.hand[other, value] = s.seen[seat, other, value] if known else UNKNOWN
                for owner in range(SEATS):
                    s.seen[other, owner, value] = 0
    for value in range(VALUES):
        s.bag[value] = UNKNOWN


@kernel
def redeal(world, s):
    """Draws what is missing in the hands from all cards that are nowhere to be seen; the rest is the bag."""
    for value in range(VALUES):
        s.bag[value] = world.copies[value] - s.gone[value]
        for seat in range(SEATS):
            s.hand[seat, value] = max(0, int(s.hand[seat, value]))
            s.bag[value] -= s.hand[seat, value]
    unseen = total(s.bag)
    for seat in range(s.players):
        for _ in range(int(s.held[seat]) - total(s.hand[seat])):
            s.hand[seat, draw(s, s.bag, unseen)] += 1
            unseen -= 1
