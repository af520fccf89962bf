"""Seat links: whatever is said in whatever order, a link opens the seat of the one who asked for it, or nothing."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cantina.server.hall import Hall
from proofs.memory import memory_hall
from proofs.scripted import Guest

from .conftest import Open, Run, friends, table_for

OPEN, ME, BOT = {"kind": "open"}, {"kind": "me"}, {"kind": "bot"}


def keep(*seats: int) -> list[dict[str, Any]]:
    """The wish that the holders of these seats sit in this order."""
    return [{"kind": "keep", "seat": seat} for seat in seats]


def test_a_link_of_a_seat_that_was_given_away_is_dead(hall: Hall, run: Run) -> None:
    """The owner asks for a link, frees the seat, and a friend sits down: the old link does not take it back."""

    async def play() -> None:
        ana, ben = await friends(hall, 2)
        table = (await ana.say("create", game="template", seats=[ME, ME]))["table"]
        token = (await ana.say("link", table=table, seat=1))["token"]
        await ana.say("arrange", table=table, seats=[*keep(0), OPEN])
        await ben.say("sit", table=table, seat=1)
        await ana.say("start", table=table)
        assert (await ana.say("claim", table=table, seat=1, token=token))["code"] == "bad-token"
        assert hall.rooms[table].table.held_by(ben.id) == (1,)

    run(play())


def test_a_link_does_not_follow_its_number(hall: Hall, run: Run) -> None:
    """When the seats are put into another order, a link for a number does not open whoever sits there now."""

    async def play() -> None:
        ana, bea, cy, eve = await friends(hall, 4)
        table = (await ana.say("create", game="template", seats=[ME, OPEN, OPEN, BOT]))["table"]
        for seat, guest in ((1, bea), (2, cy)):
            await guest.say("sit", table=table, seat=seat)
        token = (await bea.say("link", table=table, seat=1))["token"]
        await ana.say("arrange", table=table, seats=keep(0, 2, 1, 3))
        for seat in (1, 2):
            assert (await eve.say("claim", table=table, seat=seat, token=token))["code"] == "bad-token"
        await ana.say("arrange", table=table, seats=keep(0, 2, 1, 3))
        assert (await eve.say("claim", table=table, seat=1, token=token))["code"] == "bad-token", (
            "not even when it is back"
        )

    run(play())


def test_a_link_lives_on_while_its_seat_is_left_alone(open_hall: Open, run: Run) -> None:
    """Options, the order of other seats, a share of the seed, the start and a restart do not spend a link; its use does."""

    async def play() -> None:
        hall = open_hall()
        ana, ben, phone = await friends(hall, 3)
        table = (await ana.say("create", game="template", seats=[ME, OPEN]))["table"]
        await ben.say("sit", table=table, seat=1)
        token = (await ben.say("link", table=table, seat=1))["token"]
        await ana.say("arrange", table=table, seats=keep(0, 1), window=3)
        await ben.say("salt", table=table, seat=1, salt="0b")
        await ana.say("start", table=table)
        again = open_hall()
        phone, other = Guest(again, guest=phone.id), Guest(again)
        for guest in (phone, other):
            await guest.hello()
        assert (await phone.say("claim", table=table, seat=1, token=token))["stored"]
        assert (await other.say("claim", table=table, seat=1, token=token))["code"] == "bad-token"
        assert again.rooms[table].table.seats[1].salt == "0b", "the dice of a game stay what they are"

    run(play())


def test_a_share_stays_with_its_device(hall: Hall, run: Run) -> None:
    """Before the start, a device that takes a seat over gives a share of its own."""

    async def play() -> None:
        ana, phone = await friends(hall, 2)
        table = (await ana.say("create", game="template", seats=[ME, BOT]))["table"]
        await ana.say("salt", table=table, seat=0, salt="0a")
        token = (await ana.say("link", table=table, seat=0))["token"]
        await phone.say("claim", table=table, seat=0, token=token)
        assert "salted" not in (await phone.say("watch", table=table))["seats"][0]

    run(play())


# Any order of messages


@dataclass
class Handed:
    """A link that was handed out; it is dead for ever once its asker was without the seat."""

    seat: int
    asker: Guest
    token: str
    dead: bool = False


Step = tuple[str, int, int]  # what, who, and a number that says where or which
STEPS = st.tuples(
    st.sampled_from(["arrange", "sit", "sit", "stand", "link", "link", "claim", "salt"]),
    st.integers(0, 3),
    st.integers(0, 119),
)
ORDERS = [[a, b, c] for a in range(3) for b in range(3) for c in range(3) if len({a, b, c}) == 3]
WISHES = [ME, OPEN, BOT]


def wishes(number: int) -> list[dict[str, Any]]:
    """One of many arrangements: an order in which seats are kept, and perhaps one that is filled anew."""
    seats, (where, what) = keep(*ORDERS[number % 6]), divmod(number // 6, 4)
    if where < 3 and what < 3:
        seats[where] = WISHES[what]
    return [*seats, BOT]


class Walk:
    """A table and four people who send each other's messages in any order."""

    async def begin(self) -> None:
        """Everyone says hello; the first makes the table."""
        self.hall = memory_hall()
        self.guests = await friends(self.hall, 4)
        made = await self.guests[0].say("create", game="template", seats=[ME, OPEN, OPEN, BOT])
        self.table, self.handed = str(made["table"]), list[Handed]()

    async def step(self, what: str, who: int, number: int) -> None:
        """Says one thing, and notes which links are dead by it."""
        guest, seat = self.guests[who], number % 3
        if what == "arrange":
            await guest.say("arrange", table=self.table, seats=wishes(number))
        elif what == "claim" and self.handed:
            await self.claim(guest, self.handed[number % len(self.handed)])
        elif what == "link":
            answer = await guest.say("link", table=self.table, seat=seat)
            if answer["type"] == "link":
                self.handed.append(Handed(seat, guest, answer["token"]))
        elif what != "claim":
            await guest.say(what, table=self.table, seat=seat, **({"salt": "0c"} if what == "salt" else {}))
        self.look()

    def holder(self, seat: int) -> str:
        """Who holds a seat."""
        return self.hall.rooms[self.table].table.seats[seat].guest

    def look(self) -> None:
        """Notes links whose asker has lost the seat."""
        for link in self.handed:
            link.dead = link.dead or self.holder(link.seat) != link.asker.id

    async def claim(self, guest: Guest, link: Handed) -> None:
        """Uses a link on every seat: it must open none but its own, and that only while its asker has had it all along."""
        for seat in (0, 1, 2):
            before = [holder.guest for holder in self.hall.rooms[self.table].table.seats]
            if before[seat] == guest.id:
                continue  # one's own needs no taking over
            answer = await guest.say("claim", table=self.table, seat=seat, token=link.token)
            if answer["type"] == "done":
                assert seat == link.seat
                assert not link.dead
                assert before[seat] == link.asker.id
                for other in self.handed:
                    other.dead = other.dead or other.seat == seat  # it is spent, and so are all others to the seat
            else:
                assert answer["code"] == "bad-token"
                assert [holder.guest for holder in self.hall.rooms[self.table].table.seats] == before


@settings(max_examples=60, deadline=None)
@given(st.lists(STEPS, min_size=4, max_size=25), st.booleans())
def test_no_order_of_messages_brings_a_link_back(steps: Sequence[Step], start: bool) -> None:
    """After any messages about seats, in the waiting room and in play, a link opens only the seat of who asked for it."""

    async def walk() -> None:
        table = Walk()
        await table.begin()
        for step in steps:
            await table.step(*step)
        if start:
            await table.guests[0].say("start", table=table.table)
        for link in table.handed:
            await table.claim(table.guests[3], link)

    asyncio.run(walk())


def test_strangers_learn_nothing_from_wrong_links(hall: Hall, run: Run) -> None:
    """At a table that may not be watched a wrong link is answered like a table that is not there; a right one opens."""

    async def play() -> None:
        ana, ben, phone = await friends(hall, 3)
        table = await table_for([ana, ben], watchers=False)
        token = (await ana.say("link", table=table, seat=0))["token"]
        wrong = await phone.say("claim", table=table, seat=0, token="x" * 24, id="w")
        assert wrong == await phone.say("claim", table="a" * 12, seat=0, token="x" * 24, id="w")
        assert (await phone.say("claim", table=table, seat=0, token=token))["stored"]
        assert (await phone.say("watch", table=table))["held"] == [0]
        assert (await ana.say("watch", table=table))["type"] == "table", "the owner still may"
        token = (await ben.say("link", table=table, seat=1))["token"]
        await phone.say("claim", table=table, seat=1, token=token)
        assert (await ben.say("watch", table=table))["code"] == "no-table"

    run(play())


@pytest.mark.parametrize("way", ["stand and sit", "another device and back"])
def test_a_link_is_dead_when_its_asker_has_the_seat_again(hall: Hall, run: Run, way: str) -> None:
    """Whoever was without the seat, however shortly, has to ask for a new link; that one opens."""

    async def play() -> None:
        ana, ben, phone = await friends(hall, 3)
        table = (await ana.say("create", game="template", seats=[ME, OPEN]))["table"]
        await ben.say("sit", table=table, seat=1)
        old = (await ben.say("link", table=table, seat=1))["token"]
        if way == "stand and sit":
            await ben.say("stand", table=table, seat=1)
            await ben.say("sit", table=table, seat=1)
        else:
            await phone.say("claim", table=table, seat=1, token=old)
            back = (await phone.say("link", table=table, seat=1))["token"]
            await ben.say("claim", table=table, seat=1, token=back)
        assert hall.rooms[table].table.held_by(ben.id) == (1,)
        assert (await phone.say("claim", table=table, seat=1, token=old))["code"] == "bad-token"
        new = (await ben.say("link", table=table, seat=1))["token"]
        assert (await phone.say("claim", table=table, seat=1, token=new))["stored"]

    run(play())
