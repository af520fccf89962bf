"""After the contract tests: every entry point was compiled for one signature only."""

from collections.abc import Iterator

import pytest

from cantina.core.kernel import config
from cantina.core.registry import game as game_of


@pytest.fixture(scope="session", autouse=True)
def _one_signature_each() -> Iterator[None]:
    """A second signature is a second compilation that nobody asked for: an np.int32, a read-only array, a strided slice."""
    yield
    if config.DISABLE_JIT or not game_of.cache_info().currsize:
        return
    from helpers import from_python, loaded_games

    for game in loaded_games():
        for name, entry in game.kernels.items():
            assert len(from_python(entry)) <= 1, f"{game.id}: {name} was compiled for {from_python(entry)}"
