"""Long work is shared fairly, holds up no socket, and one thought that hangs delays nobody."""

import asyncio
import threading
from collections.abc import Awaitable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

import msgspec
import pytest

import cantina
from cantina.server import dispatch, pulse, thinking
from cantina.server.board import board_of
from cantina.server.hall import Hall
from cantina.server.limits import Limits
from cantina.server.messages import Hint, Incoming
from cantina.server.sharing import CYCLE, Asker, Kind, Turns, Turnstile, Waiting
from cantina.server.thinking import Thinker
from proofs.child import LAX
from proofs.scripted import Guest

from .conftest import Open, Run, act, alone, friends, table_for, until

T = TypeVar("T")


async def ends(waiting: Awaitable[T]) -> T:
    """The result of something that has an end; a fault that makes it hang fails the test."""
    task = asyncio.ensure_future(waiting)
    done, _ = await asyncio.wait([task], timeout=60)
    assert done, "nothing came of it in a minute"
    return await task


def test_addresses_and_guests_take_turns() -> None:
    """However much one guest or one address asks for, the others are next."""
    turns: Turns[str] = Turns()
    for n in range(3):
        turns.put(Asker("home", "ana"), f"ana {n}")
    turns.put(Asker("home", "ben"), "ben")
    turns.put(Asker("away", "eve"), "eve")
    taken = [turns.take() for _ in range(6)]
    assert taken == ["ana 0", "eve", "ben", "ana 1", "ana 2", None]


def test_bots_come_first_and_nothing_waits_for_ever() -> None:
    """Of what waits bots begin most often, and every kind begins within one cycle."""
    waiting: Waiting[Kind] = Waiting()
    for kind in reversed(Kind):
        for _ in CYCLE:
            waiting.put(kind, Asker(), kind)
    taken = [waiting.take() for _ in CYCLE]
    assert taken[0] is Kind.BOT
    assert set(taken) == set(Kind)
    assert taken.count(Kind.BOT) > len(CYCLE) / 2
    assert [waiting.take() for _ in range(3 * len(CYCLE))].count(None) == 0
    assert waiting.take() is None


def test_requests_of_an_address_come_in_one_at_a_time(run: Run) -> None:
    """However many come at once from one address, another waits for one of them at the most; who gives up holds nobody up."""

    async def come() -> list[str]:
        turnstile, order = Turnstile(), list[str]()

        async def one(address: str, name: str) -> None:
            await turnstile.enter(address)
            order.append(name)

        tasks = [asyncio.create_task(one("home", f"home {n}")) for n in range(4)]
        tasks.append(asyncio.create_task(one("away", "away")))
        await asyncio.sleep(0)
        tasks[2].cancel()
        await ends(asyncio.gather(*tasks, return_exceptions=True))
        await asyncio.sleep(0)
        assert turnstile._last == {}
        return order

    assert run(come()) == ["home 0", "away", "home 1", "home 3"]


@pytest.fixture
def awake() -> Iterator[threading.Event]:
    """What a thought that hangs waits for: the end of the test."""
    event = threading.Event()
    yield event
    event.set()


def test_a_thought_that_hangs_delays_nobody(run: Run, awake: threading.Event) -> None:
    """Thoughts that wait behind one that hangs are thought by another thread; the one that hangs has an end, too."""

    async def think() -> None:
        thinker = Thinker(threads=1, seconds=0.2)
        hangs = asyncio.create_task(thinker.run(awake.wait))
        await asyncio.sleep(0)
        assert thinker._busy
        thinker.seconds = 60  # a busy machine is slow, not wrong
        behind = [asyncio.create_task(thinker.run(partial(int, n))) for n in range(5)]
        assert await ends(asyncio.gather(*behind)) == [0, 1, 2, 3, 4]
        with pytest.raises(TimeoutError):
            await ends(hangs)
        assert thinker._busy == 0
        thinker.close()

    run(think())


def test_what_nobody_waits_for_is_not_thought(run: Run, awake: threading.Event) -> None:
    """Who has gone takes their questions along."""
    thought: list[str] = []

    async def think() -> None:
        thinker = Thinker(threads=1)
        first = asyncio.create_task(thinker.run(lambda: awake.wait(60)))
        gone = asyncio.create_task(thinker.run(lambda: thought.append("gone")))
        last = asyncio.create_task(thinker.run(lambda: thought.append("last")))
        await asyncio.sleep(0)
        gone.cancel()
        awake.set()
        await ends(asyncio.gather(first, last))
        thinker.close()

    run(think())
    assert thought == ["last"]


@pytest.mark.parametrize("failure", [SystemExit(1), StopIteration(), ValueError("a bug"), KeyboardInterrupt()])
def test_whatever_a_thought_raises_is_answered(run: Run, failure: BaseException) -> None:
    def fails() -> None:
        raise failure

    async def think() -> None:
        thinker = Thinker(threads=1)
        with pytest.raises((RuntimeError, ValueError)):
            await ends(thinker.run(fails))
        assert await ends(thinker.run(lambda: "the next")) == "the next"
        thinker.close()

    run(think())


def test_a_late_bot_is_begun_anew(open_hall: Open, run: Run, awake: threading.Event) -> None:
    """What hangs may still be at work on what its bot remembers, so the next thought has a bot of its own."""
    from cantina.server.thinking import Mind

    async def think() -> None:
        hall = open_hall(thinking=0.2, threads=1)
        _, table = await alone(hall)
        course = hall.rooms[table].course
        await hall.thinker.warm(course.board)
        mind = Mind(course.board, "random")

        class Slow:
            def choose(self, _state: Any, _seat: int) -> int:
                awake.wait()
                return 0

        mind._player = Slow()
        hidden = course.board.hide(course.states, 0).copy()
        for _ in range(2):
            assert await ends(hall.thinker.choose(mind, hidden, 0, course.legal(0))) in course.legal(0)
        assert not isinstance(mind._player, Slow)

    run(think())


async def say_nothing_more(guest: Guest, kind: str, **fields: Any) -> None:
    """Sends a message and does not wait for its answer; others have their turn, as after every frame."""
    await guest.hall.receive(guest.person, msgspec.json.encode({"type": kind, **fields}))
    await asyncio.sleep(0)


def test_bots_that_could_not_be_loaded_are_loaded_later(hall: Hall, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that failed for a moment does not make all bots of a game play by chance for ever."""

    async def ask() -> None:
        guest, table = await alone(hall)
        load = thinking.load_bots
        failed: list[Any] = []

        def once(board: Any) -> None:
            if not failed:
                failed.append(board)
                raise OSError("too many open files")
            load(board)

        monkeypatch.setattr(thinking, "load_bots", once)
        assert (await guest.say("hint", table=table, seat=0))["type"] == "refused"
        assert (await guest.say("hint", table=table, seat=0))["type"] == "hint"

    run(ask())


def test_a_hint_does_not_hold_up_its_own_socket(open_hall: Open, run: Run, awake: threading.Event) -> None:
    """Who asked for a hint can play before it comes."""

    async def play() -> None:
        hall = open_hall(threads=1)
        guest, table = await alone(hall)
        busy = asyncio.create_task(hall.thinker.run(lambda: awake.wait(60)))
        await say_nothing_more(guest, "hint", table=table, seat=0, id="slow")
        room = hall.rooms[table]
        given = {"version": room.table.version, "step": 0, "action": room.course.legal(0)[0]}
        await say_nothing_more(guest, "do", table=table, seat=0, id="fast", **given)
        await until(lambda: any(m.get("id") == "fast" for m in guest.mail))
        assert all(m.get("id") != "slow" for m in guest.mail)
        awake.set()
        await ends(busy)
        await until(lambda: any(m.get("id") == "slow" for m in guest.mail), 600)

    run(play())


def test_hints_in_a_row_are_all_given(open_hall: Open, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who clicks thirteen times gets thirteen hints: what counts is the work that waits."""

    async def advise(*_: Any) -> list[Any]:
        return []

    async def play() -> None:
        hall = open_hall(limits=replace(LAX, waiting=2))
        monkeypatch.setattr(hall.thinker, "advise", advise)
        guest, table = await alone(hall)
        assert [(await guest.say("hint", table=table, seat=0))["type"] for _ in range(13)] == ["hint"] * 13

    run(play())


@pytest.mark.parametrize(("limits", "given"), [({"waiting": 3}, 3), ({"address_waiting": 4}, 4), ({}, 10)])
def test_nobody_has_too_much_under_way(
    open_hall: Open, run: Run, monkeypatch: pytest.MonkeyPatch, limits: dict[str, Any], given: int
) -> None:
    """A guest with many sockets, and an address with many guests, may wait for a few answers at once."""

    async def play() -> None:
        hall = open_hall(limits=replace(LAX, **limits))
        asked = asyncio.Event()

        async def advise(*_: Any) -> list[Any]:
            await asked.wait()
            return []

        monkeypatch.setattr(hall.thinker, "advise", advise)
        guest, table = await alone(hall)
        sockets = [guest, Guest(hall, guest=guest.id)]
        await sockets[1].hello()
        for n in range(10):
            await say_nothing_more(sockets[n % 2], "hint", table=table, seat=0, id=f"h{n}")
        asked.set()
        for socket in sockets:
            await hall.desk.answered(socket.person)
        await asyncio.sleep(0)
        mail = [m for socket in sockets for m in socket.mail if m.get("id", "").startswith("h")]
        assert sum(m["type"] == "hint" for m in mail) == given
        assert {m["code"] for m in mail if m["type"] == "refused"} <= {"too-fast"}
        assert (await guest.say("hint", table=table, seat=0))["type"] == "hint", "there is room again"
        assert not hall.desk._guests
        assert not hall.desk._tasks

    run(play())


def test_who_goes_leaves_no_work_behind(open_hall: Open, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        hall = open_hall()

        async def advise(*_: Any) -> list[Any]:
            await asyncio.Event().wait()
            return []

        monkeypatch.setattr(hall.thinker, "advise", advise)
        guest, table = await alone(hall)
        await say_nothing_more(guest, "hint", table=table, seat=0)
        guest.go()
        await until(lambda: not hall.desk._tasks)

    run(play())


def test_bots_think_for_the_owner(hall: Hall, run: Run) -> None:
    """Many tables with bots count for who made them, or for whoever looks on."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = await table_for([ana, ben])
        host = hall.rooms[table].host
        assert host.asker() == Asker("test", ana.id)
        ana.go()
        await ben.say("lobby")
        assert host.asker() == Asker("test", ben.id)

    run(play())


def test_a_server_with_too_much_to_do_refuses_what_can_wait(hall: Hall, run: Run) -> None:
    """New tables and hints are refused first; moves never are."""

    async def play() -> None:
        guest, table = await alone(hall)
        hall.pulse.late, hall.pulse.delay = 0.25, 0.5
        seats = [{"kind": "me"}] * 2
        assert (await guest.say("create", game="template", seats=seats))["code"] == "busy"
        assert (await guest.say("hint", table=table, seat=0))["code"] == "busy"
        assert (await act(guest, table, 0, "bid 1"))["stored"]
        hall.pulse.delay = 0
        assert (await guest.say("create", game="template", seats=seats))["stored"]

    run(play())


def test_the_pulse_notes_a_loop_that_is_held_up(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A beat that comes late says how late; the delay is forgotten when beats are in time again."""
    monkeypatch.setattr(pulse, "BEAT", 0.01)

    async def beat() -> None:
        import time

        heart = pulse.Pulse(0.05)
        heart.begin()
        await asyncio.sleep(0)
        time.sleep(0.2)  # what nobody may do
        await until(lambda: heart.racing)
        await until(lambda: not heart.racing)
        heart.close()

    run(beat())


def test_work_outside_the_loop_is_counted(open_hall: Open, run: Run) -> None:
    """What chores take of a processor is counted for an address; who has used it up must wait, others need not."""
    from cantina.server.errors import Refusal

    def work() -> None:
        import time

        until = time.thread_time() + 0.3
        while time.thread_time() < until:
            pass

    async def ask() -> None:
        hall = open_hall(limits=replace(LAX, heavy=(0.0, 0.3)))
        await ends(hall.chore(Asker("a"), work))
        with pytest.raises(Refusal, match="wait a little"):
            await ends(hall.chore(Asker("a"), work))
        await ends(hall.chore(Asker("b"), work))

    run(ask())


def test_heavy_messages_are_known() -> None:
    """Those that take their time, and no move."""
    heavy = {kind for kind, (way, _) in dispatch.HANDLERS.items() if way is dispatch.heavy}
    assert {kind.__name__ for kind in heavy} == {"Hint", "Replay", "Curve"}
    message: Incoming = Hint(table="aaaaaaaaaaaa", seat=0)
    assert dispatch.is_heavy(message)


def test_at_home_nobody_is_refused_because_the_machine_is_slow() -> None:
    """There are no others to be protected, and at a first start everything is late."""
    assert not pulse.Pulse(Limits().late).delay > Limits().late
    assert Limits().late == float("inf")
    assert Limits.strict().late < 1


def test_bots_that_hang_while_they_are_loaded_hold_nobody_up(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their seats play by chance, those who ask later do not wait at all, and once they are there, they think."""
    free = threading.Event()
    game = cantina.game("template")
    board, match = board_of("template", game.pack().name), game.new(seed=0)
    thinking.load_bots(board)  # a thought has less time than it takes to compile them
    monkeypatch.setattr(thinking, "load_bots", lambda _board: free.wait())
    seat = match.to_act[0]
    hidden = match.runner.hide(match.states, seat).copy()

    async def ask() -> None:
        thinker, choices = Thinker(loading=0.01), match.legal_actions(seat)
        for _ in range(2):
            assert await ends(thinker.choose(thinking.Mind(board, "easy"), hidden, seat, choices)) in choices
        thinker.loading = 3600.0  # what has hung is not waited for again
        with pytest.raises(TimeoutError):
            await ends(thinker.advise(board, hidden, seat))
        free.set()
        await until(lambda: all(bots.loaded.done() for bots in thinker._warm.values()))
        assert await ends(thinker.advise(board, hidden, seat))
        thinker.close()

    run(ask())
