"""What viewers see of a table: faces, made once for everyone who looks through the same eyes in the same language."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, cast

from msgspec import Raw

from cantina.core.header import SPECTATOR
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
        self._public: tuple[dict[str, Any], Marks] | None = None  # the scene of a spectator, while faces are made

    @property
    def course(self) -> Course:
        """The game, which must have begun."""
        assert self.table.course
        return self.table.course

    def forget(self, viewers: Sequence[int]) -> None:
        """Forgets what nobody looks at any more."""
        self._marks = {viewer: marks for viewer, marks in self._marks.items() if viewer in viewers}

    def rest(self) -> None:
        """Ends the making of faces for one state of the table."""
        self._public = None

    def sight(self, viewer: int, whole: bool) -> Sight:
        """What a viewer sees now; the scene `whole`, or a patch on what the viewer has."""
        course = self.course
        board, states = course.board, course.stand(viewer)
        may = viewer >= 0 and self.table.status == "playing" and int(states["acting"][0]) >> viewer & 1
        choices = board.choices(states, viewer) if may else []
        if not board.scene:
            view = board.view(plain(board.hidden(states, viewer)[0]))
            return Sight(viewer, {}, Raw(messages.encode(view)), choices)
        moving, marks = self.scene(viewer)
        old = {} if whole else self._marks.get(viewer, {})
        self._marks[viewer] = marks
        return Sight(viewer, Raw(messages.encode(patch(old, marks, moving))), {}, choices)

    def scene(self, viewer: int) -> tuple[dict[str, Any], Marks]:
        """The scene of a viewer and its marks; what everybody sees of the table is drawn once for all faces of a state."""
        course = self.course
        board, states = course.board, course.stand(viewer)
        if viewer in course.drafts or not board.mine:
            moving = board.moving(plain(board.hidden(states, viewer)[0]), viewer)
            return moving, marks_of(moving)
        if self._public is None:
            moving = board.moving(plain(board.hidden(states, SPECTATOR)[0]), SPECTATOR)
            self._public = (moving, marks_of(moving))
        public, marks = self._public
        if viewer == SPECTATOR:
            return public, marks
        mine: dict[str, Any] = board.mine(board.world, plain(board.hidden(states, viewer)[0]), viewer)
        return {**public, **mine}, {**marks, **marks_of(mine)}

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
