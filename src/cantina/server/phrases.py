"""Events as a client gets them: the sentence, and what it is about as data."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cantina.core.game import Game
from cantina.core.phrases import Phrase, elements_of, event_args, event_gist, event_phrase, slugs
from cantina.core.words import kind_of


@dataclass(frozen=True, slots=True)
class EventShown:
    """An event in one language: its name, its sentence, its arguments and the board elements that it is about.

    `gist` is the same in a few words, if the game has them; a `quiet` event is worth no line of its own.
    """

    event: str
    phrase: Phrase
    args: dict[str, Any]
    elements: list[str]
    gist: Phrase | None = None
    quiet: bool = False


def event_shown(game: Game, world: Any, kind: int, numbers: Sequence[int], lang: str) -> EventShown:
    """The event of a kind with its numbers, in a language; seats stay numbers among its arguments."""
    args = event_args(game, kind, numbers)
    seats = {key: n for key, n in args.items() if kind_of(key) == "seat"}
    others = {key: n for key, n in args.items() if key not in seats}
    return EventShown(
        game.events[kind].name,
        event_phrase(game, world, kind, numbers, lang),
        seats | slugs(game, world, others),
        elements_of(game, world, args),
        event_gist(game, world, kind, numbers, lang),
        game.events[kind].quiet,
    )
