"""What Toy Battle foresees of a choice: what is covered or comes to light, whose medals, which effect, and the end."""

import random
from collections.abc import Callable
from typing import Any

from cantina.core.game import Game
from cantina.core.match import Match
from cantina.core.phrases import localised
from cantina.games.toy_battle.previews import prompt
from helpers import steps

At = Callable[..., Match]


def foreseen(match: Match, move: str, seat: int = 0) -> dict[str, Any]:
    """The preview of a move."""
    action = next(action for action in match.legal_actions(seat) if match.text(action) == move)
    found = match.game.module("previews").preview(match.opened_world, match.seen(seat), seat, action)
    return found or {}


def said(match: Match, words: tuple[str, dict[str, int]] | None) -> str:
    """Words of a preview in English; seats are called by their numbers."""
    if not words:
        return ""
    text = match.game.texts("en").say(words[0], **localised(match.game, match.opened_world, words[1], "en"))
    return " ".join("".join(f"seat {ord(c) - 0xE000}" if ord(c) >= 0xE000 else c for c in text).split())


def at_ghost(match: Match, move: str) -> tuple[str, str, str]:
    """Where the ghost of a move stands, what is said there, and its sign."""
    (ghost,) = foreseen(match, move)["ghosts"]
    return ghost["at"], said(match, ghost.get("text")), ghost.get("sign", "")


def test_an_empty_base_needs_no_words(at: At) -> None:
    match = at(rack="7", enemy="1")
    assert at_ghost(match, "place roxy 1") == ("base-1", "", "")
    assert "text" not in foreseen(match, "place roxy 1")


def test_what_is_covered_is_named(at: At) -> None:
    match = at(bases={1: "b7", 3: "r3", 2: "b1"}, rack="4 7", enemy="1")
    assert at_ghost(match, "place hook 3")[1] == "Covers Jumbo (seat 1)."
    assert said(match, foreseen(match, "place hook 3")["text"]) == "Base 3: Covers Jumbo (seat 1)."
    assert at_ghost(match, "place roxy 2")[1] == "On top of your own Skully."


def test_hook_needs_no_path(at: At) -> None:
    match = at(bases={1: "b7"}, rack="4", enemy="1")
    assert at_ghost(match, "place hook 14")[1] == "Hook needs no path."
    assert at_ghost(match, "place hook 3")[1] == ""


def test_medals_are_counted_as_the_rules_give_them(at: At) -> None:
    match = at(bases={1: "b7", 3: "b7", 5: "b6"}, rack="7", enemy="1")
    assert at_ghost(match, "place roxy 7") == ("base-7", "Wins a medal of region 2.", "+1")
    assert match.play("place roxy 7")[1] == "Player 1 took control of region 2 and won a medal."
    match = at(bases={1: "b1", 3: "b1", 5: "b2"}, rack="6", enemy="7", mine={"regions": [1, 4, 3]})
    assert at_ghost(match, "place star 7")[1] == "Wins a medal of region 2. That wins the battle!"


def test_a_capture_wins(at: At) -> None:
    match = at(bases={1: "b7", 3: "b7", 7: "b6", 12: "b6", 14: "b5"}, rack="1", enemy="7")
    assert at_ghost(match, "capture skully red") == ("hq-red", "Captures the red headquarters: the battle is won!", "★")


def test_the_effect_that_follows_is_named(at: At) -> None:
    match = at(bases={1: "b7", 3: "b7", 7: "r1", 12: "r1"}, rack="1 2 3 5 6", enemy="7")
    assert at_ghost(match, "place skully 2")[1] == "Then: draw two troops."
    assert at_ghost(match, "place capn 2")[1] == "Then: place one more troop."
    assert at_ghost(match, "place jumbo 2")[1] == ""
    assert (
        at_ghost(match, "place jumbo 7")[1]
        == "Covers Skully (seat 1). Then: discard an enemy troop on a neighbouring base."
    )
    assert at_ghost(match, "place xb-42 2")[1] == "Then: the enemy rack loses a random troop."
    assert at_ghost(match, "place star 5")[1] == "Then: draw a troop. Siege tower: take a troop back."
    match = at("station-metal-x", {1: "b7", 4: "b7", 5: "b6"}, rack="1", enemy="7", mine={"regions": [2]})
    assert at_ghost(match, "place skully 7")[1] == "The shield takes its effect away."


def test_what_follows_is_what_will_be_asked(at: At) -> None:
    """With nothing to draw Skully has no effect, and without an enemy next door Jumbo has none."""
    match = at(rack="1 2 3 4 5 6 7 K", enemy="7")
    assert at_ghost(match, "place skully 1")[1] == "Then: draw two troops."
    match = at(bases={2: "b3"}, rack="3", enemy="7", reserve=0)
    assert at_ghost(match, "place jumbo 1")[1] == ""


def test_a_draw_says_how_many(at: At) -> None:
    assert said(at(rack="1"), foreseen(at(rack="1"), "draw")["text"]).startswith("2 troops come to your rack.")
    match = at(rack="1 2 3 4 5 6 7", reserve=1)
    assert said(match, foreseen(match, "draw")["text"]) == "A troop comes to your rack. The reserve is empty then."


def test_what_comes_to_light_is_named_with_its_medals(at: At) -> None:
    bases = {1: "b7", 3: "b7", 5: "b6", 7: "b1 r2"}
    match = at(bases=bases, rack="3", enemy="7")
    match.play("place jumbo 3")
    assert said(match, foreseen(match, "discard 7")["text"]) == (
        "Cap'n (seat 1) is discarded. Skully (seat 0) comes to light and wins a medal of region 2."
    )


# What is asked


def test_who_is_asked_knows_what_the_rack_can_give(game: Game) -> None:
    """In whole games every prompt agrees with what is legal, and most of them come up."""
    met = set()
    for seed in range(12):
        match = game.new(seed=seed)
        for seat, _ in steps(match, random.Random(seed)):
            words = prompt(match.opened_world, match.seen(seat), seat)
            legal, asked = match.legal(seat), words[0] if words else ""
            met.add(asked)
            places = any(move.startswith(("place", "capture")) for move in legal)
            if match.phase == "turn":
                assert ("draw" in legal) == (asked not in ("ask-full", "ask-spent"))
                assert places == (asked not in ("ask-draw", "ask-empty"))
    assert met >= {"", "ask-empty", "ask-draw-one", "ask-spent", "ask-skully"}


def test_a_full_rack_is_said_to_its_seat_alone(at: At) -> None:
    match = at(rack="1 1 2 2 3 4 6 7", enemy="1")
    assert match.prompt(0) == "Your rack is full: place a troop"
    assert match.prompt(0, "pl") == "Twój stojak jest pełny: umieść oddział"
    assert match.prompt(1) == "Draw, or place a troop"  # in the words of the phase: it is not this seat's turn


def test_an_empty_rack_is_called_empty(at: At) -> None:
    assert at(rack="", enemy="1").prompt(0) == "Your rack is empty: draw"
    assert at(bases={1: "r7", 2: "r7"}, rack="1", enemy="1").prompt(0) == "You have no troop that fits anywhere: draw"


def test_danger_at_a_headquarters_is_said_to_whoever_owns_it(at: At) -> None:
    line = {14: "r6", 12: "r2", 7: "r2", 3: "r3"}
    assert at(bases=line, rack="7", enemy="1").prompt(0) == "Draw, or place a troop"
    reached = at(bases=line | {1: "r7"}, rack="7", enemy="1")
    assert reached.prompt(0) == "Danger at your headquarters! Draw, or place a troop"
    assert reached.prompt(1) == "Draw, or place a troop"
    cut = at(bases={14: "r6", 12: "r2", 3: "r3", 1: "r7"}, rack="7", enemy="1")
    assert cut.prompt(0) == "Draw, or place a troop", "troops that are cut off reach nothing"


# In a few words beside the ghost


def test_a_ghost_says_in_a_few_words_what_it_covers_and_wins(at: At) -> None:
    match = at(bases={1: "b7", 3: "r3", 8: "b2", 7: "b2", 12: "b2"}, rack="4 7", enemy="1")
    (ghost,) = foreseen(match, "place hook 3")["ghosts"]
    assert said(match, ghost["brief"]) == "covers Jumbo, 2 medals"
    (ghost,) = foreseen(match, "place hook 2")["ghosts"]
    assert "brief" not in ghost, "an empty base wins nothing"


def test_a_ghost_on_a_headquarters_says_that_it_wins(at: At) -> None:
    line = {1: "b7", 3: "b7", 7: "b6", 12: "b6", 14: "b5"}
    match = at(bases=line, rack="1", enemy="7")
    (ghost,) = foreseen(match, "capture skully red")["ghosts"]
    assert said(match, ghost["brief"]) == "wins the battle!"
