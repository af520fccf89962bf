"""Cuts: the connection is cut at every message of a game, before and after it was heard, and the game ends the same."""

import argparse
import asyncio
import random
from typing import Any

from cantina.server.hall import Hall

from .memory import memory_hall
from .mutants import PLAIN, verdict
from .scripted import Guest

Message = dict[str, Any]
PARTS = ("state", "actions", "scenes", "logs", "seats", "number of tables")  # of the end of a game


def merge(scene: Any, patch: Any) -> Any:
    """A JSON merge patch applied (RFC 7396)."""
    if not isinstance(patch, dict):
        return patch
    merged = dict(scene) if isinstance(scene, dict) else {}
    for key, value in patch.items():
        if value is None:
            merged.pop(key, None)
        else:
            merged[key] = merge(merged.get(key), value)
    return merged


class CutPlayer:
    """A client as it should be: it keeps scenes and logs, and sends again what was not answered."""

    def __init__(self, hall: Hall, players: int, cut: int, heard: bool) -> None:
        self.hall, self.players, self.cut, self.heard = hall, players, cut, heard
        self.guest_id = hall.guests.new()
        self.guest = Guest(hall, guest=self.guest_id)
        self.table, self.version, self.count, self.cuts = "", 0, 0, 0
        self.scenes: dict[int, Any] = {}
        self.logs: dict[int, dict[int, str]] = {}
        self.faces: dict[int, Message] = {}

    async def send(self, kind: str, **fields: Any) -> Message:
        """Sends a message until it is answered, through whatever happens to the connection."""
        self.count += 1
        fields["id"] = f"m{self.count}"
        if self.count == self.cut:
            if self.heard:
                await self.guest.say(kind, **fields)  # the server hears it, but its answer is lost
            await self.reconnect()
        answer = await self.guest.say(kind, **fields)
        self.take_mail()
        return answer

    async def reconnect(self) -> None:
        """Loses the connection with everything on the way, and comes back."""
        self.cuts += 1
        self.guest.go()
        self.guest = Guest(self.hall, guest=self.guest_id)
        await self.guest.hello()
        if self.table:
            await self.guest.say("watch", table=self.table, have=self.version)
        self.take_mail()

    def take_mail(self) -> None:
        """Takes in what was sent."""
        for message in self.guest.mail:
            if message["type"] in ("table", "moved", "draft"):
                self.version = message["version"]
                for face in message.get("faces", ()):
                    self.take_face(face, message["type"] == "table")
        self.guest.raw.clear()

    def take_face(self, face: Message, whole: bool) -> None:
        """Takes in what one seat sees."""
        seat = face["seat"]
        scene = face.get("scene", {}) or face.get("view", {})
        self.scenes[seat] = scene if whole or "view" in face else merge(self.scenes.get(seat), scene)
        for entry in face.get("log", ()):
            self.logs.setdefault(seat, {})[entry["n"]] = entry["text"]
        self.faces[seat] = face


async def play(game: str, players: int, cut: int, heard: bool) -> tuple[CutPlayer, Any]:
    """Plays a game whose dice and choices are always the same, with one cut; the player and the end of the game."""
    hall = memory_hall()
    player, chance = CutPlayer(hall, players, cut, heard), random.Random(7)
    await player.guest.hello()
    await begin(player, game, players)
    while True:
        seats = [seat for seat, face in sorted(player.faces.items()) if face.get("choices")]
        if not seats:
            break
        seat = chance.choice(seats)
        face = player.faces[seat]
        action = chance.choice(face["choices"])["action"]
        step = face.get("steps", 0)
        if step and chance.random() < 0.2:
            await player.send("back", table=player.table, seat=seat, step=step - 1)
            continue
        answer = await player.send(
            "do", table=player.table, seat=seat, version=player.version, step=step, action=action
        )
        assert answer["type"] == "done", answer
    await player.send("rematch", table=player.table)
    table = hall.rooms[player.table].table
    assert table.course
    assert table.status == "ended"
    names, tables = [holder.name for holder in table.seats], await hall.store.table_count()
    return player, (table.course.states.tobytes(), table.course.played(), player.scenes, player.logs, names, tables)


async def begin(player: CutPlayer, game: str, players: int) -> None:
    """Makes a table, turns the order of its seats round, and starts: what would go wrong if it were done twice."""
    seats = [{"kind": "me", "name": f"P{seat}"} for seat in range(players)]
    made = await player.send("create", game=game, seats=seats, seed="cuts", window=0)
    player.table = made["table"]
    around = [{"kind": "keep", "seat": (seat + 1) % players} for seat in range(players)]
    await player.send("arrange", table=player.table, seats=around)
    await player.send("sit", table=player.table, seat=0, name="Zoe")
    assert (await player.send("start", table=player.table))["type"] == "done"
    await player.send("watch", table=player.table)


async def every_cut(game: str, players: int, step: int = 1, first: int = 1) -> int:
    """Cuts a game at every `step`-th message from the `first` on, both ways; how many messages the game has."""
    whole, end = await play(game, players, 0, False)
    for cut in range(first, whole.count + 1, step):
        for heard in (False, True):
            player, same = await play(game, players, cut, heard)
            if same != end or player.cuts != 1:
                parts = [name for name, a, b in zip(PARTS, same, end, strict=True) if a != b]
                raise AssertionError(
                    f"{game}: cut at message {cut} ({'after' if heard else 'before'}): other {', '.join(parts)}"
                )
    return whole.count


def arguments(parser: argparse.ArgumentParser) -> None:
    """Takes which games, and which server."""
    parser.add_argument("--games", default="template,toy-battle", help="ids with commas")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--step", type=int, default=1, help="cut after every N messages")
    parser.add_argument(
        "--server", choices=(PLAIN, "forgetful"), default=PLAIN,
        help="forgetful: a mutant that forgets the ids of messages; it must be caught",
    )  # fmt: skip


def run(args: argparse.Namespace) -> int:
    """Cuts, and prints how often."""

    def prove() -> None:
        for game in args.games.split(","):
            count = asyncio.run(every_cut(game, args.players, args.step))
            print(
                f"{game:16} {count} messages, cut at each before and after it was heard: always the same end",
                flush=True,
            )

    return verdict(args.server, prove)
