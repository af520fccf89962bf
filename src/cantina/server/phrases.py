"""Events as sentences and as data. Players' names are left as gaps, so that one phrase serves every table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cantina.core.game import Game
from cantina.core.words import kind_of, slug

GAP = 0xE000  # the first private character of Unicode: no text of ours has it


@dataclass(frozen=True, slots=True)
class Phrase:
    """An event in one language: its sentence with gaps, its arguments and the board elements that it is about."""

    event: str
    text: str
    seats: tuple[int, ...]
    args: dict[str, Any]
    elements: list[str]

    def filled(self, names: Sequence[str]) -> str:
        """The sentence with the players' names."""
        text = self.text
        for seat in self.seats:
            text = text.replace(chr(GAP + seat), names[seat])
        return text


def phrase(game: Game, world: Any, kind: int, numbers: Sequence[int], lang: str) -> Phrase:
    """The event of a kind with its numbers, in a language."""
    event = game.events[kind]
    given = [(t, n) for t, n in zip(event.types, numbers, strict=False) if not (t.endswith("?") and n <= 0)]
    args = {t.rstrip("?"): n for t, n in given}
    seats = {key: n for key, n in args.items() if kind_of(key) == "seat"}
    others = {key: n for key, n in args.items() if key not in seats}
    words: dict[str, str | int] = {t.rstrip("?"): "" for t in event.types}
    words |= game.localised(world, others, lang)
    words |= {key: chr(GAP + n) for key, n in seats.items()}
    text = " ".join(game.texts(lang).say(f"event-{event.name}", **words).split())
    return Phrase(
        event.name, text, tuple(set(seats.values())), seats | slugs(game, world, others), elements_of(game, world, args)
    )


def slugs(game: Game, world: Any, args: dict[str, int]) -> dict[str, Any]:
    """Typed numbers as canonical words; what has no names stays a number."""
    return {key: slug(game.names, world, key, n) if kind_of(key) in game.names else n for key, n in args.items()}


def elements_of(game: Game, world: Any, args: dict[str, int]) -> list[str]:
    """The board element of each typed number, such as colour-red."""
    return [f"{kind_of(key)}-{slug(game.names, world, key, n)}" for key, n in args.items()]
