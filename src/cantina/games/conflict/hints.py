"""What bots know of Conflict beyond its rules: how far the heroes are, and how near the First Order is."""

import math

from cantina.core.kernel import kernel

from . import state as st
from .decks import kind_lying
from .glance import fields_left, policy
from .rows import cards_held, is_hero

__all__ = ["STYLE", "estimate", "policy"]

STYLE = {
    "turns": 4,
    "guided": True,
    "explore": 0.3,
    "widen": 0.5,
    "plan": 8.0,
    "share": 0.3,
    "deals": 3,
    "easy": 60,
    "medium": 1000,
    "hard": 10_000,
}

# The logarithm of the odds to win, fitted to games of the light hand in glance.py
LEVEL = -0.4
TO_DRAW = -0.75  # a black card down to the last hero
ORANGE_HELD = 0.4  # an orange card that will be needed for one of them
YELLOW_HELD = 0.17
YELLOW_LEFT = 0.105  # a card in the yellow deck: an empty one loses
FEW, FEW_LEFT = 10, -0.41  # each yellow card fewer than ten
FIELD = 0.09  # a field before the marker
HURRY, HURRIED = 10, -0.14  # each field fewer than ten
SYMBOL = -0.5  # a symbol of a leader whom no hero covers


@kernel
def depth_of_last(s, pile):
    """How deep the last unseen hero of one of the black deck's piles lies on average; 0 if it has none."""
    heroes = int(s.heroes_in[pile])
    if heroes == 0:
        return 0.0
    rank = heroes * (int(s.unseen[st.BLACK + pile]) + 1) / (heroes + 1)
    top = st.BASE[st.BLACK] + int(s.cards[st.BLACK]) - 1
    seen = 0
    for depth in range(int(s.cards[st.BLACK])):
        if s.deck[top - depth] == st.UNSEEN - pile:
            seen += 1
            if seen >= rank:
                return depth + 1 - (seen - rank)
    return float(s.cards[st.BLACK])


@kernel
def black_to_draw(world, s):
    """How many black cards must leave the deck, on average, until the last hero is found."""
    deepest = max(depth_of_last(s, 0), depth_of_last(s, 1))
    top = st.BASE[st.BLACK] + int(s.cards[st.BLACK]) - 1
    for depth in range(int(s.cards[st.BLACK])):
        lying = int(s.deck[top - depth])
        if lying > 0 and is_hero(world, kind_lying(world, st.BLACK, lying)):
            deepest = max(deepest, depth + 1.0)
    return deepest


@kernel
def held(world, s, deck):
    """How many cards of a deck are in the hands of all."""
    total = 0
    for seat in range(s.players):
        total += cards_held(world, s, seat, deck)
    return total


@kernel
def estimate(world, s, out):
    """Writes how the search for the heroes stands, the same for all."""
    to_draw, left, yellow = black_to_draw(world, s), fields_left(world, s), int(s.cards[st.YELLOW])
    lead = LEVEL + TO_DRAW * to_draw + FIELD * left + YELLOW_LEFT * yellow
    lead += ORANGE_HELD * min(to_draw, held(world, s, st.ORANGE)) + YELLOW_HELD * held(world, s, st.YELLOW)
    lead += FEW_LEFT * max(0, FEW - yellow) + HURRIED * max(0, HURRY - left)
    for leader in range(int(s.found), st.LEADERS):
        lead += SYMBOL * int(world.leader[leader])
    value = math.tanh(lead / 2)
    for seat in range(s.players):
        out[seat] = value
