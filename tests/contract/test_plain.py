"""The same source with and without compilation gives the same bytes; warnings are errors where it is not compiled."""

import json
import os
import subprocess
import sys
from pathlib import Path

from cantina.core.game import Game

GAMES_EACH = 2


def digests(game: Game) -> list[str]:
    """The digests of all states of a few random games."""
    from helpers import random_match, setups

    found = []
    for seed, setup in enumerate(setups(game)):
        for n in range(GAMES_EACH):
            found += [played.digest for played in random_match(game, 100 * seed + n, **setup).record]
    return found


def test_compiled_and_plain_agree(each_game: Game) -> None:
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(Path(__file__).parent.parent)}
    run = subprocess.run(
        [sys.executable, "-W", "error", __file__, each_game.id],
        env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == digests(each_game)


if __name__ == "__main__":
    import cantina

    print(json.dumps(digests(cantina.game(sys.argv[1]))))
