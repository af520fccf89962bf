"""The course of one game: its state, what was played, what was told, and the drafts of those who are to act.

A table is a few kilobytes: the log is kept as the kernels wrote it, and turned into words when somebody asks.
"""

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from cantina.core.game import Array
from cantina.core.header import SEATS, SPECTATOR
from cantina.core.log import EVENT, ear_of, sees
from cantina.core.match import Told, read_events
from cantina.core.runner import next_key, to_act

from .board import Board
from .messages import LogEntry


class Diary:
    """The log of a game: every event as bytes, and after which action it was told."""

    __slots__ = ("events", "plies")

    def __init__(self) -> None:
        self.events = bytearray()
        self.plies = array("H")

    def add(self, raw: bytes, ply: int) -> None:
        """Appends the events of one action."""
        self.events += raw
        self.plies.extend([min(ply, 0xFFFF)] * (len(raw) // EVENT.itemsize))

    def seen(self, viewer: int) -> Array:
        """The places of the events that a viewer was told."""
        audience = np.frombuffer(bytes(self.events), EVENT)["audience"]
        return np.nonzero(audience & ear_of(viewer))[0]

    def since(self, place: int) -> list[Told]:
        """The events from a place on."""
        new = read_events(np.frombuffer(bytes(self.events[place * EVENT.itemsize :]), EVENT), 0)
        return [told._replace(ply=ply) for ply, told in zip(self.plies[place:], new, strict=True)]

    def at(self, places: Sequence[int]) -> Iterator[tuple[int, int, tuple[int, ...]]]:
        """Ply, kind and numbers of the events at some places."""
        size = EVENT.itemsize
        for place in places:
            args, kind, _ = np.frombuffer(self.events[place * size : (place + 1) * size], EVENT)[0].item()
            yield self.plies[place], kind, tuple(args.tolist())


@dataclass(slots=True)
class Draft:
    """The actions that a seat has chosen and not yet sent, on a copy of the state."""

    states: Array
    actions: list[int] = field(default_factory=list)
    ids: list[str] = field(default_factory=list)
    told: list[bytes] = field(default_factory=list)


class Course:
    """A game in progress on a board."""

    __slots__ = ("actions", "board", "counts", "diary", "drafts", "seed", "states")

    def __init__(self, board: Board, seed: str, states: Array) -> None:
        self.board, self.seed, self.states = board, seed, states
        self.actions = array("H")  # seat and action in turn
        self.diary = Diary()
        self.counts = [0] * (SEATS + 1)  # events told to each seat, and last to spectators
        self.drafts: dict[int, Draft] = {}

    @property
    def ply(self) -> int:
        """How many actions were played here."""
        return len(self.actions) // 2

    @property
    def acting(self) -> int:
        """The seats that may act, a bit each."""
        return int(self.states["acting"][0])

    @property
    def ended(self) -> bool:
        """Whether the rules have ended the game."""
        return bool(self.states["end"][0])

    def to_act(self) -> list[int]:
        """The seats that may act."""
        return to_act(self.states)

    def stand(self, viewer: int) -> Array:
        """The state that a viewer looks at: its own draft, if it has one, or the table."""
        draft = self.drafts.get(viewer)
        return draft.states if draft else self.states

    def steps(self, seat: int) -> int:
        """How many actions a seat has in its draft."""
        draft = self.drafts.get(seat)
        return len(draft.actions) if draft else 0

    def legal(self, seat: int) -> list[int]:
        """What a seat may choose now, its draft included."""
        return self.board.legal(self.stand(seat), seat)

    # Playing

    def apply(self, states: Array, seat: int, action: int) -> bytes:
        """Plays a legal action on the table or on a draft, and returns the bytes of the events that tell it."""
        self.board.apply(states, seat, action, next_key(states, self.seed))
        return self.board.told().tobytes()

    def add(self, seat: int, action: int, mark: str = "") -> bool:
        """Puts a legal action into a seat's draft; whether the draft is now a move that must be played."""
        draft = self.drafts.get(seat)
        if draft is None:
            draft = self.drafts[seat] = Draft(self.states.view(np.uint8).copy().view(self.states.dtype))
        draft.told.append(self.apply(draft.states, seat, action))
        draft.actions.append(action)
        draft.ids.append(mark)
        s = draft.states
        return bool(s["news"][0] or s["end"][0] or int(s["acting"][0]) != self.acting)

    def back(self, seat: int, step: int) -> None:
        """Takes the draft of a seat back to its first `step` actions."""
        old = self.drafts.pop(seat, None)
        if old:
            for action, mark in list(zip(old.actions, old.ids, strict=True))[:step]:
                self.add(seat, action, mark)

    def play(self, seat: int, actions: Sequence[int]) -> int:
        """Plays a move; the drafts of others are laid on the new state. Returns how many events were told before."""
        self.drafts.pop(seat, None)
        before = len(self.diary.plies)
        for action in actions:
            raw = self.apply(self.states, seat, action)
            self.actions.extend((seat, action))
            self.diary.add(raw, self.ply)
            self.count(raw)
        for other in list(self.drafts):
            self.rebase(other)
        return before

    def count(self, raw: bytes) -> None:
        """Counts new events for everybody who is told them."""
        for audience in raw[EVENT.itemsize - 1 :: EVENT.itemsize]:
            for seat in range(SEATS):
                self.counts[seat] += audience >> seat & 1
            self.counts[SPECTATOR] += bool(audience & ear_of(SPECTATOR))

    def rebase(self, seat: int) -> None:
        """Plays a draft again on the table as it is now, as far as it is still possible and still a draft."""
        old = self.drafts.pop(seat)
        for action, mark in zip(old.actions, old.ids, strict=True):
            if action not in self.legal(seat):
                return
            if self.add(seat, action, mark):
                self.drafts.pop(seat)
                return

    # Telling

    def log(self, viewer: int, lang: str, names: Sequence[str], since: int = 0) -> list[LogEntry]:
        """What a viewer was told from place `since` of the diary on."""
        places = self.diary.seen(viewer)
        first = int(np.searchsorted(places, since))
        return self.entries(places[first:].tolist(), first, lang, names)

    def news(self, told: Sequence[Told], viewer: int, lang: str, names: Sequence[str]) -> list[LogEntry]:
        """Those of the latest events that a viewer was told."""
        mine = [(ply, kind, args) for ply, kind, audience, args in told if sees(audience, viewer)]
        first = self.counts[viewer] - len(mine) + 1
        return [self.entry(n, ply, kind, args, lang, names) for n, (ply, kind, args) in enumerate(mine, first)]

    def page(self, viewer: int, lang: str, names: Sequence[str], before: int, count: int) -> list[LogEntry]:
        """The last `count` entries of a viewer's log that stand before entry number `before` (0: before the end)."""
        places = self.diary.seen(viewer)
        end = min(before - 1, len(places)) if before > 0 else len(places)
        first = max(end - count, 0)
        return self.entries(places[first:end].tolist(), first, lang, names)

    def entries(self, places: Sequence[int], first: int, lang: str, names: Sequence[str]) -> list[LogEntry]:
        """The events at some places as entries, numbered from first + 1."""
        told = enumerate(self.diary.at(places), first + 1)
        return [self.entry(n, ply, kind, args, lang, names) for n, (ply, kind, args) in told]

    def entry(self, n: int, ply: int, kind: int, args: tuple[int, ...], lang: str, names: Sequence[str]) -> LogEntry:
        """One event in words."""
        shown = self.board.event(kind, args, lang)
        return LogEntry(
            n=n, ply=ply, event=shown.event, text=shown.phrase.filled(names), args=shown.args, elements=shown.elements
        )

    def drafted(self, seat: int, lang: str, names: Sequence[str]) -> list[LogEntry]:
        """What the actions of a seat's draft have told it."""
        draft = self.drafts.get(seat)
        if not draft:
            return []
        diary = Diary()
        for i, raw in enumerate(draft.told, 1):
            diary.add(raw, self.ply + i)
        told = enumerate(diary.at(diary.seen(seat).tolist()), self.counts[seat] + 1)
        return [self.entry(n, ply, kind, args, lang, names) for n, (ply, kind, args) in told]

    def place_of(self, ply: int) -> int:
        """The place in the diary of the first event after that many actions."""
        plies = self.diary.plies
        place = len(plies)
        while place and plies[place - 1] > ply:
            place -= 1
        return place

    def played(self) -> list[tuple[int, int]]:
        """Every action with its seat."""
        return list(zip(self.actions[::2], self.actions[1::2], strict=True))

    def turns(self) -> dict[str, Any]:
        """What all games say of their state: who acts, the phase, turns and actions."""
        return {
            "acting": self.to_act(),
            "phase": self.board.game.phases[int(self.states["phase"][0])],
            "turns": int(self.states["turns"][0]),
            "ply": self.ply,
        }
