"""What is measured: a case runs ours and a peer, in turns, and keeps the medians."""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

ROUNDS = 5

Measure = Callable[[], float]  # one run; how many units a second


@dataclass(frozen=True)
class Case:
    """One row of the table: ours, and a peer that does the like."""

    name: str
    unit: str
    ours: Measure
    peer: str = ""
    theirs: Measure | None = None
    rounds: int = ROUNDS

    def row(self) -> dict[str, Any]:
        """The medians of interleaved runs, after one run of each that does not count."""
        self.ours()
        if self.theirs:
            self.theirs()
        mine, other = [], []
        for _ in range(self.rounds):
            mine.append(self.ours())
            if self.theirs:
                other.append(self.theirs())
        value = statistics.median(mine)
        peer_value = statistics.median(other) if other else None
        ratio = round(value / peer_value, 3) if peer_value else None
        return {
            "name": self.name, "value": round(value), "unit": self.unit, "peer": self.peer,
            "peer_value": peer_value and round(peer_value), "ratio": ratio,
        }  # fmt: skip


def rate(count: Callable[[], int], seconds: float = 0.5) -> float:
    """Units a second of something that returns how many it did, repeated for a while."""
    done, begun = 0, time.perf_counter()
    while True:
        done += count()
        spent = time.perf_counter() - begun
        if spent >= seconds:
            return done / spent
