"""A game of Toy Battle drawn for the terminal: the terrain as a map, then the two players."""

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cantina.core.canvas import Canvas
from cantina.core.counts import members
from cantina.core.header import UNKNOWN

from .state import BASES, HQS, KINDS, LIMIT, PLAIN, SPACES
from .words import COLOUR_NAMES, SPECIAL_NAMES, TROOP_NAMES

WIDTH, HEIGHT = 76, 34
STYLES = ("bold bright_blue", "bold bright_red")
Say = Callable[..., str]


def draw(world: Any, s: Any, seat: int, say: Say) -> RenderableType:
    """The table as `seat` sees it: its own side of the terrain at the bottom."""
    parts: list[RenderableType] = [draw_map(world, s, seat, say), *legend(world, s, say)]
    stacks = draw_stacks(world, s)
    if stacks:
        parts += [Text(say("board-stacks"), style="dim"), stacks]
    return Group(*parts, draw_players(world, s, seat, say))


# The map


def draw_map(world: Any, s: Any, seat: int, say: Say) -> Text:
    """Paths, medals, headquarters and bases."""
    canvas = Canvas(WIDTH, HEIGHT, turned=seat >= 0 and seat != s.blue)
    places = [(x, y) for x, y in world.place]
    for space in range(SPACES):
        for other in range(space):
            if world.near[space] >> other & 1:
                canvas.line(places[space], places[other])
    draw_medals(world, s, canvas, places)
    for base in range(world.bases):
        draw_base(world, s, canvas, places[base], base)
    for hq in range(HQS):
        if space_exists(world, BASES + hq):
            star = "*" if special_words(world, s, BASES + hq, say) else ""
            canvas.write(places[BASES + hq], f"[{hq_label(world, hq, say)}{star}]", STYLES[hq // 2])
    return canvas.text()


def hq_label(world: Any, hq: int, say: Say) -> str:
    """The colour of a headquarters, with a number where there are two."""
    number = f" {hq % 2 + 1}" if world.hq[hq // 2].bit_count() > 1 else ""
    return say(f"board-{COLOUR_NAMES[hq // 2]}") + number


def draw_medals(world: Any, s: Any, canvas: Canvas, places: list[tuple[int, int]]) -> None:
    """The medals that still lie in their regions, with the number of the region."""
    taken = s.taken[0] | s.taken[1]
    for region in range(world.regions):
        around = [places[base] for base in members(world.region[region])]
        centre = (sum(x for x, _ in around) // len(around), sum(y for _, y in around) // len(around))
        if not taken >> region & 1:
            canvas.write(centre, f"r{region + 1} {'●' * world.prize[region]}", "yellow")


def draw_base(world: Any, s: Any, canvas: Canvas, place: tuple[int, int], base: int) -> None:
    """A base: its number, a star if it is special, and below it the visible troop and the height of the stack."""
    special = "*" if world.special[s.beginner][base] != PLAIN else ""
    canvas.write(place, f" {base + 1}{special} ", "bold")
    troop = s.top[base]
    if troop:
        height = f"x{s.height[base]}" if s.height[base] > 1 else ""
        canvas.write(place, f" {figure(s, troop)}{height} ", STYLES[colour(s, troop)], below=1)


def colour(s: Any, troop: int) -> int:
    """The number of a troop's colour."""
    return int((troop - 1) // KINDS != s.blue)


def figure(s: Any, troop: int) -> str:
    """A troop as its strength in the shape of its colour: blue is round, red is pointed."""
    left, right = ("(", ")") if colour(s, troop) == 0 else ("<", ">")
    return f"{left}{strength((troop - 1) % KINDS)}{right}"


def strength(kind: int) -> str:
    """The strength of a kind, or K for the joker."""
    return str(kind) if kind else "K"


# Beside the map


def legend(world: Any, s: Any, say: Say) -> list[Text]:
    """A line for each kind of special base of this terrain."""
    lines: dict[str, list[str]] = {}
    for space in range(SPACES):
        if words := special_words(world, s, space, say):
            label = str(space + 1) if space < BASES else hq_label(world, space - BASES, say)
            lines.setdefault(words, []).append(label)
    return [Text(f"* {', '.join(spaces)}: {words}", style="dim") for words, spaces in lines.items()]


def special_words(world: Any, s: Any, space: int, say: Say) -> str:
    """What is special about a space, or nothing."""
    if s.beginner or not space_exists(world, space):
        return ""
    admitted = [strength(kind) for kind in range(KINDS) if world.admits[0][kind] >> space & 1]
    if len(admitted) < KINDS:
        return f"{say('board-only')} {' '.join(admitted)}"
    special = world.special[0][space] if space < BASES else PLAIN
    return say(f"board-{SPECIAL_NAMES[special]}") if PLAIN < special < LIMIT else ""


def space_exists(world: Any, space: int) -> bool:
    """Whether the terrain has such a space."""
    return bool(world.admits[1][0] >> space & 1)


def draw_stacks(world: Any, s: Any) -> Text | None:
    """The stacks of more than one troop, from the bottom up, or None."""
    troops = [troop for troop in s.pile if troop]
    text = Text()
    for base in range(world.bases):
        stack, troops = troops[: s.height[base]], troops[s.height[base] :]
        if len(stack) > 1:
            text.append(f"  {base + 1}: ")
            for troop in stack:
                text.append(figure(s, troop), style=STYLES[colour(s, troop)])
    return text if text else None


def draw_players(world: Any, s: Any, seat: int, say: Say) -> Table:
    """A row for each player, the one who looks below."""
    table = Table(box=None, pad_edge=False)
    for name in ("", "medals", "rack", "reserve", "discards"):
        table.add_column(say(f"board-{name}") if name else "")
    below = max(seat, 0)
    for player in (1 - below, below):
        table.add_row(*player_cells(world, s, player, player == seat, say))
    return table


def player_cells(world: Any, s: Any, player: int, you: bool, say: Say) -> list[Text | str]:
    """What is known of one player."""
    side = int(player != s.blue)
    name = (
        say("player", number=player + 1)
        + f" ({say(f'board-{COLOUR_NAMES[side]}')}{', ' + say('board-you') if you else ''})"
    )
    medals = f"{s.medals[player]}/{world.objective[side]}"
    return [
        Text(name, style=STYLES[side]), medals, rack_text(s, player, say), str(s.reserve[player]),
        troops_text(s.discard[player], say) or "-",
    ]  # fmt: skip


def rack_text(s: Any, player: int, say: Say) -> str:
    """The troops of a rack, or how many there are with those that everyone knows."""
    hidden = s.rack[player][0] == UNKNOWN
    parts = [f"{s.rack_size[player]} ×" if hidden else troops_text(s.rack[player], say) or "-"]
    if any(s.known[player]):
        parts.append(f"{say('board-known')}: {troops_text(s.known[player], say)}")
    if s.lying_size[player]:
        lying = str(s.lying_size[player]) if hidden else troops_text(s.lying[player], say)
        parts.append(f"{say('board-lying')}: {lying}")
    return "; ".join(parts)


def troops_text(row: Any, say: Say) -> str:
    """Troops by kind in words."""
    names = []
    for kind in range(KINDS):
        if row[kind] > 0:
            number = f" {kind}" if kind else ""
            copies = f" ×{row[kind]}" if row[kind] > 1 else ""
            names.append(say(f"troop-{TROOP_NAMES[kind]}") + number + copies)
    return ", ".join(names)
