"""Events and actions as sentences. Players' names are left as gaps, so that one phrase serves every table."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .words import kind_of, slug

if TYPE_CHECKING:
    from .game import Game

SOFT_HYPHEN = "\u00ad"  # where a name may break on a card; in a sentence nobody looks for it
Words = tuple[str, dict[str, int]]  # a message of the game, with typed numbers as events have them
MISSING = re.compile(r"(, )+(?=\.)")  # at the end of a list whose last things are missing
GAP = 0xE000  # the first private character of Unicode: no text of ours has it


@dataclass(frozen=True, slots=True)
class Phrase:
    """Something in the words of one language, with a gap for each seat that it names."""

    text: str
    seats: tuple[int, ...]

    def filled(self, names: Sequence[str]) -> str:
        """The text with the players' names."""
        text = self.text
        for seat in self.seats:
            text = text.replace(chr(GAP + seat), names[seat])
        return text


def event_phrase(
    game: "Game", world: Any, kind: int, numbers: Sequence[int], lang: str, message: str = "event"
) -> Phrase:
    """The event of a kind with its numbers, in a language: its whole sentence, or another message about it."""
    event = game.events[kind]
    args = event_args(game, kind, numbers)
    words: dict[str, str | int] = {t.rstrip("?"): "" for t in event.types}
    words |= localised(game, world, args, lang)
    text = game.texts(lang).say(f"{message}-{event.name}", **words)
    return Phrase(MISSING.sub("", " ".join(text.split())), seats_in(args))


def event_gist(game: "Game", world: Any, kind: int, numbers: Sequence[int], lang: str) -> Phrase | None:
    """The event in a few words, if the game has them: the message `gist-EVENT`."""
    if not game.texts("en").has(f"gist-{game.events[kind].name}"):
        return None
    return event_phrase(game, world, kind, numbers, lang, "gist")


def action_phrase(game: "Game", world: Any, action: int, lang: str) -> Phrase:
    """An action in a language."""
    name, args = game.parts(world, action)
    return Phrase(game.texts(lang).say(f"action-{name}", **localised(game, world, args, lang)), seats_in(args))


def phrase(game: "Game", world: Any, words: Words, lang: str) -> Phrase:
    """A message of the game with typed numbers, in a language."""
    message, args = words
    return Phrase(game.texts(lang).say(message, **localised(game, world, args, lang)), seats_in(args))


def event_args(game: "Game", kind: int, numbers: Sequence[int]) -> dict[str, int]:
    """The numbers of an event by their types; an optional one (`space?`) that is not positive is left out."""
    pairs = zip(game.events[kind].types, numbers, strict=False)
    return {t.rstrip("?"): n for t, n in pairs if not (t.endswith("?") and n <= 0)}


def seats_in(args: Mapping[str, int]) -> tuple[int, ...]:
    """The seats among typed numbers."""
    return tuple({n for key, n in args.items() if kind_of(key) == "seat"})


def localised(game: "Game", world: Any, args: Mapping[str, int], lang: str) -> dict[str, str | int]:
    """Typed numbers as words of a language: seats are gaps, types without names stay numbers, or as `FIGURES` has them."""
    say = game.texts(lang).say
    words: dict[str, str | int] = {}
    for key, n in args.items():
        kind = kind_of(key)
        if kind == "seat":
            words[key] = chr(GAP + n)
        elif kind in game.names:
            name = say(f"{kind}-{slug(game.names, world, key, n)}")
            words[key] = name.replace(SOFT_HYPHEN, "")
        else:
            words[key] = game.figures[kind](world, n) if kind in game.figures else n
    return words


def slugs(game: "Game", world: Any, args: Mapping[str, int]) -> dict[str, Any]:
    """Typed numbers as canonical words; what has no names stays a number."""
    return {key: slug(game.names, world, key, n) if kind_of(key) in game.names else n for key, n in args.items()}


def elements_of(game: "Game", world: Any, args: Mapping[str, int]) -> list[str]:
    """The board element of each typed number, such as colour-red."""
    return [f"{kind_of(key)}-{slug(game.names, world, key, n)}" for key, n in args.items()]
