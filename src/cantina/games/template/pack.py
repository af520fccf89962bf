"""The content of Smugglers from a pack."""

from typing import Any

from cantina.core.pack import Pack

from .state import BIDS, CARGO, PLACES, SEATS


def build(pack: Pack, world: Any) -> None:
    """Fills the record of the content, or refuses the pack."""
    world.cargo[:] = pack.wholes("cargo", CARGO, 0, PLACES)
    if not 1 <= sum(int(x) for x in world.cargo) <= PLACES:
        pack.wrong("cargo", f"must be 1 to {PLACES} cards in all")
    world.bids[:] = pack.wholes("bids", BIDS, 0, 9)
    if sum(int(x) for x in world.bids) == 0:
        pack.wrong("bids", "must be at least one card in all")
    world.jammers = pack.whole("tokens.jammers", 0, 30)
    world.blanks = pack.whole("tokens.blanks", 0, 30)
    world.dealt = pack.whole("tokens.dealt", 0, 7)
    if int(world.jammers) + int(world.blanks) < SEATS * int(world.dealt):
        pack.wrong("tokens.dealt", f"cannot deal {int(world.dealt)} tokens to {SEATS} seats from this bag")
