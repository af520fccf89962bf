"""Who is forgotten leaves a game that goes on for the others, and who asks for what is stored learns nothing of others."""

import json
from typing import Any

import pytest

from cantina.server import forgetting, lobby
from cantina.server.hall import Hall
from cantina.server.memory import MemoryStore

from .conftest import Open, Run, act, friends, table_for, until


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
        assert shown["seats"][0]["level"]
        assert shown["seats"][0]["name"]
        await ben.say("start", table=fresh)
        await until(lambda: any(m["type"] == "moved" and m["by"] == 0 for m in ben.mail))

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
