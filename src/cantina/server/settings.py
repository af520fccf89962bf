"""The settings of a table that its owner chooses beside pack and options, each written once for the protocol and the store.

A new setting is a field here (with its limits, if it is a number), the code that heeds it, and the two files that are made
from the protocol; `docs/protocol.md` says how.
"""

from collections.abc import Callable
from typing import Annotated, Any, TypeVar, cast

import msgspec
from msgspec import Meta
from msgspec.structs import FieldInfo

C = TypeVar("C", bound=type[msgspec.Struct])


class TableSettings(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What the owner may choose until the start. It is stored, so a field may be added, but none renamed or taken away."""

    public: bool = False  # whether the lobby lists it for everybody
    watchers: bool = True  # whether those who hold no seat may watch
    hints: bool = True  # whether a bot may be asked for advice
    window: int = 15
    pace: int = 0
    patience: int = 0
    absence: int = 120


# What may come in. What is stored is not held to it: a limit that is lowered later must not lock a table up.
LIMITS = {
    "window": Meta(ge=0, le=120, description="seconds until a reaction window closes by itself; 0: never"),
    "pace": Meta(ge=0, le=86400, description="seconds for a move, then a bot plays it; 0: no clock"),
    "patience": Meta(ge=0, le=86400, description="seconds until a bot stands in for who is away by itself; 0: never"),
    "absence": Meta(ge=0, le=86400, description="seconds until the others may ask for a bot instead; 0: never"),
}


def with_all(message: C) -> C:
    """The message with every setting, each with its default."""
    return extended(message, lambda field: (field.name, limited(field), field.default))


def with_any(message: C) -> C:
    """The message with every setting, each of which may be left out."""
    return extended(message, lambda field: (field.name, limited(field) | None, None))


def with_shown(message: C) -> C:
    """The message with every setting, none of which is ever left out."""
    return extended(message, lambda field: (field.name, field.type))


def limited(field: FieldInfo) -> Any:
    """The type of a setting with its limits."""
    return Annotated[field.type, LIMITS[field.name]] if field.name in LIMITS else field.type


def extended(message: C, spelled: Callable[[FieldInfo], Any]) -> C:
    """A message of the same name with the settings as further fields: structs cannot have two parents with fields."""
    fields = [spelled(field) for field in msgspec.structs.fields(TableSettings)]
    kept = {"__doc__": message.__doc__, "__module__": message.__module__}
    tag = message.__struct_config__.tag
    return cast(C, msgspec.defstruct(message.__name__, fields, bases=(message,), tag=tag, kw_only=True, namespace=kept))


def chosen(message: Any, *more: str) -> dict[str, Any]:
    """The settings of a message, and more of its fields, but for those that were left out."""
    found = {name: getattr(message, name) for name in (*TableSettings.__struct_fields__, *more)}
    return {name: value for name, value in found.items() if value is not None}
