"""The lobby however many tables there are: by indexes, read once for all, told as changes; and old tables go."""

import asyncio
import contextlib
import sqlite3
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cantina.cli import main
from cantina.server import expiry, lobby, migrations, sqlite
from cantina.server.errors import StoreFailed
from cantina.server.files import FILE
from cantina.server.hall import Hall
from cantina.server.sqlite import SqliteStore
from cantina.server.store import LISTED, Line
from proofs.scripted import Guest, Message

from .conftest import Open, Run, alone, friends, until


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """News comes at once."""
    monkeypatch.setattr(lobby, "PAUSE", 0.01)


@pytest.mark.parametrize(
    ("sql", "values"),
    [
        (sqlite.PUBLIC, (100,)),
        (sqlite.MINE, ("ana", 100)),
        (sqlite.UNFINISHED, ("ana",)),
        (sqlite.UNTOUCHED, ("open", 1, 100)),
        (sqlite.NO_MEMBERS, ("t",)),
        *((each, (1, "t")) for each in sqlite.PLAYED),
    ],
)
def test_every_question_has_an_index(tmp_path: Path, sql: str, values: tuple[Any, ...]) -> None:
    """Nothing is searched or sorted from end to end."""
    SqliteStore(tmp_path).close()
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as file:
        plan = [row[3] for row in file.execute(f"EXPLAIN QUERY PLAN {sql}", values)]
    assert plan
    assert all(step.startswith("SEARCH") for step in plan), plan


def test_files_of_format_2_are_taken_on(tmp_path: Path, run: Run) -> None:
    """The tables of a guest come in their order as before."""
    with contextlib.closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as file:
        for number in (1, 2):
            migrations.take(file, number)
        rest = '{"game":"template","pack":"classic","names":["Ana"],"open":0,"watchers":true,"guests":["ana"]}'
        for table, updated in (("a", 1), ("b", 3), ("c", 2)):
            file.execute("INSERT INTO tables VALUES (?, 'template', 'ana', 'open', 1, ?, ?)", (table, updated, rest))
            file.execute("INSERT INTO members VALUES ('ana', ?)", (table,))
    store = SqliteStore(tmp_path)
    assert [line.table for line in run(store.lines("ana"))] == ["b", "c", "a"]
    assert [line.table for line in run(store.public())] == ["b", "c", "a"]
    store.close()


class Page:
    """The list as a page puts it together from what it hears."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.lines: dict[str, Message] = {}
        self.read = 0

    def take_in(self) -> "Page":
        """Takes in all news."""
        for message in self.guest.mail[self.read :]:
            if message["type"] == "lobby":
                self.lines = {}
            if message["type"] in ("lobby", "lobby-changed"):
                for table in message.get("gone", []):
                    del self.lines[table]
                self.lines |= {line["table"]: line for line in message.get("tables", [])}
        self.read = len(self.guest.raw)
        return self


async def whole(guest: Guest) -> dict[str, Message]:
    """The list as it is now."""
    return {line["table"]: line for line in (await guest.say("lobby"))["tables"]}


async def public_table(guest: Guest) -> str:
    """A table that anyone may join."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    return str((await guest.say("create", game="template", seats=seats, public=True))["table"])


def test_followers_hear_of_changes(hall: Hall, run: Run) -> None:
    """Whatever happens to tables, a page that takes changes in has the list that it would get by asking."""

    async def play() -> None:
        ana, ben, cleo = await friends(hall, 3)
        pages = [Page(guest) for guest in (ana, ben, cleo)]
        first = await public_table(ana)
        for page in pages:
            await page.guest.say("lobby", follow=True, changes=True)

        async def agree() -> None:
            await until(lambda: not hall.lobby._due and not hall.lobby._telling.locked())
            for page in pages:
                again = Guest(hall, guest=page.guest.id)
                await again.hello()
                assert page.take_in().lines == await whole(again)
                again.go()

        await agree()
        assert pages[1].lines[first]["can"] == ["join"]
        second = await public_table(cleo)
        await agree()
        await ben.say("sit", table=first, seat=1)
        await agree()
        assert pages[1].lines[first]["mine"]
        assert first not in pages[2].lines, "there is no seat left"
        await ben.say("stand", table=first, seat=1)
        await agree()
        assert "mine" not in pages[1].lines[first]
        await ben.say("sit", table=first, seat=1)
        await ana.say("start", table=first)
        await agree()
        assert pages[2].lines[first]["can"] == ["watch"]
        await cleo.say("delete", table=second)
        await agree()
        assert all(second not in page.lines for page in pages)
        kinds = [m["type"] for m in pages[2].guest.mail if m["type"].startswith("lobby")]
        assert kinds[0] == "lobby"
        assert set(kinds[1:]) == {"lobby-changed"}

    run(play())


def listed(guest: Guest, count: int) -> bool:
    """Whether the last whole list that someone got has so many tables."""
    return len(guest.last("lobby")["tables"]) == count


def test_who_does_not_ask_for_changes_gets_whole_lists(hall: Hall, run: Run) -> None:
    """As programs know it that were written before there were changes."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        await ben.say("lobby", follow=True)
        for n in range(2):
            await public_table(ana)
            await until(partial(listed, ben, n + 1))
        assert all(m["type"] != "lobby-changed" for m in ben.mail)
        await ben.say("lobby")
        assert not hall.lobby._followers
        assert not hall.lobby._own

    run(play())


def test_the_public_list_is_read_once_for_all(hall: Hall, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many follow, a change costs one look at the public tables, and one at those of who is concerned."""
    asked: list[str] = []

    async def play() -> None:
        ana, *others = [Guest(hall, f"g{n}") for n in range(50)]
        for guest in (ana, *others):
            await guest.hello()
            await guest.say("lobby", follow=True, changes=True)
        for name in ("public", "lines"):
            ask = getattr(hall.store, name)
            monkeypatch.setattr(hall.store, name, lambda *a, name=name, ask=ask: asked.append(name) or ask(*a))
        await public_table(ana)
        await until(lambda: all("lobby-changed" in guest.raw[-1] for guest in others))
        assert len({guest.raw[-1] for guest in others}) == 1

    run(play())
    assert asked == ["public", "lines"]


def test_churn_is_read_once_a_pause(hall: Hall, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often tables change, the public ones are read again only after a pause."""
    monkeypatch.setattr(lobby, "PAUSE", 0.3)
    asked: list[str] = []

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = await public_table(ana)
        ask = hall.store.public
        monkeypatch.setattr(hall.store, "public", lambda: (asked.append("public"), ask())[1])
        for n in range(3):
            for _ in range(10):
                await ana.say("sit", table=table, seat=0, name=f"Ana {n}")
            assert (await whole(ben))[table]["names"][0] == f"Ana {n}"

    run(play())
    assert len(asked) == 3


def test_those_who_ask_at_once_wait_for_one_reading(hall: Hall, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a server where tables change all the time, nobody waits for as many pauses as others have asked."""
    asked: list[str] = []

    async def play() -> None:
        guests = await friends(hall, 6)
        table = await public_table(guests[0])
        public, line = hall.store.public, await hall.store.line(table)
        assert line

        async def amid_changes() -> list[Line]:
            asked.append("public")
            hall.lobby.changed(line)
            return await public()

        monkeypatch.setattr(hall.store, "public", amid_changes)
        assert all(table in found for found in await asyncio.gather(*map(whole, guests)))

    run(play())
    assert len(asked) == 1


def test_what_changes_while_someone_asks_is_told(hall: Hall, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though nobody followed when it did: it is neither in the public list that was read before, nor in the own one."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        lines, made = hall.store.lines, list[str]()

        async def meanwhile(guest: str) -> list[Line]:
            found = await lines(guest)
            if not made:
                made.append(await public_table(ana))
                seats = [{"kind": "me"}, {"kind": "open"}]
                tab = Guest(hall, guest=ben.id)
                await tab.hello()
                made.append((await tab.say("create", game="template", seats=seats))["table"])
            return found

        monkeypatch.setattr(hall.store, "lines", meanwhile)
        await ben.say("lobby", follow=True, changes=True)
        page = Page(ben)
        assert not page.take_in().lines
        await until(lambda: page.take_in().lines.keys() == set(made))

    run(play())


def test_who_lost_messages_gets_the_whole_list(hall: Hall, run: Run) -> None:
    async def play() -> None:
        ana, ben = await friends(hall, 2)
        await ben.say("lobby", follow=True, changes=True)
        ben.person.losses += 1
        await public_table(ana)
        await until(lambda: [m["type"] for m in ben.mail].count("lobby") == 2)
        await public_table(ana)
        await until(lambda: ben.mail[-1]["type"] == "lobby-changed")

    run(play())


def test_who_is_behind_misses_no_change(hall: Hall, run: Run) -> None:
    """What would be lost is not told; the whole list comes when there is news again."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        await ben.say("lobby", follow=True, changes=True)
        ben.person.behind, ben.person.losses = True, 1
        first = await public_table(ana)
        await until(lambda: first in hall.lobby._seen)
        ben.person.behind = False
        second = await public_table(ana)
        await until(lambda: second in str(ben.mail[-1]))
        assert ben.mail[-1]["type"] == "lobby"
        assert first in str(ben.mail[-1])

    run(play())


def test_what_could_not_be_read_is_told_later(hall: Hall, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        ana, ben = await friends(hall, 2)
        await ben.say("lobby", follow=True, changes=True)
        public, failed = hall.store.public, list[int]()

        async def moody(count: int = LISTED) -> list[Line]:
            if len(failed) < 2:
                failed.append(1)
                raise StoreFailed("the disk is slow of hearing")
            return await public(count)

        monkeypatch.setattr(hall.store, "public", moody)
        table = await public_table(ana)
        await until(lambda: table in str(ben.mail[-1]))
        assert failed == [1, 1]

    run(play())


def test_who_has_gone_is_not_told(hall: Hall, run: Run) -> None:
    async def play() -> None:
        (ana,) = await friends(hall, 1)
        await ana.say("lobby", follow=True, changes=True)
        ana.go()
        assert not hall.lobby._followers
        await ana.say("lobby", follow=True)  # it was on its way when its sender went
        assert not hall.lobby._followers

    run(play())


# Old tables


@pytest.fixture
def later(hall: Hall) -> Any:
    """Sets the calendar to so many days from now."""
    today = hall.now_ms() / 1000
    return lambda days: setattr(hall, "calendar", lambda: today + days * 86400)


def test_old_tables_are_removed(hall: Hall, run: Run, later: Any, caplog: pytest.LogCaptureFixture) -> None:
    """Tables of one status that nobody has touched for so many days go, all others stay; the log says so."""

    async def play() -> None:
        hall.config.keep = {"open": 7}
        (ana,) = await friends(hall, 1)
        old = [await public_table(ana) for _ in range(3)]
        guest, played = await alone(hall)
        guest.go()
        await hall.rooms.drop_all()
        later(6)
        assert await expiry.expire(hall.rooms, "open", 7) == 0
        young = await public_table(ana)
        await hall.rooms.drop_all()
        later(8)
        await ana.say("lobby", follow=True, changes=True)
        assert await expiry.expire(hall.rooms, "open", 7) == 3
        for table in old:
            assert await hall.store.changes(table) == []
            assert (await ana.say("watch", table=table))["code"] == "no-table"
        for table in (young, played):
            assert await hall.store.changes(table)
        await until(lambda: sorted(table for m in ana.mail for table in m.get("gone", [])) == sorted(old))

    run(play())
    assert "removed 3 tables (open) that nobody had touched for 7 days" in caplog.text


def test_a_table_in_use_is_not_removed(hall: Hall, run: Run, later: Any) -> None:
    """Neither one that somebody looks at, nor one that is being loaded; who asks for one that just goes finds none."""

    async def play() -> None:
        (ana,) = await friends(hall, 1)
        table = await public_table(ana)
        await ana.say("watch", table=table)
        later(100)
        assert await expiry.expire(hall.rooms, "open", 7) == 0
        await ana.say("leave", table=table)
        await hall.rooms.drop_all()
        loading = asyncio.create_task(hall.rooms.find(table))
        await asyncio.sleep(0)
        assert await expiry.expire(hall.rooms, "open", 7) == 0
        await loading
        await hall.rooms.drop_all()
        removing, asking = expiry.expire(hall.rooms, "open", 7), ana.say("watch", table=table)
        removed, found = await asyncio.gather(removing, asking)
        assert (removed, found["type"]) in ((1, "refused"), (0, "table"))

    run(play())


def test_expiry_goes_on_by_itself(open_hall: Open, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Round after round, in small batches, as soon as the server has been up for long enough to believe the calendar."""
    monkeypatch.setattr(expiry, "ROUND", 0.01)
    monkeypatch.setattr(expiry, "BATCH", 2)
    monkeypatch.setattr(expiry, "PAUSE", 0.0)
    looks, steady = list[bool](), expiry.Calendar.steady
    monkeypatch.setattr(expiry.Calendar, "steady", lambda calendar: (looks.append(steady(calendar)), looks[-1])[1])

    async def play() -> None:
        hall = open_hall(keep={"open": -1})
        (ana,) = await friends(hall, 1)
        for _ in range(5):
            await public_table(ana)
        await hall.rooms.drop_all()
        hall.begin()
        await until(lambda: len(looks) == 3)
        assert await hall.store.table_count() == 5
        hall.clock, hall.calendar = (lambda: time.monotonic() + expiry.STEADY), (lambda: time.time() + expiry.STEADY)

        async def none_left() -> bool:
            return await hall.store.table_count() == 0

        while not await none_left():
            await asyncio.sleep(0.01)

    run(play())


def test_tables_are_old_only_by_a_steady_calendar(hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
    """After the start, and after every jump, it has to go on for an hour as the clock does; each jump is said once."""
    now = {"clock": 0.0, "calendar": 1.8e9}
    hall.clock, hall.calendar = (lambda: now["clock"]), (lambda: now["calendar"])
    calendar = expiry.Calendar(hall)

    def after(seconds: float, jump: float = 0.0) -> bool:
        now["clock"] += seconds
        now["calendar"] += seconds + jump
        return calendar.steady()

    assert [after(0), after(1800), after(1800), after(86400)] == [False, False, True, True]
    assert [after(600, 30 * 86400), after(600), after(3000)] == [False, False, True]
    assert caplog.text.count("calendar has jumped by 720 hours") == 1
    assert [after(600, -30 * 86400), after(3600)] == [False, True]
    assert all(after(600, 60) for _ in range(1000)), "a clock that is set right little by little"


@pytest.mark.parametrize("days", ["-1", "soon", "nan"])
def test_days_are_checked(days: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--keep-open", days])
    assert "--keep-open" in capsys.readouterr().err
