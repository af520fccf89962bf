"""What people ask of a table, one function for each kind of message. All but the slow ones run under the table's lock."""

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from . import changes, making, messages
from .changes import Holder
from .connection import Connection
from .course import Course
from .errors import Refusal
from .guests import clean_name
from .messages import Done, HintMove
from .room import Room

ASKED = 64  # actions of one board element that `why` looks at


def holds(room: Room, person: Connection, seat: int) -> Holder:
    """The seat, if the person holds it."""
    if seat >= len(room.table.seats):
        raise Refusal("no-seat")
    holder = room.table.seats[seat]
    if holder.kind != "guest" or holder.guest != person.guest:
        raise Refusal("not-yours")
    return holder


def owns(room: Room, person: Connection) -> None:
    """Refuses whoever does not own the table."""
    if room.table.owner != person.guest:
        raise Refusal("not-yours")


def open_table(room: Room) -> None:
    """Refuses what is possible before the start alone."""
    if room.table.status != "open":
        raise Refusal("not-now")


def playing(room: Room) -> Course:
    """The game, if it goes on."""
    if room.table.status == "stuck":
        raise Refusal("stuck", room.table.problem)
    if room.table.status != "playing" or not room.table.course:
        raise Refusal("not-now")
    return room.table.course


def ended(room: Room) -> Course:
    """The game, if it is over: only then everything may be seen."""
    if room.table.status != "ended" or not room.table.course:
        raise Refusal("not-now")
    return room.table.course


def done(room: Room, person: Connection, mark: str, stored: bool = True, steps: int = 0) -> None:
    """Tells someone that a request was carried out."""
    person.tell(Done(id=mark, table=room.table.id, version=room.table.version, stored=stored, steps=steps))


# Before the start


async def arrange(room: Room, person: Connection, m: messages.Arrange) -> None:
    """Changes seats, options and the rest."""
    owns(room, person)
    open_table(room)
    await room.alter(making.arranged(room.hall, room.table, person.guest, m))
    done(room, person, m.id)


async def sit(room: Room, person: Connection, m: messages.Sit) -> None:
    """Takes a seat."""
    open_table(room)
    if m.seat >= len(room.table.seats):
        raise Refusal("no-seat")
    holder = room.table.seats[m.seat]
    if holder.kind == "bot" or (holder.kind == "guest" and holder.guest != person.guest):
        raise Refusal("taken")
    name = clean_name(m.name) or holder.name or room.hall.store.name(person.guest)
    seated = Holder("guest", person.guest, name, "", m.salt or holder.salt, holder.epoch)
    await room.alter(changes.Seated(seat=m.seat, holder=seated))
    done(room, person, m.id)


async def stand(room: Room, person: Connection, m: messages.Stand) -> None:
    """Gives a seat up."""
    open_table(room)
    holder = holds(room, person, m.seat)
    await room.alter(changes.Seated(seat=m.seat, holder=Holder(epoch=holder.epoch + 1)))
    done(room, person, m.id)


async def start(room: Room, person: Connection, m: messages.Start) -> None:
    """Begins the game."""
    owns(room, person)
    open_table(room)
    await room.alter(making.begun(room.table))
    done(room, person, m.id)


# Playing


async def do(room: Room, person: Connection, m: messages.Do) -> None:
    """Puts an action into the draft, and plays the draft if that makes it a move."""
    holds(room, person, m.seat)
    table = room.table
    if (m.seat, m.id) in table.done:
        person.tell(Done(id=m.id, table=table.id, version=table.done[m.seat, m.id], stored=True))
        return
    course = playing(room)
    draft = course.drafts.get(m.seat)
    steps = len(draft.actions) if draft else 0
    if draft and m.id in draft.ids:
        done(room, person, m.id, stored=False, steps=steps)
        return
    if not room.ready[m.seat] <= m.version <= table.version or m.step != steps or room.host.bot_for(m.seat):
        raise Refusal("late")
    if m.action not in course.legal(m.seat):
        raise illegal(course, person, m)
    if course.add(m.seat, m.action, m.id):
        draft = course.drafts[m.seat]
        await room.move(m.seat, draft.actions, draft.ids, ack=lambda: done(room, person, m.id))
    else:
        done(room, person, m.id, stored=False, steps=steps + 1)
        room.show_draft(m.seat)


def illegal(course: Course, person: Connection, m: messages.Do) -> Refusal:
    """The refusal of an action, with the clause that forbids it."""
    board = course.board
    if m.action >= board.game.actions:
        return Refusal("illegal", "there is no such action")
    clause = board.why(course.stand(m.seat), m.seat, m.action) or ""
    clauses = board.game.rulebook(person.lang).clauses
    return Refusal("illegal", clauses[clause].text if clause in clauses else "", clause)


async def back(room: Room, person: Connection, m: messages.Back) -> None:
    """Takes actions of the draft back."""
    holds(room, person, m.seat)
    course = playing(room)
    draft = course.drafts.get(m.seat)
    if room.host.bot_for(m.seat) or m.step > (len(draft.actions) if draft else 0):
        raise Refusal("late")
    course.back(m.seat, m.step)
    done(room, person, m.id, stored=False, steps=m.step)
    room.show_draft(m.seat)


async def pass_for(room: Room, person: Connection, m: messages.PassFor) -> None:
    """Notes whether the server shall pass for a seat."""
    holds(room, person, m.seat)
    playing(room)
    room.passing[m.seat] = m.mode
    done(room, person, m.id, stored=False)
    room.show_draft(m.seat)
    room.host.go_on()


async def resign(room: Room, person: Connection, m: messages.Resign) -> None:
    """Gives the game up for a seat: a bot plays on where others want to."""
    holder = holds(room, person, m.seat)
    playing(room)
    seats = room.table.seats
    others = [p for p in seats if p.kind == "guest" and p is not holder]
    level = "medium" if len(seats) > 2 and others else ""
    await room.alter(changes.Resigned(seat=m.seat, level=level))
    if room.table.status == "playing":
        for other in room.people:
            room.show(other, room.table.version)
    done(room, person, m.id)


# Seeing


async def look(room: Room, person: Connection, m: messages.Look) -> None:
    """Tells everything that a seat knows."""
    course = seen(room, person, m.seat)
    view = course.board.view(course.board.seen(course.stand(m.seat), m.seat))
    person.tell(messages.View(id=m.id, table=room.table.id, version=room.table.version, seat=m.seat, view=view))


async def log(room: Room, person: Connection, m: messages.Log) -> None:
    """Tells a part of what a seat was told."""
    course = seen(room, person, m.seat)
    entries = course.page(m.seat, person.lang, room.painter.names(person.lang), m.before, m.count)
    person.tell(messages.LogPage(id=m.id, table=room.table.id, seat=m.seat, entries=entries))


def seen(room: Room, person: Connection, viewer: int) -> Course:
    """The game, if the person may see it through these eyes."""
    if viewer >= 0 and viewer not in room.table.held_by(person.guest):
        raise Refusal("not-yours")
    if not room.table.course:
        raise Refusal("not-now")
    return room.table.course


async def why(room: Room, person: Connection, m: messages.Why) -> None:
    """Names the clause that forbids an action, or most of the actions of a board element (or of several, with spaces between)."""
    holds(room, person, m.seat)
    course = playing(room)
    board = course.board
    if m.action is not None:
        asked = [m.action] if m.action < board.game.actions else []
    else:
        asked = board.actions_of((m.element or "").split())
    allowed = [action for action in course.legal(m.seat) if action in asked]
    answer = messages.Reason(id=m.id, table=room.table.id, seat=m.seat, allowed=allowed)
    if not allowed:
        clauses = Counter(board.why(course.stand(m.seat), m.seat, action) for action in asked[:ASKED])
        answer.clause = next((clause for clause, _ in clauses.most_common() if clause), "")
        found = board.game.rulebook(person.lang).clauses.get(answer.clause)
        answer.text = found.text if found else ""
    person.tell(answer)


# Around the game


async def emote(room: Room, person: Connection, m: messages.SendEmote) -> None:
    """Shows a feeling to everybody."""
    holds(room, person, m.seat)
    if not person.emoted.take(room.hall.now()):
        raise Refusal("too-fast")
    done(room, person, m.id, stored=False)
    for other in room.people:
        other.tell(messages.Emoted(table=room.table.id, seat=m.seat, emote=m.emote))


async def link(room: Room, person: Connection, m: messages.Link) -> None:
    """Hands out the secret of a seat."""
    holder = holds(room, person, m.seat)
    token = room.hall.guests.seat_token(room.table.id, m.seat, holder.epoch)
    person.tell(messages.SeatLink(id=m.id, table=room.table.id, seat=m.seat, token=token))


async def claim(room: Room, person: Connection, m: messages.Claim) -> None:
    """Takes a seat over with its secret."""
    if m.seat >= len(room.table.seats):
        raise Refusal("no-seat")
    holder = room.table.seats[m.seat]
    if holder.kind != "guest" or not room.hall.guests.opens(m.token, room.table.id, m.seat, holder.epoch):
        raise Refusal("bad-token")
    mine = Holder("guest", person.guest, holder.name, "", holder.salt, holder.epoch + 1)
    await room.alter(changes.Seated(seat=m.seat, holder=mine))
    for other in list(room.people):
        room.show(other, room.table.version)
    done(room, person, m.id)


async def rematch(room: Room, person: Connection, m: messages.Rematch) -> None:
    """Makes a new table for the same people, or says which it is."""
    ended(room)
    if all(holder.guest != person.guest for holder in room.table.seats):  # who resigned counts as well
        raise Refusal("not-yours")
    if not room.table.rematch:
        fresh = await room.hall.make(person, making.again(room.hall, room.table, person.guest))
        await room.alter(changes.Rematched(table=fresh.table.id))
        for other in room.people:
            other.tell(messages.RematchMade(table=room.table.rematch, at=room.table.id))
    person.tell(messages.RematchMade(id=m.id, table=room.table.rematch, at=room.table.id))


async def delete(room: Room, person: Connection, m: messages.Delete) -> None:
    """Removes the table for good."""
    owns(room, person)
    await room.hall.remove(room)
    person.tell(messages.Gone(id=m.id, table=room.table.id))


# What takes a while: a bot thinks outside the lock


async def hint(room: Room, person: Connection, m: messages.Hint) -> None:
    """Asks a bot what a seat could do."""
    async with room.lock:
        holds(room, person, m.seat)
        course = playing(room)
        if not room.table.settings.hints or not course.legal(m.seat):
            raise Refusal("not-now")
        board, version = course.board, room.table.version
        draft = course.drafts.get(m.seat)
        steps = len(draft.actions) if draft else 0
        hidden = board.hide(course.stand(m.seat), m.seat).copy()
    try:
        rated = await room.hall.thinker.advise(board, hidden, m.seat)
    except TimeoutError:
        raise Refusal("busy") from None
    names = room.painter.names(person.lang)
    moves = [
        HintMove(action=r.action, text=c.text, label=c.label, chance=r.chance)
        for r in rated[:5]
        for c in [board.spell(r.action, person.lang, names)]
    ]
    person.tell(messages.HintGiven(id=m.id, table=room.table.id, seat=m.seat, version=version, step=steps, moves=moves))


Handler = Callable[[Room, Connection, Any], Awaitable[None]]

LOCKED: dict[type[messages.In], Handler] = {
    messages.Arrange: arrange,
    messages.Sit: sit,
    messages.Stand: stand,
    messages.Start: start,
    messages.Do: do,
    messages.Back: back,
    messages.PassFor: pass_for,
    messages.Resign: resign,
    messages.Look: look,
    messages.Log: log,
    messages.Why: why,
    messages.SendEmote: emote,
    messages.Link: link,
    messages.Claim: claim,
    messages.Rematch: rematch,
    messages.Delete: delete,
}
HEAVY = (messages.Hint, messages.Replay, messages.Curve)
