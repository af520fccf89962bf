"""The rules of Super Teams as kernels: set-up, what is legal, and what each action does."""

from cantina.core.kernel import kernel

from .actions import HOOK, MOVE, PASS, PLACE, PLAY, USE
from .bonus import fill_piles
from .flight import decline, grapple, may_grapple, name_ship, place, play_card, under_way, use_bonus
from .secrets import hide, redeal
from .state import (
    ASTEROIDS,
    ASTEROIDS_OR_NORMAL,
    BOOST,
    CAP,
    CARD,
    CARDS,
    COLOURS,
    DODGE,
    DODGING_MANEUVER,
    EXPERIENCED_PILOT,
    GRAPPLE,
    HYPERSPACE,
    HYPERSPACE_OR_ASTEROIDS,
    HYPERSPACE_OR_NORMAL,
    NONE,
    NORMAL,
    NUMBERS,
    SHARED,
    SHIP,
    SHIPS,
    SIDE,
    SPEED_BOOST,
    START,
)
from .turn import deal, fill_deck, is_home, side_of

__all__ = ["apply", "hide", "legal", "redeal", "returns", "setup"]


@kernel
def setup(world, s, options):
    """Lays the table out; the options are the colours by seat, then the seat that begins."""
    for i in range(COLOURS):
        colour = options[i]
        s.owner[colour] = seat_of(int(s.players), i)
        for ship in (2 * colour, 2 * colour + 1):
            s.at[ship] = NONE if s.owner[colour] < 0 else 0
            s.on[ship] = START
    fill_deck(world, s)
    fill_piles(world, s)
    deal(world, s)
    s.first = s.player = options[COLOURS]
    s.card = s.ship = s.used = NONE
    s.turns = 1
    s.phase = CARD
    s.acting = 1 << int(s.player)
    s.news = 0


@kernel
def seat_of(players, i):
    """The seat that takes the i-th colour, or NONE."""
    if players == 2:
        return i // 2
    return i if i < players else NONE


@kernel
def legal(world, s, seat, out):
    """Writes what `seat` may choose now, ascending, and returns how many."""
    if s.acting >> seat & 1 == 0:
        return 0
    if s.phase == CARD:
        return cards_to_play(s, seat, out)
    if s.phase == SHIP:
        return ships_to_move(s, out)
    if s.phase == SIDE:
        return sides_to_place(world, s, out)
    if s.phase == BOOST or s.phase == DODGE:
        n = bonuses_to_use(s, seat, out)
    else:
        n = ships_to_grapple(s, seat, out)
    out[n] = PASS
    return n + 1


@kernel
def cards_to_play(s, seat, out):
    """Writes the movement cards in a hand."""
    n = 0
    for card in range(CARDS):
        if s.hand[seat, card] > 0:
            out[n] = PLAY + card
            n += 1
    return n


@kernel
def ships_to_move(s, out):
    """Writes the ships that the played card may move: of its colour, or any when both of that colour are home."""
    first = int(s.card) // NUMBERS * 2
    joker = not under_way(s, first) and not under_way(s, first + 1)
    n = 0
    for ship in range(SHIPS):
        if under_way(s, ship) and (joker or ship >> 1 == first >> 1):
            out[n] = MOVE + ship
            n += 1
    return n


@kernel
def bonuses_to_use(s, seat, out):
    """Writes the bonus cards that `seat` holds and may play on the moved ship now."""
    n = 0
    for kind in range(GRAPPLE):
        if s.bonus[seat, kind] > 0 and fits(s, kind):
            out[n] = USE + kind
            n += 1
    return n


@kernel
def fits(s, kind):
    """Whether a bonus card fits the window and the space that the moved ship stands on."""
    if s.phase == DODGE or kind == DODGING_MANEUVER:
        return s.phase == DODGE and kind == DODGING_MANEUVER
    on = s.on[s.ship]
    if kind == EXPERIENCED_PILOT:
        return on == ASTEROIDS
    if kind == SPEED_BOOST:
        return on != ASTEROIDS
    return on != ASTEROIDS and on != HYPERSPACE  # Lightspeed


@kernel
def sides_to_place(world, s, out):
    """Writes the two sides of the double space under the moved ship."""
    kind = world.kind[s.at[s.ship]]
    n = 0
    if kind != HYPERSPACE_OR_ASTEROIDS:
        out[n] = PLACE
        n += 1
    if kind != ASTEROIDS_OR_NORMAL:
        out[n] = PLACE + 1
        n += 1
    if kind != HYPERSPACE_OR_NORMAL:
        out[n] = PLACE + 2
        n += 1
    return n


@kernel
def ships_to_grapple(s, seat, out):
    """Writes the passed ships that `seat` may pull along, if it holds a Grapple."""
    if s.bonus[seat, GRAPPLE] == 0:
        return 0
    n = 0
    for ship in range(SHIPS):
        if may_grapple(s, seat, ship):
            out[n] = HOOK + ship
            n += 1
    return n


@kernel
def apply(world, s, seat, action, log):
    """Plays one legal action."""
    if action < MOVE:
        play_card(world, s, seat, action - PLAY, log)
    elif action < USE:
        name_ship(world, s, seat, action - MOVE, log)
    elif action < HOOK:
        use_bonus(world, s, seat, action - USE, log)
    elif action < PLACE:
        grapple(world, s, seat, action - HOOK, log)
    elif action < PASS:
        place(world, s, seat, side_at(action - PLACE), log)
    else:
        decline(world, s, seat, log)


@kernel
def side_at(i):
    """The kind of space of the i-th side."""
    return NORMAL if i == 0 else HYPERSPACE if i == 1 else ASTEROIDS


@kernel
def returns(world, s, out):
    """Writes 1 for winners, 0.5 for those who share the victory, -1 for losers, and 0 for all in a draw."""
    for seat in range(s.players):
        if s.end == CAP:
            out[seat] = 0.0
        elif is_home(s, side_of(s, seat)):
            out[seat] = 0.5 if s.end == SHARED else 1.0
        else:
            out[seat] = -1.0
