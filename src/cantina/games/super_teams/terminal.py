"""A table of Super Teams drawn for the terminal."""

from collections.abc import Callable, Iterator
from itertools import zip_longest
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from . import words
from .position import deck_left
from .state import CARDS, COLOURS, DOUBLE, HOME, NUMBERS, SHIPS

Say = Callable[..., str]

ROW = 14  # spaces in a row of the track: with its frame it fits in 80 columns
CELL = 5
STYLES = ("bold #d55e00", "bold #f0e442", "bold #009e73", "bold white on #2b2f36")  # by colour
SHAPES = "▲●■◆"  # by colour: nothing is told by colour alone
LETTERS = "XMJTSDFA"  # by ship: X-Wing, Millennium Falcon, Jedi, Tantive, Star Destroyer, Death Star, Fighter, Advanced
SYMBOLS = ("·", "+", "»", "∴", "@", "○", "◎", "»/∴", "»/·", "∴/·")  # by kind of space


def draw(world: Any, s: Any, seat: int, say: Say) -> RenderableType:
    """The table as `seat` sees it."""
    parts: list[RenderableType] = [*track(world, s), legend(s, say), Text(), seats(s, say), piles(world, s, say)]
    if s.card >= 0:
        parts.append(turn(s, say))
    if seat >= 0:
        parts += [hand(s, seat, say), bonus_cards(s, seat, say)]
    return Group(*parts)


def track(world: Any, s: Any) -> Iterator[Text]:
    """The track in rows: for each space its number, its kind and the ships on it."""
    for begin in range(0, world.last + 1, ROW):
        spaces = range(begin, min(begin + ROW, world.last + 1))
        yield Text("".join(f"{space:^{CELL}}" for space in spaces), "dim")
        yield Text("".join(f"{SYMBOLS[world.kind[space]]:^{CELL}}" for space in spaces))
        for level in zip_longest(*(list(stack(world, s, space)) for space in spaces), fillvalue=Text(" " * CELL)):
            yield Text().join(level)


def stack(world: Any, s: Any, space: int) -> Iterator[Text]:
    """The ships on a space: on a double space one a line, with the symbol of its side, else two a line."""
    ships = [ship for ship in range(SHIPS) if s.at[ship] == space]
    if world.kind[space] >= DOUBLE:
        for ship in ships:
            yield centred(Text(mark(ship), STYLES[ship // 2]) + Text(SYMBOLS[s.on[ship]][0]))
        return
    for i in range(0, len(ships), 2):
        yield centred(Text().join(Text(mark(ship), STYLES[ship // 2]) for ship in ships[i : i + 2]))


def centred(text: Text) -> Text:
    """The text in the middle of a cell."""
    left = (CELL - len(text)) // 2
    return Text(" " * left) + text + Text(" " * (CELL - left - len(text)))


def mark(ship: int) -> str:
    """A ship in two signs: the shape of its colour and its letter."""
    return SHAPES[ship // 2] + LETTERS[ship]


def legend(s: Any, say: Say) -> Text:
    """What the symbols of the spaces and ships mean."""
    text = Text(
        "   ".join(f"{SYMBOLS[kind]} {say('kind-' + words.KIND_NAMES[kind])}" for kind in range(7)) + "\n", "dim"
    )
    for ship in (ship for ship in range(SHIPS) if s.at[ship] >= 0):
        text.append(mark(ship), STYLES[ship // 2]).append(f" {say('ship-' + words.SHIP_NAMES[ship])}  ", "dim")
    return text


def seats(s: Any, say: Say) -> Table:
    """A line for each seat: colours, how many cards it holds, ships at home; the player's has an arrow."""
    table = Table(box=None, pad_edge=False)
    for column in ("seat", "colours", "cards", "bonus", "home"):
        table.add_column(say(f"board-{column}"), justify="left" if column in ("seat", "colours") else "right")
    for seat in range(s.players):
        arrow = "▶ " if seat == s.player else "  "
        mine = [colour for colour in range(COLOURS) if s.owner[colour] == seat]
        names = Text(" ").join(Text(f"{SHAPES[c]} {say('colour-' + words.COLOUR_NAMES[c])}", STYLES[c]) for c in mine)
        home = sum(s.on[ship] == HOME for ship in range(SHIPS) if s.owner[ship // 2] == seat)
        counts = (s.cards[seat], s.held[seat], f"{home}/{2 * len(mine)}")
        table.add_row(arrow + say("player", number=seat + 1), names, *map(str, counts))
    return table


def piles(world: Any, s: Any, say: Say) -> Text:
    """The turn, the deck, the bonus pile with what was discarded, and the planet's cards."""
    gone = sum(s.discards)
    return Text(
        f"{say('board-turn', number=s.turns)}   {say('board-deck')} {deck_left(world, s)}   "
        f"{say('board-pile')} {s.pile_left}, {gone} {say('board-discards')}, {s.planet_left} {say('board-planet')}",
        "dim",
    )


def turn(s: Any, say: Say) -> Text:
    """The card played this turn, and the ship that it moves if one has been named."""
    card = card_text(s.card, say)
    if s.ship < 0:
        return card
    ship = s.ship
    return card + Text(" → ") + Text(f"{mark(ship)} {say('ship-' + words.SHIP_NAMES[ship])}", STYLES[ship // 2])


def card_text(card: int, say: Say) -> Text:
    """A movement card."""
    colour = card // NUMBERS
    return Text(f"{SHAPES[colour]} {say('colour-' + words.COLOUR_NAMES[colour])} {card % NUMBERS + 1}", STYLES[colour])


def hand(s: Any, seat: int, say: Say) -> Text:
    """The movement cards of a seat."""
    cards = [card_text(card, say) for card in range(CARDS) for _ in range(s.hand[seat][card])]
    return Text(f"{say('board-hand')}: ") + Text("   ").join(cards or [Text(say("board-none"))])


def bonus_cards(s: Any, seat: int, say: Say) -> Text:
    """The bonus cards of a seat."""
    held = [f"{n} × {say('bonus-' + words.BONUS_NAMES[kind])}" for kind, n in enumerate(s.bonus[seat]) if n]
    return Text(f"{say('board-your-bonus')}: " + (", ".join(held) or say("board-none")))
