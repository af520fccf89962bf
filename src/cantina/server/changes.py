"""What is stored: the changes of a table, in order. A table is the fold of its changes; nothing else is the truth."""

from typing import Any, Literal

import msgspec

from .settings import TableSettings


class Holder(msgspec.Struct, omit_defaults=True):
    """Who sits in a seat. `salt` is the seat's share of the seed; `epoch` was of use to earlier servers only."""

    kind: Literal["open", "guest", "bot"] = "open"
    guest: str = ""
    name: str = ""
    level: str = ""
    salt: str = ""
    epoch: int = 0
    resigned: bool = False


class Settings(TableSettings, kw_only=True):
    """All that the owner may choose until the start."""

    pack: str
    options: dict[str, Any] = msgspec.field(default_factory=dict)


class Change(msgspec.Struct, tag_field="is", omit_defaults=True, kw_only=True):
    """One stored change."""


class Made(Change, tag="made", kw_only=True):
    """The table was made. `secret` is the server's share of the seed; `seed` is given for practice, `start` is a position:

    that of an earlier game after `goes_on_from` actions, by `earlier_rules` if they were not today's.
    """

    game: str
    owner: str
    settings: Settings
    seats: list[Holder]
    secret: str
    time: int
    seed: str | None = None
    start: dict[str, Any] | None = None
    goes_on_from: int | None = None
    earlier_rules: str = ""


class Arranged(Change, tag="arranged", kw_only=True):
    """The owner changed seats or settings, by a message that `mark` tells from others."""

    settings: Settings
    seats: list[Holder]
    mark: str = ""


class Seated(Change, tag="seated", kw_only=True):
    """A seat was taken, given up or taken over."""

    seat: int
    holder: Holder = msgspec.field(name="place")


class Salted(Change, tag="salted", kw_only=True):
    """A seat gave its share of the seed, after the server had committed itself to its own."""

    seat: int
    salt: str


class Started(Change, tag="started", kw_only=True):
    """The game began, with these rules, this pack and these options."""

    rules: str
    pack: str
    pack_hash: str
    options: dict[str, Any]


class Moved(Change, tag="moved", kw_only=True):
    """A move. `ids` are those of the messages that brought its actions; `auto` says what acted when it was not the player.

    That is a bot at its own seat (`bot`; earlier versions wrote it for the next two as well), a bot for someone who was away
    (`stand-in`), the clock (`clock`), or the server that was asked to pass (`pass`; earlier also for windows that closed).
    """

    seat: int
    actions: list[int]
    ids: list[str] = []
    auto: Literal["", "bot", "stand-in", "clock", "pass"] = ""


class Resigned(Change, tag="resigned", kw_only=True):
    """A seat gave the game up; a bot of `level` plays on for it, or the game is over."""

    seat: int
    level: str = ""


class Closed(Change, tag="closed", kw_only=True):
    """The host of the server ended the game where it stood; nobody has won."""


class Rematched(Change, tag="rematched", kw_only=True):
    """A new table was made for the same people."""

    table: str


class Forgotten(Change, tag="forgotten", kw_only=True):
    """One of its people took the table off their list; the others keep it."""

    guest: str


AnyChange = Made | Arranged | Seated | Salted | Started | Moved | Resigned | Closed | Rematched | Forgotten
decode = msgspec.json.Decoder(AnyChange).decode
encode = msgspec.json.Encoder().encode
