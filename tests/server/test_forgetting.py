"""Who is forgotten leaves a game that goes on for the others, and who asks for what is stored learns nothing of others."""

import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cantina.server import changes, forgetting, keeping, lobby
from cantina.server.admin import Admin
from cantina.server.archives import unpacked
from cantina.server.auditing import audit
from cantina.server.changes import AnyChange, Holder
from cantina.server.files import FILE
from cantina.server.hall import Hall
from cantina.server.memory import MemoryStore
from cantina.server.store import ARCHIVE, CURVE, Ban
from proofs.scripted import Guest

from .conftest import Open, Run, act, alone, friends, table_for, until


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """News comes at once."""
    monkeypatch.setattr(lobby, "PAUSE", 0.01)


def test_those_who_stay_see_the_game_go_on(open_hall: Open, run: Run) -> None:
    """They are told of the nameless seat, of its bot's moves and of their own, without coming anew."""
    hall = open_hall(thinking=0.1)

    async def forget() -> None:
        guests = await friends(hall, 4)
        table = await table_for(guests)
        assert await forgetting.forget(hall.rooms, guests[0].id) == (0, 1)
        shown = guests[1].last("table")
        assert [seat.get("name", "") for seat in shown["seats"]] == ["", "Ben", "Cleo", "Dan"]
        assert [seat.get("here", False) for seat in shown["seats"]] == [False, True, True, True]
        for seat, guest in enumerate(guests[1:], 1):
            assert (await act(guest, table, seat, "bid 1"))["type"] == "done"
        await until(lambda: {0, 1, 2, 3} == {m["by"] for m in guests[1].mail if m["type"] == "moved"})

    run(forget())


def test_an_open_table_of_another_stays(hall: Hall, run: Run) -> None:
    """The seat of the one who is forgotten is free again."""

    async def forget() -> None:
        ana, ben = await friends(hall, 2)
        made = await ben.say("create", game="template", seats=[{"kind": "me"}, {"kind": "open"}])
        await ana.say("sit", table=made["table"], seat=1)
        assert await forgetting.forget(hall.rooms, ana.id) == (0, 1)
        shown = await ben.say("watch", table=made["table"])
        assert [seat["kind"] for seat in shown["seats"]] == ["guest", "open"]

    run(forget())


def test_the_list_of_tables_has_the_name_no_more(hall: Hall, run: Run) -> None:
    async def forget() -> None:
        ana, ben = await friends(hall, 2)
        await table_for([ana, ben], public=True)
        assert "Ana" in str(await ben.say("lobby", follow=True))
        await forgetting.forget(hall.rooms, ana.id)
        await until(lambda: "Ana" not in str(ben.last("lobby")))

    run(forget())


def test_a_bot_sits_where_somebody_was_forgotten(open_hall: Open, run: Run) -> None:
    """A rematch does not wait for somebody who is nobody any more."""
    hall = open_hall(thinking=0.1)

    async def forget() -> None:
        ana, ben = await friends(hall, 2)
        table = await table_for([ana, ben])
        await forgetting.forget(hall.rooms, ana.id)
        fresh = (await ben.say("rematch", table=table))["table"]
        shown = await ben.say("watch", table=fresh)
        assert shown["seats"][1]["level"]
        assert shown["seats"][1]["name"]
        await ben.say("start", table=fresh)
        await until(lambda: any(m["type"] == "moved" and m["by"] == 1 for m in ben.mail))

    run(forget())


@pytest.mark.parametrize("over", [False, True])
def test_what_is_stored_of_one_tells_no_secrets_of_others(hall: Hall, run: Run, over: bool) -> None:
    """Until the end of a game: neither what they played nor their shares of the dice."""

    async def export() -> list[dict[str, Any]]:
        ana, ben = await friends(hall, 2)
        table = await table_for([ana, ben])
        for guest, seat in ((ana, 0), (ben, 1)):
            await act(guest, table, seat, "bid 1")
        if over:
            await ana.say("resign", table=table, seat=0)
        stored = await forgetting.stored_of(hall.rooms, ana.id)
        json.dumps(stored)
        return list(stored["tables"][0]["changes"])

    found = run(export())
    moves = {change["seat"]: "actions" in change for change in found if change["is"] == "moved"}
    assert moves == {0: True, 1: over}
    assert ("0a" in str(found), "'0b'" in str(found)) == (True, over)


def test_a_rewritten_table_keeps_nothing_beside_it(open_hall: Open, run: Run) -> None:
    """Archives hold names; both kinds of stores let go of them."""

    async def rewrite(hall: Hall) -> None:
        guests = await friends(hall, 2)
        table = await table_for(guests)
        await hall.store.keep(table, "archive", b"Ana")
        line = lobby.line_of(hall.rooms[table].table, 1)
        await hall.store.rewrite(table, await hall.store.changes(table), line)
        assert await hall.store.kept(table, "archive") is None

    run(rewrite(open_hall()))
    run(rewrite(open_hall(MemoryStore())))


# Those who sit there no more

WAYS = ("stood up", "arranged away", "claimed", "claimed in play")


async def departed(hall: Hall, way: str, **fields: Any) -> tuple[list[Guest], str]:
    """Ana, Ben and Cleo, and a table at which Ana and Ben play, and Cleo sat before Ben."""
    ana, ben, cleo = guests = await friends(hall, 3)
    made = await ana.say("create", game="template", seats=[{"kind": "me"}, {"kind": "open"}], window=0, **fields)
    table = str(made["table"])
    await cleo.say("sit", table=table, seat=1, salt="0c")
    token = (await cleo.say("link", table=table, seat=1))["token"]
    if way == "stood up":
        await cleo.say("stand", table=table, seat=1)
    if way == "arranged away":
        await ana.say("arrange", table=table, seats=[{"kind": "keep", "seat": 0}, {"kind": "open"}])
    if way == "claimed":
        assert (await ben.say("claim", table=table, seat=1, token=token))["type"] == "done"
    elif way != "claimed in play":
        assert (await ben.say("sit", table=table, seat=1))["type"] == "done"
    await ana.say("start", table=table)
    if way == "claimed in play":
        await cleo.say("watch", table=table)
        assert (await act(cleo, table, 1, "bid 2"))["stored"]
        assert (await ben.say("claim", table=table, seat=1, token=token))["type"] == "done"
    for guest in guests:
        await guest.say("watch", table=table)
    return guests, table


async def move(guests: list[Guest], table: str) -> bool:
    """Plays the first choice of the first who is to act, and says whether it is stored."""
    course = guests[0].hall.rooms[table].course
    seat = course.to_act()[0]
    text = course.board.game.action_text(course.board.world, course.legal(seat)[0])
    return bool((await act(guests[seat], table, seat, text))["stored"])


def in_file(hall: Hall, *texts: str) -> list[str]:
    """Those of some texts that stand somewhere in the data, which a server uses."""
    with contextlib.closing(sqlite3.connect(hall.config.data / FILE)) as file:
        everything = "\n".join(file.iterdump())
    return [text for text in texts if text in everything]


@pytest.mark.parametrize("way", WAYS)
def test_what_is_stored_of_one_names_no_other(hall: Hall, run: Run, way: str) -> None:
    """Not even those who sit there no more."""

    async def export() -> None:
        guests, table = await departed(hall, way)
        await guests[0].say("resign", table=table, seat=0)
        await guests[0].say("delete", table=table)
        for guest in guests:
            stored = await forgetting.stored_of(hall.rooms, guest.id)
            text = json.dumps(stored)
            assert [entry["table"] for entry in stored["tables"]] == [table]
            assert guest.id in text
            assert not any(other.id in text for other in guests if other is not guest)
            assert any(hall.guests.public(other.id) in text for other in guests if other is not guest)

    run(export())


@pytest.mark.parametrize("way", WAYS)
def test_who_sits_there_no_more_is_forgotten(hall: Hall, run: Run, way: str) -> None:
    """Neither id nor name stands anywhere in the data, which is sound, and the others play on."""

    async def forget() -> str:
        (ana, ben, cleo), table = await departed(hall, way)
        assert in_file(hall, cleo.id, "Cleo") == [cleo.id, "Cleo"]
        assert await forgetting.forget(hall.rooms, cleo.id) == (0, 1)
        assert in_file(hall, cleo.id, "Cleo") == []
        assert in_file(hall, ana.id, "Ana", ben.id) == [ana.id, "Ana", ben.id]
        assert (await forgetting.stored_of(hall.rooms, cleo.id))["tables"] == []
        shown = ben.last("table")
        assert shown["held"] == [1]
        assert shown["seats"][1].get("name", "") == ("" if way.startswith("claimed") else "Ben")
        assert await move([ana, ben], table)
        return table

    run(forget())
    hall.close()
    assert audit(hall.config.data / FILE).damaged == []


def test_a_name_that_was_taken_over_is_forgotten_where_the_same_people_play_again(hall: Hall, run: Run) -> None:
    async def forget() -> None:
        (ana, ben, cleo), table = await departed(hall, "claimed")
        await ana.say("resign", table=table, seat=0)
        again = (await ben.say("rematch", table=table))["table"]
        assert [seat["name"] for seat in (await ben.say("watch", table=again))["seats"]] == ["Cleo", "Ana"]
        assert await forgetting.forget(hall.rooms, cleo.id) == (0, 1)
        assert [seat.get("name", "") for seat in (await ben.say("watch", table=again))["seats"]] == ["", "Ana"]
        assert in_file(hall, "Cleo") == []

    run(forget())


def test_a_list_that_somebody_took_a_table_off_is_forgotten(hall: Hall, run: Run) -> None:
    async def forget() -> None:
        ana, ben = await friends(hall, 2)
        table = await table_for([ana, ben])
        await ana.say("resign", table=table, seat=0)
        await ana.say("delete", table=table)
        assert ana.id not in json.dumps(await forgetting.stored_of(hall.rooms, ben.id))
        assert await forgetting.forget(hall.rooms, ana.id) == (0, 1)
        assert in_file(hall, ana.id, "Ana") == []
        assert [line["table"] for line in (await ben.say("lobby"))["tables"]] == [table]

    run(forget())


@pytest.mark.parametrize("watchers", [False, True])
def test_who_may_not_see_a_table_any_more_has_only_what_was_theirs(hall: Hall, run: Run, watchers: bool) -> None:
    """How they came and went; the rest of a game without watchers is for those who play it."""

    async def export() -> list[str]:
        (ana, ben, cleo), table = await departed(hall, "stood up", watchers=watchers)
        await act(ana, table, 0, "bid 1")
        await ben.say("resign", table=table, seat=1)
        stored = await forgetting.stored_of(hall.rooms, cleo.id)
        return [change["is"] for change in stored["tables"][0]["changes"]]

    whole = ["made", "seated", "seated", "seated", "started", "moved", "resigned"]
    assert run(export()) == (whole if watchers else ["seated", "seated"])


def test_moves_of_a_seat_that_another_took_over_stay_theirs(hall: Hall, run: Run) -> None:
    """While the game goes on, who gave a seat away has the moves from before, and not those that came after."""

    async def export() -> list[tuple[int, bool]]:
        (ana, ben, cleo), table = await departed(hall, "claimed in play")
        for _ in range(4):
            assert await move([ana, ben], table)
        stored = await forgetting.stored_of(hall.rooms, cleo.id)
        moves = [change for change in stored["tables"][0]["changes"] if change["is"] == "moved"]
        return [(change["seat"], "actions" in change) for change in moves]

    found = run(export())
    assert found[0] == (1, True)
    assert {seat for seat, _ in found[1:]} == {0, 1}
    assert not any(shown for _, shown in found[1:])


def test_a_guest_who_only_sat_there_is_found(hall: Hall, run: Run) -> None:
    """Somebody who never gave the server a name, and has no table now, can still be exported and forgotten."""

    async def find() -> None:
        (ana,) = await friends(hall, 1)
        made = await ana.say("create", game="template", seats=[{"kind": "me"}, {"kind": "open"}])
        eve = Guest(hall)
        await eve.hello()
        await eve.say("sit", table=made["table"], seat=1, name="Eve")
        await eve.say("stand", table=made["table"], seat=1)
        admin = Admin(hall, lambda *_: until(lambda: True), "")
        assert await admin.guest_of(hall.guests.public(eve.id)) == eve.id
        await forgetting.forget(hall.rooms, eve.id)
        assert in_file(hall, eve.id, "Eve") == []

    run(find())


def test_a_ban_is_among_what_is_stored(hall: Hall, run: Run) -> None:
    async def export() -> Any:
        (ana,) = await friends(hall, 1)
        for who in (hall.guests.public(ana.id), "10.0.0.1"):
            await hall.house.ban(Ban(who=who, note="floods"))
        return (await forgetting.stored_of(hall.rooms, ana.id))["bans"]

    (ban,) = run(export())
    assert (ban["note"], ban["until"]) == ("floods", 0)


def test_an_archive_with_the_name_is_not_kept_last(hall: Hall, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Giving the game up ends it, which makes an archive: the one with the name is there first, however slow it is."""
    made, calls = keeping.made, list[str]()

    def noted(table: Any, results: Any) -> Any:
        calls.append(table.seats[0].name)
        return made(table, results)

    monkeypatch.setattr(keeping, "made", noted)

    async def forget() -> None:
        ana, ben = await friends(hall, 2)
        table = await table_for([ana, ben])
        await forgetting.forget(hall.rooms, ana.id)
        await until(lambda: not hall.keeper._tasks)
        archive = unpacked(await hall.store.kept(table, ARCHIVE) or b"")
        assert archive
        assert "Ana" not in str(archive)
        assert "Ben" in str(archive)

    run(forget())
    assert calls == ["Ana", ""]


def test_what_is_kept_in_figures_stays(hall: Hall, run: Run) -> None:
    """A curve and a position name nobody, and may be all that there is when the rules are gone."""

    async def forget() -> None:
        ana, ben = await friends(hall, 2)
        table = await table_for([ana, ben])
        await ana.say("resign", table=table, seat=0)
        await hall.store.keep(table, CURVE, b"[]")
        await forgetting.forget(hall.rooms, ana.id)
        assert await hall.store.kept(table, CURVE) == b"[]"

    run(forget())


def test_no_kind_of_change_is_missed() -> None:
    """Wherever a change has a field for a person, another can be put in their place, and the person is found."""
    person = Holder("guest", "ana", "Ana")
    values: dict[str, Any] = {
        "owner": "ana", "guest": "ana", "seats": [person], "holder": person, "settings": changes.Settings(pack="p"),
        "game": "g", "secret": "", "time": 1, "seat": 0, "salt": "", "rules": "", "pack": "", "pack_hash": "",
        "options": {}, "actions": [], "table": "t",
    }  # fmt: skip
    for kind in AnyChange.__args__:
        fields = {field.name for field in msgspec.structs.fields(kind) if field.required or field.name in values}
        change = kind(**{name: values[name] for name in fields})
        named = "ana" in changes.encode(change).decode()
        assert (forgetting.people_of(change) >= {"ana"}) == named
        fresh = forgetting.without(change, "ana", "ben", forgetting.NOBODY)
        assert "ana" not in changes.encode(fresh).decode().lower()


# The disk


def on_disk(folder: Path, *texts: str) -> list[str]:
    """Those of some texts whose bytes stand in some file of a folder."""
    files = [path.read_bytes() for path in folder.iterdir()]
    return [text for text in texts if any(text.encode() in content for content in files)]


def test_while_the_server_runs_no_file_has_the_name(hall: Hall, run: Run) -> None:
    """Neither the data nor the journal beside it."""

    async def forget() -> None:
        (ben,) = await friends(hall, 1)
        eve = Guest(hall, "Zenobia")
        await eve.hello()
        table = await table_for([eve, ben])
        await act(eve, table, 0, "bid 1")
        made = await eve.say("create", game="template", seats=[{"kind": "me"}] * 2, start=True)
        assert made["type"] == "done"
        assert on_disk(hall.config.data, eve.id, "Zenobia") == [eve.id, "Zenobia"]
        assert await forgetting.forget(hall.rooms, eve.id) == (1, 1)
        assert on_disk(hall.config.data, eve.id, "Zenobia") == []
        assert on_disk(hall.config.data, ben.id) == [ben.id]

    run(forget())


def test_somebody_who_reads_holds_nothing_up(hall: Hall, run: Run) -> None:
    """While a backup reads the file its journal stays; after it, the next write leaves nothing there."""

    async def forget() -> None:
        eve = Guest(hall, "Zenobia")
        await eve.hello()
        with contextlib.closing(sqlite3.connect(hall.config.data / FILE, isolation_level=None)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT * FROM guests").fetchall()
            await forgetting.forget(hall.rooms, eve.id)
            await hall.store.touch(1)
            assert on_disk(hall.config.data, "Zenobia")
        await hall.store.touch(2)
        assert on_disk(hall.config.data, "Zenobia") == []

    run(forget())


# Damaged tables

FIRST = "UPDATE changes SET body = '{}' WHERE \"table\" = ? AND version = 1"
SECOND = "UPDATE changes SET digest = 'x' WHERE \"table\" = ? AND version = 2"
LOST = 'DELETE FROM changes WHERE "table" = ?'
NO_LINE = "UPDATE tables SET line = '{' WHERE id = ?"


def damage(hall: Hall, table: str, *sql: str) -> None:
    """Spoils what is stored of a table that is not in the memory."""
    with contextlib.closing(sqlite3.connect(hall.config.data / FILE, isolation_level=None)) as file:
        for each in sql:
            file.execute(each, (table,))


@pytest.mark.parametrize("sql", [(FIRST,), (SECOND,), (LOST,), (FIRST, NO_LINE)])
def test_who_is_forgotten_takes_damaged_tables_along(hall: Hall, run: Run, sql: tuple[str, ...]) -> None:
    """Nobody can play there, and nobody knows what stands in it."""

    async def forget() -> None:
        ana, ben = await friends(hall, 2)
        bad, good = await table_for([ana, ben]), await table_for([ana, ben])
        for guest in (ana, ben):
            await guest.say("leave", table=good)
        await hall.rooms.drop_all()
        damage(hall, bad, *sql)
        stored = {entry["table"]: entry for entry in (await forgetting.stored_of(hall.rooms, ana.id))["tables"]}
        assert set(stored) == {bad, good}
        assert "damaged" not in stored[good]
        assert sql == (LOST,) or "is damaged: change" in stored[bad]["damaged"]
        assert len(stored[bad]["changes"]) == (sql == (SECOND,))
        assert await forgetting.forget(hall.rooms, ana.id) == (1, 1)
        assert not await hall.store.has(bad)
        assert in_file(hall, ana.id, "Ana", bad) == []

    run(forget())


def test_what_is_stored_of_a_change_that_nobody_understands(hall: Hall, run: Run) -> None:
    async def export() -> Any:
        ana, table = await alone(hall)
        await hall.store.append(table, 3, b'{"is":"nothing we know"}')
        return (await forgetting.stored_of(hall.rooms, ana.id))["tables"][0]

    entry = run(export())
    assert [change["is"] for change in entry["changes"]] == ["made", "started"]
    assert entry["damaged"].endswith("change 3 cannot be read")
