"""A request that is sent twice acts once, and is answered as the first time: its answer may have been lost."""

import asyncio
from typing import Any

import pytest

from cantina.server import changes
from cantina.server.changes import Holder, Settings
from cantina.server.hall import Hall
from cantina.server.memory import MemoryStore
from proofs.scripted import Guest

from .conftest import Open, Run, act, alone, friends, until

TWO = [{"kind": "me"}, {"kind": "open"}]


def bare(answer: dict[str, Any]) -> dict[str, Any]:
    """An answer but for the version, which others may have raised meanwhile."""
    return {key: value for key, value in answer.items() if key != "version"}


async def twice(guest: Guest, kind: str, **fields: Any) -> dict[str, Any]:
    """Says something, loses the connection and the answer, and says it again."""
    first = await guest.say(kind, id="again", **fields)
    other = Guest(guest.hall, guest=guest.id)
    await other.hello()
    second = await other.say(kind, id="again", **fields)
    other.go()
    assert bare(second) == bare(first)
    assert second["type"] != "refused", second
    return second


async def count(hall: Hall) -> int:
    """How many tables there are."""
    return await hall.store.table_count()


@pytest.mark.parametrize("start", [False, True])
def test_create(hall: Hall, run: Run, start: bool) -> None:
    """One table, whoever else asks for one by the same id, and another for another wish."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        wish: dict[str, Any] = {"game": "template", "seats": [{"kind": "me"}] * 2, "start": start}
        made = await twice(ana, "create", **wish)
        assert (await count(hall), made["version"]) == (1, 2 if start else 1)
        other = await ben.say("create", id="again", **wish)
        more = await ana.say("create", id="again", **{**wish, "hints": False})
        assert len({made["table"], other["table"], more["table"]}) == await count(hall) == 3
        for _ in range(2):
            await ana.say("create", id="", **wish)
        assert await count(hall) == 5, "a message without an id is always a new one"

    run(play())


def test_create_after_a_restart(open_hall: Open, run: Run) -> None:
    """The server may have been away between; a table that was made and not yet started is started."""

    async def play() -> None:
        (ana,) = await friends(open_hall(), 1)
        wish: dict[str, Any] = {"game": "template", "seats": [{"kind": "me"}] * 2, "id": "again"}
        made = await ana.say("create", **wish)
        hall = open_hall()
        ana = Guest(hall, guest=ana.id)
        await ana.hello()
        assert await ana.say("create", **wish) == made
        assert await count(hall) == 1

    run(play())


def test_create_on_two_ways_at_once(hall: Hall, run: Run) -> None:
    """Two sockets bring the same message in the same moment."""

    async def play() -> None:
        (ana,) = await friends(hall, 1)
        other = Guest(hall, guest=ana.id)
        await other.hello()
        wish: dict[str, Any] = {"game": "template", "seats": [{"kind": "me"}] * 2, "start": True, "id": "again"}
        answers = await asyncio.gather(*(guest.say("create", **wish) for guest in (ana, other)))
        assert answers[0] == answers[1]
        assert (await count(hall), hall.rooms[answers[0]["table"]].table.status) == (1, "playing")

    run(play())


def test_a_refused_create_makes_nothing(hall: Hall, run: Run) -> None:
    """Not even when only its start is impossible."""

    async def play() -> None:
        (ana,) = await friends(hall, 1)
        assert (await ana.say("create", game="template", seats=TWO, start=True))["code"] == "not-now"
        assert await count(hall) == 0

    run(play())


def test_before_the_start(hall: Hall, run: Run) -> None:
    """Sitting, standing, changing places, starting."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = (await ana.say("create", game="template", seats=TWO))["table"]
        seats = hall.rooms[table].table.seats
        await twice(ben, "sit", table=table, seat=1, name="Ben", salt="0b")
        await twice(ana, "arrange", table=table, seats=[{"kind": "keep", "seat": 1}, {"kind": "keep", "seat": 0}])
        seats = hall.rooms[table].table.seats
        assert [holder.name for holder in seats] == ["Ben", "Ana"]
        await ana.say("arrange", table=table, seats=[{"kind": "keep", "seat": 1}, {"kind": "keep", "seat": 0}])
        seats = hall.rooms[table].table.seats
        assert [holder.name for holder in seats] == ["Ana", "Ben"], "a new message is carried out"
        await twice(ben, "stand", table=table, seat=1)
        assert hall.rooms[table].table.seats[1].kind == "open"
        await ben.say("sit", table=table, seat=1, name="Ben", salt="0b", id="late")
        version = (await twice(ana, "start", table=table))["version"]
        assert hall.rooms[table].table.version == version
        assert (await ben.say("sit", table=table, seat=1, name="Ben", salt="0b", id="late"))["type"] == "done"
        assert (await ben.say("sit", table=table, seat=1, name="Bob"))["code"] == "not-now"
        assert (await ben.say("start", table=table))["code"] == "not-yours"

    run(play())


def test_while_playing(hall: Hall, run: Run) -> None:
    """Moves, wishes, giving up, going away and taking a seat over."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = (await ana.say("create", game="template", seats=TWO))["table"]
        await ben.say("sit", table=table, seat=1)
        await ana.say("start", table=table)
        await ana.say("watch", table=table)
        await twice(ana, "passing", table=table, seat=0, mode="nothing")
        await act(ana, table, 0, "bid 3", id="m")
        assert (await act(ana, table, 0, "bid 3", id="m"))["stored"]
        token = (await ben.say("link", table=table, seat=1))["token"]
        (cleo,) = await friends(hall, 1)
        await twice(cleo, "claim", table=table, seat=1, token=token)
        assert hall.rooms[table].table.held_by(cleo.id) == (1,)
        assert (await ben.say("claim", table=table, seat=1, token=token))["code"] == "bad-token"
        await twice(ana, "leave", table=table)
        await twice(cleo, "resign", table=table, seat=1)
        assert hall.rooms[table].table.status == "ended"

    run(play())


def test_after_the_game(hall: Hall, run: Run) -> None:
    """One rematch, and what is removed is gone."""

    async def play() -> None:
        guest, table = await alone(hall)
        await guest.say("resign", table=table, seat=0)
        fresh = (await twice(guest, "rematch", table=table))["table"]
        assert await count(hall) == 2
        await twice(guest, "delete", table=fresh)
        assert await count(hall) == 1

    run(play())


def test_a_rematch_whose_maker_was_cut_off(open_hall: Open, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The new table was stored, the old one does not know of it: asking again finds it."""

    async def play() -> None:
        hall = open_hall()
        guest, table = await alone(hall)
        await guest.say("resign", table=table, seat=0)
        with monkeypatch.context() as broken:
            broken.setattr("cantina.server.changes.Rematched", None)  # the server stops in this moment
            assert (await guest.say("rematch", table=table))["code"] == "busy"
        hall = open_hall()
        guest = Guest(hall, guest=guest.id)
        await guest.hello()
        fresh = (await guest.say("rematch", table=table))["table"]
        assert await count(hall) == 2
        assert (await guest.say("watch", table=fresh))["about"]["status"] == "open"
        await until(lambda: fresh in hall.rooms)

    run(play())


class Slow(MemoryStore):
    """A store whose reads of tables take until they are let go on: they see what is there before, or after that."""

    def __init__(self, early: bool) -> None:
        super().__init__()
        self.early, self.reads, self.go_on = early, 0, asyncio.Event()

    async def changes(self, table: str) -> list[bytes]:
        """The changes of a table, after a while."""
        self.reads += 1
        before = await super().changes(table)
        await self.go_on.wait()
        return before if self.early else await super().changes(table)


@pytest.mark.parametrize("early", [False, True])
def test_a_table_that_is_made_while_somebody_looks_for_it_has_one_room(open_hall: Open, run: Run, early: bool) -> None:
    """Whoever was looking finds the room of who was faster."""

    async def play() -> None:
        store = Slow(early)
        hall, table = open_hall(store), "b" * 12
        (ana,) = await friends(hall, 1)
        made = changes.Made(
            game="template", owner=ana.id, settings=Settings(pack="standard"), seats=[Holder(), Holder()],
            secret="ab" * 32, time=1,
        )  # fmt: skip
        finding = asyncio.create_task(hall.rooms.find(table))
        await until(lambda: store.reads)
        room = await hall.rooms.make(ana.id, made, table)
        store.go_on.set()
        assert await finding is room
        assert hall.rooms[table] is room

    run(play())
