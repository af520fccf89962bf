"""A game on one pack as the server plays it: content, kernels and room to work in, shared by all tables of that kind.

Everything here runs on the event loop's thread alone, so one set of arrays serves every table. Bots think with arrays of their own.
"""

from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any, cast

import numpy as np
from msgspec import Raw

from cantina.core.game import Array, Game, event_log
from cantina.core.header import SEATS
from cantina.core.match import Match, describe, key_for
from cantina.core.pack import Pack
from cantina.core.plain import plain
from cantina.core.registry import game as game_of

from . import messages
from .phrases import Phrase, elements_of, phrase, slugs

PASS = "pass"  # the action that lets a reaction window go by
PHRASES_KEPT = 50_000


class Board:
    """One game with one pack."""

    def __init__(self, game: Game, pack: Pack) -> None:
        self.game, self.pack = game, pack
        self.worlds = game.worlds([pack])
        self.world = plain(self.worlds)
        self.kernels = game.kernels
        self.windows = frozenset(getattr(game.module("words"), "WINDOWS", ()))
        self.scene = scene_of(game)
        # What of the scene differs between viewers, if the game says so: moving(seat) == moving(spectator) | mine(seat)
        self.mine: Callable[[Any, Any, int], dict[str, Any]] | None = getattr(self.scene, "mine", None)
        self.still: dict[str, Any] = self.scene.still(self.world) if self.scene else {}
        self._why = game.module("reasons").why
        self._work = game.blank(1, game.facts.players[0])
        self._work_bytes = self._work.view(np.uint8)
        self._room = game.buffer()
        self._log = event_log()
        self._told = self._log["args"][0]  # entry 0 counts the events
        self.pass_action = pass_action(game, self.world) if self.windows else None
        self._choices: dict[tuple[int, str], Raw] = {}
        self._phrases: dict[tuple[int, tuple[int, ...], str], Phrase] = {}
        self._elements: dict[str, list[int]] = {}

    # States: arrays of one record

    def lay(self, players: int, seed: str, options: dict[str, Any]) -> Array:
        """The state before the first action."""
        states = self.game.blank(1, players)
        states["rng"][0] = key_for(seed, 0)
        self.kernels["setup_at"](self.worlds, states, 0, self.game.option_numbers(options))
        return states

    def act(self, states: Array, seat: int, action: int, seed: str) -> bytes:
        """Plays a legal action and returns the bytes of the events that tell it."""
        states["rng"][0] = key_for(seed, int(states["ply"][0]) + 1)
        self.kernels["apply_at"](self.worlds, states, 0, seat, action, self._log)
        return self._log[1 : int(self._told[0]) + 1].tobytes()

    def hidden(self, states: Array, seat: int) -> Array:
        """The state as a viewer knows it; it is overwritten by the next call."""
        self._work_bytes[:] = states.view(np.uint8)  # NumPy would copy a record field by field
        self.kernels["hide_at"](self.worlds, self._work, 0, seat)
        return self._work

    def choices(self, states: Array, seat: int) -> list[int]:
        """What a seat may choose now, from what it knows."""
        n = self.kernels["legal_at"](self.worlds, self.hidden(states, seat), 0, seat, self._room)
        actions: list[int] = self._room[:n].tolist()
        return actions

    def why(self, states: Array, seat: int, action: int) -> str | None:
        """The clause that forbids an action to a seat now, or None."""
        clause: str | None = self._why(self.world, plain(self.hidden(states, seat)), seat, action)
        return clause

    def scores(self, states: Array) -> list[float]:
        """The result of an ended game by seat."""
        out = np.zeros(SEATS, np.float64)
        self.kernels["returns_at"](self.worlds, states, 0, out)
        return [float(x) for x in out[: int(states["players"][0])]]

    def passing(self, states: Array) -> int | None:
        """The action that passes the reaction window that is open, or None when none is."""
        if self.game.phases[int(states["phase"][0])] not in self.windows:
            return None
        return self.pass_action

    # Words and pictures

    def view(self, record: Any) -> dict[str, Any]:
        """A full or hidden record, opened for reading, as plain data."""
        return describe(cast(Match, self), record)  # which asks for the game, the pack and the world alone

    def moving(self, record: Any, seat: int) -> dict[str, Any]:
        """The changing part of the scene of a record, opened for reading."""
        assert self.scene
        moving: dict[str, Any] = self.scene.moving(self.world, record, seat)
        return moving

    def choice(self, action: int, lang: str) -> Raw:
        """An action as a client gets it, encoded once for all."""
        key = (action, lang)
        if key not in self._choices:
            self._choices[key] = Raw(messages.encode(self.spell(action, lang)))
        return self._choices[key]

    def spell(self, action: int, lang: str) -> messages.Choice:
        """An action in words, parts and elements."""
        name, args = self.game.parts(self.world, action)
        return messages.Choice(
            action=action,
            text=self.game.action_text(self.world, action),
            label=self.game.action_label(self.world, action, lang),
            name=name,
            parts=slugs(self.game, self.world, args),
            elements=self.clicks(action),
        )

    def clicks(self, action: int) -> list[str]:
        """The board elements that stand for an action: as the game's scene says, or one for each part."""
        own = getattr(self.scene, "elements", None)
        if own:
            return list(own(self.world, action))
        name, args = self.game.parts(self.world, action)
        return elements_of(self.game, self.world, args) or [f"action-{name}"]

    @property
    def elements(self) -> dict[str, list[int]]:
        """The actions of each board element."""
        if not self._elements:
            for action in range(self.game.actions):
                for element in self.clicks(action):
                    self._elements.setdefault(element, []).append(action)
        return self._elements

    def actions_of(self, elements: list[str]) -> list[int]:
        """The actions that need all of these board elements."""
        first, *rest = [self.elements.get(element, []) for element in elements] or [[]]
        return [action for action in first if all(action in others for others in rest)]

    def phrase(self, kind: int, args: tuple[int, ...], lang: str) -> Phrase:
        """An event in a language, with gaps for the players' names."""
        key = (kind, args, lang)
        found = self._phrases.get(key)
        if found is None:
            if len(self._phrases) >= PHRASES_KEPT:
                self._phrases.clear()
            found = self._phrases[key] = phrase(self.game, self.world, kind, args, lang)
        return found


def pass_action(game: Game, world: Any) -> int:
    """The number of the action that passes."""
    return next(action for action in range(game.actions) if game.parts(world, action)[0] == PASS)


def scene_of(game: Game) -> ModuleType | None:
    """The game's drawing, if it has one."""
    return game.module("scene") if (game.facts.folder / "scene.py").exists() else None


@cache
def board_of(game_id: str, pack: str) -> Board:
    """The board of a game with one of its own packs."""
    game = game_of(game_id)
    return Board(game, game.pack(pack))
