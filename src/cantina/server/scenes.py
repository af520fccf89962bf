"""Scenes as viewers have them: kept in pieces, each drawn again where something it was drawn from has changed, sent as patches."""

import contextlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from msgspec import Raw

from cantina.core.header import SPECTATOR
from cantina.core.plain import asked, looking

from . import messages
from .board import Draw
from .course import Course

Parts = dict[str, Any]  # what was drawn, by name; never changed again, for many may have it


@dataclass(slots=True)
class Piece:
    """A piece of a scene as it was drawn, with the fields of the record that it was drawn from."""

    parts: Parts
    look: Callable[[bytes], Any]
    seen: Any  # what was in them


Pieces = tuple[Piece, ...]  # in the order in which the board draws them


class Scene(NamedTuple):
    """The changing part of a scene: what everybody sees, and what differs between viewers."""

    shared: Pieces
    mine: Piece

    def parts(self) -> Parts:
        """The scene in one piece."""
        whole: Parts = {}
        for piece in (*self.shared, self.mine):
            whole |= piece.parts
        return whole


class Scenes:
    """The scenes of one table, and what each viewer has of them."""

    def __init__(self) -> None:
        self._shown: dict[int, Scene] = {}
        self._shared: Pieces = ()  # of the table itself, as they were drawn last
        self._fresh = False  # whether they are those of the state of which faces are being made
        self._patches: dict[tuple[int, int], Patch] = {}  # of what all see, by identity

    def forget(self, viewers: Sequence[int]) -> None:
        """Forgets what nobody looks at any more."""
        self._shown = {viewer: scene for viewer, scene in self._shown.items() if viewer in viewers}

    @contextlib.contextmanager
    def one_state(self) -> Iterator[None]:
        """The making of faces for one state of the table; if one of them fails, none is sent, and viewers have what they had."""
        had = dict(self._shown)
        try:
            yield
        except BaseException:
            self._shown = had
            raise
        finally:
            self.rest()

    def rest(self) -> None:
        """Keeps nothing that holds for one state of the table alone."""
        self._fresh = False
        self._patches.clear()

    def show(self, course: Course, viewer: int, record: Any, whole: bool) -> Raw:
        """The scene of a viewer, whose record is opened: `whole`, or a patch on what the viewer has."""
        old, new = self._shown.get(viewer), self.draw(course, viewer, record)
        self._shown[viewer] = new
        return encoded(new.parts()) if whole or old is None else self.patch(old, new)

    def draw(self, course: Course, viewer: int, record: Any) -> Scene:
        """The scene of a viewer; what everybody sees of the table is drawn once for all faces of a state."""
        board, kept = course.board, self._shown.get(viewer)
        if viewer in course.drafts:  # what others see is not yet as in the draft
            shared = redrawn(kept.shared if kept else self._shared, board.shared, record)
        else:
            if not self._fresh and board.shared:
                self._shared = redrawn(self._shared, board.shared, board.seen(course.states, SPECTATOR))
                self._fresh = True
            shared = self._shared
        return Scene(shared, redrawn((kept.mine,) if kept else (), (board.mine,), record, viewer)[0])

    def patch(self, old: Scene, new: Scene) -> Raw:
        """The JSON merge patch from what a viewer has to a new scene."""
        shared = self.shared_patch(old.shared, new.shared)
        own = difference(old.mine.parts, new.mine.parts) if old.mine is not new.mine else {}
        return encoded(shared.changed | own) if own else shared.text

    def shared_patch(self, old: Pieces, new: Pieces) -> "Patch":
        """The patch of what all see, made once for all who have the same."""
        key = (id(old), id(new))
        found = self._patches.get(key)
        if found is None:
            changed: dict[str, Any] = {}
            for before, after in zip(old, new, strict=True):
                if before is not after:
                    changed |= difference(before.parts, after.parts)
            found = self._patches[key] = Patch(changed, encoded(changed), (old, new))
        return found


class Patch(NamedTuple):
    """A JSON merge patch, the same encoded, and what it lies between: while a patch is kept, so are these."""

    changed: dict[str, Any]
    text: Raw
    between: tuple[Pieces, Pieces]


def redrawn(kept: Pieces, draws: Sequence[Draw], record: Any, viewer: int = SPECTATOR) -> Pieces:
    """Pieces of a scene as they are now: those that were kept, as long as what they were drawn from is the same.

    Each is drawn from a record that is opened anew, so that it is known which fields it was drawn from.
    """
    data: bytes = record._data
    kind: Any = type(record)
    pieces, same = [], bool(kept)
    for i, draw in enumerate(draws):
        if kept and kept[i].look(data) == kept[i].seen:
            pieces.append(kept[i])
            continue
        s = kind(data)
        parts = draw(s, viewer)
        look = looking(kind, asked(s))
        pieces.append(Piece(parts, look, look(data)))
        same = False
    return kept if same else tuple(pieces)


def encoded(value: Any) -> Raw:
    """Plain data as a piece of a message."""
    return Raw(messages.encode(value))


def difference(old: Parts, new: Parts) -> Parts:
    """The JSON merge patch (RFC 7396) that makes the new object from the old one.

    >>> difference({"a": {"x": 1, "y": 2}, "b": 3, "c": 4}, {"a": {"x": 1}, "b": 5, "c": 4})
    {'a': {'y': None}, 'b': 5}
    """
    changed: Parts = {}
    for name, value in new.items():
        before = old.get(name)  # 1 equals True here, but no scene has both in one place, which the contract tests
        if before is not value and before != value:
            changed[name] = difference(before, value) if type(before) is type(value) is dict else value
    if not old.keys() <= new.keys():
        changed |= {name: None for name in old if name not in new}
    return changed
