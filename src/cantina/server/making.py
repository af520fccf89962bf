"""What tables are made of: the wishes of their owners, checked, as changes to be stored."""

from typing import TYPE_CHECKING, Any

import msgspec

from cantina.core.errors import BadOption
from cantina.core.plain import plain
from cantina.core.position import describe
from cantina.core.registry import game as game_of

from . import changes, fairness, messages, tables
from .changes import Holder, Settings
from .errors import Refusal
from .guests import clean_name
from .tables import Table

if TYPE_CHECKING:
    from .hall import Hall

BOT_NAMES = ("Bix", "Dax", "Koro", "Nima", "Tovi", "Zeda")
CHOSEN = ("public", "watchers", "hints", "window", "pace", "patience")


def made(hall: "Hall", guest: str, m: messages.Create) -> changes.Made:
    """The table that someone asks for, checked."""
    game = game_of(m.game)
    places = [place(hall, guest, i, wish, []) for i, wish in enumerate(m.seats)]
    if m.seed is not None and any(holder.kind == "open" for holder in places):
        raise Refusal("bad-option", "a game whose seed is given is for practice: it has no open seats")
    settings = Settings(pack=m.pack or game.facts.pack, options=m.options, **{key: getattr(m, key) for key in CHOSEN})
    position = position_of(hall, m) if m.moment else None
    check(m.game, settings, len(places), position)
    return changes.Made(
        game=m.game, owner=guest, settings=settings, seats=places, secret=fairness.new_secret(), time=hall.now_ms(),
        seed=m.seed, start=position,
    )  # fmt: skip


def position_of(hall: "Hall", m: messages.Create) -> dict[str, Any]:
    """The position at a moment of an ended game."""
    assert m.moment
    table = hall.room(m.moment.table).table
    if table.status != "ended" or not table.course or table.game != m.game:
        raise Refusal("not-now", "only a moment of an ended game can be played on from")
    match = table.match(min(m.moment.at, table.course.ply))
    if match.outcome:
        raise Refusal("not-now", "the game has ended at that moment")
    return describe(match.content, plain(match.states))


def arranged(hall: "Hall", table: Table, guest: str, m: messages.Arrange) -> changes.Arranged:
    """The table as its owner wants it, checked."""
    places = table.seats if m.seats is None else [place(hall, guest, i, w, table.seats) for i, w in enumerate(m.seats)]
    kept = [wish.seat for wish in m.seats or () if wish.kind == "keep"]
    if len(set(kept)) != len(kept):
        raise Refusal("bad-option", "a seat can be kept once")
    wanted = {key: getattr(m, key) for key in (*CHOSEN, "pack", "options") if getattr(m, key) is not None}
    settings = msgspec.structs.replace(table.settings, **wanted)
    check(table.game, settings, len(places), table.start)
    return changes.Arranged(settings=settings, seats=places)


def place(hall: "Hall", guest: str, seat: int, wish: messages.SeatWish, before: list[Holder]) -> Holder:
    """One seat as it is wished."""
    if wish.kind == "me":
        return Holder("guest", guest, clean_name(wish.name) or hall.store.name(guest), "", wish.salt)
    if wish.kind == "bot":
        return Holder("bot", "", clean_name(wish.name) or BOT_NAMES[seat], wish.level)
    if wish.kind == "keep":
        if wish.seat >= len(before):
            raise Refusal("no-seat")
        return before[wish.seat]
    return Holder()


def begun(table: Table) -> changes.Started:
    """The start of a table's game."""
    if any(holder.kind == "open" for holder in table.seats):
        raise Refusal("not-now", "there are open seats; wait for somebody, or let bots sit there")
    return tables.settle(table)


def again(hall: "Hall", table: Table, guest: str) -> changes.Made:
    """A new table with the same people: seats that were resigned go back to those who held them."""
    seats = [
        Holder("guest", holder.guest, holder.name) if holder.guest else Holder("bot", "", holder.name, holder.level)
        for holder in table.seats
    ]
    return changes.Made(
        game=table.game, owner=guest, settings=table.settings, seats=seats, secret=fairness.new_secret(),
        time=hall.now_ms(),
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
