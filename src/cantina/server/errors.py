"""What the server refuses: a code of the protocol with a sentence."""

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
