"""What a written position must fulfil so that the game can go on from it."""

from typing import Any

from cantina.core.counts import members
from cantina.core.errors import PositionError

from . import state as st


def check(world: Any, s: Any) -> None:
    """Raises PositionError where a position cannot be gone on from."""
    over = {"marker": s.at == world.goal[s.variant // 2], "leaders": s.found == st.LEADERS}
    for key, ended in over.items():
        if ended and not s.end:
            raise PositionError(f"{key}: this ends the game, but no end is given")
    if s.end:
        return
    seat = only_seat(s)
    if s.phase in TASKS:
        TASKS[s.phase](world, s, seat)


def only_seat(s: Any) -> int:
    """The one seat that acts."""
    acting = members(s.acting)
    demand(len(acting) == 1, "to_act", "exactly one seat acts at a time")
    return acting[0]


def demand(fulfilled: bool, key: str, message: str) -> None:
    """Raises PositionError at `key` unless it is fulfilled."""
    if not fulfilled:
        raise PositionError(f"{key}: {message}")


def held(world: Any, s: Any, seat: int, kinds: range | None = None) -> int:
    """How many cards of these kinds, or of all, the seat holds."""
    return sum(st.count(world, s.hand[seat], kind) for kind in kinds or range(world.first[st.DECKS]))


def check_pay(world: Any, s: Any, seat: int) -> None:
    """Something must be paid for, and the price be there."""
    deck = s.job_deck
    demand(s.job != st.NOTHING and deck > st.YELLOW, "task", "must say what is paid for, of the orange or black deck")
    demand(1 <= s.job_cards <= s.cards[deck], "task.cards", "must be cards that the deck has")
    has = held(world, s, seat, st.kinds_of(world, deck - 1))
    demand(1 <= s.owed <= has, "task.left", f"must be from 1 to the {has} cards that can be paid with")


def check_arrange(_world: Any, s: Any, _seat: int) -> None:
    """The revealed cards must lie face up."""
    deck, cards = s.job_deck, s.job_cards
    demand(1 <= cards <= s.cards[deck], "task.cards", "must be cards that the deck has")
    demand(1 <= s.owed <= cards, "task.left", "must be at least 1 and not more than the cards revealed")
    top = [s.deck[st.place(deck, s.cards[deck], depth)] for depth in range(cards)]
    demand(min(top) > st.FACE_UP, "task.cards", "must lie face up on the deck")


def check_sink(_world: Any, s: Any, _seat: int) -> None:
    """A Rebel must be moving yellow or orange cards."""
    deck, start = s.job_deck, s.started - 1
    demand(start // 3 == st.REBEL, "starting_card", "must be one of the Rebel's")
    demand(
        deck < st.BLACK and deck == st.START_DECK[start], "task.deck", "must be the yellow or orange deck of that card"
    )
    demand(1 <= s.owed <= s.cards[deck], "task.left", "must be cards that the deck has")


def check_cover(world: Any, s: Any, seat: int) -> None:
    """There must be a bare leader and a card for him."""
    demand(held(world, s, seat) > 0, f"hands[{seat}]", "must hold a card to cover a leader with")
    demand(any(c == 0 for c in s.cover), "leaders", "must have a leader who is not covered")


def check_cover_card(world: Any, s: Any, seat: int) -> None:
    """The leader to cover must be named and bare."""
    check_cover(world, s, seat)
    demand(s.leader > 0 and s.cover[s.leader - 1] == 0, "covering", "must be a leader who is not covered")


def check_discard(world: Any, s: Any, seat: int) -> None:
    """As many cards must be held as are still to be discarded."""
    demand(
        1 <= s.owed <= held(world, s, seat),
        "task.left",
        f"must be from 1 to the {held(world, s, seat)} cards in the hand",
    )


def check_first(_world: Any, s: Any, seat: int) -> None:
    """The seat that acts must be the first that still has to throw."""
    waiting = [i for i in range(s.players) if s.throw[i] == st.TO_THROW]
    demand(waiting[:1] == [seat], "throws", "must have the seat that acts as the first that still has to throw")


TASKS = {
    st.PAY: check_pay,
    st.ARRANGE: check_arrange,
    st.SINK: check_sink,
    st.COVER: check_cover,
    st.COVER_CARD: check_cover_card,
    st.DISCARD: check_discard,
    st.FIRST: check_first,
}
