"""The bots that a person can choose, by name, and where others add theirs.

A bot is asked with a `Seen`: what its seat knows and what it may choose. Nothing else reaches it.

>>> from cantina.bots.registry import Seen, register
>>> @register("first", "takes the first of its choices")
... def first(seen: Seen) -> int:
...     return seen.legal[0]
>>> "first" in names()
True
>>> forget("first")
"""

import hashlib
import importlib
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from cantina.core.content import Content
from cantina.core.errors import BadOption, CantinaError
from cantina.core.game import Game
from cantina.core.match import Match
from cantina.core.plain import plain
from cantina.core.position import describe
from cantina.core.runner import Runner
from cantina.core.seeds import commitment
from cantina.core.words import shared_texts

from .engine import Style, engine_of
from .levels import LEVELS, SEARCHES
from .scratch import greedy_tree, search_forest

Array = npt.NDArray[Any]
SEATED = 4096  # bots at seats of matches that are remembered


class BotError(CantinaError):
    """A bot answered with something that is no choice of its seat."""


@dataclass(frozen=True)
class Seen:
    """What a bot is asked with: the hidden record, the seat, and its choices as numbers, never more."""

    content: Content
    states: Array  # the hidden record alone, a copy: nothing that the bot does to it reaches the table
    seat: int
    legal: tuple[int, ...]
    seed: int  # random numbers to play by, new at every action

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.content.game

    @property
    def worlds(self) -> Array:
        """The content that it is played with, as the kernels take it."""
        return self.content.worlds

    @property
    def state(self) -> Any:
        """The hidden record."""
        return self.states[0]

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """The choices as texts, in the order of `legal`."""
        world = self.content.world(self.state)
        return tuple(self.game.action_text(world, action) for action in self.legal)

    @cached_property
    def view(self) -> dict[str, Any]:
        """What the seat knows as plain data, as `Match.view` gives it."""
        return describe(self.content, plain(self.states))


Answer = int | str
Chooser = Callable[[Seen], Answer]


class Player(Protocol):
    """A bot at one seat of one table."""

    def choose(self, hidden: Any, seat: int) -> int:
        """The action for the seat whose hidden record this is."""


def seed_at(seed: int | str, hidden: Any) -> int:
    """Random bits for one decision: they depend on the bot's seed and on how many actions were played."""
    digest = hashlib.sha256(f"{seed} {int(hidden.ply)}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


class Asked:
    """A registered function at a seat."""

    def __init__(self, name: str, function: Chooser, content: Content, seed: int | str) -> None:
        self.name, self.function, self.seed = name, function, seed
        self.runner = Runner(content)

    def choose(self, hidden: Any, seat: int) -> int:
        """What the function answers, checked."""
        states = np.array([hidden], self.runner.game.state)
        legal = tuple(self.runner.legal_in(states, seat))
        seen = Seen(self.runner.content, states, seat, legal, seed_at(self.seed, hidden))
        answer = self.function(seen)
        if isinstance(answer, str) and answer in seen.texts:
            return int(legal[seen.texts.index(answer)])
        if not isinstance(answer, str) and int(answer) in legal:
            return int(answer)
        raise BotError(f"the bot {self.name!r} answered {answer!r}, which seat {seat} cannot choose")


class OneAhead:
    """The greedy bot at a seat."""

    def __init__(self, content: Content, seed: int | str) -> None:
        self.game, self.worlds, self.seed = content.game, content.worlds, seed

    def choose(self, hidden: Any, seat: int) -> int:
        """The choice that looks best at a glance; the first of equals."""
        tree = greedy_tree(self.game)
        choices = tree.look(self.worlds, hidden, seat, seed_at(self.seed, hidden))
        return int(choices[tree.rate(seat).argmax()]) if choices.size > 1 else int(choices[0])


class Searcher:
    """A searching bot at a seat. It has its iterations for a row of decisions, and keeps its trees while the turn lasts."""

    def __init__(self, content: Content, seed: int | str, iterations: int, style: Style | None = None) -> None:
        self.game, self.worlds, self.seed, self.iterations = content.game, content.worlds, seed, iterations
        self.style = style or engine_of(content.game).style
        self.turn, self.ply = -1, -1  # of the last decision
        self.left = 0  # iterations for this row of decisions

    def choose(self, hidden: Any, seat: int) -> int:
        """The choice most visited by the search."""
        forest = search_forest(self.game, 2 * self.iterations, self.style)
        choices = forest.look(self.worlds, hidden, seat, seed_at(self.seed, hidden))
        self.count(int(hidden.turns), int(hidden.ply))
        if choices.size == 1:
            return int(choices[0])
        spent, owner = self.spend(), (self, self.turn)
        if forest.owner != owner or not forest.fits(spent):
            forest.clear(owner)
        forest.grow(seat, spent)
        return forest.ranking(seat)[0].action

    def count(self, turn: int, ply: int) -> None:
        """Has all iterations again when a turn has begun, or when another seat has acted since the last decision."""
        if turn != self.turn or ply != self.ply + 1:
            self.left = self.iterations
        self.turn, self.ply = turn, ply

    def spend(self) -> int:
        """The iterations of this decision: a share of those that are left, and never less than an eighth of them all."""
        spent = max(int(self.left * self.style.share), self.iterations // 8, 1)
        self.left = max(0, self.left - spent)
        return spent


def choose_randomly(seen: Seen) -> int:
    """Any choice, each as likely."""
    return seen.legal[seen.seed % len(seen.legal)]


@dataclass(frozen=True)
class Bot:
    """A bot of the registry: its name, how it takes a seat, and a line about it, which a level has in core's texts."""

    name: str
    sit: Callable[[Content, int | str], Player]
    about: str = ""


def searching(name: str) -> Callable[[Content, int | str], Player]:
    """How a level of the search takes a seat: its iterations are a figure of the game."""
    return lambda content, seed: Searcher(content, seed, engine_of(content.game).iterations[name])


def asking(name: str, function: Chooser) -> Callable[[Content, int | str], Player]:
    """How a function takes a seat."""
    return lambda content, seed: Asked(name, function, content, seed)


_bots: dict[str, Bot] = {
    "random": Bot("random", asking("random", choose_randomly)),
    "greedy": Bot("greedy", OneAhead),
    **{name: Bot(name, searching(name)) for name in SEARCHES},
}


def register(name: str, about: str) -> Callable[[Chooser], Chooser]:
    """Adds the decorated function to the registry under a name."""

    def add(function: Chooser) -> Chooser:
        if name in _bots or not name.replace("-", "").isalnum():
            raise BadOption(
                f"a bot cannot be called {name!r}: the name is taken, or not made of letters, digits, hyphens"
            )
        _bots[name] = Bot(name, asking(name, function), about)
        return function

    return add


def forget(name: str) -> None:
    """Takes a bot that was added out of the registry."""
    if name not in LEVELS:
        del _bots[name]


def names() -> list[str]:
    """The names of all bots, the levels first."""
    return list(_bots)


def about(name: str, lang: str = "en") -> str:
    """A line about a bot: of a level in a language, of any other as it was registered."""
    return shared_texts(lang).say(f"bot-{name}-about") if name in LEVELS else find_bot(name).about


def find_bot(name: str) -> Bot:
    """The bot with that name; `module:function` names a function that is not registered."""
    if name in _bots:
        return _bots[name]
    if ":" in name:
        return Bot(name, asking(name, imported(name)))
    raise BadOption(text="error-bot", bot=name, bots=", ".join(_bots))


def imported(name: str) -> Chooser:
    """The function that `module:function` names."""
    module, _, function = name.partition(":")
    try:
        found: Chooser = getattr(importlib.import_module(module), function)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOption(f"there is no bot {name!r}: {error}") from None
    return found


def sit(name: str, content: Content, seed: int | str = 0) -> Player:
    """The bot of that name at a seat of a game with this content; the same seed plays the same."""
    return find_bot(name).sit(content, seed)


_seated: "OrderedDict[tuple[int, int, str], tuple[Match, Player]]" = OrderedDict()


def choose(name: str, match: Match, seat: int) -> int:
    """What the bot of that name does at a seat of a match: it is shown what its seat knows.

    >>> import cantina
    >>> choose("random", cantina.game("template").new(players=2, seed=7), 0) in (0, 1, 2)
    True
    """
    key = (id(match), seat, name)
    if key not in _seated:
        player = sit(name, match.content, f"{commitment(match.seed.encode())} {seat}")
        _seated[key] = (match, player)  # the match is kept with it, so that its id names no other
        if len(_seated) > SEATED:
            _seated.popitem(last=False)
    return _seated[key][1].choose(match.hide(seat), seat)
