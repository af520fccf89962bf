"""Games as environments of PettingZoo: `env` asks agents when the rules do, `parallel_env` all of them in every cycle.

Needs the extra `pettingzoo`. No match is kept inside: an action is two calls into compiled code.
"""

import random
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from cantina.core.errors import IllegalMove
from cantina.core.game import Game
from cantina.core.plain import plain

from .needs import need
from .setting import setting_of
from .single import Single

if TYPE_CHECKING:
    from pettingzoo import AECEnv, ParallelEnv
else:
    AECEnv = need("pettingzoo", "pettingzoo").AECEnv

Array = npt.NDArray[Any]
Observation = dict[str, Array]
MODES = ["ansi", "human"]


class GameEnv(AECEnv[str, Observation, int | None]):
    """One game. Agents are `player_0`, `player_1` … by seat; an observation has the keys `observation` and `action_mask`."""

    def __init__(self, game: Single, render_mode: str | None = None) -> None:
        self.single, self.game = game, game.game
        self.metadata = {
            "name": f"cantina_{self.game.id.replace('-', '_')}_v{self.game.facts.rules}",
            "render_modes": MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(game.setting.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._nothing = np.zeros(self.actions, np.int8)
        self.agents: list[str] = []
        self.single.seed(None)

    @cached_property
    def actions(self) -> int:
        """How many actions there are."""
        return self.game.actions

    # Spaces: the same object for an agent every time

    @cached_property
    def _spaces(self) -> dict[str, tuple[Any, Any]]:
        """The observation space and the action space of each agent."""
        spaces = need("gymnasium", "pettingzoo").spaces
        low, high = self.single.layout.bounds()
        return {
            agent: (
                spaces.Dict(
                    {
                        "observation": spaces.Box(low, high, dtype=np.float32),
                        "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
                    }
                ),
                spaces.Discrete(self.actions),
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        """What an observation of the agent looks like: see docs/observations.md."""
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> Any:
        """The actions of the agent."""
        return self._spaces[agent][1]

    # Playing

    def reset(
        self,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,  # noqa: ARG002
    ) -> None:
        """Deals a game; with a seed the series of deals starts over. `options` is there for the convention's sake."""
        if seed is not None:
            self.single.seed(seed)
        self.single.setup()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: Any = None
        self.agent_selection = self.possible_agents[self.single.seat]

    def step(self, action: int | None) -> None:
        """Plays an action of the agent whose turn it is; an illegal one raises IllegalMove, and nothing changes."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._check(agent, action)
        self._cumulative_rewards[agent] = 0.0
        if self.single.apply(int(action or 0)):
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.single.seat]

    def _check(self, agent: str, action: int | None) -> None:
        """Raises IllegalMove, naming the rule, unless the agent may choose the action."""
        if action is not None and 0 <= action < self.game.actions and self.single.mask[0, action]:
            return
        if action is None or not 0 <= action < self.game.actions:
            raise IllegalMove(f"{agent}: there is no action {action}: they are 0 to {self.game.actions - 1}", "")
        seat, t = self._seats[agent], self.single
        world = t.setting.content.world(t.states[0])
        clause = str(self.game.reasons.why(world, plain(t.hide(seat)), seat, int(action)))
        text = self.game.action_text(world, int(action))
        raise IllegalMove(f"{agent} cannot choose {text!r} ({action}) now, by rule {clause}", clause)

    def _end(self) -> None:
        """Gives everybody their result."""
        for agent, reward in zip(self.possible_agents, self.single.rewards[0].tolist(), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What the agent knows, and what it may choose: nothing when it is not its turn."""
        seat = self._seats[agent]
        mask = self.single.mask[0].copy() if seat == self.single.seat else self._nothing.copy()
        return {"observation": self.single.row(seat), "action_mask": mask}

    def state(self) -> Array:
        """Everything, secrets included, as int8: for training that may look behind the scenes, never for players."""
        record = self.single.states.copy()
        record["rng"] = 0
        flat: Array = record.view(np.int8)
        return flat

    # Looking

    def render(self) -> str | None:
        """The table as a spectator sees it: printed (`human`), or as text (`ansi`)."""
        if self.render_mode is None:
            return None
        text = self.drawn()
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def drawn(self, seat: int = -1, lang: str = "en") -> str:
        """The table as a seat sees it, as text."""
        from rich.console import Console

        console = Console(width=100, highlight=False, color_system=None)
        world = self.single.setting.content.world(self.single.states[0])
        with console.capture() as captured:
            console.print(
                self.game.terminal.draw(world, plain(self.single.hide(seat)), seat, self.game.texts(lang).say)
            )
        return captured.get()

    def close(self) -> None:
        """There is nothing to close."""


class CycleEnv(GameEnv):
    """The same game in cycles: every agent takes one step in each, and those who have nothing to decide then wait.

    Waiting is one more action, the last. Agents that know no masks are let play too: an action that is not allowed is replaced by a
    legal one drawn at random, and the agent's info says so. After `max_cycles` the game is cut short.
    """

    def __init__(self, game: Single, render_mode: str | None = None, max_cycles: int | None = None) -> None:
        super().__init__(game, render_mode)
        self.metadata["is_parallelizable"] = True
        self.max_cycles = max_cycles or 0

    @cached_property
    def actions(self) -> int:
        """How many actions there are, waiting included."""
        return self.game.actions + 1

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deals a game and begins the first cycle."""
        super().reset(seed, options)
        self._chance = random.Random(int(self.single.lines["lot"][0]))
        self._cycles = 0
        self._begin_cycle()

    def _begin_cycle(self) -> None:
        """Notes who decides in this cycle: whoever the rules ask now."""
        self._deciding = self.single.acting()
        self.agent_selection = self.possible_agents[0]

    def step(self, action: int | None) -> None:
        """Takes one agent's part in the cycle; results are given when the cycle is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        seat = self._seats[agent]
        self.infos[agent] = {}
        if self._decides(seat):
            self.single.apply(self._allowed(agent, action))
        if seat + 1 < len(self.possible_agents):
            self.agent_selection = self.possible_agents[seat + 1]
        else:
            self._end_cycle()

    def _decides(self, seat: int) -> bool:
        """Whether a seat is asked in this cycle and still is to act. Seats that act together are asked in their order."""
        return bool(self._deciding >> seat & 1) and self.single.seat == seat

    def _allowed(self, agent: str, action: int | None) -> int:
        """The action if the agent may choose it, else one of its choices."""
        if action is not None and 0 <= action < self.game.actions and self.single.mask[0, action]:
            return int(action)
        self.infos[agent] = {"illegal": action}
        return self._chance.choice(np.flatnonzero(self.single.mask[0]).tolist())

    def _end_cycle(self) -> None:
        """Gives the results of an ended game, cuts a long one short, or begins the next cycle."""
        self._cycles += 1
        if self.single.seat < 0:
            self._end()
        elif self._cycles == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self._begin_cycle()

    def observe(self, agent: str) -> Observation:
        """What the agent knows, and what it may choose: to wait, when it has nothing to decide in this cycle."""
        seat, mask = self._seats[agent], self._nothing.copy()
        if not self._deciding >> seat & 1:
            mask[-1] = 1
        else:
            mask[:-1] = self._choices(seat)
        return {"observation": self.single.row(seat), "action_mask": mask}

    def _choices(self, seat: int) -> Array:
        """The mask of a seat that decides in this cycle, also before its turn in it has come."""
        if self.single.seat == seat or self.single.seat < 0:
            choices: Array = self.single.mask[0]
            return choices
        mask, room, t = np.zeros(self.game.actions, np.int8), self.game.buffer(), self.single
        n = self.game.kernels["legal_at"](t.setting.worlds, t.states, 0, seat, room)
        mask[room[:n]] = 1
        return mask


def env(
    game: Game | str,
    players: int | None = None,
    pack: str | Path | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    options: Mapping[str, Any] | None = None,
) -> GameEnv:
    """A game that asks agents one at a time; with `max_cycles` it is played in cycles, as `parallel_env` does, and cut short."""
    table = Single(setting_of(game, players, pack, options))
    return GameEnv(table, render_mode) if max_cycles is None else CycleEnv(table, render_mode, max_cycles)


def parallel_env(
    game: Game | str,
    players: int | None = None,
    pack: str | Path | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    options: Mapping[str, Any] | None = None,
) -> "ParallelEnv[str, Observation, int | None]":
    """A game in which all agents take part in every cycle; those with nothing to decide wait."""
    conversions = need("pettingzoo.utils.conversions", "pettingzoo")
    table = Single(setting_of(game, players, pack, options))
    found: ParallelEnv[str, Observation, int | None] = conversions.aec_to_parallel(
        CycleEnv(table, render_mode, max_cycles or 0)
    )
    return found
