"""What is foreseen is what happens: the odds are those of all throws that the rules can be given, and words say them."""

import random
from fractions import Fraction
from itertools import permutations, product
from typing import Any

import pytest

from cantina.core.game import Game
from cantina.core.match import Match
from cantina.core.phrases import phrase
from cantina.core.words import LANGUAGES
from cantina.games.risk_star_wars.odds import Odds, of_any, of_hits, of_steps, throws
from cantina.games.risk_star_wars.previews import preview
from helpers import steps

from .tables import given, turn


def foreseen(match: Match, text: str) -> dict[str, Any]:
    """What is foreseen of an action of whoever acts."""
    seat = match.to_act[0]
    action = match.legal_actions(seat)[match.legal(seat).index(text)]
    return preview(match.opened_world, match.seen(seat), seat, action) or {}


def said(match: Match, text: Any) -> str:
    """What is foreseen in English words."""
    return phrase(match.game, match.opened_world, text, "en").text


def mean(odds: Odds) -> Fraction:
    """The expected result, exactly."""
    return Fraction(sum(n * ways for n, ways in enumerate(odds.ways)), sum(odds.ways))


@pytest.mark.parametrize("dice", [1, 2, 3])
@pytest.mark.parametrize("needs", [(3,), (3, 3, 3), (3, 5), (4, 4, 5, 5), (5,) * 4])
def test_hits_are_counted_over_every_throw(dice: int, needs: tuple[int, ...]) -> None:
    def best(throw: tuple[int, ...]) -> int:
        some = min(dice, len(needs))
        pairs = product(permutations(throw, some), permutations(needs, some))
        return max(sum(die >= need for die, need in zip(mine, theirs, strict=True)) for mine, theirs in pairs)

    every = [best(throw) for throw in product(range(1, 7), repeat=dice)]
    assert mean(of_hits(dice, needs)) == Fraction(sum(every), len(every))


def test_chances_are_those_of_the_rulebook() -> None:
    assert sum(ways for _, ways in throws(5)) == 6**5
    assert mean(of_hits(4, (3,) * 4)) == Fraction(8, 3)
    assert of_any(2, 5).percent(1) == 56
    assert of_any(5, 6).percent(1) == 60
    assert Odds((1, 10_000)).percent(1) == 99, "only what is certain is 100"
    assert Odds((10_000, 1)).percent(1) == 1, "and only what is impossible is 0"
    assert Odds((0, 3)).percent(1) == 100


@pytest.mark.parametrize(("team", "troopers"), [(7, [8, 10]), (24, [27])])
def test_an_assault_goes_as_far_as_the_odds_say(game: Game, team: int, troopers: list[int]) -> None:
    """All 252 throws of five dice, played by the rules."""
    reached = [0] * 6
    for throw, ways in throws(5):
        place = {"team": team, "troopers": troopers}
        match = given(game, "assault-luke", "assault", chance=" ".join(map(str, throw)), shield=place)
        reached[match.view()["shield"]["team"] - team] += ways
    match = turn(game, 0, "assault-luke", shield={"team": team, "troopers": troopers})
    message, args = foreseen(match, "order assault")["text"]
    world, s = match.opened_world, match.seen(0)
    needs = tuple(world.track[n] + (n in troopers) for n in range(team + 1, min(team + 5, world.spaces) + 1))
    odds = of_steps(5, needs)
    assert list(odds.ways) == reached[: len(odds.ways)]
    assert not any(reached[len(odds.ways) :])
    assert message == "foresee-assault"
    assert 10 * args["whole"] + args["tenth"] == odds.tenths
    assert args["chance"] == (odds.percent(world.spaces - s.team) if world.spaces - s.team <= 5 else 0)


def test_an_attack_says_its_dice_and_what_is_expected(game: Game) -> None:
    match = given(game, "x-wings-luke", "x-wings", ships={"x-wing": {"m2": 4}, "tie": {"i1": 4, "i3": 1}})
    match.play("to i2")
    match.play("move 4")
    message, args = foreseen(match, "attack i1")["text"]
    assert (message, args["dice"], args["least"]) == ("foresee-attack", 4, 3)
    assert (args["whole"], args["tenth"]) == (2, 7)
    assert said(match, (message, args)) == "4 dice, hit on 3+: 2.7 expected, clears I1: 20\u00a0%"


def test_an_attack_on_ships_of_several_kinds_says_the_lowest_and_the_highest_number(game: Game) -> None:
    match = given(game, "x-wings-luke", "x-wings", ships={"x-wing": {"m2": 4}, "tie": {"i1": 1}, "executor": "i1"})
    match.play("to i2")
    match.play("move 4")
    world = match.opened_world
    text = said(match, foreseen(match, "attack i1")["text"])
    assert text.startswith(f"4 dice, hit on {world.to_hit[4]}+ to {world.to_hit[5]}+: ")


def test_a_duel_says_what_the_last_hits_are_worth(game: Game) -> None:
    match = turn(game, 1, "ties-vader", hits={"luke": 1, "vader": 13})
    text = said(match, foreseen(match, "order vader")["text"])
    assert text == "4 dice, hit on 4+: 94\u00a0% to defeat Luke Skywalker and earn 4 bonus orders"
    match = turn(game, 1, "ties-vader", hits={"luke": 12, "vader": 13})
    assert said(match, foreseen(match, "order vader")["text"]).endswith(": 2.0 hits on Luke Skywalker expected")


def test_ships_that_must_move_first_say_so(game: Game) -> None:
    match = given(game, "x-wings-luke", "x-wings", ships={"x-wing": {"m2": 4, "o2": 1}, "tie": {"i1": 4, "i3": 1}})
    assert foreseen(match, "from o2")["text"] == ("foresee-ahead", {})


OPEN: dict[str, Any] = {"shield": {"team": 28, "troopers": []}}
CORE = ("foresee-core", {"dice": 2, "least": 6, "chance": 31})


def test_the_winning_shot_goes_before_every_other(game: Game) -> None:
    """With the shield down, whatever leads to the Death Star says so, from the order to the last click."""
    ships = {"b-wing": {"i2": 2, "o2": 1}, "tie": {"i1": 6}}
    match = turn(game, 0, "b-wings-falcon-luke", ships=ships, **OPEN)
    assert foreseen(match, "order b-wings")["text"] == CORE
    match.play("order b-wings")
    assert foreseen(match, "from i2")["text"] == CORE
    assert foreseen(match, "from o2")["text"] == ("foresee-ahead", {})
    match.play("from i2")
    assert foreseen(match, "stay")["text"] == CORE
    assert foreseen(match, "to i3")["text"] == CORE
    match.play("to i3")
    assert foreseen(match, "move 2")["text"] == CORE
    match.play("move 2")
    assert foreseen(match, "attack death-star")["text"] == CORE


def test_ships_that_must_fly_first_say_that_the_death_star_is_in_reach(game: Game) -> None:
    ships = {"b-wing": {"m2": 1, "i2": 1}, "falcon": "o2", "tie": {"i5": 6}}
    match = turn(game, 0, "b-wings-falcon-luke", ships=ships, **OPEN)
    assert foreseen(match, "order b-wings")["text"] == CORE
    assert foreseen(match, "order falcon")["text"] == CORE
    match.play("order b-wings")
    assert foreseen(match, "from m2")["text"] == CORE


def test_an_order_to_ships_promises_its_best_attack_while_the_shield_is_up(game: Game) -> None:
    match = turn(game, 0, "b-wings-falcon-luke", ships={"b-wing": {"i2": 2, "o9": 5}, "tie": {"i1": 6}})
    message, args = foreseen(match, "order b-wings")["text"]
    assert (message, args["dice"], args["chance"]) == ("foresee-from", 5, 0)
    match.play("order b-wings")
    match.play("from i2")
    assert foreseen(match, "stay")["text"][0] == "foresee-from"


def test_an_order_to_ships_promises_nothing_where_nothing_is_in_reach(game: Game) -> None:
    match = turn(game, 0, "b-wings-falcon-luke", ships={"b-wing": {"o2": 2}, "tie": {"o7": 6}})
    assert foreseen(match, "order b-wings") == {}


def test_the_words_are_there_in_every_language(game: Game) -> None:
    args = {"dice": 5, "least": 3, "hardest": 0, "place": "I1", "whole": 2, "tenth": 7, "chance": 0}
    for lang in LANGUAGES:
        said = game.texts(lang).say("foresee-attack", **args)
        assert "2.7" in said or "2,7" in said


def test_who_plans_is_told_which_order_of_how_many(game: Game) -> None:
    match = game.new(seed=3)
    assert match.prompt(0) == "Plan order 1 of 3: choose a card."
    match.apply(0, match.legal_actions(0)[0])
    assert match.prompt(0) == "Plan order 2 of 3: choose a card."
    assert match.prompt(1) == "Plan order 1 of 3: choose a card."


def test_who_says_how_many_ships_fly_is_told_from_where_to_where(game: Game) -> None:
    match = given(game, "x-wings-luke", "x-wings", ships={"x-wing": {"m2": 3, "m1": 1}})
    match.play("from m2")
    match.play("to o2")
    assert match.prompt(0) == "Choose how many move from M2 to O2."


def test_the_die_to_assign_is_named(game: Game) -> None:
    seen = 0
    for seed in range(6):
        match = game.new(seed=seed)
        for seat, _ in steps(match, random.Random(seed)):
            if match.phase == "die":
                highest = max(match.seen(seat).dice)
                assert match.prompt(seat) == f"Choose what the {highest} hits."
                seen += 1
    assert seen
