"""What viewers see of a table: faces, made once for everyone who looks through the same eyes in the same language."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

from msgspec import Raw

from cantina.core.log import sees
from cantina.core.match import Told
from cantina.core.plain import plain

from .archives import FIRST_LOG
from .course import Course
from .messages import Face, LogEntry, Result
from .scenes import Scenes, encoded
from .tables import Table


@dataclass(slots=True)
class Sight:
    """What one viewer sees, in no language: the scene or its patch, the view of a game without a scene, and the choices."""

    viewer: int
    scene: Any
    view: Any
    choices: list[int]


class Painter:
    """Makes the faces of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.scenes = Scenes()

    @property
    def course(self) -> Course:
        """The game, which must have begun."""
        assert self.table.course
        return self.table.course

    def sight(self, viewer: int, whole: bool) -> Sight:
        """What a viewer sees now; the scene `whole`, or a patch on what the viewer has."""
        course = self.course
        board, states = course.board, course.stand(viewer)
        hidden = board.hide(states, viewer)
        record = plain(hidden)
        may = viewer >= 0 and self.table.status == "playing" and int(states["acting"][0]) >> viewer & 1
        choices = board.legal_in(hidden, viewer) if may else []
        if not board.scene:
            return Sight(viewer, {}, encoded(board.view(record)), choices)
        return Sight(viewer, self.scenes.show(course, viewer, record, whole), {}, choices)

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
        return encoded(face)

    def phase(self, viewer: int) -> str:
        """What is being decided, as the viewer stands with its draft."""
        if self.table.status != "playing":
            return ""
        return self.course.board.game.phases[int(self.course.stand(viewer)["phase"][0])]

    def result(self, lang: str) -> Result:
        """How the game ended."""
        course, returns = self.course, self.table.returns()
        game = course.board.game
        reason = game.ends[int(course.states["end"][0])] or ("closed" if self.table.closed else "resigned")
        return Result(
            reason=reason,
            text=game.texts(lang).say(f"end-{reason}"),
            returns=returns,
            winners=[seat for seat, value in enumerate(returns) if value > 0],
            resigned=[seat for seat, holder in enumerate(self.table.seats) if holder.resigned],
        )

    def names(self, lang: str) -> list[str]:
        """What the players are called."""
        return self.course.board.names(tuple([holder.name for holder in self.table.seats]), lang)

    # The log that goes with a face

    def latest(self, told: Sequence[Told]) -> Callable[[int, str], list[LogEntry]]:
        """The log of each viewer when a move was just played; those who read the same line get the same bytes."""
        course = self.course

        @cache
        def line(n: int, event: Told, lang: str) -> Any:
            return encoded(course.entry(n, event, lang, self.names(lang)))

        def log(viewer: int, lang: str) -> list[LogEntry]:
            heard = [event for event in told if sees(event.audience, viewer)]
            return [line(n, event, lang) for n, event in enumerate(heard, course.counts[viewer] - len(heard) + 1)]

        return log

    def since(self, have: int) -> Callable[[int, str], list[LogEntry]]:
        """The log of each viewer after the version that they have (0: the last entries)."""

        def log(viewer: int, lang: str) -> list[LogEntry]:
            course, names = self.course, self.names(lang)
            if have <= 0:
                return course.page(viewer, lang, names, 0, FIRST_LOG)
            return course.log(viewer, lang, names, course.place_of(self.table.ply_at(have)))

        return log
