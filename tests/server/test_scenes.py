"""What is kept of scenes between two faces: whatever was kept, viewers have what would be painted from scratch."""

import random
from typing import Any

import msgspec
import pytest

from cantina.core.game import Game
from cantina.core.header import SPECTATOR
from cantina.core.plain import asked, plain
from cantina.core.seeds import key_for
from cantina.server import scenes
from cantina.server.board import Board, Draw
from cantina.server.course import Course
from cantina.server.scenes import Scenes
from proofs.cuts import merge

ACTIONS = 60


def begun(game: Game, players: int, chance: random.Random) -> Course:
    """A game with options that were drawn."""
    options = game.options(players, {}, lambda _name, n: chance.randrange(n))
    board = Board(game, game.pack())
    return Course(board, "5", board.setup(players, key_for("5", 0), options))


def go_on(course: Course, chance: random.Random) -> None:
    """Any next thing: an action into a draft, the move that it makes, a step back, or a whole move at once."""
    seat = chance.choice(course.to_act())
    if course.steps(seat) and chance.random() < 0.2:
        course.back(seat, chance.randrange(course.steps(seat)))
    elif course.add(seat, chance.choice(course.legal(seat))):
        course.play(seat, course.drafts[seat].actions)


def exactly(scene: Any) -> bytes:
    """A scene as it is sent, its names in order: there a truth is no number, though Python takes True for 1."""
    return msgspec.json.encode(scene, order="sorted")


def look(course: Course, kept: Scenes, viewer: int, has: dict[int, Any]) -> None:
    """Lets a viewer see what has changed, and compares what the viewer then has with a scene made of nothing that was kept."""
    record = plain(course.board.hide(course.stand(viewer), viewer))
    patch = msgspec.json.decode(kept.show(course, viewer, record, whole=viewer not in has))
    has[viewer] = merge(has[viewer], patch) if viewer in has else patch
    fresh = course.board.moving(plain(course.board.hide(course.stand(viewer), viewer)), viewer)
    assert exactly(has[viewer]) == exactly(fresh), viewer


def play(game: Game, players: int, seed: int) -> Course:
    """A game with viewers who look after every action, or now and then."""
    chance = random.Random(seed)
    course, kept = begun(game, players, chance), Scenes()
    has: dict[int, Any] = {}
    for _ in range(ACTIONS):
        if course.ended:
            break
        for viewer in (SPECTATOR, *range(players)):
            if chance.random() < 0.8:
                look(course, kept, viewer, has)
        kept.rest()
        if chance.random() < 0.05:
            gone = chance.choice(list(has) or [SPECTATOR])
            has.pop(gone, None)
            kept.forget(list(has))
        go_on(course, chance)
    return course


def test_kept_scenes_are_true(each_game: Game) -> None:
    """Random games at the smallest and the largest number of players, with drafts, spectators, and viewers who come and go."""
    if not each_game.has("scene"):
        return
    for players in {each_game.facts.players[0], each_game.facts.players[-1]}:
        for seed in range(2):
            play(each_game, players, seed)


def test_a_played_draft_is_what_its_actions_make(each_game: Game) -> None:
    """The state that a draft leaves behind and what it told are those of the same actions played without a draft."""
    players = each_game.facts.players[-1]
    drafted, plain_ = (begun(each_game, players, random.Random(4)) for _ in range(2))
    chance = random.Random(4)
    for _ in range(ACTIONS):
        if not drafted.ended:
            go_on(drafted, chance)
    for seat, action in drafted.played():
        plain_.play(seat, [action])
    assert drafted.played()
    assert drafted.states.tobytes() == plain_.states.tobytes()
    assert (drafted.diary.events, drafted.diary.plies) == (plain_.diary.events, plain_.diary.plies)
    assert drafted.counts == plain_.counts


def never_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mutant that takes what was drawn for a viewer for good."""
    monkeypatch.setattr(scenes, "looking", lambda _kind, _fields: lambda _data: b"")


def one_field_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mutant that forgets one of the fields that were looked at."""
    monkeypatch.setattr(scenes, "asked", lambda record: tuple(name for name in asked(record) if name != "hand"))


def nothing_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mutant whose patches take nothing away."""
    difference = scenes.difference

    def mutant(old: Any, new: Any) -> dict[str, Any]:
        return {name: value for name, value in difference(old, new).items() if value is not None}

    monkeypatch.setattr(scenes, "difference", mutant)


def old_public(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mutant that takes what all see for the same after a move."""
    monkeypatch.setattr(Scenes, "rest", lambda _self: None)


@pytest.mark.parametrize("mutant", [never_again, one_field_less, nothing_goes, old_public])
def test_a_mutant_is_caught(monkeypatch: pytest.MonkeyPatch, mutant: Any) -> None:
    """Whoever keeps too much, or sends too little, is caught."""
    from cantina.core.registry import game

    mutant(monkeypatch)
    with pytest.raises(AssertionError):
        play(game("super-teams"), 4, 0)


@pytest.mark.parametrize("failing", range(4))
def test_a_picture_that_fails_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch, failing: int) -> None:
    """Nobody gets any of the faces that were made beside it, and the next ones are of the state as it is then."""
    from cantina.core.registry import game

    chance = random.Random(3)
    course, kept = begun(game("super-teams"), 4, chance), Scenes()
    mine, has, failed = course.board.mine, dict[int, Any](), 0

    def fails(record: Any, seat: int) -> dict[str, Any]:
        if seat == failing:
            raise ZeroDivisionError
        return mine(record, seat)

    for n in range(40):
        monkeypatch.setattr(course.board, "mine", fails if n % 2 else mine)
        got = dict(has)
        try:
            with kept.one_state():
                for viewer in (SPECTATOR, *range(4)):
                    look(course, kept, viewer, got)
        except ZeroDivisionError:
            failed += 1
        else:
            has = got
        go_on(course, chance)
    assert failed


def test_what_a_field_is_made_of_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A piece of a scene is drawn again when a field that it was drawn from has changed, and only then."""
    from cantina.core.registry import game

    chance = random.Random(2)
    course, kept, drawn = begun(game("super-teams"), 4, chance), Scenes(), []
    board = course.board
    pieces = len(board.shared)

    def noted(draw: Draw) -> Draw:
        return lambda record, seat: drawn.append(seat) or draw(record, seat)

    monkeypatch.setattr(board, "mine", noted(board.mine))
    monkeypatch.setattr(board, "shared", [noted(draw) for draw in board.shared])
    has: dict[int, Any] = {}
    for _ in range(2):
        for seat in range(4):
            look(course, kept, seat, has)
        kept.rest()
    assert drawn == [*[SPECTATOR] * pieces, 0, 1, 2, 3]
