"""Tables before, during and after a game: seats, options, links, resigning, rematches, deleting; on disk and in memory."""

import pytest

from cantina.server import making
from cantina.server.changes import Holder
from cantina.server.hall import Hall
from cantina.server.memory import MemoryStore
from proofs.cuts import merge
from proofs.scripted import Guest

from .conftest import Open, Run, act, alone, friends, table_for, until


@pytest.fixture(params=["sqlite", "memory"])
def hall(request: pytest.FixtureRequest, open_hall: Open) -> Hall:
    """A hall with either store."""
    return open_hall(MemoryStore() if request.param == "memory" else None)


def test_create_and_join(hall: Hall, run: Run) -> None:
    """A table is made, found in the lobby, joined, begun; everybody hears of it."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        made = await ana.say("create", game="template", seats=[{"kind": "me"}, {"kind": "open"}], public=True)
        assert (made["type"], made["stored"], made["version"]) == ("done", True, 1)
        table = made["table"]
        await ana.say("watch", table=table)
        (line,) = (await ben.say("lobby"))["tables"]
        assert (line["table"], line["open"], line["can"]) == (table, 1, ["join"])
        assert (await ana.say("start", table=table))["code"] == "not-now"
        assert (await ben.say("sit", table=table, seat=0))["code"] == "taken"
        assert (await ben.say("sit", table=table, seat=5))["code"] == "no-seat"
        assert (await ben.say("sit", table=table, seat=1))["stored"]
        assert [seat["name"] for seat in ana.last("seats")["seats"]] == ["Ana", "Ben"]
        assert (await ben.say("start", table=table))["code"] == "not-yours"
        await ana.say("start", table=table)
        shown = ana.last("table")
        assert (shown["about"]["status"], shown["held"], [f["seat"] for f in shown["faces"]]) == ("playing", [0], [0])
        assert (await ben.say("sit", table=table, seat=1, name="Bob"))["code"] == "not-now"

    run(play())


@pytest.mark.parametrize(
    "fields",
    [
        {"game": "no-such-game"},
        {"seats": [{"kind": "me"}]},
        {"pack": "nowhere"},
        {"pack": "/etc/passwd"},
        {"pack": "../../x.toml"},
        {"options": {"captain": "drunk"}},
        {"options": {"no-such": "option"}},
        {"seed": "1", "seats": [{"kind": "me"}, {"kind": "open"}]},
    ],
)
def test_what_does_not_fit(hall: Hall, run: Run, fields: dict[str, object]) -> None:
    """Games, seats, packs and options that do not fit are refused, and no table is made."""

    async def ask() -> None:
        (ana,) = await friends(hall, 1)
        answer = await ana.say("create", **{"game": "template", "seats": [{"kind": "me"}, {"kind": "bot"}], **fields})
        assert (answer["type"], answer["code"]) == ("refused", "bad-option")
        assert (await ana.say("lobby")).get("tables", []) == []

    run(ask())


def test_arrange(hall: Hall, run: Run) -> None:
    """The owner orders the seats, lets bots sit, and chooses options until the start."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = (await ana.say("create", game="template", seats=[{"kind": "me"}, {"kind": "open"}]))["table"]
        await ana.say("watch", table=table)
        await ben.say("sit", table=table, seat=1)
        assert (await ben.say("arrange", table=table, window=3))["code"] == "not-yours"
        seats = [
            {"kind": "keep", "seat": 1},
            {"kind": "keep", "seat": 0},
            {"kind": "bot", "level": "easy"},
            {"kind": "bot"},
        ]
        answer = await ana.say("arrange", table=table, seats=seats, options={"captain": "blind"}, window=3)
        assert answer["stored"]
        news = ana.last("seats")
        assert [seat["name"] for seat in news["seats"][:2]] == ["Ben", "Ana"]
        assert (news["seats"][2]["level"], news["about"]["window"], news["held"]) == ("easy", 3, [1])
        twice = [{"kind": "keep", "seat": 0}, {"kind": "keep", "seat": 0}]
        assert (await ana.say("arrange", table=table, seats=twice))["code"] == "bad-option"
        assert (await ben.say("stand", table=table, seat=0))["stored"]
        assert ana.last("seats")["seats"][0] == {"kind": "open"}
        await ben.say("sit", table=table, seat=0)
        await ana.say("start", table=table)
        assert hall.rooms[table].table.options["captain"] == "blind"
        assert (await ana.say("arrange", table=table, window=9))["code"] == "not-now"

    run(play())


def test_same_screen(hall: Hall, run: Run) -> None:
    """One guest may hold several seats, with a name and a face each."""

    async def play() -> None:
        (ana,) = await friends(hall, 1)
        seats = [{"kind": "me", "name": "Left"}, {"kind": "me", "name": "Right"}]
        table = (await ana.say("create", game="template", seats=seats, start=True))["table"]
        shown = await ana.say("watch", table=table)
        assert shown["held"] == [0, 1]
        assert [(f["seat"], len(f["choices"])) for f in shown["faces"]] == [(0, 3), (1, 3)]
        assert [seat["name"] for seat in shown["seats"]] == ["Left", "Right"]

    run(play())


def test_only_the_holder_plays(hall: Hall, run: Run) -> None:
    """A seat is played, looked at and asked about by its holder alone."""

    async def play() -> None:
        ana, ben, eve = await friends(hall, 3)
        table = await table_for([ana, ben])
        await eve.say("watch", table=table)
        for guest in (ben, eve):
            assert (await act(guest, table, 0, "bid 1"))["code"] == "not-yours"
            for kind in ("look", "log", "hint", "link", "resign", "back"):
                assert (await guest.say(kind, table=table, seat=0))["code"] == "not-yours"
        assert (await eve.say("look", table=table))["view"]["tokens"] == [{"unknown": 2}, {"unknown": 2}]
        assert "unknown" not in (await ana.say("look", table=table, seat=0))["view"]["tokens"][0]

    run(play())


def test_without_watchers(hall: Hall, run: Run) -> None:
    """A table without watchers is for its players, and those who watch when it begins are sent away."""

    async def play() -> None:
        ana, ben, eve = await friends(hall, 3)
        table = (await ana.say("create", game="template", seats=[{"kind": "me"}, {"kind": "open"}], watchers=False))[
            "table"
        ]
        assert (await eve.say("watch", table=table))["type"] == "table"
        await ben.say("sit", table=table, seat=1)
        await ana.say("start", table=table)
        await eve.say("lobby")
        assert eve.last("gone")["table"] == table
        assert (await eve.say("watch", table=table))["code"] == "no-table"
        assert (await ben.say("watch", table=table))["type"] == "table"

    run(play())


def test_seat_link_moves_a_seat(hall: Hall, run: Run) -> None:
    """The secret of a seat moves it to another device, once."""

    async def play() -> None:
        ana, ben, phone = await friends(hall, 3)
        table = await table_for([ana, ben])
        token = (await ana.say("link", table=table, seat=0))["token"]
        wrong = ("y" if token.startswith("x") else "x") + token[1:]
        assert (await phone.say("claim", table=table, seat=0, token=wrong))["code"] == "bad-token"
        assert (await phone.say("claim", table=table, seat=1, token=token))["code"] == "bad-token"
        await phone.say("watch", table=table)
        assert (await phone.say("claim", table=table, seat=0, token=token))["stored"]
        assert (phone.last("table")["held"], ana.last("table").get("held", [])) == ([0], [])
        assert (await act(ana, table, 0, "bid 1"))["code"] == "not-yours"
        assert (await act(phone, table, 0, "bid 1"))["stored"]
        assert (await ben.say("claim", table=table, seat=0, token=token))["code"] == "bad-token"

    run(play())


def test_whoever_comes_back_can_see_what_the_last_turn_has_changed(hall: Hall, run: Run) -> None:
    """The patch leads back to what this viewer saw when that turn began."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = await table_for([ana, ben], game="toy-battle", options={"first": "1"})
        for guest, other, seat in ((ana, ben, 0), (ben, ana, 1)):
            (had,) = (await other.say("watch", table=table))["faces"]
            assert ("before" in had) == (guest is ben), "at first there is no last turn"
            await act(guest, table, seat, "draw")
            (face,) = (await other.say("watch", table=table))["faces"]
            assert merge(face["scene"], face["before"]) == had["scene"] != face["scene"]

    run(play())


def test_resign_of_two(hall: Hall, run: Run) -> None:
    """In a game of two the other wins, and the record says who resigned."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = await table_for([ana, ben])
        await act(ana, table, 0, "bid 1")
        assert (await ben.say("resign", table=table, seat=1))["stored"]
        result = ana.last("table")["faces"][0]["result"]
        assert (result["reason"], result["winners"], result["resigned"]) == ("resigned", [0], [1])
        assert result["text"] == "A player resigned"
        assert (await act(ana, table, 0, "bid 1"))["code"] == "not-now"
        assert "resigned = [1]" in hall.rooms[table].table.record()
        shown = await ben.say("watch", table=table)
        assert (shown["held"], [face["seat"] for face in shown["faces"]], "watching" in shown) == ([1], [1], False)

    run(play())


def test_resign_of_four_leaves_a_bot(hall: Hall, run: Run) -> None:
    """With more seats a bot plays on for the one who resigned; the last person's resigning ends the game."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        seats = [
            {"kind": "me"},
            {"kind": "open"},
            {"kind": "bot", "level": "random"},
            {"kind": "bot", "level": "random"},
        ]
        table = (await ana.say("create", game="template", seats=seats, window=0))["table"]
        await ben.say("sit", table=table, seat=1)
        await ana.say("start", table=table)
        await ana.say("resign", table=table, seat=0)
        place = hall.rooms[table].table.seats[0]
        assert (place.kind, place.resigned, hall.rooms[table].table.status) == ("bot", True, "playing")
        shown = await ana.say("watch", table=table)
        assert (shown.get("held", []), [face["seat"] for face in shown["faces"]]) == ([], [-1]), "no hand of a bot's"
        assert (await ana.say("look", table=table, seat=0))["code"] == "not-yours"
        await ben.say("resign", table=table, seat=1)
        assert hall.rooms[table].table.status == "ended"
        shown = ana.last("table")
        assert (shown["held"], [face["seat"] for face in shown["faces"]]) == ([0], [0])

    run(play())


def test_who_resigned_looks_back_from_their_seat_when_the_others_have_played_on(hall: Hall, run: Run) -> None:
    async def play() -> None:
        ana, ben = await friends(hall, 2)
        bot = {"kind": "bot", "level": "random"}
        seats = [{"kind": "me"}, {"kind": "open"}, bot, bot]
        table = (await ana.say("create", game="template", seats=seats, window=0))["table"]
        await ben.say("sit", table=table, seat=1)
        await ana.say("start", table=table)
        for guest in (ana, ben):
            await guest.say("watch", table=table)
        await ana.say("resign", table=table, seat=0)
        room = hall.rooms[table]
        while room.table.status == "playing":
            await until(lambda: room.table.status == "ended" or room.course.legal(1))
            for action in room.course.legal(1)[:1]:
                given = {"version": room.table.version, "step": room.course.steps(1), "action": action}
                await ben.say("do", table=table, seat=1, **given)
        await until(lambda: ana.last("table")["about"]["status"] == "ended")
        shown = ana.last("table")
        assert (shown["held"], [face["seat"] for face in shown["faces"]]) == ([0], [0])
        assert shown["faces"][0]["result"]["resigned"] == [0]

    run(play())


def test_rematch(hall: Hall, run: Run) -> None:
    """Whoever asks first makes the new table; both get the same one."""

    async def play() -> None:
        ana, ben, eve = await friends(hall, 3)
        table = await table_for([ana, ben])
        assert (await ana.say("rematch", table=table))["code"] == "not-now"
        await ben.say("resign", table=table, seat=1)
        assert (await eve.say("rematch", table=table))["code"] == "not-yours"
        answer = await ben.say("rematch", table=table)
        assert answer["type"] == "rematch", answer
        assert [m["type"] for m in ben.mail].count("rematch") == 1, "who asks needs no further news"
        fresh = answer["table"]
        assert ana.last("rematch")["table"] == fresh
        assert (await ana.say("rematch", table=table))["table"] == fresh
        shown = await ana.say("watch", table=fresh)
        assert ([s["name"] for s in shown["seats"]], shown["about"]["status"], shown["held"]) == (
            ["Ben", "Ana"],
            "open",
            [1],
        )
        assert shown["about"]["commitment"] != (await eve.say("watch", table=table))["about"]["commitment"]

    run(play())


@pytest.mark.parametrize(
    ("before", "after"), [("A B", "B A"), ("A B C", "B C A"), ("A B C D", "B A D C"), ("A B C D E F", "B A D C F E")]
)
def test_a_rematch_swaps_sides(before: str, after: str) -> None:
    """Partners stay partners, whether they sit opposite (A and C) or beside each other around the table (A and D)."""
    seats = making.swapped([Holder("guest", name, name) for name in before.split()])
    assert [holder.name for holder in seats] == after.split()


def test_after_a_rematch_that_is_gone_there_is_another(hall: Hall, run: Run) -> None:
    """By another id, for whoever saw the first remembers its seal."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = await table_for([ana, ben])
        await ana.say("resign", table=table, seat=0)
        first = (await ana.say("rematch", table=table))["table"]
        await ana.say("delete", table=first)
        second = (await ben.say("rematch", table=table))["table"]
        assert second != first
        assert (await ana.say("rematch", table=table))["table"] == second
        assert (await ben.say("watch", table=second))["about"]["status"] == "open"

    run(play())


def test_delete(hall: Hall, run: Run) -> None:
    """The owner deletes an open table for good; everybody in front of it hears that."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = (await ana.say("create", game="template", seats=[{"kind": "me"}, {"kind": "open"}]))["table"]
        await ben.say("sit", table=table, seat=1)
        await ben.say("watch", table=table)
        assert (await ben.say("delete", table=table))["code"] == "not-yours"
        assert (await ana.say("delete", table=table))["type"] == "gone"
        await ben.say("lobby")
        assert ben.last("gone")["table"] == table
        assert (await ben.say("watch", table=table))["code"] == "no-table"
        assert await hall.store.changes(table) == []
        assert (await ana.say("lobby")).get("tables", []) == []

    run(play())


def test_a_game_of_several_people_is_removed_by_all_of_them(hall: Hall, run: Run) -> None:
    """Whoever deletes a game that has begun takes it off their own list; the others keep it, and the last one removes it."""

    async def play() -> None:
        ana, ben, eve = await friends(hall, 3)
        table = await table_for([ana, ben], public=True)
        assert (await eve.say("delete", table=table))["code"] == "not-yours"
        assert (await ana.say("delete", table=table))["type"] == "gone"
        assert ana.person.room is None
        (line,) = (await ana.say("lobby"))["tables"]
        assert ("mine" in line, line["can"]) == (False, ["watch"])
        (line,) = (await ben.say("lobby"))["tables"]
        assert (line["mine"], line["can"]) == (True, ["play", "watch", "delete"])
        assert all(m["type"] != "gone" for m in ben.mail)
        await ben.say("resign", table=table, seat=1)
        assert (await ana.say("lobby")).get("tables", []) == []
        assert (await ben.say("replay", table=table))["type"] == "replay"
        assert (await ben.say("delete", table=table))["type"] == "gone"
        assert await hall.store.changes(table) == []

    run(play())


def test_own_tables_are_listed(hall: Hall, run: Run) -> None:
    """Tables of one's own are listed, public or not, and can be gone on with."""

    async def play() -> None:
        guest, table = await alone(hall)
        guest.go()
        again = Guest(hall, guest=guest.id)
        await again.hello()
        (line,) = (await again.say("lobby"))["tables"]
        assert (line["table"], line["owner"], line["can"]) == (table, True, ["play", "watch", "delete"])

    run(play())


def test_followers_of_the_lobby(hall: Hall, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who follow the lobby are told of changes until they stop or go."""
    monkeypatch.setattr("cantina.server.lobby.PAUSE", 0.02)

    def told(guest: Guest) -> list[list[str]]:
        lists = [m.get("tables", []) for m in guest.mail if m["type"] == "lobby" and "id" not in m]
        return [sorted(line["table"] for line in tables) for tables in lists]

    async def play() -> None:
        ana, ben, cleo, dan = await friends(hall, 4)
        for guest in (ben, cleo, dan):
            await guest.say("lobby", follow=True)
        await cleo.say("lobby")
        dan.go()
        seats = [{"kind": "me"}, {"kind": "open"}]
        tables = [(await ana.say("create", game="template", seats=seats, public=True))["table"] for _ in range(2)]
        await until(lambda: sorted(tables) in told(ben))
        await ana.say("delete", table=tables[0])
        await until(lambda: told(ben)[-1] == [tables[1]])
        assert (told(cleo), told(dan)) == ([], [])

    run(play())


def test_emotes(hall: Hall, run: Run) -> None:
    """Feelings are shown to all, from a fixed list, and not too often."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = await table_for([ana, ben])
        await ana.say("emote", table=table, seat=0, emote="wow")
        await ben.say("lobby")
        assert ben.last("emote")["emote"] == "wow"
        assert (await ana.say("emote", table=table, seat=0, emote="you fool"))["code"] == "malformed"
        codes = [(await ana.say("emote", table=table, seat=0, emote="wow")).get("code") for _ in range(6)]
        assert codes[-1] == "too-fast"

    run(play())


def test_play_on_from_a_moment(hall: Hall, run: Run) -> None:
    """A new table can begin at a moment of an ended game."""

    async def play() -> None:
        guest, table = await alone(hall)
        seats = [{"kind": "me"}, {"kind": "me"}]
        moment = {"table": table, "at": 1}
        assert (await guest.say("create", game="template", seats=seats, moment=moment))["code"] == "not-now"
        await act(guest, table, 0, "bid 2")
        await guest.say("resign", table=table, seat=0)
        fresh = (await guest.say("create", game="template", seats=seats, moment=moment, start=True))["table"]
        shown = await guest.say("watch", table=fresh)
        assert shown["turn"]["acting"] == [1]
        assert (await act(guest, fresh, 1, "bid 3"))["stored"]
        assert (await guest.say("create", game="template", seats=seats * 2, moment=moment))["code"] == "bad-option"

    run(play())


def test_why_and_elements(hall: Hall, run: Run) -> None:
    """`why` names the clause for an action or a board element, or the actions that are allowed."""

    async def play() -> None:
        guest, table = await alone(hall)
        assert (await guest.say("why", table=table, seat=0, element="action-take"))["clause"] == "2.1"
        assert (await guest.say("why", table=table, seat=0, element="bid-2"))["allowed"] == [1]
        await act(guest, table, 0, "bid 1")
        answer = await guest.say("why", table=table, seat=0, action=1)
        assert (answer["clause"], answer["text"]) == ("1.5", "Only those who are asked may act.")
        assert "clause" not in await guest.say("why", table=table, seat=0, element="nothing-at-all")

    run(play())


def test_each_hand_is_shown_to_whom_it_belongs(hall: Hall, run: Run) -> None:
    """Faces made one after the other do not show each other's hands, nor none."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = await table_for([ana, ben], "super-teams")
        for guest in (ana, ben):
            (face,) = (await guest.say("watch", table=table))["faces"]
            counts = face["scene"]["seats"][face["seat"]]["counts"]
            held = [card["n"] for card in face["scene"]["hand"].values() if card["look"] == "card"]
            assert sum(held) == counts["board-cards"] > 0

    run(play())
