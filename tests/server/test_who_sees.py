"""May this person see this? A table without watchers is, for strangers, a table that does not exist, whatever they ask."""

import asyncio
from pathlib import Path

import pytest
from starlette.routing import Route
from starlette.testclient import TestClient

from cantina.server import messages, rooms
from cantina.server.app import Origins, build
from cantina.server.dispatch import HANDLERS
from cantina.server.errors import Refusal
from cantina.server.hall import Hall
from cantina.server.loading import Need, load
from cantina.server.services import Config
from cantina.server.store import Store
from cantina.server.tables import Table
from cantina.server.web import routes
from proofs import secrecy
from proofs.child import LAX
from proofs.questions import NEEDLESS, NOWHERE, kinds, question
from proofs.scripted import Guest

from .conftest import Open, Run, act, friends, table_for


async def closed(hall: Hall, ended: bool) -> tuple[list[Guest], str]:
    """A table without watchers, in play or ended, its people, and a stranger who was in its waiting room."""
    ana, ben, eve = await friends(hall, 3)
    table = await table_for([ana, ben], watchers=False, public=True)
    await act(ana, table, 0, "bid 1")
    if ended:
        await ben.say("resign", table=table, seat=1)
    return [ana, ben, eve], table


def test_every_message_is_known_here() -> None:
    """Each kind of message is carried out by something, so none is forgotten below."""
    assert {kind.__struct_config__.tag for kind in HANDLERS} == {
        kind.__struct_config__.tag for kind in messages.Incoming.__args__
    }


@pytest.mark.parametrize("ended", [False, True], ids=["playing", "ended"])
@pytest.mark.parametrize("kind", kinds())
def test_a_stranger_hears_the_same_as_of_no_table(hall: Hall, run: Run, kind: str, ended: bool) -> None:
    """`no-table`, in the same words: not even that the table exists can be found out. Of nothing there is nothing to leave."""

    async def ask() -> None:
        (_, _, eve), table = await closed(hall, ended)
        answers = [await eve.say(kind, id="q", **question(kind, where)) for where in (table, NOWHERE)]
        heard = [{**answer, "table": ""} for answer in answers]  # some say again which table was meant
        assert heard[0] == heard[1]
        assert heard[0].get("code", kind) == ("no-table" if kind not in NEEDLESS else kind)
        assert await hall.store.changes(table), "it is there as before"

    run(ask())


@pytest.mark.parametrize("code", ["stuck", "preparing"])
@pytest.mark.parametrize("kind", kinds())
def test_why_a_table_cannot_be_shown_is_not_for_strangers(
    hall: Hall, run: Run, monkeypatch: pytest.MonkeyPatch, kind: str, code: str
) -> None:
    """Of a table that is damaged, or whose game is being compiled, a stranger hears what is said of no table."""

    async def ask() -> None:
        (ana, _, eve), table = await closed(hall, False)
        for guest in (ana, eve):
            hall.rooms.part(guest.person)
        await hall.rooms.drop_all()

        async def cannot(store: Store, need: Need, asked: str) -> Table | None:
            if asked == table:
                raise Refusal(code, "for its people to hear")
            return await load(store, need, asked)

        monkeypatch.setattr(rooms, "load", cannot)
        answers = [await eve.say(kind, id="q", **question(kind, where)) for where in (table, NOWHERE)]
        assert {**answers[0], "table": ""} == {**answers[1], "table": ""}
        assert (await ana.say("watch", table=table))["code"] == code

    run(ask())


@pytest.mark.parametrize("ended", [False, True], ids=["playing", "ended"])
def test_a_stranger_does_not_find_it_in_the_lobby(hall: Hall, run: Run, ended: bool) -> None:
    """Public or not, a table without watchers is listed for its people alone once it has begun."""

    async def ask() -> None:
        (ana, ben, eve), table = await closed(hall, ended)
        assert (await eve.say("lobby")).get("tables", []) == []
        for guest in (ana, ben):
            assert [line["table"] for line in (await guest.say("lobby"))["tables"]] == [table]

    run(ask())


def test_its_people_see_what_is_theirs(hall: Hall, run: Run) -> None:
    """Who held a seat at the end, who resigned and who owned it: all of them look back, others do not."""

    async def ask() -> None:
        (ana, ben, eve), table = await closed(hall, ended=True)
        for guest in (ana, ben):
            for kind in ("watch", "look", "log", "replay", "curve", "rematch"):
                answer = await guest.say(kind, table=table)
                assert answer["type"] != "refused", (guest.name, kind, answer)
        fresh = hall.rooms[table].table.rematch
        assert all(fresh not in text for text in eve.raw), "a stranger does not hear of the rematch"

    run(ask())


def test_who_is_shown_out_hears_no_more(hall: Hall, run: Run) -> None:
    """Someone in the waiting room of a table without watchers is sent away at the start, and gets nothing of the game."""

    async def ask() -> None:
        ana, ben, eve = await friends(hall, 3)
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = (await ana.say("create", game="template", seats=seats, watchers=False))["table"]
        await eve.say("watch", table=table)
        await ben.say("sit", table=table, seat=1)
        await ana.say("start", table=table)
        await asyncio.sleep(0)
        assert eve.last("gone")["table"] == table
        heard = len(eve.raw)
        await act(ana, table, 0, "bid 1")
        await act(ben, table, 1, "bid 1")
        await ben.say("resign", table=table, seat=1)
        await ana.say("rematch", table=table)
        assert len(eve.raw) == heard

    run(ask())


def test_a_watched_table_can_be_looked_at_by_whoever_knows_it(hall: Hall, run: Run) -> None:
    """With watchers, as is usual, its ended game is open to those who have its address."""

    async def ask() -> None:
        ana, ben, eve = await friends(hall, 3)
        table = await table_for([ana, ben])
        assert (await eve.say("look", table=table))["type"] == "view"
        await ben.say("resign", table=table, seat=1)
        for kind in ("watch", "look", "log", "replay", "curve"):
            assert (await eve.say(kind, table=table))["type"] != "refused"
        assert (await eve.say("rematch", table=table))["code"] == "not-yours"

    run(ask())


def test_the_proof_of_secrecy_catches_an_open_door(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The proof asks every question as a stranger at a closed table, all along a game."""
    monkeypatch.setattr("cantina.server.rooms.may_see", lambda _table, _guest: True)
    with pytest.raises(AssertionError, match="a stranger can tell a closed table"):
        run(secrecy.whole_game("template", 2, 1, 2))


# Over HTTP

HOST = "localhost:8000"


@pytest.fixture
def ended_table(open_hall: Open, run: Run) -> tuple[str, dict[str, str]]:
    """An ended table without watchers on the disk, and the cookies of its people and of a stranger."""

    async def play() -> tuple[str, dict[str, str]]:
        hall = open_hall()
        people, table = await closed(hall, ended=True)
        return table, {guest.name: hall.guests.cookie(guest.id, 1, False).partition(";")[0] for guest in people}

    found: tuple[str, dict[str, str]] = run(play())
    open_hall().close()
    return found


def paths_of_tables(hall: Hall) -> list[str]:
    """Every address that has a table in it, but for that of the page, which is the same for all of them."""
    found = [route.path for route in routes(hall) if isinstance(route, Route) and "{table}" in route.path]
    return [path for path in found if path != "/table/{table}"]


def test_http_asks_the_same_question(tmp_path: Path, ended_table: tuple[str, dict[str, str]]) -> None:
    """Records and proofs are handed to its people, whom the cookie names; others hear the same as of no table."""
    table, cookies = ended_table
    app = build(Config(tmp_path / "data", LAX), Origins(8000))
    with TestClient(app, base_url=f"http://{HOST}") as connection:
        paths = paths_of_tables(app.hall)
        assert {"/api/record/{table}", "/api/verify/{table}"} <= set(paths)
        for path in paths:
            here, nowhere = path.format(table=table), path.format(table=NOWHERE)
            for name in ("Ana", "Ben"):
                assert connection.get(here, headers={"cookie": cookies[name]}).status_code == 200
            for headers in ({"cookie": cookies["Cleo"]}, {"cookie": "cantina=forged.00"}, {}):
                mine, other = connection.get(here, headers=headers), connection.get(nowhere, headers=headers)
                assert (mine.status_code, mine.text) == (other.status_code, other.text)
                assert mine.status_code == 404
        pages = [connection.get(f"/table/{where}").content for where in (table, NOWHERE)]
        assert pages[0] == pages[1]
