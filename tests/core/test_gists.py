"""The head of a turn says what it came to: whatever befalls another player, and every piece that goes down or away."""

import pytest

from cantina import game
from cantina.core.phrases import event_gist
from cantina.core.words import LANGUAGES

GAMES = ["toy-battle", "super-teams", "risk-star-wars", "conflict"]
TOLD = {  # in a turn of Toy Battle: Cap'n, then XB-42, which hits the rack of the other player
    "en": ["Cap'n on 15", "XB-42 on 14", "Jumbo shot off the rack"],
    "ro": ["Cap'n pe 15", "XB-42 pe 14", "Jumbo doborât de pe stativ"],
    "es": ["Cap'n en 15", "XB-42 en 14", "un disparo se lleva a Jumbo"],
    "pl": ["Cap'n na 15", "XB-42 na 14", "zestrzelony oddział Jumbo"],
    "de": ["Cap'n auf 15", "XB-42 auf 14", "Jumbo vom Gestell geschossen"],
}


@pytest.mark.parametrize("name", GAMES)
def test_what_befalls_another_player_is_in_the_head(name: str) -> None:
    found = game(name)
    heard = {event.name for event in found.events.values() if "seat2" in event.types}
    lost = {event.name for event in found.events.values() if event.name.endswith(("-lost", "destroyed", "discarded"))}
    missing = {event for event in heard | lost if not found.texts("en").has(f"gist-{event}")}
    assert missing <= {"dice-lost", "rebels-lost"}, "no die is thrown, or the end has words of its own"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_of_several_actions_is_told_whole_and_without_names(lang: str) -> None:
    found = game("toy-battle")
    kinds = {event.name: kind for kind, event in found.events.items()}
    turn = [("placed", [1, 2, 15]), ("placed", [1, 5, 14]), ("shot", [1, 0, 3])]
    gists = [event_gist(found, None, kinds[event], numbers, lang) for event, numbers in turn]
    assert [gist.filled(["Ana", "Dax"]) if gist else "" for gist in gists] == TOLD[lang]
