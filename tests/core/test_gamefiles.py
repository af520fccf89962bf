"""Game files: exact replay, and a clear word about what is wrong with a damaged, foreign or older one."""

import random
from pathlib import Path

import pytest

import cantina
from cantina.core.errors import GameFileError, IllegalMove, ImpossibleChance, PositionError, UnknownGame, UnknownMove
from cantina.core.gamefile import loads, rewound
from helpers import random_match, steps

GAME = cantina.game("template")


@pytest.fixture(scope="module")
def record() -> str:
    return random_match(GAME, 3, names=["Ana", "Ion"]).save()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("cantina = 1", "cantina = 2", "cantina: must be 1"),
        ('game = "template"', 'game = "chess"', "there is no game 'chess'"),
        ('rules = "1"', 'rules = "0"', "rules: was played with rules '0' of template; the current ones are '1'"),
        ('seed = "3"', 'seed = "4"', "seed: does not fit the commitment"),
        ("players = 2", 'players = "two"', "players: is missing or not a int"),
        ("players = 2", "players = 3", "template is for 2, 4 players, not 3"),
        ("pack_hash = ", 'pack_hash = "0"\nother = ', "pack_hash: pack 'standard' has changed"),
        ('"0 bid 1 ', '"0 bid 2 ', "action 7: leads to"),
        ('"0 bid 1 ', '"0 jam ', "action 7: Ana cannot play 'jam' now. Rule 2.1"),
        ('"0 bid 1 ', '"7 bid 1 ', "action 7: there is no seat 7"),
        ('"0 bid 1 ', '"0 fly ', "action 7: 'fly' is no move of template"),
        ('"0 bid 1 ', '"bid ', "action 7: 'bid | "),
        ("[options]", "[options", "is damaged"),
    ],
)
def test_a_bad_file_is_refused_with_the_place(record: str, old: str, new: str, said: str) -> None:
    assert old in record, record
    with pytest.raises((GameFileError, UnknownGame)) as caught:
        loads(record.replace(old, new, 1), "game.toml")
    assert said in str(caught.value)


def test_a_file_with_the_commitment_only(record: str) -> None:
    with pytest.raises(GameFileError, match="given out when the game has ended"):
        loads(record.replace('seed = "3"\n', ""), "game.toml")


def test_files_on_disk(tmp_path: Path, record: str) -> None:
    match = loads(record)
    match.notes["event"] = "club night"
    match.save(tmp_path / "game.toml")
    again = cantina.load(tmp_path / "game.toml")
    assert again.record == match.record
    assert again.names == ("Ana", "Ion")
    assert again.notes == {"event": "club night"}
    with pytest.raises(GameFileError, match="cannot be read"):
        GAME.load(tmp_path / "none.toml")
    with pytest.raises(GameFileError, match="is a game of 'template', not of"):
        cantina.game("toy-battle").load(tmp_path / "game.toml")


def test_rewinding() -> None:
    match, digests = GAME.new(seed=5), []
    for _ in steps(match, random.Random(5)):
        digests.append(match.digest())
    assert [rewound(match, at).digest() for at in range(0, len(digests), 5)] == digests[::5]


def test_wanted_chance_is_kept_in_the_file() -> None:
    match = GAME.new(seed=1, lead="1")
    match.play("bid 3", 0)
    match.play("bid 1", 1)
    match.play("bury", chance="jammer")
    assert "@" in match.save()
    assert loads(match.save()).view(0)["tokens"][0] == match.view(0)["tokens"][0]
    other = GAME.new(seed=1, lead="1")
    other.play("bid 3", 0)
    other.play("bid 1", 1)
    with pytest.raises(ImpossibleChance, match="did not bring 'seven'"):
        other.play("bury", chance="seven")


def test_moves_that_cannot_be() -> None:
    match = GAME.new(seed=2)
    before = match.digest()
    with pytest.raises(UnknownMove, match="'castle' is no move of template"):
        match.play("castle", 0)
    with pytest.raises(IllegalMove) as caught:
        match.play("take", 0)
    assert caught.value.clause == "2.1"
    with pytest.raises(cantina.core.errors.BadOption, match="seats 0, 1 are to act"):
        match.play("bid 1")
    with pytest.raises(cantina.core.errors.BadOption, match="there is no seat 5"):
        match.legal(5)
    assert match.digest() == before
    assert match.record == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"phase": "dance"}, "phase: must be one of bid, decide, window, not 'dance'"),
        ({"to_act": [3]}, "to_act: must be a list of seats from 0 to 1"),
        ({"to_act": []}, "to_act: must name a seat while the game goes on"),
        ({"turns": "x"}, "turns: must be a whole number"),
        ({"haul": [1]}, "haul: must be a list of 2 numbers"),
        ({"deck": [1] * 12}, "deck: 12 cargo cards of value 1, but the pack has 3"),
        ({"deck": [1]}, "deck: 1 cargo cards in deck, gone and turned up; the pack has 12"),
        ({"tokens": [{"jammers": 9}, {}]}, "tokens: 9 jammers, but the pack has 4"),
        ({"moon": 1}, "moon: is not known here"),
        ({"game": "chess"}, "game: is 'chess'"),
        ({"players": 5}, "players: must be one of 2, 4"),
        ({"to_act": [0, 1], "hands": [[0, 0, 0], [1, 0, 0]]}, "to_act: seat 0 has nothing to choose"),
    ],
)
def test_a_bad_position_is_refused_by_key(change: dict[str, object], said: str) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.from_position(change)
    assert said in str(caught.value)
