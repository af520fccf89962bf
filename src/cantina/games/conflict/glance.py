"""What looks good in Conflict at a glance: the light hand of playouts and first tries, which hints.py gives to the bots.

Likings are in fields of the event track. The figures were found by playing: of many small changes of all of them, those
that won the most games over all variants and numbers of players were kept.
"""

from numpy import int64

from cantina.core.kernel import kernel
from cantina.core.rng import below

from . import actions as a
from . import state as st
from .decks import kind_lying
from .dice import HANDFUL
from .last_steps import set_of
from .marker import side
from .rows import all_held, cards, cards_held, is_hero

NEAR = 15.0  # fields before the end on which the marker begins to matter more than cards
URGENT = 2.15  # how much more, on the last of them

YELLOW_CARD, YELLOW_BACK = 1.54, 0.32  # a card in a hand, and each symbol towards the start on it
ORANGE_CARD, ORANGE_BACK = 3.57, 0.29
BLACK_CARD = 1.03
FORWARD_SYMBOL = 0.1  # what a symbol towards the First Order takes off a card in a hand

DRAW_YELLOW, DRAW_ORANGE, DRAW_BLACK = 1.14, 3.76, 7.99  # a card drawn
FULL_HAND = 0.17  # what each card of the deck that is already held takes off that
HERO = 8.69  # a hero drawn, above any black card
DEADLY = 20.0  # what is taken off a draw that is expected to lose the game

SHOW_YELLOW, SHOW_ORANGE, SHOW_BLACK = 0.44, 0.37, 2.09  # a card revealed
SHOW_FIRST = 10.0  # a single die reveals before a pair draws
KEEP_PAIR = 1.02  # what is taken off using one die of a pair alone
STORE = 0.11  # each symbol by which the stored result gets better
HELP_PAIR, HELP_SYMBOL = 0.96, 0.3  # making a pair with the stored result, and each symbol of it

PEEK, PEEK_BLACK = 0.13, 1.65  # a card that the Scout sees
SINK, SINK_BLACK = 0.32, 3.91  # a symbol, and a black card that is no hero, that the Rebel puts out of the way
SINK_UNSEEN = -0.1

NOISE = 0.05  # likings nearer than this change places now and then
CERTAIN = 100.0


@kernel
def fields_left(world, s):
    """How many fields the marker is from the First Order's victory."""
    return int(world.goal[side(s)]) - int(s.at)


@kernel
def haste(world, s):
    """How much a field matters now: 1 at first, more when the marker is near its last field."""
    return 1.0 + URGENT * max(0.0, NEAR - fields_left(world, s)) / NEAR


# Cards


@kernel
def keeping(world, kind):
    """What a card is worth in a hand."""
    left = int(world.left[kind])
    if kind >= world.first[st.BLACK]:
        return BLACK_CARD
    yellow = kind < world.first[st.ORANGE]
    if left > 0:
        return (YELLOW_CARD if yellow else ORANGE_CARD) - FORWARD_SYMBOL * left
    return YELLOW_CARD - YELLOW_BACK * left if yellow else ORANGE_CARD - ORANGE_BACK * left


@kernel
def cheapest(world, s, seat, first, end):
    """What the card of kinds first to end-1 is worth that a seat would miss least."""
    lowest, hand = CERTAIN, s.hand[seat]
    for kind in range(first, end):
        if cards(world, hand, kind) > 0:
            lowest = min(lowest, keeping(world, kind))
    return lowest


@kernel
def mean_ambush(world, s, deck):
    """The ambush symbols of an unseen card of a deck, on average."""
    total = symbols = 0
    for kind in range(int(world.first[deck]), int(world.first[deck + 1])):
        unseen = cards(world, s.pool, kind)
        total += unseen
        symbols += unseen * int(world.ambush[kind])
    return symbols / total if total > 0 else 0.0


@kernel
def symbols_drawn(world, s, deck, number):
    """How far drawing the top cards of a deck is expected to move the marker."""
    top = st.BASE[deck] + int(s.cards[deck]) - 1
    total = 0.0
    for i in range(top, top - number, -1):
        lying = int(s.deck[i])
        if lying < 0:
            total += mean_ambush(world, s, deck)
        elif lying > st.FACE_UP:
            total += max(0, int(world.left[kind_lying(world, deck, lying)]))
        else:
            total += int(world.ambush[kind_lying(world, deck, lying)])
    return total


@kernel
def hero_chance(world, s, lying):
    """The chance that a black card that lies so is a hero."""
    if lying > 0:
        return 1.0 if is_hero(world, kind_lying(world, st.BLACK, lying)) else 0.0
    pile = st.UNSEEN - lying
    return int(s.heroes_in[pile]) / int(s.unseen[st.BLACK + pile])


@kernel
def like_draw(world, s, seat, deck, number):
    """What drawing that many cards of a deck is worth."""
    if deck == st.BLACK:
        value = number * DRAW_BLACK
        top = st.BASE[deck] + int(s.cards[deck]) - 1
        for i in range(top, top - number, -1):
            value += HERO * hero_chance(world, s, int(s.deck[i]))
    else:
        each = DRAW_YELLOW if deck == st.YELLOW else DRAW_ORANGE
        value = number * (each - FULL_HAND * cards_held(world, s, seat, deck))
    symbols = symbols_drawn(world, s, deck, number)
    value -= haste(world, s) * symbols
    return value - DEADLY if symbols >= fields_left(world, s) else value


# Dice


@kernel
def like_throw(s, action):
    """How good it looks to keep the dice, or to throw a handful of them again."""
    kept = die_to_keep(s)
    if action == a.KEEP:
        return 1.0 if s.dice[kept] > 1 or s.help == kept else 0.0
    handful = HANDFUL[action - a.REROLL]
    if handful[kept - 1] > 0:
        return -1.0
    return 0.3 * (int(handful[0]) + int(handful[1]) + int(handful[2]))


@kernel
def die_to_keep(s):
    """The result to collect: that of a pair, or the stored one, or else a two, which comes often and draws two cards."""
    for die in range(3, 0, -1):
        if s.dice[die] > 1:
            return die
    if s.help > 0 and s.dice[s.help] > 0:
        return int(s.help)
    if s.dice[2] > 0:
        return 2
    return 3 if s.dice[3] > 0 else 1


@kernel
def like_reveal(world, s, seat, deck, die):
    """What revealing cards is worth, its price taken off."""
    hidden = 0
    top = st.BASE[deck] + int(s.cards[deck]) - 1
    for i in range(top, top - min(die, int(s.cards[deck])), -1):
        if s.deck[i] < 0 or (deck == st.BLACK and s.deck[i] < st.FACE_UP):
            hidden += 1
    if deck == st.YELLOW:
        return SHOW_YELLOW * hidden
    price = cheapest(world, s, seat, int(world.first[deck - 1]), int(world.first[deck]))
    return (SHOW_ORANGE if deck == st.ORANGE else SHOW_BLACK) * hidden - price


@kernel
def like_dice(world, s, seat, action):
    """How good a use of the dice looks."""
    if action == a.DONE:
        return 0.0
    if action < a.PAIR:
        die = (action - a.REVEAL) // 3 + 1
        value = like_reveal(world, s, seat, (action - a.REVEAL) % 3, die)
        if s.dice[die] > 1:
            return value - KEEP_PAIR
        return value + SHOW_FIRST if value > 0 else value
    if action < a.STORE:
        die, deck = (action - a.REVEAL) // 3 % 3 + 1, (action - a.REVEAL) % 3
        return like_draw(world, s, seat, deck, die + 1 if action >= a.TRIPLE else die)
    if action < a.HELP:
        die = action - a.STORE + 1
        return -KEEP_PAIR if s.dice[die] > 1 else STORE * (die - int(s.help))
    return like_help(s, action - a.HELP + 1)


@kernel
def like_help(s, shown):
    """How good it looks to change a die that shows `shown` into the stored result: it should make a pair and break none."""
    die = int(s.help)
    if s.dice[die] != 1 or (shown < st.FIRST_ORDER and s.dice[shown] > 1):
        return -1.0
    return HELP_PAIR + HELP_SYMBOL * die


# The card to play, and the leaders


@kernel
def like_play(world, s, seat, action):
    """How good a card looks to play: what it moves the marker back, and what it does, without what it is worth in hand."""
    room = int(s.at) - int(world.start[side(s), s.players])
    if not a.USE <= action < a.COVER:
        kind = a.card_of(a.PLAYS, action)
        return haste(world, s) * min(-int(world.left[kind]), room) - keeping(world, kind)
    number, start = set_of(s, seat), (action - a.USE) % st.STARTS
    back = -int(world.symbols[number, start % 3])
    if action >= a.PLAIN:
        return haste(world, s) * min(back, room) - NOISE
    deck = st.START_DECK[start]
    if deck < 0:
        return haste(world, s) * min(back + int(world.back[number]), room)
    return haste(world, s) * min(back, room) + like_power(world, s, seat, start // 3, deck)


@kernel
def like_power(world, s, seat, role, deck):
    """How good the power of a starting card looks."""
    if role == st.PILOT:
        return like_draw(world, s, seat, deck, 1)
    top = st.BASE[deck] + int(s.cards[deck]) - 1
    value = 0.0
    for i in range(top, top - min(st.REACH[deck], int(s.cards[deck])), -1):
        lying = int(s.deck[i])
        if role == st.REBEL:
            value += like_sinking(world, deck, lying)
        elif lying < 0:
            value += PEEK_BLACK if deck == st.BLACK else PEEK
    return value


@kernel
def like_sinking(world, deck, lying):
    """How good it is that a card that lies so goes to the bottom."""
    if lying < 0:
        return SINK_UNSEEN if deck == st.BLACK else 0.0
    kind = kind_lying(world, deck, lying)
    if deck == st.BLACK:
        return -HERO if is_hero(world, kind) else SINK_BLACK
    return SINK * (int(world.left[kind]) + 1)


@kernel
def like_cover(world, s, seat, action):
    """What covering is worth: the symbols of this leader, and of those who can then be covered too, without the cards."""
    if action == a.STOP:
        return 0.0
    price, pace = cheapest(world, s, seat, 0, int(world.first[st.DECKS])), haste(world, s)
    leader = action - a.COVER
    best = pace * int(world.leader[leader]) - price
    if int(s.variant) & 1:
        return best
    value, left = best, all_held(world, s, seat) - 1
    for later in range(leader + 1, st.LEADERS):
        if s.cover[later] == 0 and left > 0:
            left -= 1
            value += pace * int(world.leader[later]) - price
            best = max(best, value)
    return best


@kernel
def like_put(world, kind):
    """Where a revealed card belongs: heroes on top, then what attacks least and helps most."""
    if is_hero(world, kind):
        return CERTAIN
    left = int(world.left[kind])
    return -3.0 * left if left > 0 else -0.3 * left


@kernel
def liking(world, s, seat, action):
    """How good an action looks, against the other choices of the same moment."""
    phase = int(s.phase)
    if phase == st.USE_DICE:
        return like_dice(world, s, seat, action)
    if phase == st.PLAY:
        return like_play(world, s, seat, action)
    if phase == st.REROLL:
        return like_throw(s, action)
    if phase == st.COVER:
        return like_cover(world, s, seat, action)
    if phase == st.ARRANGE:
        return like_put(world, a.card_of(a.PUTS_UP, action))
    if phase == st.COVER_CARD:
        return -keeping(world, a.card_of(a.COVERS, action))
    if phase == st.PAY or phase == st.DISCARD:
        return -keeping(world, a.card_of(a.DISCARDS, action))
    return 0.0


@kernel
def policy(world, s, seat, actions, n):
    """The index of the action that looks best, by a glance that is not quite sharp."""
    best, highest = 0, -1e9
    for i in range(n):
        likes = liking(world, s, seat, int(actions[i])) + NOISE * int64(below(s, 256)) / 128
        if likes > highest:
            best, highest = i, likes
    return best
