"""Writes js/protocol.d.ts, the types of the protocol for the page's checked JavaScript: `python -m cantina.client.types`."""

import sys
from pathlib import Path
from typing import Any

from cantina.server.messages import schema

TARGET = Path(__file__).parent / "js" / "protocol.d.ts"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def source() -> str:
    """The text of the file."""
    data = schema()
    lines = ["// Made by `python -m cantina.client.types` from the messages of the server; do not change it by hand."]
    for name, part in sorted(data["$defs"].items()):
        lines += ["", f"/** {' '.join(part.get('description', name).split())} */", declaration(name, part)]
    for family, name in (("in", "Incoming"), ("out", "Outgoing")):
        lines += ["", f"export type {name} = {type_of(data['properties'][family])};"]
    return "\n".join(lines) + "\n"


def declaration(name: str, part: dict[str, Any]) -> str:
    """One named type."""
    if "properties" not in part:
        return f"export type {name} = {type_of(part)};"
    required = set(part.get("required", ()))
    fields = [
        f"  {key}{'' if key in required else '?'}: {type_of(entry)};" for key, entry in part["properties"].items()
    ]
    return "\n".join([f"export interface {name} {{", *fields, "}"])


def type_of(part: dict[str, Any]) -> str:
    """A schema as a type."""
    if "$ref" in part:
        return str(part["$ref"].rpartition("/")[2])
    if "anyOf" in part:
        return " | ".join(dict.fromkeys(type_of(entry) for entry in part["anyOf"]))
    if "enum" in part:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in part["enum"])
    kind = part.get("type")
    if kind == "array":
        return array_of(part)
    if kind == "object":
        values = part.get("additionalProperties")
        return f"Record<string, {type_of(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


def array_of(part: dict[str, Any]) -> str:
    """A list, or a tuple of fixed parts."""
    if "prefixItems" in part:
        return f"[{', '.join(type_of(entry) for entry in part['prefixItems'])}]"
    return f"Array<{type_of(part.get('items') or {})}>"


def main() -> None:
    """Writes the file; with --check only says whether it is up to date."""
    if "--check" in sys.argv:
        sys.exit(0 if TARGET.read_text(encoding="utf-8") == source() else f"{TARGET.name} is out of date")
    TARGET.write_text(source(), encoding="utf-8")


if __name__ == "__main__":
    main()
