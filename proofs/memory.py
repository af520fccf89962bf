"""A hall whose store is the memory, with a clock that stands still: for proofs that look at what is sent, not at the disk."""

import tempfile
from pathlib import Path

from cantina.server.hall import Hall
from cantina.server.memory import MemoryStore
from cantina.server.services import Config

from .child import LAX

KEY = b"k" * 32  # the same in every hall, so that two halls give the same public numbers
NOON = 1_000_000_000.0


def memory_hall() -> Hall:
    """A hall without a disk, in which time stands still and nothing pauses."""
    hall = Hall(Config(Path(tempfile.gettempdir()), LAX, pauses=(0, 0)), MemoryStore(KEY))
    hall.clock = hall.calendar = lambda: NOON
    return hall
