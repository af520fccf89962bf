"""The page of a game's observations is made from its sources as they are now."""

from cantina.core.game import Game
from cantina.rl.pages import PAGE, page


def test_the_page_of_observations_is_up_to_date(each_game: Game) -> None:
    """If this fails: python -m cantina.rl.pages"""
    if each_game.facts.offered and not each_game.facts.draft:
        assert (each_game.facts.folder / PAGE).read_text(encoding="utf-8") == page(each_game)
