"""Who may ask for what, and when: each check hands out what it has checked, or refuses."""

from .archives import Archive
from .changes import Holder
from .connection import Connection
from .course import Course
from .errors import Refusal
from .making import PRACTICE
from .room import Room
from .tables import Table


def any_seat(room: Room, seat: int) -> Holder:
    """The seat, if the table has it."""
    if seat >= len(room.table.seats):
        raise Refusal("no-seat")
    return room.table.seats[seat]


def linked_seat(room: Room, seat: int) -> Holder:
    """The seat, if it may be moved to another device: not where that could be somebody whose dice are known to others."""
    if room.table.practice is not None:
        raise Refusal("not-now", "a game whose seed is given is for practice: its seats stay on one device")
    return any_seat(room, seat)


def own(room: Room, person: Connection, seat: int) -> bool:
    """Whether the person holds a seat, which the table must have."""
    any_seat(room, seat)
    return seat in room.table.held_by(person.guest)


def own_seat(room: Room, person: Connection, seat: int) -> Holder:
    """The seat, if the person holds it."""
    if not own(room, person, seat):
        raise Refusal("not-yours")
    return room.table.seats[seat]


def check_free(room: Room, person: Connection) -> None:
    """Refuses a further seat to all but the owner, and any seat at a table whose dice are known to somebody."""
    if room.table.practice is not None:
        raise Refusal("not-now", PRACTICE)
    if room.table.held_by(person.guest) and person.guest != room.table.owner:
        raise Refusal("not-now", "you have a seat here; stand up before you take another")


def check_owner(room: Room, person: Connection) -> None:
    """Refuses everybody but the owner of the table."""
    if room.table.owner != person.guest:
        raise Refusal("not-yours")


def check_open(room: Room) -> None:
    """Refuses what is possible only before the start."""
    if room.table.status != "open":
        raise Refusal("not-now")


def playing(room: Room) -> Course:
    """The game, if it goes on."""
    if room.stale:
        raise Refusal("busy")
    if room.table.status == "stuck":
        raise Refusal("stuck", room.table.problem)
    if room.table.status != "playing" or not room.table.course:
        raise Refusal("not-now")
    return room.table.course


def ended(room: Room) -> Table:
    """The table, if its game is over, and stored as such: only then everything may be seen."""
    if room.stale:
        raise Refusal("busy")
    if room.table.status != "ended":
        raise Refusal("not-now")
    return room.table


def seen(room: Room, person: Connection, viewer: int) -> Course | Archive:
    """The game, or what is kept of it, if the person may see it through these eyes."""
    if viewer >= 0 and viewer not in room.table.held_by(person.guest):
        raise Refusal("not-yours")
    found = room.table.past or room.table.course
    if not found:
        raise Refusal("not-now")
    return found
