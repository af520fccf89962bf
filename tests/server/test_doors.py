"""Buckets by address: full ones are forgotten, and that costs each caller next to nothing, however many there are."""

import pytest

from cantina.server.limits import Bucket, Doors, Limits

RATE = (0.001, 10.0)  # once asked, a bucket is not full again for a long time


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """One entry for every bucket that was looked at."""
    found: list[float] = []
    full = Bucket.full
    monkeypatch.setattr(Bucket, "full", lambda bucket, now: (found.append(now), full(bucket, now))[1])
    return found


def test_many_addresses_are_looked_through_now_and_then(looks: list[float]) -> None:
    """Of 500 networks that ask ten times each, none of them full: a look or two for each, not hundreds for each question."""
    doors = Doors(Limits())
    doors.SWEEP = 100
    for _ in range(10):
        for n in range(500):
            assert doors.take("requests", f"2001:db8:{n:x}::/64", RATE, 0.0)
    assert len(looks) <= 1000
    assert not doors.take("requests", "2001:db8:0::/64", RATE, 0.0)


def test_after_a_crowd_full_buckets_are_forgotten(looks: list[float]) -> None:
    """When those of a flood are full again they go, and others are counted as before."""
    doors = Doors(Limits())
    doors.SWEEP = 100
    for n in range(500):
        doors.take("requests", f"crowd {n}", RATE, 0.0)
    for n in range(2000):
        doors.take("requests", f"later {n}", (1.0, 10.0), 1e6 + 10 * n)
    assert len(doors._buckets) <= 200
    assert len(looks) <= 5000
