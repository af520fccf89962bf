"""What is foreseen of a choice: exact chances, prices, and where the marker would come to stand."""

import random
from typing import Any

from cantina.core.game import Game
from cantina.core.match import Match
from cantina.games.conflict.previews import prompt
from cantina.games.conflict.standing import offers
from cantina.games.conflict.state import counts
from helpers import steps

from . import tables as t


def foreseen(match: Match, text: str, seat: int = 0) -> tuple[str, dict[str, int]]:
    """The message and the numbers of what an action would do."""
    action = match.legal_actions(seat)[match.legal(seat).index(text)]
    found: dict[str, Any] = match.game.module("previews").preview(match.opened_world, match.seen(seat), seat, action)
    message, args = found["text"]
    return str(message), dict(args)


def test_the_chances_of_throwing_again_are_exact(game: Game) -> None:
    match = t.table(game, "reroll", dice=["1", "2", "3"], rerolls=2)
    # One die beside a 1 and a 2: it is alike with 4 of 6 sides, and 1 of 6 locks it.
    assert foreseen(match, "reroll 3") == ("foresee-reroll", {"chance": 67, "chance2": 17})
    # All three, with two sides of 1, two of 2, one of 3 and one locked: none, one, two or three locked and the rest apart
    apart = 6 * 2 * 2 * 1 + 3 * 2 * (2 * 2 + 2 * 1 + 2 * 1) + 3 * 5 + 1
    assert foreseen(match, "reroll 1-2-3")[1]["chance"] == round(100 * (1 - apart / 216))


def test_a_known_card_is_foreseen_by_its_name(game: Game) -> None:
    match = t.table(game, decks=t.spread("up chase"))
    message, args = foreseen(match, "draw")
    assert message == "foresee-known"
    assert args["number"] == 1  # it lies face up: its aggression counts
    down = t.table(game, decks=t.spread("down blockade"))
    assert foreseen(down, "draw")[1]["number"] == 3  # and its ambush when it lies face down


def test_an_unseen_card_is_foreseen_by_chances(game: Game) -> None:
    match = t.table(game)
    message, args = foreseen(match, "draw")
    assert message == "foresee-draw"
    assert args["chance"] == round(100 * (5 + 8 + 8 + 5) / 55)  # those with ambush symbols
    assert args["most"] == 3


def test_cards_that_lie_face_up_are_no_news(game: Game) -> None:
    match = t.with_dice(game, "1", "2", "2", decks=t.spread("up chase"))
    assert foreseen(match, "reveal 1 yellow") == ("foresee-reveal-nothing", {"number": 1})
    assert foreseen(match, "reveal 2 yellow") == ("foresee-reveal", {"number": 2, "up": 1, "level": 0})
    assert offers(match.opened_world, match.seen(0), 0) == {"reveal": [2], "pair": [2]}


def test_heroes_are_foreseen_by_the_pile_they_are_in(game: Game) -> None:
    match = t.with_dice(game, "1", "3", "2")
    assert foreseen(match, "reveal 1 black") == ("foresee-reveal-black", {"number": 1, "up": 0, "chance": 17})
    assert foreseen(match, "reveal 3 black")[1]["chance"] == 50
    drawn = foreseen(t.with_dice(game, "1", "1"), "pair 1 black")
    assert drawn[0] == "foresee-draw-black"
    assert drawn[1]["chance"] == 83  # every other black card is an ambush
    assert drawn[1]["chance2"] == 17
    assert drawn[1]["price"] == 1


def test_a_card_is_foreseen_with_the_leaders_after_it(game: Game) -> None:
    match = t.with_hand(game, "play", {"supply-run": 1}, marker=10)
    message, args = foreseen(match, "play supply-run")
    assert message == "foresee-play"
    assert args["field2"] == 8
    assert args["field"] == 8 + t.ALL_LEADERS
    assert args["effect"] == match.opened_world.track[0][args["field"]]
    late = t.with_hand(game, "play", {"supply-run": 1}, marker=39)
    assert foreseen(late, "play supply-run")[0] == "foresee-loss"


def test_a_power_is_foreseen_first_whatever_becomes_of_the_marker(game: Game) -> None:
    for aside, marker, end in (("this turn", 10, 1), ("no", 10, 0), ("no", 39, 2)):
        match = t.table(game, "play", marker_aside=aside, marker=marker)
        assert foreseen(match, "use rebel-yellow")[1]["end"] == end
    message, args = foreseen(match, "use rebel-yellow")
    assert match.game.texts("en").say(message, **args).startswith("The top 3 cards go to the bottom.")


def test_a_marker_that_goes_the_same_way_is_shown_once(game: Game) -> None:
    match = t.table(game, "play", marker=10)
    assert foreseen(match, "play-plain rebel-yellow") == ("foresee-plain", {})


def test_covering_is_foreseen_as_what_it_saves(game: Game) -> None:
    match = t.with_hand(game, "cover", {"supply-run": 2}, marker=10)
    message, args = foreseen(match, "cover phasma")
    assert message == "foresee-cover"
    assert (args["number"], args["number2"]) == (t.ALL_LEADERS - t.PHASMA, t.ALL_LEADERS)
    assert foreseen(match, "stop")[1]["number"] == t.ALL_LEADERS


# What is asked


def test_who_is_asked_knows_what_the_hand_can_give(game: Game) -> None:
    """In whole games every prompt agrees with what is legal and with the hand, and each of them comes up."""
    met = set()
    for seed in range(12):
        match = game.new(players=2, seed=seed)
        for seat, _ in steps(match, random.Random(seed)):
            message, args = prompt(match.opened_world, match.seen(seat), seat) or ("", {})
            legal, phase = match.legal(seat), match.phase
            met.add(message)
            if phase == "dice":
                assert message in ("", "ask-dice")
                assert not message or not any(move.startswith(("pair", "triple")) for move in legal)
            if phase == "play":
                assert any(move.startswith("play ") for move in legal) == (message == "")
            if phase in ("pay", "discard"):
                assert message == f"ask-{phase}"
                assert 1 <= args["number"] <= sum(counts(match.opened_world, match.seen(seat).hand[seat]))
    assert met == {"", "ask-arrange", "ask-cover", "ask-cover-card", "ask-dice", "ask-play", "ask-pay", "ask-discard"}


def test_prompts_are_said_with_their_numbers(game: Game) -> None:
    covering = t.with_hand(game, "cover", {"supply-run": 1, "chase": 1}, marker=10)
    covering.play("cover phasma")
    assert covering.prompt(0) == "Cover Captain Phasma with which card?"
    match = t.table(game, "play", hands=[{}, {}])
    assert match.prompt(0) == "Your hand is empty: play one of your starting cards"
    assert match.prompt(0, "de") == "Du hast keine Streitkräftekarte auf der Hand: Spiele eine deiner Startkarten aus"
