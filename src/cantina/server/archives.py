"""The archive of an ended game: all that can be seen of it, in every language, so that no rules are needed to show it.

What was written stays readable for ever: fields may be added with a default, none may go.
"""

import re
import zlib
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Raw

from cantina.core.log import sees
from cantina.core.phrases import Phrase
from cantina.core.words import ENGLISH

from . import messages

WHOLE = 50  # every so many moments the picture is kept whole as well
FIRST_LOG = 100  # entries for someone who has just come
decode = msgspec.json.Decoder(dict[str, Any]).decode


class Spoken(msgspec.Struct, omit_defaults=True):
    """An action or an event: its name, its sentence by language with gaps for players' names, and what it is about."""

    name: str
    texts: list[str]
    args: dict[str, Any] = {}
    elements: list[str] = []
    gists: list[str] = []
    quiet: bool = False


class Heard(msgspec.Struct, array_like=True, omit_defaults=True):
    """That something was told: after which action, to whom, which of the sentences, in whose turn, and what acted instead."""

    ply: int
    audience: int
    said: int
    by: int = -1
    auto: messages.Auto = ""


class Stage(msgspec.Struct, omit_defaults=True, kw_only=True):
    """One moment: who did what to get here, who acts, and the picture as a patch on the one before.

    `moved`: a move was complete.
    """

    seat: int = -1
    action: int = -1
    moved: bool = False
    acting: list[int] = []
    phase: str
    turns: int
    picture: Raw


class LastSight(msgspec.Struct, omit_defaults=True):
    """What a viewer had in the end: the scene, and all that it knew as data."""

    scene: dict[str, Any]
    view: dict[str, Any]


class Archive(msgspec.Struct, kw_only=True):
    """An ended game. Pictures are scenes, or views of a game without a scene; `sights` begin with the spectator's."""

    game: str
    title: str
    languages: list[str]
    names: list[list[str]]  # of the players, by language
    kind: Literal["scene", "view"]
    still: dict[str, Any]
    stages: list[Stage]
    wholes: list[Raw]
    actions: list[Spoken]
    said: list[Spoken]
    heard: list[Heard]
    sights: list[LastSight]
    reason: str
    ended: list[str]  # the reason as a sentence by language
    returns: list[float]
    resigned: list[int]
    record: str

    @property
    def of(self) -> int:
        """How many actions were played."""
        return len(self.stages) - 1

    def text(self, texts: Sequence[str], lang: str) -> str:
        """The sentence of a language with the players' names; in English what the archive has not in it."""
        place = self.languages.index(lang if lang in self.languages else ENGLISH)
        return Phrase(texts[place], tuple(range(len(self.returns)))).filled(self.names[place])

    def without(self, seats: Sequence[int], nameless: Sequence[Sequence[str]]) -> "Archive":
        """The archive of a game in which some seats have no names: they are called as nameless ones are, by language."""
        names = [
            [other if seat in seats else name for seat, (name, other) in enumerate(zip(own, others, strict=True))]
            for own, others in zip(self.names, nameless, strict=True)
        ]
        return msgspec.structs.replace(self, names=names, record=re.sub(r"(?m)^names = .*\n", "", self.record))

    def turn(self, at: int) -> messages.Turn:
        """Whose turn it was after that many actions."""
        stage = self.stages[at]
        return messages.Turn(acting=stage.acting, phase=stage.phase, turns=stage.turns, ply=at, now=0)

    def entry(self, n: int, heard: Heard, lang: str) -> messages.LogEntry:
        """One line of a log."""
        said = self.said[heard.said]
        return messages.LogEntry(
            n=n,
            ply=heard.ply,
            event=said.name,
            text=self.text(said.texts, lang),
            args=said.args,
            elements=said.elements,
            by=heard.by,
            auto=heard.auto,
            gist=self.text(said.gists, lang) if said.gists else "",
            quiet=said.quiet,
        )

    def log(self, viewer: int, lang: str, before: int = 0, count: int = FIRST_LOG) -> list[messages.LogEntry]:
        """The last `count` lines of a viewer's log that stand before number `before` (0: before the end)."""
        own = [heard for heard in self.heard if sees(heard.audience, viewer)]
        end = min(before - 1, len(own)) if before > 0 else len(own)
        first = max(end - count, 0)
        return [self.entry(n, heard, lang) for n, heard in enumerate(own[first:end], first + 1)]

    def face(self, viewer: int, lang: str) -> messages.Face:
        """What a viewer sees of the ended game."""
        sight = self.sights[viewer + 1]
        picture: Any = {self.kind: sight.scene if self.kind == "scene" else sight.view}
        return messages.Face(seat=viewer, log=self.log(viewer, lang), result=self.result(lang), **picture)

    def result(self, lang: str) -> messages.Result:
        """How the game ended."""
        return messages.Result(
            reason=self.reason,
            text=self.text(self.ended, lang),
            returns=self.returns,
            winners=[seat for seat, value in enumerate(self.returns) if value > 0],
            resigned=self.resigned,
        )

    # Moments

    def picture(self, at: int) -> dict[str, Any]:
        """The whole picture of a moment: from the nearest one that is kept whole, not from the beginning of the game."""
        picture = decode(self.wholes[at // WHOLE])
        for stage in self.stages[at - at % WHOLE + 1 : at + 1]:
            picture = merged(picture, decode(stage.picture))
        return picture

    def frames(self, at: int, lang: str, patches: bool) -> Iterator[Raw]:
        """The moments from `at` on, encoded; as `patches` each but the first is a patch on the one before."""
        picture: Any = self.picture(at)
        place = bisect_left(self.heard, at, key=lambda heard: heard.ply)
        for ply in range(at, len(self.stages)):
            if ply > at:
                patch = self.stages[ply].picture
                picture = patch if patches else merged(picture, decode(patch))
            first = place
            while place < len(self.heard) and self.heard[place].ply == ply:
                place += 1
            yield Raw(messages.encode(self.frame(ply, picture, range(first, place), lang)))

    def frame(self, at: int, picture: Any, heard: range, lang: str) -> messages.Frame:
        """One moment in the words of a language, with what the mover was told of it."""
        stage = self.stages[at]
        frame = messages.Frame(at=at, turn=self.turn(at), moved=stage.moved, **{self.kind: picture})
        if stage.seat >= 0:
            action = self.actions[stage.action]
            frame.seat, frame.action, frame.label = stage.seat, action.name, self.text(action.texts, lang)
            told = [(n + 1, self.heard[n]) for n in heard if sees(self.heard[n].audience, stage.seat)]
            frame.log = [self.entry(n, entry, lang) for n, entry in told]
        return frame


def merged(old: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """A JSON merge patch (RFC 7396) applied to an object; both stay as they are.

    >>> merged({"a": {"x": 1, "y": 2}, "b": 3, "c": 4}, {"a": {"y": None}, "b": 5})
    {'a': {'x': 1}, 'b': 5, 'c': 4}
    """
    new = dict(old)
    for key, value in patch.items():
        if value is None:
            new.pop(key, None)
        elif isinstance(value, dict):
            before = new.get(key)
            new[key] = merged(before if isinstance(before, dict) else {}, value)
        else:
            new[key] = value
    return new


def packed(archive: Archive) -> bytes:
    """An archive as it is kept."""
    return zlib.compress(msgspec.json.encode(archive))


def unpacked(body: bytes) -> Archive | None:
    """An archive that was kept, or None if it is damaged: what was derived can be made again."""
    try:
        return msgspec.json.decode(zlib.decompress(body), type=Archive)
    except (zlib.error, msgspec.MsgspecError):
        return None
