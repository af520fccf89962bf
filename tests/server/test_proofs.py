"""The proofs in their short forms (floods and clocks have their own files); `python -m proofs` runs the long ones."""

from typing import Any

import pytest

from cantina.core.game import Game
from cantina.core.plain import plain
from cantina.core.seeds import key_for
from cantina.server.board import Board
from cantina.server.course import Course
from cantina.server.messages import Turn
from cantina.server.room import Room
from proofs import cost, crash, cuts, fuzz, load, secrecy

from .conftest import Run


def test_crash() -> None:
    """Killed under load: nothing that was acknowledged is lost, doubled or out of order."""
    told, wrong = crash.crash(kills=3, tables=12, disk="slow")
    assert told.acked
    assert told.resent
    assert dict(wrong) == {"lost": 0, "doubled": 0, "gaps": 0, "illegal": 0, "damaged": 0}


def test_crash_catches_a_mutant() -> None:
    """A server that acknowledges before the commit is caught."""
    _, wrong = crash.crash(kills=5, tables=12, disk="early")
    assert wrong["lost"] > 0


def test_secrecy(each_game: Game, run: Run) -> None:
    """The same bytes for who sees the same, in the first actions of every game at its smallest and largest."""
    for players in {each_game.facts.players[0], each_game.facts.players[-1]}:
        found = run(secrecy.whole_game(each_game.id, players, 1, 6))
        assert found["compared"] >= found["actions"] // 2 > 0


def leak_by_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that lets something of the whole state into the header of its messages."""
    turn = Room.turn

    def leaking(room: Room) -> Turn:
        found = turn(room)
        found.turns = sum(room.course.states.tobytes())
        return found

    monkeypatch.setattr(Room, "turn", leaking)


def leak_by_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that tells everyone when a seat holds nothing that fits."""
    turn = Room.turn

    def leaking(room: Room) -> Turn:
        found, course = turn(room), room.course
        found.thinking = [seat for seat in course.to_act() if len(course.legal(seat)) == 1]
        return found

    monkeypatch.setattr(Room, "turn", leaking)


@pytest.mark.parametrize("leak", [leak_by_turn, leak_by_pause])
def test_secrecy_catches_leaks(run: Run, monkeypatch: pytest.MonkeyPatch, leak: Any) -> None:
    """A server with a leak is caught at once."""
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="can tell two deals apart"):
        run(secrecy.whole_game("template", 2, 1, 40))


def test_fuzz(run: Run) -> None:
    """Whatever is sent is answered, and changes nothing that is not the sender's."""
    answers = run(fuzz.attack(3000, 5))
    assert {"refused malformed", "refused not-yours", "refused no-table", "refused too-large"} <= set(answers)


@pytest.mark.parametrize("game", ["template", "super-teams"])
def test_cuts(run: Run, game: str) -> None:
    """Cut at messages all along a game: the same end, the same logs, the same pictures."""
    assert run(cuts.every_cut(game, 2, step=1 if game == "template" else 97)) > 20


@pytest.mark.parametrize(("count", "cores"), [("actions", "one"), ("moves", "all")])
def test_load(count: str, cores: str) -> None:
    """A small load on a real server: moves are acknowledged, none is refused, and every figure of the table is there."""
    import argparse

    parser = argparse.ArgumentParser()
    load.arguments(parser)
    args = parser.parse_args(["--game", "template", "--tables", "5", "--seconds", "2", "--warm", "1", "--every", "0.2"])
    found = load.measure(args, count, cores)
    assert set(found) == set(load.NAMES)
    assert found["moves/s"] > 0
    assert found["refused"] == 0


def test_cost(run: Run) -> None:
    """What a move costs is measured on whole tables: every action is either a stored move or a draft step."""
    import argparse

    parser = argparse.ArgumentParser()
    cost.arguments(parser)
    args = parser.parse_args(["--game", "super-teams", "--tables", "2", "--actions", "10"])
    figures = run(cost.play(args))
    assert figures.acks
    assert figures.drafts
    assert len(figures.acks) + len(figures.drafts) == 2 * 8


def test_scenes_share_what_all_see(each_game: Game) -> None:
    """A scene that says what differs between viewers says it truly: moving(seat) is the spectator's with `mine` laid over it."""
    import random

    board = Board(each_game, each_game.pack())
    if not board.scene or not board.mine:
        return
    chance = random.Random(3)
    players = each_game.facts.players[-1]
    options = each_game.options(players, {}, lambda _name, n: chance.randrange(n))
    course = Course(board, "3", board.setup(players, key_for("3", 0), options))
    while not course.ended:
        public = board.moving(plain(board.hide(course.states, -1)), -1)
        for seat in range(players):
            record = plain(board.hide(course.states, seat))
            assert board.moving(record, seat) == {**public, **board.mine(board.world, record, seat)}
        seat = chance.choice(course.to_act())
        course.play(seat, [chance.choice(course.legal(seat))])


def test_proofs_can_be_run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The command knows all of them."""
    from proofs.__main__ import main

    monkeypatch.setattr("sys.argv", ["proofs", "cuts", "--games", "template", "--step", "40"])
    assert main() == 0
    assert "always the same end" in capsys.readouterr().out
