"""Games as Parquet: a row for each game, or a row for each decision with what its seat saw. Needs the extra `data`."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from cantina.core.errors import BadOption
from cantina.core.game import Game
from cantina.core.plain import plain
from cantina.core.registry import game as game_of
from cantina.core.runner import Runner
from cantina.lab.arena import Setup, in_threads, play
from cantina.lab.playouts import Totals

from .needs import need
from .observe import BEHIND

Array = npt.NDArray[Any]
ROWS = ("games", "steps")
GROUP = 64  # games in one group of rows


def check_file(path: Path, rows: str) -> None:
    """Raises an error, before anything is played, unless such a file can be written."""
    need("pyarrow", "data")
    if path.suffix != ".parquet":
        raise BadOption(f"--out {path}: must end in .parquet")
    if rows not in ROWS:
        raise BadOption(f"--rows {rows}: must be one of {', '.join(ROWS)}")


def facts_of(game: Game, players: int, pack: str | None, bots: str) -> dict[bytes, bytes]:
    """What a file says of itself: the game, its rules, who played, and how an observation is read."""
    fields = [(name, game.state[name].base.str, list(game.state[name].shape)) for name in game.state.names or ()]
    facts = {
        "game": game.id, "rules": game.facts.rules, "players": players, "pack": pack or game.facts.pack, "bots": bots,
        "actions": game.actions, "record": fields, "generator": BEHIND,
    }  # fmt: skip
    return {b"cantina": json.dumps(facts).encode()}


# A row for each game


def write_games(path: Path, totals: Totals, pack: str | None, bots: str) -> None:
    """Writes the results of a series."""
    pa, parquet = need("pyarrow", "data"), need("pyarrow.parquet", "data")
    returns = np.ascontiguousarray(totals.returns[:, : totals.players], np.float32)
    ends = pa.array([totals.game.ends[end] for end in totals.ends.tolist()]).dictionary_encode()
    columns = {
        "game": pa.array(np.arange(totals.games)),
        "returns": pa.FixedSizeListArray.from_arrays(pa.array(returns.ravel()), totals.players),
        "winners": pa.array([np.flatnonzero(row > 0).tolist() for row in returns], pa.list_(pa.int8())),
        "end": ends,
        "turns": pa.array(totals.turns.astype(np.int32)),
        "actions": pa.array(totals.plies.astype(np.int32)),
    }
    table = pa.table(columns).replace_schema_metadata(facts_of(totals.game, totals.players, pack, bots))
    parquet.write_table(table, path)


# A row for each decision


@dataclass(frozen=True)
class Story:
    """One game, decision by decision."""

    number: int
    rows: list[tuple[Any, ...]]  # ply, turn, phase, seat, action, legal actions, the bytes of what the seat saw
    returns: list[float]
    texts: dict[int, str]


def story_of(setup: Setup, names: list[str], key: str, number: int) -> Story:
    """One game with every decision and what its seat knew: the game of that number that a series of the same key plays."""
    rows: list[tuple[Any, ...]] = []

    def watch(runner: Runner, hidden: Array, seat: int, action: int) -> None:
        s = plain(hidden)
        seen = hidden.tobytes()[BEHIND:]
        rows.append((s.ply, s.turns, s.phase, seat, action, runner.legal_in(hidden, seat), seen))

    played = play(setup, f"{key} game {number}", names, watch=watch)
    texts = {action: setup.game.action_text(played.world, action) for action in {row[4] for row in rows}}
    return Story(number, rows, list(played.returns), texts)


def write_steps(path: Path, setup: Setup, names: list[str], games: int, key: str, threads: int | None) -> Iterator[int]:
    """Writes every decision of that many games, and yields 1 for each game written."""
    pa, parquet = need("pyarrow", "data"), need("pyarrow.parquet", "data")
    facts = facts_of(setup.game, setup.players, setup.pack, ",".join(names))
    schema = pa.schema(
        [
            ("game", pa.int64()), ("ply", pa.int32()), ("turn", pa.int32()), ("phase", pa.string()), ("seat", pa.int8()),
            ("action", pa.int32()), ("move", pa.string()), ("legal", pa.list_(pa.int32())), ("result", pa.float32()),
            ("observation", pa.list_(pa.int8(), setup.game.state.itemsize - BEHIND)),
        ],
        metadata=facts,
    )  # fmt: skip
    waiting: list[Story] = []
    with parquet.ParquetWriter(path, schema) as writer:
        for story in in_threads(lambda n: story_of(setup, names, key, n), range(games), threads):
            waiting.append(story)
            if len(waiting) == GROUP:
                writer.write_batch(batch_of(pa, schema, setup.game, waiting))
                waiting = []
            yield 1
        if waiting:
            writer.write_batch(batch_of(pa, schema, setup.game, waiting))


def batch_of(pa: Any, schema: Any, game: Game, stories: list[Story]) -> Any:
    """The decisions of some games as columns."""
    rows = [(story, row) for story in stories for row in story.rows]
    seen = np.frombuffer(b"".join(row[6] for _, row in rows), np.int8)
    columns = [
        [story.number for story, _ in rows],
        [row[0] for _, row in rows],
        [row[1] for _, row in rows],
        [game.phases[row[2]] for _, row in rows],
        [row[3] for _, row in rows],
        [row[4] for _, row in rows],
        [story.texts[row[4]] for story, row in rows],
        [row[5] for _, row in rows],
        [story.returns[row[3]] for story, row in rows],
    ]
    arrays = [pa.array(column, schema.field(i).type) for i, column in enumerate(columns)]
    arrays.append(pa.FixedSizeListArray.from_arrays(pa.array(seen), schema.field("observation").type.list_size))
    return pa.record_batch(arrays, schema=schema)


# Reading back


def facts_in(table: Any) -> dict[str, Any]:
    """What a file says of itself."""
    facts: dict[str, Any] = json.loads(table.schema.metadata[b"cantina"])
    return facts


def records_in(table: Any) -> Array:
    """The observations of a table of steps as hidden records, one for each row."""
    facts = facts_in(table)
    game = game_of(facts["game"])
    if game.facts.rules != facts["rules"]:
        raise BadOption(f"the file is of rules {facts['rules']} of {game.id}, and these are {game.facts.rules}")
    records = np.zeros(table.num_rows, game.state)
    flat = table["observation"].combine_chunks().flatten().to_numpy(zero_copy_only=False)
    raw = records.view(np.int8).reshape(table.num_rows, -1)
    raw[:, BEHIND:] = flat.reshape(table.num_rows, -1)
    return records
