"""Who is away from a game in progress and since when, and for whom a bot stands in. Leaving is not resigning: seats wait."""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from .clocks import Countdown


@dataclass(slots=True)
class Away:
    """A seat whose holder is away: since when, by a clock that never goes back, and the count until a bot stands in."""

    since: float
    patience: Countdown


class Absence:
    """The seats of one table whose holders are away. `impatient` is called when a seat has been so for the table's patience."""

    def __init__(self, now: Callable[[], float], impatient: Callable[[int], None]) -> None:
        self._now, self._impatient = now, impatient
        self._away: dict[int, Away] = {}
        self.standing: set[int] = set()  # seats for which a bot stands in
        self.played: set[int] = set()  # seats for which it has played since their holders went away

    def note(self, missing: Collection[int], patience: int) -> list[int]:
        """Takes in whose holders are missing now; gives the seats that a bot gives back."""
        for seat in set(self._away) - set(missing):
            self._away.pop(seat).patience.rest()
        for seat in missing:
            if seat not in self._away:
                self._away[seat] = self._begin(seat, patience)
        returned = sorted(self.standing - set(missing))
        self.standing &= set(missing)
        return returned

    def _begin(self, seat: int, patience: int) -> Away:
        """A seat whose holder goes away now; with no patience (0) nobody stands in for it by itself."""
        countdown = Countdown(self._now, lambda: self._impatient(seat))
        countdown.set(patience or None)
        return Away(self._now(), countdown)

    def heed(self, attended: bool) -> None:
        """Lets patience end while somebody at the table waits; otherwise nobody is stood in for until they come."""
        for away in self._away.values():
            if attended:
                away.patience.run()
            else:
                away.patience.rest()

    def too_long(self, seat: int) -> bool:
        """Whether the table's patience with who is away is over."""
        return seat in self._away and self._away[seat].patience.over

    def seconds(self, seat: int) -> float | None:
        """For how long a seat's holder has been away; None when nobody is missing there."""
        found = self._away.get(seat)
        return None if found is None else self._now() - found.since

    def since(self, seat: int, now_ms: int) -> int:
        """Since when, in the milliseconds of what people are shown, of which it is `now_ms`; 0 when nobody is missing."""
        seconds = self.seconds(seat)
        return 0 if seconds is None else now_ms - int(1000 * seconds)

    def welcome(self, seats: Collection[int]) -> list[int]:
        """Those of someone's seats for which a bot has played meanwhile; it is told once."""
        told = sorted(self.played & set(seats))
        self.played -= set(seats)
        return told

    def close(self) -> None:
        """Stops every count."""
        for away in self._away.values():
            away.patience.rest()
