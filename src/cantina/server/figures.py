"""How busy the server is: figures for Prometheus, which `/metrics` shows. Without the extra `host` nothing is counted."""

import importlib.util
from collections.abc import Callable
from functools import cache

TYPE = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)  # up to which answers are counted


class Figures:
    """Counts nothing: a server at home needs no figures."""

    def answered(self, kind: str, seconds: float) -> None:
        """Counts a message of a kind, and how long it took to be carried out or refused."""

    def refused(self, code: str) -> None:
        """Counts a refusal."""

    def moved(self, by: str) -> None:
        """Counts a stored move by what made it: a player, a bot, a pass."""

    def stored(self, seconds: float) -> None:
        """Counts a change on the disk, and how long that took."""

    def watch(self, name: str, about: str, read: Callable[[], float]) -> None:
        """Shows a number that is read when somebody asks for the figures."""

    def text(self) -> bytes | None:
        """All figures as Prometheus reads them, or None when nothing is counted."""
        return None


class Counted(Figures):
    """Counts, in a registry of its own: tests have several servers in one process."""

    def __init__(self) -> None:
        from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector

        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._answers = Histogram(
            "cantina_message_seconds", "Messages by type, until they were answered", ["type"],
            buckets=SECONDS, registry=self.registry,
        )  # fmt: skip
        self._refusals = Counter("cantina_refusals", "Refused messages by code", ["code"], registry=self.registry)
        self._moves = Counter("cantina_moves", "Stored moves by what made them", ["by"], registry=self.registry)
        self._commits = Histogram(
            "cantina_commit_seconds", "Changes, until they were on the disk", buckets=SECONDS, registry=self.registry
        )
        # To find the figure of a label takes longer than to count; kinds and makers of moves are few.
        self._answers_of = cache(self._answers.labels)
        self._moves_of = cache(self._moves.labels)

    def answered(self, kind: str, seconds: float) -> None:
        """Counts a message of a kind, and how long it took to be carried out or refused."""
        self._answers_of(kind).observe(seconds)

    def refused(self, code: str) -> None:
        """Counts a refusal."""
        self._refusals.labels(code).inc()

    def moved(self, by: str) -> None:
        """Counts a stored move by what made it."""
        self._moves_of(by).inc()

    def stored(self, seconds: float) -> None:
        """Counts a change on the disk, and how long that took."""
        self._commits.observe(seconds)

    def watch(self, name: str, about: str, read: Callable[[], float]) -> None:
        """Shows a number that is read when somebody asks for the figures."""
        from prometheus_client import Gauge

        Gauge(f"cantina_{name}", about, registry=self.registry).set_function(read)

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        from prometheus_client import generate_latest

        return generate_latest(self.registry)


def new_figures() -> Figures:
    """Figures that count, where the package for it is installed."""
    return Counted() if importlib.util.find_spec("prometheus_client") else Figures()
