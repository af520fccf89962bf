"""The content from a pack: figures that a person may change in a TOML file."""

from typing import Any

from cantina.core.pack import Pack

from .state import SEATS, VALUES


def build(pack: Pack, world: Any) -> None:
    """Fills the record of the content, or refuses the pack."""
    copies = pack.integers("copies", VALUES, 0, 20)
    dealt = pack.integer("dealt", 1, 5)
    if sum(copies) <= SEATS * dealt:
        pack.wrong("copies", f"must be more than {SEATS * dealt} cards in all, so that some are left to draw")
    world.copies[:], world.dealt = copies, dealt
