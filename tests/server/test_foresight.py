"""What a page is told so that one look tells it all: whose turn an event belongs to, what a choice would do, who watches."""

from typing import Any

from cantina.server.hall import Hall
from proofs.scripted import Guest

from .conftest import Run, act, alone, friends, table_for


def entries(guest: Guest) -> list[dict[str, Any]]:
    """The log of the latest move as a guest was told it."""
    found: list[dict[str, Any]] = guest.last("moved")["faces"][0].get("log", [])
    return found


def test_an_event_belongs_to_the_turn_in_which_it_happened(hall: Hall, run: Run) -> None:
    async def play() -> None:
        guests = await friends(hall, 2)
        table = await table_for(guests)
        for seat in (0, 1):
            await act(guests[seat], table, seat, f"bid {seat + 1}")
        course = hall.rooms[table].course
        (captain,) = course.to_act()
        await act(guests[captain], table, captain, "take")
        (other,) = course.to_act()
        assert other != captain
        await act(guests[other], table, other, "pass")
        assert {entry["by"] for entry in entries(guests[0]) if entry["event"] in ("passed", "scored")} == {captain}
        assert [entry["event"] for entry in entries(guests[0]) if entry.get("quiet")] == ["passed"]

    run(play())


def test_a_gist_is_told_where_the_game_has_one(hall: Hall, run: Run) -> None:
    async def play() -> None:
        guest, table = await alone(hall, "super-teams", options={"first": "1"})
        card = guest.last("table")["faces"][0]["choices"][0]["text"]
        await act(guest, table, 0, card)
        ship = guest.last("draft")["faces"][0]["choices"][0]["text"]
        await act(guest, table, 0, ship)
        told = {entry["event"]: entry.get("gist", "") for entry in entries(guest)}
        assert "→" in told["moved"]
        assert told["named"] == ""

    run(play())


def test_what_can_be_foreseen_is_told_to_the_seat_alone(hall: Hall, run: Run) -> None:
    async def play() -> None:
        guests = await friends(hall, 2)
        table = await table_for(guests, "super-teams", options={"first": "1"})
        found = await guests[0].say("foresee", table=table, seat=0)
        assert (found["version"], found["step"]) == (hall.rooms[table].table.version, 0)
        assert len(found["previews"]) == len(guests[0].last("table")["faces"][0]["choices"])
        ghost = found["previews"][0]["ghosts"][0]
        assert ghost["piece"].startswith("ship-")
        assert ghost["at"].startswith("space-")
        assert ghost["text"]
        assert (await guests[1].say("foresee", table=table, seat=0))["code"] == "not-yours"
        assert (await guests[1].say("foresee", table=table, seat=1))["previews"] == []

    run(play())


def test_what_nobody_knows_is_not_foreseen(hall: Hall, run: Run) -> None:
    """The captain foresees the cargo after a look at the top card, and not before."""

    async def play() -> None:
        guests = await friends(hall, 2)
        table = await table_for(guests)
        for seat in (0, 1):
            await act(guests[seat], table, seat, f"bid {seat + 1}")
        (captain,) = hall.rooms[table].course.to_act()
        ask = {"table": table, "seat": captain}
        assert (await guests[captain].say("foresee", **ask))["previews"] == []
        await act(guests[captain], table, captain, "peek")
        (found,) = (await guests[captain].say("foresee", **ask))["previews"]
        assert found["ghosts"][0]["at"] == "cargo"
        assert found["text"].startswith("Cargo worth")

    run(play())


def test_a_game_without_previews_foresees_nothing(hall: Hall, run: Run) -> None:
    async def play() -> None:
        guest, table = await alone(hall, "toy-battle")
        assert (await guest.say("foresee", table=table, seat=0))["previews"] == []

    run(play())


def test_those_who_watch_are_counted(hall: Hall, run: Run) -> None:
    async def play() -> None:
        ana, ben, cleo = await friends(hall, 3)
        table = await table_for([ana, ben], watchers=True)
        assert ana.last("table").get("watching", 0) == 0
        await cleo.say("watch", table=table)
        assert cleo.last("table")["watching"] == 1
        assert ana.last("seats")["watching"] == 1
        await cleo.say("leave", table=table)
        assert ana.last("seats").get("watching", 0) == 0

    run(play())
