"""What happens at a table by itself: bots play, stand in for those who are gone, windows close, clocks run out.

Nothing is cancelled half-way: every task that wakes up checks, under the lock, that its decision is still open.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from typing import Any, Protocol

from cantina.bots.levels import USUAL

from .connection import Connection, keep
from .course import Course
from .errors import Refusal
from .services import Services
from .tables import Table
from .thinking import Mind

log = logging.getLogger(__name__)


class Hosted(Protocol):
    """A room as its host needs it."""

    services: Services
    table: Table
    lock: asyncio.Lock
    gone: bool
    ready: list[int]  # the version since which each seat has had its choices
    passing: dict[int, str]

    @property
    def people(self) -> Collection[Connection]:
        """The people in front of the table."""

    @property
    def course(self) -> Course:
        """The game, which must have begun."""

    def here(self, seat: int) -> bool:
        """Whether the holder of a seat is in front of the table."""

    def tell_seats(self) -> None:
        """Tells everybody who sits where."""

    async def move(self, seat: int, actions: list[int], ids: list[str], auto: Any = "") -> None:
        """Plays a move, stores it and shows it to everybody."""


class Host:
    """The host of one table."""

    def __init__(self, room: Hosted) -> None:
        self.room = room
        self.standing: set[int] = set()  # seats for which a bot stands in
        self.overdue: set[int] = set()  # seats whose present decision a bot makes, because their time is up
        self.deadline: int | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._missing: dict[int, asyncio.TimerHandle] = {}
        self._busy: dict[int, int] = {}  # the decision that is being made by itself, by seat
        self._minds: dict[int, Mind] = {}

    # Who acts

    def bot_for(self, seat: int) -> str:
        """The level of the bot that acts for a seat now, or nothing when its holder does."""
        holder = self.room.table.seats[seat]
        if holder.kind == "bot":
            return holder.level
        return USUAL if seat in self.standing or seat in self.overdue else ""

    def people_act(self) -> bool:
        """Whether a person must act, not only bots."""
        course = self.room.table.course
        return course is not None and any(not self.bot_for(seat) for seat in course.to_act())

    # Time

    def turn_changed(self) -> None:
        """Sets the time until which people may decide; called as soon as a move is played, before it is told."""
        table = self.room.table
        self.overdue.clear()
        self.deadline = None
        if table.status != "playing" or not table.course or not self.people_act():
            return
        window = table.course.board.passing(table.course.states) is not None
        seconds = (table.settings.window if window else 0) or table.settings.pace
        if seconds:
            self.deadline = self.room.services.now_ms() + 1000 * seconds

    def go_on(self) -> None:
        """Starts whatever has to happen by itself now; while nobody is in front of the table, nothing has to."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        table = self.room.table
        if table.status != "playing" or not table.course or not self.room.people:
            return
        if self.deadline is not None:
            wait = max(self.deadline - self.room.services.now_ms(), 0) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, self.spawn, self.time_is_up)
        for seat in table.course.to_act():
            if self.bot_for(seat):
                self.begin(seat, self.bot_decides)
            elif self.passes(seat):
                self.begin(seat, self.pass_for)

    def begin(self, seat: int, what: Callable[[int, int], Awaitable[None]]) -> None:
        """Lets the present decision of a seat be made by itself, once."""
        decision = self.room.ready[seat]
        if self._busy.get(seat) != decision:
            self._busy[seat] = decision
            self.spawn(lambda: what(seat, decision))

    def spawn(self, what: Callable[[], Awaitable[None]]) -> None:
        """Runs something on its own; whatever it does wrong is logged, and the table goes on."""

        async def safely() -> None:
            try:
                await what()
            except Refusal as refusal:
                log.warning("table %s: %s", self.room.table.id, refusal)
            except Exception:
                log.exception("table %s", self.room.table.id)

        keep(safely())

    def still(self, seat: int, decision: int) -> bool:
        """Whether a decision is still to be made."""
        table = self.room.table
        going = table.status == "playing" and table.course is not None and not self.room.gone
        return going and self.room.ready[seat] == decision and seat in self.room.course.to_act()

    async def time_is_up(self) -> None:
        """Passes the window for those who have not answered, or lets bots make their moves."""
        room = self.room
        async with room.lock:
            course = room.table.course
            if room.gone or not course or self.deadline is None or room.services.now_ms() < self.deadline:
                return
            late = [seat for seat in course.to_act() if not self.bot_for(seat)]
            action = course.board.passing(course.states)
            if action is None:
                self.overdue |= set(late)
                for seat in late:
                    self.drop_draft(seat)
                self.deadline = None
                room.tell_seats()
                self.go_on()
                return
            for seat in late:
                if seat in course.to_act() and action in course.board.legal(course.states, seat):
                    await room.move(seat, [action], [], "pass")

    # Windows that pass by themselves

    def passes(self, seat: int) -> bool:
        """Whether the server should pass for a seat now."""
        room = self.room
        course = room.course
        action, mode = course.board.passing(course.states), room.passing.get(seat, "ask")
        if action is None or mode == "ask":
            return False
        choices = course.board.legal(course.states, seat)
        return action in choices and (mode == "always" or len(choices) == 1)

    async def pass_for(self, seat: int, decision: int) -> None:
        """Passes for a seat after a pause that tells nothing."""
        await asyncio.sleep(self.room.services.pause())
        async with self.room.lock:
            self._busy.pop(seat, None)
            if self.still(seat, decision) and self.passes(seat):
                action = self.room.course.board.pass_action
                assert action is not None
                await self.room.move(seat, [action], [], "pass")

    # Bots

    async def bot_decides(self, seat: int, decision: int) -> None:
        """Lets a bot think and play one whole move of a seat; the thinking is outside the lock."""
        room, loop = self.room, asyncio.get_running_loop()
        pause = room.services.pause()
        while True:
            begun = loop.time()
            async with room.lock:
                level = self.bot_for(seat)
                if not level or not self.still(seat, decision):
                    break
                course = room.course
                hidden = course.board.hide(course.stand(seat), seat).copy()
                choices = course.legal(seat)
                mind = self.mind(seat, level)
            action = await room.services.thinker.choose(mind, hidden, seat, choices)
            await asyncio.sleep(max(0.0, pause - (loop.time() - begun)))
            async with room.lock:
                if not self.bot_for(seat) or not self.still(seat, decision) or action not in course.legal(seat):
                    break
                if course.add(seat, action):
                    draft = course.drafts[seat]
                    self._busy.pop(seat, None)
                    await room.move(seat, draft.actions, [], "bot")
                    return
            pause = pause / 4  # the small actions of one move follow faster
        self._busy.pop(seat, None)

    def mind(self, seat: int, level: str) -> Mind:
        """The bot of a seat, which remembers its last thoughts."""
        mind = self._minds.get(seat)
        if mind is None or mind.level != level:
            mind = self._minds[seat] = Mind(self.room.course.board, level)
        return mind

    # Those who come and go

    def arrived(self, person: Connection) -> None:
        """Gives someone's seats back at once."""
        for seat in person.held:
            timer = self._missing.pop(seat, None)
            if timer:
                timer.cancel()
            if seat in self.standing:
                self.standing.discard(seat)
                self.drop_draft(seat)
        if len(self.room.people) == 1:
            self.turn_changed()  # the table slept; people get their time again

    def drop_draft(self, seat: int) -> None:
        """Forgets what a seat has begun and not sent."""
        if self.room.table.course:
            self.room.table.course.back(seat, 0)

    def left(self, seats: tuple[int, ...], at_once: bool) -> None:
        """Lets a bot stand in for someone who is gone, at once or after the table's patience."""
        table = self.room.table
        patience = table.settings.patience
        for seat in seats:
            if table.status == "playing" and patience and not self.room.here(seat):
                wait = 0 if at_once else patience
                old = self._missing.pop(seat, None)
                if old:
                    old.cancel()
                self._missing[seat] = asyncio.get_running_loop().call_later(
                    wait, self.spawn, lambda seat=seat: self.stand_in(seat)
                )
        if not self.room.people:
            self.go_on()

    async def stand_in(self, seat: int) -> None:
        """Lets a bot stand in for a seat."""
        async with self.room.lock:
            self._missing.pop(seat, None)
            if self.room.gone or self.room.here(seat) or self.room.table.status != "playing":
                return
            self.standing.add(seat)
            self.drop_draft(seat)
            self.room.tell_seats()
            self.go_on()

    def close(self) -> None:
        """Stops all clocks."""
        for timer in (*self._missing.values(), *([self._timer] if self._timer else [])):
            timer.cancel()
        self._missing.clear()
