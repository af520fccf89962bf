"""Time: limits, windows and clocks go by a clock that never goes back, and whatever was begun ends, once."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest

from cantina.server.clocks import Countdown
from cantina.server.hall import Hall
from cantina.server.limits import Bucket
from proofs import clocks

from .conftest import Run, act, alone, friends, until


def test_limits_do_not_go_by_the_calendar(hall: Hall, run: Run) -> None:
    """A calendar that is set back by an hour locks nobody out."""

    async def play() -> None:
        (ana,) = await friends(hall, 1)
        hall.calendar = lambda: 0.0
        for _ in range(10):
            assert (await ana.say("lobby"))["type"] == "lobby"
        assert hall.now_ms() == 0
        assert hall.now() > 0

    run(play())


def test_a_bucket_takes_no_negative_span() -> None:
    """Whatever a clock does, a bucket holds at least what was left in it."""
    bucket = Bucket((1.0, 5), 1000.0)
    assert all(bucket.take(now) for now in (400.0, 300.0, 200.0, 100.0))
    assert not bucket.full(50.0)
    assert bucket.take(0.0)
    assert not bucket.take(0.0)
    assert bucket.take(1.0)


class EarlyLoop(asyncio.SelectorEventLoop):
    """A loop whose timers fire early, as uvloop's do now and then: here by a tenth of the wait."""

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any, context: Any = None
    ) -> asyncio.TimerHandle:
        return super().call_later(delay * 0.9, callback, *args, context=context)


def early(play: Any) -> None:
    """Runs something in a loop whose timers fire early."""
    with asyncio.Runner(loop_factory=EarlyLoop) as runner:
        runner.run(play)


def test_a_countdown_rings_once_and_not_before_its_time() -> None:
    """However early the timers are."""
    rung: list[float] = []

    async def play() -> None:
        loop = asyncio.get_running_loop()
        countdown = Countdown(loop.time, lambda: rung.append(loop.time()))
        begun = loop.time()
        countdown.set(0.2)
        countdown.run()
        await until(lambda: rung)
        await asyncio.sleep(0.05)
        assert len(rung) == 1
        assert rung[0] >= begun + 0.2

    early(play())


def test_a_countdown_that_rests_keeps_its_time(run: Run) -> None:
    """Resting rings nothing; running again rings when the time is up, or at once."""
    now, rung = [0.0], []

    async def play() -> None:
        countdown = Countdown(lambda: now[0], lambda: rung.append(now[0]))
        assert (countdown.left, countdown.over) == (None, False)
        countdown.run()
        countdown.set(60)
        countdown.run()
        countdown.rest()
        now[0] = 61.0
        await asyncio.sleep(0.01)
        assert (countdown.left, countdown.over, rung) == (0, True, [])
        countdown.run()
        await until(lambda: rung)
        assert rung == [61.0]

    run(play())


@pytest.mark.parametrize("clock", ["window", "pace"])
def test_windows_and_clocks_end_though_timers_are_early(open_hall: Any, clock: str) -> None:
    """A timer that fires before its time is armed again: the window closes, the clock plays."""
    hall: Hall = open_hall()

    async def play() -> None:
        guest, table = await alone(hall, window=int(clock == "window"), pace=int(clock == "pace"))
        course = hall.rooms[table].course
        await act(guest, table, 0, "bid 3")
        if clock == "window":
            await act(guest, table, 1, "bid 1")
            await act(guest, table, 0, "take")
        before = course.ply
        await until(lambda: course.ply > before)

    early(play())


def test_a_deadline_is_told_by_difference(hall: Hall, run: Run) -> None:
    """What is sent counts from the server's calendar, whatever it says; the time that is left is the clock's."""

    async def play() -> None:
        guest, table = await alone(hall, pace=60)
        for seconds in (1e6, 3e9):
            hall.calendar = iter([seconds] * 9).__next__
            turn = (await guest.say("watch", table=table))["turn"]
            assert turn["now"] == 1000 * seconds
            assert 0 < turn["deadline"] - turn["now"] <= 60_000

    run(play())


def test_the_calendar_may_jump() -> None:
    """The proof in its short form: people play on, every clock ends once and in its time."""
    found = clocks.prove(tables=8)
    assert min(found["jumps"], found["people"], found["clock"]) > 0


def by_the_calendar(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server whose clocks go by the calendar."""
    monkeypatch.setattr(Hall, "now", lambda hall: (hall.calendar() + time.monotonic()) * clocks.SPEED)


def never_armed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that forgets a clock whose timer was early."""
    monkeypatch.setattr(Countdown, "_wake", lambda clock: clock.over and clock._ring())


def not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that believes its timers."""
    monkeypatch.setattr(Countdown, "_wake", lambda clock: clock._ring())
    monkeypatch.setattr(Countdown, "over", property(lambda clock: clock.end is not None))


def negative(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server by the calendar, whose buckets empty when it goes back."""
    monkeypatch.setattr(Hall, "now", lambda hall: hall.calendar())
    monkeypatch.setattr(Bucket, "filled", lambda b, now: min(b.burst, b.left + (now - b.at) * b.rate))


@pytest.mark.parametrize("mutant", [by_the_calendar, never_armed_again, not_looked_at, negative])
def test_the_proof_catches_mutants(monkeypatch: pytest.MonkeyPatch, mutant: Any) -> None:
    """Each has a fault that people have met."""
    mutant(monkeypatch)
    monkeypatch.setattr(clocks, "PATIENCE", 1.0)
    with pytest.raises(AssertionError, match=r"a clock|locked out"):
        clocks.prove(tables=8)
