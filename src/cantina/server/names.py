"""What people may be called: names that can be seen, that can be told apart, and that stay on their line."""

import itertools
import re
import unicodedata
from collections.abc import Iterable

LONGEST = 24
MARKS = 2  # accents on one letter; a heap of them climbs over other people's lines
# Letters, symbols and marks that show nothing: fillers of Hangul, Khmer and Braille, joiners, selectors of variants.
BLANK = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]")


def clean_name(name: str) -> str:
    """A name as shown to others: nothing invisible, no heaps of accents, no runs of spaces, not too long.

    >>> clean_name("  Ana \\x07 Maria ")
    'Ana Maria'
    >>> clean_name("\\u3164\\u2800")
    ''
    """
    shown = BLANK.sub(" ", unicodedata.normalize("NFC", name))
    spaced = "".join(" " if unicodedata.category(c)[0] in "CZ" else c for c in shown)
    return " ".join(few_marks(spaced).split())[:LONGEST].strip()


def few_marks(name: str) -> str:
    """The name without marks that stand on nothing, and with a few on each letter at most."""
    kept, marks = "", MARKS  # at the beginning and after a space there is no letter
    for c in name:
        if unicodedata.category(c) in ("Mn", "Me"):
            marks += 1
        else:
            marks = MARKS if c == " " else 0
        kept += c if marks <= MARKS else ""
    return kept


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with the first number that makes it another than those of the others if one of them has it.

    >>> distinct("ana", ["Ben", "Ana", "Ana 2"])
    'ana 3'
    """
    taken = {alike(other) for other in others}
    numbers = (f" {n}" for n in itertools.count(2))
    found = name
    while name and alike(found) in taken:
        number = next(numbers)
        found = name[: LONGEST - len(number)] + number
    return found


def alike(name: str) -> str:
    """What names have in common that look the same but for large and small letters or their width."""
    return unicodedata.normalize("NFKC", name).casefold()
