"""What all tables of a server share: its data, guests, limits, bots and lobby, and time and chance that decide no game."""

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from cantina.core.errors import BadOption
from cantina.core.registry import Facts, all_facts, facts_of

from .guests import Guests
from .limits import Doors, Limits
from .lobby import Lobby
from .sqlite import SqliteStore
from .store import Store
from .thinking import Thinker


@dataclass
class Config:
    """How a server runs; the defaults are those of a server at home."""

    data: Path
    limits: Limits = field(default_factory=Limits)
    pauses: tuple[float, float] = (0.7, 2.2)  # the shortest and the longest pause before a bot or a pass, in seconds
    thinking: float = 10.0
    threads: int | None = None
    games: tuple[str, ...] = ()  # those that are offered; none: all that say so
    reload: bool = False  # whether edited games are read again


class Services:
    """What every table uses."""

    def __init__(self, config: Config, store: Store | None = None) -> None:
        self.config, self.games = config, offered(config.games)
        self.store = store or SqliteStore(config.data)
        self.guests = Guests(self.store.key)
        self.doors = Doors(config.limits)
        self.thinker = Thinker(config.threads, config.thinking)
        self.lobby = Lobby(self.store)
        self.clock: Callable[[], float] = time.time
        self._titles = {facts.id: facts.title for facts in all_facts().values()}
        self._chance = random.SystemRandom()

    def close(self) -> None:
        """Lets the bots go, and closes the data."""
        self.thinker.close()
        self.store.close()

    def now(self) -> float:
        """Seconds since 1970."""
        return self.clock()

    def now_ms(self) -> int:
        """Milliseconds since 1970."""
        return int(self.clock() * 1000)

    def pause(self) -> float:
        """A pause before an answer that comes by itself: drawn in the same way for every seat and every bot."""
        return self._chance.uniform(*self.config.pauses)

    def check_offered(self, game: str) -> None:
        """Raises BadOption for a game that this server was told to leave out."""
        if self.config.games and game not in self.games:
            raise BadOption(f"this server does not play {game!r}; it plays {', '.join(self.games)}")

    def title(self, game: str) -> str:
        """The title of a game."""
        return self._titles.get(game, game)


def offered(chosen: Sequence[str]) -> dict[str, Facts]:
    """The games of a server: those that were chosen, offered to everybody or not, or else all that are offered."""
    if chosen:
        return {name: facts_of(name) for name in chosen}
    return {name: facts for name, facts in all_facts().items() if facts.offered}
