"""Tables survive restarts, and go on only with the rules and the pack they began with."""

from pathlib import Path
from typing import Any

import pytest

from cantina.core.pack import Pack
from cantina.core.registry import Facts
from cantina.server.hall import Hall
from cantina.server.services import Config
from proofs.child import LAX
from proofs.scripted import Guest

from .conftest import Open, Run, act, alone, friends, until


def test_a_table_survives(open_hall: Open, run: Run) -> None:
    """State, seats, logs and names are the same after a restart; the game goes on."""

    async def play() -> None:
        hall = open_hall()
        guest, table = await alone(hall)
        await act(guest, table, 0, "bid 1")
        before = await guest.say("watch", table=table)
        hall = open_hall()
        guest = Guest(hall, guest=guest.id)
        await guest.hello()
        after = await guest.say("watch", table=table)
        for shown in (before, after):
            shown.pop("id")
            shown["turn"].pop("now")
        assert after == before
        assert (await act(guest, table, 1, "bid 2"))["stored"]

    run(play())


def test_open_tables_survive(open_hall: Open, run: Run) -> None:
    """Seats and choices before the start are kept as well."""

    async def play() -> None:
        ana, ben = await friends(open_hall(), 2)
        made = await ana.say("create", game="template", seats=[{"kind": "me"}, {"kind": "open"}], window=7)
        await ben.say("sit", table=made["table"], seat=1)
        hall = open_hall()
        ben = Guest(hall, guest=ben.id)
        await ben.hello()
        shown = await ben.say("watch", table=made["table"])
        assert (shown["held"], shown["about"]["window"], shown["version"]) == ([1], 7, 2)

    run(play())


@pytest.mark.parametrize("what", ["rules", "pack"])
def test_other_rules_or_pack(open_hall: Open, run: Run, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """A server with other rules or another edition of the pack says plainly that the table cannot go on."""

    async def play() -> None:
        guest, table = await alone(open_hall())
        await act(guest, table, 0, "bid 1")
        if what == "rules":
            newer = {"template": changed_facts()}
            monkeypatch.setattr("cantina.server.tables.facts_of", newer.__getitem__)
        else:
            monkeypatch.setattr(Pack, "hash", "0123456789abcdef")
        hall = open_hall()
        guest = Guest(hall, guest=guest.id)
        await guest.hello()
        shown = await guest.say("watch", table=table)
        assert shown["about"]["status"] == "stuck"
        assert what in shown["about"]["problem"]
        answer = await guest.say("do", table=table, seat=1, version=3, step=0, action=0)
        assert (answer["code"], answer["text"]) == ("stuck", shown["about"]["problem"])
        assert (await guest.say("delete", table=table))["type"] == "gone"

    run(play())


def changed_facts() -> Facts:
    """The facts of the template with newer rules."""
    from dataclasses import replace

    from cantina.core.registry import facts_of

    return replace(facts_of("template"), rules="2")


def test_idle_tables_leave_the_memory(open_hall: Open, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that nobody watches is forgotten, and loaded again when someone comes."""
    monkeypatch.setattr("cantina.server.rooms.IDLE", 0.02)

    async def play() -> None:
        hall = open_hall()
        guest, table = await alone(hall)
        await act(guest, table, 0, "bid 1")
        guest.go()
        await until(lambda: hall.rooms == {})
        guest = Guest(hall, guest=guest.id)
        await guest.hello()
        assert (await guest.say("watch", table=table))["version"] == 3

    run(play())


@pytest.mark.parametrize("kind", ["watch", "look", "hint", "replay", "claim"])
def test_a_refused_request_keeps_no_table_in_the_memory(
    open_hall: Open, run: Run, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """Whoever asks in vain about a table that nobody watches does not wake it for good."""
    monkeypatch.setattr("cantina.server.rooms.IDLE", 0.02)

    async def play() -> None:
        hall = open_hall()
        ana, table = await alone(hall, watchers=False)
        (eve,) = await friends(hall, 1)
        ana.go()
        await until(lambda: hall.rooms == {})
        seat: dict[str, Any] = {"seat": 0}
        needed = {"look": seat, "hint": seat, "claim": {**seat, "token": "x"}}.get(kind, {})
        assert (await eve.say(kind, table=table, **needed))["type"] == "refused"
        await until(lambda: hall.rooms == {})

    run(play())


def test_data_is_one_file(run: Run, tmp_path: Path) -> None:
    """Everything is in one file of data beside its lock; closing leaves no journal behind."""

    async def play() -> None:
        hall = Hall(Config(tmp_path, LAX))
        await alone(hall)
        hall.close()

    run(play())
    assert sorted(p.name for p in tmp_path.iterdir()) == ["cantina.lock", "cantina.sqlite"]
