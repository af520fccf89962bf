"""A table of Conflict drawn for the terminal."""

from collections.abc import Callable
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from . import state as st
from .words import DECK_NAMES, DIE_NAMES, LEADER_NAMES, START_NAMES, card_name

Say = Callable[..., str]
FIELD_SIGNS = ("·", "▷①", "▷②", "▷③", "✋①", "✋②", "✕1", "✕3", "⏸")
DECK_SIGNS = "①②③"
DECK_STYLES = ("yellow", "dark_orange", "bright_black")
ROW = 20  # fields in one line of the track


def draw(world: Any, s: Any, seat: int, say: Say) -> RenderableType:
    """The table as everyone sees it; `seat` is marked."""
    parts: list[RenderableType] = [
        draw_track(world, s, say),
        draw_board(world, s, say),
        draw_hands(world, s, seat, say),
    ]
    return Group(*parts, Text(say("board-symbols"), style="dim"))


# The event track


def draw_track(world: Any, s: Any, say: Say) -> RenderableType:
    """The track in lines, the marker's field in reverse."""
    side = s.variant // 2
    goal, start = world.goal[side], world.start[side][s.players]
    table = Table(title=say("board-marker", field=s.at, goal=goal), show_header=False, box=None, padding=(0, 1, 0, 0))
    for first in range(start, goal + 1, ROW):
        fields = range(first, min(first + ROW, goal + 1))
        signs = [field_text(world, s, side, i, start, goal) for i in fields]
        table.add_row(Text(str(first), style="dim"), *signs)
    lines: list[RenderableType] = [table, Text(say("board-legend"), style="dim")]
    if s.aside == st.LIFTED:
        lines.append(Text(say("board-aside"), style="bold"))
    return Group(*lines)


def field_text(world: Any, s: Any, side: int, field: int, start: int, goal: int) -> Text:
    """The sign of one field."""
    sign = "○" if field == start else "✖" if field == goal else FIELD_SIGNS[world.track[side][field]]
    return Text(sign, style="reverse bold" if field == s.at else "red" if field == goal else "")


# Decks, leaders and dice


def draw_board(world: Any, s: Any, say: Say) -> Table:
    """The decks, the leaders and the dice."""
    table = Table(show_header=False, box=None)
    for deck, name in enumerate(DECK_NAMES):
        heading = Text(f"{DECK_SIGNS[deck]} {say(f'deck-{name}')} {s.cards[deck]}", style=DECK_STYLES[deck])
        table.add_row(heading, deck_text(world, s, deck, say))
    heroes = say("board-heroes-left", top=s.heroes_in[0], bottom=s.heroes_in[1])
    table.add_row("", Text(heroes, style="dim"))
    for leader, name in enumerate(LEADER_NAMES):
        cover = s.cover[leader]
        lies = say(f"card-{card_name(world, cover - 1)}") if cover else say("board-bare")
        table.add_row(f"{say(f'leader-{name}')} ▶{world.leader[leader]}", lies)
    dice = [say(f"die-{DIE_NAMES[shown]}") for shown in range(1, st.SHOWN) for _ in range(s.dice[shown])]
    table.add_row(say("board-dice"), "  ".join(dice))
    table.add_row(say("board-help"), say(f"die-{DIE_NAMES[s.help]}"))
    table.add_row(say("board-discard"), str(sum(st.counts(world, s.discard))))
    return table


def deck_text(world: Any, s: Any, deck: int, say: Say) -> str:
    """A deck from the top down: face up ▲, peeked ▼, unseen ?."""
    size = s.cards[deck]
    lying = [s.deck[st.place(deck, size, depth)] for depth in range(size)]
    return "  ".join(row_text(world, deck, value, len(list(row)), say) for value, row in groupby(lying))


def row_text(world: Any, deck: int, value: int, cards: int, say: Say) -> str:
    """Cards that lie alike in a row."""
    if value < 0:
        return f"{cards}×?"
    sign = "▲" if value > st.FACE_UP else "▼"
    return sign + card_text(world, st.kind_lying(world, deck, value), say) + (f" ({cards}×)" if cards > 1 else "")


def card_text(world: Any, kind: int, say: Say) -> str:
    """A card with its symbols."""
    return say(f"card-{card_name(world, kind)}") + symbols(world.left[kind]) + ambush(world, kind)


def ambush(world: Any, kind: int) -> str:
    """The symbols top right of a card."""
    return f" ⚡{world.ambush[kind]}" if world.ambush[kind] else ""


def symbols(left: int) -> str:
    """The symbols top left of a card."""
    return f" ▶{left}" if left > 0 else f" ◀{-left}" if left < 0 else ""


# Hands


def draw_hands(world: Any, s: Any, seat: int, say: Say) -> Table:
    """Every hand: all are open."""
    table = Table(title=say("board-hand"), show_header=False, box=None)
    for other in range(s.players):
        style = "bold" if other == seat else ""
        turn = "▸ " if s.acting >> other & 1 else "  "
        counts = st.counts(world, s.hand[other])
        held = [f"{n}× {card_text(world, kind, say)}" for kind, n in enumerate(counts) if n]
        number = (other - s.first) % s.players
        table.add_row(Text(turn + say("player", number=other + 1), style=style), ", ".join(held) or "–")
        if s.phase != st.FIRST:
            table.add_row(
                "  " + say("board-set", number=number + 1), Text(starts_text(world, number, say), style="dim")
            )
    return table


def starts_text(world: Any, number: int, say: Say) -> str:
    """The starting cards of a set with their symbols."""
    entries = []
    for card in range(3):
        name = START_NAMES[3 * (number % 3) + card]
        back = world.back[number] if card == 0 else 0
        power = f" ◀{back}" if back else ""
        entries.append(say(f"start-{name}") + power + symbols(world.symbols[number][card]))
    return ", ".join(entries)
