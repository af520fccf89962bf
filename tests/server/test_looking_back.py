"""Looking back at long games: everything comes, in whatever order it is asked for, and nobody waits for it."""

import asyncio
import threading
from itertools import pairwise
from typing import Any

import pytest

from cantina.server import curves, replays
from cantina.server.archives import merged
from cantina.server.hall import Hall
from cantina.server.limits import Limits
from cantina.server.store import ARCHIVE
from proofs.scripted import Guest

from .conftest import Open, Run, alone, friends
from .long_games import play_out


def test_a_long_game_is_never_refused_for_the_number_of_its_parts(
    open_hall: Open, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "PART", 3000)  # so that a short game has the parts of a long one
    hall = open_hall(limits=Limits(messages=(1000.0, 1000), heavy=(0.0, 3)))

    async def look() -> None:
        guest, table = await alone(hall)
        await play_out(hall, table)
        of = 1
        for round_ in range(4):
            at = 0
            frames: list[Any] = []
            while at <= of:
                answer = await guest.say("replay", table=table, at=at, count=1000, patches=True)
                assert answer["type"] == "replay", answer
                of, at = answer["of"], answer["frames"][-1]["at"] + 1
                frames += answer["frames"]
                assert answer.get("still") if frames[0] is answer["frames"][0] else not answer.get("still")
            assert (await guest.say("curve", table=table))["type"] == "curve", round_
        assert [frame["at"] for frame in frames] == list(range(of + 1))

    run(look())


def test_what_has_to_be_made_counts_as_work_of_whoever_asks_first(open_hall: Open, run: Run) -> None:
    hall = open_hall(limits=Limits(heavy=(0.0, 3)))

    async def look() -> None:
        guest, table = await alone(hall)
        await play_out(hall, table)
        await guest.say("curve", table=table)
        _, other = await alone(hall, seed="8")
        await play_out(hall, other)
        assert (await guest.say("curve", table=other))["code"] == "too-fast"
        elsewhere = Guest(hall, "Eva", address="elsewhere")
        await elsewhere.hello()
        assert (await elsewhere.say("curve", table=other))["type"] == "curve"
        assert (await guest.say("curve", table=other))["type"] == "curve"

    run(look())


def test_patches_give_the_pictures_that_are_given_whole(hall: Hall, run: Run) -> None:
    async def look() -> None:
        guest, table = await alone(hall)
        await play_out(hall, table)
        whole = await guest.say("replay", table=table, count=20)
        patched = await guest.say("replay", table=table, count=20, patches=True)
        later = await guest.say("replay", table=table, at=7, count=5, patches=True)
        picture: dict[str, Any] = {}
        for frame, patch in zip(whole["frames"], patched["frames"], strict=True):
            picture = merged(picture, patch["scene"])
            assert frame["scene"] == picture
            assert {**frame, "scene": 0} == {**patch, "scene": 0}
        assert len(str(patched)) < len(str(whole))
        assert later["frames"][0]["scene"] == whole["frames"][7]["scene"]

    run(look())


def test_all_hands_lie_open_in_a_replay(hall: Hall, run: Run) -> None:
    async def look() -> None:
        guest, table = await alone(hall)
        await play_out(hall, table)
        scene = (await guest.say("replay", table=table))["frames"][0]["scene"]
        assert all(scene["hands"][seat] for seat in ("0", "1"))

    run(look())


def test_a_replay_while_the_game_goes_on_is_refused(hall: Hall, run: Run) -> None:
    async def look() -> None:
        guest, table = await alone(hall)
        assert (await guest.say("replay", table=table))["code"] == "not-now"
        assert (await guest.say("curve", table=table))["code"] == "not-now"

    run(look())


def test_archives_are_made_off_the_event_loop_and_once_for_all(hall: Hall, run: Run) -> None:
    """While the keeper's thread is held, moves go on; everybody who asks gets the one archive."""

    async def look() -> None:
        guest, table = await alone(hall)
        held = threading.Event()
        blocked = asyncio.ensure_future(hall.keeper.run(held.wait))
        await play_out(hall, table)
        asks = [asyncio.ensure_future(other.say("replay", table=table)) for other in await friends(hall, 3)]
        guest2, playing = await alone(hall, seed="9")
        await play_out(hall, playing)
        assert hall.rooms[playing].table.status == "ended"
        assert hall.keeper.makes(ARCHIVE, table)
        assert not any(ask.done() for ask in asks)
        held.set()
        await blocked
        assert [answer["type"] for answer in await asyncio.gather(*asks)] == ["replay"] * 3
        assert guest.mail
        assert guest2.mail

    run(look())


def test_a_game_that_was_resigned_at_once_has_a_replay_and_a_curve(hall: Hall, run: Run) -> None:
    async def look() -> None:
        guest, table = await alone(hall)
        await guest.say("resign", table=table, seat=1)
        assert (await guest.say("replay", table=table, count=5))["of"] == 0
        assert (await guest.say("curve", table=table))["points"] == [[0, [1.0, 0.0]]]
        archive = await hall.keeper.archive(hall.rooms[table].table)
        assert (archive.reason, archive.resigned) == ("resigned", [1])

    run(look())


# The curve


def test_points_stand_at_moves_so_that_each_swing_has_one_mover(hall: Hall, run: Run) -> None:
    async def look() -> None:
        guest, table = await alone(hall)
        await play_out(hall, table)
        await guest.say("curve", table=table)
        points = guest.last("curve")["points"]
        assert guest.last("curve")["whole"]
        frames = (await guest.say("replay", table=table, count=100))["frames"]
        assert [at for at, _ in points] == [0, *(frame["at"] for frame in frames if frame.get("moved") and frame["at"])]
        for (before, _), (after, _) in pairwise(points):
            assert len({frame["seat"] for frame in frames[before + 1 : after + 1]}) == 1
        assert all(len(chances) == 2 and abs(sum(chances) - 1) < 0.01 for _, chances in points[:-1])
        assert points[-1][1] == [(value + 1) / 2 for value in hall.rooms[table].table.returns()]

    run(look())


def test_two_who_play_together_have_the_same_chances(hall: Hall, run: Run) -> None:
    async def look() -> None:
        guest, table = await alone(hall, "conflict")
        await play_out(hall, table)
        await guest.say("curve", table=table)
        assert all(mine == yours for _, (mine, yours) in guest.last("curve")["points"])

    run(look())


@pytest.mark.parametrize(
    ("game", "seats", "teams"),
    [
        ("super-teams", 4, [0, 1, 0, 1]), ("super-teams", 3, [0, 1, 2]), ("risk-star-wars", 4, [0, 1, 1, 0]),
        ("conflict", 3, [0, 0, 0]), ("toy-battle", 2, [0, 1]), ("template", 2, [0, 1]),
    ],
)  # fmt: skip
def test_chances_are_those_of_teams_also_where_nobody_has_won(
    hall: Hall, run: Run, game: str, seats: int, teams: list[int]
) -> None:
    """A game that is given up has no winners by whom partners could be told: the table says who plays with whom."""

    async def look() -> None:
        _, table = await alone(hall, game, seats=seats)
        found = curves.teams_of(hall.rooms[table].table)
        assert [found.index(team) for team in found] == [teams.index(team) for team in teams]

    run(look())


def test_a_curve_is_read_once_and_kept(open_hall: Open, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = open_hall()

    async def read() -> tuple[str, Any]:
        guest, table = await alone(hall)
        await play_out(hall, table)
        await guest.say("curve", table=table)
        return table, guest.last("curve")["points"]

    table, points = run(read())
    monkeypatch.setattr(curves, "decisions", None)  # nobody reads it again
    hall = open_hall()

    async def again() -> None:
        (guest,) = await friends(hall, 1)
        answer = await guest.say("curve", table=table)
        assert (answer["points"], answer["whole"]) == (points, True)

    run(again())


def test_a_very_long_game_is_read_at_some_of_its_moves(hall: Hall, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(curves, "MOST", 5)

    async def read() -> None:
        guest, table = await alone(hall)
        await play_out(hall, table)
        await guest.say("curve", table=table)
        assert 3 <= len(guest.last("curve")["points"]) <= 6

    run(read())


def test_a_swing_is_what_a_move_changed_not_whose_turn_it_is() -> None:
    """Ana sees her chances too high by a tenth, Ben too low; after move 40 they are another."""
    line = [(0.3 if i < 40 else 0.7) + (0.1 if i % 2 else -0.1) for i in range(80)]
    found = curves.levelled(line, [i % 2 for i in range(80)])
    swings = [abs(after - before) for before, after in pairwise(found)]
    assert swings.index(max(swings)) == 39
    assert max(swings) > 0.3
    assert sorted(swings)[-2] < 0.15
