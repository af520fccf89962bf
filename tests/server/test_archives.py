"""What is kept of a game: all that can be seen of an ended one, and the position of one that goes on."""

from dataclasses import replace
from typing import Any

import pytest

from cantina.core import registry
from cantina.core.errors import UnknownGame
from cantina.core.registry import Facts
from cantina.core.words import LANGUAGES
from cantina.server import forgetting, keeping, tables
from cantina.server.archives import WHOLE, decode, merged, packed, unpacked
from cantina.server.errors import StoreFailed
from cantina.server.hall import Hall
from cantina.server.store import ARCHIVE, CURVE, Store, Written
from proofs.scripted import Guest

from .conftest import Open, Run, alone, friends, table_for, until
from .long_games import play_out


async def wait_for_archive(hall: Hall, table: str) -> bytes:
    """The archive of a table, as soon as it is kept."""
    while not (body := await hall.store.kept(table, ARCHIVE)):
        await until(lambda: not hall.keeper.makes(ARCHIVE, table))
    return body


@pytest.fixture
def new_rules(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A function after which a game has other rules than its tables began with."""

    def change(game: str) -> None:
        facts = replace(registry.facts_of(game), rules="new", replays=())
        monkeypatch.setattr(registry.game(game), "facts", facts)
        monkeypatch.setattr(tables, "facts_of", lambda _game: facts)

    return change


async def everything(guest: Guest, table: str) -> dict[str, Any]:
    """All that can be asked of an ended table, without numbers that are told for the day."""
    shown = await guest.say("watch", table=table)
    asked = {
        "log": await guest.say("log", table=table, seat=0),
        "look": await guest.say("look", table=table, seat=0),
        "replay": await guest.say("replay", table=table, count=100),
        "curve": await guest.say("curve", table=table),
        "faces": shown["faces"],
        "seats": shown["seats"],
        "still": shown["still"],
        "status": shown["about"]["status"],
        "title": shown["about"]["title"],
    }
    for answer in asked.values():
        if isinstance(answer, dict):
            answer.pop("id", None)
    return asked


@pytest.mark.parametrize("gone", [False, True])
def test_an_ended_game_is_shown_by_a_server_that_has_not_its_rules(
    open_hall: Open, run: Run, new_rules: Any, monkeypatch: pytest.MonkeyPatch, gone: bool
) -> None:
    hall = open_hall()
    guest, table = run(alone(hall))

    async def end() -> tuple[dict[str, Any], str]:
        await play_out(hall, table)
        await guest.say("curve", table=table)
        await wait_for_archive(hall, table)
        return await everything(guest, table), (await hall.keeper.archive(hall.rooms[table].table)).record

    before, record = run(end())
    if gone:
        monkeypatch.setattr(tables, "facts_of", no_such_game)
    else:
        new_rules("template")
    hall = open_hall()
    later = Guest(hall, "Ana", guest=guest.id)

    async def look() -> None:
        await later.hello()
        assert await everything(later, table) == before
        assert (await hall.keeper.archive(hall.rooms[table].table)).record == record
        line = (await later.say("lobby"))["tables"][0]
        assert (line["status"], "watch" in line["can"]) == ("ended", True)
        refused = await later.say(
            "create", game="template", seats=[{"kind": "me"}] * 2, moment={"table": table, "at": 2}
        )
        assert refused["code"] == "not-now"

    run(look())


def no_such_game(game: str) -> Facts:
    """What a server says of a game that it no longer has."""
    raise UnknownGame(f"there is no game {game!r}")


def test_an_archive_speaks_all_languages_and_says_the_same_as_the_game(hall: Hall, run: Run) -> None:
    async def look() -> None:
        guest, table = await alone(hall)
        await play_out(hall, table)
        archive = unpacked(await wait_for_archive(hall, table))
        assert archive
        room = hall.rooms[table]
        for lang in LANGUAGES:
            names = room.painter.names(lang)
            for viewer in (-1, 0, 1):
                assert archive.log(viewer, lang, count=1000) == room.course.page(viewer, lang, names, 0, 1000)
            assert archive.result(lang) == room.painter.result(lang)
        assert unpacked(packed(archive)) == archive
        assert archive.picture(archive.of)["hands"].keys() == {"0", "1"}
        assert guest.mail

    run(look())


def test_a_picture_is_the_same_from_patches_and_from_wholes(hall: Hall, run: Run) -> None:
    async def look() -> None:
        _, table = await alone(hall, "super-teams")
        await play_out(hall, table)
        archive = await hall.keeper.archive(hall.rooms[table].table)
        assert archive.of > 2 * WHOLE
        picture: dict[str, Any] = {}
        for ply, stage in enumerate(archive.stages):
            picture = merged(picture, decode(stage.picture))
            assert ply % 17 or archive.picture(ply) == picture

    run(look())


def test_tables_that_ended_before_there_were_archives_get_theirs(
    open_hall: Open, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "PAUSE", 0)
    hall = open_hall()

    async def end() -> str:
        _, table = await alone(hall)
        await play_out(hall, table)
        await wait_for_archive(hall, table)
        forget(hall.store, table)
        return table

    table = run(end())
    hall = open_hall()

    async def catch_up() -> None:
        assert await hall.store.ended_without(ARCHIVE) == [table]
        await hall.keeper.catch_up()
        assert await hall.store.kept(table, ARCHIVE)

    run(catch_up())


def forget(store: Store, table: str) -> None:
    """Takes away what is kept of a table, as if it were of an earlier server."""
    writer: Any = store
    writer._writer.execute('DELETE FROM kept WHERE "table" = ?', (table,))


def test_a_disk_that_is_full_for_a_while_costs_no_archive(
    hall: Hall, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is missing is made when there is room again, and no table is noted as one of which there is nothing to keep."""
    monkeypatch.setattr(keeping, "PAUSE", 0)
    monkeypatch.setattr(keeping, "LATER", 0)

    async def catch_up() -> None:
        _, table = await alone(hall)
        await play_out(hall, table)
        await wait_for_archive(hall, table)
        forget(hall.store, table)
        keep = hall.store.keep
        failed: list[str] = []

        def full(where: str, name: str, body: bytes) -> Written:
            if body and len(failed) < 2:
                failed.append(where)
                raise StoreFailed("the disk is full")
            return keep(where, name, body)

        monkeypatch.setattr(hall.store, "keep", full)
        await hall.keeper.catch_up()
        assert failed == [table] * 2
        assert await hall.store.kept(table, ARCHIVE)

    run(catch_up())


def test_an_archive_that_the_disk_refused_is_kept_when_it_can(
    hall: Hall, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has to ask for it: the next server may have other rules."""
    monkeypatch.setattr(keeping, "LATER", 0.0)
    monkeypatch.setattr(keeping, "PAUSE", 0.0)

    async def end() -> None:
        keep = hall.store.keep
        failed: list[str] = []

        def full(where: str, name: str, body: bytes) -> Written:
            if name == ARCHIVE and len(failed) < 2:
                failed.append(where)
                raise StoreFailed("the disk is full")
            return keep(where, name, body)

        monkeypatch.setattr(hall.store, "keep", full)
        _, table = await alone(hall)
        await play_out(hall, table)
        await wait_for_archive(hall, table)
        assert failed == [table] * 2

    run(end())


def test_a_game_that_has_just_ended_is_kept_before_the_server_stops(open_hall: Open, run: Run, new_rules: Any) -> None:
    """Draining waits for the last games, and the upgrade comes right after it."""
    hall = open_hall()

    async def end() -> tuple[Guest, str]:
        guest, table = await alone(hall)
        await play_out(hall, table)
        await hall.rest()
        return guest, table

    guest, table = run(end())
    new_rules("template")
    hall = open_hall()

    async def look() -> None:
        again = Guest(hall, guest=guest.id)
        await again.hello()
        assert (await again.say("watch", table=table))["about"]["status"] == "ended"
        assert (await again.say("replay", table=table))["type"] == "replay"

    run(look())


def test_a_curve_that_cannot_be_kept_is_told_all_the_same(
    hall: Hall, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> None:
        guest, table = await alone(hall)
        await play_out(hall, table)
        await wait_for_archive(hall, table)

        def full(_where: str, _name: str, _body: bytes) -> Written:
            raise StoreFailed("the disk is full")

        monkeypatch.setattr(hall.store, "keep", full)
        await guest.say("curve", table=table)
        assert guest.last("curve")["whole"]

    run(ask())


def test_a_removed_table_leaves_nothing(hall: Hall, run: Run) -> None:
    async def look() -> None:
        guest, table = await alone(hall)
        await play_out(hall, table)
        await guest.say("curve", table=table)
        await wait_for_archive(hall, table)
        await guest.say("delete", table=table)
        assert await hall.store.kept(table, ARCHIVE) is None
        assert await hall.store.kept(table, CURVE) is None

    run(look())


@pytest.mark.parametrize("gone", [False, True])
def test_a_forgotten_guest_has_no_name_in_what_is_kept(open_hall: Open, run: Run, new_rules: Any, gone: bool) -> None:
    hall = open_hall()

    async def end() -> tuple[list[Guest], str]:
        guests = await friends(hall, 2)
        table = await table_for(guests)
        await play_out(hall, table)
        assert "Ana" in str(unpacked(await wait_for_archive(hall, table)))
        return guests, table

    guests, table = run(end())
    if gone:
        new_rules("template")
    hall = open_hall()

    async def forget_ana() -> None:
        assert await forgetting.forget(hall.rooms, guests[0].id) == (0, 1)
        archive = unpacked(await hall.store.kept(table, ARCHIVE) or b"")
        assert "Ana" not in str(archive)
        assert any("Player 1" in entry.text for entry in archive.log(-1, "en"))
        ben = Guest(hall, "Ben", guest=guests[1].id)
        await ben.hello()
        assert (await ben.say("lobby"))["tables"][0]["status"] == "ended"
        assert (await ben.say("replay", table=table))["type"] == "replay"

    run(forget_ana())


# Games that went on when the rules changed


def test_a_game_of_earlier_rules_goes_on_from_its_position(open_hall: Open, run: Run, new_rules: Any) -> None:
    hall = open_hall()

    async def begin() -> tuple[list[Guest], str]:
        guests = await friends(hall, 2)
        table = await table_for(guests)
        await play_out(hall, table, 6)
        await hall.rest()
        return guests, table

    guests, table = run(begin())
    acting, ply = hall.rooms[table].course.to_act(), hall.rooms[table].course.ply
    new_rules("template")
    hall = open_hall()

    async def go_on() -> None:
        ana, ben = [Guest(hall, name, guest=guest.id) for name, guest in zip(("Ana", "Ben"), guests, strict=True)]
        for guest in (ana, ben):
            await guest.hello()
            shown = await guest.say("watch", table=table)
            assert shown["about"]["status"] == "stuck"
            assert "rules" in shown["about"]["problem"]
        stranger = Guest(hall, "Cleo")
        await stranger.hello()
        assert (await stranger.say("rematch", table=table))["code"] == "not-yours"
        fresh = (await ben.say("rematch", table=table))["table"]
        assert ana.last("rematch")["table"] == fresh
        assert (await ana.say("rematch", table=table))["table"] == fresh
        shown = await ana.say("watch", table=fresh)
        assert (shown["about"]["status"], shown["held"]) == ("playing", [0])
        assert shown["about"]["goes_on_from"] == ply
        assert shown["about"]["earlier_rules"]
        assert shown["turn"]["acting"] == acting
        await play_out(hall, fresh)
        assert hall.rooms[fresh].table.status == "ended"

    run(go_on())


def test_without_a_position_or_with_one_that_nobody_can_read_it_says_so(
    open_hall: Open, run: Run, new_rules: Any
) -> None:
    hall = open_hall()
    guest, table = run(alone(hall))
    new_rules("template")
    hall = open_hall()

    async def ask() -> None:
        later = Guest(hall, "Ana", guest=guest.id)
        await later.hello()
        assert "no position" in (await later.say("rematch", table=table))["text"]
        body = b'{"at":1,"rules":"1","position":{"game":"template","players":2,"phase":"nonsense"}}'
        await hall.store.keep(table, "position", body)
        refused = await later.say("rematch", table=table)
        assert (refused["code"], "phase: must be one of" in refused["text"]) == ("bad-option", True)

    run(ask())
