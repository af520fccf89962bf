"""Games of the first edition of Conflict go on as they went."""

from pathlib import Path

import pytest

from cantina.core.errors import GameFileError, PackError
from cantina.core.game import Game
from cantina.core.gamefile import loads, rewound

from . import tables as t

FILES = Path(__file__).parent / "first_edition"
RECORDS = ("whole-game.toml", "from-position.toml")


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_of_the_first_edition_loads_and_is_written_as_it_was(game: Game, name: str) -> None:
    text = (FILES / name).read_text(encoding="utf-8")
    match = game.load(FILES / name)
    assert match.outcome
    assert match.save() == text
    half = rewound(match, len(match.record) // 2)
    assert half.record == match.record[: len(half.record)]
    assert loads(half.save(), expected=game).states.tobytes() == half.states.tobytes()


def test_they_hold_what_is_no_longer_so(game: Game) -> None:
    """A stored result on a die that shows it already, and a start field with an effect."""
    match = game.load(FILES / "from-position.toml")
    assert "Player 1 used the stored 2 in place of 2." in match.log()
    start = int(match.world.start[0][3])
    assert f"The marker stood on field {start}: the top yellow card is played." in match.log()
    t.refused(rewound(match, 0), "help 2", "5.11")


def test_a_position_of_the_first_edition_is_gone_on_from(game: Game) -> None:
    position = game.load(FILES / "whole-game.toml").position()
    again = game.from_position(position)
    assert (again.view()["rules"], again.pack.hash) == ("1", "85f841bad34bd599")
    assert again.position() == position
    assert game.new(players=3).view()["rules"] == "2"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("1 draw | 01d88467", "1 draw | 01d88468", "action 4: leads to 01d88467"),
        ("1 draw | 01d88467", "2 draw | 01d88467", "action 4: Dax was not to act"),
        ('rules = "1"', 'rules = "0"', "was played with rules '0'"),
    ],
)
def test_a_changed_record_of_the_first_edition_is_refused(game: Game, old: str, new: str, message: str) -> None:
    text = (FILES / "whole-game.toml").read_text(encoding="utf-8")
    with pytest.raises(GameFileError, match=message):
        loads(text.replace(old, new), expected=game)


def test_2_3_only_there_may_a_start_field_have_an_effect(game: Game) -> None:
    own = t.pack(start_standard=[12, 0, 0, 0, 0])
    with pytest.raises(PackError, match=r"start\.standard\[0\]: field 12 has an effect"):
        game.new(players=2, pack=own)
    assert t.at(game.from_position({"rules": "1", "players": 2, "pack": own})) == 12
