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
            waiting += [source for source in imports_of(path) if source.is_file() and inside(source, path)]
    return found


def inside(source: Path, path: Path) -> bool:
    """Whether a source lies in this package, or in the folder of the one that imports it."""
    return source.is_relative_to(PACKAGE) or source.is_relative_to(path.parent)


def imports_of(path: Path) -> Iterator[Path]:
    """Where what a file imports would lie: each module or package, and each name of it that may be one."""
    for dots, module, names in IMPORT.findall(path.read_text(encoding="utf-8")):
        words = WORD.findall(names)
        if dots:
            home = path.parents[len(dots) - 1]
            modules = [module, *(f"{module}.{word}".lstrip(".") for word in words)]
        else:
            home = PACKAGE.parent
            modules = [module, *(f"{module}.{word}" for word in words)] if module else words
        for name in modules:
            place = home.joinpath(*name.split("."))
            yield place.with_name(f"{place.name}.py")
            yield place / "__init__.py"
