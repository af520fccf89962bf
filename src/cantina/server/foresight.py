"""What an action would do, as its game foresees it from what the seat knows: for the ghosts and words of a page."""

from collections.abc import Sequence
from typing import Any

from cantina.core.phrases import Words, phrase

from . import messages
from .board import Board
from .checks import own_seat, playing
from .connection import Connection
from .messages import Ghost, Preview
from .room import Room


async def foresee(room: Room, person: Connection, m: messages.Foresee) -> None:
    """Tells what each action would do that the seat may choose."""
    own_seat(room, person, m.seat)
    course = playing(room)
    hidden, actions = course.board.seen(course.stand(m.seat), m.seat), course.legal(m.seat)
    names = room.painter.names(person.lang)
    found = previews(course.board, hidden, m.seat, actions, person.lang, names)
    version, step = room.table.version, course.steps(m.seat)
    person.tell(messages.Foreseen(id=m.id, table=room.id, seat=m.seat, version=version, step=step, previews=found))


def previews(
    board: Board, hidden: Any, seat: int, actions: Sequence[int], lang: str, names: Sequence[str]
) -> list[Preview]:
    """What the game foresees of some actions, in the words of a language; `hidden` is the state as the seat knows it."""
    if not board.game.has("previews"):
        return []
    preview = board.game.module("previews").preview
    found = [(action, preview(board.world, hidden, seat, action)) for action in actions]
    return [spoken(board, action, seen, lang, names) for action, seen in found if seen]


def spoken(board: Board, action: int, seen: dict[str, Any], lang: str, names: Sequence[str]) -> Preview:
    """A preview with its words said."""

    def say(words: Words | None) -> str:
        return phrase(board.game, board.world, words, lang).filled(names) if words else ""

    ghosts = [
        Ghost(piece=g["piece"], at=g["at"], text=say(g.get("text")), brief=say(g.get("brief")), sign=g.get("sign", ""))
        for g in seen.get("ghosts", ())
    ]
    return Preview(action=action, ghosts=ghosts, text=say(seen.get("text")))
