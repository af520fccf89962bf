"""Whether a written position can be: the checks that go beyond one key."""

from collections.abc import Iterable
from operator import gt
from typing import Any

from cantina.core.errors import PositionError

from . import words
from .reasons import SIDES_OF, side
from .state import (
    BONUSES,
    BOOST,
    CAP,
    CARD,
    DODGE,
    DOUBLE,
    DRAW,
    GRAPPLING,
    HOME,
    MAW,
    NUMBERS,
    SHARED,
    SHIP,
    SHIPS,
    SIDE,
    SIGHTS,
    SINCE,
    TAKEN,
    WON,
)


def count(row: Iterable[Any]) -> int:
    """How many cards the counts of a row are."""
    return sum(int(n) for n in row)


def bonus_known(s: Any) -> bool:
    """Whether every bonus card in a hand is known."""
    return all(count(s.bonus[i]) == s.held[i] for i in range(int(s.players)))


def unseen(world: Any, s: Any) -> list[int]:
    """The bonus cards, by kind, that are seen neither in hands nor among the discards nor on the planet."""
    seen = [int(s.discards[k]) + int(s.planet[k]) + sum(int(row[k]) for row in s.bonus) for k in range(BONUSES)]
    return [int(world.bonus[k]) - seen[k] for k in range(BONUSES)]


def pile_size(world: Any, s: Any) -> int:
    """How many cards are on the bonus pile; everybody can count them."""
    return count(world.bonus) - count(s.held) - count(s.discards) - int(s.planet_left)


def passed_by(s: Any, ship: int, began: int) -> int:
    """The ships that one movement has passed, a bit each."""
    mine = side(s, int(s.owner[ship // 2]))
    return sum(
        1 << other
        for other in range(SHIPS)
        if began <= s.at[other] < s.at[ship] and side(s, int(s.owner[other // 2])) != mine
    )


def check(world: Any, s: Any) -> None:
    """Raises PositionError where the record as a whole cannot be."""
    check_end(s)
    check_places(world, s)
    check_turn(s)
    check_actor(s)


def check_end(s: Any) -> None:
    """Raises PositionError unless a side is complete exactly when the game has been won, or is about to be."""
    sides = {side(s, int(seat)) for seat in s.owner if seat >= 0}
    complete = sum(all(on == HOME for on in ships_of(s, each)) for each in sides)
    if complete and not s.end and s.phase != GRAPPLING:
        raise PositionError("ships: a side has all its ships on the final planet, so the game has ended")
    if s.end and {WON: complete == 1, SHARED: complete > 1, CAP: complete == 0}[int(s.end)] is False:
        raise PositionError(f"end: {words.ENDS[int(s.end)]!r} does not fit: {complete} sides are on the final planet")
    if s.end and s.phase != CARD:
        raise PositionError("phase: must be 'card' when the game has ended")


def ships_of(s: Any, which: int) -> list[int]:
    """The kinds of space that the ships of a side stand on."""
    return [int(s.on[i]) for i in range(SHIPS) if s.at[i] >= 0 and side(s, int(s.owner[i // 2])) == which]


def check_places(world: Any, s: Any) -> None:
    """Raises PositionError at a ship that stands in a Maw or between two sides, unless that is being decided."""
    for ship, name in enumerate(words.SHIPS):
        moved = ship == s.ship
        if s.on[ship] == MAW and not (moved and s.phase == DODGE):
            raise PositionError(f"ships.{name}: space {int(s.at[ship])} is a Maw, where no ship stays")
        if s.on[ship] >= DOUBLE and not (moved and s.phase == SIDE):
            sides = " or ".join(words.KINDS[kind] for kind in SIDES_OF[int(s.on[ship])])
            raise PositionError(f"ships.{name}: space {int(s.at[ship])} is double; say {sides} after its number")


def check_turn(s: Any) -> None:
    """Raises PositionError where the turn so far does not fit the phase."""
    if s.phase == CARD:
        return
    if s.owner[int(s.card) // NUMBERS] < 0 or s.played[int(s.card)] == 0:
        raise PositionError(f"turn.card: {words.CARDS[int(s.card)]} must be among the played cards")
    if s.phase == SHIP:
        return
    ship, name = int(s.ship), words.SHIPS[int(s.ship)]
    if s.at[ship] < 0 or (s.on[ship] == HOME and s.phase != GRAPPLING):
        raise PositionError(f"turn.ship: {name} is not under way")
    expected = {BOOST: s.at[ship] == s.began, DODGE: s.on[ship] == MAW, SIDE: s.on[ship] >= DOUBLE}
    if not expected.get(int(s.phase), s.at[ship] != s.began):
        phase = words.PHASES[int(s.phase)]
        raise PositionError(f"turn.ship: {name} on space {int(s.at[ship])} does not fit phase {phase!r}")
    for other, other_name in enumerate(words.SHIPS):
        if int(s.passed) >> other & 1 and not 0 <= s.at[other] < s.at[ship]:
            raise PositionError(f"turn.passed: {other_name} is not behind {name}")


def check_actor(s: Any) -> None:
    """Raises PositionError unless the seat to act is one that the phase asks."""
    if s.end:
        return
    if s.phase in (CARD, SHIP, SIDE):
        asked = {int(s.player)}
    elif s.phase == GRAPPLING:
        sides = {side(s, int(s.owner[i // 2])) for i in range(SHIPS) if int(s.passed) >> i & 1}
        asked = {seat for seat in range(int(s.players)) if side(s, seat) in sides and s.held[seat]}
    else:
        owner = int(s.owner[int(s.ship) // 2])
        asked = {seat for seat in range(int(s.players)) if side(s, seat) == side(s, owner) and s.held[seat]}
    if int(s.acting) not in {1 << seat for seat in asked}:
        names = ", ".join(map(str, sorted(asked))) or "nobody"
        raise PositionError(f"to_act: phase {words.PHASES[int(s.phase)]!r} asks one of these seats: {names}")


def check_movement(world: Any, s: Any, all_cards: list[int], deck_size: int) -> None:
    """Raises PositionError where movement cards are too many, or the deck is not what is left over."""
    rest = [n - int(s.played[i]) - sum(int(row[i]) for row in s.hand) for i, n in enumerate(all_cards)]
    for i, n in enumerate(rest):
        if n < 0:
            raise PositionError(f"hands: there are {-n} cards too many of {words.CARDS[i]} in hands and played")
    for seat in range(int(s.players)):
        if s.cards[seat] > world.hand:
            raise PositionError(f"hands[{seat}]: is {int(s.cards[seat])} cards; a hand is {int(world.hand)} at most")
    hands = all(count(s.hand[seat]) == s.cards[seat] for seat in range(int(s.players)))
    fits = deck_size == sum(all_cards) - count(s.played) - count(s.cards)
    if not fits or (any(s.deck) and not (hands and s.deck.tolist() == rest)):
        raise PositionError("deck: must be the movement cards that are neither in hands nor played")


def check_bonus(world: Any, s: Any) -> None:
    """Raises PositionError where bonus cards are too many, or do not go together."""
    for kind, n in enumerate(unseen(world, s)):
        if n < 0:
            raise PositionError(f"bonus: there are {-n} cards too many of {words.BONUSES[kind]}")
    if s.pile_left != pile_size(world, s):
        raise PositionError(f"pile: must be {pile_size(world, s)} cards: all that are not elsewhere")
    check_piles(world, s)
    if s.noted < SINCE:  # else nobody keeps count of what was drawn and played
        for seat in range(int(s.players)):
            check_fresh(world, s, seat)
        check_remade(world, s)


def check_piles(world: Any, s: Any) -> None:
    """Raises PositionError unless all bonus cards are known, or at least none of those whose rest is not."""
    pile, planet = any(s.pile), any(s.planet)
    if (pile or planet) and not bonus_known(s):
        raise PositionError("pile: cannot be known, nor the planet, while the bonus cards of a seat are not")
    if pile and s.planet_left and not planet:
        raise PositionError("pile: cannot be known while the planet is not")
    if pile and s.pile.tolist() != unseen(world, s):
        raise PositionError("pile: must be the bonus cards that are not elsewhere")


def sights(s: Any, seat: int) -> list[int]:
    """What all saw a seat do since the pile was remade, in order: kinds that it played, and DRAW."""
    return [int(sight) % SIGHTS for sight in s.since[: s.noted] if sight // SIGHTS == seat]


def draws(s: Any, seat: int) -> int:
    """How many bonus cards a seat has drawn since the pile was remade."""
    return sights(s, seat).count(DRAW)


def open_plays(s: Any) -> list[int]:
    """The kinds of cards played that may have been fresh or older: by seats that had drawn, where it is not known what."""
    found: list[int] = []
    for seat in range(int(s.players)):
        seen = sights(s, seat)
        if count(s.drawn[seat]) < seen.count(DRAW):
            found += [kind for kind in seen[seen.index(DRAW) :] if kind != DRAW]
    return found


def check_fresh(world: Any, s: Any, seat: int) -> None:
    """Raises PositionError unless a seat can have drawn and played what it has since the pile was remade."""
    seen, row, drawn, fresh = sights(s, seat), s.bonus[seat], s.drawn[seat], s.fresh[seat]
    known = count(drawn) == seen.count(DRAW)
    if s.held[seat] and seen.count(DRAW) and known != (count(row) == s.held[seat]):
        raise PositionError(f"fresh[{seat}]: must be known if the bonus cards of this seat are, and only then")
    older = [int(row[k]) + seen.count(k) - int(drawn[k]) for k in range(BONUSES)]
    if held_at_first(world, s, seat) < 0 or (known and any(map(gt, fresh, row))):
        raise PositionError(f"fresh[{seat}]: must be some of the bonus cards that this seat holds")
    if known and count(row) == s.held[seat] and (min(older) < 0 or any(map(gt, fresh, drawn))):
        raise PositionError(f"drawn[{seat}]: must be among the bonus cards that this seat holds or has played since")


def held_at_first(world: Any, s: Any, seat: int) -> int:
    """How many bonus cards a seat held when the pile was remade, or -1 where it has played more than it had."""
    held = before = int(s.held[seat])
    for sight in reversed(s.since[: s.noted]):
        if sight == TAKEN:
            held -= int(world.planet)
        elif sight // SIGHTS == seat:
            held += -1 if sight % SIGHTS == DRAW else 1
        before = min(before, held)
    return -1 if before < 0 else held


def check_remade(world: Any, s: Any) -> None:
    """Raises PositionError unless the pile and what was drawn since are all that the pile was remade of."""
    seen = s.since[: s.noted].tolist()
    for kind in range(BONUSES):
        if sum(sight % SIGHTS == kind for sight in seen if sight != TAKEN) > s.discards[kind]:
            raise PositionError(f"since: more {words.BONUSES[kind]} cards were played than are discarded")
    if seen.count(TAKEN) > (0 if s.planet_left else 1):
        raise PositionError("since: the cards of the planet are taken once, when the first ship arrives")
    drawn = [sum(int(row[k]) for row in s.drawn) for k in range(BONUSES)]
    fresh = [int(s.made_of[k]) - drawn[k] for k in range(BONUSES)]
    played = open_plays(s)
    older = [n + int(s.planet[k]) - fresh[k] + played.count(k) for k, n in enumerate(unseen(world, s))]
    sizes = count(s.made_of) == int(s.pile_left) + sum(sight % SIGHTS == DRAW for sight in seen)
    # A known planet is all that is left of the cards that are older; then the pile is right too.
    kinds = s.planet.tolist() == older if any(s.planet) else min(older) >= 0 and min(fresh) >= 0
    if (any(s.made_of) or seen) and not (sizes and kinds):
        raise PositionError("remade: must be the cards of the pile and those drawn since")
