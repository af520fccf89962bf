"""What all tables of a server share: its data, guests, limits, bots and lobby, and time and chance that decide no game."""

import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from cantina.core.errors import BadOption
from cantina.core.registry import Facts, all_facts, facts_of

from .errors import Refusal
from .figures import new_figures
from .guests import Guests
from .house import House
from .keeping import Keeper
from .kitchen import Kitchen
from .limits import Bucket, Doors, Limits
from .lobby import Lobby
from .pulse import Pulse
from .sharing import Asker, Kind
from .sqlite import SqliteStore
from .store import Store
from .thinking import Thinker

T = TypeVar("T")
CHORE = 0.05  # seconds that every chore counts for at least


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
    # The command that compiles a game ahead; none: games are compiled when they are played
    worker: tuple[str, ...] = ()
    address: str = ""  # where others can reach this server, if it is known
    proxies: tuple[str, ...] = ()  # addresses or networks of proxies that are believed
    keep: Mapping[str, float] = field(
        default_factory=lambda: {"open": 7}
    )  # days for which untouched tables of a status stay


class Services:
    """What every table uses."""

    def __init__(self, config: Config, store: Store | None = None) -> None:
        self.config, self.games = config, offered(config.games)
        self.store = store or SqliteStore(config.data)
        self.guests = Guests(self.store.key)
        self.doors = Doors(config.limits, config.proxies)
        self.pulse = Pulse(config.limits.late)
        self.thinker = Thinker(config.threads, config.thinking)
        self.lobby = Lobby(self.store)
        self.kitchen = Kitchen(self.games.values() if config.worker else (), config.worker)
        self.house = House(self.store)
        self.figures = new_figures()
        self.keeper = Keeper(self.store, self.kitchen)
        self.clock: Callable[[], float] = time.monotonic
        self.calendar: Callable[[], float] = time.time
        self._titles = {facts.id: facts.title for facts in all_facts().values()}
        self._chance = random.SystemRandom()

    def close(self) -> None:
        """Lets the bots go, and closes the data."""
        self.thinker.close()
        self.keeper.close()
        self.store.close()

    def now(self) -> float:
        """Seconds that only ever grow, from some beginning: for limits, deadlines and waits."""
        return self.clock()

    def now_ms(self) -> int:
        """Milliseconds since 1970, as the machine's calendar has it: for what people are shown and what is stored."""
        return int(self.calendar() * 1000)

    def check_calm(self) -> None:
        """Refuses what can wait while the server has more to do than it can; moves are never asked this."""
        if self.pulse.racing:
            raise Refusal("busy", "the server has too much to do just now; try again in a moment")

    async def chore(self, asker: Asker, work: Callable[[], T]) -> T:
        """The result of work outside the loop; what it takes of a processor is counted for the asker's address."""
        self.check_calm()
        bucket = self.pay(asker.address, CHORE)
        result, spent = await self.thinker.measured(work, Kind.CHORE, asker)
        bucket.owe(max(spent - CHORE, 0))
        return result

    def pay(self, address: str, seconds: float) -> Bucket:
        """Counts work outside the loop for an address, or refuses it; the bucket that it was taken from."""
        bucket = self.doors.bucket("heavy", address, self.config.limits.heavy, self.now())
        if not bucket.take(self.now(), seconds):
            raise Refusal("too-fast", "too much was asked for from your address; wait a little")
        return bucket

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
    """The games of a server: those that were chosen, offered to everybody or not, or else all on offer, short ones first."""
    if chosen:
        return {name: facts_of(name) for name in chosen}
    short_first = sorted(all_facts().values(), key=lambda facts: facts.minutes)
    return {facts.id: facts for facts in short_first if facts.offered}
