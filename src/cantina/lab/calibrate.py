"""How often a team of bots wins a cooperative game, in every variant and number of players, beside what its pack aims at."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cantina.bots.registry import find_bot
from cantina.core.errors import BadOption
from cantina.core.game import Game
from cantina.core.pack import Pack

from .arena import Finished, Setup, in_threads, play
from .ratings import interval


@dataclass(frozen=True)
class Goal:
    """What a pack aims at: the share of games won with these options, and how far from it is near enough."""

    name: str
    share: float
    within: float
    options: Mapping[str, Any]


@dataclass
class Cell:
    """Games with one goal and one number of players."""

    goal: Goal
    players: int
    ends: Counter[str] = field(default_factory=Counter)
    won: int = 0
    turns: int = 0

    def add(self, played: Finished) -> None:
        """Counts one more game."""
        self.ends[played.end] += 1
        self.won += played.returns[0] > 0
        self.turns += played.turns

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.ends.total()

    @property
    def share(self) -> float:
        """The share of them that were won."""
        return self.won / max(1, self.games)

    @property
    def met(self) -> bool:
        """Whether the share is as near to the goal as the pack asks."""
        return abs(self.share - self.goal.share) <= self.goal.within + 1e-9

    def plain(self) -> dict[str, Any]:
        """The cell as plain data."""
        low, high = interval(self.share * self.games, self.games)
        return {
            "name": self.goal.name, "players": self.players, "games": self.games, "won": self.won,
            "share": round(self.share, 4), "low": round(low, 4), "high": round(high, 4),
            "goal": self.goal.share, "within": self.goal.within, "met": self.met,
            "turns": round(self.turns / max(1, self.games), 2), "ends": dict(sorted(self.ends.items())),
        }  # fmt: skip


def goals_of(game: Game, pack: Pack) -> list[Goal]:
    """The goals that a pack states in its table `goal`, in per cent; BadOption when there is nothing to calibrate."""
    if not game.facts.cooperative:
        raise BadOption(f"{game.id}: only a cooperative game is calibrated; 'cantina lab balance' is for the others")
    game.worlds([pack])  # a pack that is wrong says so, in its goals too
    found = [
        Goal(key.removeprefix("goal."), value["share"] / 100, value["within"] / 100, value.get("options", {}))
        for key, figure in pack.figures.items()
        if key.startswith("goal.")
        for value in (figure["value"],)
    ]
    if not found:
        raise BadOption(f"{pack.place}: has no goals; it needs a table [goal]")
    return found


def chosen(goals: Sequence[Goal], options: Mapping[str, Any]) -> list[Goal]:
    """The goals that have these options."""
    found = [goal for goal in goals if all(goal.options.get(name) == value for name, value in options.items())]
    if not found:
        asked = ", ".join(f"{name}={value}" for name, value in options.items())
        raise BadOption(f"--option {asked}: no goal of the pack has it; there are {', '.join(g.name for g in goals)}")
    return found


def calibrate(
    game: Game,
    pack: str | None,
    goals: Sequence[Goal],
    players: Sequence[int],
    bot: str,
    games: int,
    seed: str,
    threads: int | None = None,
) -> Iterator[Cell]:
    """Every cell after each of its games, goal by goal; a game depends on the seed, its cell and its number alone."""
    find_bot(bot)
    for goal in goals:
        for n in players:
            setup, cell = Setup(game, n, pack, goal.options), Cell(goal, n)

            def one(number: int, setup: Setup = setup) -> Finished:
                return play(setup, f"{seed} deal {number}", [bot] * setup.players)

            for played in in_threads(one, range(games), threads):
                cell.add(played)
                yield cell
