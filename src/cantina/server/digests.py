"""The chain of digests over a table's changes: a byte that changes on the disk or a lost change is noticed."""

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import Any

from .errors import Damaged

SIZE = 16  # bytes: what is told apart is damage, not an attacker, who could write all digests anew


def first(table: str) -> str:
    """The digest before the first change of a table, so that the changes of one table are not those of another."""
    return blake2b(table.encode(), digest_size=SIZE).hexdigest()


def following(before: str, body: str) -> str:
    """The digest of a change, made from the one before it."""
    return blake2b(f"{before}{body}".encode(), digest_size=SIZE).hexdigest()


def added(table: str, rows: Iterable[tuple[Any, ...]]) -> Iterator[tuple[int, str, str]]:
    """Versions and bodies of a table's changes, given in order, each with its digest."""
    digest = first(table)
    for version, body, *_ in rows:
        digest = following(digest, body)
        yield version, body, digest


def checked(table: str, rows: Iterable[tuple[int, str, str]]) -> list[bytes]:
    """The bodies of a table's changes, given in order with versions and digests; raises Damaged at a wrong one."""
    bodies: list[bytes] = []
    digest = first(table)
    for version, body, kept in rows:
        if version != len(bodies) + 1:
            raise Damaged(table, f"change {len(bodies) + 1} is missing", bodies)
        if not isinstance(body, str) or kept != (digest := following(digest, body)):
            raise Damaged(table, f"change {version} is not what was written", bodies)
        bodies.append(body.encode())
    return bodies
