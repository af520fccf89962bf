"""The rules of Smugglers, clause by clause."""

from collections import Counter

import pytest

from cantina.core.errors import IllegalMove
from cantina.core.game import Game
from cantina.core.match import Match
from helpers import redealt

DECIDE = {"phase": "decide", "to_act": [0], "captain": 0}


def decide(game: Game, players: int = 2, **more: object) -> Match:
    """A match in which seat 0 is captain of a deck of known cargo, the top first."""
    deck = [4, 1, 2, 3, 1, 1, 2, 2, 2, 3, 3, 4]
    return game.from_position(DECIDE | {"players": players, "deck": deck} | more, seed=1)


def window(game: Game, players: int = 2, **more: object) -> Match:
    """A match in which seat 0 has turned up cargo worth 4 and seat 1 is asked."""
    tokens = [{"jammers": 1, "blanks": 1}] * players
    deck = [1, 2, 3, 1, 1, 2, 2, 2, 3, 3, 4]
    start = {
        "phase": "window",
        "to_act": [1],
        "captain": 0,
        "cargo": 4,
        "players": players,
        "deck": deck,
        "tokens": tokens,
    }
    return game.from_position(start | more, seed=1)


def auction(match: Match, *bids: int) -> None:
    """Lets every seat bid."""
    for seat, bid in enumerate(bids):
        match.play(f"bid {bid}", seat)


def test_1_1_sides(game: Game) -> None:
    last_bids = {"players": 4, "to_act": [0, 1, 2, 3], "hands": [[1, 0, 0]] * 4, "haul": [5, 3]}
    match = game.from_position(last_bids, seed=1)
    auction(match, 1, 1, 1, 1)
    match.play("bury")
    assert match.outcome
    assert match.outcome.returns == (1, -1, 1, -1)
    with pytest.raises(Exception, match="2, 4 players, not 3"):
        game.new(players=3)


def test_1_2_deck_is_shuffled(game: Game) -> None:
    decks = {tuple(game.new(seed=seed).states["deck"][0].tolist()) for seed in range(20)}
    assert len(decks) > 15
    assert all(Counter(deck)[2] == 4 for deck in decks)
    assert set(game.new(seed=1).view(0)["deck"]) == {"?"}


def test_1_3_bids(game: Game) -> None:
    assert game.new(seed=1).view(1)["hands"] == [[2, 2, 2], [2, 2, 2]]


def test_1_4_tokens_and_lead(game: Game) -> None:
    match = game.new(players=4, seed=5, lead="3")
    assert match.view()["lead"] == 2
    assert match.view(0)["tokens"][1:] == [{"unknown": 2}] * 3
    assert sum(match.view(0)["tokens"][0].values()) == 2
    assert match.view()["bag"] == {"unknown": 4}


def test_1_5_only_who_is_asked(game: Game) -> None:
    match = decide(game)
    with pytest.raises(IllegalMove, match=r"Rule 1\.5"):
        match.play("take", 1)


def test_2_1_all_bid_at_once_in_secret(game: Game) -> None:
    match = game.new(players=4, seed=2)
    assert match.to_act == [0, 1, 2, 3]
    match.play("bid 3", 2)
    assert match.to_act == [0, 1, 3]
    assert match.view(0)["bids"] == [0, 0, "?", 0]
    assert match.view(2)["bids"] == [0, 0, 3, 0]
    assert match.log(0) == ["Player 3 chose a bid."]
    with pytest.raises(IllegalMove, match=r"Rule 2\.1"):
        match.play("take", 0)


def test_2_2_highest_bid_is_captain_ties_from_the_lead(game: Game) -> None:
    for lead, bids, captain in ((0, (1, 3, 2, 1), 1), (2, (3, 3, 1, 3), 3), (2, (3, 3, 3, 3), 2), (1, (2, 1, 1, 2), 3)):
        match = game.from_position({"players": 4, "lead": lead, "to_act": [0, 1, 2, 3]}, seed=1)
        auction(match, *bids)
        assert match.to_act == [captain]
        assert match.view()["captain"] == captain
    assert "Player 1 bid 2." in match.log()


def test_2_3_bids_are_spent(game: Game) -> None:
    match = game.from_position({"hands": [[1, 1, 0], [1, 1, 0]], "to_act": [0, 1]}, seed=1)
    auction(match, 2, 1)
    match.play("bury")
    assert match.view()["hands"] == [[1, 0, 0], [0, 1, 0]]
    with pytest.raises(IllegalMove, match=r"Rule 2\.3"):
        match.play("bid 2", 0)


def test_3_1_captain_looks_once_and_alone(game: Game) -> None:
    match = decide(game)
    assert match.play("peek", 0) == ["Player 1 looked at the top card: cargo worth 4."]
    assert match.view(0)["deck"][:2] == [4, "?"]
    assert match.view(1)["deck"][0] == "?"
    assert match.log(1) == ["Player 1 looked at the top card."]
    assert match.view()["peeked"] == [[0], []]
    with pytest.raises(IllegalMove, match=r"Rule 3\.1"):
        match.play("peek", 0)


def test_3_2_take_or_bury(game: Game) -> None:
    match = decide(game)
    assert match.legal(0) == ["peek", "take", "bury"]
    match.play("peek", 0)
    assert match.legal(0) == ["take", "bury"]
    with pytest.raises(IllegalMove, match=r"Rule 3\.2"):
        match.play("pass", 0)


def test_3_3_bury(game: Game) -> None:
    match = decide(game, tokens=[{"jammers": 1, "blanks": 0}, {"blanks": 1}])
    match.play("peek", 0)
    told = match.play("bury", 0, chance="jammer")
    assert told[1] == "Player 1 drew a token: jammer."
    assert match.view(0)["tokens"][0] == {"jammers": 2, "blanks": 0}
    assert match.view(0)["deck"][-1] == 4, "the captain still knows where it lies"
    assert match.view(1)["deck"][-1] == "?"
    assert int(match.state.deck[int(match.state.left) - 1]) == 1
    assert match.phase == "bid"
    empty = decide(game, tokens=[{"jammers": 4, "blanks": 4}, {"blanks": 4}], bag={})
    empty.play("bury", 0)
    assert empty.view(0)["tokens"][0] == {"jammers": 4, "blanks": 4}


def test_3_4_taken_card_is_turned_up(game: Game) -> None:
    match = decide(game)
    match.play("take", 0)
    assert match.view()["cargo"] == 4
    assert len(match.view()["deck"]) == 11
    assert match.log()[0] == "Player 1 turned up cargo worth 4."


def test_3_5_blind_captains(game: Game) -> None:
    match = decide(game, blind=True)
    assert match.legal(0) == ["take", "bury"]
    with pytest.raises(IllegalMove, match=r"Rule 3\.5"):
        match.play("peek", 0)
    assert game.new(seed=1, captain="blind").view()["blind"] is True


def test_4_1_rivals_with_tokens_are_asked_clockwise(game: Game) -> None:
    match = window(game, 4, tokens=[{"blanks": 1}, {"blanks": 1}, {"jammers": 1}, {"blanks": 1}])
    assert match.legal(1) == ["pass"], "asked although it holds no jammer"
    match.play("pass", 1)
    assert match.to_act == [3], "the captain's team-mate is not asked"
    with pytest.raises(IllegalMove, match=r"Rule 4\.1"):
        match.play("take", 3)
    none = decide(game, tokens=[{"blanks": 2}, {}])
    none.play("take", 0)
    assert none.phase == "bid", "nobody holds a token, so nobody is asked"


def test_4_2_jamming(game: Game) -> None:
    match = window(game, 4)
    match.play("jam", 1)
    assert match.phase == "bid"
    view = match.view(1)
    assert view["haul"] == [0, 0]
    assert view["gone"] == [0, 0, 0, 1]
    assert view["jammed"] == 1
    assert view["tokens"][1] == {"jammers": 0, "blanks": 1}
    poor = window(game, tokens=[{"blanks": 1}, {"blanks": 1}])
    with pytest.raises(IllegalMove, match=r"Rule 4\.2"):
        poor.play("jam", 1)


def test_4_3_cargo_counts_for_the_captains_side(game: Game) -> None:
    match = window(game, haul=[1, 2])
    match.play("pass", 1)
    assert match.view()["haul"] == [5, 2]
    assert match.view()["gone"] == [0, 0, 0, 1]


def test_5_1_lead_passes_until_bids_or_cargo_are_spent(game: Game) -> None:
    match = window(game, lead=1)
    match.play("pass", 1)
    assert match.view()["lead"] == 0
    assert match.view()["turns"] == 2
    spent = window(game, hands=[[0, 0, 0]] * 2)
    spent.play("pass", 1)
    assert spent.outcome
    assert spent.outcome.reason == "spent"
    bare = window(game, deck=[], gone=[3, 4, 3, 1])
    bare.play("pass", 1)
    assert bare.outcome


def test_5_2_more_cargo_wins(game: Game) -> None:
    for haul, returns in (([0, 3], (1, -1)), ([0, 5], (-1, 1)), ([0, 4], (0, 0))):
        match = window(game, hands=[[0, 0, 0]] * 2, haul=haul)
        match.play("pass", 1)
        assert match.outcome
        assert match.outcome.returns == returns


def test_redeal_of_a_small_position_reaches_everything_evenly(game: Game) -> None:
    """Two unseen cargo cards and one unseen token: each deal comes as often as chance would bring it."""
    match = window(
        game,
        deck=["?", "?"],
        gone=[2, 4, 2, 1],
        tokens=[{"jammers": 1, "blanks": 7}, {"unknown": 1}],
        bag={"unknown": 3},
    )
    seen: Counter[tuple[int, ...]] = Counter()
    tries = 6000
    for key in range(tries):
        s = redealt(match, 0, key).state
        seen[int(s.deck[1]), int(s.deck[0]), int(s.token[1][0])] += 1
    expected = {(1, 3, 1): 3 / 8, (3, 1, 1): 3 / 8, (1, 3, 0): 1 / 8, (3, 1, 0): 1 / 8}
    assert set(seen) == set(expected)
    for deal, share in expected.items():
        assert abs(seen[deal] / tries - share) < 0.03, deal
