"""Tables as they are stored: their changes folded, in slices that let others go on; a damaged one is set aside."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec

from . import changes
from .archives import unpacked
from .changes import AnyChange
from .errors import Damaged, Refusal
from .store import ARCHIVE, Store
from .tables import Table

log = logging.getLogger(__name__)
Need = Callable[[str], Awaitable[None]]  # waits for a game, or refuses
SLICE = 50  # changes that are folded in one go: a few milliseconds


async def load(store: Store, need: Need, table_id: str) -> Table | None:
    """A table as it is stored, or None; a damaged one is stuck where the damage begins.

    Its game is waited for, or the request is refused. An ended table that cannot be played again, because its rules are
    gone, has its archive instead.
    """
    problem = ""
    try:
        stored = await store.changes(table_id)
    except Damaged as error:
        stored, problem = error.sound, str(error)
        log.error(problem)
        if not stored:
            raise Refusal("stuck", problem) from None
    if not stored:
        return None
    table = await folded(need, table_id, stored, problem)
    if table.status == "stuck":
        archive = await store.kept(table_id, ARCHIVE)
        past = await asyncio.to_thread(unpacked, archive) if archive else None
        if past:
            table.past, table.status = past, "ended"
    return table


async def folded(need: Need, table_id: str, stored: list[bytes], problem: str) -> Table:
    """The fold of stored changes, as far as they can be played."""
    table = Table(table_id)
    for n, body in enumerate(stored, 1):
        try:
            table.fold(changes.decode(body))
        except Exception:
            log.exception("table %s: change %d", table_id, n)
            problem = str(Damaged(table_id, f"change {n} cannot be played"))
            break
        if n == 1:
            await need(table.game)
        if n % SLICE == 0:
            await asyncio.sleep(0)
    if problem:
        table.set_aside(problem)
        table.damaged = True
    return table


async def sound_changes(store: Store, table_id: str) -> tuple[list[AnyChange], str]:
    """The changes of a table as far as they are what was written and can be read, and what is wrong after them."""
    try:
        stored, problem = await store.changes(table_id), ""
    except Damaged as error:
        stored, problem = error.sound, str(error)
    found: list[AnyChange] = []
    for n, body in enumerate(stored, 1):
        try:
            found.append(changes.decode(body))
        except msgspec.MsgspecError:
            return found, str(Damaged(table_id, f"change {n} cannot be read"))
    return found, problem
