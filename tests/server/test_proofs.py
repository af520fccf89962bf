"""The proofs in their short forms (floods and clocks have their own files); `python -m proofs` runs the long ones."""

import argparse
from typing import Any

import pytest

from cantina.core.game import Game
from cantina.core.plain import plain
from cantina.core.seeds import key_for
from cantina.server.board import Board
from cantina.server.course import Course
from cantina.server.faces import Painter
from cantina.server.messages import Turn
from cantina.server.room import Room
from cantina.server.scenes import encoded
from proofs import cost, crash, cuts, fuzz, load, secrecy
from proofs.mutants import MUTANTS, PLAIN, verdict

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


def leak_by_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that leads whoever comes back to the whole state in which the last turn began."""

    def leaking(painter: Painter, viewer: int, _record: Any) -> Any:
        board, before = painter.course.board, painter.course.before
        return None if before is None else encoded(board.moving(plain(before), viewer))

    monkeypatch.setattr(Painter, "before", leaking)


@pytest.mark.parametrize("leak", [leak_by_turn, leak_by_pause, leak_by_before])
def test_secrecy_catches_leaks(run: Run, monkeypatch: pytest.MonkeyPatch, leak: Any) -> None:
    """A server with a leak is caught at once."""
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="can tell two deals apart"):
        run(secrecy.whole_game("template", 2, 1, 40))


def test_fuzz(run: Run) -> None:
    """Whatever is sent is answered, and changes nothing that is not the sender's."""
    answers = run(fuzz.attack(3000, 5))
    assert {"refused malformed", "refused not-yours", "refused no-table", "refused too-large"} <= set(answers)


@pytest.mark.parametrize(
    ("mutant", "found"),
    [
        ("trusting", "exceptions escaped"),
        ("hoarding", "changed the table"),
        ("forgetful", "a message that came twice counted twice"),
    ],
)
def test_fuzz_catches_mutants(run: Run, mutant: str, found: str) -> None:
    """A server is caught that lets an exception out, keeps what it refused, or hears the same message twice."""
    with MUTANTS[mutant](), pytest.raises(AssertionError, match=found):
        run(fuzz.attack(500, 5))


@pytest.mark.parametrize("game", ["template", "super-teams"])
def test_cuts(run: Run, game: str) -> None:
    """Cut at messages all along a game: the same end, the same logs, the same pictures."""
    assert run(cuts.every_cut(game, 2, step=1 if game == "template" else 97)) > 20


@pytest.mark.parametrize(
    ("first", "found"), [(1, r"message 1 \(after\): .*number of tables"), (2, r"2 \(after\): .*seats"), (6, "refused")]
)
def test_cuts_catch_a_mutant(run: Run, first: int, found: str) -> None:
    """A server that forgets ids makes two tables of one `create`, turns seats round twice, and does not know its own move."""
    with MUTANTS["forgetful"](), pytest.raises(AssertionError, match=found):
        run(cuts.every_cut("template", 2, first=first))


def small_load(*options: str) -> argparse.Namespace:
    """What the proof of load is told when it is to be short."""
    parser = argparse.ArgumentParser()
    load.arguments(parser)
    size = ["--game", "template", "--tables", "5", "--seconds", "2", "--warm", "1", "--every", "0.2"]
    return parser.parse_args([*size, *options])


@pytest.mark.parametrize(("count", "cores"), [("actions", "one"), ("moves", "all")])
def test_load(count: str, cores: str) -> None:
    """A small load on a real server: every move is acknowledged once and stored, and every figure of the table is there."""
    found = load.measure(small_load(), count, cores)
    assert set(found) == set(load.NAMES)
    assert found["moves/s"] > 0
    assert {name: found[name] for name in load.WRONG} == dict.fromkeys(load.WRONG, 0)


@pytest.mark.parametrize(("disk", "wrong"), [("lossy", "lost"), ("mute", "unanswered")])
def test_load_catches_mutants(monkeypatch: pytest.MonkeyPatch, disk: str, wrong: str) -> None:
    """A server is caught that acknowledges what it does not store, or does not acknowledge what it stored."""
    monkeypatch.setattr(load, "PATIENCE", 1.0)
    assert load.measure(small_load("--disk", disk), "actions", "all")[wrong] > 0


def test_cost(run: Run) -> None:
    """What a move costs is measured on whole tables: every action is either a stored move or a draft step."""
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
    if not board.shared:
        return
    chance = random.Random(3)
    players = each_game.facts.players[-1]
    options = each_game.options(players, {}, lambda _name, n: chance.randrange(n))
    course = Course(board, "3", board.setup(players, key_for("3", 0), options))
    while not course.ended:
        public = board.moving(plain(board.hide(course.states, -1)), -1)
        for seat in range(players):
            record = plain(board.hide(course.states, seat))
            assert board.moving(record, seat) == {**public, **board.mine(record, seat)}
        seat = chance.choice(course.to_act())
        course.play(seat, [chance.choice(course.legal(seat))])


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("cuts", "--games", "template", "--step", "40"), "always the same end"),
        (("cuts", "--games", "template", "--server", "forgetful"), "caught: template: cut at message 1 (after)"),
        (("fuzz", "--messages", "500", "--server", "hoarding"), "changed the table"),
    ],
)
def test_proofs_can_be_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: tuple[str, ...], said: str
) -> None:
    """The command knows all of them, and is content with a mutant that it has caught."""
    from proofs.__main__ import main

    monkeypatch.setattr("sys.argv", ["proofs", *command])
    assert main() == 0
    assert said in capsys.readouterr().out


def test_a_mutant_that_gets_away_is_a_failure() -> None:
    """And so is a server without a fault that is caught."""

    def catch() -> None:
        raise AssertionError("caught")

    assert verdict("hoarding", lambda: None) == 1
    assert verdict("hoarding", catch) == 0
    assert verdict(PLAIN, catch) == 1
    assert verdict(PLAIN, lambda: None) == 0
