"""Games of the first edition of Conflict go on as they went."""

from pathlib import Path

import pytest

from cantina.core.errors import GameFileError, PackError
from cantina.core.game import Game
from cantina.core.gamefile import loads, rewound
from cantina.core.match import Match
from cantina.server import changes
from cantina.server.changes import Holder, Settings
from cantina.server.tables import Table

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


def test_a_stored_table_of_the_first_edition_goes_on(game: Game) -> None:
    record = game.load(FILES / "whole-game.toml")
    table = Table("a")
    for change in stored(record):
        table.fold(change)
    assert (table.status, table.problem) == ("ended", "")
    assert table.match().states.tobytes() == record.states.tobytes()


def test_a_stored_table_that_began_from_a_position_of_the_first_edition(game: Game) -> None:
    record = rewound(game.load(FILES / "from-position.toml"), 0)
    table = Table("a")
    for change in stored(record):
        table.fold(change)
    assert (table.status, table.problem) == ("playing", "")
    assert table.match().view() == record.view()


def stored(record: Match) -> list[changes.AnyChange]:
    """What a server of the first edition stored of a game."""
    seats, settings = [Holder("guest", "g") for _ in range(record.players)], Settings(pack="standard")
    made = changes.Made(
        game="conflict", owner="g", settings=settings, seats=seats, secret="00", time=0, seed=record.seed
    )
    made.start = record.start and {key: value for key, value in record.start.items() if key != "rules"}
    began = changes.Started(rules="1", pack="standard", pack_hash=record.pack.hash, options=record.options)
    moves = [changes.Moved(seat=played.seat, actions=[played.action]) for played in record.record]
    return [made, began, *moves]


def test_they_hold_what_is_no_longer_so(game: Game) -> None:
    """A stored result on a die that shows it already, and a start field with an effect."""
    match = game.load(FILES / "from-position.toml")
    assert "Player 1 used the stored 2 in place of 2." in match.log()
    start = int(match.world.start[0][3])
    assert f"The marker stood on field {start}: the top yellow card is played." in match.log()
    t.refused(rewound(match, 0), "help 2", "5.11")


def test_what_no_rules_ever_allowed_is_refused_in_their_records_too(game: Game) -> None:
    """Whoever edits an old record and works its digests out again is caught by the rules."""
    match = rewound(game.load(FILES / "whole-game.toml"), 6)
    seat = match.to_act[0]
    forbidden = next(text for text, action in match.table().items() if match.clause_against(seat, action))
    match.apply(seat, match.table()[forbidden])
    with pytest.raises(GameFileError, match=f"action 7: .* cannot play '{forbidden}' now"):
        loads(match.save(), expected=game)


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
        ("1 draw | 01d88467", "2 draw | 01d88467", "action 4: Dax cannot play 'draw' now. Rule 4.1"),
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
