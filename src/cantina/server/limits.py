"""How much anyone may ask: buckets that fill with time, and counts by address."""

import ipaddress
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

Rate = tuple[float, float]  # a second in the long run, and at once


@dataclass(frozen=True)
class Limits:
    """The figures. Those of `strict` hold when others than this machine can connect."""

    connections: int = 10_000
    lines: int = 500  # open TCP connections of an address, pages and sockets alike: a class may come at once
    arrivals: Rate = (50.0, 1000)  # new TCP connections, for an address
    per_address: int = 200  # sockets
    per_guest: int = 20  # sockets
    requests: Rate = (100.0, 5000)  # over HTTP, for an address; a page is some sixty of them
    frames: Rate = (50.0, 150)  # whatever they hold, pings too, for a socket: who sends more is cut off
    messages: Rate = (20.0, 60)  # for a socket
    address_messages: Rate = (200.0, 600)
    refusals: Rate = (1.0, 40)  # of messages beyond these, for a socket: who goes on is cut off
    floods: Rate = (1 / 60, 3)  # sockets cut off, for an address: with more it is shut out for a while
    tables: Rate = (0.2, 60)  # new ones, for an address
    arrangements: Rate = (1.0, 120)  # changes to a table other than moves, for a guest
    arranged: int = 2000  # changes to one table before its start
    guests: Rate = (1.0, 300)  # new ones, for an address
    heavy: Rate = (0.25, 20)  # seconds of work outside the event loop, such as records, for an address
    waiting: int = 32  # hints, replays and curves of a guest that are under way at once
    address_waiting: int = 128
    emotes: Rate = (0.5, 4)
    tables_of_guest: int = 100  # that go on
    outbox: int = 64  # messages that wait for a slow reader
    outbox_bytes: int = 256 * 1024
    late: float = float("inf")  # seconds by which the server may be late before it refuses whatever can wait

    @classmethod
    def strict(cls) -> "Limits":
        """For servers that strangers can reach."""
        # A club or a class is one address: its 40 sockets play at 20 tables, each of which may be a new one every 7 minutes.
        return cls(
            connections=5_000, lines=300, arrivals=(20.0, 600), per_address=40, requests=(60.0, 3000),
            tables=(0.05, 40), guests=(0.1, 60), late=0.25,
        )  # fmt: skip


class Bucket:
    """Lets `burst` through at once, and `rate` a second in the long run."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate, self.burst = rate
        self.left, self.at = float(self.burst), now

    def take(self, now: float, count: float = 1) -> bool:
        """Whether so many more may pass."""
        self.left, self.at = self.filled(now), now
        if self.left < count:
            return False
        self.left -= count
        return True

    def owe(self, count: float) -> None:
        """Takes what has turned out to be needed, even if it is not there: nothing passes until it is."""
        self.left -= count

    def full(self, now: float) -> bool:
        """Whether nothing would be lost by forgetting it."""
        return self.filled(now) >= self.burst

    def filled(self, now: float) -> float:
        """What is in it by now; a clock that went back takes nothing out."""
        return min(self.burst, self.left + max(now - self.at, 0.0) * self.rate)


class Doors:
    """Counts connections, keeps a bucket for each address and purpose, and shuts out those who flood."""

    SWEEP = 10_000  # buckets kept before full ones are forgotten
    SHUT = 60.0  # seconds for which an address is shut out

    def __init__(self, limits: Limits, proxies: Sequence[str] = ()) -> None:
        self.limits = limits
        self.lines: Counter[str] = Counter()
        self.addresses: Counter[str] = Counter()
        self.guests: Counter[str] = Counter()
        self._proxies = [ipaddress.ip_network(proxy) for proxy in proxies]
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._swept = 0  # buckets that were not full when they were last looked through
        self._shut: dict[str, float] = {}

    # TCP connections

    def arrive(self, address: str, now: float) -> bool:
        """Counts a new TCP connection in, if there is room for it; a proxy has as many as all its guests need."""
        limits = self.limits
        room = self.lines.total() < limits.connections and not self.shut(address, now)
        if room and not self.is_proxy(address):
            room = self.lines[address] < limits.lines and self.take("arrivals", address, limits.arrivals, now)
        if room:
            self.lines[address] += 1
        return room

    def depart(self, address: str) -> None:
        """Counts a TCP connection out."""
        count_out(self.lines, address)

    def is_proxy(self, address: str) -> bool:
        """Whether an address is that of a proxy which is believed."""
        if not self._proxies:
            return False
        try:
            found = ipaddress.ip_network(address)  # an IPv6 address stands for its household
        except ValueError:
            return False
        return any(network.overlaps(found) for network in self._proxies)

    # Sockets

    def enter(self, address: str, guest: str) -> bool:
        """Counts a new socket in, if there is room for it."""
        limits = self.limits
        full = self.addresses.total() >= limits.connections or self.addresses[address] >= limits.per_address
        if full or self.guests[guest] >= limits.per_guest:
            return False
        self.addresses[address] += 1
        self.guests[guest] += 1
        return True

    def leave(self, address: str, guest: str) -> None:
        """Counts a socket out."""
        count_out(self.addresses, address)
        count_out(self.guests, guest)

    # Floods

    def flooded(self, address: str, now: float) -> None:
        """Notes that a socket was cut off; an address that does it again and again is shut out."""
        if not self.take("floods", address, self.limits.floods, now):
            self._shut = {other: until for other, until in self._shut.items() if until > now} | {
                address: now + self.SHUT
            }

    def shut(self, address: str, now: float) -> bool:
        """Whether an address is shut out."""
        until = self._shut.get(address)
        if until is not None and until <= now:
            del self._shut[address]
        return until is not None and until > now

    # Buckets

    def take(self, purpose: str, whose: str, rate: Rate, now: float, count: float = 1) -> bool:
        """Whether an address (or a guest) may do something once more."""
        return self.bucket(purpose, whose, rate, now).take(now, count)

    def bucket(self, purpose: str, whose: str, rate: Rate, now: float) -> Bucket:
        """The bucket of an address (or a guest) for a purpose."""
        found = self._buckets.get((purpose, whose))
        if found is None:
            if len(self._buckets) >= max(self.SWEEP, 2 * self._swept):
                self._sweep(now)
            found = self._buckets[purpose, whose] = Bucket(rate, now)
        return found

    def _sweep(self, now: float) -> None:
        """Forgets full buckets; the next time is when the rest has doubled, so that each new one pays for a look or two."""
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full(now)}
        self._swept = len(self._buckets)


def count_out(counter: Counter[str], key: str) -> None:
    """Counts one less, and forgets who has none."""
    counter[key] -= 1
    if counter[key] <= 0:
        del counter[key]
