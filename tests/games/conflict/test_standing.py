"""How the team stands on the page: the step of the turn, what dice can buy, and how near the heroes are."""

import random
from typing import Any

from cantina.core.game import Game
from cantina.core.match import Match
from helpers import setups, steps

from . import tables as t

NAMES = ("reveal", "pair", "triple")


def scene(match: Match, seat: int = 0) -> dict[str, Any]:
    """The tokens that a seat sees."""
    tokens: dict[str, Any] = match.game.module("scene").moving(match.opened_world, match.seen(seat), seat)["tokens"]
    return tokens


def test_what_dice_can_do_at_a_deck_is_what_the_rules_offer(game: Game) -> None:
    """In whole games the pictures beside the decks are lit for just those uses of dice that bring something."""
    met = set()
    for seed, setup in enumerate(setups(game)):
        match = game.new(seed=seed, **setup)
        for seat, _ in steps(match, random.Random(seed)):
            choices = [text.split() for text in match.legal(seat)]
            tokens = scene(match, seat)
            for deck in ("yellow", "orange", "black"):
                dice = {name: {int(c[1]) for c in choices if c[0] == name and c[2] == deck} for name in NAMES}
                lying = t.deck(match, deck)
                dice["reveal"] = {n for n in dice["reveal"] if any(not card.startswith("up ") for card in lying[:n])}
                wanted = {name: sorted(found) for name, found in dice.items() if found}
                assert tokens[f"deck-{deck}"]["can"] == wanted
                met |= {(name, deck) for name in wanted}
    assert {("reveal", "yellow"), ("pair", "yellow"), ("reveal", "orange")} <= met


def test_heroes_are_hidden_then_seen_then_found(game: Game) -> None:
    hidden = scene(t.table(game))
    assert [hidden[f"hero-{name}"]["found"] for name in ("rey", "poe", "finn")] == [False] * 3
    assert hidden["hero-rey"]["depth"] == -1
    assert hidden["deck-black"]["piles"] == [[1, 6], [2, 6]]
    black = {"decks": t.spread(black=("up rey",))}
    black["decks"]["black"] = ["up rey", "unseen 5", "unseen-low 6"]
    match = t.with_dice(game, "1", "1", **black)
    assert scene(match)["hero-rey"]["depth"] == 0
    assert scene(match)["hero-rey"]["tells"] == [["about.seen", {"n": 1}]]
    assert scene(match)["deck-black"]["piles"] == [[0, 5], [2, 6]]
    match.play("pair 1 black")
    match.play(match.legal(0)[0])  # pays
    assert scene(match)["hero-rey"]["found"]
    assert scene(match)["hero-rey"]["depth"] == -1


def test_the_step_of_the_turn_is_said(game: Game) -> None:
    def now(match: Match) -> str:
        return str(scene(match)["steps"]["now"])

    assert now(game.new(players=2, seed=1)) == ""  # nobody's turn has begun
    assert now(t.table(game)) == "roll"
    assert now(t.table(game, "reroll", dice=["1", "2", "3"], rerolls=2)) == "roll"
    assert now(t.with_dice(game, "1", "2")) == "dice"
    assert now(t.table(game, "play")) == "card"
    assert now(t.with_hand(game, "cover", {"supply-run": 2})) == "cover"


def test_the_prompt_says_what_is_at_stake(game: Game) -> None:
    def asked(match: Match) -> Any:
        return match.game.module("previews").prompt(match.opened_world, match.seen(0), 0)

    assert asked(t.table(game)) is None
    assert asked(t.with_hand(game, "cover", {"supply-run": 2})) == ("ask-cover", {"number": t.ALL_LEADERS})
    match = t.with_dice(game, "2", "2")
    match.play("pair 2 orange")
    assert asked(match) == ("ask-pay", {"number": 2, "level": 0})
    match = t.with_dice(game, "2")
    match.play("reveal 2 yellow")
    if match.phase == "arrange":
        assert asked(match) == ("ask-arrange", {"number": 1})


def test_an_open_hand_tells_how_many_cards_it_holds(game: Game) -> None:
    """What a panel draws stands in its own token, so that it is drawn anew when a card comes or goes."""
    hands: list[dict[str, int]] = [{}, {"supply-run": 2, "chase": 1}]
    owner = scene(t.table(game, hands=hands))["owner-1"]
    assert (owner["cards"], owner["most"]) == (3, 2)
    hands[1] |= {"sabotage": 1, "stand-off": 1}
    assert scene(t.table(game, hands=hands))["owner-1"]["most"] == 4
    assert scene(t.table(game, hands=[{"chase": 1}, {}]))["owner-1"]["most"] == 0
