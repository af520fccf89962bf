"""A game in the making: what it need not have, what stands in for it, and what is asked once it is no draft any more."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import cantina
from cantina.cli import main
from cantina.core.derived import DerivedPosition
from cantina.core.errors import PositionError
from cantina.core.game import Game
from cantina.core.registry import read_facts

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def draft(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """The folder of a game that was just written."""
    assert main(["new-game", "my-draft", "--home", str(tmp_path)]) == 0
    assert "cantina play my-draft" in capsys.readouterr().out
    return tmp_path / "my_draft"


def contract(home: Path, *tests: str) -> str:
    """What some contract tests say of the draft, uncompiled."""
    environment = os.environ | {"CANTINA_GAMES": str(home), "NUMBA_DISABLE_JIT": "1", "CANTINA_QUICK": "1"}
    names = [str(ROOT / "tests" / "contract" / name) for name in tests]
    command = [sys.executable, "-m", "pytest", "-q", "--only", "my-draft", "--rootdir", str(ROOT), *names]
    return subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False).stdout


def test_a_draft_is_complete_in_english(draft: Path) -> None:
    game = Game(read_facts(draft))
    match = game.new(players=3, seed=1, names=["Ana", "Bo", "Dax"])
    assert match.label(game.parse(match.table(), "look 2"), "de") == "Look at the cards of Dax"
    assert match.play("look 2", 0)[0] == "Ana looked at the cards of Dax."
    assert len(match.log(0)) == 3
    assert len(match.log(1)) == 1
    assert match.log(1, "ro") == match.log(1)
    assert game.rulebook("pl").clauses["2.2"].text == game.rulebook("en").clauses["2.2"].text
    assert "Dax" in match.picture(0)


def test_a_refusal_of_a_draft_names_no_clause(draft: Path) -> None:
    match = Game(read_facts(draft)).new(players=2, seed=1)
    with pytest.raises(cantina.IllegalMove, match=r"^Player 1 cannot play 'look 0' now\.$"):
        match.play("look 0", 0)


def test_positions_are_made_from_the_record(draft: Path) -> None:
    game = Game(read_facts(draft))
    assert isinstance(game.position, DerivedPosition)
    match = game.new(players=2, seed=1)
    match.play("look 1", 0)
    assert game.from_position(match.position()).view(0) == match.view(0)
    with pytest.raises(PositionError, match=r"points\[1\]: must be a whole number from -128 to 127, not 1000"):
        game.from_position("points = [0, 1000, 0, 0]")
    with pytest.raises(PositionError, match="held: must be a list of 4, not 2"):
        game.from_position("held = 2")


def test_without_the_flag_everything_is_asked(draft: Path) -> None:
    texts = contract(draft.parent, "test_texts.py", "test_legal.py")
    assert re.search(r"\d+ passed", texts), texts
    assert "failed" not in texts
    facts = draft / "game.toml"
    facts.write_text(
        re.sub(r"^draft = .*$", "", facts.read_text(encoding="utf-8"), flags=re.MULTILINE), encoding="utf-8"
    )
    texts = contract(draft.parent, "test_texts.py", "test_golden.py")
    failed = set(re.findall(r"FAILED \S+::(\w+)", texts))
    assert {
        "test_every_text_is_there_in_every_language",
        "test_the_languages_have_the_same_messages",
        "test_every_clause_has_a_test",
        "test_only_a_draft_leaves_modules_out",
        "test_golden_playthrough",
        "test_counts_of_what_can_be_reached",
    } <= failed, texts


def test_a_name_that_is_taken_or_no_name_is_refused(draft: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = (draft / "rules.py").read_text(encoding="utf-8")
    for name in ("my-draft", "template", "My-Draft", "my_draft", "-x"):
        assert main(["new-game", "--home", str(draft.parent), "--", name]) == 2
        assert name.replace("-", "_") in capsys.readouterr().err.replace("-", "_")
    assert (draft / "rules.py").read_text(encoding="utf-8") == before


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("minutes = 5", "minutes = fifteen", r"game\.toml: cannot be read: Invalid value \(at line \d+"),
        ("minutes = 5", "minuets = 5", r"game\.toml: minutes: must be a whole number, not None"),
        ("players = [2, 3, 4]", 'players = "2-4"', r"game\.toml: players: must be a list of numbers"),
        ("players = [2, 3, 4]", "players = [2, 9]", r"game\.toml: players: must be numbers from 1 to 6"),
        ("offered = true", "offered = true\nfirst = 3", r"game\.toml: first: must be a table, not 3"),
        (
            "offered = true",
            "offered = true\nfirst = { level = 3 }",
            r"game\.toml: first\.level: must be like 'easy', not 3",
        ),
        (
            "offered = true",
            "offered = true\nfirst = { bots = 3 }",
            r"game\.toml: first\.bots: is not known; known are pack",
        ),
        ("offered = true", 'offered = "yes"', r"game\.toml: offered: must be true or false, not 'yes'"),
    ],
)
def test_a_wrong_game_toml_names_the_file_and_the_key(draft: Path, old: str, new: str, message: str) -> None:
    path = draft / "game.toml"
    source = path.read_text(encoding="utf-8")
    assert old in source
    path.write_text(source.replace(old, new), encoding="utf-8")
    with pytest.raises(cantina.CantinaError, match=message):
        read_facts(draft)
