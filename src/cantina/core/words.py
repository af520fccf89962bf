"""Numbers into words: events and actions as typed parts, in five languages by Project Fluent."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from importlib.resources.abc import Traversable
from typing import Any

from .patterns import Args, Intricate, Say, quick

PLAIN_NUMBERS = 1000  # below it no language of ours groups digits
LANGUAGES = ("en", "ro", "es", "pl", "de")
ENGLISH = LANGUAGES[0]  # what is not said in another language is said in this one

Names = Mapping[str, Sequence[str] | Callable[[Any], Sequence[str]]]


@dataclass(frozen=True)
class Event:
    """A kind of event: its name, the types of its arguments, whether it reports an outcome of chance, and whether it is
    quiet: told, but worth no line of a log that people read (a pass)."""

    name: str
    args: str = ""
    chance: bool = False
    quiet: bool = False

    @property
    def types(self) -> tuple[str, ...]:
        """The argument types as written, in order."""
        return tuple(self.args.split())


def kind_of(argument: str) -> str:
    """The type of an argument: `space2?` is of type `space`."""
    return argument.rstrip("?").rstrip("0123456789")


def slug(names: Names, world: Any, argument: str, number: int) -> str:
    """The canonical word for a number of some type: a name where the type has names, else the figure."""
    known = names.get(kind_of(argument))
    if known is None:
        return str(number)
    return (known(world) if callable(known) else known)[number]


class Texts:
    """The messages of one folder of .ftl files, in one language."""

    def __init__(self, folders: Sequence[Traversable], lang: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # slow to load, and not needed to list the games

        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.english = None if lang == ENGLISH else Texts(folders, ENGLISH)  # says what this language does not
        for folder in folders:
            source = folder.joinpath(f"{lang}.ftl")
            if source.is_file():
                self.bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")), allow_overrides=True)
        self.say = lru_cache(maxsize=4096)(self._say)
        self._quick: dict[str, Say] = {}

    def has(self, message: str) -> bool:
        """Whether there is such a message in this language."""
        return bool(self.bundle.has_message(message))

    def plain_messages(self) -> dict[str, str]:
        """Every message that needs no arguments, by its name."""
        found = self.english.plain_messages() if self.english else {}
        for name in self.bundle._messages:
            pattern = self.bundle.get_message(name).value
            text, errors = self.bundle.format_pattern(pattern, {}) if pattern else ("", [None])
            if not errors:
                found[name] = str(text)
        return found

    def _say(self, message: str, **args: str | int) -> str:
        """The message in this language, or in English; a missing one shows as its own name, so that a test can find it."""
        if not self.has(message):
            return self.english.say(message, **args) if self.english else message
        if not all(isinstance(x, str) or 0 <= x < PLAIN_NUMBERS for x in args.values()):
            return self.format(message, args)
        try:
            return self.quick(message)(args)
        except KeyError as missing:
            raise ValueError(f"{self.lang}: {message}: Unknown external: {missing}") from None

    def quick(self, message: str) -> Say:
        """What says a message with words and with numbers that no language of ours groups."""
        if message not in self._quick:
            try:
                self._quick[message] = quick(self.bundle, self.bundle.get_message(message).value)
            except Intricate:
                self._quick[message] = partial(self.format, message)
        return self._quick[message]

    def format(self, message: str, args: Args) -> str:
        """The message by all the rules of Fluent."""
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, f"{self.lang}: {message} has attributes only"
        value, errors = self.bundle.format_pattern(pattern, dict(args))
        if errors:
            raise ValueError(f"{self.lang}: {message}: {errors[0]}")
        return str(value)


@cache
def core_texts() -> Traversable:
    """The folder with the messages that all games share."""
    from importlib.resources import files

    return files("cantina.core").joinpath("text")


@cache
def shared_texts(lang: str) -> Texts:
    """The messages that all games share, in a language."""
    return Texts([core_texts()], lang)
