"""A game of Risk: Star Wars Edition drawn for the terminal: the rings, the tracks, then the cards."""

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cantina.core.canvas import Canvas, Point
from cantina.core.header import UNKNOWN

from .layout import BANDS, CORE, INNER_EDGE, MIDDLE_EDGE, OUTER_EDGE, middle_of, point, ring_of, span
from .reasons import seat_side
from .state import CARDS, DEATH_STAR, EMPIRE, EXECUTOR, FALCON, KINDS_OF_SHIP, MARKERS, PLACES, TIE
from .words import ORDER_NAMES, PLACE_NAMES, SIDE_NAMES, TRACK_NAMES, card_name

Say = Callable[..., str]
WIDTH, HEIGHT = 81, 40
ACROSS, DOWN = 45.0, 39.5  # from the Death Star to the outer edge, in per cent of the canvas
STYLES = ("bold bright_blue", "bold bright_red")
LETTERS = ("X", "Y", "B", "MF", "T", "EX")
TRACK_MESSAGES = ("ship-falcon", "ship-executor", "hero-luke", "hero-vader")


def draw(world: Any, s: Any, seat: int, say: Say) -> RenderableType:
    """The table as `seat` sees it, with its own side of space at the bottom."""
    turned = seat >= 0 and seat_side(seat) == EMPIRE
    parts: list[RenderableType] = [
        Text(say("board-round", number=s.rounds), style="bold"),
        draw_map(s, turned),
        Text(say("board-letters"), style="dim"),
        draw_tracks(world, s, say),
        draw_cards(world, s, say),
    ]
    return Group(*parts)


# The map


def spot(x: float, y: float) -> Point:
    """A point of the map, counted from the Death Star in radii, as a point of the canvas."""
    return 50 + x * ACROSS, 50 + y * DOWN


def draw_map(s: Any, turned: bool) -> Text:
    """The borders, the Death Star, and every place with its ships."""
    canvas = Canvas(WIDTH, HEIGHT, turned)
    draw_borders(canvas)
    canvas.write(spot(*middle_of(DEATH_STAR)), "(###)", "bold")
    for place in range(PLACES):
        for row, words in enumerate(place_lines(s, place)):
            canvas.write(spot(*middle_of(place)), words, place_style(s, place), below=row)
    return canvas.text()


def draw_borders(canvas: Canvas) -> None:
    """Dots along the edges of the sectors."""
    for edge in (CORE, INNER_EDGE, MIDDLE_EDGE, OUTER_EDGE):
        for angle in range(0, 360, 3):
            canvas.write(spot(*point(angle, edge)), "·", "dim")
    for place in range(MARKERS, PLACES):
        near, far = BANDS[ring_of(place)]
        for i in range(9):
            canvas.write(spot(*point(span(place)[0], near + (far - near) * i / 8)), "·", "dim")


def place_lines(s: Any, place: int) -> list[str]:
    """The name of a place, and below it its ships; a marker that fell is crossed out."""
    name = PLACE_NAMES[place].upper()
    if place < MARKERS and not s.fleet >> place & 1:
        return [f"×{name}×", ""]
    return [f"[{name}]" if place < MARKERS else name, " ".join(ship_labels(s, place))]


def ship_labels(s: Any, place: int) -> list[str]:
    """The ships of a place, such as 5X or MF."""
    counts = [(kind, s.ships[kind][place]) for kind in range(KINDS_OF_SHIP) if s.ships[kind][place]]
    return [LETTERS[kind] if kind in (FALCON, EXECUTOR) else f"{number}{LETTERS[kind]}" for kind, number in counts]


def place_style(s: Any, place: int) -> str:
    """The colour of the side that stands in a place."""
    if any(s.ships[kind][place] for kind in (TIE, EXECUTOR)):
        return STYLES[1]
    marker = place < MARKERS and s.fleet >> place & 1
    return STYLES[0] if marker or any(s.ships[kind][place] for kind in range(FALCON + 1)) else "dim"


# The tracks


def draw_tracks(world: Any, s: Any, say: Say) -> Table:
    """Hit tracks, reserve and the shield track."""
    table = Table(show_header=False, box=None)
    for track in range(len(TRACK_NAMES)):
        left, most = s.hits[track], world.hits[track]
        note = f"  {say('board-redeemed')}" if s.redeemed and TRACK_NAMES[track] == "vader" else ""
        table.add_row(say(TRACK_MESSAGES[track]), Text(f"{'#' * left}{'.' * (most - left)} {left}/{most}{note}"))
    table.add_row(say("board-reserve"), str(s.reserve))
    table.add_row(say("board-shield"), shield_track(world, s, say))
    table.add_row(say("board-troopers"), str(s.supply))
    return table


def shield_track(world: Any, s: Any, say: Say) -> Text:
    """The numbers needed for each space, > before the strike team's own and ! before those with a Stormtrooper."""
    if s.team == world.spaces:
        return Text(say("board-shield-down"), style=STYLES[0])
    text = Text(">0" if s.team == 0 else " 0", style=STYLES[0] if s.team == 0 else "dim")
    for space in range(1, world.spaces + 1):
        number = world.track[space]
        if space == s.team:
            text.append(f">{number}", STYLES[0])
        elif s.troopers >> space & 1:
            text.append(f"!{number + 1}", STYLES[1])
        else:
            text.append(f" {number}", "dim" if space < s.team else "")
    return text


# The cards


def draw_cards(world: Any, s: Any, say: Say) -> Table:
    """Hands and orders by seat, decks and discards by side, and the card turned up."""
    table = Table(show_header=False, box=None)
    for seat in range(s.players):
        side = seat_side(seat)
        name = Text(f"{say('player', number=seat + 1)} ({say(f'side-{SIDE_NAMES[side]}')})", style=STYLES[side])
        table.add_row(name, say("board-hand"), card_list(world, side, s.hand[seat], s.hand_size[seat], say))
        table.add_row("", say("board-orders"), pile_list(world, s, seat, say))
    for side, slug in enumerate(SIDE_NAMES):
        table.add_row(Text(say(f"side-{slug}"), style=STYLES[side]), say("board-deck"), str(s.deck_size[side]))
        table.add_row("", say("board-discard"), card_list(world, side, s.discard[side], 0, say))
    if s.card:
        add_turn(world, s, table, say)
    return table


def card_list(world: Any, side: int, counts: Any, size: int, say: Say) -> str:
    """Cards by name with their number; what is missing to `size` is unknown."""
    known = [(kind, counts[kind]) for kind in range(CARDS[side]) if counts[kind]]
    words = [f"{number} × {card_words(world, side, kind, say)}" for kind, number in known]
    unknown = size - sum(number for _, number in known)
    if unknown > 0:
        words.append(say("board-unknown", number=unknown))
    return ", ".join(words) or "-"


def card_words(world: Any, side: int, kind: int, say: Say) -> str:
    """A card in the reader's language."""
    return say(f"card-{card_name(world, side, kind)}")


def pile_list(world: Any, s: Any, seat: int, say: Say) -> str:
    """The planned orders, the top first, and the number of bonus orders below them."""
    planned = s.pile[seat][: s.planned[seat]]
    side = seat_side(seat)
    words = ["?" if entry == UNKNOWN else card_words(world, side, entry - 1, say) for entry in planned]
    bonus = s.pile_size[seat] - s.planned[seat]
    if bonus:
        words.append(say("board-bonus", number=bonus))
    return " > ".join(words) or "-"


def add_turn(world: Any, s: Any, table: Table, say: Say) -> None:
    """The card turned up, the order chosen and the dice."""
    side = seat_side(s.acting.bit_length() - 1)
    table.add_row(say("board-card"), "", Text(card_words(world, side, s.card - 1, say), style=STYLES[side]))
    if s.order:
        table.add_row("", "", say(f"order-{ORDER_NAMES[s.order - 1]}"))
    if s.dice[0]:
        table.add_row(say("board-dice"), "", " ".join(str(die) for die in s.dice if die))
