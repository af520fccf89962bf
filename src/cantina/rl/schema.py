"""The JSON Schema of what a seat is shown and may send, learned from games: every view of every game is valid by it."""

import random
from typing import Any

from cantina.core.game import Game

Schema = dict[str, Any]
GAMES = 6  # random games of each player count that views are taken from
DRAFT = "https://json-schema.org/draft/2020-12/schema"


def schema_of(game: Game) -> Schema:
    """The schema of a view and of a move of a game."""
    view: Schema = {}
    for players in game.facts.players:
        for seed in range(GAMES):
            for seen in views(game, players, seed):
                view = merged(view, described(seen))
    match = game.new(seed=0)
    return {
        "$schema": DRAFT,
        "title": game.title,
        "$defs": {
            "view": {**view, "description": "what Match.view(seat) gives, and the tool `view` as `table`"},
            "move": {"type": "string", "description": "what Match.play takes", "enum": list(match.table())},
        },
        "type": "object",
        "properties": {"view": {"$ref": "#/$defs/view"}, "move": {"$ref": "#/$defs/move"}},
    }


def views(game: Game, players: int, seed: int) -> list[Any]:
    """What a spectator and every seat see through a random game, now and then."""
    choose = random.Random(seed)
    match = game.new(players, seed=seed, pack="random")
    seen = []
    while match.outcome is None:
        seat = choose.choice(match.to_act)
        match.apply(seat, choose.choice(match.legal_actions(seat)))
        seen.append(match.view(choose.randrange(-1, players)))
    seen += [match.view(seat) for seat in range(-1, players)]
    return seen


def described(value: Any) -> Schema:
    """The schema of one value."""
    if isinstance(value, dict):
        properties = {key: described(x) for key, x in value.items()}
        return {"type": "object", "properties": properties, "required": sorted(value)}
    if isinstance(value, (list, tuple)):
        items: Schema = {}
        for x in value:
            items = merged(items, described(x))
        return {"type": "array", "items": items}
    names = {bool: "boolean", int: "integer", float: "number", str: "string"}
    return {"type": names[type(value)]}


def merged(a: Schema, b: Schema) -> Schema:
    """A schema for whatever one of two is for."""
    if not a or not b:
        return a or b
    kinds = sorted({*listed(a["type"]), *listed(b["type"])})
    both: Schema = {"type": kinds[0] if len(kinds) == 1 else kinds}
    objects = [x for x in (a, b) if "properties" in x]
    if objects:
        keys = dict.fromkeys(key for x in objects for key in x["properties"])
        both["properties"] = {k: merged(*(x["properties"].get(k, {}) for x in (objects[0], objects[-1]))) for k in keys}
        both["required"] = sorted(set(objects[0]["required"]) & set(objects[-1]["required"]))
    arrays = [x for x in (a, b) if "items" in x]
    if arrays:
        both["items"] = merged(arrays[0]["items"], arrays[-1]["items"])
    return both


def listed(kind: str | list[str]) -> list[str]:
    """A type as a list of types."""
    return [kind] if isinstance(kind, str) else kind
