"""Which words a language has here: those of all our texts in it, and those that give a language away."""

import json
import re
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from cantina.core import words
from cantina.core.registry import BUILT_IN

SOURCES = Path(words.__file__).parent.parent
TEXTS = ("core/text/{}.ftl", "client/text/{}.json")
OF_A_GAME = ("text/{}.ftl", "page/text/{}.json", "rulebook/{}.md", "lesson/{}.md", "content/notes/{}.toml")
WORD = re.compile(r"[^\W\d_]{2,}")  # a letter alone may be the sign of a ship

# Small words that no other of the five languages has, nor any name in a game.
TELLING = {
    "en": "the of and with your you this that which when have were its they must cannot where who from",
    "ro": "și sau care din pentru poate nu dacă când după jucător cartea sunt",
    "es": "que con por puede cuando más está jugador carta cartas",
    "pl": "jest się gracz można kartę oraz albo gdy jeśli który które nikt kart",
    "de": "der und ist nicht eine einen dem mit für auf wird kann oder wenn karte",
}


def said_in(path: Path) -> str:
    """What of a file of texts is read: no keys, no gaps, no sources."""
    text = path.read_text(encoding="utf-8").replace("\u00ad", "")
    if path.suffix == ".json":
        text = " ".join(x for v in json.loads(text).values() for x in ([v] if isinstance(v, str) else v.values()))
    elif path.suffix == ".toml":
        text = " ".join(tomllib.loads(text).values())
    elif path.suffix == ".ftl":
        text = re.sub(r"^(#.*|[a-z][\w-]* =|\s*\*?\[\w+\])|\{ \$\w+ ->|\{[^}\n]*\}", " ", text, flags=re.MULTILINE)
    elif path.suffix == ".md":
        text = re.sub(r"^(## [\w-]+|- [\w-]+/[\w-]+) \|", " ", text, flags=re.MULTILINE)
    return re.sub(r"\{[^}]*\}|\[[^\]]*\]$|\$\w+|`[^`]*`", " ", text, flags=re.MULTILINE)


def files(lang: str, folders: Iterable[Path]) -> list[Path]:
    """The files with texts in a language: what all games share, and the games in these folders."""
    found = [SOURCES / name.format(lang) for name in TEXTS]
    found += [folder / name.format(lang) for folder in folders for name in OF_A_GAME]
    return [path for path in found if path.is_file()]


@cache
def vocabulary(lang: str, folders: tuple[Path, ...]) -> frozenset[str]:
    """Every word of a language in our texts."""
    return frozenset(word.lower() for path in files(lang, folders) for word in WORD.findall(said_in(path)))


def strangers(text: str, lang: str, *folders: Path, known: str = "") -> set[str]:
    """The words of a text that no text of ours has in that language; `known` are names that it may use."""
    at_home = vocabulary(lang, folders or tuple(sorted(BUILT_IN.iterdir())))
    told = {word.lower() for word in WORD.findall(text.replace("\u00ad", ""))}
    return told - at_home - {word.lower() for word in WORD.findall(known)}


def give_aways(text: str, lang: str) -> set[str]:
    """The words of a text that tell that it is in another language."""
    told = {word.lower() for word in WORD.findall(text)}
    return {word for other, some in TELLING.items() if other != lang for word in some.split()} & told
