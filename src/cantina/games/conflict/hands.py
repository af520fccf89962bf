"""Cards that leave a hand: to pay, to play, to cover a leader, or because a field says so."""

from cantina.core.kernel import kernel
from cantina.core.log import EVERYONE, tell

from . import state as st
from . import words as told
from .rows import add_card, cards, take_card


@kernel
def forced_kind(world, s, seat, first, end, owed):
    """The only kind that a seat can give `owed` cards from, of kinds first to end-1; -1 when there is a choice.

    When it must give every card that it has, the order does not matter: then it is the lowest kind.
    """
    total, kinds, lowest = 0, 0, -1
    hand = s.hand[seat]
    for kind in range(end - 1, first - 1, -1):
        n = cards(world, hand, kind)
        if n > 0:
            total += n
            kinds += 1
            lowest = kind
    return lowest if kinds == 1 or total == owed else -1


@kernel
def discard_card(world, s, seat, kind, why, log):
    """Puts a card from a hand on the discard pile, told as `why`."""
    take_card(world, s.hand[seat], kind)
    add_card(world, s.discard, kind)
    tell(log, EVERYONE, why, seat, kind)


@kernel
def discards_for_field(world, s, seat, log):
    """Discards the owed cards as long as there is no choice; true when none is owed any more."""
    while s.owed > 0:
        kind = forced_kind(world, s, seat, 0, int(world.first[st.DECKS]), int(s.owed))
        if kind < 0:
            s.phase = st.DISCARD
            return False
        s.owed -= 1
        discard_card(world, s, seat, kind, told.DISCARDED, log)
    return True
