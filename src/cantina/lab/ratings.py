"""What scores say: intervals, Elo, and when to stop playing."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass

Z = 1.959964  # of a 95 % interval
STOP = math.log(0.95 / 0.05)  # how sure a sequential test is when it stops: one in twenty either way
STEP = 400 / math.log(10)  # Elo points for each e-fold of the odds


@dataclass(frozen=True)
class Standing:
    """The score of one bot against another: games, share of wins (draws half), its 95 % interval, and the Elo difference."""

    games: int
    score: float
    low: float
    high: float
    elo: float
    verdict: str = ""  # of a sequential test: `stronger`, `not stronger`, or nothing yet

    def plain(self) -> dict[str, float | int | str]:
        """As plain data; the verdict only where there is one."""
        return {key: value for key, value in asdict(self).items() if value != ""}


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of the share of wins; a draw is half a win.

    >>> [round(x, 3) for x in interval(50, 100)]
    [0.404, 0.596]
    """
    if games == 0:
        return 0.0, 1.0
    score = wins / games
    spread = Z * Z / games
    middle = (score + spread / 2) / (1 + spread)
    half = Z * math.sqrt(score * (1 - score) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def elo_of(score: float, games: int) -> float:
    """The Elo difference that a score shows, kept finite by half a game on either side.

    >>> round(elo_of(0.75, 1000))
    191
    """
    score = (score * games + 0.5) / (games + 1)
    return STEP * math.log(score / (1 - score))


def expected(elo: float) -> float:
    """The score that an Elo difference leads to.

    >>> round(expected(191), 2)
    0.75
    """
    return 1 / (1 + math.exp(-elo / STEP))


def standing(deals: Sequence[Sequence[float]], verdict: str = "") -> Standing:
    """What the scores of some deals say."""
    scores = [score for deal in deals for score in deal]
    score = sum(scores) / len(scores) if scores else 0.5
    low, high = interval(sum(scores), len(scores))
    return Standing(len(scores), score, low, high, elo_of(score, len(scores)), verdict)


def likelihood(deals: Sequence[Sequence[float]], low: float, high: float) -> float:
    """The logarithm of how much more likely the scores are if the Elo difference is `high` than if it is `low`.

    Deals are the units, not games: the two games of one deal are not independent of each other.
    """
    means = [sum(deal) / len(deal) for deal in deals]
    mean = sum(means) / len(means)
    spread = sum((x - mean) ** 2 for x in means) / len(means)
    spread = (spread * len(means) + 4 * 0.125) / (len(means) + 4)  # a few equal scores are no certainty
    a, b = expected(low), expected(high)
    return len(means) * (b - a) * (2 * mean - a - b) / (2 * spread)


def progress(scores: Iterable[Sequence[float]], sprt: tuple[float, float] | None = None) -> Iterator[Standing]:
    """The standing after each deal; with a sequential test of two Elo differences it ends as soon as one of them is refuted."""
    deals: list[Sequence[float]] = []
    for deal in scores:
        deals.append(deal)
        ratio = likelihood(deals, *sprt) if sprt else 0.0
        verdict = "stronger" if ratio >= STOP else "not stronger" if ratio <= -STOP else ""
        yield standing(deals, verdict)
        if verdict:
            return


def ladder(results: Mapping[tuple[str, str], Standing], names: Sequence[str], rounds: int = 2000) -> dict[str, float]:
    """Elo ratings that explain all results best (Bradley and Terry), around a mean of 1500."""
    strength = dict.fromkeys(names, 1.0)
    won = dict.fromkeys(names, 0.5)  # half a game against a bot of middling strength keeps all finite
    for (a, b), result in results.items():
        won[a] += result.score * result.games
        won[b] += (1 - result.score) * result.games
    for _ in range(rounds):
        for name in names:
            faced = 1 / (strength[name] + 1)
            for pair, result in results.items():
                if name in pair:
                    faced += result.games / (strength[pair[0]] + strength[pair[1]])
            strength[name] = won[name] / faced
    ratings = {name: STEP * math.log(strength[name]) for name in names}
    mean = sum(ratings.values()) / len(ratings)
    return {name: 1500 + rating - mean for name, rating in ratings.items()}
