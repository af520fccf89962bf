"""Game files: a match as readable TOML, replayed exactly, and refused with the place where it is damaged.

The header says what was played and with what; `actions` has a line for each action: seat, text and a digest of the state
after it, and the key where a wanted outcome of chance was asked for.
"""

import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import toml
from .content import pack_entry, rules_of
from .errors import CantinaError, GameFileError
from .match import Match, resume_match, setup_match
from .registry import game as game_of
from .seeds import commitment

if TYPE_CHECKING:
    from .game import Game

FORMAT = 1
LINE = re.compile(r"^(\d) ([^|]+) \| ([0-9a-f]{8})(?: @([0-9a-f]{1,16}))?$")


def dump(match: Match) -> str:
    """The match as the text of a game file."""
    head: dict[str, Any] = {
        "cantina": FORMAT, "game": match.game.id, "rules": rules_of(match.game, match.pack), "players": match.players,
        "seed": match.seed, "commitment": commitment(match.seed.encode()), "pack_hash": match.pack.hash,
    }  # fmt: skip
    if match.names:
        head["names"] = list(match.names)
    if match.outcome:
        head["result"] = match.outcome.reason
        head["returns"] = list(match.outcome.returns)
    tables: dict[str, Any] = {"pack": pack_entry(match.pack)}
    if match.start is None:
        tables["options"] = match.options
    else:
        tables["start"] = match.start
    if match.notes:
        tables["notes"] = match.notes
    lines = ["actions = [", *(f"  {toml.scalar(action_line(match, i))}," for i in range(len(match.record))), "]"]
    plain = {key: value for key, value in tables.items() if not isinstance(value, dict)}
    nested = {key: value for key, value in tables.items() if isinstance(value, dict)}
    return toml.dumps(head | plain) + "\n".join(lines) + "\n\n" + toml.dumps(nested)


def action_line(match: Match, i: int) -> str:
    """One action of the record as a line."""
    played = match.record[i]
    key = "" if played.key is None else f" @{played.key:x}"
    return f"{played.seat} {match.text(played.action)} | {played.digest}{key}"


def load(file: str | Path, expected: "Game | None" = None) -> Match:
    """The match in a game file, replayed and checked action by action."""
    place = str(file)
    try:
        text = Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise GameFileError(text="error-file-unread", place=place, problem=str(error)) from None
    return loads(text, place, expected)


def loads(text: str, place: str = "the game file", expected: "Game | None" = None) -> Match:
    """The match in the text of a game file."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise GameFileError(text="error-file-damaged", place=place, problem=str(error)) from None
    check_head(place, data, expected)
    game = expected or game_of(data["game"])
    if not game.facts.plays(data["rules"]):
        these = {"rules": data["rules"], "game": game.id, "now": game.facts.rules}
        raise GameFileError(text="error-file-rules", place=place, **these)
    try:
        match = opened(game, data)
    except CantinaError as error:
        raise GameFileError(text="error-file", place=place, problem=error) from None
    if match.pack.hash != data.get("pack_hash"):
        raise GameFileError(text="error-file-pack", place=place, pack=match.pack.name)
    match.notes = {str(key): str(value) for key, value in data.get("notes", {}).items()}
    for number, line in enumerate(data["actions"], 1):
        replay(place, match, number, line)
    return match


def check_head(place: str, data: dict[str, Any], expected: "Game | None") -> None:
    """Raises GameFileError where the header is not one of ours."""
    if data.get("cantina") != FORMAT:
        raise GameFileError(text="error-file-foreign", place=place, format=FORMAT)
    if "seed" not in data and "commitment" in data:
        raise GameFileError(text="error-file-sealed", place=place)
    for key, kind in (("game", str), ("rules", str), ("players", int), ("seed", str), ("actions", list)):
        if not isinstance(data.get(key), kind):
            raise GameFileError(text="error-file-key", place=place, key=key, kind=kind.__name__)
    if expected is not None and data["game"] != expected.id:
        raise GameFileError(text="error-file-game", place=place, game=data["game"], wanted=expected.id)
    if data.get("commitment", commitment(data["seed"].encode())) != commitment(data["seed"].encode()):
        raise GameFileError(text="error-file-seed", place=place)


def opened(game: "Game", data: dict[str, Any]) -> Match:
    """The match of a game file before its first action."""
    if "start" in data:
        return resume_match(game, data["start"], data["seed"], data.get("names"))
    options, earlier = data.get("options", {}), game.facts.earlier(data["rules"])
    return setup_match(game, data["players"], data["seed"], data.get("pack"), data.get("names"), options, earlier)


def replay(place: str, match: Match, number: int, line: Any) -> None:
    """Plays one line of the record and compares the digest."""
    found = LINE.match(line) if isinstance(line, str) else None
    if not found:
        raise GameFileError(text="error-file-line", place=place, action=number, line=repr(line))
    seat, key = int(found[1]), found[4]
    try:
        match.check_seat(seat)
        action = match.parse(found[2])
        check_line(match, seat, action)
        match.apply(seat, action, int(key, 16) if key else None)
    except CantinaError as error:
        raise GameFileError(text="error-file-action", place=place, action=number, problem=error) from None
    if match.record[-1].digest != found[3]:
        digests = {"leads": match.record[-1].digest, "says": found[3]}
        raise GameFileError(text="error-file-changed", place=place, action=number, **digests)


def check_line(match: Match, seat: int, action: int) -> None:
    """Raises IllegalMove unless a line may be played: by these rules, or by the earlier ones that the match was begun by."""
    before = getattr(match.game.reasons, "allowed_before", None) if match.pack.rules else None
    if before is None or not before(match.opened_world, match.seen(seat), seat, action):
        match.check(seat, action)


def rewound(match: Match, at: int) -> Match:
    """The match as it stood after `at` actions."""
    if match.start is None:
        earlier = setup_match(
            match.game, match.players, match.seed, pack_entry(match.pack), match.names, match.options, match.pack.rules
        )
    else:
        earlier = resume_match(match.game, match.start, match.seed, match.names)
    for played in match.record[:at]:
        earlier.apply(played.seat, played.action, played.key)
    return earlier
