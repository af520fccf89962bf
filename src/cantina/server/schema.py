"""`python -m cantina.server.schema` writes the protocol as JSON Schema."""

import json
from pathlib import Path

from .messages import schema

TARGET = Path("docs/protocol.schema.json")


def text() -> str:
    """The schema as it lies in the documentation."""
    return json.dumps(schema(), indent=1, ensure_ascii=False, sort_keys=True) + "\n"


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
