"""Leaving is not resigning: seat and turn stay, nobody plays for who is away unless the table or the others want it."""

import asyncio
from functools import partial
from typing import Any

import msgspec
import pytest

from cantina.server import changes
from cantina.server.absence import Absence
from cantina.server.hall import Hall
from cantina.server.room import Room
from proofs.scripted import Guest, settle

from .conftest import Open, Run, act, alone, friends, table_for, until


class Sandglass:
    """A clock for a hall that goes on only when it is told to."""

    def __init__(self, hall: Hall) -> None:
        self.time = hall.now()
        hall.clock = lambda: self.time

    def run(self, seconds: float) -> None:
        """Lets time pass."""
        self.time += seconds


async def usual_table(guests: list[Guest], **fields: Any) -> str:
    """A table in play with the usual settings, at which the second guest is to act."""
    made = await guests[0].say(
        "create", game="template", seats=[{"kind": "me"}, *[{"kind": "open"}] * (len(guests) - 1)], **fields
    )
    table = str(made["table"])
    for seat, guest in enumerate(guests):
        if seat:
            await guest.say("sit", table=table, seat=seat)
        await guest.say("watch", table=table)
    await guests[0].say("start", table=table)
    await act(guests[0], table, 0, "bid 3")
    return table


async def back_again(guest: Guest, table: str) -> tuple[Guest, dict[str, Any]]:
    """The guest with a new connection, and what the table shows."""
    fresh = Guest(guest.hall, guest=guest.id)
    await fresh.hello()
    return fresh, await fresh.say("watch", table=table)


async def stand_in(hall: Hall, guests: list[Guest], **fields: Any) -> tuple[Room, Sandglass]:
    """A table at which a bot stands in for the second guest, because the first asked for it."""
    table = await usual_table(guests, **fields)
    sand = Sandglass(hall)
    guests[1].go()
    sand.run(120)
    assert (await guests[0].say("stand-in", table=table, seat=1))["type"] == "done"
    return hall.rooms[table], sand


@pytest.mark.parametrize("way", ["leave", "hang up"])
def test_the_seat_and_the_turn_stay(hall: Hall, run: Run, way: str) -> None:
    """Whoever goes home, closes the lid or loses the net finds the table as it was."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = await usual_table([ana, ben])
        if way == "leave":
            assert (await ben.say("leave", table=table))["type"] == "done"
        else:
            ben.go()
        await settle()
        await asyncio.sleep(0.05)
        room = hall.rooms[table]
        assert (room.host.absence.standing, room.course.to_act(), room.course.ply) == (set(), [1], 1)
        ben, shown = await back_again(ben, table)
        assert (shown["held"], shown["turn"]["acting"]) == ([1], [1])
        assert (await act(ben, table, 1, "bid 1"))["stored"]

    run(play())


def test_everyone_sees_since_when_somebody_is_away(hall: Hall, run: Run) -> None:
    """In the server's milliseconds, by a clock that never goes back; it ends when they are back."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = await usual_table([ana, ben])
        sand = Sandglass(hall)
        hall.calendar = lambda: 1_000_000.0
        ben.go()
        sand.run(30)
        hall.calendar = lambda: 500_000.0
        shown = await ana.say("watch", table=table)
        assert "away" not in shown["seats"][0]
        assert shown["seats"][1]["away"] == shown["turn"]["now"] - 30_000
        _, shown = await back_again(ben, table)
        assert "away" not in shown["seats"][1]
        assert "away" not in ana.last("seats")["seats"][1]

    run(play())


def test_who_was_never_there_is_away_since_the_start(hall: Hall, run: Run) -> None:
    """Also somebody who sat down and went before the game began; and in the waiting room nobody is counted."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        made = await ana.say("create", game="template", seats=[{"kind": "me"}, {"kind": "open"}])
        await ana.say("watch", table=made["table"])
        await ben.say("sit", table=made["table"], seat=1)
        assert "away" not in ana.last("seats")["seats"][1]
        await ana.say("start", table=made["table"])
        assert ana.last("table")["seats"][1]["away"] > 0

    run(play())


def test_others_may_ask_for_a_stand_in_after_a_time(hall: Hall, run: Run) -> None:
    """Not before, and then the bot plays until the holder is back."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = await usual_table([ana, ben])
        sand = Sandglass(hall)
        ben.go()
        sand.run(119)
        refused = await ana.say("stand-in", table=table, seat=1)
        assert (refused["code"], "120 seconds" in refused["text"]) == ("not-now", True)
        sand.run(1)
        for _ in range(2):  # sent again, it is answered as the first time
            assert (await ana.say("stand-in", table=table, seat=1))["type"] == "done"
        assert ana.last("seats")["seats"][1]["stand_in"]
        room = hall.rooms[table]
        await until(lambda: room.course.ply > 1)
        assert room.course.played()[1][0] == 1

    run(play())


def test_who_may_ask(hall: Hall, run: Run) -> None:
    """Only others who play here, only for people, only where the table allows it, only while they are away."""

    async def answer(guest: Guest, table: str, seat: int) -> str:
        said = await guest.say("stand-in", table=table, seat=seat)
        return str(said.get("code", said["type"]))

    async def play() -> None:
        ana, ben, eve = await friends(hall, 3)
        table = await usual_table([ana, ben])
        strict = await usual_table([ana, ben], absence=0)
        sand = Sandglass(hall)
        assert await answer(ana, strict, 1) == "not-now"
        ben.go()
        sand.run(1000)
        await eve.say("watch", table=table)
        assert await answer(eve, table, 1) == "not-yours"
        assert await answer(ana, table, 0) == "not-yours"
        assert await answer(ana, table, 5) == "no-seat"
        assert await answer(ana, strict, 1) == "not-now"
        assert await answer(ana, table, 1) == "done"
        await back_again(ben, table)
        assert await answer(ana, table, 1) == "not-now"

    run(play())


def test_a_bot_has_no_stand_in(hall: Hall, run: Run) -> None:
    """And a table that has not begun has none either."""

    async def play() -> None:
        (ana,) = await friends(hall, 1)
        made = await ana.say("create", game="template", seats=[{"kind": "me"}, {"kind": "bot"}])
        assert (await ana.say("stand-in", table=made["table"], seat=1))["code"] == "not-now"
        await ana.say("start", table=made["table"])
        assert (await ana.say("stand-in", table=made["table"], seat=1))["code"] == "not-now"

    run(play())


def test_the_log_says_that_a_stand_in_played(open_hall: Open, run: Run) -> None:
    """To everybody, for ever, after a restart too; and the holder is told once, on coming back."""

    async def play() -> None:
        hall = open_hall()
        ana, ben = await friends(hall, 2)
        room, _ = await stand_in(hall, [ana, ben])
        await until(lambda: room.course.ply > 1)
        await settle()
        stored = [msgspec.json.decode(body) for body in await hall.store.changes(room.id)]
        assert stored[4]["auto"] == "stand-in"
        ben, shown = await back_again(ben, room.id)
        assert shown["stood_in"] == [1]
        assert "stand_in" not in shown["seats"][1]
        assert "stood_in" not in await ben.say("watch", table=room.id)
        hall = open_hall()
        for guest in (ana, ben):
            guest, shown = await back_again(Guest(hall, guest=guest.id), room.id)
            marks = {entry["ply"]: entry.get("auto", "") for entry in shown["faces"][0]["log"]}
            assert marks[2] == "stand-in"
            assert marks.get(1, "") == ""

    run(play())


def test_the_clock_is_named_as_well(hall: Hall, run: Run) -> None:
    """A decision that a bot made because the time was up carries another mark than a stand-in's."""

    async def play() -> None:
        guest, table = await alone(hall, pace=1)
        await act(guest, table, 0, "bid 3")
        await until(lambda: guest.last("moved")["turn"]["ply"] >= 2)
        entries = guest.last("moved")["faces"][0]["log"]
        assert {entry.get("auto") for entry in entries} == {"clock"}

    run(play())


@pytest.mark.parametrize("auto", ["", "bot", "pass", "stand-in", "clock"])
def test_stored_moves_keep_their_meaning(auto: str) -> None:
    """What earlier versions stored is read as it was."""
    body = msgspec.json.encode({"is": "moved", "seat": 0, "actions": [1], "auto": auto})
    change = changes.decode(body)
    assert isinstance(change, changes.Moved)
    assert change.auto == auto


def test_the_holder_takes_the_seat_back_while_the_bot_thinks(
    hall: Hall, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Coming back is enough: what the bot then has to say is not wanted any more."""

    async def play() -> None:
        thinking, go = asyncio.Event(), asyncio.Event()

        async def slowly(_mind: Any, _hidden: Any, _seat: int, choices: list[int], _asker: Any) -> int:
            thinking.set()
            await go.wait()
            return choices[0]

        monkeypatch.setattr(hall.thinker, "choose", slowly)
        ana, ben = await friends(hall, 2)
        room, _ = await stand_in(hall, [ana, ben])
        await thinking.wait()
        ben, shown = await back_again(ben, room.id)
        assert shown["faces"][0]["choices"]
        assert "stood_in" not in shown
        go.set()
        await settle()
        assert room.course.ply == 1
        assert (await act(ben, room.id, 1, "bid 1"))["stored"]
        assert [seat for seat, _ in room.course.played()] == [0, 1]

    run(play())


def test_coming_and_going_while_a_bot_thinks_hangs_nothing(
    hall: Hall, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thought of an earlier absence is given up, or taken; the decision is made once in any case."""

    async def play() -> None:
        thoughts: list[asyncio.Future[None]] = []

        async def slowly(_mind: Any, _hidden: Any, _seat: int, choices: list[int], _asker: Any) -> int:
            thoughts.append(asyncio.get_running_loop().create_future())
            await thoughts[-1]
            return choices[0]

        monkeypatch.setattr(hall.thinker, "choose", slowly)
        ana, ben = await friends(hall, 2)
        room, sand = await stand_in(hall, [ana, ben])
        await until(lambda: thoughts)
        ben, _ = await back_again(ben, room.id)
        ben.go()
        await settle()
        thoughts[0].set_result(None)
        await settle()
        assert room.course.ply == 1, "nobody was to play for Ben any more"
        sand.run(120)
        await ana.say("stand-in", table=room.id, seat=1)
        await until(lambda: len(thoughts) > 1)
        thoughts[1].set_result(None)
        await until(lambda: room.course.ply > 1)

    run(play())


def test_a_table_may_choose_a_stand_in_by_itself(hall: Hall, run: Run) -> None:
    """After the seconds of its `patience`, whether one left or hung up."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = await table_for([ana, ben], patience=1)
        await act(ana, table, 0, "bid 1")
        await ben.say("leave", table=table)
        room = hall.rooms[table]
        assert room.host.absence.standing == set(), "not at once"
        await until(lambda: room.course.ply > 1)
        assert room.host.absence.standing == {1}

    run(play())


def test_when_all_have_left_nothing_happens(hall: Hall, run: Run) -> None:
    """Not even a stand-in that was asked for plays while nobody looks; it goes on when somebody is there."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = await usual_table([ana, ben])
        sand = Sandglass(hall)
        ben.go()
        sand.run(120)
        room = hall.rooms[table]
        async with room.lock:  # the bot has not begun yet
            room.host.absence.standing.add(1)
        ana.go()
        await settle()
        assert room.course.ply == 1
        await back_again(ana, table)
        await until(lambda: room.course.ply > 1)

    run(play())


@pytest.mark.parametrize("settings", [{"patience": 1}, {"pace": 1}])
def test_a_stranger_who_watches_makes_nothing_happen(hall: Hall, run: Run, settings: dict[str, int]) -> None:
    """Patience and clocks are for those who wait at the table: a game of friends who have left stays as it was."""

    async def play() -> None:
        ana, ben, eve = await friends(hall, 3)
        table = await usual_table([ana, ben], public=True, **settings)
        room = hall.rooms[table]
        for guest in (ben, ana):
            await guest.say("leave", table=table)
        sand = Sandglass(hall)
        await eve.say("watch", table=table)
        sand.run(3600)
        await asyncio.sleep(1.2)  # the timers of the loop would have fired by now
        await settle()
        assert (room.host.absence.standing, room.course.ply) == (set(), 1)
        await ana.say("watch", table=table)
        if "patience" in settings:  # Ben has been away for an hour, and now somebody waits for him
            await until(lambda: room.course.ply > 1)
            assert room.host.absence.standing == {1}
        else:
            assert ana.last("table")["turn"]["deadline"] >= ana.last("table")["turn"]["now"] + 900

    run(play())


def test_patience_is_over_when_its_own_count_is() -> None:
    """Since when somebody is away is read from the clock a moment after the count was set, and must not be its measure."""
    looks = iter([0.0, 0.5, 1.0, 0.99, 1.0])
    absence = Absence(lambda: next(looks), lambda _seat: None)
    absence.note([1], patience=1)
    assert absence.too_long(1)
    assert not absence.too_long(1)
    assert not absence.too_long(0)


def test_nobody_is_missed_when_the_game_is_over(hall: Hall, run: Run) -> None:
    """Neither by the rules nor because somebody gave up."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = await usual_table([ana, ben], patience=3600)
        ben.go()
        await settle()
        assert "away" in ana.last("seats")["seats"][1]
        await ana.say("resign", table=table, seat=0)
        assert "away" not in ana.last("table")["seats"][1]
        table = await usual_table([ana, (await back_again(ben, table))[0]], patience=3600)
        room = hall.rooms[table]
        async with room.lock:
            room.leave(next(person for person in room.people if person.guest == ben.id))
            while room.table.status == "playing":
                seat = room.course.to_act()[0]
                await room.move(seat, room.course.legal(seat)[:1], [])
        await settle()
        assert "away" not in ana.last("seats")["seats"][1]
        assert room.host.absence.seconds(1) is None

    run(play())


def test_one_against_bots_has_time(hall: Hall, run: Run) -> None:
    """No timer runs for a window when nobody else waits, and a pass that is the only choice is made by itself."""

    async def play() -> int:
        (ana,) = await friends(hall, 1)
        seats = [{"kind": "bot", "level": "random"}, {"kind": "me"}]
        made = await ana.say("create", game="template", seats=seats, start=True)
        shown = await ana.say("watch", table=made["table"])
        assert shown["faces"][0]["passing"] == "nothing"
        (eve,) = await friends(hall, 1)
        assert "passing" not in (await eve.say("watch", table=made["table"]))["faces"][0]
        room = hall.rooms[made["table"]]
        windows = 0

        def passed(ply: int) -> bool:
            return room.course.ply > ply

        while room.table.status == "playing":
            await until(lambda: room.table.status != "playing" or 1 in room.course.to_act())
            async with room.lock:
                choices = room.course.legal(1) if room.table.status == "playing" else []
                turn = room.turn()
            windows += turn.window and 1 in turn.acting
            assert turn.deadline is None
            if turn.window and len(choices) == 1:
                await until(partial(passed, turn.ply))
            elif choices:
                await ana.say("do", table=room.id, seat=1, version=room.table.version, step=0, action=choices[0])
        return windows

    assert any(run(play()) for _ in range(20))  # in some games nobody may react


def test_with_company_a_window_asks_and_has_a_timer(hall: Hall, run: Run) -> None:
    """A pass that always came by itself would tell the other what one does not hold."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = await usual_table([ana, ben])
        await act(ben, table, 1, "bid 1")
        await act(ana, table, 0, "take")
        turn = ben.last("moved")["turn"]
        assert turn["window"]
        assert 0 < turn["deadline"] - turn["now"] <= 15_000
        assert "passing" not in ben.last("moved")["faces"][0]

    run(play())


def test_who_comes_back_finds_no_draft_of_the_stand_in(hall: Hall, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot has begun and not sent is taken back: the holder begins the move."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = await table_for([ana, ben], "super-teams", options={"first": "2"})
        course, thinking, go = hall.rooms[table].course, asyncio.Event(), asyncio.Event()

        async def slowly(_mind: Any, _hidden: Any, seat: int, choices: list[int], _asker: Any) -> int:
            if course.steps(seat):
                thinking.set()
                await go.wait()
            return choices[0]

        monkeypatch.setattr(hall.thinker, "choose", slowly)
        sand = Sandglass(hall)
        ben.go()
        sand.run(120)
        await ana.say("stand-in", table=table, seat=1)
        await until(thinking.is_set)
        assert course.steps(1) == 1, "the bot has begun"
        ben, shown = await back_again(ben, table)
        face = shown["faces"][0]
        assert (face.get("steps", 0), face.get("drafted", []), course.steps(1)) == (0, [], 0)
        action = face["choices"][0]["action"]
        answer = await ben.say("do", table=table, seat=1, version=shown["version"], step=0, action=action)
        assert answer["steps"] == 1
        go.set()
        await settle()
        assert (course.steps(1), course.ply) == (1, 0), "what the bot thought is not wanted any more"

    run(play())
