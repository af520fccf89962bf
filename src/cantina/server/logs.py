"""What the server writes about itself: one line for each thing, with time and level, as text or as JSON."""

import json
import logging
import time
from typing import Literal

Style = Literal["text", "json"]
TEXT = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"
log = logging.getLogger(__name__)


class Stamped(logging.Formatter):
    """Text, with the time in UTC and milliseconds, so that the logs of two machines can be laid side by side."""

    converter = staticmethod(time.gmtime)
    default_time_format = "%Y-%m-%dT%H:%M:%S"  # as a format that is given, it would leave no room for milliseconds
    default_msec_format = "%s.%03dZ"

    def __init__(self) -> None:
        super().__init__(TEXT)


class AsJson(Stamped):
    """One JSON object for each line, for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON."""
        line = {
            "time": self.formatTime(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(style: Style = "text") -> None:
    """Sends everything from the level of information on to the standard error, and uvicorn's own lines with it."""
    handler = logging.StreamHandler()
    handler.setFormatter(AsJson() if style == "json" else Stamped())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("cantina").setLevel(logging.INFO)


def for_programs() -> bool:
    """Whether the log is JSON: then a program reads all that is written, and no person looks at a terminal."""
    return any(isinstance(handler.formatter, AsJson) for handler in logging.getLogger().handlers)


def tell(text: str, level: int = logging.INFO) -> None:
    """Says something to whoever started the server: in plain words, or as a line of a log for programs."""
    if for_programs():
        log.log(level, text)
    else:
        print(text, flush=True)
