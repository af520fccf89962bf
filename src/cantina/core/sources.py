"""Which sources a source is made of: what it imports of this package or of its own folder, and so on."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
# Read as text: a parser would take a second for what must be known at every start. A line too many does no harm.
IMPORT = re.compile(r"^[ \t]*(?:from[ \t]+(\.*)([\w.]*)[ \t]+)?import[ \t]+(\([^)]*\)|[^\n]+)", re.MULTILINE)
WORD = re.compile(r"[\w.]+")


def sources_of(starts: Iterable[Path]) -> set[Path]:
    """The files given, with all that they import, directly or through others, but for other packages."""
    found: set[Path] = set()
    waiting = list(starts)
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += [source for source in imports_of(path) if source.is_file()]
    return found


def imports_of(path: Path) -> Iterator[Path]:
    """Where what a file imports would lie: each module, and each name of it that may be a module."""
    for dots, module, names in IMPORT.findall(path.read_text(encoding="utf-8")):
        if dots:
            home = path.parents[len(dots) - 1].joinpath(*module.split("."))
        elif module.partition(".")[0] == PACKAGE.name:
            home = PACKAGE.joinpath(*module.split(".")[1:])
        else:
            continue
        yield home.with_suffix(".py")
        yield from (home / f"{name}.py" for name in WORD.findall(names))
