"""Where a language is set, a command says everything in it: games, rules, replays, refusals and what is wrong."""

import io
import sys
from pathlib import Path

import pytest

from cantina.cli import main
from cantina.core.words import LANGUAGES
from vocabulary import strangers

# What is typed is the same in every language: commands, games, moves, options and bots.
KNOWN = """cantina play template super-teams toml standard --resume --seats --option NAME VALUE CANTINA_GAMES cargo
human bot cheater random greedy easy medium hard bid take bury peek jam pass lead captain"""


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    """Each language."""
    return str(request.param)


def read(capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str, *argv: str) -> str:
    """What a command prints in a language, without the paths that it names; none of its words is a stranger."""
    main([*argv, "--lang", lang])
    out, err = capsys.readouterr()
    text = (out + err).replace(str(tmp_path), "")
    assert text
    assert strangers(text, lang, known=KNOWN) == set(), text
    return text


@pytest.mark.parametrize(
    "argv",
    [
        ("rules", "super-teams", "9.9"),
        ("rules", "chess"),
        ("play", "chess"),
        ("play", "template", "--seats", "human,cheater"),
        ("play", "template", "--seats", "human"),
        ("play", "template", "--players", "1"),
        ("play", "template", "--pack", "chess"),
        ("play", "template", "--option", "lead"),
        ("play", "template", "--option", "chess=1"),
        ("play", "template", "--option", "lead=9"),
        ("bots",),
    ],
    ids=" ".join,
)
def test_what_is_wrong_is_said_in_the_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str, argv: tuple[str, ...]
) -> None:
    text = read(capsys, tmp_path, lang, *(word.replace("chess", "cargo") for word in argv))
    assert "{" not in text


def test_a_file_that_is_no_game_is_refused_in_the_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str
) -> None:
    path = tmp_path / "game.toml"
    path.write_text("cantina = 0\n", encoding="utf-8")
    read(capsys, tmp_path, lang, "replay", str(path))


def test_a_game_and_its_end_are_told_in_the_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str
) -> None:
    answers = ["99", "u", *["1"] * 500]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(answers)))
    monkeypatch.chdir(tmp_path)  # a short name of the file, in one line
    read(capsys, tmp_path, lang, "play", "template", "--seats", "human,random", "--seed", "4", "--save", "game.toml")
    read(capsys, tmp_path, lang, "replay", "game.toml", "--all")


def test_a_move_is_refused_in_the_language(capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str) -> None:
    path = tmp_path / "position.toml"
    path.write_text('game = "template"\nphase = "bid"\nto_act = [0, 1]\nlead = 0\n', encoding="utf-8")
    read(capsys, tmp_path, lang, "explain", str(path), "--why", "take", "--seat", "0")
    read(capsys, tmp_path, lang, "explain", str(path), "--why", "bid 9", "--seat", "0")
    read(capsys, tmp_path, lang, "explain", str(path), "--play", "0: bid 3; 1: bid 1")


def test_a_word_of_another_language_is_found(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """An English sentence in the midst of German is no German."""
    with pytest.raises(AssertionError, match="such"):
        read(capsys, tmp_path, "de", "explain", str(tmp_path / "nothing.toml"))
