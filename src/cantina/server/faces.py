"""What viewers see of a table: faces, made once for everyone who looks through the same eyes in the same language."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, cast

import msgspec
from msgspec import Raw

from cantina.core.header import SPECTATOR
from cantina.core.match import Told

from . import messages
from .course import Course
from .messages import Face, LogEntry, Result
from .tables import Table

FIRST_LOG = 100  # entries for someone who has just come
Kept = tuple[bytes, bytes]  # a scene as it is remembered: encoded, what all see and what is the viewer's own
decode = msgspec.json.Decoder(dict[str, Any]).decode


@dataclass(slots=True)
class Scene:
    """The changing part of a scene: what everybody sees, and what is laid over it for one viewer."""

    public: dict[str, Any]
    mine: dict[str, Any]
    kept: Kept

    @classmethod
    def of(cls, public: dict[str, Any], mine: dict[str, Any]) -> "Scene":
        """A scene from its parts."""
        return cls(public, mine, (messages.encode(public), messages.encode(mine) if mine else b""))

    def whole(self) -> dict[str, Any]:
        """The scene in one piece."""
        return self.public | self.mine


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
        self._shown: dict[int, Kept] = {}
        self._public: Scene | None = None  # the scene of a spectator, while faces are made
        self._patches: dict[tuple[int, int], dict[str, Any]] = {}  # between what all see before and after, by identity

    @property
    def course(self) -> Course:
        """The game, which must have begun."""
        assert self.table.course
        return self.table.course

    def forget(self, viewers: Sequence[int]) -> None:
        """Forgets what nobody looks at any more."""
        self._shown = {viewer: kept for viewer, kept in self._shown.items() if viewer in viewers}

    def rest(self) -> None:
        """Ends the making of faces for one state of the table."""
        self._public = None
        self._patches.clear()

    def sight(self, viewer: int, whole: bool) -> Sight:
        """What a viewer sees now; the scene `whole`, or a patch on what the viewer has."""
        course = self.course
        board, states = course.board, course.stand(viewer)
        may = viewer >= 0 and self.table.status == "playing" and int(states["acting"][0]) >> viewer & 1
        choices = board.legal(states, viewer) if may else []
        if not board.scene:
            view = board.view(board.seen(states, viewer))
            return Sight(viewer, {}, Raw(messages.encode(view)), choices)
        old, new = self._shown.get(viewer), self.scene(viewer)
        self._shown[viewer] = new.kept
        scene = new.whole() if whole or old is None else self.patch(old, new)
        return Sight(viewer, Raw(messages.encode(scene)), {}, choices)

    def scene(self, viewer: int) -> "Scene":
        """The scene of a viewer; what everybody sees of the table is drawn once for all faces of a state."""
        course = self.course
        board, states = course.board, course.stand(viewer)
        if viewer in course.drafts or not board.mine:
            return Scene.of(board.moving(board.seen(states, viewer), viewer), {})
        mine = board.mine(board.world, board.seen(states, viewer), viewer) if viewer != SPECTATOR else {}
        if self._public is None:
            watched = board.seen(states, SPECTATOR)
            self._public = Scene.of(board.moving(watched, SPECTATOR), {})
        return Scene(self._public.public, mine, (self._public.kept[0], messages.encode(mine) if mine else b""))

    def patch(self, old: Kept, new: "Scene") -> dict[str, Any]:
        """The JSON merge patch from what a viewer has to a new scene."""
        if bool(old[1]) != bool(new.mine):  # a draft was begun or ended: the parts are cut differently
            return difference(decode(old[0]) | decode(old[1] or b"{}"), new.whole())
        key = (id(old[0]), id(new.kept[0]))
        if key not in self._patches:
            self._patches[key] = difference(decode(old[0]), new.public)
        public = self._patches[key]
        if not new.mine:
            return public
        mine = {} if old[1] == new.kept[1] else difference(decode(old[1]), new.mine)
        return {name: value for name, value in public.items() if name not in new.mine} | mine

    def face(self, sight: Sight, lang: str, log: list[LogEntry], passing: str = "ask") -> Raw:
        """A sight in the words of a language, encoded."""
        course, seat = self.course, sight.viewer
        phase, names = self.phase(seat), self.names(lang)
        face = Face(
            seat=seat,
            phase=phase,
            prompt=course.board.game.texts(lang).say(f"prompt-{phase}") if phase else "",
            scene=sight.scene,
            view=sight.view,
            choices=cast(Any, [course.board.choice(action, lang, names) for action in sight.choices]),
            log=log,
            steps=course.steps(seat),
            drafted=course.drafted(seat, lang, names),
            passing=cast(Any, passing),
            result=self.result(lang) if self.table.status == "ended" else None,
        )
        return Raw(messages.encode(face))

    def phase(self, viewer: int) -> str:
        """What is being decided, as the viewer stands with its draft."""
        if self.table.status != "playing":
            return ""
        return self.course.board.game.phases[int(self.course.stand(viewer)["phase"][0])]

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
            resigned=[seat for seat, holder in enumerate(self.table.seats) if holder.resigned],
        )

    def names(self, lang: str) -> list[str]:
        """What the players are called."""
        say = self.course.board.game.texts(lang).say
        return [holder.name or say("player", number=i + 1) for i, holder in enumerate(self.table.seats)]

    # The log that goes with a face

    def latest(self, told: Sequence[Told]) -> Callable[[int, str], list[LogEntry]]:
        """The log of each viewer when a move was just played."""
        return lambda viewer, lang: self.course.news(told, viewer, lang, self.names(lang))

    def since(self, have: int) -> Callable[[int, str], list[LogEntry]]:
        """The log of each viewer after the version that they have (0: the last entries)."""

        def log(viewer: int, lang: str) -> list[LogEntry]:
            course, names = self.course, self.names(lang)
            if have <= 0:
                return course.page(viewer, lang, names, 0, FIRST_LOG)
            return course.log(viewer, lang, names, course.place_of(self.table.ply_at(have)))

        return log


def difference(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The JSON merge patch (RFC 7396) that makes the new object from the old one.

    >>> difference({"a": {"x": 1, "y": 2}, "b": 3, "c": 4}, {"a": {"x": 1}, "b": 5, "c": 4})
    {'a': {'y': None}, 'b': 5}
    """
    changed: dict[str, Any] = {}
    for key, value in new.items():
        before = old.get(key)
        if before != value:
            inside = isinstance(value, dict) and isinstance(before, dict)
            changed[key] = difference(before or {}, value) if inside else value
    for key in old:
        if key not in new:
            changed[key] = None
    return changed
