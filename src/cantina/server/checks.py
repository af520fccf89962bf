"""Who may ask for what, and when: each check hands out what it has checked, or refuses."""

from .changes import Holder
from .connection import Connection
from .course import Course
from .errors import Refusal
from .room import Room


def any_seat(room: Room, seat: int) -> Holder:
    """The seat, if the table has it."""
    if seat >= len(room.table.seats):
        raise Refusal("no-seat")
    return room.table.seats[seat]


def own_seat(room: Room, person: Connection, seat: int) -> Holder:
    """The seat, if the person holds it."""
    holder = any_seat(room, seat)
    if holder.kind != "guest" or holder.guest != person.guest:
        raise Refusal("not-yours")
    return holder


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


def seen(room: Room, person: Connection, viewer: int) -> Course:
    """The game, if the person may see it through these eyes."""
    if viewer >= 0 and viewer not in room.table.held_by(person.guest):
        raise Refusal("not-yours")
    if not room.table.course:
        raise Refusal("not-now")
    return room.table.course
