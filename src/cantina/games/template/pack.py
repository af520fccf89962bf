"""The content of Smugglers from a pack."""

from typing import Any

from cantina.core.pack import Pack

from .state import BIDS, CARGO, PLACES, SEATS


def build(pack: Pack, world: Any) -> None:
    """Fills the record of the content, or refuses the pack."""
    world.cargo[:] = cargo = pack.integers("cargo", CARGO, 0, PLACES)
    if not 1 <= sum(cargo) <= PLACES:
        pack.wrong("cargo", f"must be 1 to {PLACES} cards in all")
    world.bids[:] = bids = pack.integers("bids", BIDS, 0, 9)
    if sum(bids) == 0:
        pack.wrong("bids", "must be at least one card in all")
    world.jammers = jammers = pack.integer("tokens.jammers", 0, 30)
    world.blanks = blanks = pack.integer("tokens.blanks", 0, 30)
    world.dealt = dealt = pack.integer("tokens.dealt", 0, 7)
    if jammers + blanks < SEATS * dealt:
        pack.wrong("tokens.dealt", f"cannot deal {dealt} tokens to {SEATS} seats from this bag")
