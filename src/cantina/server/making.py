"""What tables are made of: the wishes of their owners, checked, as changes to be stored."""

from collections.abc import Sequence
from typing import Any

import msgspec

from cantina.bots.levels import USUAL
from cantina.core.errors import BadOption
from cantina.core.match import resume_match
from cantina.core.plain import plain
from cantina.core.position import describe
from cantina.core.registry import game as game_of

from . import changes, fairness, messages, tables
from .changes import Holder, Settings
from .errors import Refusal
from .keeping import LastPosition
from .names import clean_name, distinct
from .settings import chosen
from .tables import Table

BOT_NAMES = ("Bix", "Dax", "Koro", "Nima", "Tovi", "Zeda")
PRACTICE = "a game whose seed is given is for practice: it has no open seats"


def new_table(
    m: messages.Create, guest: str, name: str, time: int, start: dict[str, Any] | None = None
) -> changes.Made:
    """The table that a guest with this name asks for, checked; `start` is the position at the moment it begins from."""
    seats = seats_of(m.seats, guest, name, [])
    check_practice(m.seed, seats)
    if m.start:
        check_taken(seats)
    pack = m.pack or game_of(m.game).facts.pack
    settings = Settings(pack=pack, options=m.options, **chosen(m))
    check(m.game, settings, len(seats), start)
    return changes.Made(
        game=m.game, owner=guest, settings=settings, seats=seats, secret=fairness.new_secret(), time=time,
        seed=m.seed, start=start, goes_on_from=m.moment.at if m.moment else None,
    )  # fmt: skip


def position_at(table: Table, game: str, ply: int) -> dict[str, Any]:
    """The position after some actions of an ended table's game; a thread may ask for it."""
    if table.status != "ended" or table.game != game:
        raise Refusal("not-now", "only a moment of an ended game can be played on from")
    if not table.course:
        raise Refusal("not-now", f"nobody can play on from this game: {table.problem}")
    match = table.match(min(ply, table.course.ply))
    if match.outcome:
        raise Refusal("not-now", "the game has ended at that moment")
    return describe(match.content, plain(match.states))


def arrangement(table: Table, m: messages.Arrange, guest: str, name: str, mark: str = "") -> changes.Arranged:
    """The table as its owner, a guest with this name, wants it, checked; `mark` is that of the message."""
    seats = table.seats
    if m.seats is not None:
        seats = seats_of(m.seats, guest, name, table.seats)
    check_practice(table.practice, seats)
    settings = msgspec.structs.replace(table.settings, **chosen(m, "pack", "options"))
    check(table.game, settings, len(seats), table.start)
    return changes.Arranged(settings=settings, seats=seats, mark=mark)


def check_practice(seed: str | None, seats: Sequence[Holder]) -> None:
    """Refuses open seats at a table whose dice are known to the one who chose its seed."""
    if seed is not None and any(holder.kind == "open" for holder in seats):
        raise Refusal("bad-option", PRACTICE)


def seats_of(wishes: Sequence[messages.SeatWish], guest: str, name: str, before: list[Holder]) -> list[Holder]:
    """The seats as they are wished by a guest with this name; `before` are the seats as they are."""
    kept = [wish.seat for wish in wishes if wish.kind == "keep"]
    if len(set(kept)) != len(kept):
        raise Refusal("bad-option", "a seat can be kept once")
    seats = [seat_of(wish, guest, name, i, before) for i, wish in enumerate(wishes)]
    names = [seats[i].name for i, wish in enumerate(wishes) if wish.kind == "keep"]
    for i, wish in enumerate(wishes):
        if wish.kind != "keep":
            seats[i].name = distinct(seats[i].name, names)
            names.append(seats[i].name)
    return seats


def seat_of(wish: messages.SeatWish, guest: str, name: str, seat: int, before: list[Holder]) -> Holder:
    """One wished seat. Its `salt` is left alone: it came before the commitment was shown."""
    if wish.kind == "me":
        return Holder("guest", guest, clean_name(wish.name) or name)
    if wish.kind == "bot":
        return Holder("bot", "", clean_name(wish.name) or BOT_NAMES[seat], wish.level)
    if wish.kind == "keep":
        if wish.seat >= len(before):
            raise Refusal("no-seat")
        return before[wish.seat]
    return Holder()


def start(table: Table) -> changes.Started:
    """The start of a table's game, if every seat is taken."""
    check_taken(table.seats)
    return tables.settle(table)


def check_taken(seats: list[Holder]) -> None:
    """Refuses a start while there are open seats."""
    if any(holder.kind == "open" for holder in seats):
        raise Refusal("not-now", "there are open seats; wait for somebody, or let bots sit there")


def resignation(table: Table, seat: int) -> changes.Resigned:
    """The end of the game for a seat: a bot plays on where others want to."""
    others = any(holder.kind == "guest" for i, holder in enumerate(table.seats) if i != seat)
    return changes.Resigned(seat=seat, level=USUAL if len(table.seats) > 2 and others else "")


def rematch(table: Table, guest: str, time: int) -> changes.Made:
    """A new table with the same people, who swap sides: seats that were resigned go back to those who held them."""
    seats = [
        Holder("guest", holder.guest, holder.name) if holder.guest else bot_like(holder, seat)
        for seat, holder in enumerate(swapped(table.seats))
    ]
    return changes.Made(
        game=table.game, owner=guest, settings=table.settings, seats=seats, secret=fairness.new_secret(), time=time,
    )  # fmt: skip


def swapped(seats: Sequence[Holder]) -> list[Holder]:
    """The seats with neighbours in each other's place, so that partners stay partners; an odd number moves on by one."""
    if len(seats) % 2:
        return [*seats[1:], seats[0]]
    return [seats[seat ^ 1] for seat in range(len(seats))]


def bot_like(holder: Holder, seat: int) -> Holder:
    """The bot that takes the place of one, or of somebody who was forgotten and has neither name nor level."""
    return Holder("bot", "", holder.name or BOT_NAMES[seat], holder.level or USUAL)


def going_on(last: LastPosition, table: Table, guest: str, time: int) -> changes.Made:
    """A new table where the game of one that is stuck goes on: the same seats, and the position that was kept of it.

    Raises what the position's own checks say when today's rules cannot read it.
    """
    game, position = game_of(table.game), {key: value for key, value in last.position.items() if key != "rules"}
    resume_match(game, position, "", None)
    seats = [
        msgspec.structs.replace(holder if holder.guest else bot_like(holder, seat), salt="", epoch=0)
        for seat, holder in enumerate(table.seats)
    ]
    return changes.Made(
        game=table.game, owner=guest, settings=table.settings, seats=seats, secret=fairness.new_secret(), time=time,
        start=position, goes_on_from=last.at, earlier_rules=game.facts.earlier(last.rules),
    )  # fmt: skip


def check(game_id: str, settings: Settings, players: int, position: dict[str, Any] | None) -> None:
    """Raises BadOption unless game, pack, options and number of seats fit."""
    game = game_of(game_id)
    if settings.pack not in (*game.pack_names(), game.facts.first.pack, "random", "today"):
        raise BadOption(
            f"{game_id} has no pack {settings.pack!r}; it has {', '.join(game.pack_names())}, random, today"
        )
    game.options(players, settings.options, lambda _name, _n: 0)
    if position is not None and position["players"] != players:
        raise BadOption(f"that game has {position['players']} seats, not {players}")
