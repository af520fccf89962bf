"""Writes plain data as TOML that a person would have written: figures and lists on one line, tables below."""

import json
from typing import Any

WIDTH = 110


def scalar(value: Any) -> str:
    """One value on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return str(value)
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(scalar(x) for x in value) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key_of(k)} = {scalar(x)}" for k, x in value.items()) + " }" if value else "{}"
    raise TypeError(f"TOML has no {type(value).__name__}")


def key_of(key: str) -> str:
    """A key, quoted if it must be."""
    bare = key and all(c.isascii() and (c.isalnum() or c in "-_") for c in key)
    return key if bare else quoted(key)


def quoted(text: str) -> str:
    """A string: TOML escapes as JSON does, and delete besides."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def entry(key: str, value: Any) -> str:
    """A key with its value; a long list gets a line for each item."""
    line = f"{key_of(key)} = {scalar(value)}"
    if isinstance(value, (list, tuple)) and len(line) > WIDTH:
        items = "".join(f"  {scalar(x)},\n" for x in value)
        return f"{key_of(key)} = [\n{items}]"
    return line


def dumps(data: dict[str, Any], prefix: str = "") -> str:
    """The data as TOML text."""
    flat = [entry(k, v) for k, v in data.items() if not isinstance(v, dict)]
    parts = ["\n".join(flat)] if flat else []
    for key, table in data.items():
        if isinstance(table, dict):
            name = f"{prefix}{key_of(key)}"
            body = dumps(table, f"{name}.")
            bare = not table or any(not isinstance(v, dict) for v in table.values())
            parts.append(f"[{name}]\n{body}" if bare else body.rstrip("\n"))
    return "\n\n".join(p.rstrip("\n") for p in parts) + "\n"
