"""In whose turn something happened: the log says it alike while it is drafted, when it is played, and when it is loaded."""

import random

import pytest

from cantina.server.hall import Hall
from proofs.scripted import Guest

from .conftest import Open, Run, alone


async def play_on(guest: Guest, hall: Hall, table: str, count: int) -> list[tuple[int, int]]:
    """Plays by chance, one click after the other, and returns the seat of every action with the one whose turn it was."""
    course, chance = hall.rooms[table].course, random.Random(3)
    for n in range(count):
        seat = course.to_act()[0]
        fields = {"version": hall.rooms[table].table.version, "step": course.steps(seat), "id": f"d{n}"}
        await guest.say("do", table=table, seat=seat, action=chance.choice(course.legal(seat)), **fields)
        if hall.rooms[table].table.status != "playing":
            break
    return [(seat, lead) for (seat, _), lead in zip(course.played(), course.leads, strict=True)]


@pytest.mark.parametrize("game", ["template", "super-teams"])
def test_a_draft_that_was_played_tells_the_same_as_a_table_that_is_loaded(game: str, open_hall: Open, run: Run) -> None:
    async def live() -> tuple[str, list[tuple[int, int]]]:
        hall = open_hall()
        guest, table = await alone(hall, game, seats=2)
        return table, await play_on(guest, hall, table, 120)

    async def loaded(table: str) -> list[int]:
        room = await open_hall().rooms.find(table)
        return list(room.course.leads)

    table, played = run(live())
    assert run(loaded(table)) == [lead for _, lead in played]
    assert {lead for _, lead in played} == {0, 1}


def test_a_turn_is_the_seats_own_even_after_a_pass(hall: Hall, run: Run) -> None:
    """Whoever passes a window and then begins a turn, all in one draft, begins it as its own."""

    async def turns() -> list[tuple[int, str, int]]:
        guest, table = await alone(hall, "super-teams", seats=2)
        played = await play_on(guest, hall, table, 120)
        course = hall.rooms[table].course
        parts = [course.board.game.parts(course.board.world, action)[0] for _, action in course.played()]
        return [(seat, part, lead) for (seat, lead), part in zip(played, parts, strict=True)]

    found = run(turns())
    assert all(lead == seat for seat, part, lead in found if part == "play")
    assert any(lead != seat for seat, part, lead in found if part == "pass")
