"""Positions: a state as plain data that a person can read and write. Written from a hidden state it is a seat's view."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .content import Content, pack_entry, rules_of
from .counts import members
from .errors import PositionError
from .plain import plain
from .runner import Array

if TYPE_CHECKING:
    from .game import Game

HEADER_KEYS = ("game", "rules", "pack", "players", "turns", "ply", "phase", "to_act", "end")
MOST = 1_000_000  # turns or actions that a position may say were played


def describe(content: Content, s: Any) -> dict[str, Any]:
    """A full or hidden state, opened for plain Python, as plain data: what all games have, then the game's own."""
    game = content.game
    data: dict[str, Any] = {
        "game": game.id, "rules": rules_of(game, content.packs[s.world]), "pack": pack_entry(content.packs[s.world]),
        "players": s.players,
        "turns": s.turns, "ply": s.ply, "phase": game.phases[s.phase], "to_act": members(s.acting),
    }  # fmt: skip
    if s.end:
        data["end"] = game.ends[s.end]
    data |= game.position.write(content.world(s), s)
    return data


def players_of(game: "Game", data: Mapping[str, Any]) -> int:
    """How many players a position is for; PositionError when it is of another game or other rules."""
    facts = game.facts
    rules = data.get("rules", facts.rules)
    for name, fits in (("game", data.get("game", facts.id) == facts.id), ("rules", facts.plays(rules))):
        if not fits:
            raise PositionError(f"{name}: is {data[name]!r}, but this is {facts.id} with rules {facts.rules}")
    players: int = data.get("players", facts.players[0])
    if players not in facts.players:
        raise PositionError(f"players: must be one of {', '.join(map(str, facts.players))}, not {players!r}")
    return players


def read(content: Content, states: Array, data: Mapping[str, Any]) -> None:
    """Fills an empty state from a position; what it leaves open stays blank."""
    game, world = content.game, content.opened[0]
    read_header(game, states[0], data)
    game.position.read(world, states[0], {name: value for name, value in data.items() if name not in HEADER_KEYS})
    if game.has("position_checks"):
        game.module("position_checks").check(world, plain(states))


def read_header(game: "Game", s: Any, data: Mapping[str, Any]) -> None:
    """Fills in what all games have."""
    s.turns = integer(data, "turns", 1)
    s.ply = integer(data, "ply", 0)
    s.phase = one_of(data, "phase", game.phases)
    s.end = one_of(data, "end", game.ends)
    seats = data.get("to_act", [] if s.end else [0])
    if not isinstance(seats, list) or any(type(x) is not int or not 0 <= x < s.players for x in seats):
        raise PositionError(f"to_act: must be a list of seats from 0 to {int(s.players) - 1}, not {seats!r}")
    if bool(seats) == bool(s.end):
        raise PositionError("to_act: must name a seat while the game goes on, and none when it has ended")
    s.acting = sum(1 << seat for seat in set(seats))


def integer(data: Mapping[str, Any], key: str, default: int) -> int:
    """The whole number at `key` of a position, or the default."""
    value = data.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST:
        raise PositionError(f"{key}: must be a whole number from 0 to {MOST}, not {value!r}")
    return value


def one_of(data: Mapping[str, Any], key: str, names: Sequence[str]) -> int:
    """The number of the name at `key` of a position, or 0."""
    value = data.get(key, names[0])
    if value not in names:
        raise PositionError(f"{key}: must be one of {', '.join(n for n in names if n)}, not {value!r}")
    return names.index(value)
