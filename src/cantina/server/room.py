"""A table with the people in front of it: one change at a time, stored before anyone hears of it."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import Raw

from . import changes, messages
from .changes import AnyChange
from .connection import Connection
from .course import Course
from .errors import Refusal, StoreFailed
from .faces import Log, Painter, Sight
from .host import Host
from .loading import load
from .lobby import awaited, line_of
from .messages import About, Done, LogEntry, Seat, Turn
from .seeing import may_see
from .services import Services
from .store import Written
from .tables import Table

log = logging.getLogger(__name__)
TOUCHED = 60_000  # milliseconds between two notes of when a table was last played
LISTED = 3.0  # seconds after which the lobby knows that a turn has passed
# Seats held, whether the owner, and the language: people who share all three get the same bytes.
Group = tuple[tuple[int, ...], bool, messages.Lang]


class Room:
    """One table and its people. Whoever changes or reads the table holds `lock`, so nobody sees what is not yet stored."""

    def __init__(self, services: Services, table: Table) -> None:
        self.services = services
        self.lock = asyncio.Lock()
        self.people: dict[Connection, Group] = {}
        self.passing: dict[int, str] = {}
        self.gone = self.stale = False
        self.listing: asyncio.TimerHandle | None = None
        self.host = Host(self)
        self.take(table)

    def take(self, table: Table) -> None:
        """Takes a table as it was loaded."""
        self.table = table
        self.painter = Painter(table)
        self.ready = [table.version] * max(len(table.seats), 1)  # the version since which a seat's choices are the same
        self.offered: dict[int, list[int]] = {}
        self.touched = 0
        self.listed = awaited(table)  # whom the others wait for, as the lobby knows it
        self.note_choices()

    @property
    def id(self) -> str:
        """The table's id."""
        return self.table.id

    @property
    def course(self) -> Course:
        """The game, which must have begun."""
        assert self.table.course
        return self.table.course

    def close(self) -> None:
        """Lets nothing more happen here by itself: another room of this table may come after."""
        self.gone = True
        self.host.close()
        if self.listing:
            self.listing.cancel()

    # Changing

    def change(self, change: AnyChange) -> Written:
        """Takes a change in and gives it to the disk; nothing may be sent before the future is done."""
        self.check_sound()
        before = self.table.status
        self.table.fold(change)
        table, append, body = self.table, self.services.store.append, changes.encode(change)
        if isinstance(change, changes.Moved) and table.status == before:
            if not self.listing and awaited(table) != self.listed:
                self.listing = asyncio.get_running_loop().call_later(LISTED, self.list_now)
            return append(table.id, table.version, body, played=self.played_if_due())
        line = line_of(table, self.services.now_ms())
        self.listed = line.acting
        waiting = append(table.id, table.version, body, line)
        waiting.add_done_callback(lambda _: self.services.lobby.changed(line))
        return waiting

    def check_sound(self) -> None:
        """Refuses what would be added to a damaged table: nobody plays on from half a game, nor writes into its gaps."""
        if self.table.damaged:
            raise Refusal("stuck", self.table.problem)

    def list_now(self) -> None:
        """Lets the lobby know whom the others wait for: turns pass often, so that it is written only now and then."""
        if self.listing:
            self.listing.cancel()
            self.listing = None
        line = line_of(self.table, self.services.now_ms())
        if line.acting != self.listed:
            self.listed = line.acting
            waiting = self.services.store.wait_for(self.id, line.acting)
            waiting.add_done_callback(lambda done: None if done.exception() else self.services.lobby.changed(line))

    async def stored(self, waiting: Written) -> None:
        """Waits for the disk; if it fails, the table is again what is stored, and the request is refused."""
        begun = time.perf_counter()
        try:
            await waiting
        except StoreFailed:  # what was folded must be forgotten
            self.stale = True
            await self.recover()
            raise Refusal("busy") from None
        self.services.figures.stored(time.perf_counter() - begun)
        self.host.write_worked()

    async def recover(self) -> None:
        """Makes a stale table again what is stored; as long as that cannot be read, every request is refused."""
        if not self.stale:
            return
        self.host.write_failed()
        try:
            stored = await load(self.services.store, self.services.kitchen.need, self.id)
        except StoreFailed:
            raise Refusal("busy") from None
        self.take(stored or self.table)
        self.stale = False
        self.show_all()

    def replace(self, table: Table) -> None:
        """Takes the table as it was rewritten, and shows it to everybody who may see it."""
        self.take(table)
        self.regroup()
        self.show_all()
        self.host.go_on()

    async def alter(self, change: AnyChange) -> None:
        """Makes a change other than a move, and tells everybody."""
        before = self.table.status
        waiting = self.change(change)
        await self.stored(waiting)
        if self.table.status != before:
            self.ready = [self.table.version] * len(self.table.seats)
            self.note_choices()
            self.host.turn_changed()
            self.regroup()
            self.show_all()
            if self.table.status == "ended":
                self.services.keeper.game_over(self.table)
        else:
            self.regroup()
            self.tell_seats()
        self.host.go_on()

    async def move(
        self, seat: int, actions: list[int], ids: list[str], auto: Any = "", ack: Callable[[], None] | None = None
    ) -> None:
        """Plays a move, stores it, acknowledges it, and shows it to everybody."""
        table, told = self.table, len(self.course.diary.plies)
        change = changes.Moved(seat=seat, actions=actions, ids=[i for i in ids if i], auto=auto)
        waiting = self.change(change)
        outgoing = self.painted(change, told)
        await self.stored(waiting)
        self.services.figures.moved(auto or "player")
        if ack:
            ack()
        if outgoing is None:
            self.show_all()
        for person, text in outgoing or ():
            person.push(text)
        if table.status == "ended":
            back = [person for person, group in self.people.items() if self.group(person) != group]
            self.regroup()
            self.tell_seats()
            for person in back:  # who had given up looks on from their seat again
                self.show(person, 0)
            self.services.keeper.game_over(table)
        self.host.go_on()

    def painted(self, move: changes.Moved, told: int) -> list[tuple[Connection, bytes]] | None:
        """What everybody is sent of a move on its way to the disk, after what was `told` before; None if it cannot be painted."""
        table = self.table
        try:
            self.note_choices(move.seat)
            self.host.move_made()
            shown = messages.MoveShown(
                table=table.id, version=table.version, by=move.seat, actions=len(move.actions), turn=self.turn(), faces=[]
            )  # fmt: skip
            return self.paint(self.painter.latest(self.course.diary.since(told)), shown)
        except Exception:  # a fault of ours: what the disk takes is played all the same
            log.exception("table %s: a move cannot be shown", table.id)
            return None

    def played_if_due(self) -> int | None:
        """The time, now and then, so that the lobby knows when a table was last played."""
        now = self.services.now_ms()
        if now - self.touched < TOUCHED:
            return None
        self.touched = now
        return now

    def note_choices(self, mover: int | None = None) -> None:
        """Notes since which version each seat has had its choices: a `do` that is based on an older one is late."""
        course = self.table.course
        if not course:
            return
        acting = course.to_act()
        together = len(acting) > 1 or len(self.offered) > 1
        offered = {seat: course.board.legal(course.states, seat) if together else [] for seat in acting}
        for seat in acting:
            same = together and seat != mover and self.offered.get(seat) == offered[seat]
            if not same:
                self.ready[seat] = self.table.version
        self.offered = offered

    # People

    def join(self, person: Connection, have: int, mark: str = "") -> None:
        """Brings someone in front of the table."""
        person.room = self
        self.people[person] = self.group(person)
        self.services.lobby.watched(self.table, self.watching)
        self.show(person, have, mark, self.host.arrived(person))
        self.tell_seats(but=person)
        self.host.go_on()

    def leave(self, person: Connection) -> None:
        """Takes someone away from the table; nobody else is changing it, for the others are told."""
        group = self.people.pop(person, None)
        if group is None:
            return
        if person.room is self:
            person.room, person.held = None, ()
        self.services.lobby.watched(self.table, self.watching)
        self.painter.scenes.forget([viewer for other in self.people for viewer in other.viewers])
        self.host.left()
        self.tell_seats()

    def group(self, person: Connection) -> Group:
        """The group of people who get the same bytes as this one."""
        person.held = self.table.held_by(person.guest)
        return person.held, person.guest == self.table.owner, person.lang

    def regroup(self) -> None:
        """Notes again who holds which seats; people who may no longer watch are sent away."""
        for person in list(self.people):
            self.people[person] = self.group(person)
            if not may_see(self.table, person.guest):
                person.tell(messages.Gone(table=self.table.id))
                self.leave(person)
        self.services.lobby.watched(self.table, self.watching)
        self.host.people_changed()

    @property
    def watching(self) -> int:
        """How many people without a seat are in front of the table."""
        return len({person.guest for person, (held, _, _) in self.people.items() if not held})

    def here(self, seat: int) -> bool:
        """Whether the holder of a seat is in front of the table."""
        return any(seat in held for held, _, _ in self.people.values())

    # Telling

    def done(self, person: Connection, mark: str, stored: bool = True, **more: Any) -> None:
        """Tells someone that a request was carried out."""
        person.tell(Done(id=mark, table=self.id, version=self.table.version, stored=stored, **more))

    async def refresh(self, person: Connection, have: int | None = None) -> None:
        """Shows the whole table again to someone who is still in front of it, with the log since a version (or none)."""
        async with self.lock:
            if person in self.people:
                self.people[person] = self.group(person)
                self.show(person, self.table.version if have is None else have)

    def show_all(self, have: int = 0) -> None:
        """Sends everybody the whole table, with the log since a version (or the last entries)."""
        for person in self.people:
            try:
                self.show(person, have)
            except Exception:  # a fault of ours, which keeps it from nobody else
                log.exception("table %s cannot be shown", self.id)

    def show(self, person: Connection, have: int, mark: str = "", stood_in: Sequence[int] = ()) -> None:
        """Sends someone the whole table, and for which of their seats a bot has played while they were away."""
        table, group = self.table, self.people[person]
        faces: list[Any] = []
        if table.past:
            faces = [table.past.face(viewer, person.lang) for viewer in person.viewers]
        elif table.course:
            log = self.painter.since(have)
            with self.painter.scenes.one_state():
                faces = [
                    Raw(self.face(self.painter.sight(viewer, True), person.lang, log)) for viewer in person.viewers
                ]
        shown = table.past or (table.course.board if table.course else None)
        still = shown.still if shown else {}
        person.tell(self.news(messages.TableShown, group, id=mark, still=still, faces=faces, stood_in=list(stood_in)))

    def face(self, sight: Sight, lang: str, log: Log) -> bytes:
        """One viewer's face in a language."""
        return self.painter.face(sight, lang, log(sight.viewer, lang), self.host.way(sight.viewer))

    def paint(self, log: Log, message: Any, only: int | None = None) -> list[tuple[Connection, bytes]]:
        """A message that ends with faces, for everybody (or those who hold one seat), made once for each group."""
        head = messages.encode(message).removesuffix(b"]}")
        sights: dict[int, Sight] = {}
        faces: dict[tuple[int, str], bytes] = {}
        texts: dict[Group, bytes] = {}
        outgoing = []
        with self.painter.scenes.one_state():
            for person, group in self.people.items():
                held, _, lang = group
                if only is not None and only not in held:
                    continue
                if group not in texts:
                    viewers = (only,) if only is not None else person.viewers
                    for viewer in viewers:
                        if viewer not in sights:
                            sights[viewer] = self.painter.sight(viewer, False)
                        if (viewer, lang) not in faces:
                            faces[viewer, lang] = self.face(sights[viewer], lang, log)
                    texts[group] = b"%b%b]}" % (head, b",".join([faces[viewer, lang] for viewer in viewers]))
                outgoing.append((person, texts[group]))
        return outgoing

    def show_draft(self, seat: int) -> None:
        """Shows the draft of a seat to those who hold it."""
        shown = messages.DraftShown(table=self.id, version=self.table.version, faces=[])
        for person, text in self.paint(nothing_new, shown, only=seat):
            person.push(text)

    def tell_seats(self, but: Connection | None = None) -> None:
        """Tells everybody who sits where, and what was chosen."""
        texts: dict[Group, bytes] = {}
        for person, group in self.people.items():
            if person is but:
                continue
            if group not in texts:
                texts[group] = messages.encode(self.news(messages.SeatsChanged, group))
            person.push(texts[group])

    def news(self, kind: type[messages.TableNews], group: Group, **more: Any) -> messages.TableNews:
        """A message of some kind with what everybody may know of the table, for one group of people."""
        past = self.table.past
        return kind(
            table=self.id,
            version=self.table.version,
            about=self.about(),
            seats=self.seats(),
            held=list(group[0]),
            owner=group[1],
            turn=past.turn(past.of) if past else self.turn() if self.table.course else None,
            watching=self.watching,
            **more,
        )

    def about(self) -> About:
        """What was chosen, and what became of the table."""
        table, settings = self.table, msgspec.structs.asdict(self.table.settings)
        settings["options"] = table.options or settings["options"]
        return About(
            game=table.game,
            title=table.past.title if table.past else self.services.title(table.game),
            status=table.status,
            owner=self.services.guests.public(table.owner),
            commitment=table.commitment,
            practice=table.practice is not None,
            moment=table.start is not None,
            rematch=table.rematch,
            problem=table.problem,
            goes_on_from=table.goes_on_from,
            earlier_rules=table.earlier_rules,
            **settings,
        )

    def seats(self) -> list[Seat]:
        """The seats as everybody sees them."""
        absence, now = self.host.absence, self.services.now_ms()
        return [
            Seat(
                kind=holder.kind,
                name=holder.name,
                guest=self.services.guests.public(holder.guest),
                level=holder.level,
                here=self.here(i),
                away=absence.since(i, now),
                stand_in=i in absence.standing,
                resigned=holder.resigned,
                salted=bool(holder.salt),
            )
            for i, holder in enumerate(self.table.seats)
        ]

    def turn(self) -> Turn:
        """Whose turn it is, and until when."""
        course = self.course
        going = self.table.status == "playing"
        facts, now = course.turns(), self.services.now_ms()
        return Turn(
            acting=facts["acting"] if going else [],
            phase=facts["phase"],
            turns=facts["turns"],
            ply=facts["ply"],
            now=now,
            thinking=[seat for seat in facts["acting"] if going and self.host.bot_for(seat)],
            window=going and course.board.passing(course.states) is not None,
            deadline=self.host.deadline(now) if going else None,
        )


def nothing_new(_viewer: int, _lang: str) -> list[LogEntry]:
    """The log of everybody when nothing was told."""
    return []
