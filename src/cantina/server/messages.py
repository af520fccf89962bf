"""The protocol: every message in and out as two closed families, told apart by `type`. `docs/protocol.md` explains them.

A message is one JSON object in one WebSocket text frame. What comes in may have no unknown fields; what goes out leaves out
fields that have their default value.
"""

import hashlib
from typing import Any

import msgspec

from .incoming import *  # noqa: F403  `messages` is the one name under which both families are used
from .incoming import LARGEST, Id, Incoming
from .outgoing import *  # noqa: F403
from .outgoing import Outgoing

PROTOCOL = 1

CODES = {
    "malformed": "the message is no JSON object of this protocol",
    "too-large": f"a message may have {LARGEST} bytes",
    "too-fast": "too many messages; wait a little",
    "hello-first": "the first message must be hello, with a protocol that the server speaks",
    "no-table": "there is no such table, or it may not be watched",
    "no-seat": "the table has no such seat",
    "not-yours": "the sender does not hold that seat or does not own that table",
    "not-now": "this cannot be done at this time of the table's life",
    "taken": "the seat is taken",
    "late": "the table or the draft has changed since",
    "illegal": "the rules forbid it: `clause` says which",
    "bad-option": "game, pack, option or number of seats do not fit",
    "bad-token": "the secret does not fit the seat",
    "too-many": "a limit of the server is reached",
    "stuck": "the table began with rules or a pack that this server does not have, or its data is damaged",
    "preparing": "the game is being compiled and can be played soon; `games` will say when",
    "closing": "the server will close soon: games go on, but none begins",
    "busy": "the server cannot do this just now; try again",
}


class Marked(msgspec.Struct):
    """Anything with an id."""

    id: Id = ""


decode = msgspec.json.Decoder(Incoming).decode
decode_mark = msgspec.json.Decoder(Marked).decode
encode = msgspec.json.Encoder().encode


def digest(message: Any) -> str:
    """What tells a request that comes twice from a new one: nothing if it has no id."""
    return hashlib.sha256(encode(message)).hexdigest()[:24] if message.id else ""


def mark_of(text: str | bytes) -> str:
    """The id of a message, however wrong the rest of it is; nothing when it has none or is too large."""
    if len(text) > LARGEST:
        return ""
    try:
        return decode_mark(text).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""


def schema() -> dict[str, Any]:
    """The protocol as JSON Schema: `in` and `out` are the two families."""
    (incoming, outgoing), parts = msgspec.json.schema_components([Incoming, Outgoing], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Cantina protocol {PROTOCOL}",
        "properties": {"in": incoming, "out": outgoing},
        "codes": CODES,
        "$defs": parts,
    }
