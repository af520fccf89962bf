"""The actions of Conflict by number, and their parts."""

from typing import Any

from .state import HELD, KINDS, ORANGE, STARTS

# Which dice are thrown again, as how many of those that show 1, 2 and 3: 19 handfuls
HANDFULS = tuple(
    (ones, twos, threes)
    for total in (1, 2, 3)
    for ones in range(total, -1, -1)
    for twos in range(total - ones, -1, -1)
    for threes in (total - ones - twos,)
)
PUT_DOWN_KINDS = 10 * (ORANGE + 1)  # black cards go to the bottom one by one: their order is never asked

THROW = 0  # for the first player
DRAW = 1  # the yellow card, then the dice are thrown
KEEP = 2  # the dice as they are
REROLL = 3  # + handful
DONE = REROLL + len(HANDFULS)  # with the dice
REVEAL = DONE + 1  # + 3 * (die - 1) + deck
PAIR = REVEAL + 9
TRIPLE = PAIR + 9
STORE = TRIPLE + 9  # + die - 1
HELP = STORE + 3  # + what the changed die shows - 1
DISCARD = HELP + 4  # + kind: to pay, or for a field
PUT_UNSEEN = DISCARD + HELD
PUT_DOWN = PUT_UNSEEN + 1  # + kind of a card that lies face down
PUT_UP = PUT_DOWN + PUT_DOWN_KINDS  # + kind of a card that lies face up
PLAY = PUT_UP + KINDS  # + kind
USE = PLAY + HELD  # + starting card, with its power
PLAIN = USE + STARTS  # + starting card, its power declined
COVER = PLAIN + STARTS  # + leader
STOP = COVER + 3  # covering
COVER_CARD = STOP + 1  # + kind
ACTIONS = COVER_CARD + HELD
MAX_LEGAL = 9 + 9 + 9 + 3 + 4 + 1  # with the dice; a card to play: 26 kinds and twice 3 starting cards are fewer

SINGLE = {THROW: "throw", DRAW: "draw", KEEP: "keep", DONE: "done", PUT_UNSEEN: "put-unseen", STOP: "stop"}
FAMILIES = (  # first action, number of actions, name, argument
    (REROLL, len(HANDFULS), "reroll", "handful"),
    (DISCARD, HELD, "discard", "card"),
    (PUT_DOWN, PUT_DOWN_KINDS, "put-down", "card"),
    (PUT_UP, KINDS, "put-up", "card"),
    (PLAY, HELD, "play", "card"),
    (USE, STARTS, "use", "start"),
    (PLAIN, STARTS, "play-plain", "start"),
    (COVER, 3, "cover", "leader"),
    (COVER_CARD, HELD, "cover-with", "card"),
)
WITH_DICE = ((REVEAL, "reveal"), (PAIR, "pair"), (TRIPLE, "triple"))


def parts(_world: Any, action: int) -> tuple[str, dict[str, int]]:
    """The name of an action and its typed numbers."""
    if action in SINGLE:
        return SINGLE[action], {}
    for first, name in WITH_DICE:
        if first <= action < first + 9:
            return name, {"die": (action - first) // 3 + 1, "deck": (action - first) % 3}
    if STORE <= action < HELP:
        return "store", {"die": action - STORE + 1}
    if HELP <= action < DISCARD:
        return "help", {"die": action - HELP + 1}
    for first, number, name, argument in FAMILIES:
        if first <= action < first + number:
            return name, {argument: action - first}
    raise ValueError(f"there is no action {action}")
