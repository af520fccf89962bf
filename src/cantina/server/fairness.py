"""Fair dice: the server commits to a secret before it hears of any share, people add theirs, and the record proves it all.

The seed is HMAC-SHA256(secret, the seats' salts in order); action n draws its chance from HMAC(seed, n), as in every match.
`docs/protocol.md` has the argument: who knows what when, what is proved by it, and what is not.
"""

import hmac
import re
import secrets
import tomllib
from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Any

from cantina.core import toml
from cantina.core.content import find_pack
from cantina.core.errors import BadOption, GameFileError, PackError, UnknownGame
from cantina.core.gamefile import check_head, loads
from cantina.core.match import Match
from cantina.core.registry import game as game_of
from cantina.core.seeds import commitment

SECRET_BYTES = 32
SALT = re.compile(r"([0-9a-f]{2}){0,32}")
SHARES = ("after", "before", "none", "bot")  # what a seat gave, and on which side of the server's commitment
REMARKS = {
    "none": "no share came from {}",
    "before": "the server knew the shares of {} before it drew its secret: they prove nothing",
    "bot": "what {} played was the server's choice: a bot's",
}
MOMENT = "it goes on from a moment of another game: nothing is proved of what was before"
BARE = "it is proved only that the server did not change its secret after it had shown the commitment"


@dataclass(frozen=True)
class Proved:
    """What was proved of a record, in sentences, and why its moves could not be played again, if they could not."""

    sentences: list[str]
    gone: str = ""


def new_secret() -> str:
    """The server's share of a seed, in hex."""
    return secrets.token_hex(SECRET_BYTES)


def seed_of(secret: str, salts: Sequence[str]) -> str:
    """The seed of a game: neither the server nor a player can choose it alone, if the salts came after the commitment."""
    return hmac.digest(bytes.fromhex(secret), ",".join(salts).encode(), "sha256").hex()


def share_of(person: bool, salt: str, early: Container[str]) -> str:
    """What a seat gave to the seed: a salt after the server's commitment or before it, none, or nothing because it is a bot's."""
    if salt:
        return "before" if salt in early else "after"
    return "none" if person else "bot"


def record_text(match: Match, proof: dict[str, Any]) -> str:
    """The game file of an ended game with the proof of its seed."""
    return match.save() + "\n" + toml.dumps({"fairness": proof})


def verify(text: str, place: str = "the record", shown: str | None = None) -> Proved:
    """What was proved of a record; raises GameFileError with the place where it does not fit.

    `shown` is the commitment that was seen before the game. Where the rules of that time are gone, the seed is proved alone.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise GameFileError(f"{place}: is damaged: {error}") from None
    proved = verify_seed(data, place, shown)
    check_head(place, data, None)
    wanted = [n for n, line in enumerate(data["actions"], 1) if isinstance(line, str) and "@" in line]
    if wanted:
        raise GameFileError(f"{place}: action {wanted[0]}: has a key of its own: its chance did not come from the seed")
    if why := gone(data):
        return Proved(proved, why)
    return Proved([*proved, *verify_moves(text, data, place)])


def gone(data: dict[str, Any]) -> str:
    """What a record was played with that is not here: the game, its rules or its pack; nothing if all of it is."""
    rules = data["rules"]
    try:
        game = game_of(data["game"])
        if not game.facts.plays(rules):
            return f"it was played by rules {rules} of {game.title}; these are {game.facts.rules}"
        pack = find_pack(game, data.get("pack"), data["seed"], game.facts.earlier(rules))
    except (UnknownGame, BadOption) as error:
        return str(error)
    except PackError:
        return ""  # a user's pack stands in the record itself: it is not gone but wrong, and replaying says where
    same = pack.hash == data.get("pack_hash")
    return "" if same else f"it was played with another edition of the pack {pack.name!r}"


def verify_moves(text: str, data: dict[str, Any], place: str) -> list[str]:
    """Plays the moves again by the rules, and says what that proves."""
    match = loads(text, place)
    verify_result(data, place, match)
    return [
        f"all {len(match.record)} actions are legal, and lead to the recorded states by the seed's own chance",
        "the result is the one that the rules give",
    ]


def verify_seed(data: dict[str, Any], place: str, shown: str | None) -> list[str]:
    """Proves that the seed comes from the committed secret and the seats' salts, and says what that proves."""
    proof = data.get("fairness")
    if not isinstance(proof, dict):
        raise GameFileError(f"{place}: fairness: is missing; only games of a server have it")
    before = [MOMENT] if proof.get("moment") else []
    if proof.get("practice"):
        return ["this was practice: its seed was chosen beforehand, so nothing is proved of its dice", *before]
    committed, salts = proof.get("commitment"), checked_salts(data, proof, place)
    try:
        fits = commitment(bytes.fromhex(str(proof.get("secret")))) == committed
        seed = seed_of(str(proof.get("secret")), salts)
    except ValueError:
        raise GameFileError(f"{place}: fairness.secret: is not hex") from None
    if not fits:
        raise GameFileError(f"{place}: fairness.secret: does not fit fairness.commitment")
    if shown is not None and shown != committed:
        raise GameFileError(f"{place}: fairness.commitment: is not the one that was shown before the game")
    if seed != data.get("seed"):
        raise GameFileError(f"{place}: seed: does not come from fairness.secret and fairness.salts")
    known = "that was shown before the game" if shown else f"{committed}: compare it with the one you were shown before"
    proved = [f"the secret fits the commitment {known}", "the seed comes from the secret and the salts of the seats"]
    return [*proved, *meaning(proof, names_of(data, len(salts))), *before]


def checked_salts(data: dict[str, Any], proof: dict[str, Any], place: str) -> list[str]:
    """The salts by seat; a bot or a seat that gave none must have none, or the server could have chosen the seed by it."""
    for key in {"salts", "shares", "devices"} & set(proof):
        if not isinstance(proof[key], list) or len(proof[key]) != data.get("players"):
            raise GameFileError(f"{place}: fairness.{key}: must be a list with an entry for each seat")
    salts = [str(salt) for salt in proof.get("salts", ())]
    for seat, salt in enumerate(salts):
        if not SALT.fullmatch(salt):
            raise GameFileError(f"{place}: fairness.salts: that of seat {seat} is not hex of 32 bytes at most")
    for seat, share in enumerate(proof.get("shares", ())):
        if share not in SHARES or bool(salts[seat]) != (share in ("after", "before")):
            raise GameFileError(f"{place}: fairness.shares: seat {seat} is {share!r}, but its salt is {salts[seat]!r}")
    return salts


def names_of(data: dict[str, Any], count: int) -> list[str]:
    """What the players are called in the record."""
    names = data.get("names")
    numbered = [f"player {seat + 1}" for seat in range(count)]
    return [str(name) for name in names] if isinstance(names, list) and len(names) == count else numbered


def meaning(proof: dict[str, Any], names: Sequence[str]) -> list[str]:
    """What follows from the shares for the dice, and what does not."""
    if "shares" not in proof:
        return [f"the record does not say when the salts were given: {BARE}"]
    shares, devices = proof["shares"], proof.get("devices", [0] * len(names))
    gave = {str(device) for device, share in zip(devices, shares, strict=True) if share == "after"}
    named = {s: ", ".join(name for name, given in zip(names, shares, strict=True) if given == s) for s in SHARES}
    if not named["after"]:
        return [f"nobody added a share after the server had committed itself: {BARE}", *remarks(named, "before", "bot")]
    return [chosen_by(named["after"], len(gave)), *remarks(named, "none", "before", "bot")]


def chosen_by(names: str, devices: int) -> str:
    """Who could not choose the dice, if shares came from that many devices."""
    if devices == 1:
        by, so = "from one device", "neither that device nor the server could choose the dice alone"
    else:
        by = f"from {devices} devices"
        so = "neither the server nor a player could choose the dice alone (a player in league with the server could)"
    return f"{names} added shares {by} after the server had committed itself: {so}"


def remarks(named: dict[str, str], *shares: str) -> list[str]:
    """What is to be said of those who gave no share that counts."""
    return [REMARKS[share].format(named[share]) for share in shares if named[share]]


def verify_result(data: dict[str, Any], place: str, match: Match) -> None:
    """Raises GameFileError unless the recorded result is the one of the replayed game."""
    outcome = match.outcome
    if outcome is None:
        if data["fairness"].get("resigned") or data["fairness"].get("closed"):
            return
        raise GameFileError(
            f"{place}: actions: the game does not end after action {len(match.record)}: some are missing"
        )
    if data.get("result") != outcome.reason:
        raise GameFileError(f"{place}: result: is {data.get('result')!r}, but the rules say {outcome.reason!r}")
    if data.get("returns") != list(outcome.returns):
        raise GameFileError(f"{place}: returns: are {data.get('returns')}, but the rules say {list(outcome.returns)}")
