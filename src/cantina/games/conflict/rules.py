"""The six rules of Conflict as the engine calls them."""

from cantina.core.header import SEATS
from cantina.core.kernel import kernel

from . import actions as a
from . import state as st
from . import words as told
from .dice import can_change, can_draw, can_reveal, can_store, handful_there, reroll, store, use_help
from .first_steps import arrange, draw_and_throw, pay, pay_card, start_draw, start_reveal, to_dice, to_reroll
from .hands import discard_card, discards_for_field
from .last_steps import (
    choose_leader,
    count_leaders,
    cover_with,
    end_turn,
    may_cover,
    play_card,
    play_plain,
    set_of,
    sink,
    throw_first,
    use_start,
)  # fmt: skip
from .marker import side

# Set-up


@kernel
def setup(world, s, options):
    """Lays out the decks, the marker and the dice, and asks for the throws for the first player."""
    s.variant = options[0]
    for deck in range(st.DECKS):
        lay_deck(world, s, deck)
    for kind in range(st.KINDS):
        s.pool[kind] = world.count[kind]
    s.heroes_in[0] = 1
    s.heroes_in[1] = st.KINDS - st.HERO - 1
    s.dice[st.SPENT] = st.DICE
    s.at = world.start[side(s), s.players]
    s.from_field = s.at
    for seat in range(SEATS):
        s.throw[seat] = st.TO_THROW if seat < s.players else st.OUT
    s.phase = st.FIRST
    s.acting = 1


@kernel
def lay_deck(world, s, deck):
    """Lays a shuffled deck face down, the black one in its two piles."""
    total = int(world.total[deck])
    low = total - int(world.top_pile) if deck == st.BLACK else 0
    s.cards[deck] = total
    s.unseen[deck] = total - low
    for i in range(total):
        s.deck[st.BASE[deck] + i] = st.UNSEEN_LOW if i < low else st.UNSEEN
    if low > 0:
        s.unseen[deck + 1] = low


# What a seat may choose


@kernel
def legal(world, s, seat, out):
    """Writes the actions that `seat` may choose now into `out`, ascending, and returns how many."""
    if not int(s.acting) >> seat & 1:
        return 0
    phase = int(s.phase)
    if phase == st.USE_DICE:
        return legal_dice(s, seat, out)
    if phase == st.PLAY:
        return legal_plays(s, seat, out)
    if phase == st.REROLL:
        return legal_rerolls(s, out)
    if phase == st.COVER:
        return legal_covers(s, out)
    if phase == st.COVER_CARD:
        return legal_cards(s, seat, 0, st.HELD, a.COVER_CARD, out)
    if phase == st.PAY:
        price = int(s.job_deck) - 1
        return legal_cards(s, seat, st.FIRST_KIND[price], st.END_KIND[price], a.DISCARD, out)
    if phase == st.DISCARD:
        return legal_cards(s, seat, 0, st.HELD, a.DISCARD, out)
    if phase == st.ARRANGE or phase == st.SINK:
        return legal_puts(s, out)
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
def legal_dice(s, seat, out):
    """Everything that the unused dice and the stored result allow."""
    out[0] = a.DONE
    n = add_reveals(s, seat, out, 1)
    n = add_draws(s, seat, out, n, 2, a.PAIR)
    n = add_draws(s, seat, out, n, 3, a.TRIPLE)
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
def add_reveals(s, seat, out, n):
    """Adds the decks that each result may reveal."""
    for die in range(1, 4):
        if s.dice[die] > 0:
            for deck in range(st.DECKS):
                if can_reveal(s, seat, deck):
                    out[n] = a.REVEAL + 3 * (die - 1) + deck
                    n += 1
    return n


@kernel
def add_draws(s, seat, out, n, dice, first):
    """Adds the decks that two or three equal dice may draw from; three give one card more."""
    for die in range(1, 4):
        if s.dice[die] >= dice:
            for deck in range(st.DECKS):
                if can_draw(s, seat, deck, die + dice - 2):
                    out[n] = first + 3 * (die - 1) + deck
                    n += 1
    return n


@kernel
def legal_cards(s, seat, first, end, action, out):
    """Every kind from first to end-1 that the seat holds."""
    n = 0
    for kind in range(first, end):
        if s.hand[seat, kind] > 0:
            out[n] = action + kind
            n += 1
    return n


@kernel
def legal_plays(s, seat, out):
    """Every kind held, and the three starting cards with their power or without."""
    n = legal_cards(s, seat, 0, st.HELD, a.PLAY, out)
    first = 3 * (set_of(s, seat) % 3)
    for start in range(first, first + 3):
        deck = st.START_DECK[start]
        if deck < 0 or s.cards[deck] > 0:
            out[n] = a.USE + start
            n += 1
    for start in range(first, first + 3):
        out[n] = a.PLAIN + start
        n += 1
    return n


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
def legal_puts(s, out):
    """The cards still to be put back or under the deck, each kind and face once."""
    deck, cards = int(s.job_deck), int(s.owed)
    first = int(s.job_cards) - cards if s.phase == st.ARRANGE else 0
    top = st.BASE[deck] + int(s.cards[deck]) - 1
    n = 0
    for i in range(top - first, top - first - cards, -1):
        n = insert(out, n, put_action(int(s.deck[i])))
    return n


@kernel
def put_action(lying):
    """The action that puts down a card that lies so."""
    if lying < 0:
        return a.PUT_UNSEEN
    if lying > st.FACE_UP:
        return a.PUT_UP + lying - st.FACE_UP - 1
    return a.PUT_DOWN + lying - 1


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


# Playing


@kernel
def apply(world, s, seat, action, log):
    """Plays one legal action."""
    if action < a.REVEAL:
        apply_throw(world, s, seat, action, log)
    elif action < a.DISCARD:
        apply_dice(world, s, seat, action, log)
    elif action < a.PUT_UNSEEN:
        apply_discard(world, s, seat, action - a.DISCARD, log)
    elif action < a.PLAY:
        apply_put(world, s, seat, action, log)
    elif action < a.COVER:
        apply_play(world, s, seat, action, log)
    else:
        apply_cover(world, s, seat, action, log)
    if s.end > 0:
        s.acting = 0


@kernel
def apply_throw(world, s, seat, action, log):
    """Throws for the first player, begins a turn, throws again, or is content with the dice."""
    if action == a.THROW:
        throw_first(world, s, seat, log)
    elif action == a.DRAW:
        draw_and_throw(world, s, seat, log)
    elif action == a.KEEP:
        to_dice(s, seat)
    elif action == a.DONE:
        s.phase = st.PLAY
    else:
        reroll(world, s, seat, action - a.REROLL, log)
        to_reroll(s, seat)


@kernel
def apply_dice(world, s, seat, action, log):
    """Uses, stores or changes a die."""
    if action >= a.STORE:
        if action < a.HELP:
            store(s, seat, action - a.STORE + 1, log)
        else:
            use_help(s, seat, action - a.HELP + 1, log)
        to_dice(s, seat)
        return
    die, deck = (action - a.REVEAL) // 3 % 3 + 1, (action - a.REVEAL) % 3
    if action < a.PAIR:
        start_reveal(s, die, deck)
    else:
        start_draw(s, die, 2 if action < a.TRIPLE else 3, deck)
    pay(world, s, seat, log)


@kernel
def apply_discard(world, s, seat, kind, log):
    """Pays a card, or discards it for a field."""
    if s.phase == st.PAY:
        pay_card(s, seat, kind, log)
        pay(world, s, seat, log)
        return
    s.owed -= 1
    discard_card(s, seat, kind, told.DISCARDED, log)
    if discards_for_field(s, seat, log):
        end_turn(world, s, log)


@kernel
def apply_put(world, s, seat, action, log):
    """Puts a card back on its deck, or under it."""
    if s.phase == st.ARRANGE:
        arrange(s, seat, action - a.PUT_UP, log)
    elif action == a.PUT_UNSEEN:
        sink(world, s, seat, st.UNSEEN, log)
    elif action < a.PUT_UP:
        sink(world, s, seat, 1 + action - a.PUT_DOWN, log)
    else:
        sink(world, s, seat, st.FACE_UP + 1 + action - a.PUT_UP, log)


@kernel
def apply_play(world, s, seat, action, log):
    """Plays a card from the hand, or a starting card."""
    if action < a.USE:
        play_card(world, s, seat, action - a.PLAY, log)
    elif action < a.PLAIN:
        use_start(world, s, seat, action - a.USE, log)
    else:
        play_plain(world, s, seat, action - a.PLAIN, log)


@kernel
def apply_cover(world, s, seat, action, log):
    """Covers a leader, or covers none any more."""
    if action < a.STOP:
        choose_leader(world, s, seat, action - a.COVER, log)
    elif action == a.STOP:
        count_leaders(world, s, seat, log)
    else:
        cover_with(world, s, seat, action - a.COVER_CARD, log)


# Secrets and the result


@kernel
def hide(world, s, seat):
    """Blanks nothing: hands are open, and what lies face down is not decided before somebody sees it."""


@kernel
def redeal(world, s):
    """Draws nothing: there is nothing blank in a state that holds no secret."""


@kernel
def returns(world, s, out):
    """The result, the same for all: 1 won, -1 lost."""
    for seat in range(int(s.players)):
        out[seat] = 1.0 if s.end == st.WON else -1.0
