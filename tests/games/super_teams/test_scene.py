"""What the page is told of the table of Super Teams: whose ships a card moves."""

import pytest

from cantina.core.game import Game
from cantina.games.super_teams import words
from cantina.games.super_teams.scene import hand

WHOSE = {  # by number of players: what the first seat is told of its cards, red, yellow, green and black
    2: ("mine", "mine", None, None),
    3: ("mine", None, None),
    4: ("mine", None, "team", None),
}


@pytest.mark.parametrize("players", WHOSE)
def test_a_card_says_whose_ships_it_moves(game: Game, players: int) -> None:
    """Those of the viewer lie first, then those of the team, and bonus cards last."""
    s = game.new(players=players, seed=2).seen(0)
    colours = [words.COLOUR_NAMES[colour] for seat in range(players) for colour in range(4) if s.owner[colour] == seat]
    whose = dict(zip(colours, WHOSE[players], strict=False))
    found = sorted(hand(s, 0).values(), key=lambda card: card["order"])
    for card in found:
        assert card.get("whose") == whose[card["side"]]
    order = ["mine", "team", None]
    ranks = [order.index(card.get("whose")) for card in found]
    assert ranks == sorted(ranks)
