"""A match: one game from its first action to its last, re-keyed before every action so that nobody can predict the next roll."""

import hashlib
import hmac
import random
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from . import toml
from .errors import BadOption, IllegalMove, ImpossibleChance, PositionError
from .header import SEATS, SPECTATOR
from .log import CAPACITY, EVENT, sees
from .pack import Pack, parse_pack
from .words import kind_of, slug

if TYPE_CHECKING:
    from .game import Game

Array = npt.NDArray[Any]
TRIES = 200_000  # how many keys are tried for a wanted outcome


@dataclass(frozen=True)
class Told:
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


def key_for(seed: str, label: str | int) -> int:
    """The 64 random bits that a seed gives to one action (or to a drawn option)."""
    return int.from_bytes(hmac.digest(seed.encode(), str(label).encode(), "sha256")[:8], "big")


def seed_text(seed: int | str | bytes | None) -> str:
    """The seed as text: whole numbers and words as they are, bytes in hex, and a secret one where none is given."""
    if seed is None:
        return secrets.token_hex(32)
    return seed.hex() if isinstance(seed, bytes) else str(seed)


def commitment(seed: str) -> str:
    """What can be published before a game so that the seed can be checked after it."""
    return hashlib.sha256(seed.encode()).hexdigest()


@dataclass
class Match:
    """A game being played. `Game.new`, `Game.from_position` and `Game.load` make one."""

    game: "Game"
    pack: Pack
    seed: str
    options: dict[str, Any]
    names: tuple[str, ...] | None
    worlds: Array
    states: Array  # [0] is the truth, [1] is room for what one seat knows
    start: dict[str, Any] | None = None  # the position that the match began from
    notes: dict[str, str] = field(default_factory=dict)  # whatever a caller wants kept in the game file
    record: list[Played] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._kernels = self.game.kernels
        self._room = self.game.buffer()
        self._log = np.zeros(CAPACITY, EVENT)
        self._table: dict[str, int] = {}

    # What everyone may ask

    @property
    def state(self) -> Any:
        """The full record of the game, secrets included."""
        return self.states[0]

    @property
    def world(self) -> Any:
        """The content that the game is played with."""
        return self.worlds[0]

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self.state.players)

    @property
    def to_act(self) -> list[int]:
        """The seats that may act now; several when they choose at the same time, none when the game has ended."""
        acting = int(self.state.acting)
        return [seat for seat in range(SEATS) if acting >> seat & 1]

    @property
    def phase(self) -> str:
        """The name of what is being decided."""
        return self.game.phases[int(self.state.phase)]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        if self.state.end == 0:
            return None
        scores = np.zeros(SEATS, np.float64)
        self._kernels["returns_at"](self.worlds, self.states, 0, scores)
        return Outcome(self.game.ends[int(self.state.end)], tuple(float(x) for x in scores[: self.players]))

    def hidden(self, seat: int) -> Any:
        """The record as `seat` knows it (-1: a spectator); it is overwritten by the next call."""
        self.states[1] = self.states[0]
        self._kernels["hide_at"](self.worlds, self.states, 1, seat)
        return self.states[1]

    def choices(self, seat: int) -> list[int]:
        """What `seat` may choose now, as numbers, from what it knows."""
        self.check_seat(seat)
        self.hidden(seat)
        n = self._kernels["legal_at"](self.worlds, self.states, 1, seat, self._room)
        return [int(action) for action in self._room[:n]]

    def legal(self, seat: int) -> list[str]:
        """What `seat` may choose now, as texts.

        >>> import cantina
        >>> cantina.game("template").new(players=2, seed=7).legal(1)
        ['bid 1', 'bid 2', 'bid 3']
        """
        return [self.text(action) for action in self.choices(seat)]

    def text(self, action: int) -> str:
        """An action as text."""
        return self.game.action_text(self.world, action)

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """All that `seat` knows of the game, as plain data."""
        if seat != SPECTATOR:
            self.check_seat(seat)
        return describe(self, self.hidden(seat))

    def position(self) -> str:
        """The whole position as TOML, secrets included; `Game.from_position` reads it."""
        return toml.dumps(describe(self, self.state))

    def log(self, seat: int = SPECTATOR, lang: str = "en", since: int = 0) -> list[str]:
        """What `seat` was told, in sentences of a language; `since` leaves out what came before that many actions."""
        return [self.sentence(t, lang) for t in self.told if t.ply > since - 1 and sees(t.audience, seat)]

    def sentence(self, told: Told, lang: str) -> str:
        """One event in a language."""
        event = self.game.events[told.kind]
        args = dict(zip((t.rstrip("?") for t in event.types), told.args, strict=False))
        absent = {t.rstrip("?") for t, n in zip(event.types, told.args, strict=False) if t.endswith("?") and n <= 0}
        seats = {key: n for key, n in args.items() if kind_of(key) == "seat"}
        present = {key: n for key, n in args.items() if key not in seats and key not in absent}
        words: dict[str, str | int] = dict(self.game.localised(self.world, present, lang))
        words |= {key: self.name(n, lang) for key, n in seats.items()} | dict.fromkeys(absent, "")
        return " ".join(self.game.texts(lang).say(f"event-{event.name}", **words).split())

    def name(self, seat: int, lang: str = "en") -> str:
        """What the player in a seat is called."""
        return self.names[seat] if self.names else self.game.texts(lang).say("player", number=seat + 1)

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
        action = self.game.parse(self.table(), move)
        self.check(seat, action)
        key = None if chance is None else self.key_with(seat, action, chance)
        before = len(self.record)
        self.act(seat, action, key)
        return self.log(seat, since=before + 1)

    def act(self, seat: int, action: int, key: int | None = None) -> None:
        """Plays a legal action given as a number; nothing is checked."""
        ply = int(self.state.ply) + 1
        self.states["rng"][0] = key_for(self.seed, ply) if key is None else key
        self._kernels["apply_at"](self.worlds, self.states, 0, seat, action, self._log)
        self.told += read_events(self._log, len(self.record) + 1)
        self.record.append(Played(seat, action, self.digest(), key))

    def check(self, seat: int, action: int) -> None:
        """Raises IllegalMove, naming the clause, unless `seat` may choose `action` now."""
        if action in self.choices(seat):
            return
        clause = self.game.module("reasons").why(self.world, self.hidden(seat), seat, action)
        rule = self.game.rulebook().clauses[clause].text
        raise IllegalMove(f"{self.name(seat)} cannot play {self.text(action)!r} now. Rule {clause}: {rule}", clause)

    def why(self, move: str, seat: int) -> str | None:
        """The number of the clause that forbids a move now, or None."""
        self.check_seat(seat)
        action = self.game.parse(self.table(), move)
        clause: str | None = self.game.module("reasons").why(self.world, self.hidden(seat), seat, action)
        return clause

    def table(self) -> dict[str, int]:
        """Every action of the game by its text."""
        if not self._table:
            self._table = {self.text(action): action for action in range(self.game.actions)}
        return self._table

    def check_seat(self, seat: int) -> None:
        """Raises BadOption unless there is such a seat."""
        if not 0 <= seat < self.players:
            raise BadOption(f"there is no seat {seat}: the seats of this game are 0 to {self.players - 1}")

    def only_actor(self, move: str) -> int:
        """The seat that is to act, if it is a single one."""
        seats = self.to_act
        if len(seats) != 1:
            state = f"seats {', '.join(map(str, seats))} are to act" if seats else "the game has ended"
            raise BadOption(f"say whose move {move!r} is: {state}")
        return seats[0]

    def key_with(self, seat: int, action: int, chance: str | Sequence[str]) -> int:
        """A key with which `action` brings the wanted outcomes first, found by trying."""
        wanted = [c.strip().lower() for c in (chance.split(";") if isinstance(chance, str) else chance)]
        source = random.Random(key_for(self.seed, int(self.state.ply) + 1))
        seen: dict[tuple[int, tuple[int, ...]], str] = {}
        other: list[str] = []
        for _ in range(TRIES):
            key = source.getrandbits(64)
            self.states[1] = self.states[0]
            self.states["rng"][1] = key
            self._kernels["apply_at"](self.worlds, self.states, 1, seat, action, self._log)
            other = self.outcomes(seen)
            if other[: len(wanted)] == wanted:
                return key
        came = "; ".join(other) or "no chance at all"
        raise ImpossibleChance(
            f"{self.text(action)!r} did not bring {'; '.join(wanted)!r} in {TRIES} tries; it brings such as {came!r}"
        )

    def outcomes(self, seen: dict[tuple[int, tuple[int, ...]], str]) -> list[str]:
        """The outcomes of chance in the log of the last action, as texts; `seen` remembers their words."""
        texts = []
        for args, kind, _ in self._log[1 : int(self._log[0].args[0]) + 1].tolist():
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
        return " ".join(slug(self.game.names, self.world, t, n) for t, n in shown)

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
        return Match(
            self.game, self.pack, self.seed, self.options, self.names, self.worlds, self.states.copy(),
            self.start, dict(self.notes), list(self.record), list(self.told),
        )  # fmt: skip


def read_events(log: Array, ply: int) -> list[Told]:
    """The events that a kernel wrote."""
    entries = log[1 : int(log[0].args[0]) + 1].tolist()
    return [Told(ply, kind, audience, tuple(args.tolist())) for args, kind, audience in entries]


def describe(match: Match, s: Any) -> dict[str, Any]:
    """A full or hidden record as plain data: what all games have, then the game's own."""
    game = match.game
    data: dict[str, Any] = {
        "game": game.id, "rules": game.facts.rules, "pack": pack_entry(match.pack), "players": int(s.players),
        "turns": int(s.turns), "ply": int(s.ply), "phase": game.phases[int(s.phase)],
        "to_act": [seat for seat in range(SEATS) if int(s.acting) >> seat & 1],
    }  # fmt: skip
    if s.end:
        data["end"] = game.ends[int(s.end)]
    data |= game.module("position").write(match.world, s)
    return data


def pack_entry(pack: Pack) -> Any:
    """A pack as it stands in positions and game files: the name of ours, the whole of a user's."""
    if pack.builtin:
        return pack.name
    tree: dict[str, Any] = {"pack": pack.about}
    for key, figure in pack.figures.items():
        node = tree
        *parents, last = key.split(".")
        for parent in parents:
            node = node.setdefault(parent, {})
        node[last] = figure
    return tree


def usual_packs(game: "Game") -> list[Pack]:
    """The packs that chance may choose among: those of the box, no extras."""
    packs = [game.pack(name) for name in game.pack_names()]
    return [pack for pack in packs if "extra" not in pack.about]


def find_pack(game: "Game", entry: Any, seed: str) -> Pack:
    """The pack of a name, a path, a whole pack as data, or drawn (`random`, `today`)."""
    if isinstance(entry, Mapping):
        return parse_pack(dict(entry), "the pack in the file", game.id)
    if entry in ("random", "today"):
        usual = usual_packs(game)
        day = f"{date.today():%Y-%m-%d}"
        return usual[key_for(seed if entry == "random" else day, "pack") % len(usual)]
    return game.pack(entry)


def open_match(
    game: "Game", players: int, seed: str, pack: Pack, names: Sequence[str] | None, options: dict[str, Any]
) -> Match:
    """A match on an empty table."""
    if names is not None and len(names) != players:
        raise BadOption(f"names: must be {players} names, not {len(names)}")
    states = game.blank(2, players)
    return Match(game, pack, seed, options, tuple(names) if names else None, game.worlds([pack]), states)


def begin(
    game: "Game",
    players: int,
    seed: int | str | bytes | None,
    pack: Any,
    names: Sequence[str] | None,
    chosen: Mapping[str, Any],
) -> Match:
    """A match laid out by the rules."""
    key = seed_text(seed)
    options = game.options(players, chosen, lambda name, n: key_for(key, f"option {name}") % n)
    match = open_match(game, players, key, find_pack(game, pack, key), names, options)
    match.states["rng"][0] = key_for(key, 0)
    match._kernels["setup_at"](match.worlds, match.states, 0, game.option_numbers(options))
    return match


HEADER_KEYS = ("game", "rules", "pack", "players", "turns", "ply", "phase", "to_act", "end")


def resume_from(
    game: "Game", data: dict[str, Any], seed: int | str | bytes | None, names: Sequence[str] | None
) -> Match:
    """A match that goes on from a position as plain data."""
    key = seed_text(seed)
    for name, expected in (("game", game.id), ("rules", game.facts.rules)):
        if data.get(name, expected) != expected:
            raise PositionError(f"{name}: is {data[name]!r}, but this is {game.id} with rules {game.facts.rules}")
    players = data.get("players", game.facts.players[0])
    if players not in game.facts.players:
        raise PositionError(f"players: must be one of {', '.join(map(str, game.facts.players))}, not {players!r}")
    match = open_match(game, players, key, find_pack(game, data.get("pack"), key), names, {})
    read_header(game, match.state, data)
    own = {name: value for name, value in data.items() if name not in HEADER_KEYS}
    game.module("position").read(match.world, match.state, own)
    match.states["rng"][0] = key_for(key, "unknown")
    match._kernels["redeal_at"](match.worlds, match.states, 0)  # what the position leaves open is dealt by chance
    for seat in match.to_act:
        if not match.choices(seat):
            raise PositionError(f"to_act: seat {seat} has nothing to choose in this position")
    match.start = describe(match, match.state)
    return match


def read_header(game: "Game", s: Any, data: Mapping[str, Any]) -> None:
    """Fills in what all games have, from a position."""
    s.turns = whole(data, "turns", 1, 0, 1_000_000)
    s.ply = whole(data, "ply", 0, 0, 1_000_000)
    s.phase = one_of(data, "phase", game.phases)
    s.end = one_of(data, "end", game.ends)
    seats = data.get("to_act", [] if s.end else [0])
    if not isinstance(seats, list) or any(type(x) is not int or not 0 <= x < s.players for x in seats):
        raise PositionError(f"to_act: must be a list of seats from 0 to {int(s.players) - 1}, not {seats!r}")
    if bool(seats) == bool(s.end):
        raise PositionError("to_act: must name a seat while the game goes on, and none when it has ended")
    s.acting = sum(1 << seat for seat in set(seats))


def whole(data: Mapping[str, Any], key: str, default: int, low: int, high: int) -> int:
    """The whole number at `key` of a position, or the default."""
    value = data.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise PositionError(f"{key}: must be a whole number from {low} to {high}, not {value!r}")
    return value


def one_of(data: Mapping[str, Any], key: str, names: Sequence[str]) -> int:
    """The number of the name at `key` of a position, or 0."""
    value = data.get(key, names[0])
    if value not in names:
        raise PositionError(f"{key}: must be one of {', '.join(n for n in names if n)}, not {value!r}")
    return names.index(value)
