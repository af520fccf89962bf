"""What every store does: in order, apart from each other's mistakes, and with the lobby in the same commit."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cantina.server.errors import StoreFailed
from cantina.server.memory import MemoryStore
from cantina.server.sqlite import SqliteStore
from cantina.server.store import Line, Store

from .conftest import Run


@pytest.fixture(params=["sqlite", "memory"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """One store of each kind."""
    opened: Store = MemoryStore() if request.param == "memory" else SqliteStore(tmp_path)
    yield opened
    opened.close()


def line(table: str, **fields: Any) -> Line:
    """A line of the lobby: Ana's table, in which Ana and Ben sit."""
    given = {
        "game": "template", "pack": "classic", "owner": "ana", "status": "playing", "public": False, "watchers": True,
        "names": ["Ana", "Ben"], "open": 0, "guests": ["ana", "ben"], "updated": 1,
    }  # fmt: skip
    return Line(table=table, **{**given, **fields})


def test_changes_come_back_in_order(store: Store, run: Run) -> None:
    async def write() -> None:
        await asyncio.gather(store.append("t", 1, b'{"a":1}'), store.append("t", 2, b'{"b":"\xc8\x99"}'))
        assert await store.changes("t") == [b'{"a":1}', '{"b":"ș"}'.encode()]
        assert await store.changes("u") == []

    run(write())


def test_one_bad_write_spoils_no_other(store: Store, run: Run) -> None:
    """A write that fails is refused alone: the same version twice, for one. What came with it is refused as well."""

    async def write() -> None:
        waiting = [store.append("t", n, b"{}", line("t", updated=i)) for i, n in enumerate((1, 2, 2, 3))]
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), type(None), StoreFailed, type(None)]
        assert len(await store.changes("t")) == 3
        with pytest.raises(StoreFailed):
            await store.append("t", 3, b"{}", line("t", updated=9))
        assert [found.updated for found in await store.lines("ana")] == [3]

    run(write())


def test_a_gap_is_not_written(store: Store, run: Run) -> None:
    """Changes with a hole are no table."""

    async def write() -> None:
        results = await asyncio.gather(store.append("t", 1, b"{}"), store.append("t", 3, b"{}"), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), StoreFailed]
        assert await store.changes("t") == [b"{}"]

    run(write())


@pytest.mark.parametrize(
    "ask",
    [
        lambda store: store.append("t", 1, b"{}"),
        lambda store: store.remove("t"),
        lambda store: store.unlist("t", "ana"),
        lambda store: store.tidy(),
        lambda store: store.has("t"),
        lambda store: store.line("t"),
        lambda store: store.tables_with("ana"),
        lambda store: store.guests_in_changes(),
        lambda store: store.name_guest("ana", "Ana"),
        lambda store: store.changes("t"),
        lambda store: store.name_of("ana"),
        lambda store: store.lines("ana"),
        lambda store: store.public(),
        lambda store: store.untouched("open", 1, 1),
        lambda store: store.unfinished("ana"),
        lambda store: store.table_count(),
    ],
)
def test_after_the_end_nothing_waits(store: Store, run: Run, ask: Callable[[Store], Any]) -> None:
    """A closed store fails at once."""

    async def use() -> None:
        await ask(store)

    store.close()
    with pytest.raises(StoreFailed, match="the data is closed"):
        run(use())


def test_the_lobby(store: Store, run: Run) -> None:
    """Own tables, public ones that go on, both the latest first, and those that nobody has touched for long."""

    async def write() -> None:
        lines = [
            line("a", updated=1),
            line("b", updated=5, public=True),
            line("c", updated=3, public=True, owner="cleo", guests=[], status="open", open=2, names=["", ""]),
            line("d", updated=4, public=True, owner="cleo", guests=["cleo"], status="ended"),
            line("e", updated=6, owner="cleo", guests=["cleo"]),
        ]
        for each in lines:
            await store.append(each.table, 1, b"{}", each)
        assert await store.lines("ben") == [lines[1], lines[0]]
        assert [found.table for found in await store.lines("cleo", count=2)] == ["e", "d"]
        assert await store.public() == [lines[1], lines[2]]
        assert await store.public(count=1) == [lines[1]]
        assert await store.untouched("playing", 6, 5) == [lines[0], lines[1]]
        assert await store.untouched("playing", 7, 1) == [lines[0]]
        assert (await store.unfinished("ana"), await store.unfinished("cleo"), await store.table_count()) == (2, 2, 5)

    run(write())


def test_lines_are_replaced_and_touched(store: Store, run: Run) -> None:
    """A new line stands for the old one, its guests too; a move may say that the table was played."""

    async def write() -> None:
        await store.append("t", 1, b"{}", line("t"))
        await store.append("t", 2, b"{}", line("t", guests=["ana", "cleo"]))
        assert await store.lines("ben") == []
        (before,) = await store.lines("cleo")
        await store.append("t", 3, b"{}", played=9)
        assert await store.lines("cleo") == [msgspec.structs.replace(before, updated=9)]
        assert before.updated == 1
        await store.append("t", 4, b"{}")
        assert len(await store.changes("t")) == 4

    run(write())


def test_removing_leaves_nothing(store: Store, run: Run) -> None:
    async def write() -> None:
        for table in ("t", "u"):
            await store.append(table, 1, b"{}", line(table))
        await store.remove("t")
        assert await store.changes("t") == []
        assert [found.table for found in await store.lines("ben")] == ["u"]
        assert (await store.unfinished("ana"), await store.table_count()) == (1, 1)

    run(write())


def test_a_removed_table_does_not_go_on(store: Store, run: Run) -> None:
    """Whoever still has a change for it is refused; a new table may have its id."""

    async def write() -> None:
        await asyncio.gather(store.append("t", 1, b"{}"), store.append("t", 2, b"{}"))
        await store.remove("t")
        with pytest.raises(StoreFailed):
            await store.append("t", 3, b"{}")
        await store.append("t", 1, b"[]")
        assert await store.changes("t") == [b"[]"]

    run(write())


def test_a_table_goes_on_after_its_changes_were_rewritten(store: Store, run: Run) -> None:
    """The next change follows the new ones, whatever stood there before."""

    async def write() -> None:
        await asyncio.gather(store.append("t", 1, b'{"name":"Ana"}', line("t")), store.append("t", 2, b"{}"))
        await store.rewrite("t", [b'{"name":""}', b"{}"], line("t"))
        await store.append("t", 3, b"[]")
        assert await store.changes("t") == [b'{"name":""}', b"{}", b"[]"]

    run(write())


def test_names(store: Store, run: Run) -> None:
    async def write() -> None:
        assert await store.name_of("ana") == ""
        await store.name_guest("ana", "Ana")
        await store.name_guest("ana", "Ană")
        assert await store.name_of("ana") == "Ană"

    run(write())


def test_who_stands_where(store: Store, run: Run) -> None:
    """A table is found by an id in any of its changes, or in its line; so is whoever stands in a change."""

    async def write() -> None:
        await store.append("t", 1, b'{"is":"made","owner":"ana","seats":[{"guest":"ben","name":"Ben"},{}]}', line("t"))
        await store.append("t", 2, b'{"is":"seated","seat":1,"place":{"guest":"cleo"}}')
        await store.append("t", 3, b'{"is":"moved","seat":1,"actions":[1]}')
        await store.append("u", 1, b'{"is":"made","owner":"ana","seats":[{}]}', line("u", forgot=["dan"], guests=[]))
        assert await store.guests_in_changes() == {"ana", "ben", "cleo"}
        found = {guest: await store.tables_with(guest) for guest in ("ana", "ben", "cleo", "dan", "eve")}
        assert found == {"ana": ["t", "u"], "ben": ["t"], "cleo": ["t"], "dan": ["u"], "eve": []}
        assert await store.line("u") == line("u", forgot=["dan"], guests=[])
        assert await store.line("v") is None
        assert (await store.has("t"), await store.has("v")) == (True, False)
        await store.tidy()
        assert len(await store.changes("t")) == 3

    run(write())


def test_a_table_leaves_a_list_without_a_change(store: Store, run: Run) -> None:
    async def write() -> None:
        await store.append("t", 1, b"{}", line("t"))
        await store.unlist("t", "ana")
        assert await store.lines("ana") == []
        assert await store.lines("ben") == [line("t", forgot=["ana"])]
        await store.unlist("t", "ben")
        assert await store.line("t") == line("t", forgot=["ana", "ben"])
        await store.unlist("v", "ana")
        assert await store.line("v") is None

    run(write())


def test_a_key_of_its_own(store: Store) -> None:
    assert len(store.key) == 32
    assert store.key != MemoryStore().key


def test_what_is_kept_of_a_table_goes_with_it(store: Store, run: Run) -> None:
    async def write() -> None:
        await store.keep("t", "archive", b"nobody's")
        assert await store.kept("t", "archive") is None
        await store.append("t", 1, b"{}", line("t", status="ended"))
        await store.append("u", 1, b"{}", line("u", status="ended", updated=2))
        await store.append("v", 1, b"{}", line("v", status="playing"))
        assert await store.ended_without("archive") == ["u", "t"]
        await store.keep("t", "archive", b"\x00old")
        await store.keep("t", "archive", b"\x00new")
        await store.keep("t", "curve", b"up")
        assert await store.kept("t", "archive") == b"\x00new"
        assert await store.ended_without("archive") == ["u"]
        await store.remove("t")
        assert await store.kept("t", "archive") is None
        assert await store.kept("t", "curve") is None
        await store.keep("t", "archive", b"too late")
        assert await store.kept("t", "archive") is None

    run(write())


def test_whom_a_table_waits_for_is_noted_in_its_line(store: Store, run: Run) -> None:
    """And in no other way does the line change; a table that is gone does not come back."""

    async def write() -> None:
        await store.append("t", 1, b"{}", line("t", acting=[0]))
        await store.wait_for("t", [1])
        assert await store.line("t") == line("t", acting=[1])
        await store.remove("t")
        await store.wait_for("t", [0])
        assert await store.line("t") is None

    run(write())
