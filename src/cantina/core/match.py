"""A match: one game from its first action to its last, re-keyed before every action so that nobody can predict the next roll."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from struct import Struct
from typing import TYPE_CHECKING, Any, NamedTuple

from . import position, toml
from .content import Content, find_pack
from .errors import BadOption, IllegalMove, ImpossibleChance, PositionError
from .header import SPECTATOR
from .log import ARGS, sees
from .phrases import action_phrase, event_phrase, phrase
from .plain import plain
from .runner import Array, Runner, next_key, to_act
from .seeds import key_for, seed_text
from .wanted import find_key
from .words import kind_of, slug

if TYPE_CHECKING:
    from .game import Game
    from .pack import Pack

WIDTH = 100  # of a picture, in characters
LINE = Struct(f"{ARGS}hBB")  # an event as it lies in a log: numbers, kind, audience


class Told(NamedTuple):
    """One event of the log: after which action, what kind, to whom, and its numbers."""

    ply: int
    kind: int
    audience: int
    args: tuple[int, ...]


@dataclass(frozen=True)
class Played:
    """One action of the record: who, what, the digest of the state after it, and the key if it was a wanted one."""

    seat: int
    action: int
    digest: str
    key: int | None = None


@dataclass(frozen=True)
class Outcome:
    """How a game ended: the reason, the result by seat, and the seats that won."""

    reason: str
    returns: tuple[float, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, alone or together; none in a draw."""
        return tuple(seat for seat, value in enumerate(self.returns) if value > 0)


class Match:
    """A game being played. `Game.new`, `Game.from_position` and `Game.load` make one."""

    def __init__(
        self, content: Content, states: Array, seed: str, options: dict[str, Any], names: Sequence[str] | None
    ) -> None:
        players = int(states["players"][0])
        if names is not None and len(names) != players:
            raise BadOption(text="error-names", players=players, names=len(names))
        self.content, self.states, self.seed, self.options = content, states, seed, options
        self.names = tuple(names) if names else None
        self.runner = Runner(content)
        self.start: dict[str, Any] | None = None  # the position that the match began from
        self.notes: dict[str, str] = {}  # whatever a caller wants kept in the game file
        self.record: list[Played] = []
        self.told: list[Told] = []
        self._table: dict[str, int] = {}

    def __repr__(self) -> str:
        turn = f"ended: {self.outcome.reason}" if self.outcome else f"{self.phase}, to act {self.to_act}"
        return f"<match {self.game.id}, {self.players} players, {len(self.record)} actions, {turn}>"

    def __str__(self) -> str:
        return self.picture()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self._identity() == other._identity()

    __hash__ = None  # type: ignore[assignment]  # it changes with every action

    def _identity(self) -> tuple[Any, ...]:
        """What makes two matches equal: they were set up alike, and stand alike after the same actions."""
        state = self.states.tobytes()
        return self.game.id, self.pack.hash, self.seed, self.options, self.names, self.start, self.record, state

    # What everyone may ask

    @property
    def game(self) -> "Game":
        """The game that is played."""
        return self.content.game

    @property
    def pack(self) -> "Pack":
        """The pack that it is played with."""
        return self.content.packs[0]

    @property
    def worlds(self) -> Array:
        """The content that it is played with, as the array of one record that kernels take."""
        return self.content.worlds

    @property
    def world(self) -> Any:
        """The content that it is played with, as a record."""
        return self.worlds[0]

    @property
    def state(self) -> Any:
        """The full record of the game, secrets included."""
        return self.states[0]

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self.states["players"][0])

    @property
    def to_act(self) -> list[int]:
        """The seats that may act now; several when they choose at the same time, none when the game has ended."""
        return to_act(self.states)

    @property
    def phase(self) -> str:
        """The name of what is being decided."""
        return self.game.phases[int(self.states["phase"][0])]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        end = int(self.states["end"][0])
        return Outcome(self.game.ends[end], tuple(self.runner.returns(self.states))) if end else None

    def hide(self, seat: int) -> Any:
        """The record as `seat` knows it (-1: a spectator); the next call overwrites it."""
        return self.runner.hide(self.states, seat)[0]

    def legal_actions(self, seat: int) -> list[int]:
        """What `seat` may choose now, as numbers, from what it knows."""
        self.check_seat(seat)
        return self.runner.legal(self.states, seat)

    def legal(self, seat: int) -> list[str]:
        """What `seat` may choose now, as texts.

        >>> import cantina
        >>> cantina.game("template").new(players=2, seed=7).legal(1)
        ['bid 1', 'bid 2', 'bid 3']
        """
        return [self.text(action) for action in self.legal_actions(seat)]

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """All that `seat` knows of the game, as plain data."""
        return position.describe(self.content, self.seen(seat))

    def seen(self, seat: int = SPECTATOR) -> Any:
        """The record as `seat` knows it, opened for plain Python."""
        if seat != SPECTATOR:
            self.check_seat(seat)
        return self.runner.seen(self.states, seat)

    def position(self) -> str:
        """The whole position as TOML, secrets included; `Game.from_position` reads it."""
        return toml.dumps(position.describe(self.content, plain(self.states)))

    # In words

    @property
    def opened_world(self) -> Any:
        """The content opened for plain Python."""
        return self.content.opened[0]

    def text(self, action: int) -> str:
        """An action as text."""
        return self.game.action_text(self.opened_world, action)

    def label(self, action: int, lang: str = "en") -> str:
        """An action in the words of a language."""
        return action_phrase(self.game, self.opened_world, action, lang).filled(self.names_in(lang))

    def prompt(self, seat: int, lang: str = "en") -> str:
        """What `seat` is asked: in words that know its hand where the game has such, else in those of the phase."""
        previews = self.game.module("previews") if seat in self.to_act and self.game.has("previews") else None
        words = getattr(previews, "prompt", lambda *_: None)(self.opened_world, self.seen(seat), seat)
        if words is None:
            return self.game.texts(lang).say(f"prompt-{self.phase}")
        return phrase(self.game, self.opened_world, words, lang).filled(self.names_in(lang))

    def log(self, seat: int = SPECTATOR, lang: str = "en", since: int = 0) -> list[str]:
        """What `seat` was told, in sentences of a language; `since` leaves out what came before that many actions."""
        return [self.sentence(t, lang) for t in self.told if t.ply > since - 1 and sees(t.audience, seat)]

    def sentence(self, told: Told, lang: str) -> str:
        """One event in a language."""
        return event_phrase(self.game, self.opened_world, told.kind, told.args, lang).filled(self.names_in(lang))

    def name(self, seat: int, lang: str = "en") -> str:
        """What the player in a seat is called."""
        return self.names[seat] if self.names else self.game.texts(lang).say("player", number=seat + 1)

    def names_in(self, lang: str) -> list[str]:
        """What the players are called, by seat."""
        return [self.name(seat, lang) for seat in range(self.players)]

    def picture(self, seat: int = SPECTATOR, lang: str = "en") -> str:
        """The table as `seat` sees it, drawn for the terminal."""
        from rich.console import Console

        console = Console(width=WIDTH, highlight=False, markup=False, color_system=None)  # names are drawn as they are
        with console.capture() as captured:
            console.print(self.drawing(self.seen(seat), seat, lang))
        return captured.get()

    def drawing(self, s: Any, seat: int, lang: str) -> Any:
        """A record, opened for plain Python, as something that Rich prints."""
        texts = self.game.texts(lang)

        def say(message: str, **args: Any) -> str:
            return self.name(args["number"] - 1, lang) if message == "player" else texts.say(message, **args)

        return self.game.terminal.draw(self.opened_world, s, seat, say)

    # Playing

    def play(self, move: str, seat: int | None = None, chance: str | Sequence[str] | None = None) -> list[str]:
        """Plays a move given as text and returns what its seat was told of it; `chance` names the outcomes that must come.

        >>> import cantina
        >>> m = cantina.game("template").new(players=2, seed=7)
        >>> m.play("bid 3", 0)
        ['Player 1 chose bid 3.']
        """
        if seat is None:
            seat = self.only_actor(move)
        self.check_seat(seat)
        action = self.parse(move)
        self.check(seat, action)
        key = None if chance is None else self.key_with(seat, action, chance)
        before = len(self.record)
        self.apply(seat, action, key)
        return self.log(seat, since=before + 1)

    def apply(self, seat: int, action: int, key: int | None = None) -> None:
        """Plays a legal action given as a number; nothing is checked."""
        self.runner.apply(self.states, seat, action, next_key(self.states, self.seed) if key is None else key)
        self.told += read_events(self.runner.told().tobytes(), len(self.record) + 1)
        self.record.append(Played(seat, action, self.digest(), key))

    def check(self, seat: int, action: int) -> None:
        """Raises IllegalMove, naming the clause, unless `seat` may choose `action` now."""
        clause = self.clause_against(seat, action)
        if clause is not None:
            found = self.game.rulebook().clauses.get(clause)
            rule = f" Rule {clause}: {found.text}" if found else ""
            raise IllegalMove(f"{self.name(seat)} cannot play {self.text(action)!r} now.{rule}", clause)

    def why(self, move: str, seat: int) -> str | None:
        """The number of the clause that forbids a move now, or None."""
        self.check_seat(seat)
        return self.clause_against(seat, self.parse(move))

    def clause_against(self, seat: int, action: int) -> str | None:
        """The number of the clause that forbids an action now, or None."""
        if action in self.legal_actions(seat):
            return None
        clause: str | None = self.game.reasons.why(self.opened_world, self.seen(seat), seat, action)
        return clause

    def parse(self, move: str) -> int:
        """The action of a text."""
        return self.game.parse(self.table(), move)

    def table(self) -> dict[str, int]:
        """Every action of the game by its text."""
        if not self._table:
            self._table = {self.text(action): action for action in range(self.game.actions)}
        return self._table

    def check_seat(self, seat: int) -> None:
        """Raises BadOption unless there is such a seat."""
        if not 0 <= seat < self.players:
            raise BadOption(text="error-seat", seat=seat, last=self.players - 1)

    def only_actor(self, move: str) -> int:
        """The seat that is to act, if it is a single one."""
        seats = self.to_act
        if len(seats) != 1:
            acting = ", ".join(map(str, seats))
            raise BadOption(text="error-whose" if seats else "error-whose-ended", move=move, seats=acting)
        return seats[0]

    def key_with(self, seat: int, action: int, chance: str | Sequence[str]) -> int:
        """A key with which `action` brings the wanted outcomes first, found by trying."""
        wanted = [c.strip().lower() for c in (chance.split(";") if isinstance(chance, str) else chance)]
        seen: dict[tuple[int, tuple[int, ...]], str] = {}

        def outcomes(key: int) -> list[str]:
            self.runner.apply(self.states.copy(), seat, action, key)
            return self.outcomes(seen)

        key, tried, came = find_key(next_key(self.states, self.seed), wanted, outcomes)
        if key is None:
            move, hoped = self.text(action), "; ".join(wanted)
            if not came:
                raise ImpossibleChance(text="error-no-chance", move=move, wanted=hoped)
            raise ImpossibleChance(text="error-chance", move=move, wanted=hoped, tried=tried, came="; ".join(came))
        return key

    def outcomes(self, seen: dict[tuple[int, tuple[int, ...]], str]) -> list[str]:
        """The outcomes of chance in the log of the last action, as texts; `seen` remembers their words."""
        texts = []
        for args, kind, _ in self.runner.told().tolist():
            if not self.game.events[kind].chance:
                continue
            mark = (kind, tuple(args.tolist()))
            if mark not in seen:
                seen[mark] = self.outcome_text(kind, mark[1])
            texts.append(seen[mark])
        return texts

    def outcome_text(self, kind: int, args: Sequence[int]) -> str:
        """An outcome of chance as text: its arguments other than seats."""
        pairs = zip(self.game.events[kind].types, args, strict=False)
        shown = [(t, n) for t, n in pairs if kind_of(t) != "seat" and not (t.endswith("?") and n <= 0)]
        return " ".join(slug(self.game.names, self.opened_world, t, n) for t, n in shown)

    # Keeping

    def digest(self) -> str:
        """Eight hex digits over the whole state, or over its first DIGESTED bytes where a game says that the rest follows."""
        end = getattr(self.game.module("state"), "DIGESTED", None)
        return hashlib.sha256(self.states[0].tobytes()[:end]).hexdigest()[:8]

    def save(self, path: str | Path | None = None) -> str:
        """The match as the text of a game file, also written to `path` if one is given."""
        from .gamefile import dump

        text = dump(self)
        if path is not None:
            Path(path).write_text(text, encoding="utf-8")
        return text

    def copy(self) -> "Match":
        """A match of its own that stands where this one stands."""
        other = Match(self.content, self.states.copy(), self.seed, self.options, self.names)
        other.start, other.notes, other.record, other.told = (
            self.start, dict(self.notes), list(self.record), list(self.told),
        )  # fmt: skip
        return other

    # What these were called in the first edition; whoever calls them so goes on being answered.
    hidden, choices, act = hide, legal_actions, apply


def read_events(events: bytes | bytearray, ply: int) -> list[Told]:
    """The events that a kernel wrote."""
    return [Told(ply, line[ARGS], line[ARGS + 1], line[:ARGS]) for line in LINE.iter_unpack(events)]


def setup_match(
    game: "Game",
    players: int,
    seed: int | str | bytes | None,
    pack: Any,
    names: Sequence[str] | None,
    chosen: Mapping[str, Any],
    earlier: str = "",
) -> Match:
    """A match laid out by the rules, or by `earlier` ones that still replay."""
    key = seed_text(seed)
    options = game.options(players, chosen, lambda name, n: key_for(key, f"option {name}") % n)
    content = Content(game, [find_pack(game, pack, key, earlier)])
    return Match(content, Runner(content).setup(players, key_for(key, 0), options), key, options, names)


def resume_match(
    game: "Game", data: dict[str, Any], seed: int | str | bytes | None, names: Sequence[str] | None
) -> Match:
    """A match that goes on from a position as plain data."""
    key = seed_text(seed)
    players = position.players_of(game, data)
    earlier = game.facts.earlier(data.get("rules", game.facts.rules))
    content = Content(game, [find_pack(game, data.get("pack"), key, earlier)])
    match = Match(content, game.blank(1, players), key, {}, names)
    position.read(content, match.states, data)
    match.runner.redeal(match.states, key_for(key, "unknown"))  # what the position leaves open is dealt by chance
    for seat in match.to_act:
        if not match.legal_actions(seat):
            raise PositionError(f"to_act: seat {seat} has nothing to choose in this position")
    match.start = position.describe(content, plain(match.states))
    return match
