"""The course of one game: its state, what was played, what was told, and the drafts of those who are to act.

A table is a few kilobytes: the log is kept as the kernels wrote it, and turned into words when somebody asks.
"""

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from cantina.core.game import Array
from cantina.core.header import SEATS, SPECTATOR
from cantina.core.log import EVENT, ear_of, sees
from cantina.core.match import Told, read_events
from cantina.core.runner import next_key, to_act

from .board import Board
from .messages import Auto, LogEntry


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
        return self.at(range(place, len(self.plies)))

    def at(self, places: Iterable[int]) -> list[Told]:
        """The events at some places."""
        size = EVENT.itemsize
        found = [(self.plies[place], self.events[place * size : (place + 1) * size]) for place in places]
        return [told for ply, raw in found for told in read_events(raw, ply)]


@dataclass(slots=True)
class Draft:
    """The actions that a seat has chosen and not yet sent, on a copy of the state."""

    states: Array
    actions: list[int] = field(default_factory=list)
    ids: list[str] = field(default_factory=list)
    told: list[bytes] = field(default_factory=list)
    leads: list[int] = field(default_factory=list)


class Course:
    """A game in progress on a board."""

    __slots__ = ("actions", "autos", "before", "board", "counts", "diary", "drafts", "leads", "seed", "states")

    def __init__(self, board: Board, seed: str, states: Array) -> None:
        self.board, self.seed, self.states = board, seed, states
        self.before: Array | None = None  # the table as it was when the last turn began
        self.actions = array("H")  # seat and action in turn
        self.leads = array("b")  # in whose turn each action was played
        self.diary = Diary()
        self.counts = [0] * (SEATS + 1)  # events told to each seat, and last to spectators
        self.drafts: dict[int, Draft] = {}
        self.autos: dict[int, Auto] = {}  # what acted instead of a player, by the number of the action

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

    def copied(self) -> Array:
        """The table as it stands, for whatever comes of it."""
        return self.states.view(np.uint8).copy().view(self.states.dtype)

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
        """Puts a legal action into a seat's draft; whether the draft is now a move that must be played.

        A reaction is one at once: nobody begins their own turn while that of another is still under way for all others.
        """
        draft = self.drafts.get(seat)
        if draft is None:
            draft = self.drafts[seat] = Draft(self.copied())
        draft.leads.append(self.lead(draft.states, draft.leads or self.leads, seat))
        draft.told.append(self.apply(draft.states, seat, action))
        draft.actions.append(action)
        draft.ids.append(mark)
        s = draft.states
        reacted = draft.leads[-1] != seat
        return bool(reacted or s["news"][0] or s["end"][0] or int(s["acting"][0]) != self.acting)

    def back(self, seat: int, step: int) -> None:
        """Takes the draft of a seat back to its first `step` actions."""
        old = self.drafts.pop(seat, None)
        if old:
            for action, mark in list(zip(old.actions, old.ids, strict=True))[:step]:
                self.add(seat, action, mark)

    def lead(self, states: Array, before: Sequence[int], seat: int) -> int:
        """In whose turn a seat acts: one that reacts in a window does so in the turn of the action before, which opened it."""
        return before[-1] if before and self.board.passing(states) is not None else seat

    def lead_at(self, ply: int, seat: int) -> int:
        """In whose turn an action was played, or is about to be in the draft of a seat."""
        return self.leads[ply - 1] if ply <= len(self.leads) else self.drafts[seat].leads[ply - len(self.leads) - 1]

    def play(self, seat: int, actions: Sequence[int]) -> int:
        """Plays a move; the drafts of others are laid on the new state. Returns how many events were told before."""
        draft = self.drafts.pop(seat, None)
        before = len(self.diary.plies)
        if not self.leads or self.leads[-1] != self.lead(self.states, self.leads, seat):
            self.before = self.copied()
        if not draft or draft.actions != list(actions):
            draft = self.drafted_on(self.states, seat, actions)
        self.states = draft.states  # where it was played already
        self.leads.extend(draft.leads)
        for action, raw in zip(actions, draft.told, strict=True):
            self.actions.extend((seat, action))
            self.diary.add(raw, self.ply)
            self.count(raw)
        for other in list(self.drafts):
            self.rebase(other)
        return before

    def drafted_on(self, states: Array, seat: int, actions: Sequence[int]) -> Draft:
        """A draft of these actions that is played on the very states."""
        draft = Draft(states)
        for action in actions:
            draft.leads.append(self.lead(states, draft.leads or self.leads, seat))
            draft.told.append(self.apply(states, seat, action))
        return draft

    def note_auto(self, before: int, auto: Auto) -> None:
        """Notes what acted instead of the player in the latest actions, those after the first `before`."""
        self.autos.update(dict.fromkeys(range(before + 1, self.ply + 1), auto))

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
        return self.entries(self.diary.at(places[first:].tolist()), first + 1, lang, names)

    def page(self, viewer: int, lang: str, names: Sequence[str], before: int, count: int) -> list[LogEntry]:
        """The last `count` entries of a viewer's log that stand before entry number `before` (0: before the end)."""
        places = self.diary.seen(viewer)
        end = min(before - 1, len(places)) if before > 0 else len(places)
        first = max(end - count, 0)
        return self.entries(self.diary.at(places[first:end].tolist()), first + 1, lang, names)

    def drafted(self, seat: int, lang: str, names: Sequence[str]) -> list[LogEntry]:
        """What the actions of a seat's draft have told it."""
        draft = self.drafts.get(seat)
        told = [read_events(raw, ply) for ply, raw in enumerate(draft.told, self.ply + 1)] if draft else []
        heard = [event for events in told for event in events if sees(event.audience, seat)]
        return self.entries(heard, self.counts[seat] + 1, lang, names, seat)

    def entries(
        self, told: Iterable[Told], first: int, lang: str, names: Sequence[str], seat: int = SPECTATOR
    ) -> list[LogEntry]:
        """Events as entries, numbered from `first` on; in a draft they are the doing of `seat`."""
        return [self.entry(n, event, lang, names, seat) for n, event in enumerate(told, first)]

    def entry(self, n: int, told: Told, lang: str, names: Sequence[str], seat: int = SPECTATOR) -> LogEntry:
        """One event in words."""
        shown = self.board.event(told.kind, told.args, lang)
        return LogEntry(
            n=n, ply=told.ply, event=shown.event, text=shown.phrase.filled(names), args=shown.args,
            elements=shown.elements, auto=self.autos.get(told.ply, ""),
            by=self.lead_at(told.ply, seat),
            gist=shown.gist.filled(names) if shown.gist else "", quiet=shown.quiet,
        )  # fmt: skip

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
