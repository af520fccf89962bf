"""What people ask of a table, one function for each kind of message. All but `hint` run under the table's lock."""

from collections import Counter

from cantina.core.header import SPECTATOR

from . import changes, making, messages
from .archives import Archive
from .changes import Holder
from .checks import any_seat, check_free, check_open, check_owner, linked_seat, own, own_seat, playing, seen
from .connection import Connection
from .course import Course
from .errors import Refusal
from .messages import Done, HintMove
from .names import clean_name, distinct
from .room import Room

ASKED = 64  # actions of one board element that `why` looks at


# Before the start


async def arrange(room: Room, person: Connection, m: messages.Arrange) -> None:
    """Changes seats, options and the rest."""
    check_owner(room, person)
    mark = messages.digest(m)
    if not mark or mark not in room.table.arranged:  # seats that change places twice would stand as before
        check_open(room)
        name = await room.services.store.name_of(person.guest)
        await room.alter(making.arrangement(room.table, m, person.guest, name, mark))
    room.done(person, m.id)


async def sit(room: Room, person: Connection, m: messages.Sit) -> None:
    """Takes a seat, or renews name and share of a seat already held."""
    holder = any_seat(room, m.seat)
    name = clean_name(m.name) or holder.name or await room.services.store.name_of(person.guest)
    others = [other.name for i, other in enumerate(room.table.seats) if i != m.seat]
    seated = Holder("guest", person.guest, distinct(name, others), "", m.salt or holder.salt)
    if seated != holder:
        check_open(room)
        if holder.kind == "bot" or (holder.kind == "guest" and holder.guest != person.guest):
            raise Refusal("taken")
        if holder.kind == "open":
            check_free(room, person)
        await room.alter(changes.Seated(seat=m.seat, holder=seated))
    room.done(person, m.id)


async def stand(room: Room, person: Connection, m: messages.Stand) -> None:
    """Gives a seat up; one that is free needs nobody to give it up."""
    check_open(room)
    if any_seat(room, m.seat).kind != "open":
        own_seat(room, person, m.seat)
        making.check_practice(room.table.practice, [Holder()])
        await room.alter(changes.Seated(seat=m.seat, holder=Holder()))
    room.done(person, m.id)


async def salt(room: Room, person: Connection, m: messages.GiveSalt) -> None:
    """Takes a seat's share of the seed, to which the server cannot fit its own any more."""
    holder = own_seat(room, person, m.seat)
    if holder.salt != m.salt:
        check_open(room)
        await room.alter(changes.Salted(seat=m.seat, salt=m.salt))
    room.done(person, m.id)


async def start(room: Room, person: Connection, m: messages.Start) -> None:
    """Begins the game; one that has begun needs no second start."""
    check_owner(room, person)
    if room.table.status not in ("playing", "ended"):
        check_open(room)
        room.services.house.check_open()
        await room.alter(making.start(room.table))
    room.done(person, m.id)


# Playing


async def do(room: Room, person: Connection, m: messages.Do) -> None:
    """Puts an action into the draft, and plays the draft if that makes it a move."""
    own_seat(room, person, m.seat)
    table = room.table
    if (m.seat, m.id) in table.done:
        person.tell(Done(id=m.id, table=table.id, version=table.done[m.seat, m.id], stored=True))
        return
    course = playing(room)
    draft, steps = course.drafts.get(m.seat), course.steps(m.seat)
    if draft and m.id in draft.ids:
        room.done(person, m.id, stored=False, steps=steps)
        return
    if not room.ready[m.seat] <= m.version <= table.version or m.step != steps or room.host.bot_for(m.seat):
        raise Refusal("late")
    if m.action not in course.legal(m.seat):
        raise illegal(course, person, m)
    if course.add(m.seat, m.action, m.id):
        draft = course.drafts[m.seat]
        await room.move(m.seat, draft.actions, draft.ids, ack=lambda: room.done(person, m.id))
    else:
        room.done(person, m.id, stored=False, steps=steps + 1)
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
    own_seat(room, person, m.seat)
    course = playing(room)
    if room.host.bot_for(m.seat) or m.step > course.steps(m.seat):
        raise Refusal("late")
    course.back(m.seat, m.step)
    room.done(person, m.id, stored=False, steps=m.step)
    room.show_draft(m.seat)


async def pass_for(room: Room, person: Connection, m: messages.PassFor) -> None:
    """Notes whether the server should pass for a seat."""
    own_seat(room, person, m.seat)
    playing(room)
    room.passing[m.seat] = m.mode
    room.done(person, m.id, stored=False)
    room.show_draft(m.seat)
    room.host.go_on()


async def stand_in(room: Room, person: Connection, m: messages.StandIn) -> None:
    """Lets a bot play for someone who has been away for a while; any other who plays here may ask for it."""
    playing(room)
    any_seat(room, m.seat)
    mine = room.table.held_by(person.guest)
    if not mine or m.seat in mine:
        raise Refusal("not-yours")
    room.host.asked_for(m.seat)
    room.done(person, m.id, stored=False)


async def resign(room: Room, person: Connection, m: messages.Resign) -> None:
    """Gives the game up for a seat: a bot plays on where others want to."""
    holder = any_seat(room, m.seat)
    if holder.resigned and holder.guest == person.guest:
        room.done(person, m.id)
        return
    own_seat(room, person, m.seat)
    playing(room)
    await room.alter(making.resignation(room.table, m.seat))
    if room.table.status == "playing":
        room.show_all(room.table.version)
    room.done(person, m.id)


# Seeing


async def look(room: Room, person: Connection, m: messages.Look) -> None:
    """Tells everything that a seat knows."""
    game = seen(room, person, m.seat)
    if isinstance(game, Archive):
        view = game.sights[m.seat + 1].view
    else:
        view = game.board.view(game.board.seen(game.stand(m.seat), m.seat))
    person.tell(messages.View(id=m.id, table=room.id, version=room.table.version, seat=m.seat, view=view))


async def glance(room: Room, person: Connection, m: messages.Glance) -> None:
    """Tells what lies on the table, hands aside; people who share a screen see no more than anybody."""
    course, held = playing(room), room.table.held_by(person.guest)
    viewer = held[0] if len(held) == 1 else SPECTATOR
    scene = {name: part for name, part in room.painter.glance(viewer).items() if name != "hand"}
    still, pack = course.board.still, room.table.settings.pack
    person.tell(
        messages.Glanced(id=m.id, table=room.id, version=room.table.version, pack=pack, still=still, scene=scene)
    )


async def log(room: Room, person: Connection, m: messages.Log) -> None:
    """Tells a part of what a seat was told."""
    game = seen(room, person, m.seat)
    if isinstance(game, Archive):
        entries = game.log(m.seat, person.lang, m.before, m.count)
    else:
        entries = game.page(m.seat, person.lang, room.painter.names(person.lang), m.before, m.count)
    person.tell(messages.LogPage(id=m.id, table=room.id, seat=m.seat, entries=entries))


async def why(room: Room, person: Connection, m: messages.Why) -> None:
    """Names the clause that forbids an action, or most of the actions of a board element (or of several, with spaces between)."""
    own_seat(room, person, m.seat)
    course = playing(room)
    board = course.board
    if m.action is not None:
        asked = [m.action] if m.action < board.game.actions else []
    else:
        asked = board.actions_of((m.element or "").split())
    allowed = [action for action in course.legal(m.seat) if action in asked]
    answer = messages.Reason(id=m.id, table=room.id, seat=m.seat, allowed=allowed)
    if not allowed:
        clauses = Counter(board.why(course.stand(m.seat), m.seat, action) for action in asked[:ASKED])
        answer.clause = next((clause for clause, _ in clauses.most_common() if clause), "")
        found = board.game.rulebook(person.lang).clauses.get(answer.clause)
        answer.text = found.text if found else ""
    person.tell(answer)


# Around the game


async def emote(room: Room, person: Connection, m: messages.SendEmote) -> None:
    """Shows a feeling to everybody."""
    own_seat(room, person, m.seat)
    if not person.emoted.take(room.services.now()):
        raise Refusal("too-fast")
    room.done(person, m.id, stored=False)
    for other in room.people:
        other.tell(messages.Emoted(table=room.id, seat=m.seat, emote=m.emote))


async def link(room: Room, person: Connection, m: messages.Link) -> None:
    """Hands out the secret of a seat."""
    linked_seat(room, m.seat)
    own_seat(room, person, m.seat)
    token = room.services.guests.seat_token(room.id, m.seat, person.guest, room.table.since[m.seat])
    person.tell(messages.SeatLink(id=m.id, table=room.id, seat=m.seat, token=token))


async def claim(room: Room, person: Connection, m: messages.Claim) -> None:
    """Takes a seat over with its secret; one's own needs no taking over. Before the start, the share stays behind."""
    if own(room, person, m.seat):
        room.done(person, m.id)
        return
    holder, since = linked_seat(room, m.seat), room.table.since[m.seat]
    if holder.kind != "guest" or not room.services.guests.opens(m.token, room.id, m.seat, holder.guest, since):
        raise Refusal("bad-token")
    share = "" if room.table.status == "open" else holder.salt
    mine = Holder("guest", person.guest, holder.name, "", share)
    await room.alter(changes.Seated(seat=m.seat, holder=mine))
    room.show_all(room.table.version)
    room.done(person, m.id)


# What takes a while: a bot thinks outside the lock


async def hint(room: Room, person: Connection, m: messages.Hint) -> None:
    """Asks a bot what a seat could do."""
    async with room.lock:
        own_seat(room, person, m.seat)
        course = playing(room)
        if not room.table.settings.hints or not course.legal(m.seat):
            raise Refusal("not-now")
        board, version, steps = course.board, room.table.version, course.steps(m.seat)
        hidden = board.hide(course.stand(m.seat), m.seat).copy()
    try:
        rated = await room.services.thinker.advise(board, hidden, m.seat, person.asker)
    except TimeoutError:
        raise Refusal("busy") from None
    names = room.painter.names(person.lang)
    moves = [
        HintMove(action=r.action, text=c.text, label=c.label, chance=round(r.chance, 3))
        for r in rated[:5]
        for c in [board.spell(r.action, person.lang, names)]
    ]
    person.tell(messages.HintGiven(id=m.id, table=room.id, seat=m.seat, version=version, step=steps, moves=moves))
