"""What must hold in a position that a person has written."""

from typing import Any

from cantina.core.counts import members
from cantina.core.errors import PositionError

from .state import BID, BLANK, CARGO, DECIDE, JAMMER, WINDOW


def check(world: Any, s: Any) -> None:
    """Raises PositionError, naming the key, where a position cannot be one of a game."""
    check_cargo(world, s)
    check_tokens(world, s)
    check_bids(s)
    if not s.end:
        check_asked(s)


def check_cargo(world: Any, s: Any) -> None:
    """Checks that every cargo card is somewhere, once."""
    deck = s.deck[: s.left]
    for value in range(1, CARGO + 1):
        placed = deck.count(value) + s.gone[value - 1] + (s.cargo == value)
        if placed > world.cargo[value - 1]:
            raise PositionError(
                f"deck: {placed} cargo cards of value {value}, but the pack has {world.cargo[value - 1]}"
            )
    cards, all_cards = s.left + sum(s.gone) + (s.cargo > 0), sum(world.cargo)
    if cards != all_cards:
        raise PositionError(f"deck: {cards} cargo cards in deck, gone and turned up; the pack has {all_cards}")


def check_tokens(world: Any, s: Any) -> None:
    """Checks that every token is somewhere, once."""
    jammers = s.bag[JAMMER] + sum(row[JAMMER] for row in s.token) + s.jammed
    blanks = s.bag[BLANK] + sum(row[BLANK] for row in s.token)
    for placed, count, name in ((jammers, world.jammers, "jammers"), (blanks, world.blanks, "blanks")):
        if placed > count:
            raise PositionError(f"tokens: {placed} {name}, but the pack has {count}")
    tokens, all_tokens = s.bagged + sum(s.tokens) + s.jammed, world.jammers + world.blanks
    if tokens != all_tokens:
        raise PositionError(f"bag: {tokens} tokens in all; the pack has {all_tokens}")


def check_bids(s: Any) -> None:
    """Checks that bids lie on the table during the auction alone, and come from the hands."""
    for seat in range(s.players):
        bid = s.bid[seat]
        if bid and s.phase != BID:
            raise PositionError(f"bids[{seat}]: the auction is over")
        if bid and not (s.hand[seat][bid - 1] if bid > 0 else sum(s.hand[seat])):
            raise PositionError(f"bids[{seat}]: must be a bid card that is still in hands[{seat}]")


def check_asked(s: Any) -> None:
    """Checks that those are asked whom the phase asks."""
    asked = members(s.acting)
    if s.phase == BID and asked != [seat for seat in range(s.players) if not s.bid[seat]]:
        raise PositionError("to_act: must be all seats that have not bid")
    if s.phase == DECIDE and (asked != [s.captain] or not s.left):
        raise PositionError("to_act: must be the captain, and a cargo card must be left")
    if s.phase == WINDOW and (len(asked) > 1 or asked[0] % 2 == s.captain % 2 or not s.tokens[asked[0]]):
        raise PositionError("to_act: must be one rival of the captain who holds a token")
