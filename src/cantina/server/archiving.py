"""Makes the archive of an ended game: one pass over its actions, with arrays of its own, so that a thread can do it."""

import time
from collections.abc import Sequence
from typing import Any

from msgspec import Raw

from cantina.core.game import Array
from cantina.core.match import Match, Told
from cantina.core.phrases import action_phrase
from cantina.core.plain import plain
from cantina.core.runner import to_act
from cantina.core.words import LANGUAGES

from .archives import WHOLE, Archive, Heard, LastSight, Spoken, Stage
from .board import Board
from .course import Course
from .faces import Painter
from .messages import Result
from .phrases import event_shown
from .scenes import Parts, difference, encoded
from .tables import Table

Decision = tuple[int, int, Array]  # after how many actions, who decided, and what that seat knew


class Words:
    """What was done and said in a game, each sentence once, in all languages."""

    def __init__(self, course: Course) -> None:
        self.course, self.board = course, course.board
        self.actions: list[Spoken] = []
        self.said: list[Spoken] = []
        self._places: dict[Any, int] = {}

    def action(self, action: int) -> int:
        """The place of an action."""
        game, world = self.board.game, self.board.world
        if action not in self._places:
            texts = [action_phrase(game, world, action, lang).text for lang in LANGUAGES]
            self._places[action] = len(self.actions)
            self.actions.append(Spoken(game.action_text(world, action), texts))
        return self._places[action]

    def event(self, told: Told) -> Heard:
        """What was told, by the place of its sentence."""
        key = (told.kind, told.args)
        if key not in self._places:
            shown = {lang: event_shown(self.board.game, self.board.world, *key, lang) for lang in LANGUAGES}
            texts, same = [shown[lang].phrase.text for lang in LANGUAGES], shown[LANGUAGES[0]]
            self._places[key] = len(self.said)
            gists = [gist.text for lang in LANGUAGES if (gist := shown[lang].gist)]
            self.said.append(Spoken(same.event, texts, same.args, same.elements, gists, same.quiet))
        by, auto = self.course.leads[told.ply - 1], self.course.autos.get(told.ply, "")
        return Heard(told.ply, told.audience, self._places[key], by, auto)


def results_of(table: Table) -> list[Result]:
    """How a table's game ended, by language; for the thread of the event loop, whose arrays it needs."""
    painter = Painter(table)
    return [painter.result(lang) for lang in LANGUAGES]


def archive_of(table: Table, results: Sequence[Result]) -> Archive:
    """The archive of an ended table; a thread that makes it gives way to others after every moment."""
    assert table.course
    board, painter, match = table.course.board, Painter(table), table.match(0)
    words = Words(table.course)
    stages, wholes = stages_of(table, match, words)
    result = results[0]
    return Archive(
        game=table.game,
        title=board.game.title,
        languages=list(LANGUAGES),
        names=[painter.names(lang) for lang in LANGUAGES],
        kind="scene" if board.scene else "view",
        still=board.still,
        stages=stages,
        wholes=wholes,
        actions=words.actions,
        heard=[words.event(told) for told in match.told],
        said=words.said,
        sights=[sight_of(board, match, viewer) for viewer in range(-1, table.players)],
        reason=result.reason,
        ended=[found.text for found in results],
        returns=result.returns,
        resigned=result.resigned,
        record=table.record(match),
    )


def stages_of(table: Table, match: Match, words: Words) -> tuple[list[Stage], list[Raw]]:
    """Every moment of a game, and now and then its whole picture; the match is played to its end."""
    assert table.course
    board, moves = table.course.board, set(table.plies)
    stages: list[Stage] = []
    wholes: list[Raw] = []
    before: Parts = {}
    for ply, (seat, action) in enumerate([(-1, -1), *table.course.played()]):
        if ply:
            match.apply(seat, action)
        picture = picture_of(board, match.states, table.players)
        patch = encoded(difference(before, picture))
        stages.append(stage_of(board, match.states, patch, ply in moves))
        if ply:
            stages[-1].seat, stages[-1].action = seat, words.action(action)
        if ply % WHOLE == 0:
            wholes.append(encoded(picture))
        before = picture
        time.sleep(0)  # whoever waits for the interpreter goes first
    return stages, wholes


def stage_of(board: Board, states: Array, patch: Raw, moved: bool) -> Stage:
    """One moment without what led to it."""
    phase, turns = board.game.phases[int(states["phase"][0])], int(states["turns"][0])
    return Stage(acting=to_act(states), phase=phase, turns=turns, picture=patch, moved=moved)


def picture_of(board: Board, states: Array, players: int) -> dict[str, Any]:
    """The table with everything open: the scene and the hand of every seat, or the whole position."""
    record = plain(states)
    if not board.scene:
        return board.view(record)
    hands = {str(seat): hand_of(board, record, seat) for seat in range(players)}
    return board.moving(record, -1) | {"hands": hands}


def hand_of(board: Board, record: Any, seat: int) -> Any:
    """The cards of a seat."""
    return board.mine(record, seat).get("hand", {})


def sight_of(board: Board, match: Match, viewer: int) -> LastSight:
    """What a viewer has at the end of a game."""
    seen = match.runner.seen(match.states, viewer)
    return LastSight(board.moving(seen, viewer) if board.scene else {}, board.view(seen))


def decisions(table: Table, plies: Sequence[int]) -> list[Decision]:
    """The decisions after that many actions each; `plies` ascend."""
    assert table.course
    match, found, wanted = table.match(0), [], set(plies)
    for ply, (seat, action) in enumerate(table.course.played()):
        if ply in wanted:
            found.append((ply, seat, match.runner.hide(match.states, seat).copy()))
        match.apply(seat, action)
        time.sleep(0)  # whoever waits for the interpreter goes first
    return found
