"""The actions of Conflict by number, and their parts."""

from typing import Any

from cantina.core.kernel import kernel

from .state import BASE, BLACK, HELD, HEROES, KINDS, ROW, STARTS

# Which dice are thrown again, as how many of those that show 1, 2 and 3: 19 handfuls
HANDFULS = tuple(
    (ones, twos, threes)
    for total in (1, 2, 3)
    for ones in range(total, -1, -1)
    for twos in range(total - ones, -1, -1)
    for threes in (total - ones - twos,)
)
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
DISCARD = HELP + 4  # a card, to pay or for a field
PUT_UNSEEN = DISCARD + ROW
PUT_DOWN = PUT_UNSEEN + 1  # a card that lies face down
PUT_UP = PUT_DOWN + 20  # a card that lies face up
PLAY = PUT_UP + ROW + HEROES  # a card
USE = PLAY + ROW  # + starting card, with its power
PLAIN = USE + STARTS  # + starting card, its power declined
COVER = PLAIN + STARTS  # + leader
STOP = COVER + 3  # covering
COVER_CARD = STOP + 1  # with a card
FURTHER = COVER_CARD + ROW  # the actions with the kinds of card that the first edition could not have

# The families of actions with a card: the first action, how many kinds there are from there on, and how many in all.
# Black cards go to the bottom one by one: their order is never asked, so none is put face down.
DISCARDS, PUTS_DOWN, PUTS_UP, PLAYS, COVERS = range(5)
FIRST = (DISCARD, PUT_DOWN, PUT_UP, PLAY, COVER_CARD)
FEW = (ROW, PUT_UP - PUT_DOWN, PLAY - PUT_UP, ROW, ROW)
MANY = (HELD, BASE[BLACK], KINDS, HELD, HELD)
REST = tuple(FURTHER + sum(MANY[:f]) - sum(FEW[: f + 1]) for f in range(5))  # + kind, from FEW on
ACTIONS = FURTHER + sum(MANY) - sum(FEW)
MAX_LEGAL = HELD + 6  # every kind in one hand, and three starting cards with their power or without

SINGLE = {THROW: "throw", DRAW: "draw", KEEP: "keep", DONE: "done", PUT_UNSEEN: "put-unseen", STOP: "stop"}
WITH_CARD = ("discard", "put-down", "put-up", "play", "cover-with")
FAMILIES = (  # first action, number of actions, name, argument and its first number
    (REROLL, len(HANDFULS), "reroll", "handful", 0),
    (USE, STARTS, "use", "start", 0),
    (PLAIN, STARTS, "play-plain", "start", 0),
    (COVER, 3, "cover", "leader", 0),
    *((FIRST[f], FEW[f], name, "card", 0) for f, name in enumerate(WITH_CARD)),
    *((REST[f] + FEW[f], MANY[f] - FEW[f], name, "card", FEW[f]) for f, name in enumerate(WITH_CARD)),
)
WITH_DICE = ((REVEAL, "reveal"), (PAIR, "pair"), (TRIPLE, "triple"))


@kernel
def with_card(family, kind):
    """The action of a family with a kind of card."""
    return (FIRST[family] if kind < FEW[family] else REST[family]) + kind


@kernel
def card_of(family, action):
    """The kind of card of an action of a family."""
    return action - (FIRST[family] if action < FURTHER else REST[family])


@kernel
def puts_up(action):
    """Whether an action that puts down a seen card does so with one that lies face up."""
    return PUT_UP <= action < FURTHER or action >= REST[PUTS_UP] + FEW[PUTS_UP]


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
    for first, number, name, argument, least in FAMILIES:
        if first <= action < first + number:
            return name, {argument: action - first + least}
    raise ValueError(f"there is no action {action}")
