"""Whether a written position can be: what goes beyond one key."""

from operator import gt
from typing import Any

from cantina.core.counts import members
from cantina.core.errors import PositionError

from . import state as st
from . import words
from .position import all_cards, draws, pile_size, sights
from .reasons import SIDES_OF, side


def check(world: Any, s: Any) -> None:
    """Raises PositionError where the record as a whole cannot be."""
    check_movement(world, s)
    check_bonus(world, s)
    if s.noted < st.SINCE:  # else nobody keeps count of what was drawn and played
        check_since(world, s)
    check_end(s)
    check_places(s)
    check_turn(s)
    check_actor(s)


# Cards


def check_movement(world: Any, s: Any) -> None:
    """Raises PositionError where movement cards are too many, or the deck is not what is left over."""
    rest = [n - s.played[i] - sum(row[i] for row in s.hand) for i, n in enumerate(all_cards(world, s))]
    for i, n in enumerate(rest):
        if n < 0:
            raise PositionError(f"hands: there are {-n} cards too many of {words.CARD_NAMES[i]} in hands and played")
    for seat in range(s.players):
        if s.cards[seat] > world.hand:
            raise PositionError(f"hands[{seat}]: is {s.cards[seat]} cards; a hand is {world.hand} at most")
    known = all(sum(s.hand[seat]) == s.cards[seat] for seat in range(s.players))
    if any(s.deck) and not (known and s.deck == rest):
        raise PositionError("deck: must be the movement cards that are neither in hands nor played")


def check_bonus(world: Any, s: Any) -> None:
    """Raises PositionError where bonus cards are too many, or known where others that they follow from are not."""
    rest = unseen(world, s)
    for kind, n in enumerate(rest):
        if n < 0:
            raise PositionError(f"bonus: there are {-n} cards too many of {words.BONUS_NAMES[kind]}")
    if s.pile_left != pile_size(world, s):
        raise PositionError(f"pile: must be {pile_size(world, s)} cards: all that are not elsewhere")
    known = all(sum(s.bonus[seat]) == s.held[seat] for seat in range(s.players))
    pile, planet = any(s.pile), any(s.planet)
    if (pile or planet) and not known:
        raise PositionError("pile: cannot be known, nor the planet, while the bonus cards of a seat are not")
    if pile and s.planet_left and not planet:
        raise PositionError("pile: cannot be known while the planet is not")
    if pile and s.pile != rest:
        raise PositionError("pile: must be the bonus cards that are not elsewhere")


def unseen(world: Any, s: Any) -> list[int]:
    """The bonus cards, by kind, that are seen neither in hands nor among the discards nor on the planet."""
    return [
        world.bonus[kind] - s.discards[kind] - s.planet[kind] - sum(row[kind] for row in s.bonus)
        for kind in range(st.BONUSES)
    ]


# What has happened since the pile was remade


def check_since(world: Any, s: Any) -> None:
    """Raises PositionError unless the seats can have drawn and played what they have since the pile was remade."""
    for seat in range(s.players):
        check_fresh(world, s, seat)
    seen = s.since[: s.noted]
    for kind, name in enumerate(words.BONUS_NAMES):
        if sum(sights(s, seat).count(kind) for seat in range(s.players)) > s.discards[kind]:
            raise PositionError(f"since: more {name} cards were played than are discarded")
    if seen.count(st.TAKEN) > (0 if s.planet_left else 1):
        raise PositionError("since: the cards of the planet are taken once, when the first ship arrives")
    if (any(s.made_of) or seen) and not fits_remade(world, s):
        raise PositionError("remade: must be the cards of the pile and those drawn since")


def check_fresh(world: Any, s: Any, seat: int) -> None:
    """Raises PositionError unless the fresh cards of a seat go together with what it holds, drew and played."""
    seen, bonus, drawn, fresh = sights(s, seat), s.bonus[seat], s.drawn[seat], s.fresh[seat]
    known, held = sum(drawn) == draws(s, seat), sum(bonus) == s.held[seat]
    if s.held[seat] and draws(s, seat) and known != held:
        raise PositionError(f"fresh[{seat}]: must be known if the bonus cards of this seat are, and only then")
    if played_too_much(world, s, seat) or (known and any(map(gt, fresh, bonus))):
        raise PositionError(f"fresh[{seat}]: must be some of the bonus cards that this seat holds")
    older = [bonus[kind] + seen.count(kind) - drawn[kind] for kind in range(st.BONUSES)]
    if known and held and (min(older) < 0 or any(map(gt, fresh, drawn))):
        raise PositionError(f"drawn[{seat}]: must be among the bonus cards that this seat holds or has played since")


def played_too_much(world: Any, s: Any, seat: int) -> bool:
    """Whether a seat would have held fewer bonus cards than none at some time since the pile was remade."""
    held: list[int] = [s.held[seat]]
    for sight in reversed(s.since[: s.noted]):
        if sight == st.TAKEN:
            held.append(held[-1] - world.planet)
        elif sight // st.SIGHTS == seat:
            held.append(held[-1] + (-1 if sight % st.SIGHTS == st.DRAW else 1))
    return min(held) < 0


def fits_remade(world: Any, s: Any) -> bool:
    """Whether the pile and what was drawn since are all that the pile was remade of."""
    seats = range(s.players)
    if sum(s.made_of) != s.pile_left + sum(draws(s, seat) for seat in seats):
        return False
    fresh: list[int] = [s.made_of[kind] - sum(row[kind] for row in s.drawn) for kind in range(st.BONUSES)]
    plays = [kind for seat in seats for kind in open_plays(s, seat)]
    older: list[int] = [n + s.planet[kind] - fresh[kind] + plays.count(kind) for kind, n in enumerate(unseen(world, s))]
    # A known planet is all that is left of the cards that are older; then the pile is right too.
    return bool(s.planet == older) if any(s.planet) else min(older) >= 0 and min(fresh) >= 0


def open_plays(s: Any, seat: int) -> list[int]:
    """The kinds of cards that a seat played after it had drawn, where it is not known what it drew."""
    seen = sights(s, seat)
    known = sum(s.drawn[seat]) == seen.count(st.DRAW)
    return [] if known else [kind for kind in seen[seen.index(st.DRAW) :] if kind != st.DRAW]


# Ships and the turn


def check_end(s: Any) -> None:
    """Raises PositionError unless a side is complete exactly when the game has been won, or is about to be."""
    sides = {side(s, seat) for seat in s.owner if seat >= 0}
    complete = sum(all(on == st.HOME for on in places_of(s, each)) for each in sides)
    if complete and not s.end and s.phase != st.GRAPPLE_PHASE:
        raise PositionError("ships: a side has all its ships on the final planet, so the game has ended")
    if s.end and {st.WON: complete == 1, st.SHARED: complete > 1, st.CAP: complete == 0}[s.end] is False:
        raise PositionError(f"end: {words.ENDS[s.end]!r} does not fit: {complete} sides are on the final planet")
    if s.end and s.phase != st.CARD_PHASE:
        raise PositionError("phase: must be 'card' when the game has ended")


def places_of(s: Any, which: int) -> list[int]:
    """The kinds of space that the ships of a side stand on."""
    return [s.on[ship] for ship in range(st.SHIPS) if s.at[ship] >= 0 and side(s, s.owner[ship // 2]) == which]


def check_places(s: Any) -> None:
    """Raises PositionError at a ship that stands in a Maw or between two sides, unless that is being decided."""
    for ship, name in enumerate(words.SHIP_NAMES):
        moved, at, on = ship == s.ship, s.at[ship], s.on[ship]
        if on == st.MAW and not (moved and s.phase == st.DODGE_PHASE):
            raise PositionError(f"ships.{name}: space {at} is a Maw, where no ship stays")
        if on >= st.DOUBLE and not (moved and s.phase == st.SIDE_PHASE):
            sides = " or ".join(words.KIND_NAMES[kind] for kind in SIDES_OF[on])
            raise PositionError(f"ships.{name}: space {at} is double; say {sides} after its number")


def check_turn(s: Any) -> None:
    """Raises PositionError where the turn so far does not fit the phase."""
    if s.phase == st.CARD_PHASE:
        return
    if s.owner[s.card // st.NUMBERS] < 0 or s.played[s.card] == 0:
        raise PositionError(f"turn.card: {words.CARD_NAMES[s.card]} must be among the played cards")
    if s.phase == st.SHIP_PHASE:
        return
    name, at, on = words.SHIP_NAMES[s.ship], s.at[s.ship], s.on[s.ship]
    if at < 0 or (on == st.HOME and s.phase != st.GRAPPLE_PHASE):
        raise PositionError(f"turn.ship: {name} is not under way")
    expected = {st.BONUS_PHASE: at == s.began, st.DODGE_PHASE: on == st.MAW, st.SIDE_PHASE: on >= st.DOUBLE}
    if not expected.get(s.phase, at != s.began):
        raise PositionError(f"turn.ship: {name} on space {at} does not fit phase {words.PHASES[s.phase]!r}")
    for other in members(s.passed):
        if not 0 <= s.at[other] < at:
            raise PositionError(f"turn.passed: {words.SHIP_NAMES[other]} is not behind {name}")


def check_actor(s: Any) -> None:
    """Raises PositionError unless the seat to act is one that the phase asks."""
    if s.end:
        return
    asked = sorted(asked_seats(s))
    if s.acting not in {1 << seat for seat in asked}:
        names = ", ".join(map(str, asked)) or "nobody"
        raise PositionError(f"to_act: phase {words.PHASES[s.phase]!r} asks one of these seats: {names}")


def asked_seats(s: Any) -> set[int]:
    """The seats of which the phase asks one."""
    if s.phase in (st.CARD_PHASE, st.SHIP_PHASE, st.SIDE_PHASE):
        return {s.player}
    ships = members(s.passed) if s.phase == st.GRAPPLE_PHASE else [s.ship]
    sides = {side(s, s.owner[ship // 2]) for ship in ships}
    return {seat for seat in range(s.players) if side(s, seat) in sides and s.held[seat]}
