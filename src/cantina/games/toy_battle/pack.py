"""The content of Toy Battle from a pack: a terrain, checked as a map, and the size of the armies."""

from typing import Any

from cantina.core.counts import members
from cantina.core.pack import Pack

from .planar import crossing, inner_faces
from .state import BASES, COPIES, HQS, KINDS, LIMIT, PLAIN, REGIONS, SHIELD
from .words import HQ_NAMES, SPECIAL_NAMES, TROOP_NAMES

NUMBERS = {**{str(base + 1): base for base in range(BASES)}, **{hq: BASES + i for i, hq in enumerate(HQ_NAMES)}}
LABELS = {space: name for name, space in NUMBERS.items()}
FACE = 3  # the fewest bases around a region


def build(pack: Pack, world: Any) -> None:
    """Fills the record of the content, or refuses the pack."""
    spaces = build_spaces(pack, world)
    build_paths(pack, world, spaces)
    build_places(pack, world, spaces)
    build_regions(pack, world, spaces)
    build_special(pack, world, spaces)
    build_limits(pack, world, spaces)
    build_army(pack, world)
    world.cap = pack.integer("cap", 1, 10_000)


def build_spaces(pack: Pack, world: Any) -> list[int]:
    """The numbers of the spaces of this terrain: its bases and headquarters."""
    world.bases = pack.integer("bases", 1, BASES)
    names = pack.rows("headquarters")
    for name in names:
        if name not in HQ_NAMES or names.count(name) > 1:
            pack.wrong("headquarters", f"must be some of {', '.join(HQ_NAMES)}, each once, not {name!r}")
    for colour, slugs in enumerate((HQ_NAMES[:2], HQ_NAMES[2:])):
        if slugs[0] not in names:
            pack.wrong("headquarters", f"{slugs[0]} is missing")
        world.hq[colour] = sum(1 << NUMBERS[name] for name in names if name in slugs)
    return [*range(int(world.bases)), *(NUMBERS[hq] for hq in HQ_NAMES if hq in names)]


def space_of(pack: Pack, key: str, name: Any, spaces: list[int]) -> int:
    """The number of the space of that name."""
    if not isinstance(name, str) or NUMBERS.get(name) not in spaces:
        pack.wrong(key, f"there is no space {name!r}; there are {', '.join(LABELS[space] for space in spaces)}")
    return NUMBERS[name]


# The map


def build_paths(pack: Pack, world: Any, spaces: list[int]) -> None:
    """Notes the neighbours of every space, which must be neighbours both ways and all hang together."""
    for name, others in pack.table("paths").items():
        key = f"paths.{name}"
        space = space_of(pack, key, name, spaces)
        if not isinstance(others, list) or len(set(map(str, others))) != len(others):
            pack.wrong(key, f"must be a list of different spaces, not {others!r}")
        world.near[space] = sum(1 << space_of(pack, key, other, spaces) for other in others)
    for space in spaces:
        check_symmetric(pack, world, space)
    check_connected(pack, world, spaces)
    for colour in range(2):
        headquarters = members(int(world.hq[colour]))
        world.home[colour] = sum_of_bits(world.near[space] for space in headquarters)


def sum_of_bits(masks: Any) -> int:
    """All bits of some masks together."""
    total = 0
    for mask in masks:
        total |= int(mask)
    return total


def check_symmetric(pack: Pack, world: Any, space: int) -> None:
    """Refuses a path that is not there from its other end, or that leads back to where it began."""
    key = f"paths.{LABELS[space]}"
    for other in members(int(world.near[space])):
        if other == space:
            pack.wrong(key, "a space is no neighbour of itself")
        if not int(world.near[other]) >> space & 1:
            pack.wrong(key, f"names {LABELS[other]}, but paths.{LABELS[other]} does not name {LABELS[space]}")


def check_connected(pack: Pack, world: Any, spaces: list[int]) -> None:
    """Refuses a map with a part that no path leads to."""
    reached = {spaces[0]}
    while new := {other for space in reached for other in members(int(world.near[space]))} - reached:
        reached |= new
    for space in spaces:
        if space not in reached:
            pack.wrong(f"paths.{LABELS[space]}", f"no path leads from {LABELS[spaces[0]]} to {LABELS[space]}")


def build_places(pack: Pack, world: Any, spaces: list[int]) -> None:
    """Notes where each space is drawn; straight paths between the places must not cross."""
    table = pack.table("places")
    for name in table:
        space_of(pack, f"places.{name}", name, spaces)
    for space in spaces:
        key = f"places.{LABELS[space]}"
        point = table.get(LABELS[space])
        if not isinstance(point, list) or len(point) != 2:
            pack.wrong(key, f"must be two numbers, x and y in per cent, not {point!r}")
        world.place[space][:] = [pack.checked(key, number, 0, 100) for number in point]
    paths = [(a, b) for a in spaces for b in members(int(world.near[a])) if a < b]
    if found := crossing(points(world), paths):
        (a, b), (c, d) = found
        pack.wrong("places", f"the path {LABELS[a]} to {LABELS[b]} crosses the path {LABELS[c]} to {LABELS[d]}")


def points(world: Any) -> list[tuple[int, int]]:
    """The place of every space."""
    return [(int(x), int(y)) for x, y in world.place]


# Regions and medals


def build_regions(pack: Pack, world: Any, spaces: list[int]) -> None:
    """Notes the regions, which must be the faces of the map with enough bases, and the objectives."""
    rows = pack.rows("regions")
    if not 1 <= len(rows) <= REGIONS:
        pack.wrong("regions", f"must be 1 to {REGIONS} regions, not {len(rows)}")
    world.regions = len(rows)
    faces = base_faces(world, spaces)
    for region, row in enumerate(rows):
        bases = build_region(pack, world, region, row)
        if bases not in faces:
            pack.wrong(f"regions[{region}].bases", "these bases do not lie around one closed area of the map")
        faces.remove(bases)
    if faces:
        missing = ", ".join(LABELS[base] for base in sorted(faces[0]))
        pack.wrong("regions", f"the closed area between the bases {missing} is missing")
    build_objective(pack, world)


def base_faces(world: Any, spaces: list[int]) -> list[frozenset[int]]:
    """The bases around each closed area that has enough of them to be a region."""
    near = {space: members(int(world.near[space])) for space in spaces}
    faces = [frozenset(space for space in face if space < BASES) for face in inner_faces(near, points(world))]
    return [face for face in faces if len(face) >= FACE]


def build_region(pack: Pack, world: Any, region: int, row: Any) -> frozenset[int]:
    """Notes one region and returns the bases around it."""
    key = f"regions[{region}]"
    if not isinstance(row, dict) or set(row) != {"bases", "medals"} or not isinstance(row["bases"], list):
        pack.wrong(key, "must be a table with `bases`, a list, and `medals`")
    bases = frozenset(pack.checked(f"{key}.bases", base, 1, int(world.bases)) - 1 for base in row["bases"])
    medals = pack.checked(f"{key}.medals", row["medals"], 1, BASES)
    if medals != len(bases) - 2:
        pack.wrong(f"{key}.medals", f"must be {len(bases) - 2}: two fewer than the {len(bases)} bases around it")
    world.prize[region] = medals
    world.region[region] = sum(1 << base for base in bases)
    for base in bases:
        world.beside[base] = int(world.beside[base]) | 1 << region
    return bases


def build_objective(pack: Pack, world: Any) -> None:
    """Notes how many medals win, which must be half of them, rounded down."""
    total = sum(int(medals) for medals in world.prize)
    for colour, name in enumerate(("blue", "red")):
        world.objective[colour] = pack.integer(f"objective.{name}", 1, 127)
        if world.objective[colour] != total // 2:
            pack.wrong(f"objective.{name}", f"must be {total // 2}: half of the {total} medals, rounded down")


# Special bases


def build_special(pack: Pack, world: Any, spaces: list[int]) -> None:
    """Notes the bases with an effect."""
    for name, effect in pack.table("special").items():
        key = f"special.{name}"
        base = space_of(pack, key, name, spaces)
        if base >= BASES:
            pack.wrong(key, "is a headquarters; only bases have an effect")
        if effect not in SPECIAL_NAMES[PLAIN + 1 : LIMIT]:
            pack.wrong(key, f"must be one of {', '.join(SPECIAL_NAMES[PLAIN + 1 : LIMIT])}, not {effect!r}")
        world.special[0][base] = SPECIAL_NAMES.index(effect)
        if SPECIAL_NAMES.index(effect) == SHIELD:
            world.shields[0] = int(world.shields[0]) | 1 << base


def build_limits(pack: Pack, world: Any, spaces: list[int]) -> None:
    """Notes which spaces take which troops: all of them where nothing is said, and all of them for beginners."""
    everywhere = sum(1 << space for space in spaces)
    world.admits[:] = everywhere
    for name, troops in pack.table("limits").items():
        key = f"limits.{name}"
        space = space_of(pack, key, name, spaces)
        if not isinstance(troops, list) or not troops or any(troop not in TROOP_NAMES for troop in troops):
            pack.wrong(key, f"must be a list of some of {', '.join(TROOP_NAMES)}, not {troops!r}")
        if space < BASES:
            if world.special[0][space] != PLAIN:
                pack.wrong(key, "this base has an effect already")
            world.special[0][space] = LIMIT
        for kind in range(KINDS):
            if TROOP_NAMES[kind] not in troops:
                world.admits[0][kind] = int(world.admits[0][kind]) & ~(1 << space)


# Armies


def build_army(pack: Pack, world: Any) -> None:
    """Notes how many troops of each kind an army has, and how many begin where."""
    table = pack.table("troops")
    for name in [*table, *TROOP_NAMES]:
        if name not in TROOP_NAMES or name not in table:
            pack.wrong(f"troops.{name}", f"there must be a number for each of {', '.join(TROOP_NAMES)}, and no more")
    world.copies[:] = [pack.checked(f"troops.{name}", table[name], 0, COPIES) for name in TROOP_NAMES]
    army = sum(int(n) for n in world.copies)
    world.rack_limit = pack.integer("rack.limit", 1, KINDS * COPIES)
    world.removed = pack.integer("removed", 0, army)
    most = min(int(world.rack_limit), army - int(world.removed))
    world.first_rack = pack.integer("rack.first", 0, most)
    world.second_rack = pack.integer("rack.second", 0, most)


assert len(HQ_NAMES) == HQS
