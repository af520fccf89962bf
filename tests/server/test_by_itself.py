"""What happens by itself: windows close, passes come after a pause that tells nothing, bots play, stand in and give back."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from cantina.bots import registry
from cantina.server import thinking
from cantina.server.hall import Hall
from proofs.scripted import Guest

from .conftest import Open, Run, act, alone, friends, table_for, until


async def window(guest: Guest, table: str, captain: str = "3", other: str = "1") -> None:
    """Plays until seat 0 has taken the cargo and seat 1 may jam it."""
    await act(guest, table, 0, f"bid {captain}")
    await act(guest, table, 1, f"bid {other}")
    await act(guest, table, 0, "take")


async def settled(hall: Hall, table: str, passed: bool) -> None:
    """Waits until the window is passed, or for a while in which it is not."""
    course = hall.rooms[table].course
    if passed:
        await until(lambda: course.to_act() != [1])
    else:
        await asyncio.sleep(0.1)
        assert course.to_act() == [1]


def test_a_window_closes_by_itself(hall: Hall, run: Run) -> None:
    """At the deadline that everyone sees, the window is passed."""

    async def play() -> None:
        guest, table = await alone(hall, window=1)
        await window(guest, table)
        turn = guest.last("moved")["turn"]
        assert (turn["window"], turn["acting"]) == (True, [1])
        assert 0 < turn["deadline"] - turn["now"] <= 1000
        await until(lambda: guest.last("moved")["turn"]["acting"] != [1])
        assert hall.now_ms() >= turn["deadline"]
        assert hall.rooms[table].course.played()[-1] == (1, 7)
        assert (await hall.store.changes(table))[-1].endswith(b'"auto":"clock"}')

    run(play())


def test_other_decisions_have_no_deadline(hall: Hall, run: Run) -> None:
    """Only reaction windows close by themselves, unless the table has a clock."""

    async def play() -> None:
        guest, table = await alone(hall, window=1)
        assert "deadline" not in guest.last("table")["turn"]
        await guest.say("passing", table=table, seat=0, mode="always")
        await asyncio.sleep(0.05)
        assert hall.rooms[table].course.to_act() == [0, 1]

    run(play())


@pytest.mark.parametrize(("mode", "passed"), [("ask", False), ("always", True)])
def test_passing_by_wish(hall: Hall, run: Run, mode: str, passed: bool) -> None:
    """A seat may ask to pass until further notice."""

    async def play() -> None:
        guest, table = await alone(hall)
        await guest.say("passing", table=table, seat=1, mode=mode)
        assert guest.last("draft")["faces"][0].get("passing", "ask") == mode
        await window(guest, table)
        await settled(hall, table, passed)

    run(play())


@pytest.mark.parametrize("seed", ["0", "1", "2", "3", "4", "5"])
def test_passing_when_nothing_fits(hall: Hall, run: Run, seed: str) -> None:
    """`nothing` passes exactly when passing is the only choice."""

    async def play() -> None:
        guest, table = await alone(hall, seed=seed)
        await guest.say("passing", table=table, seat=1, mode="nothing")
        await window(guest, table)
        holds = guest.last("moved")["faces"][1].get("choices", [])
        jammer = any(choice["name"] == "jam" for choice in holds)
        await settled(hall, table, passed=not jammer)

    run(play())


def test_the_pause_tells_nothing(hall: Hall) -> None:
    """Pauses are drawn by one function that knows neither seat nor hand, and spread over the whole range."""
    hall.config.pauses = (1.0, 3.0)
    drawn = [hall.pause() for _ in range(500)]
    assert 1.0 <= min(drawn) < 1.2
    assert 2.8 < max(drawn) <= 3.0


def test_passes_and_bots_pause_alike(hall: Hall, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pass by wish and a bot's answer in a window both wait for a drawn pause."""
    asked: list[str] = []

    async def play() -> None:
        guest, table = await alone(hall)
        monkeypatch.setattr(hall, "pause", lambda: asked.append("pause") or 0.0)
        await guest.say("passing", table=table, seat=1, mode="always")
        await window(guest, table)
        await until(lambda: hall.rooms[table].course.to_act() != [1])
        assert asked == ["pause"]
        made = await guest.say(
            "create", game="template", seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True
        )
        await guest.say("watch", table=made["table"])
        await until(lambda: hall.rooms[made["table"]].course.to_act() == [0])
        assert asked == ["pause", "pause"]

    run(play())


@pytest.mark.parametrize("level", ["random", "greedy", "easy"])
def test_bots_play_whole_games(hall: Hall, run: Run, level: str) -> None:
    """Bots play until the end when someone watches."""

    async def play() -> None:
        (ana,) = await friends(hall, 1)
        made = await ana.say("create", game="template", seats=[{"kind": "bot", "level": level}] * 2, start=True)
        await ana.say("watch", table=made["table"])
        await until(
            lambda: any(m["type"] == "seats" for m in ana.mail) and ana.last("seats")["about"]["status"] == "ended"
        )
        assert ana.last("moved")["faces"][0]["result"]["reason"] == "spent"

    run(play())


def test_bots_wait_while_nobody_watches(hall: Hall, run: Run) -> None:
    """A table that nobody looks at uses no processor."""

    async def play() -> None:
        (ana,) = await friends(hall, 1)
        made = await ana.say("create", game="template", seats=[{"kind": "bot", "level": "random"}] * 2, start=True)
        await asyncio.sleep(0.1)
        assert hall.rooms[made["table"]].table.version == 2

    run(play())


@pytest.fixture
def bad_bot() -> Iterator[Any]:
    """The level `random` replaced by a bot that does what the test says."""
    entry = registry._bots["random"]

    def put(function: Any) -> None:
        registry._bots["random"] = registry.Bot("random", registry.asking("random", function))

    yield put
    registry._bots["random"] = entry


def crashes(_seen: Any) -> int:
    """A bot with a bug."""
    raise RuntimeError("a bug")


def cheats(_seen: Any) -> int:
    """A bot that answers what it may not."""
    return 7


AWAKE = threading.Event()


def sleeps(_seen: Any) -> int:
    """A bot that does not end before the test does."""
    AWAKE.wait()
    return 0


@pytest.mark.parametrize("function", [crashes, cheats, sleeps])
def test_a_bad_bot_blocks_no_table(open_hall: Open, run: Run, bad_bot: Any, function: Any, caplog: Any) -> None:
    """Whatever a bot does, its seat acts within the cap, and other tables do not wait."""
    hall = open_hall(thinking=0.2, threads=1)

    async def play() -> None:
        guest, other = await alone(hall)
        board = hall.rooms[other].course.board
        await hall.thinker.warm(board)
        bad_bot(function)
        made = await guest.say(
            "create", game="template", seats=[{"kind": "bot", "level": "random"}, {"kind": "me"}], start=True
        )
        second = Guest(hall, guest=guest.id)
        await second.hello()
        await second.say("watch", table=made["table"])
        assert (await act(guest, other, 0, "bid 1"))["stored"], "the other table waits for the bot"
        await until(lambda: hall.rooms[made["table"]].course.to_act() == [1])
        hall.thinker.seconds = 60  # a busy machine is slow, not wrong
        good = await asyncio.wait_for(hall.thinker.run(lambda: "a new thread"), 60)
        assert good == "a new thread"

    AWAKE.clear()
    run(play())
    AWAKE.set()
    assert "failed" in caplog.text


def test_bots_see_hidden_states_only(hall: Hall, run: Run, bad_bot: Any) -> None:
    """What a bot is asked with is the hidden state of its seat."""
    shown: list[bytes] = []

    def looks(seen: registry.Seen) -> int:
        shown.append(seen.state.tobytes())
        return seen.legal[0]

    async def play() -> None:
        (ana,) = await friends(hall, 1)
        bad_bot(looks)
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        made = await ana.say("create", game="template", seats=seats, seed="5", start=True)
        course = hall.rooms[made["table"]].course
        expected = course.board.hide(course.states, 1).tobytes()
        await ana.say("watch", table=made["table"])
        await until(lambda: shown)
        assert shown[0] == expected

    run(play())


def test_a_bot_stands_in_and_gives_back(hall: Hall, run: Run) -> None:
    """After the table's patience a bot plays for who is gone; who comes back has the seat at once."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = await table_for([ana, ben], patience=1)
        room = hall.rooms[table]
        await act(ana, table, 0, "bid 1")
        ben.go()
        await ana.say("lobby")
        assert "here" not in ana.last("seats")["seats"][1]
        assert room.course.to_act() == [1]
        await until(lambda: room.course.to_act() != [1] or room.course.ply > 1)
        assert room.host.absence.standing == {1}
        ben = Guest(hall, guest=ben.id)
        await ben.hello()
        shown = await ben.say("watch", table=table)
        assert "stand_in" not in shown["seats"][1]
        assert room.host.absence.standing == set()
        seat = room.course.to_act()
        if 1 in seat:
            assert ben.last("table")["faces"][0]["choices"]

    run(play())


def test_pace(hall: Hall, run: Run) -> None:
    """With a clock a bot makes the decision of a player who is late, and only that one."""

    async def play() -> None:
        guest, table = await alone(hall, pace=1)
        room = hall.rooms[table]
        assert guest.last("table")["turn"]["deadline"]
        await act(guest, table, 0, "bid 3")
        await until(lambda: guest.last("moved")["turn"]["ply"] >= 2)
        assert room.host.overdue == set()
        assert b'"auto":"clock"' in (await hall.store.changes(table))[-1]

    run(play())


def test_hint(open_hall: Open, run: Run) -> None:
    """A hint names choices with chances; a table may forbid hints."""

    async def play() -> None:
        hall = open_hall(thinking=600.0)  # without a compiler, on a busy machine, a short thought takes long
        guest, table = await alone(hall)
        hint = await guest.say("hint", table=table, seat=0)
        assert {move["text"] for move in hint["moves"]} <= {"bid 1", "bid 2", "bid 3"}
        assert all(0 <= move["chance"] <= 1 for move in hint["moves"])
        guest, table = await alone(hall, hints=False)
        assert (await guest.say("hint", table=table, seat=0))["code"] == "not-now"

    run(play())


def test_pool_of_threads() -> None:
    """Bots have the cores but one."""
    assert thinking.Thinker(3).threads == 3
    assert thinking.Thinker().threads >= 1


def test_a_clock_of_a_deleted_table_plays_nothing(hall: Hall, run: Run) -> None:
    """A deadline that passes while the table is being deleted adds nothing to what was removed."""

    async def play() -> None:
        guest, table = await alone(hall, window=1)
        await window(guest, table)
        room = hall.rooms[table]
        later = hall.now() + 5
        hall.clock = lambda: later
        async with room.lock:
            late = asyncio.create_task(room.host.time_is_up())
            await asyncio.sleep(0)
            await hall.rooms.remove(room)
        await late
        assert await hall.store.changes(table) == []

    run(play())


async def time_left(hall: Hall, guest: Guest, table: str) -> int:
    """The milliseconds until the deadline that someone who comes back is shown."""
    again = Guest(hall, guest=guest.id)
    await again.hello()
    turn = (await again.say("watch", table=table))["turn"]
    return int(turn["deadline"] - turn["now"])


def test_who_comes_back_to_a_sleeping_table_has_the_whole_time(hall: Hall, run: Run) -> None:
    """A clock counts for nobody while no player is there; for the next who comes it goes on."""

    async def play() -> None:
        now = [1000.0]
        hall.clock = lambda: now[0]
        ana, ben = await friends(hall, 2)
        table = await table_for([ana, ben], pace=60)
        for guest in (ana, ben):
            guest.go()
        await until(lambda: not hall.rooms[table].people)
        now[0] += 3600
        assert await time_left(hall, ana, table) == 60_000
        now[0] += 10
        assert await time_left(hall, ben, table) == 50_000

    run(play())
