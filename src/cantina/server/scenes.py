"""Scenes as viewers have them: kept encoded, drawn again where something that they were drawn from has changed, sent as patches."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw

from cantina.core.header import SPECTATOR
from cantina.core.plain import asked, looking

from . import messages
from .board import Board
from .course import Course

Parts = dict[str, Raw]  # an object of which only the names are read; what they stand for stays encoded
parts_of = msgspec.json.Decoder(Parts).decode
BRACE = ord("{")


@dataclass(slots=True)
class Drawing:
    """What was drawn for one viewer alone, with the fields of the record that it was drawn from."""

    parts: Parts
    look: Callable[[bytes], Any]
    seen: Any  # what was in them


@dataclass(slots=True)
class Scene:
    """The changing part of a scene: what everybody sees, and what is laid over it for one viewer."""

    public: Parts
    mine: Drawing | None = None

    def parts(self) -> Parts:
        """The scene in one piece."""
        return self.public | self.mine.parts if self.mine else self.public


class Scenes:
    """The scenes of one table, and what each viewer has of them."""

    def __init__(self) -> None:
        self._shown: dict[int, Scene] = {}
        self._public: Parts | None = None  # the scene of a spectator, while faces are made
        self._patches: dict[tuple[int, int], Patch] = {}  # of what all see, by identity

    def forget(self, viewers: Sequence[int]) -> None:
        """Forgets what nobody looks at any more."""
        self._shown = {viewer: scene for viewer, scene in self._shown.items() if viewer in viewers}

    def rest(self) -> None:
        """Ends the making of faces for one state of the table."""
        self._public = None
        self._patches.clear()

    def show(self, course: Course, viewer: int, record: Any, whole: bool) -> Raw:
        """The scene of a viewer, whose record is opened: `whole`, or a patch on what the viewer has."""
        old, new = self._shown.get(viewer), self.draw(course, viewer, record)
        self._shown[viewer] = new
        return encoded(new.parts()) if whole or old is None else self.patch(old, new)

    def draw(self, course: Course, viewer: int, record: Any) -> Scene:
        """The scene of a viewer; what everybody sees of the table is drawn once for all faces of a state."""
        board = course.board
        if viewer in course.drafts or not board.mine:
            return Scene(encoded_parts(board.moving(record, viewer)))
        if self._public is None:
            self._public = encoded_parts(board.moving(board.seen(course.states, SPECTATOR), SPECTATOR))
        return Scene(self._public, self.mine(board, viewer, record) if viewer != SPECTATOR else None)

    def mine(self, board: Board, viewer: int, record: Any) -> Drawing:
        """What is the viewer's own, drawn again only if a field that it was drawn from is another."""
        assert board.mine
        kept = self._shown[viewer].mine if viewer in self._shown else None
        if kept and kept.look(record._data) == kept.seen:
            return kept
        parts = encoded_parts(board.mine(board.world, record, viewer))
        kind: Any = type(record)
        look = looking(kind, asked(record))
        return Drawing(parts, look, look(record._data))

    def patch(self, old: Scene, new: Scene) -> Raw:
        """The JSON merge patch from what a viewer has to a new scene."""
        if (old.mine is None) != (new.mine is None):  # a draft was begun or ended: the parts are cut differently
            return encoded(difference(old.parts(), new.parts()))
        public = self.public_patch(old.public, new.public)
        if not old.mine or not new.mine:
            return public.text
        mine = new.mine.parts
        if mine == old.mine.parts and mine.keys().isdisjoint(public.changed):
            return public.text
        own = difference(old.mine.parts, mine)
        return encoded({name: value for name, value in public.changed.items() if name not in mine} | own)

    def public_patch(self, old: Parts, new: Parts) -> "Patch":
        """The patch of what all see, made once for all who have the same."""
        key = (id(old), id(new))
        if key not in self._patches:
            changed = difference(old, new)
            self._patches[key] = Patch(changed, encoded(changed), (old, new))
        return self._patches[key]


class Patch(NamedTuple):
    """A JSON merge patch, the same encoded, and what it lies between: while a patch is kept, so are these."""

    changed: dict[str, Any]
    text: Raw
    between: tuple[Parts, Parts]


def encoded(value: Any) -> Raw:
    """Plain data as a piece of a message."""
    return Raw(messages.encode(value))


def encoded_parts(drawn: dict[str, Any]) -> Parts:
    """What was drawn, part by part."""
    return {name: encoded(value) for name, value in drawn.items()}


def difference(old: Parts, new: Parts) -> dict[str, Any]:
    """The JSON merge patch (RFC 7396) that makes the new object from the old one; only what differs is opened.

    >>> old, new = b'{"a": {"x": 1, "y": 2}, "b": 3, "c": 4}', b'{"a": {"x": 1}, "b": 5, "c": 4}'
    >>> messages.encode(difference(parts_of(old), parts_of(new)))
    b'{"a":{"y":null},"b":5}'
    """
    changed: dict[str, Any] = {}
    for name, value in new.items():
        before = old.get(name)
        if before is None:
            changed[name] = value
        elif before != value:
            inside = is_object(before) and is_object(value)
            patch = difference(parts_of(before), parts_of(value)) if inside else value
            if patch:  # an object whose names merely stand in another order is the same
                changed[name] = patch
    return changed | {name: None for name in old if name not in new}


def is_object(value: Raw) -> bool:
    """Whether something encoded is an object."""
    return memoryview(value)[0] == BRACE
