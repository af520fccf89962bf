"""Seeds: where the chance of a match comes from, and what can be published before a game so that it can be checked after it."""

import hashlib
import hmac
import secrets


def key_for(seed: str, label: str | int) -> int:
    """The 64 random bits that a seed gives to one action (or to a drawn option)."""
    return int.from_bytes(hmac.digest(seed.encode(), str(label).encode(), "sha256")[:8], "big")


def seed_text(seed: int | str | bytes | None) -> str:
    """The seed as text: whole numbers and words as they are, bytes in hex, and a secret one where none is given."""
    if seed is None:
        return secrets.token_hex(32)
    return seed.hex() if isinstance(seed, bytes) else str(seed)


def commitment(secret: bytes) -> str:
    """What can be published before a game: it binds whoever publishes it to the secret, and tells nothing of it."""
    return hashlib.sha256(secret).hexdigest()
