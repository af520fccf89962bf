"""Steps 3 to 5 of a turn: one card, the leaders, the field, the end; and who takes the first turn."""

from cantina.core.kernel import kernel
from cantina.core.log import EVERYONE, tell

from . import state as st
from . import words as told
from .decks import all_alike, draw_card, find_lying, forced_draw, kind_at, kind_lying, lift, peek, sink_card
from .dice import clear_dice, next_to_throw, settle_first, throw_for_first
from .first_steps import end_job
from .hands import discard_card, discards_for_field, forced_kind
from .marker import advance, find_hero, move_by, retreat, side
from .rows import add_card, all_held, is_hero, take_card


@kernel
def set_of(s, seat):
    """The set of starting cards of a seat, 0 to 5: the first player has set 0, and so on clockwise."""
    return (seat - int(s.first) + int(s.players)) % int(s.players)


# Set-up


@kernel
def throw_first(world, s, seat, log):
    """Throws for the first player; the last throw decides, or sends those who are level to throw again."""
    throw_for_first(world, s, seat, log)
    following = next_to_throw(s)
    if following < 0:
        first = settle_first(s, log)
        if first >= 0:
            s.first = first
            begin_turn(s, first, log)
            return
        following = next_to_throw(s)
    s.acting = 1 << following


@kernel
def begin_turn(s, seat, log):
    """Gives the dice to a seat."""
    s.turns += 1
    s.acting = 1 << seat
    s.phase = st.BEGIN
    s.from_field = s.at
    s.stored = 0
    s.changed = 0
    clear_dice(s)
    tell(log, EVERYONE, told.TURN, seat)


# Step 3: one card, the leaders


@kernel
def play_card(world, s, seat, kind, log):
    """Plays a card from the hand."""
    discard_card(world, s, seat, kind, told.PLAYED, log)
    move_by(world, s, int(world.left[kind]), log)
    if s.end == 0:
        to_cover(world, s, seat, log)


@kernel
def use_start(world, s, seat, start, log):
    """Plays a starting card with its power."""
    tell(log, EVERYONE, told.USED, seat, start)
    s.started = start + 1
    deck, role = st.START_DECK[start], start // 3
    if role == st.PILOT:
        fly(world, s, seat, deck, log)
        return
    cards = min(st.REACH[deck], int(s.cards[deck]))
    if role == st.REBEL:
        tell(log, EVERYONE, told.MOVES_UNDER, seat, cards, deck)
        s.job_deck = deck
        s.owed = cards
        to_sink(world, s, seat, log)
    else:
        tell(log, EVERYONE, told.PEEKS, seat, cards, deck)
        peek(world, s, deck, cards, log)
        finish_start(world, s, seat, log)


@kernel
def fly(world, s, seat, deck, log):
    """The Pilot's power: the marker back, or one card."""
    if deck < 0:
        retreat(world, s, int(world.back[set_of(s, seat)]), log)
    else:
        draw_card(world, s, seat, deck, log)
    if s.end == 0:
        finish_start(world, s, seat, log)


@kernel
def play_plain(world, s, seat, start, log):
    """Plays a starting card without its power."""
    tell(log, EVERYONE, told.PLAYED_PLAIN, seat, start)
    s.started = start + 1
    finish_start(world, s, seat, log)


@kernel
def finish_start(world, s, seat, log):
    """Moves the marker by the starting card's own symbols, after its power."""
    card = (int(s.started) - 1) % 3
    s.started = 0
    move_by(world, s, int(world.symbols[set_of(s, seat), card]), log)
    if s.end == 0:
        to_cover(world, s, seat, log)


@kernel
def to_sink(world, s, seat, log):
    """Asks which of the Rebel's cards goes to the bottom next, unless they are all alike."""
    deck = int(s.job_deck)
    if not all_alike(s, deck, 0, int(s.owed)):
        s.phase = st.SINK
        return
    for _ in range(int(s.owed)):
        sink_card(s, deck, 0)
    end_job(s)
    finish_start(world, s, seat, log)


@kernel
def sink(world, s, seat, lying, log):
    """Puts a card that lies so to the bottom, below those already put there."""
    deck = int(s.job_deck)
    sink_card(s, deck, find_lying(s, deck, 0, int(s.owed), lying))
    s.owed -= 1
    if lying < 0:
        tell(log, EVERYONE, told.SANK_UNSEEN, seat)
    else:
        tell(
            log, EVERYONE, told.SANK_UP if lying > st.FACE_UP else told.SANK_DOWN, seat, kind_lying(world, deck, lying)
        )
    to_sink(world, s, seat, log)


@kernel
def may_cover(s, leader):
    """Whether a leader is bare and in turn to be covered; the simplified variant has no order."""
    if s.cover[leader] > 0:
        return False
    bare_before = 0
    for earlier in range(leader):
        if s.cover[earlier] == 0:
            bare_before += 1
    return bare_before == 0 or int(s.variant) & 1 == 1


@kernel
def to_cover(world, s, seat, log):
    """Asks whether to cover a leader, if one is bare and there is a card for it."""
    for leader in range(st.LEADERS):
        if s.cover[leader] == 0 and all_held(world, s, seat) > 0:
            s.phase = st.COVER
            return
    count_leaders(world, s, seat, log)


@kernel
def choose_leader(world, s, seat, leader, log):
    """Names the leader to cover, and asks for the card unless there is but one kind."""
    s.leader = leader + 1
    kind = forced_kind(world, s, seat, 0, int(world.first[st.DECKS]), 0)
    if kind < 0:
        s.phase = st.COVER_CARD
    else:
        cover_with(world, s, seat, kind, log)


@kernel
def cover_with(world, s, seat, kind, log):
    """Lays a card from the hand on the leader."""
    leader = int(s.leader) - 1
    s.leader = 0
    take_card(world, s.hand[seat], kind)
    s.cover[leader] = kind + 1
    tell(log, EVERYONE, told.COVERED, seat, kind, leader)
    to_cover(world, s, seat, log)


@kernel
def count_leaders(world, s, seat, log):
    """Moves the marker by the symbols of the bare leaders."""
    symbols = 0
    for leader in range(st.LEADERS):
        if s.cover[leader] == 0:
            symbols += int(world.leader[leader])
    advance(world, s, symbols, told.LEADERS, log)
    if s.end == 0:
        resolve_field(world, s, seat, log)


# Step 4: the field


@kernel
def resolve_field(world, s, seat, log):
    """Does what the marker's field says if the marker stands elsewhere than at the beginning of the turn."""
    effect = int(world.track[side(s), s.at])
    if s.at == s.from_field or effect == st.BLANK:
        end_turn(world, s, log)
        return
    tell(log, EVERYONE, told.ON_FIELD, s.at, effect)
    if effect <= st.PLAY_BLACK:
        play_top(world, s, effect - st.PLAY_YELLOW, log)
    elif effect < st.DISCARD_1:
        forced_draw(world, s, seat, effect - st.DRAW_YELLOW, log)
    elif effect == st.SET_ASIDE:
        s.aside = st.LIFT_NEXT
    else:
        owe_discards(world, s, seat, 3 if effect == st.DISCARD_3 else 1)
    if s.end == 0 and discards_for_field(world, s, seat, log):
        end_turn(world, s, log)


@kernel
def owe_discards(world, s, seat, cards):
    """Notes how many cards must be discarded: as many as there are, at most `cards`."""
    s.owed = min(cards, all_held(world, s, seat))


@kernel
def play_top(world, s, deck, log):
    """Plays the top card of a deck: its ambush does not count, and a hero is found."""
    if s.cards[deck] == 0:
        tell(log, EVERYONE, told.NO_CARD, deck)
        return
    lying = lift(s, deck)
    kind = kind_at(world, s, deck, lying)
    tell(log, EVERYONE, told.TOP_UNSEEN if lying < 0 else told.TOP_KNOWN, kind)
    if is_hero(world, kind):
        find_hero(world, s, kind, log)
        return
    add_card(world, s.discard, kind)
    move_by(world, s, int(world.left[kind]), log)


# Step 5: the end of the turn


@kernel
def end_turn(world, s, log):
    """Clears the leaders of all but heroes and passes the dice."""
    for leader in range(int(s.found), st.LEADERS):
        covering = int(s.cover[leader])
        if covering > 0:
            add_card(world, s.discard, covering - 1)
            s.cover[leader] = 0
    pass_marker(s, log)
    seat = following_seat(s)
    begin_turn(s, seat, log)


@kernel
def pass_marker(s, log):
    """Puts the marker aside for the next turn, or back after it."""
    if s.aside == st.LIFT_NEXT:
        s.aside = st.LIFTED
        tell(log, EVERYONE, told.LIFTED)
    elif s.aside == st.LIFTED:
        s.aside = st.ON_TRACK
        tell(log, EVERYONE, told.PUT_BACK)


@kernel
def following_seat(s):
    """The seat to the left of the one that acts."""
    seat = 0
    while int(s.acting) >> (seat + 1):
        seat += 1
    return (seat + 1) % int(s.players)
