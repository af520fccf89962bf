"""How much anyone may ask: buckets that fill with time, and counts by address."""

from collections import Counter
from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """The figures. Those of `strict` hold when others than this machine can connect."""

    connections: int = 10_000
    per_address: int = 200
    per_guest: int = 20  # connections
    messages: tuple[float, int] = (20.0, 60)  # a second, and at once, for a connection
    address_messages: tuple[float, int] = (200.0, 600)
    tables: tuple[float, int] = (0.2, 60)  # new ones, for an address
    guests: tuple[float, int] = (1.0, 300)  # new ones, for an address
    heavy: tuple[float, int] = (0.5, 10)  # hints, replays and curves, for a connection
    emotes: tuple[float, int] = (0.5, 4)
    tables_of_guest: int = 100  # that go on
    outbox: int = 64  # messages that wait for a slow reader
    outbox_bytes: int = 256 * 1024

    @classmethod
    def strict(cls) -> "Limits":
        """For servers that strangers can reach."""
        return cls(connections=5_000, per_address=40, tables=(0.02, 20), guests=(0.1, 60))


class Bucket:
    """Lets `burst` through at once, and `rate` a second in the long run."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate_and_burst: tuple[float, int], now: float) -> None:
        self.rate, self.burst = rate_and_burst
        self.left, self.at = float(self.burst), now

    def take(self, now: float) -> bool:
        """Whether one more may pass."""
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def full(self, now: float) -> bool:
        """Whether nothing would be lost by forgetting it."""
        return self.left + (now - self.at) * self.rate >= self.burst


class Doors:
    """Counts connections, and keeps a bucket for each address and purpose."""

    SWEEP = 10_000  # buckets kept before full ones are forgotten

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.addresses: Counter[str] = Counter()
        self.guests: Counter[str] = Counter()
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def enter(self, address: str, guest: str) -> bool:
        """Counts a new connection in, if there is room for it."""
        limits = self.limits
        full = self.addresses.total() >= limits.connections or self.addresses[address] >= limits.per_address
        if full or self.guests[guest] >= limits.per_guest:
            return False
        self.addresses[address] += 1
        self.guests[guest] += 1
        return True

    def leave(self, address: str, guest: str) -> None:
        """Counts a connection out."""
        for counter, key in ((self.addresses, address), (self.guests, guest)):
            counter[key] -= 1
            if counter[key] <= 0:
                del counter[key]

    def take(self, purpose: str, address: str, rate: tuple[float, int], now: float) -> bool:
        """Whether an address may do something once more."""
        if len(self._buckets) > self.SWEEP:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full(now)}
        bucket = self._buckets.setdefault((purpose, address), Bucket(rate, now))
        return bucket.take(now)
