"""`python -m cantina.server.schema [FILE]` writes the protocol as JSON Schema."""

import json
import sys
from pathlib import Path

from .messages import schema


def text() -> str:
    """The schema as it lies in docs/protocol.schema.json."""
    return json.dumps(schema(), indent=1, ensure_ascii=False, sort_keys=True) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1] if len(sys.argv) > 1 else "docs/protocol.schema.json").write_text(text(), encoding="utf-8")
