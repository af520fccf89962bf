"""A bot reads an ended game: the chances of every seat before each move, from what the mover knew."""

import logging
from collections.abc import Awaitable, Callable, Hashable, Sequence
from functools import partial
from statistics import fmean, median

import msgspec

from cantina.core.plain import plain
from cantina.core.registry import facts_of

from .archiving import Decision, decisions
from .errors import Refusal, StoreFailed
from .keeping import Keeper
from .services import Services
from .sharing import Asker
from .store import CURVE
from .tables import Table

log = logging.getLogger(__name__)
Point = tuple[int, list[float]]  # a number of actions, and the chances of every seat after them
Glance = Callable[..., Awaitable[float]]  # what a bot thinks of a decision
MOST = 1000  # points; a game of more moves is read at some of them
WORK = 160_000  # iterations of the search for a whole curve
FEWEST, USUAL = 100, 400  # iterations for a point
CLOSER = 2000  # iterations for the points around the biggest swings, which the page speaks of
SWINGS = 8
AROUND = 8  # points on either side by which one is judged
PART = 25  # points told at once


async def kept_curve(keeper: Keeper, table: Table) -> list[Point]:
    """The curve of a table, if it was read before."""
    body = await keeper.store.kept(table.id, CURVE)
    return msgspec.json.decode(body, type=list[Point]) if body else []


async def read_game(services: Services, asker: Asker, table: Table, tell: Callable[[list[Point]], None]) -> list[Point]:
    """The points of a table's game, in the store as well; those found on the way are told in parts, coarse ones first."""
    assert table.course
    plies, returns, end = beginnings(table), table.returns(), table.course.ply
    found = await services.keeper.run(lambda: decisions(table, plies))
    glance = partial(services.thinker.glance, table.course.board, asker=asker)
    reader = Spectacles(glance, teams_of(table), found)
    fresh: list[Point] = []
    for i in [*range(0, len(found), 8), *(i for i in range(len(found)) if i % 8)]:
        fresh.append((plies[i], await reader.look(i, min(USUAL, max(FEWEST, WORK // len(found))))))
        if len(fresh) == PART:
            tell(fresh)
            fresh = []
    last = (end, [(value + 1) / 2 for value in returns])
    for i in around_swings([*zip(plies, reader.level(), strict=True), last]):
        if i < len(found):
            await reader.look(i, CLOSER)
    points = [*zip(plies, reader.level(), strict=True), last]
    try:
        await services.keeper.store.keep(table.id, CURVE, msgspec.json.encode(points))
    except StoreFailed as error:  # it was read all the same, and can be read again
        log.warning("the curve of table %s is not kept: %s", table.id, error)
    return points


class Spectacles:
    """A bot that looks at the decisions of a game, and remembers what it thought of each."""

    def __init__(self, glance: Glance, teams: Sequence[int], found: Sequence[Decision]) -> None:
        self.glance, self.teams, self.found = glance, teams, found
        self.seen: dict[int, list[float]] = {}

    async def look(self, i: int, iterations: int) -> list[float]:
        """The chances of every seat before a decision, as its seat saw them."""
        _, seat, hidden = self.found[i]
        try:
            chance = await self.glance(hidden, seat, iterations)
        except TimeoutError:
            raise Refusal("busy") from None
        self.seen[i] = spread(chance, seat, self.teams)
        return self.seen[i]

    def level(self) -> list[list[float]]:
        """All chances without what is usual for a seat in a phase, so that a swing is what a move has changed."""
        kinds = [(seat, int(hidden["phase"][0])) for _, seat, hidden in self.found]
        lines = zip(*(self.seen[i] for i in range(len(kinds))), strict=True)
        return [list(chances) for chances in zip(*(levelled(line, kinds) for line in lines), strict=True)]


def levelled(line: Sequence[float], kinds: Sequence[Hashable]) -> list[float]:
    """A line of chances without the difference that points of a kind usually have to those around them.

    Every seat sees the game from its own chair, and more brightly when it is about to act: without this, the line would
    jump up and down with whose turn it is.

    >>> levelled([0.6, 0.4, 0.6, 0.4, 0.6], "ababa")
    [0.5, 0.5, 0.5, 0.5, 0.5]
    """
    near = [range(max(i - AROUND, 0), min(i + AROUND + 1, len(line))) for i in range(len(line))]
    around = [height - middle(line, kinds, places) for height, places in zip(line, near, strict=True)]
    places: dict[Hashable, list[int]] = {}
    for i, kind in enumerate(kinds):
        places.setdefault(kind, []).append(i)
    result = list(line)
    for own in places.values():
        for n, i in enumerate(own):
            usual = median(around[j] for j in own[max(n - AROUND, 0) : n + AROUND + 1])
            result[i] = round(min(max(line[i] - usual, 0.0), 1.0), 3)
    return result


def middle(line: Sequence[float], kinds: Sequence[Hashable], places: range) -> float:
    """The height of a line at some places, each kind of points counted alike."""
    heights: dict[Hashable, list[float]] = {}
    for i in places:
        heights.setdefault(kinds[i], []).append(line[i])
    return fmean(median(own) for own in heights.values())


def beginnings(table: Table) -> list[int]:
    """After how many actions each move of a game began (or every so many, in a very long one)."""
    assert table.course
    plies = sorted({0, *table.plies} - {table.course.ply})
    return plies[:: max(-(-len(plies) // MOST), 1)]


def around_swings(points: Sequence[Point]) -> list[int]:
    """The places of the points before and after the biggest swings."""

    def swing(i: int) -> float:
        return max(abs(a - b) for a, b in zip(points[i][1], points[i + 1][1], strict=True))

    biggest = sorted(range(len(points) - 1), key=swing, reverse=True)[:SWINGS]
    return sorted({place for i in biggest for place in (i, i + 1)})


def teams_of(table: Table) -> list[int]:
    """The team of each seat: in a cooperative game all are one, else as the scene says, or everybody is alone."""
    assert table.course
    alone = list(range(table.players))
    if facts_of(table.game).cooperative:
        return [0] * table.players
    board = table.course.board
    seats = board.moving(plain(table.course.states), -1).get("seats", []) if board.scene else []
    return [seats[seat].get("team", seat) if seat < len(seats) else seat for seat in alone]


def spread(chance: float, seat: int, teams: Sequence[int]) -> list[float]:
    """The chances of all seats from that of one: those of its team have the same, the other teams share what is left.

    >>> spread(0.7, 0, [0, 1]), spread(0.7, 1, [0, 0, 0]), spread(0.7, 1, [0, 1, 0, 1])
    ([0.7, 0.3], [0.7, 0.7, 0.7], [0.3, 0.7, 0.3, 0.7])
    >>> spread(0.4, 0, [0, 1, 2])
    [0.4, 0.3, 0.3]
    """
    rest = (1 - chance) / max(len(set(teams)) - 1, 1)
    return [round(chance if team == teams[seat] else rest, 3) for team in teams]
