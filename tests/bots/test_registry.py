"""The registry: levels in five languages, and bots of others, which see their seat and nothing else."""

import subprocess
import sys
from typing import Any

import pytest

import cantina
from cantina.bots.levels import LEVELS, USUAL
from cantina.bots.registry import Asked, BotError, Seen, about, choose, find_bot, forget, names, register, sit
from cantina.core.errors import BadOption
from cantina.core.game import Game
from cantina.core.words import LANGUAGES


def last_choice(seen: Seen) -> str:
    """A bot that is named by module:function in a test."""
    return seen.texts[-1]


def test_levels_come_first_and_are_described() -> None:
    """In every language, by name and in a line."""
    assert tuple(names()[: len(LEVELS)]) == LEVELS
    assert USUAL in LEVELS
    for lang in LANGUAGES:
        texts = cantina.game("template").texts(lang)
        for level in LEVELS:
            assert texts.has(f"bot-{level}")
            assert texts.has(f"bot-{level}-about")
            assert about(level, lang) == texts.say(f"bot-{level}-about")


def test_the_list_of_levels_loads_nothing() -> None:
    """The server's messages and the commands' help read it."""
    code = "import sys, cantina.bots.levels; print(sorted({'numpy', 'numba'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_a_function_becomes_a_bot() -> None:
    """It answers with a number or a text, and its state is a copy."""
    seen_by_bot: list[Seen] = []

    @register("test-bot", "for a test")
    def bot(seen: Seen) -> int:
        seen_by_bot.append(seen)
        seen.state.turns = 99
        return seen.legal[-1]

    try:
        match = cantina.game("template").new(players=2, seed=7)
        match.play("bid 1", 0)
        assert match.text(choose("test-bot", match, 1)) == "bid 3"
        assert about("test-bot") == "for a test"
        (seen,) = seen_by_bot
        assert match.state.turns == 1
        assert seen.state.rng == 0
        assert int(seen.state.bid[0]) == -1
        assert seen.texts == ("bid 1", "bid 2", "bid 3")
    finally:
        forget("test-bot")
    assert "test-bot" not in names()


def test_a_bot_sees_what_its_seat_knows(each_game: Game) -> None:
    """As the match gives it: also the phase, the turn, and the seats that may act."""
    match = each_game.new(seed=7)
    seat, found = match.to_act[0], []

    def look(seen: Seen) -> int:
        found.append(seen.view)
        return seen.legal[0]

    Asked("look", look, match.content, 0).choose(match.hide(seat), seat)
    assert found == [match.view(seat)]
    assert {"game", "pack", "phase", "turns", "to_act", "players"} < set(found[0])


def test_names_are_taken_once() -> None:
    """And must be words."""
    for name in ("hard", "two words"):
        with pytest.raises(BadOption, match="cannot be called"):
            register(name, "")(last_choice)


@pytest.mark.parametrize("answer", [99, "bid 9"])
def test_a_wrong_answer_is_refused(answer: Any) -> None:
    """With the name of the bot and what it answered."""
    match = cantina.game("template").new(players=2, seed=7)
    register("test-wrong", "answers nonsense")(lambda _: answer)
    try:
        with pytest.raises(BotError, match=r"'test-wrong' answered .*, which seat 0 cannot choose"):
            choose("test-wrong", match, 0)
    finally:
        forget("test-wrong")


def test_a_function_is_named_by_its_module() -> None:
    """`module:function`."""
    match = cantina.game("template").new(players=2, seed=7)
    bot = sit("bots.test_registry:last_choice", match.content)
    assert match.text(bot.choose(match.hide(0), 0)) == "bid 3"


@pytest.mark.parametrize("name", ["nobody", "no_such_module:bot", "json:no_such_function"])
def test_unknown_names_are_said(name: str) -> None:
    """In one line."""
    with pytest.raises(BadOption, match="there is no bot"):
        find_bot(name)


def test_levels_stay() -> None:
    """Only what was added can be taken out."""
    forget("hard")
    assert "hard" in names()
