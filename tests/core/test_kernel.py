"""Compiled code: record types, and a cache that never answers with old rules or another game's."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from cantina.core.kernel import stamp_of, struct, usable
from cantina.core.registry import BUILT_IN
from cantina.core.sources import sources_of

COPY = shutil.ignore_patterns("__pycache__")
PLAY = """
import json, sys, cantina
found = {}
for name in sys.argv[1:]:
    m = cantina.game(name).new(players=2, seed=7, lead="1")
    m.play("bid 3", 0); m.play("bid 3", 1)
    found[name] = [m.to_act, m.game.kernels["apply_at"].stats.cache_hits.__len__() if m.game.kernels["apply_at"].stats else 0]
print(json.dumps(found))
"""


def play(home: Path, *names: str) -> dict[str, list[object]]:
    """Who is captain after equal bids in games that lie in `home`, in a new process."""
    environment = os.environ | {"CANTINA_GAMES": str(home / "games"), "CANTINA_CACHE": str(home / "cache")}
    run = subprocess.run(
        [sys.executable, "-c", PLAY, *names], env=environment, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    answer: dict[str, list[object]] = json.loads(run.stdout)
    return answer


def test_an_edited_rule_is_never_answered_by_an_old_compilation(tmp_path: Path) -> None:
    """Also: a copy with equal record types never runs the other game's code, and a second start comes from the cache."""
    one, two = tmp_path / "games" / "one", tmp_path / "games" / "two"
    shutil.copytree(BUILT_IN / "template", one, ignore=COPY)
    shutil.copytree(BUILT_IN / "template", two, ignore=COPY)
    rules = two / "rules.py"
    rules.write_text(rules.read_text().replace("if bid > best:", "if bid >= best:"))
    first = play(tmp_path, "one", "two")
    assert first["one"][0] == [0]
    assert first["two"][0] == [1], "the copy ran the other game's rules"
    again = play(tmp_path, "one")
    assert again["one"] == [[0], 1], "the second start did not come from the cache"
    for drawn in ("terminal.py", "position.py", "reasons.py"):
        (one / drawn).write_text((one / drawn).read_text() + "# edited\n")
    assert play(tmp_path, "one")["one"] == [[0], 1], "what is no rule was compiled"
    (one / "rules.py").write_text(rules.read_text())
    assert play(tmp_path, "one")["one"] == [[1], 0], "an old compilation answered"


def test_a_read_only_cache_is_done_without(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    assert usable(blocked / "cache") is None
    assert usable(tmp_path / "cache") == tmp_path / "cache"


def test_a_struct_has_no_padding() -> None:
    assert struct(a="i4", b=("i1", 4)).itemsize == 8
    with pytest.raises(TypeError, match="3 bytes of padding"):
        struct(a="i4", b="i1")
    record = np.zeros(1, struct(a="i4", b=("i1", 4)))[0]
    record.b[1] = 5
    assert record.b.tolist() == [0, 5, 0, 0]


def test_the_stamp_is_that_of_every_source(tmp_path: Path) -> None:
    source = tmp_path / "a.py"
    source.write_text("x = 1")
    before = stamp_of([source])
    source.write_text("x = 2")
    assert stamp_of([source]) != before


def test_a_source_is_made_of_what_it_imports() -> None:
    """Rules reach the modules of their folder and of core; nothing that only draws or writes is among them."""
    found = sources_of([BUILT_IN / "toy_battle" / "rules.py"])
    names = {path.name for path in found if path.parent.name == "toy_battle"}
    assert {"rules.py", "state.py", "effects.py", "board.py"} <= names
    assert not names & {"scene.py", "terminal.py", "reasons.py", "position.py", "hints.py"}
    assert {"kernel.py", "rng.py", "log.py", "header.py"} <= {path.name for path in found if path.parent.name == "core"}


def test_a_field_that_numpy_would_swallow_is_refused() -> None:
    with pytest.raises(TypeError, match="'round': NumPy's records have a method"):
        struct(round="i4")
