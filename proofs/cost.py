"""Cost: the processor time that a server spends on a stored move and on a draft step, without sockets and without a disk."""

import argparse
import asyncio
import random
import time
from typing import Any

import msgspec

from cantina.server.connection import Connection
from cantina.server.hall import Hall
from cantina.server.room import Room

from .load import Figures, at
from .memory import memory_hall
from .scripted import Guest


def deaf(_text: bytes) -> bool:
    """Takes a text as a socket does that nobody has to wait for, and lets it pass by."""
    return True


async def seated(hall: Hall, game: str, players: int) -> tuple[Room, list[Connection]]:
    """A table in play with a guest in each seat, and their connections."""
    guests = [Guest(hall) for _ in range(players)]
    for guest in guests:
        await guest.hello()
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
    table = (await guests[0].say("create", game=game, seats=seats, window=0, patience=0))["table"]
    for seat, guest in enumerate(guests):
        if seat:
            await guest.say("sit", table=table, seat=seat)
        await guest.say("watch", table=table)
    await guests[0].say("start", table=table)
    for guest in guests:
        guest.person.write = deaf
    return hall.rooms[table], [guest.person for guest in guests]


async def act(hall: Hall, room: Room, people: list[Connection], chance: random.Random, figures: Figures) -> None:
    """Lets a seat choose any action, and notes what it cost under what became of it: a stored move or a draft step."""
    course, version = room.course, room.table.version
    seat = course.to_act()[0]
    said: dict[str, Any] = {
        "type": "do", "id": f"{course.ply}-{course.steps(seat)}", "table": room.id, "seat": seat, "version": version,
        "step": course.steps(seat), "action": chance.choice(course.legal(seat)),
    }  # fmt: skip
    frame = msgspec.json.encode(said).decode()
    begun = time.thread_time()
    await hall.receive(people[seat], frame)
    spent = time.thread_time() - begun
    (figures.acks if room.table.version > version else figures.drafts).append(spent)


async def play(args: argparse.Namespace) -> Figures:
    """What each action of many tables cost; tables take turns, as on a full server."""
    hall, chance, figures = memory_hall(), random.Random(1), Figures()
    tables = [await seated(hall, args.game, args.players) for _ in range(args.tables)]
    for round_ in range(args.actions):
        if round_ == args.actions // 5:  # the words of the first actions are being learned
            figures = Figures()
        for room, people in tables:
            if room.table.status == "playing":
                await act(hall, room, people, chance, figures)
    hall.close()
    return figures


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes the size of what is played."""
    parser.add_argument("--game", default="super-teams")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--actions", type=int, default=100, help="how many actions are played at each table")


def run(args: argparse.Namespace) -> int:
    """Measures and prints the figures."""
    figures = asyncio.run(play(args))
    for name, values in (("a stored move", figures.acks), ("a draft step", figures.drafts)):
        mean = sum(values) / max(len(values), 1) * 1e6
        print(f"{name:16} {len(values):7} {mean:8.0f} µs, half of them under {at(values, 0.5) * 1000:.0f} µs")
    return 0
