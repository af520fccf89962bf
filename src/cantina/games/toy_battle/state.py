"""The record of a game of Toy Battle, and the record of its content.

Spaces are bits: bases are bits 0 to 15, headquarters bits 16 to 19 (two blue, then two red). Troops that lie on the
terrain are bytes: 1 + 8 * seat + kind, and 0 for nothing. Kernels read masks with `int64(...)`: `int(...)` of an
unsigned field stays unsigned when compiled, and unsigned with signed makes floating numbers.
"""

from typing import Any

from cantina.core.header import HEADER
from cantina.core.kernel import struct

KINDS = 8  # a kind's number is its strength; the joker Kwak is 0
KWAK, SKULLY, CAPN, JUMBO, HOOK, XB42, STAR, ROXY = range(KINDS)
COPIES = 3  # the most of one kind in one army
ARMY = KINDS * COPIES

BASES = 16  # the most that a terrain may have
HQS = 4  # blue 1, blue 2, red 1, red 2
SPACES = BASES + HQS
REGIONS = 16
BLUE, RED = 0, 1
ALL_BASES = (1 << BASES) - 1

# What a special base does. Those up to BLOCK act after a troop was placed there; the others limit the placement itself.
PLAIN, RECALL, DRAW, MOVE, RECOVER, BLOCK, SHIELD, LIMIT = range(8)
CHAIN = COPIES + 1  # placements in one turn: every Cap'n brings one more

# What is being decided; the name of a troop alone is its kind
TURN, EXTRA, SKULLY_DRAW, JUMBO_TARGET, XB42_HIT, STAR_DRAW = range(6)
CASTLE, CLOUDS, JUNGLE_FROM, JUNGLE_TO, CEMETERY, BATTLEFIELD = range(6, 12)

# How a game ends
CAPTURED, CONQUERED, STUCK, CAP = range(1, 5)

STATE = struct(
    **HEADER,
    shows=("u2", (2, KINDS)),  # by seat and kind: the bases whose visible troop is such a one
    held=("u2", 2),  # by seat: the bases that it occupies, which is all of `shows` together
    taken=("u2", 2),  # by seat: the regions whose medals it has taken
    # Everything that lies on the terrain, base by base, each stack from the bottom up. One sorted row takes 48 bytes
    # where sixteen stacks would take 768, and equal positions have equal bytes. A zero stands behind the last troop.
    pile=("i1", 2 * ARMY + 8),
    top=("i1", BASES),  # the visible troop of each base, 0 if it is empty
    height=("i1", BASES),  # troops on each base
    rack=("i1", (2, KINDS)),  # hidden from the other seat
    # Reserve and removed troops together: nobody ever learns which four were removed, so a troop leaves this bag as it
    # would leave the shuffled reserve, and the owner knows the bag by counting. Hidden from the other seat.
    unseen=("i1", (2, KINDS)),
    lying=("i1", (2, KINDS)),  # troops of the rack that were laid face down, hidden from the other seat
    known=("i1", (2, KINDS)),  # troops that everyone saw go back to the rack, until one of the kind leaves it
    discard=("i1", (2, KINDS)),  # discarded troops, open
    rack_size=("i1", 2),  # troops on each rack
    reserve=("i1", 2),  # troops that can still be drawn
    lying_size=("i1", 2),  # of these, how many lie face down
    medals=("i1", 2),  # medals of each seat
    pending=("i1", CHAIN),  # 1 + base of the special bases still to act this turn, in order; 0 behind the last
    spot="i1",  # 1 + base of the Jumbo or of the special base that is asking, else 0
    origin="i1",  # 1 + base of the troop that the jungle is about to move, else 0
    blue="i1",  # the seat that plays blue
    beginner="i1",  # 1 when special bases count as plain ones
    winner="i1",  # 1 + seat, 0 while there is none
    flag="i1",  # 1 + 4 * kind + headquarters of the troop that captured one, else 0
    spare=("i1", 6),
)

WORLD = struct(
    near=("u4", SPACES),  # the spaces one path away from each space
    hq=("u4", 2),  # the headquarters of each colour
    home=("u4", 2),  # the spaces one path away from a headquarters of each colour
    # Special bases twice: as printed, and as beginners play, with nothing special; `s.beginner` is the index.
    admits=("u4", (2, KINDS)),  # the spaces that a kind may be placed on
    shields=("u4", 2),  # bases on which troops have no effect
    region=("u2", REGIONS),  # the bases around each region
    beside=("u2", BASES),  # the regions beside each base
    cap="i2",  # turns after which the game is a draw
    special=("i1", (2, BASES)),
    prize=("i1", REGIONS),  # medals in each region
    objective=("i1", 2),  # medals to win, by colour
    copies=("i1", KINDS),
    place=("i1", (SPACES, 2)),  # x and y of each space in per cent, blue at the bottom
    bases="i1",
    regions="i1",
    removed="i1",
    rack_limit="i1",
    first_rack="i1",
    second_rack="i1",
    spare=("i1", 2),
)


def census(world: Any, s: Any) -> dict[str, int]:
    """The troops of each army by kind, wherever they are, and the medals: totals that never change."""
    totals = {"medals": medals_in_all(world, s)}
    for seat in range(2):
        for kind in range(KINDS):
            lying = s.pile.count(1 + KINDS * seat + kind)
            off = sum(row[seat][kind] for row in (s.rack, s.unseen, s.discard))
            flag = s.winner == 1 + seat and s.flag > 0 and (s.flag - 1) // HQS == kind
            totals[f"seat {seat} kind {kind}"] = lying + off + flag
    return totals


def medals_in_all(world: Any, s: Any) -> int:
    """The medals with the players and those still in their regions."""
    taken = s.taken[0] | s.taken[1]
    left: int = sum(world.prize[r] for r in range(world.regions) if not taken >> r & 1)
    with_players: int = sum(s.medals)
    return left + with_players
