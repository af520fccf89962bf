"""The formats of the file of data. Step n takes a file from format n - 1 to n; a new file takes all steps.

A step stays as it was released, for ever: files of every format are out there. It is one transaction together with the
number of the format, so that a file is never between two formats, whenever the power fails.
"""

import secrets
import sqlite3
from collections.abc import Callable

from . import digests

Step = Callable[[sqlite3.Connection], None]

TABLES = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE tables (
  id TEXT PRIMARY KEY, game TEXT NOT NULL, owner TEXT NOT NULL, status TEXT NOT NULL, public INTEGER NOT NULL,
  updated INTEGER NOT NULL, line TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_public ON tables (public, status, updated);
CREATE TABLE members (guest TEXT NOT NULL, "table" TEXT NOT NULL, PRIMARY KEY (guest, "table")) WITHOUT ROWID;
CREATE TABLE changes (
  "table" TEXT NOT NULL, version INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY ("table", version)
) WITHOUT ROWID;
"""
LOBBY = """
DROP INDEX tables_public;
CREATE INDEX tables_listed ON tables ((public AND status IN ('open', 'playing')), updated);
CREATE INDEX tables_unfinished ON tables (owner) WHERE status != 'ended';
CREATE INDEX tables_untouched ON tables (status, updated);
ALTER TABLE members ADD COLUMN updated INTEGER NOT NULL DEFAULT 0;
UPDATE members SET updated = coalesce((SELECT t.updated FROM tables t WHERE t.id = members."table"), 0);
CREATE INDEX members_latest ON members (guest, updated);
CREATE INDEX members_table ON members ("table")
"""
KEY = "INSERT INTO meta SELECT 'key', ? WHERE NOT EXISTS (SELECT 1 FROM meta WHERE key = 'key')"
OF_TABLE = 'SELECT version, body FROM changes WHERE "table" = ? ORDER BY version'


def run(file: sqlite3.Connection, script: str) -> None:
    """Runs the statements of a script inside the transaction (`executescript` would commit it first)."""
    for statement in script.split(";"):
        file.execute(statement)


def tables_and_key(file: sqlite3.Connection) -> None:
    """Format 1: the tables, and the server's key."""
    run(file, TABLES)
    file.execute(KEY, (secrets.token_bytes(32),))


def digests_of_changes(file: sqlite3.Connection) -> None:
    """Format 2: a digest beside every change.

    Servers of format 1 wrote the key after the tables: one that was killed in between gets its key now.
    """
    run(file, "ALTER TABLE changes ADD COLUMN digest TEXT NOT NULL DEFAULT ''")
    for (table,) in file.execute('SELECT DISTINCT "table" FROM changes').fetchall():
        rows = file.execute(OF_TABLE, (table,)).fetchall()
        for version, _, digest in digests.added(table, rows):
            file.execute('UPDATE changes SET digest = ? WHERE "table" = ? AND version = ?', (digest, table, version))
    if not file.execute("SELECT 1 FROM changes").fetchone():
        file.execute(KEY, (secrets.token_bytes(32),))


def indexes_of_the_lobby(file: sqlite3.Connection) -> None:
    """Format 3: every question of the lobby is answered by an index, however many tables there are."""
    run(file, LOBBY)


def things_kept(file: sqlite3.Connection) -> None:
    """Format 4: what is kept of a table beside its changes, such as the archive of its ended game."""
    run(
        file,
        'CREATE TABLE kept ("table" TEXT NOT NULL, name TEXT NOT NULL, body BLOB NOT NULL, PRIMARY KEY ("table", name))',
    )


def bans(file: sqlite3.Connection) -> None:
    """Format 5: those whom the host keeps out."""
    run(file, "CREATE TABLE bans (who TEXT PRIMARY KEY, until INTEGER NOT NULL, note TEXT NOT NULL) WITHOUT ROWID")


STEPS: tuple[Step, ...] = (tables_and_key, digests_of_changes, indexes_of_the_lobby, things_kept, bans)
FORMAT = len(STEPS)


def migrate(file: sqlite3.Connection) -> None:
    """Takes a file to the newest format, step by step."""
    (found,) = file.execute("PRAGMA user_version").fetchone()
    for number in range(found + 1, FORMAT + 1):
        take(file, number)


def take(file: sqlite3.Connection, number: int) -> None:
    """Takes one step, or leaves the file as it was."""
    file.execute("BEGIN IMMEDIATE")
    try:
        STEPS[number - 1](file)
        file.execute(f"PRAGMA user_version = {number}")
        file.execute("COMMIT")
    except BaseException:
        if file.in_transaction:
            file.execute("ROLLBACK")
        raise
