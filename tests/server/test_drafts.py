"""Drafts, versions and ids: one click is one action, taken back freely until it is a move, and a move counts once."""

from typing import Any

from cantina.server.hall import Hall
from proofs.scripted import Guest

from .conftest import Open, Run, act, alone, friends, table_for


async def super_teams(hall: Hall) -> tuple[Guest, Guest, str, Guest]:
    """A game of Super Teams with the player whose turn it is, the other, and the table; and a second tab of the first."""
    guests = await friends(hall, 2)
    table = await table_for(guests, "super-teams", options={"first": "1"})
    tab = Guest(hall, guest=guests[0].id)
    await tab.hello()
    await tab.say("watch", table=table)
    return guests[0], guests[1], table, tab


def card_and_ship(guest: Guest) -> tuple[int, Any]:
    """Any first card."""
    face = guest.last("table")["faces"][0]
    return face["choices"][0]["action"], face


def test_draft_is_private_and_taken_back(hall: Hall, run: Run) -> None:
    """A draft shows in all tabs of its holder and to nobody else, and goes back step by step."""

    async def play() -> None:
        ana, ben, table, tab = await super_teams(hall)
        version = ana.last("table")["version"]
        action, before = card_and_ship(ana)
        heard = len(ben.raw)
        answer = await ana.say("do", table=table, seat=0, version=version, step=0, action=action)
        assert (answer["steps"], answer.get("stored", False), answer["version"]) == (1, False, version)
        face = ana.last("draft")["faces"][0]
        assert (face["steps"], face["choices"][0]["name"], len(face["drafted"])) == (1, "move", 1)
        assert tab.last("draft") == ana.last("draft")
        assert len(ben.raw) == heard
        assert (await ana.say("back", table=table, seat=0, step=2))["code"] == "late"
        await ana.say("back", table=table, seat=0, step=0)
        face = ana.last("draft")["faces"][0]
        assert (face.get("steps", 0), face["choices"], face.get("drafted", [])) == (0, before["choices"], [])
        assert len(ben.raw) == heard
        assert hall.rooms[table].table.version == version

    run(play())


def test_a_move_is_stored_and_told_as_one(hall: Hall, run: Run) -> None:
    """The action that ends a draft stores all of it; the others hear one move with all its events."""

    async def play() -> None:
        ana, ben, table, _ = await super_teams(hall)
        version = ana.last("table")["version"]
        steps = 0
        face = ana.last("table")["faces"][0]
        while True:
            action = face["choices"][-1]["action"]
            answer = await ana.say("do", table=table, seat=0, version=version, step=steps, action=action)
            steps += 1
            if answer.get("stored"):
                break
            face = ana.last("draft")["faces"][0]
        moved = ben.last("moved")
        assert (moved["version"], moved["by"], moved["actions"]) == (version + 1, 0, steps)
        assert answer["version"] == version + 1
        assert len(await hall.store.changes(table)) == version + 1
        kinds = [m["type"] for m in ana.mail if m["type"] in ("done", "moved")]
        assert kinds[-2:] == ["done", "moved"], "acknowledged first, then told"

    run(play())


def test_late_and_illegal(hall: Hall, run: Run) -> None:
    """Old versions, wrong steps and forbidden actions are refused, and nothing changes."""

    async def play() -> None:
        guest, table = await alone(hall)
        now = hall.rooms[table].table
        assert (await act(guest, table, 0, "bid 1", version=now.version + 1))["code"] == "late"
        assert (await act(guest, table, 0, "bid 1", version=0))["code"] == "late"
        assert (await act(guest, table, 0, "bid 1", step=1))["code"] == "late"
        answer = await act(guest, table, 0, "take")
        assert (answer["code"], answer["clause"]) == ("illegal", "2.1")
        assert (await act(guest, table, 0, "bid 1", action=99))["code"] == "illegal"
        assert now.version == 2
        assert (await act(guest, table, 0, "bid 1"))["stored"]

    run(play())


def test_same_id_counts_once(open_hall: Open, run: Run) -> None:
    """A message that comes again is answered again and not applied again, also after a restart."""

    async def play() -> None:
        guest, table = await alone(open_hall())
        first = await act(guest, table, 0, "bid 1", id="once")
        again = await act(guest, table, 0, "bid 1", id="once", version=2, step=0)
        assert (first["version"], again["version"], again["stored"]) == (3, 3, True)
        hall = open_hall()
        guest = Guest(hall, guest=guest.id)
        await guest.hello()
        await guest.say("watch", table=table)
        again = await act(guest, table, 0, "bid 1", id="once", version=2)
        assert (again["version"], again["stored"]) == (3, True)
        assert hall.rooms[table].table.version == 3

    run(play())


def test_same_id_in_a_draft(hall: Hall, run: Run) -> None:
    """The same id twice in a draft is one action."""

    async def play() -> None:
        ana, _, table, _ = await super_teams(hall)
        action, _ = card_and_ship(ana)
        version = ana.last("table")["version"]
        for _ in range(2):
            answer = await ana.say("do", table=table, seat=0, version=version, step=0, action=action, id="same")
            assert answer["steps"] == 1

    run(play())


def test_choosing_at_the_same_time(hall: Hall, run: Run) -> None:
    """When several seats choose at the same time, another's move does not make mine late."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = await table_for([ana, ben])
        version = hall.rooms[table].table.version
        assert (await act(ana, table, 0, "bid 1", version=version))["stored"]
        assert (await act(ben, table, 1, "bid 3", version=version))["stored"]
        assert (await act(ben, table, 1, "peek", version=version))["code"] == "late"
        assert (await act(ben, table, 1, "peek"))["stored"]

    run(play())


def test_reconnect_gets_the_rest(hall: Hall, run: Run) -> None:
    """Whoever comes back with a version gets what was told after it, and the whole scene."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = await table_for([ana, ben])
        await act(ana, table, 0, "bid 1")
        have = ben.last("moved")["version"]
        seen = ben.last("moved")["faces"][0]["log"]
        ben.go()
        await act(ana, table, 0, "bid 1", step=0)
        ben = Guest(hall, guest=ben.id)
        await ben.hello()
        await act(ben, table, 1, "bid 2")
        shown = await ben.say("watch", table=table, have=have)
        log = shown["faces"][0]["log"]
        assert [entry["n"] for entry in log] == list(range(seen[-1]["n"] + 1, log[-1]["n"] + 1))
        everything = await ben.say("watch", table=table)
        assert [entry["n"] for entry in everything["faces"][0]["log"]] == list(range(1, log[-1]["n"] + 1))

    run(play())


def test_log_pages(hall: Hall, run: Run) -> None:
    """Older entries come page by page."""

    async def play() -> None:
        guest, table = await alone(hall)
        await act(guest, table, 0, "bid 1")
        await act(guest, table, 1, "bid 3")
        everything = (await guest.say("log", table=table, seat=0, count=200))["entries"]
        tail = (await guest.say("log", table=table, seat=0, count=2))["entries"]
        assert tail == everything[-2:]
        assert (await guest.say("log", table=table, seat=0, before=tail[0]["n"], count=200))["entries"] == everything[
            :-2
        ]

    run(play())
