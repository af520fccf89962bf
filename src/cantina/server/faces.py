"""What viewers see of a table: faces, made once for everyone who looks through the same eyes in the same language."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, cast

from msgspec import Raw

from cantina.core.plain import plain

from . import messages
from .course import Course, Told
from .messages import Entry, Face, Result
from .tables import Table

FIRST_LOG = 100  # entries for someone who comes anew
Marks = dict[str, Any]  # a hash for each part of a scene, two levels deep


@dataclass(slots=True)
class Sight:
    """What one viewer sees, in no language: the scene or its patch, the view of a game without a scene, and the choices."""

    viewer: int
    scene: Any
    view: Any
    choices: list[int]


class Painter:
    """Makes the faces of one table, and remembers what each viewer has of the scene."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._marks: dict[int, Marks] = {}

    @property
    def course(self) -> Course:
        """The game, which must have begun."""
        assert self.table.course
        return self.table.course

    def forget(self, viewers: Sequence[int]) -> None:
        """Forgets what nobody looks at any more, and what was there before they came."""
        self._marks = {viewer: marks for viewer, marks in self._marks.items() if viewer in viewers}

    def sight(self, viewer: int, whole: bool) -> Sight:
        """What a viewer sees now; the scene `whole`, or a patch on what the viewer has."""
        course = self.course
        board, states = course.board, course.stand(viewer)
        choices = board.choices(states, viewer) if viewer >= 0 and self.table.status == "playing" else []
        record = plain(board.hidden(states, viewer)[0])
        if not board.scene:
            return Sight(viewer, {}, Raw(messages.encode(board.view(record))), choices)
        moving = board.moving(record, viewer)
        old = {} if whole else self._marks.get(viewer, {})
        self._marks[viewer] = marks_of(moving)
        return Sight(viewer, Raw(messages.encode(patch(old, self._marks[viewer], moving))), {}, choices)

    def face(self, sight: Sight, lang: str, log: list[Entry], passing: str = "ask") -> Raw:
        """A sight in the words of a language, encoded."""
        course, seat = self.course, sight.viewer
        draft = course.drafts.get(seat)
        face = Face(
            seat=seat,
            prompt=self.prompt(seat, lang),
            scene=sight.scene,
            view=sight.view,
            choices=cast(Any, [course.board.choice(action, lang) for action in sight.choices]),
            log=log,
            steps=len(draft.actions) if draft else 0,
            drafted=course.drafted(seat, lang, self.names(lang)) if draft else [],
            passing=cast(Any, passing),
            result=self.result(lang) if self.table.status == "ended" else None,
        )
        return Raw(messages.encode(face))

    def prompt(self, viewer: int, lang: str) -> str:
        """What is being decided, in one sentence."""
        if self.table.status != "playing":
            return ""
        game = self.course.board.game
        phase = game.phases[int(self.course.stand(viewer)["phase"][0])]
        return game.texts(lang).say(f"prompt-{phase}")

    def result(self, lang: str) -> Result:
        """How the game ended."""
        course, returns = self.course, self.table.returns()
        game = course.board.game
        reason = game.ends[int(course.states["end"][0])] or "resigned"
        return Result(
            reason=reason,
            text=game.texts(lang).say(f"end-{reason}"),
            returns=returns,
            winners=[seat for seat, value in enumerate(returns) if value > 0],
            resigned=[seat for seat, place in enumerate(self.table.seats) if place.resigned],
        )

    def names(self, lang: str) -> list[str]:
        """What the players are called."""
        say = self.course.board.game.texts(lang).say
        return [place.name or say("player", number=i + 1) for i, place in enumerate(self.table.seats)]

    # The log that goes with a face

    def latest(self, told: Sequence[Told]) -> Callable[[int, str], list[Entry]]:
        """The log of each viewer when a move was just played."""
        return lambda viewer, lang: self.course.news(told, viewer, lang, self.names(lang))

    def since(self, have: int) -> Callable[[int, str], list[Entry]]:
        """The log of each viewer after the version that they have (0: the last entries)."""

        def log(viewer: int, lang: str) -> list[Entry]:
            course, names = self.course, self.names(lang)
            if have <= 0:
                return course.page(viewer, lang, names, 0, FIRST_LOG)
            return course.log(viewer, lang, names, course.place_of(self.table.ply_at(have)))

        return log


def marks_of(moving: dict[str, Any]) -> Marks:
    """A hash for each part of a scene; for each entry of a part that is an object."""
    encode = messages.encode
    return {
        key: {inner: hash(encode(x)) for inner, x in value.items()} if isinstance(value, dict) else hash(encode(value))
        for key, value in moving.items()
    }


def patch(old: Marks, new: Marks, moving: dict[str, Any]) -> dict[str, Any]:
    """The JSON merge patch that makes the new scene from the old one."""
    changed: dict[str, Any] = {key: None for key in old if key not in new}
    for key, mark in new.items():
        before = old.get(key)
        if before == mark:
            continue
        if isinstance(mark, dict) and isinstance(before, dict):
            inner = {name: moving[key][name] for name in mark if before.get(name) != mark[name]}
            changed[key] = inner | {name: None for name in before if name not in mark}
        else:
            changed[key] = moving[key]
    return changed
