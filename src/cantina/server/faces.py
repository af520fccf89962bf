"""What viewers see of a table: faces, made once for everyone who looks through the same eyes in the same language."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, cast

from msgspec import Raw

from cantina.core.log import ear_of
from cantina.core.match import Told
from cantina.core.phrases import Words, phrase
from cantina.core.plain import plain

from . import messages
from .archives import FIRST_LOG
from .course import Course
from .messages import Face, LogEntry, Result
from .scenes import Parts, Scenes, difference, encoded
from .tables import Table

Log = Callable[[int, str], Any]  # what a viewer was told, in a language, encoded or not
NUMBER = len(b'{"n":0')  # what an entry of the log without its number lacks


@dataclass(slots=True)
class Sight:
    """What one viewer sees, in no language: the phase, the choices, the scene or its patch, the view of a game without a scene,
    what is asked of the one who chooses, if the game says more than the words of its phase, and with a whole scene the patch
    that leads back to before the last turn."""

    viewer: int
    phase: int
    choices: list[int]
    scene: Any
    view: Any
    asks: Words | None = None
    before: Any = None


class Painter:
    """Makes the faces of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.scenes = Scenes()
        self.befores: dict[int, tuple[tuple[int, int], Raw]] = {}  # by viewer, and of which version and draft

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
        scene: Any = self.scenes.show(course, viewer, record, whole) if board.scene else {}
        view: Any = {} if board.scene else encoded(board.view(record))
        asks = board.asks(board.world, record, viewer) if board.scene and choices else None
        shown = whole and board.scene and self.table.status == "playing"
        before = self.before(viewer, record) if shown else None
        return Sight(viewer, int(states["phase"][0]), choices, scene, view, asks, before)

    def before(self, viewer: int, record: Any) -> Raw | None:
        """The patch that leads from the scene of a viewer's record back to before the last turn, made once for all who look."""
        course, board = self.course, self.course.board
        if course.before is None:
            return None
        key = self.table.version, course.steps(viewer)
        if viewer not in self.befores or self.befores[viewer][0] != key:
            then = board.moving(plain(board.hide(course.before, viewer)), viewer)
            self.befores[viewer] = key, encoded(difference(board.moving(record, viewer), then))
        return self.befores[viewer][1]

    def glance(self, viewer: int) -> Parts:
        """The scene of a viewer who is not in front of the table; nothing is remembered of it."""
        board = self.course.board
        if not board.scene:
            return {}
        return Scenes().draw(self.course, viewer, plain(board.hide(self.course.stand(viewer), viewer))).parts()

    def face(self, sight: Sight, lang: str, log: Any, passing: str = "ask") -> bytes:
        """A sight in the words of a language, encoded."""
        course, seat = self.course, sight.viewer
        phase, prompt = course.board.prompt(sight.phase, lang) if self.table.status == "playing" else ("", "")
        if sight.asks:
            prompt = phrase(course.board.game, course.board.world, sight.asks, lang).filled(self.names(lang))
        face = Face(
            seat=seat, phase=phase, prompt=prompt, scene=sight.scene, view=sight.view, log=log, passing=cast(Any, passing)
        )  # fmt: skip
        if sight.before:
            face.before = cast(Any, sight.before)
        if sight.choices:
            face.choices = cast(Any, course.board.choices(sight.choices, lang, self.names(lang)))
        if seat in course.drafts:
            face.steps, face.drafted = course.steps(seat), course.drafted(seat, lang, self.names(lang))
        if self.table.status == "ended":
            face.result = self.result(lang)
        return messages.encode(face)

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

    def latest(self, told: Sequence[Told]) -> Log:
        """The log of each viewer when a move was just played: a line is said once, and numbered for each who reads it."""
        course = self.course
        said: dict[str, list[bytes]] = {}  # every line by language, without its number
        logs: dict[tuple[str, int, tuple[int, ...]], Raw] = {}

        def log(viewer: int, lang: str) -> Any:
            ear = ear_of(viewer)
            heard = tuple([place for place, event in enumerate(told) if event.audience & ear])
            first = course.counts[viewer] - len(heard) + 1
            if not heard or (lang, first, heard) in logs:
                return logs.get((lang, first, heard), [])
            if lang not in said:
                names = self.names(lang)
                said[lang] = [messages.encode(course.entry(0, event, lang, names))[NUMBER:] for event in told]
            lines = [b'{"n":%d%b' % (n, said[lang][place]) for n, place in enumerate(heard, first)]
            logs[lang, first, heard] = found = Raw(b"[%b]" % b",".join(lines))
            return found

        return log

    def since(self, have: int) -> Log:
        """The log of each viewer after the version that they have (0: the last entries)."""

        def log(viewer: int, lang: str) -> list[LogEntry]:
            course, names = self.course, self.names(lang)
            if have <= 0:
                return course.page(viewer, lang, names, 0, FIRST_LOG)
            return course.log(viewer, lang, names, course.place_of(self.table.ply_at(have)))

        return log
