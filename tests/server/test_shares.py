"""Shares of the seed: they count when they come after the server has committed itself, and the record says whose came when."""

import re
import tomllib
from typing import Any

import pytest

from cantina.core.errors import GameFileError
from cantina.server import changes, fairness
from cantina.server.changes import Holder, Settings
from cantina.server.hall import Hall
from proofs.scripted import Guest

from .conftest import Open, Run, friends, table_for

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}


async def ended(hall: Hall, owner: Guest, table: str) -> str:
    """The record of a game that is begun and given up at once."""
    await owner.say("start", table=table)
    for seat in hall.rooms[table].table.held_by(owner.id):
        await owner.say("resign", table=table, seat=seat)
    return hall.rooms[table].table.record()


def proof(record: str) -> dict[str, Any]:
    """The part of a record that proves its seed."""
    found: dict[str, Any] = tomllib.loads(record)["fairness"]
    return found


def said(record: str) -> str:
    """What is proved of a record."""
    return "\n".join(fairness.verify(record).sentences)


def test_a_share_that_comes_before_the_commitment_does_not_count(hall: Hall, run: Run) -> None:
    """The salts in `create` and `arrange` are taken from older programs and not used; the commitment comes in the answer."""

    async def play() -> None:
        (ana,) = await friends(hall, 1)
        made = await ana.say("create", game="template", seats=[{"kind": "me", "salt": "0a"}, BOT])
        table = hall.rooms[made["table"]].table
        assert (made["commitment"], table.seats[0].salt) == (table.commitment, "")
        await ana.say("arrange", table=table.id, seats=[{"kind": "me", "salt": "0a"}, BOT])
        assert table.seats[0].salt == ""
        await ana.say("watch", table=table.id)
        assert (await ana.say("salt", table=table.id, seat=0, salt="0b"))["stored"]
        assert [seat.get("salted", False) for seat in ana.last("seats")["seats"]] == [True, False]
        assert table.seed == fairness.seed_of(table.secret, ["0b", ""])

    run(play())


def test_only_the_holder_adds_a_share_and_only_before_the_start(hall: Hall, run: Run) -> None:
    """A share is added by who holds the seat, is kept when the seat moves, and goes with whoever stands up."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = (await ana.say("create", game="template", seats=[ME, OPEN]))["table"]
        await ben.say("sit", table=table, seat=1, salt="0b")
        assert (await ana.say("salt", table=table, seat=1, salt="0c"))["code"] == "not-yours"
        assert (await ana.say("salt", table=table, seat=4, salt="0c"))["code"] == "no-seat"
        for wrong in ("", "0", "0G", "00" * 33):
            assert (await ana.say("salt", table=table, seat=0, salt=wrong))["code"] == "malformed"
        await ana.say("arrange", table=table, seats=[{"kind": "keep", "seat": 1}, {"kind": "keep", "seat": 0}])
        room = hall.rooms[table]
        assert [holder.salt for holder in room.table.seats] == ["0b", ""]
        version = (await ben.say("salt", table=table, seat=0, salt="0d"))["version"]
        assert (await ben.say("salt", table=table, seat=0, salt="0d"))["version"] == version, "once is enough"
        await ben.say("stand", table=table, seat=0)
        await ben.say("sit", table=table, seat=0)
        assert room.table.seats[0].salt == ""
        await ana.say("start", table=table)
        assert (await ana.say("salt", table=table, seat=1, salt="0c"))["code"] == "not-now"

    run(play())


def test_a_rematch_has_a_secret_and_shares_of_its_own(hall: Hall, run: Run) -> None:
    """Nothing of the old seed goes into the new one."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = await table_for([ana, ben])
        await ben.say("resign", table=table, seat=1)
        fresh = (await ana.say("rematch", table=table))["table"]
        old, new = hall.rooms[table].table, hall.rooms[fresh].table
        assert old.commitment != new.commitment
        assert [holder.salt for holder in new.seats] == ["", ""]
        for seat, guest in ((1, ana), (0, ben)):
            await guest.say("salt", table=fresh, seat=seat, salt="0e")
        record = await ended(hall, ana, fresh)
        assert proof(record)["shares"] == ["after", "after"]
        assert "from 2 devices" in said(record)

    run(play())


@pytest.mark.parametrize(
    ("seats", "salted", "shares", "words"),
    [
        ([ME, BOT], [0], ["after", "bot"], ["one device", "neither that device nor", "the server's choice"]),
        ([ME, ME], [0, 1], ["after", "after"], ["Ana, Ana 2 added shares from one device"]),
        ([ME, ME], [0], ["after", "none"], ["one device", "no share came from Ana 2"]),
        ([ME, BOT], [], ["none", "bot"], ["nobody added a share", "did not change its secret"]),
    ],
    ids=["alone", "one screen", "one of two", "none"],
)
def test_the_record_says_what_is_proved(
    hall: Hall, run: Run, seats: list[Any], salted: list[int], shares: list[str], words: list[str]
) -> None:
    """Alone against bots, at one screen, and without a share, something else is proved each time."""

    async def play() -> None:
        (ana,) = await friends(hall, 1)
        table = (await ana.say("create", game="template", seats=seats))["table"]
        for seat in salted:
            await ana.say("salt", table=table, seat=seat, salt=f"0{seat}")
        record = await ended(hall, ana, table)
        assert proof(record)["shares"] == shares
        assert all(word in said(record) for word in words), said(record)

    run(play())


def test_devices_are_those_that_began(hall: Hall, run: Run) -> None:
    """A seat that another device takes over in play was still salted by the one that began."""

    async def play() -> None:
        ana, ben, phone = await friends(hall, 3)
        table = await table_for([ana, ben])
        token = (await ben.say("link", table=table, seat=1))["token"]
        await phone.say("claim", table=table, seat=1, token=token)
        await ana.say("resign", table=table, seat=0)
        assert proof(hall.rooms[table].table.record())["devices"] == [1, 2]

    run(play())


def test_tables_of_earlier_servers(open_hall: Open, run: Run) -> None:
    """Shares that were given with `create` make the same seed as ever, and the record says that they came too early."""

    async def play() -> None:
        hall = open_hall()
        (ana,) = await friends(hall, 1)
        seats = [Holder("guest", ana.id, "Ana", salt="0a"), Holder("bot", "", "Dax", "random", epoch=3)]
        settings = Settings(pack="standard")
        made = changes.Made(game="template", owner=ana.id, settings=settings, seats=seats, secret="ab" * 32, time=1)
        table = (await hall.rooms.make(ana.id, made, "b" * 12)).id
        hall = open_hall()
        again = Guest(hall, guest=ana.id)
        await again.hello()
        await again.say("watch", table=table)
        record = await ended(hall, again, table)
        assert tomllib.loads(record)["seed"] == fairness.seed_of("ab" * 32, ["0a", ""])
        assert proof(record)["shares"] == ["before", "bot"]
        assert "before it drew its secret" in said(record)
        older = re.sub(r"(?m)^(shares|devices) = .*\n", "", record)
        assert "does not say when" in said(older)

    run(play())


@pytest.mark.parametrize("fields", [{"seed": "known"}, {}])
def test_nothing_is_proved_of_what_was_before(hall: Hall, run: Run, fields: dict[str, Any]) -> None:
    """Practice proves nothing of its dice, a game from a moment nothing of the game that it came from."""

    async def play() -> None:
        (ana,) = await friends(hall, 1)
        first = (await ana.say("create", game="template", seats=[ME, ME], start=True))["table"]
        await ana.say("resign", table=first, seat=0)
        moment = {"table": first, "at": 0}
        table = (await ana.say("create", game="template", seats=[ME, ME], moment=moment, **fields))["table"]
        words = said(await ended(hall, ana, table))
        assert "nothing is proved of what was before" in words
        assert ("nothing is proved of its dice" in words) == bool(fields)

    run(play())


def test_a_server_cannot_choose_by_a_bots_share(hall: Hall, run: Run) -> None:
    """The only shares are those of people: a salt beside a bot, or one that is no salt, is refused."""

    async def play() -> str:
        (ana,) = await friends(hall, 1)
        table = (await ana.say("create", game="template", seats=[ME, BOT]))["table"]
        await ana.say("salt", table=table, seat=0, salt="0a")
        return await ended(hall, ana, table)

    record: str = run(play())
    secret = proof(record)["secret"]
    for salts, shares, place in (
        (["0a", "0b"], '["after", "bot"]', "seat 1 is 'bot'"),
        (["0a", "0b"], '["after", "luck"]', "seat 1 is 'luck'"),
        (["0a", ""], '["after"]', "fairness.shares: must be a list with an entry for each seat"),
        (["0a", ""], "7", "fairness.shares: must be a list"),
        (["0a,0b", ""], '["after", "bot"]', "that of seat 0"),
    ):
        forged = re.sub(r"salts = .*", f"salts = {salts}".replace("'", '"'), record)
        forged = re.sub(r"shares = .*", f"shares = {shares}", forged)
        forged = re.sub(r'(?m)^seed = ".*"', f'seed = "{fairness.seed_of(secret, salts)}"', forged)
        with pytest.raises(GameFileError, match=re.escape(place)):
            fairness.verify(forged)
