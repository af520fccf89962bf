"""What the server refuses: a code of the protocol with a sentence."""

from collections.abc import Sequence

from cantina.core.errors import CantinaError

from .messages import CODES


class Refusal(CantinaError):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, code: str, text: str = "", clause: str = "") -> None:
        assert code in CODES, code
        super().__init__(text or CODES[code])
        self.code, self.clause = code, clause


class StoreFailed(Exception):
    """The disk did not take a change."""


class Damaged(StoreFailed):
    """What is stored of a table is not what was written; the changes before that are `sound`."""

    def __init__(self, table: str, what: str, sound: Sequence[bytes] = ()) -> None:
        super().__init__(f"table {table} is damaged: {what}")
        self.sound = list(sound)
