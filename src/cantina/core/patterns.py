"""Fluent's patterns as plain functions: a server says some thousands a second, and Fluent takes seven to ten times as long."""

from collections.abc import Callable, Mapping
from typing import Any

Args = Mapping[str, str | int]
Say = Callable[[Args], str]


class Intricate(Exception):
    """A pattern has something that only Fluent itself can say, such as a term or a function."""


def quick(bundle: Any, pattern: Any) -> Say:
    """What says a pattern of texts, variables, other messages and choices by a variable; numbers must need no grouping."""
    make = PARTS.get(type(pattern).__name__)
    if make is None:
        raise Intricate(type(pattern).__name__)
    return make(bundle, pattern)


def text(_bundle: Any, pattern: Any) -> Say:
    """What says a text as it stands."""
    value = pattern.value
    return lambda _args: value


def variable(_bundle: Any, pattern: Any) -> Say:
    """What says an argument."""
    name = pattern.id.name
    return lambda args: str(args[name])


def placeable(bundle: Any, pattern: Any) -> Say:
    """What says what stands between braces."""
    return quick(bundle, pattern.expression)


def message(bundle: Any, pattern: Any) -> Say:
    """What says another message."""
    if pattern.attribute:
        raise Intricate("an attribute of a message")
    return quick(bundle, bundle.get_message(pattern.id.name).value)


def sequence(bundle: Any, pattern: Any) -> Say:
    """What says one thing after the other."""
    parts = [quick(bundle, element) for element in pattern.elements]
    return lambda args: "".join([part(args) for part in parts])


def choice(bundle: Any, pattern: Any) -> Say:
    """What says the first variant that fits an argument: its figure, its word, or its plural form; or else the default."""
    if type(pattern.selector).__name__ != "VariableReference":
        raise Intricate("a choice by something else than an argument")
    name, plural = pattern.selector.id.name, bundle._plural_form
    says = [(getattr(v.key, "name", None) or v.key.value, quick(bundle, v.value)) for v in pattern.variants]
    default = next(quick(bundle, v.value) for v in pattern.variants if v.default)
    known: dict[str | int, Say] = {}

    def fits(key: str | int, value: str | int) -> bool:
        if isinstance(key, str) == isinstance(value, str):
            return key == value
        number, word = (value, key) if isinstance(key, str) else (key, value)
        return bool(plural(number) == word)

    def say(args: Args) -> str:
        value = args[name]
        found = known.get(value)
        if found is None:
            found = next((say for key, say in says if fits(key, value)), default)
            if isinstance(value, int):  # there are only so many, but any number of words
                known[value] = found
        return found(args)

    return say


PARTS: dict[str, Callable[[Any, Any], Say]] = {
    "TextElement": text,
    "StringLiteral": text,
    "VariableReference": variable,
    "NeverIsolatingPlaceable": placeable,
    "Placeable": placeable,
    "MessageReference": message,
    "Pattern": sequence,
    "SelectExpression": choice,
}
