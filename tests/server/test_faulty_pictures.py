"""A picture that cannot be drawn costs no move: what is stored counts, and is shown as soon as it can be."""

from collections.abc import Callable
from typing import Any

import pytest

from cantina.server.board import Board
from cantina.server.hall import Hall

from .conftest import Run, act, friends, table_for, until

Break = Callable[[Board, Callable[[int], bool]], None]


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Break:
    """Lets the drawing of a board fail for viewers of whom a test says so."""

    def patch(board: Board, test: Callable[[int], bool]) -> None:
        mine = board.mine

        def fails(record: Any, viewer: int) -> dict[str, Any]:
            if test(viewer):
                raise ZeroDivisionError("a bug of the scene")
            return mine(record, viewer)

        monkeypatch.setattr(board, "mine", fails)

    return patch


def test_a_move_that_cannot_be_shown_is_played(
    hall: Hall, run: Run, broken: Break, caplog: pytest.LogCaptureFixture
) -> None:
    """The mover hears that it is stored, everybody is shown the whole table, and the game goes on."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = await table_for([ana, ben])
        room, faults = hall.rooms[table], [1]
        broken(room.course.board, lambda viewer: viewer == 1 and bool(faults) and bool(faults.pop()))
        before = room.table.version
        answer = await act(ana, table, 0, "bid 3")
        assert (answer["type"], answer["stored"], answer["version"]) == ("done", True, before + 1)
        assert not faults
        for guest in (ana, ben):
            assert guest.mail[-1]["type"] == "table"
            assert guest.mail[-1]["version"] == before + 1 == len(await hall.store.changes(table))
        assert (await act(ben, table, 1, "bid 2"))["stored"]
        assert [guest.mail[-1]["type"] for guest in (ana, ben)] == ["moved"] * 2

    run(play())
    assert "a bug of the scene" in caplog.text


def test_who_cannot_be_shown_a_move_stops_nobody(hall: Hall, run: Run, broken: Break) -> None:
    """Neither the mover nor the others, nor what happens by itself; it is shown as soon as the picture can be drawn."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = await table_for([ana, ben])
        room, faulty = hall.rooms[table], [True]
        broken(room.course.board, lambda viewer: viewer == 1 and faulty[0])
        assert (await act(ana, table, 0, "bid 3"))["stored"]
        assert ana.mail[-1]["type"] == "table"
        assert (await act(ben, table, 1, "bid 2"))["stored"]
        assert ben.last("done")["version"] == room.table.version
        faulty[0] = False
        assert (await ben.say("watch", table=table))["version"] == room.table.version
        await ana.say("resign", table=table, seat=0)
        assert [guest.last("table")["about"]["status"] for guest in (ana, ben)] == ["ended"] * 2

    run(play())


def test_bots_go_on(hall: Hall, run: Run, broken: Break) -> None:
    """A game of bots comes to its end, whoever may see nothing of it."""

    async def play() -> None:
        (ana,) = await friends(hall, 1)
        seats = [{"kind": "bot", "level": "random"}] * 2
        table = (await ana.say("create", game="template", seats=seats, start=True))["table"]
        room = await hall.rooms.find(table)
        shown = [True]
        broken(room.course.board, lambda _viewer: not shown[0])
        await ana.say("watch", table=table)
        shown[0] = False
        await until(lambda: room.table.status == "ended")

    run(play())
