"""Ended games to look through: moments with everything open, and a bot's chances all along."""

from collections.abc import Sequence
from typing import Any

from cantina.core.game import Array
from cantina.core.plain import plain
from cantina.core.runner import to_act

from . import messages
from .checks import ended
from .connection import Connection
from .errors import Refusal
from .room import Room
from .tables import Table

POINTS = 40  # of a curve
PART = 5  # points sent at once


def states_at(table: Table, plies: Sequence[int]) -> list[Array]:
    """The states of an ended game after that many actions each; `plies` ascend."""
    match, states = table.match(0), []
    assert table.course
    played = table.course.played()
    wanted = set(plies)
    for ply in range(len(played) + 1):
        if ply in wanted:
            states.append(match.states.copy())
        if ply < len(played):
            match.apply(*played[ply])
    return states


async def replay(room: Room, person: Connection, m: messages.Replay) -> None:
    """Sends moments of an ended game."""
    async with room.lock:
        course = ended(room)
        plies = list(range(min(m.at, course.ply), min(m.at + m.count, course.ply + 1)))
        board = course.board
        frames = []
        for ply, states in zip(plies, states_at(room.table, plies), strict=True):
            record, frame = plain(states), frame_of(room, person, ply, states)
            if board.scene:
                frame.scene = board.moving(record, -1)
            else:
                frame.view = board.view(record)
            frames.append(frame)
        person.tell(
            messages.ReplayFrames(
                id=m.id, table=room.table.id, of=course.ply, still=board.still if m.at == 0 else {}, frames=frames
            )
        )


def frame_of(room: Room, person: Connection, ply: int, states: Array) -> messages.Frame:
    """One moment, without its picture."""
    course = room.course
    game = course.board.game
    turn = messages.Turn(
        acting=to_act(states),
        phase=game.phases[int(states["phase"][0])],
        turns=int(states["turns"][0]),
        ply=ply,
        now=0,
    )
    if ply == 0:
        return messages.Frame(at=0, turn=turn)
    seat, action = course.played()[ply - 1]
    names = room.painter.names(person.lang)
    choice = course.board.spell(action, person.lang, names)
    first = course.place_of(ply - 1)
    log = [entry for entry in course.log(seat, person.lang, names, first) if entry.ply == ply]
    return messages.Frame(at=ply, seat=seat, action=choice.text, label=choice.label, turn=turn, log=log)


async def curve(room: Room, person: Connection, m: messages.Curve) -> None:
    """Sends a bot's chances along an ended game, part by part."""
    async with room.lock:
        course = ended(room)
        board, returns = course.board, room.table.returns()
        step = max(1, -(-course.ply // POINTS))
        plies = [*range(0, course.ply, step)]
        states = states_at(room.table, plies)
    points: list[tuple[int, list[float]]] = []
    for ply, now in zip(plies, states, strict=True):
        if person.closed:
            return
        seat = to_act(now)[0]
        hidden = board.hide(now, seat).copy()
        try:
            points.append((ply, spread(await room.services.thinker.glance(board, hidden, seat), seat, returns)))
        except TimeoutError:
            raise Refusal("busy") from None
        if len(points) == PART:
            person.tell(messages.CurvePart(id=m.id, table=room.table.id, points=points))
            points = []
    points.append((course.ply, [(value + 1) / 2 for value in returns]))
    person.tell(messages.CurvePart(id=m.id, table=room.table.id, points=points, whole=True))


def spread(chance: float, seat: int, returns: Sequence[float]) -> list[float]:
    """The chances of all seats from that of one: who ended alike in two equal sides, or all together, shares a side.

    >>> spread(0.7, 0, [1, -1])
    [0.7, 0.3]
    >>> spread(0.7, 1, [1, 1, 1])
    [0.7, 0.7, 0.7]
    """
    together = len(set(returns)) == 1 and len(returns) > 2
    sides = 2 * sum(value == max(returns) for value in returns) == len(returns)
    rest = (1 - chance) if sides else (1 - chance) / max(len(returns) - 1, 1)
    mates: list[Any] = [together or s == seat or (sides and returns[s] == returns[seat]) for s in range(len(returns))]
    return [round(chance if mate else rest, 3) for mate in mates]
