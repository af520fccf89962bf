"""How fair and how rich a game is: many games of one bot against itself, and what they say."""

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from cantina.core.content import usual_packs
from cantina.core.game import Game
from cantina.core.runner import Array, Runner
from cantina.core.words import kind_of, slug

from .arena import Finished, Setup, in_threads, play
from .plots import Bar, Pair
from .ratings import interval

RARE = 0.02  # what is done less often than this in a game is left out of what decides
SHOWN = 14  # rows of what decides


@dataclass
class Use:
    """How often winners and losers did one thing: sums and sums of squares over seats in games."""

    won: float = 0.0
    lost: float = 0.0
    won_squares: float = 0.0
    lost_squares: float = 0.0


@dataclass
class Balance:
    """What many games came to."""

    setup: Setup
    bot: str
    played: list[Finished] = field(default_factory=list)
    uses: dict[str, Use] = field(default_factory=lambda: defaultdict(Use))
    winners: int = 0  # seats in games that won
    losers: int = 0

    def add(self, played: Finished, tallies: Sequence[Counter[str]]) -> None:
        """Counts one more game."""
        self.played.append(played)
        for value, tally in zip(played.returns, tallies, strict=True):
            won = value > 0
            self.winners += won
            self.losers += not won
            for name, n in tally.items():
                use = self.uses[name]
                if won:
                    use.won, use.won_squares = use.won + n, use.won_squares + n * n
                else:
                    use.lost, use.lost_squares = use.lost + n, use.lost_squares + n * n

    # Who wins

    def by_seat(self) -> list[Bar]:
        """Wins of each seat."""
        return [share_bar(f"seat {seat}", [p.returns[seat] for p in self.played]) for seat in range(self.setup.players)]

    def by_label(self) -> dict[str, list[Bar]]:
        """Wins by whatever the game says about its seats: colour, side, who began."""
        groups: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
        for p in self.played:
            for group, names in labels_of(self.setup, p).items():
                for name, value in zip(names, p.returns, strict=True):
                    groups[group][name].append(value)
        return {
            group: [share_bar(name, values) for name, values in sorted(rows.items())]
            for group, rows in groups.items()
            if len(rows) > 1
        }

    def by_pack(self) -> list[Bar]:
        """Wins of whoever begins (seat 0 where nobody does) on each pack that was played."""
        packs: dict[str, list[float]] = defaultdict(list)
        for p in self.played:
            packs[p.pack].append(p.returns[beginner_of(p)])
        return [share_bar(name, values) for name, values in sorted(packs.items())]

    # How games go

    def ends(self) -> list[Bar]:
        """How games end, the most frequent reason first."""
        say = self.setup.game.texts("en").say
        counts = Counter(p.end for p in self.played)
        return [part_bar(say(f"end-{reason}"), n, len(self.played)) for reason, n in counts.most_common()]

    def deciding(self) -> list[Pair]:
        """What winners do more often than losers, or less: the clearest differences first."""
        rows = [(self.clearness(use), name, use) for name, use in self.uses.items()]
        often = [row for row in rows if row[2].won + row[2].lost > RARE * (self.winners + self.losers)]
        best = sorted(often, key=lambda row: (-abs(row[0]), row[1]))[:SHOWN]
        best.sort(key=lambda row: (-row[0], row[1]))
        return [Pair(name, use.won / max(1, self.winners), use.lost / max(1, self.losers)) for _, name, use in best]

    def clearness(self, use: Use) -> float:
        """By how many standard errors winners and losers differ in one thing."""
        if not self.winners or not self.losers:
            return 0.0
        won, lost = use.won / self.winners, use.lost / self.losers
        spread = (use.won_squares / self.winners - won * won) / self.winners
        spread += (use.lost_squares / self.losers - lost * lost) / self.losers
        return (won - lost) / math.sqrt(spread) if spread > 1e-12 else 0.0

    def luck(self) -> tuple[float, float, float]:
        """The correlation of the two results of each deal, with its 95 % interval: how much the deal decides before it begins."""
        both = list(zip(self.played[::2], self.played[1::2], strict=False))
        xs = [a.returns[0] for a, _ in both]
        ys = [b.returns[0] for _, b in both]
        return correlation(xs, ys)


def correlation(xs: Sequence[float], ys: Sequence[float]) -> tuple[float, float, float]:
    """The correlation of two rows whose order in each pair means nothing, with its 95 % interval."""
    n = len(xs)
    values = [*xs, *ys]
    mean = sum(values) / max(1, len(values))
    spread = sum((v - mean) ** 2 for v in values) / 2
    if n < 4 or spread == 0:
        return 0.0, -1.0, 1.0
    r = sum((x - mean) * (y - mean) for x, y in zip(xs, ys, strict=True)) / spread
    z, half = math.atanh(max(-0.999999, min(0.999999, r))), 1.959964 / math.sqrt(n - 3)
    return r, math.tanh(z - half), math.tanh(z + half)


def share_bar(name: str, values: Sequence[float]) -> Bar:
    """The share of wins among results."""
    return part_bar(name, sum(v > 0 for v in values), len(values))


def part_bar(name: str, part: int, whole: int) -> Bar:
    """A part of a whole, with its interval."""
    return Bar(name, part / max(1, whole), *interval(part, whole), f"{part:,} of {whole:,}")


def labels_of(setup: Setup, played: Finished) -> dict[str, list[str]]:
    """A name for each seat, by group: whether it began where an option says so, and what the game's hints say."""
    found: dict[str, list[str]] = {}
    if str(played.options.get("first", "")).isdigit():
        begins = beginner_of(played)
        found["who begins"] = ["begins" if seat == begins else "does not begin" for seat in range(setup.players)]
    labels: Callable[[int, Mapping[str, Any]], dict[str, list[str]]] | None = None
    if setup.game.has("hints"):
        labels = getattr(setup.game.module("hints"), "labels", None)
    return found | labels(setup.players, played.options) if labels else found


def beginner_of(played: Finished) -> int:
    """The seat that began, where an option says so."""
    first = str(played.options.get("first", "1"))
    return int(first) - 1 if first.isdigit() else 0


class Features:
    """What an action is, as words: its name with each of the things that it names."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.known: dict[tuple[str, int], tuple[str, ...]] = {}

    def of(self, played: Finished, action: int) -> tuple[str, ...]:
        """The words for one action of a game; they depend on its pack."""
        key = (played.pack, action)
        if key not in self.known:
            name, args = self.game.parts(played.world, action)
            named = [(kind, n) for kind, n in args.items() if kind_of(kind) in self.game.names]
            words = [f"{name} {slug(self.game.names, played.world, kind, n)}" for kind, n in named]
            self.known[key] = tuple(words or [name])
        return self.known[key]


def game_of_deal(
    setup: Setup, bot: str, features: Features, deal: str, luck: str
) -> tuple[Finished, list[Counter[str]]]:
    """One game of a bot against itself, and what each seat did in it."""
    actions: list[Counter[int]] = [Counter() for _ in range(setup.players)]

    def watch(_runner: Runner, _hidden: Array, seat: int, action: int) -> None:
        actions[seat][action] += 1

    played = play(setup, deal, [bot] * setup.players, luck, watch)
    tallies: list[Counter[str]] = [Counter() for _ in actions]
    for tally, counted in zip(tallies, actions, strict=True):
        for action, n in counted.items():
            for word in features.of(played, action):
                tally[word] += n
    return played, tallies


def balance(setup: Setup, bot: str, games: int, seed: str, threads: int | None = None) -> Iterator[Balance]:
    """The balance after each deal; every deal is played twice, with different luck after it.

    Where a game has several boards and none is named, they are all played.
    """
    if setup.pack is None and len(usual_packs(setup.game)) > 1:
        setup = replace(setup, pack="random")
    features = Features(setup.game)
    found = Balance(setup, bot)

    def both(n: int) -> list[tuple[Finished, list[Counter[str]]]]:
        return [game_of_deal(setup, bot, features, f"{seed} deal {n}", luck) for luck in ("one", "other")]

    for pair in in_threads(both, range((games + 1) // 2), threads):
        for played, tallies in pair:
            found.add(played, tallies)
        yield found
