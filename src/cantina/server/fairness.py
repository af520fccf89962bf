"""Fair dice: the server commits to a secret before anyone sits down, every seat adds bytes, and the record proves it all.

The seed is HMAC-SHA256(secret, the seats' salts in order); action n draws its chance from HMAC(seed, n), as in every match.
"""

import hmac
import secrets
import tomllib
from collections.abc import Sequence
from typing import Any

from cantina.core import toml
from cantina.core.errors import GameFileError
from cantina.core.gamefile import loads
from cantina.core.match import Match
from cantina.core.seeds import commitment

SECRET_BYTES = 32


def new_secret() -> str:
    """The server's share of a seed, in hex."""
    return secrets.token_hex(SECRET_BYTES)


def seed_of(secret: str, salts: Sequence[str]) -> str:
    """The seed of a game: neither the server alone nor the players alone can choose it."""
    return hmac.digest(bytes.fromhex(secret), ",".join(salts).encode(), "sha256").hex()


def record_text(match: Match, proof: dict[str, Any]) -> str:
    """The game file of an ended game with the proof of its seed."""
    return match.save() + "\n" + toml.dumps({"fairness": proof})


def verify(text: str, place: str = "the record", shown: str | None = None) -> list[str]:
    """What was proved of a record, in sentences; raises GameFileError with the place where it does not fit.

    `shown` is the commitment that was seen before the game.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise GameFileError(f"{place}: is damaged: {error}") from None
    proved = verify_seed(data, place, shown)
    wanted = [n for n, line in enumerate(data.get("actions", ()), 1) if isinstance(line, str) and "@" in line]
    if wanted:
        raise GameFileError(f"{place}: action {wanted[0]}: has a key of its own: its chance did not come from the seed")
    match = loads(text, place)
    proved.append(
        f"all {len(match.record)} actions are legal, and lead to the recorded states by the seed's own chance"
    )
    verify_result(data, place, match)
    return [*proved, "the result is the one that the rules give"]


def verify_seed(data: dict[str, Any], place: str, shown: str | None) -> list[str]:
    """Proves that the seed comes from the committed secret and the seats' salts."""
    proof = data.get("fairness")
    if not isinstance(proof, dict):
        raise GameFileError(f"{place}: fairness: is missing; only games of a server have it")
    secret, salts, committed = proof.get("secret"), proof.get("salts"), proof.get("commitment")
    if proof.get("practice"):
        return ["this was practice: its seed was known beforehand"]
    try:
        fits = commitment(bytes.fromhex(str(secret))) == committed
        seed = seed_of(str(secret), [str(salt) for salt in salts or []])
    except ValueError:
        raise GameFileError(f"{place}: fairness.secret: is not hex") from None
    if not fits:
        raise GameFileError(f"{place}: fairness.secret: does not fit fairness.commitment")
    if shown is not None and shown != committed:
        raise GameFileError(f"{place}: fairness.commitment: is not the one that was shown before the game")
    if seed != data.get("seed"):
        raise GameFileError(f"{place}: seed: does not come from fairness.secret and fairness.salts")
    return ["the secret fits the commitment", "the seed comes from the secret and the salts of the seats"]


def verify_result(data: dict[str, Any], place: str, match: Match) -> None:
    """Raises GameFileError unless the recorded result is the one of the replayed game."""
    outcome = match.outcome
    if outcome is None:
        if data["fairness"].get("resigned"):
            return
        raise GameFileError(
            f"{place}: actions: the game does not end after action {len(match.record)}: some are missing"
        )
    if data.get("result") != outcome.reason:
        raise GameFileError(f"{place}: result: is {data.get('result')!r}, but the rules say {outcome.reason!r}")
    if data.get("returns") != list(outcome.returns):
        raise GameFileError(f"{place}: returns: are {data.get('returns')}, but the rules say {list(outcome.returns)}")
