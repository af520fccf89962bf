"""Every question about a table: one message of each kind that the server carries out, found by itself when there is a new one."""

from typing import Any

import msgspec

from cantina.server.dispatch import HANDLERS

NOWHERE = "a" * 12  # a table that does not exist
ABOUT_NO_TABLE = {"hello", "lobby"}
NEEDLESS = {"leave", "delete"}  # what is done already where there is no table
# What else a message must say beside table and seat.
MORE: dict[str, dict[str, Any]] = {
    "do": {"version": 3, "step": 0, "action": 0},
    "passing": {"mode": "always"},
    "emote": {"emote": "wow"},
    "salt": {"salt": "0c"},
    "claim": {"token": "x" * 24},
    "why": {"action": 0},
}
KINDS = {str(kind.__struct_config__.tag): kind for kind in HANDLERS}


def kinds() -> list[str]:
    """Every kind of message that is about a table."""
    return sorted(set(KINDS) - ABOUT_NO_TABLE)


def question(kind: str, table: str, seat: int = 0) -> dict[str, Any]:
    """The fields of a message of some kind about a table and, if it needs one, a seat."""
    if kind == "create":
        return {"game": "template", "seats": [{"kind": "me"}, {"kind": "bot"}], "moment": {"table": table, "at": 1}}
    fields = {field.name for field in msgspec.structs.fields(KINDS[kind])}
    return {"table": table, **({"seat": seat} if "seat" in fields else {}), **MORE.get(kind, {})}
