"""What a game foresees of an action: from what the seat knows alone, as things of its scene and in its own words."""

import json
import random
from typing import Any

from cantina.core.game import Game
from cantina.core.match import Match
from cantina.core.phrases import localised
from helpers import languages_of, redealt, setups, steps

EVERY = 5  # actions from one comparison to the next


def test_what_is_foreseen_is_the_same_whatever_the_seat_cannot_see(each_game: Game) -> None:
    if not each_game.has("previews"):
        return
    for seed, setup in enumerate(setups(each_game)):
        match = each_game.new(seed=seed, **setup)
        choose = random.Random(seed)
        for n, (seat, _) in enumerate(steps(match, choose)):
            if n % EVERY == 0:
                assert foreseen(match, seat) == foreseen(redealt(match, seat, choose.getrandbits(64)), seat)


def foreseen(match: Match, seat: int) -> str:
    """All that a seat can foresee, and what it is asked, as bytes would have it."""
    preview = match.game.module("previews").preview
    found = [preview(match.opened_world, match.seen(seat), seat, action) for action in match.legal_actions(seat)]
    return json.dumps([*found, asked(match, seat)])


def asked(match: Match, seat: int) -> tuple[str, dict[str, int]] | None:
    """What a seat is asked beyond the words of the phase, if the game says so."""
    prompt = getattr(match.game.module("previews"), "prompt", lambda *_: None)
    words: tuple[str, dict[str, int]] | None = prompt(match.opened_world, match.seen(seat), seat)
    return words


def test_ghosts_are_pieces_and_places_of_the_scene_and_their_words_exist(each_game: Game) -> None:
    if not each_game.has("previews"):
        return
    match = each_game.new(seed=3)
    said = set()
    for seat, _ in steps(match, random.Random(3)):
        words = asked(match, seat)
        said |= {words[0]} if words and not said_well(match, words) else set()
        for action in match.legal_actions(seat):
            found = each_game.module("previews").preview(match.opened_world, match.seen(seat), seat, action) or {}
            check_ghosts(match, seat, found.get("ghosts", ()))
            said |= {words[0] for words in texts(found) if not said_well(match, words)}
    assert said == set()


def check_ghosts(match: Match, seat: int, ghosts: Any) -> None:
    """Every ghost is of a piece in the scene or of a card in the hand, at a place of the layout or at a point."""
    scene = match.game.module("scene")
    shown = scene.moving(match.opened_world, match.seen(seat), seat)
    pieces = {**shown["tokens"], **shown.get("hand", {})}
    places = scene.still(match.opened_world)["layouts"]["wide"]["places"]
    for ghost in ghosts:
        assert ghost["piece"] in pieces
        assert not isinstance(ghost["at"], str) or ghost["at"] in places


def texts(found: dict[str, Any]) -> list[tuple[str, dict[str, int]]]:
    """The words of a preview and of its ghosts, the few and the many."""
    ghosts = found.get("ghosts", ())
    said = [found.get("text"), *(ghost.get(key) for ghost in ghosts for key in ("text", "brief"))]
    return [words for words in said if words]


def said_well(match: Match, words: tuple[str, dict[str, int]]) -> bool:
    """Whether a message exists in every language, with the numbers that it is given."""
    game, (message, args) = match.game, words
    return all(
        game.texts(lang).has(message)
        and game.texts(lang).say(message, **localised(game, match.opened_world, args, lang))
        for lang in languages_of(game)
    )
