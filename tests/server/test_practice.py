"""What may be known beforehand: a chosen seed is for one person alone, and a game that goes on from another says so."""

import pytest

from cantina.server import changes
from cantina.server.changes import Holder, Settings
from cantina.server.hall import Hall
from proofs.scripted import Guest

from .conftest import Run, act, friends, until

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}
KEEP = {"kind": "keep", "seat": 0}


async def seeded(ana: Guest, **fields: object) -> str:
    """A table in the waiting room whose seed was chosen."""
    made = await ana.say("create", game="template", seats=[ME, ME], seed="known", **fields)
    return str(made["table"])


def test_a_chosen_seed_has_no_open_seats_ever(hall: Hall, run: Run) -> None:
    """Neither arranging nor standing up makes room for somebody whose hand could be known."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = await seeded(ana, public=True)
        for message in ({"seats": [KEEP, OPEN]}, {"seats": [OPEN, OPEN], "public": True}):
            answer = await ana.say("arrange", table=table, **message)
            assert (answer["code"], "practice" in answer["text"]) == ("bad-option", True)
        assert (await ana.say("stand", table=table, seat=1))["code"] == "bad-option"
        assert (await ana.say("arrange", table=table, seats=[KEEP, BOT]))["stored"]
        assert (await ben.say("lobby")).get("tables", []) == [], "nothing to join"
        assert [seat["kind"] for seat in (await ben.say("watch", table=table))["seats"]] == ["guest", "bot"]

    run(play())


def test_a_chosen_seed_has_no_links(hall: Hall, run: Run) -> None:
    """A link would bring somebody else to the table as well."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = await seeded(ana)
        assert "practice" in (await ana.say("link", table=table, seat=1))["text"]
        room = hall.rooms[table]
        token = hall.guests.seat_token(table, 1, ana.id, room.table.since[1])
        for _ in range(2):
            assert (await ben.say("claim", table=table, seat=1, token=token))["code"] == "not-now"
            await ana.say("start", table=table)

    run(play())


def test_an_open_seat_of_an_earlier_server_is_taken_by_nobody(hall: Hall, run: Run) -> None:
    """Such tables were possible once; they load, say what they are, and nobody sits down."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        seats = [Holder("guest", ana.id, "Ana", salt="0a"), Holder()]
        made = changes.Made(
            game="template", owner=ana.id, settings=Settings(pack="standard", public=True), seats=seats,
            secret="00" * 32, time=1, seed="known",
        )  # fmt: skip
        room = await hall.rooms.make(ana.id, made, "b" * 12)
        answer = await ben.say("sit", table=room.id, seat=1)
        assert (answer["code"], "practice" in answer["text"]) == ("not-now", True)
        assert (await ben.say("watch", table=room.id))["about"]["practice"]

    run(play())


def test_practice_says_so_wherever_it_is_shown(hall: Hall, run: Run) -> None:
    """The table and its line in the lobby have the word; a rematch is a game with dice of its own and has it not."""

    async def play() -> None:
        ana, eve = await friends(hall, 2)
        table = await seeded(ana, public=True)
        await ana.say("start", table=table)
        (line,) = (await eve.say("lobby"))["tables"]
        assert line["practice"]
        await ana.say("resign", table=table, seat=0)
        fresh = (await ana.say("rematch", table=table))["table"]
        shown = await ana.say("watch", table=fresh)
        assert "practice" not in shown["about"]
        assert hall.rooms[fresh].table.practice is None

    run(play())


@pytest.mark.parametrize("public", [False, True])
def test_a_game_from_a_moment_says_so_to_everybody(hall: Hall, run: Run, public: bool) -> None:
    """Friends may be invited to play on; before they sit down they are told that the other game may be known."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        first = (await ana.say("create", game="template", seats=[ME, ME], start=True, window=0))["table"]
        await ana.say("watch", table=first)
        await act(ana, first, 0, "bid 2")
        await ana.say("resign", table=first, seat=0)
        moment = {"table": first, "at": 1}
        table = (await ana.say("create", game="template", seats=[ME, OPEN], moment=moment, public=public))["table"]
        shown = await ben.say("watch", table=table)
        assert (shown["about"]["moment"], shown["about"].get("practice")) == (True, None)
        lines = (await ben.say("lobby")).get("tables", [])
        assert [line.get("moment") for line in lines] == [True] * public
        await ben.say("sit", table=table, seat=1)
        await ana.say("start", table=table)
        assert ben.last("table")["about"]["moment"]
        await ben.say("resign", table=table, seat=1)
        record = hall.rooms[table].table.record()
        assert "moment = true" in record
        fresh = (await ben.say("rematch", table=table))["table"]
        assert "moment" not in (await ben.say("watch", table=fresh))["about"]

    run(play())


def test_the_same_seed_and_the_same_moves_bring_the_same_game(hall: Hall, run: Run) -> None:
    """The bots answer alike, so that whatever was met in practice can be met again."""

    async def game(ana: Guest) -> list[int]:
        """Seat and action in turn."""
        made = await ana.say("create", game="template", seats=[ME, BOT], seed="known", start=True)
        table = str(made["table"])
        await ana.say("watch", table=table)
        course = hall.rooms[table].course
        while not course.ended:
            await until(lambda: course.ended or course.to_act() == [0])
            if not course.ended:
                version, step = hall.rooms[table].table.version, course.steps(0)
                action = course.legal(0)[0]
                await ana.say("do", table=table, seat=0, version=version, step=step, action=action)
        return list(course.actions)

    async def play() -> None:
        (ana,) = await friends(hall, 1)
        assert await game(ana) == await game(ana)

    run(play())
