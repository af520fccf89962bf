"""Smugglers: positions as people write them, with errors that name the key."""

from typing import Any

import pytest

from cantina.core.errors import PositionError
from cantina.core.game import Game

BIDDING: dict[str, Any] = {"to_act": [0, 1]}
DECIDING: dict[str, Any] = {"phase": "decide", "to_act": [0], "captain": 0}
ASKING: dict[str, Any] = {"phase": "window", "to_act": [1], "captain": 0, "cargo": 4}

WRONG: dict[str, dict[str, Any]] = {
    "deck: 3 cargo cards of value 4, but the pack has 2": BIDDING | {"deck": [4, 4, 4]},
    "deck: 2 cargo cards in deck, gone and turned up; the pack has 12": BIDDING | {"deck": [1, 2]},
    "deck: holds 25 cards; at most 24 fit": BIDDING | {"deck": [1] * 25},
    "tokens: 5 jammers, but the pack has 4": BIDDING | {"tokens": [{"jammers": 5}, {}]},
    "bag: 13 tokens in all; the pack has 12": BIDDING | {"bag": {"unknown": 9}},
    "bids[1]: must be a bid card that is still in hands[1]": {
        "to_act": [0], "hands": [[1, 1, 0]] * 2, "bids": [0, 3],
    },
    "bids[0]: must be a bid card that is still in hands[0]": {
        "to_act": [1], "hands": [[0, 0, 0]] * 2, "bids": ["?", 0],
    },
    "bids[1]: the auction is over": DECIDING | {"bids": [0, 2]},
    "to_act: must be all seats that have not bid": {"to_act": [0]},
    "to_act: must be the captain, and a cargo card must be left": DECIDING | {"to_act": [1]},
    "to_act: must be one rival of the captain who holds a token": ASKING | {"tokens": [{"blanks": 1}, {}]},
    "captain: is missing": {"phase": "decide"},
}  # fmt: skip


@pytest.mark.parametrize("message", WRONG)
def test_a_wrong_position_is_refused_with_the_key(game: Game, message: str) -> None:
    with pytest.raises(PositionError) as caught:
        game.from_position(WRONG[message])
    assert str(caught.value).startswith(message), str(caught.value)


@pytest.mark.parametrize(
    "wrong",
    [
        DECIDING | {"deck": [], "gone": [3, 4, 3, 2]},  # there is nothing to decide about
        ASKING | {"to_act": [0]},
        ASKING | {"players": 4, "to_act": [1, 3]},  # one after the other
        ASKING | {"players": 4, "to_act": [2]},  # a team-mate
    ],
)
def test_who_is_asked_must_be_whom_the_phase_asks(game: Game, wrong: dict[str, Any]) -> None:
    with pytest.raises(PositionError, match=r"^to_act: "):
        game.from_position(wrong)


def test_what_a_position_leaves_open_is_dealt(game: Game) -> None:
    match = game.from_position({"to_act": [1], "bids": ["?", 0]}, seed=1)
    assert match.state.bid[0] in (1, 2, 3)
    assert sorted(match.state.deck[:12].tolist()) == [1] * 3 + [2] * 4 + [3] * 3 + [4] * 2
    assert match.legal(1) == ["bid 1", "bid 2", "bid 3"]
