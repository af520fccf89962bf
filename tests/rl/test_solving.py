"""A tiny pack solved twice: CFR+ in OpenSpiel comes to the value that a linear programme says is exact."""

import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.append(str(Path(__file__).parent.parent.parent / "examples"))
import solve_smugglers as example

SMALL = {"cargo": [0, 2, 0, 0], "bids": [1, 0, 1], "jammers": 4, "blanks": 0}


@pytest.mark.parametrize(("figures", "outcomes"), [(SMALL, 1), (example.HIDDEN, 2)], ids=["open", "hidden"])
def test_cfr_comes_to_the_exact_value(tmp_path: Path, figures: dict[str, Any], outcomes: int) -> None:
    game = example.tiny_game(tmp_path, figures, outcomes)
    exact = example.exact_value(game)
    value, gain = example.cfr_value(game, 60)
    assert -1 < exact < 1
    assert gain < 0.02
    assert abs(value - exact) < 0.02
