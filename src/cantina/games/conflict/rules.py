"""The six rules of Conflict as the engine calls them."""

from cantina.core.header import SEATS
from cantina.core.kernel import kernel

from . import actions as a
from . import state as st
from . import words as told
from .decks import face_down, face_up
from .dice import reroll, store, use_help
from .first_steps import arrange, draw_and_throw, pay, pay_card, start_draw, start_reveal, to_dice, to_reroll
from .hands import discard_card, discards_for_field
from .hiding import hide, redeal
from .last_steps import (
    choose_leader,
    count_leaders,
    cover_with,
    end_turn,
    play_card,
    play_plain,
    sink,
    throw_first,
    use_start,
)  # fmt: skip
from .legal import legal
from .marker import side
from .rows import add_cards

__all__ = ["apply", "hide", "legal", "redeal", "returns", "setup"]

# Set-up


@kernel
def setup(world, s, options):
    """Lays out the decks, the marker and the dice, and asks for the throws for the first player."""
    s.variant = options[0]
    for deck in range(st.DECKS):
        lay_deck(world, s, deck)
    for kind in range(int(world.first[st.DECKS]) + st.HEROES):
        add_cards(world, s.pool, kind, int(world.count[kind]))
    s.heroes_in[0] = 1
    s.heroes_in[1] = st.HEROES - 1
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


# Playing


@kernel
def apply(world, s, seat, action, log):
    """Plays one legal action."""
    if action < a.REVEAL:
        apply_throw(world, s, seat, action, log)
    elif action < a.DISCARD:
        apply_dice(world, s, seat, action, log)
    elif s.phase == st.PLAY:
        apply_play(world, s, seat, action, log)
    elif s.phase == st.COVER or s.phase == st.COVER_CARD:
        apply_cover(world, s, seat, action, log)
    elif s.phase == st.PAY or s.phase == st.DISCARD:
        apply_discard(world, s, seat, a.card_of(a.DISCARDS, action), log)
    else:
        apply_put(world, s, seat, action, log)
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
        to_dice(world, s, seat)
    elif action == a.DONE:
        s.phase = st.PLAY
    else:
        reroll(world, s, seat, action - a.REROLL, log)
        to_reroll(world, s, seat)


@kernel
def apply_dice(world, s, seat, action, log):
    """Uses, stores or changes a die."""
    if action >= a.STORE:
        if action < a.HELP:
            store(s, seat, action - a.STORE + 1, log)
        else:
            use_help(s, seat, action - a.HELP + 1, log)
        to_dice(world, s, seat)
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
        pay_card(world, s, seat, kind, log)
        pay(world, s, seat, log)
        return
    s.owed -= 1
    discard_card(world, s, seat, kind, told.DISCARDED, log)
    if discards_for_field(world, s, seat, log):
        end_turn(world, s, log)


@kernel
def apply_put(world, s, seat, action, log):
    """Puts a card back on its deck, or under it."""
    deck = int(s.job_deck)
    if s.phase == st.ARRANGE:
        arrange(world, s, seat, a.card_of(a.PUTS_UP, action), log)
    elif action == a.PUT_UNSEEN:
        sink(world, s, seat, st.UNSEEN, log)
    elif a.puts_up(action):
        sink(world, s, seat, face_up(world, deck, a.card_of(a.PUTS_UP, action)), log)
    else:
        sink(world, s, seat, face_down(world, deck, a.card_of(a.PUTS_DOWN, action)), log)


@kernel
def apply_play(world, s, seat, action, log):
    """Plays a card from the hand, or a starting card."""
    if a.USE <= action < a.PLAIN:
        use_start(world, s, seat, action - a.USE, log)
    elif a.PLAIN <= action < a.COVER:
        play_plain(world, s, seat, action - a.PLAIN, log)
    else:
        play_card(world, s, seat, a.card_of(a.PLAYS, action), log)


@kernel
def apply_cover(world, s, seat, action, log):
    """Covers a leader, or covers none any more."""
    if s.phase == st.COVER_CARD:
        cover_with(world, s, seat, a.card_of(a.COVERS, action), log)
    elif action < a.STOP:
        choose_leader(world, s, seat, action - a.COVER, log)
    else:
        count_leaders(world, s, seat, log)


# The result


@kernel
def returns(world, s, out):
    """The result, the same for all: 1 won, -1 lost."""
    for seat in range(int(s.players)):
        out[seat] = 1.0 if s.end == st.WON else -1.0
