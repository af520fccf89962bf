"""What the page is given of a game that has a scene: it can be made for every viewer at any moment, and sent."""

import json
import random
from typing import Any

from cantina.core.game import Game
from cantina.core.plain import plain
from helpers import steps


def test_the_scene_can_be_drawn_for_everybody(each_game: Game) -> None:
    if not each_game.has("scene"):
        return
    scene = each_game.module("scene")
    for players in each_game.facts.players:
        match = each_game.new(players=players, seed=41)
        world = match.opened_world
        assert json.loads(json.dumps(scene.still(world))), "the still part is empty"
        for n, _ in enumerate(steps(match, random.Random(41))):
            if n % 7 == 0:
                for seat in range(-1, players):
                    assert json.dumps(scene.moving(world, match.seen(seat), seat))
        assert json.dumps(scene.moving(world, plain(match.states), -1))


def test_a_truth_is_never_a_number(each_game: Game) -> None:
    """A place of the scene holds the one or the other for good: to a server that looks for what has changed, 1 is True."""
    if not each_game.has("scene"):
        return
    scene, kinds = each_game.module("scene"), dict[str, set[bool]]()
    for players in each_game.facts.players:
        match = each_game.new(players=players, seed=43)
        for n, _ in enumerate(steps(match, random.Random(43))):
            for seat in range(-1, players) if n % 5 == 0 else ():
                note_kinds(kinds, "", scene.moving(match.opened_world, match.seen(seat), seat))
    assert kinds
    assert [place for place, found in kinds.items() if len(found) > 1] == []


def note_kinds(kinds: dict[str, set[bool]], place: str, value: Any) -> None:
    """Notes for every figure in a scene, by its place, whether it is a truth or a number."""
    if isinstance(value, bool | int | float):
        kinds.setdefault(place, set()).add(isinstance(value, bool))
    elif isinstance(value, dict | list | tuple):
        for name, part in value.items() if isinstance(value, dict) else enumerate(value):
            note_kinds(kinds, f"{place}/{name}", part)


def test_every_action_has_its_elements(each_game: Game) -> None:
    """What is clicked for an action is a list of names; none of them has a space, which separates them in a question."""
    elements = getattr(each_game.module("scene"), "elements", None) if each_game.has("scene") else None
    for name in each_game.pack_names() if elements else ():
        world = each_game.new(seed=1, pack=name).opened_world
        for action in range(each_game.actions):
            found = elements(world, action) if elements else []
            assert all(isinstance(element, str) and " " not in element for element in found)
