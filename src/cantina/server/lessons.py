"""The lesson of a game as the page gets it: its texts, and every example as the scenes that it goes through."""

from functools import cache
from typing import Any

import msgspec

from cantina.core.lessons import Script, played, script_of
from cantina.core.match import Match
from cantina.core.registry import game as game_of


@cache
def lesson_said(name: str, lang: str, ready: bool) -> bytes:
    """The lesson of a game, as it is sent; as long as a game is not ready nothing of it is played."""
    game = game_of(name)
    lesson = game.lesson(lang)
    shown: list[dict[str, Any]] = [
        {"id": e.id, "title": e.title, "text": e.text, "clauses": e.clauses}
        | (staged(name, e.id, lang) if ready and game.has("scene") else {"pack": "", "moments": []})
        for e in lesson.examples
    ]
    parts = {"titles": lesson.titles, "minute": lesson.minute, "signs": lesson.signs, "terms": lesson.terms}
    stills = {example["pack"]: still(name, example["id"]) for example in shown if example["moments"]}
    return msgspec.json.encode(parts | {"examples": shown, "stills": stills})


def staged(name: str, example: str, lang: str) -> dict[str, Any]:
    """An example as its pack and its moments: what the seat that looks on sees, and what it was told."""
    script, matches = script_and_matches(name, example)
    scene = game_of(name).module("scene")
    told = [match.log(script.seat, lang) for match in matches]
    moments = [
        {"scene": scene.moving(m.opened_world, m.seen(script.seat), script.seat), "told": log[len(before) :]}
        for m, log, before in zip(matches, told, [[], *told], strict=False)
    ]
    return {"pack": matches[0].content.packs[0].about["name"], "moments": moments}


def still(name: str, example: str) -> dict[str, Any]:
    """What stands still of an example's scenes; examples with the same pack have the same."""
    found: dict[str, Any] = game_of(name).module("scene").still(script_and_matches(name, example)[1][0].opened_world)
    return found


@cache
def script_and_matches(name: str, example: str) -> tuple[Script, list[Match]]:
    """An example, and the match at each of its moments: it is played once for all languages."""
    game = game_of(name)
    script = script_of(game.facts.folder, example)
    return script, [match.copy() for match in played(game, script)]
