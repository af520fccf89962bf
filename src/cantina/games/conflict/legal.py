"""What a seat may choose, phase by phase."""

from cantina.core.kernel import kernel

from . import actions as a
from . import state as st
from .decks import kind_lying
from .dice import can_change, can_draw, can_reveal, can_store, handful_there
from .last_steps import may_cover, set_of
from .rows import cards


@kernel
def legal(world, s, seat, out):
    """Writes the actions that `seat` may choose now into `out`, ascending, and returns how many."""
    if not int(s.acting) >> seat & 1:
        return 0
    phase, kinds = int(s.phase), int(world.first[st.DECKS])
    if phase == st.USE_DICE:
        return legal_dice(world, s, seat, out)
    if phase == st.PLAY:
        return legal_plays(world, s, seat, out)
    if phase == st.REROLL:
        return legal_rerolls(s, out)
    if phase == st.COVER:
        return legal_covers(s, out)
    if phase == st.COVER_CARD:
        return legal_cards(world, s, seat, 0, kinds, a.COVERS, out, 0)
    if phase == st.PAY:
        price = int(s.job_deck) - 1
        return legal_cards(world, s, seat, int(world.first[price]), int(world.first[price + 1]), a.DISCARDS, out, 0)
    if phase == st.DISCARD:
        return legal_cards(world, s, seat, 0, kinds, a.DISCARDS, out, 0)
    if phase == st.ARRANGE or phase == st.SINK:
        return legal_puts(world, s, out)
    out[0] = a.DRAW if phase == st.BEGIN else a.THROW
    return 1


@kernel
def legal_rerolls(s, out):
    """Keeping the dice, or every handful that lies there."""
    out[0] = a.KEEP
    n = 1
    for handful in range(a.DONE - a.REROLL):
        if handful_there(s, handful):
            out[n] = a.REROLL + handful
            n += 1
    return n


@kernel
def legal_dice(world, s, seat, out):
    """Everything that the unused dice and the stored result allow."""
    out[0] = a.DONE
    n = legal_reveals(world, s, seat, out, 1)
    n = legal_draws(world, s, seat, out, n, 2, a.PAIR)
    n = legal_draws(world, s, seat, out, n, 3, a.TRIPLE)
    for die in range(1, 4):
        if can_store(s, die):
            out[n] = a.STORE + die - 1
            n += 1
    for shown in range(1, st.FIRST_ORDER + 1):
        if can_change(s, shown):
            out[n] = a.HELP + shown - 1
            n += 1
    return n


@kernel
def legal_reveals(world, s, seat, out, n):
    """The decks that each result may reveal."""
    for die in range(1, 4):
        if s.dice[die] > 0:
            for deck in range(st.DECKS):
                if can_reveal(world, s, seat, deck):
                    out[n] = a.REVEAL + 3 * (die - 1) + deck
                    n += 1
    return n


@kernel
def legal_draws(world, s, seat, out, n, dice, first):
    """The decks that two or three equal dice may draw from; three give one card more."""
    for die in range(1, 4):
        if s.dice[die] >= dice:
            for deck in range(st.DECKS):
                if can_draw(world, s, seat, deck, die + dice - 2):
                    out[n] = first + 3 * (die - 1) + deck
                    n += 1
    return n


@kernel
def legal_cards(world, s, seat, first, end, family, out, n):
    """Every kind from first to end-1 that the seat holds."""
    hand = s.hand[seat]
    for kind in range(first, end):
        if cards(world, hand, kind) > 0:
            out[n] = a.with_card(family, kind)
            n += 1
    return n


@kernel
def legal_plays(world, s, seat, out):
    """Every kind held, and the three starting cards with their power or without."""
    kinds, few = int(world.first[st.DECKS]), a.FEW[a.PLAYS]
    n = legal_cards(world, s, seat, 0, min(kinds, few), a.PLAYS, out, 0)
    first = 3 * (set_of(s, seat) % 3)
    for start in range(first, first + 3):
        deck = st.START_DECK[start]
        if deck < 0 or s.cards[deck] > 0:
            out[n] = a.USE + start
            n += 1
    for start in range(first, first + 3):
        out[n] = a.PLAIN + start
        n += 1
    return legal_cards(world, s, seat, few, kinds, a.PLAYS, out, n)


@kernel
def legal_covers(s, out):
    """The leaders that may be covered now, or none of them."""
    n = 0
    for leader in range(st.LEADERS):
        if may_cover(s, leader):
            out[n] = a.COVER + leader
            n += 1
    out[n] = a.STOP
    return n + 1


@kernel
def legal_puts(world, s, out):
    """The cards still to be put back or under the deck, each kind and face once."""
    deck, left = int(s.job_deck), int(s.owed)
    first = int(s.job_cards) - left if s.phase == st.ARRANGE else 0
    top = st.BASE[deck] + int(s.cards[deck]) - 1
    n = 0
    for i in range(top - first, top - first - left, -1):
        n = insert(out, n, put_action(world, deck, int(s.deck[i])))
    return n


@kernel
def put_action(world, deck, lying):
    """The action that puts down a card that lies so."""
    if lying < 0:
        return a.PUT_UNSEEN
    return a.with_card(a.PUTS_UP if lying > st.FACE_UP else a.PUTS_DOWN, kind_lying(world, deck, lying))


@kernel
def insert(out, n, action):
    """Inserts an action into the first n of `out`, which are ascending, unless it is there; returns how many."""
    i = n
    while i > 0 and out[i - 1] > action:
        i -= 1
    if i > 0 and out[i - 1] == action:
        return n
    for j in range(n, i, -1):
        out[j] = out[j - 1]
    out[i] = action
    return n + 1
