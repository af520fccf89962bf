"""May this person see this? The one question in front of every answer that shows something of a table."""

from collections.abc import Collection
from typing import Protocol


class Shown(Protocol):
    """What the question is about: a table, or its line in the lobby."""

    @property
    def status(self) -> str:
        """Where it is in its life."""

    @property
    def watchers(self) -> bool:
        """Whether those who hold no seat may watch."""

    @property
    def people(self) -> Collection[str]:
        """Its owner and the guests who have a seat or resigned one."""


def may_see(shown: Shown, guest: str | None) -> bool:
    """Whether a guest may know of it: its people always, others if they may watch, or while it waits for players."""
    return shown.watchers or shown.status == "open" or guest in shown.people
