"""Secrecy: a server whose hidden part was dealt again sends a seat the same bytes wherever the seat sees the same position.

At every action of whole games, for every seat and for spectators: a second server gets the table with everything that the
viewer cannot know dealt again. Both are asked the same things, refusals included, and then the same action is played on both. What
the viewer hears must be equal byte for byte: messages, their number, their order. After the action that is so whenever the viewer
sees the same position on both. A stranger asks every question there is of the table as if it had no watchers, and must hear the
same as of a table that does not exist.
"""

import argparse
import asyncio
import copy
import random
from collections.abc import Sequence
from typing import Any

import msgspec

from cantina.core.game import Array
from cantina.core.header import SPECTATOR
from cantina.core.registry import all_facts
from cantina.server.board import Board
from cantina.server.course import Course, Diary
from cantina.server.hall import Hall
from cantina.server.tables import Table

from .memory import memory_hall
from .questions import NEEDLESS, NOWHERE, kinds, question
from .scripted import Guest, settle

WATCHER = "watcher"
# What is asked of a game in play beside `look`, `log`, `why` and `do`: most of it is refused, in the same words.
ASIDE = ("arrange", "claim", "curve", "link", "rematch", "replay", "salt", "sit", "stand", "start")


def guest_id(seat: int) -> str:
    """The guest in a seat, or the one who watches."""
    return WATCHER if seat == SPECTATOR else f"guest-{seat}"


async def begin(game: str, players: int, seed: int) -> tuple[Hall, str]:
    """A hall with a table about to be played, each seat held by a guest of its own."""
    hall = memory_hall()
    owner = Guest(hall, guest=guest_id(0))
    await owner.hello()
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
    made = await owner.say("create", game=game, seats=seats, window=15, patience=0)
    table = str(made["table"])
    for seat in range(1, players):
        guest = Guest(hall, guest=guest_id(seat))
        await guest.hello()
        await guest.say("sit", table=table, seat=seat, salt=f"{seed % 256:02x}")
        guest.go()
    await owner.say("start", table=table)
    owner.go()
    return hall, table


def redealt(board: Board, states: Array, viewer: int, key: int) -> Array:
    """A state with what a viewer cannot know dealt again."""
    found = board.hide(states, viewer).copy()
    found["rng"][0] = key
    board.kernels["redeal_at"](board.worlds, found, 0)
    return found


def dealt_anew(table: Table, viewer: int, key: int) -> Table | None:
    """The table with what a viewer cannot know dealt again; None when a draft of another is impossible then."""
    old = table.course
    assert old
    course = Course(old.board, old.seed, redealt(old.board, old.states, viewer, key))
    course.before = None if old.before is None else redealt(old.board, old.before, viewer, key)
    course.actions, course.counts = old.actions[:], list(old.counts)
    course.leads, course.autos = old.leads[:], dict(old.autos)
    course.diary = Diary()
    course.diary.events, course.diary.plies = old.diary.events[:], old.diary.plies[:]
    for seat, draft in old.drafts.items():
        for action, mark in zip(draft.actions, draft.ids, strict=True):
            if action not in course.legal(seat) or course.add(seat, action, mark):
                return None
    twin = copy.copy(table)
    twin.course, twin.seats, twin.done, twin.plies = course, list(table.seats), dict(table.done), table.plies[:]
    return twin


class Twins:
    """Two halls with one table each, which a viewer cannot tell apart."""

    def __init__(self, one: Table, other: Table, viewer: int) -> None:
        self.viewer = viewer
        self.tables = (one, other)
        self.halls = (memory_hall(), memory_hall())
        for hall, table in zip(self.halls, self.tables, strict=True):
            hall.rooms.add(table).ready = [0] * len(table.seats)
            for version in range(1, table.version + 1):  # what a store must have before it takes the next change
                hall.store.append(table.id, version, b"{}")
        self.eyes = [Guest(hall, "v", guest=guest_id(viewer)) for hall in self.halls]

    async def both(self, guests: Sequence[Guest], kind: str, **fields: Any) -> list[dict[str, Any]]:
        """Says the same to both."""
        answers = [await guest.say(kind, **{"table": self.tables[0].id, **fields}) for guest in guests]
        await settle()
        return answers

    def same(self, what: str) -> None:
        """Fails unless the viewer has heard the same bytes from both."""
        one, other = (guest.raw for guest in self.eyes)
        if one != other:
            first = next(
                (i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
            )
            shown = [raw[first] if first < len(raw) else "(nothing)" for raw in (one, other)]
            raise AssertionError(f"viewer {self.viewer} can tell two deals apart by {what}:\n{shown[0]}\n{shown[1]}")
        for guest in self.eyes:
            guest.raw.clear()

    def alike(self) -> bool:
        """Whether the viewer sees the same position on both."""
        seen = []
        for table in self.tables:
            assert table.course
            seen.append(table.course.board.hide(table.course.states, self.viewer).tobytes())
        return seen[0] == seen[1]


async def look_around(pair: Twins, chance: random.Random) -> None:
    """Asks everything that a viewer can ask."""
    for guest in pair.eyes:
        await guest.hello()
    course = pair.tables[0].course
    assert course
    await pair.both(pair.eyes, "watch")
    for seat in {pair.viewer, SPECTATOR, 0}:
        await pair.both(pair.eyes, "look", seat=seat)
        await pair.both(pair.eyes, "log", seat=seat, count=20)
    for kind in ASIDE:
        await pair.both(pair.eyes, kind, **question(kind, pair.tables[0].id, max(pair.viewer, 0)))
    actions = course.board.game.actions
    for action in [chance.randrange(actions) for _ in range(3)]:
        seat = max(pair.viewer, 0)
        await pair.both(pair.eyes, "why", seat=seat, action=action)
        if action not in course.legal(seat) or pair.viewer < 0:
            version, steps = pair.tables[0].version, course.steps(seat)
            await pair.both(pair.eyes, "do", seat=seat, version=version, step=steps, action=action)
    pair.same("what it can ask")


async def compare(table: Table, viewer: int, seat: int, action: int, chance: random.Random) -> bool:
    """Compares what a viewer hears before and after an action; whether the second was possible."""
    twin = dealt_anew(table, viewer, chance.getrandbits(63))
    again = dealt_anew_same(table)
    if twin is None:
        return False
    pair = Twins(again, twin, viewer)
    await look_around(pair, chance)
    assert twin.course
    if action not in twin.course.legal(seat):
        return False
    movers = pair.eyes if seat == viewer else [Guest(hall, "m", guest=guest_id(seat)) for hall in pair.halls]
    if seat != viewer:
        for mover in movers:
            await mover.hello()
    assert again.course
    steps = again.course.steps(seat)
    answers = await pair.both(movers, "do", seat=seat, version=table.version, step=steps, action=action)
    assert all(answer["type"] == "done" for answer in answers), answers
    if again.version != twin.version or not pair.alike():
        return False
    pair.same(f"what it hears of the action {action} of seat {seat}")
    return True


def dealt_anew_same(table: Table) -> Table:
    """A copy of the table as it is, so that the game itself is not touched."""
    old = table.course
    assert old
    course = Course(old.board, old.seed, old.states.copy())
    course.before = old.before
    course.actions, course.counts = old.actions[:], list(old.counts)
    course.leads, course.autos = old.leads[:], dict(old.autos)
    course.diary.events, course.diary.plies = old.diary.events[:], old.diary.plies[:]
    for seat, draft in old.drafts.items():
        for action, mark in zip(draft.actions, draft.ids, strict=True):
            course.add(seat, action, mark)
    twin = copy.copy(table)
    twin.course, twin.seats, twin.done, twin.plies = course, list(table.seats), dict(table.done), table.plies[:]
    return twin


async def closed_door(table: Table) -> None:
    """Fails unless a stranger hears the same of a table without watchers as of one that does not exist, whatever is asked."""
    closed, hall = dealt_anew_same(table), memory_hall()
    closed.settings = msgspec.structs.replace(table.settings, watchers=False)
    hall.rooms.add(closed)
    stranger = Guest(hall, "s")
    await stranger.hello()
    for kind in kinds():
        answers = [await stranger.say(kind, id="q", **question(kind, where)) for where in (closed.id, NOWHERE)]
        heard = [{**answer, "table": ""} for answer in answers]
        if heard[0] != heard[1] or (heard[0].get("code") != "no-table" and kind not in NEEDLESS):
            raise AssertionError(f"a stranger can tell a closed table from none by {kind}:\n{heard[0]}\n{heard[1]}")


async def whole_game(game: str, players: int, seed: int, most: int) -> dict[str, int]:
    """Plays one game at random and compares at every action for every viewer; how often."""
    chance = random.Random(f"{game} {players} {seed}")
    hall, table_id = await begin(game, players, seed)
    room = hall.rooms[table_id]
    guests = [Guest(hall, guest=guest_id(seat)) for seat in range(players)]
    for guest in guests:
        await guest.hello()
    await guests[0].say("watch", table=table_id)  # a table that nobody watches leaves the memory
    found = {"actions": 0, "asked": 0, "compared": 0}
    while room.table.status == "playing" and found["actions"] < most:
        course = room.table.course
        assert course
        seat = chance.choice(course.to_act())
        action = chance.choice(course.legal(seat))
        await closed_door(room.table)
        for viewer in (SPECTATOR, *range(players)):
            found["asked"] += 1
            found["compared"] += await compare(room.table, viewer, seat, action, chance)
        version, steps = room.table.version, course.steps(seat)
        answer = await guests[seat].say("do", table=table_id, seat=seat, version=version, step=steps, action=action)
        assert answer["type"] == "done", answer
        found["actions"] += 1
    return found


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes which games, and how many of each."""
    parser.add_argument("--games", default="", help="ids with commas (default: all)")
    parser.add_argument("--each", type=int, default=1, help="games of each number of players")
    parser.add_argument("--most", type=int, default=100_000, help="actions of a game")


def run(args: argparse.Namespace) -> int:
    """Compares, and prints how often."""
    wanted = args.games.split(",") if args.games else list(all_facts())
    for name in wanted:
        for players in all_facts()[name].players:
            for seed in range(args.each):
                found = asyncio.run(whole_game(name, players, seed, args.most))
                print(
                    f"{name:16} {players} players: {found['actions']:5} actions, {found['asked']:6} looks, "
                    f"{found['compared']:6} moves compared: the same bytes",
                    flush=True,
                )
    return 0
