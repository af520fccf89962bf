"""What is stored: the changes of a table, in order. A table is the fold of its changes; nothing else is the truth."""

from typing import Any, Literal

import msgspec

from .settings import TableSettings


class Holder(msgspec.Struct, omit_defaults=True):
    """Who sits in a seat. `epoch` counts how often the seat went to another device: it spends old seat links."""

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
    """The table was made. `secret` is the server's share of the seed; `seed` is given for practice, `start` is a position."""

    game: str
    owner: str
    settings: Settings
    seats: list[Holder]
    secret: str
    time: int
    seed: str | None = None
    start: dict[str, Any] | None = None


class Arranged(Change, tag="arranged", kw_only=True):
    """The owner changed seats or settings."""

    settings: Settings
    seats: list[Holder]


class Seated(Change, tag="seated", kw_only=True):
    """A seat was taken, given up or taken over."""

    seat: int
    holder: Holder = msgspec.field(name="place")


class Started(Change, tag="started", kw_only=True):
    """The game began, with these rules, this pack and these options."""

    rules: str
    pack: str
    pack_hash: str
    options: dict[str, Any]


class Moved(Change, tag="moved", kw_only=True):
    """A move. `ids` are those of the messages that brought its actions; `auto` says what acted when it was not the player."""

    seat: int
    actions: list[int]
    ids: list[str] = []
    auto: Literal["", "bot", "pass"] = ""


class Resigned(Change, tag="resigned", kw_only=True):
    """A seat gave the game up; a bot of `level` plays on for it, or the game is over."""

    seat: int
    level: str = ""


class Rematched(Change, tag="rematched", kw_only=True):
    """A new table was made for the same people."""

    table: str


AnyChange = Made | Arranged | Seated | Started | Moved | Resigned | Rematched
decode = msgspec.json.Decoder(AnyChange).decode
encode = msgspec.json.Encoder().encode
