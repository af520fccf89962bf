"""Writes the data of a played server as SQL: `python tests/server/formats/make.py`, run once by the code of each format.

`make.py 3` takes the file of format 2 to format 3 by its own step instead: so those of formats 3 and 4 were made.
"""

import asyncio
import contextlib
import sqlite3
import sys
import tempfile
from pathlib import Path

from cantina.server import migrations
from cantina.server.hall import Hall
from cantina.server.services import Config
from proofs.child import LAX
from proofs.scripted import Guest

HERE = Path(__file__).parent
MOVES = 4


async def play(data: Path) -> None:
    """A game that goes on, a game that has ended, and a table with an open seat."""
    hall = Hall(Config(data, LAX, pauses=(0, 0)))
    ana = Guest(hall, guest="a" * 32)
    await ana.say("hello", protocol=1, name="Ană")
    for last in (MOVES, None):
        made = await ana.say("create", game="template", seats=[{"kind": "me"}] * 2, seed="7", start=True, patience=0)
        await moves(ana, made["table"], last)
    await ana.say("create", game="template", seats=[{"kind": "me"}, {"kind": "open"}], public=True)
    hall.close()


async def moves(guest: Guest, table: str, last: int | None) -> None:
    """Plays the first choice of whoever is to act, so often or to the end."""
    await guest.say("watch", table=table)
    room = guest.hall.rooms[table]
    while room.table.status == "playing" and room.course.ply != last:
        seat = room.course.to_act()[0]
        given = {"version": room.table.version, "step": room.course.steps(seat), "action": room.course.legal(seat)[0]}
        assert (await guest.say("do", table=table, seat=seat, **given))["type"] == "done"


def write(file: sqlite3.Connection) -> None:
    """Writes the file of the format that some data has."""
    (number,) = file.execute("PRAGMA user_version").fetchone()
    script = "\n".join([*file.iterdump(), f"PRAGMA user_version = {number};"])
    (HERE / f"format-{number}.sql").write_text(script + "\n", encoding="utf-8")


def main() -> None:
    """Writes the file of this code's format, or of another one from the file before it."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "cantina.sqlite"
        if not sys.argv[1:]:
            asyncio.run(play(Path(folder)))
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as file:
            for number in map(int, sys.argv[1:]):
                file.executescript((HERE / f"format-{number - 1}.sql").read_text(encoding="utf-8"))
                migrations.take(file, number)
            write(file)


if __name__ == "__main__":
    main()
