"""The packs that a game is played with: found by name, path or chance, and as worlds."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING, Any

from .pack import Pack, parse_pack
from .plain import plain
from .seeds import key_for

if TYPE_CHECKING:
    from .game import Game


class Content:
    """Some packs of a game as worlds: `worlds` are the records that kernels read, `opened` the same for plain Python."""

    def __init__(self, game: "Game", packs: Sequence[Pack]) -> None:
        self.game, self.packs = game, tuple(packs)
        self.worlds = game.worlds(packs)
        self.opened = [plain(self.worlds, i) for i in range(len(packs))]

    def world(self, s: Any) -> Any:
        """The world on which a state is played, opened for plain Python."""
        return self.opened[int(s.world)]


def pack_entry(pack: Pack) -> Any:
    """A pack as it stands in positions and game files: the name of ours, the whole of a user's."""
    if pack.builtin:
        return pack.name
    tree: dict[str, Any] = {"pack": pack.about}
    for key, figure in pack.figures.items():
        node = tree
        *parents, last = key.split(".")
        for parent in parents:
            node = node.setdefault(parent, {})
        node[last] = figure
    return tree


def usual_packs(game: "Game") -> list[Pack]:
    """The packs that chance may choose among: those of the box, no extras."""
    packs = [game.pack(name) for name in game.pack_names()]
    return [pack for pack in packs if "extra" not in pack.about]


def rules_of(game: "Game", pack: Pack) -> str:
    """The version of the rules that a pack is played by."""
    return pack.rules or game.facts.rules


def find_pack(game: "Game", entry: Any, seed: str, earlier: str = "") -> Pack:
    """The pack of a name, a path, a whole pack as data, or drawn (`random`, `today`), for a game begun by `earlier` rules."""
    pack = pack_of(game, entry, seed, earlier)
    pack.rules = earlier
    return pack


def pack_of(game: "Game", entry: Any, seed: str, earlier: str) -> Pack:
    """The pack of an entry, as it was by the `earlier` rules if these are named."""
    if isinstance(entry, Mapping):
        return parse_pack(dict(entry), "the pack in the file", game.id)
    if entry in ("random", "today"):
        usual = usual_packs(game)
        day = f"{date.today():%Y-%m-%d}"
        return usual[key_for(seed if entry == "random" else day, "pack") % len(usual)]
    return game.pack(entry, earlier)
