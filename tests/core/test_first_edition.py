"""What the first edition called things still answers, for those who have written programs on it."""

import cantina
from cantina.core.generic import FIRST_EDITION


def test_the_old_names_of_a_match_answer() -> None:
    match = cantina.game("template").new(players=2, seed=7)
    assert match.choices(0) == match.legal_actions(0)
    match.act(0, 0)
    assert match.hidden(1).tobytes() == match.hide(1).tobytes()


def test_the_old_names_of_the_kernels_answer() -> None:
    kernels = cantina.game("template").kernels
    assert {old: kernels[old] for old in FIRST_EDITION} == {old: kernels[new] for old, new in FIRST_EDITION.items()}
