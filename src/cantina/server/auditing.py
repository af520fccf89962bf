"""A file of data looked through from end to end: its pages, the chain of every table, every action where it stands."""

import contextlib
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from . import changes, digests
from .errors import Damaged
from .files import format_of, in_words, key_of, read_only
from .sqlite import FOUND, line_of
from .tables import Table

DIGESTS = 2  # the format since which changes have digests
TABLES = 'SELECT id FROM tables UNION SELECT "table" FROM changes ORDER BY 1'
CHANGES = 'SELECT version, body, {digest} FROM changes WHERE "table" = ? ORDER BY version'
LINES = f"SELECT {FOUND} FROM tables t WHERE id = ?"
SHOWN = 20  # of what SQLite finds wrong with the pages


@dataclass
class Report:
    """What was looked at, what is damaged, and which tables are sound but cannot go on with this server's games."""

    tables: int = 0
    changes: int = 0
    damaged: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)


def audit(path: Path) -> Report:
    """The report on a file; raises CantinaError if there is nothing in it to look at."""
    report = Report()
    with contextlib.closing(read_only(path)) as file, in_words(path):
        file.execute("BEGIN")  # all as it is now, whatever a running server writes meanwhile
        report.damaged += pages(file)
        key_of(file, path)
        for (table,) in file.execute(TABLES).fetchall():
            report.tables += 1
            examine(file, table, report)
    return report


def pages(file: sqlite3.Connection) -> Iterator[str]:
    """What is wrong with the pages of the file."""
    for (found,) in file.execute(f"PRAGMA integrity_check({SHOWN})"):
        if found != "ok":
            yield f"the file: {found}"


def examine(file: sqlite3.Connection, table_id: str, report: Report) -> None:
    """Puts into the report what is to be said of one table."""
    try:
        bodies = chain(file, table_id)
        report.changes += len(bodies)
        table = replayed(table_id, bodies)
        check_line(file, table)
    except Damaged as error:
        report.damaged.append(str(error))
    except sqlite3.DatabaseError as error:
        report.damaged.append(str(Damaged(table_id, str(error))))
    else:
        if table.problem:
            report.stuck.append(f"table {table_id} cannot go on here: {table.problem}")


def chain(file: sqlite3.Connection, table_id: str) -> list[bytes]:
    """The changes of a table, their digests checked if the file has them."""
    if format_of(file) >= DIGESTS:
        return digests.checked(table_id, file.execute(CHANGES.format(digest="digest"), (table_id,)))
    rows = file.execute(CHANGES.format(digest="''"), (table_id,)).fetchall()
    return digests.checked(table_id, digests.added(table_id, rows))


def replayed(table_id: str, bodies: list[bytes]) -> Table:
    """The table that changes make; raises Damaged at an action that is not legal where it stands."""
    table = Table(table_id)
    for n, body in enumerate(bodies, 1):
        try:
            change = changes.decode(body)
            if isinstance(change, changes.Moved) and not legal(table, change):
                raise Damaged(table_id, f"change {n} is a move that the rules forbid")
            table.fold(change)
        except Damaged:
            raise
        except Exception as error:
            raise Damaged(table_id, f"change {n} cannot be played ({error})") from None
    if not bodies:
        raise Damaged(table_id, "it is in the lobby, and none of its changes is there")
    return table


def legal(table: Table, move: changes.Moved) -> bool:
    """Whether the rules allow a move; a table that is stuck has none to ask."""
    course = table.course
    if not course:
        return table.status == "stuck"
    for action in move.actions:
        if action not in course.legal(move.seat):
            return False
        course.add(move.seat, action)
    return True


def check_line(file: sqlite3.Connection, table: Table) -> None:
    """Raises Damaged if the lobby's line of a table is missing, cannot be read or is another's."""
    found = file.execute(LINES, (table.id,)).fetchone()
    try:
        line = line_of(found)
    except (TypeError, ValueError):
        raise Damaged(table.id, "its line of the lobby cannot be read") from None
    if (line.game, line.owner) != (table.game, table.owner):
        raise Damaged(table.id, "its line of the lobby is that of another table")
