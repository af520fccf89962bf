"""Toy Battle: what the digital version once got wrong (section 7 of the facts), each as a test."""

from collections.abc import Callable

import pytest

from cantina.core.game import Game
from cantina.core.gamefile import loads
from cantina.core.match import Match
from cantina.core.words import LANGUAGES
from helpers import random_match

At = Callable[..., Match]


def test_bug_hook_on_metal_x(at: At) -> None:
    """January 2025: Hook jumped onto shielded bases."""
    for mode, allowed in (("normal", False), ("beginner", True)):
        match = at("station-metal-x", {2: "b7"}, rack="2 4", enemy="7", mode=mode)
        match.play("place capn 1")
        for base in (6, 7, 8):
            assert (f"place hook {base}" in match.legal(0)) == allowed


def test_bug_cemetery_rack_count(at: At) -> None:
    """February 2025: a troop brought back was not counted on the rack."""
    match = at("cursed-cemetery", {3: "b6"}, rack="7 1 1 1 2 2 2 3", enemy="7", mine={"discard": {"kwak": 1}})
    match.play("place roxy 2")
    match.play("recover kwak")
    assert match.state.rack_size[0] == match.state.rack[0].sum() == 8
    assert match.view(1)["seats"][0]["rack"] == {"unknown": 8}
    match.play("draw", 1)
    assert "draw" not in match.legal(0)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("phase", "clause"), [("cemetery", "7.8"), ("jungle-from", "7.7"), ("jungle-to", "7.7")])
def test_bug_help_texts(game: Game, lang: str, phase: str, clause: str) -> None:
    """February and May 2025: the help for Cemetery and Jungle was wrong; here it is one clause and one prompt each."""
    assert game.texts(lang).say(f"prompt-{phase}") != f"prompt-{phase}"
    assert len(game.rulebook(lang).clauses[clause].text) > 40


def test_bug_wrong_winner_in_the_enemys_turn(at: At) -> None:
    """March 2025: the player to move won although the enemy had got the last medals."""
    bases = {1: "b7", 3: "b7", 7: "r2", 10: "r2", 12: "r1 b6"}
    match = at(bases=bases, rack="K", enemy="7", mine={"regions": [8, 5]}, theirs={"regions": [1, 4, 3]})
    match.play("place kwak 5")
    match.play("recall 12")
    assert match.outcome
    assert match.outcome.winners == (1,)
    assert match.view()["winner"] == 1


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_bug_boards_that_did_not_fit(game: Game, seat: int) -> None:
    """March 2025, horizontal mode and margins: every base and headquarters is drawn inside the frame, from both sides."""
    for pack in game.pack_names():
        match = game.new(seed=1, pack=pack, blue="1")
        drawn = game.module("terminal").draw_map(match.opened_world, match.seen(seat), seat, game.texts("en").say)
        lines = drawn.plain.splitlines()
        assert max(len(line) for line in lines) <= 80
        labels = {word.rstrip("*") for line in lines for word in line.replace("·", " ").split()}
        assert {str(base + 1) for base in range(int(match.world.bases))} <= labels
        assert sum(line.count("[Blue") + line.count("[Red") for line in lines) == sum(
            int(mask).bit_count() for mask in match.world.hq
        )


def test_bug_replay_and_timer(game: Game) -> None:
    """March 2025: replays differed from play, and depended on the clock."""
    for seed, pack in enumerate(game.pack_names()):
        match = random_match(game, seed, pack=pack)
        again = loads(match.save())
        assert again.told == match.told
        assert again.states[0].tobytes() == match.states[0].tobytes()


def test_bug_jungle_checks_the_origin_too(at: At) -> None:
    """August 2025: a region completed at the base that the moved troop had left was not noticed."""
    match = at("volcanic-jungle", {1: "b7", 2: "b7", 4: "b1 r7"}, rack="K", enemy="7")
    match.play("place kwak 5")
    match.play("move-from 4")
    match.play("move-to 7")
    assert match.view()["seats"][0]["regions"] == [2]
    assert match.state.medals[0] == 2


def test_bug_spectators_when_player_1_is_red(game: Game) -> None:
    """December 2025: spectators saw the wrong side when the first seat was red."""
    for blue in ("1", "2"):
        match = game.new(seed=3, blue=blue, first="1")
        match.play(next(text for text in match.legal(0) if text.startswith("place")))
        view = match.view()
        assert [seat["colour"] for seat in view["seats"]] == (["blue", "red"] if blue == "1" else ["red", "blue"])
        assert [seat["rack"] for seat in view["seats"]] == [{"unknown": 2}, {"unknown": 4}]
        assert [stack[-1].split()[0] for stack in view["bases"].values()] == [view["seats"][0]["colour"]]
        side = "Blue" if blue == "1" else "Red"
        assert f"Player 1 ({side})" in match.picture()
