"""The content of Super Teams from a pack: the track and the decks."""

from typing import Any

from cantina.core.pack import Pack

from . import words
from .state import BONUSES, HOME, NORMAL, NUMBERS, SEATS, SPACES, START

LETTERS = ".BHAMSFxha"  # kinds of space by number, as a track is written
MIN_SPACES = 3  # both planets and something between them


def build(pack: Pack, world: Any) -> None:
    """Fills the record of the content, or refuses the pack."""
    lay_track(world, read_track(pack))
    world.hand = pack.integer("movement.hand", 1, NUMBERS)
    world.copies[:] = pack.integers("movement.copies", NUMBERS, 0, 9)
    cards = sum(int(x) for x in world.copies)
    if cards == 0 or cards % int(world.hand):
        # Then every deck is used up by whole rounds, whatever the number of players.
        pack.wrong("movement.copies", f"must be a multiple of the hand of {int(world.hand)} in all, not {cards}")
    for kind in range(BONUSES):
        world.bonus[kind] = pack.integer(f"bonus.{words.BONUS_NAMES[kind]}", 0, 20)
    world.planet = pack.integer("planet", 0, 9)
    if sum(int(x) for x in world.bonus) < SEATS * int(world.planet):
        pack.wrong("planet", f"needs {SEATS * int(world.planet)} bonus cards with {SEATS} players; there are fewer")
    world.cap = pack.integer("cap", 1, 1_000_000)


def read_track(pack: Pack) -> str:
    """The track as written, checked: one letter for each space, from S to F."""
    track = pack.text("track")
    if not MIN_SPACES <= len(track) <= SPACES:
        pack.wrong("track", f"must have {MIN_SPACES} to {SPACES} spaces, not {len(track)}")
    for i, letter in enumerate(track):
        if letter not in LETTERS:
            pack.wrong("track", f"space {i} is {letter!r}; the letters are {' '.join(LETTERS)}")
    if track[0] != "S" or track[-1] != "F" or track.count("S") + track.count("F") != 2:
        pack.wrong("track", "must begin with S and end with F, and have neither in between")
    return track


def lay_track(world: Any, track: str) -> None:
    """Fills in the kind of each space and the normal spaces around it."""
    kinds = [LETTERS.index(letter) for letter in track]
    world.last = last = len(kinds) - 1
    for i, kind in enumerate(kinds):
        world.kind[i] = kind
        behind = [j for j in range(i) if kinds[j] in (NORMAL, START)]
        ahead = [j for j in range(i + 1, last + 1) if kinds[j] in (NORMAL, HOME)]
        world.back[i] = behind[-1] if behind else 0
        world.ahead[i] = ahead[0] if ahead else last
