"""What happens at a table by itself: bots play, stand in for those who are away, windows close, clocks run out.

Nothing is cancelled half-way: every task that wakes up checks, under the lock, that its decision is still open. Nothing is given
up: what the disk refused, or a fault broke off, is tried again, after pauses that grow until it works.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Literal

from cantina.bots.levels import USUAL

from .absence import Absence
from .clocks import Countdown, Retry
from .connection import Connection, keep
from .errors import Refusal
from .hosted import Hosted
from .sharing import NOBODY, Asker
from .thinking import Mind

log = logging.getLogger(__name__)


class Host:
    """The host of one table."""

    def __init__(self, room: Hosted) -> None:
        self.room, now = room, room.services.now
        self.absence = Absence(now, lambda seat: self.spawn(lambda: self.patience_over(seat)))
        self.overdue: set[int] = set()  # seats whose present decision a bot makes, because their time is up
        self.clock = Countdown(now, lambda: self.spawn(self.time_is_up))
        self._last: tuple[float | None, set[int]] | None = None  # the clock before the move that is being stored
        self.retry = Retry(now, lambda: self.spawn(self.try_again))
        self._busy: dict[int, int] = {}  # the decision that is being made by itself, by seat
        self._minds: dict[int, Mind] = {}

    def close(self) -> None:
        """Stops all clocks."""
        self.clock.rest()
        self.retry.rest()
        self.absence.close()

    # Who acts

    def bot_for(self, seat: int) -> str:
        """The level of the bot that acts for a seat now, or nothing when its holder does."""
        holder = self.room.table.seats[seat]
        if holder.kind == "bot":
            return holder.level
        return USUAL if seat in self.absence.standing or seat in self.overdue else ""

    def auto_of(self, seat: int) -> Literal["bot", "stand-in", "clock"]:
        """As what a bot acts for a seat: as itself, for someone who is away, or because the time is up."""
        if self.room.table.seats[seat].kind == "bot":
            return "bot"
        return "stand-in" if seat in self.absence.standing else "clock"

    def people_act(self) -> bool:
        """Whether a person must act, not only bots."""
        course = self.room.table.course
        return course is not None and any(not self.bot_for(seat) for seat in course.to_act())

    def company(self) -> bool:
        """Whether people hold more than one seat: somebody else waits, and watches how long a decision takes."""
        return sum(holder.kind == "guest" for holder in self.room.table.seats) > 1

    def attended(self, but: Connection | None = None) -> bool:
        """Whether somebody who plays is here, other than one person; where only bots play, whoever watches counts."""
        others = [person for person in self.room.people if person is not but]
        if any(person.held for person in others):
            return True
        return bool(others) and not any(holder.kind == "guest" for holder in self.room.table.seats)

    # Time

    def deadline(self, now_ms: int) -> int | None:
        """When the time of those who act is up, in the milliseconds of what people are shown, of which it is `now_ms`."""
        left = self.clock.left
        return None if left is None else now_ms + int(1000 * left)

    def move_made(self) -> None:
        """Sets the clock of the next decision; called as soon as a move is played, before it is stored and told."""
        self._last = self.clock.end, set(self.overdue)
        self.turn_changed()

    def turn_changed(self) -> None:
        """Sets the time until which people may decide."""
        self.overdue.clear()
        self.set_clock()

    def set_clock(self) -> None:
        """Gives those who act their time; a window has one of its own where somebody else waits for it."""
        table = self.room.table
        self.clock.set(None)
        if table.status != "playing" or not table.course or not self.people_act():
            return
        window = table.course.board.passing(table.course.states) is not None and self.company()
        self.clock.set((table.settings.window if window else 0) or table.settings.pace or None)

    def go_on(self) -> None:
        """Starts whatever has to happen by itself now; while nobody who plays is in front of the table, nothing has to."""
        self.clock.rest()
        table = self.room.table
        if table.status != "playing" or not table.course or not self.attended() or self.room.stale:
            return
        self.clock.run()
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
            self.spawn(lambda: self.decide(seat, decision, what))

    async def decide(self, seat: int, decision: int, what: Callable[[int, int], Awaitable[None]]) -> None:
        """Makes a decision; if it is still open then, because its holder came and went meanwhile, it is begun anew."""
        try:
            await what(seat, decision)
        finally:
            if self._busy.get(seat) == decision:
                del self._busy[seat]
        if self.still(seat, decision):
            self.go_on()

    def spawn(self, what: Callable[[], Awaitable[None]]) -> None:
        """Runs something on its own; whatever goes wrong is logged, and tried again later."""

        async def safely() -> None:
            try:
                await what()
            except Refusal as refusal:
                log.warning("table %s: %s", self.room.table.id, refusal)
            except Exception:
                log.exception("table %s", self.room.table.id)
                self.retry.later()

        keep(safely())

    def still(self, seat: int, decision: int) -> bool:
        """Whether a decision is still to be made."""
        room = self.room
        going = room.table.status == "playing" and room.table.course is not None and not room.gone and not room.stale
        return going and room.ready[seat] == decision and seat in room.course.to_act()

    async def time_is_up(self) -> None:
        """Passes the window for those who have not answered, or lets bots make their moves."""
        room = self.room
        async with room.lock:
            course = room.table.course
            if room.gone or room.stale or not course or not self.clock.over or not self.attended():
                return
            late = [seat for seat in course.to_act() if not self.bot_for(seat)]
            action = course.board.passing(course.states)
            if action is None:
                self.overdue |= set(late)
                for seat in late:
                    self.drop_draft(seat)
                self.clock.set(None)
                room.tell_seats()
                self.go_on()
                return
            for seat in late:
                if seat in course.to_act() and action in course.board.legal(course.states, seat):
                    await room.move(seat, [action], [], "clock")

    # When the disk fails

    def write_worked(self) -> None:
        """Takes in that the disk is well."""
        self._last = None
        self.retry.rest()

    def write_failed(self) -> None:
        """Brings back the clock of the decision that was not stored; what happens by itself is tried again later."""
        if self._last:
            self.clock.rest()
            self.clock.end, self.overdue = self._last
            self._last = None
        self.retry.later()

    async def try_again(self) -> None:
        """Goes on from what is stored."""
        async with self.room.lock:
            if not self.room.gone:
                await self.room.recover()
                self.go_on()

    # Windows that pass by themselves

    def way(self, seat: int) -> str:
        """Whether the server should pass for a seat: as its holder said, or else when nothing else is possible.

        Where another person plays along it asks, unless it is told not to: nobody shall be given away by an answer that
        always comes as fast as a machine's.
        """
        if seat < 0:
            return "ask"
        return self.room.passing.get(seat) or ("ask" if self.company() else "nothing")

    def passes(self, seat: int) -> bool:
        """Whether the server should pass for a seat now."""
        course, mode = self.room.course, self.way(seat)
        action = course.board.passing(course.states)
        if action is None or mode == "ask":
            return False
        choices = course.board.legal(course.states, seat)
        return action in choices and (mode == "always" or len(choices) == 1)

    async def pass_for(self, seat: int, decision: int) -> None:
        """Passes for a seat after a pause that tells nothing."""
        await asyncio.sleep(self.room.services.pause())
        async with self.room.lock:
            if self.still(seat, decision) and not self.bot_for(seat) and self.passes(seat):
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
                    return
                course = room.course
                hidden, steps = course.board.hide(course.stand(seat), seat).copy(), course.steps(seat)
                choices, mind = course.legal(seat), self.mind(seat, level)
            action = await room.services.thinker.choose(mind, hidden, seat, choices, self.asker())
            await asyncio.sleep(max(0.0, pause - (loop.time() - begun)))
            async with room.lock:
                if not self.bot_for(seat) or not self.still(seat, decision):
                    return
                if room.course.steps(seat) != steps or action not in room.course.legal(seat):
                    return  # its holder came and went, or another moved at the same time: it is thought over anew
                if await self.bot_acts(seat, action):
                    return
            pause = pause / 4  # the small actions of one move follow faster

    async def bot_acts(self, seat: int, action: int) -> bool:
        """Puts a bot's action into the draft of a seat; whether that made a move, which is played."""
        course, auto = self.room.course, self.auto_of(seat)
        if not course.add(seat, action):
            return False
        await self.room.move(seat, course.drafts[seat].actions, [], auto)
        if auto == "stand-in":
            self.absence.played.add(seat)
        return True

    def asker(self) -> Asker:
        """For whom bots think here: for the owner of the table, or for whoever came first while the owner is away."""
        people = sorted(self.room.people, key=lambda person: person.guest != self.room.table.owner)
        return Asker(people[0].address, people[0].guest) if people else NOBODY

    def mind(self, seat: int, level: str) -> Mind:
        """The bot of a seat, which remembers its last thoughts; in practice the same seed brings the same answers."""
        mind, practice = self._minds.get(seat), self.room.table.practice
        if mind is None or mind.level != level:
            seed = None if practice is None else f"bot {seat} {practice}"
            mind = self._minds[seat] = Mind(self.room.course.board, level, seed)
        return mind

    # Those who come and go

    def people_changed(self) -> None:
        """Takes in who is here: whoever has come back has the seat at once, whoever has left keeps it and is missed."""
        table = self.room.table
        playing = table.status == "playing"
        missing = [
            i for i, holder in enumerate(table.seats) if playing and holder.kind == "guest" and not self.room.here(i)
        ]
        returned = self.absence.note(missing, table.settings.patience)
        self.absence.heed(self.attended())
        for seat in returned:
            self.drop_draft(seat)
        if returned and self.clock.end is None:
            self.set_clock()

    def arrived(self, person: Connection) -> list[int]:
        """Gives someone's seats back at once; those for which a bot has played meanwhile."""
        slept = not self.attended(but=person)
        self.people_changed()
        if slept:
            self.turn_changed()  # people get their time again
        return self.absence.welcome(person.held)

    def left(self) -> None:
        """Takes in that someone has gone; when nobody who plays is left, nothing more happens by itself."""
        self.people_changed()
        if not self.attended():
            self.go_on()

    def drop_draft(self, seat: int) -> None:
        """Forgets what a seat has begun and not sent."""
        if self.room.table.course:
            self.room.table.course.back(seat, 0)

    async def patience_over(self, seat: int) -> None:
        """Lets a bot stand in for someone who is still away, because the table's patience is over."""
        async with self.room.lock:
            waits = not self.room.gone and self.attended() and seat not in self.absence.standing
            if waits and self.absence.too_long(seat):
                self.stand_in(seat)

    def asked_for(self, seat: int) -> None:
        """Lets a bot stand in because others asked for it, or says why it does not yet."""
        away, needed = self.absence.seconds(seat), self.room.table.settings.absence
        if seat in self.absence.standing:
            return
        if away is None:
            raise Refusal("not-now", "nobody is away there")
        if not needed:
            raise Refusal("not-now", "at this table everybody waits for those who are away")
        if away < needed:
            raise Refusal("not-now", f"only somebody who has been away for {needed} seconds can be stood in for")
        self.stand_in(seat)

    def stand_in(self, seat: int) -> None:
        """Lets a bot stand in for a seat until its holder is back."""
        self.absence.standing.add(seat)
        self.drop_draft(seat)
        self.room.tell_seats()
        self.go_on()
