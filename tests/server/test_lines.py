"""What the lobby tells of a table: whose turn it is, who won, what is left for others; and a glance at what lies on it."""

import asyncio
import json
from typing import Any

import pytest

from cantina.core.match import setup_match
from cantina.core.registry import all_facts
from cantina.core.registry import game as game_of
from cantina.server import lobby
from cantina.server.board import board_of
from cantina.server.hall import Hall
from cantina.server.web import page_entry
from proofs.scripted import Guest

from .conftest import Open, Run, act, friends, table_for, until

BOT = {"kind": "bot", "level": "random"}


async def line(guest: Guest, table: str) -> dict[str, Any]:
    """The line of a table as a guest sees it."""
    lines: dict[str, dict[str, Any]] = {line["table"]: line for line in (await guest.say("lobby"))["tables"]}
    return lines[table]


def test_the_line_says_whose_turn_it_is(hall: Hall, run: Run) -> None:
    """To both alike, after every move of a person, and after the table was asleep."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = await table_for([ana, ben])
        acting = hall.rooms[table].course.to_act()
        for guest, seat in ((ana, 0), (ben, 1)):
            seen = await line(guest, table)
            assert (seen["acting"], seen["held"], seen["others"]) == (acting, [seat], 1)
            assert seen.get("turn", False) == (seat in acting)
        await act(ana, table, 0, "bid 1")
        await hall.rooms.drop_all()
        while "turn" in (seen := await line(ana, table)):
            await asyncio.sleep(0.01)
        assert seen["acting"] == [1]
        assert (await line(ben, table))["turn"]

    run(play())


def test_a_turn_that_passes_is_listed_now_and_then(hall: Hall, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not with every move: turns pass often, and each line is a write."""
    monkeypatch.setattr("cantina.server.room.LISTED", 0.05)

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = await table_for([ana, ben])
        room, stored = hall.rooms[table], await hall.store.line(table)
        assert stored
        loop = asyncio.get_running_loop()
        now = loop.time()
        with monkeypatch.context() as still:
            still.setattr(loop, "time", lambda: now)  # however long the disk takes for the move
            await act(ana, table, 0, "bid 1")
            assert room.listing
            assert stored.acting == room.listed
        while room.listing:
            await asyncio.sleep(0.01)
        assert room.listed == room.course.to_act() != stored.acting
        while (written := await hall.store.line(table)) and written.acting != room.listed:
            await asyncio.sleep(0.01)

    run(play())


def test_alone_with_bots_it_is_always_ones_turn(hall: Hall, run: Run) -> None:
    """And no move costs the lobby anything."""

    async def play() -> None:
        (ana,) = await friends(hall, 1)
        seats = [BOT, {"kind": "me"}]
        table = (await ana.say("create", game="template", seats=seats, start=True))["table"]
        seen = await line(ana, table)
        assert (seen["turn"], seen["held"], seen["levels"]) == (True, [1], ["random", ""])
        assert "acting" not in seen
        assert "others" not in seen

    run(play())


def test_the_line_says_who_won(hall: Hall, run: Run) -> None:
    """By seat; whoever resigned still knows which seat was theirs."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = await table_for([ana, ben])
        await ben.say("resign", table=table, seat=1)
        for seat, guest in enumerate((ana, ben)):
            seen = await line(guest, table)
            assert (seen["returns"], seen["held"]) == ([1.0, -1.0], [seat])
            assert "turn" not in seen

    run(play())


def test_strangers_hold_no_seat(hall: Hall, run: Run) -> None:
    """The seat of a bot is nobody's, also not of those of whom nothing is known."""

    async def play() -> None:
        ana, eve = await friends(hall, 2)
        seats = [{"kind": "me"}, BOT]
        table = (await ana.say("create", game="template", seats=seats, start=True, public=True))["table"]
        seen = await line(eve, table)
        assert seen["levels"] == ["", "random"]
        assert not {"held", "turn", "others"} & set(seen)

    run(play())


def test_the_line_says_how_many_watch(hall: Hall, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever follows the list hears of it; those who sit there do not count, nor those who have gone."""
    monkeypatch.setattr(lobby, "PAUSE", 0.01)

    async def play() -> None:
        ana, ben, eve = await friends(hall, 3)
        table = await table_for([ana, ben], public=True)
        await ana.say("lobby", follow=True, changes=True)
        await eve.say("watch", table=table)
        await until(lambda: any(m["type"] == "lobby-changed" and '"watching": 1' in json.dumps(m) for m in ana.mail))
        assert (await line(eve, table))["watching"] == 1
        eve.go()
        await until(lambda: "watching" not in json.dumps(ana.last("lobby-changed")))
        assert not hall.lobby._watching

    run(play())


def test_lines_of_earlier_servers_are_read(open_hall: Open, run: Run) -> None:
    """They know neither seats nor results."""

    async def play() -> None:
        hall = open_hall()
        (ana,) = await friends(hall, 1)
        table = (await ana.say("create", game="template", seats=[{"kind": "me"}, BOT], start=True))["table"]
        stored = await hall.store.line(table)
        assert stored
        stored.seats, stored.bots, stored.acting, stored.returns = [], [], [], []
        await hall.store.append(table, hall.rooms[table].table.version + 1, b"{}", stored)
        seen = await line(ana, table)
        assert (seen["mine"], seen["can"]) == (True, ["play", "watch", "delete"])
        assert not {"held", "turn", "levels"} & set(seen)

    run(play())


def test_a_glance_shows_the_table_but_no_hands(hall: Hall, run: Run) -> None:
    """As the seat sees it, and nothing changes for those who sit there."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = await table_for([ana, ben])
        before = len(ben.raw)
        for guest in (ana, ben):
            shown = await guest.say("glance", table=table)
            assert shown["type"] == "glance"
            assert shown["still"] == hall.rooms[table].course.board.still
            assert "tokens" in shown["scene"]
            assert "hand" not in shown["scene"]
        assert not [text for text in ben.raw[before:] if '"glance"' not in text]

    run(play())


def test_who_may_not_see_a_table_gets_no_glance(hall: Hall, run: Run) -> None:
    async def play() -> None:
        ana, ben, eve = await friends(hall, 3)
        table = await table_for([ana, ben], watchers=False)
        assert (await eve.say("glance", table=table))["code"] == "no-table"
        await ben.say("resign", table=table, seat=1)
        assert (await ana.say("glance", table=table))["code"] == "not-now"

    run(play())


def test_people_at_one_screen_glance_as_anybody(hall: Hall, run: Run) -> None:
    """What one of them knows the other may not."""

    async def play() -> None:
        ana, eve = await friends(hall, 2)
        table = (await ana.say("create", game="template", seats=[{"kind": "me"}] * 2, start=True))["table"]
        one, other = [await guest.say("glance", table=table) for guest in (ana, eve)]
        assert one["scene"] == other["scene"]

    run(play())


@pytest.mark.parametrize("name", [name for name, facts in all_facts().items() if facts.offered])
def test_sides_are_what_the_seats_play(name: str) -> None:
    """What a game's page says of its sides is what its scene shows after the start, for every number of players."""
    facts = all_facts()[name]
    sides = page_entry(facts)["sides"]
    if sides is None:
        return
    for players in facts.players:
        match = setup_match(game_of(name), players, 7, facts.pack, None, sides.get("options", {}))
        board = board_of(name, facts.pack)
        scene = board.moving(board.seen(match.states, -1), -1)
        assert [seat["sides"] for seat in scene["seats"]] == sides["seats"][str(players)]
        teams = sides.get("teams", {}).get(str(players))
        assert teams is None or len(teams) == players
