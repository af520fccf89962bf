"""Guests: people who hold a cookie signed by this server. No passwords, no addresses; a name, if they give one."""

import base64
import hmac
import ipaddress
import secrets
from collections.abc import Mapping
from typing import Any

COOKIE = "cantina"  # the name alone is that of cookies of the first servers
DAY = 24 * 3600
YEAR = 365 * DAY
HOUSEHOLD = "/64"  # the network of IPv6 addresses that one household has
RENEWED = 30  # days after which a cookie is set anew, so that whoever comes at least once a year stays known


class Guests:
    """Makes guests and knows them again."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        # A name of this server's own: browsers give cookies to every port of a host, so to other servers as well.
        self.cookie_name = f"{COOKIE}-{self.mac('instance', '').hex()[:8]}"

    def new(self) -> str:
        """The secret id of a new guest."""
        return secrets.token_hex(16)

    def mac(self, purpose: str, text: str) -> bytes:
        """A keyed digest of a text for one purpose."""
        return hmac.digest(self._key, f"{purpose}|{text}".encode(), "sha256")

    def sign(self, guest: str, day: int) -> str:
        """The value of a guest's cookie that was set on a day, counted from 1970."""
        return f"{guest}.{day}.{self.mac('cookie', f'{guest}.{day}').hex()}"

    def known(self, value: str) -> tuple[str, int] | None:
        """The guest of a cookie's value and the day on which it was set, or None when it was not signed here."""
        said, _, mac = value.rpartition(".")
        expected = self.mac("cookie", said).hex()
        if not hmac.compare_digest(mac.encode(), expected.encode()):
            return None
        guest, _, day = said.partition(".")
        return guest, int(day or 0)  # the first servers wrote no day

    def of_header(self, header: str) -> tuple[str, int] | None:
        """The guest of a Cookie header and the day on which the cookie was set, or None."""
        sent = dict(part.strip().partition("=")[::2] for part in header.split(";"))
        found = (self.known(sent[name]) for name in (self.cookie_name, COOKIE) if name in sent)
        return next(filter(None, found), None)

    def cookie(self, guest: str, day: int, secure: bool) -> str:
        """The Set-Cookie header of a guest."""
        flags = "; Secure" if secure else ""
        return f"{self.cookie_name}={self.sign(guest, day)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{flags}"

    def public(self, guest: str) -> str:
        """The number under which others know a guest; the secret id cannot be found from it."""
        return base64.b32encode(self.mac("public", guest))[:10].decode().lower() if guest else ""

    def table_id(self, made_by: str) -> str:
        """The id of a table that is made by a message: the same whenever the same message comes; nobody else can guess it."""
        return base64.b32encode(self.mac("table", made_by))[:12].decode().lower()

    def seat_token(self, table: str, seat: int, guest: str, since: int) -> str:
        """The secret of a seat for as long as this guest holds it without a break: `since` which version of the table."""
        return base64.urlsafe_b64encode(self.mac("seat", f"{table}|{seat}|{guest}|{since}")[:18]).decode()

    def opens(self, token: str, table: str, seat: int, guest: str, since: int) -> bool:
        """Whether a token is that of the seat, compared in constant time."""
        return hmac.compare_digest(token.encode(), self.seat_token(table, seat, guest, since).encode())


def is_local(address: str) -> bool:
    """Whether an address is this machine's own.

    >>> is_local("127.0.0.1"), is_local("::1"), is_local("192.168.0.7"), is_local("unknown")
    (True, True, False, False)
    """
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def address_of(scope: Mapping[str, Any]) -> str:
    """Where a request comes from; of an IPv6 address the network, which one household has."""
    host = str((scope.get("client") or ("unknown", 0))[0])
    return household(host) or host


def household(text: str) -> str:
    """The address under which a server counts those who come from one, as a host may write it; nothing if it is none.

    >>> household("192.0.2.1"), household("2001:db8::1"), household("2001:db8::/64"), household("::ffff:192.0.2.1")
    ('192.0.2.1', '2001:db8::/64', '2001:db8::/64', '192.0.2.1')
    >>> household("192.0.2.0/24"), household("Ben")
    ('', '')
    """
    try:
        address = ipaddress.ip_address(text.removesuffix(HOUSEHOLD) if ":" in text else text)
    except ValueError:
        return ""
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped:
        address = address.ipv4_mapped  # a server at :: sees those so who come from an IPv4 address
    if address.version == 4 or address.is_loopback:
        return str(address)
    return str(ipaddress.ip_network(f"{address}{HOUSEHOLD}", strict=False))
