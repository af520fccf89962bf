"""What is foreseen is what happens: a ship comes to rest where its ghost stood if everybody else passes."""

import random
import re

import pytest

from cantina.core.game import Game
from cantina.core.match import Match
from cantina.core.phrases import event_gist, event_phrase
from cantina.core.words import LANGUAGES
from cantina.games.super_teams import state as st
from cantina.games.super_teams import words
from cantina.games.super_teams.actions import MOVE, PASS
from cantina.games.super_teams.previews import preview, prompt
from cantina.games.super_teams.scene import where
from cantina.games.super_teams.words import SHIP_NAMES
from helpers import steps

WINDOWS = (st.BONUS_PHASE, st.DODGE_PHASE)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_ship_comes_to_rest_where_its_ghost_stood(game: Game, players: int) -> None:
    """Thrown back to where it is, it is seen in the Maw: a ghost on its own ship would stand for nothing."""
    seen, thrown_back_to_itself = set(), False
    for seed in range(4):
        match = game.new(players=players, seed=seed)
        for seat, _ in steps(match, random.Random(seed)):
            s = match.seen(seat)
            for action in match.legal_actions(seat):
                found = preview(match.opened_world, s, seat, action) or {}
                for ghost in found.get("ghosts", ()):
                    at = landed(match, seat, action, ghost["piece"])
                    args = ghost["text"][1]
                    stays = args.get("rest") == st.MAW and s.at[args["ship"]] == args["space"]
                    assert ghost["at"] == (f"space-{args['space2']}" if stays else at)
                    thrown_back_to_itself = thrown_back_to_itself or stays
                    seen.add((ghost["text"][0], ghost["text"][1].get("rest")))
    assert thrown_back_to_itself
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
    s = other.seen(-1)
    return where(other.opened_world, s.at[ship], s.on[ship])


def test_the_words_say_what_happens(game: Game) -> None:
    says = game.texts("en").say
    flight = {"ship": "X-Wing", "factor": 0, "rest": 4, "space": 11, "space2": 12, "named": 1, "mine": 1, "seat": "Ana"}
    assert says("foresee-flight", **flight | {"named": 0}) == "space 12 is the Maw, back to space 11"
    assert says("foresee-flight", **flight) == "X-Wing: space 12 is the Maw, back to space 11"
    flight |= {"factor": 2, "rest": 0, "space": 18}
    assert says("foresee-flight", **flight) == "X-Wing, at double speed: space 18"
    bonus = flight | {"factor": 0, "rest": 1}
    assert says("foresee-flight", **bonus) == "X-Wing: space 18, you draw a bonus card"
    assert says("foresee-flight", **bonus | {"mine": 0}) == "X-Wing: space 18, Ana draws a bonus card"
    flight |= {"factor": 1, "rest": 8, "space": 7}
    for lang in LANGUAGES:
        assert "7" in game.texts(lang).say("foresee-flight", **flight)
    flight = {"factor": 0, "rest": 4, "space": 11, "space2": 12}
    assert says("brief-flight", **flight) == "12: Maw, back to 11"
    assert says("brief-flight", **flight | {"factor": 2, "rest": 0, "space": 18}) == "×2: 18"
    assert says("brief-flight", **flight | {"factor": 1, "rest": 0, "space": 4}) == "asteroids, only 1: 4"


def test_a_ship_is_named_unless_the_choice_names_it(game: Game) -> None:
    match = game.new(seed=1)
    for phase, named in ((st.CARD_PHASE, 1), (st.SHIP_PHASE, 0)):
        seat = match.to_act[0]
        assert match.seen(seat).phase == phase
        legal = match.legal_actions(seat)
        for action in legal:
            found = preview(match.opened_world, match.seen(seat), seat, action) or {}
            assert {ghost["text"][1]["named"] for ghost in found["ghosts"]} == {named}
        match.apply(seat, legal[0])


def test_whoever_owns_a_ship_draws_its_bonus_card(game: Game) -> None:
    match = game.new(players=4, seed=1)
    seat = match.to_act[0]
    s = match.seen(seat)
    for action in match.legal_actions(seat):
        found = preview(match.opened_world, s, seat, action) or {}
        for ghost in found["ghosts"]:
            owner = s.owner[SHIP_NAMES.index(ghost["piece"].removeprefix("ship-")) // 2]
            args = ghost["text"][1]
            assert (args["seat"], args["mine"]) == (owner, owner == seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_window_says_what_is_at_stake_to_the_one_who_is_asked(game: Game, players: int) -> None:
    """Whose card moves whose ship from where to where, and whether a card in hand can change it."""
    seen = set()
    for seed in range(3):
        match = game.new(players=players, seed=seed)
        for seat, _ in steps(match, random.Random(seed)):
            s = match.seen(seat)
            message, args = prompt(match.opened_world, s, seat) or ("", {})
            if s.phase not in (*WINDOWS, st.GRAPPLE_PHASE):
                assert (message == "ask-ship") == (s.phase == st.SHIP_PHASE)
                continue
            assert args["has"] == (match.legal_actions(seat) != [PASS])
            seen.add((message, args["has"], args.get("by"), args.get("mine")))
            if message == "ask-bonus":
                assert (args["seat"], args["ship"], args["space"]) == (s.player, s.ship, s.at[s.ship])
                assert args["mine"] == (s.owner[s.ship // 2] == seat)
    assert {message for message, *_ in seen} == {"ask-bonus", "ask-dodge", "ask-grapple"}
    assert {has for _, has, *_ in seen} == {0, 1}
    assert {mine for *_, mine in seen} >= ({0, 1} if players == 4 else {1})


def test_the_final_planet_is_no_numbered_space(game: Game) -> None:
    match = game.new(seed=1)
    world = match.opened_world
    last, ship = int(world.last), words.SHIP_NAMES.index("x-wing")
    told = {words.MOVED: (ship, 40, last), words.DODGED: (ship, last), words.HOOKED: (0, ship, last)}
    for lang in LANGUAGES:
        for kind, numbers in told.items():
            sentence = event_phrase(game, world, kind, numbers, lang).text
            gist = event_gist(game, world, kind, numbers, lang)
            assert str(last) not in sentence
            assert gist
            assert str(last) not in gist.text
    assert event_phrase(game, world, words.MOVED, (ship, 46, last), "en").text == (
        "X-Wing flew from space 46 to the final planet."
    )


def test_long_names_of_bonus_cards_can_be_broken(game: Game) -> None:
    """A card is 72 wide: no piece of a word may be longer than nine letters."""
    for lang in LANGUAGES:
        for name in words.BONUS_NAMES:
            pieces = re.split("[ \u00ad]", game.texts(lang).say(f"bonus-{name}"))
            assert max(map(len, pieces)) <= 9, (lang, pieces)
