"""What is foreseen is what happens: a ship comes to rest where its ghost stood if everybody else passes."""

import random

import pytest

from cantina.core.game import Game
from cantina.core.match import Match
from cantina.core.words import LANGUAGES
from cantina.games.super_teams import state as st
from cantina.games.super_teams.actions import MOVE, PASS
from cantina.games.super_teams.previews import preview
from cantina.games.super_teams.scene import where
from cantina.games.super_teams.words import SHIP_NAMES
from helpers import steps

WINDOWS = (st.BONUS_PHASE, st.DODGE_PHASE)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_ship_comes_to_rest_where_its_ghost_stood(game: Game, players: int) -> None:
    seen = set()
    for seed in range(4):
        match = game.new(players=players, seed=seed)
        for seat, _ in steps(match, random.Random(seed)):
            for action in match.legal_actions(seat):
                found = preview(match.opened_world, match.seen(seat), seat, action) or {}
                for ghost in found.get("ghosts", ()):
                    assert landed(match, seat, action, ghost["piece"]) == ghost["at"]
                    seen.add((ghost["text"][0], ghost["text"][1].get("rest")))
    assert {rest for message, rest in seen if message == "foresee-flight"} >= {0, 1, 2, 3, 4, 6, 7, 8, 9}
    assert {message for message, _ in seen} == {"foresee-flight", "foresee-dodge", "foresee-back", "foresee-grapple"}


def landed(match: Match, seat: int, action: int, piece: str) -> str:
    """Where a piece stands after an action, when it is the one that a card moves and everybody passes."""
    other = match.copy()
    ship = SHIP_NAMES.index(piece.removeprefix("ship-"))
    other.apply(seat, action)
    if other.outcome is None and other.seen(-1).phase == st.SHIP_PHASE:
        other.apply(seat, MOVE + ship)
    while other.outcome is None and other.seen(-1).phase in WINDOWS:
        other.apply(other.to_act[0], PASS)
    return where(other.opened_world, other.seen(-1), ship)


def test_the_words_say_what_happens(game: Game) -> None:
    says = game.texts("en").say
    flight = {"ship": "X-Wing", "factor": 0, "rest": 4, "space": 11, "space2": 12}
    assert says("foresee-flight", **flight) == "X-Wing: space 12 is the Maw, back to space 11"
    flight |= {"factor": 2, "rest": 0, "space": 18}
    assert says("foresee-flight", **flight) == "X-Wing, at double speed: space 18"
    flight |= {"factor": 1, "rest": 8, "space": 7}
    for lang in LANGUAGES:
        assert "7" in game.texts(lang).say("foresee-flight", **flight)
