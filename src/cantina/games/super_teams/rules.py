"""The rules of Super Teams as kernels: set-up, what is legal, and what each action does."""

from cantina.core.kernel import kernel

from . import state as st
from .actions import HOOK, MOVE, PASS, PLACE, PLAY, SIDES, USE
from .bonus import fill_piles
from .flight import decline, grapple, may_grapple, name_ship, place, play_card, under_way, use_bonus
from .hiding import hide, redeal
from .turn import deal, fill_deck, is_home, side_of

__all__ = ["apply", "hide", "legal", "redeal", "returns", "setup"]


@kernel
def setup(world, s, options):
    """Lays the table out; the options are the colours by seat, then the seat that begins."""
    for i in range(st.COLOURS):
        colour = options[i]
        s.owner[colour] = seat_of(int(s.players), i)
        for ship in (2 * colour, 2 * colour + 1):
            s.at[ship] = st.NONE if s.owner[colour] < 0 else 0
            s.on[ship] = st.START
    fill_deck(world, s)
    fill_piles(world, s)
    deal(world, s)
    s.first = s.player = options[st.COLOURS]
    s.card = s.ship = s.used = st.NONE
    s.turns = 1
    s.phase = st.CARD_PHASE
    s.acting = 1 << int(s.player)
    s.news = 0


@kernel
def seat_of(players, i):
    """The seat that takes the i-th colour, or NONE."""
    if players == 2:
        return i // 2
    return i if i < players else st.NONE


@kernel
def legal(world, s, seat, out):
    """Writes what `seat` may choose now, ascending, and returns how many."""
    if s.acting >> seat & 1 == 0:
        return 0
    if s.phase == st.CARD_PHASE:
        return legal_cards(s, seat, out)
    if s.phase == st.SHIP_PHASE:
        return legal_ships(s, out)
    if s.phase == st.SIDE_PHASE:
        return legal_sides(world, s, out)
    if s.phase == st.BONUS_PHASE or s.phase == st.DODGE_PHASE:
        n = legal_bonuses(s, seat, out)
    else:
        n = legal_grapples(s, seat, out)
    out[n] = PASS
    return n + 1


@kernel
def legal_cards(s, seat, out):
    """Writes the movement cards in a hand."""
    n = 0
    for card in range(st.CARDS):
        if s.hand[seat, card] > 0:
            out[n] = PLAY + card
            n += 1
    return n


@kernel
def legal_ships(s, out):
    """Writes the ships that the played card may move: of its colour, or any when both of that colour are home."""
    first = int(s.card) // st.NUMBERS * 2
    joker = not under_way(s, first) and not under_way(s, first + 1)
    n = 0
    for ship in range(st.SHIPS):
        if under_way(s, ship) and (joker or ship >> 1 == first >> 1):
            out[n] = MOVE + ship
            n += 1
    return n


@kernel
def legal_bonuses(s, seat, out):
    """Writes the bonus cards that `seat` holds and may play on the moved ship now."""
    n = 0
    for kind in range(st.GRAPPLE):
        if s.bonus[seat, kind] > 0 and fits(s, kind):
            out[n] = USE + kind
            n += 1
    return n


@kernel
def fits(s, kind):
    """Whether a bonus card fits the window and the space that the moved ship stands on."""
    if s.phase == st.DODGE_PHASE or kind == st.DODGING_MANEUVER:
        return s.phase == st.DODGE_PHASE and kind == st.DODGING_MANEUVER
    on = s.on[s.ship]
    if kind == st.EXPERIENCED_PILOT:
        return on == st.ASTEROIDS
    if kind == st.SPEED_BOOST:
        return on != st.ASTEROIDS
    return on != st.ASTEROIDS and on != st.HYPERSPACE  # Lightspeed


@kernel
def legal_sides(world, s, out):
    """Writes the two sides of the double space under the moved ship."""
    kind = world.kind[s.at[s.ship]]
    n = 0
    if kind != st.HYPERSPACE_OR_ASTEROIDS:
        out[n] = PLACE
        n += 1
    if kind != st.ASTEROIDS_OR_NORMAL:
        out[n] = PLACE + 1
        n += 1
    if kind != st.HYPERSPACE_OR_NORMAL:
        out[n] = PLACE + 2
        n += 1
    return n


@kernel
def legal_grapples(s, seat, out):
    """Writes the passed ships that `seat` may pull along, if it holds a Grapple."""
    if s.bonus[seat, st.GRAPPLE] == 0:
        return 0
    n = 0
    for ship in range(st.SHIPS):
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
        place(world, s, seat, SIDES[action - PLACE], log)
    else:
        decline(world, s, seat, log)


@kernel
def returns(world, s, out):
    """Writes 1 for winners, 0.5 for those who share the victory, -1 for losers, and 0 for all in a draw."""
    for seat in range(s.players):
        if s.end == st.CAP:
            out[seat] = 0.0
        elif is_home(s, side_of(s, seat)):
            out[seat] = 0.5 if s.end == st.SHARED else 1.0
        else:
            out[seat] = -1.0
