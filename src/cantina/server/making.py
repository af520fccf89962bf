"""What tables are made of: the wishes of their owners, checked, as changes to be stored."""

from typing import Any

import msgspec

from cantina.core.errors import BadOption
from cantina.core.plain import plain
from cantina.core.position import describe
from cantina.core.registry import game as game_of

from . import changes, fairness, messages, tables
from .changes import Holder, Settings
from .errors import Refusal
from .guests import clean_name
from .settings import chosen
from .tables import Table

BOT_NAMES = ("Bix", "Dax", "Koro", "Nima", "Tovi", "Zeda")


def new_table(
    m: messages.Create, guest: str, name: str, time: int, start: dict[str, Any] | None = None
) -> changes.Made:
    """The table that a guest with this name asks for, checked; `start` is the position that it begins from."""
    seats = [seat_of(wish, guest, name, i, []) for i, wish in enumerate(m.seats)]
    if m.seed is not None and any(holder.kind == "open" for holder in seats):
        raise Refusal("bad-option", "a game whose seed is given is for practice: it has no open seats")
    pack = m.pack or game_of(m.game).facts.pack
    settings = Settings(pack=pack, options=m.options, **chosen(m))
    check(m.game, settings, len(seats), start)
    return changes.Made(
        game=m.game, owner=guest, settings=settings, seats=seats, secret=fairness.new_secret(), time=time,
        seed=m.seed, start=start,
    )  # fmt: skip


def position_at(table: Table, game: str, ply: int) -> dict[str, Any]:
    """The position after some actions of an ended table's game."""
    if table.status != "ended" or not table.course or table.game != game:
        raise Refusal("not-now", "only a moment of an ended game can be played on from")
    match = table.match(min(ply, table.course.ply))
    if match.outcome:
        raise Refusal("not-now", "the game has ended at that moment")
    return describe(match.content, plain(match.states))


def arrangement(table: Table, m: messages.Arrange, guest: str, name: str) -> changes.Arranged:
    """The table as its owner, a guest with this name, wants it, checked."""
    seats = table.seats
    if m.seats is not None:
        seats = [seat_of(wish, guest, name, i, table.seats) for i, wish in enumerate(m.seats)]
    kept = [wish.seat for wish in m.seats or () if wish.kind == "keep"]
    if len(set(kept)) != len(kept):
        raise Refusal("bad-option", "a seat can be kept once")
    settings = msgspec.structs.replace(table.settings, **chosen(m, "pack", "options"))
    check(table.game, settings, len(seats), table.start)
    return changes.Arranged(settings=settings, seats=seats)


def seat_of(wish: messages.SeatWish, guest: str, name: str, seat: int, before: list[Holder]) -> Holder:
    """One seat as it is wished by a guest with this name; `before` are the seats as they are."""
    if wish.kind == "me":
        return Holder("guest", guest, clean_name(wish.name) or name, "", wish.salt)
    if wish.kind == "bot":
        return Holder("bot", "", clean_name(wish.name) or BOT_NAMES[seat], wish.level)
    if wish.kind == "keep":
        if wish.seat >= len(before):
            raise Refusal("no-seat")
        return before[wish.seat]
    return Holder()


def start(table: Table) -> changes.Started:
    """The start of a table's game, if every seat is taken."""
    if any(holder.kind == "open" for holder in table.seats):
        raise Refusal("not-now", "there are open seats; wait for somebody, or let bots sit there")
    return tables.settle(table)


def rematch(table: Table, guest: str, time: int) -> changes.Made:
    """A new table with the same people: seats that were resigned go back to those who held them."""
    seats = [
        Holder("guest", holder.guest, holder.name) if holder.guest else Holder("bot", "", holder.name, holder.level)
        for holder in table.seats
    ]
    return changes.Made(
        game=table.game, owner=guest, settings=table.settings, seats=seats, secret=fairness.new_secret(), time=time,
    )  # fmt: skip


def check(game_id: str, settings: Settings, players: int, position: dict[str, Any] | None) -> None:
    """Raises BadOption unless game, pack, options and number of seats fit."""
    game = game_of(game_id)
    if settings.pack not in (*game.pack_names(), "random", "today"):
        raise BadOption(
            f"{game_id} has no pack {settings.pack!r}; it has {', '.join(game.pack_names())}, random, today"
        )
    game.options(players, settings.options, lambda _name, _n: 0)
    if position is not None and position["players"] != players:
        raise BadOption(f"that game has {position['players']} seats, not {players}")
