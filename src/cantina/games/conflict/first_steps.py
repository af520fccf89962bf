"""Steps 1 and 2 of a turn: the yellow card, the dice and what they are used for."""

from cantina.core.kernel import kernel
from cantina.core.log import EVERYONE, tell

from . import state as st
from . import words as told
from .decks import all_alike, draw_cards, face_up, find_lying, forced_draw, raise_card, turn_up
from .dice import dice_left_to_use, resistance_dice, spend, throw_all
from .hands import discard_card, forced_kind

REROLLS = 2


# Step 1: a yellow card and the dice


@kernel
def draw_and_throw(world, s, seat, log):
    """Draws the yellow card and throws the dice."""
    forced_draw(world, s, seat, st.YELLOW, log)
    if s.end == 0:
        s.rerolls = REROLLS
        throw_all(world, s, seat, told.ROLLED, log)
        to_reroll(world, s, seat)


@kernel
def to_reroll(world, s, seat):
    """Asks which dice to throw again, if any can be."""
    if s.rerolls > 0 and resistance_dice(s) > 0:
        s.phase = st.REROLL
    else:
        to_dice(world, s, seat)


# Step 2: the dice


@kernel
def to_dice(world, s, seat):
    """Asks for the next use of a die, or for a card when there is none."""
    s.rerolls = 0
    if dice_left_to_use(world, s, seat):
        s.phase = st.USE_DICE
    else:
        s.phase = st.PLAY


@kernel
def start_reveal(s, die, deck):
    """Spends a die on revealing cards of a deck."""
    spend(s, die, 1)
    s.job = st.TO_REVEAL
    s.job_deck = deck
    s.job_cards = min(die, int(s.cards[deck]))
    s.owed = 0 if deck == st.YELLOW else 1


@kernel
def start_draw(s, die, dice, deck):
    """Spends two or three equal dice on drawing cards of a deck."""
    spend(s, die, dice)
    cards = die + dice - 2
    s.job = st.TO_DRAW
    s.job_deck = deck
    s.job_cards = cards
    s.owed = 0 if deck == st.YELLOW else cards


@kernel
def pay(world, s, seat, log):
    """Pays as long as there is no choice, then does what was paid for."""
    price = int(s.job_deck) - 1
    while s.owed > 0:
        kind = forced_kind(world, s, seat, int(world.first[price]), int(world.first[price + 1]), int(s.owed))
        if kind < 0:
            s.phase = st.PAY
            return
        pay_card(world, s, seat, kind, log)
    do_job(world, s, seat, log)


@kernel
def pay_card(world, s, seat, kind, log):
    """Gives one card of the price."""
    s.owed -= 1
    discard_card(world, s, seat, kind, told.PAID, log)


@kernel
def do_job(world, s, seat, log):
    """Reveals or draws what the dice and the cards have paid for."""
    deck, cards, job = int(s.job_deck), int(s.job_cards), int(s.job)
    s.job = st.NOTHING
    if job == st.TO_REVEAL:
        tell(log, EVERYONE, told.REVEALS, seat, cards, deck)
        turn_up(world, s, deck, cards, log)
        s.owed = cards
        to_arrange(world, s, seat)
        return
    draw_cards(world, s, seat, deck, cards, log)
    end_job(s)
    if s.end == 0:
        to_dice(world, s, seat)


@kernel
def end_job(s):
    """Forgets the deck that was worked on."""
    s.job_deck = 0
    s.job_cards = 0
    s.owed = 0


@kernel
def to_arrange(world, s, seat):
    """Asks for the next card from the top of those revealed, unless they are all alike."""
    if all_alike(s, int(s.job_deck), int(s.job_cards) - int(s.owed), int(s.owed)):
        end_job(s)
        to_dice(world, s, seat)
    else:
        s.phase = st.ARRANGE


@kernel
def arrange(world, s, seat, kind, log):
    """Lays a revealed card below those already laid."""
    deck, laid = int(s.job_deck), int(s.job_cards) - int(s.owed)
    raise_card(s, deck, find_lying(s, deck, laid, int(s.owed), face_up(world, deck, kind)), laid)
    s.owed -= 1
    tell(log, EVERYONE, told.LAID, seat, kind)
    to_arrange(world, s, seat)
