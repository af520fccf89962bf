"""Games for OpenSpiel: importing this registers every game, as `cantina_toy_battle` and so on.

Needs the extra `openspiel`. Chance is explicit. An action that would draw from the generator is followed by a chance
node with a number of equally likely outcomes; an outcome is mixed into the generator, and the action is played with it. The
deal is four such nodes. So a history says everything, and states can be cloned, stored and replayed.
"""

import hashlib
import json
import struct
import threading
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from cantina.core.errors import BadOption
from cantina.core.game import Game
from cantina.core.log import ARGS, EVENT, ear_of
from cantina.core.phrases import event_phrase
from cantina.core.registry import all_facts, game
from cantina.core.runner import Runner

from .kernels.chance import CHANCE, TERMINAL
from .layout import layout_of
from .needs import need
from .observe import BEHIND, as_floats
from .setting import Setting, kernels_of, quick, setting_of

if TYPE_CHECKING:
    import pyspiel
else:
    pyspiel = need("pyspiel", "openspiel")

Array = npt.NDArray[Any]
OUTCOMES = 64  # of a chance node; OpenSpiel hands all of them to Python each time, which is most of its cost
DEALS = 4  # chance nodes of the deal: 16.8 million deals
LENGTH = 20_000  # more than any game lasts
RECALL = 64  # events in an information-state tensor
OWN = struct.Struct(f"<{ARGS}hBB")  # an own action as an event of a kind that no game has
OWN_KIND = 255
FIRST_KEY = 0x5CA171A5

PARAMETERS = {"players": 0, "pack": "", "options": "", "outcomes": OUTCOMES, "recall": RECALL, "words": False}


class Seats:
    """One set-up with its kernels, shared by all states of a game."""

    def __init__(self, name: str, players: int, pack: str, options: str) -> None:
        self.asked = (name, players, pack, options)
        self.setting: Setting = setting_of(name, players or None, pack or None, options_in(options))
        self.game, self.players, self.worlds = self.setting.game, self.setting.players, self.setting.worlds
        self.texts: dict[int, list[str]] = {}
        self._here = threading.local()
        self._warm()

    def _warm(self) -> None:
        """Calls each kernel once, which compiles it; after that the check of its arguments can be left out."""
        kernels, t = {**self.game.kernels, **kernels_of(self.game)}, self.setting
        runner = Runner(t.content, kernels)
        states, log = self.game.blank(2, t.players), runner.log
        seat = kernels["setup_by_chance"](t.worlds, states, t.blank, t.options.copy(), t.drawn)
        action = runner.legal(states, seat)[0]
        kernels["key"](states, 0)
        kernels["apply_or_wait"](t.worlds, states, seat, action, log)
        kernels["apply_with"](t.worlds, states.copy(), seat, action, 0, log)
        kernels["redeal_for"](t.worlds, states, 0, 1)
        runner.returns(states)
        names = ("setup_by_chance", "key", "apply_or_wait", "apply_with", "redeal_for")
        self.kernels: dict[str, Callable[..., Any]] = {name: quick(kernels[name]) for name in names}
        self._looking = {name: quick(kernels[name]) for name in ("hide_for", "legal_at", "returns_at")}

    @property
    def runner(self) -> Runner:
        """What looks at states in this thread."""
        if not hasattr(self._here, "runner"):
            self._here.runner = Runner(self.setting.content, self._looking)
        found: Runner = self._here.runner
        return found

    def text(self, world: int, action: int) -> str:
        """An action as text."""
        if world not in self.texts:
            opened = self.setting.content.opened[world]
            self.texts[world] = [self.game.action_text(opened, a) for a in range(self.game.actions)]
        return self.texts[world][action]

    def __reduce__(self) -> tuple[Any, ...]:
        return seats_of, self.asked


@lru_cache(maxsize=64)
def seats_of(name: str, players: int, pack: str, options: str) -> Seats:
    """A set-up, made once."""
    return Seats(name, players, pack, options)


def options_in(text: str) -> dict[str, str]:
    """Options written as `name:value;name:value`."""
    pairs = [part.partition(":") for part in text.split(";") if part]
    for name, colon, _ in pairs:
        if not colon:
            raise BadOption(f"options={text}: must be name:value;name:value, and {name!r} has no value")
    return {name: value for name, _, value in pairs}


class Run:
    """The part of a state that is ours: the record, what waits for chance, and what was told."""

    __slots__ = ("dealt", "next", "pending", "seats", "states", "told")

    def __init__(self, seats: Seats) -> None:
        self.seats = seats
        self.states = np.zeros(2, seats.game.state)
        self.states["rng"][0] = FIRST_KEY
        self.dealt = 0  # outcomes of the deal that are known
        self.next = CHANCE  # who is to act
        self.pending = (-1, -1)  # seat and action that wait for chance
        self.told: list[bytes] = []

    def __deepcopy__(self, _memo: Any) -> "Run":
        other = Run.__new__(Run)
        other.seats, other.dealt, other.next, other.pending = self.seats, self.dealt, self.next, self.pending
        other.states, other.told = self.states.copy(), self.told.copy()
        return other

    def __getstate__(self) -> tuple[Any, ...]:
        return self.seats, self.states.tobytes(), self.dealt, self.next, self.pending, self.told

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self.seats, record, self.dealt, self.next, self.pending, self.told = state
        self.states = np.frombuffer(record, self.seats.game.state).copy()

    def apply(self, action: int) -> None:
        """Plays an action of the seat to act, up to the outcome of chance that it needs."""
        seat, log = self.next, self.seats.runner.log
        self.next = self.seats.kernels["apply_or_wait"](self.seats.worlds, self.states, seat, action, log)
        if self.next == CHANCE:
            self.pending = (seat, action)
        else:
            self.remember(seat, action)

    def chance(self, outcome: int) -> None:
        """Takes an outcome: for the deal, or for the action that waits."""
        kernels = self.seats.kernels
        if self.dealt < DEALS:
            kernels["key"](self.states, outcome)
            self.dealt += 1
            if self.dealt == DEALS:
                t = self.seats.setting
                self.next = kernels["setup_by_chance"](t.worlds, self.states, t.blank, t.options.copy(), t.drawn)
            return
        seat, action = self.pending
        log = self.seats.runner.log
        self.next = kernels["apply_with"](self.seats.worlds, self.states, seat, action, outcome, log)
        self.pending = (-1, -1)
        self.remember(seat, action)

    def remember(self, seat: int, action: int) -> None:
        """Keeps what was told of an action, and the action for its own seat."""
        own = OWN.pack(action, 0, 0, 0, 0, 0, 0, OWN_KIND, 1 << seat)
        self.told.append(own + self.seats.runner.told().tobytes())

    def legal(self, seat: int) -> list[int]:
        """What a seat may choose; by the contract it is the same from the full state as from what the seat knows."""
        return self.seats.runner.legal_in(self.states, seat)

    def hide(self, seat: int) -> Array:
        """The state as a seat knows it (-1: a spectator); the next call overwrites it."""
        return self.seats.runner.hide(self.states, seat)

    def heard(self, seat: int) -> Array:
        """The events that a seat was told, its own actions among them."""
        events = np.frombuffer(b"".join(self.told), EVENT)
        heard: Array = events[events["audience"] & ear_of(seat) != 0]
        return heard

    def returns(self) -> list[float]:
        """The results by seat; nothing while the game goes on."""
        return self.seats.runner.returns(self.states) if self.next == TERMINAL else [0.0] * self.seats.players

    def sentences(self, seat: int) -> list[str]:
        """What a seat was told, in words."""
        game, world = self.seats.game, self.seats.setting.content.world(self.states[0])
        names = [game.texts("en").say("player", number=player + 1) for player in range(self.seats.players)]
        told = [(kind, args.tolist()) for args, kind, _ in self.heard(seat).tolist() if kind != OWN_KIND]
        return [event_phrase(game, world, kind, args, "en").filled(names) for kind, args in told]


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Cantina for OpenSpiel; `cantina.game(id)` is behind `.game`."""

    NAME = ""  # the id of the game

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        asked = {**PARAMETERS, **(params or {})}
        self.outcomes, self.recall, self.words = int(asked["outcomes"]), int(asked["recall"]), bool(asked["words"])
        self.seats = seats_of(self.NAME, int(asked["players"]), str(asked["pack"]), str(asked["options"]))
        self.game: Game = self.seats.game
        kind, zero_sum = game_type(self.game, self.seats.players), is_zero_sum(self.game, self.seats.players)
        self.chances = [(k, 1 / self.outcomes) for k in range(self.outcomes)]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.actions,
            max_chance_outcomes=self.outcomes,
            num_players=self.seats.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LENGTH,
        )
        super().__init__(kind, info, {**(params or {})})

    def new_initial_state(self, _from: Any = None) -> "SpielState":
        """A state before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Something that looks at states for a player."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        """As many as a game has nodes."""
        return LENGTH


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state; `run` holds the record, and nothing else is kept here, so that cloning is quick."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.run = Run(game.seats)

    def current_player(self) -> int:
        """The seat to act; the lowest of those that choose at the same time, in secret from the others."""
        return self.run.next

    def _legal_actions(self, player: int) -> list[int]:
        return self.run.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes, each as likely."""
        chances: list[tuple[int, float]] = self.get_game().chances
        return chances

    def _apply_action(self, action: int) -> None:
        if self.run.next == CHANCE:
            self.run.chance(action)
        else:
            self.run.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"chance {action}"
        return self.run.seats.text(int(self.run.states[0].world), action)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.run.next == TERMINAL

    def returns(self) -> list[float]:
        """The results by seat."""
        return self.run.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that looks the same to the player, with what it cannot see dealt again; its history is not replayed."""
        other: SpielState = self.clone()
        seats = other.run.seats
        seats.kernels["redeal_for"](seats.worlds, other.run.states, player, int(sampler() * 2**53))
        return other

    def __str__(self) -> str:
        run = self.run
        if run.dealt < DEALS:
            return f"the deal, {run.dealt} of {DEALS} outcomes known"
        view = run.seats.setting.view(run.states)
        waits = f"\nwaits for chance: {self._action_to_string(*run.pending)}" if run.next == CHANCE else ""
        return "\n".join(f"{key}: {json.dumps(value)}" for key, value in view.items()) + waits

    # Structured states and actions, which programs and language models can read

    def _to_struct(self) -> dict[str, Any]:
        return self.run.seats.setting.view(self.run.states) if self.run.dealt == DEALS else {}

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        return self.run.seats.setting.view(self.run.hide(player)) if self.run.dealt == DEALS else {}

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return {"move": self._action_to_string(player, action)}

    def _struct_to_actions(self, wanted: Mapping[str, Any]) -> list[int]:
        texts = {self._action_to_string(self.run.next, action): action for action in self.legal_actions()}
        if wanted.get("move") not in texts:
            raise ValueError(f"{wanted.get('move')!r} is no move here")
        return [texts[wanted["move"]]]


class Observer:
    """Looks at states for a player: the hidden record as numbers or text, with what was told where recall is perfect."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations; passed {params}")
        self.game, self.layout = game.game, layout_of(game.game)
        self.perfect, self.public, self.words = kind.perfect_recall, kind.public_info, game.words
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        recall = game.recall * (ARGS + 2) if self.perfect else 0
        self.tensor = np.zeros(self.layout.size + recall, np.float32)
        self.row = self.tensor[: self.layout.size]
        self.dict = {"observation": self.row}
        if self.perfect:
            self.dict["told"] = self.tensor[self.layout.size :].reshape(game.recall, ARGS + 2)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fills the tensor with what the player knows."""
        self.tensor.fill(0)
        if state.run.dealt < DEALS:
            return
        as_floats(self.game, state.run.hide(player if self.private else -1), [player], self.row[None])
        if self.perfect:
            told = self.dict["told"]
            events = state.run.heard(player)[-len(told) :][::-1]
            told[: len(events), :ARGS] = events["args"]
            told[: len(events), ARGS] = events["kind"]
            told[: len(events), ARGS + 1] = 1  # tells an event from none

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player knows as text: the bytes of its record, or words if the game was loaded with `words=True`."""
        run = state.run
        if run.dealt < DEALS:
            return "before the deal"
        seat = player if self.private else -1
        if self.words:
            return self._in_words(run, seat)
        record = run.hide(seat).tobytes()[BEHIND:]
        if not self.public:  # what no spectator knows
            public = run.hide(-1).tobytes()[BEHIND:]
            record = bytes(a ^ b for a, b in zip(record, public, strict=True))
        text = f"p{player} {record.hex()}"
        if self.perfect:
            text += " " + hashlib.blake2b(run.heard(seat).tobytes(), digest_size=16).hexdigest()
        return text

    def _in_words(self, run: Run, seat: int) -> str:
        """The plain view, and the sentences that were told."""
        view = run.seats.setting.view(run.hide(seat))
        if not self.public:
            public = run.seats.setting.view(run.hide(-1))
            view = {key: value for key, value in view.items() if public.get(key) != value}
        lines = [f"seat: {seat}", *(f"{key}: {json.dumps(value)}" for key, value in view.items())]
        return "\n".join(lines + (run.sentences(seat) if self.perfect else []))


def is_zero_sum(found: Game, players: int) -> bool:
    """Whether what one seat wins the other loses: not where a victory can be shared; a test plays many games to see it."""
    return players == 2 and not found.facts.cooperative and "shared" not in found.ends


def game_type(found: Game, players: int | None = None) -> Any:
    """What OpenSpiel wants to know of a game; the kind of utility depends on the number of players."""
    types = pyspiel.GameType
    utility = types.Utility.IDENTICAL if found.facts.cooperative else types.Utility.GENERAL_SUM
    if is_zero_sum(found, players or found.facts.players[0]):
        utility = types.Utility.ZERO_SUM
    return types(
        short_name=f"cantina_{found.id.replace('-', '_')}",
        long_name=found.title,
        dynamics=types.Dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=types.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=types.RewardModel.TERMINAL,
        max_num_players=max(found.facts.players),
        min_num_players=min(found.facts.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={**PARAMETERS, "players": found.facts.players[0]},
    )


def register(name: str) -> None:
    """Makes a game known to OpenSpiel.

    Each has a class of its own, not a function: OpenSpiel lets go of it when Python has already gone, and a class then stays
    where it is. It stands in this module under its name, so that games can be pickled.
    """
    title = "".join(word.capitalize() for word in name.split("-")) + "Game"
    registered = type(title, (SpielGame,), {"NAME": name, "__module__": __name__, "__doc__": SpielGame.__doc__})
    globals()[title] = registered
    pyspiel.register_game(game_type(game(name)), registered)


for _name in all_facts():
    register(_name)
