"""A game on one pack as the server plays it: what runs it, its words and pictures, shared by all tables of that kind.

Everything here runs on the event loop's thread alone, so one set of arrays serves every table. Bots think with arrays of their own.
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from types import ModuleType
from typing import Any

from msgspec import Raw

from cantina.core.content import Content, find_pack
from cantina.core.game import Array, Game
from cantina.core.pack import Pack
from cantina.core.phrases import action_phrase, elements_of, slugs
from cantina.core.position import describe
from cantina.core.registry import game as game_of
from cantina.core.runner import Runner

from . import messages
from .phrases import EventShown, event_shown

PASS = "pass"  # the action that lets a reaction window go by
EVENTS_KEPT = 50_000
Draw = Callable[[Any, int], dict[str, Any]]  # draws something of a scene from an opened record, for a viewer
NAMES_KEPT = 4096


class Board(Runner):
    """One game with one pack."""

    def __init__(self, game: Game, pack: Pack) -> None:
        super().__init__(Content(game, [pack]))
        self.world = self.content.opened[0]
        self.windows = frozenset(getattr(game.module("words"), "WINDOWS", ()))
        self.scene: ModuleType | None = game.module("scene") if game.has("scene") else None
        self.shared = [self.part(name, draw) for name, draw in getattr(self.scene, "SHARED", {}).items()]
        # What a seat that has to choose is asked, if the game can say more than the words of the phase
        previews = game.module("previews") if game.has("previews") else None
        self.asks: Callable[[Any, Any, int], Any] = getattr(previews, "prompt", lambda *_: None)
        self.still: dict[str, Any] = self.scene.still(self.world) if self.scene else {}
        self.pass_action = pass_action(game, self.world) if self.windows else None
        self._choices: dict[str, dict[int, Raw]] = {}
        self._prompts: dict[tuple[int, str], tuple[str, str]] = {}
        self._events: dict[tuple[int, tuple[int, ...], str], EventShown] = {}
        self._elements: dict[str, list[int]] = {}
        self.names = lru_cache(NAMES_KEPT)(self._names)

    def why(self, states: Array, seat: int, action: int) -> str | None:
        """The clause that forbids an action to a seat now, or None."""
        clause: str | None = self.game.reasons.why(self.world, self.seen(states, seat), seat, action)
        return clause

    def passing(self, states: Array) -> int | None:
        """The action that passes the reaction window that is open, or None when none is."""
        if self.game.phases[int(states["phase"][0])] not in self.windows:
            return None
        return self.pass_action

    # Words and pictures

    def view(self, record: Any) -> dict[str, Any]:
        """A full or hidden record, opened for plain Python, as plain data."""
        return describe(self.content, record)

    def moving(self, record: Any, seat: int) -> dict[str, Any]:
        """The changing part of the scene of a record, opened for plain Python."""
        assert self.scene
        moving: dict[str, Any] = self.scene.moving(self.world, record, seat)
        return moving

    def part(self, name: str, draw: Callable[[Any, Any], Any]) -> Draw:
        """What draws a part of the scene that all see alike."""
        return lambda record, _seat: {name: draw(self.world, record)}

    def mine(self, record: Any, seat: int) -> dict[str, Any]:
        """What differs between viewers: the whole scene, unless the game says what does not."""
        if not self.shared:
            return self.moving(record, seat)
        assert self.scene
        mine: dict[str, Any] = self.scene.mine(self.world, record, seat)
        return mine

    def _names(self, given: tuple[str, ...], lang: str) -> list[str]:
        """What the players are called, who have given a name or not."""
        say = self.game.texts(lang).say
        return [name or say("player", number=i) for i, name in enumerate(given, 1)]

    def prompt(self, phase: int, lang: str) -> tuple[str, str]:
        """The name of a phase, and what those who act are asked in it."""
        found = self._prompts.get((phase, lang))
        if found is None:
            name = self.game.phases[phase]
            found = self._prompts[phase, lang] = name, self.game.texts(lang).say(f"prompt-{name}") if name else ""
        return found

    def choices(self, actions: Sequence[int], lang: str, names: Sequence[str]) -> list[Raw]:
        """Actions as a client gets them, each encoded once for all tables unless it names a player."""
        kept = self._choices.setdefault(lang, {})
        return [kept.get(action) or self.choice(action, lang, names) for action in actions]

    def choice(self, action: int, lang: str, names: Sequence[str]) -> Raw:
        """An action that is not kept yet, encoded."""
        raw = Raw(messages.encode(self.spell(action, lang, names)))
        if not action_phrase(self.game, self.world, action, lang).seats:
            self._choices[lang][action] = raw
        return raw

    def spell(self, action: int, lang: str, names: Sequence[str]) -> messages.Choice:
        """An action in words, parts and elements."""
        name, args = self.game.parts(self.world, action)
        return messages.Choice(
            action=action,
            text=self.game.action_text(self.world, action),
            label=action_phrase(self.game, self.world, action, lang).filled(names),
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

    def event(self, kind: int, args: tuple[int, ...], lang: str) -> EventShown:
        """An event in a language, with gaps for the players' names."""
        key = (kind, args, lang)
        found = self._events.get(key)
        if found is None:
            if len(self._events) >= EVENTS_KEPT:
                self._events.clear()
            found = self._events[key] = event_shown(self.game, self.world, kind, args, lang)
        return found


def pass_action(game: Game, world: Any) -> int:
    """The number of the action that passes."""
    return next(action for action in range(game.actions) if game.parts(world, action)[0] == PASS)


@cache
def board_of(game_id: str, pack: str, earlier: str = "") -> Board:
    """The board of a game with one of its own packs, for games begun by `earlier` rules."""
    game = game_of(game_id)
    return Board(game, find_pack(game, pack, "", earlier))
