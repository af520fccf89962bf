"""Games of the first edition of Risk, whose record did not have `all_drawn`, go on as they went."""

from pathlib import Path

import pytest

from cantina.core.game import Game
from cantina.core.gamefile import rewound
from helpers import without_rng

FILES = Path(__file__).parent / "first_edition"


@pytest.mark.parametrize("name", ["game", "from-position"])
def test_a_game_file_of_the_first_edition_loads_and_is_written_as_it_was(game: Game, name: str) -> None:
    """They have a digest of every state; the second starts from a position with unclear cards, as it was written then."""
    match = game.load(FILES / f"{name}.toml")
    assert match.save() == (FILES / f"{name}.toml").read_text(encoding="utf-8")
    assert "unclear" in match.view()


def test_what_a_game_of_the_first_edition_did_not_note_is_noted_as_it_is_played_again(game: Game) -> None:
    """In the position from which it starts no round is taken to have been all drawn; a second seat has the first one."""
    match = game.load(FILES / "from-position.toml")
    assert rewound(match, 0).state.all_drawn.sum() == 0
    later = rewound(match, 54)
    assert [rows[-1][2:] for rows in later.view()["unclear"]] == [[], [], [1], [1]]
    assert without_rng(game.from_position(later.position()).states) == without_rng(later.states)
