"""Fuzz: malformed, foreign, late, replayed and random messages: each is answered or refused, and none changes a table."""

import argparse
import asyncio
import json
import logging
import random
from collections import Counter
from typing import Any

import msgspec

from cantina.server import messages
from cantina.server.hall import Hall

from .memory import memory_hall
from .mutants import MUTANTS, PLAIN, verdict
from .scripted import Guest

KINDS = [str(kind.__struct_config__.tag) for kind in messages.Incoming.__args__]
FIELDS = sorted({f.encode_name for kind in messages.Incoming.__args__ for f in msgspec.structs.fields(kind)})
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2**31,
    2**63,
    -(2**64),
    1.5,
    "",
    "x",
    "ș" * 50,
    [],
    {},
    [[]],
    {"": 1},
    "a" * 12,
    "0" * 500,
]


class Alarm(logging.Handler):
    """Notices every exception that the server logs."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.seen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Notes one."""
        self.seen.append(self.format(record))


def random_message(chance: random.Random, table: str) -> bytes:
    """Something that a client might send, if it were broken or mean."""
    style = chance.randrange(8)
    if style == 0:
        return chance.randbytes(chance.randrange(80))
    message = sensible(chance, table)
    if style == 1:
        message["type"] = chance.choice([*KINDS, "nonsense", 7])
    if style <= 3:
        for field in chance.sample(FIELDS, chance.randrange(1, 4)):
            message[field] = chance.choice(ODD)
    body = bytearray(json.dumps(message, ensure_ascii=False).encode())
    if style == 4:
        for _ in range(chance.randrange(1, 4)):
            body[chance.randrange(len(body))] = chance.randrange(256)
    if style == 5 and chance.random() < 0.05:
        body += b" " * 5000
    return bytes(body)


def sensible(chance: random.Random, table: str) -> dict[str, Any]:
    """A message with the right fields of the right types."""
    kind = chance.choice(list(messages.Incoming.__args__))
    tag = str(kind.__struct_config__.tag)
    if tag == "hello":
        return {"type": tag, "protocol": 1, "lang": chance.choice(["en", "pl"])}
    likely: dict[str, Any] = {
        "table": table if chance.random() < 0.9 else "a" * 12,
        "seat": chance.randrange(3),
        "id": f"f{chance.randrange(99)}",
        "version": chance.randrange(5),
        "step": chance.randrange(2),
        "action": chance.randrange(12),
        "at": chance.randrange(5),
        "game": chance.choice(["template", "no-such-game"]),
        "seats": [{"kind": chance.choice(["me", "bot", "open", "keep"])}] * chance.choice([1, 2, 2, 4]),
        "mode": chance.choice(["ask", "nothing", "always"]),
        "emote": chance.choice(messages.EMOTES),
        "token": "t" * 24,
        "salt": "0a",
        "element": chance.choice(["bid-1", "action-pass", "nothing"]),
        "count": chance.randrange(1, 20),
    }
    fields = msgspec.structs.fields(kind)
    return {"type": tag} | {f.name: likely[f.name] for f in fields if f.name in likely}


async def table_of(hall: Hall) -> tuple[Guest, str]:
    """A table in play that belongs to somebody else."""
    owner = Guest(hall, "owner")
    await owner.hello()
    made = await owner.say(
        "create", game="template", seats=[{"kind": "me"}, {"kind": "me"}], start=True, patience=0, window=0
    )
    await owner.say("watch", table=made["table"])  # a table that nobody watches leaves the memory
    return owner, str(made["table"])


async def attack(count: int, seed: int) -> Counter[str]:
    """Sends random messages as a stranger at a table, then as its owner; what was answered, by code."""
    alarm, root = Alarm(), logging.getLogger("cantina")
    root.addHandler(alarm)
    try:
        hall = memory_hall()
        owner, table = await table_of(hall)
        stranger, chance = Guest(hall, "stranger"), random.Random(seed)
        answers: Counter[str] = Counter()
        for n in range(count):
            if n == 100:
                await stranger.hello()
            before = await hall.store.changes(table), state_of(hall, table)
            stranger.raw.clear()
            await hall.receive(stranger.person, random_message(chance, table))
            while stranger.person.flushing:
                await asyncio.sleep(0)
            answers.update(answer_of(text) for text in stranger.raw)
            if (await hall.store.changes(table), state_of(hall, table)) != before:
                raise AssertionError(f"message {n} of a stranger changed the table")
            if n % 50 == 0:
                await replayed(hall, owner, stranger, table)
            if n % 1000 == 0:
                for line in await hall.store.lines(stranger.id, count=1000):  # its own tables are not looked at
                    if line.table != table:
                        await hall.rooms.remove(await hall.rooms.find(line.table))
        owner.go()
        if alarm.seen:
            raise AssertionError(f"{len(alarm.seen)} exceptions escaped, the first:\n{alarm.seen[0]}")
        return answers
    finally:
        root.removeHandler(alarm)


async def replayed(hall: Hall, owner: Guest, stranger: Guest, table: str) -> None:
    """Lets the owner play, and sends the owner's own message again, by the owner and by a stranger: it counts once."""
    course = hall.rooms[table].table.course
    assert course
    if course.ended:
        return
    seat = course.to_act()[0]
    steps = course.steps(seat)
    fields = {
        "table": table,
        "seat": seat,
        "version": hall.rooms[table].table.version,
        "id": f"own{course.ply}-{bool(steps)}",
    }
    fields |= {"step": steps, "action": course.legal(seat)[0]}
    first = await owner.say("do", **fields)
    before = state_of(hall, table)
    again = await owner.say("do", **fields)
    if first["type"] != "done" or again["type"] != "done" or state_of(hall, table) != before:
        raise AssertionError(f"a message that came twice counted twice: {first}, {again}")
    await stranger.say("do", **fields)
    if state_of(hall, table) != before:
        raise AssertionError("the owner's own message, said by a stranger, changed the table")


def state_of(hall: Hall, table: str) -> bytes:
    """The state of a table, its drafts included."""
    course = hall.rooms[table].table.course
    assert course
    return bytes(course.states.tobytes()) + b"".join(d.states.tobytes() for d in course.drafts.values())


def answer_of(text: str) -> str:
    """The kind of an answer, and the code of a refusal."""
    message = msgspec.json.decode(text)
    return f"refused {message['code']}" if message["type"] == "refused" else str(message["type"])


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes the number of messages, and which server is to hear them."""
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--server", choices=(PLAIN, *MUTANTS), default=PLAIN, help="any other is a mutant, which must be caught"
    )


def run(args: argparse.Namespace) -> int:
    """Attacks, and prints what was answered."""

    def prove() -> None:
        answers = asyncio.run(attack(args.messages, args.seed))
        for kind, count in answers.most_common():
            print(f"{kind:24} {count:9}")
        print(f"{args.messages} messages: no exception escaped, no table changed")

    return verdict(args.server, prove)
