"""After a failed write nothing hangs: bots, passes and clocks try again, and a table is never more than what is stored."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from cantina.server.clocks import Retry
from cantina.server.errors import Refusal, StoreFailed
from cantina.server.hall import Hall
from cantina.server.memory import MemoryStore
from cantina.server.replays import ended_table
from cantina.server.store import Line, Written
from proofs.scripted import Guest

from .conftest import Open, Run, act, alone, friends, until


class Moody(MemoryStore):
    """A store whose next `writes` and `reads` of tables fail."""

    writes = reads = 0

    def append(
        self, table: str, version: int, body: bytes, line: Line | None = None, played: int | None = None
    ) -> Written:
        """Appends a change, if it is in the mood."""
        if self.writes <= 0:
            return super().append(table, version, body, line, played)
        self.writes -= 1
        return self._written(StoreFailed("the disk is full"))

    async def changes(self, table: str) -> list[bytes]:
        """The changes of a table, if it is in the mood."""
        if self.reads > 0:
            self.reads -= 1
            raise StoreFailed("the disk is slow of hearing")
        return await super().changes(table)


@pytest.fixture
def store(monkeypatch: pytest.MonkeyPatch) -> Moody:
    """A store that fails when it is told to; pauses are short."""
    monkeypatch.setattr(Retry, "FIRST", 0.01)
    monkeypatch.setattr(Retry, "LONGEST", 0.04)
    return Moody()


async def against_a_bot(hall: Hall) -> tuple[Guest, str]:
    """Someone who has bid against a bot, which has not."""
    (ana,) = await friends(hall, 1)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    made = await ana.say("create", game="template", seats=seats, start=True)
    return ana, str(made["table"])


def test_a_bot_tries_again(open_hall: Open, run: Run, store: Moody) -> None:
    """However often its move is not stored, it is made as soon as the disk works."""
    hall = open_hall(store)

    async def play() -> None:
        ana, table = await against_a_bot(hall)
        store.writes = 5
        await ana.say("watch", table=table)
        room = hall.rooms[table]
        await until(lambda: store.writes == 0 and room.table.version == 3)
        assert [seat for seat, _ in room.course.played()] == [1]
        assert len(await store.changes(table)) == 3

    run(play())


@pytest.mark.parametrize("clock", ["window", "pace", "passing"])
def test_clocks_and_passes_try_again(open_hall: Open, run: Run, store: Moody, clock: str) -> None:
    """A window, a clock or a pass by wish whose move was not stored comes to its end all the same, and once."""
    hall = open_hall(store)

    async def play() -> None:
        guest, table = await alone(hall, window=int(clock == "window"), pace=int(clock == "pace"))
        room = hall.rooms[table]
        await act(guest, table, 0, "bid 3")
        if clock != "pace":
            await act(guest, table, 1, "bid 1")
            await act(guest, table, 0, "take")
        before = room.course.ply
        store.writes = 3
        if clock == "passing":
            await guest.say("passing", table=table, seat=1, mode="always")
        await until(lambda: store.writes == 0 and room.course.ply > before)
        assert room.course.played()[before][0] == 1

    run(play())


def test_a_persons_failed_move_stops_no_clock(open_hall: Open, run: Run, store: Moody) -> None:
    """The move is refused as busy, and the clock of the decision goes on from where it was."""
    hall = open_hall(store)

    async def play() -> None:
        guest, table = await alone(hall, pace=3600)
        room = hall.rooms[table]
        end = room.host.clock.end
        store.writes = 1
        assert (await act(guest, table, 0, "bid 3"))["code"] == "busy"
        assert room.host.clock.end == end
        assert room.table.version == 2
        assert (await act(guest, table, 0, "bid 3"))["stored"]

    run(play())


def test_what_cannot_be_read_again_is_not_built_upon(open_hall: Open, run: Run, store: Moody) -> None:
    """While the stored table cannot be read, everything is refused; then it goes on without a gap."""
    hall = open_hall(store)

    async def play() -> None:
        guest, table = await alone(hall)
        store.writes, store.reads = 1, 3
        assert (await act(guest, table, 0, "bid 3"))["code"] == "busy"
        room = hall.rooms[table]
        assert room.stale
        store.reads = 3
        assert (await guest.say("do", table=table, seat=0, version=2, step=0, action=0, id="x"))["code"] == "busy"
        assert (await guest.say("hint", table=table, seat=0))["code"] == "busy"
        await until(lambda: not room.stale)
        assert (await act(guest, table, 0, "bid 3"))["stored"]
        assert len(await store.changes(table)) == room.table.version == 3

    run(play())


def test_an_end_that_is_not_stored_opens_nothing(open_hall: Open, run: Run, store: Moody) -> None:
    """Who looks back sees everything: only when the disk knows that the game is over."""
    hall = open_hall(store)

    async def look() -> None:
        _, table = await alone(hall)
        room = hall.rooms[table]
        room.table.status, room.stale = "ended", True
        with pytest.raises(Refusal) as refused:
            await ended_table(room)
        assert refused.value.code == "busy"

    run(look())


def test_the_pauses_grow(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """To a longest one, and begin anew when it has worked."""
    waits: list[float] = []
    retry = Retry(lambda: 0.0, lambda: None)

    def later(_loop: Any, delay: float, _what: Callable[..., object], *_args: Any) -> Any:
        waits.append(delay)
        return asyncio.TimerHandle(0.0, lambda: None, (), asyncio.get_running_loop())

    async def play() -> None:
        monkeypatch.setattr(asyncio.BaseEventLoop, "call_later", later)
        for _ in range(9):
            retry.later()
        retry.rest()
        retry.later()
        monkeypatch.undo()

    run(play())
    assert waits == [0.5, 1, 2, 4, 8, 16, 32, 60, 60, 0.5]


def test_a_fault_is_tried_again(open_hall: Open, run: Run, store: Moody, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not only the disk: whatever breaks off what happens by itself is logged, and does not end it."""
    hall = open_hall(store)
    faults = [RuntimeError("a bug"), RuntimeError("another")]

    async def play() -> None:
        ana, table = await against_a_bot(hall)
        choose = hall.thinker.choose

        async def faulty(*args: Any) -> int:
            if faults:
                raise faults.pop()
            return await choose(*args)

        monkeypatch.setattr(hall.thinker, "choose", faulty)
        await ana.say("watch", table=table)
        await until(lambda: hall.rooms[table].course.ply > 0)
        assert not faults

    run(play())
