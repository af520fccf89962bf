"""A scripted client plays a whole game over the Model Context Protocol, and learns nothing that its seat cannot know."""

import asyncio
import json
import random
import sys
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import cantina
from cantina.core.errors import BadOption, IllegalMove
from cantina.core.game import Game
from cantina.rl.mcp import ModelTable, server_for
from cantina.rl.schema import schema_of, views


async def whole_game(path: Path) -> list[Any]:
    """What the tools answered in a game over standard input and output, move by move at random."""
    from mcp import ClientSession, StdioServerParameters
    from mcp.client.stdio import stdio_client

    arguments = [
        "-c",
        "import sys; from cantina.cli import main; sys.exit(main())",
        "mcp",
        "template",
        "--players",
        "2",
        "--seat",
        "1",
        "--bots",
        "random",
        "--seed",
        "5",
    ]
    server = StdioServerParameters(command=sys.executable, args=[*arguments, "--save", str(path)])
    answers: list[Any] = []
    async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
        await session.initialize()
        tools = {tool.name for tool in (await session.list_tools()).tools}
        assert tools == {"view", "legal_moves", "play", "log", "why", "rules"}

        async def call(name: str, **arguments: Any) -> Any:
            result = await session.call_tool(name, arguments)
            answer = result.structured_content
            return result.is_error, answer.get("result", answer) if answer else result.content[0].text

        failed, said = await call("play", move="jam")
        assert failed
        assert "Rule" in said
        choose = random.Random(1)
        while True:
            _, view = await call("view")
            answers.append(view)
            if "outcome" in view:
                break
            _, moves = await call("legal_moves")
            _, played = await call("play", move=choose.choice(moves)["move"])
            answers.append(played)
        answers.append((await call("log"))[1])
        answers.append((await call("rules", search="captain"))[1])
    return answers


def test_a_client_plays_a_whole_game_over_standard_input_and_output(tmp_path: Path) -> None:
    answers = asyncio.run(whole_game(tmp_path / "game.toml"))
    match = cantina.game("template").load(tmp_path / "game.toml")
    assert match.outcome is not None
    view = next(a for a in answers if isinstance(a, dict) and "outcome" in a)
    assert view["outcome"]["returns"] == list(match.outcome.returns)
    assert answers[-2] == match.log(1)
    assert all("captain" in rule["text"].lower() for rule in answers[-1])


def table(seed: int = 3) -> ModelTable:
    """A model at seat 1 of a little game with a random bot."""
    return ModelTable(cantina.game("template").new(players=2, seed=seed), 1, "random")


def test_the_tools_say_what_the_seat_may_know() -> None:
    t = table()
    assert t.view()["table"] == t.match.view(1)
    assert [m["move"] for m in t.legal_moves()] == t.match.legal(1)
    told = t.play(t.legal_moves()[0]["move"])["told"]
    assert told
    assert set(told) <= set(t.match.log(1))
    assert t.log() == t.match.log(1)


def test_a_move_that_is_not_allowed_names_its_rule() -> None:
    t = table()
    with pytest.raises(IllegalMove, match="Rule"):
        t.play("jam")
    asked = t.why("jam")
    assert not asked["allowed"]
    assert asked["rules"][0]["clause"]
    assert t.why(t.legal_moves()[0]["move"]) == {"move": t.legal_moves()[0]["move"], "allowed": True, "rules": []}


def test_rules_are_found_by_number_chapter_and_words() -> None:
    t = table()
    assert t.rules()[0]["chapter"] == "1"
    assert [rule["clause"] for rule in t.rules(clause="3.2")] == ["3.2"]
    assert len(t.rules(clause="3")) > 1
    with pytest.raises(BadOption, match="no rule"):
        t.rules(search="xylophone")
    with pytest.raises(BadOption, match="seat"):
        ModelTable(t.match, 7, "random")


def test_every_tool_is_described() -> None:
    tools = asyncio.run(server_for(table()).list_tools())
    assert all(tool.description for tool in tools)


def test_the_schema_holds_for_games_that_it_was_not_learned_from(each_game: Game) -> None:
    schema = schema_of(each_game)
    check = jsonschema.Draft202012Validator(schema)
    players = each_game.facts.players[-1]
    match = each_game.new(players, seed=99)
    for view in views(each_game, players, seed=99)[::5]:
        check.validate({"view": json.loads(json.dumps(view)), "move": match.legal(match.to_act[0])[0]})
    with pytest.raises(jsonschema.ValidationError):
        check.validate({"move": "dance"})
