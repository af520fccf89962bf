"""The rules of Super Teams, chapters 1 and 2: the game and how it is set up."""

from collections import Counter

import numpy as np
import pytest

from cantina.core.errors import BadOption
from cantina.core.game import Game
from cantina.core.plain import plain
from helpers import redealt

from .tables import flown, pack, place, table, with_card

RED_AND_YELLOW_HOME = {"millennium-falcon": 20, "jedi-starfighter": 20, "tantive-iv": 20}


def test_1_1_the_first_side_with_all_ships_home_wins(game: Game) -> None:
    rivals = {"star-destroyer": 20, "death-star": 20, "tie-fighter": 20, "tie-advanced": 19}
    match = flown(game, "red-1", "x-wing", 19, ships=RED_AND_YELLOW_HOME | rivals)
    assert match.outcome
    assert match.outcome.winners == (0,)
    assert match.outcome.returns == (1, -1)


def test_1_2_two_players_need_four_ships(game: Game) -> None:
    match = flown(game, "red-1", "x-wing", 19, ships={"millennium-falcon": 20})
    assert match.outcome is None


def test_1_2_three_players_need_two_ships(game: Game) -> None:
    match = flown(game, "red-1", "x-wing", 19, players=3, ships={"millennium-falcon": 20})
    assert match.outcome
    assert match.outcome.returns == (1, -1, -1)


def test_1_2_four_players_need_the_four_ships_of_a_team(game: Game) -> None:
    assert flown(game, "red-1", "x-wing", 19, players=4, ships={"millennium-falcon": 20}).outcome is None
    match = flown(game, "red-1", "x-wing", 19, players=4, ships=RED_AND_YELLOW_HOME)
    assert match.outcome
    assert match.outcome.returns == (1, -1, 1, -1)


def test_1_3_what_is_in_the_box(game: Game) -> None:
    match = game.new(players=4, seed=1)
    census = game.module("state").census(match.opened_world, plain(match.states))
    cards = [n for name, n in census.items() if name.startswith("card")]
    assert cards == [2] * 24
    assert sum(n for name, n in census.items() if name.startswith("bonus")) == 20
    assert census["ships"] == 8


@pytest.mark.parametrize(
    ("colour", "ships"),
    [
        ("red", ["x-wing", "millennium-falcon"]),
        ("yellow", ["jedi-starfighter", "tantive-iv"]),
        ("green", ["star-destroyer", "death-star"]),
        ("black", ["tie-fighter", "tie-advanced"]),
    ],
)
def test_1_4_the_ships_of_each_colour(game: Game, colour: str, ships: list[str]) -> None:
    match = with_card(game, f"{colour}-1")
    match.play(f"play {colour} 1")
    assert match.legal(0) == [f"move {ship}" for ship in ships]


def test_1_5_the_track_is_content_and_ours(game: Game) -> None:
    figures = game.pack().figures
    assert figures["track"]["source"] == "own"
    assert all(figures[f"bonus.{kind}"]["source"] == "own" for kind in game.module("words").BONUS_NAMES)
    short = table(game, content=pack("S..F"), hands=[{"red-3": 1}, {}])
    short.play("play red 3")
    short.play("move x-wing")
    assert place(short, "x-wing") == 3
    assert "X-Wing reached the final planet." in short.log()


@pytest.mark.parametrize(
    ("players", "colours"),
    [
        (2, {"red": 0, "yellow": 0, "green": 1, "black": 1}),
        (3, {"red": 0, "yellow": 1, "green": 2}),
        (4, {"red": 0, "green": 1, "yellow": 2, "black": 3}),
    ],
)
def test_2_1_usual_colours(game: Game, players: int, colours: dict[str, int]) -> None:
    assert game.new(players=players, seed=1).view()["colours"] == colours
    assert table(game, players).view()["colours"] == colours


def test_2_1_colours_are_chosen(game: Game) -> None:
    pairs = game.new(players=2, seed=1, colours=["green", "red", "black", "yellow"])
    assert pairs.view()["colours"] == {"red": 0, "yellow": 1, "green": 0, "black": 1}
    four = game.new(players=4, seed=1, colours="black,yellow,green,red")
    assert four.view()["colours"] == {"red": 3, "yellow": 1, "green": 2, "black": 0}
    with pytest.raises(BadOption, match="colours"):
        game.new(players=4, seed=1, colours=["red", "red", "green", "black"])


@pytest.mark.parametrize("out", ["red", "yellow", "green", "black"])
def test_2_2_the_fourth_colour_stays_in_the_box(game: Game, out: str) -> None:
    words = game.module("words")
    match = game.new(players=3, seed=1, colours=[colour for colour in words.COLOUR_NAMES if colour != out])
    ships = [ship for i, ship in enumerate(words.SHIP_NAMES) if words.COLOUR_NAMES[i // 2] != out]
    assert list(match.view()["ships"]) == ships
    census = game.module("state").census(match.opened_world, plain(match.states))
    missing = words.COLOUR_NAMES.index(out)
    assert [census[f"card {i}"] for i in range(24)] == [0 if i // 6 == missing else 2 for i in range(24)]
    joker_ships = table(game, 3, ships={"x-wing": 20}, hands=[{"yellow-1": 1}, {}, {}])
    joker_ships.play("play yellow 1")
    assert joker_ships.why("move tie-fighter", 0) == "2.2"


def test_2_3_team_mates_sit_alternately(game: Game) -> None:
    match = flown(game, "red-1", "x-wing", 5, players=4, bonus=[{}, {"grapple": 1}, {"lightspeed": 1}, {"grapple": 1}])
    assert match.to_act == [2]


def test_2_4_ships_begin_on_the_start_planet(game: Game) -> None:
    assert set(game.new(players=4, seed=3).view()["ships"].values()) == {0}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_5_bonus_cards_on_the_planet(game: Game, players: int) -> None:
    match = game.new(players=players, seed=2)
    assert match.view(0)["planet"] == {"unknown": 2 * players}
    assert match.view(0)["pile"] == {"unknown": 20 - 2 * players}
    assert match.view(0)["bonus"] == [{}] * players
    planets = {tuple(game.new(players=players, seed=seed).state.planet.tolist()) for seed in range(30)}
    assert len(planets) > 10


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_6_six_movement_cards_each(game: Game, players: int) -> None:
    match = game.new(players=players, seed=2)
    assert [sum(match.view(seat)["hands"][seat].values()) for seat in range(players)] == [6] * players
    deck = (36 if players == 3 else 48) - 6 * players
    assert match.view(0)["deck"] == {"unknown": deck}
    assert int(match.state.deck.sum()) == deck
    hands = Counter(str(game.new(players=players, seed=seed).view(0)["hands"][0]) for seed in range(30))
    assert max(hands.values()) == 1


def test_2_7_the_first_seat_is_chosen_or_drawn(game: Game) -> None:
    assert game.new(players=4, seed=1, first="3").to_act == [2]
    assert {game.new(players=3, seed=seed).to_act[0] for seed in range(40)} == {0, 1, 2}
    with pytest.raises(BadOption, match="first"):
        game.new(players=2, seed=1, first="3")


def test_2_8_hands_and_piles_are_secret(game: Game) -> None:
    held = [{"grapple": 1}, {"grapple": 2}, {"lightspeed": 1, "grapple": 1}, {}]
    match = table(game, 4, bonus=held, discards={"speed-boost": 2}, played={"red-6": 1})
    view = match.view(0)
    assert view["bonus"] == [{"grapple": 1}, {"unknown": 2}, {"unknown": 2}, {}]
    assert view["hands"][1:] == [{"unknown": 6}] * 3
    assert view["deck"] == {"unknown": 23}
    assert view["pile"] == {"unknown": 5}
    assert view["planet"] == {"unknown": 8}
    assert view["discards"] == {"speed-boost": 2}
    assert view["played"] == {"red-6": 1}
    assert match.view(-1)["hands"] == [{"unknown": 6}] * 4


def test_2_8_unseen_movement_cards_may_lie_anywhere(game: Game) -> None:
    """Dealt anew, no unseen hand has a card that has been played, and all the others come up as often as they should."""
    match = table(game, hands=[{"red-1": 1}, {"unknown": 6}], played={"red-1": 1, "red-2": 2})
    draws = np.zeros(24)
    for key in range(2000):
        draws += redealt(match, 0, key).state.hand[1]
    assert draws[0] == draws[1] == 0
    expected = 2000 * 6 * 2 / 44
    assert all(abs(n - expected) < 6 * expected**0.5 for n in draws[2:])


def test_2_8_all_know_what_a_new_pile_was_made_of(game: Game) -> None:
    """All Grapples were in the new pile: the planet and cards held from before have none, fresh cards may be one."""
    match = table(
        game,
        bonus=[{"lightspeed": 1}, {"speed-boost": 1, "grapple": 1, "dodging-maneuver": 1}],
        remade={"grapple": 4, "speed-boost": 1},
        fresh=[{}, {"grapple": 1}],
        planet={"lightspeed": 1, "experienced-pilot": 3},
        pile={"grapple": 3, "speed-boost": 1},
        discards={"lightspeed": 2, "experienced-pilot": 1, "speed-boost": 2, "dodging-maneuver": 3},
    )
    assert match.view(0)["fresh"] == [{}, {"unknown": 1}]
    kinds: Counter[int] = Counter()
    for key in range(2000):
        s = redealt(match, 0, key).state
        assert s.planet[4] == 0
        assert s.bonus[1][4] == s.fresh[1][4]
        assert s.fresh[1].sum() == 1
        kinds[int(s.fresh[1].argmax())] += 1
    assert abs(kinds[4] - 1600) < 6 * 18
    assert abs(kinds[3] - 400) < 6 * 18


@pytest.mark.parametrize(("held", "fresh"), [({"lightspeed": 2}, 1), ({"lightspeed": 1, "speed-boost": 1}, 0)])
def test_2_8_nobody_learns_whether_a_card_played_was_fresh(game: Game, held: dict[str, int], fresh: int) -> None:
    """Only when no such card is held from before is a play of a fresh one, and nobody else learns which it was."""
    match = table(
        game,
        content=pack(dodging_maneuver=0, experienced_pilot=0, planet=0),
        hands=[{"red-2": 1}, {"unknown": 6}],
        bonus=[held, {}],
        fresh=[{"lightspeed": 1}, {}],
        remade={"lightspeed": 1, "grapple": 4},
        discards={"lightspeed": 4 - held["lightspeed"], "speed-boost": 4 - held.get("speed-boost", 0)},
    )
    match.play("play red 2")
    match.play("move x-wing")
    match.play("use lightspeed")
    assert match.state.fresh[0].sum() == fresh
    assert match.state.remade.tolist() == [0, 0, fresh, 0, 4]
    assert match.view(1)["fresh"] == [{"unknown": 1}, {}]
    assert match.view(1)["remade"] == {"lightspeed": 1, "grapple": 4}
    assert match.view(1)["since"] == ["0 draws", "0 lightspeed"]
