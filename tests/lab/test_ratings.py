"""What scores say."""

import pytest

from cantina.lab.ratings import Standing, elo_of, expected, interval, ladder, likelihood, progress, standing


def test_intervals_hold_the_score() -> None:
    """And shrink with more games; none at all says nothing."""
    assert interval(0, 0) == (0.0, 1.0)
    for score in (0.0, 0.3, 1.0):
        low, high = interval(100 * score, 100)
        assert low <= score + 1e-9
        assert high >= score - 1e-9
    assert interval(500, 1000)[1] < interval(50, 100)[1]


def test_elo_and_score_are_each_other() -> None:
    """A perfect score stays finite."""
    assert expected(elo_of(0.7, 10**6)) == pytest.approx(0.7, abs=1e-4)
    assert 400 < elo_of(1.0, 20) < 2000
    assert elo_of(0.5, 10) == 0


def test_a_standing_counts_games() -> None:
    """Draws are half."""
    result = standing([(1.0, 0.5), (0.0, 1.0)])
    assert (result.games, result.score) == (4, 0.625)
    assert result.low < 0.625 < result.high
    assert set(result.plain()) == {"games", "score", "low", "high", "elo"}


def test_a_sequential_test_stops() -> None:
    """Early for the clearly stronger and the clearly weaker, at the end for what hangs in the balance."""
    strong = list(progress([(1.0, 0.5)] * 400, (0, 50)))
    assert strong[-1].verdict == "stronger"
    assert len(strong) < 400
    weak = list(progress([(0.5, 0.0)] * 400, (0, 50)))
    assert weak[-1].verdict == "not stronger"
    assert len(list(progress([(1.0, 0.0)] * 20, (0, 50)))) == 20


def test_likelihood_is_even_in_the_middle() -> None:
    """A score half way between the two expectations speaks for neither."""
    middle = (expected(0) + expected(100)) / 2
    assert likelihood([(middle,)] * 10, 0, 100) == pytest.approx(0)


def test_a_ladder_orders_bots() -> None:
    """Around 1500, with the differences that the scores show."""
    names = ["a", "b", "c"]
    results = {
        ("a", "b"): standing([(0.75,)] * 400), ("b", "c"): standing([(0.75,)] * 400), ("a", "c"): standing([(0.9,)] * 400),
    }  # fmt: skip
    ratings = ladder(results, names)
    assert sum(ratings.values()) == pytest.approx(4500)
    assert ratings["a"] - ratings["b"] == pytest.approx(191, abs=8)
    assert isinstance(results["a", "b"], Standing)
