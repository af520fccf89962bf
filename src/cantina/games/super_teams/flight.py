"""How a ship flies: from the card that moves it to the last Grapple that its flight brings about."""

from cantina.core.kernel import kernel
from cantina.core.log import EVERYONE, tell

from . import state as st
from . import words as told
from .bonus import discard, draw_bonus, open_planet
from .turn import ask, end_turn, mate_of, side_of


@kernel
def under_way(s, ship):
    """Whether a ship is in play and not yet on the final planet."""
    return s.at[ship] >= 0 and s.on[ship] != st.HOME


@kernel
def play_card(world, s, seat, card, log):
    """Plays a movement card; the ship is asked for unless the colour has just one under way."""
    s.hand[seat, card] -= 1
    s.cards[seat] -= 1
    s.played[card] += 1
    s.card = card
    colour = card // st.NUMBERS
    tell(log, EVERYONE, told.PLAYED, seat, colour, card % st.NUMBERS + 1)
    one, other = under_way(s, 2 * colour), under_way(s, 2 * colour + 1)
    if one == other:  # both can be moved, or the card is a joker
        s.phase = st.SHIP_PHASE
    else:
        name_ship(world, s, seat, 2 * colour if one else 2 * colour + 1, log)


@kernel
def name_ship(world, s, seat, ship, log):
    """Chooses the moved ship and opens the window of its side."""
    s.ship = ship
    s.began = s.at[ship]
    tell(log, EVERYONE, told.NAMED, seat, ship)
    if not ask_side(s, st.BONUS_PHASE):
        fly(world, s, log)


@kernel
def ask_side(s, phase):
    """Opens a window for the owner of the moved ship, or else for the team-mate; says whether either is asked."""
    owner = int(s.owner[s.ship >> 1])
    return ask(s, phase, owner) or ask(s, phase, mate_of(s, owner))


@kernel
def decline(world, s, seat, log):
    """Passes in a window: the next one is asked, or the flight goes on."""
    tell(log, EVERYONE, told.DECLINED, seat)
    if s.phase == st.GRAPPLE_PHASE:
        after = (seat - int(s.player) + int(s.players)) % int(s.players) + 1
        ask_grapplers(world, s, after, log)
        return
    owner = int(s.owner[s.ship >> 1])
    if seat == owner and ask(s, s.phase, mate_of(s, owner)):
        return
    if s.phase == st.BONUS_PHASE:
        fly(world, s, log)
    else:
        fall_back(world, s, log)


@kernel
def use_bonus(world, s, seat, kind, log):
    """Plays a bonus card on the moved ship."""
    discard(s, seat, kind)
    s.used = kind
    tell(log, EVERYONE, told.USED, seat, kind, s.ship)
    if s.phase == st.BONUS_PHASE:
        fly(world, s, log)
    else:
        dodge(world, s, log)


@kernel
def spaces_to_fly(s):
    """How far the moved ship goes, by the card, the space it stands on and the bonus card played on it."""
    number = int(s.card) % st.NUMBERS + 1
    kind = s.on[s.ship]
    if kind == st.HYPERSPACE or s.used == st.LIGHTSPEED:
        number *= 2
    elif kind == st.ASTEROIDS and s.used != st.EXPERIENCED_PILOT:
        number = 1
    return number + 1 if s.used == st.SPEED_BOOST else number


@kernel
def fly(world, s, log):
    """Moves the ship; who has to decide about a Maw or a double space is asked first."""
    space = min(int(s.began) + spaces_to_fly(s), int(world.last))
    move_to(world, s, space)
    tell(log, EVERYONE, told.MOVED, s.ship, s.began, space)
    kind = world.kind[space]
    if kind == st.MAW:
        tell(log, EVERYONE, told.IN_MAW, s.ship, space)
        if s.used != st.NONE or not ask_side(s, st.DODGE_PHASE):
            fall_back(world, s, log)
    elif kind >= st.DOUBLE:
        s.phase = st.SIDE_PHASE
        s.acting = 1 << int(s.player)
    else:
        come_to_rest(world, s, int(s.ship), int(s.began), log)


@kernel
def move_to(world, s, space):
    """Puts the moved ship on a space."""
    s.at[s.ship] = space
    s.on[s.ship] = world.kind[space]


@kernel
def fall_back(world, s, log):
    """Takes the moved ship out of the Maw, back to the nearest normal space."""
    move_to(world, s, world.back[s.at[s.ship]])
    tell(log, EVERYONE, told.BACK, s.ship, s.at[s.ship])
    come_to_rest(world, s, int(s.ship), int(s.began), log)


@kernel
def dodge(world, s, log):
    """Takes the moved ship past the Maw, on to the next normal space."""
    move_to(world, s, world.ahead[s.at[s.ship]])
    tell(log, EVERYONE, told.DODGED, s.ship, s.at[s.ship])
    come_to_rest(world, s, int(s.ship), int(s.began), log)


@kernel
def place(world, s, seat, kind, log):
    """Puts the moved ship on one side of the double space."""
    s.on[s.ship] = kind
    tell(log, EVERYONE, told.PLACED, seat, s.ship, kind)
    come_to_rest(world, s, int(s.ship), int(s.began), log)


@kernel
def come_to_rest(world, s, ship, began, log):
    """Resolves where a ship ended its movement, then asks those whose ships it passed."""
    if s.on[ship] == st.BONUS:
        draw_bonus(s, int(s.owner[ship >> 1]), log)
    elif s.on[ship] == st.HOME:
        arrive(world, s, ship, log)
    note_passed(s, ship, began)
    ask_grapplers(world, s, 0, log)


@kernel
def arrive(world, s, ship, log):
    """Opens the planet's cards to the first ship; the second of a colour makes its cards jokers."""
    tell(log, EVERYONE, told.ARRIVED, ship)
    if s.planet_left > 0:
        open_planet(world, s, log)
    if s.players != 3 and s.on[ship ^ 1] == st.HOME:
        tell(log, EVERYONE, told.JOKERS, ship >> 1)


@kernel
def note_passed(s, ship, began):
    """Marks the ships of other sides that stood at or ahead of where `ship` began and are now behind it."""
    rest = int(s.at[ship])
    side = side_of(s, int(s.owner[ship >> 1]))
    for other in range(st.SHIPS):
        if began <= s.at[other] < rest and side_of(s, int(s.owner[other >> 1])) != side:
            s.passed = int(s.passed) | 1 << other


@kernel
def may_grapple(s, seat, ship):
    """Whether `ship` was passed and belongs to the side of `seat`."""
    return s.passed >> ship & 1 == 1 and side_of(s, int(s.owner[ship >> 1])) == side_of(s, seat)


@kernel
def ask_grapplers(world, s, after, log):
    """Asks the next seat clockwise, from `after` seats behind the player on, that may play a Grapple; else ends the turn."""
    if s.passed != 0:
        for i in range(after, int(s.players)):
            seat = (int(s.player) + i) % int(s.players)
            if passed_ships(s, seat) > 0 and ask(s, st.GRAPPLE_PHASE, seat):
                return
    end_turn(world, s, log)


@kernel
def passed_ships(s, seat):
    """How many ships of the side of `seat` may grapple."""
    n = 0
    for ship in range(st.SHIPS):
        if may_grapple(s, seat, ship):
            n += 1
    return n


@kernel
def grapple(world, s, seat, ship, log):
    """Pulls a passed ship to the space, and the side, of the ship that passed it; this is a movement too."""
    discard(s, seat, st.GRAPPLE)
    began = int(s.at[ship])
    s.at[ship] = s.at[s.ship]
    s.on[ship] = s.on[s.ship]
    s.passed = int(s.passed) & ~(1 << ship)
    tell(log, EVERYONE, told.HOOKED, seat, ship, s.at[ship])
    come_to_rest(world, s, ship, began, log)
