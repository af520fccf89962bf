"""Why an action is not allowed: the rules of Conflict once more, to be read."""

from collections.abc import Callable
from typing import Any

from . import state as st
from .actions import HANDFULS, parts

# When an action may be chosen, and the clause that says so
WHEN = {
    "throw": ((st.FIRST,), "2.4"),
    "draw": ((st.BEGIN,), "4.2"),
    "keep": ((st.REROLL,), "4.4"),
    "reroll": ((st.REROLL,), "4.4"),
    "done": ((st.USE_DICE,), "5.1"),
    "reveal": ((st.USE_DICE,), "5.2"),
    "pair": ((st.USE_DICE,), "5.5"),
    "triple": ((st.USE_DICE,), "5.6"),
    "store": ((st.USE_DICE,), "5.10"),
    "help": ((st.USE_DICE,), "5.11"),
    "discard": ((st.PAY, st.DISCARD), "5.9"),
    "put-unseen": ((st.SINK,), "3.6"),
    "put-down": ((st.SINK,), "3.6"),
    "put-up": ((st.ARRANGE, st.SINK), "3.1"),
    "play": ((st.PLAY,), "6.1"),
    "use": ((st.PLAY,), "6.1"),
    "play-plain": ((st.PLAY,), "6.1"),
    "cover": ((st.COVER,), "6.2"),
    "stop": ((st.COVER,), "6.2"),
    "cover-with": ((st.COVER_CARD,), "6.2"),
}


def why(world: Any, s: Any, seat: int, action: int) -> str | None:
    """The number of the clause that forbids `action` now, or None."""
    if not s.acting >> seat & 1:
        return "4.1"
    name, args = parts(world, action)
    phases, clause = WHEN[name]
    if s.phase == st.REROLL and args.get("die") == st.FIRST_ORDER:
        return "4.3"  # a locked die is not thrown again
    if s.phase not in phases:
        return clause
    check = CHECKS.get(name)
    return check(world, s, seat, **args) if check else None


def allowed_before(world: Any, s: Any, seat: int, action: int) -> bool:
    """Whether rules 1 allowed what these forbid: a stored result in place of a die that shows the same."""
    name, args = parts(world, action)
    useless = name == "help" and s.phase == st.USE_DICE and s.acting >> seat & 1 and s.help == args["die"]
    return bool(useless and not s.stored and s.dice[s.help] > 0)


def price(world: Any, deck: int) -> range:
    """The kinds of card that an orange or black deck costs: those of the deck before it."""
    return st.kinds_of(world, deck - 1)


def can_afford(world: Any, s: Any, seat: int, deck: int, cards: int) -> bool:
    """Whether the seat holds the price of `cards` cards."""
    return deck == st.YELLOW or sum(st.count(world, s.hand[seat], kind) for kind in price(world, deck)) >= cards


def not_reroll(_world: Any, s: Any, _seat: int, handful: int) -> str | None:
    """Only dice that show the Resistance are thrown again."""
    there = all(s.dice[i + 1] >= wanted for i, wanted in enumerate(HANDFULS[handful]))
    return None if there else "4.4"


def not_reveal(world: Any, s: Any, seat: int, die: int, deck: int) -> str | None:
    """A reveal takes an unused die, a card in the deck and one card as price."""
    if s.dice[die] == 0:
        return "5.1"
    if s.cards[deck] == 0:
        return "3.8"
    return None if can_afford(world, s, seat, deck, 1) else "5.3"


def not_draw(world: Any, s: Any, seat: int, deck: int, cards: int) -> str | None:
    """A draw takes as many cards in the deck and as price."""
    return None if s.cards[deck] >= cards and can_afford(world, s, seat, deck, cards) else "5.8"


def not_pair(world: Any, s: Any, seat: int, die: int, deck: int) -> str | None:
    """Two equal dice draw what one of them shows."""
    return "5.5" if s.dice[die] < 2 else not_draw(world, s, seat, deck, die)


def not_triple(world: Any, s: Any, seat: int, die: int, deck: int) -> str | None:
    """Three equal dice draw one card more."""
    return "5.6" if s.dice[die] < 3 else not_draw(world, s, seat, deck, die + 1)


def not_store(_world: Any, s: Any, _seat: int, die: int) -> str | None:
    """One unused die may be stored in a turn, but not the changed one."""
    if s.stored or s.dice[die] == 0:
        return "5.10"
    return "5.12" if s.changed == die and s.dice[die] == 1 else None


def not_help(_world: Any, s: Any, _seat: int, die: int) -> str | None:
    """The result of an earlier turn replaces what an unused die shows, unless that is the same."""
    return None if s.help and not s.stored and s.dice[die] > 0 and s.help != die else "5.11"


def not_discard(world: Any, s: Any, seat: int, card: int) -> str | None:
    """A price is paid in cards of one deck; a field takes any card that is held."""
    held = st.count(world, s.hand[seat], card) > 0
    if s.phase == st.DISCARD:
        return None if held else "7.5"
    return None if held and card in price(world, s.job_deck) else "5.9"


def to_put(world: Any, s: Any) -> list[tuple[bool, int]]:
    """The cards still to be put back or under the deck: whether each lies face up, and its kind or UNSEEN."""
    deck, left = s.job_deck, s.owed
    laid = s.job_cards - left if s.phase == st.ARRANGE else 0
    lying = [s.deck[st.place(deck, s.cards[deck], laid + i)] for i in range(left)]
    return [(x > st.FACE_UP, st.kind_lying(world, deck, x) if x > 0 else st.UNSEEN) for x in lying]


def not_put_unseen(world: Any, s: Any, _seat: int) -> str | None:
    """An unseen card can be put under the deck if it is among those."""
    return None if (False, st.UNSEEN) in to_put(world, s) else "3.6"


def not_put_down(world: Any, s: Any, _seat: int, card: int) -> str | None:
    """So can a known card that lies face down."""
    return None if (False, card) in to_put(world, s) else "3.6"


def not_put_up(world: Any, s: Any, _seat: int, card: int) -> str | None:
    """So can a card that lies face up; revealed cards all do."""
    return None if (True, card) in to_put(world, s) else "3.1" if s.phase == st.ARRANGE else "3.6"


def not_play(world: Any, s: Any, seat: int, card: int) -> str | None:
    """Only a card that is held can be played."""
    return None if st.count(world, s.hand[seat], card) > 0 else "6.1"


def not_use(world: Any, s: Any, seat: int, start: int) -> str | None:
    """Only an own starting card can be played, and its power needs a card in its deck."""
    deck = st.START_DECK[start]
    if not_own(world, s, seat, start):
        return "2.5"
    if deck < 0 or s.cards[deck] > 0:
        return None
    return "3.13" if start // 3 == st.PILOT else "3.8"


def not_own(_world: Any, s: Any, seat: int, start: int) -> str | None:
    """The seats have the sets in turn, beginning with the first player; every third set has the same role."""
    number = (seat - s.first) % s.players
    return None if start // 3 == number % 3 else "2.5"


def not_cover(_world: Any, s: Any, _seat: int, leader: int) -> str | None:
    """A leader must be bare, and in the standard variant all before him covered."""
    if s.cover[leader] > 0:
        return "6.2"
    in_order = all(c > 0 for c in s.cover[:leader])
    return None if in_order or s.variant % 2 == 1 else "6.3"


def not_cover_with(world: Any, s: Any, seat: int, card: int) -> str | None:
    """Only a card that is held can cover a leader."""
    return None if st.count(world, s.hand[seat], card) > 0 else "6.2"


CHECKS: dict[str, Callable[..., str | None]] = {
    "reroll": not_reroll,
    "reveal": not_reveal,
    "pair": not_pair,
    "triple": not_triple,
    "store": not_store,
    "help": not_help,
    "discard": not_discard,
    "put-unseen": not_put_unseen,
    "put-down": not_put_down,
    "put-up": not_put_up,
    "play": not_play,
    "use": not_use,
    "play-plain": not_own,
    "cover": not_cover,
    "cover-with": not_cover_with,
}
