"""Guests: people who hold a cookie signed by this server. No passwords, no addresses; a name, if they give one."""

import base64
import contextlib
import hmac
import ipaddress
import secrets
import unicodedata
from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie
from typing import Any

COOKIE = "cantina"
YEAR = 365 * 24 * 3600


class Guests:
    """Makes guests and knows them again."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new(self) -> str:
        """The secret id of a new guest."""
        return secrets.token_hex(16)

    def mac(self, purpose: str, text: str) -> bytes:
        """A keyed digest of a text for one purpose."""
        return hmac.digest(self._key, f"{purpose}|{text}".encode(), "sha256")

    def sign(self, guest: str) -> str:
        """The value of a guest's cookie."""
        return f"{guest}.{self.mac('cookie', guest).hex()}"

    def known(self, value: str) -> str | None:
        """The guest of a cookie's value, or None when it was not signed here."""
        guest, _, mac = value.partition(".")
        expected = self.mac("cookie", guest).hex()
        return guest if hmac.compare_digest(mac.encode(), expected.encode()) else None

    def of_header(self, header: str) -> str | None:
        """The guest of a Cookie header, or None."""
        try:
            morsel = SimpleCookie(header).get(COOKIE)
        except CookieError:
            return None
        return self.known(morsel.value) if morsel else None

    def cookie(self, guest: str, secure: bool) -> str:
        """The Set-Cookie header of a guest."""
        flags = "; Secure" if secure else ""
        return f"{COOKIE}={self.sign(guest)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{flags}"

    def public(self, guest: str) -> str:
        """The number under which others know a guest; the secret id cannot be found from it."""
        return base64.b32encode(self.mac("public", guest))[:10].decode().lower() if guest else ""

    def seat_token(self, table: str, seat: int, epoch: int) -> str:
        """The secret of a seat, which a claim spends."""
        return base64.urlsafe_b64encode(self.mac("seat", f"{table}|{seat}|{epoch}")[:18]).decode()

    def opens(self, token: str, table: str, seat: int, epoch: int) -> bool:
        """Whether a token is that of the seat, compared in constant time."""
        return hmac.compare_digest(token.encode(), self.seat_token(table, seat, epoch).encode())


def clean_name(name: str, longest: int = 24) -> str:
    """A name as shown to others: no control or private characters, no runs of spaces, not too long.

    >>> clean_name("  Ana \\x07 Maria ")
    'Ana Maria'
    """
    kept = (c if unicodedata.category(c)[0] != "C" else " " for c in unicodedata.normalize("NFC", name))
    return " ".join("".join(kept).split())[:longest].strip()


def address_of(scope: Mapping[str, Any]) -> str:
    """Where a request comes from; of an IPv6 address the network, which one household has."""
    host = (scope.get("client") or ("unknown", 0))[0]
    with contextlib.suppress(ValueError):
        address = ipaddress.ip_address(host)
        if address.version == 6 and not address.is_loopback:
            return str(ipaddress.ip_network((address, 64), strict=False))
    return str(host)
