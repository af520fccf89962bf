"""What can go wrong because of what a person gave us; all of it is at the top of the package, as `cantina.IllegalMove`.

CantinaError
├── UnknownGame        no game has that id
├── BadOption          an option, player count or pack name that the game does not have
├── PackError          a content pack: names the file and the key
├── PositionError      a written position: names the key
├── GameFileError      a game file: names the place
└── MoveError
    ├── UnknownMove    a text that is no move of this game
    ├── IllegalMove    a move that the rules forbid now: names the clause
    └── ImpossibleChance   a wanted outcome that did not come up
"""


class CantinaError(Exception):
    """Something that a person can put right; its message says what and how.

    What players meet at a terminal is a text of core/text, `BadOption(text="error-seat", seat=7, last=3)`, and said in
    their language. What is wrong inside a file names a key of that file, and is said in English, as the keys are.
    """

    def __init__(self, message: str = "", *, text: str = "", **gaps: "str | int | CantinaError") -> None:
        self.text, self.gaps = text, gaps
        super().__init__(message or self.said("en"))

    def said(self, lang: str) -> str:
        """The message in a language, or in English where it is no text of ours."""
        if not self.text:
            return str(self)
        from .words import shared_texts  # slow to load

        gaps = {name: gap.said(lang) if isinstance(gap, CantinaError) else gap for name, gap in self.gaps.items()}
        return shared_texts(lang).say(self.text, **gaps)


class UnknownGame(CantinaError):
    """No game has that id."""


class BadOption(CantinaError):
    """An option, player count or pack that the game does not have."""


class PackError(CantinaError):
    """A content pack is wrong; the message names the file and the key."""


class PositionError(CantinaError):
    """A written position is wrong; the message names the key."""


class GameFileError(CantinaError):
    """A game file is damaged, foreign or of other rules; the message names the place."""


class MoveError(CantinaError):
    """A move could not be played; nothing has changed."""


class UnknownMove(MoveError):
    """A text that is no move of this game."""


class IllegalMove(MoveError):
    """A move that the rules forbid now; `clause` is the number of the rule."""

    def __init__(self, message: str, clause: str) -> None:
        super().__init__(message)
        self.clause = clause


class ImpossibleChance(MoveError):
    """A wanted outcome of chance that did not come up in many tries."""


for error in [found for found in vars().values() if isinstance(found, type)]:
    error.__module__ = "cantina"  # so that a traceback shows the name by which a person can catch it
